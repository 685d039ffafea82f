"""How strong is the expert at Black Hole Explorer? One crew in a race beside three of another level.

Every deal is played with the crew in each of the four seats. Appends one line of JSON for each deal to
research/results/explorer-A-B.jsonl, continues where the file ends, and prints the share of the Prizes with its 95 %
interval (a match without a Prize counts for nobody):

    .venv/bin/python research/explorer_strength.py expert hard --deals 75
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import ergosphere
from ergosphere.bots import entrant
from ergosphere.core.engine.rng import Rng
from ergosphere.core.match.seal import derive
from ergosphere.lab.matches import finish
from ergosphere.lab.ratings import wilson

SEATS = 4
GAME = ergosphere.load("explorer")
RESULTS = Path(__file__).resolve().parent / "results"


def deal(one: str, others: str, number: int) -> list[int | None]:
    """Which seat wins the Prize, with the one in each seat in turn; None without a winner."""
    winners: list[int | None] = []
    for seat in range(SEATS):
        names = tuple(one if place == seat else others for place in range(SEATS))
        players = [entrant(GAME, name, derive(number, seat, place)) for place, name in enumerate(names)]
        outcome = finish(GAME.new(SEATS), names, players, Rng(derive(number, "nature"))).outcome
        winners.append(outcome.winners[0] if outcome.winners else None)
    return winners


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("one")
    arguments.add_argument("others")
    arguments.add_argument("--deals", type=int, default=75)
    given = arguments.parse_args()
    RESULTS.mkdir(exist_ok=True)
    target = RESULTS / f"explorer-{given.one}-{given.others}.jsonl"
    known = [json.loads(line) for line in target.read_text().splitlines()] if target.exists() else []
    with target.open("a", encoding="utf-8") as file:
        for number in range(len(known), given.deals):
            known.append({"deal": number, "winners": deal(given.one, given.others, number)})
            file.write(json.dumps(known[-1]) + "\n")
            file.flush()
    won = [winner == seat for line in known for seat, winner in enumerate(line["winners"])]
    low, high = wilson(sum(won) / len(won), len(won))
    share = {"share": round(sum(won) / len(won), 4), "interval": [round(low, 4), round(high, 4)]}
    print({"one": given.one, "others": given.others, "games": len(won), **share, "even": 1 / SEATS})


if __name__ == "__main__":
    main()
