"""Events that come as data, from a server, are told in the same words as at one's own table."""

import msgspec
import pytest

import ergosphere
from ergosphere.cli.screen import told
from tests.conftest import COMPILED

GAMES = {"black-holes": 2, "buccaneers": 4, "chasphere": 3, "explorer": 2}


@pytest.mark.parametrize("key", GAMES)
def test_in_the_same_words(key):
    game = ergosphere.load(key)
    rng = ergosphere.Rng(3)
    seen = set()
    for _ in range(5 if COMPILED else 1):
        state = game.new(GAMES[key])
        while state.outcome() is None:
            seat = state.actors()[0]
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            before = state.clone()
            state.apply(seat, action)
            for event in state.events(before, seat, action):
                data = msgspec.json.decode(msgspec.json.encode(event))
                assert str(told(game, data)) == str(event.sentence(game.text))
                seen.add(data["event"])
    assert len(seen) >= 3
