"""What was learnt from matches: the network's figures, and how the levels differ."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from ergosphere.games.buccaneers.bot.features import DISPLAY, TABLE

FEATURES = TABLE + DISPLAY
NETWORK = Path(__file__).parent / "network.toml"
CAREFUL = Path(__file__).parent / "careful.toml"
PARTS = 1000
"""The figures are written in thousandths."""

SIMULATIONS = {20: 3, 150: 20, 1500: 60}
"""What levels spend here instead of what they spend elsewhere: the network says so much before anything is tried that a
few simulations play well already."""

SLIPS = {700: 300, 220: 80}
"""Of 1,000 choices, how many a level makes without a thought, by what it overlooks elsewhere."""


@cache
def figures(file: Path = NETWORK) -> tuple[list[list[float]], list[float]]:
    """What each feature adds to each unit, and what each unit adds to the judgement."""
    network = tomllib.loads(file.read_text("utf-8"))
    return [parts(network["features"][name]) for name in FEATURES], parts(network["units"])


def parts(numbers: list[int]) -> list[float]:
    return [number / PARTS for number in numbers]
