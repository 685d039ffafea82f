import os
import subprocess
import sys

import ergosphere
from ergosphere.games import BUILT_IN


def test_json(run):
    entries = {entry["key"]: entry for entry in run("games", "--json").json()}
    assert list(entries) == ergosphere.games()
    assert entries["black-holes"] == {
        "key": "black-holes",
        "name": "Black Holes",
        "summary": "Tip your blocks across the board and sink four of them first.",
        "seats": [2, 2],
        "hidden": False,
        "options": [
            {
                "name": "blocked",
                "values": ["pass", "loss"],
                "default": "pass",
                "meaning": "When a side can't move",
                "meanings": [
                    "it passes; if neither side can move, the game is a draw",
                    "it loses if it can't move at the start of its turn",
                ],
            }
        ],
        "packs": ["builtin"],
        "levels": list(ergosphere.bots.LEVELS),
    }
    assert entries["wreck-auction"]["seats"] == [3, 3]


def test_words(run):
    answer = run("games")
    assert answer.status == 0
    assert answer.err == ""
    assert answer.out.startswith("black-holes  Black Holes, 2 players\n")
    assert "    When a side can't move (--set blocked=...):\n        pass (default): it" in answer.out
    assert "        loss: it loses if it can't move at the start of its turn\n" in answer.out
    assert all(len(line) <= 80 for line in answer.out.splitlines())
    assert "random" in answer.out.splitlines()[-1]
    assert "(--set first=...; a seat's number, from 0):\n" in answer.out
    assert "        1, 2 (default), 3, 4, 5, 6, 7, 8, 9: this many\n" in answer.out


def test_numbers_are_offered_in_order(run):
    """Wherever the default stands among them; on the page as well."""
    options = [option for entry in run("games", "--json").json() for option in entry["options"]]
    missions = next(option for option in options if option["name"] == "missions")
    assert (missions["values"], missions["default"]) == (list("123456789"), "2")
    assert missions["meanings"] == list("123456789")


def test_process(elsewhere):
    answer = elsewhere("games", "--json")
    assert [entry["key"] for entry in answer.json()] == list(BUILT_IN)
    assert answer.err == ""


def test_help(run):
    answer = run("--help")
    assert answer.status == 0
    for command in ("apply", "games", "legal", "pack", "perft", "play", "replay", "rules", "simulate"):
        assert f"\n  {command} " in answer.out
    assert all(len(line) <= 80 for line in answer.out.splitlines())
    assert "..." not in answer.out.split("Commands:")[1]


def test_version(run):
    answer = run("--version")
    assert answer.status == 0
    assert answer.out.rsplit(" ", 1)[0] == f"ergosphere {ergosphere.__version__}"
    assert answer.out.rsplit(" ", 1)[1] in ("(compiled)\n", "(interpreted)\n")


def test_reader_that_leaves():
    """As in `| head`: that is no answer "no", and no reason to complain."""
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "ergosphere", "games"]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, env=environment, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (141, b"")
