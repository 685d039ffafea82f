"""A match at one moment, as data: the ships, the decks, whose turn it is; and what can be asked of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.core.values import Outcome
from ergosphere.games.explorer.rules.box import FIRST_DANGER, HOME, INNERMOST, ZONE, Board, Party
from ergosphere.games.explorer.rules.cards import BITS, KINDS

# What is known of each crew's ship, by place in its row.
WIDTH: Final = 15
ORBIT: Final = 0
SPACE: Final = 1
COUNT: Final = 2  # EX-13: spaces since the ship came into its orbit, at most a complete one
ENERGY: Final = 3
PROBES: Final = 4
SHIELDING: Final = 5
STRENGTH: Final = 6
ROBOTS: Final = 7
RESULTS: Final = 8  # a bit for each card
MISSED: Final = 9  # turns that it must miss
DESIGN: Final = 10  # as built; NO_SHIP before the first and after each end of a mission
FUNDING: Final = 11  # in millions, as rolled last
MISSIONS: Final = 12  # ships built so far
TURNS: Final = 13  # that the crew has had, missed ones included: they pass from seat to seat
JOINED: Final = 14  # EX-3: the crew with which it flies together, NO_CREW: none

NO_SHIP: Final = -1
NO_CREW: Final = -1
NO_ROW: Final = (HOME, 0, 0, 0, 0, 0, 0, 0, 0, 0, NO_SHIP, 0, 0, 0, NO_CREW)

# What the match waits for. Up to NATURES it is nature that acts.
DRAW_FIRST: Final = 0
FUND: Final = 1
THROW: Final = 2
DRAW_EVENT: Final = 3
ROLL_PROBE: Final = 4
FIND_RESULT: Final = 5
FALL: Final = 6
PRESENT: Final = 7
NATURES: Final = 7
BUILD: Final = 8
PREPARE: Final = 9  # before the roll
MOVE: Final = 10  # a change of orbit is offered
CLIMB: Final = 11  # an event leads up into another zone
DRAG: Final = 12  # frame-dragging: up or energy
FINISH: Final = 13  # after the move
OVER: Final = 14
ASKING: Final = 15  # EX-3: may ask another crew to fly together
ANSWERING: Final = 16  # has been asked
PHASES: Final = (
    "draw-first", "fund", "throw", "draw-event", "roll-probe", "find-result", "fall", "present",
    "build", "prepare", "move", "climb", "drag", "finish", "over", "ask", "answer",
)  # fmt: skip

REASONS: Final = ("", "prize", "wormhole", "missions-spent", "rounds")
PRIZE: Final = 1
WORMHOLE: Final = 2
MISSIONS_SPENT: Final = 3
ROUNDS: Final = 4

HALF: Final = 0x7FFFFFFF  # keys are made of two halves of 31 bits, so that no product leaves 63 bits
ACTING: Final[list[tuple[int, ...]]] = [(), (NATURE,), (0,), (1,), (2,), (3,), (4,), (5,)]  # by actor + 2


@mypyc_attr(allow_interpreted_subclasses=False, acyclic=True)
class Ships(State):
    """Rows of numbers, one a crew, and a few more. Everything is open; only chance is not known."""

    board: Board
    party: Party
    rows: vec[i64]
    deck: i64  # event cards to draw, three bits for each kind
    discards: i64
    unfound: i64  # result cards that nobody holds, a bit for each
    phase: i64
    crew: i64  # whose turn it is
    asker: i64  # EX-3: the crew that has asked it, NO_CREW: none
    first: i64  # the crew that began, NO_CREW before it is known
    round: i64  # 0 while the first ships are built
    left: i64  # spaces of the roll still to move
    dice: i64  # to roll
    launched: bool  # EX-18: one probe a turn
    drawn: bool  # EX-16: has an event been drawn in this turn?
    winner: i64
    reason: i64
    reshuffles: bool  # the discards go back before each draw: the model of the odds, never in a match
    journal: list[tuple[str, int, int, int, int, int]] | None  # what happens, while somebody wants it told

    def __init__(
        self, board: Board, party: Party, rows: vec[i64], deck: i64, discards: i64, unfound: i64, phase: i64,
        crew: i64, asker: i64, first: i64, round: i64, left: i64, dice: i64, launched: bool, drawn: bool,
        winner: i64, reason: i64, reshuffles: bool,
    ) -> None:  # fmt: skip
        self.board = board
        self.party = party
        self.rows = rows
        self.deck = deck
        self.discards = discards
        self.unfound = unfound
        self.phase = phase
        self.crew = crew
        self.asker = asker
        self.first = first
        self.round = round
        self.left = left
        self.dice = dice
        self.launched = launched
        self.drawn = drawn
        self.winner = winner
        self.reason = reason
        self.reshuffles = reshuffles
        self.journal = None

    def seats(self) -> i64:
        return self.party.seats

    def pilot(self) -> i64:
        """EX-1: the seats of a crew take its turns in rotation."""
        party = self.party
        start = party.from_member[self.crew]
        size = party.from_member[self.crew + 1] - start
        return party.members[start] if size == 1 else party.members[start + self.rows[WIDTH * self.crew + TURNS] % size]

    def actor(self) -> i64:
        if self.phase <= NATURES:
            return NATURE
        return NOBODY if self.phase == OVER else self.pilot()

    def acts(self, seat: i64) -> bool:
        return seat != NOBODY and self.actor() == seat

    def actors(self) -> tuple[int, ...]:
        return ACTING[self.actor() + 2]

    # The ship of the crew whose turn it is

    def own(self, slot: i64) -> i64:
        return self.rows[WIDTH * self.crew + slot]

    def put(self, slot: i64, value: i64) -> None:
        self.rows[WIDTH * self.crew + slot] = value

    def in_orbit(self) -> bool:
        return 1 <= self.own(ORBIT) <= INNERMOST

    def zone(self) -> i64:
        return ZONE[self.own(ORBIT)]

    def built(self, slot: i64) -> i64:
        """The level of shielding or strength as built."""
        design = self.own(DESIGN)
        return design >> 4 & 3 if slot == SHIELDING else design >> 2 & 3

    def can_repair(self, slot: i64) -> bool:
        """EX-24: a robot restores one level, up to the level built."""
        return self.own(ROBOTS) > 0 and self.own(slot) < self.built(slot)

    def in_danger(self) -> bool:
        return FIRST_DANGER <= self.own(ORBIT) <= INNERMOST

    def can_launch(self) -> bool:
        """EX-18: in the Danger zone, one probe a turn, one token."""
        if self.launched or not self.in_danger():
            return False
        return self.own(PROBES) > 0 and self.own(ENERGY) > 0

    def can_give(self, gift: i64, crew: i64) -> bool:
        """EX-19: a service that can be paid in full, to another ship on the same or an adjacent space."""
        rows = self.rows
        giver = WIDTH * self.crew
        taker = WIDTH * crew
        if crew == self.crew or rows[giver + ENERGY] < (2 if gift == 0 else 1):
            return False
        if gift == 1 and (rows[giver + PROBES] == 0 or rows[taker + PROBES] >= self.board.most_probes):
            return False
        if gift == 2 and rows[giver + ROBOTS] == 0:
            return False
        return self.board.adjacent(rows[giver + ORBIT], rows[giver + SPACE], rows[taker + ORBIT], rows[taker + SPACE])

    def can_ask(self, crew: i64) -> bool:
        """EX-3: another crew, and neither has joined before."""
        if crew == self.crew or self.own(JOINED) != NO_CREW:
            return False
        return self.rows[WIDTH * crew + JOINED] == NO_CREW

    def has_neighbour(self) -> bool:
        """Is there a ship that could be helped?"""
        if self.party.alone or self.own(ENERGY) == 0 or not self.in_orbit():
            return False
        for crew in range(self.party.crews):
            if self.can_give(0, crew) or self.can_give(1, crew) or self.can_give(2, crew):
                return True
        return False

    # What search and people ask

    def key(self, seat: i64) -> i64:
        """Two sums that every number goes into; nothing in a match is hidden, so all seats have the same."""
        first: i64 = self.phase + 32 * self.crew + 256 * (self.round + 256 * (self.left + 32 * self.dice))
        second: i64 = self.deck & HALF
        first = (first * 1103515245 + (self.deck >> 31)) & HALF
        second = (second * 1664525 + (self.discards & HALF)) & HALF
        first = (first * 1103515245 + (self.discards >> 31)) & HALF
        second = (second * 1664525 + self.unfound) & HALF
        flags: i64 = (2 if self.launched else 0) + (1 if self.drawn else 0)
        first = (first * 1103515245 + 4 * (self.first + 1) + 32 * (self.asker + 1) + flags) & HALF
        for number in self.rows:
            first = ((first ^ (first >> 15)) * 1103515245 + number + 1) & HALF
            second = ((second ^ (second >> 13)) * 1664525 + number + 12345) & HALF
        return (first << 31) ^ second

    def payoff(self, seat: i64) -> float:
        """EX-2: a crew that is alone loses without the Prize; in a race nobody's Prize is a draw."""
        if self.winner == NO_CREW:
            return -1.0 if self.party.alone else 0.0
        return 1.0 if self.party.crew_of[seat] == self.winner else -1.0

    def scores(self) -> list[int]:
        """The Prize is the only point there is."""
        return [int(self.winner == self.party.crew_of[seat]) for seat in range(self.party.seats)]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = self.scores()
        winners = [seat for seat, score in enumerate(scores) if score]
        ranks = [1 if score or not winners else 1 + len(winners) for score in scores]
        return Outcome(scores, ranks, winners, REASONS[self.reason])

    def cards(self, deck: i64) -> i64:
        """How many cards a deck holds."""
        count: i64 = 0
        for kind in range(i64(KINDS)):
            count += deck >> (BITS * kind) & 7
        return count
