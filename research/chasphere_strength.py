"""How strong are the levels at Chasphere Black Hole? One of a level beside two of another, in each of the three seats.

Every deal is played with the one in each seat. A shared first place counts as a fraction; an even share is a third.
Appends the matches to research/results/chasphere-ONE-OTHER.jsonl and prints the shares with their 95 % intervals:

    PYTHONPATH=research .venv/bin/python research/chasphere_strength.py medium easy --games 300 --jobs 2
    PYTHONPATH=research .venv/bin/python research/chasphere_strength.py "expert#100" hard --games 300 --jobs 2
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from chasphere_matches import Ending, play, share

from ergosphere.lab.matches import spread

RESULTS = Path(__file__).resolve().parent / "results"
SEATS = 3


def match(one: str, other: str, seed: int) -> Callable[[int], Ending]:
    def work(number: int) -> Ending:
        levels = tuple(one if seat == number % SEATS else other for seat in range(SEATS))
        return play(levels, seed, number, number // SEATS)

    return work


def main() -> None:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("one")
    arguments.add_argument("other")
    arguments.add_argument("--games", type=int, default=300)
    arguments.add_argument("--seconds", type=float, default=0.0, help="stop after so long, with what there is")
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--jobs", type=int, default=2)
    given = arguments.parse_args()
    began = time.perf_counter()
    endings: list[Ending] = []
    file = RESULTS / f"chasphere-{re.sub('[^a-z0-9.]', '-', given.one)}-{re.sub('[^a-z0-9.]', '-', given.other)}.jsonl"
    RESULTS.mkdir(exist_ok=True)
    with file.open("w", encoding="utf-8") as lines:
        for _, ending in spread(partial(match, given.one, given.other, given.seed), range(given.games), given.jobs):
            endings.append(ending)
            lines.write(json.dumps(ending) + "\n")
            lines.flush()
            if given.seconds and time.perf_counter() - began > given.seconds:
                break
    own = [ending["number"] % SEATS for ending in endings]
    parts = {
        "wins": sum(e["wins"][seat] for e, seat in zip(endings, own, strict=True)),
        "home": sum(e["home"][seat] for e, seat in zip(endings, own, strict=True)),
        "lost": sum(e["lost"][seat] for e, seat in zip(endings, own, strict=True)),
    }
    points = sum(e["scores"][seat] for e, seat in zip(endings, own, strict=True)) / max(1, len(endings))
    print(f"{given.one} beside two {given.other}: {len(endings)} games, {time.perf_counter() - began:.0f} s")
    for name, part in parts.items():
        print(f"  {name} {share(part, len(endings))}")
    print(f"  points {points:.1f}")


if __name__ == "__main__":
    main()
