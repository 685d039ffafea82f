"""What happened, for logs, animations and screen readers. Not compiled (msgspec).

One action can set much going: a turn ends, a crew misses its turn, the next ship drops. So the action is played once
more with a journal, and the journal is put into events, in the order in which things happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ergosphere.core.engine.state import State
from ergosphere.core.text import Catalogue, Sentence
from ergosphere.core.values import Action, Event
from ergosphere.games.explorer import actions
from ergosphere.games.explorer.faces.telling import CrewEvent, in_a_sentence
from ergosphere.games.explorer.rules import cards
from ergosphere.games.explorer.rules.box import HOMEWARD, OUTBOUND, Board
from ergosphere.games.explorer.rules.position import SHIELDING
from ergosphere.games.explorer.rules.state import Explorer

PLACES = {0: "home", OUTBOUND: "outbound", HOMEWARD: "homeward"}


class FirstDrawn(CrewEvent, frozen=True):
    pass


class FundingRolled(CrewEvent, frozen=True):
    """The funding so far, in millions."""

    shown: int
    funding: int


class CrewAsked(CrewEvent, frozen=True):
    """EX-3: `crew` asks another to fly together."""

    other: int


class NobodyAsked(CrewEvent, frozen=True):
    pass


class CrewDeclined(CrewEvent, frozen=True):
    """`crew` says no to the one that asked."""

    other: int


class CrewsJoined(CrewEvent, frozen=True):
    """The seats of `other` now fly with `crew`, for this funding in millions."""

    other: int
    funding: int


class ShipBuilt(CrewEvent, frozen=True):
    probes: int
    shielding: int
    strength: int
    power: int
    energy: int


class TurnBegan(CrewEvent, frozen=True):
    seat: int
    round: int


class TurnMissed(CrewEvent, frozen=True):
    pass


class DiceBought(CrewEvent, frozen=True):
    dice: int
    energy: int


class DiceRolled(CrewEvent, frozen=True):
    total: int
    dice: tuple[int, ...]


class ShipMoved(CrewEvent, frozen=True):
    """Where a ship is now, and how it came there: moved, lowered, raised, dropped, pulled or lifted."""

    how: str
    place: str
    orbit: int
    space: int


class EventDrawn(CrewEvent, frozen=True):
    """A card, with the figures that the pack gives it."""

    card: str
    energy: int
    elsewhere: int
    below: int
    shielding: int
    strength: int
    most_probes: int

    def sentence(self, catalogue: Catalogue) -> Sentence:
        return catalogue.say(
            "event-explained",
            crew=catalogue.words("crew", {"crew": self.crew}),
            title=catalogue.words(self.card, {}),
            telex=catalogue.words(self.card, {}, "telex"),
            effect=in_a_sentence(catalogue, self.card, self, self.most_probes),
        )


class EventWithstood(CrewEvent, frozen=True):
    """The card doesn't touch the ship: its shielding or its hull holds, or the place is the right one."""

    card: str


class ShipChanged(CrewEvent, frozen=True):
    """What the ship has after an event."""

    energy: int
    probes: int
    shielding: int
    strength: int


class RobotUsed(CrewEvent, frozen=True):
    system: str
    level: int


class ProbeLaunched(CrewEvent, frozen=True):
    orbit: int
    energy: int


class ProbeFailed(CrewEvent, frozen=True):
    shown: int


class ProbeReported(CrewEvent, frozen=True):
    """The die by which it does; where a probe can't fail there is none."""

    shown: int


class ResultFound(CrewEvent, frozen=True):
    card: str

    def values(self, catalogue: Catalogue) -> dict[str, object]:
        return {"statement": catalogue.words(self.card, {})}


class ResultsExhausted(CrewEvent, frozen=True):
    """A probe has reported, but every result card is held already."""


class HelpGiven(CrewEvent, frozen=True):
    gift: str
    other: int


class ShipFell(CrewEvent, frozen=True):
    pass


class WormholePassed(CrewEvent, frozen=True):
    dice: tuple[int, ...]


class ShipLost(CrewEvent, frozen=True):
    dice: tuple[int, ...]


class HomeReached(CrewEvent, frozen=True):
    results: int


class PresentationFailed(CrewEvent, frozen=True):
    shown: int


class PrizeWon(CrewEvent, frozen=True):
    results: int
    shown: int | None
    """None: so many results need no die."""


class MissionsSpent(CrewEvent, frozen=True):
    pass


class RoundsSpent(Event, frozen=True):
    rounds: int


