"""Are the parts of `explorer_bound.py` right? Two checks against the engine, some minutes of one core.

- *The model.* The deck reshuffled before each draw, solved from above with the parts of the bound, for all ships
  without shielding and strength; the engine's own model solves the same from below. They must meet.
- *Tiny decks.* Everything that the engine allows from a start is played out, state by state, and solved as a graph that
  knows nothing of charts, places and classes: only `codes`, `weight`, `play` and who has won. What it says of the start
  must be what the bound says.

    .venv-bench/bin/python research/explorer_bound_check.py
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
from explorer_bound import ROBOT, Board, Deck, Group, at_home, pairs, the_board
from explorer_turn import ENERGIES, LANES, UP, Array

import ergosphere
from ergosphere.games.explorer.bot.chart import AT_HOME
from ergosphere.games.explorer.bot.model import Model
from ergosphere.games.explorer.rules.cards import ALL_RESULTS, BITS, EVENTS
from ergosphere.games.explorer.rules.position import (
    COUNT,
    DRAW_EVENT,
    ENERGY,
    FIND_RESULT,
    NO_CREW,
    ORBIT,
    OVER,
    PROBES,
    RESULTS,
    SPACE,
    TURNS,
)
from ergosphere.games.explorer.tools import odds as tool

NATURE = ergosphere.NATURE
LATER = 0.01  # what the flight is worth after the last card of a tiny deck: less than a fall, so it is avoided
CLOSE = 2e-4
END = 1  # the state after the last card
SINGLE = {1 << (BITS * kind) for kind in range(len(EVENTS))}  # decks of one card
TINY: list[tuple[dict[str, int], dict[int, int]]] = [  # cards, and a ship at home or on an event space
    (
        {"tidal-surge": 1, "debris-collision": 1, "spare-probe": 1},
        {ORBIT: 5, SPACE: 5, COUNT: 9, ENERGY: 2, PROBES: 0},
    ),
    (
        {"frame-dragging": 1, "tidal-squeeze": 1, "engine-tune-up": 1},
        {ORBIT: 4, SPACE: 5, COUNT: 12, ENERGY: 2, PROBES: 1},
    ),
    (
        {"disc-tailwind": 1, "time-dilation": 1, "navigation-lock": 1, "hot-gas": 1},
        {ORBIT: 2, SPACE: 22, COUNT: 24, ENERGY: 1, PROBES: 1},
    ),
    ({"tidal-surge": 2}, {ORBIT: 5, SPACE: 5, COUNT: 9, ENERGY: 2, PROBES: 0}),
    ({"solar-surplus": 2, "gamma-ray-jet": 1, "computer-reboot": 1}, {ORBIT: 0, SPACE: 0, ENERGY: 3, PROBES: 0}),
]


def model(on: Board) -> float:
    """The largest difference to the engine's own solution, over every power and number of probes."""
    game: Any = ergosphere.load("explorer")
    below = Model(game.box, game.pilots.chart, 0, 0, tool.ROBOTS, 2)
    for results in (3, 2, 1, 0):
        while below.sweep(results) > 1e-7:
            pass
    own = pairs(6)
    copies = np.array([float(number) for number in game.box.copies])
    group = Group(on, [(card,) for card in EVENTS], own, [own] * len(EVENTS))
    size, robot = on.size(len(own), True), EVENTS.index(ROBOT)
    held = np.minimum(np.arange(LANES), 2)  # robots; other lanes repeat the last
    offset = np.repeat(held[:, None] * size, len(EVENTS), 1)
    offset[:, robot] = np.minimum(held + 1, 2) * size
    weight = np.tile(copies, (LANES, 1))
    weight[:, robot] -= held
    weight = (weight / weight.sum(1, keepdims=True) * UP).astype(np.float32)
    rows, fresh = np.ones(3 * size, np.float32), np.ones(3 * size, np.float32)
    for _ in range(400):
        group.solve(rows, offset, weight)
        for lane in range(3):
            group.keep(lane, fresh[lane * size : (lane + 1) * size])
        change, rows = float(abs(fresh - rows).max()), fresh.copy()
        if change < 1e-6:
            break
    worst = 0.0
    for probes in range(4):
        above = at_home(on, rows[:size], 6, (0, probes))
        for energy in range(ENERGIES):
            exact = float(below.ends[below.condition(0, probes, 0, 0, 0, energy)][AT_HOME])
            worst = max(worst, abs(float(above[energy]) - exact))
            if (probes, energy) == (0, 12):
                print(f"the model, 0,0,0,2: {above[energy]:.5f} from above, {exact:.5f} by the engine from below")
    return worst


