"""The arithmetic of the Score phase (BB-28 to BB-33), from sums to points: for matches and for the companion."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ergosphere.games.buccaneers.box import Box
from ergosphere.games.buccaneers.kinds import NONE, SEATS
from ergosphere.games.buccaneers.zones import NO_CRAFT

# What is written down for a player, in this order.
TOY_WEIGHT: Final = 0
WEIGHT_E: Final = 1  # the total of step E, with -6
WEIGHT: Final = 2  # and with -10
THRESHOLD: Final = 3
DRAWN_IN: Final = 4
VALUE: Final = 5  # with +10; 0: drawn in
PLACE: Final = 6  # 0: drawn in
POINTS: Final = 7
CARDS: Final = 8  # the bits below
CRAFT: Final = 9  # the best Spacecraft that is left, or NO_CRAFT
FIELDS: Final = 10

NOUGHTS: Final = vec[i64]([0] * (FIELDS * SEATS))  # to copy from

GOT_TOYS: Final = 1
GOT_CARPET: Final = 2
GOT_EXOSKELETON: Final = 4


def alone(numbers: vec[i64], sign: i64) -> i64:
    """The seat that alone has the highest number (sign 1) or the lowest (sign -1), or NONE."""
    best: i64 = 0
    tied = False
    for seat in range(i64(1), i64(len(numbers))):
        more = sign * (numbers[seat] - numbers[best])
        if more > 0:
            best = seat
            tied = False
        elif more == 0:
            tied = True
    return NONE if tied else best


def settle(
    box: Box,
    toys: vec[i64],
    weights: vec[i64],
    values: vec[i64],
    crafts: vec[i64],
    relics: vec[i64],
    threshold: i64,
    turned_up: i64,
) -> vec[i64]:
    """Steps C and E to H, FIELDS for each player.

    Weights and values are those of the cards alone. `relics`: the seats (or NONE) of Antigravity Carpet, Exoskeleton,
    XXL Paperweight, Emergency Towel. `threshold` is the hole's with the Threshold cards, `turned_up` a weight."""
    count: i64 = len(toys)
    rows = NOUGHTS[: FIELDS * count]
    best_toys = alone(toys, 1)  # BB-28
    written = weights[:]
    if best_toys != NONE:
        written[best_toys] += box.toys_card
        rows[FIELDS * best_toys + CARDS] |= GOT_TOYS
    carpet = relics[0]
    if carpet != NONE and alone(written, -1) == carpet:  # BB-30
        rows[FIELDS * carpet + CARDS] |= GOT_CARPET
        rows[FIELDS * carpet + VALUE] = box.carpet_card
    exoskeleton = relics[1]
    if exoskeleton != NONE and alone(written, 1) == exoskeleton:
        rows[FIELDS * exoskeleton + CARDS] |= GOT_EXOSKELETON
        rows[FIELDS * exoskeleton + WEIGHT] = box.exoskeleton_card
    for seat in range(count):
        row = FIELDS * seat
        rows[row + TOY_WEIGHT] = toys[seat]
        rows[row + WEIGHT_E] = written[seat]
        rows[row + WEIGHT] += written[seat]
        rows[row + THRESHOLD] = threshold + (2 * turned_up if relics[2] == seat else turned_up)  # BB-31
        rows[row + VALUE] += values[seat]
        rows[row + CRAFT] = crafts[seat]
        if rows[row + WEIGHT] > rows[row + THRESHOLD]:  # BB-32
            rows[row + DRAWN_IN] = 1
            rows[row + POINTS] = box.towel if relics[3] == seat else 0
            rows[row + VALUE] = 0  # everything is discarded
            rows[row + CRAFT] = NO_CRAFT
    for seat in range(count):
        if rows[FIELDS * seat + DRAWN_IN] == 0:
            place = place_of(rows, seat, count)
            rows[FIELDS * seat + PLACE] = place
            rows[FIELDS * seat + POINTS] = box.points[SEATS * count + place - 1]
    return rows


def place_of(rows: vec[i64], seat: i64, count: i64) -> i64:
    """BB-33: everybody who is not worse, oneself included: so those who can't be separated share the worst place."""
    own = FIELDS * seat
    place: i64 = 0
    for other in range(count):
        row = FIELDS * other
        if rows[row + DRAWN_IN] == 0:
            ahead = rows[row + VALUE] - rows[own + VALUE]
            if ahead == 0:
                ahead = rows[row + CRAFT] - rows[own + CRAFT]
            if ahead >= 0:
                place += 1
    return place


def joined(ledger: vec[i64], rows: vec[i64]) -> vec[i64]:
    """A new ledger: clones share the old one."""
    longer = vec[i64](capacity=len(ledger) + len(rows))
    for number in ledger:
        longer = append(longer, number)
    for number in rows:
        longer = append(longer, number)
    return longer
