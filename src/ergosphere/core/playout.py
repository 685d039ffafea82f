"""Random play inside the engine: nature's draws, and whole matches without an object for each move."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.core.rng import Rng
from ergosphere.core.state import NATURE, NOBODY, State


def sample(state: State, rng: Rng) -> i64:
    """One of nature's codes, by weight."""
    codes = state.codes(NATURE)
    total: i64 = 0
    for code in codes:
        total += state.weight(i64(code))
    rest = rng.below(total)
    for code in codes:
        rest -= state.weight(i64(code))
        if rest < 0:
            return i64(code)
    raise AssertionError("nature's weights are not positive")


def advance(state: State, rng: Rng) -> i64:
    """Let nature act until somebody must decide; says who."""
    who = state.actor()
    while who == NATURE:
        state.play(NATURE, sample(state, rng))
        who = state.actor()
    return who


def playout(state: State, rng: Rng, limit: i64) -> i64:
    """Random play to the end or for `limit` actions, in place; the number of actions, nature's not counted."""
    steps: i64 = 0
    while steps < limit:
        who = advance(state, rng)
        if who == NOBODY:
            break
        state.play(who, state.pick(who, rng))
        steps += 1
    return steps


def playouts(start: State, games: i64, seed: i64, limit: i64) -> tuple[i64, i64]:
    """Many random matches from one state: the number of actions, and a checksum to compare engines by."""
    rng = Rng(seed)
    steps: i64 = 0
    checksum: i64 = 0
    for _ in range(games):
        state = start.clone()
        count = playout(state, rng, limit)
        steps += count
        checksum = (checksum * 31 + count * 7 + (state.key(0) & 0xFFFF)) & 0xFFFFFFFF
    return steps, checksum
