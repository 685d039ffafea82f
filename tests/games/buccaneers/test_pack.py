"""Packs of one's own: figures change, rules don't; two packs side by side."""

import msgspec
import pytest

import ergosphere
from ergosphere import BadPack
from ergosphere.core.engine.playout import playouts
from ergosphere.games.buccaneers.tools.companion import score
from ergosphere.games.buccaneers.tools.table_file import Table
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import GAME

HEAD = 'game = "buccaneers"\nname = "own"\nversion = 1\nbase = "builtin"\n'


@pytest.fixture
def own(tmp_path):
    def load(lines):
        file = tmp_path / "own.toml"
        file.write_text(HEAD + lines)
        return ergosphere.load("buccaneers", pack=file)

    return load


def test_two_packs_side_by_side(own):
    other = own('[[hole]]\nid = "green-18"\nthreshold = 40\nhand = 3\n[[robot]]\nid = "dusty"\nvalue = 5\nweight = 1\n')
    assert other.pack.sha256 != GAME.pack.sha256
    states = {game: game.new(3) for game in (GAME, other)}
    for game, state in states.items():
        state.apply(-1, game.parse(state, -1, "direction clockwise"))
    assert states[GAME].view(None).holes[0].threshold == 18
    assert (states[other].view(None).holes[0].threshold, states[other].view(None).holes[0].hand) == (40, 3)
    assert "deal robot 4/2" in map(str, states[GAME].legal(-1))
    assert "deal robot 5/1" in map(str, states[other].legal(-1))
    assert "5/1" in other.rule("BB-2").text
    ergosphere.check_contract(other, 3, {}, 5)


def test_cards_that_print_the_same_are_one_kind(own):
    game = own('[[spacecraft]]\nid = "rusty-comet"\nvalue = 7\nweight = 5\n')
    state = game.new(3)
    state.apply(-1, game.parse(state, -1, "direction clockwise"))
    weights = {str(action): weight for action, weight in state.weights()}
    assert weights["deal spacecraft 7/5"] == 2
    assert "deal spacecraft 8/6" not in weights
    assert sum(weights.values()) == 67
    for seed in range(3 if COMPILED else 1):
        ergosphere.check_contract(game, 4, {}, seed)


@pytest.mark.parametrize(
    ("lines", "id"),
    [
        ('[[hole]]\nid = "green-18"\nhand = 10\n', "pack-figure"),
        ('[[hole]]\nid = "green-18"\nhand = 1\n', "pack-figure"),
        ('[[robot]]\nid = "dusty"\ncopies = 4\n', "pack-cards"),
        ('[[relic]]\nid = "one-ring"\ncopies = 2\n', "pack-unknown"),
        ('[[artifact]]\nid = "loot-box"\nvalue = [1]\nweight = [1]\n', "pack-turns"),
        ('[[artifact]]\nid = "gps-tracker"\nvalue = [1, 2, 3, 4]\nweight = [1, 2, 3, 4]\n', "pack-turns"),
        ('[[score]]\nid = "4"\npoints = [1, 2, 3]\n', "pack-score"),
        ('[first]\nholes = ["green-18", "green-18", "red-12"]\n', "pack-first"),
        ('[first]\nholes = ["green-18", "green-19", "red-12"]\n', "pack-first"),
        ("[thresholds]\ntiit-clo-uhl = 4\n", "pack-thresholds"),
        ("[thresholds]\nlaser-stays = [4, -2]\n", "pack-figure"),
        ("[bonus]\ntoys = -10\n", "pack-weights"),
        ('[[toy]]\nid = "game-slab"\nweight = 0\n', "pack-figure"),
        ('[[part]]\nid = "warp-drive"\ncopies = 4\n', "pack-figure"),
        ('[[toy]]\nid = "rubber-duck"\nweight = 3\n', "pack-unknown-id"),
    ],
)
def test_a_pack_keeps_the_limits(own, lines, id):
    with pytest.raises(BadPack) as problem:
        own(lines)
    assert problem.value.sentence.values["problem"].id == id


def test_figures_reach_the_score(own):
    game = own("[bonus]\ntoys = -7\ncarpet = 20\ntowel = 9\n[heavy]\nloot-box = 2\n")
    table = {
        "hole": 3,
        "revealed": "toy 1/2",
        "player": [
            {"name": "a", "display": ["toy 5/6", "loot-box", "antigravity-carpet"]},
            {"name": "b", "display": ["one-ring", "emergency-towel"]},
            {"name": "c", "display": ["robot 4/2", "robot 4/2", "robot 6/3"]},
        ],
    }
    answer = score(game, {}, msgspec.convert(table, Table))
    assert answer.players[0].cards == ("-7", "+20")
    assert answer.players[0].value == 5 + 6 + 2 + 20
    assert answer.players[1].points == 9


def test_playouts_give_the_same_numbers_everywhere():
    assert playouts(GAME.new(4), 3, 7, 5000) == (246, 9471550)
