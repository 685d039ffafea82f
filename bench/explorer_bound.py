"""How well can anybody fly the ship that 10 million buy in Black Hole Explorer, with the real event deck?

The odds reshuffle the deck before each draw; a real deck is drawn without replacement, and who counts cards knows what
is left in it. This solves the flight of a ship with 12 energy and nothing else over *every deck that can be left* as
well, for a pilot who counts every card: 1,451,520 decks times 22,400 states of the ship. Cards that do the same to such
a ship are one kind; robots can't repair anything of it, so they stay out of later decks. Of the second deck, which few
such ships see, kinds with like effects are told apart by their class only; after it nothing is won any more. A match
has no last round here, which is kind to the pilot.

The geometry comes from the engine, the solution needs an array library: CuPy on a GPU (ten to twenty minutes on a large
one), or NumPy for `check`, which solves two tiny decks to compare the parts with:

    .venv/bin/python bench/explorer_bound.py chart > chart.json
    python3 bench/explorer_bound.py check chart.json numpy
    python3 bench/explorer_bound.py solve chart.json cupy
"""

from __future__ import annotations

import importlib
import itertools
import json
import sys
import time
from pathlib import Path
from typing import Any

ENERGIES = 19
FALL = 1 / 36
HOME, HOLE, AT_HOME = 0, 1, 2  # places: back at home, in the hole, at home before the first turn
PAIRS = [(3, 0), (2, 0), (1, 0), (1, 1), (0, 0), (0, 1), (0, 2)]  # results and probes, in the order of solving
BARE = PAIRS.index((0, 0))
# The pairs that a ship can have, by whether the Spare probe is still in the deck.
FIRST = {0: [(1, 0), (0, 0), (0, 1)], 1: [(0, 0)]}
LATER = {0: [(2, 0), (1, 0), (1, 1), (0, 0), (0, 1), (0, 2)], 1: [(1, 0), (0, 0), (0, 1)]}
TOLERANCE = 2e-6

Class = tuple[int, dict[str, float]]
"""How many cards, and which kinds they are with which shares."""
Values = list[list[list[Any]]]
"""Ends of turns, landings on event spaces, rolls from there; by pair and energy a matrix of places and decks."""

FIRST_DECK: list[Class] = [
    (6, {"nothing": 1}), (1, {"lock": 1}), (2, {"surplus": 1}), (1, {"tailwind": 1}), (1, {"tune-up": 1}),
    (1, {"dragging": 1}), (4, {"burn": 1}), (2, {"jet": 1}), (2, {"squeeze": 1}), (3, {"surge": 1}),
    (2, {"collision": 1}), (1, {"spare": 1}), (1, {"reboot": 1}), (1, {"dilation": 1}),
]  # fmt: skip
SECOND_DECK: list[Class] = [
    (7, {"nothing": 4, "lock": 1, "dilation": 1, "reboot": 1}),
    (5, {"surplus": 2, "tailwind": 1, "tune-up": 1, "dragging": 1}),
    (6, {"burn": 4, "jet": 2}), (2, {"squeeze": 1}), (3, {"surge": 1}), (2, {"collision": 1}), (1, {"spare": 1}),
]  # fmt: skip
TINY_DECK: list[Class] = [
    (2, {"surplus": 1, "burn": 1}), (1, {"spare": 1}),
    (1, {"surge": 1, "dragging": 1, "squeeze": 1, "collision": 1, "tailwind": 1, "dilation": 1, "tune-up": 1,
         "reboot": 1, "jet": 1}),
]  # fmt: skip


def chart() -> dict[str, Any]:
    import ergosphere
    from ergosphere.games.explorer.board import ZONE

    game: Any = ergosphere.load("explorer")
    found, board = game.pilots.chart, game.board
    names = ("orbit", "after", "below", "above", "beside", "again", "event", "offered")
    geometry: dict[str, Any] = {name: [int(number) for number in getattr(found, name)] for name in names}
    geometry["zone"] = [int(ZONE[orbit]) for orbit in geometry["orbit"]]
    geometry["probe"] = [int(board.probe_success[orbit]) if orbit < 9 else 0 for orbit in geometry["orbit"]]
    geometry["prize"] = [(7 - int(lowest)) / 6 for lowest in board.prize_success]
    return geometry | {"danger": int(found.danger), "orbits": int(found.orbits)}


def throws(dice: int) -> list[float]:
    known = [1.0] + [0.0] * 24
    for _ in range(dice):
        known = [sum(known[total - die] for die in range(1, min(6, total) + 1)) / 6 for total in range(25)]
    return known


