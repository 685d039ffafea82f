"""What a seat may do. Nothing else decides this: one predicate for each family of actions, and both the list of legal
codes and the answer for a single code are made from it.

What is the same for a whole family (`purse`, `cost`, `reach`) is a parameter, so that a list works it out only once."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import PILES, bit_codes, count_in, has_bit
from ergosphere.games.chasphere.rules.cargo import TOP_LEVEL, count_of, tradeable
from ergosphere.games.chasphere.rules.flight import beam_reach, has_artifact_here, jump_reach, leaving_toll, step_cost
from ergosphere.games.chasphere.rules.position import (
    ENERGY,
    FIELDS,
    SPACE,
    Position,
    deck_size,
    hand_kind,
    place_in_hand,
    planet_at,
)
from ergosphere.games.chasphere.rules.sector import NOWHERE, PLANETS, TARGETS
from ergosphere.games.chasphere.rules.trade import PILES_FOR_BARGAIN, affords, bargain_cost, can_pay
from ergosphere.games.chasphere.rules.turns import free_ships

MOST: Final = 192  # more codes than a seat ever has at once
NO_CODES: Final = vec[i32]([0] * MOST)


# The predicates


def may_step(position: Position, here: i64, target: i64, purse: i64) -> bool:
    """CH-17: `purse` is what a step may cost."""
    return 0 < step_cost(position, here, target) <= purse


def step_purse(position: Position) -> i64:
    """CH-24: what is left after the toll."""
    return position.ships[FIELDS * position.seat + ENERGY] - leaving_toll(position)


def most_explored(position: Position) -> i64:
    """CH-18, CH-24: the most energy that can be spent on cards here; 0 or less if there is nothing to explore."""
    ship = FIELDS * position.seat
    planet = planet_at(position, position.ships[ship + SPACE])
    if planet < 0 or (position.explored >> planet) & 1 or deck_size(position, planet) == 0:
        return 0
    return position.ships[ship + ENERGY] - ((position.contaminated >> planet) & 1)


def may_analyze(position: Position) -> bool:
    """CH-26: once a turn, on a planet."""
    if position.analyzed or position.ships[FIELDS * position.seat + p.ANALYZERS] == 0:
        return False
    planet = planet_at(position, position.ships[FIELDS * position.seat + SPACE])
    return planet >= 0 and deck_size(position, planet) > 0


def may_take(position: Position, other: i64) -> bool:
    """CH-28."""
    if other >= position.count or not has_artifact_here(position, other):
        return False
    return position.ships[FIELDS * position.seat + ENERGY] > 0


def beams(position: Position) -> i64:
    """CH-26: the planets that C'Coordinates can lead to, a bit each."""
    return beam_reach(position) if position.ships[FIELDS * position.seat + ENERGY] else 0


def may_jump(position: Position, capsule: i64, planet: i64, reach: i64) -> bool:
    """CH-25: by a kind of capsule; `reach` are the planets that any jump can lead to."""
    return (reach >> planet) & 1 == 1 and count_of(position, position.seat, capsule) > 0


def may_swap(position: Position, kind: i64, cost: i64) -> bool:
    """CH-21."""
    if count_of(position, position.seat, kind) == 0 or not tradeable(position.box, kind):
        return False
    return position.ships[FIELDS * position.seat + ENERGY] >= cost


def may_upgrade(position: Position, cost: i64) -> bool:
    """CH-21, CH-23."""
    return position.ships[FIELDS * position.seat + p.ENGINE] < TOP_LEVEL and can_spend_piles(position, cost)


def may_buy(position: Position, cost: i64) -> bool:
    """CH-21: while the Ship-shop has a Synthesizer left."""
    return count_of(position, p.POOL, position.box.kinds - 1) > 0 and can_spend_piles(position, cost)


def can_spend_piles(position: Position, cost: i64) -> bool:
    ship = FIELDS * position.seat
    piles = count_in(position.ships[ship + p.STOCK], PILES)
    return piles >= PILES_FOR_BARGAIN and position.ships[ship + ENERGY] >= cost


def may_seize(position: Position, opportunity: i64) -> bool:
    """CH-22."""
    if (position.open >> opportunity) & 1 == 0:
        return False
    return affords(position.ships[FIELDS * position.seat + p.STOCK], position.box.costs[opportunity])


def in_hand(position: Position, kind: i64) -> bool:
    """CH-18: any drawn card may be kept; any of the others may go back next, on top or at the bottom."""
    return place_in_hand(position, kind) >= 0


def may_swap_for(position: Position, kind: i64) -> bool:
    return count_of(position, p.ZONE, kind) > 0


# One code


def permits(position: Position, code: i64) -> bool:
    phase = position.phase
    if phase == p.TURN:
        return permits_in_turn(position, code)
    box = position.box
    if phase == p.CHOOSING_SHIPS:
        return has_bit(free_ships(position), code - b.CHOOSE)
    if phase == p.KEEPING and code == b.ENOUGH:
        return position.kept > 0
    if phase == p.KEEPING:
        return box.keep <= code < box.top and in_hand(position, code - box.keep)
    if phase == p.RETURNING:
        return code >= box.top and in_hand(position, code - (box.top if code < box.bottom else box.bottom))
    if phase == p.SWAPPING:
        return box.swap_for <= code < box.pay and may_swap_for(position, code - box.swap_for)
    return phase == p.PAYING and box.pay <= code < box.keep and can_pay(position, code - box.pay)


