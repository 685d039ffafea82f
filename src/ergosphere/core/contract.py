"""The contract check: random walks through any game, ours or a third party's, that try every promise of State and Game.

It raises BrokenContract at the first promise that isn't kept, and returns a digest of everything it saw, so that two
engines (compiled and interpreted, two platforms) can be compared to the last byte."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping

import msgspec

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.core.errors import BadInput, BadNotation, IllegalAction, IllegalRecord
from ergosphere.core.game import Game
from ergosphere.core.match.course import Course
from ergosphere.core.match.log import Played
from ergosphere.core.match.match import Match
from ergosphere.core.match.record import Record, SeatInfo
from ergosphere.core.match.replay import replay
from ergosphere.core.match.seal import seed_from
from ergosphere.core.values import Action, Event, Outcome

encode = msgspec.json.Encoder(order="deterministic").encode


DRAWS_TRIED = 20
"""One of so many draws is replaced by an impossible one."""


class BrokenContract(AssertionError):
    """A promise of the engine's interface that a game doesn't keep."""


Choose = Callable[[int, list[Action]], Action]
"""Which of its legal actions a seat takes."""


def check_contract(
    game: Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    undo: bool = True,
    choose: Choose | None = None,
) -> str:
    """Walk through one match and check every state on the way. The actions are random unless `choose` takes them, so
    that somebody who looks for a short walk to a broken promise can."""
    count = game.seats[0] if seats is None else seats
    walk = Walk(game, count, dict(options or {}), seed, undo, choose)
    walk.run()
    return walk.digest.hexdigest()


def promise(kept: bool, what: str, *details: object) -> None:
    if not kept:
        raise BrokenContract(": ".join([what, *map(str, details)]))


def picture(state: State) -> bytes:
    """Everything that anybody can see of a state."""
    everybody = [None, *range(state.seats())]
    return encode([state.view(seat) for seat in everybody] + [state.actors(), state.scores(), state.outcome()])


def face(state: State, seat: int | None) -> bytes:
    """What one seat gets to see: view, actors and its legal actions."""
    legal = [] if seat is None else [str(action) for action in state.legal(seat)]
    return encode([state.view(seat), state.actors(), legal])


def strangers(seats: int) -> tuple[int, ...]:
    """Seats that this match doesn't have: the next one, those that other matches have, those beyond a machine word."""
    return seats, 5 if seats < 5 else seats + 1, 6 if seats < 6 else seats + 2, 64, 99


