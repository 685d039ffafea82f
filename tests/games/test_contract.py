"""The contract of every game: random walks through every seat count and option, compiled and interpreted alike."""

import itertools
import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ergosphere
from tests.conftest import COMPILED

ROOT = Path(__file__).parents[2]
WALKS = {"black-holes": 10, "wreck-auction": 50, "chasphere": 1}
FEW = 12  # up to here every combination of options is tried; beyond, each value at least once
SHARE = 1 if COMPILED else 10  # interpreted runs walk a tenth


def settings_of(game):
    """Every combination of options, or a mixture in which each value occurs."""
    names = [option.name for option in game.options]
    rows = list(itertools.product(*(option.values for option in game.options)))
    if len(rows) > FEW:
        count = max(len(option.values) for option in game.options)
        columns = [mixed(option.values, count, seed) for seed, option in enumerate(game.options)]
        rows = list(zip(*columns, strict=True))
    return [dict(zip(names, values, strict=True)) for values in rows]


def mixed(values, count, seed):
    column = [values[i % len(values)] for i in range(count)]
    random.Random(seed).shuffle(column)
    return column


def fits(game, seats, options):
    """Some values want more seats."""
    try:
        return game.new(seats, **options) is not None
    except ergosphere.core.errors.BadInput:
        return False


CASES = [
    pytest.param(key, seats, options, id=f"{key}-{seats}-{'-'.join(options.values())}")
    for key in ergosphere.games()
    for seats in range(ergosphere.load(key).seats[0], ergosphere.load(key).seats[1] + 1)
    for options in settings_of(ergosphere.load(key))
    if fits(ergosphere.load(key), seats, options)
]


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_every_game_keeps_the_contract(key, seats, options):
    @settings(max_examples=max(1, WALKS.get(key, 10) // SHARE), deadline=None, derandomize=True, database=None)
    @given(seed=st.integers(0, 2**31))
    def walk(seed):
        ergosphere.check_contract(ergosphere.load(key), seats, options, seed)

    walk()


def digests():
    """One walk for each case."""
    return {
        f"{key} {seats} {options}": ergosphere.check_contract(ergosphere.load(key), seats, options, seed=11)
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
