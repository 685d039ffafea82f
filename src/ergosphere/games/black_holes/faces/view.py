"""What a seat knows: here everything, and the same for all. Not compiled (msgspec)."""

from __future__ import annotations

import struct
from functools import cache
from typing import Literal

import msgspec

from ergosphere.core import values
from ergosphere.core.values import Outcome
from ergosphere.games.black_holes.faces import blocks
from ergosphere.games.black_holes.faces.notation import write
from ergosphere.games.black_holes.rules.board import name
from ergosphere.games.black_holes.rules.position import SIEVE, Position

Attitude = Literal["upright", "along", "across"]
ATTITUDES: tuple[Attitude, ...] = ("upright", "along", "across")


class Block(msgspec.Struct, frozen=True):
    """A block on the board. Lying along: over two columns; across: over two rows. The anchor comes first."""

    seat: int
    attitude: Attitude
    spaces: tuple[str, ...]


class BoardView(values.View, frozen=True):
    position: str
    blocks: tuple[Block, ...]
    holes: tuple[str, ...]
    side: int
    left: int
    sunk: tuple[int, int]
    blocked: Literal["pass", "loss"]
    past: str
    """BH-15: 16 digits for each position since the last sinking, the current one last; equal digits mean equal
    positions."""
    outcome: Outcome | None


@cache
def shown(block: blocks.Block) -> Block:
    return Block(block.seat, ATTITUDES[block.attitude], tuple(map(name, block.spaces)))


def view(position: Position, seat: int | None) -> BoardView:
    return BoardView(
        seat=seat,
        position=write(position),
        blocks=tuple(shown(block) for block in blocks.blocks(position)),
        holes=tuple(map(name, position.box.holes)),
        side=int(position.side),
        left=int(position.left),
        sunk=(int(position.sunk_light), int(position.sunk_dark)),
        blocked="loss" if position.blocked_loses else "pass",
        past=struct.pack(f">{len(position.past) - SIEVE}q", *position.past[SIEVE:]).hex(),
        outcome=position.outcome(),
    )