class Walk:
    def __init__(
        self, game: Game, seats: int, options: dict[str, object], seed: int, undo: bool, choose: Choose | None
    ) -> None:
        self.game = game
        self.seats = seats
        self.rng = Rng(seed)
        self.undo = undo
        self.choose = choose or self.any_of
        self.digest = hashlib.sha256()
        self.match = Match(game, [SeatInfo("human")] * seats, options, seed_from(seed))

    def run(self) -> None:
        match = self.match
        promise(match.course.state.seats() == self.seats, "seats() is the number of seats")
        self.see(match.course.state, [])
        self.told(match.begin())
        steps = 0
        while match.outcome is None:
            state = match.course.state
            self.see(state, match.record.log[-self.seats :])
            for seat in self.shuffled(state.actors()):
                self.told(match.act(seat, self.choose(seat, match.state.legal(seat))))
                if match.sealed:
                    self.see(match.state, [])
            steps += 1
            promise(len(match.course.standing) <= self.game.longest, "a match ends within game.longest actions")
            if self.undo and steps % 16 == 0 and match.outcome is None:
                self.take_back()
        self.see(match.course.state, match.record.log[-self.seats :])
        self.check_record()

    def any_of(self, seat: int, legal: list[Action]) -> Action:
        return legal[self.rng.below(len(legal))]

    def shuffled(self, seats: tuple[int, ...]) -> list[int]:
        """Sealed choices may come in any order."""
        rest = list(seats)
        return [rest.pop(self.rng.below(len(rest))) for _ in seats]

    def see(self, state: State, log: object) -> None:
        self.check_state(state)
        self.digest.update(picture(state))
        self.digest.update(encode([[str(action) for action in state.legal(seat)] for seat in state.actors()]))
        self.digest.update(encode([state.key(seat) for seat in range(self.seats)] + [str(log)]))

    def told(self, events: list[Event]) -> None:
        for event in events:
            self.digest.update(encode(event))
            try:
                str(event.sentence(self.game.text))
            except (KeyError, ValueError) as error:
                raise BrokenContract(f"every event has a sentence: {event}: {error}") from error

    def take_back(self) -> None:
        """An undone action leaves the state as it was; nature's draws may differ afterwards."""
        match = self.match
        count = 1 + self.rng.below(min(3, len(match.course.standing)))
        before = match.course.state_at(len(match.course.standing) - count)
        earlier = picture(before)
        waits = before.actor() != NATURE
        self.told(match.undo(count))
        promise(not waits or picture(match.course.state) == earlier, "undo restores the state")

    # Promises about one state

    def check_state(self, state: State) -> None:
        before = picture(state)
        self.check_actors(state)
        for seat in state.actors():
            self.check_actions(state, seat)
        self.check_chance(state)
        self.check_outcome(state)
        if self.game.hidden and len(state.actors()) == 1:
            self.check_secrets(state, state.actors()[0])
        for viewer in [None, *range(self.seats)]:
            self.check_view(state, viewer)
        self.check_no_view(state)
        problem = state.audit()
        promise(problem is None, "the components are all there", problem)
        promise(picture(state) == before, "asking, cloning and refusing changes nothing")

    def check_actors(self, state: State) -> None:
        actors = state.actors()
        lowest = state.actor()
        promise(lowest == (min(actors) if actors else NOBODY), "actor() is the lowest of actors()", actors)
        promise(list(actors) == sorted(set(actors)), "actors() are sorted", actors)
        for seat in (NOBODY, *range(NATURE, self.seats), *strangers(self.seats)):
            promise(state.acts(seat) == (seat in actors), "acts() agrees with actors()", seat)
            promise(bool(state.legal(seat)) == (seat in actors), "exactly the actors have legal actions", seat)

    def check_actions(self, state: State, seat: int) -> None:
        codes = [int(code) for code in state.codes(seat)]
        promise(state.choices(seat) == tuple(codes), "choices() agrees with codes()", codes)
        legal = state.legal(seat)
        menu = state.menu(seat)
        promise(len(set(codes)) == len(codes), "no code is legal twice", codes)
        promise(len({str(action) for action in legal}) == len(legal), "each action has its own notation", legal)
        for code, action in zip(codes, legal, strict=True):
            promise(menu[code] == action and state.code(seat, action) == code, "code and action agree", action)
            promise(state.permits(seat, code), "permits() agrees with codes()", action)
            promise(self.game.parse(state, seat, str(action)) == action, "notation can be read back", action)
            after = state.clone()
            after.apply(seat, action)
            problem = after.audit()
            promise(problem is None, "the components are all there", action, problem)
        for action in self.some(menu):
            code = state.code(seat, action)
            promise(code < 0 or state.permits(seat, code) == (code in codes), "permits() agrees with codes()", action)
            if action not in legal:
                self.check_refused(state, seat, action)
        idle = next(other for other in range(self.seats + 1) if other not in state.actors())
        unknown = strangers(self.seats)
        for other in (NOBODY, idle, unknown[self.rng.below(len(unknown))]):
            self.check_refused(state, other, legal[0])
        self.check_malformed(state, seat)

    def some(self, menu: list[Action]) -> list[Action]:
        return [menu[self.rng.below(len(menu))] for _ in range(3)]

    def check_refused(self, state: State, seat: int, action: Action) -> None:
        """That it has changed nothing is seen when all has been asked."""
        try:
            state.apply(seat, action)
        except IllegalAction as refusal:
            promise(bool(str(refusal)), "a refusal has a sentence", action)
            return
        except Exception as error:
            raise BrokenContract(
                f"apply raises IllegalAction for what is not legal: {seat} {action}: {error!r}"
            ) from error
        raise BrokenContract(f"apply refuses everything that is not legal: {seat} {action}")

    def check_malformed(self, state: State, seat: int) -> None:
        try:
            self.game.parse(state, seat, "\u2620 no such action")
        except BadNotation:
            return
        except Exception as error:
            raise BrokenContract(f"parse raises BadNotation for text that is no action: {error!r}") from error
        raise BrokenContract("parse raises BadNotation for text that is no action")

    def check_chance(self, state: State) -> None:
        chance = state.chance()
        promise(bool(chance) == (state.actors() == (NATURE,)), "chance() is there when nature acts")
        if chance:
            promise(abs(sum(probability for _, probability in chance) - 1) < 1e-9, "probabilities sum to 1")
            promise(all(weight > 0 for _, weight in state.weights()), "nature's weights are positive")
            promise([action for action, _ in chance] == state.legal(NATURE), "chance() is in the order of legal()")

    def check_outcome(self, state: State) -> None:
        outcome = state.outcome()
        promise((outcome is None) == bool(state.actors()), "somebody acts until there is an outcome")
        if outcome is not None:
            check_ranks(outcome, self.seats)
            for seat in range(self.seats):
                promise(-1 <= state.payoff(seat) <= 1, "payoff is within -1 and 1", seat)

    def check_view(self, state: State, viewer: int | None) -> None:
        """A view leads back to itself, and nothing hidden can be read from what a seat is shown."""
        seat = NOBODY if viewer is None else viewer
        view = state.view(viewer)
        shown = face(state, viewer)
        again = self.game.read_view(encode(view))
        promise(again == view, "a view survives its JSON form", viewer)
        filled = self.game.determinize(again, self.rng)
        resampled = state.clone()
        resampled.resample(seat, self.rng)
        for name, other in (("determinize", filled), ("resample", resampled)):
            promise(face(other, viewer) == shown, f"{name} keeps what the seat sees", viewer)
            problem = other.audit()
            promise(problem is None, f"{name} keeps the components", problem)
            if viewer is not None:
                promise(other.key(seat) == state.key(seat), f"{name} keeps the key", viewer)
        if not self.game.hidden:
            promise(picture(filled) == picture(state), "without hidden things a view tells everything")

    def check_no_view(self, state: State) -> None:
        for seat in (NOBODY, NATURE, *strangers(self.seats)):
            try:
                state.view(seat)
            except BadInput as refusal:
                promise(bool(str(refusal)), "a refusal has a sentence", seat)
                continue
            except Exception as error:
                raise BrokenContract(
                    f"view raises BadInput for a seat that doesn't exist: {seat}: {error!r}"
                ) from error
            raise BrokenContract(f"view refuses a seat that doesn't exist: {seat}")

    def check_secrets(self, state: State, actor: int) -> None:
        """Where two actions leave a seat with the same view, neither events nor records may tell them apart."""
        for viewer in [None, *range(self.seats)]:
            told: dict[bytes, tuple[Action, bytes]] = {}
            for action in state.legal(actor):
                after = state.clone()
                events = encode([event.seen_by(viewer) for event in after.perform(actor, action)])
                first, seen = told.setdefault(encode(after.view(viewer)), (action, events))
                promise(seen == events, "events tell a seat nothing that its view doesn't", viewer, first, action)
                if first is not action:
                    for hidden in (first, action):
                        known = state.discloses(viewer, actor, state.code(actor, hidden))
                        promise(not known, "a cut record hides what the view hides", viewer, hidden)

    # Promises about the whole match

    def check_record(self) -> None:
        record, game = self.match.record, self.game
        text = record.to_text()
        self.digest.update(text.encode())
        read = Record.from_text(text)
        promise(read.to_text() == text, "a record can be read back")
        done = replay(read, game)
        promise(done.seal == "verified" and done.outcome == self.match.outcome, "a finished record verifies", done)
        pictures = [[picture(state) for state in states] for states in (read.states(game), self.match.course.states())]
        promise(pictures[0] == pictures[1], "record and replay give equal states")
        for viewer in [None, *range(self.seats)]:
            self.check_cut(viewer)
        self.check_draws()
        promise(game.pack.sha256 == record.pack.sha256, "a record names its pack")

    def check_draws(self) -> None:
        """Without a seed nobody can say what nature had to draw, but what it could not draw is still refused."""
        record, course = self.match.record, Course(self.game, self.match.course.state_at(0))
        for number, line in enumerate(record.log):
            state = course.state
            if state.actor() == NATURE and isinstance(line, Played) and self.rng.below(DRAWS_TRIED) == 0:
                possible = {str(action) for action in state.legal(NATURE)}
                drawn = str(self.some(state.menu(NATURE))[0])
                if drawn not in possible:
                    self.check_impossible(number, drawn)
            course.follow(line)

    def check_impossible(self, number: int, drawn: str) -> None:
        log = [*self.match.record.log[:number], Played(NATURE, drawn)]
        changed = msgspec.structs.replace(self.match.record, log=log, seal=None, seed=None, result=None)
        text = changed.to_text()
        place = f"line {len(text.splitlines())}"
        try:
            replay(Record.from_text(text), self.game)
        except IllegalRecord as refusal:
            promise(place in str(refusal), "the refusal of an impossible draw names its place", place, refusal)
            return
        except Exception as error:
            raise BrokenContract(f"replay refuses an impossible draw: {drawn}: {error!r}") from error
        raise BrokenContract(f"replay refuses an impossible draw: {drawn}")

    def check_cut(self, viewer: int | None) -> None:
        """It has the form of a record, agrees with it line by line and holds no seed."""
        cut = self.match.cut(viewer)
        promise(cut.seed is None and len(cut.log) == len(self.match.record.log), "a cut record agrees line by line")
        self.digest.update(cut.to_text().encode())
        done = replay(Record.from_text(cut.to_text()), self.game)
        promise(done.ok and done.seal == "open", "a cut record has the form of a record", viewer)
        promise(game_is_open(cut) or self.game.hidden, "only hidden games have hidden actions")


def game_is_open(record: Record) -> bool:
    return all(action != "?" for _, action in record.actions)


def check_ranks(outcome: Outcome, seats: int) -> None:
    promise(len(outcome.scores) == len(outcome.ranks) == seats, "an outcome has a score and a rank for each seat")
    for rank in outcome.ranks:
        promise(rank == 1 + sum(other < rank for other in outcome.ranks), "ranks begin with 1 and ties share", outcome)
    promise(set(outcome.winners) <= {seat for seat in range(seats) if outcome.ranks[seat] == 1}, "winners rank first")
    promise(outcome.reason == outcome.reason.lower() and " " not in outcome.reason, "a reason is in kebab case")
