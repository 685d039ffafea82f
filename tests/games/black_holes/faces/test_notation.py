"""Position notation, both ways."""

import pytest

import ergosphere
from ergosphere import BadNotation
from tests.games.black_holes.scenes import GAME, play, scene

START = "6/8/2*4*2/3UuUu3/3uUuU3/3UuUu3/3uUuU3/2*4*2/8/6 L 1 0-0 - -"


def test_the_start_in_notation():
    assert GAME.new().position() == START
    assert GAME.position(START).view(0) == GAME.new().view(0)


def test_every_position_of_a_match_can_be_read_back():
    rng = ergosphere.Rng(4)
    state = GAME.new()
    while state.outcome() is None:
        again = GAME.position(state.position())
        assert again.position() == state.position()
        assert [str(action) for action in again.legal(again.actor())] == [
            str(action) for action in state.legal(state.actor())
        ]
        assert again.key(0) == state.key(0)
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[rng.below(len(legal))])


@pytest.mark.parametrize("ban", ["a1n", "e5w", "c3n", "j10s", "d4n"])
def test_a_ban_without_its_block_is_kept_until_that_side_moves(ban):
    state = GAME.position(START.replace("- -", f"{ban} -"))
    assert state.position().split()[4] == ban
    assert len(state.legal(0)) == 8
    assert play(state, "d5w").position().split()[4] == "b5e"


def test_a_ban_never_forbids_a_sinking():
    state = scene("d3-e3", bans=("d3w", "-"))
    assert "d3w*" in map(str, state.legal(0))
    assert state.position().split()[4] == "d3w"


def rows(number, text):
    lines = START.split(" ")[0].split("/")
    lines[10 - number] = text
    return START.replace(START.split(" ")[0], "/".join(lines))


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "position-fields"),
        ("6/8/2*4*2 L 1 0-0 - -", "position-rows"),
        (START + " ", "position-fields"),
        (START.replace(" L", "  L"), "position-fields"),
        (START + "\n", "position-ban"),
        (rows(10, "5"), "position-length"),
        (rows(10, "7"), "position-length"),
        (rows(10, "06"), "position-row"),
        (rows(10, "33"), "position-row"),
        (rows(10, "0U5"), "position-row"),
        (rows(10, "x5"), "position-row"),
        (rows(5, "111"), "position-row"),
        (rows(5, "3HuUu3"), "position-half"),
        (rows(5, "3HhUu3"), "position-half"),
        (rows(10, "H5"), "position-half"),
        (rows(9, "7h"), "position-half"),
        (rows(6, "3uUuV3"), "position-half"),
        (rows(1, "V5"), "position-half"),
        (rows(8, "2U4*2"), "position-hole"),
        (rows(8, "10"), "position-hole"),
        (rows(9, "*7"), "position-hole"),
        (START.replace(" L ", " X "), "position-side"),
        (START.replace(" L ", " l "), "position-side"),
        (START.replace(" 1 ", " 3 "), "position-left"),
        (START.replace(" 1 ", " 0 "), "position-left"),
        (START.replace("0-0", "9-0"), "position-sunk"),
        (START.replace("0-0", "4-4"), "position-sunk"),
        (START.replace("0-0", "00-0"), "position-sunk"),
        (START.replace("0-0", "1-0"), "position-blocks"),
        (START.replace("- -", "- d4w*"), "position-ban"),
        (START.replace("- -", "- k4w"), "position-ban"),
        (START.replace("- -", "d11w -"), "position-ban"),
        ("6/8/2*4*2/10/2u7/1u*u6/2u7/UUUUUUUU2/8/6 L 1 0-4 - -", "position-hole"),
        ("6/8/2u4*2/1u*u6/2u7/10/UUUUUUUU2/2*4*2/8/6 L 1 0-4 - -", "position-hole"),
        ("6/1u6/1u*u3*2/2u7/UUUUUUUU2/10/10/2*4*2/8/6 L 1 0-4 - -", "position-closed"),
    ],
)
def test_broken_positions_are_refused_with_the_reason(text, id):
    with pytest.raises(BadNotation) as problem:
        GAME.position(text)
    assert problem.value.id == id
    assert str(problem.value)
    assert not isinstance(problem.value, ergosphere.IllegalAction)


@pytest.mark.parametrize(
    "text", ["", "d4", "d4x", "k4w", "d0w", "d11w", "d04w", "D4w", "d4W", "d4w**", " d4w", "d4w\n", "٤d4w"]
)
def test_malformed_moves(text):
    with pytest.raises(BadNotation):
        GAME.parse(GAME.new(), 0, text)


@pytest.mark.parametrize("text", ["d4w", "a1n", "d5e", "d5w*", "j10s"])
def test_what_is_well_formed_can_be_read_and_is_refused_by_the_rules(text):
    state = GAME.new()
    action = GAME.parse(state, 0, text)
    assert str(action) == text
    with pytest.raises(ergosphere.IllegalAction):
        state.apply(0, action)


@pytest.mark.parametrize(("space", "direction"), [("z9", "w"), ("d5", "x"), ("", ""), ("d05", "w")])
def test_an_action_that_stands_for_nothing_is_refused_too(space, direction):
    from ergosphere.games.black_holes.actions import MoveBlock

    with pytest.raises(ergosphere.IllegalAction):
        GAME.new().apply(0, MoveBlock(space, direction))
