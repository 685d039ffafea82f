"""Nature's part: what can come next, how likely it is, and a draw at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules import codes as code
from ergosphere.games.buccaneers.rules.card_moves import dip, held
from ergosphere.games.buccaneers.rules.codes import NO_CODES
from ergosphere.games.buccaneers.rules.kinds import KINDS, ROUNDS
from ergosphere.games.buccaneers.rules.phases import DEAL, FLIP, GPS_PICK, HOLE, POOL_TAKE, TURN_UP
from ergosphere.games.buccaneers.rules.position import BY_POOL, Position
from ergosphere.games.buccaneers.rules.score_phase import pile_count

NO_COUNTS: Final = vec[u8]([0] * KINDS)  # to copy from


def codes(position: Position) -> vec[i32]:
    """Everything that can come, in ascending order."""
    found = NO_CODES[:]
    count: i64 = 0
    first = first_code(position)
    if first >= code.DIRECTION:
        for number in range(first, first + span(position)):
            if weight(position, number) > 0:
                found[count] = i32(number)
                count += 1
    else:
        cards = cards_to_come(position)
        for kind in range(i64(KINDS)):
            if i64(cards[kind]) > 0:
                found[count] = i32(first + kind)
                count += 1
    return found[:count]


def permits(position: Position, number: i64) -> bool:
    """Is this one of `codes`?"""
    first = first_code(position)
    return first <= number < first + span(position) and weight(position, number) > 0


def first_code(position: Position) -> i64:
    """Where the codes of the current verb begin."""
    phase = position.phase
    if phase == DEAL:
        return 0
    if phase == FLIP:
        return code.DIRECTION
    if phase == HOLE:
        return code.HOLE
    if phase in (GPS_PICK, POOL_TAKE):
        return code.TAKE
    return code.TURN_UP if phase == TURN_UP else code.DRAW


def span(position: Position) -> i64:
    """How many codes the current verb has."""
    if position.phase == FLIP:
        return code.HOLE - code.DIRECTION
    return code.HOLES if position.phase == HOLE else KINDS


def weight(position: Position, number: i64) -> i64:
    """How many cards stand for a code of the current verb; 0 if it can't come."""
    if number >= code.DIRECTION:
        hole = number - code.HOLE
        if hole >= 0:
            for round in range(i64(ROUNDS)):
                if i64(position.holes[round]) == hole:
                    return 0
        return 1
    return i64(cards_to_come(position)[number % KINDS])


def cards_to_come(position: Position) -> vec[u8]:
    """By kind: how many cards there are where nature takes the next one from. Not to be changed."""
    phase = position.phase
    if phase == GPS_PICK:
        cards = NO_COUNTS[:]
        packet = position.packet(position.gps)
        for place in range(i64(position.sizes[packet])):
            kind = position.card(packet, place)
            cards[kind] = u8(held(position, packet, kind))
        return cards
    if phase in (POOL_TAKE, TURN_UP):
        cards = NO_COUNTS[:]
        for packet in range(position.count):
            kind = position.card(packet, 0)
            cards[kind] = u8(pile_count(position, kind))
        return cards
    return position.stock


def pick(position: Position, rng: Rng) -> i64:
    """A code at random, by its weight."""
    phase = position.phase
    if phase == FLIP:
        return code.DIRECTION + rng.below(2)
    if phase == HOLE:
        while True:
            number = code.HOLE + rng.below(code.HOLES)
            if weight(position, number) > 0:
                return number
    if phase == GPS_PICK:
        packet = position.packet(position.gps)
        return code.TAKE + position.card(packet, rng.below(i64(position.sizes[packet])))
    if phase in (POOL_TAKE, TURN_UP):
        while True:
            kind = position.card(rng.below(position.count), 0)
            whole = pile_count(position, kind)
            if whole > 0 and (i64(position.added[BY_POOL]) != kind or rng.below(whole + 1) > 0):
                return first_code(position) + kind
    return first_code(position) + dip(position, rng)
