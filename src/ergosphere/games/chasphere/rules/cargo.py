"""What ships carry: cards come aboard and leave, and what they allow is kept up to date."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import (
    ANALYZER,
    ARTIFACT,
    CAPSULE,
    COORDINATES,
    COSCO,
    COUNT_BITS,
    IMPLANT,
    NO_PAYMENT,
    UNIT,
    Box,
)
from ergosphere.games.chasphere.rules.position import FIELDS, Position, note

TOP_LEVEL: Final = 3


def acquire(position: Position, seat: i64, kind: i64) -> None:
    box = position.box
    position.cards[box.kinds * seat + kind] += 1
    if box.engine[kind]:
        raise_engine(position, seat)
    refit(position, seat, kind, 1)


def give(position: Position, seat: i64, kind: i64) -> None:
    box = position.box
    position.cards[box.kinds * seat + kind] -= 1
    if box.engine[kind] and position.ships[FIELDS * seat + p.ENGINE] > 0:
        change_engine(position, seat, -1)  # CH-23
    refit(position, seat, kind, -1)


def raise_engine(position: Position, seat: i64) -> None:
    """CH-23: upgrades beyond the top level are lost."""
    if position.ships[FIELDS * seat + p.ENGINE] < TOP_LEVEL:
        change_engine(position, seat, 1)


def change_engine(position: Position, seat: i64, change: i64) -> None:
    position.ships[FIELDS * seat + p.ENGINE] += change
    note(position, "engine-changed", seat, position.box.energy[position.ships[FIELDS * seat + p.ENGINE]], change)


def refit(position: Position, seat: i64, kind: i64, change: i64) -> None:
    """Update what the cargo allows after a card has come aboard (1) or left (-1)."""
    box = position.box
    ship = FIELDS * seat
    ships = position.ships
    payment = i64(box.payment[kind])
    if payment != NO_PAYMENT:
        ships[ship + p.STOCK] += change << (COUNT_BITS * payment)
        return
    face = i64(box.face[kind])
    if face == CAPSULE:
        ships[ship + p.CAPSULES] += change
    elif face == ANALYZER:
        ships[ship + p.ANALYZERS] += change
    elif face == IMPLANT:
        ships[ship + p.IMPLANTS] += change
    elif face == COSCO:
        ships[ship + p.COSCOS] += change
    elif face == ARTIFACT:
        ships[ship + p.ARTIFACTS] += change
    elif face == UNIT:
        ships[ship + p.UNITS] = planets_of(position, seat, UNIT)
    elif face == COORDINATES:
        ships[ship + p.COORDINATES] = planets_of(position, seat, COORDINATES)


def planets_of(position: Position, seat: i64, face: i64) -> i64:
    """The planets that a seat's cards of a face are about."""
    box = position.box
    found: i64 = 0
    for kind in range(box.kinds):
        if i64(box.face[kind]) == face and position.cards[box.kinds * seat + kind]:
            found |= i64(1) << i64(box.about[kind])
    return found


def artifact(position: Position, seat: i64) -> i64:
    """The kind of a Mysterious Artifact that a seat holds, or NO_KIND."""
    box = position.box
    for kind in range(box.kinds):
        if i64(box.face[kind]) == ARTIFACT and position.cards[box.kinds * seat + kind]:
            return kind
    return p.NO_KIND


def count_of(position: Position, row: i64, kind: i64) -> i64:
    return i64(position.cards[position.box.kinds * row + kind])


def change_row(position: Position, row: i64, kind: i64, change: i64) -> None:
    place = position.box.kinds * row + kind
    position.cards[place] = u8(i64(position.cards[place]) + change)


def lose_all(position: Position, seat: i64) -> None:
    """CH-15: the cargo of a swallowed ship leaves the game, its Opportunities too."""
    kinds = position.box.kinds
    for kind in range(kinds):
        count = count_of(position, seat, kind)
        if count:
            change_row(position, p.GONE, kind, count)
            change_row(position, seat, kind, -count)
    ship = FIELDS * seat
    position.vanished |= position.ships[ship + p.SEIZED]
    position.ships[ship + p.SEIZED] = 0
    for field in range(i64(p.STOCK), i64(FIELDS)):
        position.ships[ship + field] = 0


def tradeable(box: Box, kind: i64) -> bool:
    """CH-21, CH-27: planet cards except Cosco; nothing that the Ship-shop sold."""
    return i64(box.face[kind]) != COSCO and kind != box.kinds - 1


def cards_in(position: Position, row: i64) -> list[str]:
    """The ids of a row's cards, repeated for each copy."""
    box = position.box
    found: list[str] = []
    for kind in range(box.kinds):
        for _copy in range(i64(position.cards[box.kinds * row + kind])):
            found.append(box.names[kind])  # noqa: PERF401  a loop over native integers
    return found
