"""Strangers: the cards that TIIT CLO UHL added to hands (BB-18), drawn anew where a seat doesn't know them."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules.card_moves import dip, held
from ergosphere.games.buccaneers.rules.kinds import NONE, SEATS
from ergosphere.games.buccaneers.rules.memory import BAG, NEVER, Memory, facedown, is_toy, played_toys, seen_before
from ergosphere.games.buccaneers.rules.phases import SELECT
from ergosphere.games.buccaneers.rules.position import NOT_PLAYED, Position


def draw_any(position: Position, rng: Rng) -> i64:
    kind = dip(position, rng)
    position.stock[kind] -= 1
    return kind


def deal_strangers(position: Position, memory: Memory, strangers: vec[u8], rng: Rng) -> bool:
    """The card that TIIT CLO UHL added to a hand that the seat knows. A Toy gives the Toys played since more ways to
    be what they are, and so does a card like one that was played openly since; others are accepted less often."""
    if position.tiit_turn == NOT_PLAYED:
        return True
    fitting = True
    for packet in range(position.count):
        last = memory.last[packet]
        if last == NEVER or last >= position.tiit_turn or i64(strangers[packet]) != NONE:
            continue
        if cards_of(position, packet, last) == memory.sizes[packet]:
            continue
        kind = draw_any(position, rng)
        strangers[packet] = u8(kind)
        if not is_toy(kind) and position.toys_lie_facedown():
            since = played_toys(position, packet, position.tiit_turn, position.turn)
            toys = memory.toys(packet) - played_toys(position, packet, last, position.tiit_turn)
            if rng.below(toys + 1) >= toys + 1 - since:
                fitting = False
        most = most_ways(position, memory, packet)
        if most > 1.0 and rng.unit() * most >= ways_of(position, memory, packet, kind):
            fitting = False
    return fitting


def ways_of(position: Position, memory: Memory, packet: i64, kind: i64) -> float:
    """How many times more ways there are to have played the cards of a kind that were played openly since TIIT CLO UHL
    if the stranger is of that kind."""
    played: i64 = 0
    for turn in range(position.tiit_turn + 1, position.turn + 1):
        open = i64(position.picks[SEATS * turn + position.holder(packet, turn)])
        if open == kind and facedown(position, packet, turn) == NONE:
            played += 1
    if played == 0:
        return 1.0
    left: i64 = 0
    for place in range(BAG * packet, BAG * packet + memory.sizes[packet]):
        if i64(memory.bags[place]) == kind:
            left += 1
    return float(left + played + 1) / float(left + 1)


def most_ways(position: Position, memory: Memory, packet: i64) -> float:
    """The highest number of ways: only for kinds that were played openly since and have several copies."""
    most = 1.0
    for turn in range(position.tiit_turn + 1, position.turn + 1):
        kind = i64(position.picks[SEATS * turn + position.holder(packet, turn)])
        if kind != NONE and i64(position.box.copies[kind]) > 1 and facedown(position, packet, turn) == NONE:
            most = max(most, ways_of(position, memory, packet, kind))
    return most


def cards_of(position: Position, packet: i64, last: i64) -> i64:
    """The number of cards of a hand since it was seen: those left, a sealed one, Toys played facedown."""
    sealed: i64 = 0
    if position.phase == SELECT and i64(position.sealed[position.holder(packet, position.turn)]) != NONE:
        sealed = 1
    return i64(position.sizes[packet]) + sealed + played_toys(position, packet, last, position.turn)


def guess_tiit(position: Position, seat: i64, packet: i64, rng: Rng) -> None:
    """Which card of a hand came by TIIT CLO UHL: any that was there when it came and fits what the seat has seen."""
    after = position.tiit_turn
    last = seen_before(position, seat, packet, after)
    back = after
    while back <= position.turn and position.holder(packet, back) != seat:
        back += 1
    away = last != NEVER and back > position.turn
    cards = vec[u8](capacity=2 * BAG)
    if not away:
        for place in range(i64(position.sizes[packet])):
            kind = position.card(packet, place)
            if not went_missing(position, packet, last, back, kind):
                cards = append(cards, u8(kind))
        chosen = i64(position.sealed[position.holder(packet, position.turn)]) if position.phase == SELECT else NONE
        if chosen != NONE and not went_missing(position, packet, last, back, chosen):
            cards = append(cards, u8(chosen))
    for turn in range(after + 1, position.turn + 1):
        kind = i64(position.picks[SEATS * turn + position.holder(packet, turn)])
        if kind == NONE or (last != NEVER and turn < back and facedown(position, packet, turn) != NONE):
            continue
        if not (is_left(position, packet, last, kind) if away else went_missing(position, packet, last, back, kind)):
            cards = append(cards, u8(kind))
    if len(cards) > 0:
        position.tiit[packet] = cards[rng.below(len(cards))]


def went_missing(position: Position, packet: i64, last: i64, back: i64, kind: i64) -> bool:
    """If the seat saw the hand before, the stranger is not a Toy like one found missing since."""
    if last == NEVER:
        return False
    for turn in range(last + 1, back):
        if facedown(position, packet, turn) == kind:
            return True
    return False


def is_left(position: Position, packet: i64, last: i64, kind: i64) -> bool:
    """Is a card of this kind still in a hand, sealed from it, or played from it facedown? A stranger that was played
    openly is not: the seat had not known it."""
    if held(position, packet, kind) > 0:
        return True
    if position.phase == SELECT and i64(position.sealed[position.holder(packet, position.turn)]) == kind:
        return True
    for turn in range(last + 1, position.turn + 1):
        if facedown(position, packet, turn) == kind:
            return True
    return False
