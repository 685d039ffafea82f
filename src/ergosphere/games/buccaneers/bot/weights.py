"""The trained figures of the networks, and how the levels differ."""

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
"""What levels spend here instead of elsewhere: the network's judgement is so good that a few simulations play well."""

SLIPS = {700: 300, 220: 80}
"""How many of 1,000 choices a level makes at random, by what it overlooks elsewhere."""


@cache
def figures(file: Path = NETWORK) -> tuple[list[list[float]], list[float]]:
    """What each feature adds to each unit, and what each unit adds to the judgement."""
    network = tomllib.loads(file.read_text("utf-8"))
    return [parts(network["features"][name]) for name in FEATURES], parts(network["units"])


def parts(numbers: list[int]) -> list[float]:
    return [number / PARTS for number in numbers]
