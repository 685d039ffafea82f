"""Bargains with the Ship-shop, and Opportunities: each card paid goes under its own deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import COUNT_BITS, PILES, WILD, Box, count_in
from ergosphere.games.chasphere.rules.cargo import acquire, change_row, count_of, give, raise_engine
from ergosphere.games.chasphere.rules.decks import put_under
from ergosphere.games.chasphere.rules.flight import surcharge
from ergosphere.games.chasphere.rules.position import ENERGY, FIELDS, Position, note, planet_at

BARGAIN: Final = 2  # CH-21
PILES_FOR_BARGAIN: Final = 2
PILES_COST: Final = PILES_FOR_BARGAIN << (COUNT_BITS * PILES)
ORES: Final = 4
LAST_RANK: Final = 7  # Synthesizers of planets; those of the Ship-shop come after them


def bargain_cost(position: Position) -> i64:
    """CH-21, CH-24, CH-27."""
    discount: i64 = 1 if position.ships[FIELDS * position.seat + p.COSCOS] else 0
    return BARGAIN - discount + surcharge(position)


def bargain(position: Position) -> None:
    """Pay the energy. Bargaining on a planet is a stop (CH-24)."""
    position.ships[FIELDS * position.seat + ENERGY] -= bargain_cost(position)
    if planet_at(position, position.ships[FIELDS * position.seat + p.SPACE]) >= 0:
        position.stopped = True


def swap(position: Position, kind: i64) -> None:
    bargain(position)
    position.given = kind
    position.phase = p.SWAPPING


def swap_for(position: Position, kind: i64) -> None:
    """CH-21, CH-23: the engine symbol of the card given counts first, then that of the card taken."""
    note(position, "cards-swapped", position.given, kind)
    give(position, position.seat, position.given)
    change_row(position, p.ZONE, kind, -1)
    change_row(position, p.ZONE, position.given, 1)
    acquire(position, position.seat, kind)
    position.given = p.NO_KIND
    position.phase = p.TURN


def upgrade(position: Position) -> None:
    bargain(position)
    begin_payment(position, p.BUY_LEVEL, PILES_COST)


def buy(position: Position) -> None:
    bargain(position)
    begin_payment(position, p.BUY_CARD, PILES_COST)


def seize(position: Position, opportunity: i64) -> None:
    begin_payment(position, opportunity, position.box.costs[opportunity])


def affords(stock: i64, cost: i64) -> bool:
    """CH-22: a Synthesizer stands for any one ore, never for a Fusion Pile."""
    if count_in(stock, PILES) < count_in(cost, PILES):
        return False
    missing: i64 = 0
    for ore in range(i64(ORES)):
        lack = count_in(cost, ore) - count_in(stock, ore)
        if lack > 0:
            missing += lack
    return missing <= stock >> (COUNT_BITS * WILD)


def begin_payment(position: Position, purchase: i64, needs: i64) -> None:
    position.purchase = purchase
    position.needs = needs
    position.wild = 0
    position.paid_from = 0
    position.phase = p.PAYING
    pay_forced(position)


def rank(box: Box, kind: i64) -> i64:
    """CH-22: cards are paid deck by deck, because their order only matters within a deck."""
    if i64(box.payment[kind]) != WILD:
        return i64(box.deck[kind])
    return LAST_RANK if kind < box.kinds - 1 else LAST_RANK + 1


def can_pay(position: Position, kind: i64) -> bool:
    """CH-22: does the seat have the card, is it needed, and can the rest be paid afterwards?"""
    box = position.box
    if count_of(position, position.seat, kind) == 0 or rank(box, kind) < position.paid_from:
        return False
    payment = i64(box.payment[kind])
    needs = position.needs
    wild = position.wild
    if payment == WILD:
        wild += 1
        if wild > ores_needed(needs):
            return False
    elif count_in(needs, payment) == 0:
        return False
    else:
        needs -= i64(1) << (COUNT_BITS * payment)
    return affords(stock_from(position, rank(box, kind), kind) + (wild << (COUNT_BITS * WILD)), needs)


def ores_needed(needs: i64) -> i64:
    count: i64 = 0
    for ore in range(i64(ORES)):
        count += count_in(needs, ore)
    return count


def stock_from(position: Position, lowest: i64, spent: i64) -> i64:
    """What the seat can still pay with: cards of this rank and above, without the card that is being spent."""
    box = position.box
    stock: i64 = 0
    for k in box.payables:
        kind = i64(k)
        if rank(box, kind) >= lowest:
            stock += count_of(position, position.seat, kind) << (COUNT_BITS * i64(box.payment[kind]))
    return stock - (i64(1) << (COUNT_BITS * i64(box.payment[spent])))


def pay(position: Position, kind: i64) -> None:
    pay_card(position, kind)
    pay_forced(position)


def pay_card(position: Position, kind: i64) -> None:
    box = position.box
    payment = i64(box.payment[kind])
    position.paid_from = rank(box, kind)
    note(position, "card-paid", kind)
    give(position, position.seat, kind)
    if payment == WILD:
        position.wild += 1
        change_row(position, p.GONE, kind, 1)
    else:
        position.needs -= i64(1) << (COUNT_BITS * payment)
        put_under(position, i64(box.deck[kind]), kind, p.ALL)


def pay_forced(position: Position) -> None:
    """A payment without a choice is made at once. That reveals nothing: everybody sees what a seat holds."""
    while not is_paid(position):
        only: i64 = p.NO_KIND
        for k in position.box.payables:
            if can_pay(position, i64(k)):
                if only != p.NO_KIND:
                    return
                only = i64(k)
        pay_card(position, only)
    complete(position)


def is_paid(position: Position) -> bool:
    return count_in(position.needs, PILES) == 0 and ores_needed(position.needs) == position.wild


def complete(position: Position) -> None:
    purchase = position.purchase
    position.purchase = p.NO_PURCHASE
    position.needs = 0
    position.wild = 0
    position.paid_from = 0
    position.phase = p.TURN
    if purchase == p.BUY_LEVEL:
        raise_engine(position, position.seat)
    elif purchase == p.BUY_CARD:
        note(position, "synthesizer-bought")
        change_row(position, p.POOL, position.box.kinds - 1, -1)
        acquire(position, position.seat, position.box.kinds - 1)
    else:
        note(position, "opportunity-seized", purchase)
        position.ships[FIELDS * position.seat + p.SEIZED] |= i64(1) << purchase
        position.open &= ~(i64(1) << purchase)
        if position.box.upgrades[purchase]:
            raise_engine(position, position.seat)
        if position.unopened:
            position.phase = p.OPENING  # CH-7
