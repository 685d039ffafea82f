"""One statement of legality: `permits` says of every code in the menu whether `codes` lists it."""

import pytest

import ergosphere
from ergosphere.core.engine.state import NATURE
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import GAME

MATCHES = 60 if COMPILED else 8
SPECIAL = ("tentacles", "laser", "gps", "tiit", "egg", "pool", "ring", "part")
DECISIONS = {"pick", "add", "join", "laser", "use", "hold"}
DRAWS = {"direction", "hole", "deal", "draw", "take", "turn-up"}


def favourite(rng, menu, codes):
    """Cards that lead to other decisions more often than chance would pick them."""
    special = [code for code in codes if any(word in str(menu[code]) for word in SPECIAL)]
    chosen = special if special and rng.below(3) else codes
    return chosen[rng.below(len(chosen))]


@pytest.mark.parametrize("seats", [3, 6])
def test_permits_agrees_with_codes_over_the_whole_menu(seats):
    rng = ergosphere.Rng(seats)
    seen = set()
    for _ in range(MATCHES):
        state = GAME.new(seats, holes="random")
        while actors := state.actors():
            for seat in actors:
                menu = state.menu(seat)
                codes = [int(code) for code in state.codes(seat)]
                assert codes == sorted(set(codes))
                assert [code for code in range(len(menu)) if state.permits(seat, code)] == codes
                assert not any(state.permits(seat, code) for code in (-1, len(menu), len(menu) + 64))
                seen |= {str(menu[code]).split()[0] for code in codes}
            if actors == (NATURE,):
                state.play(NATURE, state.pick(NATURE, rng))
            else:
                seat = actors[rng.below(len(actors))]
                codes = [int(code) for code in state.codes(seat)]
                state.play(seat, favourite(rng, state.menu(seat), codes))
    assert seen == DECISIONS | DRAWS
