"""What does a choice at Buccaneers give away? For settings of one kind of player, which shares of first places tell
apart only after thousands of matches; different kinds are not ranked by it as matches rank them (see README.md).

At positions from matches of hurried players every card of a hand is tried in many rounds that such players finish, over
all that the seat can't know. What an entrant's card brings less than the best one, in payoff (-1 to 1), is what it gave
away. The same positions and rounds for every entrant; the noise of the rounds makes all figures a little too large.

    .venv/bin/python research/buccaneers_regret.py 'expert#1700' hard medium 'tree#9800'
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
from typing import Any

from buccaneers_strength import GAME, RESULTS, SEATS, player

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.bot.self_play import weighed
from ergosphere.games.buccaneers.rules.phases import SELECT

SEED = 1811
STRAY = 0.05  # of the hurried players, in payoff


def knowledge() -> Any:
    known: Any = GAME.knowledge()
    known.stray = STRAY
    return known


def position(number: int) -> tuple[Any, int]:
    """A selection in the middle of a match with more than one card to choose from, and the seat."""
    known, rng = knowledge(), Rng(SEED + number)
    state: Any = GAME.new(SEATS, holes="random")
    wait = rng.below(60)
    while True:
        seat = state.run_nature(rng)
        if seat < 0:
            return position(number + 1_000_000)
        if state.phase == SELECT and len(state.codes(seat)) > 1:
            if wait == 0:
                return state, int(seat)
            wait -= 1
        state.play(seat, known.pick(state, seat, rng))


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("entrants", nargs="+")
    arguments.add_argument("--positions", type=int, default=200)
    arguments.add_argument("--rounds", type=int, default=1000, help="for each card")
    given = arguments.parse_args()
    known = knowledge()
    losses: dict[str, list[float]] = {entrant: [] for entrant in given.entrants}
    for number in range(given.positions):
        state, seat = position(number)
        legal = state.legal(seat)
        codes = [int(code) for code in state.codes(seat)]
        worth = {
            str(action): weighed(state, seat, code, known, given.rounds, SEED)
            for action, code in zip(legal, codes, strict=True)
        }
        for entrant in given.entrants:
            chosen = player(entrant, SEED + number).choose(state.view(seat), legal)
            losses[entrant].append(max(worth.values()) - worth[str(chosen)])
    found = {}
    for entrant, lost in losses.items():
        mean, error = statistics.fmean(lost), statistics.stdev(lost) / math.sqrt(len(lost))
        found[entrant] = {"given away": round(mean, 4), "standard error": round(error, 4)}
        print(f"{entrant:16} gives away {mean:.4f} ± {error:.4f}", flush=True)
    target = RESULTS / "buccaneers-regret.json"
    size = {"positions": given.positions, "rounds": given.rounds}
    target.write_text(json.dumps(size | found, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
