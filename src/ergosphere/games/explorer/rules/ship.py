"""What changes one ship: where it is and what it has. Always the ship of the crew whose turn it is."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.games.explorer.rules.box import HOMEWARD
from ergosphere.games.explorer.rules.cards import BITS, REPAIR_ROBOT
from ergosphere.games.explorer.rules.position import (
    COUNT,
    DESIGN,
    ENERGY,
    MISSED,
    NO_SHIP,
    ORBIT,
    RESULTS,
    ROBOTS,
    SPACE,
    WIDTH,
    Position,
)


def step(position: Position) -> None:
    """One space counterclockwise in the orbit."""
    rows = position.rows
    base = WIDTH * position.crew
    length = position.box.length[rows[base + ORBIT]]
    space = rows[base + SPACE] + 1
    rows[base + SPACE] = 0 if space == length else space
    if rows[base + COUNT] < length:
        rows[base + COUNT] += 1
    position.left -= 1


def enter(position: Position, orbit: i64, space: i64) -> None:
    """EX-13, EX-17: the count starts at 0."""
    position.put(ORBIT, orbit)
    position.put(SPACE, space)
    position.put(COUNT, 0)


def sink(position: Position) -> None:
    orbit = position.own(ORBIT)
    enter(position, orbit + 1, position.box.below_space(orbit, position.own(SPACE)))


def lift(position: Position, space: i64) -> None:
    """One orbit up; `space` matters only where two lie above."""
    orbit = position.own(ORBIT)
    if orbit == 1:
        enter(position, HOMEWARD, position.box.lane)
    elif position.box.climbs_zone(orbit):
        enter(position, orbit - 1, space)
    else:
        enter(position, orbit - 1, position.own(SPACE))


def charge(position: Position, tokens: i64) -> None:
    """EX-4: never more than the hold takes; EX-17: never below 0."""
    energy = position.own(ENERGY) + tokens
    if energy > position.box.most_tokens:
        energy = position.box.most_tokens
    position.put(ENERGY, 0 if energy < 0 else energy)


def wear(position: Position, slot: i64, change: i64) -> None:
    """EX-17: levels never fall below 0."""
    level = position.own(slot) + change
    position.put(slot, 0 if level < 0 else level)


def scrap(position: Position) -> None:
    """EX-25: results are shuffled back, robots go to the discards."""
    position.unfound |= position.own(RESULTS)
    position.discards += position.own(ROBOTS) << (BITS * REPAIR_ROBOT)
    for slot in range(i64(MISSED)):
        position.put(slot, 0)
    position.put(DESIGN, NO_SHIP)
