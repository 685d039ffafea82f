"""Random presses in all four games, with a check of the whole screen after each; `make soak` does it at length."""

import os

import pytest

from tests.browser.wandering import SEATS, sit_down

PRESSES = 30


@pytest.mark.parametrize("game", SEATS)
def test_whatever_is_pressed_the_screen_says_nothing_wrong(visit, server, game):
    seed = os.environ.get("WANDER", "1")
    sit_down(visit, server.url, game, seed).play(PRESSES)
