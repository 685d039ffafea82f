"""State: a match at one moment, for search (codes: small integers, unchecked) and for people (actions, views)."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.rng import Rng
from ergosphere.core.errors import BadInput, IllegalAction
from ergosphere.core.text import FRAME
from ergosphere.core.values import Action, Event, Outcome, View

NATURE: Final = -1
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Abstract: a game overrides everything that raises NotImplementedError."""

    # For search: no checks, no objects.

    def actor(self) -> i64:
        """The lowest seat that must act, NATURE, or NOBODY when the match is over."""
        raise NotImplementedError

    def acts(self, seat: i64) -> bool:
        """Must this seat act now? Games with simultaneous choices override it."""
        return self.actor() == seat and seat != NOBODY

    def codes(self, seat: i64) -> vec[i32]:
        """The legal actions of a seat that must act, in an order that depends only on what the seat knows."""
        raise NotImplementedError

    def choices(self, seat: i64) -> tuple[int, ...]:
        """The same as Python integers, for loops in Python. A game may have a faster way."""
        return tuple([int(code) for code in self.codes(seat)])

    def pick(self, seat: i64, rng: Rng) -> i64:
        """One of codes(seat) at random: nature's by weight, a seat's equally likely. A game may have a faster way."""
        codes = self.codes(seat)
        if seat != NATURE:
            return i64(codes[rng.below(len(codes))])
        total: i64 = 0
        for code in codes:
            total += self.weight(i64(code))
        rest = rng.below(total)
        for code in codes:
            rest -= self.weight(i64(code))
            if rest < 0:
                return i64(code)
        raise AssertionError("nature's weights are not positive")

    def playout(self, rng: Rng, limit: i64) -> i64:
        """Random play to the end or for `limit` actions, in place; returns the number of actions without nature's."""
        steps: i64 = 0
        while steps < limit:
            who = self.run_nature(rng)
            if who == NOBODY:
                break
            self.play(who, self.pick(who, rng))
            steps += 1
        return steps

    def run_nature(self, rng: Rng) -> i64:
        """Let nature act until somebody must decide; returns who, as actor() does. A game may do several steps at once
        if it uses the same random numbers."""
        who = self.actor()
        while who == NATURE:
            self.play(NATURE, self.pick(NATURE, rng))
            who = self.actor()
        return who

    def play(self, seat: i64, code: i64) -> None:
        """Apply without checking that it is legal."""
        raise NotImplementedError

    def clone(self) -> State:
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """-1 (worst) to 1 (best) for a finished match: by rank, by default. A game may have a faster way."""
        outcome = self.outcome()
        if outcome is None or len(outcome.ranks) == 1:
            return 0.0
        return 1.0 - 2.0 * (outcome.ranks[int(seat)] - 1) / (len(outcome.ranks) - 1)

    def weight(self, code: i64) -> i64:
        """How often nature chooses a code, relative to its other codes."""
        return 1

    def key(self, seat: i64) -> i64:
        """A number for everything that the seat knows and that matters from here on (62 bits).

        The default is a hash of the view, which is right but slow."""
        seen = msgspec.json.encode(self.view(None if seat < 0 else int(seat)))
        return int.from_bytes(hashlib.sha256(seen).digest()[:8], "big") >> 2

    def resample(self, seat: i64, rng: Rng) -> None:
        """Redraw everything that the seat doesn't know, uniformly; a seat below 0 knows what a spectator knows."""

    # For people.

    def seats(self) -> i64:
        raise NotImplementedError

    def menu(self, seat: i64) -> list[Action]:
        """Every action that the seat can ever take, by code."""
        raise NotImplementedError

    def code(self, seat: i64, action: Action) -> i64:
        """The code of an action, or -1 if it has none here. A game may have a faster way."""
        menu = self.menu(seat)
        return menu.index(action) if action in menu else -1

    def permits(self, seat: i64, code: i64) -> bool:
        """Is this code of the menu among codes(seat)? A game may have a faster way, with the same answers."""
        for other in self.codes(seat):
            if i64(other) == code:
                return True
        return False

    def refusal(self, seat: i64, action: Action) -> IllegalAction:
        """Why the action is not legal. A game names the rule."""
        if not self.acts(seat):
            return IllegalAction(FRAME.say("not-to-act", seat=int(seat)))
        return IllegalAction(FRAME.say("not-legal", seat=int(seat), action=str(action)))

    def scores(self) -> list[int]:
        """The points so far, as everybody may know them."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        raise NotImplementedError

    def look(self, seat: int | None) -> View:
        """What an existing seat may know; None: a spectator."""
        raise NotImplementedError

    def discloses(self, seat: int | None, actor: i64, code: i64) -> bool:
        """May the seat know this action once it is done? Asked before it is applied."""
        return True

    def events(self, before: State, seat: i64, action: Action) -> list[Event]:
        """What happened because of the action that led here from `before`, in order."""
        return []

    def position(self) -> str | None:
        """The position as one line of text, in games with such a notation."""
        return None

    def audit(self) -> str | None:
        """What is wrong with the components (a card twice, a piece lost), or None. For the contract check."""
        return None

    # The same for every game.

    def view(self, seat: int | None) -> View:
        """What a seat may know; None: a spectator. BadInput for a seat that doesn't exist."""
        if seat is not None and not 0 <= seat < self.seats():
            raise BadInput(FRAME.say("no-such-seat", seat=seat, seats=int(self.seats())))
        return self.look(seat)

    def actors(self) -> tuple[int, ...]:
        """Everybody who must act now."""
        who = self.actor()
        if who == NOBODY:
            return ()
        if who == NATURE:
            return (NATURE,)
        return tuple([int(seat) for seat in range(self.seats()) if self.acts(seat)])

    def deciders(self, rng: Rng) -> tuple[int, ...]:
        """Let nature act; then everybody who must decide, or nobody when the match is over."""
        self.run_nature(rng)
        return self.actors()

    def legal(self, seat: i64) -> list[Action]:
        """The only statement of what is allowed."""
        if not self.acts(seat):
            return []
        menu = self.menu(seat)
        return [menu[i64(code)] for code in self.codes(seat)]

    def apply(self, seat: i64, action: Action) -> None:
        """Do it if it is legal; otherwise raise IllegalAction and change nothing."""
        if self.acts(seat):
            code = self.code(seat, action)
            if code >= 0 and self.permits(seat, code):
                self.play(seat, code)
                return
        raise self.refusal(seat, action)

    def perform(self, seat: i64, action: Action) -> list[Event]:
        """Apply, and say what happened."""
        before = self.clone()
        self.apply(seat, action)
        return self.events(before, seat, action)

    def weights(self) -> list[tuple[Action, int]]:
        """Nature's actions and their integer weights, in the order that sealed draws count through."""
        if self.actor() != NATURE:
            return []
        menu = self.menu(NATURE)
        return [(menu[i64(code)], int(self.weight(i64(code)))) for code in self.codes(NATURE)]

    def chance(self) -> list[tuple[Action, float]]:
        """Nature's actions and their probabilities."""
        weights = self.weights()
        total = sum([weight for _, weight in weights])
        return [(action, weight / total) for action, weight in weights]
