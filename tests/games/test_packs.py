"""Packs that a game accepts are safe to play: strange ones of every kind, through everything that a table does."""

import pytest

import ergosphere
from ergosphere.core.errors import BadPack
from ergosphere.core.registry import game_class
from tests.conftest import COMPILED
from tests.games.pack_trial import loaded, match, try_bots, try_moment, try_rules
from tests.games.strange_packs import MODES, text_of

GAMES = ("black-holes", "buccaneers", "chasphere", "explorer")
PACKS = 3 * len(MODES) if COMPILED else 2  # of each game
ACTIONS = None if COMPILED else 130  # of a match; interpreted only its beginning
# In Explorer the strongest begin with some seconds of thought: how much that is at most, its own tests count.
LEVELS = {key: ["easy", "expert#20"] for key in GAMES} | {"explorer": ["easy", "medium"] if COMPILED else ["easy"]}
BOTS = (0, 4, 16, 64)  # the moments at which bots decide, by the number of the action


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", range(PACKS))
def test_what_is_accepted_can_be_played(key, seed):
    game = loaded(key, seed)
    try_rules(game)
    for number, moment in enumerate(match(game, seed, ACTIONS)):
        try_moment(game, moment, seed)
        if 1 << number >> 1 in BOTS:
            try_bots(game, moment, LEVELS[key], seed)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("number", [-(2**63) - 1, 2**63, 10**100, -(10**100)])
def test_no_figure_is_too_large_to_be_refused(key, number):
    """Wherever it stands, alone or in a list: with a sentence that can be read."""
    game = ergosphere.load(key)
    for table, content in game.content.items():
        entries = content if isinstance(content, list) else [content]
        for name, value in entries[0].items():
            if not isinstance(value, int | list) or isinstance(value, bool):
                continue
            wrong = [number] * 5000 if isinstance(value, list) else number
            first = {"id": entries[0]["id"], name: wrong} if "id" in entries[0] else {name: wrong}
            with pytest.raises(BadPack) as refusal:
                game_class(key).with_pack(text_of(key, {table: [first] if isinstance(content, list) else first}))
            assert len(str(refusal.value)) < 2000
