"""What a seat remembers of hands (BB-37). A hand is seen each time it comes round; in between others play from it.

Of a hand that is away the seat knows a bag of cards, of which some Toys may have left facedown, and perhaps a stranger
that TIIT CLO UHL added. When the hand comes back, the missing Toys are those that were played, in some order. About
Toys that left a hand before the seat first saw it, it knows nothing."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules.kinds import FAMILY, IS_TOY, KINDS, NONE, SEATS, TENTACLES, TOYS, TURNS
from ergosphere.games.buccaneers.rules.phases import OVER, SELECT
from ergosphere.games.buccaneers.rules.position import ALL_GROUPS, NOT_PLAYED, Position

NEVER: Final = -1
BAG: Final = 12  # room for what a seat can know of a hand
LANE: Final = 0x7FFFFFFF


def is_toy(kind: i64) -> bool:
    return i64(FAMILY[kind]) == IS_TOY


@final
@mypyc_attr(acyclic=True)
class Memory:
    last: vec[i64]  # by packet: the turn in which the seat last held it, or NEVER
    bags: vec[u8]  # BAG * packet + place: what the seat saw there and nobody has played openly since
    sizes: vec[i64]  # by packet: cards in the bag
    missing: vec[u8]  # SEATS * turn + seat: Toys found missing, sorted, where Toys were played

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


def blank(position: Position, seat: i64) -> Memory:
    """When the seat held each hand, with empty bags."""
    last = vec[i64]([NEVER] * SEATS)
    if seat >= 0:
        for turn in range(position.turn + 1):
            last[packet_at(position, seat, turn)] = turn
    empty = vec[i64]([0] * SEATS)
    return Memory(last, vec[u8]([NONE] * (BAG * SEATS)), empty, vec[u8]([NONE] * (SEATS * TURNS)))


def packet_at(position: Position, seat: i64, turn: i64) -> i64:
    """The hand that a seat held in a turn."""
    packet = seat - i64(position.shifts[turn])
    return packet + position.count if packet < 0 else packet


def facedown(position: Position, packet: i64, turn: i64) -> i64:
    """The Toy that was played from a hand in a turn and still lies facedown, or NONE."""
    kind = i64(position.picks[SEATS * turn + position.holder(packet, turn)])
    return kind if kind != NONE and is_toy(kind) and position.toys_lie_facedown() else NONE


def played_toys(position: Position, packet: i64, after: i64, to: i64) -> i64:
    """How many Toys, still facedown, were played from a hand after turn `after` up to turn `to`."""
    count: i64 = 0
    for turn in range(after + 1, to + 1):
        if facedown(position, packet, turn) != NONE:
            count += 1
    return count


def knows_toy(position: Position, seat: i64, owner: i64) -> bool:
    return owner == seat or not position.toys_lie_facedown()


def seen_before(position: Position, seat: i64, packet: i64, turn: i64) -> i64:
    """The turn before this one in which the seat last held a hand, or NEVER."""
    earlier = turn - 1
    while earlier >= 0 and position.holder(packet, earlier) != seat:
        earlier -= 1
    return earlier


def has_stranger(position: Position, packet: i64, after: i64, before: i64) -> bool:
    """Did TIIT CLO UHL add a card between two turns?"""
    return (
        position.tiit_turn != NOT_PLAYED and after < position.tiit_turn < before and i64(position.tiit[packet]) != NONE
    )


def memory_of(position: Position, seat: i64) -> Memory:
    memory = blank(position, seat)
    if seat < 0:
        return memory
    for turn in range(i64(1), position.turn + 1):
        packet = packet_at(position, seat, turn)
        last = seen_before(position, seat, packet, turn)
        if last != NEVER:
            note_missing(position, memory, packet, last, turn)
    for packet in range(position.count):
        last = memory.last[packet]
        if last != NEVER and last != position.turn:
            fill_bag(position, memory, packet, last)
    return memory


def fill_bag(position: Position, memory: Memory, packet: i64, last: i64) -> None:
    for place in range(i64(position.sizes[packet])):
        memory.put(packet, position.card(packet, place))
    holder = position.holder(packet, position.turn)
    if position.phase == SELECT and i64(position.sealed[holder]) != NONE:
        memory.put(packet, i64(position.sealed[holder]))
    for turn in range(last + 1, position.turn + 1):
        kind = facedown(position, packet, turn)
        if kind != NONE:
            memory.put(packet, kind)
    if has_stranger(position, packet, last, position.turn + 1):
        # If it isn't there, it was played openly, and the seat had not known it.
        memory.take_kind(packet, i64(position.tiit[packet]))


def note_missing(position: Position, memory: Memory, packet: i64, last: i64, turn: i64) -> None:
    """A hand has come back. Only a stranger that was a Toy and left again was never seen by the seat."""
    toys = vec[u8](capacity=TURNS)
    stranger = i64(position.tiit[packet]) if has_stranger(position, packet, last, turn) else NONE
    for between in range(last + 1, turn):
        kind = facedown(position, packet, between)
        if kind == NONE:
            continue
        if kind == stranger:
            stranger = NONE
            continue
        toys = append(toys, u8(kind))
    sort(toys)
    place: i64 = 0
    for between in range(last + 1, turn):
        if facedown(position, packet, between) != NONE and place < len(toys):
            memory.missing[SEATS * between + position.holder(packet, between)] = toys[place]
            place += 1


def sort(cards: vec[u8]) -> None:
    for i in range(i64(1), i64(len(cards))):
        kind = cards[i]
        place = i
        while place > 0 and cards[place - 1] > kind:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = kind


# A number for what a seat knows, by which search tells its nodes apart


def mix(key: i64, number: i64) -> i64:
    """Two lanes of 31 bits, so that no product overflows; `number` has 31 bits."""
    low = ((key & LANE) ^ number) * 0x5BD1E995
    high = ((key >> 31) + number) * 0x2C1B3C6D
    return ((((high >> 15) ^ high) & LANE) << 31) | (((low >> 13) ^ low) & LANE)


def key_of(position: Position, seat: i64) -> i64:
    key = mix(position.phase * 32 + position.round * 8 + position.way + 1, position.waiting)
    key = mix(key, (position.gps + 1) * 64 + (position.laser + 1) * 8 + position.tiit_turn + 1)
    key = mix(key, position.turn * 65536 + position.done * 256 + i64(position.holes[position.round]))
    for player in range(position.count):
        key = mix(key, position.points[player])
    for way in range(i64(3)):
        added = as_known(position, seat, i64(position.added_to[way]), i64(position.added[way]))
        key = mix(key, (added << 8) | (i64(position.spins[way]) & 3))
    for owner in position.owners:
        key = mix(key, i64(owner))
    for player in range(position.count):
        key = mix(key, ((position.groups[player] & ALL_GROUPS) << 16) | position.turned[player])
        for turn in range(position.turn + 1):
            key = mix(key, as_known(position, seat, player, i64(position.picks[SEATS * turn + player])))
    return key if seat < 0 else own_key(position, seat, key)


def own_key(position: Position, seat: i64, key: i64) -> i64:
    """With the seat's cards and its memory."""
    key = mix(key, i64(position.sealed[seat]))
    if position.owner(TENTACLES) == seat:
        for drawn in position.drawn:
            key = mix(key, i64(drawn))
    packet = position.packet(seat)
    for place in range(i64(position.sizes[packet])):
        key = mix(key, position.card(packet, place))
    if position.phase == OVER:
        return key
    memory = memory_of(position, seat)
    for other in range(position.count):
        for place in range(BAG * other, BAG * other + memory.sizes[other]):
            key = mix(key, i64(memory.bags[place]))
    for place in range(SEATS * (position.turn + 1)):
        key = mix(key, i64(memory.missing[place]))
    return key


def as_known(position: Position, seat: i64, owner: i64, kind: i64) -> i64:
    """A kind as the seat knows it."""
    return TOYS if kind < KINDS and is_toy(kind) and not knows_toy(position, seat, owner) else kind
