"""What nature may do, and how likely it is."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import SLOTS, Box, bit_codes, has_bit
from ergosphere.games.chasphere.rules.position import Position
from ergosphere.games.chasphere.rules.turns import free_ships, zone_deck


def weight(position: Position, code: i64) -> i64:
    """How many of the equally likely draws have this result; 0 for what can't happen now."""
    phase = position.phase
    if phase == p.DRAWING:
        return next_weight(position, code - position.box.draw)
    if phase == p.LOOKING:
        return next_weight(position, code - position.box.show)
    if phase == p.DEALING_CARDS:
        return deal_weight(position, code - position.box.deal)
    return 1 if has_bit(results(position), code - first_code(position)) else 0


def nature_codes(position: Position) -> vec[i32]:
    """Every code that has a weight, in the order in which sealed draws count through them."""
    phase = position.phase
    if phase == p.DRAWING:
        return card_codes(position, position.box.draw, position.planet)
    if phase == p.LOOKING:
        return card_codes(position, position.box.show, position.planet)
    if phase == p.DEALING_CARDS:
        return card_codes(position, position.box.deal, zone_deck(position))
    return bit_codes(first_code(position), results(position))


def card_codes(position: Position, start: i64, deck: i64) -> vec[i32]:
    box = position.box
    codes = vec[i32](capacity=16)
    for kind in range(i64(box.deck_start[deck]), i64(box.deck_start[deck + 1])):
        if weight(position, start + kind):
            codes = append(codes, i32(start + kind))
    return codes


def next_weight(position: Position, kind: i64) -> i64:
    """The next card of the deck: the one on the top list, or any card of the pool."""
    known = lying_next(position)
    if known >= 0:
        return 1 if kind == known else 0
    return pool_weight(position, position.planet, kind)


def deal_weight(position: Position, kind: i64) -> i64:
    """CH-6: no event goes into the bargaining zone."""
    count = pool_weight(position, zone_deck(position), kind)
    return 0 if count and position.box.is_event(kind) else count


def pool_weight(position: Position, deck: i64, kind: i64) -> i64:
    box = position.box
    if kind < i64(box.deck_start[deck]) or kind >= i64(box.deck_start[deck + 1]):
        return 0
    return i64(position.cards[box.kinds * p.POOL + kind])


def lying_next(position: Position) -> i64:
    """The kind of the card that is drawn or seen next if it is on the top list, or NO_KIND."""
    deck = position.planet
    size = i64(position.sizes[3 * deck + p.ON_TOP])
    seen = position.drawn if position.phase == p.LOOKING else 0
    return i64(position.slots[SLOTS * deck + size - 1 - seen]) if seen < size else p.NO_KIND


def first_code(position: Position) -> i64:
    """Of those that aren't about cards: where the codes of this phase begin."""
    if position.phase == p.OPENING:
        return b.OPEN
    if position.phase == p.DEALING_SHIPS:
        return b.SHIP
    return b.DISC if position.phase == p.DRAWING_DISC else b.FIRST


def results(position: Position) -> i64:
    """What can come up in this phase, a bit each: Opportunities, ships, discs or first players."""
    phase = position.phase
    if phase == p.OPENING:
        return position.unopened
    if phase == p.DEALING_SHIPS:
        return free_ships(position)
    if phase == p.DRAWING_DISC:
        return (i64(1) << len(position.box.symbols)) - 1
    return (i64(1) << position.count) - 1 if phase == p.DRAWING_FIRST else 0


def kind_of(box: Box, code: i64) -> i64:
    """The kind that nature deals, draws or shows with a code."""
    if code >= box.show:
        return code - box.show
    return code - box.draw if code >= box.draw else code - box.deal
