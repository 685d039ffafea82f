"""The turns of a ship without shielding and strength in Black Hole Explorer, for many event decks at once (Numba).

For `explorer_bound.py`. Between two cards nothing changes but place and energy, so with what a landing on each event
space is worth the rest of the flight can be solved deck by deck. Everything here is rounded and iterated upwards: what
comes out is never less than the true value.

A number of spaces to move from a place leads either to a place or to an *offer* of a change of orbit with some spaces
left. `walk` says which, as an index into a vector that holds the worth of every landing, then of every offer by spaces
left. So a roll is a weighted sum over that vector."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import numba
import numpy as np

LANES = 128  # decks that are solved together
ENERGIES = 19
LONGEST = 24
TWO_LONGEST = 12
HOME, HOLE, AT_HOME = 0, 1, 2
FALL = 1 / 36  # EX-21
UP = 1 + 3e-6  # more than the rounding of a sum of 24 products can take away
TOLERANCE = 1e-6
MOST_SWEEPS = 200
FOUR_TERMS = 4

Array = Any
"""Of NumPy, which the environment of the type checker lacks."""
Kernel = TypeVar("Kernel", bound=Callable[..., None])


def compiled(function: Kernel) -> Kernel:
    kernel: Kernel = numba.njit(cache=True)(function)
    return kernel


class Turn(NamedTuple):
    """The board as numbers, as the kernel wants it."""

    walk: Array  # by place and spaces to move
    dropped: Array  # by place: where a ship without energy rolls from
    stay: Array  # by offer and spaces left: where in the vector, and so on
    down: Array
    up: Array  # likewise, in the vector with a token less
    beside: Array
    event: Array  # by place: the number of the event place, or -1
    events: Array  # the event places
    targets: Array  # the places that a card can put a ship to, and home
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
    chart, board = game.pilots.chart, game.box
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
    found = sorted(
        {tuple(np.flatnonzero(row)) for row in reach & reach.T}, key=lambda block: (reach[block[0]].sum(), block[0])
    )
    members: list[int] = []
    sets: list[int] = []
    blocks, staying = [], []
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
    events = [place for place in range(size) if event[place] >= 0]
    put = {to[place] for place in events for to in (below, above, beside)}
    whole, real = np.int32, np.float32
    return Turn(
        walk, np.array(dropped, whole), stay, down, up, aside, np.array(event, whole),
        np.array(events, whole), np.array(sorted(put | {AT_HOME}), whole), chance.astype(real),
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


# Rows are given as a matrix and a number: to make arrays of them costs more than what is done with them.


@compiled
def rolled(x: Array, walk: Array, place: int, likely: Array, least: int, most: int, out: Array, to: int) -> None:
    """What a roll is worth: four totals at a time, which is what the compiler makes vectors of."""
    for lane in range(LANES):
        out[to, lane] = 0
    for total in range(least, most, FOUR_TERMS):
        a, b, c, d = likely[total], likely[total + 1], likely[total + 2], likely[total + 3]
        p, q, r, s = walk[place, total], walk[place, total + 1], walk[place, total + 2], walk[place, total + 3]
        for lane in range(LANES):
            out[to, lane] += a * x[p, lane] + b * x[q, lane] + c * x[r, lane] + d * x[s, lane]


@compiled
def raised(out: Array, to: int, other: Array, row: int) -> None:
    for lane in range(LANES):
        out[to, lane] = out[to, lane] if out[to, lane] > other[row, lane] else other[row, lane]


@compiled
def copied(out: Array, to: int, other: Array, row: int) -> None:
    for lane in range(LANES):
        out[to, lane] = other[row, lane]


@compiled
def solve(  # noqa: C901  one loop, for speed
    t: Turn, landing: Array, results: Array, probes: Array, found: Array, missed: Array, worth: Array, tunes: Array
) -> None:  # fmt: skip
    """Every pair of results and probes with every energy, from what landings on event spaces are worth.

    `landing` by pair, energy, event place and lane; `found` and `missed` are the pairs that a launch leads to. Fills
    `worth`, by pair, energy and column: ends of turns at event places, then coming to the targets; and `tunes`, rolls
    of two dice from event places."""
    walk, stay, event, members, offers = t.walk, t.stay, t.event, t.members, t.offers
    two, size, danger, real = t.dice[0], t.walk.shape[0], t.danger, np.float32
    x = np.zeros((2, size + LONGEST * len(stay), LANES), real)
    three, four = np.zeros((2, size, LANES), real), np.zeros((3, size, LANES), real)
    starts = np.zeros((len(results), ENERGIES, size - danger, LANES), real)
    bought, launched = np.zeros((size, LANES), real), np.zeros((size - danger, LANES), real)
    leaving = np.zeros((LONGEST * len(stay), LANES), real)
    value, rise, fall = np.zeros((1, LANES), real), np.zeros(LANES, real), np.zeros(LANES, real)
    for pair in range(len(results)):
        for energy in range(ENERGIES):
            now, poorer, end, begun = x[energy % 2], x[1 - energy % 2], worth[pair, energy], starts[pair, energy]
            landings, fresh, dear, dearest = (
                landing[pair, energy],
                tunes[pair, energy],
                three[energy % 2],
                four[energy % 3],
            )
            now[HOME], now[HOLE] = t.prize[results[pair]], real(FALL * UP)
            for number in range(len(t.events)):
                copied(now, t.events[number], landings, number)
            bought[:] = 0  # EX-12: more dice, where they can be paid
            if energy > 0:
                bought[:] = three[1 - energy % 2]
            for place in range(size if energy > 1 else 0):
                raised(bought, place, four[(energy + 1) % 3], place)
            launched[:] = 0  # EX-18
            if energy > 0 and probes[pair] > 0:
                success, failure = starts[found[pair], energy - 1], starts[missed[pair], energy - 1]
                for number in range(size - danger):
                    sure, rest = t.chance[number]
                    for lane in range(LANES):
                        launched[number, lane] = sure * success[number, lane] + rest * failure[number, lane]
            for block in range(len(t.blocks) - 1):
                first, first_offer, again = t.blocks[block]
                last, last_offer, _ = t.blocks[block + 1]
                for number in range(first_offer, last_offer):  # EX-14, EX-15
                    for left in range(LONGEST):
                        row = LONGEST * offers[number] + left
                        copied(leaving, row, now, t.down[offers[number], left])
                        if energy > 0:
                            raised(leaving, row, poorer, t.up[offers[number], left])
                            raised(leaving, row, poorer, t.beside[offers[number], left])
                for at in range(first, last if again else first):  # any values will do to begin with
                    copied(now, members[at], poorer, members[at])
                sweep = 0
                while True:
                    sweep += 1
                    for left in range(TWO_LONGEST if again else LONGEST):  # EX-13
                        for number in range(first_offer, last_offer):
                            row = LONGEST * offers[number] + left
                            copied(now, size + row, now, stay[offers[number], left])
                            raised(now, size + row, leaving, row)
                    rise[:] = 0
                    fall[:] = 0
                    for at in range(first, last):
                        place = members[at]
                        rolled(now, walk, t.dropped[place] if energy == 0 else place, two, 2, 13, value, 0)  # EX-11
                        raised(value, 0, bought, place)
                        if place >= danger:
                            copied(begun, place - danger, value, 0)
                            raised(value, 0, launched, place - danger)
                        if event[place] >= 0:
                            copied(end, event[place], value, 0)
                            continue
                        for lane in range(LANES if again else 0):
                            more = value[0, lane] - now[place, lane]
                            rise[lane] = rise[lane] if rise[lane] > more else more
                            fall[lane] = fall[lane] if fall[lane] > -more else -more
                        copied(now, place, value, 0)
                    if not again:
                        break
                    if max(rise.max(), fall.max()) < TOLERANCE or sweep == MOST_SWEEPS:
                        # If a sweep raises values by `rise` at most, the true ones are at most so much higher.
                        again = 0
                        above = real(UP / (1 - t.staying[block]))
                        for at in range(first, last):
                            for lane in range(LANES):
                                now[members[at], lane] = (now[members[at], lane] + rise[lane] * above) * real(UP)
            for number in range(len(t.events)):
                rolled(now, walk, t.events[number], two, 2, 13, fresh, number)
            for number in range(len(t.targets)):
                copied(end, len(t.events) + number, now, t.targets[number])
            for place in range(AT_HOME, size if energy < ENERGIES - 1 else 0):
                rolled(now, walk, place, t.dice[1], 3, 19, dear, place)
                rolled(now, walk, place, t.dice[2], 4, 25, dearest, place)
