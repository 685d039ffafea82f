"""One more move of a long match beside one of a young match: six crews of Black Hole Explorer, all of them people.

What the server does for it, without socket and disk, which know nothing of the match: the move, its entries, and an
update for each crew."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator, Mapping
from itertools import count
from time import perf_counter
from typing import NamedTuple

import ergosphere
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.seating import Setup
from ergosphere.server.updates import Teller

SEATS = 6
AGES = {"young": 20, "long": 2000}  # lines
SPAN = 200  # lines from there on that are looked at
SEED = bytes(32)


class Move(NamedTuple):
    lines: int
    """Before it."""
    ms: float
    bytes: int
    """Of all updates."""


def one_more_move() -> Mapping[str, float]:
    """The median time and the mean number of bytes at each age."""
    moves = long_match()
    found: dict[str, float] = {}
    for age, first in AGES.items():
        then = [move for move in moves if first <= move.lines < first + SPAN]
        found[f"{age}-ms"] = statistics.median(move.ms for move in then)
        found[f"{age}-bytes"] = statistics.mean(move.bytes for move in then)
    return found


def long_match() -> list[Move]:
    """The first match of random choices that lasts long enough."""
    for choices in count():
        moves = list(played(random.Random(choices)))
        if moves[-1].lines >= AGES["long"] + SPAN:
            return moves
    raise AssertionError


def played(choose: random.Random) -> Iterator[Move]:
    ledger = Ledger(ergosphere.load("explorer"), SEED, Setup({"missions": "9"}, [SeatInfo("human")] * SEATS))
    for seat in range(SEATS):
        ledger.arrive(seat)
    while ledger.match.outcome is None:
        lines, seat = ledger.match.course.lines, ledger.actors[0]
        action = str(choose.choice(ledger.match.state.legal(seat)))
        begin = perf_counter()
        events = ledger.act(seat, action, str(lines), press=str(lines))
        ledger.take_fresh()
        teller = Teller(ledger, range(SEATS), events, lines)
        size = sum(len(teller.update(seat)) for seat in range(SEATS))
        yield Move(lines, 1000 * (perf_counter() - begin), size)
