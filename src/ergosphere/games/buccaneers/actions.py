"""The actions and their notation: a verb and its object."""

from __future__ import annotations

from typing import ClassVar

from ergosphere.core.values import Action


class Verb(Action, frozen=True):
    """Base: the notation is the verb, then the field."""

    verb: ClassVar[str]

    def __str__(self) -> str:
        return f"{self.verb} {super().__str__()}"


# Of seats


class SelectCard(Verb, frozen=True):
    """BB-9: put a hand card facedown in front of you."""

    card: str
    verb = "pick"


class AddCard(Verb, frozen=True):
    """BB-20: of the three cards that Titanic Tentacles drew, the one for the display."""

    card: str
    verb = "add"


class JoinGroup(Verb, frozen=True):
    """BB-14: the group that a part joins, counted from 1."""

    group: int
    verb = "join"


class PlaceThreshold(Verb, frozen=True):
    """BB-19: the Threshold card that the Laser puts beside the hole."""

    card: str
    verb = "laser"


class UseRelic(Verb, frozen=True):
    """BB-26, BB-27, BB-29: discard it for what it does."""

    relic: str
    verb = "use"


class HoldRelic(Verb, frozen=True):
    relic: str
    verb = "hold"


# Of nature


class ShowDirection(Verb, frozen=True):
    """BB-8"""

    direction: str
    verb = "direction"


class TurnHole(Verb, frozen=True):
    """BB-6: under `random` a hole becomes known when its round begins."""

    hole: str
    verb = "hole"


class DealCard(Verb, frozen=True):
    """BB-7: to the next hand."""

    card: str
    verb = "deal"


class DrawCard(Verb, frozen=True):
    """From the draw deck: for TIIT CLO UHL, Titanic Tentacles, Easter Egg."""

    card: str
    verb = "draw"


class TakeCard(Verb, frozen=True):
    """At random from facedown cards: GPS Tracker's from the hand, Alien Kiddie Pool's from the pile."""

    card: str
    verb = "take"


class TurnUpCard(Verb, frozen=True):
    """BB-31: of the pile, for the threshold."""

    card: str
    verb = "turn-up"
