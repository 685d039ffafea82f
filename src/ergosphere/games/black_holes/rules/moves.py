"""What a move does: blocks tip, roll and sink, turns pass, and the match ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64, u8

from ergosphere.games.black_holes.rules.board import HIGH, LOW, SUNK
from ergosphere.games.black_holes.rules.legal import can_move
from ergosphere.games.black_holes.rules.position import (
    BLOCKED,
    BLOCKS,
    BOTH_BLOCKED,
    DARK,
    DRAWN,
    FOUR_SUNK,
    FULL_TURN,
    LIGHT,
    NO_BAN,
    NO_PAST,
    NOTHING_SUNK,
    REPETITION,
    RUNNING,
    SIEVE,
    TO_WIN,
    Position,
)
from ergosphere.games.black_holes.rules.zobrist import KEYS

EARLIER: Final = 2  # BH-15: a position that has already occurred twice
QUIET: Final = 200  # BH-15


def move(position: Position, seat: i64, code: i64) -> None:
    pose: i64 = code >> 2
    target: i64 = i64(position.box.targets[code])
    replace(position, seat, pose, target)
    needs = position.box.needs
    need = 4 * code
    position.low = (position.low & ~LOW[pose]) | needs[need]
    position.high = (position.high & ~HIGH[pose]) | needs[need + 1]
    position.rings += needs[need + 2]
    position.blocks_key ^= KEYS[256 * seat + pose] ^ KEYS[256 * seat + target]
    ban: i64 = NO_BAN
    if target == SUNK:
        sink(position, seat)
    else:
        ban = 4 * target + ((code & 3) ^ 1)  # BH-11
    if seat == LIGHT:
        position.ban_light = ban
    else:
        position.ban_dark = ban
    position.left -= 1
    if position.left == 0:
        end_turn(position)
    if position.result == RUNNING:
        check_blocked(position)
    if not position.endless:
        remember(position)


def replace(position: Position, seat: i64, pose: i64, target: i64) -> None:
    """Replace a pose by another and keep the side's poses sorted."""
    poses = position.poses
    first = BLOCKS * seat
    last = first + BLOCKS - 1
    place = first
    while i64(poses[place]) != pose:
        place += 1
    while place < last and i64(poses[place + 1]) < target:
        poses[place] = poses[place + 1]
        place += 1
    while place > first and i64(poses[place - 1]) > target:
        poses[place] = poses[place - 1]
        place -= 1
    poses[place] = u8(target)


def sink(position: Position, seat: i64) -> None:
    """BH-12, BH-14."""
    position.past = NO_PAST[:]
    position.stride = FULL_TURN
    if seat == LIGHT:
        position.sunk_light += 1
    else:
        position.sunk_dark += 1
    check_won(position)


def check_won(position: Position) -> None:
    if position.sunk_light == TO_WIN:
        end(position, LIGHT, FOUR_SUNK)
    elif position.sunk_dark == TO_WIN:
        end(position, DARK, FOUR_SUNK)


def end_turn(position: Position) -> None:
    position.side = 1 - position.side
    position.left = 2


def end(position: Position, result: i64, reason: i64) -> None:
    position.result = result
    position.reason = reason


def check_blocked(position: Position) -> None:
    """BH-13."""
    if can_move(position):
        return
    if position.blocked_loses and position.left == 2:
        end(position, 1 - position.side, BLOCKED)
        return
    end_turn(position)
    position.stride = 1
    if can_move(position):
        return
    if position.blocked_loses:
        end(position, 1 - position.side, BLOCKED)
    else:
        end(position, DRAWN, BOTH_BLOCKED)


def begin(position: Position) -> None:
    """Start without a past. A side that can't move passes at once (BH-13)."""
    check_won(position)
    if position.result == RUNNING:
        check_blocked(position)
    position.stride = FULL_TURN
    position.past = NO_PAST[:]
    add_to_past(position, position.position_key())


def add_to_past(position: Position, key: i64) -> bool:
    """True if the sieve can't rule out that the key was there before."""
    past = position.past
    word = (key >> 5) & (SIEVE - 1)
    bit: i64 = i64(1) << (key & 31)
    known = past[word] & bit != 0
    past[word] |= bit
    position.past = append(past, key)
    return known


def remember(position: Position) -> None:
    """BH-15."""
    now = position.position_key()
    known = add_to_past(position, now)
    if position.result != RUNNING:
        return
    past = position.past
    last: i64 = len(past) - 1
    if known:
        seen: i64 = 0
        i = last - position.stride
        while i >= SIEVE:
            if past[i] == now:
                seen += 1
                if seen == EARLIER:
                    end(position, DRAWN, REPETITION)
                    return
            i -= position.stride
    if last - SIEVE >= QUIET:
        end(position, DRAWN, NOTHING_SUNK)
