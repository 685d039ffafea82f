"""Teaches the network of Buccaneers by matches, and writes its figures into network.toml.

In each generation a player who judges by the newest network plays beside players of all generations so far, who stray
and slip. What it selected and what came of it are the examples for the next network, together with those of some
generations before: a network that learnt from the last one alone would only know how to beat that. Each generation
prints its players' mean payoff and the error that is left, beside the one of always saying the mean. NumPy is in the
environment of the benchmarks:

    .venv-bench/bin/python research/train_buccaneers.py --generations 8 --matches 50000
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from adam import Adam

import ergosphere
from ergosphere.games.buccaneers.bot.evaluate import BuccaneersKnowledge
from ergosphere.games.buccaneers.bot.features import DISPLAY, TABLE
from ergosphere.games.buccaneers.bot.self_play import remember
from ergosphere.games.buccaneers.bot.weights import FEATURES, NETWORK, PARTS, figures
from ergosphere.games.buccaneers.game import BuccaneersGame

SEATS = (4, 4, 4, 3, 5, 6)  # of a batch of matches
BATCH = 200  # matches
SLIP = 12  # one choice in so many is random, so that odd positions come up, too
STRAYS = (0.02, 0.1, 0.2)  # of the others, in payoff
KEPT = 6  # generations that are learnt from
WIDTH = 32  # units
EPOCHS = 5
CHUNK = 2048  # examples a step
TESTED = 50_000  # examples that are kept back to tell the error

SOURCES = Path(__file__).resolve().parents[1] / "src/ergosphere/games/buccaneers/bot"
HEAD = "# What the network of network.py has learnt, in thousandths. Written by research/train_buccaneers.py."

Network = tuple[Any, Any]


def knowledge(game: BuccaneersGame, network: Network, stray: float) -> BuccaneersKnowledge:
    known = BuccaneersKnowledge(game.box, network[0].tolist(), network[1].tolist())
    known.stray = stray
    return known


def examples(game: BuccaneersGame, networks: list[Network], matches: int, seed: int) -> Network:
    """Features, and the payoffs that came of them."""
    player = knowledge(game, networks[-1], STRAYS[0])
    others = [knowledge(game, network, stray) for network in networks[-KEPT:] for stray in STRAYS]
    rows, payoffs = [], []
    for batch in range(matches // BATCH):
        start = game.start(SEATS[batch % len(SEATS)], {"holes": "random"})
        found = remember(start, player, others, BATCH, 1_000_003 * seed + batch, SLIP)
        rows.append(np.array(list(found[0]), dtype=np.float16).reshape(-1, len(TABLE + DISPLAY)))
        payoffs.append(np.array(list(found[1]), dtype=np.float32))
    return np.concatenate(rows), np.concatenate(payoffs)


def learn(rows: Any, payoffs: Any, seed: int) -> Network:
    """Least squares."""
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(rows))
    kept, order = order[:TESTED], order[TESTED:]
    weights = [
        (rng.normal(size=(rows.shape[1], WIDTH)) * 0.22).astype(np.float32),
        (rng.normal(size=WIDTH) * 0.05).astype(np.float32),
    ]
    steps = EPOCHS * (len(order) // CHUNK)
    adam = Adam(weights, steps)
    for step in range(steps):
        place = step * CHUNK % (len(order) - CHUNK)
        chosen = order[place : place + CHUNK]
        given = rows[chosen].astype(np.float32)
        units = given @ weights[0]
        above = np.maximum(units, 0)
        adam.step(slopes(given, units, weights[1], (above @ weights[1] - payoffs[chosen]) / CHUNK))
    judged = np.maximum(rows[kept].astype(np.float32) @ weights[0], 0) @ weights[1]
    left, all_of_it = np.mean((judged - payoffs[kept]) ** 2), payoffs[kept].var()
    print(f"payoff {payoffs.mean():.3f}, error {left:.4f} of {all_of_it:.4f}", flush=True)
    return weights[0], weights[1]


def slopes(given: Any, units: Any, second: Any, errors: Any) -> list[Any]:
    """How the error grows with either layer's weights, where it grows so with the judgements."""
    backward = np.outer(errors, second)
    backward[units <= 0] = 0
    return [given.T @ backward, np.maximum(units, 0).T @ errors]


def written(network: Network, head: str) -> str:
    def line(numbers: Any) -> str:
        return "[" + ", ".join(str(round(PARTS * float(number))) for number in numbers) + "]"

    rows = [f"{name} = {line(row)}" for name, row in zip(FEATURES, network[0], strict=True)]
    return head + f"\nunits = {line(network[1])}\n\n[features]\n" + "\n".join(rows) + "\n"


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--generations", type=int, default=8)
    arguments.add_argument("--matches", type=int, default=50_000, help="of each generation")
    arguments.add_argument("--anew", action="store_true", help="from players who know nothing")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    game = ergosphere.load("buccaneers")
    assert isinstance(game, BuccaneersGame)
    if given.anew:
        networks = [(np.zeros((len(FEATURES), WIDTH)), np.zeros(WIDTH))]
    else:
        networks = [tuple(np.array(part) for part in figures())]
    known: list[Network] = []
    for generation in range(given.generations):
        known.append(examples(game, networks, given.matches, given.seed + generation))
        rows, payoffs = (np.concatenate(part) for part in zip(*known[-KEPT:], strict=True))
        networks.append(learn(rows, payoffs, given.seed + generation))
        (SOURCES / NETWORK.name).write_text(written(networks[-1], HEAD), "utf-8")


if __name__ == "__main__":
    main()
