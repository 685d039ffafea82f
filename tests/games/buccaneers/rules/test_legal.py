"""One statement of legality: `permits` says of every code in the menu whether `codes` lists it."""

import pytest

import ergosphere
from ergosphere.core.engine.state import NATURE
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import GAME, Scene

MATCHES = 60 if COMPILED else 4
SPECIAL = ("tentacles", "laser", "gps", "tiit", "egg", "pool", "ring")
DECISIONS = {"pick", "add", "laser", "use", "hold"}
DRAWS = {"direction", "hole", "deal", "draw", "take", "turn-up"}


def agreed(state, seat):
    """The actions of codes(), which are those that permits() allows."""
    menu = state.menu(seat)
    codes = [int(code) for code in state.codes(seat)]
    assert codes == sorted(set(codes))
    assert [code for code in range(len(menu)) if state.permits(seat, code)] == codes
    assert not any(state.permits(seat, code) for code in (-1, len(menu), len(menu) + 64))
    return [str(menu[code]) for code in codes]


def favourite(rng, actions):
    """Cards that lead to other decisions more often than chance would pick them."""
    special = [action for action in actions if any(word in action for word in SPECIAL)]
    chosen = special if special and rng.below(3) else actions
    return chosen[rng.below(len(chosen))]


@pytest.mark.parametrize("seats", [3, 6])
def test_permits_agrees_with_codes_over_the_whole_menu(seats):
    rng = ergosphere.Rng(seats)
    seen = set()
    for _ in range(MATCHES):
        state = GAME.new(seats, holes="random")
        while actors := state.actors():
            actions = {seat: agreed(state, seat) for seat in actors}
            seen |= {action.split()[0] for seat in actors for action in actions[seat]}
            seat = actors[rng.below(len(actors))]
            if seat == NATURE:
                state.play(NATURE, state.pick(NATURE, rng))
            else:
                state.apply(seat, GAME.parse(state, seat, favourite(rng, actions[seat])))
    assert seen - {"join"} == DECISIONS | DRAWS


def test_it_agrees_about_groups():
    """Groups of two parts and of one: both lack the part that comes."""
    parts = ["warp-drive", "warp-drive", "command-chair", "quantum-steering"]
    others = [["spacecraft 7/5", "spacecraft 8/6"], ["spacecraft 9/7", "spacecraft 10/7"]]
    others += [["spacecraft 11/8", "spacecraft 12/9"], ["spacecraft 14/10", "spacecraft -5/-4"]]
    scene = Scene([[f"part {part}", *row] for part, row in zip(parts, others, strict=True)]).play()
    assert scene.phase == "group"
    assert agreed(scene.state, 0) == ["join 1", "join 2"]
