"""All data of a match at one moment: where every card of a round lies, and what it counts there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.engine.state import State
from ergosphere.games.buccaneers.rules.box import SUM_BITS, Box, lowest_sum
from ergosphere.games.buccaneers.rules.hand import BITS, CARD
from ergosphere.games.buccaneers.rules.kinds import (
    CARDS,
    FAMILY,
    GROUPS,
    IS_PART,
    IS_ROBOT,
    IS_SHAPESHIFTER,
    LOOT,
    NONE,
    ROBOTS,
    SEATS,
    SUCKER,
    TENTACLES,
    TOYS,
    TURNS,
    UNIQUE,
    UNIQUES,
)
from ergosphere.games.buccaneers.rules.phases import FLIP, GPS_PICK, RING_USE

# How a card came into a display if it wasn't selected.
BY_TENTACLES: Final = 0
BY_EGG: Final = 1
BY_POOL: Final = 2
TENTACLES_BIT: Final = 15  # among the bits of turned Robots: the one that Titanic Tentacles brought

GROUP_BITS: Final = 12  # of `groups`: four for each group
ALL_GROUPS: Final = 0xFFF

NOT_PLAYED: Final = -1
NO_CRAFT: Final = -1000  # BB-16: worse than any Spacecraft

# To copy from: nothing there yet.
NO_CARDS: Final = vec[u8]([NONE] * (SEATS * TURNS))
NO_TURNS: Final = vec[u8]([0] * TURNS)
NO_MARKS: Final = vec[i64]([0] * SEATS)


@mypyc_attr(acyclic=True)
class Position(State):
    """Data and simple questions about it; draft.py and score_phase.py make the moves.

    Hands travel: a packet keeps its number on its way round the table, and a seat holds a different one each turn."""

    box: Box
    count: i64  # seats
    random_holes: bool
    phase: i64
    waiting: i64  # bits of the seats that must act
    round: i64
    turn: i64  # of the round
    way: i64  # BB-8: 1 clockwise, -1 counterclockwise, 0 not known yet
    shift: i64  # seat i holds packet i - shift
    done: i64  # cards of the current deal or draw that have come
    gps: i64  # the seat whose next card is picked at random, or -1
    laser: i64  # the number of its Threshold card, or NOT_PLAYED
    tiit_turn: i64  # or NOT_PLAYED
    turned_up: i64  # step F; or NONE
    holes: vec[u8]  # by round, or NONE
    stock: vec[u8]  # the draw deck: how many of each kind, in no order
    deck: i64  # cards in it
    hands: vec[i64]  # by packet: BITS for each card, the lowest kind first; after the last turn the pile
    sizes: vec[u8]  # by packet
    sealed: vec[u8]  # by seat: the kind that is selected, or the group that is chosen
    picks: vec[u8]  # SEATS * turn + seat
    shifts: vec[u8]  # by turn
    tiit: vec[u8]  # by packet: the card that TIIT CLO UHL added
    drawn: vec[u8]  # the three cards of Titanic Tentacles
    added: vec[u8]  # BY_TENTACLES, BY_EGG, BY_POOL
    added_to: vec[u8]  # the seats of these
    owners: vec[u8]  # kind - UNIQUE: in whose display it lies
    spins: vec[u8]  # kind - SUCKER: quarter turns in this round; four make a full turn
    groups: vec[i64]  # by seat: four bits of parts for each group, then the groups that the copies have joined
    turned: vec[i64]  # by seat: bits of the turns whose Robot lies turned
    tops: vec[u8]  # by seat: the Shapeshifter revealed last
    discards: vec[u8]
    points: vec[i64]  # by seat
    ledger: vec[i64]  # what the finished rounds gave (scoring.py); never changed in place, so clones share it

    def __init__(
        self, box: Box, count: i64, holes: vec[u8], random_holes: bool, original: Position | None = None
    ) -> None:
        """The beginning of a match, or a copy of an original."""
        self.box = box
        self.count = count
        self.random_holes = random_holes
        if original is None:
            self.phase = FLIP
            self.waiting = 0
            self.round = 0
            self.turn = 0
            self.way = 0
            self.shift = 0
            self.done = 0
            self.gps = -1
            self.laser = NOT_PLAYED
            self.tiit_turn = NOT_PLAYED
            self.turned_up = NONE
            self.holes = holes
            self.stock = box.copies[:]
            self.deck = CARDS
            self.hands = NO_MARKS[:]
            self.sizes = NO_TURNS[:SEATS]
            self.sealed = NO_CARDS[:SEATS]
            self.picks = NO_CARDS[:]
            self.shifts = NO_TURNS[:]
            self.tiit = NO_CARDS[:SEATS]
            self.drawn = NO_CARDS[:3]
            self.added = NO_CARDS[:3]
            self.added_to = NO_CARDS[:3]
            self.owners = NO_CARDS[:UNIQUES]
            self.spins = NO_TURNS[:3]
            self.groups = NO_MARKS[:]
            self.turned = NO_MARKS[:]
            self.tops = NO_CARDS[:SEATS]
            self.discards = NO_CARDS[:0]
            self.points = NO_MARKS[:count]
            self.ledger = NO_MARKS[:0]
        else:
            self.phase = original.phase
            self.waiting = original.waiting
            self.round = original.round
            self.turn = original.turn
            self.way = original.way
            self.shift = original.shift
            self.done = original.done
            self.gps = original.gps
            self.laser = original.laser
            self.tiit_turn = original.tiit_turn
            self.turned_up = original.turned_up
            self.holes = original.holes[:]
            self.stock = original.stock[:]
            self.deck = original.deck
            self.hands = original.hands[:]
            self.sizes = original.sizes[:]
            self.sealed = original.sealed[:]
            self.picks = original.picks[:]
            self.shifts = original.shifts[:]
            self.tiit = original.tiit[:]
            self.drawn = original.drawn[:]
            self.added = original.added[:]
            self.added_to = original.added_to[:]
            self.owners = original.owners[:]
            self.spins = original.spins[:]
            self.groups = original.groups[:]
            self.turned = original.turned[:]
            self.tops = original.tops[:]
            self.discards = original.discards[:]
            self.points = original.points
            self.ledger = original.ledger

    # Where things are

    def packet(self, seat: i64) -> i64:
        """The hand that a seat holds now."""
        packet = seat - self.shift
        return packet + self.count if packet < 0 else packet

    def card(self, packet: i64, place: i64) -> i64:
        """A card of a hand, or of the pile."""
        return (self.hands[packet] >> (BITS * place)) & CARD

    def holder(self, packet: i64, turn: i64) -> i64:
        """Who held a hand in a turn of this round."""
        seat = packet + i64(self.shifts[turn])
        return seat - self.count if seat >= self.count else seat

    def hand_size(self) -> i64:
        return self.box.hole_hand[i64(self.holes[self.round])]

    def owner(self, kind: i64) -> i64:
        """In whose display an Artifact or a Relic lies, or NONE."""
        return i64(self.owners[kind - UNIQUE])

    def toys_lie_facedown(self) -> bool:
        """BB-10, BB-28: up to step C."""
        return self.phase < RING_USE

    def picked_now(self, seat: i64) -> i64:
        """What a seat has selected in this turn, or NONE."""
        return i64(self.picks[SEATS * self.turn + seat])

    def added_now(self, seat: i64) -> i64:
        """What Titanic Tentacles brought a seat in this turn, or NONE."""
        if i64(self.added_to[BY_TENTACLES]) != seat or self.picked_now(seat) != TENTACLES:
            return NONE
        return i64(self.added[BY_TENTACLES])

    def is_inert(self, kind: i64) -> bool:
        """BB-25: an Artifact that Easter Egg or Alien Kiddie Pool brought."""
        return i64(self.added[BY_EGG]) == kind or i64(self.added[BY_POOL]) == kind

    # What a display counts

    def shown(self, seat: i64, place: i64) -> i64:
        """The card at a place of a display: by turn, then what Tentacles, Egg and Pool brought. NONE if it has left."""
        turn = self.turn
        if place <= turn:
            kind: i64 = i64(self.picks[SEATS * place + seat])
            if place == turn and self.phase == GPS_PICK:
                return NONE  # laid down, but not placed yet
        else:
            way = place - turn - 1
            if i64(self.added_to[way]) != seat:
                return NONE
            kind = i64(self.added[way])
        if UNIQUE <= kind < NONE and i64(self.owners[kind - UNIQUE]) != seat:
            return NONE
        return kind

    def totals(self, seat: i64) -> tuple[i64, i64]:
        """Value and weight of all cards in a display, facedown Toys included; without Weight and Value cards."""
        value, weight, _, _ = self.measure(seat)
        return value, weight

    def measure(self, seat: i64) -> tuple[i64, i64, i64, i64]:
        """Value, weight, weight of the Toys, and best Spacecraft of a display, in one pass."""
        box = self.box
        sums_by_kind = box.sums
        picks = self.picks
        value, weight = self.groups_pair(seat)
        sums: i64 = 0
        craft: i64 = NO_CRAFT
        cell = seat
        for _turn in range(self.turn if self.phase == GPS_PICK else self.turn + 1):
            kind = i64(picks[cell])
            cell += SEATS
            if kind == NONE:
                break  # no more cards
            sums += sums_by_kind[kind]  # adding zeros beats branching
            if kind < TOYS:
                craft = max(craft, box.value[kind])
            elif kind >= UNIQUE and i64(self.owners[kind - UNIQUE]) == seat:
                more, heavier = self.pair(seat, 0, kind)
                value += more
                weight += heavier
        plain = lowest_sum(sums)
        value += plain
        sums = (sums - plain) >> SUM_BITS
        plain = lowest_sum(sums)
        weight += plain
        sums = (sums - plain) >> SUM_BITS
        toys = lowest_sum(sums)
        sums -= toys
        if sums != 0:
            weight += (sums >> SUM_BITS) * box.weight[i64(self.tops[seat])]  # BB-15
        if self.turned[seat] != 0:
            gain = self.gain_of_turned(seat)
            value += gain
            weight -= gain
        for way in range(i64(3)):
            if i64(self.added_to[way]) == seat:
                value, weight, toys, craft = self.measure_added(seat, way, value, weight, toys, craft)
        return value, weight, toys, craft

    def measure_added(
        self, seat: i64, way: i64, value: i64, weight: i64, toys: i64, craft: i64
    ) -> tuple[i64, i64, i64, i64]:
        """These plus what Tentacles, Egg or Pool brought."""
        place = self.turn + 1 + way
        kind = self.shown(seat, place)
        if kind == NONE:
            return value, weight, toys, craft
        more, heavier = self.pair(seat, place, kind)
        if kind < TOYS:
            craft = max(craft, more)
        elif kind < ROBOTS:
            toys += heavier
        return value + more, weight + heavier, toys, craft

    def gain_of_turned(self, seat: i64) -> i64:
        """BB-13: what turned Robots that a seat selected gain in value, and lose in weight."""
        box = self.box
        gain: i64 = 0
        for turn in range(self.turn + 1):
            if (self.turned[seat] >> turn) & 1 != 0:
                kind = i64(self.picks[SEATS * turn + seat])
                gain += box.weight[kind] - box.value[kind]
        return gain

    def groups_pair(self, seat: i64) -> tuple[i64, i64]:
        """Value and weight of the groups of parts."""
        box = self.box
        value: i64 = 0
        weight: i64 = 0
        masks = self.groups[seat] & ALL_GROUPS
        while masks != 0:
            size = SIZE[masks & 15]
            value += size * box.part_value[size]
            weight += size * box.part_weight[size]
            masks >>= 4
        return value, weight

    def pair(self, seat: i64, place: i64, kind: i64) -> tuple[i64, i64]:
        """Value and weight of a card where it lies; parts count by their groups, not one by one."""
        box = self.box
        value = box.value[kind]
        weight = box.weight[kind]
        if kind < ROBOTS:
            return value, weight
        family = i64(FAMILY[kind])
        if family == IS_ROBOT:
            return (weight, value) if self.is_turned(seat, place) else (value, weight)
        if family == IS_SHAPESHIFTER:
            return value, box.weight[i64(self.tops[seat])]  # BB-15
        if family == IS_PART:
            return 0, 0
        if SUCKER <= kind <= LOOT:
            spin = 4 * (kind - SUCKER) + (i64(self.spins[kind - SUCKER]) & 3)
            return box.spin_value[spin], box.spin_weight[spin]
        return value, weight

    def is_turned(self, seat: i64, place: i64) -> bool:
        bit: i64 = place
        if place > self.turn:
            bit = TENTACLES_BIT
            if place != self.turn + 1 + BY_TENTACLES:
                return False  # BB-26: Robots stay unturned
        return (self.turned[seat] >> bit) & 1 != 0

    def base_threshold(self) -> i64:
        """BB-31: the hole with the Threshold cards beside it."""
        total = self.box.hole_threshold[i64(self.holes[self.round])]
        if self.tiit_turn != NOT_PLAYED:
            total += self.box.tiit
        if self.laser != NOT_PLAYED:
            total += self.box.laser[self.laser]
        return total

    # Groups of parts

    def lacking_groups(self, seat: i64, part: i64) -> i64:
        """Bits of the groups that lack a part."""
        found: i64 = 0
        masks = self.groups[seat] & ALL_GROUPS
        group: i64 = 0
        while masks != 0:
            if (masks >> part) & 1 == 0:
                found |= i64(1) << group
            masks >>= 4
            group += 1
        return found

    def open_groups(self, seat: i64, part: i64) -> i64:
        """BB-14: bits of the groups that a part may join. Of groups that hold the same parts only the first counts:
        joining one or the other makes no difference."""
        found = self.lacking_groups(seat, part)
        if found & (found - 1) != 0:
            masks = self.groups[seat]
            for group in range(i64(1), i64(GROUPS)):
                for earlier in range(group):
                    if ((masks >> (4 * group)) ^ (masks >> (4 * earlier))) & 15 == 0:
                        found &= ~(i64(1) << group)
        return found

    def largest_open(self, seat: i64, part: i64) -> i64:
        """The size of the largest group that lacks a part, or 0."""
        size: i64 = 0
        masks = self.groups[seat] & ALL_GROUPS
        while masks != 0:
            mask = masks & 15
            if (mask >> part) & 1 == 0 and SIZE[mask] > size:
                size = SIZE[mask]
            masks >>= 4
        return size

    def group_of(self, seat: i64, part: i64, copy: i64) -> i64:
        """The group that a copy of a part has joined; copies are counted in the order in which they came."""
        return (self.groups[seat] >> (GROUP_BITS + 6 * part + 2 * copy)) & 3


SIZE: Final = vec[i64]([mask.bit_count() for mask in range(16)])