class Solver:
    def __init__(self, geometry: dict[str, Any], library: str) -> None:
        x = self.x = importlib.import_module(library)
        g = self.g = geometry
        self.size = len(g["orbit"])
        self.events = [place for place in range(self.size) if g["event"][place] >= 0]
        offers = [place for place in range(self.size) if g["offered"][place]]
        self.after, self.below, self.offers, self.event = map(x.array, (g["after"], g["below"], offers, self.events))
        self.offered = {name: x.array([g[name][place] for place in offers]) for name in ("below", "above", "beside")}
        self.throws = [throws(dice) for dice in (2, 3, 4)]
        self.danger, self.orbits = g["danger"], g["orbits"]
        self.lowest = x.array([place for place in range(self.size) if g["orbit"][place] == 8])
        self.chances = x.array([[g["probe"][place] / 6] for place in range(self.danger, self.size)]).astype(x.float32)
        zones = [[g["zone"][place]] for place in self.events]
        self.safe, self.deep = x.array(zones) == 1, x.array(zones) == 3
        self.outermost = x.array([[g["orbit"][place]] for place in self.events]) == 1

    # EX-24: what a card makes of the ship, for each event place and each deck that is left

    def put(self, values: Values, pair: int, energy: int, name: str) -> Any:
        """To be put above, beside or below: an event space draws again."""
        x, g = self.x, self.g
        places = [g[name][place] for place in self.events]
        worth = values[0][pair][energy][x.array(places)]
        again = [(row, g["event"][place]) for row, place in enumerate(places) if g["event"][place] >= 0]
        worth[x.array([row for row, _ in again])] = values[1][pair][energy][x.array([event for _, event in again])]
        fallen = [row for row, place in enumerate(places) if place == HOLE]
        if fallen:
            worth[x.array(fallen)] = FALL
        return worth

    def drawn(self, kind: str, values: Values, pair: int, energy: int) -> Any:  # noqa: C901  one case a card
        x = self.x
        results, probes = PAIRS[pair]

        def stay(change: int, other: int = pair) -> Any:
            return values[0][other][min(max(energy + change, 0), ENERGIES - 1)][self.event]

        match kind:
            case "tailwind":
                return x.where(self.safe, stay(1), stay(3))
            case "dilation":
                return x.where(self.deep, stay(-1), stay(0))
            case "tune-up":
                return values[2][pair][min(energy + 1, ENERGIES - 1)]
            case "lock":
                return values[0][pair][energy][x.array([self.g["again"][place] for place in self.events])]
            case "squeeze":
                return stay(0, PAIRS.index((results, probes - 1))) if probes else stay(-2)
            case "spare":
                return stay(0, PAIRS.index((results, probes + 1)) if (results, probes + 1) in PAIRS else 0)
            case "surge":
                return self.put(values, pair, energy, "below")
            case "collision" | "dragging":
                up = x.maximum(self.put(values, pair, energy, "above"), self.put(values, pair, energy, "beside"))
                here, charged = stay(0), stay(2)
                if kind == "collision":
                    return x.where(self.outermost, here, up)
                return x.where(self.outermost, charged, x.maximum(up, charged))
        return stay({"nothing": 0, "surplus": 2, "burn": -2, "jet": -3, "reboot": -1}[kind])

    # A turn

    def moved(self, end: Any, landing: Any, results: int, poorer: list[Any] | None, longest: int) -> list[Any]:
        """EX-13 to EX-15: what each number of spaces to move is worth; `poorer` is the same with one token less."""
        x = self.x
        moves = [end.copy()]
        moves[0][self.event] = landing
        moves[0][HOME], moves[0][HOLE] = self.g["prize"][results], FALL
        for left in range(1, longest + 1):
            before = moves[-1]
            value = before[self.after]
            best = x.maximum(value[self.offers], before[self.offered["below"]])
            if poorer is not None:
                up = poorer[left - 1]
                best = x.maximum(best, x.maximum(up[self.offered["above"]], up[self.offered["beside"]]))
            value[self.offers] = best
            moves.append(value)
        return moves

    def rolled(self, moves: list[Any], dice: int) -> Any:
        value = self.x.zeros_like(moves[0])
        for total in range(dice, 6 * dice + 1):
            value += self.x.float32(self.throws[dice - 2][total]) * moves[total]
        return value

    def begun(self, rolls: list[Any], energy: int) -> Any:
        """EX-11, EX-12: the best roll that can be bought; without energy the ship drops first."""
        start = rolls[0]
        for other in rolls[1:]:
            start = self.x.maximum(start, other)
        if energy > 0:
            return start
        dropped = start[self.below]
        dropped[: self.orbits] = start[: self.orbits]
        dropped[self.lowest] = FALL
        return dropped

    def solve(self, values: Values, pairs: list[tuple[int, int]]) -> None:
        """The landings on event spaces are known; the rest follows from turns without a card."""
        starts: dict[tuple[int, int, int], Any] = {}
        for results, probes in pairs:
            pair = PAIRS.index((results, probes))
            poorer: list[Any] | None = None
            bought: dict[tuple[int, int], Any] = {}
            for energy in range(ENERGIES):
                end, landing = values[0][pair][energy], values[1][pair][energy]
                dearer = [bought[dice, energy - dice + 2] for dice in (3, 4) if (dice, energy - dice + 2) in bought]
                launches = energy > 0 and probes > 0 and results < 3
                for sweep in range(300):
                    two = self.rolled(self.moved(end, landing, results, poorer, 12), 2)
                    start = self.begun([two, *dearer], energy)
                    starts[results, probes, energy] = start[self.danger :].copy()
                    if launches:  # EX-18
                        found = starts[results + 1, probes - 1, energy - 1]
                        missed = starts[results, probes - 1, energy - 1]
                        launched = self.chances * found + (1 - self.chances) * missed
                        start = start.copy()
                        start[self.danger :] = self.x.maximum(start[self.danger :], launched)
                    done = sweep % 3 == 2 and float(abs(start - end)[AT_HOME:].max()) < TOLERANCE
                    end = start
                    if done:
                        break
                values[0][pair][energy], values[2][pair][energy] = end, two[self.event]
                poorer = self.moved(end, landing, results, poorer, 24)
                bought = {key: roll for key, roll in bought.items() if key[1] >= energy - 1}
                bought |= {(dice, energy): self.rolled(poorer, dice) for dice in (3, 4)}

    # Decks

    def run(self, classes: list[Class], empty: Values, pairs: dict[int, list[tuple[int, int]]]) -> Values:
        """Deck by deck, the smallest first: the values of the full one, when `empty` is what follows the last card."""
        full = [count for count, _ in classes]
        spare = next(number for number, (_, kinds) in enumerate(classes) if "spare" in kinds)
        layers: dict[tuple[int, int], list[tuple[int, ...]]] = {}
        for deck in itertools.product(*(range(count + 1) for count in full)):
            layers.setdefault((sum(deck), deck[spare]), []).append(deck)
        before, rows = {0: empty}, {0: {tuple([0] * len(full)): 0}}
        for cards in range(1, sum(full) + 1):
            values, known = {}, {}
            for has in (0, 1):
                decks = layers.get((cards, has), [])
                known[has] = {deck: row for row, deck in enumerate(decks)}
                if decks:
                    values[has] = self.one_layer(classes, decks, cards, spare, before, rows, pairs[has])
            before, rows = values, known
        return before[1]

    def one_layer(
        self, classes: list[Class], decks: list[tuple[int, ...]], cards: int, spare: int,
        before: dict[int, Values], rows: dict[int, dict[tuple[int, ...], int]], pairs: list[tuple[int, int]],
    ) -> Values:  # fmt: skip
        """All decks of one size, with or without the Spare probe."""
        x = self.x
        sources = []
        for number, (_, kinds) in enumerate(classes):
            has = decks[0][spare] - (number == spare)
            found = [rows.get(has, {}).get((*d[:number], d[number] - 1, *d[number + 1 :])) for d in decks]
            if any(row is not None for row in found):
                shares = [0.0 if row is None else deck[number] / cards for row, deck in zip(found, decks, strict=True)]
                one = {kind: share / sum(kinds.values()) for kind, share in kinds.items()}
                sources.append(
                    (one, before[has], x.array([row or 0 for row in found]), x.array(shares).astype(x.float32))
                )
        values: Values = [[[None] * ENERGIES for _ in PAIRS] for _ in range(3)]
        for pair in map(PAIRS.index, pairs):
            for energy in range(ENERGIES):
                landing = x.zeros((len(self.events), len(decks)), x.float32)
                guess = x.zeros((self.size, len(decks)), x.float32)
                for kinds, less, found, weights in sources:
                    worth = sum(share * self.drawn(kind, less, pair, energy) for kind, share in kinds.items())
                    landing += worth.astype(x.float32)[:, found] * weights
                    guess += less[0][pair][energy][:, found] * weights
                values[0][pair][energy], values[1][pair][energy] = guess, landing
        self.solve(values, pairs)
        return values

    def nothing(self) -> Values:
        """No more is won."""
        ends = [[self.x.zeros((self.size, 1), self.x.float32)] * ENERGIES for _ in PAIRS]
        landings = [[self.x.zeros((len(self.events), 1), self.x.float32)] * ENERGIES for _ in PAIRS]
        return [ends, landings, landings]


def at_home(values: Values) -> dict[int, float]:
    """The chance of a new ship without probes, by energy."""
    return {energy: round(float(values[0][BARE][energy][AT_HOME].max()), 5) for energy in (0, 6, 12, 18)}


def main() -> None:
    if sys.argv[1:] == ["chart"]:
        print(json.dumps(chart()))
        return
    what, file, library = sys.argv[1:]
    solver = Solver(json.loads(Path(file).read_text()), library)
    began = time.monotonic()
    decks = [("second", SECOND_DECK, LATER), ("first", FIRST_DECK, FIRST)]
    if what == "check":
        decks = [("second, tiny", TINY_DECK, LATER), ("first, tiny", TINY_DECK, FIRST)]
    values = solver.nothing()
    for name, classes, pairs in decks:
        values = solver.run(classes, values, pairs)
        print(f"from the {name} deck on, by energy:", at_home(values), f"{time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
