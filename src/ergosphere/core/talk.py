"""Talk: how a game shows itself to people who read and type. Every game can be played with these defaults; a game that
wants to be a pleasure in the terminal says more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from ergosphere.core.engine.state import State
from ergosphere.core.text import FRAME, Catalogue, Sentence, listed
from ergosphere.core.values import Action, Event, Outcome, View

StateOf = TypeVar("StateOf", bound=State, default=Any)
ViewOf = TypeVar("ViewOf", bound=View, default=Any)

Names = Mapping[int, str]
"""What people have called their seats; seats without a name of their own are missing."""
UNNAMED: Names = MappingProxyType({})


class Topic(msgspec.Struct, frozen=True):
    """Something that a player may look up: a card, a part, a space."""

    name: str
    text: str
    also: tuple[str, ...] = ()
    """Other words for it, such as its id."""


class Choices(msgspec.Struct, frozen=True):
    """The legal actions in the order in which they are numbered."""

    actions: list[Action]
    shown: int
    """So many are listed; the others only to somebody who asks for all."""
    form: str = ""
    """How to type those that are not listed."""
    first: int = 1
    """The number of the first one: not 1 where a number means something else to everybody, such as two dice."""


class Talk(Generic[StateOf, ViewOf]):
    """Base of Game."""

    text: Catalogue
    """The game's sentences."""

    def draw(self, view: ViewOf, names: Names = UNNAMED) -> str:
        """The view as lines for the terminal, with Rich's markup for colours."""
        return "\n".join(f"{name}: {value}" for name, value in msgspec.to_builtins(view).items())

    def prompt(self, view: ViewOf, names: Names = UNNAMED) -> str:
        """Whose turn it is and what for, in one sentence."""
        assert view.seat is not None  # noqa: S101  spectators are not asked
        return str(FRAME.say("prompt", name=names.get(view.seat) or self.seat_name(view.seat)))

    def describe(self, state: StateOf, seat: int, action: Action) -> str:
        """What a legal action does, in a few words."""
        return str(action)

    def label(self, state: StateOf, seat: int, action: Action) -> str:
        """The short name under which an action is listed; it can be typed, too. Empty: the description says it all."""
        return str(action)

    def called(self, state: StateOf, seat: int, action: Action) -> list[str]:
        """What else a person might type for an action, besides notation, label and description."""
        return []

    def choices(self, state: StateOf, seat: int, legal: list[Action]) -> Choices:
        """How legal actions are listed and numbered."""
        return Choices(sorted(legal, key=str), len(legal))

    def topics(self, view: ViewOf) -> list[Topic]:
        """What a player can look up by its name, besides the rules."""
        return []

    def seat_name(self, seat: int) -> str:
        return str(FRAME.say("seat-name", seat=seat))

    def seat_names(self, view: ViewOf, seats: int, names: Names = UNNAMED) -> list[str]:
        """What everybody at the table is called now."""
        return [names.get(seat) or self.seat_name(seat) for seat in range(seats)]

    def tell(self, events: Sequence[Event], view: ViewOf, names: Names = UNNAMED) -> list[Sentence]:
        """What has happened, in sentences for whoever has this view of the table afterwards."""
        return [event.sentence(self.text) for event in events]

    def onlookers(self, state: StateOf) -> list[int]:
        """Seats that have nothing to decide now, but a right to look at their cards before it goes on."""
        return []

    def verdict(self, outcome: Outcome, names: Sequence[str]) -> Sentence:
        """Who has won, when everything else has been told."""
        winners = listed([names[seat] for seat in outcome.winners])
        return FRAME.say("play-won" if winners else "play-draw", names=winners, count=len(outcome.winners))

    def reflect(self, view: ViewOf, told: Sequence[Event], names: Names = UNNAMED) -> list[str]:
        """What is worth thinking about when the match is over, from all that has happened."""
        return []
