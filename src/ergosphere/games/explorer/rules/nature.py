"""What nature may do, and how likely it is."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ergosphere.core.engine.rng import Rng
from ergosphere.games.explorer.rules.cards import ALL_CARDS, BITS
from ergosphere.games.explorer.rules.codes import (
    DIE,
    DRAWS,
    EVEN_CHANCES,
    EVEN_FROM,
    FINDS,
    FIRST_CREW,
    NATURE_MENU,
    ORDERS,
    SIDES,
    THROWS_FROM,
)
from ergosphere.games.explorer.rules.position import (
    DRAW_EVENT,
    DRAW_FIRST,
    FALL,
    FIND_RESULT,
    FUND,
    NATURES,
    THROW,
    Position,
)

EVERY_CODE: Final = vec[i32](list(range(len(NATURE_MENU))))


def span(position: Position) -> tuple[i64, i64]:
    """The codes that the phase asks for, from the first up to but not including the second."""
    phase = position.phase
    if phase in (THROW, FALL):
        dice = dice_of(position)
        return THROWS_FROM[dice], THROWS_FROM[dice + 1]
    if phase == DRAW_EVENT:
        return DRAWS, FINDS
    if phase == FIND_RESULT:
        return FINDS, FINDS + ALL_CARDS
    if phase == DRAW_FIRST:
        return FIRST_CREW, FIRST_CREW + position.party.crews
    if phase > NATURES:
        return 0, 0
    return DIE + (2 if phase == FUND and position.party.reroll_one else 1), DIE + 7


def dice_of(position: Position) -> i64:
    """EX-12 in a move; EX-21: two dice over the hole."""
    return position.dice if position.phase == THROW else 2


def weight(position: Position, code: i64) -> i64:
    """How likely a code of the span is, relative to the others; 0: it can't happen."""
    if code < DRAWS:
        return i64(ORDERS[code])
    if code < FINDS:
        return position.deck >> (BITS * (code - DRAWS)) & 7
    return position.unfound >> (code - FINDS) & 1


def permits(position: Position, code: i64) -> bool:
    first, end = span(position)
    return first <= code < end and weight(position, code) > 0


def codes(position: Position) -> vec[i32]:
    first, end = span(position)
    if first < DRAWS:  # dice and crews are all possible
        return EVERY_CODE[first:end]
    codes = vec[i32](capacity=ALL_CARDS)
    for code in range(first, end):
        if weight(position, code) > 0:
            codes = append(codes, i32(code))
    return codes


def pick(position: Position, rng: Rng) -> i64:
    phase = position.phase
    if phase in (THROW, FALL):
        dice = dice_of(position)
        return i64(EVEN_CHANCES[EVEN_FROM[dice] + rng.below(SIDES[dice])])
    if phase == DRAW_EVENT:
        return pick_event(position, rng)
    if phase == FIND_RESULT:
        possible = codes(position)
        return i64(possible[rng.below(len(possible))])
    first, end = span(position)
    return first + rng.below(end - first)


def pick_event(position: Position, rng: Rng) -> i64:
    rest = rng.below(position.cards(position.deck))
    kind: i64 = 0
    while True:
        rest -= position.deck >> (BITS * kind) & 7
        if rest < 0:
            return DRAWS + kind
        kind += 1
