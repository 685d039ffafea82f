"""Counts of move sequences, to compare engines."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.core.engine.state import NOBODY, State
from ergosphere.games.black_holes.rules.state import BlackHoles


def perft(state: BlackHoles, depth: i64, bulk: bool = True) -> i64:
    """The number of sequences of `depth` single moves. A pass is not a move, and BH-15 is not applied.

    With `bulk` the last moves are counted without being made."""
    root = state.clone()
    root.endless = True
    return count(root, depth, bulk)


def count(state: State, depth: i64, bulk: bool) -> i64:
    if depth == 0:
        return 1
    who = state.actor()
    if who == NOBODY:
        return 0
    codes = state.codes(who)
    if bulk and depth == 1:
        return len(codes)
    total: i64 = 0
    for code in codes:
        child = state.clone()
        child.play(who, i64(code))
        total += count(child, depth - 1, bulk)
    return total
