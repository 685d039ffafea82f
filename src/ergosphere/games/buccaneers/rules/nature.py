"""Nature's part: what can come next, how likely it is, and one of it at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules import box as codes_of
from ergosphere.games.buccaneers.rules import position as zones
from ergosphere.games.buccaneers.rules.card_moves import held
from ergosphere.games.buccaneers.rules.hidden import dip
from ergosphere.games.buccaneers.rules.kinds import KINDS, ROUNDS
from ergosphere.games.buccaneers.rules.position import DEAL, GPS_PICK, Zones
from ergosphere.games.buccaneers.rules.score_phase import pile_count

NO_CODES: Final = vec[i32]([0] * KINDS)  # to copy from


def codes(table: Zones) -> vec[i32]:
    """Every kind that can come."""
    found = NO_CODES[:]
    count: i64 = 0
    first = first_code(table)
    if draws_from_deck(table):
        stock = table.stock
        for kind in range(i64(KINDS)):
            if i64(stock[kind]) > 0:
                found[count] = i32(first + kind)
                count += 1
    else:
        for code in range(first, first + span(table)):
            if weight(table, code) > 0:
                found[count] = i32(code)
                count += 1
    return found[:count]


def permits(table: Zones, code: i64) -> bool:
    first = first_code(table)
    return first <= code < first + span(table) and weight(table, code) > 0


def draws_from_deck(table: Zones) -> bool:
    """Is the next card one of the draw deck?"""
    phase = table.phase
    return phase == DEAL or phase == zones.TIIT_DRAW or phase == zones.TENTACLES_DRAW or phase == zones.EGG_DRAW


def first_code(table: Zones) -> i64:
    """Where the codes of the present verb begin."""
    phase = table.phase
    if phase == DEAL:
        return 0
    if phase == zones.FLIP:
        return codes_of.DIRECTION
    if phase == zones.HOLE:
        return codes_of.HOLE
    if phase == GPS_PICK or phase == zones.POOL_TAKE:
        return codes_of.TAKE
    return codes_of.TURN_UP if phase == zones.TURN_UP else codes_of.DRAW


def span(table: Zones) -> i64:
    """How many codes the present verb has."""
    if table.phase == zones.FLIP:
        return codes_of.HOLE - codes_of.DIRECTION
    return codes_of.HOLES if table.phase == zones.HOLE else KINDS


def weight(table: Zones, code: i64) -> i64:
    if code >= codes_of.DIRECTION:
        hole = code - codes_of.HOLE
        if hole >= 0:
            for round in range(i64(ROUNDS)):
                if i64(table.holes[round]) == hole:
                    return 0
        return 1
    kind = code % KINDS
    if table.phase == GPS_PICK:
        return held(table, table.packet(table.gps), kind)
    if table.phase == zones.POOL_TAKE or table.phase == zones.TURN_UP:
        return pile_count(table, kind)
    return i64(table.stock[kind])


def pick(table: Zones, rng: Rng) -> i64:
    """Any card that can come, each equally likely."""
    phase = table.phase
    if phase == zones.FLIP:
        return codes_of.DIRECTION + rng.below(2)
    if phase == zones.HOLE:
        while True:
            code = codes_of.HOLE + rng.below(codes_of.HOLES)
            if weight(table, code) > 0:
                return code
    if phase == GPS_PICK:
        packet = table.packet(table.gps)
        return codes_of.TAKE + table.card(packet, rng.below(i64(table.sizes[packet])))
    if phase == zones.POOL_TAKE or phase == zones.TURN_UP:
        while True:
            kind = table.card(rng.below(table.count), 0)
            whole = pile_count(table, kind)
            if whole > 0 and (i64(table.added[zones.BY_POOL]) != kind or rng.below(whole + 1) > 0):
                return first_code(table) + kind
    return first_code(table) + dip(table, rng)
