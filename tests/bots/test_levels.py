"""Levels are repeatable, fair, and the same player everywhere."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import ergosphere
from ergosphere.bots.levels import EFFORTS
from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.lab.simulate import Plan, play_matches
from tests.conftest import COMPILED
from tests.games.black_holes.scenes import GAME, scene

ROOT = Path(__file__).parents[2]
AUCTION = ergosphere.load("wreck-auction")
PLAN = Plan("black-holes", ("easy", "expert#200"), 3, {"blocked": "pass"})


def test_the_levels_in_order_of_strength():
    assert ergosphere.bots.LEVELS == ("random", "easy", "medium", "hard", "expert")
    efforts = [EFFORTS[level] for level in ("easy", "medium", "hard")]
    assert [effort.nodes for effort in efforts] == sorted(effort.nodes for effort in efforts)
    assert [effort.blind for effort in efforts] == sorted((effort.blind for effort in efforts), reverse=True)
    assert all(effort.seconds == 0 for effort in efforts)


@pytest.mark.parametrize("level", ["easy", "medium", "expert#500"])
def test_the_same_seed_is_the_same_player(level):
    state = GAME.new()
    choices = [ergosphere.bots.entrant(GAME, level, 4).choose(state.view(0), state.legal(0)) for _ in range(2)]
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_even_weak_levels_sink_the_fourth_block(level):
    """They look less far ahead and overlook quiet moves; they don't blunder at random."""
    for seed in range(10):
        state = scene("d3-e3 f6")
        choice = ergosphere.bots.make(GAME, level, seed=seed).choose(state.view(0), state.legal(0))
        assert str(choice) == "d3w*"


@pytest.mark.parametrize("key", ["black-holes", "wreck-auction"])
def test_a_bot_needs_nothing_but_a_view_and_the_legal_actions(key):
    """Both go through their JSON and text forms, as they would to a worker process."""
    game = ergosphere.load(key)
    match = ergosphere.Match(game, [ergosphere.SeatInfo("human")] * game.seats[0], {}, bytes(32))
    match.begin()
    bot = ergosphere.bots.make(game, "easy", seed=1)
    view = game.read_view(msgspec.json.encode(match.view(0)))
    filled = game.determinize(view, ergosphere.Rng(0))
    legal = [game.parse(filled, 0, str(action)) for action in match.state.legal(0)]
    assert bot.choose(view, legal) in match.state.legal(0)


def test_what_the_others_hold_makes_no_difference():
    """Seat 0 chooses the same in states that differ only in what it can't see."""
    match = ergosphere.Match(AUCTION, [ergosphere.SeatInfo("human")] * 3, {}, bytes(32))
    match.begin()
    state = match.state
    choices = set()
    for seed in range(5):
        other = state.clone()
        other.resample(0, ergosphere.Rng(seed))
        bot = ergosphere.bots.make(AUCTION, "medium", seed=7)
        choices.add(bot.choose(other.view(0), other.legal(0)))
    assert len(choices) == 1


def test_one_legal_action_needs_no_thought():
    state = GAME.new()
    only = state.legal(0)[:1]
    assert ergosphere.bots.make(GAME, "expert", seconds=60).choose(state.view(0), only) == only[0]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("genius", "level-unknown"),
        ("hard@1", "level-fixed"),
        ("easy#5", "level-fixed"),
        ("random@1", "level-fixed"),
        ("expert@0", "level-limits"),
        ("expert@x", "level-unknown"),
        ("expert#0", "level-unknown"),
        ("", "level-unknown"),
        ("no_such_module:Bot", "bot-own"),
        ("json:NoSuchClass", "bot-own"),
        ("json:dumps", "bot-own"),
    ],
)
def test_what_is_no_bot_is_refused(text, id):
    with pytest.raises(ergosphere.BadInput) as problem:
        ergosphere.bots.entrant(GAME, text)
    assert problem.value.id == id


def test_strangers_can_not_name_classes():
    with pytest.raises(ergosphere.BadInput, match="level"):
        ergosphere.bots.entrant(GAME, "tests.lab.own_bots:First", own=False)


def outcomes():
    return [[match.outcome.reason, match.outcome.scores, match.plies] for match in play_matches(PLAN, 2)]


@pytest.mark.skipif(not COMPILED, reason="needs both engines; the compiled run starts the interpreted one")
def test_matches_are_the_same_compiled_and_interpreted():
    program = (
        "import json, tests.conftest; from tests.bots.test_levels import outcomes;"
        "print(json.dumps([tests.conftest.COMPILED, outcomes()]))"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert json.loads(done.stdout) == [False, outcomes()]


def test_sharing_the_work_changes_nothing():
    assert list(play_matches(PLAN, 2, jobs=2)) == list(play_matches(PLAN, 2, jobs=1))


@pytest.mark.parametrize(
    "limits", [{"seconds": 0}, {"seconds": -1}, {"seconds": float("inf")}, {"seconds": float("nan")}, {"effort": 0}]
)
def test_nobody_thinks_for_ever(limits):
    with pytest.raises(ergosphere.BadInput):
        ergosphere.bots.make(GAME, "expert", **limits)


def test_seeds_of_any_size_are_welcome():
    view, legal = GAME.new().view(0), GAME.new().legal(0)
    for level in ("random", "easy"):
        assert ergosphere.bots.make(GAME, level, seed=2**80 + 5).choose(view, legal) in legal
    assert ergosphere.Rng(2**64 + 3).word() == ergosphere.Rng(3).word()


class Certain(Knowledge):
    """Says that the last legal action is best; only the strongest bot believes it."""

    def decide(self, state, seat, strongest):
        return int(state.codes(seat)[-1]) if strongest else -1


def test_what_is_known_needs_no_search(monkeypatch):
    monkeypatch.setattr(type(GAME), "knowledge", lambda self: Certain())
    state = GAME.new()
    legal = state.legal(0)
    strongest = ergosphere.bots.make(GAME, "expert", effort=1)
    assert strongest.choose(state.view(0), legal) == legal[-1]
    assert Knowledge().decide(state, 0, True) == -1
