"""What can go wrong, each with a sentence. Malformed and illegal are different things."""

from __future__ import annotations

from typing import TypeVar

from ergosphere.core.text import FRAME, Sentence

E = TypeVar("E", bound="ErgosphereError")

LONGEST_QUOTE = 400


class ErgosphereError(ValueError):
    """Base of all errors that people cause and can mend."""

    def __init__(self, sentence: Sentence, rule: str | None = None) -> None:
        super().__init__(sentence, rule)
        self.sentence = Sentence(sentence.catalogue, sentence.id, {k: cut(v) for k, v in sentence.values.items()})
        self.rule = rule

    @property
    def id(self) -> str:
        """The id of the sentence, for programs and tests."""
        return self.sentence.id

    def within(self, kind: type[E], id: str, **values: object) -> E:
        """The same complaint with its place: a file, a line."""
        return kind(FRAME.say(id, problem=self.sentence, **values), self.rule)

    def __str__(self) -> str:
        return str(self.sentence) if self.rule is None else f"{self.sentence} ({self.rule})"


def cut(value: object) -> object:
    """A complaint stays readable, whatever it has to quote."""
    return f"{value[:LONGEST_QUOTE]}…" if isinstance(value, str) and len(value) > LONGEST_QUOTE else value


class IllegalAction(ErgosphereError):
    """A well-formed action that the rules don't allow now; `rule` says which."""


class IllegalRecord(ErgosphereError):
    """A well-formed record that is no legal match."""


class BadInput(ErgosphereError):
    """Something that can't be understood: an unknown name, a wrong value, a broken file."""


class BadNotation(BadInput):
    """Text that is no action or no position at all."""


class BadPack(BadInput):
    """A content pack that can't be used."""


class BadRecord(BadInput):
    """Text that is no match record."""


def bad_input(id: str, **values: object) -> BadInput:
    return BadInput(FRAME.say(id, **values))
