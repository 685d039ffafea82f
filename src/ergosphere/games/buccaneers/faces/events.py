"""The kinds of events, for logs, animations and screen readers."""

from __future__ import annotations

import msgspec

from ergosphere.core.text import Catalogue, Sentence
from ergosphere.core.values import Event, speakable
from ergosphere.games.buccaneers.faces.names import FACEDOWN, Named, seat_name
from ergosphere.games.buccaneers.faces.results import Tie


class Told(Event, frozen=True):
    """The sentence names seats, cards and holes."""

    def sentence(self, catalogue: Catalogue) -> Sentence:
        fields = msgspec.structs.asdict(self)
        values = {name: speakable(in_words(catalogue, value)) for name, value in fields.items()}
        seats = (fields["seat"],) if "seat" in fields else fields.get("winners", ())
        names = [seat_name(seat) for seat in seats]
        return catalogue.say(str(self.__struct_config__.tag), **values, **self.more(), name=", ".join(names))

    def more(self) -> dict[str, str]:
        """What the sentence needs besides the fields."""
        return {}


def in_words(catalogue: Catalogue, value: object) -> object:
    if isinstance(value, tuple):
        return tuple(in_words(catalogue, one) for one in value)
    return catalogue.called(value) if isinstance(value, str) and isinstance(catalogue, Named) else value


class Hushed(Told, frozen=True):
    """About a card that only its owner knows; others are told what they can see."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else msgspec.structs.replace(self, card=self.outside())

    def outside(self) -> str | None:
        return None


class Laid(Hushed, frozen=True):
    """About a card in a display: only Toys are hidden, and everybody sees that it is a Toy."""

    def outside(self) -> str | None:
        return FACEDOWN if self.is_toy() else self.card

    def is_toy(self) -> bool:
        return str(self.card).split()[0] == FACEDOWN

    def more(self) -> dict[str, str]:
        """Its owner is told a Toy's name, but it lies facedown all the same."""
        return {"facedown": "yes" if self.is_toy() else "no"}


class DirectionShown(Told, frozen=True):
    direction: str


class RoundBegan(Told, frozen=True):
    """round counts from 1."""

    round: int
    hole: str
    threshold: int
    hand: int


class CardDealt(Hushed, frozen=True):
    pass


class CardDrawn(Hushed, frozen=True):
    """For TIIT CLO UHL or Titanic Tentacles."""


class CardPlayed(Laid, frozen=True):
    """Selected and revealed, a Toy facedown."""


class CardTaken(Laid, frozen=True):
    """GPS Tracker: picked at random and revealed."""


class CardAdded(Laid, frozen=True):
    """Titanic Tentacles"""

    discarded: tuple[str, ...]


class CardArrived(Laid, frozen=True):
    relic: str


class PartPlaced(Told, frozen=True):
    """Where its owner had a choice."""

    seat: int
    part: str
    group: int


class ThresholdPlaced(Told, frozen=True):
    seat: int
    card: str
    threshold: int
    leaves: bool


class DirectionFlipped(Told, frozen=True):
    direction: str


class RobotTurned(Told, frozen=True):
    seat: int


class ArtifactTurned(Told, frozen=True):
    """It made `turns` quarter turns and counts so much now; four leave it as it was."""

    seat: int
    artifact: str
    value: int
    weight: int
    turns: int


class HandsPassed(Told, frozen=True):
    direction: str


class PileMade(Told, frozen=True):
    cards: int


class RelicUsed(Told, frozen=True):
    seat: int
    relic: str


class RelicHeld(Told, frozen=True):
    seat: int
    relic: str


class ToysTurnedUp(Told, frozen=True):
    seat: int
    cards: tuple[str, ...]
    weight: int


class ThresholdFound(Told, frozen=True):
    """Step F."""

    card: str
    threshold: int


class BonusTaken(Told, frozen=True):
    """Steps C and E: a Weight card or the Value card."""

    seat: int
    card: str


class PaperweightCounted(Told, frozen=True):
    """For one seat the card of step F counts twice."""

    seat: int
    weight: int
    threshold: int


class PlayerDrawnIn(Told, frozen=True):
    seat: int
    weight: int
    threshold: int
    points: int


class PlayerScored(Told, frozen=True):
    seat: int
    weight: int
    threshold: int
    value: int
    place: int
    points: int
    tie: Tie
    craft: int | None
    """BB-33: where others have the same value, what decided, and the best Spacecraft if there is one."""


class GameEnded(Told, frozen=True):
    winners: tuple[int, ...]
    count: int
    points: int
    tie: Tie
    """BB-36: what decided between those with most points."""


EVENTS: tuple[type[Event], ...] = (
    DirectionShown,
    RoundBegan,
    CardDealt,
    CardDrawn,
    CardPlayed,
    CardTaken,
    CardAdded,
    CardArrived,
    PartPlaced,
    ThresholdPlaced,
    DirectionFlipped,
    RobotTurned,
    ArtifactTurned,
    HandsPassed,
    PileMade,
    RelicUsed,
    RelicHeld,
    ToysTurnedUp,
    ThresholdFound,
    BonusTaken,
    PaperweightCounted,
    PlayerDrawnIn,
    PlayerScored,
    GameEnded,
)
