"""The cheapest ways to fly, for the outlook and for refusals. Not compiled (msgspec)."""

from __future__ import annotations

from heapq import heappop, heappush

import msgspec

from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.flight import step_cost
from ergosphere.games.chasphere.rules.position import FIELDS, planet_at
from ergosphere.games.chasphere.rules.sector import NAMES, NOWHERE, TARGETS
from ergosphere.games.chasphere.rules.state import Chasphere


class Leg(msgspec.Struct, frozen=True):
    space: str
    energy: int


class Flight(msgspec.Struct, frozen=True):
    """The cheapest way to a space, step by step (CH-17, CH-24)."""

    space: str
    energy: int
    way: tuple[Leg, ...]


def flights(state: Chasphere, seat: int) -> tuple[Flight, ...]:
    """The way to every space in reach of the energy that is left."""
    start = int(state.ships[FIELDS * seat + p.SPACE])
    best = cheapest(state, seat, int(state.ships[FIELDS * seat + p.ENERGY]))
    return tuple(
        Flight(NAMES[space], best[space][0], way_to(best, start, space)) for space in sorted(best) if space != start
    )


def cheapest(state: Chasphere, seat: int, most: int) -> dict[int, tuple[int, int]]:
    """By space, within this energy: what the cheapest way costs, and the space before it."""
    start = int(state.ships[FIELDS * seat + p.SPACE])
    best: dict[int, tuple[int, int]] = {start: (0, start)}
    queue = [(0, 0, start)]
    while queue:
        spent, steps, space = heappop(queue)
        if spent > best[space][0]:
            continue
        for target, cost in steps_from(state, space, steps == 0 and state.stopped):
            total = spent + cost
            if total <= most and (target not in best or total < best[target][0]):
                best[target] = (total, space)
                heappush(queue, (total, steps + 1, target))
    return best


def way_to(best: dict[int, tuple[int, int]], start: int, space: int) -> tuple[Leg, ...]:
    legs: list[Leg] = []
    while space != start:
        spent, before = best[space]
        legs.append(Leg(NAMES[space], spent - best[before][0]))
        space = before
    return tuple(reversed(legs))


def steps_from(sky: Chasphere, space: int, stopped: bool) -> list[tuple[int, int]]:
    """Where one step of the acting seat's ship leads, and its cost."""
    planet = int(planet_at(sky, space))
    extra = int(sky.contaminated >> planet & 1) if stopped and planet >= 0 else 0
    found = []
    for target in TARGETS[4 * space : 4 * space + 4]:
        if int(target) != NOWHERE:
            cost = int(step_cost(sky, space, int(target)))
            if cost:
                found.append((int(target), cost + extra))
    return found
