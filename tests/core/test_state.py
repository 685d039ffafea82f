"""What State promises beyond the contract: nothing happens on an error, strangers are harmless, defaults are right."""

import pytest

import ergosphere
from ergosphere import IllegalAction, Rng
from ergosphere.core.engine.playout import advance
from ergosphere.core.engine.state import NOBODY
from tests.conftest import COMPILED

AUCTION = ergosphere.load("wreck-auction")


def test_a_finished_match_has_no_actors_and_no_actions():
    state = AUCTION.new()
    state.playout(Rng(1), 1000)
    assert state.actors() == ()
    assert state.chance() == []
    assert all(state.legal(seat) == [] for seat in (-1, 0, 1, 2, 3))


def test_ranks_become_payoffs():
    state = AUCTION.new()
    state.playout(Rng(1), 1000)
    ranks = state.outcome().ranks
    assert [state.payoff(seat) for seat in range(3)] == [2.0 - rank for rank in ranks]


def test_chance_is_what_is_left_in_the_deck():
    state = AUCTION.new()
    assert state.actors() == (ergosphere.NATURE,)
    assert {str(action): p for action, p in state.chance()} == {f"deal {n}": 1 / 6 for n in range(1, 7)}
    state.apply(-1, AUCTION.parse(state, -1, "deal 3"))
    assert {str(action): p for action, p in state.chance()}["deal 3"] == 2 / 17


def test_a_text_is_no_action():
    state = ergosphere.load("black-holes").new()
    with pytest.raises((IllegalAction, TypeError)):
        state.apply(0, "d5w")
    assert state.position() == ergosphere.load("black-holes").new().position()


def test_advance_lets_nature_act_until_somebody_must_decide():
    state = AUCTION.new()
    assert advance(state, Rng(3)) == 0
    assert state.actors() == (0, 1, 2)
    state.playout(Rng(3), 1000)
    assert advance(state, Rng(3)) == NOBODY


def test_deciders_are_those_who_act_after_nature():
    state = AUCTION.new()
    assert state.deciders(Rng(3)) == state.actors() == (0, 1, 2)
    assert state.deciders(Rng(3)) == (0, 1, 2)
    state.playout(Rng(3), 1000)
    assert state.deciders(Rng(3)) == ()


@pytest.mark.skipif(not COMPILED, reason="says that the compiled engine is whole")
def test_every_module_of_the_compile_list_is_compiled():
    """One that is missing would just be eighty times slower."""
    import importlib
    from pathlib import Path

    source = Path(__file__).parents[2] / "src"
    rooms = ("core/engine", "bots/search", "games/*/rules", "games/*/bot")
    modules = [file for room in rooms for file in source.glob(f"ergosphere/{room}/*.py") if file.stem != "__init__"]
    assert len(modules) >= 6
    for module in modules:
        name = ".".join(module.relative_to(source).with_suffix("").parts)
        assert not importlib.import_module(name).__file__.endswith(".py"), name
