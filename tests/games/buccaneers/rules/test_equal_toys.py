"""Packs in which Toys print the same: what a seat doesn't know still fits what it has seen (BB-37)."""

import random

import pytest

import ergosphere
from ergosphere.core.engine.state import NATURE
from ergosphere.core.pack import Pack
from ergosphere.games.buccaneers.game import BuccaneersGame
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import GAME

PACKS = {
    "all alike": [(3, 3)],
    "two kinds of five": [(3, 3), (4, 6)],
    "pairs": [(1, 2), (2, 2), (3, 3), (4, 4), (5, 6)],
}
MATCHES = 150 if COMPILED else 8
WORLDS = 3


def with_toys(pairs):
    """The built-in figures with Toys of these pairs only."""
    toys = [
        {**toy, "value": pairs[number % len(pairs)][0], "weight": pairs[number % len(pairs)][1]}
        for number, toy in enumerate(GAME.content["toy"])
    ]
    return BuccaneersGame(Pack(GAME.pack, {**GAME.content, "toy": toys}))


def favourite(rng, legal):
    """The cards that make hands hard to know: Toys, and what adds or takes cards."""
    special = [action for action in legal if any(word in str(action) for word in ("tiit", "gps", "toy", "pool", "use"))]
    return rng.choice(special if special and rng.random() < 0.7 else legal)


@pytest.mark.parametrize("pairs", PACKS.values(), ids=PACKS)
def test_what_is_drawn_anew_fits_the_view(pairs):
    game = with_toys(pairs)
    for seed in range(MATCHES):
        choices, rng = random.Random(seed), ergosphere.Rng(seed)
        seats = choices.choice([3, 4, 5])
        state = game.new(seats, holes=choices.choice(["first", "orange-28,red-25,green-27"]))
        while actors := state.actors():
            if actors == (NATURE,):
                state.play(NATURE, state.pick(NATURE, rng))
                continue
            state.apply(actors[0], favourite(choices, state.legal(actors[0])))
            if choices.random() < 0.3 and state.actors():
                fits(game, state, choices.randrange(seats), rng)


def fits(game, state, seat, rng):
    view = state.view(seat)
    for _ in range(WORLDS):
        world = game.determinize(view, rng)
        assert world.view(seat) == view
        assert world.audit() is None
    again = state.clone()
    again.resample(seat, rng)
    assert again.view(seat) == view


@pytest.mark.parametrize("pairs", PACKS.values(), ids=PACKS)
def test_packs_with_equal_toys_keep_the_contract(pairs):
    game = with_toys(pairs)
    for seed in range(3 if COMPILED else 1):
        ergosphere.check_contract(game, 3 + seed % 3, {}, seed)
