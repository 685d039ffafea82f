"""How dangerous is each black hole? Players of one level, four at a table, holes at random.

Prints for each of the 13 holes how often a player was drawn in, with its 95 % interval, and writes it to
bench/results/buccaneers-balance.json:

    .venv/bin/python bench/buccaneers_balance.py --level medium --matches 400 --jobs 2
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import ergosphere
from ergosphere.bots import entrant
from ergosphere.core.rng import Rng
from ergosphere.core.seal import derive
from ergosphere.games.buccaneers.view import TableView
from ergosphere.lab.matches import finish
from ergosphere.lab.ratings import wilson

SEATS = 4
GAME = ergosphere.load("buccaneers")
TARGET = Path(__file__).resolve().parent / "results" / "buccaneers-balance.json"


def rounds(level: str, number: int) -> list[tuple[str, int]]:
    """The holes of a match, each with how many players it drew in."""
    players = [entrant(GAME, level, derive(number, seat)) for seat in range(SEATS)]
    state = GAME.new(SEATS, holes="random")
    finish(state, (level,) * SEATS, players, Rng(derive(number, "nature")))
    view = state.view(None)
    assert isinstance(view, TableView)
    return [(result.hole, sum(player.drawn_in for player in result.players)) for result in view.results]


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--level", default="medium")
    arguments.add_argument("--matches", type=int, default=400)
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    drawn_in: Counter[str] = Counter()
    players: Counter[str] = Counter()
    with ProcessPoolExecutor(given.jobs) as pool:
        for match in pool.map(partial(rounds, given.level), range(given.matches), chunksize=4):
            for hole, count in match:
                drawn_in[hole] += count
                players[hole] += SEATS
    found = []
    for hole in GAME.figures.hole:
        count = max(1, players[hole.id])
        low, high = wilson(drawn_in[hole.id] / count, count)
        share = {"share": round(drawn_in[hole.id] / count, 4), "interval": [round(low, 4), round(high, 4)]}
        found.append({"hole": hole.id, "kind": hole.kind, "players": players[hole.id], **share})
        print(found[-1])
    for kind in ("dangerous", "precarious", "dire"):
        ids = [hole.id for hole in GAME.figures.hole if hole.kind == kind]
        print(kind, round(sum(drawn_in[id] for id in ids) / max(1, sum(players[id] for id in ids)), 4))
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_text(json.dumps({"level": given.level, "matches": given.matches, "holes": found}) + "\n", "utf-8")


if __name__ == "__main__":
    main()
