"""All data of a match at one moment, and simple questions about it. What happens to it is in the other modules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.engine.state import State
from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.sector import PLANETS, STAR

# Phases. Nature acts in those up to LOOKING, a seat in those from CHOOSING_SHIPS to PAYING.
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

# Why the match is over.
NO_REASON: Final = 0
SECTOR_LOST: Final = 1
LAST_SHIP: Final = 2
ALL_LOST: Final = 3
REASONS: Final = ("", "sector-lost", "last-ship", "all-lost")

# Rows of `cards`: the first four are the seats' cargo.
ZONE: Final = 4  # the bargaining zone
GONE: Final = 5  # out of the game
POOL: Final = 6  # the part of a deck whose order nobody knows; for Synthesizers of the Ship-shop, the shop
ROWS: Final = 7

# Fields of a ship, FIELDS * seat + ...
SPACE: Final = 0
ENERGY: Final = 1
ENGINE: Final = 2  # level, from 0
SHIP: Final = 3  # -1 before it is dealt
MARKERS: Final = 4  # explored planets, a bit each
SEIZED: Final = 5  # Opportunities, a bit each
LOST: Final = 6  # the number of the planet move that swallowed the ship, or 0
EXPLORER: Final = 7  # CH-20: 0, FIRST_ALONE or FIRST_SHARED
COMPLETED: Final = 8  # the game turn that brought the sixth marker, or 0
# What the cargo allows; cargo.refit keeps these up to date.
STOCK: Final = 9  # counts of resources, as in Box.costs
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

# Marks of a card in a deck or in an explorer's hand: who knows the card (bits 0 to 3 the seats, bit 4 everybody), and
# what everybody knows about it.
PUBLIC: Final = 16
ALL: Final = 31
NO_EVENT: Final = 32  # CH-18: it was put back by an explorer
WELL_HIDDEN: Final = 64  # CH-19: it was drawn alone and could not be kept

# Sizes of a deck, 3 * planet + ...
IN_POOL: Final = 0
ON_TOP: Final = 1
BELOW: Final = 2

NO_KIND: Final = -1
NO_PLANET: Final = -1
NO_PURCHASE: Final = -1
# Purchases beyond the Opportunities.
BUY_LEVEL: Final = 62
BUY_CARD: Final = 63


@mypyc_attr(allow_interpreted_subclasses=False, acyclic=True)
class Position(State):
    """A deck from the top down: its top list from last to first, the pool in no order, then its bottom list.

    In `slots` the top list starts at the deck's first slot and grows upwards. The bottom list starts at the last slot
    and grows downwards, so the lowest card has the lowest slot. A deck without a pool has no bottom list."""

    box: Box
    count: i64  # seats
    overview: bool  # CH-30
    chain: bool  # CH-11
    choosing: bool  # CH-4
    phase: i64
    seat: i64  # whose turn it is
    first: i64
    turn: i64  # game turn
    last_turn: i64  # CH-31; 0 until it is known
    played: i64  # seats that have had their turn in this game turn
    reason: i64
    # The sky.
    disc: i64
    marker: i64  # place on the disc, -1 at first
    visits: i64  # CH-13: how often the marker has reached the symbol
    collapsed: bool
    at: i64  # the planets' spaces, five bits each; a swallowed planet is at the star
    contaminated: i64
    moves: i64  # times the sky has moved; numbers the losses
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
    fresh: i64  # cards of the hand that haven't been told yet
    keep_limit: i64
    kept: i64
    sent_up: i64  # cards put back on top so far
    sent_down: i64  # and at the bottom
    looks: i64  # cards still to be seen
    event: i64  # the first event, waiting for a second
    # A bargain or a payment.
    given: i64
    purchase: i64
    needs: i64  # what is still to be paid, as in Box.costs
    wild: i64  # Synthesizers paid so far
    paid_from: i64  # CH-22: the rank that payments have reached; they go through the decks in order
    open: i64  # Opportunities, a bit each
    unopened: i64
    vanished: i64  # Opportunities of lost ships
    ships: vec[i64]
    cards: vec[u8]  # counts, kinds * row + kind
    slots: vec[u8]
    marks: vec[u8]
    sizes: vec[u8]
    journal: list[tuple[str, int, int, int]] | None  # what happens, if somebody wants to be told

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

    def copy_to(self, other: Position) -> None:
        """Everything except the vecs, which the constructor takes, and the journal, which is never shared."""
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


def note(position: Position, what: str, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
    """Write into the journal, if there is one; `what` names the event."""
    if position.journal is not None:
        position.journal.append((what, int(a), int(b), int(c)))


def planet_at(position: Position, space: i64) -> i64:
    """The planet on a space, or NO_PLANET. Swallowed planets are on no space."""
    if space == STAR:
        return NO_PLANET
    at = position.at
    for planet in range(i64(PLANETS)):
        if (at >> (5 * planet)) & 31 == space:
            return planet
    return NO_PLANET


def space_of(position: Position, planet: i64) -> i64:
    return (position.at >> (5 * planet)) & 31


def marked_planet(position: Position) -> i64:
    """The planet under the rotation marker."""
    if position.marker < 0:
        return NO_PLANET
    return i64(position.box.discs[PLANETS * position.disc + position.marker])


def is_lost(position: Position, seat: i64) -> bool:
    return position.ships[FIELDS * seat + LOST] > 0


def deck_size(position: Position, deck: i64) -> i64:
    sizes = position.sizes
    return i64(sizes[3 * deck]) + i64(sizes[3 * deck + ON_TOP]) + i64(sizes[3 * deck + BELOW])


def hand_kind(position: Position, place: i64) -> i64:
    return (position.hand >> (8 * place)) & 255


def place_in_hand(position: Position, kind: i64) -> i64:
    """The first of the drawn cards of a kind, or -1."""
    for place in range(position.hand_size):
        if hand_kind(position, place) == kind:
            return place
    return -1
