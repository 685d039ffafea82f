"""Random play inside the engine, without an object for each move."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import State


def advance(state: State, rng: Rng) -> i64:
    """Let nature act until somebody must decide; returns who."""
    return state.run_nature(rng)


def playouts(start: State, games: i64, seed: i64, limit: i64) -> tuple[i64, i64]:
    """Many random matches from one state: the number of actions, and a checksum for comparing engines."""
    rng = Rng(seed)
    steps: i64 = 0
    checksum: i64 = 0
    for _ in range(games):
        state = start.clone()
        count = state.playout(rng, limit)
        steps += count
        checksum = (checksum * 31 + count * 7 + (state.key(0) & 0xFFFF)) & 0xFFFFFFFF
    return steps, checksum
