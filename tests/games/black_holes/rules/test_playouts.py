"""Long runs: the same numbers everywhere, and no growing memory."""

import gc
import tracemalloc
from pathlib import Path

import ergosphere
from ergosphere.core.engine.playout import playouts
from tests.conftest import COMPILED
from tests.games.black_holes.scenes import GAME


def test_a_million_moves_do_not_make_the_process_grow():
    """Through the public face; memory is compared between two equal stretches."""
    moves = 500_000 if COMPILED else 20_000
    rng = ergosphere.Rng(3)

    def stretch():
        done = 0
        while done < moves:
            state = GAME.new()
            while state.outcome() is None:
                legal = state.legal(state.actor())
                state.apply(state.actor(), legal[rng.below(len(legal))])
                done += 1
        gc.collect()
        return resident()

    first = stretch()
    assert stretch() - first < 2_000_000


def resident():
    """Bytes that the process holds, as the kernel counts them; elsewhere what Python has allocated."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * 4096
    if not tracemalloc.is_tracing():
        tracemalloc.start()
    return tracemalloc.get_traced_memory()[0]


def test_playouts_give_the_same_numbers_everywhere():
    assert playouts(GAME.new(), 3, 7, 5000) == (1196, 60023617)
