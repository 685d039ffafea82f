"""What a bot knows about Black Holes: how near the blocks are to the holes, who is free to move, whose turn it is."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.state import State
from ergosphere.games.black_holes.rules.board import CLOSED, HIGH, LOW, NOWHERE, SUNK, Board
from ergosphere.games.black_holes.rules.state import BLOCKS, DARK, LIGHT, TO_WIN, BlackHoles

# The features of a side, in the order of the weights.
FEATURES: Final = ("sunk", "ready", "soon", "race", "moves", "stuck", "rings")
TEMPO: Final = 7  # for each move that the side to move has left

# Found by research/tune_black_holes.py: a fit to the results of matches that the bots played against each other.
WEIGHTS: Final = (257, 310, 291, -87, 7, -5, -12, 27)
SCALE: Final = 1000.0

FAR: Final = 9


def distances(board: Board) -> list[int]:
    """By pose: the fewest moves that sink the block on an otherwise empty board."""
    known = [FAR] * 256
    for distance in range(1, FAR):
        for pose in range(256):
            if known[pose] == FAR:
                targets = [int(board.targets[4 * pose + direction]) for direction in range(4)]
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
    distance: vec[i64]
    weights: vec[i64]

    def __init__(self, board: Board, weights: tuple[int, ...] = WEIGHTS) -> None:
        self.distance = vec[i64](distances(board))
        self.weights = vec[i64](weights)

    def scale(self) -> float:
        return SCALE

    def estimate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, BlackHoles)  # noqa: S101  search gives a game's knowledge that game's states
        value = self.side_value(state, LIGHT) - self.side_value(state, DARK)
        tempo = self.weights[TEMPO] * state.left
        value += tempo if state.side == LIGHT else -tempo
        return value if seat == LIGHT else -value

    def side_value(self, state: BlackHoles, seat: i64) -> i64:
        features = self.features(state, seat)
        value: i64 = 0
        for i in range(i64(len(features))):
            value += self.weights[i] * features[i]
        return value

    def features(self, state: BlackHoles, seat: i64) -> vec[i64]:
        """Counts for one side, in the order of FEATURES."""
        board = state.board
        targets = board.targets
        beside = board.beside
        distance = self.distance
        low = state.low
        high = state.high
        sunk = state.sunk_light if seat == LIGHT else state.sunk_dark
        ready: i64 = 0
        soon: i64 = 0
        moves: i64 = 0
        stuck: i64 = 0
        rings: i64 = 0
        by_distance: i64 = 0  # four bits for each distance
        for block in range(BLOCKS * seat, BLOCKS * seat + BLOCKS):
            pose: i64 = i64(state.poses[block])
            if pose == SUNK:
                break
            away = distance[pose]
            by_distance += 1 << (4 * away)
            others = state.rings - beside[pose]
            rings += (beside[pose] & 0xF) + ((beside[pose] >> 4) & 0xF)
            rings += ((beside[pose] >> 8) & 0xF) + ((beside[pose] >> 12) & 0xF)
            free: i64 = 0
            nearer = False
            for code in range(4 * pose, 4 * pose + 4):
                target: i64 = i64(targets[code])
                if (low & LOW[target]) | (high & HIGH[target]) | ((others + beside[target]) & CLOSED):
                    continue
                free += 1
                if distance[target] == 1:
                    nearer = True
            moves += free
            if free == 0:
                stuck += 1
            if away == 1:
                ready += 1
            elif nearer:
                soon += 1
        return vec[i64]([sunk, ready, soon, race(by_distance, TO_WIN - sunk), moves, stuck, rings])

    def forcing(self, state: State, seat: i64) -> vec[i32]:
        """Sinkings: they can't be undone, and four of them win."""
        assert isinstance(state, BlackHoles)  # noqa: S101
        codes = vec[i32]()
        targets = state.board.targets
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
    """The fewest moves that would sink as many blocks as are still needed, if nobody stood in the way."""
    total: i64 = 0
    for away in range(i64(1), i64(FAR + 1)):
        taken = (by_distance >> (4 * away)) & 0xF
        if taken > need:
            taken = need
        total += taken * away
        need -= taken
    return total
