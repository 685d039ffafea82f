"""The table: where every card of a round lies, and what it counts there. Data and queries; draft.py makes it move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.engine.state import State
from ergosphere.games.buccaneers.rules.box import SUM_BITS, Box, lowest_sum
from ergosphere.games.buccaneers.rules.hand import BITS, CARD
from ergosphere.games.buccaneers.rules.kinds import (
    FAMILY,
    IS_PART,
    IS_ROBOT,
    IS_SHAPESHIFTER,
    IS_TOY,
    LOOT,
    NONE,
    ROBOTS,
    SEATS,
    SUCKER,
    TENTACLES,
    TOYS,
    UNIQUE,
)

# What happens next. Nature acts where nobody is waited for.
FLIP: Final = 0  # nature: the Direction card
HOLE: Final = 1  # nature: the next Black Hole card
DEAL: Final = 2  # nature
SELECT: Final = 3
GPS_PICK: Final = 4  # nature
GROUP: Final = 5  # of parts that were selected
TIIT_DRAW: Final = 6  # nature
LASER_CARD: Final = 7
TENTACLES_DRAW: Final = 8  # nature
ADD: Final = 9  # one of the three cards
ADD_GROUP: Final = 10
EGG_USE: Final = 11  # step A
EGG_DRAW: Final = 12  # nature
EGG_GROUP: Final = 13
POOL_USE: Final = 14  # step B
POOL_TAKE: Final = 15  # nature
POOL_GROUP: Final = 16
RING_USE: Final = 17  # step D; from here on Toys lie open
TURN_UP: Final = 18  # nature: step F
OVER: Final = 19
PHASES: Final = (
    "flip", "hole", "deal", "select", "gps", "group", "tiit", "laser", "tentacles", "add", "add-group",
    "egg", "egg-draw", "egg-group", "pool", "pool-take", "pool-group", "ring", "turn-up", "over",
)  # fmt: skip

# Cards that came into a display otherwise than by selection.
BY_TENTACLES: Final = 0
BY_EGG: Final = 1
BY_POOL: Final = 2
TENTACLES_BIT: Final = 15  # among the bits of turned Robots: the one that Titanic Tentacles brought

GROUP_BITS: Final = 12  # of `groups`: four for each group
ALL_GROUPS: Final = 0xFFF

NOT_PLAYED: Final = -1
NO_CRAFT: Final = -1000  # BB-16: worse than any Spacecraft


@mypyc_attr(acyclic=True)
class Zones(State):
    """Hands travel: a packet keeps its number on its way round the table, and each seat holds another one each turn."""

    box: Box
    count: i64  # seats
    random_holes: bool
    phase: i64
    waiting: i64  # bits of the seats that must act
    round: i64
    turn: i64  # of the round
    way: i64  # BB-8: 1 clockwise, -1 counterclockwise, 0 not known yet
    shift: i64  # seat i holds packet i - shift
    done: i64  # cards of the present deal or draw that are there
    gps: i64  # the seat whose next card is picked at random, or -1
    laser: i64  # the number of its Threshold card, or -1
    tiit_turn: i64  # or -1
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
    spins: vec[u8]  # kind - SUCKER: quarter turns made in this round; four begin again
    groups: vec[i64]  # by seat: four bits of parts for each group, then the groups that the copies have joined
    turned: vec[i64]  # by seat: bits of the turns whose Robot lies turned
    tops: vec[u8]  # by seat: the Shapeshifter revealed last
    discards: vec[u8]
    points: vec[i64]  # by seat
    ledger: vec[i64]  # what the finished rounds gave (scoring.py); never changed in place, so clones share it

    def __init__(
        self, box: Box, count: i64, random_holes: bool, phase: i64, waiting: i64, round: i64, turn: i64, way: i64,
        shift: i64, done: i64, gps: i64, laser: i64, tiit_turn: i64, turned_up: i64, holes: vec[u8], stock: vec[u8],
        deck: i64, hands: vec[i64], sizes: vec[u8], sealed: vec[u8], picks: vec[u8], shifts: vec[u8], tiit: vec[u8],
        drawn: vec[u8], added: vec[u8], added_to: vec[u8], owners: vec[u8], spins: vec[u8], groups: vec[i64],
        turned: vec[i64], tops: vec[u8], discards: vec[u8], points: vec[i64], ledger: vec[i64],
    ) -> None:  # fmt: skip
        self.box = box
        self.count = count
        self.random_holes = random_holes
        self.phase = phase
        self.waiting = waiting
        self.round = round
        self.turn = turn
        self.way = way
        self.shift = shift
        self.done = done
        self.gps = gps
        self.laser = laser
        self.tiit_turn = tiit_turn
        self.turned_up = turned_up
        self.holes = holes
        self.stock = stock
        self.deck = deck
        self.hands = hands
        self.sizes = sizes
        self.sealed = sealed
        self.picks = picks
        self.shifts = shifts
        self.tiit = tiit
        self.drawn = drawn
        self.added = added
        self.added_to = added_to
        self.owners = owners
        self.spins = spins
        self.groups = groups
        self.turned = turned
        self.tops = tops
        self.discards = discards
        self.points = points
        self.ledger = ledger

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
        """The card of a place in a display: by turns, then what Tentacles, Egg and Pool brought. NONE if it left."""
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
        """Value, weight, weight of the Toys, and the best Spacecraft of a display, in one go."""
        box = self.box
        table = box.sums
        picks = self.picks
        value, weight = self.groups_pair(seat)
        sums: i64 = 0
        craft: i64 = NO_CRAFT
        cell = seat
        for _turn in range(self.turn if self.phase == GPS_PICK else self.turn + 1):
            kind = i64(picks[cell])
            cell += SEATS
            if kind == NONE:
                break  # nobody has laid down a card in this turn
            sums += table[kind]  # adding zeros beats branching
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
        """The same with what Tentacles, Egg or Pool brought."""
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
        """BB-13: what the Robots that a seat has selected and turned gain in value, and lose in weight."""
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

    def toy_weight(self, seat: i64) -> i64:
        """BB-28"""
        total: i64 = 0
        for place in range(self.turn + 4):
            kind = self.shown(seat, place)
            if kind != NONE and i64(FAMILY[kind]) == IS_TOY:
                total += self.box.weight[kind]
        return total

    def base_threshold(self) -> i64:
        """BB-31: the hole with the Threshold cards beside it."""
        total = self.box.hole_threshold[i64(self.holes[self.round])]
        if self.tiit_turn != NOT_PLAYED:
            total += self.box.tiit
        if self.laser != NOT_PLAYED:
            total += self.box.laser[self.laser]
        return total

    # Groups of parts

    def open_groups(self, seat: i64, part: i64) -> i64:
        """BB-14: bits of the groups that lack a part. Of groups that hold the same parts only the first counts:
        joining one or the other makes no difference."""
        found: i64 = 0
        masks = self.groups[seat]
        if masks == 0:
            return 0
        for group in range(i64(3)):
            mask = (masks >> (4 * group)) & 15
            if mask == 0:
                break  # groups are started in order
            if (mask >> part) & 1 == 0:
                twin = False
                for other in range(group):
                    if (masks >> (4 * other)) & 15 == mask:
                        twin = True
                if not twin:
                    found |= 1 << group
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

    def join(self, seat: i64, part: i64, group: i64) -> None:
        groups = self.groups[seat]
        copies = ((groups >> part) & 1) + ((groups >> (4 + part)) & 1) + ((groups >> (8 + part)) & 1)
        self.groups[seat] = groups | (i64(1) << (4 * group + part)) | (group << (GROUP_BITS + 6 * part + 2 * copies))

    def group_of(self, seat: i64, part: i64, copy: i64) -> i64:
        """The group that a copy of a part has joined; copies are counted in the order in which they came."""
        return (self.groups[seat] >> (GROUP_BITS + 6 * part + 2 * copy)) & 3

    def join_only(self, seat: i64, part: i64, open: i64) -> None:
        """Where there is no choice: the one group that lacks the part, or a new one."""
        group: i64 = 0
        if open != 0:
            while (open >> group) & 1 == 0:
                group += 1
        else:
            while (self.groups[seat] >> (4 * group)) & 15 != 0:
                group += 1
        self.join(seat, part, group)


SIZE: Final = vec[i64]([mask.bit_count() for mask in range(16)])
