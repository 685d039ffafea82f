"""Decks: an unordered pool between what was put on top and what was put below; and who can follow a card there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.chasphere.rules.box import SLOTS
from ergosphere.games.chasphere.rules.position import (
    ALL,
    BELOW,
    DRAWING,
    NO_EVENT,
    ON_TOP,
    POOL,
    PUBLIC,
    RETURNING,
    WELL_HIDDEN,
    Table,
)
from ergosphere.games.chasphere.rules.sector import PLANETS

VIEWERS: Final = 5  # four seats, and those who know only what everybody knows


def put_on_top(table: Table, deck: i64, kind: i64, mark: i64) -> None:
    size = i64(table.sizes[3 * deck + ON_TOP])
    table.slots[SLOTS * deck + size] = u8(kind)
    table.marks[SLOTS * deck + size] = u8(mark)
    table.sizes[3 * deck + ON_TOP] = u8(size + 1)


def put_at_base(table: Table, deck: i64, kind: i64, mark: i64) -> None:
    """Under all cards of the top list."""
    base = SLOTS * deck
    size = i64(table.sizes[3 * deck + ON_TOP])
    place = base + size
    while place > base:
        table.slots[place] = table.slots[place - 1]
        table.marks[place] = table.marks[place - 1]
        place -= 1
    table.slots[base] = u8(kind)
    table.marks[base] = u8(mark)
    table.sizes[3 * deck + ON_TOP] = u8(size + 1)


def put_under(table: Table, deck: i64, kind: i64, mark: i64) -> None:
    if table.sizes[3 * deck] == 0:
        put_at_base(table, deck, kind, mark)
        return
    size = i64(table.sizes[3 * deck + BELOW])
    place = SLOTS * deck + SLOTS - 1 - size
    table.slots[place] = u8(kind)
    table.marks[place] = u8(mark)
    table.sizes[3 * deck + BELOW] = u8(size + 1)


def leave_pool(table: Table, deck: i64, kind: i64) -> None:
    """A card of the pool becomes known to somebody. Behind the last one the bottom list comes up."""
    table.cards[table.box.kinds * POOL + kind] -= 1
    table.sizes[3 * deck] -= 1
    if table.sizes[3 * deck] == 0:
        raise_bottom(table, deck)


def raise_bottom(table: Table, deck: i64) -> None:
    """Without a pool a deck is one list: the uppermost of the bottom list goes right under the top list."""
    size = i64(table.sizes[3 * deck + BELOW])
    table.sizes[3 * deck + BELOW] = 0
    base = SLOTS * deck
    kinds = table.slots[base : base + SLOTS]
    marks = table.marks[base : base + SLOTS]
    for i in range(size):
        put_at_base(table, deck, i64(kinds[SLOTS - 1 - i]), i64(marks[SLOTS - 1 - i]))


def take_top(table: Table, deck: i64) -> i64:
    """The mark of the uppermost card of the top list, which is taken away."""
    size = i64(table.sizes[3 * deck + ON_TOP]) - 1
    table.sizes[3 * deck + ON_TOP] = u8(size)
    return i64(table.marks[SLOTS * deck + size])


# Who can follow what an explorer does with cards that are known to others


def follow_keeping(table: Table, kept: i64) -> None:
    """A card of the hand is kept, and everybody sees its kind. Who can't tell which one, loses track of others."""
    kind = (table.hand >> (8 * kept)) & 255
    for viewer in range(i64(VIEWERS)):
        if viewer != table.seat:
            lose_track(table, kind, i64(1) << viewer)


def lose_track(table: Table, kind: i64, bit: i64) -> None:
    """Of equal cards the first drawn is kept. So for somebody who knows one of that kind it may be that one, or an
    unknown one drawn before it; for all others any unknown one. What lies between may have moved up by one place."""
    first: i64 = -1
    last: i64 = -1
    for i in range(table.hand_size):
        known = knows(table.hand_marks >> (8 * i), bit)
        if known and (table.hand >> (8 * i)) & 255 != kind:
            continue
        if first < 0:
            first = i
        last = i
        if known:
            break
    if first != last:
        for i in range(first, last + 1):
            forget(table, i, bit)


def shifted(word: i64, places: i64) -> i64:
    """By bytes. Compiled, a number that is written down has 32 bits, so it can't be shifted further in place."""
    return word << (8 * places)


def with_byte(word: i64, place: i64, byte: i64) -> i64:
    return (word & ~shifted(255, place)) | shifted(byte, place)


