"""The contract of every game: random walks through every seat count and option, compiled and interpreted alike."""

import importlib
import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ergosphere
from tests.conftest import COMPILED

ROOT = Path(__file__).parents[2]
WALKS = {"black-holes": 10, "explorer": 3, "wreck-auction": 50}
SHARE = 1 if COMPILED else 10  # interpreted runs walk a tenth


def own_cases(key):
    """A game whose options are too many to try them all says in cases.py what is tried, and with which figures."""
    folder = key.replace("-", "_")
    own = (Path(__file__).parent / folder / "cases.py").exists()
    return importlib.import_module(f"tests.games.{folder}.cases") if own else None


def played(key):
    return own_cases(key).game() if own_cases(key) else ergosphere.load(key)


def settings_of(key, seats):
    """Every combination of options."""
    if own_cases(key):
        return own_cases(key).settings(seats)
    game = ergosphere.load(key)
    names = [option.name for option in game.options]
    return [dict(zip(names, values, strict=True)) for values in itertools.product(*(o.values for o in game.options))]


CASES = [
    pytest.param(key, seats, options, id=f"{key}-{seats}-{'-'.join(options.values())}")
    for key in ergosphere.games()
    for seats in range(ergosphere.load(key).seats[0], ergosphere.load(key).seats[1] + 1)
    for options in settings_of(key, seats)
]


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_every_game_keeps_the_contract(key, seats, options):
    @settings(max_examples=max(1, WALKS.get(key, 10) // SHARE), deadline=None, derandomize=True, database=None)
    @given(seed=st.integers(0, 2**31))
    def walk(seed):
        ergosphere.check_contract(played(key), seats, options, seed)

    walk()


def digests():
    """One walk for each case."""
    return {
        f"{key} {seats} {options}": ergosphere.check_contract(played(key), seats, options, seed=11)
        for key, seats, options in (case.values for case in CASES)
    }


@pytest.mark.skipif(not COMPILED, reason="needs both engines; the compiled run starts the interpreted one")
def test_compiled_and_interpreted_agree_to_the_last_byte():
    program = (
        "import json, tests.conftest; from tests.games.test_contract import digests;"
        "print(json.dumps([tests.conftest.COMPILED, digests()]))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "ENGINE": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert json.loads(done.stdout) == [False, digests()]
