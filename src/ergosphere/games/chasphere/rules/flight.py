"""How ships fly: steps along the rings, jumps, and the Artifact that changes hands when ships meet."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.cargo import acquire, artifact, give
from ergosphere.games.chasphere.rules.decks import put_under
from ergosphere.games.chasphere.rules.position import (
    ENERGY,
    FIELDS,
    SPACE,
    Position,
    marked_planet,
    note,
    planet_at,
    space_of,
)
from ergosphere.games.chasphere.rules.sector import OVER, PLANETS, STAR, STEPS


def surcharge(position: Position) -> i64:
    """CH-24: how much more exploring or bargaining costs where the ship is."""
    planet = planet_at(position, position.ships[FIELDS * position.seat + SPACE])
    return 0 if planet < 0 else (position.contaminated >> planet) & 1


def leaving_toll(position: Position) -> i64:
    """CH-24: how much more the next step costs, because the ship has stopped on a contaminated planet."""
    return surcharge(position) if position.stopped else 0


def step_cost(position: Position, origin: i64, target: i64) -> i64:
    """CH-17: the energy for a step, or 0 if there is no such step. The toll on leaving comes on top."""
    step = i64(STEPS[32 * origin + target])
    if step & OVER and position.collapsed:
        return 0
    if step & 3 == 2 and position.ships[FIELDS * position.seat + p.IMPLANTS]:
        return 1  # CH-27
    return step & 3


def move(position: Position, target: i64) -> None:
    ship = FIELDS * position.seat
    cost = step_cost(position, position.ships[ship + SPACE], target)
    position.ships[ship + ENERGY] -= cost + leaving_toll(position)
    position.ships[ship + SPACE] = target
    position.stopped = False
    note(position, "ship-moved", target, position.ships[ship + ENERGY])


def jump_reach(position: Position) -> i64:
    """CH-25, CH-26: every planet that isn't swallowed, except the one where the ship is; a bit each."""
    here = position.ships[FIELDS * position.seat + SPACE]
    reach: i64 = 0
    for planet in range(i64(PLANETS)):
        space = space_of(position, planet)
        if space != STAR and space != here:
            reach |= i64(1) << planet
    return reach


def beam_reach(position: Position) -> i64:
    """CH-26: the planets of the ship's C'Coordinates, and the one under the marker."""
    planets = position.ships[FIELDS * position.seat + p.COORDINATES]
    if planets == 0:
        return 0
    return (planets | (i64(1) << marked_planet(position))) & jump_reach(position)


def beam(position: Position, planet: i64) -> None:
    position.ships[FIELDS * position.seat + ENERGY] -= 1
    note(position, "ship-jumped", planet, p.NO_KIND)
    arrive(position, planet)


def consume(position: Position, kind: i64, planet: i64) -> None:
    """CH-25: the capsule goes under its own deck."""
    note(position, "ship-jumped", planet, kind)
    give(position, position.seat, kind)
    put_under(position, i64(position.box.deck[kind]), kind, p.ALL)
    arrive(position, planet)


def arrive(position: Position, planet: i64) -> None:
    position.ships[FIELDS * position.seat + SPACE] = space_of(position, planet)
    position.stopped = True  # CH-24: a jump ends in a stop


def has_artifact_here(position: Position, other: i64) -> bool:
    """CH-28: does another seat's ship carry it on the same space?"""
    ship = FIELDS * other
    if other == position.seat or position.ships[ship + p.ARTIFACTS] == 0:
        return False
    return position.ships[ship + SPACE] == position.ships[FIELDS * position.seat + SPACE]


def take_artifact(position: Position, other: i64) -> None:
    kind = artifact(position, other)
    note(position, "artifact-taken", other)
    position.ships[FIELDS * position.seat + ENERGY] -= 1
    give(position, other, kind)
    acquire(position, position.seat, kind)
