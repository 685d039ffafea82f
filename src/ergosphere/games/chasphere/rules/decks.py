"""Decks: an unordered pool between what was put on top and what was put below, and who can keep track of a card."""

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
    Position,
)
from ergosphere.games.chasphere.rules.sector import PLANETS

VIEWERS: Final = 5  # four seats and the spectators, who only know what everybody knows


def put_on_top(position: Position, deck: i64, kind: i64, mark: i64) -> None:
    size = i64(position.sizes[3 * deck + ON_TOP])
    position.slots[SLOTS * deck + size] = u8(kind)
    position.marks[SLOTS * deck + size] = u8(mark)
    position.sizes[3 * deck + ON_TOP] = u8(size + 1)


def put_at_base(position: Position, deck: i64, kind: i64, mark: i64) -> None:
    """Under all cards of the top list."""
    base = SLOTS * deck
    size = i64(position.sizes[3 * deck + ON_TOP])
    place = base + size
    while place > base:
        position.slots[place] = position.slots[place - 1]
        position.marks[place] = position.marks[place - 1]
        place -= 1
    position.slots[base] = u8(kind)
    position.marks[base] = u8(mark)
    position.sizes[3 * deck + ON_TOP] = u8(size + 1)


def put_under(position: Position, deck: i64, kind: i64, mark: i64) -> None:
    if position.sizes[3 * deck] == 0:
        put_at_base(position, deck, kind, mark)
        return
    size = i64(position.sizes[3 * deck + BELOW])
    place = SLOTS * deck + SLOTS - 1 - size
    position.slots[place] = u8(kind)
    position.marks[place] = u8(mark)
    position.sizes[3 * deck + BELOW] = u8(size + 1)


def leave_pool(position: Position, deck: i64, kind: i64) -> None:
    """Take a card out of the pool because somebody gets to know it. After the last one the bottom list moves up."""
    position.cards[position.box.kinds * POOL + kind] -= 1
    position.sizes[3 * deck] -= 1
    if position.sizes[3 * deck] == 0:
        raise_bottom(position, deck)


def raise_bottom(position: Position, deck: i64) -> None:
    """A deck without a pool is one list: the bottom list goes right under the top list, uppermost card first."""
    size = i64(position.sizes[3 * deck + BELOW])
    position.sizes[3 * deck + BELOW] = 0
    base = SLOTS * deck
    kinds = position.slots[base : base + SLOTS]
    marks = position.marks[base : base + SLOTS]
    for i in range(size):
        put_at_base(position, deck, i64(kinds[SLOTS - 1 - i]), i64(marks[SLOTS - 1 - i]))


def take_top(position: Position, deck: i64) -> i64:
    """Remove the uppermost card of the top list and return its mark."""
    size = i64(position.sizes[3 * deck + ON_TOP]) - 1
    position.sizes[3 * deck + ON_TOP] = u8(size)
    return i64(position.marks[SLOTS * deck + size])


# Who can keep track of cards that they know while an explorer handles them


def track_keeping(position: Position, kept: i64) -> None:
    """A card of the hand is kept, and everybody sees its kind. Those who can't tell which card it was lose track."""
    kind = (position.hand >> (8 * kept)) & 255
    for viewer in range(i64(VIEWERS)):
        if viewer != position.seat:
            lose_track(position, kind, i64(1) << viewer)


def lose_track(position: Position, kind: i64, bit: i64) -> None:
    """Of identical cards the first one drawn is kept. A viewer who knows a card of that kind must reckon with that card
    or any unknown one drawn before it; a viewer who knows none, with every unknown one. All cards from the first to
    the last of these may have moved up by one place, so the viewer no longer knows them."""
    first: i64 = -1
    last: i64 = -1
    for i in range(position.hand_size):
        known = knows(position.hand_marks >> (8 * i), bit)
        if known and (position.hand >> (8 * i)) & 255 != kind:
            continue
        if first < 0:
            first = i
        last = i
        if known:
            break
    if first != last:
        for i in range(first, last + 1):
            forget(position, i, bit)


def shifted(word: i64, places: i64) -> i64:
    """By bytes. A function, because a literal has 32 bits in compiled code and can't be shifted further."""
    return word << (8 * places)


def with_byte(word: i64, place: i64, byte: i64) -> i64:
    return (word & ~shifted(255, place)) | shifted(byte, place)


def knows(mark: i64, bit: i64) -> bool:
    """The bits above the viewers' (NO_EVENT, WELL_HIDDEN) don't say who knows a card."""
    return mark & (bit | PUBLIC) & ALL != 0


