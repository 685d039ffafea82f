"""What can anybody reach with the ship that 10 million buy in Black Hole Explorer, with the real event deck? A bound.

The odds reshuffle the deck before each draw; a real deck is drawn without replacement, and who counts cards knows what
is left in it. This solves the flight of a ship with 12 energy and nothing else (0,0,0,2) over every deck that can be
left, for a pilot who counts every card. Whatever isn't exact is in the pilot's favour, so nobody does better:

- Places, moves, rolls, costs, probes, presentations and falls are the engine's (`explorer_turn.py`), all results and
  probes that such a ship can have are told apart, and energy never leaves 0 to 18, as in the engine. Robots repair
  nothing that was never built, so they do nothing and stay out of later decks, which are then all alike.
- A deck is drawn to the end and then shuffled anew; a ship that flies with no card left is worth what it is worth with
  the next deck still whole.
- The first deck is exact: cards are told apart unless they do the same to such a ship. Of later decks they are known by
  *classes*. Each card of a class does what is best for the pilot of all that cards of the class do,
  place by place. A class that is drawn leaves one card less of it, whichever it was; so by induction over the number of
  cards the value is at least that of every deck with these numbers. Nothing is assumed about what is good for a ship,
  such as more energy.
- Who draws the last card of the last deck that is looked at has won.
- A match has no last round, and there is all the time in the world.
- Between two cards a ship may fly for any number of turns. That is iterated, and what the last sweep leaves open is
  added (`explorer_turn.py`); rounding is outweighed by factors.

A class of one kind loses nothing, so with one a class everywhere and no luck after the last deck it would be exact.
`explorer_bound_check.py` compares the parts with the engine. Needs Numba (in `.venv-bench`), 11 GB of memory,
and some twelve minutes of a core. Writes research/results/explorer-bound.json:

    .venv-bench/bin/python research/explorer_bound.py [FOLDER]

With a folder the rows of decks that are done are kept there, and taken from there the next time.
"""

from __future__ import annotations

import itertools
import json
import math
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from explorer_turn import AT_HOME, ENERGIES, LANES, UP, Array, Turn, compiled, solve, turn

import ergosphere
from ergosphere.games.explorer.rules.box import ZONE
from ergosphere.games.explorer.rules.cards import EVENTS

TARGET = Path(__file__).resolve().parent / "results" / "explorer-bound.json"
ROBOT = "repair-robot"
SPARE = "spare-probe"
TUNE_UP = "engine-tune-up"
POWER = 12  # the energy of a ship for 10 million

Class = tuple[str, ...]
"""Cards that aren't told apart."""
Pair = tuple[int, int]

NOTHING = ("micrometeoroids", "hull-fatigue", "repair-robot")  # to a ship without shielding and strength
HEAT = ("hot-gas", "x-ray-flare")
ALONE: list[Class] = [
    ("computer-reboot",), ("disc-tailwind",), ("engine-tune-up",), ("gamma-ray-jet",), ("tidal-surge",),
    ("debris-collision",), ("spare-probe",),
]  # fmt: skip
EXACT: list[Class] = [
    NOTHING, HEAT, ("navigation-lock",), ("time-dilation",), ("solar-surplus",), ("frame-dragging",),
    ("tidal-squeeze",), *ALONE,
]  # fmt: skip
FINE: list[Class] = [
    (*NOTHING, "navigation-lock", "time-dilation"), HEAT, ("solar-surplus", "frame-dragging"), ("tidal-squeeze",),
    *ALONE,
]  # fmt: skip
COARSE: list[Class] = [
    (*NOTHING, "navigation-lock", "time-dilation"), ("solar-surplus", "frame-dragging"), (*HEAT, "tidal-squeeze"),
    *ALONE,
]  # fmt: skip
DECKS = [EXACT, FINE, COARSE]


class Board(NamedTuple):
    """The board and the cards, as the engine has them."""

    turn: Turn
    chart: Any
    figures: Any

    @property
    def events(self) -> int:
        return len(self.turn.events)

    @property
    def columns(self) -> int:
        return self.events + len(self.turn.targets)

    def size(self, pairs: int, tunes: bool) -> int:
        """Of a row, which is what is kept of a deck: the worth by pair, energy and column, then rolls of two dice."""
        return pairs * ENERGIES * (self.columns + (self.events if tunes else 0))


def the_board() -> Board:
    game: Any = ergosphere.load("explorer")
    return Board(turn(game), game.pilots.chart, game.box)


def pairs(limit: int) -> list[Pair]:
    """Results and probes of a ship that has found so many Spare probes; in the order of solving."""
    every = itertools.product((3, 2, 1, 0), range(4))
    return [(r, p) for r, p in every if r + p <= limit]


