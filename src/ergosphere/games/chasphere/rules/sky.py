"""The sky: the marker advances, a planet moves, pushes others, carries ships along, and falls into the hole."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ergosphere.games.chasphere.rules.box import SEATS
from ergosphere.games.chasphere.rules.position import (
    FIELDS,
    LOST,
    NO_PLANET,
    SPACE,
    Position,
    note,
    planet_at,
    space_of,
)
from ergosphere.games.chasphere.rules.sector import CLOCKWISE, INWARDS, PLANETS, STAR


def advance(position: Position) -> vec[u8]:
    """CH-9: the marker goes to the next planet, which moves. Returns the planets that moved, in order."""
    moved = vec[u8]()
    planet = next_planet(position)
    if planet == NO_PLANET:
        return moved
    position.moves += 1
    note(position, "marker-advanced", planet)
    riders = vec[i64](capacity=PLANETS)
    adrift: i64 = (1 << SEATS) - 1  # ships that are on no planet
    for k in range(i64(PLANETS)):
        riders = append(riders, aboard(position, k))
        adrift &= ~riders[k]
    mover = planet
    target = next_space(position, mover, space_of(position, mover))
    while True:
        pushed = planet_at(position, target)
        if pushed == NO_PLANET and target != STAR:
            boarding = ships_on(position, target) & adrift  # CH-12: the planet takes them on
            riders[mover] |= boarding
            adrift &= ~boarding
        place_planet(position, mover, target)
        note(position, "planet-moved", mover, target, 0 if len(moved) == 0 else 1)
        moved = append(moved, u8(mover))
        if pushed == NO_PLANET:
            break
        mover = pushed
        target = ejected_to(position, mover, target)
    for k in range(i64(PLANETS)):
        carry(position, riders[k], space_of(position, k))
    if not position.collapsed and planet == i64(position.box.symbols[position.disc]):
        position.visits += 1
        position.collapsed = position.visits == 2  # CH-13: after the move
        if position.collapsed:
            note(position, "star-collapsed")
    return moved


def next_planet(position: Position) -> i64:
    """CH-14: the marker skips swallowed planets."""
    discs = position.box.discs
    for _step in range(i64(PLANETS)):
        position.marker = 0 if position.marker == PLANETS - 1 else position.marker + 1
        planet = i64(discs[PLANETS * position.disc + position.marker])
        if space_of(position, planet) != STAR:
            return planet
    return NO_PLANET


def next_space(position: Position, planet: i64, space: i64) -> i64:
    """CH-10, CH-14."""
    return i64(INWARDS[32 * planet + space]) if position.collapsed else i64(CLOCKWISE[32 * planet + space])


def ejected_to(position: Position, planet: i64, space: i64) -> i64:
    """CH-11: one space on, or to the first space without a planet. The hole is always free."""
    target = next_space(position, planet, space)
    if not position.chain:
        while planet_at(position, target) != NO_PLANET:
            target = next_space(position, planet, target)
    return target


def place_planet(position: Position, planet: i64, space: i64) -> None:
    position.at = (position.at & ~(i64(31) << (5 * planet))) | (space << (5 * planet))


def aboard(position: Position, planet: i64) -> i64:
    """The seats whose ships are on a planet, a bit each."""
    space = space_of(position, planet)
    return 0 if space == STAR else ships_on(position, space)


def ships_on(position: Position, space: i64) -> i64:
    found: i64 = 0
    for seat in range(position.count):
        if position.ships[FIELDS * seat + SPACE] == space and position.ships[FIELDS * seat + LOST] == 0:
            found |= i64(1) << seat
    return found


def carry(position: Position, riders: i64, space: i64) -> None:
    """CH-12, CH-15: ships go with their planet."""
    for seat in range(i64(SEATS)):
        if riders & (i64(1) << seat):
            position.ships[FIELDS * seat + SPACE] = space
            if space == STAR:
                position.ships[FIELDS * seat + LOST] = position.moves
                note(position, "ship-lost", seat)


def swallowed(position: Position) -> i64:
    count: i64 = 0
    for planet in range(i64(PLANETS)):
        if space_of(position, planet) == STAR:
            count += 1
    return count