def forget(position: Position, place: i64, bit: i64) -> None:
    """One viewer loses track of a card. If everybody knew it, all the others still do."""
    mark = (position.hand_marks >> (8 * place)) & 255
    if not knows(mark, bit):
        return
    if mark & PUBLIC:
        mark = mark | 15
    mark &= ~(bit | PUBLIC)
    position.hand_marks = with_byte(position.hand_marks, place, mark)


def track_returning(position: Position) -> None:
    """CH-18: only the explorer knows the order in which cards go back. Others can only keep track of a single card, or
    of cards that are all the same."""
    for viewer in range(i64(VIEWERS)):
        if viewer != position.seat and not can_track(position, i64(1) << viewer):
            for i in range(position.hand_size):
                forget(position, i, i64(1) << viewer)


def can_track(position: Position, bit: i64) -> bool:
    """Does a viewer know every card in the hand, and are they all of one kind?"""
    for i in range(position.hand_size):
        if (position.hand >> (8 * i)) & 255 != position.hand & 255 or not knows(position.hand_marks >> (8 * i), bit):
            return False
    return True


# Redrawing what a seat doesn't know


def resample(position: Position, viewer: i64, rng: Rng) -> None:
    """Every order of the decks that fits what the viewer knows is equally likely."""
    bit: i64 = i64(1) << viewer
    for deck in range(i64(PLANETS)):
        gather(position, deck, bit)
        # The most restricted places are dealt first. Each class is contained in the next, so this is fair.
        deal(position, deck, bit, WELL_HIDDEN, WELL_HIDDEN, rng)
        deal(position, deck, bit, WELL_HIDDEN | NO_EVENT, NO_EVENT, rng)
        deal(position, deck, bit, WELL_HIDDEN | NO_EVENT, 0, rng)


def exploring(position: Position, deck: i64) -> bool:
    return position.planet == deck and DRAWING <= position.phase <= RETURNING and position.hand_size > 0


def gather(position: Position, deck: i64, bit: i64) -> None:
    """Put the unknown cards of a deck and of the explorer's hand into the pool."""
    pool = position.box.kinds * POOL
    for i in range(i64(SLOTS)):
        if is_slot(position, deck, i) and not knows(i64(position.marks[SLOTS * deck + i]), bit):
            position.cards[pool + i64(position.slots[SLOTS * deck + i])] += 1
    if exploring(position, deck):
        for i in range(position.hand_size):
            if not knows(position.hand_marks >> (8 * i), bit):
                position.cards[pool + ((position.hand >> (8 * i)) & 255)] += 1


def is_slot(position: Position, deck: i64, place: i64) -> bool:
    return place < i64(position.sizes[3 * deck + ON_TOP]) or place >= SLOTS - i64(position.sizes[3 * deck + BELOW])


def deal(position: Position, deck: i64, bit: i64, mask: i64, restricted: i64, rng: Rng) -> None:
    """Deal cards to the unknown places whose marks, under the mask, are exactly this restriction."""
    for i in range(i64(SLOTS)):
        if is_slot(position, deck, i):
            mark = i64(position.marks[SLOTS * deck + i])
            if not knows(mark, bit) and mark & mask == restricted:
                position.slots[SLOTS * deck + i] = u8(from_pool(position, deck, restricted, rng))
    if restricted == NO_EVENT and exploring(position, deck):
        for i in range(position.hand_size):
            if not knows(position.hand_marks >> (8 * i), bit):
                kind = from_pool(position, deck, NO_EVENT, rng)
                position.hand = with_byte(position.hand, i, kind)


def from_pool(position: Position, deck: i64, restricted: i64, rng: Rng) -> i64:
    """Take a card that the restriction allows out of the pool, each equally likely."""
    box = position.box
    pool = box.kinds * POOL
    start = i64(box.deck_start[deck])
    end = i64(box.deck_start[deck + 1])
    total: i64 = 0
    for kind in range(start, end):
        if fits(position, kind, restricted):
            total += i64(position.cards[pool + kind])
    rest = rng.below(total)
    for kind in range(start, end):
        if fits(position, kind, restricted):
            rest -= i64(position.cards[pool + kind])
            if rest < 0:
                position.cards[pool + kind] -= 1
                return kind
    raise AssertionError("no card fits what is known of a deck")


def fits(position: Position, kind: i64, restricted: i64) -> bool:
    if restricted == WELL_HIDDEN:
        return position.box.hidden[kind] != 0
    return restricted == 0 or not position.box.is_event(kind)