def effects(  # noqa: C901  one case a card
    on: Board, card: str, pair: Pair, energy: int, number: int
) -> list[tuple[Pair, int, int]]:
    """EX-24: what a card makes of a ship on an event space: pairs, energies and columns for the pilot to choose from.

    The ship has neither shielding nor strength. A column of -1 is a roll of two dice."""
    chart, figures = on.chart, on.figures
    place, kind = int(on.turn.events[number]), EVENTS.index(card)
    orbit = int(chart.orbit[place])
    zone = int(ZONE[orbit])
    gain = int(figures.energy[kind])

    def stay(change: int, other: Pair = pair, column: int = number) -> tuple[Pair, int, int]:
        return other, min(max(energy + change, 0), ENERGIES - 1), column

    def put(name: str) -> tuple[Pair, int, int]:
        return pair, energy, on.events + list(on.turn.targets).index(int(getattr(chart, name)[place]))

    match card:
        case "disc-tailwind":
            return [stay(gain if zone == 1 else int(figures.elsewhere[kind]))]
        case "time-dilation":
            return [stay(gain if zone == 3 else 0)]
        case "engine-tune-up":
            return [stay(gain, column=-1)]
        case "navigation-lock":
            return [stay(0, column=int(chart.event[int(chart.again[place])]))]
        case "tidal-squeeze":
            return [stay(0, (pair[0], pair[1] - 1)) if pair[1] else stay(gain)]
        case "spare-probe":
            return [stay(0, (pair[0], min(pair[1] + 1, 3)))]
        case "tidal-surge":
            return [put("below")]
        case "debris-collision":
            return [put("above"), put("beside")] if orbit > 1 else [stay(0)]
        case "frame-dragging":
            return [put("above"), put("beside"), stay(gain)] if orbit > 1 else [stay(gain)]
    return [stay(gain)]


def options(on: Board, cards: Class, own: list[Pair], source: list[Pair]) -> Array:
    """By pair, energy and event place: where in a row of the deck without such a card; the best of the class counts."""
    tunes = on.size(len(source), False)
    found = []
    for pair, energy, number in itertools.product(own, range(ENERGIES), range(on.events)):
        cell = set()
        for card in cards:
            for other, tokens, column in effects(on, card, pair, energy, number):
                at = source.index(other) * ENERGIES + tokens
                cell.add(at * on.columns + column if column >= 0 else tunes + at * on.events + number)
        found.append(sorted(cell))
    most = max(map(len, found))
    return np.array([cell + cell[:1] * (most - len(cell)) for cell in found], np.int32)


@compiled
def landed(rows: Array, offset: Array, weight: Array, where: Array, first: Array, out: Array) -> None:
    """EX-16: what it is worth to land on each event space, by lane. `first` says where the options of a class begin,
    and how many they are."""
    cells = out.shape[0]
    total = np.empty(cells, np.float32)
    for lane in range(LANES):
        total[:] = 0
        for number in range(len(first)):
            share = weight[lane, number]
            if share == 0:
                continue
            row = rows[offset[lane, number] :]
            start, most = first[number]
            for cell in range(cells):
                at = start + cell * most
                best = row[where[at]]
                for other in range(at + 1, at + most):
                    value = row[where[other]]
                    best = best if best > value else value
                total[cell] += share * best
        out[:, lane] = total


@compiled
def kept(worth: Array, tunes: Array, lane: int, row: Array) -> None:
    """One deck as a row, with or without the rolls."""
    at = 0
    for part in (worth, tunes):
        for pair in range(part.shape[0]):
            for energy in range(ENERGIES):
                for column in range(part.shape[2]):
                    row[at] = part[pair, energy, column, lane]
                    at += 1
        if at == len(row):
            break


class Group:
    """Decks whose ships can have the same results and probes, LANES of them at a time."""

    def __init__(self, on: Board, classes: list[Class], own: list[Pair], sources: list[list[Pair] | None]) -> None:
        """`sources` are the pairs of the decks that lack a card of each class; None where no deck has one."""
        self.on, self.own = on, own
        found = [
            np.zeros((1, 1), np.int32) if source is None else options(on, cards, own, source)
            for cards, source in zip(classes, sources, strict=True)
        ]
        starts = np.cumsum([0, *(one.size for one in found)])[:-1]
        self.first = np.array([(start, one.shape[1]) for start, one in zip(starts, found, strict=True)], np.int64)
        self.where = np.concatenate([one.ravel() for one in found])
        self.results, self.probes = (np.array([pair[slot] for pair in own]) for slot in (0, 1))
        launched = [(min(r + 1, 3), p - 1) if p else (r, p) for r, p in own]
        self.found = np.array([own.index(pair) for pair in launched])
        self.missed = np.array([own.index((r, p - 1 if p else 0)) for r, p in own])
        self.landing = np.zeros((len(own), ENERGIES, on.events, LANES), np.float32)
        self.worth = np.zeros((len(own), ENERGIES, on.columns, LANES), np.float32)
        self.tunes = np.zeros_like(self.landing)

    def solve(self, rows: Array, offset: Array, weight: Array) -> None:
        """By lane and class: where the deck without such a card begins in `rows`, and the share of the class."""
        landed(rows, offset, weight, self.where, self.first, self.landing.reshape(-1, LANES))
        launched = self.results, self.probes, self.found, self.missed
        solve(self.on.turn, self.landing, *launched, self.worth, self.tunes)

    def keep(self, lane: int, row: Array) -> None:
        kept(self.worth, self.tunes, lane, row)


