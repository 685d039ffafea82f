"""The event-horizon gauge: from nothing but a view, each card's sums and the chance of being drawn in."""

import pytest

from ergosphere.core.errors import BadInput
from ergosphere.games.buccaneers.tools.outlook import Asked
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import GAME, Scene

TOOL = GAME.tool("outlook")
SAMPLES = 40 if COMPILED else 6
HEAVY = ("spacecraft 14/10", "spacecraft 12/9", "spacecraft 11/8", "spacecraft 10/7")
LIGHT = ("toy 1/2", "toy 2/2", "toy 3/3", "spacecraft -5/-4")
OTHERS = ("shapeshifter 8/8", "robot 6/3", "robot 7/3", "robot 4/2")


def outlook(state, seat, samples=SAMPLES):
    return TOOL.run(GAME, {}, Asked(state.view(seat), samples))


def scene(turns):
    """Seat 0 takes heavy cards, seat 1 light ones."""
    return Scene([list(row) for row in zip(HEAVY, LIGHT, OTHERS, strict=True)]).play(turns)


def test_sums_are_those_of_the_display_with_the_card():
    found = outlook(scene(1).state, 0, samples=0)
    assert found.chance is None
    assert {pick.card: (pick.value, pick.weight, pick.chance) for pick in found.picks}["spacecraft 12/9"] == (
        26, 19, None,
    )  # fmt: skip


def test_whom_no_card_of_the_pile_can_save_is_drawn_in_for_certain():
    """BB-32: 27 and more against a threshold of 15 and one card."""
    found = outlook(scene(3).state, 0)
    assert found.chance == 1
    assert [pick.chance for pick in found.picks if pick.card == "spacecraft 10/7"] == [1]


def test_who_is_light_is_safe():
    found = outlook(scene(3).state, 1)
    assert {pick.card: pick.chance for pick in found.picks}["spacecraft -5/-4"] == 0


def test_the_card_that_the_pile_turns_up_is_weighed():
    """BB-31: what is drawn in by one of three cards has a third, however few rounds are tried."""
    found = outlook(scene(3).state, 2, samples=1)
    thirds = [3 * chance for chance in [found.chance, *(pick.chance for pick in found.picks)]]
    assert thirds == pytest.approx([round(third) for third in thirds])
    assert any(0 < round(third) < 3 for third in thirds)


def test_the_same_view_gives_the_same_answer():
    state = scene(2).state
    assert outlook(state, 0) == outlook(state, 0)


def test_spectators_have_no_outlook():
    with pytest.raises(BadInput, match="spectator"):
        outlook(scene(1).state, None)
