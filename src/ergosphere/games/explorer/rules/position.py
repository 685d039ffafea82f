"""All data of a match at one moment, and simple questions about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.core.values import Outcome
from ergosphere.games.explorer.rules.box import CHANGE, FIRST_DANGER, HOME, INNERMOST, ROW, ZONE, Box
from ergosphere.games.explorer.rules.cards import BITS, KINDS
from ergosphere.games.explorer.rules.party import Party

# The numbers in each crew's row.
WIDTH: Final = 15
ORBIT: Final = 0
SPACE: Final = 1
COUNT: Final = 2  # EX-13: spaces since the ship entered its orbit, at most a complete one
ENERGY: Final = 3
PROBES: Final = 4
SHIELDING: Final = 5
STRENGTH: Final = 6
ROBOTS: Final = 7
RESULTS: Final = 8  # a bit for each card
MISSED: Final = 9  # turns that it still has to miss
DESIGN: Final = 10  # as built; NO_SHIP before the first mission and after each one
FUNDING: Final = 11  # in millions, as rolled last
MISSIONS: Final = 12  # ships built so far
TURNS: Final = 13  # that the crew has had, missed ones included: its seats take them in rotation
JOINED: Final = 14  # EX-3: the crew that it flies with, or NO_CREW

NO_SHIP: Final = -1
NO_CREW: Final = -1
NO_ROW: Final = (HOME, 0, 0, 0, 0, 0, 0, 0, 0, 0, NO_SHIP, 0, 0, 0, NO_CREW)

# What the match waits for. Up to NATURES nature acts.
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
class Position(State):
    """A row of numbers for each crew, and a few more. Everything is open; only chance is unknown."""

    box: Box
    party: Party
    rows: vec[i64]
    deck: i64  # event cards to draw, three bits for each kind
    discards: i64
    unfound: i64  # result cards that nobody holds, one bit each
    phase: i64
    crew: i64  # whose turn it is
    asker: i64  # EX-3: the crew that has asked it, or NO_CREW
    first: i64  # the crew that began, NO_CREW before it is known
    round: i64  # 0 while the first ships are built
    left: i64  # spaces of the roll still to move
    dice: i64  # to roll
    launched: bool  # EX-18: one probe per turn
    drawn: bool  # EX-16: has an event been drawn this turn?
    winner: i64
    reason: i64
    reshuffles: bool  # the discards go back before each draw: in the model of the odds, never in a match
    journal: list[tuple[str, int, int, int, int, int]] | None  # what happens, while somebody wants to be told

    def __init__(
        self, *, box: Box, party: Party, rows: vec[i64], deck: i64, discards: i64, unfound: i64, phase: i64,
        crew: i64, asker: i64, first: i64, round: i64, left: i64, dice: i64, launched: bool, drawn: bool,
        winner: i64, reason: i64, reshuffles: bool,
    ) -> None:  # fmt: skip
        self.box = box
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

    def next_crew(self) -> i64:
        return self.party.following[self.crew]

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

    def in_danger(self) -> bool:
        return FIRST_DANGER <= self.own(ORBIT) <= INNERMOST

    def held(self) -> i64:
        """Results in hand."""
        bits = self.own(RESULTS)
        count: i64 = 0
        while bits:
            bits &= bits - 1
            count += 1
        return count

    def prize_die(self) -> i64:
        """EX-22: the lowest die that wins; more than three results count as three."""
        results = self.held()
        return self.box.prize_success[3 if results > 3 else results]

    def offered(self) -> bool:
        """EX-13: a change of orbit is offered on a change-orbit space after a complete orbit."""
        orbit = self.own(ORBIT)
        if self.own(COUNT) < self.box.length[orbit]:
            return False
        return i64(self.box.marks[ROW * orbit + self.own(SPACE)]) & CHANGE != 0

    def zone_above(self) -> bool:
        return self.box.climbs_zone(self.own(ORBIT))

    def space_above(self) -> i64:
        """EX-15: the first of the two spaces above, where there are two."""
        return 2 * self.own(SPACE)

    # The journal

    def note(self, what: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Record what happens, while somebody wants to be told; `what` is the sentence's id."""
        if self.journal is not None:
            self.journal.append((what, int(self.crew), int(a), int(b), int(c), int(d)))

    def note_ship(self) -> None:
        """What the ship has after an event."""
        self.note("ship-changed", self.own(ENERGY), self.own(PROBES), self.own(SHIELDING), self.own(STRENGTH))

    # What search and people ask

    def key(self, seat: i64) -> i64:
        """Two sums over every number; nothing in a match is hidden, so it's the same for all seats."""
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
        """EX-2: a lone crew loses without the Prize; a race without a Prize is a draw."""
        if self.winner == NO_CREW:
            return -1.0 if self.party.alone else 0.0
        return 1.0 if self.party.crew_of[seat] == self.winner else -1.0

    def scores(self) -> list[int]:
        """The Prize is the only point."""
        return [int(self.winner == self.party.crew_of[seat]) for seat in range(self.party.seats)]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = self.scores()
        winners = [seat for seat, score in enumerate(scores) if score]
        ranks = [1 if score or not winners else 1 + len(winners) for score in scores]
        return Outcome(scores, ranks, winners, REASONS[self.reason])

    def cards(self, deck: i64) -> i64:
        """The number of cards in a deck."""
        count: i64 = 0
        for kind in range(i64(KINDS)):
            count += deck >> (BITS * kind) & 7
        return count
