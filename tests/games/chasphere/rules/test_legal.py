"""One statement of legality: the list of codes and the answer for a single code agree over the whole menu."""

from ergosphere import NATURE, Rng
from tests.conftest import COMPILED
from tests.games.chasphere.scenes import GAME, hold, put, scene


def agree(state):
    """For whoever must act, and nothing for whoever must not: nature or the seat whose turn it is."""
    who = state.actor()
    codes = [int(code) for code in state.codes(who)]
    assert len(set(codes)) == len(codes)
    assert [code for code in range(len(state.menu(who))) if state.permits(who, code)] == sorted(codes)
    other = 0 if who == NATURE else NATURE
    assert list(state.codes(other)) == []
    assert not any(state.permits(other, code) for code in range(len(state.menu(other))))


def test_codes_and_permits_agree_in_random_matches():
    rng = Rng(31)
    steps = set()
    for number in range(24 if COMPILED else 4):
        state = GAME.new(2 + number % 3, ships=("choose", "random")[number % 2], disc=1 + number % 6)
        while state.outcome() is None:
            agree(state)
            steps.add(state.view(None).step)
            who = state.actor()
            state.play(who, state.pick(who, rng))
        assert not any(state.permits(seat, code) for seat in (NATURE, 0) for code in range(len(state.menu(seat))))
    assert {"drawing", "turn", "keeping", "returning", "swapping"} <= steps


def test_codes_and_permits_agree_for_ships_with_everything():
    """What random play seldom holds at the same time, with every energy and on every sort of space."""
    cards = ["borom/cosco", "borom/c-matter", "loa/planetary-analyzer", "loa/c-coordinates-loa", "zadus/fusion-pile"]
    cards += ["zadus/fusion-pile", "zadus/ferrox", "zadus/ferrox", "loa/ore-synthesizer", "borom/noctium"]
    for energy in range(7):
        for space in ("N2", "A0", "M5"):
            state = put(hold(scene(), 0, *cards), 0, space, energy=energy)
            put(hold(state, 1, "borom/mysterious-artifact"), 1, space)
            for contaminated in (0, 0b111111):
                state.contaminated = contaminated
                agree(state)
