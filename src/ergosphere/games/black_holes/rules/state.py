"""Black Holes at one moment: what may be done, what it does, and how the game ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY, State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action, Event, Outcome, View
from ergosphere.games.black_holes.rules.board import ANCHORS, CLOSED, HIGH, LOW, SUNK, Board
from ergosphere.games.black_holes.rules.zobrist import BAN_KEYS, BANS, KEYS, SUNK_KEYS, TURN_KEYS

LIGHT: Final = 0
DARK: Final = 1
BLOCKS: Final = 8  # BH-2
TO_WIN: Final = 4  # BH-14
THIRD: Final = 2  # BH-15: a position that occurred twice before
QUIET: Final = 200  # BH-15

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

# Most positions are new, and a bit for each 512th part of all keys tells so without looking through the past.
SIEVE: Final = 16
NO_PAST: Final = vec[i64]([0] * SIEVE)
NO_CODES: Final = vec[i32]([0] * (4 * BLOCKS + 1))
ACTING: Final[list[tuple[int, ...]]] = [(LIGHT,), (DARK,)]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BlackHoles(State):
    """Seat 0 is Light, seat 1 Dark. Each side's poses are kept sorted, so equal positions are equal states."""

    board: Board
    low: i64  # occupied spaces of rows 1-5
    high: i64  # and of rows 6-10
    rings: i64  # occupied neighbours of each hole, four bits for each
    poses: vec[u8]  # 0-7 light, 8-15 dark; sunk blocks last
    side: i64
    left: i64
    sunk_light: i64
    sunk_dark: i64
    ban_light: i64  # BH-11: the code that is forbidden
    ban_dark: i64
    result: i64
    reason: i64
    hash: i64  # of the blocks
    past: vec[i64]  # a sieve, then the keys of the positions since the last sinking, the present one last
    stride: i64  # in which distance a position can recur: 4, until a turn was cut short
    blocked_loses: bool
    endless: bool  # BH-15 is not applied (perft)

    def __init__(
        self, board: Board, low: i64, high: i64, rings: i64, poses: vec[u8], side: i64, left: i64,
        sunk_light: i64, sunk_dark: i64, ban_light: i64, ban_dark: i64, result: i64, reason: i64,
        hash: i64, past: vec[i64], stride: i64, blocked_loses: bool, endless: bool,
    ) -> None:  # fmt: skip
        self.board = board
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
        self.hash = hash
        self.past = past
        self.stride = stride
        self.blocked_loses = blocked_loses
        self.endless = endless

    def clone(self) -> BlackHoles:
        return BlackHoles(
            self.board, self.low, self.high, self.rings, self.poses[:], self.side, self.left,
            self.sunk_light, self.sunk_dark, self.ban_light, self.ban_dark, self.result, self.reason,
            self.hash, self.past[:], self.stride, self.blocked_loses, self.endless,
        )  # fmt: skip

    # Who and what

    def seats(self) -> i64:
        return 2

    def actor(self) -> i64:
        return self.side if self.result == RUNNING else NOBODY

    def acts(self, seat: i64) -> bool:
        return self.side == seat and self.result == RUNNING

    def actors(self) -> tuple[int, ...]:
        return ACTING[self.side] if self.result == RUNNING else ()

    def codes(self, seat: i64) -> vec[i32]:
        """What permits says of every code, without branches: they would be mispredicted half of the time."""
        codes = NO_CODES[:]
        count: i64 = 0
        needs = self.board.needs
        poses = self.poses
        low = self.low
        high = self.high
        rings = self.rings
        ban = self.ban_light if seat == LIGHT else self.ban_dark
        for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
            pose: i64 = i64(poses[block])
            if pose == SUNK:
                break
            for code in range(4 * pose, 4 * pose + 4):
                need = 4 * code
                taken = (low & needs[need]) | (high & needs[need + 1]) | ((rings + needs[need + 2]) & CLOSED)
                codes[count] = i32(code)
                if code != ban:
                    count -= (taken - 1) >> 63  # one more if nothing is taken
        return codes[:count]

    def permits(self, seat: i64, code: i64) -> bool:
        """BH-9, BH-10, BH-11, for a block of the seat that is where the code says."""
        needs = self.board.needs
        need = 4 * code
        if (self.low & needs[need]) | (self.high & needs[need + 1]) | ((self.rings + needs[need + 2]) & CLOSED):
            return False
        return code != (self.ban_light if seat == LIGHT else self.ban_dark)

    def can_move(self) -> bool:
        """Has the side to move a legal move?"""
        seat = self.side
        ban = self.ban_light if seat == LIGHT else self.ban_dark
        needs = self.board.needs
        poses = self.poses
        low = self.low
        high = self.high
        rings = self.rings
        for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
            pose: i64 = i64(poses[block])
            if pose == SUNK:
                break
            free: i64 = 0  # all four directions before the one branch: most blocks can move
            for code in range(4 * pose, 4 * pose + 4):
                need = 4 * code
                taken = (low & needs[need]) | (high & needs[need + 1]) | ((rings + needs[need + 2]) & CLOSED)
                if code != ban:
                    free -= (taken - 1) >> 63
            if free > 0:
                return True
        return False

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Try blocks and directions until one is legal: each legal code is equally likely, and no list is made."""
        blocks = BLOCKS - (self.sunk_light if seat == LIGHT else self.sunk_dark)
        while True:
            dip = rng.below(4 * blocks)
            code = 4 * i64(self.poses[BLOCKS * seat + (dip >> 2)]) + (dip & 3)
            if self.permits(seat, code):
                return code

    # What happens

    def playout(self, rng: Rng, limit: i64) -> i64:
        """The same as for every game, without a virtual call."""
        steps: i64 = 0
        while steps < limit and self.result == RUNNING:
            self.play(self.side, self.pick(self.side, rng))
            steps += 1
        return steps

    def play(self, seat: i64, code: i64) -> None:
        pose: i64 = code >> 2
        target: i64 = i64(self.board.targets[code])
        self.replace(seat, pose, target)
        needs = self.board.needs
        need = 4 * code
        self.low = (self.low & ~LOW[pose]) | needs[need]
        self.high = (self.high & ~HIGH[pose]) | needs[need + 1]
        self.rings += needs[need + 2]
        self.hash ^= KEYS[256 * seat + pose] ^ KEYS[256 * seat + target]
        ban: i64 = NO_BAN
        if target == SUNK:
            self.sink(seat)
        else:
            ban = 4 * target + ((code & 3) ^ 1)  # BH-11
        if seat == LIGHT:
            self.ban_light = ban
        else:
            self.ban_dark = ban
        self.left -= 1
        if self.left == 0:
            self.end_turn()
        if self.result == RUNNING:
            self.check_blocked()
        if not self.endless:
            self.remember()

    def replace(self, seat: i64, pose: i64, target: i64) -> None:
        """Put a pose in another's place and keep the side's poses sorted."""
        poses = self.poses
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

    def sink(self, seat: i64) -> None:
        """BH-12, BH-14."""
        self.past = NO_PAST[:]
        self.stride = 4
        if seat == LIGHT:
            self.sunk_light += 1
        else:
            self.sunk_dark += 1
        self.check_won()

    def check_won(self) -> None:
        if self.sunk_light == TO_WIN:
            self.end(LIGHT, FOUR_SUNK)
        elif self.sunk_dark == TO_WIN:
            self.end(DARK, FOUR_SUNK)

    def end_turn(self) -> None:
        self.side = 1 - self.side
        self.left = 2

    def end(self, result: i64, reason: i64) -> None:
        self.result = result
        self.reason = reason

    def check_blocked(self) -> None:
        """BH-13."""
        if self.can_move():
            return
        if self.blocked_loses and self.left == 2:
            self.end(1 - self.side, BLOCKED)
            return
        self.end_turn()
        self.stride = 1
        if self.can_move():
            return
        if self.blocked_loses:
            self.end(1 - self.side, BLOCKED)
        else:
            self.end(DRAWN, BOTH_BLOCKED)

    def settle(self) -> None:
        """Begin without history. A side that can't move passes at once (BH-13)."""
        self.check_won()
        if self.result == RUNNING:
            self.check_blocked()
        self.stride = 4
        self.past = NO_PAST[:]
        self.note(self.position_key())

    def note(self, key: i64) -> bool:
        """Put a position into the past; says whether it may have been there before."""
        past = self.past
        word = (key >> 5) & (SIEVE - 1)
        bit: i64 = i64(1) << (key & 31)
        known = past[word] & bit != 0
        past[word] |= bit
        self.past = append(past, key)
        return known

    def remember(self) -> None:
        """BH-15."""
        now = self.position_key()
        known = self.note(now)
        if self.result != RUNNING:
            return
        past = self.past
        last: i64 = len(past) - 1
        if known:
            seen: i64 = 0
            i = last - self.stride
            while i >= SIEVE:
                if past[i] == now:
                    seen += 1
                    if seen == THIRD:
                        self.end(DRAWN, REPETITION)
                        return
                i -= self.stride
        if last - SIEVE >= QUIET:
            self.end(DRAWN, NOTHING_SUNK)

    # What search and people ask

    def position_key(self) -> i64:
        """What BH-15 compares: blocks, side, moves left, sunk counts."""
        turn = KEYS[TURN_KEYS + 4 * self.side + self.left]
        return self.hash ^ turn ^ KEYS[SUNK_KEYS + 5 * self.sunk_light + self.sunk_dark]

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

    def menu(self, seat: i64) -> list[Action]:
        return self.board.menu

    def code(self, seat: i64, action: Action) -> i64:
        word: i64 = self.board.words.get(action, -1)
        if word < 0:
            return -1
        space = word >> 3
        poses = self.poses
        for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
            pose: i64 = i64(poses[block])
            if i64(ANCHORS[pose]) == space:
                code = 4 * pose + ((word >> 1) & 3)
                sinks = i64(self.board.targets[code]) == SUNK
                return code if sinks == (word & 1 == 1) else -1
        return -1

    def scores(self) -> list[int]:
        return [int(self.sunk_light), int(self.sunk_dark)]

    def outcome(self) -> Outcome | None:
        if self.result == RUNNING:
            return None
        if self.result == DRAWN:
            return Outcome(self.scores(), [1, 1], [], REASONS[self.reason])
        winner = int(self.result)
        return Outcome(self.scores(), [1 + winner, 2 - winner], [winner], REASONS[self.reason])

    # What people see is made in modules that are not compiled and need this one.

    def refusal(self, seat: i64, action: Action) -> IllegalAction:
        from ergosphere.games.black_holes.faces.refusal import refusal

        return refusal(self, int(seat), action)

    def look(self, seat: int | None) -> View:
        from ergosphere.games.black_holes.faces.view import view

        return view(self, seat)

    def events(self, before: State, seat: i64, action: Action) -> list[Event]:
        from ergosphere.games.black_holes.faces.events import events

        return events(before, self, int(seat), action)

    def position(self) -> str:
        from ergosphere.games.black_holes.faces.position import write

        return write(self)

    def audit(self) -> str | None:
        from ergosphere.games.black_holes.faces.position import audit

        return audit(self)


def place(
    board: Board,
    light: list[int],
    dark: list[int],
    side: i64,
    left: i64,
    ban_light: i64,
    ban_dark: i64,
    blocked_loses: bool,
) -> BlackHoles:
    """A state from the poses on the board. It still wants its past: settle() begins one."""
    poses = vec[u8](
        sorted(light) + [SUNK] * (BLOCKS - len(light)) + sorted(dark) + [SUNK] * (BLOCKS - len(dark)),
    )
    low: i64 = 0
    high: i64 = 0
    rings: i64 = 0
    hash: i64 = 0
    for block in range(i64(2 * BLOCKS)):
        pose: i64 = i64(poses[block])
        low |= LOW[pose]
        high |= HIGH[pose]
        rings += board.beside[pose]
        hash ^= KEYS[256 * (block // BLOCKS) + pose]
    sunk_light = BLOCKS - len(light)
    sunk_dark = BLOCKS - len(dark)
    return BlackHoles(
        board, low, high, rings, poses, side, left, sunk_light, sunk_dark, ban_light, ban_dark, RUNNING, NO_REASON,
        hash, NO_PAST[:], 4, blocked_loses, False,
    )  # fmt: skip
