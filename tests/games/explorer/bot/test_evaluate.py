"""What bots know: sensible ships, sensible flights."""

import importlib
import pkgutil

import pytest

import ergosphere
from ergosphere.core.engine.playout import advance
from ergosphere.games.explorer import bot, rules
from ergosphere.games.explorer.bot.evaluate import hurried, worth
from tests.games.explorer.scenes import GAME, NATURE, do, scene, ship

KNOWLEDGE = GAME.knowledge()


def test_compiled_together():
    """A module that was left out of the compilation just runs slowly."""
    from ergosphere.core.engine import state

    suffix = str(state.__file__).endswith(".py")
    for room in (bot, rules):
        for module in pkgutil.iter_modules(room.__path__, f"{room.__name__}."):
            file = str(importlib.import_module(module.name).__file__)
            assert file.endswith(".py") == suffix, module.name


@pytest.mark.parametrize("funding", range(1, 7))
def test_ships_cost_all_of_the_funding(funding):
    state = do(GAME.new(seats=1), f"roll {funding}")
    code = KNOWLEDGE.decide(state, 0, False)
    assert state.permits(0, code)
    assert state.box.cost(code) == 10 * funding


def test_hurried_captains_do_what_is_legal_and_sometimes_win():
    rng = ergosphere.Rng(4)
    prizes = 0
    for _ in range(60):
        state = GAME.new(seats=2)
        while (who := advance(state, rng)) >= 0:
            code = hurried(state)
            assert state.permits(who, code)
            state.play(who, code)
        prizes += state.outcome().reason == "prize"
    assert prizes > 30


def test_more_is_worth_more():
    assert worth(scene(ship("back", 2, results=(1, 2, 3))), 0) == 1.0
    for better, worse in (
        (ship(8, 2, energy=12), ship(8, 2, energy=4)),
        (ship(2, 5, results=(1, 2), probes=0), ship(2, 5, results=(1,), probes=0)),
        (ship(2, 5, 10), ship(2, 5)),
        (ship(3, 5, shielding=3), ship(3, 5, shielding=0)),
    ):
        assert worth(scene(better), 0) > worth(scene(worse), 0)


def test_the_estimate_compares_crews():
    ahead, behind = ship("back", 3, results=(1, 2)), ship(6, 2, energy=2, probes=0)
    state = scene(ahead, behind)
    assert KNOWLEDGE.estimate(state, 0) > 0 > KNOWLEDGE.estimate(state, 1)
    assert KNOWLEDGE.expect(state, 0) <= 1
    alone = scene(ship(8, 2, energy=0, probes=0))
    assert alone.actor() == NATURE
    assert KNOWLEDGE.estimate(alone, 0) < 0


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_levels_fly(level):
    bot = ergosphere.bots.make(GAME, level, seed=1)
    state = scene(ship("out", 3), ship())
    assert bot.choose(state.view(0), state.legal(0)) in state.legal(0)
