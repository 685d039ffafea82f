"""How dangerous is each black hole? Players of one level, four at a table, holes at random.

Prints for each of the 13 holes how often a player was drawn in, with its 95 % interval, and writes it to
research/results/buccaneers-balance.json. With another pack, to buccaneers-balance-NAME.json there:

    .venv/bin/python research/buccaneers_balance.py --level medium --matches 400 --jobs 2
    .venv/bin/python research/buccaneers_balance.py --matches 400 --pack my-figures.toml
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from pathlib import Path

import ergosphere
from ergosphere.bots import entrant
from ergosphere.core.engine.rng import Rng
from ergosphere.core.game import Game
from ergosphere.core.match.seal import derive
from ergosphere.games.buccaneers.faces.view import TableView
from ergosphere.lab.matches import finish
from ergosphere.lab.ratings import wilson

SEATS = 4
RESULTS = Path(__file__).resolve().parent / "results"


@cache
def load(pack: Path | None) -> Game:
    return ergosphere.load("buccaneers", pack=pack)


def rounds(level: str, pack: Path | None, number: int) -> list[tuple[str, int]]:
    """The holes of a match, each with how many players it drew in."""
    game = load(pack)
    players = [entrant(game, level, derive(number, seat)) for seat in range(SEATS)]
    state = game.new(SEATS, holes="random")
    finish(state, (level,) * SEATS, players, Rng(derive(number, "nature")))
    view = state.view(None)
    assert isinstance(view, TableView)
    return [(result.hole, sum(player.drawn_in for player in result.players)) for result in view.results]


def rounded(share: float, count: int) -> list[float]:
    return [round(end, 4) for end in wilson(share, count)]


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--level", default="medium")
    arguments.add_argument("--matches", type=int, default=400)
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--pack", type=Path)
    given = arguments.parse_args()
    drawn_in: Counter[str] = Counter()
    players: Counter[str] = Counter()
    with ProcessPoolExecutor(given.jobs) as pool:
        for match in pool.map(partial(rounds, given.level, given.pack), range(given.matches), chunksize=4):
            for hole, count in match:
                drawn_in[hole] += count
                players[hole] += SEATS
    found = []
    holes = load(given.pack).figures.hole
    for hole in holes:
        count = max(1, players[hole.id])
        share = drawn_in[hole.id] / count
        figures = {"threshold": hole.threshold, "hand": hole.hand, "players": players[hole.id]}
        found.append(
            {"hole": hole.id, "kind": hole.kind, **figures, "share": round(share, 4), "interval": rounded(share, count)}
        )
        print(found[-1])
    kinds = []
    for kind in ("dangerous", "precarious", "dire"):
        ids = [hole.id for hole in holes if hole.kind == kind]
        count = max(1, sum(players[id] for id in ids))
        share = sum(drawn_in[id] for id in ids) / count
        kinds.append({"kind": kind, "players": count, "share": round(share, 4), "interval": rounded(share, count)})
        print(kinds[-1])
    target = RESULTS / f"buccaneers-balance{'-' + given.pack.stem if given.pack else ''}.json"
    answer = {"level": given.level, "matches": given.matches, "kinds": kinds, "holes": found}
    target.write_text(json.dumps(answer) + "\n", "utf-8")


if __name__ == "__main__":
    main()
