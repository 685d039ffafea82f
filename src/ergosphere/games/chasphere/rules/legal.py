"""What a seat may do. Nothing else decides this."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.cargo import count_of, tradeable
from ergosphere.games.chasphere.rules.flight import beam_reach, has_artifact_here, jump_reach, step_cost, surcharge
from ergosphere.games.chasphere.rules.nature import codes_of
from ergosphere.games.chasphere.rules.position import ENERGY, FIELDS, SPACE, Table, deck_size, planet_at
from ergosphere.games.chasphere.rules.sector import NOWHERE, PLANETS, TARGETS
from ergosphere.games.chasphere.rules.trade import affords, bargain_cost, can_buy, can_pay, can_upgrade
from ergosphere.games.chasphere.rules.turns import free_ships

MOST: Final = 192  # more codes than a seat can ever have at once
NO_CODES: Final = vec[i32]([0] * MOST)


def seat_codes(table: Table) -> vec[i32]:
    phase = table.phase
    if phase == t.TURN:
        return turn_codes(table)
    if phase == t.KEEPING:
        return keeping_codes(table)
    if phase == t.RETURNING:
        return returning_codes(table)
    if phase == t.CHOOSING_SHIPS:
        return codes_of(b.CHOOSE, free_ships(table))
    box = table.box
    codes = vec[i32](capacity=8)
    if phase == t.SWAPPING:
        for kind in range(box.kinds):
            if count_of(table, t.ZONE, kind):
                codes = append(codes, i32(box.swap_for + kind))
    else:
        for k in box.payables:
            if can_pay(table, i64(k)):
                codes = append(codes, i32(box.pay + i64(k)))
    return codes


def keeping_codes(table: Table) -> vec[i32]:
    codes = vec[i32](capacity=8)
    for i in range(table.hand_size):
        code = table.box.keep + ((table.hand >> (8 * i)) & 255)
        if i32(code) not in codes:
            codes = append(codes, i32(code))
    if table.kept:
        codes = append(codes, i32(b.ENOUGH))
    return codes


def returning_codes(table: Table) -> vec[i32]:
    """CH-18: any of the cards next, on top or at the bottom."""
    codes = vec[i32](capacity=12)
    for i in range(table.hand_size):
        kind = (table.hand >> (8 * i)) & 255
        if i32(table.box.top + kind) not in codes:
            codes = append(codes, i32(table.box.top + kind))
            codes = append(codes, i32(table.box.bottom + kind))
    return codes


def turn_codes(table: Table) -> vec[i32]:
    codes = NO_CODES[:]
    codes[0] = i32(b.END)
    count: i64 = 1
    ship = FIELDS * table.seat
    if table.ships[ship + ENERGY] > 0:
        count = add_steps(table, codes, count)
        count = add_explorations(table, codes, count)
        count = add_meetings(table, codes, count)
        count = add_bargains(table, codes, count)
    if table.ships[ship + t.CAPSULES]:
        count = add_jumps(table, codes, count)
    if table.ships[ship + t.ANALYZERS] and may_analyze(table):
        codes[count] = i32(b.ANALYZE)
        count += 1
    if table.ships[ship + t.STOCK]:
        count = add_seizures(table, codes, count)
    return codes[:count]


def add_steps(table: Table, codes: vec[i32], count: i64) -> i64:
    ship = FIELDS * table.seat
    here = table.ships[ship + SPACE]
    energy = table.ships[ship + ENERGY] - (surcharge(table) if table.stopped else 0)
    for i in range(4 * here, 4 * here + 4):
        target = i64(TARGETS[i])
        if target == NOWHERE:
            break
        cost = step_cost(table, here, target)
        if 0 < cost <= energy:
            codes[count] = i32(b.MOVE + target)
            count += 1
    return count


def add_explorations(table: Table, codes: vec[i32], count: i64) -> i64:
    ship = FIELDS * table.seat
    planet = planet_at(table, table.ships[ship + SPACE])
    if planet < 0 or (table.explored >> planet) & 1 or deck_size(table, planet) == 0:
        return count
    for n in range(i64(1), table.ships[ship + ENERGY] - ((table.contaminated >> planet) & 1) + 1):
        codes[count] = i32(b.EXPLORE + n)
        count += 1
    return count


def add_meetings(table: Table, codes: vec[i32], count: i64) -> i64:
    """Jumps by C'Coordinates, and the Artifact of somebody on the same space."""
    reach = beam_reach(table)
    for target in range(i64(PLANETS)):
        if (reach >> target) & 1:
            codes[count] = i32(b.BEAM + target)
            count += 1
    for other in range(table.count):
        if has_artifact_here(table, other):
            codes[count] = i32(b.TAKE + other)
            count += 1
    return count


