"""Packs: what may be changed, what is refused, and two of them side by side."""

import pytest

import ergosphere
from ergosphere import BadPack
from tests.games.chasphere.scenes import GAME, where

PACK = 'game = "chasphere"\nname = "other"\nversion = 1\nbase = "builtin"\n'


def test_two_packs_side_by_side(tmp_path):
    file = tmp_path / "other.toml"
    file.write_text(
        f'{PACK}\n[decks]\ncard = [\n  {{ id = "tarili/sylvane", copies = 4 }},\n'
        '  { id = "tarili/carbonid-2", points = 4 },\n  { id = "tarili/c-matter", copies = 0 },\n]\n'
        '[sector]\nplanet = [{ id = "loa", start = "M0" }]\n[points]\nset = 6\n'
    )
    other = ergosphere.load("chasphere", pack=file)
    assert other.new(2).view(None).planets[2].space == "M0"
    assert where(GAME.new(2))["loa"] == "A2"
    assert "4 × Sylvane, 2 × Fusion Pile" in other.rule("CH-34").text
    assert "6 for each set" in other.rule("CH-32").text
    rng = ergosphere.Rng(1)
    for game in (GAME, other, GAME, other):
        state = game.new(2)
        while state.outcome() is None:
            who = state.actor()
            state.play(who, state.pick(who, rng))
            assert state.audit() is None


@pytest.mark.parametrize(
    ("lines", "id"),
    [
        ('[decks]\ncard = [{ id = "tarili/sylvane", copies = 4 }]', "pack-deck"),
        ('[decks]\ncard = [{ id = "tarili/sylvane", of = "blue" }]', "pack-of"),
        (
            '[decks]\ncard = [{ id = "loa/flare", copies = 3 }, { id = "loa/ore-synthesizer", copies = 0 }]',
            "pack-events",
        ),
        ('[sector]\nplanet = [{ id = "loa", start = "A3" }]', "pack-start"),
        ('[sector]\nplanet = [{ id = "loa", start = "N2" }]', "pack-start"),
        ('[sector]\nship = [{ id = "etonak", home = "gomia" }]', "pack-homes"),
        ('[sector]\ndisc = [{ id = "1", order = ["loa", "loa"] }]', "pack-disc"),
        ("[engine]\nenergy = [3, 4, 5, 7]", "pack-engine"),
        ('[opportunities]\nopportunity = [{ id = "noctium", cost = [] }]', "pack-cost"),
        ('[sector]\nplanet = [{ id = "pluto", start = "A0" }]', "pack-unknown-id"),
    ],
)
def test_a_pack_keeps_the_limits(tmp_path, lines, id):
    file = tmp_path / "bad.toml"
    file.write_text(f"{PACK}{lines}\n")
    with pytest.raises(BadPack) as problem:
        ergosphere.load("chasphere", pack=file)
    assert problem.value.sentence.values["problem"].id == id
