"""`ergosphere almanac chasphere`: the sky without events."""

import re

import pytest

rule = pytest.mark.rule


@rule("CH-9", "CH-11")
def test_the_first_turns_of_disc_one(run):
    answer = run("almanac", "chasphere", "--turns", 2, "--json").json()
    home = {"Gomia": "N0", "Zadus": "M5", "Loa": "A2", "Tarili": "N2", "Borom": "A4", "Mogudar": "N5"}
    assert answer["turns"] == [
        {"turn": 1, "moved": "Zadus", "ejected": [], "positions": home, "swallowed": [], "collapsed": False},
        {
            "turn": 2,
            "moved": "Mogudar",
            "ejected": ["Zadus"],
            "positions": home | {"Mogudar": "M5", "Zadus": "A1"},
            "swallowed": [],
            "collapsed": False,
        },
    ]


@rule("CH-13", "CH-31")
@pytest.mark.parametrize(("disc", "collapse"), [(1, 10), (2, 12), (3, 12), (4, 11), (5, 11), (6, 12)])
def test_it_ends_with_the_last_game_turn(run, disc, collapse):
    turns = run("almanac", "chasphere", "--set", f"disc={disc}", "--json").json()["turns"]
    assert [turn["turn"] for turn in turns] == list(range(1, len(turns) + 1))
    assert next(turn["turn"] for turn in turns if turn["collapsed"]) == collapse
    assert len(turns[-1]["swallowed"]) >= 3 > len(turns[-2]["swallowed"])
    assert {turns[-1]["positions"][planet] for planet in turns[-1]["swallowed"]} == {"S"}


@rule("CH-14")
def test_far_beyond_the_end_no_planet_is_left(run):
    turns = run("almanac", "chasphere", "--turns", 40, "--json").json()["turns"]
    assert (turns[-1]["moved"], turns[-1]["ejected"], len(turns[-1]["swallowed"])) == (None, [], 6)


@rule("CH-11")
def test_the_other_repulsion(run):
    turns = run("almanac", "chasphere", "--turns", 2, "--set", "repulsion=chain", "--json").json()["turns"]
    assert turns[1]["ejected"] == ["Zadus", "Gomia"]


def test_words(run):
    said = run("almanac", "chasphere", "--turns", 2).out.splitlines()
    assert said[0] == "Rotation disc 1, if no event happens:"
    assert said[2].startswith("Turn 2: Mogudar moves and pushes Zadus. Gomia N0, Zadus A1")


def test_what_has_happened_for_good_is_said_once(run):
    """The collapse; and a swallowed planet has no place any more."""
    said = run("almanac", "chasphere", "--turns", 40).out
    assert said.count("The star collapses into a black hole.") == 1
    assert not re.search(r"\bS\b", said)
    assert "Swallowed so far: " in said
    assert said.endswith("Turn 40: no planet is left.\n")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--set", "disc=random"), "disc"),
        (("--set", "disc=7"), "disc"),
        (("--turns", "0"), "turns"),
        (("--turns", "many"), "turns"),
        (("--turns", "2000"), "turns"),
    ],
)
def test_what_it_refuses(run, arguments, told):
    assert told in run("almanac", "chasphere", *arguments, "--json").refuses(2)