def permits_in_turn(position: Position, code: i64) -> bool:
    box = position.box
    if code < b.UPGRADE:
        return permits_on_the_spot(position, code)
    if code == b.UPGRADE:
        return may_upgrade(position, bargain_cost(position))
    if code == b.BUY:
        return may_buy(position, bargain_cost(position))
    if code < b.SEIZE:
        return code >= b.BEAM and has_bit(beams(position), code - b.BEAM)
    if code < box.consume:
        return may_seize(position, code - b.SEIZE)
    if code < box.swap:
        number = code - box.consume
        return may_jump(position, i64(box.capsules[number // PLANETS]), number % PLANETS, jump_reach(position))
    return code < box.swap_for and may_swap(position, code - box.swap, bargain_cost(position))


def permits_on_the_spot(position: Position, code: i64) -> bool:
    """The families up to taking an Artifact."""
    if code == b.END:
        return True
    if code <= b.EXPLORE:
        here = position.ships[FIELDS * position.seat + SPACE]
        return may_step(position, here, code - b.MOVE, step_purse(position))
    if code < b.ANALYZE:
        return code - b.EXPLORE <= most_explored(position)
    return may_analyze(position) if code == b.ANALYZE else may_take(position, code - b.TAKE)


# All codes


def seat_codes(position: Position) -> vec[i32]:
    phase = position.phase
    if phase == p.TURN:
        return turn_codes(position)
    if phase == p.CHOOSING_SHIPS:
        return bit_codes(b.CHOOSE, free_ships(position))
    if phase == p.KEEPING or phase == p.RETURNING:
        return hand_codes(position)
    box = position.box
    codes = vec[i32](capacity=8)
    if phase == p.SWAPPING:
        for kind in range(box.kinds):
            if may_swap_for(position, kind):
                codes = append(codes, i32(box.swap_for + kind))
    elif phase == p.PAYING:
        for k in box.payables:
            if can_pay(position, i64(k)):
                codes = append(codes, i32(box.pay + i64(k)))
    return codes


def hand_codes(position: Position) -> vec[i32]:
    """Keep or put back: of identical cards the first stands for all."""
    box = position.box
    codes = vec[i32](capacity=12)
    for place in range(position.hand_size):
        kind = hand_kind(position, place)
        if place_in_hand(position, kind) != place:
            continue
        if position.phase == p.KEEPING:
            codes = append(codes, i32(box.keep + kind))
        else:
            codes = append(codes, i32(box.top + kind))
            codes = append(codes, i32(box.bottom + kind))
    if position.phase == p.KEEPING and position.kept:
        codes = append(codes, i32(b.ENOUGH))
    return codes


def turn_codes(position: Position) -> vec[i32]:
    """Families that have nothing to offer are skipped without asking for each code."""
    codes = NO_CODES[:]
    codes[0] = i32(b.END)
    count: i64 = 1
    ship = FIELDS * position.seat
    if position.ships[ship + ENERGY] > 0:
        count = add_steps(position, codes, count)
        for energy in range(i64(1), most_explored(position) + 1):
            codes[count] = i32(b.EXPLORE + energy)
            count += 1
        count = add_beams(position, codes, count)
        count = add_artifacts(position, codes, count)
        count = add_bargains(position, codes, count)
    if position.ships[ship + p.CAPSULES]:
        count = add_jumps(position, codes, count)
    if position.ships[ship + p.ANALYZERS] and may_analyze(position):
        codes[count] = i32(b.ANALYZE)
        count += 1
    if position.ships[ship + p.STOCK]:
        count = add_seizures(position, codes, count)
    return codes[:count]


def add_steps(position: Position, codes: vec[i32], count: i64) -> i64:
    here = position.ships[FIELDS * position.seat + SPACE]
    purse = step_purse(position)
    for i in range(4 * here, 4 * here + 4):
        target = i64(TARGETS[i])
        if target == NOWHERE:
            break
        if may_step(position, here, target, purse):
            codes[count] = i32(b.MOVE + target)
            count += 1
    return count


def add_beams(position: Position, codes: vec[i32], count: i64) -> i64:
    reach = beams(position)
    planet: i64 = 0
    while reach:
        if reach & 1:
            codes[count] = i32(b.BEAM + planet)
            count += 1
        reach >>= 1
        planet += 1
    return count


def add_artifacts(position: Position, codes: vec[i32], count: i64) -> i64:
    for other in range(position.count):
        if may_take(position, other):
            codes[count] = i32(b.TAKE + other)
            count += 1
    return count


def add_bargains(position: Position, codes: vec[i32], count: i64) -> i64:
    cost = bargain_cost(position)
    if position.ships[FIELDS * position.seat + ENERGY] < cost:
        return count
    box = position.box
    cards = position.cards
    row = box.kinds * position.seat
    for kind in range(box.kinds):
        if cards[row + kind] and may_swap(position, kind, cost):
            codes[count] = i32(box.swap + kind)
            count += 1
    if may_upgrade(position, cost):
        codes[count] = i32(b.UPGRADE)
        count += 1
    if may_buy(position, cost):
        codes[count] = i32(b.BUY)
        count += 1
    return count


def add_jumps(position: Position, codes: vec[i32], count: i64) -> i64:
    box = position.box
    reach = jump_reach(position)
    for place in range(i64(len(box.capsules))):
        for planet in range(i64(PLANETS)):
            if may_jump(position, i64(box.capsules[place]), planet, reach):
                codes[count] = i32(box.consume + PLANETS * place + planet)
                count += 1
    return count


def add_seizures(position: Position, codes: vec[i32], count: i64) -> i64:
    rest = position.open
    opportunity: i64 = 0
    while rest:
        if rest & 1 and may_seize(position, opportunity):
            codes[count] = i32(b.SEIZE + opportunity)
            count += 1
        rest >>= 1
        opportunity += 1
    return count
