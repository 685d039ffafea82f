"""Bargains with the Ship-shop, and Opportunities: what is paid goes under its own deck, card by card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.box import FEW, PILES, WIDTH, WILD, Box
from ergosphere.games.chasphere.rules.cargo import TOP_LEVEL, acquire, change_row, count_of, give, raise_engine
from ergosphere.games.chasphere.rules.decks import put_under
from ergosphere.games.chasphere.rules.flight import surcharge
from ergosphere.games.chasphere.rules.position import ENERGY, FIELDS, Table, note, planet_at

BARGAIN: Final = 2  # CH-21
TWO_PILES: Final = 2 << (WIDTH * PILES)
ORES: Final = 4
LAST_RANK: Final = 7  # of Synthesizers; those of the Ship-shop come after those of Loa


def bargain_cost(table: Table) -> i64:
    """CH-21, CH-24, CH-27."""
    discount: i64 = 1 if table.ships[FIELDS * table.seat + t.COSCOS] else 0
    return BARGAIN - discount + surcharge(table)


def bargain(table: Table) -> None:
    """Pay the energy. Bargaining on a planet is a stop (CH-24)."""
    table.ships[FIELDS * table.seat + ENERGY] -= bargain_cost(table)
    if planet_at(table, table.ships[FIELDS * table.seat + t.SPACE]) >= 0:
        table.stopped = True


def swap(table: Table, kind: i64) -> None:
    bargain(table)
    table.given = kind
    table.phase = t.SWAPPING


def swap_for(table: Table, kind: i64) -> None:
    """CH-21: the card given counts first, then the one taken."""
    note(table, "cards-swapped", table.given, kind)
    give(table, table.seat, table.given)
    change_row(table, t.ZONE, kind, -1)
    change_row(table, t.ZONE, table.given, 1)
    acquire(table, table.seat, kind)
    table.given = t.NO_KIND
    table.phase = t.TURN


def upgrade(table: Table) -> None:
    bargain(table)
    begin_payment(table, t.BUY_LEVEL, TWO_PILES)


def buy(table: Table) -> None:
    bargain(table)
    begin_payment(table, t.BUY_CARD, TWO_PILES)


def seize(table: Table, opportunity: i64) -> None:
    begin_payment(table, opportunity, table.box.costs[opportunity])


def can_upgrade(table: Table) -> bool:
    ship = FIELDS * table.seat
    return table.ships[ship + t.ENGINE] < TOP_LEVEL and table.ships[ship + t.STOCK] >> (WIDTH * PILES) & FEW >= 2


def can_buy(table: Table) -> bool:
    if table.ships[FIELDS * table.seat + t.STOCK] >> (WIDTH * PILES) & FEW < 2:
        return False
    return count_of(table, t.POOL, table.box.kinds - 1) > 0


def affords(stock: i64, cost: i64) -> bool:
    """CH-22: a Synthesizer stands for any one ore, never for a Fusion Pile."""
    if (stock >> (WIDTH * PILES)) & FEW < (cost >> (WIDTH * PILES)) & FEW:
        return False
    missing: i64 = 0
    for ore in range(i64(ORES)):
        lack = ((cost >> (WIDTH * ore)) & FEW) - ((stock >> (WIDTH * ore)) & FEW)
        if lack > 0:
            missing += lack
    return missing <= stock >> (WIDTH * WILD)


def begin_payment(table: Table, purchase: i64, needs: i64) -> None:
    table.purchase = purchase
    table.needs = needs
    table.wild = 0
    table.paid_from = 0
    table.phase = t.PAYING
    pay_forced(table)


def rank(box: Box, kind: i64) -> i64:
    """Cards are paid deck by deck: only within a deck does their order matter (CH-22)."""
    if i64(box.payment[kind]) != WILD:
        return i64(box.deck[kind])
    return LAST_RANK if kind < box.kinds - 1 else LAST_RANK + 1


def can_pay(table: Table, kind: i64) -> bool:
    """Is the card held and wanted, and can the rest be paid after it?"""
    box = table.box
    if count_of(table, table.seat, kind) == 0 or rank(box, kind) < table.paid_from:
        return False
    payment = i64(box.payment[kind])
    needs = table.needs
    wild = table.wild
    if payment == WILD:
        wild += 1
        if wild > ores_needed(needs):
            return False
    elif (needs >> (WIDTH * payment)) & FEW == 0:
        return False
    else:
        needs -= i64(1) << (WIDTH * payment)
    return affords(stock_from(table, rank(box, kind), kind) + (wild << (WIDTH * WILD)), needs)


def ores_needed(needs: i64) -> i64:
    count: i64 = 0
    for ore in range(i64(ORES)):
        count += (needs >> (WIDTH * ore)) & FEW
    return count


def stock_from(table: Table, lowest: i64, spent: i64) -> i64:
    """What the seat can still pay with, from a rank on and without one card."""
    box = table.box
    stock: i64 = 0
    for k in box.payables:
        kind = i64(k)
        if rank(box, kind) >= lowest:
            stock += count_of(table, table.seat, kind) << (WIDTH * i64(box.payment[kind]))
    return stock - (i64(1) << (WIDTH * i64(box.payment[spent])))


def pay(table: Table, kind: i64) -> None:
    pay_card(table, kind)
    pay_forced(table)


def pay_card(table: Table, kind: i64) -> None:
    box = table.box
    payment = i64(box.payment[kind])
    table.paid_from = rank(box, kind)
    note(table, "card-paid", kind)
    give(table, table.seat, kind)
    if payment == WILD:
        table.wild += 1
        change_row(table, t.GONE, kind, 1)
    else:
        table.needs -= i64(1) << (WIDTH * payment)
        put_under(table, i64(box.deck[kind]), kind, t.ALL)


def pay_forced(table: Table) -> None:
    """Everybody sees what a seat holds, so a payment without a choice is made at once."""
    while not is_paid(table):
        only: i64 = t.NO_KIND
        for k in table.box.payables:
            if can_pay(table, i64(k)):
                if only != t.NO_KIND:
                    return
                only = i64(k)
        pay_card(table, only)
    complete(table)


def is_paid(table: Table) -> bool:
    return (table.needs >> (WIDTH * PILES)) & FEW == 0 and ores_needed(table.needs) == table.wild


def complete(table: Table) -> None:
    purchase = table.purchase
    table.purchase = t.NO_PURCHASE
    table.needs = 0
    table.wild = 0
    table.paid_from = 0
    table.phase = t.TURN
    if purchase == t.BUY_LEVEL:
        raise_engine(table, table.seat)
    elif purchase == t.BUY_CARD:
        note(table, "synthesizer-bought")
        change_row(table, t.POOL, table.box.kinds - 1, -1)
        acquire(table, table.seat, table.box.kinds - 1)
    else:
        note(table, "opportunity-seized", purchase)
        table.ships[FIELDS * table.seat + t.SEIZED] |= i64(1) << purchase
        table.open &= ~(i64(1) << purchase)
        if table.box.upgrades[purchase]:
            raise_engine(table, table.seat)
        if table.unopened:
            table.phase = t.OPENING  # CH-7
