"""How well does the expert fly with the real event deck? The ships that bots build, with enough missions to know.

For each funding the expert's pilot flies 100,000 missions in the model of the odds (deck reshuffled before each draw)
and as many with the real deck; the exact figures are those that explorer_odds.py has solved. Prints one line a ship
with standard errors, and writes research/results/explorer-real.json. Two minutes of one core; `--ten` flies all designs
for ten million instead, with 20,000 missions each:

    .venv/bin/python research/explorer_real.py [--ten]
"""

from __future__ import annotations

import itertools
import json
import math
import sys
from pathlib import Path
from typing import Any

import ergosphere
from ergosphere.games.explorer.bot.pilot import Flown, fly
from ergosphere.games.explorer.tools import odds as tool

RESULTS = Path(__file__).resolve().parent / "results"
SHIPS = ("0,0,0,2", "2,0,0,2", "3,0,0,3", "3,0,2,3", "3,1,3,3", "3,3,3,3")
SEEDS = {True: 20270, False: 20271}  # chosen before the first run
TEN_SEEDS = {True: 101, False: 102}


def flown(game: Any, design: str, missions: int, reshuffles: bool, seed: int) -> tuple[float, float]:
    """The share of Prizes and its standard error."""
    state = tool.built(game, tool.design_of(design), game.settle({}))
    pilot = game.pilots.of(state)
    state.reshuffles = reshuffles
    result = Flown()
    fly(pilot, state, missions, ergosphere.Rng(seed), result)
    share = int(result.prizes) / missions
    return share, math.sqrt(share * (1 - share) / missions)


def main() -> None:
    ten = "--ten" in sys.argv[1:]
    designs = [",".join(map(str, one)) for one in itertools.product(range(3), repeat=4) if sum(one) <= 2]
    missions, seeds = (20_000, TEN_SEEDS) if ten else (100_000, SEEDS)
    solved = json.loads((RESULTS / "explorer-odds.json").read_text())
    game = ergosphere.load("explorer")
    rows = {}
    for design in designs if ten else SHIPS:
        (model, model_error), (real, real_error) = (flown(game, design, missions, *one) for one in seeds.items())
        exact = solved.get(design, {}).get("exact")
        row = {"exact": exact, "model": model, "model_error": model_error, "real": real, "real_error": real_error}
        rows[design] = {name: value if value is None else round(value, 5) for name, value in row.items()}
        print(
            design, rows[design], "" if exact is None else f"{real / exact:.4f} ± {real_error / exact:.4f}", flush=True
        )
    (RESULTS / f"explorer-real{'-ten' if ten else ''}.json").write_text(json.dumps(rows, indent=0) + "\n")


if __name__ == "__main__":
    main()
