"""What a seat doesn't know (BB-37), drawn anew: every deal of the 67 cards and every choice of a card that fits what
the seat knows is equally likely. Nothing is assumed about how others choose."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules.card_moves import held, part_to_place, put_into_hand
from ergosphere.games.buccaneers.rules.kinds import CARDS, NONE, ROBOTS, SEATS, TENTACLES, TOYS
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
from ergosphere.games.buccaneers.rules.position import (
    BY_POOL,
    BY_TENTACLES,
    DEAL,
    GROUP,
    NOT_PLAYED,
    OVER,
    SELECT,
    Zones,
)


def dip(table: Zones, rng: Rng) -> i64:
    """Any card of the draw deck, each equally likely."""
    kinds = table.box.dip_kind
    copies = table.box.dip_copy
    stock = table.stock
    while True:
        card = rng.below(CARDS)
        kind = i64(kinds[card])
        if i64(copies[card]) < i64(stock[kind]):
            return kind


def resample(table: Zones, seat: i64, rng: Rng) -> None:
    if DEAL <= table.phase < OVER:
        deal_hidden(table, seat, memory_of(table, seat), rng)


def deal_hidden(table: Zones, seat: i64, memory: Memory, rng: Rng) -> None:
    """Cards that must be Toys come first. What then still doesn't fit, or fits in fewer ways than it might, is dealt
    anew: that happens only after TIIT CLO UHL or Alien Kiddie Pool."""
    unknown = unknown_cards(table, seat, memory)
    while True:
        table.stock = unknown[:]
        if deal_once(table, seat, memory.copy(), rng):
            break
    if table.phase == GROUP:
        for other in range(table.count):
            if other != seat and i64(table.sealed[other]) != NONE:
                table.sealed[other] = u8(any_group(table, other, rng))


def unknown_cards(table: Zones, seat: i64, memory: Memory) -> vec[u8]:
    """How many cards of each kind lie where the seat can't see them: deck, hands, pile, others' Toys."""
    unknown = table.box.copies[:]
    for place in range(SEATS * (table.turn + 1)):
        leave_out(table, unknown, seat, place % SEATS, i64(table.picks[place]))
        leave_out(table, unknown, seat, seat, i64(memory.missing[place]))
    for way in range(i64(2)):  # what Pool took is a card of the pile
        leave_out(table, unknown, seat, i64(table.added_to[way]), i64(table.added[way]))
    if i64(table.added[BY_TENTACLES]) != NONE or (seat >= 0 and table.owner(TENTACLES) == seat):
        for place in range(i64(3)):
            leave_out(table, unknown, seat, seat, i64(table.drawn[place]))
    if seat >= 0:
        packet = table.packet(seat)
        for place in range(i64(table.sizes[packet])):
            leave_out(table, unknown, seat, seat, table.card(packet, place))
        if table.phase == SELECT:
            leave_out(table, unknown, seat, seat, i64(table.sealed[seat]))
    for packet in range(table.count):
        for place in range(BAG * packet, BAG * packet + memory.sizes[packet]):
            leave_out(table, unknown, seat, seat, i64(memory.bags[place]))
    return unknown


def leave_out(table: Zones, unknown: vec[u8], seat: i64, owner: i64, kind: i64) -> None:
    """A card is known, unless it is somebody else's facedown Toy."""
    if kind != NONE and (not is_toy(kind) or knows_toy(table, seat, owner)):
        unknown[kind] -= 1


def any_group(table: Zones, seat: i64, rng: Rng) -> i64:
    groups = table.open_groups(seat, part_to_place(table, seat))
    while True:
        group = rng.below(3)
        if (groups >> group) & 1:
            return group


def deal_once(table: Zones, seat: i64, memory: Memory, rng: Rng) -> bool:
    strangers = vec[u8]([NONE] * SEATS)
    if table.toys_lie_facedown() and not deal_toys(table, seat, memory, strangers, rng):
        return False
    if not deal_strangers(table, memory, strangers, rng):
        return False
    hide_drawn(table, seat, rng)
    for packet in range(table.count):
        if memory.last[packet] != table.turn:
            deal_packet(table, memory, packet, i64(strangers[packet]), rng)
        if table.tiit_turn != NOT_PLAYED and i64(table.tiit[packet]) != NONE and i64(strangers[packet]) == NONE:
            guess_tiit(table, seat, packet, rng)
    return fits_pool(table, seat, rng)