def add_bargains(table: Table, codes: vec[i32], count: i64) -> i64:
    if table.ships[FIELDS * table.seat + ENERGY] < bargain_cost(table):
        return count
    box = table.box
    cards = table.cards
    row = box.kinds * table.seat
    for kind in range(box.kinds):
        if cards[row + kind] and tradeable(box, kind):
            codes[count] = i32(box.swap + kind)
            count += 1
    if can_upgrade(table):
        codes[count] = i32(b.UPGRADE)
        count += 1
    if can_buy(table):
        codes[count] = i32(b.BUY)
        count += 1
    return count


def add_jumps(table: Table, codes: vec[i32], count: i64) -> i64:
    box = table.box
    reach = jump_reach(table)
    for place in range(i64(len(box.capsules))):
        if count_of(table, table.seat, i64(box.capsules[place])):
            for target in range(i64(PLANETS)):
                if (reach >> target) & 1:
                    codes[count] = i32(box.consume + PLANETS * place + target)
                    count += 1
    return count


def may_analyze(table: Table) -> bool:
    """CH-26: once a turn, on a planet."""
    planet = planet_at(table, table.ships[FIELDS * table.seat + SPACE])
    if table.analyzed or planet < 0 or table.ships[FIELDS * table.seat + t.ANALYZERS] == 0:
        return False
    return deck_size(table, planet) > 0


def add_seizures(table: Table, codes: vec[i32], count: i64) -> i64:
    stock = table.ships[FIELDS * table.seat + t.STOCK]
    rest = table.open
    number: i64 = 0
    while rest:
        if rest & 1 and affords(stock, table.box.costs[number]):
            codes[count] = i32(b.SEIZE + number)
            count += 1
        rest >>= 1
        number += 1
    return count


# What turn_codes says of one code, without a list


def permits(table: Table, code: i64) -> bool:
    if code == b.END:
        return True
    if code < b.ANALYZE:
        return permits_step(table, code) if code <= b.EXPLORE else permits_exploration(table, code - b.EXPLORE)
    if code < b.UPGRADE:
        return may_analyze(table) if code == b.ANALYZE else permits_taking(table, code - b.TAKE)
    if code <= b.BUY:
        able = can_upgrade(table) if code == b.UPGRADE else can_buy(table)
        return able and table.ships[FIELDS * table.seat + ENERGY] >= bargain_cost(table)
    if code < b.SEIZE:
        return code >= b.BEAM and permits_beam(table, code - b.BEAM)
    if code < table.box.consume:
        return permits_seizure(table, code - b.SEIZE)
    if code < table.box.swap:
        return permits_jump(table, code - table.box.consume)
    return code < table.box.swap_for and permits_swap(table, code - table.box.swap)


def permits_step(table: Table, target: i64) -> bool:
    ship = FIELDS * table.seat
    cost = step_cost(table, table.ships[ship + SPACE], target - b.MOVE)
    return cost > 0 and cost + (surcharge(table) if table.stopped else 0) <= table.ships[ship + ENERGY]


def permits_exploration(table: Table, energy: i64) -> bool:
    ship = FIELDS * table.seat
    planet = planet_at(table, table.ships[ship + SPACE])
    if planet < 0 or (table.explored >> planet) & 1 or deck_size(table, planet) == 0:
        return False
    return energy + ((table.contaminated >> planet) & 1) <= table.ships[ship + ENERGY]


def permits_taking(table: Table, other: i64) -> bool:
    if other >= table.count or table.ships[FIELDS * table.seat + ENERGY] == 0:
        return False
    return has_artifact_here(table, other)


def permits_beam(table: Table, planet: i64) -> bool:
    return table.ships[FIELDS * table.seat + ENERGY] > 0 and (beam_reach(table) >> planet) & 1 == 1


def permits_seizure(table: Table, opportunity: i64) -> bool:
    if not (table.open >> opportunity) & 1:
        return False
    return affords(table.ships[FIELDS * table.seat + t.STOCK], table.box.costs[opportunity])


def permits_jump(table: Table, code: i64) -> bool:
    if count_of(table, table.seat, i64(table.box.capsules[code // PLANETS])) == 0:
        return False
    return (jump_reach(table) >> (code % PLANETS)) & 1 == 1


def permits_swap(table: Table, kind: i64) -> bool:
    if count_of(table, table.seat, kind) == 0 or not tradeable(table.box, kind):
        return False
    return table.ships[FIELDS * table.seat + ENERGY] >= bargain_cost(table)
