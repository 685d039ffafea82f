"""Options: strings in one normal form on every face."""

import pytest

import ergosphere
from ergosphere.core.options import Option, settle, without_defaults

OPTIONS = (Option("missions", ("1", "2")), Option("chain", ("on", "off")))


def test_numbers_and_booleans_become_strings():
    assert settle(OPTIONS, {"missions": 2, "chain": False}, "game") == {"missions": "2", "chain": "off"}
    assert settle(OPTIONS, {"chain": True}, "game") == {"missions": "1", "chain": "on"}


def test_records_hold_only_what_differs_from_the_default():
    assert without_defaults(OPTIONS, settle(OPTIONS, {"missions": "1", "chain": "off"}, "game")) == {"chain": "off"}


@pytest.mark.parametrize(("options", "id"), [({"colour": "red"}, "option-unknown"), ({"missions": 3}, "option-value")])
def test_what_does_not_exist_is_named(options, id):
    with pytest.raises(ergosphere.BadInput) as problem:
        settle(OPTIONS, options, "game")
    assert problem.value.id == id
    assert next(iter(options)) in str(problem.value)


def test_a_game_refuses_wrong_options_and_seats():
    game = ergosphere.load("black-holes")
    with pytest.raises(ergosphere.BadInput, match="blocked"):
        game.new(blocked="maybe")
    with pytest.raises(ergosphere.BadInput, match="Black Holes has seats for 2 players, not for 3"):
        game.new(seats=3)
