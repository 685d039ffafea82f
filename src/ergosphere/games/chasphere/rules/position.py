"""Everything that lies on the table, and nothing that happens to it: the data that the other modules work on."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.engine.state import State
from ergosphere.games.chasphere.rules.box import SLOTS, Box
from ergosphere.games.chasphere.rules.sector import PLANETS, STAR

# What is to be decided. Nature acts in those up to LOOKING; ships are dealt or chosen.
DRAWING_FIRST: Final = 0
DRAWING_DISC: Final = 1
DEALING_SHIPS: Final = 2
DEALING_CARDS: Final = 3
OPENING: Final = 4
DRAWING: Final = 5
LOOKING: Final = 6
CHOOSING_SHIPS: Final = 7
TURN: Final = 8
KEEPING: Final = 9
RETURNING: Final = 10
SWAPPING: Final = 11
PAYING: Final = 12
OVER: Final = 13

# Why it is over.
NO_REASON: Final = 0
SECTOR_LOST: Final = 1
LAST_SHIP: Final = 2
ALL_LOST: Final = 3
REASONS: Final = ("", "sector-lost", "last-ship", "all-lost")

# Rows of `cards`: the first four are the seats' cargo.
ZONE: Final = 4  # the bargaining zone
GONE: Final = 5  # out of the game
POOL: Final = 6  # in the decks where nobody knows the order; for the Ship-shop's kind: in the shop
ROWS: Final = 7

# Fields of a ship, FIELDS * seat + ...
SPACE: Final = 0
ENERGY: Final = 1
ENGINE: Final = 2  # level, from 0
SHIP: Final = 3  # -1 until it is dealt
MARKERS: Final = 4  # explored planets, a bit each
SEIZED: Final = 5  # Opportunities, a bit each
LOST: Final = 6  # 0, or the number of the move that swallowed it
EXPLORER: Final = 7  # CH-20: 0, FIRST_ALONE or FIRST_SHARED
COMPLETED: Final = 8  # the game turn in which the sixth marker came, or 0
# What the cargo allows, kept in step with it by cargo.refit.
STOCK: Final = 9  # counts as in Box.costs, then Synthesizers
ANALYZERS: Final = 10
UNITS: Final = 11  # planets of Robotic Recovery Units, a bit each
COORDINATES: Final = 12  # planets of C'Coordinates
IMPLANTS: Final = 13
COSCOS: Final = 14
CAPSULES: Final = 15
ARTIFACTS: Final = 16
FIELDS: Final = 17

FIRST_ALONE: Final = 1
FIRST_SHARED: Final = 2

# Marks of a card in a deck or in an explorer's hand: who knows it (bits 0-3 seats, 4 everybody), and what all know of
# it besides.
PUBLIC: Final = 16
ALL: Final = 31
NO_EVENT: Final = 32  # CH-18: it was put back by an explorer
WELL_HIDDEN: Final = 64  # CH-19: it was drawn alone and could not be kept

# Sizes of a deck, 3 * planet + ...
IN_POOL: Final = 0
ON_TOP: Final = 1
BELOW: Final = 2

FULL: Final = SLOTS

NO_KIND: Final = -1
NO_PLANET: Final = -1
NO_PURCHASE: Final = -1
# Purchases beyond the Opportunities.
BUY_LEVEL: Final = 62
BUY_CARD: Final = 63


@mypyc_attr(allow_interpreted_subclasses=False, acyclic=True)
class Table(State):
    """A deck is, from the top: the last to the first of its top list, the pool in no order, then its bottom list.

    In `slots` the top list begins at the deck's first place and grows upwards; the bottom list begins at its last place
    and grows downwards, so the lowest card has the lowest place. Without a pool there is no bottom list."""

    box: Box
    count: i64  # seats
    overview: bool  # CH-30
    chain: bool  # CH-11
    choosing: bool  # CH-4
    phase: i64
    seat: i64  # whose turn it is
    first: i64
    turn: i64  # game turn
    last_turn: i64  # CH-31; 0 while it is open
    played: i64  # seats that have had their turn in this game turn
    reason: i64
    # The sky.
    disc: i64
    marker: i64  # place on the disc, -1 at first
    visits: i64  # CH-13: how often the marker came to the symbol
    collapsed: bool
    at: i64  # the planets' spaces, five bits each; the star once they are swallowed
    contaminated: i64
    moves: i64  # of planets so far, to number losses
    # This seat's turn.
    explored: i64  # planets, a bit each
    analyzed: bool
    stopped: bool  # CH-24
    # An exploration, or a look.
    planet: i64
    spent: i64
    drawn: i64
    hand_size: i64
    hand: i64  # kinds in the order drawn, eight bits each
    hand_marks: i64
    fresh: i64  # cards of the hand that nobody has been told of yet
    keep_limit: i64
    kept: i64
    sent_up: i64  # cards put back on top so far
    sent_down: i64  # and at the bottom
    looks: i64  # cards that are still to be seen
    event: i64  # the first event, waiting for a second
    # A bargain or a payment.
    given: i64
    purchase: i64
    needs: i64  # as Box.costs
    wild: i64  # Synthesizers that have been paid
    paid_from: i64  # CH-22: payments go through the decks in order
    open: i64  # Opportunities, a bit each
    unopened: i64
    vanished: i64  # Opportunities of lost ships
    ships: vec[i64]
    cards: vec[u8]  # counts by ROW * kinds + kind
    slots: vec[u8]
    marks: vec[u8]
    sizes: vec[u8]
    journal: list[tuple[str, int, int, int]] | None  # what happens, while somebody wants it told

    def __init__(
        self, box: Box, count: i64, ships: vec[i64], cards: vec[u8], slots: vec[u8], marks: vec[u8], sizes: vec[u8]
    ) -> None:
        self.box = box
        self.count = count
        self.ships = ships
        self.cards = cards
        self.slots = slots
        self.marks = marks
        self.sizes = sizes
        self.journal = None
        self.overview = False
        self.chain = False
        self.choosing = False
        self.phase = DRAWING_FIRST
        self.seat = 0
        self.first = -1
        self.turn = 0
        self.last_turn = 0
        self.played = 0
        self.reason = NO_REASON
        self.disc = -1
        self.marker = -1
        self.visits = 0
        self.collapsed = False
        self.at = 0
        self.contaminated = 0
        self.moves = 0
        self.explored = 0
        self.analyzed = False
        self.stopped = False
        self.planet = NO_PLANET
        self.spent = 0
        self.drawn = 0
        self.hand_size = 0
        self.hand = 0
        self.hand_marks = 0
        self.fresh = 0
        self.keep_limit = 0
        self.kept = 0
        self.sent_up = 0
        self.sent_down = 0
        self.looks = 0
        self.event = NO_KIND
        self.given = NO_KIND
        self.purchase = NO_PURCHASE
        self.needs = 0
        self.wild = 0
        self.paid_from = 0
        self.open = 0
        self.unopened = 0
        self.vanished = 0

    def copy_to(self, other: Table) -> None:
        """All that is not a vec, which the constructor takes; the journal belongs to one state alone."""
        other.overview = self.overview
        other.chain = self.chain
        other.choosing = self.choosing
        other.phase = self.phase
        other.seat = self.seat
        other.first = self.first
        other.turn = self.turn
        other.last_turn = self.last_turn
        other.played = self.played
        other.reason = self.reason
        other.disc = self.disc
        other.marker = self.marker
        other.visits = self.visits
        other.collapsed = self.collapsed
        other.at = self.at
        other.contaminated = self.contaminated
        other.moves = self.moves
        other.explored = self.explored
        other.analyzed = self.analyzed
        other.stopped = self.stopped
        other.planet = self.planet
        other.spent = self.spent
        other.drawn = self.drawn
        other.hand_size = self.hand_size
        other.hand = self.hand
        other.hand_marks = self.hand_marks
        other.fresh = self.fresh
        other.keep_limit = self.keep_limit
        other.kept = self.kept
        other.sent_up = self.sent_up
        other.sent_down = self.sent_down
        other.looks = self.looks
        other.event = self.event
        other.given = self.given
        other.purchase = self.purchase
        other.needs = self.needs
        other.wild = self.wild
        other.paid_from = self.paid_from
        other.open = self.open
        other.unopened = self.unopened
        other.vanished = self.vanished


def note(table: Table, what: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """For those who want to be told; `what` is the event's name."""
    if table.journal is not None:
        table.journal.append((what, int(a), int(b), int(c)))


def planet_at(table: Table, space: i64) -> i64:
    """The planet on a space, or NO_PLANET. Swallowed ones are nowhere."""
    if space == STAR:
        return NO_PLANET
    at = table.at
    for planet in range(i64(PLANETS)):
        if (at >> (5 * planet)) & 31 == space:
            return planet
    return NO_PLANET


def space_of(table: Table, planet: i64) -> i64:
    return (table.at >> (5 * planet)) & 31


def marked_planet(table: Table) -> i64:
    """The planet under the rotation marker."""
    if table.marker < 0:
        return NO_PLANET
    return i64(table.box.discs[PLANETS * table.disc + table.marker])


def is_lost(table: Table, seat: i64) -> bool:
    return table.ships[FIELDS * seat + LOST] > 0


def deck_size(table: Table, deck: i64) -> i64:
    sizes = table.sizes
    return i64(sizes[3 * deck]) + i64(sizes[3 * deck + ON_TOP]) + i64(sizes[3 * deck + BELOW])
