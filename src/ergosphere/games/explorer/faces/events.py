"""What happened, for logs, animations and screen readers. Not compiled (msgspec).

One action can set a lot in motion: a turn ends, a crew misses its turn, the next ship drops. So the action is played
again with a journal, and the journal is turned into events, in the order in which things happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ergosphere.core.text import Catalogue, Sentence
from ergosphere.core.values import Action, Event, speakable
from ergosphere.games.explorer import actions
from ergosphere.games.explorer.faces.card_effects import effect_sentence
from ergosphere.games.explorer.rules import cards
from ergosphere.games.explorer.rules.box import HOMEWARD, OUTBOUND, Box
from ergosphere.games.explorer.rules.position import SHIELDING
from ergosphere.games.explorer.rules.state import Explorer

PLACES = {0: "home", OUTBOUND: "outbound", HOMEWARD: "homeward"}


class CrewEvent(Event, frozen=True):
    """Something that happens to a crew. Sentences begin with its name or mention another crew."""

    crew: int

    def values(self, catalogue: Catalogue) -> dict[str, object]:
        """The variables of the sentence."""
        values: dict[str, object] = {
            name: speakable(value) for name, value in msgspec.structs.asdict(self).items() if name != "crew"
        }
        if "other" in values:
            values["other"] = catalogue.words("crew-inside", {"crew": values["other"]})
        return values

    def sentence(self, catalogue: Catalogue) -> Sentence:
        crew = catalogue.words("crew", {"crew": self.crew})
        return catalogue.say(str(self.__struct_config__.tag), crew=crew, **self.values(catalogue))


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
            effect=effect_sentence(catalogue, self.card, self, self.most_probes),
        )


class EventWithstood(CrewEvent, frozen=True):
    """The card doesn't affect the ship: its shielding or hull holds, or it is in the right place."""

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
    """With the die that it succeeded by; not told where a probe can't fail."""

    shown: int


class ResultFound(CrewEvent, frozen=True):
    card: str

    def values(self, catalogue: Catalogue) -> dict[str, object]:
        return {"statement": catalogue.words(self.card, {})}


class ResultsExhausted(CrewEvent, frozen=True):
    """A probe has reported, but every result card is already held."""


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
    """None: with that many results no die is needed."""


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


class JournalEntry(NamedTuple):
    """An entry of the journal with its numbers, the dice of the action and the box."""

    crew: int
    a: int
    b: int
    c: int
    d: int
    dice: tuple[int, ...]
    box: Box


MAKERS: dict[str, Callable[[JournalEntry], Event]] = {
    "first-drawn": lambda entry: FirstDrawn(entry.a),
    "funding-rolled": lambda entry: FundingRolled(entry.crew, entry.a, entry.b),
    "crew-asked": lambda entry: CrewAsked(entry.crew, entry.a),
    "nobody-asked": lambda entry: NobodyAsked(entry.crew),
    "crew-declined": lambda entry: CrewDeclined(entry.crew, entry.a),
    "crews-joined": lambda entry: CrewsJoined(entry.crew, entry.a, entry.b),
    "ship-built": lambda entry: ShipBuilt(
        entry.crew, entry.a >> 6, entry.a >> 4 & 3, entry.a >> 2 & 3, entry.a & 3, entry.b
    ),
    "turn-began": lambda entry: TurnBegan(entry.crew, entry.b, entry.a),
    "turn-missed": lambda entry: TurnMissed(entry.crew),
    "dice-bought": lambda entry: DiceBought(entry.crew, entry.a, entry.b),
    "dice-rolled": lambda entry: DiceRolled(entry.crew, entry.a, entry.dice),
    "event-drawn": lambda entry: drawn(entry.box, entry.crew, entry.a),
    "event-withstood": lambda entry: EventWithstood(entry.crew, cards.EVENTS[entry.a]),
    "ship-changed": lambda entry: ShipChanged(entry.crew, entry.a, entry.b, entry.c, entry.d),
    "robot-used": lambda entry: RobotUsed(entry.crew, actions.SYSTEMS[int(entry.a != SHIELDING)], entry.b),
    "probe-launched": lambda entry: ProbeLaunched(entry.crew, entry.a, entry.b),
    "probe-failed": lambda entry: ProbeFailed(entry.crew, entry.a),
    "probe-reported": lambda entry: ProbeReported(entry.crew, entry.a),
    "result-found": lambda entry: ResultFound(entry.crew, cards.RESULTS[entry.a]),
    "results-exhausted": lambda entry: ResultsExhausted(entry.crew),
    "help-given": lambda entry: HelpGiven(entry.crew, actions.GIFTS[entry.a], entry.b),
    "ship-fell": lambda entry: ShipFell(entry.crew),
    "wormhole-passed": lambda entry: WormholePassed(entry.crew, entry.dice),
    "ship-lost": lambda entry: ShipLost(entry.crew, entry.dice),
    "home-reached": lambda entry: HomeReached(entry.crew, entry.a),
    "presentation-failed": lambda entry: PresentationFailed(entry.crew, entry.a),
    "prize-won": lambda entry: PrizeWon(entry.crew, entry.a, entry.b or None),
    "missions-spent": lambda entry: MissionsSpent(entry.crew),
    "rounds-spent": lambda entry: RoundsSpent(entry.a),
}


def events(before: Explorer, seat: int, action: Action) -> list[Event]:
    again = before.clone()
    again.journal = []
    again.play(seat, before.code(seat, action))
    dice = action.dice if isinstance(action, actions.RollDice) else ()
    return [
        event(what, JournalEntry(crew, a, b, c, d, dice=dice, box=before.box))
        for what, crew, a, b, c, d in again.journal
    ]


def event(what: str, entry: JournalEntry) -> Event:
    if what in MOVES:
        place = PLACES.get(entry.a, "orbit")
        return ShipMoved(entry.crew, MOVES[what], place, entry.a if place == "orbit" else 0, entry.b)
    return MAKERS[what](entry)


def drawn(box: Box, crew: int, kind: int) -> EventDrawn:
    return EventDrawn(
        crew,
        cards.EVENTS[kind],
        energy=int(box.energy[kind]),
        elsewhere=int(box.elsewhere[kind]),
        below=int(box.below[kind]),
        shielding=int(box.shielding[kind]),
        strength=int(box.strength[kind]),
        most_probes=int(box.most_probes),
    )
