"""A small network that judges a display: one layer of units over the features, and their sum.

Its figures, in network.toml, come from matches of players who judged by earlier ones (research/train_buccaneers.py)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.buccaneers.bot.features import OF_TABLE, Features
from ergosphere.games.buccaneers.rules.state import Buccaneers

BLOCK: Final = 8  # the number of units is a multiple of it


@final
@mypyc_attr(acyclic=True)
class Network:
    features: Features
    first: vec[float]  # width * feature + unit: what a feature adds to a unit
    second: vec[float]  # by unit: what it adds to the judgement where it is positive
    width: i64
    common: vec[float]  # by unit: what the table adds, whatever the card
    units: vec[float]
    nothing: vec[float]
    places: vec[i64]  # where the rows of nonzero features begin
    amounts: vec[float]  # and the features' amounts

    def __init__(self, first: list[list[float]], second: list[float], features: Features) -> None:
        """`first`: by feature, by unit. Networks that judge the same tables share the features."""
        self.features = features
        self.first = vec[float]([number for row in first for number in row])
        self.second = vec[float](second)
        self.width = i64(len(second))
        self.common = vec[float]([0.0] * len(second))
        self.units = vec[float]([0.0] * len(second))
        self.nothing = vec[float]([0.0] * len(second))
        self.places = vec[i64]([0] * len(first))
        self.amounts = vec[float]([0.0] * len(first))

    def look(self, state: Buccaneers, seat: i64, left: i64) -> None:
        """From a seat, once the displays are measured: what is the same for all its cards is added up once."""
        self.features.look(state, seat, left)
        count = self.gather(self.features.table, 0)
        for block in range(i64(0), self.width, i64(BLOCK)):
            self.add_up(self.nothing, self.common, block, count)

    def judge(self, state: Buccaneers, seat: i64, kind: i64, left: i64) -> float:
        """The payoff that the seat can expect from adding a card to its display, -1 to 1."""
        self.features.consider(state, seat, kind, left)
        count = self.gather(self.features.display, OF_TABLE)
        total = 0.0
        units = self.units
        second = self.second
        for block in range(i64(0), self.width, i64(BLOCK)):
            self.add_up(self.common, units, block, count)
            for unit in range(block, block + BLOCK):
                if units[unit] > 0.0:
                    total += units[unit] * second[unit]
        return total

    def gather(self, features: vec[float], number: i64) -> i64:
        """Collect the nonzero features; `number` is the first one's."""
        places = self.places
        amounts = self.amounts
        at = self.width * number
        count: i64 = 0
        for feature in features:
            if feature != 0.0:
                places[count] = at
                amounts[count] = feature
                count += 1
            at += self.width
        return count

    def add_up(self, before: vec[float], after: vec[float], block: i64, count: i64) -> None:
        """Eight units at once, in variables: three times as fast as a loop over all units."""
        first = self.first
        places = self.places
        amounts = self.amounts
        a = before[block]
        b = before[block + 1]
        c = before[block + 2]
        d = before[block + 3]
        e = before[block + 4]
        f = before[block + 5]
        g = before[block + 6]
        h = before[block + 7]
        for i in range(count):
            amount = amounts[i]
            at = places[i] + block
            a += amount * first[at]
            b += amount * first[at + 1]
            c += amount * first[at + 2]
            d += amount * first[at + 3]
            e += amount * first[at + 4]
            f += amount * first[at + 5]
            g += amount * first[at + 6]
            h += amount * first[at + 7]
        after[block] = a
        after[block + 1] = b
        after[block + 2] = c
        after[block + 3] = d
        after[block + 4] = e
        after[block + 5] = f
        after[block + 6] = g
        after[block + 7] = h
