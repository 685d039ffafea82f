"""The course of a match: follows a log line by line and can show the state after each.

States are kept at intervals and replayed in between, so that a long match stays small; no question about the last
decision, an undo or a moment takes longer because the match is longer."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import msgspec

from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.game import Game
from ergosphere.core.match.compact import Compact
from ergosphere.core.match.log import Line, Played, Resigned, Undone
from ergosphere.core.text import FRAME
from ergosphere.core.values import Action, Event, Outcome

INTERVAL = 32
"""How many actions lie between two states that are kept, and how many lines keep their events as objects."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, undone or not, and all that is known about it without the states around it."""

    line: Line
    before: int
    """The number of the last action line that stood before an action, or stands after a line of the table."""
    events: tuple[Event, ...] | bytes = ()
    """As bytes once the line is old; `Course.events` reads both."""
    actors: tuple[int, ...] = ()
    """Who had to act before it."""
    hidden: int = 0
    """A bit for each reader who may not know the action: 1 for spectators, 2 << seat for a seat."""
    told: bool = False
    """Did it bring something to light: a draw, a roll, sealed choices, anything hidden?"""
    press: str | None = None
    """Actions of a seat that share it were made by one press of a button, or typed in one line."""

    @property
    def seat(self) -> int | None:
        """Whose action it is; None for a line of the table."""
        return self.line.seat if isinstance(self.line, Played) else None

    def line_for(self, seat: int | None) -> Line:
        """As a seat (None: a spectator) may read it while the match runs."""
        if isinstance(self.line, Played) and self.hidden & reader_bit(seat):
            return Played(self.line.seat, None)
        return self.line


