"""What a pack prints, as tables for the engine: where the holes are, and so what every move needs and does."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.values import Action
from ergosphere.games.black_holes.actions import MoveBlock
from ergosphere.games.black_holes.rules.board import (
    DIRECTIONS,
    HIGH,
    LOW,
    NOWHERE,
    NUMBER,
    POSES,
    SPACES,
    SUNK,
    UPRIGHT,
    Space,
    beyond,
    covered,
    name,
    neighbours,
)

CODES: Final = 4 * 244  # a move's code is 4 * pose + direction
CLOSED: Final = 0x4444  # BH-10: the bits that a count of four sets in `rings`


@final
@mypyc_attr(acyclic=True)
class Box:
    """A board with its four holes."""

    holes: list[Space]
    targets: vec[u8]  # by code: the pose after the move, SUNK or NOWHERE
    rings: vec[i64]  # by pose: how many neighbours of each hole it covers, four bits per hole
    needs: vec[i64]  # by 4 * code: LOW and HIGH of the target, then what the move adds to the rings
    menu: list[Action]  # by code
    moves_of: dict[Action, int]  # 8 * space + 2 * direction + sinks; the code depends on how the block there lies

    def __init__(self, holes: list[Space]) -> None:
        self.holes = holes
        targets = [self.target(pose, direction) for pose in range(len(POSES)) for direction in range(4)]
        self.targets = vec[u8](targets + [NOWHERE] * (4 * 256 - len(targets)))
        rings = [self.rings_of(covered(attitude, anchor)) for attitude, anchor in POSES]
        self.rings = vec[i64](rings + [0] * (256 - len(POSES)))
        needs = [
            (LOW[int(target)], HIGH[int(target)], self.rings[int(target)] - self.rings[code // 4], 0)
            for code, target in enumerate(self.targets)
        ]
        self.needs = vec[i64]([int(word) for words in needs for word in words])
        self.moves_of = {
            MoveBlock(name(space), DIRECTIONS[direction], sinks == 1): 8 * number + 2 * direction + sinks
            for number, space in enumerate(SPACES)
            for direction in range(4)
            for sinks in range(2)
        }
        actions = {move: action for action, move in self.moves_of.items()}
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

    def rings_of(self, spaces: list[Space]) -> int:
        count = 0
        for number, hole in enumerate(self.holes):
            for space in neighbours(hole):
                if space in spaces:
                    count += 1 << (4 * number)
        return count
