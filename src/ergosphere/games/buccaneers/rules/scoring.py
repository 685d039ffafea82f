"""The arithmetic of the Score phase (BB-28 to BB-33), from sums to points: for matches and for the companion."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.kinds import NONE, ROUNDS, SEATS
from ergosphere.games.buccaneers.rules.position import NO_CRAFT

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

# What a finished round leaves in the ledger: these, then FIELDS for each player.
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


def alone(numbers: vec[i64], sign: i64) -> i64:
    """The seat that alone has the highest number (sign 1) or the lowest (sign -1), or NONE."""
    return alone_among(numbers, 0, 1, len(numbers), sign)


def alone_among(numbers: vec[i64], first: i64, step: i64, count: i64, sign: i64) -> i64:
    """The same for every `step`-th number."""
    seat: i64 = 0
    best: i64 = 0
    top = numbers[first]
    tied = False
    place = first
    for seat in range(i64(1), count):
        place += step
        more = sign * (numbers[place] - top)
        if more > 0:
            best = seat
            top = numbers[place]
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
    rows = ZEROS[: FIELDS * count]
    for seat in range(count):
        write_down(rows, FIELDS * seat, values[seat], weights[seat], toys[seat], crafts[seat])
    settle_rows(box, rows, 0, count, relics[0], relics[1], relics[2], relics[3], threshold, turned_up)
    return rows


def write_down(rows: vec[i64], row: i64, value: i64, weight: i64, toys: i64, craft: i64) -> None:
    """What a display counts, for settle_rows to go on from."""
    rows[row + TOY_WEIGHT] = toys
    rows[row + WEIGHT_E] = weight
    rows[row + VALUE] = value
    rows[row + CRAFT] = craft


def settle_rows(
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
    """The same in place: the rows begin at `first` and hold what write_down has written, otherwise zeros."""
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
    best_toys = alone_among(rows, first + TOY_WEIGHT, FIELDS, count, 1)  # BB-28
    if best_toys != NONE:
        rows[first + FIELDS * best_toys + WEIGHT_E] += box.toys_card
        rows[first + FIELDS * best_toys + CARDS] = GOT_TOYS
    if carpet != NONE and alone_among(rows, first + WEIGHT_E, FIELDS, count, -1) == carpet:  # BB-30
        rows[first + FIELDS * carpet + CARDS] |= GOT_CARPET
        rows[first + FIELDS * carpet + VALUE] += box.carpet_card
    if exoskeleton != NONE and alone_among(rows, first + WEIGHT_E, FIELDS, count, 1) == exoskeleton:
        rows[first + FIELDS * exoskeleton + CARDS] |= GOT_EXOSKELETON
        rows[first + FIELDS * exoskeleton + WEIGHT] = box.exoskeleton_card


def place_of(rows: vec[i64], own: i64, first: i64, past: i64) -> i64:
    """BB-33: everybody who is not worse, oneself included: so those who can't be separated share the worst place."""
    worth = standing(rows, own)
    place: i64 = 0
    row = first
    while row < past:
        if standing(rows, row) >= worth:
            place += 1
        row += FIELDS
    return place


def standing(rows: vec[i64], row: i64) -> i64:
    """Value first, then the best Spacecraft; nobody who is drawn in stands before anybody who isn't."""
    return (rows[row + VALUE] << 12) + rows[row + CRAFT] - (rows[row + DRAWN_IN] << 40)


def lengthened(ledger: vec[i64], more: i64) -> vec[i64]:
    """A new ledger with so many zeros behind the old: clones share the old one."""
    length: i64 = len(ledger)
    longer = PAD[: length + more]
    for place in range(length):
        longer[place] = ledger[place]
    return longer
