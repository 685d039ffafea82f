"""Finds the weights of Buccaneers' policy by self-play: one changed player beside three unchanged ones, many deals.

A change is kept if it wins more often than a quarter, beyond chance. Prints the weights for evaluate.py:

    .venv/bin/python tools/tune_buccaneers.py --seconds 600
"""

from __future__ import annotations

import argparse
import math
import random
import time

import ergosphere
from ergosphere.core.playout import advance
from ergosphere.core.rng import Rng
from ergosphere.core.state import NOBODY
from ergosphere.games.buccaneers.evaluate import WEIGHTS, BuccaneersKnowledge
from ergosphere.games.buccaneers.game import BuccaneersGame

SEATS = 4
WHIM = 0.5
BATCH = 400


def share(game: BuccaneersGame, own: dict[str, float], others: dict[str, float], first: int, games: int) -> float:
    """First places of one player with `own` weights beside three with the others'."""
    mine, theirs = BuccaneersKnowledge(game.box, own, WHIM), BuccaneersKnowledge(game.box, others, WHIM)
    won = 0.0
    for number in range(first, first + games):
        seat = number % SEATS
        state = game.new(SEATS, holes="random")
        nature, choice = Rng(number // SEATS), Rng(number)
        while (who := advance(state, nature)) != NOBODY:
            state.play(who, (mine if who == seat else theirs).pick(state, who, choice))
        outcome = state.outcome()
        assert outcome is not None  # noqa: S101
        won += (seat in outcome.winners) / len(outcome.winners)
    return won / games


def is_better(game: BuccaneersGame, own: dict[str, float], others: dict[str, float], first: int, most: int) -> bool:
    """Stops early when it plainly isn't."""
    total = done = 0.0
    while done < most:
        total += share(game, own, others, first + int(done), BATCH) * BATCH
        done += BATCH
        ahead = (total / done - 1 / SEATS) / math.sqrt(0.19 / done)
        if ahead < 0:
            return False
        if ahead > 3:
            return True
    return total / done - 1 / SEATS > 1.6 * math.sqrt(0.19 / done)


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--seconds", type=float, default=600)
    arguments.add_argument("--games", type=int, default=6000, help="for each change that looks good")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    game = ergosphere.load("buccaneers")
    assert isinstance(game, BuccaneersGame)  # noqa: S101
    rng = random.Random(given.seed)
    best = dict(WEIGHTS)
    end = time.monotonic() + given.seconds
    first = 0
    while time.monotonic() < end:
        changed = dict(best)
        for name in rng.sample(list(best), rng.choice([1, 1, 2, 4])):
            changed[name] += rng.gauss(0, 0.35) * max(1.0, abs(best[name]))
        changed["spread"] = max(0.3, changed["spread"])
        changed["spread-by-turn"] = max(0.0, changed["spread-by-turn"])
        if is_better(game, changed, best, first, given.games):
            best = changed
            print({name: round(value, 2) for name, value in best.items()}, flush=True)
        first += given.games
    print("against the weights before:", share(game, best, dict(WEIGHTS), first, given.games))


if __name__ == "__main__":
    main()
