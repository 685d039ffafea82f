"""The course of a match: follows a log line by line and knows the state after each."""

from __future__ import annotations

from ergosphere.core.errors import IllegalAction
from ergosphere.core.game import Game
from ergosphere.core.log import Line, Played, Resigned, Undone
from ergosphere.core.state import NATURE, State
from ergosphere.core.text import FRAME
from ergosphere.core.values import Event, Outcome


class Course:
    """Raises IllegalAction (or BadNotation) for a line that can't stand where it does, and then changes nothing."""

    def __init__(self, game: Game, start: State) -> None:
        self.game = game
        self.states = [start]
        """The start and the state after each action that stands."""
        self.lines = 0
        self.plies = 0
        """Actions of seats that stand."""
        self._by_seats: list[bool] = []
        self._resigned: Outcome | None = None

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def outcome(self) -> Outcome | None:
        return self._resigned or self.state.outcome()

    def follow(self, line: Line) -> list[Event]:
        """One line more."""
        events: list[Event] = []
        if self.outcome is not None and isinstance(line, Played | Undone | Resigned):
            raise IllegalAction(FRAME.say("match-over"))
        if isinstance(line, Played):
            events = self._play(line)
        elif isinstance(line, Undone):
            self._undo(line.count)
        elif isinstance(line, Resigned):
            self._resign(line.seat)
        self.lines += 1
        return events

    def _play(self, line: Played) -> list[Event]:
        state = self.state
        actors = state.actors()
        if len(actors) > 1 and line.seat in actors[1:]:  # sealed choices are written down in seat order
            raise IllegalAction(FRAME.say("seat-order", seat=line.seat, expected=actors[0]))
        if line.action is None:
            raise IllegalAction(FRAME.say("action-unknown"))
        action = self.game.parse(state, line.seat, line.action)
        after = state.clone()
        events = after.perform(line.seat, action)
        self.states.append(after)
        self._by_seats.append(line.seat != NATURE)
        self.plies += line.seat != NATURE
        return events

    def _undo(self, count: int) -> None:
        if not 1 <= count <= len(self._by_seats):
            raise IllegalAction(FRAME.say("undo-too-many", count=count, actions=len(self._by_seats)))
        self.plies -= sum(self._by_seats[-count:])
        del self._by_seats[-count:]
        del self.states[-count:]

    def _resign(self, seat: int) -> None:
        """Resigning ends a match of two; at larger tables a bot takes over and the log goes on."""
        if self.state.seats() == 2:
            self._resigned = Outcome(self.state.scores(), [1 + (seat == 0), 1 + (seat == 1)], [1 - seat], "resigned")
