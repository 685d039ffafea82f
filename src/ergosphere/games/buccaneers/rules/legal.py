"""What a seat may do. Each family of actions says it once: `codes` lists what it allows, `permits` looks it up."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ergosphere.games.buccaneers.rules import codes as code
from ergosphere.games.buccaneers.rules.card_moves import part_to_place
from ergosphere.games.buccaneers.rules.codes import NO_CODES
from ergosphere.games.buccaneers.rules.hand import BITS, CARD, kinds_of
from ergosphere.games.buccaneers.rules.kinds import KINDS, NONE
from ergosphere.games.buccaneers.rules.phases import ADD, EGG_USE, LASER_CARD, POOL_USE, RING_USE, SELECT
from ergosphere.games.buccaneers.rules.position import Position

LASER_CARDS: Final = 0b1111  # BB-19: any of the four
USE_OR_HOLD: Final = 0b1001  # BB-26, BB-27, BB-29: the same Relic among USE and among HOLD
BIT: Final = vec[i64]([1 << kind for kind in range(KINDS)])  # compiled, a written 1 is shifted as 32 bits


def codes(position: Position, seat: i64) -> vec[i32]:
    """For a seat that must act, in ascending order."""
    if position.phase != SELECT:
        return other_codes(position, seat)
    kinds, count = kinds_held(position, seat)
    found = NO_CODES[:count]
    for place in range(count):
        found[place] = i32(kinds & CARD)
        kinds >>= BITS
    return found


def other_codes(position: Position, seat: i64) -> vec[i32]:
    """Of decisions other than the selection."""
    found = vec[i32](capacity=4)
    number = first_code(position)
    options = options_of(position, seat)
    while options != 0:
        if options & 1:
            found = append(found, i32(number))
        options >>= 1
        number += 1
    return found


def permits(position: Position, seat: i64, number: i64) -> bool:
    """Is this one of `codes`?"""
    if position.phase != SELECT:
        place = number - first_code(position)
        return 0 <= place < KINDS and (options_of(position, seat) >> place) & 1 != 0
    kinds, count = kinds_held(position, seat)
    for _place in range(count):
        if kinds & CARD == number:
            return True
        kinds >>= BITS
    return False


def kinds_held(position: Position, seat: i64) -> tuple[i64, i64]:
    """BB-9: the different kinds in the seat's hand, in the form of a hand, and their number."""
    packet = position.packet(seat)
    return kinds_of(position.hands[packet], i64(position.sizes[packet]))


def first_code(position: Position) -> i64:
    """Where the codes of the family begin that is asked for."""
    phase = position.phase
    if phase == ADD:
        return code.ADD
    if phase == LASER_CARD:
        return code.PLACE
    if phase in (EGG_USE, POOL_USE, RING_USE):
        return code.USE
    return code.JOIN


def options_of(position: Position, seat: i64) -> i64:
    """What the family allows, as bits counted from its first code."""
    phase = position.phase
    if phase == ADD:
        return drawn_kinds(position)
    if phase == LASER_CARD:
        return LASER_CARDS
    if phase == EGG_USE:
        return USE_OR_HOLD
    if phase == POOL_USE:
        return USE_OR_HOLD << 1
    if phase == RING_USE:
        return USE_OR_HOLD << 2
    return position.open_groups(seat, part_to_place(position, seat))  # BB-14


def drawn_kinds(position: Position) -> i64:
    """BB-20: the cards that Titanic Tentacles drew."""
    found: i64 = 0
    for place in range(i64(3)):
        kind = i64(position.drawn[place])
        if kind != NONE:
            found |= BIT[kind]
    return found
