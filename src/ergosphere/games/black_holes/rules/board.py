"""The board: spaces, the poses that a block can take, and what a move in each direction makes of them.

What the rules fix is worked out once when the module is imported; what depends on where the holes are
belongs to a Board, one for each content pack."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.values import Action
from ergosphere.games.black_holes.actions import MoveBlock

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
# BH-3: the middle 16 spaces; with a = 1 a sum that is even is dark.
START: Final = [(c, r) for r in range(3, 7) for c in range(3, 7)]

# A pose is an attitude and an anchor. There are 244, so a pose fits a byte; two numbers are no poses.
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
    """BH-6, BH-7, BH-8: the attitude and the anchor after a move, wherever that is."""
    column, row = anchor
    dc, dr = STEPS[direction]
    if attitude == UPRIGHT:
        return (ALONG if dc else ACROSS), (column + (-2 if dc < 0 else dc), row + (-2 if dr < 0 else dr))
    if (attitude == ALONG) == (dc != 0):
        return UPRIGHT, (column + (2 if dc > 0 else dc), row + (2 if dr > 0 else dr))
    return attitude, (column + dc, row + dr)


def bits(spaces: list[Space], half: int) -> int:
    mask = 0
    for space in spaces:
        if on_board(space):
            number = SPACES.index(space) - HALF * half
            if 0 <= number < HALF:
                mask |= 1 << number
    return mask


def masks(half: int) -> list[int]:
    """The bits of each pose; a sunk block covers nothing, NOWHERE is always taken."""
    known = [bits(covered(attitude, anchor), half) for attitude, anchor in POSES]
    return known + [0] * (SUNK + 1 - len(POSES)) + [(1 << HALF) - 1]


LOW: Final = vec[i64](masks(0))
HIGH: Final = vec[i64](masks(1))
ANCHORS: Final = vec[u8]([SPACES.index(anchor) for _, anchor in POSES] + [NOWHERE] * (256 - len(POSES)))


CLOSED: Final = 0x4444  # the bits that a count of four sets: BH-10


@final
@mypyc_attr(acyclic=True)
class Board:
    """A board with its four holes. A move's code is 4 * pose + direction."""

    holes: list[Space]
    targets: vec[u8]  # by code: the pose after the move, SUNK or NOWHERE
    beside: vec[i64]  # by pose: how many neighbours of each hole it covers, four bits for each hole
    needs: vec[i64]  # by 4 * code: LOW and HIGH of the target, then what the move adds to the counts of beside
    menu: list[Action]  # by code
    words: dict[Action, int]  # 8 * number of the space + 2 * direction + sinks

    def __init__(self, holes: list[Space]) -> None:
        self.holes = holes
        targets = [self.target(pose, direction) for pose in range(len(POSES)) for direction in range(4)]
        self.targets = vec[u8](targets + [NOWHERE] * (4 * 256 - len(targets)))
        self.beside = vec[i64]([self.rings(covered(a, s)) for a, s in POSES] + [0] * (256 - len(POSES)))
        needs = [
            (LOW[int(target)], HIGH[int(target)], self.beside[int(target)] - self.beside[code // 4], 0)
            for code, target in enumerate(self.targets)
        ]
        self.needs = vec[i64]([int(word) for words in needs for word in words])
        self.words = {
            MoveBlock(name(space), DIRECTIONS[direction], sinks == 1): 8 * number + 2 * direction + sinks
            for number, space in enumerate(SPACES)
            for direction in range(4)
            for sinks in range(2)
        }
        actions = {word: action for action, word in self.words.items()}
        self.menu = [
            actions[8 * SPACES.index(POSES[code // 4][1]) + 2 * (code % 4) + int(target == SUNK)]
            for code, target in enumerate(targets)
        ]

    def target(self, pose: int, direction: int) -> int:
        attitude, anchor = POSES[pose]
        after, where = beyond(attitude, anchor, direction)
        if after == UPRIGHT and where in self.holes:
            return SUNK  # BH-12: over a short edge into the hole
        if any(space in self.holes for space in covered(after, where)):
            return NOWHERE
        return NUMBER.get((after, where), NOWHERE)

    def rings(self, spaces: list[Space]) -> int:
        count = 0
        for number, hole in enumerate(self.holes):
            for space in neighbours(hole):
                if space in spaces:
                    count += 1 << (4 * number)
        return count
