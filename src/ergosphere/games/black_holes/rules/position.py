"""All data of a match at one moment, and simple questions about it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.engine.state import NOBODY, State
from ergosphere.core.values import Outcome
from ergosphere.games.black_holes.rules.box import Box
from ergosphere.games.black_holes.rules.zobrist import BAN_KEYS, BANS, KEYS, SUNK_KEYS, TURN_KEYS

LIGHT: Final = 0
DARK: Final = 1
BLOCKS: Final = 8  # BH-2
TO_WIN: Final = 4  # BH-14

NO_BAN: Final = -1
GHOST: Final = 1024  # a ban read from text for a block that isn't there: GHOST + 40 * row + 4 * column + direction

RUNNING: Final = -1
DRAWN: Final = 2  # as a result; LIGHT and DARK are the others

NO_REASON: Final = 0
FOUR_SUNK: Final = 1
BLOCKED: Final = 2
BOTH_BLOCKED: Final = 3
REPETITION: Final = 4
NOTHING_SUNK: Final = 5
REASONS: Final = ("", "four-sunk", "blocked", "both-blocked", "repetition", "quiet")

# Most positions are new. One bit for each 512th of all keys proves it without a search through the past.
SIEVE: Final = 16
NO_PAST: Final = vec[i64]([0] * SIEVE)
FULL_TURN: Final = 4  # single moves until the same side has the same moves left again
ACTING: Final[list[tuple[int, ...]]] = [(LIGHT,), (DARK,)]


@mypyc_attr(allow_interpreted_subclasses=False, acyclic=True)
class Position(State):
    """Seat 0 is Light, seat 1 Dark. Each side's poses are kept sorted, so equal positions are equal states."""

    box: Box
    low: i64  # occupied spaces of rows 1-5
    high: i64  # and of rows 6-10
    rings: i64  # occupied neighbours of each hole, four bits per hole
    poses: vec[u8]  # 0-7 light, 8-15 dark; sunk blocks last
    side: i64
    left: i64  # moves of the turn
    sunk_light: i64
    sunk_dark: i64
    ban_light: i64  # BH-11: the forbidden code
    ban_dark: i64
    result: i64
    reason: i64
    blocks_key: i64
    past: vec[i64]  # the sieve, then the keys of all positions since the last sinking, the current one last
    stride: i64  # positions can recur only at this distance: FULL_TURN, or 1 once a turn was cut short
    blocked_loses: bool
    endless: bool  # BH-15 is not applied (perft)

    def __init__(
        self, *, box: Box, low: i64, high: i64, rings: i64, poses: vec[u8], side: i64, left: i64,
        sunk_light: i64, sunk_dark: i64, ban_light: i64, ban_dark: i64, result: i64, reason: i64,
        blocks_key: i64, past: vec[i64], stride: i64, blocked_loses: bool, endless: bool,
    ) -> None:  # fmt: skip
        self.box = box
        self.low = low
        self.high = high
        self.rings = rings
        self.poses = poses
        self.side = side
        self.left = left
        self.sunk_light = sunk_light
        self.sunk_dark = sunk_dark
        self.ban_light = ban_light
        self.ban_dark = ban_dark
        self.result = result
        self.reason = reason
        self.blocks_key = blocks_key
        self.past = past
        self.stride = stride
        self.blocked_loses = blocked_loses
        self.endless = endless

    def seats(self) -> i64:
        return 2

    def actor(self) -> i64:
        return self.side if self.result == RUNNING else NOBODY

    def acts(self, seat: i64) -> bool:
        return self.side == seat and self.result == RUNNING

    def actors(self) -> tuple[int, ...]:
        return ACTING[self.side] if self.result == RUNNING else ()

    def ban(self, seat: i64) -> i64:
        return self.ban_light if seat == LIGHT else self.ban_dark

    def sunk(self, seat: i64) -> i64:
        return self.sunk_light if seat == LIGHT else self.sunk_dark

    def has_block(self, seat: i64, pose: i64) -> bool:
        poses = self.poses
        for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
            if i64(poses[block]) == pose:
                return True
        return False

    def position_key(self) -> i64:
        """What BH-15 compares: blocks, side, moves left, sunk counts."""
        turn = KEYS[TURN_KEYS + 4 * self.side + self.left]
        return self.blocks_key ^ turn ^ KEYS[SUNK_KEYS + 5 * self.sunk_light + self.sunk_dark]

    def key(self, seat: i64) -> i64:
        key = self.position_key()
        if self.ban_light != NO_BAN:
            key ^= KEYS[BAN_KEYS + self.ban_light]
        if self.ban_dark != NO_BAN:
            key ^= KEYS[BAN_KEYS + BANS + self.ban_dark]
        return key

    def payoff(self, seat: i64) -> float:
        if self.result == DRAWN:
            return 0.0
        return 1.0 if self.result == seat else -1.0

    def scores(self) -> list[int]:
        return [int(self.sunk_light), int(self.sunk_dark)]

    def outcome(self) -> Outcome | None:
        if self.result == RUNNING:
            return None
        if self.result == DRAWN:
            return Outcome(self.scores(), [1, 1], [], REASONS[self.reason])
        winner = int(self.result)
        return Outcome(self.scores(), [1 + winner, 2 - winner], [winner], REASONS[self.reason])
