"""The arithmetic of the Score phase (BB-28 to BB-33), from the sums of the displays to points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.kinds import NONE, ROUNDS, SEATS
from ergosphere.games.buccaneers.rules.position import NO_CRAFT

# What is written down for each player, in this order.
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

# A finished round in the ledger: these, then FIELDS for each player.
HOLE_FIELD: Final = 0
COMMON_THRESHOLD: Final = 1
TURNED_UP: Final = 2
HEAD: Final = 3

# To copy from
ZEROS: Final = vec[i64]([0] * (FIELDS * SEATS))
PAD: Final = vec[i64]([0] * (ROUNDS * (HEAD + FIELDS * SEATS)))

GOT_TOYS: Final = 1
GOT_CARPET: Final = 2
GOT_EXOSKELETON: Final = 4


def alone(rows: vec[i64], field: i64, count: i64, sign: i64) -> i64:
    """The seat that alone has the highest (sign 1) or the lowest number (sign -1) in a field, or NONE. `field` is that
    of the first seat."""
    best: i64 = 0
    top = rows[field]
    tied = False
    for seat in range(i64(1), count):
        field += FIELDS
        more = sign * (rows[field] - top)
        if more > 0:
            best = seat
            top = rows[field]
            tied = False
        elif more == 0:
            tied = True
    return NONE if tied else best


def write_down(rows: vec[i64], row: i64, value: i64, weight: i64, toys: i64, craft: i64) -> None:
    """What a display counts: where score_rows starts from."""
    rows[row + TOY_WEIGHT] = toys
    rows[row + WEIGHT_E] = weight
    rows[row + VALUE] = value
    rows[row + CRAFT] = craft


def score_rows(
    box: Box,
    rows: vec[i64],
    first: i64,
    count: i64,
    carpet: i64,
    exoskeleton: i64,
    paperweight: i64,
    towel: i64,
    threshold: i64,
    turned_up: i64,
) -> None:
    """Steps C and E to H, in place: the rows begin at `first` and hold what write_down has written, otherwise zeros.

    Relics are given by their owner's seat, or NONE. `threshold` is the hole's with the Threshold cards, `turned_up` the
    weight of the card turned up."""
    take_bonuses(box, rows, first, count, carpet, exoskeleton)
    row = first
    for seat in range(count):
        weight = rows[row + WEIGHT] + rows[row + WEIGHT_E]
        most = threshold + (2 * turned_up if paperweight == seat else turned_up)  # BB-31
        rows[row + WEIGHT] = weight
        rows[row + THRESHOLD] = most
        if weight > most:  # BB-32
            rows[row + DRAWN_IN] = 1
            rows[row + POINTS] = box.towel if towel == seat else 0
            rows[row + VALUE] = 0  # everything is discarded
            rows[row + CRAFT] = NO_CRAFT
        row += FIELDS
    past = row
    row = first
    while row < past:
        if rows[row + DRAWN_IN] == 0:
            place = place_of(rows, row, first, past)
            rows[row + PLACE] = place
            rows[row + POINTS] = box.points[SEATS * count + place - 1]
        row += FIELDS


def take_bonuses(box: Box, rows: vec[i64], first: i64, count: i64, carpet: i64, exoskeleton: i64) -> None:
    """Steps C and E: who takes which card. WEIGHT gets only what Exoskeleton takes off."""
    best_toys = alone(rows, first + TOY_WEIGHT, count, 1)  # BB-28
    if best_toys != NONE:
        rows[first + FIELDS * best_toys + WEIGHT_E] += box.toys_card
        rows[first + FIELDS * best_toys + CARDS] = GOT_TOYS
    if carpet != NONE and alone(rows, first + WEIGHT_E, count, -1) == carpet:  # BB-30
        rows[first + FIELDS * carpet + CARDS] |= GOT_CARPET
        rows[first + FIELDS * carpet + VALUE] += box.carpet_card
    if exoskeleton != NONE and alone(rows, first + WEIGHT_E, count, 1) == exoskeleton:
        rows[first + FIELDS * exoskeleton + CARDS] |= GOT_EXOSKELETON
        rows[first + FIELDS * exoskeleton + WEIGHT] = box.exoskeleton_card


def place_of(rows: vec[i64], own: i64, first: i64, past: i64) -> i64:
    """BB-33: the number of seats that are not worse, its own included, so seats that tie share the worst place."""
    worth = standing(rows, own)
    place: i64 = 0
    row = first
    while row < past:
        if standing(rows, row) >= worth:
            place += 1
        row += FIELDS
    return place


def standing(rows: vec[i64], row: i64) -> i64:
    """A number to rank by: value first, then the best Spacecraft; whoever is drawn in comes last."""
    return (rows[row + VALUE] << 12) + rows[row + CRAFT] - (rows[row + DRAWN_IN] << 40)


def lengthened(ledger: vec[i64], more: i64) -> vec[i64]:
    """A copy with `more` zeros at the end; clones go on sharing the old one."""
    length: i64 = len(ledger)
    longer = PAD[: length + more]
    for place in range(length):
        longer[place] = ledger[place]
    return longer
