"""Nature's part: what can come next, how likely it is, and a draw at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules import codes as code
from ergosphere.games.buccaneers.rules.card_moves import dip, held
from ergosphere.games.buccaneers.rules.codes import NO_CODES
from ergosphere.games.buccaneers.rules.kinds import KINDS, ROUNDS
from ergosphere.games.buccaneers.rules.phases import DEAL, FLIP, GPS_PICK, HOLE, POOL_TAKE, TURN_UP
from ergosphere.games.buccaneers.rules.position import BY_POOL, Position
from ergosphere.games.buccaneers.rules.score_phase import pile_count


def codes(position: Position) -> vec[i32]:
    """Everything that can come, in ascending order."""
    found = NO_CODES[:]
    count: i64 = 0
    first = first_code(position)
    for number in range(first, first + span(position)):
        if weight(position, number) > 0:
            found[count] = i32(number)
            count += 1
    return found[:count]


def permits(position: Position, number: i64) -> bool:
    """Is this one of `codes`?"""
    first = first_code(position)
    return first <= number < first + span(position) and weight(position, number) > 0


def first_code(position: Position) -> i64:
    """Where the codes of the present verb begin."""
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
    """How many codes the present verb has."""
    if position.phase == FLIP:
        return code.HOLE - code.DIRECTION
    return code.HOLES if position.phase == HOLE else KINDS


def weight(position: Position, number: i64) -> i64:
    """How many cards stand for a code of the present verb; 0 where it can't come."""
    if number >= code.DIRECTION:
        hole = number - code.HOLE
        if hole >= 0:
            for round in range(i64(ROUNDS)):
                if i64(position.holes[round]) == hole:
                    return 0
        return 1
    kind = number % KINDS
    if position.phase == GPS_PICK:
        return held(position, position.packet(position.gps), kind)
    if position.phase == POOL_TAKE or position.phase == TURN_UP:
        return pile_count(position, kind)
    return i64(position.stock[kind])


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
