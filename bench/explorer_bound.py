"""draft"""

from __future__ import annotations

import itertools
import json
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import ergosphere
import numpy as np
from ergosphere.games.explorer.board import ZONE
from ergosphere.games.explorer.cards import EVENTS
from explorer_turn import AT_HOME, ENERGIES, LANES, UP, Array, Turn, solve, turn
from numba import njit  # type: ignore[import-not-found,unused-ignore]

TARGET = Path(__file__).resolve().parent / "results" / "explorer-bound.json"
ROBOT = "repair-robot"
SPARE = "spare-probe"
TUNE_UP = "engine-tune-up"
POWER = 12  # the energy of a ship for 10 million

Class = tuple[str, ...]
Pair = tuple[int, int]


class Layout(NamedTuple):
    """What is kept of a solved deck: by pair, energy and column; rolls of two dice by event place come last."""

    turn: Turn
    targets: list[int]  # the places that a card can put a ship to, and home
    chart: Any
    board: Any

    @property
    def events(self) -> int:
        return len(self.turn.events)

    @property
    def columns(self) -> int:
        return self.events + len(self.targets)

    def size(self, pairs: int, tunes: bool) -> int:
        return pairs * ENERGIES * (self.columns + (self.events if tunes else 0))


def layout(game: Any) -> Layout:
    found, chart = turn(game), game.pilots.chart
    put = {int(getattr(chart, name)[place]) for place in found.events for name in ("below", "above", "beside")}
    return Layout(found, sorted(put | {AT_HOME}), chart, game.board)


def pairs(limit: int) -> list[Pair]:
    """Results and probes of a ship that has found so many Spare probes; in the order of solving."""
    every = itertools.product((3, 2, 1, 0), range(4))
    return [(r, p) for r, p in every if r + p <= limit]


def effects(of: Layout, card: str, pair: Pair, energy: int, number: int) -> list[tuple[Pair, int, int]]:
    """EX-24: what a card makes of a ship on an event space: pairs, energies and columns for the pilot to choose from.

    The ship has neither shielding nor strength. A column of -1 is a roll of two dice."""
    chart, board = of.chart, of.board
    place, kind = int(of.turn.events[number]), EVENTS.index(card)
    orbit = int(chart.orbit[place])
    zone = int(ZONE[orbit])
    gain = int(board.energy[kind])

    def stay(change: int, other: Pair = pair, column: int = number) -> tuple[Pair, int, int]:
        return other, min(max(energy + change, 0), ENERGIES - 1), column

    def put(name: str) -> tuple[Pair, int, int]:
        return pair, energy, of.events + of.targets.index(int(getattr(chart, name)[place]))

    match card:
        case "disc-tailwind":
            return [stay(gain if zone == 1 else int(board.elsewhere[kind]))]
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


def options(of: Layout, cards: Class, own: list[Pair], source: list[Pair]) -> Array:
    """By pair, energy and event place: where in a row of the deck without such a card; the best of the class counts."""
    tunes = of.size(len(source), False)
    found = []
    for pair, energy, number in itertools.product(own, range(ENERGIES), range(of.events)):
        cell = set()
        for card in cards:
            for other, tokens, column in effects(of, card, pair, energy, number):
                at = source.index(other) * ENERGIES + tokens
                cell.add(at * of.columns + column if column >= 0 else tunes + at * of.events + number)
        found.append(sorted(cell))
    most = max(map(len, found))
    return np.array([cell + cell[:1] * (most - len(cell)) for cell in found], np.int32)


@njit(cache=True)  # type: ignore[untyped-decorator,unused-ignore]
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


@njit(cache=True)  # type: ignore[untyped-decorator,unused-ignore]
def kept(ends: Array, worth: Array, tunes: Array, events: Array, targets: Array, lane: int, row: Array) -> None:
    """One deck as a row."""
    at = 0
    for pair in range(ends.shape[0]):
        for energy in range(ENERGIES):
            for place in events:
                row[at] = ends[pair, energy, place, lane]
                at += 1
            for place in targets:
                row[at] = worth[pair, energy, place, lane]
                at += 1
    if at < len(row):
        for pair in range(ends.shape[0]):
            for energy in range(ENERGIES):
                for number in range(len(events)):
                    row[at] = tunes[pair, energy, number, lane]
                    at += 1


