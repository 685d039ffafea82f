"""A match of Black Holes, as the engine asks for it."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import State
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action, Event, View
from ergosphere.games.black_holes.rules import legal
from ergosphere.games.black_holes.rules.board import ANCHORS, HIGH, LOW, SUNK
from ergosphere.games.black_holes.rules.box import Box
from ergosphere.games.black_holes.rules.moves import move
from ergosphere.games.black_holes.rules.position import BLOCKS, FULL_TURN, NO_PAST, NO_REASON, RUNNING, Position
from ergosphere.games.black_holes.rules.zobrist import KEYS


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BlackHoles(Position):
    def clone(self) -> BlackHoles:
        return BlackHoles(
            box=self.box,
            low=self.low,
            high=self.high,
            rings=self.rings,
            poses=self.poses[:],
            side=self.side,
            left=self.left,
            sunk_light=self.sunk_light,
            sunk_dark=self.sunk_dark,
            ban_light=self.ban_light,
            ban_dark=self.ban_dark,
            result=self.result,
            reason=self.reason,
            blocks_key=self.blocks_key,
            past=self.past[:],
            stride=self.stride,
            blocked_loses=self.blocked_loses,
            endless=self.endless,
        )

    def codes(self, seat: i64) -> vec[i32]:
        return legal.codes(self, seat)

    def permits(self, seat: i64, code: i64) -> bool:
        return legal.permits(self, seat, code)

    def apply(self, seat: i64, action: Action) -> None:
        """The same as for every game, but `code` has found the block already."""
        if self.acts(seat):
            code = self.code(seat, action)
            if code >= 0 and legal.may_move(self, seat, code):
                move(self, seat, code)
                return
        raise self.refusal(seat, action)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """Try blocks and directions until one is legal: each legal code is equally likely, and no list is made."""
        blocks = BLOCKS - self.sunk(seat)
        while True:
            drawn = rng.below(4 * blocks)
            code = 4 * i64(self.poses[BLOCKS * seat + (drawn >> 2)]) + (drawn & 3)
            if legal.may_move(self, seat, code):
                return code

    def play(self, seat: i64, code: i64) -> None:
        move(self, seat, code)

    def playout(self, rng: Rng, limit: i64) -> i64:
        """The same as for every game, without a virtual call."""
        steps: i64 = 0
        while steps < limit and self.result == RUNNING:
            move(self, self.side, self.pick(self.side, rng))
            steps += 1
        return steps

    def menu(self, seat: i64) -> list[Action]:
        return self.box.menu

    def code(self, seat: i64, action: Action) -> i64:
        wanted: i64 = self.box.moves_of.get(action, -1)
        if wanted < 0:
            return -1
        space = wanted >> 3
        poses = self.poses
        for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
            pose: i64 = i64(poses[block])
            if i64(ANCHORS[pose]) == space:
                code = 4 * pose + ((wanted >> 1) & 3)
                sinks = i64(self.box.targets[code]) == SUNK
                return code if sinks == (wanted & 1 == 1) else -1
        return -1

    # Faces are not compiled and import this module, so they are imported late.

    def refusal(self, seat: i64, action: Action) -> IllegalAction:
        from ergosphere.games.black_holes.faces.refusal import refusal

        return refusal(self, int(seat), action)

    def look(self, seat: int | None) -> View:
        from ergosphere.games.black_holes.faces.view import view

        return view(self, seat)

    def events(self, before: State, seat: i64, action: Action) -> list[Event]:
        from ergosphere.games.black_holes.faces.events import events

        assert isinstance(before, BlackHoles)  # noqa: S101  a state and the one before it are of one kind
        return events(before, self, int(seat), action)

    def position(self) -> str:
        from ergosphere.games.black_holes.faces.notation import write

        return write(self)

    def audit(self) -> str | None:
        from ergosphere.games.black_holes.faces.audit import audit

        return audit(self)


def place(
    *, box: Box, light: list[int], dark: list[int], side: i64, left: i64, ban_light: i64, ban_dark: i64,
    blocked_loses: bool,
) -> BlackHoles:  # fmt: skip
    """A state from the poses on the board. It has no past yet: `moves.begin` starts one."""
    poses = vec[u8](
        sorted(light) + [SUNK] * (BLOCKS - len(light)) + sorted(dark) + [SUNK] * (BLOCKS - len(dark)),
    )
    low: i64 = 0
    high: i64 = 0
    rings: i64 = 0
    blocks_key: i64 = 0
    for block in range(i64(2 * BLOCKS)):
        pose: i64 = i64(poses[block])
        low |= LOW[pose]
        high |= HIGH[pose]
        rings += box.rings[pose]
        blocks_key ^= KEYS[256 * (block // BLOCKS) + pose]
    return BlackHoles(
        box=box,
        low=low,
        high=high,
        rings=rings,
        poses=poses,
        side=side,
        left=left,
        sunk_light=BLOCKS - len(light),
        sunk_dark=BLOCKS - len(dark),
        ban_light=ban_light,
        ban_dark=ban_dark,
        result=RUNNING,
        reason=NO_REASON,
        blocks_key=blocks_key,
        past=NO_PAST[:],
        stride=FULL_TURN,
        blocked_loses=blocked_loses,
        endless=False,
    )
