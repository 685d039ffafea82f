"""Packs with extreme figures, for every game: refused with a sentence, or good for a whole match and its rule texts."""

import copy
import random

import pytest

import ergosphere
from ergosphere.core.errors import BadPack
from ergosphere.core.pack import Pack, check_texts
from tests.conftest import COMPILED

KEYS = [key for key in ergosphere.games() if key != "wreck-auction"]
PACKS = 400 if COMPILED else 60
LONGEST = 1200
FIGURES = [
    -100,
    -99,
    -20,
    -12,
    -5,
    -1,
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    9,
    10,
    12,
    14,
    15,
    16,
    20,
    36,
    63,
    64,
    99,
    127,
    128,
    255,
    256,
]
FIXED = {"id", "source", "title_source"}


def places(node, path=()):
    """Every figure, text and list of a pack, with the way to it."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name not in FIXED:
                yield from places(value, (*path, name))
    elif isinstance(node, list) and node and isinstance(node[0], dict):
        for number, value in enumerate(node):
            yield from places(value, (*path, number))
    else:
        yield path, node


def another(value, chance):
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice(FIGURES) if chance.random() < 0.6 else value + chance.choice([-2, -1, 1, 2])
    if isinstance(value, list):
        return chance.choice([value + value, value[:-1], [], value[::-1], [another(each, chance) for each in value]])
    space = chance.choice("abcdefghij") + str(chance.randint(1, 10))
    return chance.choice(["", "x" * 60, "x" * 2600, value.upper(), "two\nlines", space, space, space])


def changed(content, chance):
    content = copy.deepcopy(content)
    found = list(places(content))
    for _ in range(chance.choice([1, 1, 2, 5])):
        path, value = chance.choice(found)
        node = content
        for name in path[:-1]:
            node = node[name]
        node[path[-1]] = another(value, chance)
    return content


def base_of(key):
    content = copy.deepcopy(ergosphere.load(key).content)
    if key == "explorer":
        content["match"]["rounds"] = 9  # random crews fly about for hours
    return content


def play(game, chance):
    """One match, with all that is told of it."""
    state = game.new(chance.randint(*game.seats))
    while actors := state.actors():
        action = chance.choice(state.legal(actors[0]))
        for event in state.perform(actors[0], action):
            assert str(event.sentence(game.text))
        assert state.audit() is None
    for seat in [None, *range(state.seats())]:
        view = state.view(seat)
        assert game.determinize(view, ergosphere.Rng(1)).view(seat) == view


@pytest.mark.parametrize("key", KEYS)
def test_any_figures_are_refused_or_play(key):
    kind, mark, base = type(ergosphere.load(key)), ergosphere.load(key).pack, base_of(key)
    good, complaints = 0, []
    for seed in range(PACKS):
        chance = random.Random(f"{key} {seed}")
        content = changed(base, chance)
        try:
            check_texts(content, "")
            game = kind(Pack(mark, content))
        except BadPack as problem:
            complaints.append(str(problem))
            continue
        good += 1
        assert all(rule.text for rule in game.rules())
        if COMPILED or good <= 5:
            play(game, chance)
    assert good > 1
    assert len(complaints) > 10
    assert [said for said in complaints if not 10 < len(said) < LONGEST] == []
