"""The board as the rules fix it: spaces, the poses of a block, and the pose that each move leads to.

Everything that depends on where the holes are belongs to the Box."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

Space = tuple[int, int]  # column and row, from 0

WIDTHS: Final = (6, 8, 10, 10, 10, 10, 10, 10, 8, 6)  # BH-1
COLUMNS: Final = "abcdefghij"
DIRECTIONS: Final = "nsew"  # the opposite of a direction differs in the last bit of its number
STEPS: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))
UPRIGHT: Final = 0
ALONG: Final = 1  # lies along the row
ACROSS: Final = 2  # lies along the column
HALF: Final = 44  # rows 1-5 are one word of bits, rows 6-10 the other


def on_board(space: Space) -> bool:
    column, row = space
    return 0 <= row < 10 and 5 - WIDTHS[row] // 2 <= column < 5 + WIDTHS[row] // 2


def covered(attitude: int, anchor: Space) -> list[Space]:
    """BH-2: the spaces under a block, its anchor first."""
    column, row = anchor
    if attitude == ALONG:
        return [anchor, (column + 1, row)]
    if attitude == ACROSS:
        return [anchor, (column, row + 1)]
    return [anchor]


def name(space: Space) -> str:
    return f"{COLUMNS[space[0]]}{space[1] + 1}"


def space_of(text: str) -> Space:
    """The inverse of name, for well-formed text; the space need not be on the board."""
    return COLUMNS.index(text[0]), int(text[1:]) - 1


def neighbours(space: Space) -> list[Space]:
    return [(space[0] + dc, space[1] + dr) for dc, dr in STEPS]


SPACES: Final = [(c, r) for r in range(10) for c in range(10) if on_board((c, r))]
# BH-3: the middle 16 spaces.
START: Final = [(c, r) for r in range(3, 7) for c in range(3, 7)]

# A pose is an attitude and an anchor. There are 244, so a pose fits into a byte, with room for two special values.
POSES: Final = [
    (attitude, space)
    for attitude in (UPRIGHT, ALONG, ACROSS)
    for space in SPACES
    if on_board(covered(attitude, space)[-1])
]
SUNK: Final = 254
NOWHERE: Final = 255
NUMBER: Final = {pose: number for number, pose in enumerate(POSES)}


def beyond(attitude: int, anchor: Space, direction: int) -> tuple[int, Space]:
    """BH-6, BH-7, BH-8: the attitude and the anchor after a move, whether or not that is on the board."""
    column, row = anchor
    dc, dr = STEPS[direction]
    if attitude == UPRIGHT:
        return (ALONG if dc else ACROSS), (column + (-2 if dc < 0 else dc), row + (-2 if dr < 0 else dr))
    if (attitude == ALONG) == (dc != 0):
        return UPRIGHT, (column + (2 if dc > 0 else dc), row + (2 if dr > 0 else dr))
    return attitude, (column + dc, row + dr)


def bits(spaces: list[Space], half: int) -> int:
    """One half of the board as a word of bits."""
    mask = 0
    for space in spaces:
        if on_board(space):
            number = SPACES.index(space) - HALF * half
            if 0 <= number < HALF:
                mask |= 1 << number
    return mask


def masks(half: int) -> list[int]:
    """The bits of each pose: a sunk block covers nothing, NOWHERE every space, so that it is never free."""
    known = [bits(covered(attitude, anchor), half) for attitude, anchor in POSES]
    return known + [0] * (SUNK + 1 - len(POSES)) + [(1 << HALF) - 1]


LOW: Final = vec[i64](masks(0))
HIGH: Final = vec[i64](masks(1))
ANCHORS: Final = vec[u8]([SPACES.index(anchor) for _, anchor in POSES] + [NOWHERE] * (256 - len(POSES)))
