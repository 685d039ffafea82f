"""What people and wires see: actions, events, views, outcomes. Not compiled: msgspec makes these classes."""

from __future__ import annotations

import re

import msgspec

from ergosphere.core.text import Catalogue, Sentence


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Action(msgspec.Struct, frozen=True, cache_hash=True):
    """Base of every game's actions, named as commands. str() is the notation: by default the fields, in order."""

    def __str__(self) -> str:
        return " ".join(str(getattr(self, name)) for name in self.__struct_fields__)


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """Base of what happened, named in the past tense. The tag is the id of its sentence, the fields are its values."""

    def seen_by(self, seat: int | None) -> Event | None:
        """What a seat (None: a spectator) learns of it, if anything."""
        return self

    def sentence(self, catalogue: Catalogue) -> Sentence:
        values = {name: speakable(value) for name, value in msgspec.structs.asdict(self).items()}
        return catalogue.say(str(self.__struct_config__.tag), **values)


def speakable(value: object) -> str | int | float:
    """A field as a sentence can use it."""
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return value if isinstance(value, str | int | float) else "none"


class View(msgspec.Struct, frozen=True):
    """Base of what one seat may know, its memory included."""

    seat: int | None


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. Ranks begin with 1, ties share one; winners is empty in a draw."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]
    reason: str


def ranked(scores: list[int], reason: str) -> Outcome:
    """The outcome of a game in which most points win and ties are shared."""
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(scores, ranks, [seat for seat, rank in enumerate(ranks) if rank == 1], reason)
