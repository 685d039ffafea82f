"""How strong are the levels at Buccaneers? One player of a level beside three copies of another, at four seats.

Every deal is played with the player in each of the four seats. Beside the levels there are two players who know the
rules and nothing else: `montecarlo`, plain determinized Monte-Carlo with random playouts, and `tree`, which grows a
tree of what it has tried besides. Players that think for a time may be given the simulations that the time is good for
instead, so that a busy machine changes nothing: `expert#1700` beside `tree#9800` if `--rates` says that the one manages
so many in the time of the other. Each deal is a line of JSON in research/results/buccaneers-A-B.jsonl; what is there
already is not played again. Prints the share of first places with its 95 % interval:

    .venv/bin/python research/buccaneers_strength.py --rates
    .venv/bin/python research/buccaneers_strength.py hard medium --deals 75 --jobs 2
    .venv/bin/python research/buccaneers_strength.py expert@0.1 montecarlo@0.1 --deals 75 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import re
import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from monte_carlo import MonteCarlo
from plain_mcts import tree_search

import ergosphere
from ergosphere.bots import Bot, entrant
from ergosphere.bots.search.treesearch import TreeSearch
from ergosphere.core.engine.playout import advance
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY, State
from ergosphere.core.match.seal import derive
from ergosphere.core.values import Action, View
from ergosphere.lab.matches import finish
from ergosphere.lab.ratings import wilson

SEATS = 4
GAME = ergosphere.load("buccaneers")
RESULTS = Path(__file__).resolve().parent / "results"


class Plain:
    """Knows the rules and nothing else."""

    def __init__(self, kind: str, simulations: int, seconds: float, seed: int) -> None:
        self.simulations, self.seconds = simulations, seconds
        self.rng = Rng(seed)
        self.search: TreeSearch | MonteCarlo = tree_search(seed) if kind == "tree" else MonteCarlo(seed)

    def choose(self, view: View, legal: list[Action]) -> Action:
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        state: State = GAME.determinize(view, self.rng)
        code = self.search.search(state, view.seat, self.simulations, self.seconds)
        return state.menu(view.seat)[int(code)]


def player(text: str, seed: int) -> Bot:
    found = re.fullmatch(r"(tree|montecarlo)(?:@([\d.]+)|#(\d+))", text)
    return Plain(found[1], int(found[3] or 0), float(found[2] or 0), seed) if found else entrant(GAME, text, seed)


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


def rates(simulations: int = 500, matches: int = 12) -> dict[str, float]:
    """Simulations a second of processor time, at the same decisions of whole matches."""
    policy = GAME.knowledge()
    thinkers: dict[str, Any] = {
        "expert": TreeSearch(policy, 1, explore=policy.explore()),
        "tree": tree_search(1),
        "montecarlo": MonteCarlo(1),
    }
    spent = dict.fromkeys(thinkers, 0.0)
    done = 0
    rng = Rng(1)
    for number in range(matches):
        state, nature = GAME.new(SEATS, holes="random"), Rng(derive(number, "nature"))
        while advance(state, nature) != NOBODY:
            seat = state.actors()[rng.below(len(state.actors()))]
            if len(state.legal(seat)) > 1:
                world = GAME.determinize(state.view(seat), rng)
                for name, search in thinkers.items():
                    began = time.process_time()
                    search.search(world, seat, simulations)
                    spent[name] += time.process_time() - began
                done += simulations
            for other in state.actors():
                state.play(other, policy.pick(state, other, rng))
    return {name: round(done / seconds) for name, seconds in spent.items()}


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("one", nargs="?")
    arguments.add_argument("others", nargs="?")
    arguments.add_argument("--deals", type=int, default=75)
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--rates", action="store_true", help="simulations a second instead of matches")
    given = arguments.parse_args()
    if given.rates:
        print(rates())
        return
    RESULTS.mkdir(exist_ok=True)
    target = RESULTS / f"buccaneers-{given.one}-{given.others}.jsonl".replace("#", "-").replace("@", "-")
    lines = target.read_text("utf-8").splitlines() if target.exists() else []
    won: list[float] = [share for line in lines for share in json.loads(line)["first places"]]
    with ProcessPoolExecutor(given.jobs) as pool, target.open("a", encoding="utf-8") as file:
        wanted = range(len(lines), given.deals)
        for number, shares in zip(wanted, pool.map(partial(deal, given.one, given.others), wanted), strict=True):
            won += shares
            file.write(json.dumps({"deal": number, "first places": shares}) + "\n")
            file.flush()
    low, high = wilson(sum(won) / len(won), len(won))
    share = {"share": round(sum(won) / len(won), 4), "interval": [round(low, 4), round(high, 4)]}
    print({"one": given.one, "others": given.others, "games": len(won), **share, "even": 1 / SEATS})


if __name__ == "__main__":
    main()
