"""Looking back at a match: each line of its log with its events, and the view at any moment."""

from __future__ import annotations

from typing import Any

import msgspec

from ergosphere.core.errors import BadRecord
from ergosphere.core.match.course import Course
from ergosphere.core.match.record import Record, SeatInfo
from ergosphere.core.match.replay import (
    Replayed,
    beginning,
    check_count,
    follow,
    followed,
    game_of,
    is_hidden,
    line_count,
    replay,
)
from ergosphere.core.pack import PackMark
from ergosphere.core.registry import load_with
from ergosphere.core.text import FRAME
from ergosphere.server.protocol import LogLine


class Log(msgspec.Struct, frozen=True):
    lines: list[LogLine]


class Moment(msgspec.Struct, frozen=True):
    """The match after a number of lines."""

    number: int
    actors: list[int]
    view: Any


class RecordShown(msgspec.Struct, frozen=True):
    """Somebody's own record, checked."""

    game: str
    options: dict[str, str]
    pack: PackMark
    seats: list[SeatInfo]
    seat: int | None
    """For whom it was cut; null: everything is known, or what a spectator knows."""
    checked: Replayed
    lines: list[LogLine]
    figures: dict[str, Any] | None
    """All of them, where the record was played with a pack of somebody's own; null: the built-in ones."""


def log_of(course: Course, seat: int | None, since: int = 0, whole: bool = False) -> list[LogLine]:
    """The lines after the first `since`, as the reader may know them. `whole`: no action is hidden, as in every match
    that is over."""
    whole = whole or course.ended is not None
    lines: list[LogLine] = []
    for number in range(since + 1, course.lines + 1):
        step = course.steps[number - 1]
        line = step.line if whole else step.line_for(seat)
        events: list[Any] = [*course.events_for(number, seat)]
        lines.append(LogLine(number, str(line), line, events, course.voids(number)))
    return lines


def moment_of(course: Course, number: int, seat: int | None) -> Moment:
    """After the first `number` lines of the log, undone ones included."""
    check_count(number, course.lines)
    state = course.state_after(number)
    over = course.ended is not None and number >= course.ended
    return Moment(number, [] if over else list(state.actors()), state.view(seat))


def show_record_text(text: str, figures: str | None) -> RecordShown:
    """A record by its text: is it a legal match, and what happened? Cut ones are shown as far as they are known."""
    record = Record.from_text(text)
    game = game_of(record, load_with(record.game, figures))
    checked = replay(record, game)
    known = next((index for index, line in enumerate(record.log) if is_hidden(line)), len(record.log))
    part = msgspec.structs.replace(record, log=record.log[:known])
    seat = record.view if isinstance(record.view, int) else None
    lines = log_of(followed(part, game), seat, whole=True)
    content = None if figures is None else msgspec.to_builtins(game.figures)
    return RecordShown(record.game, record.options, record.pack, record.seats, seat, checked, lines, content)


def moment_of_text(text: str, number: int, seat: int | None, figures: str | None) -> Moment:
    record = Record.from_text(text)
    if seat is not None and seat >= len(record.seats):
        raise BadRecord(FRAME.say("line-seat", seat=seat, seats=len(record.seats)))
    course = beginning(record, game_of(record, load_with(record.game, figures)))
    for index in range(line_count(record, number)):
        if is_hidden(record.log[index]):
            raise BadRecord(FRAME.say("record-hidden"))
        follow(course, record, index)
    return moment_of(course, number, seat)
