"""The engine as it is built: what is compiled, and the same numbers everywhere."""

from importlib import import_module
from pathlib import Path

import pytest

from ergosphere.core.engine.playout import playouts
from ergosphere.games import chasphere
from tests.conftest import COMPILED
from tests.games.chasphere.scenes import GAME

FOLDER = Path(chasphere.__file__).parent
HOT = sorted(f"{room}.{file.stem}" for room in ("rules", "bot") for file in (FOLDER / room).glob("[a-z]*.py"))


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
@pytest.mark.parametrize("name", HOT)
def test_the_hot_modules_are_compiled(name):
    assert not import_module(f"ergosphere.games.chasphere.{name}").__file__.endswith(".py")


def test_playouts_give_the_same_numbers_everywhere():
    assert playouts(GAME.new(3), 3, 7, 5000) == (505, 23605515)
