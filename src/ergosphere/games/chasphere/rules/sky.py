"""The sky: the marker goes on, a planet moves, pushes others, rides ships along, and falls into the hole."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ergosphere.games.chasphere.rules.box import SEATS
from ergosphere.games.chasphere.rules.position import FIELDS, LOST, NO_PLANET, SPACE, Table, note, planet_at, space_of
from ergosphere.games.chasphere.rules.sector import CLOCKWISE, INWARDS, PLANETS, STAR


def advance(table: Table) -> vec[u8]:
    """CH-9: the marker to the next planet, which moves. The planets that moved, in order; empty if none is left."""
    moved = vec[u8]()
    planet = next_planet(table)
    if planet == NO_PLANET:
        return moved
    table.moves += 1
    note(table, "marker-advanced", planet)
    riders = vec[i64](capacity=PLANETS)
    adrift: i64 = (1 << SEATS) - 1  # ships that are on no planet
    for k in range(i64(PLANETS)):
        riders = append(riders, aboard(table, k))
        adrift &= ~riders[k]
    mover = planet
    target = next_space(table, mover, space_of(table, mover))
    while True:
        pushed = planet_at(table, target)
        if pushed == NO_PLANET and target != STAR:
            boarding = ships_on(table, target) & adrift  # CH-12: from now on on this planet
            riders[mover] |= boarding
            adrift &= ~boarding
        place_planet(table, mover, target)
        note(table, "planet-moved", mover, target, 0 if len(moved) == 0 else 1)
        moved = append(moved, u8(mover))
        if pushed == NO_PLANET:
            break
        mover = pushed
        target = ejected_to(table, mover, target)
    for k in range(i64(PLANETS)):
        carry(table, riders[k], space_of(table, k))
    if not table.collapsed and planet == i64(table.box.symbols[table.disc]):
        table.visits += 1
        table.collapsed = table.visits == 2  # CH-13: after the move
        if table.collapsed:
            note(table, "star-collapsed")
    return moved


def next_planet(table: Table) -> i64:
    """CH-14: the marker skips swallowed planets."""
    discs = table.box.discs
    for _step in range(i64(PLANETS)):
        table.marker = 0 if table.marker == PLANETS - 1 else table.marker + 1
        planet = i64(discs[PLANETS * table.disc + table.marker])
        if space_of(table, planet) != STAR:
            return planet
    return NO_PLANET


def next_space(table: Table, planet: i64, space: i64) -> i64:
    """CH-10, CH-14."""
    return i64(INWARDS[32 * planet + space]) if table.collapsed else i64(CLOCKWISE[32 * planet + space])


def ejected_to(table: Table, planet: i64, space: i64) -> i64:
    """CH-11: one space on, or to the first space without a planet. The hole has none."""
    target = next_space(table, planet, space)
    if not table.chain:
        while planet_at(table, target) != NO_PLANET:
            target = next_space(table, planet, target)
    return target


def place_planet(table: Table, planet: i64, space: i64) -> None:
    table.at = (table.at & ~(i64(31) << (5 * planet))) | (space << (5 * planet))


def aboard(table: Table, planet: i64) -> i64:
    """The seats whose ships are on a planet, a bit each."""
    space = space_of(table, planet)
    return 0 if space == STAR else ships_on(table, space)


def ships_on(table: Table, space: i64) -> i64:
    found: i64 = 0
    for seat in range(table.count):
        if table.ships[FIELDS * seat + SPACE] == space and table.ships[FIELDS * seat + LOST] == 0:
            found |= i64(1) << seat
    return found


def carry(table: Table, riders: i64, space: i64) -> None:
    """CH-12, CH-15: ships go where their planet goes."""
    for seat in range(i64(SEATS)):
        if riders & (i64(1) << seat):
            table.ships[FIELDS * seat + SPACE] = space
            if space == STAR:
                table.ships[FIELDS * seat + LOST] = table.moves
                note(table, "ship-lost", seat)


def swallowed(table: Table) -> i64:
    count: i64 = 0
    for planet in range(i64(PLANETS)):
        if space_of(table, planet) == STAR:
            count += 1
    return count
