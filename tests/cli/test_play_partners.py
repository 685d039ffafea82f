"""People and bots in one crew, in the terminal: a bot says what it would do, and a person decides."""

import json

import httpx
import pytest

from tests.cli.test_play import Typist
from tests.cli.test_play_table import Terminal
from tests.server.running import Server, wait_for

TEAM = ("--set", "crews=one", "--seed", 5)
"""The first seat builds; with this seed for 10 million."""


@pytest.fixture
def sit(run, capsys, monkeypatch):
    """Play with a script, and get the record's lines and the screen before each line."""

    def call(script, *arguments):
        typist = Typist(capsys, iter(script))
        monkeypatch.setattr("builtins.input", typist)
        answer = run("play", "explorer", *arguments, "--json")
        typist.screens.append(answer.err)
        return json.loads(answer.out)["record"].split("\n\n")[1].splitlines(), typist.screens

    return call


def test_enter_accepts_what_the_bot_proposes(sit):
    log, screens = sit(["", "", "quit"], "--seats", "bot:easy,human", *TEAM)
    assert "Seat 0, a bot, suggests build 0,0,0,2: no probes" in screens[0]
    assert "Of all ships for 10 million" in screens[0]
    assert screens[0].endswith("Press Enter to accept, or type something else.\nSeat 1> ")
    assert "Seat 0, a bot, suggests dice 2" in screens[1]
    assert [line for line in log if line[0] != "*"] == ["0 build 0,0,0,2", "0 dice 2"]
    assert "suggests" not in screens[2]  # the person's own turn


def test_one_may_decide_otherwise(sit):
    log, screens = sit(["?", "build 3,0,0,3", "build 1,0,0,1", "dice 3", "quit"], "--seats", "bot:random,human", *TEAM)
    assert "build 1,0,0,1" in screens[1]
    assert "Not possible: build 3,0,0,3: this ship costs 30 million" in screens[2]
    assert "suggests" not in screens[2]  # it was said already
    assert [line for line in log if line[0] != "*"] == ["0 build 1,0,0,1", "0 dice 3"]


def test_what_was_decided_for_a_bot_is_taken_back(sit):
    log, screens = sit(["", "dice 3", "undo", "quit"], "--seats", "bot:easy,human", "--practice", *TEAM)
    assert "Taken back." in screens[3]
    assert "Seat 0, a bot, suggests dice 2" in screens[3]
    assert log[-1].startswith("! undo ")


def test_bots_fly_on_when_nobody_is_left(sit):
    log, _ = sit(["resign"], "--seats", "bot:easy,human,bot:easy", *TEAM)
    after = log[log.index("! resign 1") :]
    assert {line[0] for line in after} >= {"0", "1", "2"}


def test_a_crew_of_bots_asks_nobody(sit):
    apart = ("--set", "crews=0+1,2", "--set", "first=0", "--seed", 5)
    log, screens = sit(["quit"], "--seats", "bot:easy,bot:easy,human", *apart)
    assert [line[:7] for line in log if line[0] != "*"] == ["0 build"]
    assert "suggests" not in screens[0]


def test_at_a_servers_table(tmp_path):
    with Server(tmp_path / "server") as server:
        seats = [{"kind": "bot", "level": "easy"}, {"kind": "human"}]
        asked = {"game": "explorer", "seats": seats, "options": {"crews": "one"}}
        made = httpx.post(f"{server.url}/api/tables", json=asked).json()
        terminal = Terminal(tmp_path, "--table", f"{server.url}/t/{made['id']}#{made['seats'][1]['key']}")
        wait_for(lambda: "Seat 0, a bot, suggests build" in terminal.screen, "a proposal")
        terminal.type("? all", "build 0,0,0,0")
        terminal.type("build 1,0,0,1", "Seat 0, a bot, suggests dice")  # whatever the funding
        terminal.type("", "> ")
        terminal.type("quit", "")
        assert terminal.end() == 0
        key = made["seats"][1]["key"]
        record = httpx.get(f"{server.url}/api/tables/{made['id']}/record", params={"key": key}).text
        assert "\n0 build 1,0,0,1\n" in record
        assert "\n0 dice " in record
