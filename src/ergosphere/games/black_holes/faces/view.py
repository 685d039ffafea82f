"""What a seat knows: here everything, and the same for all. Not compiled (msgspec)."""

from __future__ import annotations

import struct
from functools import cache
from typing import Literal

import msgspec

from ergosphere.core import values
from ergosphere.core.values import Outcome
from ergosphere.games.black_holes.faces.position import blocks, parse, write
from ergosphere.games.black_holes.rules.board import Board, Space, covered, name
from ergosphere.games.black_holes.rules.state import DRAWN, REASONS, SIEVE, BlackHoles

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
    """BH-15: a mark of 16 digits for each position since the last sinking, the present one last; equal marks are
    equal positions."""
    outcome: Outcome | None


@cache
def block(seat: int, attitude: int, anchor: Space) -> Block:
    return Block(seat, ATTITUDES[attitude], tuple(map(name, covered(attitude, anchor))))


def view(state: BlackHoles, seat: int | None) -> BoardView:
    return BoardView(
        seat=seat,
        position=write(state),
        blocks=tuple(block(*where) for where in blocks(state)),
        holes=tuple(map(name, state.board.holes)),
        side=int(state.side),
        left=int(state.left),
        sunk=(int(state.sunk_light), int(state.sunk_dark)),
        blocked="loss" if state.blocked_loses else "pass",
        past=struct.pack(f">{len(state.past) - SIEVE}q", *state.past[SIEVE:]).hex(),
        outcome=state.outcome(),
    )


def fill(board: Board, view: BoardView) -> BlackHoles:
    """The state that the view describes."""
    state = parse(board, view.position, view.blocked == "loss")
    for key in struct.unpack(f">{len(view.past) // 16}q", bytes.fromhex(view.past)):
        state.note(key)
    state.stride = 1  # where turns were cut short is not in the view
    if view.outcome is not None:
        winners = view.outcome.winners
        state.end(winners[0] if winners else DRAWN, REASONS.index(view.outcome.reason))
    return state
