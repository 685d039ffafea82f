"""What a seat doesn't know (BB-37), drawn anew: every deal of the 67 cards and every choice of a card that fits what
the seat knows is equally likely. Nothing is assumed about how others choose."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules.card_moves import held, part_to_place, put_into_hand
from ergosphere.games.buccaneers.rules.kinds import NONE, ROBOTS, SEATS, TENTACLES, TOYS
from ergosphere.games.buccaneers.rules.memory import (
    BAG,
    NEVER,
    Memory,
    facedown,
    is_toy,
    knows_toy,
    memory_of,
    packet_at,
    played_toys,
    seen_before,
    sort,
)
from ergosphere.games.buccaneers.rules.phases import DEAL, GROUP, OVER, SELECT
from ergosphere.games.buccaneers.rules.position import BY_POOL, BY_TENTACLES, NOT_PLAYED, Position
from ergosphere.games.buccaneers.rules.strangers import deal_strangers, draw_any, guess_tiit


def resample(position: Position, seat: i64, rng: Rng) -> None:
    if DEAL <= position.phase < OVER:
        deal_hidden(position, seat, memory_of(position, seat), rng)


def deal_hidden(position: Position, seat: i64, memory: Memory, rng: Rng) -> None:
    """Cards that must be Toys come first. A deal that doesn't fit, or fits in fewer ways than others, is rejected and
    dealt again; that happens only after TIIT CLO UHL or Alien Kiddie Pool."""
    unknown = unknown_cards(position, seat, memory)
    while True:
        position.stock = unknown[:]
        if deal_once(position, seat, memory.copy(), rng):
            break
    if position.phase == GROUP:
        for other in range(position.count):
            if other != seat and i64(position.sealed[other]) != NONE:
                position.sealed[other] = u8(any_group(position, other, rng))


def unknown_cards(position: Position, seat: i64, memory: Memory) -> vec[u8]:
    """By kind: the cards that the seat can't see, in deck, hands, pile and as others' Toys."""
    unknown = position.box.copies[:]
    for place in range(SEATS * (position.turn + 1)):
        leave_out(position, unknown, seat, place % SEATS, i64(position.picks[place]))
        leave_out(position, unknown, seat, seat, i64(memory.missing[place]))
    for way in range(i64(2)):  # what Pool took is a card of the pile
        leave_out(position, unknown, seat, i64(position.added_to[way]), i64(position.added[way]))
    if i64(position.added[BY_TENTACLES]) != NONE or (seat >= 0 and position.owner(TENTACLES) == seat):
        for place in range(i64(3)):
            leave_out(position, unknown, seat, seat, i64(position.drawn[place]))
    if seat >= 0:
        packet = position.packet(seat)
        for place in range(i64(position.sizes[packet])):
            leave_out(position, unknown, seat, seat, position.card(packet, place))
        if position.phase == SELECT:
            leave_out(position, unknown, seat, seat, i64(position.sealed[seat]))
    for packet in range(position.count):
        for place in range(BAG * packet, BAG * packet + memory.sizes[packet]):
            leave_out(position, unknown, seat, seat, i64(memory.bags[place]))
    return unknown


def leave_out(position: Position, unknown: vec[u8], seat: i64, owner: i64, kind: i64) -> None:
    """A card is known unless it is somebody else's facedown Toy."""
    if kind != NONE and (not is_toy(kind) or knows_toy(position, seat, owner)):
        unknown[kind] -= 1


def any_group(position: Position, seat: i64, rng: Rng) -> i64:
    groups = position.open_groups(seat, part_to_place(position, seat))
    while True:
        group = rng.below(3)
        if (groups >> group) & 1:
            return group


def deal_once(position: Position, seat: i64, memory: Memory, rng: Rng) -> bool:
    strangers = vec[u8]([NONE] * SEATS)
    if position.toys_lie_facedown() and not deal_toys(position, seat, memory, strangers, rng):
        return False
    if not deal_strangers(position, memory, strangers, rng):
        return False
    hide_drawn(position, seat, rng)
    for packet in range(position.count):
        if memory.last[packet] != position.turn:
            deal_packet(position, memory, packet, i64(strangers[packet]), rng)
        if position.tiit_turn != NOT_PLAYED and i64(position.tiit[packet]) != NONE and i64(strangers[packet]) == NONE:
            guess_tiit(position, seat, packet, rng)
    return fits_pool(position, seat, rng)


