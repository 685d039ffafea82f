"""The sky ahead: where planets will be if no event happens, how long the game lasts, how far it is home."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.position import Position
from ergosphere.games.chasphere.rules.sector import OVER, PLANETS, SPACES, STAR, STEPS
from ergosphere.games.chasphere.rules.sky import advance, swallowed
from ergosphere.games.chasphere.rules.state import bare
from ergosphere.games.chasphere.rules.turns import SWALLOWED_AT_END

FARTHEST: Final = 24  # game turns; the third planet falls long before
FAR: Final = 99


def ways(star_shines: bool, implant: bool) -> list[int]:
    """The energy from each space to each other, by 32 * from + to, without surcharges."""
    cost = [FAR] * (32 * 32)
    for origin in range(SPACES):
        cost[32 * origin + origin] = 0
        for target in range(SPACES):
            step = int(STEPS[32 * origin + target])
            if step and (star_shines or not step & OVER):
                cost[32 * origin + target] = 1 if implant else step & 3
    for via in range(SPACES):
        for origin in range(SPACES):
            for target in range(SPACES):
                way = cost[32 * origin + via] + cost[32 * via + target]
                if way < cost[32 * origin + target]:
                    cost[32 * origin + target] = way
    return cost


# By star_shines + 2 * implant.
WAYS: Final = [
    vec[u8](ways(False, False)),
    vec[u8](ways(True, False)),
    vec[u8](ways(False, True)),
    vec[u8](ways(True, True)),
]


@final
@mypyc_attr(acyclic=True)
class Forecast:
    """Worked out anew whenever the sky changes."""

    sky: Position  # a sky without ships, to play ahead with
    at: i64
    marker: i64
    state_turn: i64
    last_turn: i64
    disc: i64
    spaces: vec[i64]  # by game turns from now: the planets' spaces, as in Position.at
    left: i64  # game turns after this one
    collapse: i64  # the first of them with a collapsed star; 0 if it has collapsed already

    def __init__(self, box: Box) -> None:
        self.sky = bare(box, 0)
        self.at = -1
        self.marker = -1
        self.state_turn = -1
        self.last_turn = -1
        self.disc = -1
        self.spaces = vec[i64]()
        self.left = 0
        self.collapse = 0

    def look(self, position: Position) -> None:
        if position.at == self.at and position.marker == self.marker and self.is_same_match(position):
            return
        self.at = position.at
        self.marker = position.marker
        self.state_turn = position.turn
        self.last_turn = position.last_turn
        self.disc = position.disc
        sky = self.sky
        sky.disc = position.disc
        sky.marker = position.marker
        sky.at = position.at
        sky.visits = position.visits
        sky.collapsed = position.collapsed
        sky.chain = position.chain
        self.left = position.last_turn - position.turn if position.last_turn else -1
        spaces = vec[i64](capacity=FARTHEST + 1)
        spaces = append(spaces, sky.at)
        turn: i64 = 0
        self.collapse = 0 if sky.collapsed else 2 * FARTHEST
        while (self.left < 0 and turn < FARTHEST) or turn < self.left:
            advance(sky)
            turn += 1
            spaces = append(spaces, sky.at)
            if sky.collapsed and self.collapse > turn:
                self.collapse = turn
            if self.left < 0 and swallowed(sky) >= SWALLOWED_AT_END:
                self.left = turn
        if self.left < 0:
            self.left = turn
        advance(sky)  # as an event in the last turn would
        self.spaces = append(spaces, sky.at)

    def is_same_match(self, position: Position) -> bool:
        if position.turn != self.state_turn or position.last_turn != self.last_turn:
            return False
        return position.disc == self.disc and position.chain == self.sky.chain

    def drift(self, space: i64, turn: i64) -> i64:
        """Where a ship on a space is carried when the sky of `turn` turns from now moves."""
        if space == STAR or turn + 1 >= len(self.spaces):
            return space
        before = self.spaces[turn]
        for planet in range(i64(PLANETS)):
            if (before >> (5 * planet)) & 31 == space:
                return (self.spaces[turn + 1] >> (5 * planet)) & 31
        return space

    def planets(self, turn: i64, found: vec[i64]) -> None:
        """Which planet is on each space after this number of turns, or -1."""
        for space in range(i64(SPACES)):
            found[space] = -1
        at = self.spaces[turn if turn < len(self.spaces) else len(self.spaces) - 1]
        for planet in range(i64(PLANETS)):
            found[(at >> (5 * planet)) & 31] = planet
        found[STAR] = -1


def way_table(position: Position, implant: bool) -> vec[u8]:
    return WAYS[(0 if position.collapsed else 1) + (2 if implant else 0)]
