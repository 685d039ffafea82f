"""Flies a ship by the values of a model, or many missions to see how they end."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, NOBODY
from ergosphere.games.explorer.bot.chart import AT_HOME, HOLE, Chart
from ergosphere.games.explorer.bot.model import FOUR, LEVELS, LONGEST, THREE, TWO, Model, cost, limited
from ergosphere.games.explorer.rules.cards import FRAME_DRAGGING
from ergosphere.games.explorer.rules.codes import (
    CHARGE,
    DICE,
    DONE,
    DOWN,
    LAUNCH,
    REPAIR_SHIELDING,
    REPAIR_STRENGTH,
    STAY,
    UP,
    UP_TO,
)
from ergosphere.games.explorer.rules.legal import can_launch, can_repair
from ergosphere.games.explorer.rules.position import (
    COUNT,
    DRAG,
    ENERGY,
    FALL,
    FINISH,
    MOVE,
    NO_CREW,
    ORBIT,
    PREPARE,
    PROBES,
    ROBOTS,
    SHIELDING,
    SPACE,
    STRENGTH,
)
from ergosphere.games.explorer.rules.state import Explorer

HAIR: Final = 1e-9  # values that differ by less are equal
LATE: Final = 45  # rounds before the end of a match (EX-23): enough for a dive and the way home
LATE_PATIENCE: Final = 0.97
# What solving may cost, in steps of one place: one and a half times what the built-in figures take, a few seconds. A
# pack that needs more gets less exact values; with everything doubled a pilot loses one to four more missions in a
# hundred.
EFFORT: Final = 1.5e9
FEWEST_SWEEPS: Final = 3
MOST_SWEEPS: Final = 300
AHEAD: Final = 4.0  # fair shares that the next pair of levels may take: later ones start from its values
ENDLESS: Final = 2_000_000_000
TURN: Final = 40  # looks ahead that together take about as long as a turn


def sweeps(cost: float, swept: i64, unsolved: i64) -> i64:
    """How many sweeps the next pair of levels gets for each number of results, after `swept` in all."""
    left = EFFORT - float(swept) * cost
    share = AHEAD * left / (cost * float(LEVELS * unsolved))
    if share < float(FEWEST_SWEEPS):
        return FEWEST_SWEEPS
    return MOST_SWEEPS if share > float(MOST_SWEEPS) else i64(share)


@final
@mypyc_attr(acyclic=True)
class Pilot:
    """Does what the model values most; everything except building a ship."""

    model: Model
    chart: Chart
    lazy: bool  # solve levels when a ship first has them
    levels_solved: list[bool]  # by pair of levels
    unsolved: i64
    cost: float  # of a sweep
    tolerance: float
    looks: i64  # ahead along a way, in total
    late: Pilot | None  # takes over when the match is about to end; made when it is needed

    def __init__(self, model: Model, lazy: bool, tolerance: float) -> None:
        """A lazy pilot has a quick model and solves it level by level, as ships need it."""
        self.model = model
        self.chart = model.chart
        self.lazy = lazy
        self.levels_solved = [not lazy] * int((model.shielding + 1) * (model.strength + 1))
        self.unsolved = len(self.levels_solved)
        self.cost = cost(model.chart, model.energies - 1, model.extra, model.robots)
        self.tolerance = tolerance
        self.looks = 0
        self.late = None

    def hurrying(self, state: Explorer) -> Pilot | None:
        """The model doesn't know that the match ends, and whoever waits for a lucky card must be home before that."""
        model = self.model
        if model.patience < 1.0 or state.round <= state.box.rounds - LATE:
            return None
        late = self.late
        if late is None:
            late = Pilot(
                Model(model.box, model.chart, model.shielding, model.strength, 0, 2, LATE_PATIENCE), True, 0.001
            )
            self.late = late
        return late

    def prepare(self, shielding: i64, strength: i64) -> None:
        """Solve everything that ships with these levels can become, the weakest first."""
        for low in range(shielding + 1):
            for weak in range(strength + 1):
                number = low * (self.model.strength + 1) + weak
                if not self.levels_solved[number]:
                    most = sweeps(self.cost, self.model.swept, self.unsolved)
                    self.model.solve_levels(low, weak, self.tolerance, most)
                    self.levels_solved[number] = True
                    self.unsolved -= 1

    def looked(self) -> i64:
        late = self.late
        return self.looks if late is None else self.looks + late.looks

    # What the ship of the crew to act is worth

    def condition(self, state: Explorer, energy: i64) -> i64:
        return self.model.condition(
            state.held(), state.own(PROBES), state.own(SHIELDING), state.own(STRENGTH), state.own(ROBOTS), energy
        )

    def place(self, state: Explorer) -> i64:
        return self.chart.place(state.own(ORBIT), state.own(SPACE), state.own(COUNT))

    def start(self, at: i64, place: i64) -> float:
        """The beginning of a turn, before the drop."""
        if place >= self.chart.danger:
            return self.model.starts[at][place - self.chart.danger]
        return self.model.ends[at][place] / self.model.patience

    def walk(self, at: i64, energy: i64, place: i64, left: i64) -> float:
        """The value with `left` spaces still to move."""
        self.looks += 1
        chart = self.chart
        after = chart.after
        offered = chart.offered
        while left > 0 and place > HOLE:
            if offered[place]:
                best = self.walk(at, energy, after[place], left - 1)
                other = self.walk(at, energy, chart.below[place], left - 1)
                if other > best:
                    best = other
                if energy > 0:
                    other = self.climb(at, energy, place, left)
                    if other > best:
                        best = other
                return best
            place = after[place]
            left -= 1
        return self.model.landings[at][place]

    def climb(self, at: i64, energy: i64, place: i64, left: i64) -> float:
        """One token, one space, and the better of the spaces above."""
        chart = self.chart
        value = self.walk(at - 1, energy - 1, chart.above[place], left - 1)
        if chart.beside[place] != chart.above[place]:
            other = self.walk(at - 1, energy - 1, chart.beside[place], left - 1)
            if other > value:
                return other
        return value

    # What it does

    def choose(self, state: Explorer) -> i64:
        """A legal code for the crew that must act; not for building."""
        late = self.hurrying(state)
        if late is not None:
            return late.choose(state)
        if self.lazy:
            self.prepare(state.own(SHIELDING), state.own(STRENGTH))
        if state.phase == PREPARE:
            return self.choose_preparation(state)
        if state.phase == MOVE:
            return self.choose_change(state)
        if state.phase == FINISH:
            return self.choose_finish(state)
        return self.choose_lift(state)

    def choose_preparation(self, state: Explorer) -> i64:
        place = self.place(state)
        energy = state.own(ENERGY)
        if state.own(ROBOTS) > 0:
            code = self.repair(state, place, energy)
            if code >= 0:
                return code
        best: i64 = DICE + 2
        if self.model.extra > 0 and energy > 0:
            at = self.condition(state, energy)
            value = self.roll(at, energy, place, TWO) + HAIR
            if self.roll(at - 1, energy - 1, place, THREE) > value:
                value = self.roll(at - 1, energy - 1, place, THREE) + HAIR
                best = DICE + 3
            if energy > 1 and self.model.extra > 1 and self.roll(at - 2, energy - 2, place, FOUR) > value:
                best = DICE + 4
        return best

    def repair(self, state: Explorer, place: i64, energy: i64) -> i64:
        """The repair that is worth most, or -1 if it is better to wait."""
        model = self.model
        best: i64 = -1
        value = self.start(self.condition(state, energy), place) - HAIR
        robots = state.own(ROBOTS) - 1
        held = state.held()
        probes = state.own(PROBES)
        shielding = state.own(SHIELDING)
        strength = state.own(STRENGTH)
        if can_repair(state, SHIELDING):
            if self.lazy:
                self.prepare(shielding + 1, strength)
            worth = self.start(model.condition(held, probes, shielding + 1, strength, robots, energy), place)
            if worth > value:
                best = REPAIR_SHIELDING
                value = worth
        if can_repair(state, STRENGTH):
            if self.lazy:
                self.prepare(shielding, strength + 1)
            if self.start(model.condition(held, probes, shielding, strength + 1, robots, energy), place) > value:
                best = REPAIR_STRENGTH
        return best

    def roll(self, at: i64, energy: i64, place: i64, likely: vec[float]) -> float:
        value = 0.0
        for total in range(i64(2), i64(LONGEST + 1)):
            if likely[total] > 0.0:
                value += likely[total] * self.walk(at, energy, place, total)
        return value

    def choose_change(self, state: Explorer) -> i64:
        """EX-13: stay, down or up, with the rest of the roll to move."""
        chart = self.chart
        place = self.place(state)
        energy = state.own(ENERGY)
        left = state.left
        at = self.condition(state, energy)
        best: i64 = STAY
        value = self.walk(at, energy, chart.after[place], left - 1)
        if energy > 0 and self.climb(at, energy, place, left) >= value - HAIR:
            value = self.climb(at, energy, place, left)
            best = self.way_up(state, place, at - 1, energy - 1, left - 1)
        if self.walk(at, energy, chart.below[place], left - 1) > value + HAIR:
            best = DOWN
        return best

    def way_up(self, state: Explorer, place: i64, at: i64, energy: i64, left: i64) -> i64:
        """EX-15: which of the spaces above."""
        if not state.zone_above():
            return UP
        chart = self.chart
        one = self.walk(at, energy, chart.above[place], left)
        other = self.walk(at, energy, chart.beside[place], left)
        return UP_TO + state.space_above() + (1 if other > one else 0)

    def choose_lift(self, state: Explorer) -> i64:
        """An event leads up; frame-dragging may give energy instead."""
        chart = self.chart
        place = self.place(state)
        energy = state.own(ENERGY)
        at = self.condition(state, energy)
        if state.phase == DRAG:
            landing = self.model.landings[at]
            up = landing[chart.above[place]]
            if landing[chart.beside[place]] > up:
                up = landing[chart.beside[place]]
            charged = limited(energy + state.box.energy[FRAME_DRAGGING], state.box.most_tokens)
            if self.model.ends[self.condition(state, charged)][place] > up:
                return CHARGE
        return self.way_up(state, place, at, energy, 0)

    def choose_finish(self, state: Explorer) -> i64:
        """EX-18: launch or keep the probe. Robots are left for the beginning of the next turn."""
        if not can_launch(state):
            return DONE
        place = self.place(state)
        energy = state.own(ENERGY)
        kept = self.start(self.condition(state, energy), place)
        return LAUNCH if self.launched(state, place, energy) > kept else DONE

    # What a choice is worth

    def design(self, probes: i64, shielding: i64, strength: i64, energy: i64) -> float:
        """A new ship at home."""
        if self.lazy:
            self.prepare(shielding, strength)
        at = self.model.condition(0, probes, shielding, strength, 0, energy)
        return self.model.ends[at][AT_HOME] / self.model.patience

    def worth(self, state: Explorer, code: i64) -> float:
        """What the mission is worth after this choice of the crew that must act; not for building or helping."""
        if self.lazy:
            self.prepare(state.own(SHIELDING), state.own(STRENGTH))
        if code in (REPAIR_SHIELDING, REPAIR_STRENGTH):
            return self.repaired(state, code)
        place = self.place(state)
        energy = state.own(ENERGY)
        at = self.condition(state, energy)
        chart = self.chart
        if state.phase == PREPARE:
            dice = code - DICE
            likely = TWO if dice == 2 else THREE if dice == 3 else FOUR
            return self.roll(at - (dice - 2), energy - (dice - 2), place, likely)
        if state.phase == FINISH:
            return self.launched(state, place, energy) if code == LAUNCH else self.start(at, place)
        if code == CHARGE:
            charged = limited(energy + state.box.energy[FRAME_DRAGGING], state.box.most_tokens)
            return self.model.ends[self.condition(state, charged)][place]
        to = chart.beside[place] if code >= UP_TO and code - UP_TO != state.space_above() else chart.above[place]
        if state.phase != MOVE:
            return self.model.landings[at][to]
        if code == STAY:
            return self.walk(at, energy, chart.after[place], state.left - 1)
        if code == DOWN:
            return self.walk(at, energy, chart.below[place], state.left - 1)
        return self.walk(at - 1, energy - 1, to, state.left - 1)

    def repaired(self, state: Explorer, code: i64) -> float:
        shielding = state.own(SHIELDING) + (1 if code == REPAIR_SHIELDING else 0)
        strength = state.own(STRENGTH) + (1 if code == REPAIR_STRENGTH else 0)
        if self.lazy:
            self.prepare(shielding, strength)
        robots = state.own(ROBOTS) - 1
        at = self.model.condition(state.held(), state.own(PROBES), shielding, strength, robots, state.own(ENERGY))
        return self.start(at, self.place(state))

    def launched(self, state: Explorer, place: i64, energy: i64) -> float:
        """EX-18: the probe reports, or is lost."""
        model = self.model
        held = state.held()
        probes = state.own(PROBES) - 1
        shielding = state.own(SHIELDING)
        strength = state.own(STRENGTH)
        robots = state.own(ROBOTS)
        chance = float(state.box.probe_success[state.own(ORBIT)]) / 6.0
        found = self.start(model.condition(held + 1, probes, shielding, strength, robots, energy - 1), place)
        missed = self.start(model.condition(held, probes, shielding, strength, robots, energy - 1), place)
        return chance * found + (1.0 - chance) * missed


@final
@mypyc_attr(acyclic=True)
class Flown:
    """How many missions ended."""

    missions: i64
    prizes: i64
    lost: i64
    turns: i64
    looks: i64  # of the pilot, ahead

    def __init__(self) -> None:
        self.missions = 0
        self.prizes = 0
        self.lost = 0
        self.turns = 0
        self.looks = 0


def fly(pilot: Pilot, start: Explorer, missions: i64, rng: Rng, flown: Flown, most: i64 = ENDLESS) -> None:
    """Fly a lone ship's mission `missions` times from where it is, or until all flown took as long as `most` turns."""
    for _ in range(missions):
        if flown.turns + flown.looks // TURN > most:
            break
        before = pilot.looked()
        state = start.clone()
        fell = False
        while True:
            who = state.actor()
            if who == NOBODY:
                break
            if who == NATURE:
                fell = state.phase == FALL
                state.play(NATURE, state.pick(NATURE, rng))
            else:
                state.play(who, pilot.choose(state))
        flown.missions += 1
        flown.turns += state.round
        flown.looks += pilot.looked() - before
        if state.winner != NO_CREW:
            flown.prizes += 1
        elif fell:
            flown.lost += 1
