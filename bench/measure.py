"""What a row is, and how its two sides are measured: in turns, so that a drift of the machine hits both."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from time import perf_counter
from typing import NamedTuple, TypedDict

# Works for about so many seconds and says how many units it did in a second, or what else the row's unit is.
Side = Callable[[float], float]

# Does one small piece of the work (a match, say), other for each number, and says how many units that was.
Piece = Callable[[int], int]


@dataclass(frozen=True)
class Sides:
    """What a row's function prepares: our side, and the peer's if there is one."""

    ours: Side
    peer: Side | None = None
    no_peer: str | None = None
    """Why there is none, although the row has one: then there is no bar either."""


@dataclass(frozen=True)
class Plan:
    """How long to measure: `rounds` times `seconds` for each side."""

    rounds: int
    seconds: float


class Plans(NamedTuple):
    """How long a whole run measures a row, and a quick one."""

    full: Plan
    quick: Plan


# An odd number of rounds, so that the median is a rate that was measured.
USUAL = Plans(full=Plan(rounds=9, seconds=0.5), quick=Plan(rounds=3, seconds=0.15))


@dataclass(frozen=True)
class Row:
    """One line of the table. `sides` prepares the work and is called only when the row is measured."""

    name: str
    unit: str
    note: str
    sides: Callable[[], Sides]
    peer_name: str | None = None
    bar: float | None = None
    plans: Plans = USUAL
    less: bool = False
    """Is less better? Then the ratio is the peer's figure by ours: above 1 is in our favour in every row."""


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


class Rows(list[Row]):
    """The rows of one topic, in the order in which their functions are written."""

    def add(
        self,
        name: str,
        unit: str,
        note: str,
        peer_name: str | None = None,
        bar: float | None = None,
        plans: Plans = USUAL,
        less: bool = False,
    ) -> Callable[[Callable[[], Sides]], Callable[[], Sides]]:
        """Make the decorated function a row."""

        def keep(sides: Callable[[], Sides]) -> Callable[[], Sides]:
            self.append(Row(name, unit, note, sides, peer_name, bar, plans, less))
            return sides

        return keep


class Remembered:
    """What is measured once and shown in several rows: each round of a row has the figures of that round."""

    def __init__(self, measure: Callable[[float], Mapping[str, float]]) -> None:
        self.measure = measure
        self.rounds: list[Mapping[str, float]] = []

    def side(self, *parts: tuple[str, float]) -> Side:
        """The sum of some figures, each so many times."""
        numbers = count()

        def side(seconds: float) -> float:
            number = next(numbers)
            while len(self.rounds) <= number:
                self.rounds.append(self.measure(seconds))
            return sum(self.rounds[number][name] * times for name, times in parts)

        return side


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
        ours=rounded(mine),
        peer=None if other is None else rounded(other),
        peer_name=sides.no_peer or row.peer_name,
        ratio=None if other is None else round(other / mine if row.less else mine / other, 3),
        bar=None if sides.no_peer else row.bar,
        note=row.note,
    )


def rounded(number: float) -> float:
    return round(number, 1 if number >= 100 else 3)


def missed(result: Result) -> bool:
    """A bar that is not reached."""
    return result["bar"] is not None and (result["ratio"] is None or result["ratio"] < result["bar"])
