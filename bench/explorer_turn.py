"""The turns of a ship without shielding and strength in Black Hole Explorer, for many event decks at once (Numba).

For `explorer_bound.py`. Between two cards nothing changes but place and energy, so with what a landing on each event
space is worth the rest of the flight can be solved deck by deck. Everything here is rounded and iterated upwards: what
comes out is never less than the true value.

A number of spaces to move from a place leads either to a place or to an *offer* of a change of orbit with some spaces
left. `walk` says which, as an index into a vector that holds the worth of every landing, then of every offer by spaces
left. So a roll is a weighted sum over that vector."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit  # type: ignore[import-not-found,unused-ignore]

LANES = 32  # decks that are solved together
ENERGIES = 19
LONGEST = 24
TWO_LONGEST = 12
HOME, HOLE, AT_HOME = 0, 1, 2
FALL = 1 / 36  # EX-21
UP = 1 + 3e-6  # more than the rounding of a sum of 24 products can take away
TOLERANCE = 1e-6
MOST_SWEEPS = 200
FOUR_TERMS = 4

Array = np.ndarray[Any, np.dtype[Any]]


class Turn(NamedTuple):
    """The board as numbers, as the kernel wants it."""

    walk: Array  # by place and spaces to move
    dropped: Array  # by place: where a ship without energy rolls from
    stay: Array  # by offer and spaces left: where in the vector, and so on
    down: Array
    up: Array  # likewise, in the vector with a token less
    beside: Array
    event: Array  # by place: the number of the event place, or -1
    events: Array
    chance: Array  # by place from the Danger zone on: of a probe to succeed and to fail
    blocks: Array  # by block: first place, first offer, does it depend on itself; one more at the end
    members: Array  # the places of the blocks
    offers: Array  # the offers of the blocks
    staying: Array  # by block: the largest chance to be in it again after a roll of two dice
    dice: Array  # by dice - 2 and total: how likely
    prize: Array  # by results
    danger: int


def throws(dice: int) -> list[float]:
    known = [1.0] + [0.0] * LONGEST
    for _ in range(dice):
        known = [sum(known[total - die] for die in range(1, min(6, total) + 1)) / 6 for total in range(LONGEST + 1)]
    return known


def turn(game: Any) -> Turn:
    """From the engine's own chart, which the pilots fly by."""
    chart, board = game.pilots.chart, game.board
    size, danger, orbits = int(chart.size), int(chart.danger), int(chart.orbits)
    after, below, above, beside, event = (
        [int(number) for number in getattr(chart, name)] for name in ("after", "below", "above", "beside", "event")
    )
    offers = [int(place) for place in chart.offers]
    number = {place: offer for offer, place in enumerate(offers)}

    def reached(place: int, left: int) -> int:
        while left > 0 and place > HOLE and place not in number:
            place, left = after[place], left - 1
        return place if left == 0 or place <= HOLE else size + LONGEST * number[place] + left - 1

    def table(to: list[int], spaces: range) -> Array:
        return np.array([[reached(place, left) for left in spaces] for place in to], np.int32)

    walk = table(list(range(size)), range(LONGEST + 1))
    walk = np.pad(walk, ((0, 0), (0, FOUR_TERMS - 1)), mode="edge")
    less = range(LONGEST)
    stay, down, up, aside = (table([to[place] for place in offers], less) for to in (after, below, above, beside))
    needs = np.zeros((size + len(offers),) * 2, bool)  # whose worth depends on whose
    landed = np.array([place for place in range(size) if event[place] < 0 and place > HOLE])

    def node(indices: Array) -> list[int]:
        return [int(i) if i < size else size + (int(i) - size) // LONGEST for i in indices if i >= size or i in landed]

    for place in range(AT_HOME, size):
        needs[place, node(walk[place, 2 : TWO_LONGEST + 1])] = True
    for offer in range(len(offers)):
        needs[size + offer, node(np.concatenate([stay[offer], down[offer]]))] = True
    while not np.array_equal(needs, further := needs | needs @ needs):
        needs = further
    reach = needs | np.eye(len(needs), dtype=bool)
    found = sorted({tuple(np.flatnonzero(row)) for row in reach & reach.T}, key=lambda block: (reach[block[0]].sum(), block[0]))
    members, sets, blocks, staying = [], [], [], []
    chances = np.pad([throws(dice) for dice in (2, 3, 4)], ((0, 0), (0, FOUR_TERMS - 1)))
    for block in found:
        places = [int(one) for one in block if AT_HOME <= one < size]
        inside = [int(one) - size for one in block if one >= size]
        blocks.append((len(members), len(sets), int(needs[block[0], block[0]])))
        members += places[::-1]
        sets += inside
        staying.append(returning(places, inside, walk, stay, chances[0]))
    blocks.append((len(members), len(sets), 0))
    dropped = [place if place < orbits else below[place] for place in range(size)]
    chance = np.array([int(board.probe_success[int(chart.orbit[place])]) / 6 for place in range(danger, size)])
    chance = np.stack([chance, 1 - chance], 1) * UP
    prize = [(7 - int(lowest)) / 6 for lowest in board.prize_success]
    whole, real = np.int32, np.float32
    return Turn(
        walk, np.array(dropped, whole), stay, down, up, aside, np.array(event, whole),
        np.array([place for place in range(size) if event[place] >= 0], whole), chance.astype(real),
        np.array(blocks, whole), np.array(members, whole), np.array(sets, whole), np.array(staying, real),
        (chances * UP).astype(real), np.array(prize, real), danger,
    )  # fmt: skip


def returning(places: list[int], offers: list[int], walk: Array, stay: Array, likely: Array) -> float:
    """The best chance to be in a block again after a turn: leaving it is left to the pilot, so nobody leaves."""
    vector = np.zeros(walk.shape[0] + LONGEST * stay.shape[0])
    vector[places] = 1
    for left in range(LONGEST):
        for offer in offers:
            vector[walk.shape[0] + LONGEST * offer + left] = vector[stay[offer, left]]
    return max((float(likely @ vector[walk[place]]) for place in places), default=0.0)


@njit(cache=True)  # type: ignore[untyped-decorator,unused-ignore]
def rolled(x: Array, walk: Array, likely: Array, least: int, most: int, out: Array) -> None:
    """What a roll is worth: four totals at a time, which is what the compiler makes vectors of."""
    for lane in range(LANES):
        out[lane] = 0
    for total in range(least, most, FOUR_TERMS):
        a, b, c, d = likely[total], likely[total + 1], likely[total + 2], likely[total + 3]
        p, q, r, s = x[walk[total]], x[walk[total + 1]], x[walk[total + 2]], x[walk[total + 3]]
        for lane in range(LANES):
            out[lane] += a * p[lane] + b * q[lane] + c * r[lane] + d * s[lane]


@njit(cache=True)  # type: ignore[untyped-decorator,unused-ignore]
def raised(out: Array, other: Array) -> None:
    for lane in range(LANES):
        out[lane] = out[lane] if out[lane] > other[lane] else other[lane]


@njit(cache=True)  # type: ignore[untyped-decorator,unused-ignore]
def changed(t: Turn, offers: Array, longest: int, x: Array, poorer: Array, energy: int) -> None:
    """EX-13 to EX-15: stay, go down, or up for a token; with few spaces left first, because more lead to them."""
    for left in range(longest):
        for offer in offers:
            best = x[t.walk.shape[0] + LONGEST * offer + left]
            best[:] = x[t.stay[offer, left]]
            raised(best, x[t.down[offer, left]])
            if energy > 0:
                raised(best, poorer[t.up[offer, left]])
                raised(best, poorer[t.beside[offer, left]])


@njit(cache=True)  # type: ignore[untyped-decorator,unused-ignore]
def ended(
    t: Turn, place: int, energy: int, x: Array, three: Array, four: Array, starts: Array, found: Array, missed: Array,
    launches: bool, out: Array,
) -> None:  # fmt: skip
    """What it is worth to end a turn at a place: EX-11, EX-12 of the next turn, EX-18 before it."""
    rolled(x, t.walk[t.dropped[place] if energy == 0 else place], t.dice[0], 2, 13, out)
    if energy > 0:
        raised(out, three[place])
    if energy > 1:
        raised(out, four[place])
    number = place - t.danger
    if number >= 0:
        starts[number] = out
        if launches:
            sure, rest = t.chance[number]
            one, other = found[number], missed[number]
            for lane in range(LANES):
                launched = sure * one[lane] + rest * other[lane]
                out[lane] = out[lane] if out[lane] > launched else launched


@njit(cache=True)  # type: ignore[untyped-decorator,unused-ignore]
def solve(t: Turn, landing: Array, results: Array, probes: Array, found: Array, missed: Array, ends: Array,
          worth: Array, tunes: Array) -> int:  # fmt: skip
    """Every pair of results and probes with every energy, from what landings on event spaces are worth.

    `landing` by pair, energy, event place and lane; `found` and `missed` are the pairs that a launch leads to. Fills
    the ends of turns and the worth of coming to a place, by place, and rolls of two dice, by event place. Returns the
    number of sweeps."""
    size, pairs = t.walk.shape[0], len(results)
    real = np.float32
    x = np.zeros((2, size + LONGEST * t.stay.shape[0], LANES), real)
    three = np.zeros((2, size, LANES), real)
    four = np.zeros((3, size, LANES), real)
    starts = np.zeros((pairs, ENERGIES, size - t.danger, LANES), real)
    value, rise, fall = np.zeros(LANES, real), np.zeros(LANES, real), np.zeros(LANES, real)
    sweeps = 0
    for pair in range(pairs):
        for energy in range(ENERGIES):
            now, poorer = x[energy % 2], x[1 - energy % 2]
            dear, dearest = three[1 - energy % 2], four[(energy + 1) % 3]
            launches = energy > 0 and probes[pair] > 0
            begun, one, other = starts[pair, energy], starts[found[pair], energy - 1], starts[missed[pair], energy - 1]
            end = ends[pair, energy]
            now[HOME], now[HOLE] = t.prize[results[pair]], real(FALL * UP)
            for number in range(len(t.events)):
                now[t.events[number]] = landing[pair, energy, number]
            for block in range(len(t.blocks) - 1):
                first, set_, itself = t.blocks[block]
                last, set_end, _ = t.blocks[block + 1]
                for place in t.members[first:last]:
                    if t.event[place] < 0:
                        now[place] = poorer[place]
                again = itself == 1
                sweep = 0
                while True:
                    rise[:] = 0
                    fall[:] = 0
                    longest = TWO_LONGEST if again else LONGEST
                    changed(t, t.offers[set_:set_end], longest, now, poorer, energy)
                    for place in t.members[first:last]:
                        ended(t, place, energy, now, dear, dearest, begun, one, other, launches, value)
                        end[place] = value
                        if t.event[place] < 0:
                            if again:
                                old = now[place]
                                for lane in range(LANES):
                                    more = value[lane] - old[lane]
                                    rise[lane] = rise[lane] if rise[lane] > more else more
                                    fall[lane] = fall[lane] if fall[lane] > -more else -more
                            now[place] = value
                    sweep += 1
                    if not again:
                        break
                    if max(rise.max(), fall.max()) < TOLERANCE or sweep == MOST_SWEEPS:
                        # If one sweep raises a vector by `rise` at most, the true one is at most `above` higher.
                        again = False
                        above = real(UP / (1 - t.staying[block]))
                        for place in t.members[first:last]:
                            old = now[place]
                            for lane in range(LANES):
                                old[lane] = (old[lane] + rise[lane] * above) * real(UP)
                sweeps += sweep
            for number in range(len(t.events)):
                place = t.events[number]
                rolled(now, t.walk[place], t.dice[0], 2, 13, tunes[pair, energy, number])
            worth[pair, energy] = now[:size]
            if energy < ENERGIES - 1:
                for place in range(AT_HOME, size):
                    rolled(now, t.walk[place], t.dice[1], 3, 19, three[energy % 2, place])
                    rolled(now, t.walk[place], t.dice[2], 4, 25, four[energy % 3, place])
    return sweeps
