"""What happened, for logs, animations and screen readers. Not compiled (msgspec).

One action can set much going: a turn ends, a crew misses its turn, the next ship drops. So the action is played once
more with a journal, and the journal is put into events."""

from __future__ import annotations

from collections.abc import Callable

from ergosphere.core.state import State
from ergosphere.core.text import Catalogue, Sentence
from ergosphere.core.values import Action, Event
from ergosphere.games.explorer import actions, cards
from ergosphere.games.explorer.board import HOMEWARD, OUTBOUND
from ergosphere.games.explorer.ships import SHIELDING
from ergosphere.games.explorer.state import Explorer

PLACES = {0: "home", OUTBOUND: "outbound", HOMEWARD: "homeward"}


class FirstDrawn(Event, frozen=True):
    crew: int


class FundingRolled(Event, frozen=True):
    """The funding so far, in millions."""

    crew: int
    shown: int
    funding: int


class CrewAsked(Event, frozen=True):
    """EX-3: `crew` asks another to fly together."""

    crew: int
    other: int


class NobodyAsked(Event, frozen=True):
    crew: int


class CrewDeclined(Event, frozen=True):
    """`crew` says no to the one that asked."""

    crew: int
    other: int


class CrewsJoined(Event, frozen=True):
    """The seats of `other` now fly with `crew`, for this funding in millions."""

    crew: int
    other: int
    funding: int


class ShipBuilt(Event, frozen=True):
    crew: int
    probes: int
    shielding: int
    strength: int
    power: int
    energy: int


class TurnBegan(Event, frozen=True):
    crew: int
    seat: int
    round: int


class TurnMissed(Event, frozen=True):
    crew: int


class DiceBought(Event, frozen=True):
    crew: int
    dice: int
    energy: int


class DiceRolled(Event, frozen=True):
    crew: int
    total: int


class ShipMoved(Event, frozen=True):
    """Where a ship is now, and how it came there: moved, lowered, raised, dropped, pulled or lifted."""

    crew: int
    how: str
    place: str
    orbit: int
    space: int


class EventDrawn(Event, frozen=True):
    crew: int
    card: str

    def sentence(self, catalogue: Catalogue) -> Sentence:
        title = catalogue.words(self.card, {})
        telex = catalogue.words(self.card, {}, "telex")
        return catalogue.say("event-drawn", crew=self.crew, title=title, telex=telex)


class ShipChanged(Event, frozen=True):
    """What the ship has after an event."""

    crew: int
    energy: int
    probes: int
    shielding: int
    strength: int


class RobotUsed(Event, frozen=True):
    crew: int
    system: str
    level: int


class ProbeLaunched(Event, frozen=True):
    crew: int
    orbit: int
    energy: int


class ProbeFailed(Event, frozen=True):
    crew: int
    shown: int


class ResultFound(Event, frozen=True):
    crew: int
    card: str

    def sentence(self, catalogue: Catalogue) -> Sentence:
        statement = catalogue.words(self.card, {})
        return catalogue.say("result-found", crew=self.crew, statement=statement)


class HelpGiven(Event, frozen=True):
    crew: int
    gift: str
    other: int


class ShipFell(Event, frozen=True):
    crew: int


class WormholePassed(Event, frozen=True):
    crew: int


class ShipLost(Event, frozen=True):
    crew: int


class HomeReached(Event, frozen=True):
    crew: int
    results: int


class PresentationFailed(Event, frozen=True):
    crew: int
    shown: int


class PrizeWon(Event, frozen=True):
    crew: int
    results: int


class MissionsSpent(Event, frozen=True):
    crew: int


class RoundsSpent(Event, frozen=True):
    rounds: int


MOVES = {
    "ship-moved": "moved",
    "orbit-lowered": "lowered",
    "orbit-raised": "raised",
    "ship-dropped": "dropped",
    "ship-pulled": "pulled",
    "ship-lifted": "lifted",
}
# From a line of the journal: the crew and two figures.
TELLING: dict[str, Callable[[int, int, int], Event]] = {
    "first-drawn": lambda crew, a, b: FirstDrawn(a),
    "funding-rolled": FundingRolled,
    "crew-asked": lambda crew, a, b: CrewAsked(crew, a),
    "nobody-asked": lambda crew, a, b: NobodyAsked(crew),
    "crew-declined": lambda crew, a, b: CrewDeclined(crew, a),
    "crews-joined": CrewsJoined,
    "ship-built": lambda crew, a, b: ShipBuilt(crew, a >> 6, a >> 4 & 3, a >> 2 & 3, a & 3, b),
    "turn-began": lambda crew, a, b: TurnBegan(crew, b, a),
    "turn-missed": lambda crew, a, b: TurnMissed(crew),
    "dice-bought": DiceBought,
    "dice-rolled": lambda crew, a, b: DiceRolled(crew, a),
    "event-drawn": lambda crew, a, b: EventDrawn(crew, cards.EVENTS[a]),
    "ship-changed": lambda crew, a, b: ShipChanged(crew, a // 10, a % 10, b // 10, b % 10),
    "robot-used": lambda crew, a, b: RobotUsed(crew, actions.SYSTEMS[int(a != SHIELDING)], b),
    "probe-launched": ProbeLaunched,
    "probe-failed": lambda crew, a, b: ProbeFailed(crew, a),
    "result-found": lambda crew, a, b: ResultFound(crew, cards.RESULTS[a]),
    "help-given": lambda crew, a, b: HelpGiven(crew, actions.GIFTS[a], b),
    "ship-fell": lambda crew, a, b: ShipFell(crew),
    "wormhole-passed": lambda crew, a, b: WormholePassed(crew),
    "ship-lost": lambda crew, a, b: ShipLost(crew),
    "home-reached": lambda crew, a, b: HomeReached(crew, a),
    "presentation-failed": lambda crew, a, b: PresentationFailed(crew, a),
    "prize-won": lambda crew, a, b: PrizeWon(crew, a),
    "missions-spent": lambda crew, a, b: MissionsSpent(crew),
    "rounds-spent": lambda crew, a, b: RoundsSpent(a),
}


def events(before: State, seat: int, action: Action) -> list[Event]:
    assert isinstance(before, Explorer)  # noqa: S101  a state gets events of its own kind only
    again = before.clone()
    again.journal = []
    again.play(seat, before.code(seat, action))
    return [event(*entry) for entry in again.journal]


def event(what: str, crew: int, a: int, b: int) -> Event:
    """One line of the journal."""
    if what in MOVES:
        place = PLACES.get(a, "orbit")
        return ShipMoved(crew, MOVES[what], place, a if place == "orbit" else 0, b)
    return TELLING[what](crew, a, b)
