"""What people see of a match: events in words, the drawn board."""

import re

import pytest

from ergosphere.games.black_holes.faces.events import GameEnded
from tests.games.black_holes.scenes import GAME, play, scene


def test_events_of_each_kind_of_move():
    state = scene("e6 d3-e3", sunk=(3, 3))
    told = [str(event.sentence(GAME.text)) for move in ("e6n", "e7e") for event in perform(state, move)]
    assert told == ["Light tips over from e6 to e7, e8 (e6n)", "Light rolls from e7, e8 to f7, f8 (e7e)"]
    won = perform(scene("d3-e3"), "d3w*")
    assert [str(event.sentence(GAME.text)) for event in won] == [
        "Light sinks the block on d3, e3 in c3 (d3w*), 4 of 4",
        "Light has sunk four blocks and wins.",
    ]


def perform(state, move):
    return state.perform(state.actor(), GAME.parse(state, 0, move))


@pytest.mark.parametrize("reason", ["four-sunk", "blocked", "both-blocked", "repetition", "quiet"])
def test_every_end_has_a_sentence(reason):
    winner = None if reason in ("both-blocked", "repetition", "quiet") else 1
    assert str(GameEnded(winner, reason).sentence(GAME.text)).endswith(".")


def test_the_drawn_board_shows_each_block_where_it_is():
    drawn = GAME.draw(play(GAME.new(), "d5w d4s").view(0))
    plain = [re.sub(r"\[[^\]]*\]", "", line) for line in drawn.splitlines()]
    assert plain[5] == "  5  ·   ◁───▷   ·   ■   □   ■   ·   ·   ·"
    assert plain[7].startswith("  3  ·   ·   ◯   ▲")
    assert plain[8].startswith("  2      ·   ·   ▼")
    assert plain[-1].split() == list("abcdefghij")
    assert "Dark, 0 of 4 sunk" in plain[1]
