"""Does tree search understand hidden hands and chance? Measured on the small test game, Wreck Auction.

One tree search sits beside two copies of an opponent, in each of the three seats of every deal: beside random players,
and beside itself without resampling, which takes one world (hands and dice to come) that fits its view for the real
one. Writes the share of wins with its 95 % interval to research/results/wreck-auction-treesearch.json:

    PYTHONPATH=. .venv/bin/python research/auction_strength.py --deals 250
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from ergosphere.bots.random import RandomBot
from ergosphere.bots.search.treesearch import TreeSearch
from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import State
from ergosphere.core.match.seal import derive
from ergosphere.core.values import Action, View
from ergosphere.lab.matches import finish
from ergosphere.lab.ratings import wilson
from tests.wreck_auction import WreckAuction
from tests.wreck_auction.rules.state import SEATS

GAME = WreckAuction.load()
TARGET = Path(__file__).resolve().parent / "results" / "wreck-auction-treesearch.json"


class Searcher:
    def __init__(self, simulations: int, resamples: bool, seed: int) -> None:
        self.simulations = simulations
        self.rng = Rng(seed)
        self.search = TreeSearch(Knowledge(), seed, resamples=resamples)

    def choose(self, view: View, legal: list[Action]) -> Action:
        assert view.seat is not None
        state: State = GAME.determinize(view, self.rng)
        return state.menu(view.seat)[self.search.search(state, view.seat, self.simulations)]


def deal(simulations: int, strawman: bool, number: int) -> float:
    """The wins of the tree search in one deal, from each seat in turn."""
    own: Callable[[int], Any] = partial(Searcher, simulations, True)
    others: Callable[[int], Any] = partial(Searcher, simulations, False) if strawman else RandomBot
    wins = 0.0
    for seat in range(SEATS):
        players = [(own if place == seat else others)(derive(number, place)) for place in range(SEATS)]
        names = tuple("search" if place == seat else "other" for place in range(SEATS))
        outcome = finish(GAME.new(), names, players, Rng(derive(number, "nature"))).outcome
        wins += (seat in outcome.winners) / max(1, len(outcome.winners))
    return wins


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--deals", type=int, default=250)
    arguments.add_argument("--simulations", type=int, default=400)
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    found = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for opponent, strawman in (("random", False), ("itself without resampling", True)):
            wins = list(pool.map(partial(deal, given.simulations, strawman), range(given.deals), chunksize=5))
            games = SEATS * given.deals
            low, high = wilson(sum(wins) / games, games)
            found.append(
                {
                    "beside two of": opponent,
                    "games": games,
                    "simulations": given.simulations,
                    "wins": sum(wins),
                    "share": round(sum(wins) / games, 4),
                    "interval": [round(low, 4), round(high, 4)],
                    "even": round(1 / SEATS, 4),
                    "by deal": wins,
                }
            )
            print({name: value for name, value in found[-1].items() if name != "by deal"})
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps(found) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
