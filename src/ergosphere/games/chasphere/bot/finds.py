"""What an exploration is worth: the best of the cards drawn, given what the explorer knows about the deck."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.chasphere.bot.worth import SOON, card_worth, fixed_worth
from ergosphere.games.chasphere.pack import DECK
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import SLOTS, Box
from ergosphere.games.chasphere.rules.decks import knows
from ergosphere.games.chasphere.rules.position import Position
from ergosphere.games.chasphere.rules.scoring import Cards
from ergosphere.games.chasphere.rules.sector import PLANETS

WAYS: Final = vec[i64]([math.comb(cards, drawn) for cards in range(SLOTS + 1) for drawn in range(8)])
KINDS: Final = 16  # more than a deck has
WORN: Final = 85  # percent: others have already taken the best cards


def usual_finds(box: Box) -> list[int]:
    """By 48 * turns to come + 8 * planet + n: the expected worth of the best of n cards, whoever explores."""
    return [find for soon in range(SOON + 1) for find in finds_with(box, soon)]


def finds_with(box: Box, soon: int) -> list[int]:
    found = [0] * (8 * PLANETS)
    for planet in range(PLANETS):
        for n in range(1, 7):
            worths = sorted(
                [
                    0 if n == 1 and box.hidden[kind] else int(fixed_worth(box, kind, soon))
                    for kind in range(int(box.deck_start[planet]), int(box.deck_start[planet + 1]))
                    for _ in range(int(box.copies[kind]))
                ],
                reverse=True,
            )
            ways = math.comb(DECK, n)
            mean = sum(worth * math.comb(DECK - 1 - i, n - 1) for i, worth in enumerate(worths)) / ways
            found[8 * planet + n] = round(mean * WORN / 100)
    return found


@final
@mypyc_attr(acyclic=True)
class Prospect:
    """What one deck offers one seat, in tenths of a point."""

    best: vec[i64]  # by the energy spent
    counts: vec[i64]  # cards somewhere in the deck, by kind from the deck's first
    worths: vec[i64]  # of those cards, the best first
    copies: vec[i64]
    hidden: vec[i64]
    kinds: i64  # the length of these lists
    rest: i64  # the sum of the counts
    known: i64  # cards at the very top that the seat knows

    def __init__(self) -> None:
        self.best = vec[i64]([0] * 8)
        self.counts = vec[i64]([0] * KINDS)
        self.worths = vec[i64]([0] * KINDS)
        self.copies = vec[i64]([0] * KINDS)
        self.hidden = vec[i64]([0] * KINDS)
        self.kinds = 0
        self.rest = 0
        self.known = 0

    def weigh(self, position: Position, seat: i64, deck: i64, cards: Cards, left: i64, level: i64, most: i64) -> None:
        """The expected worth of the best of 1 to `most` cards."""
        self.count(position, deck, i64(1) << seat)
        self.sort(position, seat, deck, cards, left, level)
        box = position.box
        top = SLOTS * deck + i64(position.sizes[3 * deck + p.ON_TOP])
        for n in range(i64(1), most + 1):
            sure: i64 = 0
            seen = n if n < self.known else self.known
            for i in range(seen):
                kind = i64(position.slots[top - 1 - i])
                if not box.is_event(kind) and (n > 1 or not box.hidden[kind]):
                    sure = max(sure, card_worth(position, seat, cards, kind, left, level))
            self.best[n] = self.mean(n - seen, sure, n > 1)

    def count(self, position: Position, deck: i64, bit: i64) -> None:
        """The seat knows where a card is, or the card is somewhere in the deck."""
        box = position.box
        start = i64(box.deck_start[deck])
        base = SLOTS * deck
        top = i64(position.sizes[3 * deck + p.ON_TOP])
        self.rest = i64(position.sizes[3 * deck])
        for kind in range(start, i64(box.deck_start[deck + 1])):
            self.counts[kind - start] = i64(position.cards[box.kinds * p.POOL + kind])
        self.known = 0
        for i in range(top):
            place = base + top - 1 - i
            if not knows(i64(position.marks[place]), bit):
                self.counts[i64(position.slots[place]) - start] += 1
                self.rest += 1
            elif self.known == i:
                self.known += 1
        for i in range(i64(position.sizes[3 * deck + p.BELOW])):
            place = base + SLOTS - 1 - i
            if not knows(i64(position.marks[place]), bit):
                self.counts[i64(position.slots[place]) - start] += 1
                self.rest += 1

    def sort(self, position: Position, seat: i64, deck: i64, cards: Cards, left: i64, level: i64) -> None:
        box = position.box
        start = i64(box.deck_start[deck])
        size: i64 = 0
        for kind in range(start, i64(box.deck_start[deck + 1])):
            if self.counts[kind - start]:
                worth = 0 if box.is_event(kind) else card_worth(position, seat, cards, kind, left, level)
                place = size
                while place > 0 and self.worths[place - 1] < worth:
                    self.worths[place] = self.worths[place - 1]
                    self.copies[place] = self.copies[place - 1]
                    self.hidden[place] = self.hidden[place - 1]
                    place -= 1
                self.worths[place] = worth
                self.copies[place] = self.counts[kind - start]
                self.hidden[place] = i64(box.hidden[kind])
                size += 1
        self.kinds = size

    def mean(self, drawn: i64, sure: i64, finds_hidden: bool) -> i64:
        """The expected worth of the best of `drawn` unknown cards and a sure one."""
        if drawn > self.rest:
            drawn = self.rest
        if drawn == 0:
            return sure
        total: i64 = 0
        behind = self.rest
        for i in range(self.kinds):
            ways = WAYS[8 * behind + drawn]
            behind -= self.copies[i]
            worth: i64 = 0 if self.hidden[i] and not finds_hidden else self.worths[i]
            total += max(worth, sure) * (ways - WAYS[8 * behind + drawn])
        return total // WAYS[8 * self.rest + drawn]
