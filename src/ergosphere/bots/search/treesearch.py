"""Monte-Carlo tree search over what seats know: hidden information, chance and sealed choices. Knows no game.

Every simulation plays in another world that fits the view (Cowling, Powley and Whitehouse call this information-set
Monte-Carlo tree search). A node belongs to one seat and to what that seat knows, so in a simultaneous decision each
seat chooses from its own node without seeing the others' choices, and every seat plays for its own payoff."""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY, State

MOST_NODES: Final = 200_000  # such a tree takes a few hundred megabytes
GLANCE: Final = 8  # simulations between two looks at the clock
UNTRIED: Final = 1e9  # above every bound


@final
@mypyc_attr(acyclic=True)
class Node:
    """One decision of one seat: what was tried there, and with what result. Arms that appear later go to the end."""

    codes: vec[i32]
    priors: vec[float]
    chances: vec[float]  # how often the arm could have been chosen
    visits: vec[float]  # how often it was; whole numbers, as floats because they are divisors
    payoffs: vec[float]  # the sum over all visits, for the seat that decides here

    def __init__(self, count: i64) -> None:
        self.codes = vec[i32](capacity=count)
        self.priors = vec[float](capacity=count)
        self.chances = vec[float](capacity=count)
        self.visits = vec[float](capacity=count)
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
        self.chances = append(self.chances, 0.0)
        self.visits = append(self.visits, 0.0)
        self.payoffs = append(self.payoffs, 0.0)
        return arm

    def learn(self, arm: i64, payoff: float) -> None:
        self.visits[arm] += 1.0
        self.payoffs[arm] += payoff


@final
class TreeSearch:
    """One thinker. Each search starts with an empty tree; only the generator carries over."""

    knowledge: Knowledge
    rng: Rng
    explore: float
    bias: float
    playout_limit: i64
    resamples: bool
    nodes: list[dict[int, Node]]  # by seat, then by key
    size: i64
    simulations: i64  # of the last search
    steps: i64  # all actions of seats in them
    visits: dict[int, int]  # by code, at the root
    means: dict[int, float]  # payoffs, likewise

    def __init__(
        self,
        knowledge: Knowledge,
        seed: i64,
        explore: float = 1.0,
        bias: float = 1.0,
        playout_limit: i64 = 400,
        resamples: bool = True,
    ) -> None:
        """Without resampling it searches a single world, future draws included: a baseline."""
        self.knowledge = knowledge
        self.rng = Rng(seed)
        self.explore = explore
        self.bias = bias
        self.playout_limit = playout_limit
        self.resamples = resamples
        self.nodes = []
        self.size = 0
        self.simulations = 0
        self.steps = 0
        self.visits = {}
        self.means = {}

    def search(self, root: State, seat: i64, simulations: i64 = 0, seconds: float = 0.0) -> i64:
        """The code tried most often after `simulations` or `seconds`. The root comes from determinize."""
        if simulations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a limit: simulations or seconds")
        codes = self.knowledge.sensible(root, seat)
        self.simulations = 0
        self.steps = 0
        if len(codes) == 1:
            return i64(codes[0])
        self.knowledge.begin(root, seat)
        self.nodes = [{} for _ in range(root.seats())]
        self.size = 0
        fate: i64 = 0 if self.resamples else self.rng.word()  # of the single world, another for each search
        done: i64 = 0
        end = perf_counter() + seconds if seconds > 0.0 else 0.0
        while simulations <= 0 or done < simulations:
            if seconds > 0.0 and done % GLANCE == 0 and done and perf_counter() >= end:
                break
            state = root.clone()
            if self.resamples:
                state.resample(seat, self.rng)
                self.simulate(state, seat, self.rng)
            else:
                self.simulate(state, seat, Rng(fate))
            done += 1
        self.simulations = done
        return self.most_tried(self.nodes[seat][int(root.key(seat))])

    def most_tried(self, node: Node) -> i64:
        """Ties go to the better mean, then to the lower code."""
        best: i64 = 0
        self.visits = {}
        self.means = {}
        for i in range(i64(len(node.visits))):
            code = int(node.codes[i])
            self.visits[code] = int(node.visits[i])
            self.means[code] = node.payoffs[i] / max(node.visits[i], 1.0)
            chosen = int(node.codes[best])
            if (self.visits[code], self.means[code], -code) > (self.visits[chosen], self.means[chosen], -chosen):
                best = i
        return i64(node.codes[best])

    def simulate(self, state: State, root: i64, nature: Rng) -> None:
        """Walk down the tree, add a node, play out; every node on the path learns its own seat's payoff."""
        path: list[Node] = []
        arms = vec[i64](capacity=16)
        seats = vec[i64](capacity=16)
        who = root
        grown = False
        while who != NOBODY and not grown:
            key = int(state.key(who))
            nodes = self.nodes[who]
            codes = self.knowledge.sensible(state, who)
            node = nodes.get(key)
            if node is None:
                if self.size >= MOST_NODES:
                    break
                node = self.grow(state, who, codes)
                nodes[key] = node
                grown = True
            arm = self.choose(node, state, who, codes)
            path.append(node)
            arms = append(arms, arm)
            seats = append(seats, who)
            state.play(who, i64(node.codes[arm]))
            who = self.knowledge.advance(state, nature)
            if who != root and state.acts(root):
                who = root  # among simultaneous choices the root's seat comes first
        self.steps += len(arms) + self.knowledge.playout(state, self.rng, nature, self.playout_limit)
        payoffs = vec[float]([0.0] * state.seats())
        known: i64 = 0  # bits of seats whose payoff is known; only those on the path are asked for
        for i in range(i64(len(arms))):
            seat = seats[i]
            if (known >> seat) & 1 == 0:
                known |= i64(1) << seat
                payoffs[seat] = self.knowledge.expect(state, seat)
            path[i].learn(arms[i], payoffs[seat])

    def grow(self, state: State, who: i64, codes: vec[i32]) -> Node:
        count: i64 = len(codes)
        node = Node(count)
        priors = self.knowledge.priors(state, who, codes) if self.bias != 0.0 else vec[float]([0.0] * count)
        for i in range(count):
            node.add(i64(codes[i]), self.bias * priors[i])
        self.size += 1
        return node

    def prior(self, state: State, who: i64, code: i64) -> float:
        return self.bias * self.knowledge.prior(state, who, code) if self.bias != 0.0 else 0.0

    def choose(self, node: Node, state: State, who: i64, codes: vec[i32]) -> i64:
        """The arm with the highest bound among those that this world allows; ties are broken at random.

        An action may be legal in some of the worlds only, so its bound counts how often it could be chosen."""
        count: i64 = len(codes)
        i = self.rng.below(count)
        best: i64 = 0
        top = -UNTRIED
        base = 0.0
        log = 0.0
        for _turn in range(count):  # compiled, a plain `_` would be boxed each time
            code = i64(codes[i])
            arm = node.find(code, i)
            if arm < 0:
                arm = node.add(code, self.prior(state, who, code))
            chances = node.chances[arm] + 1.0
            node.chances[arm] = chances
            seen = node.visits[arm]
            if seen == 0.0:
                bound = UNTRIED + node.priors[arm]
            else:
                if chances != base:
                    base = chances
                    log = math.log(chances)
                bound = (
                    node.payoffs[arm] / seen + self.explore * math.sqrt(log / seen) + node.priors[arm] / (1.0 + seen)
                )
            if bound > top:
                top = bound
                best = arm
            i += 1
            if i == count:
                i = 0
        return best
