"""Positions for tests, by the blocks that matter: `scene("e6 d3-e3", "c2")` has two light blocks and a dark one there.

What is missing of each side's blocks stands aside, in the outer columns, where it is in nobody's way."""

import re

import ergosphere

GAME = ergosphere.load("black-holes")
ASIDE = ("a4 a5 a6 a7 c1 d1 c10".split(), "j4 j5 j6 j7 h1 g1 h10".split())
SPACES = [
    [f"{column}{row}" for column in "abcdefghij"[margin : 10 - margin]]
    for row, margin in zip(range(10, 0, -1), (2, 1, 0, 0, 0, 0, 0, 0, 1, 2), strict=True)
]


def scene(light="", dark="", side="L", left=2, sunk=(3, 3), bans=("-", "-"), **options):
    letters = dict.fromkeys(("c3", "h3", "c8", "h8"), "*")
    for seat, blocks in enumerate((light.split(), dark.split())):
        aside = ASIDE[seat][: 8 - sunk[seat] - len(blocks)]
        for block in blocks + aside:
            under = block.split("-")
            letter = "U" if len(under) == 1 else "H" if under[0][1:] == under[1][1:] else "V"
            letters |= dict.fromkeys(under, letter.lower() if seat else letter)
    rows = ["".join(letters.get(space, ".") for space in row) for row in SPACES]
    text = "/".join(re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)
    return GAME.position(f"{text} {side} {left} {sunk[0]}-{sunk[1]} {bans[0]} {bans[1]}", **options)


def moves(state):
    """The legal moves of the side to move."""
    return sorted(str(action) for action in state.legal(state.actor()))


def play(state, turns):
    """Single moves in a row, whoever makes them."""
    for move in turns.split():
        state.apply(state.actor(), GAME.parse(state, state.actor(), move))
    return state


def spaces(state, seat):
    """The spaces under each block of a side, as scene takes them."""
    return sorted("-".join(block.spaces) for block in state.view(None).blocks if block.seat == seat)
