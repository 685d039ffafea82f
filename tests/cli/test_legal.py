import pytest

import ergosphere
from ergosphere.core.match.log import Played
from tests.cli import matches


def listed(state):
    """What the library says."""
    return {
        "*" if seat == ergosphere.NATURE else str(seat): list(map(str, state.legal(seat))) for seat in state.actors()
    }


def test_start(run):
    answer = run("legal", "black-holes", "--json").json()
    assert answer == {"actors": listed(ergosphere.load("black-holes").new())}
    assert sorted(answer["actors"]["0"]) == ["d5w", "d7n", "d7w", "e4s", "f7n", "g4e", "g4s", "g6e"]


def test_nature(run):
    answer = run("legal", "wreck-auction", "--json").json()
    assert answer == {"actors": {"*": [f"deal {card}" for card in range(1, 7)]}}
    assert run("legal", "wreck-auction").out == "*: deal 1, deal 2, deal 3, deal 4, deal 5, deal 6\n"


def test_position(run):
    position = "6/8/2*4*2/4uUu3/3uUuU3/4uUu3/3uUuU3/2*HHHH*2/8/6 L 2 0-0 - -"
    answer = run("legal", "black-holes", "--position", position, "--json").json()
    assert answer == {"actors": listed(ergosphere.load("black-holes").position(position))}
    assert "d3w*" in answer["actors"]["0"]
    assert run("legal", "black-holes", "--position", position).out == f"0: {' '.join(answer['actors']['0'])}\n"


def test_option(run):
    blocked = "U1hh1U/8/U1*4*1U/3u6/v4u3v/v3u4v/6u3/U1*4*1U/8/U1hh1U L 2 0-0 - -"
    assert run("legal", "black-holes", "--position", blocked, "--json").json()["actors"].keys() == {"1"}
    over = run("legal", "black-holes", "--position", blocked, "--set", "blocked=loss", "--json").json()
    assert over == {"actors": {}}


def test_over_in_words(run):
    over = "6/8/2*4*2/4uUu3/3uUuU3/4uUu3/3u1u4/2*4*2/8/6 L 2 4-0 - -"
    answer = run("legal", "black-holes", "--position", over)
    assert (answer.status, answer.out) == (0, "The match is over: nobody is to act.\n")


def test_pack(run, folder):
    (folder / "own.toml").write_text(
        'game = "black-holes"\nname = "own"\nversion = "1"\nbase = "builtin"\n'
        '[[hole]]\nid = "south-west"\nspace = "c5"\n'
    )
    answer = run("legal", "black-holes", "--pack", "own.toml", "--json").json()
    assert "d5w" not in answer["actors"]["0"]


@pytest.mark.parametrize(
    "text", [matches.finished("wreck-auction"), matches.undone(), matches.unfinished("black-holes")]
)
def test_record_agrees_with_the_library(run, folder, text):
    (folder / "match.ergo").write_text(text, "utf-8")
    record = ergosphere.Record.from_text(text)
    assert record.log
    for to in range(len(record.log) + 1):
        part = ergosphere.Record.from_text(text)
        part.seed = part.result = None
        del part.log[to:], part.places[to:]
        *_, state = part.states()
        answer = run("legal", record.game, "--record", "match.ergo", "--to", to, "--json").json()
        assert answer == {"actors": listed(state)}
    whole = run("legal", record.game, "--record", "match.ergo", "--json").json()
    assert whole == answer


@pytest.mark.parametrize(
    "text", [matches.finished("black-holes"), matches.finished("wreck-auction"), matches.resigned()]
)
def test_nobody_acts_after_the_end(run, folder, text):
    (folder / "match.ergo").write_text(text, "utf-8")
    game = ergosphere.Record.from_text(text).game
    assert run("legal", game, "--record", "match.ergo", "--json").json() == {"actors": {}}


def test_before_resigning(run, folder):
    (folder / "match.ergo").write_text(matches.resigned(), "utf-8")
    lines = ergosphere.Record.from_text(matches.resigned()).log
    to = sum(isinstance(line, Played) for line in lines)
    assert run("legal", "black-holes", "--record", "match.ergo", "--to", to, "--json").json()["actors"]["1"]


def test_cut_record_is_not_enough(run, folder):
    cut = matches.advance(matches.begin("wreck-auction"), 2).cut(0)
    (folder / "cut.ergo").write_text(cut.to_text(), "utf-8")
    assert "cut.ergo: the record is cut for a seat" in run("legal", "wreck-auction", "--record", "cut.ergo").refuses(2)
    own = run("legal", "wreck-auction", "--record", "cut.ergo", "--to", 4, "--json").json()
    assert own["actors"].keys() == {"*"}
