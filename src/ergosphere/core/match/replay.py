"""Replay: is a record a legal match, and did nature keep to the seal?"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import msgspec

from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.errors import BadNotation, BadRecord, IllegalAction, IllegalRecord
from ergosphere.core.game import Game
from ergosphere.core.match import seal
from ergosphere.core.match.course import Course
from ergosphere.core.match.log import Line, Played, Undone
from ergosphere.core.match.record import Record
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME
from ergosphere.core.values import Outcome, View


class Replayed(msgspec.Struct, frozen=True):
    """What a record holds, after every line was checked."""

    game: str
    plies: int
    ok: bool
    outcome: Outcome | None
    seal: Literal["verified", "unsealed", "open"]
    position: str | msgspec.UnsetType | None = msgspec.UNSET
    view: View | msgspec.UnsetType | None = msgspec.UNSET


Figures = Game | str | Path | None
"""What a record is replayed with: a game, the file of a person's own pack, or None for the built-in one."""


def game_of(record: Record, figures: Figures = None) -> Game:
    """The game with the figures that the record was played with."""
    game = figures if isinstance(figures, Game) else load(record.game, figures)
    if record.rules != game.rules_version:
        raise BadRecord(FRAME.say("record-rules", given=record.rules, expected=game.rules_version))
    if record.pack.sha256 != game.pack.sha256:
        raise BadRecord(FRAME.say("record-pack", name=record.pack.name, version=record.pack.version))
    return game


def beginning(record: Record, game: Game) -> Course:
    return Course(game, game.new(len(record.seats), **game.settle(record.options)))


def standing_states(record: Record, figures: Figures = None) -> Iterator[State]:
    yield from followed(record, game_of(record, figures)).states()


def replay(record: Record, figures: Figures = None, to: int | None = None) -> Replayed:
    """Check the log, or its first `to` lines. IllegalRecord says which line is wrong and why."""
    game = game_of(record, figures)
    count = line_count(record, to)
    check_seed(record)
    if record.view is not msgspec.UNSET and (record.seed is not None or record.result is not None):
        raise IllegalRecord(FRAME.say("cut-of-finished"))
    course = beginning(record, game)
    for number in range(count):
        if isinstance(record.view, int | None) and is_hidden(record.log[number]):
            return check_form(record, game, course, count)
        follow(course, record, number)
    if to is None:
        check_end(record, course.outcome)
    done = Replayed(record.game, course.plies, True, course.outcome, seal_state(record))
    position = course.state.position()
    if position is not None:
        return msgspec.structs.replace(done, position=position)
    return msgspec.structs.replace(done, view=course.state.view(None))


def state_after(record: Record, figures: Figures = None, to: int | None = None) -> State:
    """The state after a record's log or its first `to` lines."""
    count = line_count(record, to)
    if any(is_hidden(line) for line in record.log[:count]):
        raise BadRecord(FRAME.say("record-hidden"))
    course = beginning(record, game_of(record, figures))
    for number in range(count):
        follow(course, record, number)
    return course.state


def line_count(record: Record, to: int | None) -> int:
    count = len(record.log) if to is None else to
    check_count(count, len(record.log))
    return count


def check_count(count: int, lines: int) -> None:
    if not 0 <= count <= lines:
        raise BadRecord(FRAME.say("record-short", lines=lines))


def follow(course: Course, record: Record, number: int) -> None:
    """One line of a record's log, with nature held to the seed if it is known."""
    line = record.log[number]
    with at_line(record, number):
        if isinstance(line, Played) and line.seat == NATURE and record.seed is not None and course.state.weights():
            expected = str(seal.draw(course.state, bytes.fromhex(record.seed), number + 1))
            if line.action != expected:
                raise IllegalAction(FRAME.say("draw-changed", given=str(line.action), expected=expected))
        course.follow(line)


@contextmanager
def at_line(record: Record, number: int) -> Iterator[None]:
    """A complaint about a line names its place in the text; malformed and illegal stay different."""
    place = record.places[number] if record.places else number + 1
    try:
        yield
    except BadNotation as problem:
        raise problem.within(BadRecord, "in-line", line=place) from None
    except IllegalAction as problem:
        raise problem.within(IllegalRecord, "in-line", line=place) from None


def check_seed(record: Record) -> None:
    if record.seed is not None and seal.seal_of(bytes.fromhex(record.seed)) != record.seal:
        raise IllegalRecord(FRAME.say("seed-wrong"))


def check_end(record: Record, outcome: Outcome | None) -> None:
    """A result or an opened seed says that the match is over: then it must be."""
    if outcome is None and (record.result is not None or record.seed is not None):
        raise IllegalRecord(FRAME.say("record-unfinished", lines=len(record.log)))
    if outcome is not None and record.result is not None and record.result != outcome:
        raise IllegalRecord(FRAME.say("record-result", reason=outcome.reason))


def seal_state(record: Record) -> Literal["verified", "unsealed", "open"]:
    if record.seal is None:
        return "unsealed"
    return "open" if record.seed is None else "verified"


def is_hidden(line: Line) -> bool:
    return isinstance(line, Played) and line.action is None


def check_form(record: Record, game: Game, course: Course, count: int) -> Replayed:
    """A cut record beyond its first hidden action, where only the form of what is written can be checked."""
    standing: list[bool] = []
    for number, line in enumerate(record.log[:count]):
        if isinstance(line, Played):
            if line.action is not None and number >= course.lines:
                with at_line(record, number):
                    game.parse(course.state, line.seat, line.action)
            standing.append(line.seat != NATURE)
        elif isinstance(line, Undone):
            if line.count > len(standing):
                with at_line(record, number):
                    raise IllegalAction(FRAME.say("undo-too-many", count=line.count, actions=len(standing)))
            del standing[-line.count :]
    return Replayed(record.game, sum(standing), True, None, seal_state(record), view=None)


def followed(record: Record, game: Game) -> Course:
    """A course that has gone through the whole log."""
    course = beginning(record, game)
    for number in range(len(record.log)):
        follow(course, record, number)
    return course


def cut(record: Record, course: Course, seat: int | None) -> Record:
    """The record of a running match as a seat (None: a spectator) may have it; `course` has followed all of it."""
    log = [step.line_for(seat) for step in course.steps]
    return msgspec.structs.replace(record, log=log, seed=None, result=None, view=seat, places=[])