Key = tuple[int, ...]


def described(state: Any) -> Key:
    """What matters of a state when matches have no end; which results are held doesn't."""
    own = [int(state.own(slot)) for slot in (ORBIT, SPACE, COUNT, ENERGY, PROBES)]
    flags = int(state.phase), int(state.left), int(state.dice), int(state.launched), int(state.winner)
    return (*own, int(state.held()), int(state.deck), *flags)


class Graph:
    """Every state that can come of a start, by the engine alone."""

    def __init__(self, start: Any) -> None:
        self.number: dict[Key, int] = {described(start): 0, (): END}
        waiting, self.value = [start, None], [0.0, LATER]
        self.nature: list[bool] = []
        self.steps: list[list[tuple[int, float]]] = []
        while len(self.steps) < len(waiting):
            state = waiting[len(self.steps)]
            waiting[len(self.steps)] = None  # it isn't needed again
            if state is None or state.phase == OVER:
                self.steps.append([])
                self.nature.append(True)
                continue
            who, steps = state.actor(), []
            # A card that moves the ship to an event space has the engine shuffle at once: so ask before it is drawn.
            last = state.phase == DRAW_EVENT and int(state.deck) in SINGLE
            for code in self.codes(state, who):
                after = state.clone()
                after.play(who, code)
                after.round = 1
                after.put(TURNS, 0)
                key = () if last else described(after)
                if key not in self.number:
                    self.number[key] = len(waiting)
                    waiting.append(after)
                    self.value.append(1.0 if after.winner != NO_CREW else 0.0)
                steps.append((self.number[key], float(state.weight(code)) if who == NATURE else 1.0))
            self.steps.append(steps)
            self.nature.append(who == NATURE)

    @staticmethod
    def codes(state: Any, who: int) -> list[int]:
        found = [int(code) for code in state.codes(who)]
        return found[:1] if state.phase == FIND_RESULT else found  # one result is as good as another

    def solved(self) -> Array:
        """Value iteration, from below."""
        value = np.array(self.value)
        inner = [at for at, steps in enumerate(self.steps) if steps]
        to = np.array([one for at in inner for one, _ in self.steps[at]])
        weight = np.array([share for at in inner for _, share in self.steps[at]])
        starts = np.cumsum([0, *(len(self.steps[at]) for at in inner)])[:-1]
        whole = np.add.reduceat(weight, starts)
        nature, places = np.array([self.nature[at] for at in inner]), np.array(inner)
        for _ in range(5000):
            mean = np.add.reduceat(weight * value[to], starts) / whole
            fresh = np.where(nature, mean, np.maximum.reduceat(value[to], starts))
            change = abs(fresh - value[places]).max()
            value[places] = fresh
            if change < 1e-9:
                break
        return value


def tiny(on: Board, cards: dict[str, int], ship: dict[int, int]) -> float:
    """How far the bound lies above the value of the start; it may not lie below."""
    game: Any = ergosphere.load("explorer")
    state = tool.built(game, tool.design_of("0,0,0,2"), game.settle({}))
    state.reshuffles = False
    for slot, number in ship.items():
        state.put(slot, number)
    state.put(RESULTS, 0)
    state.unfound = ALL_RESULTS
    state.deck = sum(count << (BITS * EVENTS.index(card)) for card, count in cards.items())
    graph = Graph(state)
    value = graph.solved()
    deck = Deck(on, [(card,) for card in EVENTS], 2, cards)
    deck.solve(np.full(on.size(len(pairs(2)), True), LATER, np.float32))
    has = cards.get("spare-probe", 0) > 0
    group, own = deck.groups[has], deck.own[has]
    place = int(on.chart.place(state.own(ORBIT), state.own(SPACE), state.own(COUNT)))
    column = int(on.chart.event[place])
    if place == AT_HOME:
        column = on.events + list(on.turn.targets).index(AT_HOME)
    above = float(group.worth[own.index((0, ship[PROBES])), ship[ENERGY], column, 0])
    print(f"{cards}: {above:.6f} from above, {value[0]:.6f} by {len(value)} states of the engine", flush=True)
    return above - float(value[0]) if above > value[0] else 1.0


def main() -> None:
    on = the_board()
    worst = [tiny(on, *one) for one in TINY]
    worst.append(model(on))
    print(f"largest difference to the engine's model {worst[-1]:.6f}")
    sys.exit(0 if max(worst) < CLOSE else 1)


if __name__ == "__main__":
    main()
