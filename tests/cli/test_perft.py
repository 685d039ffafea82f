import json
from pathlib import Path

import pytest

POSITIONS = json.loads((Path(__file__).parent.parent / "games" / "black_holes" / "perft.json").read_text())


@pytest.mark.parametrize(("depth", "nodes"), [(0, 1), (1, 8), (2, 68), (3, 636)])
def test_start(run, depth, nodes):
    assert run("perft", "black-holes", depth, "--json").json() == {"depth": depth, "nodes": nodes}


@pytest.mark.parametrize("entry", POSITIONS, ids=lambda entry: f"{entry['position']} {entry['blocked']}")
def test_positions(run, entry):
    chosen = ("--position", entry["position"], "--set", f"blocked={entry['blocked']}")
    assert run("perft", "black-holes", 2, *chosen, "--json").json() == {"depth": 2, "nodes": entry["counts"][1]}


def test_words(run):
    assert run("perft", "black-holes", 2).out == "68 sequences of 2 moves\n"


def test_process(elsewhere):
    assert elsewhere("perft", "black-holes", 3, "--json").json() == {"depth": 3, "nodes": 636}


def test_help(run):
    answer = run("perft", "--help")
    assert answer.status == 0
    assert "perft [OPTIONS] GAME ..." in answer.out
    assert "black-holes  Black Holes" in answer.out
    answer = run("perft", "black-holes", "--help")
    assert "perft black-holes [OPTIONS] DEPTH" in answer.out
    for option in ("--position P", "--set OPTION=VALUE", "--json"):
        assert option in answer.out
