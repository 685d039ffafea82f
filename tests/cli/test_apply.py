import pytest

import ergosphere
from tests.cli.matches import START

BEFORE_SINKING = "6/8/2*4*2/4uUu3/3uUuU3/4uUu3/3uUuU3/2*HHHH*2/8/6 L 2 0-0 - -"
BLOCKED = "U1hh1U/8/U1*4*1U/3u6/v4u3v/v3u4v/6u3/U1*4*1U/8/U1hh1U L 2 0-0 - -"
CYCLE = ["d4s", "g7n", "e4s", "g6e", "d2n", "g8s", "e2n", "h6w"]
NEARLY_CLOSED = "6/8/2*4*2/4u1u3/2UuUuU3/4u1u3/3uUuU3/1U*U3*2/1U6/6 L 2 0-0 - -"


def test_json(run):
    answer = run("apply", "black-holes", "d5w", "--json").json()
    assert answer == {
        "position": "6/8/2*4*2/3UuUu3/3uUuU3/1HH1uUu3/3uUuU3/2*4*2/8/6 D 2 0-0 b5e -",
        "outcome": None,
    }


def test_several_moves(run):
    state = ergosphere.load("black-holes").new()
    for seat, move in ((0, "d5w"), (1, "d4s"), (1, "g7n"), (0, "b5n")):
        state.apply(seat, ergosphere.load("black-holes").parse(state, seat, move))
    answer = run("apply", "black-holes", "d5w", "d4s", "g7n", "b5n", "--json").json()
    assert answer == {"position": state.position(), "outcome": None}
    half = run("apply", "black-holes", "d5w", "d4s", "--json").json()["position"]
    assert run("apply", "black-holes", "g7n", "b5n", "--position", half, "--json").json() == answer


def test_sinking(run):
    answer = run("apply", "black-holes", "d3w*", "--position", BEFORE_SINKING, "--json").json()
    assert answer["position"] == "6/8/2*4*2/4uUu3/3uUuU3/4uUu3/3uUuU3/2*2HH*2/8/6 L 1 1-0 - -"


def test_win(run):
    won = "6/8/2*4*2/4u1u3/3uUuU3/4u1u3/3uUuU3/2*HH2*2/8/6 L 2 3-0 - -"
    answer = run("apply", "black-holes", "d3w*", "--position", won, "--json").json()
    assert answer["outcome"] == {"scores": [4, 0], "ranks": [1, 2], "winners": [0], "reason": "four-sunk"}
    assert answer["position"].split()[3] == "4-0"


def test_draw(run):
    answer = run("apply", "black-holes", "d7n", *CYCLE, *CYCLE, "--json").json()
    assert answer["outcome"] == {"scores": [0, 0], "ranks": [1, 1], "winners": [], "reason": "repetition"}


def test_words(run):
    answer = run("apply", "black-holes", "d5w")
    assert answer.out == "6/8/2*4*2/3UuUu3/3uUuU3/1HH1uUu3/3uUuU3/2*4*2/8/6 D 2 0-0 b5e -\n"
    assert run("apply", "black-holes", "d7n", *CYCLE, *CYCLE).out.splitlines()[1] == "A draw."


ILLEGAL = {
    "no such space": ("BH-1", "no space a1", START, ["a1n"]),
    "the other space": ("BH-2", "by its other space, b5", START, ["d5w", "d4s", "g7n", "c5n"]),
    "in a hole": ("BH-9", "c3 is a black hole", START, ["c3n"]),
    "empty": ("BH-9", "no block on a5", START, ["a5n"]),
    "the opponent's": ("BH-9", "the block on d4 is Dark's", START, ["d4w"]),
    "occupied": ("BH-9", "e5 is occupied", START, ["d5e"]),
    "hemmed in": ("BH-9", "the block on f5 is hemmed in", START, ["f5n"]),
    "over the edge": ("BH-9", "over the edge", NEARLY_CLOSED, ["b3w"]),
    "onto a hole": ("BH-9", "the black hole c3 is in the way", NEARLY_CLOSED, ["c2n"]),
    "closing a hole": ("BH-10", "c3 without a free space", NEARLY_CLOSED, ["c6s"]),
    "back": ("BH-11", "take your last move back", START, ["d5w", "d4s", "g7n", "b5e"]),
    "star too many": ("BH-12", "write it without *", START, ["d5w*"]),
    "star missing": ("BH-12", "write it with *", BEFORE_SINKING, ["d3w"]),
    "blocked": ("BH-13", "the game is over", BLOCKED, ["d7n"]),
    "four sunk": ("BH-14", "the game is over", "6/8/2*4*2/4uUu3/3uUuU3/4uUu3/3u1u4/2*4*2/8/6 L 2 4-0 - -", ["f7n"]),
    "repetition": ("BH-15", "the game is over", START, ["d7n", *CYCLE, *CYCLE, "d4s"]),
}


@pytest.mark.parametrize("case", ILLEGAL)
def test_illegal(run, written, case):
    rule, words, position, moves = ILLEGAL[case]
    before = written()
    options = ("--set", "blocked=loss") if case == "blocked" else ()
    for style in ((), ("--json",)):
        said = run("apply", "black-holes", *moves, "--position", position, *options, *style).refuses(1)
        assert moves[-1] in said
        assert words in said
        assert said.endswith(f"({rule})\n")
    assert written() == before


def test_malformed_goes_before_illegal(run):
    """A malformed move is wrong input whatever comes before it."""
    assert "“zz”" in run("apply", "black-holes", "a1n", "zz").refuses(2)


def test_process(elsewhere):
    assert "(BH-9)" in elsewhere("apply", "black-holes", "f5n").refuses(1)
    assert "“f5”" in elsewhere("apply", "black-holes", "f5").refuses(2)
