"""Ships on the way: steps along the rings, jumps, and the Artifact that changes hands when ships meet."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.cargo import acquire, artifact, give
from ergosphere.games.chasphere.rules.decks import put_under
from ergosphere.games.chasphere.rules.position import (
    ENERGY,
    FIELDS,
    SPACE,
    Table,
    marked_planet,
    note,
    planet_at,
    space_of,
)
from ergosphere.games.chasphere.rules.sector import OVER, STAR, STEPS


def surcharge(table: Table) -> i64:
    """CH-24: what exploring or bargaining costs more where the ship is."""
    planet = planet_at(table, table.ships[FIELDS * table.seat + SPACE])
    return 0 if planet < 0 else (table.contaminated >> planet) & 1


def step_cost(table: Table, origin: i64, target: i64) -> i64:
    """CH-17: the energy for a step, or 0 where none leads. The surcharge on leaving comes on top."""
    step = i64(STEPS[32 * origin + target])
    if step & OVER and table.collapsed:
        return 0
    if step & 3 == 2 and table.ships[FIELDS * table.seat + t.IMPLANTS]:
        return 1  # CH-27
    return step & 3


def move(table: Table, target: i64) -> None:
    ship = FIELDS * table.seat
    cost = step_cost(table, table.ships[ship + SPACE], target)
    if table.stopped:
        cost += surcharge(table)
    table.ships[ship + ENERGY] -= cost
    table.ships[ship + SPACE] = target
    table.stopped = False
    note(table, "ship-moved", target, table.ships[ship + ENERGY])


def jump_reach(table: Table) -> i64:
    """CH-25, CH-26: the planets that a jump can lead to: all that are not swallowed, but the one where the ship is."""
    here = table.ships[FIELDS * table.seat + SPACE]
    reach: i64 = 0
    for planet in range(i64(6)):
        space = space_of(table, planet)
        if space != STAR and space != here:
            reach |= i64(1) << planet
    return reach


def beam_reach(table: Table) -> i64:
    """The planets of the ship's C'Coordinates, and the one under the marker."""
    planets = table.ships[FIELDS * table.seat + t.COORDINATES]
    if planets:
        planets |= i64(1) << marked_planet(table)
    return planets & jump_reach(table)


def beam(table: Table, planet: i64) -> None:
    table.ships[FIELDS * table.seat + ENERGY] -= 1
    note(table, "ship-jumped", planet, t.NO_KIND)
    arrive(table, planet)


def consume(table: Table, kind: i64, planet: i64) -> None:
    """CH-25: the capsule goes under its own deck."""
    note(table, "ship-jumped", planet, kind)
    give(table, table.seat, kind)
    put_under(table, i64(table.box.deck[kind]), kind, t.ALL)
    arrive(table, planet)


def arrive(table: Table, planet: i64) -> None:
    table.ships[FIELDS * table.seat + SPACE] = space_of(table, planet)
    table.stopped = True  # CH-24: a jump leads to a stop


def has_artifact_here(table: Table, other: i64) -> bool:
    """CH-28."""
    ship = FIELDS * other
    if other == table.seat or table.ships[ship + t.ARTIFACTS] == 0:
        return False
    return table.ships[ship + SPACE] == table.ships[FIELDS * table.seat + SPACE]


def take_artifact(table: Table, other: i64) -> None:
    kind = artifact(table, other)
    note(table, "artifact-taken", other)
    table.ships[FIELDS * table.seat + ENERGY] -= 1
    give(table, other, kind)
    acquire(table, table.seat, kind)
