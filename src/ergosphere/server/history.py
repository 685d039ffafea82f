"""The course of a match for people who look back: each line of its log in events, and the view at any moment."""

from __future__ import annotations

from typing import Any

import msgspec

from ergosphere.core.errors import BadRecord
from ergosphere.core.match.course import Course
from ergosphere.core.match.log import Played, Undone
from ergosphere.core.match.record import Record, SeatInfo
from ergosphere.core.match.replay import Replayed, beginning, follow, followed, game_of, is_hidden, line_count, replay
from ergosphere.core.pack import PackMark
from ergosphere.core.registry import load_with
from ergosphere.core.text import FRAME


class LogLine(msgspec.Struct, frozen=True):
    """A line of the record, and what the reader may know of what it brought about."""

    number: int
    """From 1, as in the record."""
    text: str
    """As in the record; `?` stands for an action that the reader may not know."""
    seat: int | None
    """Whose action it is; -1 is nature's, null a line of the table."""
    events: list[Any]
    void: bool
    """Was it undone later?"""


class Log(msgspec.Struct, frozen=True):
    lines: list[LogLine]


class Moment(msgspec.Struct, frozen=True):
    """The match after a number of lines."""

    number: int
    actors: list[int]
    view: Any


class RecordShown(msgspec.Struct, frozen=True):
    """A record that somebody has brought along, checked."""

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


def log_of(record: Record, course: Course, seat: int | None, shown: Record) -> list[LogLine]:
    """`record` is the whole one, which `course` has followed, `shown` the same as the reader may have it."""
    lines: list[LogLine] = []
    standing: list[int] = []
    void: set[int] = set()
    for index, (line, past) in enumerate(zip(record.log, course.past, strict=True)):
        events = [seen for event in past.events if (seen := event.seen_by(seat)) is not None]
        if isinstance(line, Played):
            standing.append(index)
        elif isinstance(line, Undone):
            void.update(standing[-line.count :])
            del standing[-line.count :]
        actor = line.seat if isinstance(line, Played) else None
        lines.append(LogLine(index + 1, str(shown.log[index]), actor, list(events), False))
    return [msgspec.structs.replace(line, void=line.number - 1 in void) for line in lines]


def moment_of(record: Record, course: Course, number: int, seat: int | None) -> Moment:
    """After the first `number` lines of the log, undone ones included."""
    count = line_count(record, number)
    if count == 0:
        state, over = course.past[0].before if course.past else course.state, False
    else:
        past = course.past[count - 1]
        state, over = past.after, past.over
    return Moment(count, [] if over else list(state.actors()), state.view(seat))


def show_record_text(text: str, figures: str | None) -> RecordShown:
    """A record by its text: is it a legal match, and what happened? Cut ones are shown as far as they are known."""
    record = Record.from_text(text)
    game = game_of(record, load_with(record.game, figures))
    checked = replay(record, game)
    known = next((index for index, line in enumerate(record.log) if is_hidden(line)), len(record.log))
    part = msgspec.structs.replace(record, log=record.log[:known])
    seat = record.view if isinstance(record.view, int) else None
    lines = log_of(part, followed(part, game), seat, part)
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
    return moment_of(record, course, number, seat)
