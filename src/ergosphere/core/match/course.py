"""The course of a match: follows a log line by line and knows the state after each."""

from __future__ import annotations

from typing import NamedTuple

from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.game import Game
from ergosphere.core.match.log import Line, Played, Resigned, Undone
from ergosphere.core.text import FRAME
from ergosphere.core.values import Action, Event, Outcome


class Step(NamedTuple):
    """What is known of an action that stands, besides the states around it."""

    seat: int
    told: bool
    """Did it bring something to light: a draw, a roll, sealed choices, anything hidden?"""
    press: str | None
    """Actions of a seat that share it were made by one press of a button, or typed in one line."""


class Past(NamedTuple):
    """A line of the log, undone or not, and what was around it: looking back needs no replay."""

    before: State
    after: State
    action: Action | None
    """Of a seat or of nature; None: a matter of the table."""
    events: list[Event]
    over: bool
    voids: tuple[int, ...]
    """The numbers of the lines that this one undoes."""


class Course:
    """Raises IllegalAction (or BadNotation) for a line that can't stand where it does, and then changes nothing."""

    def __init__(self, game: Game, start: State) -> None:
        self.game = game
        self.states = [start]
        """The start and the state after each action that stands."""
        self.past: list[Past] = []
        """One for each line."""
        self.steps: list[Step] = []
        """One for each action that stands, nature's included."""
        self._standing: list[int] = []
        """The number of the line of each of these."""
        self._resigned: Outcome | None = None

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def lines(self) -> int:
        return len(self.past)

    @property
    def plies(self) -> int:
        """Actions of seats that stand."""
        return sum(step.seat != NATURE for step in self.steps)

    @property
    def outcome(self) -> Outcome | None:
        return self._resigned or self.state.outcome()

    def follow(self, line: Line, press: str | None = None) -> list[Event]:
        """One more line."""
        before, action, events, voids = self.state, None, list[Event](), tuple[int, ...]()
        if self.outcome is not None and isinstance(line, Played | Undone | Resigned):
            raise IllegalAction(FRAME.say("match-over"))
        if isinstance(line, Played):
            action, events = self._play(line, press)
        elif isinstance(line, Undone):
            voids = self._undo(line.count)
        elif isinstance(line, Resigned):
            self._resign(line.seat)
        self.past.append(Past(before, self.state, action, events, self.outcome is not None, voids))
        return events

    def last_decision(self, seat: int) -> int | None:
        """How many actions stood when the seat had its last decision before it; None if it has made none.

        In a simultaneous choice that is before the choices of all: nobody chooses again knowing what others chose."""
        for number in range(len(self.steps) - 1, -1, -1):
            if self.steps[number].seat == seat:
                while number > 0 and self.steps[number - 1].seat != seat and seat in self.states[number - 1].actors():
                    number -= 1
                return number
        return None

    def _play(self, line: Played, press: str | None) -> tuple[Action, list[Event]]:
        state = self.state
        actors = state.actors()
        if len(actors) > 1 and line.seat in actors[1:]:  # sealed choices are written down in seat order
            raise IllegalAction(FRAME.say("seat-order", seat=line.seat, expected=actors[0]))
        if line.action is None:
            raise IllegalAction(FRAME.say("action-unknown"))
        action = self.game.parse(state, line.seat, line.action)
        after = state.clone()
        events = after.perform(line.seat, action)
        told = line.seat == NATURE or len(actors) > 1 or self.game.reveals(state, line.seat, after)
        self.states.append(after)
        self.steps.append(Step(line.seat, told, press))
        self._standing.append(self.lines + 1)
        return action, events

    def _undo(self, count: int) -> tuple[int, ...]:
        if not 1 <= count <= len(self.steps):
            raise IllegalAction(FRAME.say("undo-too-many", count=count, actions=len(self.steps)))
        voids = tuple(self._standing[-count:])
        del self.steps[-count:]
        del self.states[-count:]
        del self._standing[-count:]
        return voids

    def _resign(self, seat: int) -> None:
        """Resigning ends a match of one or two; at larger tables a bot takes over and the log goes on."""
        seats = int(self.state.seats())
        if seats <= 2:
            others = [other for other in range(seats) if other != seat]
            ranks = [1 + (other == seat and seats > 1) for other in range(seats)]
            self._resigned = Outcome(self.state.scores(), ranks, others, "resigned")