EVENTS: tuple[type[Event], ...] = (
    FirstDrawn,
    FundingRolled,
    CrewAsked,
    NobodyAsked,
    CrewDeclined,
    CrewsJoined,
    ShipBuilt,
    TurnBegan,
    TurnMissed,
    DiceBought,
    DiceRolled,
    ShipMoved,
    EventDrawn,
    EventWithstood,
    ShipChanged,
    RobotUsed,
    ProbeLaunched,
    ProbeFailed,
    ProbeReported,
    ResultFound,
    ResultsExhausted,
    HelpGiven,
    ShipFell,
    WormholePassed,
    ShipLost,
    HomeReached,
    PresentationFailed,
    PrizeWon,
    MissionsSpent,
    RoundsSpent,
)


MOVES = {
    "ship-moved": "moved",
    "orbit-lowered": "lowered",
    "orbit-raised": "raised",
    "ship-dropped": "dropped",
    "ship-pulled": "pulled",
    "ship-lifted": "lifted",
}


class Line(NamedTuple):
    """A line of the journal, and what goes with it."""

    crew: int
    a: int
    b: int
    c: int
    d: int
    dice: tuple[int, ...]
    board: Board


TELLING: dict[str, Callable[[Line], Event]] = {
    "first-drawn": lambda line: FirstDrawn(line.a),
    "funding-rolled": lambda line: FundingRolled(line.crew, line.a, line.b),
    "crew-asked": lambda line: CrewAsked(line.crew, line.a),
    "nobody-asked": lambda line: NobodyAsked(line.crew),
    "crew-declined": lambda line: CrewDeclined(line.crew, line.a),
    "crews-joined": lambda line: CrewsJoined(line.crew, line.a, line.b),
    "ship-built": lambda line: ShipBuilt(line.crew, line.a >> 6, line.a >> 4 & 3, line.a >> 2 & 3, line.a & 3, line.b),
    "turn-began": lambda line: TurnBegan(line.crew, line.b, line.a),
    "turn-missed": lambda line: TurnMissed(line.crew),
    "dice-bought": lambda line: DiceBought(line.crew, line.a, line.b),
    "dice-rolled": lambda line: DiceRolled(line.crew, line.a, line.dice),
    "event-drawn": lambda line: drawn(line.board, line.crew, line.a),
    "event-withstood": lambda line: EventWithstood(line.crew, cards.EVENTS[line.a]),
    "ship-changed": lambda line: ShipChanged(line.crew, line.a, line.b, line.c, line.d),
    "robot-used": lambda line: RobotUsed(line.crew, actions.SYSTEMS[int(line.a != SHIELDING)], line.b),
    "probe-launched": lambda line: ProbeLaunched(line.crew, line.a, line.b),
    "probe-failed": lambda line: ProbeFailed(line.crew, line.a),
    "probe-reported": lambda line: ProbeReported(line.crew, line.a),
    "result-found": lambda line: ResultFound(line.crew, cards.RESULTS[line.a]),
    "results-exhausted": lambda line: ResultsExhausted(line.crew),
    "help-given": lambda line: HelpGiven(line.crew, actions.GIFTS[line.a], line.b),
    "ship-fell": lambda line: ShipFell(line.crew),
    "wormhole-passed": lambda line: WormholePassed(line.crew, line.dice),
    "ship-lost": lambda line: ShipLost(line.crew, line.dice),
    "home-reached": lambda line: HomeReached(line.crew, line.a),
    "presentation-failed": lambda line: PresentationFailed(line.crew, line.a),
    "prize-won": lambda line: PrizeWon(line.crew, line.a, line.b or None),
    "missions-spent": lambda line: MissionsSpent(line.crew),
    "rounds-spent": lambda line: RoundsSpent(line.a),
}


def events(before: State, seat: int, action: Action) -> list[Event]:
    assert isinstance(before, Explorer)  # noqa: S101  a state gets events of its own kind only
    again = before.clone()
    again.journal = []
    again.play(seat, before.code(seat, action))
    dice = action.dice if isinstance(action, actions.RollDice) else ()
    return [event(what, Line(crew, a, b, c, d, dice, before.board)) for what, crew, a, b, c, d in again.journal]


def event(what: str, line: Line) -> Event:
    """One line of the journal."""
    if what in MOVES:
        place = PLACES.get(line.a, "orbit")
        return ShipMoved(line.crew, MOVES[what], place, line.a if place == "orbit" else 0, line.b)
    return TELLING[what](line)


def drawn(board: Board, crew: int, kind: int) -> EventDrawn:
    return EventDrawn(
        crew,
        cards.EVENTS[kind],
        energy=int(board.energy[kind]),
        elsewhere=int(board.elsewhere[kind]),
        below=int(board.below[kind]),
        shielding=int(board.shielding[kind]),
        strength=int(board.strength[kind]),
        most_probes=int(board.most_probes),
    )