def draw_toy(table: Zones, rng: Rng) -> i64:
    """Any Toy among the unknown cards."""
    stock = table.stock
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


def draw_any(table: Zones, rng: Rng) -> i64:
    kind = dip(table, rng)
    table.stock[kind] -= 1
    return kind


# Toys


def deal_toys(table: Zones, seat: i64, memory: Memory, strangers: vec[u8], rng: Rng) -> bool:
    """Whatever must be a Toy: those that left a hand before the seat first saw it, those of Tentacles and Egg, and the
    stranger of a hand from which more Toys were played than the seat had seen there."""
    for packet in range(table.count):
        turn: i64 = 0
        while turn <= table.turn and table.holder(packet, turn) != seat:
            if facedown(table, packet, turn) != NONE:
                table.picks[SEATS * turn + table.holder(packet, turn)] = u8(draw_toy(table, rng))
            turn += 1
        last = memory.last[packet]
        if last != NEVER and played_toys(table, packet, last, table.turn) > memory.toys(packet):
            strangers[packet] = u8(draw_toy(table, rng))
    for way in range(i64(2)):
        kind = i64(table.added[way])
        if kind != NONE and is_toy(kind) and i64(table.added_to[way]) != seat:
            table.added[way] = u8(draw_toy(table, rng))
    return deal_all_missing(table, seat, memory, strangers, rng)


def deal_all_missing(table: Zones, seat: i64, memory: Memory, strangers: vec[u8], rng: Rng) -> bool:
    """Each time that a hand came back."""
    if seat < 0:
        return True
    fitting = True
    for turn in range(i64(1), table.turn + 1):
        packet = packet_at(table, seat, turn)
        last = seen_before(table, seat, packet, turn)
        if last != NEVER and played_toys(table, packet, last, turn - 1) > 0:
            fitting = deal_missing(table, seat, memory, strangers, last, turn, rng) and fitting
    return fitting


def deal_missing(table: Zones, seat: i64, memory: Memory, strangers: vec[u8], last: i64, turn: i64, rng: Rng) -> bool:
    """Toys that were missing when a hand came back: who played which of them is open.

    If there is one less than was played, TIIT CLO UHL brought a Toy: it was played after that, or it is in the hand in
    place of one that prints the same. The more ways a kind has to be this one, the more often it is accepted."""
    packet = packet_at(table, seat, turn)
    toys = vec[u8](capacity=turn)
    places = vec[i64](capacity=turn)
    late: i64 = 0
    for between in range(last + 1, turn):
        if facedown(table, packet, between) != NONE:
            place = SEATS * between + table.holder(packet, between)
            places = append(places, place)
            if i64(memory.missing[place]) != NONE:
                toys = append(toys, memory.missing[place])
            if between > table.tiit_turn:
                late += 1
    if len(toys) < len(places):
        most = most_stays(table, seat, memory, packet, turn, toys)
        stranger = draw_toy(table, rng)
        table.tiit[packet] = u8(stranger)
        strangers[packet] = u8(stranger)
        stays = 0.0
        if most > 0.0:
            stays = stays_of(table, seat, memory, packet, turn, toys, stranger)
            if rng.unit() * (float(late) + most) >= float(late) + stays:
                return False
        if stays > 0.0 and rng.unit() * (float(late) + stays) >= float(late):
            toys = append(toys, u8(stranger))  # one like it was played
        else:
            chosen: i64 = len(places) - 1 - rng.below(late)
            table.picks[places[chosen]] = u8(stranger)
            places[chosen] = places[len(places) - 1]
    left: i64 = len(toys)
    for i in range(i64(len(toys))):
        drawn = rng.below(left)
        left -= 1
        table.picks[places[i]] = toys[drawn]
        toys[drawn] = toys[left]
    return True


def stays_of(table: Zones, seat: i64, memory: Memory, packet: i64, turn: i64, missing: vec[u8], kind: i64) -> float:
    """In how many ways, against one for each turn in which a stranger of this kind may have been played, it is still
    in the hand that came back, and a Toy that prints the same was played in its place."""
    kept: i64 = 0
    for place in range(BAG * packet, BAG * packet + memory.sizes[packet]):
        if i64(memory.bags[place]) == kind:
            kept += 1
    if table.packet(seat) == packet:
        kept += held(table, packet, kind)
        if table.phase == SELECT and i64(table.sealed[seat]) == kind:
            kept += 1
    for later in range(turn, table.turn + 1):
        holder = table.holder(packet, later)
        place = SEATS * later + holder
        if i64(memory.missing[place]) == kind or (holder == seat and i64(table.picks[place]) == kind):
            kept += 1
    alike: i64 = 1
    for toy in missing:
        if i64(toy) == kind:
            alike += 1
    return float((i64(len(missing)) + 1) * kept) / float(alike)


