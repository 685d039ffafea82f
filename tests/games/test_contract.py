"""The contract of every game: random walks through every seat count and option, compiled and interpreted alike."""

import importlib
import itertools
import json
import os
import random
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import ergosphere
from tests.conftest import COMPILED

ROOT = Path(__file__).parents[2]
WALKS = {"black-holes": 10, "buccaneers": 1, "chasphere": 1, "explorer": 2, "wreck-auction": 50}
# Values of options beyond the listed ones.
MORE = {"buccaneers": [{"holes": "red-25,orange-28,green-15"}]}
FEW = 12  # up to here every combination of options is tried; beyond, each value at least once
PHASES = (Phase.generate, Phase.shrink)  # an explanation would trace every line and take longer than the walks
WALK = settings(
    deadline=None,
    derandomize=True,
    database=None,
    phases=PHASES,
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)
SHARE = 1 if COMPILED else 10  # interpreted runs walk a tenth


def own_cases(key):
    """A game whose options are too many to try them all says in cases.py what is tried, and with which figures."""
    folder = key.replace("-", "_")
    own = (Path(__file__).parent / folder / "cases.py").exists()
    return importlib.import_module(f"tests.games.{folder}.cases") if own else None


def played(key):
    return own_cases(key).game() if own_cases(key) else ergosphere.load(key)


def settings_of(key, seats):
    """Every combination of options, or a mixture in which each value occurs."""
    if own_cases(key):
        return own_cases(key).settings(seats)
    game = ergosphere.load(key)
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
    for options in settings_of(key, seats) + MORE.get(key, [])
    if fits(played(key), seats, options)
]


def chosen(data, seat, legal):
    return data.draw(st.sampled_from(legal), label=f"seat {seat}")


@pytest.mark.parametrize(("key", "seats", "options"), CASES)
def test_every_game_keeps_the_contract(key, seats, options):
    """Hypothesis draws every action, so that it makes a walk that fails as short as it can."""

    @settings(WALK, max_examples=1 + max(1, WALKS.get(key, 10) // SHARE))
    @given(st.data())
    def walk(data):
        if not data.draw(st.booleans(), label="walks"):
            return  # the simplest example comes first, whatever it is: one that costs nothing
        seed = data.draw(st.integers(0, 2**31), label="seed")
        ergosphere.check_contract(played(key), seats, options, seed, choose=partial(chosen, data))

    walk()


def digests():
    """One walk for each number of seats; in larger games, which few walks have to do for, only for the fewest seats."""
    compared = {}
    for key, seats, options in (case.values for case in CASES):
        if WALKS.get(key, 10) >= 10 or seats == ergosphere.load(key).seats[0]:
            compared[f"{key} {seats}"] = key, seats, options
    return {
        name: ergosphere.check_contract(played(key), seats, options, seed=11)
        for name, (key, seats, options) in compared.items()
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