def draw_toy(position: Position, rng: Rng) -> i64:
    """Any Toy among the unknown cards."""
    stock = position.stock
    left: i64 = 0
    for kind in range(i64(TOYS), i64(ROBOTS)):
        left += i64(stock[kind])
    rest = rng.below(left)
    kind = TOYS
    while rest >= i64(stock[kind]):
        rest -= i64(stock[kind])
        kind += 1
    stock[kind] -= 1
    return kind


# Toys


def deal_toys(position: Position, seat: i64, memory: Memory, strangers: vec[u8], rng: Rng) -> bool:
    """Cards that must be Toys: those that left a hand before the seat first saw it, those of Tentacles and Egg, and the
    stranger of a hand from which more Toys were played than the seat had seen there."""
    for packet in range(position.count):
        turn: i64 = 0
        while turn <= position.turn and position.holder(packet, turn) != seat:
            if facedown(position, packet, turn) != NONE:
                position.picks[SEATS * turn + position.holder(packet, turn)] = u8(draw_toy(position, rng))
            turn += 1
        last = memory.last[packet]
        if last != NEVER and played_toys(position, packet, last, position.turn) > memory.toys(packet):
            strangers[packet] = u8(draw_toy(position, rng))
    for way in range(i64(2)):
        kind = i64(position.added[way])
        if kind != NONE and is_toy(kind) and i64(position.added_to[way]) != seat:
            position.added[way] = u8(draw_toy(position, rng))
    return deal_all_missing(position, seat, memory, strangers, rng)


def deal_all_missing(position: Position, seat: i64, memory: Memory, strangers: vec[u8], rng: Rng) -> bool:
    """For each time that a hand came back."""
    if seat < 0:
        return True
    fitting = True
    for turn in range(i64(1), position.turn + 1):
        packet = packet_at(position, seat, turn)
        last = seen_before(position, seat, packet, turn)
        if last != NEVER and played_toys(position, packet, last, turn - 1) > 0:
            fitting = deal_missing(position, seat, memory, strangers, last, turn, rng) and fitting
    return fitting


def deal_missing(
    position: Position, seat: i64, memory: Memory, strangers: vec[u8], last: i64, turn: i64, rng: Rng
) -> bool:
    """Toys that were missing when a hand came back: it is unknown who played which.

    If there is one fewer than were played, TIIT CLO UHL brought a Toy: either it was played after that, or it is still
    in the hand in place of one that prints the same. The more ways a kind has, the more often it is accepted."""
    packet = packet_at(position, seat, turn)
    toys = vec[u8](capacity=turn)
    places = vec[i64](capacity=turn)
    late: i64 = 0
    for between in range(last + 1, turn):
        if facedown(position, packet, between) != NONE:
            place = SEATS * between + position.holder(packet, between)
            places = append(places, place)
            if i64(memory.missing[place]) != NONE:
                toys = append(toys, memory.missing[place])
            if between > position.tiit_turn:
                late += 1
    if len(toys) < len(places):
        most = most_stays(position, seat, memory, packet, turn, toys)
        stranger = draw_toy(position, rng)
        position.tiit[packet] = u8(stranger)
        strangers[packet] = u8(stranger)
        stays = 0.0
        if most > 0.0:
            stays = stays_of(position, seat, memory, packet, turn, toys, stranger)
            if rng.unit() * (float(late) + most) >= float(late) + stays:
                return False
        if stays > 0.0 and rng.unit() * (float(late) + stays) >= float(late):
            toys = append(toys, u8(stranger))  # one like it was played
        else:
            chosen: i64 = len(places) - 1 - rng.below(late)
            position.picks[places[chosen]] = u8(stranger)
            places[chosen] = places[len(places) - 1]
    left: i64 = len(toys)
    for i in range(i64(len(toys))):
        drawn = rng.below(left)
        left -= 1
        position.picks[places[i]] = toys[drawn]
        toys[drawn] = toys[left]
    return True


