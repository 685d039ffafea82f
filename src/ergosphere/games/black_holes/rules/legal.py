"""What a seat may do. Nothing else decides this."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ergosphere.games.black_holes.rules.board import SUNK
from ergosphere.games.black_holes.rules.box import CLOSED, CODES
from ergosphere.games.black_holes.rules.position import BLOCKS, Position

NO_CODES: Final = vec[i32]([0] * (4 * BLOCKS + 1))


def free(needs: vec[i64], low: i64, high: i64, rings: i64, code: i64) -> i64:
    """BH-9, BH-10: 1 if nothing is in the way of a move, otherwise 0. Arithmetic, because branches on it would be
    mispredicted half of the time."""
    need = 4 * code
    taken = (low & needs[need]) | (high & needs[need + 1]) | ((rings + needs[need + 2]) & CLOSED)
    return -((taken - 1) >> 63)


def may_move(position: Position, seat: i64, code: i64) -> bool:
    """BH-9, BH-10, BH-11, for a block of the seat that is where the code says."""
    if free(position.box.needs, position.low, position.high, position.rings, code) == 0:
        return False
    return code != position.ban(seat)


def permits(position: Position, seat: i64, code: i64) -> bool:
    return 0 <= code < CODES and position.has_block(seat, code >> 2) and may_move(position, seat, code)


def codes(position: Position, seat: i64) -> vec[i32]:
    codes = NO_CODES[:]
    count: i64 = 0
    needs = position.box.needs
    poses = position.poses
    low = position.low
    high = position.high
    rings = position.rings
    ban = position.ban(seat)
    for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
        pose: i64 = i64(poses[block])
        if pose == SUNK:
            break
        for code in range(4 * pose, 4 * pose + 4):
            codes[count] = i32(code)
            if code != ban:
                count += free(needs, low, high, rings, code)
    return codes[:count]


def can_move(position: Position) -> bool:
    """Does the side to move have a legal move?"""
    seat = position.side
    needs = position.box.needs
    poses = position.poses
    low = position.low
    high = position.high
    rings = position.rings
    ban = position.ban(seat)
    for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
        pose: i64 = i64(poses[block])
        if pose == SUNK:
            break
        ways: i64 = 0  # all four directions before the one branch: most blocks can move
        for code in range(4 * pose, 4 * pose + 4):
            if code != ban:
                ways += free(needs, low, high, rings, code)
        if ways > 0:
            return True
    return False
