"""Options of the rules: strings on every face."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ergosphere.core.errors import bad_input
from ergosphere.core.text import Sentence


class Option(msgspec.Struct, frozen=True):
    """A choice that the players make before the match; the first value is the default."""

    name: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    @property
    def offered(self) -> tuple[str, ...]:
        """The values in the order people expect: numbers ascend, wherever the default stands."""
        return tuple(sorted(self.values, key=int)) if all(map(str.isdecimal, self.values)) else self.values

    def normal(self, value: object) -> str:
        """The one form of a value: numbers and booleans become strings."""
        text = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
        if text not in self.values:
            raise bad_input("option-value", option=self.name, value=text, expected=", ".join(self.offered))
        return text

    def moved_on(self, value: str, seats: int) -> str:
        """Its value in the next match, where everybody sits one seat further down. Options that name people override
        it, so that somebody else begins."""
        return value


def settle(options: tuple[Option, ...], given: Mapping[str, object], game: str | Sentence) -> dict[str, str]:
    """Every option with its value."""
    for name in given:
        if name not in [option.name for option in options]:
            known = ", ".join(option.name for option in options) or "none"
            raise bad_input("option-unknown", option=name, game=game, expected=known)
    return {option.name: option.normal(given.get(option.name, option.default)) for option in options}


def without_defaults(options: tuple[Option, ...], settled: Mapping[str, str]) -> dict[str, str]:
    """As records hold them."""
    return {option.name: settled[option.name] for option in options if settled[option.name] != option.default}
