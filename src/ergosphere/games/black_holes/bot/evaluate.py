"""What a bot knows about Black Holes: how near the blocks are to the holes, who is free to move, whose turn it is."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.state import State
from ergosphere.games.black_holes.rules.board import NOWHERE, SUNK
from ergosphere.games.black_holes.rules.box import Box
from ergosphere.games.black_holes.rules.legal import free
from ergosphere.games.black_holes.rules.position import BLOCKS, DARK, LIGHT, TO_WIN, Position

SCALE: Final = 1000.0
FAR: Final = 9


@final
@mypyc_attr(acyclic=True)
class Weights:
    """What each feature of a side counts, and `tempo` each move that the side to move has left."""

    sunk: i64
    ready: i64
    soon: i64
    race: i64
    moves: i64
    stuck: i64
    rings: i64
    tempo: i64

    def __init__(
        self, *, sunk: i64, ready: i64, soon: i64, race: i64, moves: i64, stuck: i64, rings: i64, tempo: i64
    ) -> None:
        self.sunk = sunk
        self.ready = ready
        self.soon = soon
        self.race = race
        self.moves = moves
        self.stuck = stuck
        self.rings = rings
        self.tempo = tempo


# Found by research/tune_black_holes.py: a fit to the results of matches that the bots played against each other.
WEIGHTS: Final = Weights(sunk=257, ready=310, soon=291, race=-87, moves=7, stuck=-5, rings=-12, tempo=27)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Features:
    """Counts for one side."""

    sunk: i64
    ready: i64  # blocks that can sink with their next move
    soon: i64  # blocks that can become ready with their next move
    race: i64  # see race()
    moves: i64  # legal moves, the ban aside
    stuck: i64  # blocks without one
    rings: i64  # spaces next to holes that are covered

    def __init__(self, sunk: i64) -> None:
        self.sunk = sunk
        self.ready = 0
        self.soon = 0
        self.race = 0
        self.moves = 0
        self.stuck = 0
        self.rings = 0

    def value(self, weights: Weights) -> i64:
        value = self.sunk * weights.sunk + self.ready * weights.ready + self.soon * weights.soon
        value += self.race * weights.race + self.moves * weights.moves
        return value + self.stuck * weights.stuck + self.rings * weights.rings


def distances(box: Box) -> list[int]:
    """By pose: the fewest moves that sink the block on an otherwise empty board."""
    known = [FAR] * 256
    for distance in range(1, FAR):
        for pose in range(256):
            if known[pose] == FAR:
                targets = [int(box.targets[4 * pose + direction]) for direction in range(4)]
                if any(
                    target == SUNK if distance == 1 else target != NOWHERE and known[target] == distance - 1
                    for target in targets
                ):
                    known[pose] = distance
    known[SUNK] = 0
    return known


@final
@mypyc_attr(acyclic=True)
class BlackHolesKnowledge(Knowledge):
    distance: vec[i64]  # by pose
    weights: Weights

    def __init__(self, box: Box, weights: Weights = WEIGHTS) -> None:
        self.distance = vec[i64](distances(box))
        self.weights = weights

    def scale(self) -> float:
        return SCALE

    def estimate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Position)  # noqa: S101  search gives a game's knowledge that game's states
        weights = self.weights
        value = self.features(state, LIGHT).value(weights) - self.features(state, DARK).value(weights)
        tempo = weights.tempo * state.left
        value += tempo if state.side == LIGHT else -tempo
        return value if seat == LIGHT else -value

    def features(self, position: Position, seat: i64) -> Features:
        box = position.box
        targets = box.targets
        needs = box.needs
        distance = self.distance
        low = position.low
        high = position.high
        ready: i64 = 0
        soon: i64 = 0
        moves: i64 = 0
        stuck: i64 = 0
        rings: i64 = 0
        by_distance: i64 = 0  # four bits for each distance
        for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
            pose: i64 = i64(position.poses[block])
            if pose == SUNK:
                break
            away = distance[pose]
            by_distance += 1 << (4 * away)
            ring = box.rings[pose]
            rings += (ring & 0xF) + ((ring >> 4) & 0xF) + ((ring >> 8) & 0xF) + ((ring >> 12) & 0xF)
            ways: i64 = 0
            nearer = False
            for code in range(4 * pose, 4 * pose + 4):
                if free(needs, low, high, position.rings, code) == 0:
                    continue
                ways += 1
                if distance[i64(targets[code])] == 1:
                    nearer = True
            moves += ways
            if ways == 0:
                stuck += 1
            if away == 1:
                ready += 1
            elif nearer:
                soon += 1
        found = Features(position.sunk(seat))
        found.ready = ready
        found.soon = soon
        found.race = race(by_distance, TO_WIN - found.sunk)
        found.moves = moves
        found.stuck = stuck
        found.rings = rings
        return found

    def forcing(self, state: State, seat: i64) -> vec[i32]:
        """Sinkings: they can't be undone, and four of them win."""
        assert isinstance(state, Position)  # noqa: S101
        codes = vec[i32]()
        targets = state.box.targets
        for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
            pose: i64 = i64(state.poses[block])
            if pose == SUNK:
                break
            if self.distance[pose] == 1:
                for code in range(4 * pose, 4 * pose + 4):
                    if i64(targets[code]) == SUNK:
                        codes = append(codes, i32(code))
        return codes


def race(by_distance: i64, need: i64) -> i64:
    """The fewest moves that would sink the blocks still needed if nothing stood in the way."""
    total: i64 = 0
    for away in range(i64(1), i64(FAR + 1)):
        taken = (by_distance >> (4 * away)) & 0xF
        if taken > need:
            taken = need
        total += taken * away
        need -= taken
    return total
