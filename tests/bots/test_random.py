"""The random bot, and how bots are made."""

from collections import Counter

import pytest

import ergosphere

GAME = ergosphere.load("black-holes")


def test_the_same_seed_is_the_same_player():
    view, legal = GAME.new().view(0), GAME.new().legal(0)
    first, second = (ergosphere.bots.make(GAME, "random", seed=4) for _ in range(2))
    choices = [first.choose(view, legal) for _ in range(50)]
    assert choices == [second.choose(view, legal) for _ in range(50)]
    assert set(choices) == set(legal)


def test_it_chooses_evenly():
    legal = GAME.new().legal(0)
    bot = ergosphere.bots.make(GAME, "random", seed=1)
    counts = Counter(str(bot.choose(None, legal)) for _ in range(8000))
    assert all(800 < count < 1200 for count in counts.values())


def test_an_unknown_level_is_named_with_those_that_exist():
    with pytest.raises(ergosphere.BadInput, match=r"genius.*random"):
        ergosphere.bots.make(GAME, "genius")
