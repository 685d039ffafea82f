"""The rosette: 19 spaces, six rings through the star, and the steps along them (CH-2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

PLANETS: Final = 6
SPACES: Final = 19
STAR: Final = 18
NOWHERE: Final = 255
NAMES: Final = [f"{letter}{k}" for letter in "ANM" for k in range(6)] + ["S"]
RING: Final = 6  # spaces of a ring, the star included


def ring(k: int) -> list[int]:
    """The spaces of ring k clockwise, starting at its outer point."""
    outer, outer_node, inner_node = 0, 6, 12
    return [
        outer + k,
        outer_node + k,
        inner_node + k,
        STAR,
        inner_node + (k - 2) % 6,
        outer_node + (k - 1) % 6,
    ]


def clockwise(planet: int, space: int) -> int:
    """CH-10: the next space on the planet's ring, skipping the star."""
    spaces = [space for space in ring(planet) if space != STAR]
    return spaces[(spaces.index(space) + 1) % len(spaces)] if space in spaces else NOWHERE


def inwards(planet: int, space: int) -> int:
    """CH-14: the next space on the shortest way to the hole; clockwise if both ways are as long."""
    spaces = ring(planet)
    if space not in spaces or space == STAR:
        return NOWHERE
    place = spaces.index(space)
    return spaces[place + 1 if place <= 2 else place - 1]


# By 32 * planet + space.
CLOCKWISE: Final = vec[u8]([clockwise(p, s) if s < SPACES else NOWHERE for p in range(PLANETS) for s in range(32)])
INWARDS: Final = vec[u8]([inwards(p, s) if s < SPACES else NOWHERE for p in range(PLANETS) for s in range(32)])

# A ship's step (CH-17), by 32 * from + to: 1 clockwise, 2 counterclockwise, 0 no step; plus OVER across the star.
OVER: Final = 4


def step(origin: int, target: int) -> int:
    if STAR in (origin, target) or origin >= SPACES or target >= SPACES:
        return 0
    for k in range(PLANETS):
        if origin in ring(k) and target in ring(k):
            over = OVER if origin >= 12 and target >= 12 else 0
            if clockwise(k, origin) == target:
                return 1 + over
            if clockwise(k, target) == origin:
                return 2 + over
    return 0


STEPS: Final = vec[u8]([step(origin, target) for origin in range(32) for target in range(32)])
# Where a step may lead, in ascending order; by 4 * space.
TARGETS: Final = vec[u8](
    [
        target
        for origin in range(SPACES)
        for target in ([t for t in range(SPACES) if step(origin, t)] + [NOWHERE] * 4)[:4]
    ]
)
