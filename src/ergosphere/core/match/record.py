"""Match records: a header of `key: JSON` lines, an empty line, then the log as it happened."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.errors import BadInput, BadRecord
from ergosphere.core.match.log import Line, Played, Undone, check_name, parse_line, quoted, without_comment
from ergosphere.core.pack import PackMark
from ergosphere.core.text import FRAME
from ergosphere.core.values import Outcome

if TYPE_CHECKING:
    from ergosphere.core.game import Game


class SeatInfo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there when the match began."""

    kind: Literal["human", "bot"]
    level: str | None = None
    name: str | None = None


HEADER: dict[str, Any] = {
    "game": str,
    "rules": Annotated[int, msgspec.Meta(ge=1, le=1_000_000)],
    "pack": PackMark,
    "options": dict[str, str],
    "seats": list[SeatInfo],
    "seal": str,
    "seed": str,
    "result": Outcome,
    "view": int | None,
    "practice": bool,
}
REQUIRED = ("game", "rules", "pack", "options", "seats")


class Record(msgspec.Struct, kw_only=True):
    """A match as it is kept and exchanged."""

    game: str
    rules: int
    pack: PackMark
    options: dict[str, str]
    """In normal form, without defaults."""
    seats: list[SeatInfo]
    seal: str | None = None
    seed: str | None = None
    """Hexadecimal; known after the match."""
    result: Outcome | None = None
    view: int | msgspec.UnsetType | None = msgspec.UNSET
    """Set in a record that is cut for a seat (None: for spectators) while the match runs."""
    practice: bool = False
    """Could every move, even a draw, be taken back?"""
    log: list[Line] = msgspec.field(default_factory=list)
    places: list[int] = msgspec.field(default_factory=list)
    """Where in the text each line of the log stands, for error messages."""

    @classmethod
    def from_text(cls, text: str) -> Record:
        """BadRecord says which line is wrong and what was expected."""
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        if "" not in lines[:-1]:
            raise BadRecord(FRAME.say("record-no-body"))
        end = lines.index("")
        record = cls(**read_header(lines[:end]))
        for place, line in enumerate(lines[end + 1 :], start=end + 2):
            content = without_comment(line)
            if content:
                with located(place):
                    entry = parse_line(content)
                    check_seat(entry, len(record.seats))
                record.log.append(entry)
                record.places.append(place)
        return record

    def to_text(self) -> str:
        header = [
            f"{key}: {quoted(value)}" for key in HEADER if (value := self._header_value(key)) is not msgspec.UNSET
        ]
        return "\n".join([*header, "", *map(str, self.log), ""])

    def _header_value(self, key: str) -> Any:
        value = getattr(self, key)
        left_out = (value is None and key != "view") or (key == "practice" and not value)
        return msgspec.UNSET if left_out else value

    @property
    def actions(self) -> list[tuple[int, str]]:
        """Seat and notation of every action that stands (was not undone), nature's too."""
        standing: list[tuple[int, str]] = []
        for line in self.log:
            if isinstance(line, Played):
                standing.append((line.seat, "?" if line.action is None else line.action))
            elif isinstance(line, Undone):
                del standing[-line.count :]
        return standing

    def states(self, figures: Game | str | Path | None = None) -> Iterator[State]:
        """The start, then the state after each action that stands; `figures` is the game or pack, if not built in."""
        from ergosphere.core.match.replay import standing_states

        return standing_states(self, figures)


@contextmanager
def located(line: int) -> Iterator[None]:
    """Adds the line to any complaint about a record's text."""
    try:
        yield
    except BadInput as error:
        raise error.within(BadRecord, "in-line", line=line) from None


def read_header(lines: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for number, line in enumerate(lines, start=1):
        key, colon, value = line.partition(": ")
        if not colon or key not in HEADER or key in found:
            raise BadRecord(FRAME.say("header-line", line=number, known=", ".join(HEADER)))
        try:
            found[key] = msgspec.json.decode(value.encode(), type=HEADER[key])
        except msgspec.DecodeError as error:
            raise BadRecord(FRAME.say("header-value", line=number, key=key, problem=str(error))) from None
        with located(number):
            check_value(key, found[key])
    missing = [key for key in REQUIRED if key not in found] + ["seal"] * ("seed" in found and "seal" not in found)
    if missing:
        raise BadRecord(FRAME.say("header-missing", key=missing[0]))
    view = found.get("view")
    if view is not None and not 0 <= view < len(found["seats"]):
        raise BadRecord(FRAME.say("header-view", seats=len(found["seats"])))
    return found


def check_value(key: str, value: Any) -> None:
    """What a type alone can't express."""
    if key in ("seal", "seed") and not is_hash(value):
        raise BadRecord(FRAME.say("header-hash", key=key))
    if key == "seats":
        for seat in value:
            if seat.name is not None:
                check_name(seat.name)


def check_practice(seats: list[SeatInfo]) -> None:
    """Where everything can be taken back, nobody else may suffer from it."""
    if sum(seat.kind == "human" for seat in seats) > 1:
        raise BadRecord(FRAME.say("practice-alone"))


def is_hash(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def check_seat(line: Line, seats: int) -> None:
    seat = getattr(line, "seat", 0)
    if seat >= seats or (seat < 0 and seat != NATURE):
        raise BadRecord(FRAME.say("line-seat", seat=seat, seats=seats))
