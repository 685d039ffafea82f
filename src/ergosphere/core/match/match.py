"""A match in progress: seats choose, nature draws by the sealed seed, and the record grows."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.game import Game
from ergosphere.core.match import seal
from ergosphere.core.match.course import Course
from ergosphere.core.match.log import Line, Named, Played, Resigned, Seated, Undone, check_name, parse_line
from ergosphere.core.match.record import Record, SeatInfo, check_seat
from ergosphere.core.match.replay import cut
from ergosphere.core.match.undo import WayBack, way_back
from ergosphere.core.options import without_defaults
from ergosphere.core.text import FRAME
from ergosphere.core.values import Action, Event, Outcome, View


class Match:
    """The rules of a table without its furniture: no clock, no sockets, no disk."""

    def __init__(
        self, game: Game, seats: list[SeatInfo], options: dict[str, object], seed: bytes, practice: bool = False
    ) -> None:
        settled = game.settle(options)
        self.game = game
        self.seed = seed
        self.record = Record(
            game=game.key,
            rules=game.rules_version,
            pack=game.pack,
            options=without_defaults(game.options, settled),
            seats=seats,
            seal=seal.seal_of(seed),
            practice=practice,
        )
        self.course = Course(game, game.new(len(seats), **settled))
        self.sealed: dict[int, Action] = {}
        """Choices of a simultaneous decision that are in, while others are missing. Not in the log yet."""

    @property
    def state(self) -> State:
        """The state with every choice that is in; views of it tell nobody what another has sealed."""
        state = self.course.state.clone()
        for seat in sorted(self.sealed):
            state.apply(seat, self.sealed[seat])
        return state

    @property
    def outcome(self) -> Outcome | None:
        return self.course.outcome

    def view(self, seat: int | None) -> View:
        return self.state.view(seat)

    def begin(self) -> list[Event]:
        """Let nature make its first draws."""
        return self._nature()

    def act(self, seat: int, action: Action, press: str | None = None) -> list[Event]:
        """A seat decides. Events come when the decision takes effect: for a sealed one, when the last is in."""
        state = self.state
        state.apply(seat, action)  # refuses before anything is kept
        self.sealed[seat] = action
        if any(actor not in self.sealed for actor in self.course.state.actors()):
            return []
        choices, self.sealed = self.sealed, {}
        events: list[Event] = []
        for actor in sorted(choices):
            events += self._log(Played(actor, str(choices[actor])), press if actor == seat else None)
        return events + self._nature()

    def retract(self, seat: int) -> None:
        """Take back one's own sealed choice while another is missing."""
        if seat not in self.sealed:
            raise IllegalAction(FRAME.say("nothing-sealed", seat=seat))
        del self.sealed[seat]

    def undo(self, count: int) -> list[Event]:
        """Make the last actions void, nature's included; what nature draws again is drawn anew."""
        self._log(Undone(count))
        self.sealed = {}
        return self._nature()

    def follow(self, line: Line, press: str | None = None) -> None:
        """A line that was written down before, as when a match is taken up again. Nature's draws are among them."""
        self._log(line, press)
        if isinstance(line, Played):
            self.sealed.pop(line.seat, None)
        elif isinstance(line, Undone):
            self.sealed = {}
        self._close()

    def deciders(self, seat: int, people: Collection[int]) -> list[int]:
        """The people who decide for a bot, because they play together with it. None: it decides by itself."""
        if seat in people:
            return []
        return [other for other in self.game.partners(self.course.state, seat) if other in people]

    def way_back(self, person: int, people: Collection[int]) -> WayBack | None:
        """Where an undo leads a person, back from their own decisions and those in a bot's place; `people` are the
        seats that people hold. None: there is nothing to take back."""
        bots = {seat: self.deciders(seat, people) for seat in range(len(self.record.seats)) if seat not in people}
        own = {person, *(seat for seat, deciders in bots.items() if person in deciders)}
        others = {*people, *(seat for seat, deciders in bots.items() if deciders not in ([], [person]))} - {person}
        return way_back(self.course, own, others, bool(others & self.sealed.keys()), self.record.practice)

    def resign(self, seat: int) -> None:
        self._log(Resigned(seat))
        self._close()

    def name(self, seat: int, name: str) -> None:
        """Call a seat's player by a name from now on."""
        self._log(Named(seat, check_name(name)))

    def seat(self, seat: int, level: str | None) -> None:
        """From now on a bot of this level holds the seat; None: its person does."""
        self._log(Seated(seat, level))

    def cut(self, seat: int | None) -> Record:
        """The record as a seat may have it while the match runs."""
        return cut(self.record, self.course, seat)

    def _nature(self) -> list[Event]:
        events: list[Event] = []
        while self.course.state.actors() == (NATURE,):
            action = seal.draw(self.course.state, self.seed, self.course.lines + 1)
            events += self._log(Played(NATURE, str(action)))
        self._close()
        return events

    def _log(self, line: Line, press: str | None = None) -> list[Event]:
        check_seat(line, len(self.record.seats))
        parse_line(str(line))  # what could not be read back is not written
        events = self.course.follow(line, press)
        self.record.log.append(self.course.steps[-1].line)
        return events

    def _close(self) -> None:
        """After the match everybody may know the seed."""
        if self.outcome is not None:
            self.record = msgspec.structs.replace(self.record, seed=self.seed.hex(), result=self.outcome)