class Group:
    """Decks whose ships can have the same results and probes, LANES of them at a time."""

    def __init__(self, of: Layout, classes: list[Class], own: list[Pair], sources: list[list[Pair] | None]) -> None:
        """`sources` are the pairs of the decks that lack a card of each class; None where no deck has one."""
        self.of, self.own = of, own
        found = [
            np.zeros((1, 1), np.int32) if source is None else options(of, cards, own, source)
            for cards, source in zip(classes, sources, strict=True)
        ]
        starts = np.cumsum([0, *(one.size for one in found)])[:-1]
        self.first = np.array([(start, one.shape[1]) for start, one in zip(starts, found, strict=True)], np.int64)
        self.where = np.concatenate([one.ravel() for one in found])
        self.results, self.probes = (np.array([pair[slot] for pair in own]) for slot in (0, 1))
        launched = [(min(r + 1, 3), p - 1) if p else (r, p) for r, p in own]
        self.found = np.array([own.index(pair) for pair in launched])
        self.missed = np.array([own.index((r, p - 1 if p else 0)) for r, p in own])
        shape = (len(own), ENERGIES)
        self.landing = np.zeros((len(own) * ENERGIES * of.events, LANES), np.float32)
        self.ends = np.zeros((*shape, of.turn.walk.shape[0], LANES), np.float32)
        self.worth = np.zeros_like(self.ends)
        self.tunes = np.zeros((*shape, of.events, LANES), np.float32)

    def solve(self, rows: Array, offset: Array, weight: Array) -> None:
        """By lane and class: where the deck without such a card begins in `rows`, and the share of the class."""
        landed(rows, offset, weight, self.where, self.first, self.landing)
        landing = self.landing.reshape(self.tunes.shape)
        solve(
            self.of.turn, landing, self.results, self.probes, self.found, self.missed, self.ends, self.worth, self.tunes
        )

    def keep(self, lane: int, row: Array) -> None:
        kept(self.ends, self.worth, self.tunes, self.of.turn.events, np.array(self.of.targets), lane, row)


def through(of: Layout, classes: list[Class], robots: bool, number: int, after: Array, quiet: bool = False) -> Array:
    """All decks that can be left of the deck of this number, the smallest first: the row of the full one, when `after`
    is what follows the last card."""
    copies = {card: int(of.board.copies[kind]) for kind, card in enumerate(EVENTS) if robots or card != ROBOT}
    full = [sum(copies.get(card, 0) for card in cards) for cards in classes]
    spare, tune = (next(at for at, cards in enumerate(classes) if card in cards) for card in (SPARE, TUNE_UP))
    decks = np.array(list(itertools.product(*(range(count + 1) for count in full))), np.int64)
    strides = np.array([int(np.prod([count + 1 for count in full[at + 1 :]])) for at in range(len(full))])
    cards, has = decks.sum(1), decks[:, spare] > 0
    own = {True: pairs(number - 1), False: pairs(number)}
    groups = {
        one: Group(of, classes, own[one], [None if at == spare and not one else own[one and at != spare] for at in range(len(full))])
        for one in (True, False)
    }
    offset = np.zeros(len(decks), np.int64)
    rows, began = after, time.monotonic()
    for count in range(1, sum(full) + 1):
        layer = np.flatnonzero(cards == count)
        rolls = (decks[layer, tune] < full[tune]) | (count == sum(full))
        sizes = [of.size(len(own[bool(one)]), bool(two)) for one, two in zip(has[layer], rolls, strict=True)]
        begins = np.cumsum([0, *sizes])
        fresh = np.empty(begins[-1], np.float32)
        for one, group in groups.items():
            members = np.flatnonzero(has[layer] == one)
            for start in range(0, len(members), LANES):
                batch = members[start : start + LANES]
                lanes = np.resize(layer[batch], LANES)
                weight = (decks[lanes] / count * UP).astype(np.float32)
                less = np.where(decks[lanes] > 0, lanes[:, None] - strides, 0)
                group.solve(rows, offset[less], weight)
                for lane, at in enumerate(batch):
                    group.keep(lane, fresh[begins[at] : begins[at + 1]])
        offset[layer] = begins[:-1]
        rows = fresh
        if not quiet:
            print(count, len(layer), f"{fresh.nbytes / 1e9:.2f} GB", f"{time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    return rows


def at_home(of: Layout, row: Array, number: int, pair: Pair = (0, 0)) -> Array:
    """By energy: the chance of a new ship."""
    own = pairs(number - 1)
    start = own.index(pair) * ENERGIES * of.columns + of.events + of.targets.index(AT_HOME)
    return row[start :: of.columns][:ENERGIES]