class Deck:
    """A deck that is told apart by classes of cards, and everything that can be left of it."""

    def __init__(self, on: Board, classes: list[Class], number: int, copies: dict[str, int] | None = None) -> None:
        """The deck of this number: each before it had one Spare probe, and robots never come back into one."""
        if copies is None:
            copies = {card: int(on.figures.copies[kind]) for kind, card in enumerate(EVENTS)}
            copies[ROBOT] *= number == 1
        self.on, self.number = on, number
        self.full = [sum(copies.get(card, 0) for card in cards) for cards in classes]
        self.spare, self.tune = (
            next(at for at, cards in enumerate(classes) if card in cards) for card in (SPARE, TUNE_UP)
        )
        self.own = {True: pairs(number - 1), False: pairs(number)}  # by whether the Spare probe is in it
        self.groups = {}
        for has, own in self.own.items():
            sources = [self.own[has and at != self.spare] for at in range(len(classes))]
            self.groups[has] = Group(
                on, classes, own, [None if at == self.spare and not has else one for at, one in enumerate(sources)]
            )

    def solve(self, after: Array) -> Array:
        """The smallest decks first. From the row of what follows the last card the row of the full deck."""
        full, own = self.full, self.own
        decks = np.ascontiguousarray(np.indices([count + 1 for count in full]).reshape(len(full), -1).T)
        strides = np.array([int(np.prod([count + 1 for count in full[at + 1 :]])) for at in range(len(full))])
        cards, has = decks.sum(1), decks[:, self.spare] > 0
        offset, rows, began = np.zeros(len(decks), np.int64), after, time.monotonic()
        for count in range(1, sum(full) + 1):
            layer = np.flatnonzero(cards == count)
            rolls = (decks[layer, self.tune] < full[self.tune]) | (count == sum(full))
            size = np.array([[self.on.size(len(own[one]), two) for two in (False, True)] for one in (False, True)])
            sizes = size[has[layer].astype(int), rolls.astype(int)]
            ends = np.cumsum(sizes)
            offset[layer] = ends - sizes
            fresh = np.empty(ends[-1], np.float32)
            for one, group in self.groups.items():
                members = np.flatnonzero(has[layer] == one)
                for start in range(0, len(members), LANES):
                    batch = members[start : start + LANES]
                    lanes = np.resize(layer[batch], LANES)
                    less = np.where(decks[lanes] > 0, lanes[:, None] - strides, 0)
                    group.solve(rows, offset[less], (decks[lanes] / count * UP).astype(np.float32))
                    for lane, at in enumerate(batch):
                        group.keep(lane, fresh[offset[layer[at]] : ends[at]])
            rows = fresh
            print(
                f"deck {self.number}, {count} cards left: {len(layer)} decks, {time.monotonic() - began:.0f} s",
                file=sys.stderr, flush=True,
            )  # fmt: skip
        return rows


def at_home(on: Board, row: Array, limit: int, pair: Pair = (0, 0)) -> Array:
    """By energy: the chance of a new ship, from a row for ships with so many Spare probes found."""
    start = pairs(limit).index(pair) * ENERGIES * on.columns + on.events + list(on.turn.targets).index(AT_HOME)
    return row[start :: on.columns][:ENERGIES]


def main() -> None:
    on, began = the_board(), time.monotonic()
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    row = np.ones(on.size(len(pairs(len(DECKS))), True), np.float32)  # the Prize for who has seen all decks
    known: dict[str, Any] = {"ship": "0,0,0,2", "decks": {}}
    for number in range(len(DECKS), 0, -1):
        deck, since = Deck(on, DECKS[number - 1], number), time.process_time()
        file = folder / f"{number}.npy" if folder else None
        row = np.load(file) if file and file.exists() else deck.solve(row)
        if file and not file.exists():
            np.save(file, row)
        chances = [math.ceil(float(chance) * 1e5) / 1e5 for chance in at_home(on, row, number - 1)]
        known["decks"][number] = {
            "left": int(np.prod([count + 1 for count in deck.full])), "by energy": chances,
            "seconds": round(time.process_time() - since),
        }  # fmt: skip
        print(f"from deck {number} on, a new ship by energy: {chances}, {time.monotonic() - began:.0f} s", flush=True)
    TARGET.write_text(json.dumps(known | {"bound": chances[POWER]}, indent=0) + "\n")


if __name__ == "__main__":
    main()
