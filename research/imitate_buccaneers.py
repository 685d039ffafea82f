"""Teaches the second network of Buccaneers how careful players choose, and writes its figures into careful.toml.

Who looks ahead with random playouts takes everybody, oneself included, for somebody who may pick up any weight later,
and so stays light. Here such players (plain tree search) play matches; of each selection all cards are the question and
the one that they took is the answer. Prints how likely the answers are made, and how often the likeliest card is the
one. NumPy is in the environment of the benchmarks; two cores take eleven minutes:

    .venv-bench/bin/python research/imitate_buccaneers.py --matches 800 --jobs 2
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from adam import Adam
from librt.vecs import vec
from plain_mcts import tree_search
from train_buccaneers import SEATS, SLIP, SOURCES, Network, slopes, written

import ergosphere
from ergosphere.core.engine.playout import advance
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY
from ergosphere.games.buccaneers.bot.evaluate import BuccaneersKnowledge
from ergosphere.games.buccaneers.bot.self_play import noted
from ergosphere.games.buccaneers.bot.weights import CAREFUL, FEATURES, figures
from ergosphere.games.buccaneers.rules.phases import SELECT

GAME: Any = ergosphere.load("buccaneers")
SIMULATIONS = 1500
SHARP = 20.0  # a card that is judged better by a twentieth is taken e times as often
EPOCHS = 24
CHUNK = 500  # selections a step
HEAD = "# How careful players choose, in thousandths. Written by research/imitate_buccaneers.py."


def selections(number: int) -> list[tuple[Any, int]]:
    """Of one match: the features of all cards in the hand, and which of them was taken."""
    known = GAME.knowledge()
    assert isinstance(known, BuccaneersKnowledge)
    rng = Rng(1_000_003 + number)
    search = tree_search(number)
    state: Any = GAME.new(SEATS[number % len(SEATS)], holes="random")
    found = []
    while advance(state, rng) != NOBODY:
        selecting = state.phase == SELECT
        chosen = []
        for seat in state.actors():
            codes = [int(code) for code in state.codes(seat)]
            code = int(search.search(state, seat, SIMULATIONS))
            if selecting and len(codes) > 1:
                found.append((rows_of(known, state, seat, codes), codes.index(code)))
            chosen.append((seat, int(state.pick(seat, rng)) if rng.below(SLIP) == 0 else code))
        for seat, code in chosen:
            state.play(seat, code)
    return found


def rows_of(known: BuccaneersKnowledge, state: Any, seat: int, codes: list[int]) -> Any:
    rows: Any = vec[float]()
    for code in codes:
        rows = noted(rows, known.features, state, seat, code)
    return np.array(list(rows), dtype=np.float32).reshape(len(codes), len(FEATURES))


def likelihoods(judged: Any, firsts: Any, sizes: Any) -> Any:
    """Of each card, within its hand."""
    sharp = SHARP * judged
    sharp -= np.repeat(np.maximum.reduceat(sharp, firsts), sizes)
    odds = np.exp(sharp)
    return odds / np.repeat(np.add.reduceat(odds, firsts), sizes)


def learn(found: list[tuple[Any, int]], seed: int = 1) -> Network:
    """The likeliest explanation of what was taken, by Adam; a twentieth of the selections is kept back to tell how good
    it is."""
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(found))
    kept, order = order[: len(order) // 20], order[len(order) // 20 :]
    weights = [np.array(part, dtype=np.float32) for part in figures()]
    steps = EPOCHS * (len(order) // CHUNK)
    adam = Adam(weights, steps)
    for step in range(steps):
        place = step * CHUNK % (len(order) - CHUNK)
        given, firsts, sizes, taken = together(found, order[place : place + CHUNK])
        units = given @ weights[0]
        likely = likelihoods(np.maximum(units, 0) @ weights[1], firsts, sizes)
        adam.step(slopes(given, units, weights[1], (likely - taken) * (SHARP / CHUNK)))
    given, firsts, sizes, taken = together(found, kept)
    likely = likelihoods(np.maximum(given @ weights[0], 0) @ weights[1], firsts, sizes)
    hits = (likely >= np.repeat(np.maximum.reduceat(likely, firsts), sizes)) @ taken / len(kept)
    surprise = -np.log(likely[taken > 0]).mean()
    print(f"{len(found)} selections; surprise {surprise:.3f}, the likeliest card was taken in {100 * hits:.1f} %")
    return weights[0], weights[1]


def together(found: list[tuple[Any, int]], chosen: Any) -> tuple[Any, Any, Any, Any]:
    """All cards in one table, where each hand begins, how many cards it has, and 1 for those that were taken."""
    sizes = np.array([len(found[i][0]) for i in chosen])
    firsts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    taken = np.zeros(sizes.sum(), dtype=np.float32)
    taken[firsts + np.array([found[i][1] for i in chosen])] = 1
    return np.concatenate([found[i][0] for i in chosen]), firsts, sizes, taken


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--matches", type=int, default=800)
    arguments.add_argument("--jobs", type=int, default=1)
    given = arguments.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        found = [each for match in pool.map(selections, range(given.matches), chunksize=4) for each in match]
    (SOURCES / CAREFUL.name).write_text(written(learn(found), HEAD), "utf-8")


if __name__ == "__main__":
    main()