class Course:
    """Raises IllegalAction (or BadNotation) for a line that can't stand where it does, and then changes nothing."""

    def __init__(self, game: Game, start: State) -> None:
        self.game = game
        self.state = start
        """After the last line."""
        self.steps: list[Step] = []
        """One for each line."""
        self.standing: list[int] = []
        """The numbers of the lines, from 1, of the actions that stand, nature's included."""
        self.plies = 0
        """Actions of seats that stand."""
        self.ended: int | None = None
        """The number of the line that ended the match."""
        self._kept = {0: start}
        """States by the number of the action line that led there."""
        self._decisions: dict[int, list[int]] = {}
        """For each seat, the places in `standing` of its actions."""
        self._actors: dict[tuple[int, ...], tuple[int, ...]] = {}
        """One object for equal tuples."""
        self._compact = Compact()
        self._resigned: Outcome | None = None

    @property
    def lines(self) -> int:
        return len(self.steps)

    @property
    def outcome(self) -> Outcome | None:
        return self._resigned or self.state.outcome()

    def follow(self, line: Line, press: str | None = None) -> list[Event]:
        """One more line."""
        if self.ended is not None and isinstance(line, Played | Undone | Resigned):
            raise IllegalAction(FRAME.say("match-over"))
        events: list[Event] = []
        if isinstance(line, Played):
            events = self._play(line, press)
        else:
            if isinstance(line, Undone):
                self._undo(line.count)
            elif isinstance(line, Resigned):
                self._resign(line.seat)
            self.steps.append(Step(line, self._last))
        if self.lines > INTERVAL:
            self._shrink(self.lines - INTERVAL - 1)
        if self.ended is None and self.outcome is not None:
            self.ended = self.lines
        return events

    # Looking back.

    def action(self, place: int) -> Step:
        """An action that stands, by its place among them."""
        return self.steps[self.standing[place] - 1]

    def last_decision(self, seat: int) -> int | None:
        """How many actions stood when the seat had its last decision before it; None if it has made none.

        In a simultaneous choice that is before the choices of all: nobody chooses again knowing what others chose."""
        made = self._decisions.get(seat)
        if not made:
            return None
        place = made[-1]
        while place > 0:
            earlier = self.action(place - 1)
            if earlier.seat == seat or seat not in earlier.actors:
                break
            place -= 1
        return place

    def decisions_before(self, seats: set[int], place: int) -> Iterator[int]:
        """The places of the seats' actions before one, latest first."""
        made = {seat: len(self._decisions.get(seat, ())) for seat in seats}
        while True:
            for seat in seats:
                while made[seat] and self._decisions[seat][made[seat] - 1] >= place:
                    made[seat] -= 1
            latest = [(self._decisions[seat][count - 1], seat) for seat, count in made.items() if count]
            if not latest:
                return
            place, _ = max(latest)
            yield place

    def events(self, number: int) -> tuple[Event, ...]:
        """What a line brought about."""
        events = self.steps[number - 1].events
        return self._compact.to_events(events) if isinstance(events, bytes) else events

    def events_for(self, number: int, seat: int | None) -> list[Event]:
        """What a seat (None: a spectator) learns of it."""
        return [seen for event in self.events(number) if (seen := event.seen_by(seat)) is not None]

    def voids(self, number: int) -> list[int]:
        """The numbers of the lines that a line undoes."""
        line = self.steps[number - 1].line
        found: list[int] = []
        if isinstance(line, Undone):
            last = self.action_at(number - 1)
            for _ in range(line.count):
                found.append(last)
                last = self.steps[last - 1].before
        return found[::-1]

    def action_at(self, lines: int) -> int:
        """The number of the last action line that stood after so many lines; 0: none did."""
        if lines == 0:
            return 0
        step = self.steps[lines - 1]
        return lines if isinstance(step.line, Played) else step.before

    def state_after(self, lines: int) -> State:
        """After so many lines of the log, undone ones included."""
        return self._state_of(self.action_at(lines))

    def state_at(self, place: int) -> State:
        """When so many of the actions that stand had been made."""
        return self._state_of(self.standing[place - 1] if place else 0)

    def states(self) -> Iterator[State]:
        """The start and the state after each action that stands."""
        state = self._kept[0]
        yield state
        for number in self.standing:
            state = self._kept.get(number) or self._next(state, number)
            yield state

    def _state_of(self, number: int) -> State:
        """After an action line, from the last state before it that was kept."""
        if number == self._last:
            return self.state
        way: list[int] = []
        while number not in self._kept:
            way.append(number)
            number = self.steps[number - 1].before
        state = self._kept[number]
        for later in reversed(way):
            state = self._next(state, later)
        return state

    def _next(self, state: State, number: int) -> State:
        """Do the action of a line again."""
        line = self.steps[number - 1].line
        assert isinstance(line, Played)  # noqa: S101
        assert line.action is not None  # noqa: S101
        after = state.clone()
        after.apply(line.seat, self.game.parse(state, line.seat, line.action))
        return after

    @property
    def _last(self) -> int:
        """The number of the line of the last action that stands."""
        return self.standing[-1] if self.standing else 0

    # Going on.

    def _play(self, line: Played, press: str | None) -> list[Event]:
        before = self.state
        actors = before.actors()
        if len(actors) > 1 and line.seat in actors[1:]:  # sealed choices are written down in seat order
            raise IllegalAction(FRAME.say("seat-order", seat=line.seat, expected=actors[0]))
        if line.action is None:
            raise IllegalAction(FRAME.say("action-unknown"))
        action = self.game.parse(before, line.seat, line.action)
        after = before.clone()
        events = after.perform(line.seat, action)
        hidden = hidden_from(before, line.seat, action) if self.game.hidden else 0
        told = line.seat == NATURE or len(actors) > 1 or self.game.reveals(before, line.seat, after)
        known = Played(line.seat, sys.intern(line.action))
        actors = self._actors.setdefault(actors, actors)
        self.steps.append(Step(known, self._last, tuple(events), actors, hidden, told, press))
        self._decisions.setdefault(line.seat, []).append(len(self.standing))
        self.standing.append(self.lines)
        self.plies += line.seat != NATURE
        self.state = after
        if len(self.standing) % INTERVAL == 0:
            self._kept[self.lines] = after
        return events

    def _shrink(self, index: int) -> None:
        """An old line: its events are asked for only by somebody who reads the whole log."""
        events = self.steps[index].events
        if events and not isinstance(events, bytes):
            packed = self._compact.from_events(events)
            self.steps[index] = msgspec.structs.replace(self.steps[index], events=packed)

    def _undo(self, count: int) -> None:
        if not 1 <= count <= len(self.standing):
            raise IllegalAction(FRAME.say("undo-too-many", count=count, actions=len(self.standing)))
        state = self.state_at(len(self.standing) - count)
        for _ in range(count):
            seat = self.action(-1).seat
            assert seat is not None  # noqa: S101
            self.standing.pop()
            self._decisions[seat].pop()
            self.plies -= seat != NATURE
        self.state = state

    def _resign(self, seat: int) -> None:
        """Resigning ends a match of one or two; at larger tables a bot takes over and the log goes on."""
        seats = int(self.state.seats())
        if seats <= 2:
            others = [other for other in range(seats) if other != seat]
            ranks = [1 + (other == seat and seats > 1) for other in range(seats)]
            self._resigned = Outcome(self.state.scores(), ranks, others, "resigned")


def reader_bit(seat: int | None) -> int:
    return 1 if seat is None else 2 << seat


def hidden_from(before: State, seat: int, action: Action) -> int:
    """A bit for each reader who may not know a legal action."""
    code = before.code(seat, action)
    readers = [None, *range(int(before.seats()))]
    return sum(reader_bit(reader) for reader in readers if not before.discloses(reader, seat, code))
