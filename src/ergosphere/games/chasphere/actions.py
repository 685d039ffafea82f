"""The actions of seats and of nature, and their notation: a verb and its objects. Not compiled (msgspec)."""

from __future__ import annotations

from typing import ClassVar

from ergosphere.core.values import Action


class Notated(Action, frozen=True):
    """An action written as its verb and its fields."""

    verb: ClassVar[str]

    def __str__(self) -> str:
        return " ".join([self.verb, *(str(getattr(self, name)) for name in self.__struct_fields__)])


class EndTurn(Notated, frozen=True):
    verb: ClassVar[str] = "end"


class MoveShip(Notated, frozen=True):
    """One step along a ring (CH-17)."""

    verb: ClassVar[str] = "move"
    space: str


class Explore(Notated, frozen=True):
    """Spend energy on cards (CH-18)."""

    verb: ClassVar[str] = "explore"
    energy: int


class Jump(Notated, frozen=True):
    """To a planet, with C'Coordinates or by consuming a capsule of C'Matter (CH-25, CH-26)."""

    verb: ClassVar[str] = "jump"
    planet: str
    by: str

    def __str__(self) -> str:
        return f"{self.verb} {self.planet} by {self.by}"


class Analyze(Notated, frozen=True):
    """Look at the top of the deck (CH-26)."""

    verb: ClassVar[str] = "analyze"


class TakeArtifact(Notated, frozen=True):
    """From a seat on the same space (CH-28)."""

    verb: ClassVar[str] = "take-artifact"
    seat: int


class Swap(Notated, frozen=True):
    """Put a card into the bargaining zone (CH-21); the card to take for it comes next."""

    verb: ClassVar[str] = "swap"
    card: str


class SwapFor(Notated, frozen=True):
    verb: ClassVar[str] = "for"
    card: str


class UpgradeEngine(Notated, frozen=True):
    verb: ClassVar[str] = "upgrade"


class BuySynthesizer(Notated, frozen=True):
    verb: ClassVar[str] = "buy-synthesizer"


class Seize(Notated, frozen=True):
    """An Opportunity (CH-22)."""

    verb: ClassVar[str] = "seize"
    opportunity: str


class Pay(Notated, frozen=True):
    verb: ClassVar[str] = "pay"
    card: str


class Keep(Notated, frozen=True):
    """One of the drawn cards."""

    verb: ClassVar[str] = "keep"
    card: str


class KeepNoMore(Notated, frozen=True):
    verb: ClassVar[str] = "enough"


class PutOnTop(Notated, frozen=True):
    """One of the cards that go back (CH-18)."""

    verb: ClassVar[str] = "top"
    card: str


class PutUnder(Notated, frozen=True):
    verb: ClassVar[str] = "bottom"
    card: str


class TakeShip(Notated, frozen=True):
    """A player's choice, or nature's deal (CH-4)."""

    verb: ClassVar[str] = "ship"
    ship: str


class DrawFirst(Notated, frozen=True):
    """Nature: who begins (CH-8)."""

    verb: ClassVar[str] = "first"
    seat: int


class DrawDisc(Notated, frozen=True):
    """Nature: which rotation disc (CH-5)."""

    verb: ClassVar[str] = "disc"
    disc: str


class DealCard(Notated, frozen=True):
    """Nature: a card for the bargaining zone (CH-6)."""

    verb: ClassVar[str] = "deal"
    card: str


class DrawCard(Notated, frozen=True):
    """Nature: the next card of an exploration."""

    verb: ClassVar[str] = "draw"
    card: str


class ShowCard(Notated, frozen=True):
    """Nature: a card that an Analyzer sees."""

    verb: ClassVar[str] = "show"
    card: str


class OpenOpportunity(Notated, frozen=True):
    """Nature: the next Opportunity (CH-7)."""

    verb: ClassVar[str] = "open"
    opportunity: str
