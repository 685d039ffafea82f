"""What a row is, and how its two sides are measured: in turns, so that a drift of the machine hits both."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import TypedDict

# Works for about so many seconds and says how many units it did in a second.
Side = Callable[[float], float]

# Does one small piece of the work (a match, say), other for each number, and says how many units that was.
Piece = Callable[[int], int]


@dataclass(frozen=True)
class Sides:
    """What a row's function prepares: our side, and the peer's if there is one."""

    ours: Side
    peer: Side | None = None


@dataclass(frozen=True)
class Row:
    """One line of the table. `sides` prepares the work and is called only when the row is measured."""

    name: str
    unit: str
    note: str
    sides: Callable[[], Sides]
    peer_name: str | None = None
    bar: float | None = None


class Result(TypedDict):
    """One line of bench.json."""

    name: str
    unit: str
    ours: float
    peer: float | None
    peer_name: str | None
    ratio: float | None
    bar: float | None
    note: str


@dataclass(frozen=True)
class Plan:
    """How long to measure: `rounds` times `seconds` for each side."""

    rounds: int
    seconds: float


# An odd number of rounds, so that the median is a rate that was measured.
FULL = Plan(rounds=9, seconds=0.5)
QUICK = Plan(rounds=3, seconds=0.15)


class Rows(list[Row]):
    """The rows of one topic, in the order in which their functions are written."""

    def add(
        self, name: str, unit: str, note: str, peer_name: str | None = None, bar: float | None = None
    ) -> Callable[[Callable[[], Sides]], Callable[[], Sides]]:
        """Make the decorated function a row."""

        def keep(sides: Callable[[], Sides]) -> Callable[[], Sides]:
            self.append(Row(name, unit, note, sides, peer_name, bar))
            return sides

        return keep


def rate(piece: Piece) -> Side:
    """A side that repeats a piece. The first one is not counted: it fills caches and free lists."""

    def side(seconds: float) -> float:
        piece(0)
        units = number = 0
        start = now = perf_counter()
        while now - start < seconds:
            number += 1
            units += piece(number)
            now = perf_counter()
        return units / (now - start)

    return side


def measure(row: Row, plan: Plan, progress: Callable[[int], None]) -> Result:
    """Ours, peer, ours, peer, ...; the median of each side."""
    sides = row.sides()
    ours: list[float] = []
    peer: list[float] = []
    for number in range(plan.rounds):
        progress(number)
        ours.append(sides.ours(plan.seconds))
        if sides.peer:
            peer.append(sides.peer(plan.seconds))
    mine = statistics.median(ours)
    other = statistics.median(peer) if peer else None
    return Result(
        name=row.name,
        unit=row.unit,
        ours=round(mine, 1),
        peer=None if other is None else round(other, 1),
        peer_name=row.peer_name,
        ratio=None if other is None else round(mine / other, 3),
        bar=row.bar,
        note=row.note,
    )


def missed(result: Result) -> bool:
    """A bar that is not reached."""
    return result["bar"] is not None and (result["ratio"] is None or result["ratio"] < result["bar"])
