"""What can be typed for a move: its number, its notation, its name, the beginning of its name; and what is answered."""

import json
import re

import pytest

import ergosphere
from ergosphere.cli.reading import Reader, plain
from ergosphere.core.errors import BadNotation
from tests.cli.matches import advance, begin
from tests.cli.test_play import Typist
from tests.conftest import COMPILED

GAMES = ("black-holes", "buccaneers", "chasphere", "explorer")


@pytest.fixture
def sit(run, capsys, monkeypatch):
    def call(script, game, *arguments):
        typist = Typist(capsys, iter(script))
        monkeypatch.setattr("builtins.input", typist)
        answer = run("play", game, *arguments, "--json")
        typist.screens.append(answer.err)
        return json.loads(answer.out)["record"].split("\n\n")[1].splitlines(), typist.screens

    return call


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("C'Matter", "c matter"),
        ("c-matter", "c matter"),
        ("  GPS   Tracker ", "gps tracker"),
        ("robot 6/3", "robot 6/3"),
        ("laser -4", "laser -4"),
        ("laser +3", "laser +3"),
        ("build 3,2,2,3", "build 3,2,2,3"),
        ("Dusty, Who Sweeps", "dusty who sweeps"),
        ("bb-17", "bb 17"),
        ("d3w*", "d3w*"),
    ],
)
def test_spelling(typed, meant):
    assert plain(typed) == meant


def decisions(key, seed):
    """States of a random match in which somebody decides, with the legal actions."""
    match = begin(key, seed=seed)
    game = match.game
    rng = ergosphere.Rng(seed)
    limit = 2000 if COMPILED else 150
    while match.outcome is None and limit:
        limit -= 1
        state = match.state
        seat = state.actors()[0]
        yield game, state, seat, state.legal(seat)
        legal = state.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_listed_can_be_typed(key, seed):
    """By its number, by its label and by its notation in capitals; each leads to the same action."""
    for game, state, seat, legal in decisions(key, seed):
        choices = game.choices(state, seat, legal)
        assert sorted(map(str, choices.actions)) == sorted(map(str, legal))
        assert 1 <= choices.shown <= 70
        reader = Reader(game, state, seat, legal)
        for number, action in list(enumerate(choices.actions, choices.first))[:: 1 if len(legal) < 40 else 25]:
            assert reader.first([str(number)]) == (action, [])
            assert reader.first(str(action).upper().split())[0] == action
            label = reader.name(action)
            if [reader.name(other) for other in legal].count(label) == 1:  # swaps of equal cards look alike
                assert reader.first(label.split()) == (action, [])
        with pytest.raises(BadNotation, match="there is no number"):
            reader.first([str(choices.first + len(legal))])


def test_names_of_cards(sit):
    log, screens = sit(["quit"], "buccaneers", "--seats", "human,bot:random,bot:random", "--seed", 3)
    titles = re.findall(r"^ +\d+  (.*?)  +(?:Toy|Robot|Part|Artifact|Relic|Spacecraft|Shapeshifter) ", screens[0], re.M)
    assert len(titles) >= 4
    for title in titles:
        for typed in (title, title.upper(), title.lower().replace(" ", "-"), f"pick {title}"):
            log, screens = sit([typed, "quit"], "buccaneers", "--seats", "human,bot:random,bot:random", "--seed", 3)
            assert "is not" not in screens[1], typed
            picked = next(line for line in log if line.startswith("0 pick "))
            game = ergosphere.load("buccaneers")
            assert game.box.titles[game.box.cards.index(picked.removeprefix("0 pick "))] == title


def test_a_beginning_is_enough_if_it_is_the_only_one(sit):
    seats = ("--seats", "human,bot:random", "--set", "first=0", "--seed", "3")
    log, screens = sit(["fly", "en", "quit"], "chasphere", *seats)
    assert "“fly” could mean several things: fly to " in screens[1]
    assert "0 end" in log


def test_a_wrong_action_is_quoted_whole(sit):
    """With the true reason, and the way to the list."""
    seats = ("--seats", "human,bot:random,bot:random", "--seed", "3")
    _, screens = sit(["pick robot 9/9", "pick one ring", "hold one ring", "quit"], "buccaneers", *seats)
    assert "“pick robot 9/9” is not an action of this game" in screens[1]
    assert "Type ? to see what you can do now." in screens[1]
    assert "One Ring is not in your hand (BB-9)" in screens[2]
    assert "Not possible: hold one ring: One Ring is discarded or kept in step D" in screens[3]
    _, screens = sit(["move S", "quit"], "chasphere", "--seats", "human,bot:random", "--set", "first=0")
    assert "Not possible: move S: no ship flies into the star (CH-17)" in screens[1]


def test_nobody_chooses_between_impossible_things(sit):
    """The reason is said once; several of them where there are several ways. Never ids."""
    seats = ("--seats", "human,bot:random", "--set", "first=0", "--seed", "3")
    _, screens = sit(["keep ferrox", "jump loa", "swap f", "s", "quit"], "chasphere", *seats)
    assert "Not possible: keep ferrox: you have no drawn cards in hand: explore a planet first (CH-18)" in screens[1]
    assert "you don't have any C'Coordinates (CH-26); you don't have any C'Matter (CH-25)" in screens[2]
    assert "you have no card to give in a bargain" in screens[3]
    assert not re.search(r"\w/\w", "".join(screens[1:5]))


def test_ships_to_build_are_folded(sit):
    """Some examples and how to type another; everything only if somebody asks for all."""
    _, screens = sit(["?", "? all", "build 1 1 0 0", "quit"], "explorer", "--seats", "human", "--seed", "3")
    assert 2 <= len(re.findall(r"^ +\d+  build ", screens[1], re.M)) <= 5
    assert "type build and four levels from 0 to 3" in screens[1]
    assert "? all lists all 251 of them." in screens[1]
    assert len(re.findall(r"^ +\d+  build ", screens[2], re.M)) == 251
    assert "builds a ship: 1 probe, shielding 1, strength 0, 0 energy." in screens[3]


def test_a_number_of_dice_is_no_number_of_the_list(sit):
    log, screens = sit(["1", "?", "2", "quit"], "explorer", "--seats", "human", "--seed", "3")
    assert "  2  dice 2  roll 2 dice\n" in screens[2]
    assert "0 dice 2" in log


def test_numbers_are_notation_where_they_are(sit):
    """At the end of a line nothing is taken for a number: a whole turn may be typed at once."""
    log, _ = sit(["d5w", "d4s g7n", "quit"], "black-holes", "--seats", "human,human")
    assert log == ["0 d5w", "1 d4s", "1 g7n"]


def test_finished_matches_have_no_moves():
    match = advance(begin("explorer"))
    assert match.game.choices(match.state, 0, []).actions == []
