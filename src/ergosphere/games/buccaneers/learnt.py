"""What was learnt from matches: the network's figures, and how the levels differ.

Not compiled, so that figures can be changed quickly."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from ergosphere.games.buccaneers.features import DISPLAY, TABLE

FEATURES = TABLE + DISPLAY
NETWORK = Path(__file__).parent / "network.toml"
PARTS = 1000
"""The figures are written in thousandths."""

SIMULATIONS = {20: 3, 150: 6, 1500: 22}
"""What levels spend here instead of what they spend elsewhere. The network says so much before anything is tried that
150 simulations find the best-looking card as well as a thousand; levels differ in how often they miss it."""

SLIPS = {700: 300, 220: 80}
"""Of 1,000 choices, how many a level makes without a thought, by what it overlooks elsewhere."""


@cache
def figures() -> tuple[list[list[float]], list[float]]:
    """What each feature adds to each unit, and what each unit adds to the judgement."""
    network = tomllib.loads(NETWORK.read_text("utf-8"))
    return [parts(network["features"][name]) for name in FEATURES], parts(network["units"])


def parts(numbers: list[int]) -> list[float]:
    return [number / PARTS for number in numbers]
