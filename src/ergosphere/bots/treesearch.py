"""Monte-Carlo tree search over what seats know: hidden things, chance and sealed choices; it knows no game."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.knowledge import Knowledge
from ergosphere.core.playout import advance
from ergosphere.core.rng import Rng
from ergosphere.core.state import NOBODY, State

MOST_NODES: Final = 200_000  # a tree of this size takes some hundred megabytes
GLANCE: Final = 8  # simulations between two looks at the clock
UNTRIED: Final = 1e9  # above every bound
SPECTATOR: Final = -1


@final
@mypyc_attr(acyclic=True)
class Node:
    """One decision of one seat: what it tried there and what came of it. Arms that appear later are put at the end."""

    codes: vec[i32]
    priors: vec[float]
    chances: vec[i64]  # how often the arm could have been chosen
    visits: vec[i64]
    payoffs: vec[float]  # the sum over all visits, for the seat that decides here

    def __init__(self, count: i64) -> None:
        self.codes = vec[i32](capacity=count)
        self.priors = vec[float](capacity=count)
        self.chances = vec[i64](capacity=count)
        self.visits = vec[i64](capacity=count)
        self.payoffs = vec[float](capacity=count)

    def find(self, code: i64, guess: i64) -> i64:
        """The arm of a code, looked for from `guess` on, or -1."""
        codes = self.codes
        count: i64 = len(codes)
        for i in range(guess, count):
            if i64(codes[i]) == code:
                return i
        for i in range(min(guess, count)):
            if i64(codes[i]) == code:
                return i
        return -1

    def add(self, code: i64, prior: float) -> i64:
        arm: i64 = len(self.codes)
        self.codes = append(self.codes, i32(code))
        self.priors = append(self.priors, prior)
        self.chances = append(self.chances, 0)
        self.visits = append(self.visits, 0)
        self.payoffs = append(self.payoffs, 0.0)
        return arm

    def learn(self, arm: i64, payoff: float) -> None:
        self.visits[arm] += 1
        self.payoffs[arm] += payoff


@final
class TreeSearch:
    knowledge: Knowledge
    rng: Rng
    explore: float
    bias: float
    playout_limit: i64
    resamples: bool
    public: i64
    nodes: list[dict[int, Node]]
    size: i64
    simulations: i64
    steps: i64
    visits: dict[int, int]
    means: dict[int, float]

    def __init__(
        self,
        knowledge: Knowledge,
        seed: i64,
        explore: float = 1.0,
        bias: float = 1.0,
        playout_limit: i64 = 400,
        resamples: bool = True,
        public: i64 = 0,
    ) -> None:
        self.knowledge = knowledge
        self.rng = Rng(seed)
        self.explore = explore
        self.bias = bias
        self.playout_limit = playout_limit
        self.resamples = resamples
        self.public = public
        self.nodes = []
        self.size = 0
        self.simulations = 0
        self.steps = 0
        self.visits = {}
        self.means = {}

    def search(self, root: State, seat: i64, simulations: i64 = 0, seconds: float = 0.0) -> i64:
        codes = root.codes(seat)
        self.simulations = 0
        self.steps = 0
        if len(codes) == 1:
            return i64(codes[0])
        self.nodes = [{} for _ in range(root.seats())]
        self.size = 0
        done: i64 = 0
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        while simulations == 0 or done < simulations:
            if seconds > 0.0 and done % GLANCE == 0 and done and perf_counter() >= end:
                break
            state = root.clone()
            if self.resamples:
                state.resample(seat, self.rng)
                self.simulate(state, seat, self.rng)
            else:
                self.simulate(state, seat, Rng(77))
            done += 1
        self.simulations = done
        node = self.nodes[seat][int(root.key(seat))]
        best: i64 = 0
        self.visits = {}
        self.means = {}
        for i in range(i64(len(node.visits))):
            self.visits[int(node.codes[i])] = int(node.visits[i])
            self.means[int(node.codes[i])] = node.payoffs[i] / float(max(node.visits[i], 1))
            if node.visits[i] > node.visits[best]:
                best = i
        return i64(node.codes[best])

    def simulate(self, state: State, root: i64, nature: Rng) -> None:
        path: list[Node] = []
        arms = vec[i64](capacity=16)
        seats = vec[i64](capacity=16)
        who = root
        grown = False
        while who != NOBODY and not grown:
            known = who if who == root or not self.public else SPECTATOR
            key = int(state.key(known))
            nodes = self.nodes[who]
            node = nodes.get(key)
            if node is None:
                if self.size >= MOST_NODES:
                    break
                node = self.grow(state, who)
                nodes[key] = node
                grown = True
            arm = self.choose(node, state, who)
            path.append(node)
            arms = append(arms, arm)
            seats = append(seats, who)
            state.play(who, i64(node.codes[arm]))
            who = advance(state, nature)
            if who != root and state.acts(root):
                who = root
        self.steps += len(arms) + self.play_out(state, nature)
        payoffs = vec[float](capacity=4)
        for seat in range(state.seats()):
            payoffs = append(payoffs, self.knowledge.expect(state, seat))
        for i in range(i64(len(arms))):
            path[i].learn(arms[i], payoffs[seats[i]])

    def grow(self, state: State, who: i64) -> Node:
        codes = state.codes(who)
        count: i64 = len(codes)
        node = Node(count)
        for i in range(count):
            node.add(i64(codes[i]), self.prior(state, who, i64(codes[i])))
        self.size += 1
        return node

    def prior(self, state: State, who: i64, code: i64) -> float:
        return self.bias * self.knowledge.prior(state, who, code) if self.bias != 0.0 else 0.0

    def choose(self, node: Node, state: State, who: i64) -> i64:
        codes = state.codes(who)
        count: i64 = len(codes)
        i = self.rng.below(count)
        best: i64 = 0
        top = -UNTRIED
        base: i64 = 0
        log = 0.0
        for _ in range(count):
            code = i64(codes[i])
            arm = node.find(code, i)
            if arm < 0:
                arm = node.add(code, self.prior(state, who, code))
            chances = node.chances[arm] + 1
            node.chances[arm] = chances
            seen = float(node.visits[arm])
            if seen == 0.0:
                bound = UNTRIED + node.priors[arm]
            else:
                if chances != base:
                    base = chances
                    log = math.log(float(chances))
                bound = (
                    node.payoffs[arm] / seen + self.explore * math.sqrt(log / seen) + node.priors[arm] / (1.0 + seen)
                )
            if bound > top:
                top = bound
                best = arm
            i = i + 1 if i + 1 < count else 0
        return best

    def play_out(self, state: State, nature: Rng) -> i64:
        steps: i64 = 0
        knowledge = self.knowledge
        rng = self.rng
        while steps < self.playout_limit:
            who = advance(state, nature)
            if who == NOBODY:
                break
            state.play(who, knowledge.pick(state, who, rng))
            steps += 1
        return steps
