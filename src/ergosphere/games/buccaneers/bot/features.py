"""What the networks judge by: figures about a display with another card.

Figures rather than names of cards wherever possible, so that they work with other packs, too."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.buccaneers.bot.display_sums import DisplaySums
from ergosphere.games.buccaneers.rules.kinds import (
    CARPET,
    EGG,
    EXOSKELETON,
    FAMILY,
    GPS,
    IS_PART,
    IS_ROBOT,
    IS_SHAPESHIFTER,
    IS_SPACECRAFT,
    IS_TOY,
    LASER,
    LOOT,
    NONE,
    PAPERWEIGHT,
    PARTS,
    RING,
    ROUNDS,
    SUCKER,
    TENTACLES,
    TIIT,
    TOWEL,
)
from ergosphere.games.buccaneers.rules.phases import SELECT
from ergosphere.games.buccaneers.rules.position import ALL_GROUPS, NO_CRAFT, SIZE
from ergosphere.games.buccaneers.rules.state import Buccaneers

# Of the table: the same for every card of a hand.
TABLE: Final = (
    "one", "seats", "threshold", "left-0", "left-1", "left-2", "left-3", "left-4", "left-5", "left-6", "left-7",
    "left-8", "best-value", "second-value", "mean-value", "most-room", "mean-room", "least-room", "others-risk",
    "round-1", "round-2", "round-3", "lead", "mean-lead", "last-lead", "others-toys", "other-hands", "laser",
)  # fmt: skip
ONE: Final = 0
COUNT: Final = 1
THRESHOLD: Final = 2
LEFT: Final = 3  # one for each number of turns to come
BEST_VALUE: Final = 12
SECOND_VALUE: Final = 13
MEAN_VALUE: Final = 14
MOST_ROOM: Final = 15
MEAN_ROOM: Final = 16
LEAST_ROOM: Final = 17
OTHERS_RISK: Final = 18
ROUND: Final = 19
LEAD: Final = 22
MEAN_LEAD: Final = 23
LAST_LEAD: Final = 24
OTHERS_TOYS: Final = 25
OTHER_HANDS: Final = 26
HAS_LASER: Final = 27
OF_TABLE: Final = 28

# Of the display.
DISPLAY: Final = (
    "value", "weight", "room", "pace", "over-best", "over-mean", "room-over-mean", "shapeshifters", "stack", "group-1",
    "group-2", "group-3", "group-4", "toys", "toy-lead", "toys-first", "toys-tied", "craft", "has-craft", "robot",
    "new-gps", "new-tiit", "new-tentacles", "new-laser", "sucker-0", "sucker-1", "sucker-2", "sucker-3", "cubus-0",
    "cubus-1", "cubus-2", "cubus-3", "loot-0", "loot-1", "loot-2", "loot-3", "sucker-turns", "cubus-turns",
    "loot-turns", "egg", "pool", "ring", "carpet", "exoskeleton", "paperweight", "towel", "carpet-gap",
    "exoskeleton-gap", "ring-room", "own-hand", "risk", "safe-value", "beaten", "tight",
)  # fmt: skip
VALUE: Final = 0
WEIGHT: Final = 1
ROOM: Final = 2
PACE: Final = 3
OVER_BEST: Final = 4
OVER_MEAN: Final = 5
ROOM_OVER_MEAN: Final = 6
SHIFTERS: Final = 7
STACK: Final = 8
GROUP_SIZES: Final = 9
TOYS: Final = 13
TOY_LEAD: Final = 14
TOYS_FIRST: Final = 15
TOYS_TIED: Final = 16
CRAFT: Final = 17
HAS_CRAFT: Final = 18
ROBOT: Final = 19
NEW_GPS: Final = 20
NEW_TIIT: Final = 21
NEW_TENTACLES: Final = 22
NEW_LASER: Final = 23
SPINS: Final = 24
SPIN_TURNS: Final = 36
RELICS: Final = 39
CARPET_GAP: Final = 46
EXOSKELETON_GAP: Final = 47
RING_ROOM: Final = 48
OWN_HAND: Final = 49
RISK: Final = 50
SAFE_VALUE: Final = 51
BEATEN: Final = 52
TIGHT: Final = 53
OF_DISPLAY: Final = 54


def bounded(number: float, bound: float) -> float:
    return max(-bound, min(bound, number))


@final
@mypyc_attr(acyclic=True)
class Features:
    """Filled in three steps: measure the displays, look from a seat, consider a card."""

    sums: DisplaySums
    mean_weight: float  # of all cards
    table: vec[float]
    display: vec[float]
    # as seen from the seat
    hand: float  # weights of the cards that it holds
    best_toys: float  # of the others
    lowest: float  # weights of the others
    highest: float
    stacked: float  # Shapeshifters
    sizes: vec[i64]  # groups of parts by their size
    # the display with another card
    value: float
    weight: float
    toys: float
    craft: i64
    room: float  # up to the hole's threshold with the Threshold cards
    turns: float  # to come
    worth: float  # the value, and the room, with the Value and Weight cards that it would take now
    safe: float

    def __init__(self, mean_weight: float) -> None:
        self.sums = DisplaySums()
        self.mean_weight = mean_weight
        self.table = vec[float]([0.0] * OF_TABLE)
        self.display = vec[float]([0.0] * OF_DISPLAY)
        self.hand = self.best_toys = self.lowest = self.highest = self.stacked = 0.0
        self.sizes = vec[i64]([0] * 5)
        self.value = self.weight = self.toys = self.room = self.turns = self.worth = self.safe = 0.0
        self.craft = 0

    # From a seat

    def look(self, state: Buccaneers, seat: i64, left: i64) -> None:
        """`left`: the turns after this one."""
        table = self.table
        for i in range(i64(OF_TABLE)):
            table[i] = 0.0
        table[ONE] = 1.0
        table[COUNT] = float(state.count - 4) / 2.0
        table[THRESHOLD] = self.sums.threshold / 20.0
        table[LEFT + (left if left < 9 else 8)] = 1.0
        table[ROUND + state.round] = 1.0
        if state.owner(LASER) == seat:
            table[HAS_LASER] = 1.0
        self.look_at_values(state, seat)
        self.look_at_weights(state, seat)
        self.look_at_points(state, seat)
        self.look_at_hands(state, seat)
        self.look_at_groups(state, seat)

    def look_at_values(self, state: Buccaneers, seat: i64) -> None:
        values = self.sums.values
        best = -1000.0
        second = -1000.0
        total = 0.0
        for other in range(state.count):
            if other != seat:
                value = values[other]
                total += value
                if value > best:
                    second = best
                    best = value
                elif value > second:
                    second = value
        self.table[BEST_VALUE] = best / 20.0
        self.table[SECOND_VALUE] = second / 20.0
        self.table[MEAN_VALUE] = total / float(state.count - 1) / 20.0

    def look_at_weights(self, state: Buccaneers, seat: i64) -> None:
        sums = self.sums
        lowest = 1000.0
        highest = -1000.0
        total = 0.0
        toys = -1.0
        risks = 0.0
        for other in range(state.count):
            if other != seat:
                weight = sums.weights[other]
                total += weight
                lowest = min(lowest, weight)
                highest = max(highest, weight)
                toys = max(toys, sums.toys[other])
                risks += sums.risks[other]
        others = float(state.count - 1)
        self.lowest = lowest
        self.highest = highest
        self.best_toys = toys
        self.table[MOST_ROOM] = (sums.threshold - lowest) / 20.0
        self.table[MEAN_ROOM] = (sums.threshold - total / others) / 20.0
        self.table[LEAST_ROOM] = (sums.threshold - highest) / 20.0
        self.table[OTHERS_RISK] = risks / others
        self.table[OTHERS_TOYS] = toys / 10.0

    def look_at_points(self, state: Buccaneers, seat: i64) -> None:
        best: i64 = -1000
        total: i64 = 0
        for other in range(state.count):
            if other != seat:
                total += state.points[other]
                best = max(best, state.points[other])
        own = state.points[seat]
        lead = float(own - best) / 15.0
        self.table[LEAD] = lead
        self.table[MEAN_LEAD] = (float(own) - float(total) / float(state.count - 1)) / 15.0
        if state.round == ROUNDS - 1:
            self.table[LAST_LEAD] = lead

    def look_at_hands(self, state: Buccaneers, seat: i64) -> None:
        packet = state.packet(seat)
        hand: i64 = 0
        for place in range(i64(state.sizes[packet])):
            hand += state.box.weight[state.card(packet, place)]
        total: i64 = -hand
        for place in range(self.sums.cards):
            total += self.sums.pile[place]
        self.hand = float(hand)
        others = self.sums.cards - i64(state.sizes[packet])
        if others > 0:
            self.table[OTHER_HANDS] = (float(total) / float(others) - self.mean_weight) / 4.0

    def look_at_groups(self, state: Buccaneers, seat: i64) -> None:
        self.stacked = 0.0
        if i64(state.tops[seat]) != NONE:
            for place in range(state.turn + 4):
                kind = state.shown(seat, place)
                if kind != NONE and i64(FAMILY[kind]) == IS_SHAPESHIFTER:
                    self.stacked += 1.0
        sizes = self.sizes
        for i in range(i64(5)):
            sizes[i] = 0
        masks = state.groups[seat] & ALL_GROUPS
        while masks != 0:
            sizes[SIZE[masks & 15]] += 1
            masks >>= 4

    # A card

    def consider(self, state: Buccaneers, seat: i64, kind: i64, left: i64) -> None:
        """The display with another card."""
        display = self.display
        for i in range(i64(OF_DISPLAY)):
            display[i] = 0.0
        sums = self.sums
        self.value = sums.values[seat]
        self.weight = sums.weights[seat]
        self.toys = sums.toys[seat]
        self.craft = sums.crafts[seat]
        self.turns = float(left)
        threshold = sums.threshold
        if kind == TIIT:
            threshold += float(state.box.tiit)
            self.turns += 1.0
        self.add(state, seat, kind)
        self.room = threshold - self.weight
        self.worth = self.value
        self.safe = self.room
        self.count_toys_and_craft(state)
        self.count_artifacts(state, seat, kind)
        self.count_relics(state, seat, kind)
        self.weigh(state, seat, kind)

    def add(self, state: Buccaneers, seat: i64, kind: i64) -> None:
        """The card's value and weight, and what it changes about the others."""
        box = state.box
        display = self.display
        value = float(box.value[kind])
        weight = float(box.weight[kind])
        top = i64(state.tops[seat])
        stack = float(box.weight[top]) if top != NONE else 0.0
        stacked = self.stacked
        for size in range(i64(1), i64(5)):
            display[GROUP_SIZES + size - 1] = float(self.sizes[size])
        family = i64(FAMILY[kind])
        if family == IS_ROBOT:
            display[ROBOT] = (value - weight) / 3.0
        elif family == IS_SHAPESHIFTER:
            self.weight += stacked * (weight - stack)
            stacked += 1.0
            stack = weight
        elif family == IS_PART:
            size = state.largest_open(seat, kind - PARTS)
            if size > 0:
                display[GROUP_SIZES + size - 1] -= 1.0
            display[GROUP_SIZES + size] += 1.0
            value = float((size + 1) * box.part_value[size + 1] - size * box.part_value[size])
            weight = float((size + 1) * box.part_weight[size + 1] - size * box.part_weight[size])
        elif family == IS_TOY:
            self.toys += weight
        elif family == IS_SPACECRAFT:
            self.craft = max(self.craft, box.value[kind])
        self.value += value
        self.weight += weight
        display[SHIFTERS] = stacked / 2.0
        display[STACK] = stacked * stack / 15.0

    def count_toys_and_craft(self, state: Buccaneers) -> None:
        display = self.display
        gap = self.toys - self.best_toys
        display[TOYS] = self.toys / 10.0
        display[TOY_LEAD] = bounded(gap / 6.0, 1.5)
        if gap > 0.0:
            display[TOYS_FIRST] = 1.0
            self.safe -= float(state.box.toys_card)
        elif gap == 0.0 and self.toys > 0.0:
            display[TOYS_TIED] = 1.0
        if self.craft != NO_CRAFT:
            display[CRAFT] = float(self.craft) / 15.0
            display[HAS_CRAFT] = 1.0

    def count_artifacts(self, state: Buccaneers, seat: i64, kind: i64) -> None:
        display = self.display
        if kind == GPS:
            display[NEW_GPS] = 1.0
        elif kind == TIIT:
            display[NEW_TIIT] = 1.0
        elif kind == TENTACLES:
            display[NEW_TENTACLES] = 1.0
        elif kind == LASER:
            display[NEW_LASER] = 1.0
        for artifact in range(i64(SUCKER), i64(LOOT + 1)):
            if kind == artifact or state.owner(artifact) == seat:
                spin = 0 if kind == artifact else i64(state.spins[artifact - SUCKER]) & 3
                display[SPINS + 4 * (artifact - SUCKER) + spin] = 1.0
                display[SPIN_TURNS + artifact - SUCKER] = self.turns / 5.0

    def count_relics(self, state: Buccaneers, seat: i64, kind: i64) -> None:
        display = self.display
        for relic in range(i64(EGG), i64(TOWEL + 1)):
            if kind == relic or state.owner(relic) == seat:
                display[RELICS + relic - EGG] = 1.0
        if display[RELICS + CARPET - EGG] != 0.0:
            gap = self.lowest - self.weight
            display[CARPET_GAP] = bounded(gap / 6.0, 1.5)
            if gap > 0.0:
                self.worth += float(state.box.carpet_card)
        if display[RELICS + EXOSKELETON - EGG] != 0.0:
            gap = self.weight - self.highest
            display[EXOSKELETON_GAP] = bounded(gap / 6.0, 1.5)
            if gap > 0.0:
                self.safe -= float(state.box.exoskeleton_card)
        if display[RELICS + RING - EGG] != 0.0:
            display[RING_ROOM] = self.room / 20.0

    def weigh(self, state: Buccaneers, seat: i64, kind: i64) -> None:
        """Value against danger."""
        display = self.display
        table = self.table
        sums = self.sums
        display[VALUE] = self.value / 20.0
        display[WEIGHT] = self.weight / 20.0
        display[ROOM] = self.room / 20.0
        display[PACE] = self.room / (self.turns + 1.0) / 6.0
        display[OVER_BEST] = self.value / 15.0 - table[BEST_VALUE] * 20.0 / 15.0
        display[OVER_MEAN] = self.value / 15.0 - table[MEAN_VALUE] * 20.0 / 15.0
        display[ROOM_OVER_MEAN] = self.room / 15.0 - table[MEAN_ROOM] * 20.0 / 15.0
        display[TIGHT] = bounded((self.room + self.mean_weight) / (3.0 * (self.turns + 1.0)) - 1.0, 1.0)
        hand = self.hand
        rest = i64(state.sizes[state.packet(seat)])
        if state.phase == SELECT:
            hand -= float(state.box.weight[kind])
            rest -= 1
        if rest > 0:
            display[OWN_HAND] = (hand / float(rest) - self.mean_weight) / 4.0
        risk = sums.risk(self.safe, 2 if display[RELICS + PAPERWEIGHT - EGG] != 0.0 else 1)
        beaten = 0.0
        for other in range(state.count):
            if other != seat:
                ahead = max(0.0, min(1.0, 0.5 + (self.worth - sums.values[other]) / 10.0))
                beaten += sums.risks[other] + (1.0 - sums.risks[other]) * ahead
        display[RISK] = risk
        display[SAFE_VALUE] = (1.0 - risk) * self.worth / 20.0
        display[BEATEN] = (1.0 - risk) * beaten / float(state.count - 1)
