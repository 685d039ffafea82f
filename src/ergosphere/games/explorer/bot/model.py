"""The mission of one ship as a decision process, solved by value iteration.

The model is a ship alone with an event deck that is reshuffled before each draw. The value of a state is the chance of
the Prize. Between two turns a ship is in a *condition* (results, probes, levels, robots, energy) at a *place*."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.explorer.bot.chart import ARRIVED, HOLE, Chart
from ergosphere.games.explorer.rules import cards as c
from ergosphere.games.explorer.rules.box import DANGER, SAFE, ZONE, Box

LEVELS: Final = 4
LONGEST: Final = 24  # the highest throw of four dice
WORMHOLE_CHANCE: Final = 1.0 / 36.0
DECK_SIZE: Final = 28.0


def chances(dice: int) -> vec[float]:
    """How likely each total of the dice is, up to LONGEST."""
    known = [1.0] + [0.0] * LONGEST
    for _ in range(dice):
        known = [sum([known[total - die] for die in range(1, min(6, total) + 1)]) / 6.0 for total in range(LONGEST + 1)]
    return vec[float](known)


TWO: Final = chances(2)
THREE: Final = chances(3)
FOUR: Final = chances(4)


@final
@mypyc_attr(acyclic=True)
class Model:
    """A quick model leaves out robots and bought dice. Then levels only fall, so those of a weaker ship are solved
    first, and one model of the strongest ship serves for all.

    `patience` is the share of a value that a turn leaves (1: time doesn't matter), `loss` the value of a lost ship."""

    box: Box
    chart: Chart
    shielding: i64  # as built
    strength: i64
    robots: i64  # how many are told apart
    extra: i64  # dice that may be bought
    patience: float
    loss: float
    energies: i64
    ends: list[vec[float]]  # by condition: between two turns, before a launch, by place
    landings: list[vec[float]]  # when a move ends, before a card is drawn, by place
    starts: list[vec[float]]  # after the launch, by place of the Danger zone
    tunes: list[vec[float]]  # a roll of two dice, by event place
    moves: list[vec[float]]  # of the last three energies: 25 * (energy % 3) + spaces left
    rolls: list[vec[float]]  # likewise, what two, three and four dice give
    change: float  # the largest of the last sweep
    swept: i64  # sweeps so far, each of one number of results and one pair of levels
    nothing: vec[float]

    def __init__(
        self, box: Box, chart: Chart, shielding: i64, strength: i64,
        robots: i64 = 0, extra: i64 = 0, patience: float = 1.0, loss: float = 0.0,
    ) -> None:  # fmt: skip
        self.box = box
        self.chart = chart
        self.shielding = shielding
        self.strength = strength
        self.robots = robots
        self.extra = extra
        self.patience = patience
        self.loss = loss
        self.energies = box.most_tokens + 1
        count = 16 * (shielding + 1) * (strength + 1) * (robots + 1)
        self.nothing = vec[float]([0.0] * chart.size)
        danger = vec[float]([0.0] * (chart.size - chart.danger))
        tunes = vec[float]([0.0] * len(chart.events))
        self.ends = [self.nothing[:] for _ in range(count * self.energies)]
        self.landings = [self.nothing[:] for _ in range(count * self.energies)]
        self.starts = [danger[:] for _ in range(count * self.energies)]
        self.tunes = [tunes[:] for _ in range(count * self.energies)]
        self.moves = [self.nothing[:] for _ in range(3 * (LONGEST + 1))]
        self.rolls = [self.nothing[:] for _ in range(9)]
        self.change = 0.0
        self.swept = 0

    def condition(self, results: i64, probes: i64, shielding: i64, strength: i64, robots: i64, energy: i64) -> i64:
        """More than three results or probes count as three, and robots up to what the model tells apart."""
        layer: i64 = 4 * (0 if results >= 3 else 3 - results) + (3 if probes > 3 else probes)
        if robots > self.robots:
            robots = self.robots
        layer = (layer * (self.shielding + 1) + shielding) * (self.strength + 1) + strength
        return (layer * (self.robots + 1) + robots) * self.energies + energy

    def presented(self, results: i64) -> float:
        """EX-22: the chance of the Prize."""
        lowest = self.box.prize_success[3 if results > 3 else results]
        return float(7 - lowest) / 6.0

    def fallen(self) -> float:
        """EX-21."""
        return WORMHOLE_CHANCE + (1.0 - WORMHOLE_CHANCE) * self.loss

    def home(self, results: i64) -> float:
        chance = self.presented(results)
        return chance + (1.0 - chance) * self.loss

    # Sweeps

    def sweep(self, results: i64) -> float:
        """Improve every condition with this number of results once; returns the largest change."""
        self.change = 0.0
        for shielding in range(self.shielding + 1):
            for strength in range(self.strength + 1):
                self.sweep_levels(results, shielding, strength)
        return self.change

    def sweep_levels(self, results: i64, shielding: i64, strength: i64) -> None:
        self.swept += 1
        for probes in range(i64(LEVELS)):
            for robots in range(self.robots + 1):
                for energy in range(self.energies):
                    self.improve(results, probes, shielding, strength, robots, energy)

    def improve(self, results: i64, probes: i64, shielding: i64, strength: i64, robots: i64, energy: i64) -> None:
        at = self.condition(results, probes, shielding, strength, robots, energy)
        self.land(at, results, probes, shielding, strength, robots, energy)
        self.move(at, energy)
        self.begin(at, results, probes, shielding, strength, robots, energy)

    def land(self, at: i64, results: i64, probes: i64, shielding: i64, strength: i64, robots: i64, energy: i64) -> None:
        """EX-16, EX-24: the value of landing on each place."""
        chart = self.chart
        box = self.box
        end = self.ends[at]
        landing = end[:]
        landing[ARRIVED] = self.home(results)
        landing[HOLE] = self.fallen()
        top = self.energies - 1
        base = at - energy

        # What a card makes of the ship, wherever it is.
        surplus = self.ends[base + limited(energy + box.energy[c.SOLAR_SURPLUS], top)]
        safe_wind = self.ends[base + limited(energy + box.energy[c.DISC_TAILWIND], top)]
        wind = self.ends[base + limited(energy + box.elsewhere[c.DISC_TAILWIND], top)]
        tuned = self.tunes[base + limited(energy + box.energy[c.ENGINE_TUNE_UP], top)]
        dragged = self.ends[base + limited(energy + box.energy[c.FRAME_DRAGGING], top)]
        rebooted = self.ends[base + limited(energy + box.energy[c.COMPUTER_REBOOT], top)]
        dilated = self.ends[base + limited(energy + box.energy[c.TIME_DILATION], top)]
        pitted = self.worn(results, probes, shielding, strength, robots, energy, c.MICROMETEOROIDS)
        tired = self.worn(results, probes, shielding, strength, robots, energy, c.HULL_FATIGUE)
        gas = self.burnt(results, probes, shielding, strength, robots, energy, c.HOT_GAS)
        flare = self.burnt(results, probes, shielding, strength, robots, energy, c.X_RAY_FLARE)
        jet = self.burnt(results, probes, shielding, strength, robots, energy, c.GAMMA_RAY_JET)
        weaker = limited(strength + box.strength[c.TIDAL_SURGE], self.strength)
        pulled = self.landings[self.condition(results, probes, shielding, weaker, robots, energy)]
        if probes > 0:
            squeezed = self.ends[self.condition(results, probes - 1, shielding, strength, robots, energy)]
        else:
            squeezed = self.ends[base + limited(energy + box.energy[c.TIDAL_SQUEEZE], top)]
        repaired = self.repaired(results, probes, shielding, strength, robots, energy)
        spare = self.ends[self.condition(results, probes + 1, shielding, strength, robots, energy)]

        weight = vec[float]([float(copies) for copies in box.copies])
        free = float(robots if self.robots > 0 else 0)
        weight[c.REPAIR_ROBOT] -= free
        total = DECK_SIZE - free
        previous = self.landings[at]
        fall = self.fallen()
        for place in chart.events:
            orbit = chart.orbit[place]
            zone = ZONE[orbit]
            here = end[place]
            weak = strength < zone
            value = weight[c.SOLAR_SURPLUS] * surplus[place]
            value += weight[c.DISC_TAILWIND] * (safe_wind[place] if zone == SAFE else wind[place])
            value += weight[c.ENGINE_TUNE_UP] * tuned[chart.event[place]]
            value += weight[c.MICROMETEOROIDS] * pitted[place] + weight[c.HULL_FATIGUE] * tired[place]
            value += weight[c.HOT_GAS] * gas[place] + weight[c.X_RAY_FLARE] * flare[place]
            value += weight[c.GAMMA_RAY_JET] * jet[place]
            down = chart.below[place]
            surge = here if not weak else fall if down == HOLE else pulled[down]
            value += weight[c.TIDAL_SURGE] * surge
            value += weight[c.TIDAL_SQUEEZE] * (squeezed[place] if weak else here)
            if orbit == 1:
                value += weight[c.DEBRIS_COLLISION] * here + weight[c.FRAME_DRAGGING] * dragged[place]
            else:
                up = previous[chart.above[place]]
                if previous[chart.beside[place]] > up:
                    up = previous[chart.beside[place]]
                value += weight[c.DEBRIS_COLLISION] * up
                value += weight[c.FRAME_DRAGGING] * (up if up > dragged[place] else dragged[place])
            value += weight[c.NAVIGATION_LOCK] * end[chart.again[place]]
            value += weight[c.REPAIR_ROBOT] * repaired[place] + weight[c.SPARE_PROBE] * spare[place]
            value += weight[c.COMPUTER_REBOOT] * rebooted[place]
            value += weight[c.TIME_DILATION] * (dilated[place] if zone == DANGER else here)
            landing[place] = value / total
        self.landings[at] = landing

    def worn(
        self, results: i64, probes: i64, shielding: i64, strength: i64, robots: i64, energy: i64, kind: i64
    ) -> vec[float]:
        shielding = limited(shielding + self.box.shielding[kind], self.shielding)
        strength = limited(strength + self.box.strength[kind], self.strength)
        energy = limited(energy + self.box.energy[kind], self.energies - 1)
        return self.ends[self.condition(results, probes, shielding, strength, robots, energy)]

    def burnt(
        self, results: i64, probes: i64, shielding: i64, strength: i64, robots: i64, energy: i64, kind: i64
    ) -> vec[float]:
        if shielding >= self.box.below[kind]:
            return self.ends[self.condition(results, probes, shielding, strength, robots, energy)]
        return self.worn(results, probes, shielding, strength, robots, energy, kind)

    def repaired(
        self, results: i64, probes: i64, shielding: i64, strength: i64, robots: i64, energy: i64
    ) -> vec[float]:
        """One more robot; worthless in a model that leaves robots out."""
        return self.ends[self.condition(results, probes, shielding, strength, robots + 1, energy)]

    def move(self, at: i64, energy: i64) -> None:
        """EX-12: the value of rolling two, three or four dice, before their cost."""
        chart = self.chart
        now = energy % 3
        first = (LONGEST + 1) * now
        self.moves[first] = self.landings[at]
        two = self.nothing[:]
        three = self.nothing[:]
        four = self.nothing[:]
        longest: i64 = 12 + 6 * self.extra
        for left in range(i64(1), longest + 1):
            self.walk(energy, left)
            value = self.moves[first + left]
            if left <= 12:
                add(two, TWO[left], value)
            if self.extra > 0 and left <= 18:
                add(three, THREE[left], value)
            if self.extra > 1:
                add(four, FOUR[left], value)
        self.rolls[3 * now] = two
        self.rolls[3 * now + 1] = three
        self.rolls[3 * now + 2] = four
        tune = self.tunes[at]
        for number in range(i64(len(chart.events))):
            tune[number] = two[chart.events[number]]

    def walk(self, energy: i64, left: i64) -> None:
        """EX-13 to EX-15: the value of `left` spaces to move, from that of one space less."""
        chart = self.chart
        after = chart.after
        first = (LONGEST + 1) * (energy % 3)
        before = self.moves[first + left - 1]
        poorer = self.moves[(LONGEST + 1) * ((energy + 2) % 3) + left - 1]
        value = self.moves[first + left]
        for place in range(chart.size):
            value[place] = before[after[place]]
        for place in chart.offers:
            best = value[place]
            if before[chart.below[place]] > best:
                best = before[chart.below[place]]
            if energy > 0:
                if poorer[chart.above[place]] > best:
                    best = poorer[chart.above[place]]
                if poorer[chart.beside[place]] > best:
                    best = poorer[chart.beside[place]]
            value[place] = best

    def begin(
        self, at: i64, results: i64, probes: i64, shielding: i64, strength: i64, robots: i64, energy: i64
    ) -> None:
        """The next turn: launch (nothing happens between two turns of a lone ship), repair, drop, roll."""
        chart = self.chart
        start = self.rolls[3 * (energy % 3)][:]
        if energy > 0 and self.extra > 0:
            raise_to(start, self.rolls[3 * ((energy + 2) % 3) + 1])
        if energy > 1 and self.extra > 1:
            raise_to(start, self.rolls[3 * ((energy + 1) % 3) + 2])
        if energy == 0:
            rolled = start[:]
            for place in range(chart.orbits, chart.size):  # EX-11
                start[place] = self.fallen() if chart.below[place] == HOLE else rolled[chart.below[place]]
        if robots > 0:
            if shielding < self.shielding:
                self.better(start, self.condition(results, probes, shielding + 1, strength, robots - 1, energy))
            if strength < self.strength:
                self.better(start, self.condition(results, probes, shielding, strength + 1, robots - 1, energy))
        danger = self.starts[at]
        for place in range(chart.danger, chart.size):
            danger[place - chart.danger] = start[place]
        if energy > 0 and probes > 0 and results < 3:
            self.launch(start, results, probes, shielding, strength, robots, energy)
        self.keep(at, start)

    def keep(self, at: i64, start: vec[float]) -> None:
        """The new values of a condition, and how much they differ from the old ones."""
        end = self.ends[at]
        change = self.change
        for place in range(self.chart.size):
            value = start[place] * self.patience
            gap = value - end[place]
            if gap < 0.0:
                gap = -gap
            if gap > change:
                change = gap
            end[place] = value
        self.change = change

    def better(self, start: vec[float], other: i64) -> None:
        """EX-24: repair before the roll."""
        chart = self.chart
        end = self.ends[other]
        for place in range(chart.danger):
            value = end[place] / self.patience
            if value > start[place]:
                start[place] = value
        danger = self.starts[other]
        for place in range(chart.danger, chart.size):
            if danger[place - chart.danger] > start[place]:
                start[place] = danger[place - chart.danger]

    def launch(
        self, start: vec[float], results: i64, probes: i64, shielding: i64, strength: i64, robots: i64, energy: i64
    ) -> None:
        """EX-18: launch where that is worth more."""
        chart = self.chart
        found = self.starts[self.condition(results + 1, probes - 1, shielding, strength, robots, energy - 1)]
        missed = self.starts[self.condition(results, probes - 1, shielding, strength, robots, energy - 1)]
        for place in range(chart.danger, chart.size):
            chance = float(self.box.probe_success[chart.orbit[place]]) / 6.0
            number = place - chart.danger
            value = chance * found[number] + (1.0 - chance) * missed[number]
            if value > start[place]:
                start[place] = value

    def solve_levels(self, shielding: i64, strength: i64, tolerance: float, most: i64) -> None:
        """A quick model's conditions with these levels; lower levels must be solved first."""
        for fewer in range(i64(LEVELS)):
            results = 3 - fewer
            self.begin_with(results, shielding, strength)
            for _ in range(most):
                self.change = 0.0
                self.sweep_levels(results, shielding, strength)
                if self.change < tolerance:
                    break

    def begin_with(self, results: i64, shielding: i64, strength: i64) -> None:
        """More shielding or strength is never worth less: a first guess that saves many sweeps."""
        if shielding == 0 and strength == 0:
            return
        for probes in range(i64(LEVELS)):
            for energy in range(self.energies):
                if shielding > 0:
                    known = self.condition(results, probes, shielding - 1, strength, 0, energy)
                else:
                    known = self.condition(results, probes, shielding, strength - 1, 0, energy)
                new = self.condition(results, probes, shielding, strength, 0, energy)
                self.ends[new] = self.ends[known][:]
                self.landings[new] = self.landings[known][:]
                self.starts[new] = self.starts[known][:]
                self.tunes[new] = self.tunes[known][:]


def cells(chart: Chart, tokens: i64, levels: i64, robots: i64 = 0) -> i64:
    """How many numbers a model holds, by the most tokens and the pairs of levels that its ships can have."""
    return 16 * levels * (robots + 1) * (tokens + 1) * (3 * chart.size - chart.danger + i64(len(chart.events)))


def cost(chart: Chart, tokens: i64, extra: i64, robots: i64 = 0) -> float:
    """The work of one sweep (one number of results, one pair of levels), in steps of one place; an event space counts
    as several."""
    each = float(chart.size) * (12.0 + 6.0 * float(extra)) + 4.0 * float(len(chart.events))
    return float(LEVELS) * float((robots + 1) * (tokens + 1)) * each


def limited(number: i64, top: i64) -> i64:
    """Between 0 and the top."""
    return 0 if number < 0 else top if number > top else number


def add(total: vec[float], factor: float, values: vec[float]) -> None:
    for place in range(i64(len(total))):
        total[place] += factor * values[place]


def raise_to(start: vec[float], other: vec[float]) -> None:
    """The better of both, place by place."""
    for place in range(i64(len(start))):
        if other[place] > start[place]:
            start[place] = other[place]
