"""What a card is worth to a ship, in tenths of a point: the points it adds, and what may still come of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import COUNT_BITS, COUNT_MASK, NO_PAYMENT, PILES, WILD, Box, count_in
from ergosphere.games.chasphere.rules.legal import may_seize
from ergosphere.games.chasphere.rules.position import FIELDS, Position
from ergosphere.games.chasphere.rules.scoring import Cards, capsule_points, capsules_of
from ergosphere.games.chasphere.rules.trade import affords

TENTHS: Final = 10
SOON: Final = 8  # turns to come; more than this add nothing


def fixed_worth(box: Box, kind: i64, soon: i64) -> i64:
    """To whoever gets it, with `soon` turns to come: near the end little counts except the points."""
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


def people_points(box: Box, cards: Cards) -> i64:
    return TENTHS * (cards.points(box.food_points) + box.set_points * cards.sets())


def card_worth(position: Position, seat: i64, cards: Cards, kind: i64, left: i64, level: i64) -> i64:
    """`cards` are the seat's own without this one, `left` is the number of its turns after this one, and `level` is
    what one more engine level is worth."""
    box = position.box
    face = i64(box.face[kind])
    soon: i64 = left if left < SOON else SOON
    worth: i64 = level if box.engine[kind] else 0
    if i64(box.payment[kind]) != NO_PAYMENT:
        return worth + payment_worth(position, seat, kind, soon, level)
    if face <= b.DELUXE:
        return worth + people_worth(box, cards, kind, soon)
    if face == b.CAPSULE:
        return capsule_worth(position, seat, soon)
    if face == b.ARTIFACT:
        return TENTHS * box.artifact_points - 10
    return worth + gear_worth(position, seat, kind, soon)


def people_worth(box: Box, cards: Cards, kind: i64, soon: i64) -> i64:
    """Carbonids and cards that count them: the points now, and some more for sets and multipliers to come."""
    face = i64(box.face[kind])
    colour = i64(box.about[kind])
    before = people_points(box, cards)
    cards.add(face, colour, i64(box.points[kind]), 1)
    worth = people_points(box, cards) - before
    cards.add(face, colour, i64(box.points[kind]), -1)
    if face == b.CARBONID:
        least = cards.carbonids[colour]
        for other in range(i64(3)):
            if cards.carbonids[other] < least:
                return worth + soon // 2
        return worth + 2 * soon  # a colour that sets are waiting for
    if face == b.RELIC:
        return worth + 3 * soon
    return worth + 2 * soon


def capsule_worth(position: Position, seat: i64, soon: i64) -> i64:
    """At the end, the points of the place it gains; before that, others may still overtake."""
    capsules = capsules_of(position)
    own = capsules[seat]
    before = capsule_points(position.box, capsules, own)
    capsules[seat] = own + 1
    gain = TENTHS * (capsule_points(position.box, capsules, own + 1) - before)
    return gain + (25 - gain) * soon // SOON + soon // 2


def gear_worth(position: Position, seat: i64, kind: i64, soon: i64) -> i64:
    """What only helps on the way is worth less and less."""
    face = i64(position.box.face[kind])
    ship = FIELDS * seat
    if face == b.UNIT:
        return 3 * soon if position.ships[ship + p.UNITS] == 0 else soon
    if face == b.COORDINATES:
        return 3 * soon if position.ships[ship + p.COORDINATES] == 0 else soon
    if face == b.IMPLANT:
        return 2 * soon
    return soon // 2


def payment_worth(position: Position, seat: i64, kind: i64, soon: i64, level: i64) -> i64:
    """Ores, Piles and Synthesizers are worth most if they pay for an open Opportunity."""
    payment = i64(position.box.payment[kind])
    stock = position.ships[FIELDS * seat + p.STOCK]
    more = stock + (i64(1) << (COUNT_BITS * payment)) if payment < WILD else stock + wild_unit(1)
    gain = best_offer(position, more, level) - best_offer(position, stock, level)
    spare = 2 * soon if payment == PILES else 3 * soon
    return gain * 3 // 4 + spare if gain > 0 else spare


def wild_unit(count: i64) -> i64:
    """Synthesizers in a stock. A function, because a literal has 32 bits in compiled code."""
    return count << (COUNT_BITS * WILD)


def best_offer(position: Position, stock: i64, level: i64) -> i64:
    """The best open Opportunity that a stock can pay for."""
    best: i64 = 0
    rest = position.open
    number: i64 = 0
    while rest:
        if rest & 1 and affords(stock, position.box.costs[number]):
            worth = offer_worth(position, number, level)
            if worth > best:
                best = worth
        rest >>= 1
        number += 1
    return best


def best_seizure(position: Position, level: i64) -> i64:
    """The open Opportunity that is worth most, or -1."""
    best: i64 = -1
    worth: i64 = 0
    rest = position.open
    number: i64 = 0
    while rest:
        if rest & 1 and may_seize(position, number):
            value = offer_worth(position, number, level)
            if value > worth:
                best = number
                worth = value
        rest >>= 1
        number += 1
    return best


def offer_worth(position: Position, number: i64, level: i64) -> i64:
    return TENTHS * position.box.values[number] + (level if position.box.upgrades[number] else 0)


def promise(position: Position, seat: i64, cards: Cards, left: i64) -> i64:
    """What may still come of the cargo beyond its points now, by the same measure as card_worth."""
    box = position.box
    soon: i64 = left if left < SOON else SOON
    ship = FIELDS * seat
    least = min(cards.carbonids[0], cards.carbonids[1], cards.carbonids[2])
    worth: i64 = 0
    for colour in range(i64(3)):
        if cards.carbonids[colour] > least:
            worth += 2 * soon  # waits for the others of a set
        worth += 3 * soon * cards.relics[colour] + 2 * soon * cards.foods[colour]
    worth += 2 * soon * cards.deluxe
    if position.ships[ship + p.UNITS]:
        worth += 3 * soon
    if position.ships[ship + p.COORDINATES]:
        worth += 3 * soon
    if position.ships[ship + p.IMPLANTS]:
        worth += 2 * soon
    return worth + stock_promise(box, position.ships[ship + p.STOCK], soon)


def stock_promise(box: Box, stock: i64, soon: i64) -> i64:
    """Ores and Piles may still find an Opportunity, but they compete for the same few."""
    count: i64 = 0
    piles: i64 = count_in(stock, PILES)
    while stock:
        count += stock & COUNT_MASK
        stock >>= COUNT_BITS
    if count > 5:
        count = 5
    return 3 * soon * count - (soon if piles > 1 else 0)