def most_stays(table: Zones, seat: i64, memory: Memory, packet: i64, turn: i64, missing: vec[u8]) -> float:
    """For the kind that has most of these ways: only kinds of which more cards are unknown."""
    most = 0.0
    for kind in range(i64(TOYS), i64(ROBOTS)):
        if i64(table.stock[kind]) > 0 and i64(table.box.copies[kind]) > 1:
            most = max(most, stays_of(table, seat, memory, packet, turn, missing, kind))
    return most


# Strangers


def deal_strangers(table: Zones, memory: Memory, strangers: vec[u8], rng: Rng) -> bool:
    """The card that TIIT CLO UHL added to a hand that the seat knows. A Toy gives the Toys played since more ways to
    be what they are, and so does a card like one that was played openly since; others are accepted less often."""
    if table.tiit_turn == NOT_PLAYED:
        return True
    fitting = True
    for packet in range(table.count):
        last = memory.last[packet]
        if last == NEVER or last >= table.tiit_turn or i64(strangers[packet]) != NONE:
            continue
        if cards_of(table, packet, last) == memory.sizes[packet]:
            continue
        kind = draw_any(table, rng)
        strangers[packet] = u8(kind)
        if not is_toy(kind) and table.toys_lie_facedown():
            since = played_toys(table, packet, table.tiit_turn, table.turn)
            toys = memory.toys(packet) - played_toys(table, packet, last, table.tiit_turn)
            if rng.below(toys + 1) >= toys + 1 - since:
                fitting = False
        most = most_ways(table, memory, packet)
        if most > 1.0 and rng.unit() * most >= ways(table, memory, packet, kind):
            fitting = False
    return fitting


def ways(table: Zones, memory: Memory, packet: i64, kind: i64) -> float:
    """In how many ways, against one, the cards of a kind that were played openly since TIIT CLO UHL came can have been
    chosen if the stranger is of the same kind."""
    played: i64 = 0
    for turn in range(table.tiit_turn + 1, table.turn + 1):
        open = i64(table.picks[SEATS * turn + table.holder(packet, turn)])
        if open == kind and facedown(table, packet, turn) == NONE:
            played += 1
    if played == 0:
        return 1.0
    left: i64 = 0
    for place in range(BAG * packet, BAG * packet + memory.sizes[packet]):
        if i64(memory.bags[place]) == kind:
            left += 1
    return float(left + played + 1) / float(left + 1)


def most_ways(table: Zones, memory: Memory, packet: i64) -> float:
    """For the kind that has most: only kinds that were played openly since, and of which more cards are unknown."""
    most = 1.0
    for turn in range(table.tiit_turn + 1, table.turn + 1):
        kind = i64(table.picks[SEATS * turn + table.holder(packet, turn)])
        if kind != NONE and i64(table.box.copies[kind]) > 1 and facedown(table, packet, turn) == NONE:
            most = max(most, ways(table, memory, packet, kind))
    return most


def cards_of(table: Zones, packet: i64, last: i64) -> i64:
    """The cards of a hand since it was seen: those that are left, a sealed one, Toys played facedown."""
    sealed: i64 = 0
    if table.phase == SELECT and i64(table.sealed[table.holder(packet, table.turn)]) != NONE:
        sealed = 1
    return i64(table.sizes[packet]) + sealed + played_toys(table, packet, last, table.turn)


def guess_tiit(table: Zones, seat: i64, packet: i64, rng: Rng) -> None:
    """Which card of a hand came by TIIT CLO UHL: any that was there when it came and fits what the seat has seen."""
    after = table.tiit_turn
    last = seen_before(table, seat, packet, after)
    back = after
    while back <= table.turn and table.holder(packet, back) != seat:
        back += 1
    away = last != NEVER and back > table.turn
    cards = vec[u8](capacity=2 * BAG)
    if not away:
        for place in range(i64(table.sizes[packet])):
            kind = table.card(packet, place)
            if not went_missing(table, packet, last, back, kind):
                cards = append(cards, u8(kind))
        chosen = i64(table.sealed[table.holder(packet, table.turn)]) if table.phase == SELECT else NONE
        if chosen != NONE and not went_missing(table, packet, last, back, chosen):
            cards = append(cards, u8(chosen))
    for turn in range(after + 1, table.turn + 1):
        kind = i64(table.picks[SEATS * turn + table.holder(packet, turn)])
        if kind == NONE or (last != NEVER and turn < back and facedown(table, packet, turn) != NONE):
            continue
        if not (is_left(table, packet, last, kind) if away else went_missing(table, packet, last, back, kind)):
            cards = append(cards, u8(kind))
    if len(cards) > 0:
        table.tiit[packet] = cards[rng.below(len(cards))]


