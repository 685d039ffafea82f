"""`ergosphere odds`, a command that a game's tool brings."""

import re

import pytest

import ergosphere
from ergosphere.core import tool
from ergosphere.games.explorer.bot.pilot import Pilot
from ergosphere.games.explorer.tools import odds
from tests.conftest import COMPILED


@pytest.fixture(autouse=True)
def few(monkeypatch):
    monkeypatch.setattr(odds, "MISSIONS", 20)
    monkeypatch.setattr(odds, "BATCH", 10)
    monkeypatch.setattr(odds, "MOST_SWEEPS", 1)
    if not COMPILED:
        monkeypatch.setattr(Pilot, "prepare", lambda *_: None)


def test_json(run):
    answer = run("odds", "explorer", "--ship", "0,0,0,1", "--json").json()
    assert list(answer)[:5] == ["prize", "interval", "lost", "mean_turns", "method"]
    assert answer["method"] == "simulated"
    assert 0 <= answer["interval"][0] <= answer["prize"] <= answer["interval"][1] <= 1
    assert "reshuffled" in answer["deck"]


def test_words(run):
    said = run("odds", "explorer", "--ship", "0,0,0,1").out
    assert said.startswith("Ship 0,0,0,1: ")
    assert re.search(r"% for the Prize \(99\.9% interval: [\d.]+% to [\d.]+%\)", said)
    assert "the event deck reshuffled before each draw" in said


def test_a_solved_ship_is_remembered(run):
    assert run("odds", "explorer", "--ship", "0,0,0,1", "--solve", "--json").json()["method"] == "exact"
    assert run("odds", "explorer", "--ship", "0,0,0,1", "--json").json()["method"] == "exact"
    assert run("odds", "explorer", "--ship", "0,0,0,2", "--json").json()["method"] == "simulated"


def test_a_record(run, folder):
    game = ergosphere.load("explorer")
    match = ergosphere.Match(game, [ergosphere.SeatInfo("human")], {}, bytes(32))
    match.begin()
    match.act(0, game.parse(match.state, 0, "build 0,0,0,1"))
    (folder / "match.ergo").write_text(match.record.to_text())
    assert run("odds", "explorer", "--record", "match.ergo", "--json").json()["ship"] == "0,0,0,1"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "--ship"),
        (["--ship", "1,2,3"], "four levels"),
        (["--ship", "0,5,0,0"], "no level 5"),
        (["--record", "nothing.ergo"], "nothing.ergo"),
        (["--ship", "1,1,1,1", "--set", "crews=0+0"], "two crews"),
        (["--ship", "1,1,1,1", "--set", "crews=0+1,"], "no seats"),
        (["--ship", "1,1,1,1", "--solve", "--set", "chain=off"], "chain=off"),
    ],
)
def test_bad_input(run, arguments, said):
    assert said in run("odds", "explorer", *arguments).refuses(2)


def test_tools_can_be_heard():
    heard = []
    tool.progress(1, 2)
    with tool.listening(lambda done, total: heard.append((done, total))):
        tool.progress(3, 4)
    tool.progress(5, 6)
    assert heard == [(3, 4)]


def test_games_says_what_numbers_mean(run):
    said = run("games").out
    assert "        random (default): at random\n        0, 1, 2, 3, 4, 5: the crew with this number\n" in said
