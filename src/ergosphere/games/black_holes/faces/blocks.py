"""The blocks of a position, one by one, for everything that people see."""

from __future__ import annotations

from typing import NamedTuple

from ergosphere.games.black_holes.rules.board import NUMBER, POSES, SUNK, Space, beyond, covered
from ergosphere.games.black_holes.rules.position import BLOCKS, Position


class Block(NamedTuple):
    """A block on the board."""

    seat: int
    attitude: int
    anchor: Space

    @property
    def spaces(self) -> list[Space]:
        return covered(self.attitude, self.anchor)

    def spaces_after(self, direction: int) -> list[Space]:
        """What it would cover after a move, on the board or not."""
        return covered(*beyond(self.attitude, self.anchor, direction))

    def code(self, direction: int) -> int:
        return 4 * NUMBER[self.attitude, self.anchor] + direction


def blocks(position: Position) -> list[Block]:
    return [Block(number // BLOCKS, *POSES[pose]) for number, pose in enumerate(position.poses) if pose != SUNK]


def block_at(position: Position, space: Space) -> Block | None:
    return next((block for block in blocks(position) if space in block.spaces), None)
