"""What nature may do, and how likely it is."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.box import SLOTS, Box
from ergosphere.games.chasphere.rules.position import Table
from ergosphere.games.chasphere.rules.turns import free_ships, zone_deck


def nature_codes(table: Table) -> vec[i32]:
    box = table.box
    phase = table.phase
    if phase == t.DRAWING or phase == t.LOOKING:
        start = box.draw if phase == t.DRAWING else box.show
        known = lying_next(table)
        if known >= 0:
            return vec[i32]([i32(start + known)])
        return pool_codes(table, start, table.planet, True)
    if phase == t.DEALING_CARDS:
        return pool_codes(table, box.deal, zone_deck(table), False)  # CH-6
    if phase == t.OPENING:
        return codes_of(b.OPEN, table.unopened)
    if phase == t.DEALING_SHIPS:
        return codes_of(b.SHIP, free_ships(table))
    if phase == t.DRAWING_DISC:
        return codes_of(b.DISC, (1 << len(box.symbols)) - 1)
    return codes_of(b.FIRST, (i64(1) << table.count) - 1)


def codes_of(start: i64, chosen: i64) -> vec[i32]:
    """A code for each bit."""
    codes = vec[i32](capacity=20)
    number: i64 = 0
    while chosen:
        if chosen & 1:
            codes = append(codes, i32(start + number))
        chosen >>= 1
        number += 1
    return codes


def pool_codes(table: Table, start: i64, deck: i64, events: bool) -> vec[i32]:
    box = table.box
    codes = vec[i32](capacity=16)
    for kind in range(i64(box.deck_start[deck]), i64(box.deck_start[deck + 1])):
        if table.cards[box.kinds * t.POOL + kind] and (events or not box.is_event(kind)):
            codes = append(codes, i32(start + kind))
    return codes


def lying_next(table: Table) -> i64:
    """The kind of the card that is drawn or seen next if it lies in the top list, or NO_KIND."""
    deck = table.planet
    size = i64(table.sizes[3 * deck + t.ON_TOP])
    seen = table.drawn if table.phase == t.LOOKING else 0
    return i64(table.slots[SLOTS * deck + size - 1 - seen]) if seen < size else t.NO_KIND


def weight(table: Table, code: i64) -> i64:
    """Of a pool each card is equally likely."""
    box = table.box
    if code < box.deal:
        return 1
    if (table.phase == t.DRAWING or table.phase == t.LOOKING) and lying_next(table) >= 0:
        return 1
    return i64(table.cards[box.kinds * t.POOL + kind_of(box, code)])


def kind_of(box: Box, code: i64) -> i64:
    """The kind that nature deals, draws or shows with a code."""
    if code >= box.show:
        return code - box.show
    return code - box.draw if code >= box.draw else code - box.deal
