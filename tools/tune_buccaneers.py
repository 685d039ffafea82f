"""Finds the weights of Buccaneers' policy from what search makes of positions.

Positions of matches between hurried players are searched, and every choice keeps the mean that search found for it.
Then weights are changed for as long as the policy's choices come out better by these means. The better policy plays
and searches the next positions. Prints the weights of each pass, for weights.py, and how they do beside three players
with the weights before:

    .venv/bin/python tools/tune_buccaneers.py --passes 2 --positions 2400 --simulations 600 --seconds 35
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from typing import NamedTuple

import ergosphere
from ergosphere.bots.treesearch import TreeSearch
from ergosphere.core.playout import advance
from ergosphere.core.rng import Rng
from ergosphere.core.state import NOBODY, State
from ergosphere.games.buccaneers.evaluate import BuccaneersKnowledge
from ergosphere.games.buccaneers.game import BuccaneersGame
from ergosphere.games.buccaneers.state import Buccaneers
from ergosphere.games.buccaneers.weights import WEIGHTS, WHIM

SEATS = 4
STRAY = 6  # one choice in so many is random, so that odd positions come up, too
SEEN = 12  # and one in so many is kept
EXPLORE = 3.0  # enough that every choice is tried often
SOFT = 1.0  # how far the policy may stray from its best choice while it is judged
TIE = 0.0002  # what it costs to move a weight by its own size: rare cards give few positions to learn from

Weights = dict[str, float]


class Position(NamedTuple):
    state: Buccaneers
    seat: int
    codes: list[int]
    means: list[float]  # by code: what search expects, less what it expects on average
    room: float


def gather(game: BuccaneersGame, weights: Weights, count: int, simulations: int, seed: int) -> list[Position]:
    knowledge = BuccaneersKnowledge(game.box, weights, WHIM)
    rng = Rng(seed)
    found: list[Position] = []
    while len(found) < count:
        state = game.new(SEATS, holes="random")
        while advance(state, rng) != NOBODY:
            found += [
                searched(knowledge, game.determinize(state.view(seat), rng), seat, simulations)
                for seat in state.actors()
                if len(state.legal(seat)) > 1 and rng.below(SEEN) == 0
            ]
            for seat in state.actors():
                stray = rng.below(STRAY) == 0
                state.play(seat, state.pick(seat, rng) if stray else knowledge.pick(state, seat, rng))
    return found[:count]


def searched(knowledge: BuccaneersKnowledge, state: State, seat: int, simulations: int) -> Position:
    assert isinstance(state, Buccaneers)  # noqa: S101
    search = TreeSearch(knowledge, seat + 1, explore=EXPLORE)
    search.search(state, seat, simulations)
    average = sum(search.means[code] * visits for code, visits in search.visits.items()) / simulations
    means = [mean - average for mean in search.means.values()]
    return Position(state, seat, list(search.means), means, knowledge.room(state, seat))


def merit(game: BuccaneersGame, weights: Weights, positions: list[Position]) -> float:
    """What the policy's choices are worth on average."""
    worth = BuccaneersKnowledge(game.box, weights, 0.0).worth
    total = 0.0
    for state, seat, codes, means, room in positions:
        looks = [worth(state, seat, code, room) for code in codes]
        best = max(looks)
        shares = [math.exp((look - best) / SOFT) for look in looks]
        total += sum([share * mean for share, mean in zip(shares, means, strict=True)]) / sum(shares)
    return total / len(positions)


def fitted(game: BuccaneersGame, before: Weights, positions: list[Position], seconds: float, seed: int) -> Weights:
    """Single weights, or a few at once, are changed at random; what is better is kept."""
    rng = random.Random(seed)

    def judged(weights: Weights) -> float:
        moved = sum(((weights[name] - old) / max(2.0, abs(old))) ** 2 for name, old in before.items())
        return merit(game, weights, positions) - TIE * moved

    best, top = dict(before), judged(before)
    step = dict.fromkeys(before, 1.0)
    end = time.process_time() + seconds
    while time.process_time() < end:
        changed = dict(best)
        names = rng.sample(list(best), rng.choice([1, 1, 2, 3]))
        for name in names:
            changed[name] += rng.gauss(0, 0.3) * max(1.0, abs(best[name])) * step[name]
        changed["spread"] = max(0.3, changed["spread"])
        changed["spread-by-turn"] = max(0.0, changed["spread-by-turn"])
        found = judged(changed)
        for name in names:
            step[name] = min(3.0, step[name] * 1.2) if found > top else max(0.1, step[name] * 0.95)
        if found > top:
            best, top = changed, found
    return best


def share(game: BuccaneersGame, own: Weights, others: Weights, games: int) -> float:
    """First places of one hurried player with `own` weights beside three with the others'."""
    mine, theirs = BuccaneersKnowledge(game.box, own, WHIM), BuccaneersKnowledge(game.box, others, WHIM)
    won = 0.0
    for number in range(games):
        seat = number % SEATS
        state = game.new(SEATS, holes="random")
        nature, choice = Rng(number // SEATS), Rng(number)
        while (who := advance(state, nature)) != NOBODY:
            state.play(who, (mine if who == seat else theirs).pick(state, who, choice))
        outcome = state.outcome()
        assert outcome is not None  # noqa: S101
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--passes", type=int, default=2)
    arguments.add_argument("--positions", type=int, default=2400)
    arguments.add_argument("--simulations", type=int, default=600)
    arguments.add_argument("--seconds", type=float, default=35, help="of processor time for each fit")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    game = ergosphere.load("buccaneers")
    assert isinstance(game, BuccaneersGame)  # noqa: S101
    weights = dict(WEIGHTS)
    for number in range(given.passes):
        seed = given.seed + number
        positions = gather(game, weights, given.positions, given.simulations, seed)
        better = fitted(game, weights, positions, given.seconds, seed)
        fresh = gather(game, weights, given.positions // 4, given.simulations, seed + 1000)
        print(f"worth {merit(game, weights, fresh):.4f}, now {merit(game, better, fresh):.4f}")
        print(f"first places beside three with the weights before: {share(game, better, weights, 4000):.3f}")
        weights = better
        print(json.dumps({name: round(value, 2) for name, value in weights.items()}, indent=4), flush=True)


if __name__ == "__main__":
    main()