def knows(mark: i64, bit: i64) -> bool:
    """Bits beyond the viewers' mean something else (NO_EVENT, WELL_HIDDEN) and make nobody know a card."""
    return mark & (bit | PUBLIC) & ALL != 0


def forget(table: Table, place: i64, bit: i64) -> None:
    """What everybody knew is then known to some."""
    mark = (table.hand_marks >> (8 * place)) & 255
    if not knows(mark, bit):
        return
    if mark & PUBLIC:
        mark = mark | 15
    mark &= ~(bit | PUBLIC)
    table.hand_marks = with_byte(table.hand_marks, place, mark)


def follow_returning(table: Table) -> None:
    """CH-18: cards go back in an order that the explorer alone knows. Others can follow a single card, or cards that
    are all the same."""
    for viewer in range(i64(VIEWERS)):
        if viewer != table.seat and not can_follow(table, i64(1) << viewer):
            for i in range(table.hand_size):
                forget(table, i, i64(1) << viewer)


def can_follow(table: Table, bit: i64) -> bool:
    """Does a viewer know every card in the hand, and are they all of one kind?"""
    for i in range(table.hand_size):
        if (table.hand >> (8 * i)) & 255 != table.hand & 255 or not knows(table.hand_marks >> (8 * i), bit):
            return False
    return True


# Redrawing what a seat doesn't know


def resample(table: Table, viewer: i64, rng: Rng) -> None:
    """Every order of the decks that fits what the viewer knows, equally likely."""
    bit: i64 = i64(1) << viewer
    for deck in range(i64(PLANETS)):
        gather(table, deck, bit)
        # What is restricted most is dealt first. Each class is part of the next, so this is fair.
        deal(table, deck, bit, WELL_HIDDEN, WELL_HIDDEN, rng)
        deal(table, deck, bit, WELL_HIDDEN | NO_EVENT, NO_EVENT, rng)
        deal(table, deck, bit, WELL_HIDDEN | NO_EVENT, 0, rng)


def exploring(table: Table, deck: i64) -> bool:
    return table.planet == deck and DRAWING <= table.phase <= RETURNING and table.hand_size > 0


def gather(table: Table, deck: i64, bit: i64) -> None:
    """Unknown cards of a deck and of the explorer's hand, into the pool."""
    pool = table.box.kinds * POOL
    for i in range(i64(SLOTS)):
        if is_slot(table, deck, i) and not knows(i64(table.marks[SLOTS * deck + i]), bit):
            table.cards[pool + i64(table.slots[SLOTS * deck + i])] += 1
    if exploring(table, deck):
        for i in range(table.hand_size):
            if not knows(table.hand_marks >> (8 * i), bit):
                table.cards[pool + ((table.hand >> (8 * i)) & 255)] += 1


def is_slot(table: Table, deck: i64, place: i64) -> bool:
    return place < i64(table.sizes[3 * deck + ON_TOP]) or place >= SLOTS - i64(table.sizes[3 * deck + BELOW])


def deal(table: Table, deck: i64, bit: i64, mask: i64, restricted: i64, rng: Rng) -> None:
    """Cards for the unknown places whose marks, under the mask, say just this restriction."""
    for i in range(i64(SLOTS)):
        if is_slot(table, deck, i):
            mark = i64(table.marks[SLOTS * deck + i])
            if not knows(mark, bit) and mark & mask == restricted:
                table.slots[SLOTS * deck + i] = u8(from_pool(table, deck, restricted, rng))
    if restricted == NO_EVENT and exploring(table, deck):
        for i in range(table.hand_size):
            if not knows(table.hand_marks >> (8 * i), bit):
                kind = from_pool(table, deck, NO_EVENT, rng)
                table.hand = with_byte(table.hand, i, kind)


def from_pool(table: Table, deck: i64, restricted: i64, rng: Rng) -> i64:
    """One card of the pool that a restriction allows, each equally likely; it is taken out."""
    box = table.box
    pool = box.kinds * POOL
    start = i64(box.deck_start[deck])
    end = i64(box.deck_start[deck + 1])
    total: i64 = 0
    for kind in range(start, end):
        if fits(table, kind, restricted):
            total += i64(table.cards[pool + kind])
    rest = rng.below(total)
    for kind in range(start, end):
        if fits(table, kind, restricted):
            rest -= i64(table.cards[pool + kind])
            if rest < 0:
                table.cards[pool + kind] -= 1
                return kind
    raise AssertionError("no card fits what is known of a deck")


def fits(table: Table, kind: i64, restricted: i64) -> bool:
    if restricted == WELL_HIDDEN:
        return table.box.hidden[kind] != 0
    return restricted == 0 or not table.box.is_event(kind)