def went_missing(table: Zones, packet: i64, last: i64, back: i64, kind: i64) -> bool:
    """If the seat has seen the hand before, the stranger is no Toy like one that it has found missing since."""
    if last == NEVER:
        return False
    for turn in range(last + 1, back):
        if facedown(table, packet, turn) == kind:
            return True
    return False


def is_left(table: Zones, packet: i64, last: i64, kind: i64) -> bool:
    """Is a card of this kind still in a hand, sealed from it, or played from it facedown? A stranger that was played
    openly is not: it was none of the cards that the seat had known."""
    if held(table, packet, kind) > 0:
        return True
    if table.phase == SELECT and i64(table.sealed[table.holder(packet, table.turn)]) == kind:
        return True
    for turn in range(last + 1, table.turn + 1):
        if facedown(table, packet, turn) == kind:
            return True
    return False


# Hands, pile and the cards of Tentacles


def hide_drawn(table: Zones, seat: i64, rng: Rng) -> None:
    """BB-20: the three cards that only the owner of Titanic Tentacles sees."""
    if i64(table.added[BY_TENTACLES]) != NONE or table.owner(TENTACLES) == seat:
        return
    drawn = vec[u8](capacity=3)
    for place in range(i64(3)):
        if i64(table.drawn[place]) != NONE:
            drawn = append(drawn, u8(draw_any(table, rng)))
    sort(drawn)
    for place in range(i64(len(drawn))):
        table.drawn[place] = drawn[place]


def deal_packet(table: Zones, memory: Memory, packet: i64, stranger: i64, rng: Rng) -> None:
    """Fill a hand that the seat doesn't hold, the card sealed from it and the Toys played from it since."""
    size = i64(table.sizes[packet])
    holder = table.holder(packet, table.turn)
    sealed = table.phase == SELECT and i64(table.sealed[holder]) != NONE
    table.sizes[packet] = 0
    table.hands[packet] = 0
    if memory.last[packet] == NEVER:
        if sealed:
            table.sealed[holder] = u8(draw_any(table, rng))
        for _card in range(size):
            put_into_hand(table, packet, draw_any(table, rng))
        return
    empty_bag(table, memory, packet, stranger, rng)
    if sealed:
        table.sealed[holder] = u8(memory.take(packet, rng.below(memory.sizes[packet])))
    for place in range(BAG * packet, BAG * packet + size):
        put_into_hand(table, packet, i64(memory.bags[place]))


def empty_bag(table: Zones, memory: Memory, packet: i64, stranger: i64, rng: Rng) -> None:
    """Toys leave the bag in the order in which they were played; a stranger comes when TIIT CLO UHL brings it."""
    last = memory.last[packet]
    joined = stranger == NONE or last >= table.tiit_turn
    if not joined:
        table.tiit[packet] = u8(stranger)
    for turn in range(last + 1, table.turn + 1):
        if not joined and turn > table.tiit_turn:
            memory.put(packet, stranger)
            joined = True
        if facedown(table, packet, turn) != NONE:
            table.picks[SEATS * turn + table.holder(packet, turn)] = u8(memory.take_toy(packet, rng))
    if not joined:
        memory.put(packet, stranger)


def fits_pool(table: Zones, seat: i64, rng: Rng) -> bool:
    """BB-27: what Pool took is a card of the pile, each equally likely."""
    kind = i64(table.added[BY_POOL])
    if kind == NONE:
        return True
    if is_toy(kind) and not knows_toy(table, seat, i64(table.added_to[BY_POOL])):
        taken = table.card(rng.below(table.count), 0)
        if is_toy(taken):
            table.added[BY_POOL] = u8(taken)
        return is_toy(taken)
    found: i64 = 0
    for packet in range(table.count):
        if table.card(packet, 0) == kind:
            found += 1
    most = min(table.count, i64(table.box.copies[kind]))
    return rng.below(most) < found
