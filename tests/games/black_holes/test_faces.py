"""What people see of a match: views, events in words, the drawn board, packs; and what a long run leaves behind."""

import gc
import re
import tracemalloc
from pathlib import Path

import pytest

import ergosphere
from ergosphere import BadPack
from ergosphere.core.engine.playout import playouts
from ergosphere.games.black_holes.faces.events import GameEnded
from tests.conftest import COMPILED
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


def test_a_million_moves_do_not_make_the_process_grow():
    """Through the public face; memory is compared between two equal stretches."""
    moves = 500_000 if COMPILED else 20_000
    rng = ergosphere.Rng(3)

    def stretch():
        done = 0
        while done < moves:
            state = GAME.new()
            while state.outcome() is None:
                legal = state.legal(state.actor())
                state.apply(state.actor(), legal[rng.below(len(legal))])
                done += 1
        gc.collect()
        return resident()

    first = stretch()
    assert stretch() - first < 2_000_000


def resident():
    """Bytes that the process holds, as the kernel counts them; elsewhere what Python has allocated."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        return int(statm.read_text().split()[1]) * 4096
    if not tracemalloc.is_tracing():
        tracemalloc.start()
    return tracemalloc.get_traced_memory()[0]


def test_playouts_give_the_same_numbers_everywhere():
    assert playouts(GAME.new(), 3, 7, 5000) == (1196, 60023617)
