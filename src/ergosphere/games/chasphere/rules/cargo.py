"""What ships carry: cards come aboard and go, and what they allow is kept in step."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.box import (
    ANALYZER,
    ARTIFACT,
    CAPSULE,
    COORDINATES,
    COSCO,
    IMPLANT,
    NO_PAYMENT,
    UNIT,
    WIDTH,
    Box,
)
from ergosphere.games.chasphere.rules.position import FIELDS, Table, note

TOP_LEVEL: Final = 3


def acquire(table: Table, seat: i64, kind: i64) -> None:
    box = table.box
    table.cards[box.kinds * seat + kind] += 1
    if box.engine[kind]:
        raise_engine(table, seat)
    refit(table, seat, kind, 1)


def give(table: Table, seat: i64, kind: i64) -> None:
    box = table.box
    table.cards[box.kinds * seat + kind] -= 1
    if box.engine[kind] and table.ships[FIELDS * seat + t.ENGINE] > 0:
        change_engine(table, seat, -1)  # CH-23
    refit(table, seat, kind, -1)


def raise_engine(table: Table, seat: i64) -> None:
    """CH-23: more upgrades than there are levels are lost."""
    if table.ships[FIELDS * seat + t.ENGINE] < TOP_LEVEL:
        change_engine(table, seat, 1)


def change_engine(table: Table, seat: i64, change: i64) -> None:
    table.ships[FIELDS * seat + t.ENGINE] += change
    note(table, "engine-changed", seat, table.box.energy[table.ships[FIELDS * seat + t.ENGINE]], change)


def refit(table: Table, seat: i64, kind: i64, change: i64) -> None:
    """What the cargo allows after a card of this kind has come (1) or gone (-1)."""
    box = table.box
    ship = FIELDS * seat
    ships = table.ships
    payment = i64(box.payment[kind])
    if payment != NO_PAYMENT:
        ships[ship + t.STOCK] += change << (WIDTH * payment)
        return
    face = i64(box.face[kind])
    if face == CAPSULE:
        ships[ship + t.CAPSULES] += change
    elif face == ANALYZER:
        ships[ship + t.ANALYZERS] += change
    elif face == IMPLANT:
        ships[ship + t.IMPLANTS] += change
    elif face == COSCO:
        ships[ship + t.COSCOS] += change
    elif face == ARTIFACT:
        ships[ship + t.ARTIFACTS] += change
    elif face == UNIT:
        ships[ship + t.UNITS] = planets_of(table, seat, UNIT)
    elif face == COORDINATES:
        ships[ship + t.COORDINATES] = planets_of(table, seat, COORDINATES)


def planets_of(table: Table, seat: i64, face: i64) -> i64:
    """The planets that a seat's cards of a face are about."""
    box = table.box
    found: i64 = 0
    for kind in range(box.kinds):
        if i64(box.face[kind]) == face and table.cards[box.kinds * seat + kind]:
            found |= i64(1) << i64(box.about[kind])
    return found


def artifact(table: Table, seat: i64) -> i64:
    """The kind of a Mysterious Artifact that a seat holds, or NO_KIND."""
    box = table.box
    for kind in range(box.kinds):
        if i64(box.face[kind]) == ARTIFACT and table.cards[box.kinds * seat + kind]:
            return kind
    return t.NO_KIND


def count_of(table: Table, row: i64, kind: i64) -> i64:
    return i64(table.cards[table.box.kinds * row + kind])


def change_row(table: Table, row: i64, kind: i64, change: i64) -> None:
    place = table.box.kinds * row + kind
    table.cards[place] = u8(i64(table.cards[place]) + change)


def lose_all(table: Table, seat: i64) -> None:
    """CH-15: the cargo of a swallowed ship leaves the game, its Opportunities too."""
    kinds = table.box.kinds
    for kind in range(kinds):
        count = count_of(table, seat, kind)
        if count:
            change_row(table, t.GONE, kind, count)
            change_row(table, seat, kind, -count)
    ship = FIELDS * seat
    table.vanished |= table.ships[ship + t.SEIZED]
    table.ships[ship + t.SEIZED] = 0
    for field in range(i64(t.STOCK), i64(FIELDS)):
        table.ships[ship + field] = 0


def tradeable(box: Box, kind: i64) -> bool:
    """CH-21, CH-27: planet cards but Cosco; not what the Ship-shop sold."""
    return i64(box.face[kind]) != COSCO and kind != box.kinds - 1


def cards_in(table: Table, row: i64) -> list[str]:
    """The names of a row's cards, each as often as it is there."""
    box = table.box
    found: list[str] = []
    for kind in range(box.kinds):
        for _copy in range(i64(table.cards[box.kinds * row + kind])):
            found.append(box.names[kind])  # noqa: PERF401  a loop over native integers
    return found
