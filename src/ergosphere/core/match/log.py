"""The lines of a match's log: what seats and nature did, and what happened at the table."""

from __future__ import annotations

import re
from collections.abc import Iterable

import msgspec

from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import BadRecord
from ergosphere.core.text import FRAME

LONGEST_NAME = 40
HUMAN = "human"
SEATING = re.compile(rf"{HUMAN}|bot:[!-~]+")


class LineBase(msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower):
    """Base of the lines. str() is the text."""


class Played(LineBase, frozen=True, gc=False):
    """An action of a seat, or of nature (-1), in notation; null where the reader may not know it."""

    seat: int
    action: str | None

    def __str__(self) -> str:
        return f"{'*' if self.seat == NATURE else self.seat} {'?' if self.action is None else self.action}"


class Undone(LineBase, frozen=True, gc=False):
    """The last `count` actions that stand are void; their lines stay."""

    count: int

    def __str__(self) -> str:
        return f"! undo {self.count}"


class Named(LineBase, frozen=True, gc=False):
    seat: int
    name: str

    def __str__(self) -> str:
        return f"! name {self.seat} {quoted(self.name)}"


class Seated(LineBase, frozen=True, gc=False):
    """Who holds a seat from now on: a bot of this level, or its person (null)."""

    seat: int
    level: str | None

    @property
    def who(self) -> str:
        """As it is written: `human` or `bot:LEVEL`."""
        return HUMAN if self.level is None else f"bot:{self.level}"

    def __str__(self) -> str:
        return f"! seat {self.seat} {self.who}"


class Resigned(LineBase, frozen=True, gc=False):
    seat: int

    def __str__(self) -> str:
        return f"! resign {self.seat}"


Line = Played | Undone | Named | Seated | Resigned


def quoted(value: object) -> str:
    """JSON in which no `#` can be taken for the beginning of a comment."""
    return msgspec.json.encode(value).decode().replace("#", "\\u0023")


def check_name(name: str) -> str:
    """Names are people's words: short and printable, otherwise free."""
    if not name.strip():
        raise BadRecord(FRAME.say("name-empty"))
    if len(name) > LONGEST_NAME:
        raise BadRecord(FRAME.say("name-long", most=LONGEST_NAME, count=len(name)))
    if not name.isprintable():
        raise BadRecord(FRAME.say("name-unprintable"))
    return name


def own_name(name: str, taken: Iterable[str | None]) -> str:
    """The name, with a number behind it if another at the table is called so already."""
    others = {other.casefold() for other in taken if other is not None}
    found, number = name, 1
    while found.casefold() in others:
        number += 1
        found = f"{name[: LONGEST_NAME - len(str(number)) - 1]} {number}"
    return found


def parse_line(text: str) -> Line:
    """One line without its comment; BadRecord if it is none."""
    if text.startswith("! "):
        return parse_table_line(text)
    found = re.fullmatch(r"(\*|0|[1-9]\d?) (\S.*)", text, re.ASCII)
    if not found:
        raise BadRecord(FRAME.say("line-malformed", text=text))
    return Played(NATURE if found[1] == "*" else int(found[1]), None if found[2] == "?" else found[2])


def parse_table_line(text: str) -> Line:
    if found := re.fullmatch(r"! undo ([1-9]\d{0,8})", text, re.ASCII):
        return Undone(int(found[1]))
    if found := re.fullmatch(r"! resign (\d{1,2})", text, re.ASCII):
        return Resigned(int(found[1]))
    if (found := re.fullmatch(r"! seat (\d{1,2}) (\S+)", text, re.ASCII)) and SEATING.fullmatch(found[2]):
        return Seated(int(found[1]), None if found[2] == HUMAN else found[2].removeprefix("bot:"))
    if found := re.fullmatch(r"! name (\d{1,2}) (\".*\")", text):
        try:
            return Named(int(found[1]), check_name(msgspec.json.decode(found[2], type=str)))
        except msgspec.DecodeError:
            pass
    raise BadRecord(FRAME.say("line-table", text=text))


def without_comment(text: str) -> str:
    """A `#` at the beginning or after a space begins a comment."""
    return re.split(r"(?:^|(?<=\s))#", text, maxsplit=1)[0].rstrip()
