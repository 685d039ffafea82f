"""What a card is worth to a ship, in tenths of a point: the points that it adds, and what may still come of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.box import FEW, NO_PAYMENT, PILES, WIDTH, WILD, Box
from ergosphere.games.chasphere.rules.position import FIELDS, Table
from ergosphere.games.chasphere.rules.scoring import Sheet, capsule_points, capsules_of
from ergosphere.games.chasphere.rules.trade import affords

TENTHS: Final = 10
SOON: Final = 8  # more turns than this make nothing better


def fixed_worth(box: Box, kind: i64, soon: i64) -> i64:
    """Without knowing who gets it, with so many turns to come: near the end little more than the points counts."""
    late = late_worth(box, kind)
    return late + (early_worth(box, kind) - late) * soon // SOON


def early_worth(box: Box, kind: i64) -> i64:
    face = i64(box.face[kind])
    worth: i64 = 30 if box.engine[kind] else 0
    if face == b.CARBONID:
        return worth + TENTHS * i64(box.points[kind]) + 14
    if face == b.CONSUL:
        return worth + TENTHS * i64(box.points[kind]) + 30
    if face == b.ORE:
        return 26
    if face == b.RELIC or face == b.ARTIFACT:
        return 40
    if face == b.CAPSULE or face == b.SYNTHESIZER:
        return 24
    if face <= b.QUAKE:
        return 0
    return worth + 14


def late_worth(box: Box, kind: i64) -> i64:
    face = i64(box.face[kind])
    worth: i64 = 10 if box.engine[kind] else 0
    if face == b.CARBONID or face == b.CONSUL:
        return worth + TENTHS * i64(box.points[kind]) + 4
    if face == b.ARTIFACT:
        return 45
    if face == b.CAPSULE:
        return 12
    if b.ORE <= face <= b.DELUXE:
        return 6
    return worth


def sheet_points(box: Box, sheet: Sheet) -> i64:
    return TENTHS * (sheet.card_points(box.food_points) + box.set_points * sheet.sets())


def card_worth(table: Table, seat: i64, sheet: Sheet, kind: i64, left: i64, level: i64) -> i64:
    """The sheet is the seat's own, without the card; `left` are the turns that the seat still has after this one, and
    `level` is what one engine level more is worth."""
    box = table.box
    face = i64(box.face[kind])
    soon: i64 = left if left < SOON else SOON
    worth: i64 = level if box.engine[kind] else 0
    if i64(box.payment[kind]) != NO_PAYMENT:
        return worth + payment_worth(table, seat, kind, soon, level)
    if face <= b.DELUXE:
        return worth + people_worth(box, sheet, kind, soon)
    if face == b.CAPSULE:
        return capsule_worth(table, seat, soon)
    if face == b.ARTIFACT:
        return TENTHS * box.artifact_points - 10
    return worth + gear_worth(table, seat, kind, soon)


def people_worth(box: Box, sheet: Sheet, kind: i64, soon: i64) -> i64:
    """Carbonids and what counts them: the points of now, and some for sets and multipliers to come."""
    face = i64(box.face[kind])
    colour = i64(box.about[kind])
    before = sheet_points(box, sheet)
    sheet.add(face, colour, i64(box.points[kind]), 1)
    worth = sheet_points(box, sheet) - before
    sheet.add(face, colour, i64(box.points[kind]), -1)
    if face == b.CARBONID:
        least = sheet.carbonids[colour]
        for other in range(i64(3)):
            if sheet.carbonids[other] < least:
                return worth + soon // 2
        return worth + 2 * soon  # a colour that sets are waiting for
    if face == b.RELIC:
        return worth + 3 * soon
    return worth + 2 * soon


def capsule_worth(table: Table, seat: i64, soon: i64) -> i64:
    """At the end the points of the place that it takes; before that others may still overtake."""
    capsules = capsules_of(table)
    own = capsules[seat]
    before = capsule_points(table.box, capsules, own)
    capsules[seat] = own + 1
    gain = TENTHS * (capsule_points(table.box, capsules, own + 1) - before)
    return gain + (25 - gain) * soon // SOON + soon // 2


def gear_worth(table: Table, seat: i64, kind: i64, soon: i64) -> i64:
    """What only helps on the way is worth less the shorter that is."""
    face = i64(table.box.face[kind])
    ship = FIELDS * seat
    if face == b.UNIT:
        return 3 * soon if table.ships[ship + t.UNITS] == 0 else soon
    if face == b.COORDINATES:
        return 3 * soon if table.ships[ship + t.COORDINATES] == 0 else soon
    if face == b.IMPLANT:
        return 2 * soon
    return soon // 2


def payment_worth(table: Table, seat: i64, kind: i64, soon: i64, level: i64) -> i64:
    """Ores, Piles and Synthesizers: most if an open Opportunity can be paid with them."""
    payment = i64(table.box.payment[kind])
    stock = table.ships[FIELDS * seat + t.STOCK]
    more = stock + (i64(1) << (WIDTH * payment)) if payment < WILD else stock + wild_unit(1)
    gain = best_offer(table, more, level) - best_offer(table, stock, level)
    spare = 2 * soon if payment == PILES else 3 * soon
    return gain * 3 // 4 + spare if gain > 0 else spare


def wild_unit(count: i64) -> i64:
    """Synthesizers in a stock. Not a written number: compiled, such a one has 32 bits."""
    return count << (WIDTH * WILD)


def best_offer(table: Table, stock: i64, level: i64) -> i64:
    """The most that a stock can buy among the open Opportunities."""
    best: i64 = 0
    rest = table.open
    number: i64 = 0
    while rest:
        if rest & 1 and affords(stock, table.box.costs[number]):
            worth = offer_worth(table, number, level)
            if worth > best:
                best = worth
        rest >>= 1
        number += 1
    return best


def offer_worth(table: Table, number: i64, level: i64) -> i64:
    return TENTHS * table.box.values[number] + (level if table.box.upgrades[number] else 0)


def promise(table: Table, seat: i64, sheet: Sheet, left: i64) -> i64:
    """What may still come of the cargo beyond the points that it has now: as much as card_worth saw in it."""
    box = table.box
    soon: i64 = left if left < SOON else SOON
    ship = FIELDS * seat
    least = min(sheet.carbonids[0], sheet.carbonids[1], sheet.carbonids[2])
    worth: i64 = 0
    for colour in range(i64(3)):
        if sheet.carbonids[colour] > least:
            worth += 2 * soon  # waits for the others of a set
        worth += 3 * soon * sheet.relics[colour] + 2 * soon * sheet.foods[colour]
    worth += 2 * soon * sheet.deluxe
    if table.ships[ship + t.UNITS]:
        worth += 3 * soon
    if table.ships[ship + t.COORDINATES]:
        worth += 3 * soon
    if table.ships[ship + t.IMPLANTS]:
        worth += 2 * soon
    return worth + stock_promise(box, table.ships[ship + t.STOCK], soon)


def stock_promise(box: Box, stock: i64, soon: i64) -> i64:
    """Ores and Piles that may still find an Opportunity; many of them compete for the same ones."""
    count: i64 = 0
    piles: i64 = (stock >> (WIDTH * PILES)) & FEW
    while stock:
        count += stock & FEW
        stock >>= WIDTH
    if count > 5:
        count = 5
    return 3 * soon * count - (soon if piles > 1 else 0)
