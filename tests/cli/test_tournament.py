import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.lab import own_bots

FIRST = f"{own_bots.__name__}:First"
GIVEN = ("tournament", "black-holes", "--entrants", f"random,{FIRST}")
KEYS = {"entrant", "rating", "low", "high", "games", "score"}


def test_json(run):
    table = run(*GIVEN, "--rounds", 2, "--seed", 3, "--json").json()
    assert {row["entrant"] for row in table} == {"random", FIRST}
    for row in table:
        assert row.keys() == KEYS
        assert row["low"] < row["rating"] < row["high"]
        assert row["games"] == 4
    assert table[0]["rating"] >= table[1]["rating"]
    assert sum(row["score"] for row in table) == pytest.approx(1)


def test_same_seed_same_matches_whatever_the_jobs(run, folder):
    def results(file, *more):
        run(*GIVEN, "--rounds", 2, "--results", file, "--json", *more).json()
        return (folder / file).read_bytes()

    alone = results("alone", "--seed", 5)
    assert results("shared", "--seed", 5, "--jobs", 2) == alone
    assert results("other", "--seed", 6) != alone
    assert results("plain") == results("zero", "--seed", 0)


def test_going_on(run, folder):
    once = run(*GIVEN, "--rounds", 3, "--results", "once", "--json").json()
    run(*GIVEN, "--rounds", 1, "--results", "twice", "--json").json()
    with (folder / "twice").open("ab") as file:
        file.write(b'{"type":"match","rou')
    assert run(*GIVEN, "--rounds", 3, "--results", "twice", "--json").json() == once
    assert (folder / "twice").read_bytes() == (folder / "once").read_bytes()


def test_three_seats(run):
    given = ("tournament", "wreck-auction", "--entrants", f"random,{FIRST}", "--rounds", 2, "--set", "ties=share")
    table = run(*given, "--opening", 0, "--json").json()
    assert [row["games"] for row in table] == [12, 12]
    assert sum(row["score"] for row in table) == pytest.approx(1)


