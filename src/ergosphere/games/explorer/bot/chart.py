"""Every place where a lone ship can be between two turns, by number, and where each step leads from there.

The count of EX-13 matters only for when the next change of orbit is offered, so counts that lead to the same offers
share a place: that leaves about a quarter of them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.explorer.rules.box import (
    CHANGE,
    EVENT,
    FIRST_DANGER,
    HOME,
    HOMEWARD,
    INNERMOST,
    OUTBOUND,
    ROW,
    Box,
)

NOWHERE: Final = -1
ARRIVED: Final = 0  # home again: the results are presented
HOLE: Final = 1
AT_HOME: Final = 2


@final
@mypyc_attr(acyclic=True)
class Chart:
    """A place is an orbit, a space and the distance to the next offer of a change; the Danger zone comes last."""

    size: i64
    lane: i64
    danger: i64  # the first place of the Danger zone
    orbits: i64  # the first place of orbit 1
    places: vec[i64]  # by ROW * (ROW * orbit + space) + count
    # By place.
    orbit: vec[i64]
    after: vec[i64]  # one space further
    below: vec[i64]  # one orbit down; HOLE below the innermost
    above: vec[i64]  # one orbit up
    beside: vec[i64]  # the second space above, or the first again
    again: vec[i64]  # the same space with nothing counted
    event: vec[i64]  # the number of the event place, or NOWHERE
    offered: vec[i64]  # 1 where a change is offered
    # Lists of places.
    offers: vec[i64]  # where a change is offered
    events: vec[i64]  # the event places

    def __init__(self, box: Box) -> None:
        self.lane = box.lane
        self.orbits = AT_HOME + 1 + 2 * box.lane
        self.places = vec[i64]([NOWHERE] * (ROW * ROW * (INNERMOST + 1)))
        states = [(0, 0, 0)] * int(self.orbits)
        for orbit in range(1, INNERMOST + 1):
            if orbit == FIRST_DANGER:
                self.danger = len(states)
            states += self.number(box, orbit, len(states))
        size = len(states)
        self.size = size
        self.orbit = vec[i64]([orbit for orbit, _, _ in states])
        self.after = vec[i64](list(range(size)))
        self.below = vec[i64]([HOLE] * size)
        self.above = vec[i64](list(range(size)))
        self.beside = vec[i64](list(range(size)))
        self.again = vec[i64](list(range(size)))
        self.event = vec[i64]([NOWHERE] * size)
        self.offered = vec[i64]([0] * size)
        self.offers = vec[i64]()
        self.events = vec[i64]()
        self.after[AT_HOME] = self.place(OUTBOUND, 1, 0)
        for space in range(1, int(box.lane) + 1):
            far = self.place(OUTBOUND, space + 1, 0) if space < box.lane else self.place(1, 0, 0)
            self.after[self.place(OUTBOUND, space, 0)] = far
            self.after[self.place(HOMEWARD, space, 0)] = self.place(HOMEWARD, space - 1, 0) if space > 1 else ARRIVED
        for here in range(int(self.orbits), size):
            orbit, space, count = states[here]
            self.map(box, here, orbit, space, count)

    def number(self, box: Box, orbit: int, first: int) -> list[tuple[int, int, int]]:
        """Number the places of an orbit; returns an orbit, space and count for each."""
        length = int(box.length[orbit])
        known: dict[tuple[int, int], int] = {}
        states: list[tuple[int, int, int]] = []
        for space in range(length):
            for count in range(length + 1):
                way = length - count
                while not int(box.marks[ROW * orbit + (space + way) % length]) & CHANGE:
                    way += 1
                if (space, way) not in known:
                    known[space, way] = first + len(states)
                    states.append((orbit, space, count))
                self.places[ROW * (ROW * orbit + space) + count] = known[space, way]
        return states

    def map(self, box: Box, here: int, orbit: int, space: int, count: int) -> None:
        length = int(box.length[orbit])
        self.after[here] = self.place(orbit, (space + 1) % length, min(count + 1, length))
        self.again[here] = self.place(orbit, space, 0)
        if orbit < INNERMOST:
            self.below[here] = self.place(orbit + 1, box.below_space(orbit, space), 0)
        if orbit == 1:
            self.above[here] = self.beside[here] = self.place(HOMEWARD, box.lane, 0)
        elif box.climbs_zone(orbit):
            self.above[here] = self.place(orbit - 1, 2 * space, 0)
            self.beside[here] = self.place(orbit - 1, 2 * space + 1, 0)
        else:
            self.above[here] = self.beside[here] = self.place(orbit - 1, space, 0)
        mark = int(box.marks[ROW * orbit + space])
        if mark & CHANGE and count == length:
            self.offers = append(self.offers, here)
            self.offered[here] = 1
        if mark & EVENT:
            self.event[here] = len(self.events)
            self.events = append(self.events, here)

    def place(self, orbit: i64, space: i64, count: i64) -> i64:
        if orbit == HOME:
            return AT_HOME
        if orbit == OUTBOUND:
            return AT_HOME + space
        if orbit == HOMEWARD:
            return AT_HOME + self.lane + space
        return self.places[ROW * (ROW * orbit + space) + count]