def stays_of(
    position: Position, seat: i64, memory: Memory, packet: i64, turn: i64, missing: vec[u8], kind: i64
) -> float:
    """How many ways there are for a stranger of this kind to be still in the hand that came back while a Toy that
    prints the same was played, against one for each turn in which the stranger itself may have been played."""
    kept: i64 = 0
    for place in range(BAG * packet, BAG * packet + memory.sizes[packet]):
        if i64(memory.bags[place]) == kind:
            kept += 1
    if position.packet(seat) == packet:
        kept += held(position, packet, kind)
        if position.phase == SELECT and i64(position.sealed[seat]) == kind:
            kept += 1
    for later in range(turn, position.turn + 1):
        holder = position.holder(packet, later)
        place = SEATS * later + holder
        if i64(memory.missing[place]) == kind or (holder == seat and i64(position.picks[place]) == kind):
            kept += 1
    alike: i64 = 1
    for toy in missing:
        if i64(toy) == kind:
            alike += 1
    return float((i64(len(missing)) + 1) * kept) / float(alike)


def most_stays(position: Position, seat: i64, memory: Memory, packet: i64, turn: i64, missing: vec[u8]) -> float:
    """The highest number of these ways: only for kinds with several copies, of which some are unknown."""
    most = 0.0
    for kind in range(i64(TOYS), i64(ROBOTS)):
        if i64(position.stock[kind]) > 0 and i64(position.box.copies[kind]) > 1:
            most = max(most, stays_of(position, seat, memory, packet, turn, missing, kind))
    return most


# Hands, pile and the cards of Tentacles


def hide_drawn(position: Position, seat: i64, rng: Rng) -> None:
    """BB-20: the three cards that only the owner of Titanic Tentacles sees."""
    if i64(position.added[BY_TENTACLES]) != NONE or position.owner(TENTACLES) == seat:
        return
    drawn = vec[u8](capacity=3)
    for place in range(i64(3)):
        if i64(position.drawn[place]) != NONE:
            drawn = append(drawn, u8(draw_any(position, rng)))
    sort(drawn)
    for place in range(i64(len(drawn))):
        position.drawn[place] = drawn[place]


def deal_packet(position: Position, memory: Memory, packet: i64, stranger: i64, rng: Rng) -> None:
    """Fill a hand that the seat doesn't hold, and draw the card sealed from it and the Toys played from it since."""
    size = i64(position.sizes[packet])
    holder = position.holder(packet, position.turn)
    sealed = position.phase == SELECT and i64(position.sealed[holder]) != NONE
    position.sizes[packet] = 0
    position.hands[packet] = 0
    if memory.last[packet] == NEVER:
        if sealed:
            position.sealed[holder] = u8(draw_any(position, rng))
        for _card in range(size):
            put_into_hand(position, packet, draw_any(position, rng))
        return
    empty_bag(position, memory, packet, stranger, rng)
    if sealed:
        position.sealed[holder] = u8(memory.take(packet, rng.below(memory.sizes[packet])))
    for place in range(BAG * packet, BAG * packet + size):
        put_into_hand(position, packet, i64(memory.bags[place]))


def empty_bag(position: Position, memory: Memory, packet: i64, stranger: i64, rng: Rng) -> None:
    """Toys leave the bag in the order in which they were played; a stranger comes when TIIT CLO UHL brings it."""
    last = memory.last[packet]
    joined = stranger == NONE or last >= position.tiit_turn
    if not joined:
        position.tiit[packet] = u8(stranger)
    for turn in range(last + 1, position.turn + 1):
        if not joined and turn > position.tiit_turn:
            memory.put(packet, stranger)
            joined = True
        if facedown(position, packet, turn) != NONE:
            position.picks[SEATS * turn + position.holder(packet, turn)] = u8(memory.take_toy(packet, rng))
    if not joined:
        memory.put(packet, stranger)


def fits_pool(position: Position, seat: i64, rng: Rng) -> bool:
    """BB-27: what Pool took is a card of the pile, each equally likely."""
    kind = i64(position.added[BY_POOL])
    if kind == NONE:
        return True
    if is_toy(kind) and not knows_toy(position, seat, i64(position.added_to[BY_POOL])):
        taken = position.card(rng.below(position.count), 0)
        if is_toy(taken):
            position.added[BY_POOL] = u8(taken)
        return is_toy(taken)
    found: i64 = 0
    for packet in range(position.count):
        if position.card(packet, 0) == kind:
            found += 1
    most = min(position.count, i64(position.box.copies[kind]))
    return rng.below(most) < found
