"""The sums of all displays, and each seat's risk of being drawn in if the round ended now."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.buccaneers.rules.kinds import HAND, PAPERWEIGHT, SEATS
from ergosphere.games.buccaneers.rules.state import Buccaneers

MIDDLE: Final = 32


@final
@mypyc_attr(acyclic=True)
class DisplaySums:
    """Measured once per turn: nothing changes until the last seat has selected."""

    threshold: float
    values: vec[float]  # by seat
    weights: vec[float]
    toys: vec[float]
    crafts: vec[i64]
    risks: vec[float]
    pile: vec[i64]  # the weights of all cards in hands: one of them will probably be turned up
    cards: i64
    lighter: vec[i64]  # MIDDLE + weight: how many of these weigh less

    def __init__(self) -> None:
        self.threshold = 0.0
        self.values = vec[float]([0.0] * SEATS)
        self.weights = vec[float]([0.0] * SEATS)
        self.toys = vec[float]([0.0] * SEATS)
        self.crafts = vec[i64]([0] * SEATS)
        self.risks = vec[float]([0.0] * SEATS)
        self.pile = vec[i64]([0] * (HAND * SEATS))
        self.cards = 0
        self.lighter = vec[i64]([0] * (2 * MIDDLE + 1))

    def measure(self, state: Buccaneers) -> None:
        self.threshold = float(state.base_threshold())
        self.look_at_hands(state)
        for seat in range(state.count):
            value, weight, toys, craft = state.measure(seat)
            self.values[seat] = float(value)
            self.weights[seat] = float(weight)
            self.toys[seat] = float(toys)
            self.crafts[seat] = craft
        first = self.first_in_toys(state.count)
        for seat in range(state.count):
            room = self.threshold - self.weights[seat]
            if seat == first:
                room -= float(state.box.toys_card)
            self.risks[seat] = self.risk(room, 2 if state.owner(PAPERWEIGHT) == seat else 1)

    def look_at_hands(self, state: Buccaneers) -> None:
        weights = state.box.weight
        cards: i64 = 0
        for packet in range(state.count):
            for place in range(i64(state.sizes[packet])):
                self.pile[cards] = weights[state.card(packet, place)]
                cards += 1
        self.cards = cards
        lighter = self.lighter
        for i in range(i64(len(lighter))):
            lighter[i] = 0
        for place in range(cards):
            lighter[within(self.pile[place])] += 1
        total: i64 = 0
        for i in range(i64(len(lighter))):
            count = lighter[i]
            lighter[i] = total
            total += count

    def first_in_toys(self, count: i64) -> i64:
        """BB-28: the seat that alone has the heaviest Toys, or -1."""
        first: i64 = 0
        tied = False
        for seat in range(i64(1), count):
            if self.toys[seat] > self.toys[first]:
                first = seat
                tied = False
            elif self.toys[seat] == self.toys[first]:
                tied = True
        return -1 if tied else first

    def risk(self, room: float, factor: i64) -> float:
        """The share of the cards in hands that, turned up, would not save a display with this much room."""
        if self.cards == 0:
            return 0.0
        least = -i64(room) if factor == 1 else -(i64(room) >> 1)
        return float(self.lighter[within(least)]) / float(self.cards)


def within(weight: i64) -> i64:
    """Where a weight is counted; other packs may exceed the range."""
    return MIDDLE + max(i64(-MIDDLE), min(i64(MIDDLE), weight))
