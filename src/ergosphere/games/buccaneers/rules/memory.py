"""What a seat remembers of hands (BB-37). A hand is seen each time it comes round; in between others play from it.

Of a hand that is away the seat knows a bag of cards, of which some Toys may have left facedown, and perhaps a stranger
that TIIT CLO UHL has added. When the hand comes back, the Toys that are missing are those that were played, in some
order. Of Toys that left a hand before the seat saw it, it knows nothing."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules.kinds import FAMILY, IS_TOY, NONE, SEATS, TURNS
from ergosphere.games.buccaneers.rules.position import NOT_PLAYED, SELECT, Zones

NEVER: Final = -1
BAG: Final = 12  # room for what a seat can know of a hand


def is_toy(kind: i64) -> bool:
    return i64(FAMILY[kind]) == IS_TOY


@final
@mypyc_attr(acyclic=True)
class Memory:
    last: vec[i64]  # by packet: the turn in which the seat held it last, or NEVER
    bags: vec[u8]  # BAG * packet + place: what the seat saw there and nobody has played openly since
    sizes: vec[i64]  # by packet: cards in the bag
    missing: vec[u8]  # SEATS * turn + seat: Toys found missing, sorted, in the places of those that were played then

    def __init__(self, last: vec[i64], bags: vec[u8], sizes: vec[i64], missing: vec[u8]) -> None:
        self.last = last
        self.bags = bags
        self.sizes = sizes
        self.missing = missing

    def copy(self) -> Memory:
        return Memory(self.last, self.bags[:], self.sizes[:], self.missing)

    def put(self, packet: i64, kind: i64) -> None:
        """Into a bag, which is kept sorted."""
        bags = self.bags
        first = BAG * packet
        place = first + self.sizes[packet]
        while place > first and i64(bags[place - 1]) > kind:
            bags[place] = bags[place - 1]
            place -= 1
        bags[place] = u8(kind)
        self.sizes[packet] += 1

    def take(self, packet: i64, place: i64) -> i64:
        """The card at a place of a bag."""
        bags = self.bags
        kind = i64(bags[BAG * packet + place])
        self.sizes[packet] -= 1
        for i in range(BAG * packet + place, BAG * packet + self.sizes[packet]):
            bags[i] = bags[i + 1]
        return kind

    def take_kind(self, packet: i64, kind: i64) -> None:
        """A card of a kind, if the bag has one."""
        for place in range(self.sizes[packet]):
            if i64(self.bags[BAG * packet + place]) == kind:
                self.take(packet, place)
                return

    def toys(self, packet: i64) -> i64:
        count: i64 = 0
        for place in range(BAG * packet, BAG * packet + self.sizes[packet]):
            if is_toy(i64(self.bags[place])):
                count += 1
        return count

    def take_toy(self, packet: i64, rng: Rng) -> i64:
        """Any Toy of a bag."""
        rest = rng.below(self.toys(packet))
        place: i64 = 0
        while True:
            if is_toy(i64(self.bags[BAG * packet + place])):
                if rest == 0:
                    return self.take(packet, place)
                rest -= 1
            place += 1


def blank(table: Zones, seat: i64) -> Memory:
    """When the seat held each hand, with empty bags."""
    last = vec[i64]([NEVER] * SEATS)
    if seat >= 0:
        for turn in range(table.turn + 1):
            last[packet_at(table, seat, turn)] = turn
    empty = vec[i64]([0] * SEATS)
    return Memory(last, vec[u8]([NONE] * (BAG * SEATS)), empty, vec[u8]([NONE] * (SEATS * TURNS)))


def packet_at(table: Zones, seat: i64, turn: i64) -> i64:
    """The hand that a seat held in a turn."""
    packet = seat - i64(table.shifts[turn])
    return packet + table.count if packet < 0 else packet


def facedown(table: Zones, packet: i64, turn: i64) -> i64:
    """The Toy that was played from a hand in a turn and still lies facedown, or NONE."""
    kind = i64(table.picks[SEATS * turn + table.holder(packet, turn)])
    return kind if kind != NONE and is_toy(kind) and table.toys_lie_facedown() else NONE


def played_toys(table: Zones, packet: i64, after: i64, to: i64) -> i64:
    """How many Toys that still lie facedown were played from a hand after a turn, up to another."""
    count: i64 = 0
    for turn in range(after + 1, to + 1):
        if facedown(table, packet, turn) != NONE:
            count += 1
    return count


def knows_toy(table: Zones, seat: i64, owner: i64) -> bool:
    return owner == seat or not table.toys_lie_facedown()


def seen_before(table: Zones, seat: i64, packet: i64, turn: i64) -> i64:
    """The turn before this one in which the seat last held a hand, or NEVER."""
    earlier = turn - 1
    while earlier >= 0 and table.holder(packet, earlier) != seat:
        earlier -= 1
    return earlier


def has_stranger(table: Zones, packet: i64, after: i64, before: i64) -> bool:
    """Did TIIT CLO UHL add a card between two turns?"""
    return table.tiit_turn != NOT_PLAYED and after < table.tiit_turn < before and i64(table.tiit[packet]) != NONE


def memory_of(table: Zones, seat: i64) -> Memory:
    memory = blank(table, seat)
    if seat < 0:
        return memory
    for turn in range(i64(1), table.turn + 1):
        packet = packet_at(table, seat, turn)
        last = seen_before(table, seat, packet, turn)
        if last != NEVER:
            note_missing(table, memory, packet, last, turn)
    for packet in range(table.count):
        last = memory.last[packet]
        if last != NEVER and last != table.turn:
            fill_bag(table, memory, packet, last)
    return memory


def fill_bag(table: Zones, memory: Memory, packet: i64, last: i64) -> None:
    for place in range(i64(table.sizes[packet])):
        memory.put(packet, table.card(packet, place))
    holder = table.holder(packet, table.turn)
    if table.phase == SELECT and i64(table.sealed[holder]) != NONE:
        memory.put(packet, i64(table.sealed[holder]))
    for turn in range(last + 1, table.turn + 1):
        kind = facedown(table, packet, turn)
        if kind != NONE:
            memory.put(packet, kind)
    if has_stranger(table, packet, last, table.turn + 1):
        # If it isn't there, it was played openly, and it was none of the cards that the seat had known.
        memory.take_kind(packet, i64(table.tiit[packet]))


def note_missing(table: Zones, memory: Memory, packet: i64, last: i64, turn: i64) -> None:
    """A hand has come back. A stranger that was a Toy and has left again is the only one that the seat never saw."""
    toys = vec[u8](capacity=TURNS)
    stranger = i64(table.tiit[packet]) if has_stranger(table, packet, last, turn) else NONE
    for between in range(last + 1, turn):
        kind = facedown(table, packet, between)
        if kind == NONE:
            continue
        if kind == stranger:
            stranger = NONE
            continue
        toys = append(toys, u8(kind))
    sort(toys)
    place: i64 = 0
    for between in range(last + 1, turn):
        if facedown(table, packet, between) != NONE and place < len(toys):
            memory.missing[SEATS * between + table.holder(packet, between)] = toys[place]
            place += 1


def sort(cards: vec[u8]) -> None:
    for i in range(i64(1), i64(len(cards))):
        kind = cards[i]
        place = i
        while place > 0 and cards[place - 1] > kind:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = kind
