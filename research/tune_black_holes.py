"""Finds the weights of the Black Holes evaluation by playing.

First bots play many short-thinking matches from random openings, and the weights are fitted so that the estimate of a
position predicts the result of its match (logistic regression). Then the weights are changed a little at random, again
and again. Whatever is new plays what was best so far, and is kept only if it wins. Compiled only:

    .venv/bin/python research/tune_black_holes.py --generations 1 --climbs 60"""

from __future__ import annotations

import argparse
import math
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import ergosphere
from ergosphere.bots.search.alphabeta import AlphaBeta
from ergosphere.core.engine.rng import Rng
from ergosphere.games.black_holes.bot import evaluate
from ergosphere.games.black_holes.bot.evaluate import SCALE, WEIGHTS, BlackHolesKnowledge
from ergosphere.games.black_holes.rules.state import BlackHoles

Weights = tuple[int, ...]
Sample = tuple[list[float], float]  # features for Light less those for Dark, and the result for Light

FEATURES = ("sunk", "ready", "soon", "race", "moves", "stuck", "rings")
WEIGHT_NAMES = (*FEATURES, "tempo")


def opened(seed: int, moves: int) -> BlackHoles:
    """A position after some random moves."""
    state = ergosphere.load("black-holes").new()
    assert isinstance(state, BlackHoles)
    state.playout(Rng(seed), moves)
    return state


def play(state: BlackHoles, players: tuple[AlphaBeta, AlphaBeta], effort: int) -> list[BlackHoles]:
    """Every position of a match, the last one over."""
    positions = [state.clone()]
    while state.outcome() is None:
        state.play(state.side, players[int(state.side)].think(state, effort))
        positions.append(state.clone())
    return positions


def samples(weights: Weights, effort: int, seed: int) -> list[Sample]:
    """The quiet positions of one match of the bot against itself."""
    knowledge = knowing(weights)
    players = (AlphaBeta(knowledge, seed, 0, 14), AlphaBeta(knowledge, seed + 1, 0, 14))
    positions = play(opened(seed, 4 + seed % 9), players, effort)
    result = positions[-1].payoff(0) / 2 + 0.5
    found = []
    for state in positions[:-1]:
        if len(knowledge.forcing(state, state.side)) == 0:
            light, dark = (knowledge.features(state, seat) for seat in (0, 1))
            tempo = state.left if state.side == 0 else -state.left
            ahead = [float(getattr(light, name) - getattr(dark, name)) for name in FEATURES]
            found.append(([*ahead, float(tempo)], result))
    return found


def knowing(weights: Weights) -> BlackHolesKnowledge:
    game = ergosphere.load("black-holes")
    named = evaluate.Weights(**dict(zip(WEIGHT_NAMES, weights, strict=True)))
    return BlackHolesKnowledge(game.box, named)  # type: ignore[attr-defined]


def fit(data: list[Sample], weights: Weights, rounds: int = 60, rate: float = 20_000.0) -> Weights:
    """Gradient descent with momentum on the log loss of tanh(estimate / SCALE) against the results."""
    found = [float(weight) for weight in weights]
    speed = [0.0] * len(found)
    batch = max(1, len(data) // 20)
    order = random.Random(1)
    for number in range(rounds):
        order.shuffle(data)
        loss = 0.0
        for start in range(0, len(data), batch):
            part = data[start : start + batch]
            slope = [0.0] * len(found)
            for values, result in part:
                expected = 1 / (1 + math.exp(-2 * sum(map(float.__mul__, found, values)) / SCALE))
                loss -= result * math.log(expected + 1e-9) + (1 - result) * math.log(1 - expected + 1e-9)
                for i, value in enumerate(values):
                    slope[i] += (result - expected) * value
            for i in range(len(found)):
                speed[i] = 0.8 * speed[i] + rate * slope[i] / len(part) / SCALE * (1 - number / rounds)
                found[i] += speed[i]
        if number % 10 == 9:
            print(f"  round {number + 1}: loss {loss / len(data):.4f}", file=sys.stderr)
    return tuple(round(weight) for weight in found)


def duel(weights: tuple[Weights, Weights], effort: int, seed: int) -> float:
    """The first weights' score in two matches from one opening, one with each colour."""
    score = 0.0
    for colour in (0, 1):
        order = weights if colour == 0 else weights[::-1]
        players = (AlphaBeta(knowing(order[0]), seed, 0, 14), AlphaBeta(knowing(order[1]), seed, 0, 14))
        score += play(opened(seed, 4), players, effort)[-1].payoff(colour) / 2 + 0.5
    return score


def shaken(weights: Weights, rng: random.Random) -> Weights:
    """Some of the weights a little larger or smaller."""
    return tuple(
        round(weight * math.exp(rng.gauss(0, 0.35)) + rng.gauss(0, 4)) if rng.random() < 0.5 else weight
        for weight in weights
    )


def share(pool: ProcessPoolExecutor, new: Weights, old: Weights, effort: int, seeds: range) -> float:
    """How much of all points the new weights win."""
    scores = list(pool.map(partial(duel, (new, old), effort), seeds, chunksize=5))
    return sum(scores) / (2 * len(scores))


def climb(pool: ProcessPoolExecutor, weights: Weights, effort: int, duels: int, number: int) -> Weights:
    """One try: a quick look first, and all duels only for what looks good."""
    new = shaken(weights, random.Random(number))
    first = number * 10 * duels
    score = share(pool, new, weights, effort, range(first, first + duels // 3))
    if score > 0.5:
        score = share(pool, new, weights, effort, range(first + duels, first + 2 * duels))
    print(f"climb {number}: {score:.3f} {new}", file=sys.stderr)
    return new if score > 0.53 else weights


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--matches", type=int, default=3000, help="for each fit")
    arguments.add_argument("--effort", type=int, default=1000, help="nodes for each move")
    arguments.add_argument("--duels", type=int, default=200, help="pairs of matches between old and new weights")
    arguments.add_argument("--generations", type=int, default=1, help="fits")
    arguments.add_argument("--climbs", type=int, default=40, help="random changes")
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    weights: Weights = tuple(getattr(WEIGHTS, name) for name in WEIGHT_NAMES)
    with ProcessPoolExecutor(given.jobs) as pool:
        for generation in range(given.generations):
            seeds = range(generation * given.matches, (generation + 1) * given.matches)
            found = pool.map(partial(samples, weights, given.effort), seeds, chunksize=20)
            data = [sample for match in found for sample in match]
            new = fit(data, weights)
            score = share(pool, new, weights, given.effort, range(given.duels))
            print(f"{len(data)} positions: {score:.3f}", dict(zip(WEIGHT_NAMES, new, strict=True)), file=sys.stderr)
            if score > 0.5:
                weights = new
        for number in range(given.climbs):
            weights = climb(pool, weights, given.effort, given.duels, number)
    print("WEIGHTS =", ", ".join(f"{name}={weight}" for name, weight in zip(WEIGHT_NAMES, weights, strict=True)))


if __name__ == "__main__":
    main()
