"""What a bot knows about a game beyond its rules. Search asks it; a game's evaluate.py knows better than this."""

from __future__ import annotations

import math

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.playout import advance
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Knowledge:
    """Knows nothing: every unfinished match is even, every move as good as any other."""

    def estimate(self, state: State, seat: i64) -> i64:
        """How well a seat stands in an unfinished match, in small units of the game's own; 0 is even."""
        return 0

    def scale(self) -> float:
        """The estimate at which a seat may expect about three quarters of a win (tanh 1)."""
        return 1000.0

    def forcing(self, state: State, seat: i64) -> vec[i32]:
        """The legal codes that change the match so much that no estimate can be trusted before they are tried."""
        return vec[i32]()

    def sensible(self, state: State, seat: i64) -> vec[i32]:
        """The legal codes worth considering, at least one; search tries no others. All by default."""
        return state.codes(seat)

    def prior(self, state: State, seat: i64, code: i64) -> float:
        """How promising a code looks before any search, 0 to 1."""
        return 0.0

    def priors(self, state: State, seat: i64, codes: vec[i32]) -> vec[float]:
        """The same for several codes, for games that are faster when asked for all at once."""
        priors = vec[float](capacity=len(codes))
        for code in codes:
            priors = append(priors, self.prior(state, seat, i64(code)))
        return priors

    def decide(self, state: State, seat: i64, strongest: bool) -> i64:
        """The code that bots (or only the strongest) choose without a search; -1 if they have to look ahead."""
        return -1

    def explore(self) -> float:
        """How far tree search strays from what has looked best: less than 1 where one choice changes payoffs little."""
        return 1.0

    def simulations(self, usual: i64) -> i64:
        """How many simulations a level spends on a choice here, given what it usually spends."""
        return usual

    def slips(self, blind: i64) -> i64:
        """Of 1,000 choices, how many a level makes at random among the sensible ones. In other games it overlooks
        `blind` of 1,000 quiet moves."""
        return 0

    def begin(self, state: State, seat: i64) -> None:
        """A search for this seat begins: what follows is seen from its side."""

    def advance(self, state: State, nature: Rng) -> i64:
        """Let nature act until somebody must decide; returns who. NOBODY where search should judge instead."""
        return advance(state, nature)

    def has_policy(self) -> bool:
        """Is `pick` better than chance? A game that overrides it says so here."""
        return False

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        """What a hurried player would do: the policy of playouts."""
        return state.pick(seat, rng)

    def playout(self, state: State, rng: Rng, nature: Rng, limit: i64) -> i64:
        """Hurried play to the end or for `limit` actions, in place; returns the number of actions without nature's."""
        if nature is rng and not self.has_policy():
            return state.playout(rng, limit)
        steps: i64 = 0
        while steps < limit:
            who = advance(state, nature)
            if who == NOBODY:
                break
            state.play(who, self.pick(state, who, rng))
            steps += 1
        return steps

    def expect(self, state: State, seat: i64) -> float:
        """The payoff that a seat may expect, -1 to 1: the real one when the match is over."""
        if state.actor() == NOBODY:
            return state.payoff(seat)
        return math.tanh(float(self.estimate(state, seat)) / self.scale())
