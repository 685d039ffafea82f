"""Move counts, against those of the slow reference."""

import json
from pathlib import Path

import pytest

import ergosphere
from ergosphere.games.black_holes.rules.perft import perft
from tests.conftest import COMPILED

CASES = json.loads((Path(__file__).parents[1] / "perft.json").read_text("utf-8"))
DEPTH = 5 if COMPILED else 3
GAME = ergosphere.load("black-holes")


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['position']} {case['blocked']}")
def test_counts_of_many_positions(case):
    state = GAME.position(case["position"], blocked=case["blocked"])
    counts = case["counts"][:DEPTH]
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts


def test_counting_the_last_moves_without_making_them_changes_nothing():
    state = GAME.new()
    assert [perft(state, depth, bulk=False) for depth in range(5)] == [1, 8, 68, 636, 6260]
    assert [perft(state, depth) for depth in range(5)] == [1, 8, 68, 636, 6260]


def test_perft_ignores_draws_by_repetition_and_leaves_the_state_alone():
    """BH-15 is not applied: a history that would draw at once makes no difference."""
    state = GAME.new()
    for move in "d5w d4w d6w f7n e4s b4e b6e f8s e2n d4w d6w f7n e4s b4e b6e f8s".split():
        state.apply(state.actor(), GAME.parse(state, 0, move))
    fresh = GAME.position(state.position())
    before = state.view(0)
    assert perft(state, 2) == perft(fresh, 2)
    assert state.view(0) == before
