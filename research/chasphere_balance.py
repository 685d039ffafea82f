"""The balance of Chasphere Black Hole: win rates by seat and by ship, points by source, game turns, for 2-4 players.

Bots of one level play with chance everywhere (ships, disc, first player). Seats are counted in turn order from the
first player. Writes research/results/chasphere-balance.json and prints what it found:

    PYTHONPATH=research .venv/bin/python research/chasphere_balance.py --games 400 --level medium --jobs 2
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

from chasphere_matches import Ending, Share, play, share

from ergosphere.lab.matches import spread

TARGET = Path(__file__).resolve().parent / "results" / "chasphere-balance.json"
FAR = 0.08  # CH-4: a ship is unfair if its whole interval lies so far from an even share


def match(level: str, seats: int, seed: int) -> Callable[[int], Ending]:
    return lambda number: play((level,) * seats, seed, number, number)


def report(endings: list[Ending], seats: int) -> dict[str, object]:
    by_turn_order: dict[str, Share] = {}
    for place in range(seats):
        won = sum(ending["wins"][(ending["first"] + place) % seats] for ending in endings)
        by_turn_order[str(place + 1)] = share(won, len(endings))
    by_ship: dict[str, Share] = {}
    for ship in sorted({ship for ending in endings for ship in ending["ships"]}):
        wins = [e["wins"][e["ships"].index(ship)] for e in endings if ship in e["ships"]]
        by_ship[ship] = share(sum(wins), len(wins))
    even = 1 / seats
    winners = [
        ending["points"][seat]
        for ending in endings
        for seat in range(seats)
        if ending["wins"][seat] and not ending["lost"][seat]
    ]
    everybody = [points for ending in endings for points in ending["points"]]
    return {
        "seats": seats,
        "games": len(endings),
        "even": round(even, 4),
        "by turn order": by_turn_order,
        "by ship": by_ship,
        "unfair ships": [n for n, s in by_ship.items() if s["low"] > even + FAR or s["high"] < even - FAR],
        "points of winners": mean_points(winners),
        "points of all": mean_points(everybody),
        "game turns": round(sum(ending["turns"] for ending in endings) / len(endings), 2),
        "home": share(sum(sum(ending["home"]) for ending in endings), len(everybody)),
        "lost": share(sum(sum(ending["lost"]) for ending in endings), len(everybody)),
        "reasons": {r: sum(e["reason"] == r for e in endings) for r in sorted({e["reason"] for e in endings})},
    }


def mean_points(sheets: list[dict[str, int]]) -> dict[str, float]:
    """By source, and the greatest source's part of all that is gained."""
    if not sheets:
        return {}
    means = {source: round(sum(sheet[source] for sheet in sheets) / len(sheets), 2) for source in sheets[0]}
    gained = sum(value for value in means.values() if value > 0)
    means["total"] = round(sum(means.values()), 2)
    means["greatest part"] = round(max(means[source] for source in sheets[0]) / gained, 3)
    return means


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--games", type=int, default=400, help="for each number of players")
    arguments.add_argument("--level", default="medium")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    found = []
    for seats in (2, 3, 4):
        work = partial(match, given.level, seats, given.seed)
        endings = [ending for _, ending in spread(work, range(given.games), given.jobs)]
        found.append({"level": given.level, "seed": given.seed} | report(endings, seats))
        print(json.dumps(found[-1], indent=1))
        TARGET.parent.mkdir(exist_ok=True)
        TARGET.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
