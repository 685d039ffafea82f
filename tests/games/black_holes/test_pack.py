"""Packs of Black Holes: several at once, sources, limits."""

import pytest

import ergosphere
from ergosphere import BadPack
from tests.games.black_holes.scenes import GAME


def test_two_packs_side_by_side_in_one_process(tmp_path):
    file = tmp_path / "other.toml"
    file.write_text(
        'game = "black-holes"\nname = "moved"\nversion = 2\nbase = "builtin"\n\n'
        '[[hole]]\nid = "south-west"\nspace = "b4"\n'
    )
    other = ergosphere.load("black-holes", pack=file)
    assert other.pack.name == "moved"
    assert other.pack.sha256 != GAME.pack.sha256
    states = {GAME: GAME.new(), other: other.new()}
    seen = {game: [] for game in states}
    for move in "d5w d4w e7n".split():
        for game, state in states.items():
            seen[game].append(sorted(map(str, state.legal(state.actor()))))
            if GAME.parse(state, 0, move) in state.legal(state.actor()):
                state.apply(state.actor(), GAME.parse(state, 0, move))
    assert states[GAME].view(None).holes[0] == "c3"
    assert states[other].view(None).holes[0] == "b4"
    assert seen[GAME][0] == seen[other][0]
    assert "d4w" in seen[GAME][1]
    assert "d4w" not in seen[other][1]
    assert "b4" in other.rule("BH-1").text
    assert GAME.rule("BH-1").source == "found, rebuilt"
    assert other.rule("BH-1").source == "found, own, rebuilt"
    assert "3 of these places rebuilt" in other.rule("BH-1").text


def test_figures_of_the_owner_are_not_called_rebuilt(tmp_path):
    file = tmp_path / "printed.toml"
    spaces = {"south-west": "b3", "south-east": "i3", "north-west": "b8", "north-east": "i8"}
    holes = "".join(f'[[hole]]\nid = "{id}"\nspace = "{space}"\n' for id, space in spaces.items())
    file.write_text(f'game = "black-holes"\nname = "printed"\nversion = "1"\nbase = "builtin"\n{holes}')
    rule = ergosphere.load("black-holes", pack=file).rule("BH-1")
    assert rule.source == "found, own"
    assert "rebuilt" not in rule.text


@pytest.mark.parametrize(
    ("lines", "id"),
    [
        ('[[hole]]\nid = "south-west"\nspace = "d4"', "pack-hole-start"),
        ('[[hole]]\nid = "south-west"\nspace = "a5"', "pack-hole-edge"),
        ('[[hole]]\nid = "south-west"\nspace = "a1"', "pack-hole-space"),
        ('[[hole]]\nid = "south-west"\nspace = "h3"', "pack-hole-twice"),
        ("[blocks]\nto_win = 3", "pack-fixed"),
        ("[board]\nrows = [6, 8]", "pack-fixed"),
    ],
)
def test_a_pack_keeps_the_limits(tmp_path, lines, id):
    file = tmp_path / "bad.toml"
    file.write_text(f'game = "black-holes"\nname = "bad"\nversion = 1\nbase = "builtin"\n{lines}\n')
    with pytest.raises(BadPack) as problem:
        ergosphere.load("black-holes", pack=file)
    assert problem.value.id == "in-file"
    assert str(file) in str(problem.value)
    assert problem.value.sentence.values["problem"].id == id