def test_words(run):
    answer = run("tournament", "wreck-auction", "--entrants", f"random,{FIRST}", "--rounds", 1)
    assert (answer.status, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert lines[0].split() == ["entrant", "rating", "95%", "interval", "games", "score"]
    assert {line.split()[0] for line in lines[1:3]} == {"random", FIRST}
    assert [line.split()[0] for line in lines[6:]] == [line.split()[0] for line in lines[1:3]]
    assert all("%" in line and "; 6)" in line for line in lines[6:])
    assert all(line == line.rstrip() for line in lines)


def test_pack_and_players(run, folder):
    head = 'game = "black-holes"\nname = "own"\nversion = "1"\nbase = "builtin"\n'
    (folder / "own.toml").write_text(head + '[[hole]]\nid = "south-west"\nspace = "c5"\n')
    run(*GIVEN, "--rounds", 1, "--pack", "own.toml", "--players", 2, "--results", "own", "--json").json()
    assert json.loads((folder / "own").read_text().splitlines()[0])["pack"]["name"] == "own"
    assert "pack is" in run(*GIVEN, "--rounds", 1, "--results", "own").refuses(2)


REFUSED = {
    "no game": (["tournament", "chess", "--entrants", "random,easy", "--rounds", 1], ["“chess”", "black-holes"]),
    "rounds missing": ([*GIVEN], ["--rounds"]),
    "no rounds": ([*GIVEN, "--rounds", 0], ["--rounds", "0"]),
    "rounds no number": ([*GIVEN, "--rounds", "many"], ["--rounds", "many"]),
    "entrants missing": (["tournament", "black-holes", "--rounds", 1], ["--entrants"]),
    "no entrants": (["tournament", "black-holes", "--rounds", 1, "--entrants", ""], ["two entrants"]),
    "one entrant": (["tournament", "black-holes", "--rounds", 1, "--entrants", "random"], ["two entrants", "not 1"]),
    "entrant twice": (
        ["tournament", "black-holes", "--rounds", 1, "--entrants", "random,random"],
        ["“random”", "twice"],
    ),
    "level": (["tournament", "black-holes", "--rounds", 1, "--entrants", "random,godlike"], ["“godlike”", "random"]),
    "class": (["tournament", "black-holes", "--rounds", 1, "--entrants", "random,no:Bot"], ["no:Bot", "module:Class"]),
    "opening below zero": ([*GIVEN, "--rounds", 1, "--opening", -1], ["--opening", "-1"]),
    "opening too long": (
        ["tournament", "wreck-auction", "--entrants", f"random,{FIRST}", "--rounds", 1, "--opening", 12],
        ["12 moves", "--opening"],
    ),
    "players": ([*GIVEN, "--rounds", 1, "--players", 3], ["Black Holes has seats for 2 players, not for 3"]),
    "one player": ([*GIVEN, "--rounds", 1, "--players", 1], ["--players", "1"]),
    "no jobs": ([*GIVEN, "--rounds", 1, "--jobs", 0], ["--jobs", "0"]),
    "option": ([*GIVEN, "--rounds", 1, "--set", "blocked=lose"], ["blocked", "“lose”"]),
    "pack": ([*GIVEN, "--rounds", 1, "--pack", "no.toml"], ["no.toml"]),
    "folder as file": ([*GIVEN, "--rounds", 1, "--results", "."], ["can't read ."]),
    "no such folder": ([*GIVEN, "--rounds", 1, "--results", "no/file"], ["can't write no/file"]),
}


@pytest.mark.parametrize("case", REFUSED)
def test_bad_input(run, written, case):
    arguments, words = REFUSED[case]
    before = written()
    said = run(*arguments, "--json").refuses(2)
    for word in words:
        assert word in said
    assert len(said.splitlines()) == 1
    assert written() == before


def test_other_settings(run, written):
    run(*GIVEN, "--rounds", 1, "--results", "kept")
    before = written()
    said = run(*GIVEN, "--rounds", 1, "--results", "kept", "--seed", 1).refuses(2)
    assert "kept has results of another tournament: seed is 0 there, not 1" in said
    assert len(said.splitlines()) == 1
    assert written() == before


def test_a_bot_that_fails(run):
    said = run("tournament", "black-holes", "--entrants", f"random,{own_bots.__name__}:Broken", "--rounds", 1).refuses(
        2
    )
    assert "Broken failed: RuntimeError: out of ideas" in said
    assert len(said.splitlines()) == 1


def test_ctrl_c(run, folder, monkeypatch):
    monkeypatch.setattr(own_bots.Interrupting, "matches", -1)  # one is made to see whether there is such a bot
    given = ("tournament", "black-holes", "--entrants", f"random,{own_bots.__name__}:Interrupting", "--rounds", 9)
    answer = run(*given, "--results", "kept", "--json")
    assert answer.err == "stopped after 2 of 18 matches\n"
    assert [row["games"] for row in answer.json()] == [2, 2]
    assert len((folder / "kept").read_text().splitlines()) == 3


def hear_ctrl_c():
    """A process keeps the signals that its parent ignores, and a shell ignores this one for what runs behind it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def started(folder, monkeypatch):
    """A long tournament in two processes of its own, when it has finished some matches."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))
    command = [sys.executable, "-m", "ergosphere", *GIVEN, "--rounds", "9999", "--jobs", "2", "--json"]
    process = subprocess.Popen(
        [*command, "--results", "kept"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=hear_ctrl_c,
    )
    deadline = time.monotonic() + 60
    kept = folder / "kept"
    while not kept.exists() or kept.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < deadline
        assert process.poll() is None, process.stderr.read()
        time.sleep(0.02)
    yield process
    process.kill()
    process.communicate()


def running(group):
    """The processes of a group, where the system lists them; dead ones that nobody has collected don't count."""
    found = []
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, owner = file.read_text().rpartition(")")[2].split()[:3]
            if int(owner) == group and state != "Z":
                found.append(file)
    return found


def all_gone(process):
    """Its workers too, within a moment."""
    deadline = time.monotonic() + 30
    while running(process.pid):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_ctrl_c_in_a_terminal(started, folder):
    """It reaches the workers too; none of them says anything."""
    assert len(running(started.pid)) > 2 or not Path("/proc").exists()
    os.killpg(started.pid, signal.SIGINT)
    out, err = started.communicate(timeout=30)
    assert started.returncode == 0
    done = json.loads(out)[0]["games"]
    assert done >= 3
    assert err == f"stopped after {done} of 19,998 matches\n"
    assert len((folder / "kept").read_text().splitlines()) - 1 in (done, done + 1)  # one may just have been written
    all_gone(started)


def test_killed(started, folder):
    """Nobody works on, and what was over is kept."""
    os.kill(started.pid, signal.SIGKILL)
    started.wait(30)
    all_gone(started)
    assert (folder / "kept").read_text().count("\n") >= 4
