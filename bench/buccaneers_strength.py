"""How strong are the levels at Buccaneers? One player of a level beside three copies of another, at four seats.

Every deal is played with the player in each of the four seats. `plain` is determinized Monte-Carlo tree search with
random playouts and as much time as the expert has. Appends one line of JSON for each deal to
bench/results/buccaneers-A-B.jsonl and prints the share of first places with its 95 % interval:

    .venv/bin/python bench/buccaneers_strength.py expert@0.2 hard --deals 75 --jobs 2
    .venv/bin/python bench/buccaneers_strength.py expert@0.2 plain@0.2 --deals 75 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import re
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import ergosphere
from ergosphere.bots import Bot, entrant
from ergosphere.bots.treesearch import TreeSearch
from ergosphere.core.knowledge import Knowledge
from ergosphere.core.rng import Rng
from ergosphere.core.seal import derive
from ergosphere.core.values import Action, View
from ergosphere.lab.matches import finish
from ergosphere.lab.ratings import wilson

SEATS = 4
GAME = ergosphere.load("buccaneers")
RESULTS = Path(__file__).resolve().parent / "results"
TO_THE_END = 10_000


class Plain:
    """Knows the rules and nothing else."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.rng = Rng(seed)
        self.search = TreeSearch(Knowledge(), seed, explore=1.0, bias=0.0, playout_limit=TO_THE_END)

    def choose(self, view: View, legal: list[Action]) -> Action:
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        state = GAME.determinize(view, self.rng)
        return state.menu(view.seat)[self.search.search(state, view.seat, 0, self.seconds)]


def player(text: str, seed: int) -> Bot:
    found = re.fullmatch(r"plain@([\d.]+)", text)
    return Plain(float(found[1]), seed) if found else entrant(GAME, text, seed)


def deal(one: str, others: str, number: int) -> list[float]:
    """The share of the first place in each seat in turn."""
    shares = []
    for seat in range(SEATS):
        names = tuple(one if place == seat else others for place in range(SEATS))
        players = [player(name, derive(number, seat, place)) for place, name in enumerate(names)]
        state = GAME.new(SEATS, holes="random")
        outcome = finish(state, names, players, Rng(derive(number, "nature"))).outcome
        shares.append((seat in outcome.winners) / len(outcome.winners))
    return shares


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("one")
    arguments.add_argument("others")
    arguments.add_argument("--deals", type=int, default=75)
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    RESULTS.mkdir(exist_ok=True)
    target = RESULTS / f"buccaneers-{given.one}-{given.others}.jsonl"
    began = time.perf_counter()
    won: list[float] = []
    with ProcessPoolExecutor(given.jobs) as pool, target.open("w", encoding="utf-8") as file:
        for number, shares in enumerate(pool.map(partial(deal, given.one, given.others), range(given.deals))):
            won += shares
            file.write(json.dumps({"deal": number, "first places": shares}) + "\n")
            file.flush()
    low, high = wilson(sum(won) / len(won), len(won))
    share = {"share": round(sum(won) / len(won), 4), "interval": [round(low, 4), round(high, 4)]}
    print({"one": given.one, "others": given.others, "games": len(won), **share, "even": 1 / SEATS})
    print(f"{time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
