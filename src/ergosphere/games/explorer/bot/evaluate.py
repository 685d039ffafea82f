"""What a bot knows about Black Hole Explorer: which ship to build, when to turn back, and how well crews stand.

`hurried` is a captain's rule of thumb. The strongest bot asks a pilot instead, who has solved the mission."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import State
from ergosphere.games.explorer.bot.chart import Chart
from ergosphere.games.explorer.bot.model import Model, cells
from ergosphere.games.explorer.bot.pilot import Pilot
from ergosphere.games.explorer.rules.box import FIRST_DANGER, HOME, HOMEWARD, INNERMOST, OUTBOUND
from ergosphere.games.explorer.rules.codes import (
    ASK,
    CHARGE,
    DICE,
    DONE,
    DOWN,
    LAUNCH,
    NO,
    NO_ASK,
    REPAIR_SHIELDING,
    REPAIR_STRENGTH,
    STAY,
    YES,
)
from ergosphere.games.explorer.rules.legal import can_ask, can_launch, can_repair, way_up
from ergosphere.games.explorer.rules.position import (
    ANSWERING,
    ASKING,
    BUILD,
    CLIMB,
    COUNT,
    DESIGN,
    DRAG,
    ENERGY,
    FUNDING,
    MOVE,
    NO_SHIP,
    ORBIT,
    PREPARE,
    PROBES,
    RESULTS,
    SHIELDING,
    STRENGTH,
    WIDTH,
)
from ergosphere.games.explorer.rules.state import Explorer

# By levels that the funding pays for: the best ship for one mission, found by the model of the odds.
SHIPS: Final = vec[i64](
    [
        0, 1, 2, 64 + 2, 2 * 64 + 2, 2 * 64 + 3, 3 * 64 + 3, 3 * 64 + 4 + 3, 3 * 64 + 8 + 3, 3 * 64 + 12 + 3,
        3 * 64 + 16 + 12 + 3, 3 * 64 + 2 * 16 + 12 + 3, 255,
    ]
)  # fmt: skip
RACE_PATIENCE: Final = 0.97  # in a race a turn is worth something: another crew may come home first
RACE_LOSS: Final = 0.2  # the chances of a crew that has to build again, as a share
TOLERANCE: Final = 0.001
ALL_LEVELS: Final = 16  # pairs of shielding and strength
LARGEST_MODEL: Final = 32_000_000  # cells; eight bytes each. Twice the built-in spaces, sectors and tokens fit.
MOST_CELLS: Final = 2 * LARGEST_MODEL  # for all pilots of a process
PLIES: Final = 24  # of hurried play before an estimate
WIN: Final = 1000.0
SCALE: Final = 400.0
PACE: Final = 7.0  # spaces per turn
NO_SHIP_WORTH: Final = 0.12
ENOUGH_LEVELS: Final = 6  # three probes and full power: a crew that can't afford them is glad of company


def best_ship(state: Explorer) -> i64:
    levels = state.own(FUNDING) // state.box.price
    return SHIPS[12 if levels > 12 else levels]


def poor(state: Explorer, crew: i64) -> bool:
    return state.rows[WIDTH * crew + FUNDING] < ENOUGH_LEVELS * state.box.price


def pooling(state: Explorer) -> i64:
    """EX-3: a poor crew agrees to join, and asks the richest of the other poor crews, which may agree too; if there is
    none, the richest of all."""
    if not poor(state, state.crew):
        return NO_ASK if state.phase == ASKING else NO
    if state.phase == ANSWERING:
        return YES
    best: i64 = NO_ASK
    most: i64 = -1
    for crew in range(state.party.crews):
        if can_ask(state, crew):
            funding = state.rows[WIDTH * crew + FUNDING]
            if poor(state, crew):
                funding += 1000
            if funding > most:
                best = ASK + crew
                most = funding
    return best


@final
@mypyc_attr(acyclic=True)
class Pilots:
    """One for a lone ship and one for a race; made on first use, and shared by all bots of a game."""

    chart: Chart
    alone: Pilot | None
    racing: Pilot | None

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.alone = None
        self.racing = None

    def of(self, state: Explorer) -> Pilot:
        pilot = self.alone if state.party.alone else self.racing
        if pilot is None:
            self.make_room(state.box.most_tokens)
            if state.party.alone:
                pilot = Pilot(Model(state.box, self.chart, 3, 3), True, TOLERANCE)
                self.alone = pilot
            else:
                model = Model(state.box, self.chart, 3, 3, 0, 2, RACE_PATIENCE, RACE_LOSS)
                pilot = Pilot(model, True, TOLERANCE)
                self.racing = pilot
        return pilot

    def make_room(self, tokens: i64) -> None:
        """A process that meets many packs forgets the pilots that it made first."""
        if self in MET:
            MET.remove(self)
        MET.append(self)
        room = MOST_CELLS - self.needs(tokens)
        if self.holds() > room:
            self.forget()
        held: i64 = 0
        for met in MET:
            held += met.holds()
        while held > room and len(MET) > 1:
            first = MET.pop(0)
            held -= first.holds()
            first.forget()

    def needs(self, tokens: i64) -> i64:
        """The cells of a pilot, including the one that takes over shortly before the end."""
        return 2 * cells(self.chart, tokens, ALL_LEVELS)

    def holds(self) -> i64:
        held: i64 = 0
        for pilot in (self.alone, self.racing):
            if pilot is not None:
                held += self.needs(pilot.model.energies - 1)
        return held

    def forget(self) -> None:
        self.alone = None
        self.racing = None


MET: Final[list[Pilots]] = []
"""Everybody who has pilots, in the order in which they last made one."""


@final
@mypyc_attr(acyclic=True)
class ExplorerKnowledge(Knowledge):
    pilots: Pilots

    def __init__(self, pilots: Pilots) -> None:
        self.pilots = pilots

    def decide(self, state: State, seat: i64, strongest: bool) -> i64:
        """All bots build sensible ships. The strongest fly by the solved mission, which knows only their own ship."""
        assert isinstance(state, Explorer)  # noqa: S101  bots give a game's knowledge that game's states
        if state.phase == BUILD:
            return best_ship(state)
        if state.phase in (ASKING, ANSWERING):
            return pooling(state)
        return self.pilots.of(state).choose(state) if strongest else -1

    def has_policy(self) -> bool:
        return True

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Explorer)  # noqa: S101
        return hurried(state)

    def playout(self, state: State, rng: Rng, nature: Rng, limit: i64) -> i64:
        """A few steps: then an estimate says more than the end of a long match."""
        return Knowledge.playout(self, state, rng, nature, PLIES if limit > PLIES else limit)

    def prior(self, state: State, seat: i64, code: i64) -> float:
        assert isinstance(state, Explorer)  # noqa: S101
        return 1.0 if hurried(state) == code else 0.0

    def scale(self) -> float:
        return SCALE

    def estimate(self, state: State, seat: i64) -> i64:
        """How likely the crew is to win the Prize, less the best of the others."""
        assert isinstance(state, Explorer)  # noqa: S101
        crew = state.party.crew_of[seat]
        own = worth(state, crew)
        if state.party.alone:
            return i64(WIN * (2.0 * own - 1.0))
        best = 0.0
        for other in range(state.party.crews):
            if other != crew and state.party.size(other) > 0 and worth(state, other) > best:
                best = worth(state, other)
        return i64(WIN * 1.5 * (own - best))


def worth(state: Explorer, crew: i64) -> float:
    """A crew's outlook, 0 to 1: what its results can win, whether its energy gets it home, how far it has to go."""
    rows = state.rows
    base = WIDTH * crew
    if rows[base + DESIGN] == NO_SHIP:
        return NO_SHIP_WORTH
    orbit = rows[base + ORBIT]
    results = count_bits(rows[base + RESULTS])
    energy = rows[base + ENERGY]
    lane = state.box.lane
    if orbit == HOMEWARD:
        return float(7 - state.box.prize_success[results]) / 6.0
    depth: i64 = 0 if orbit in (HOME, OUTBOUND) else orbit
    launches = rows[base + PROBES] if results + rows[base + PROBES] <= 3 else 3 - results
    while launches > 0 and energy < INNERMOST + launches:
        launches -= 1
    target: i64 = INNERMOST if launches > 0 else depth
    spare = energy - target - launches
    home = 0.55 + 0.08 * float(spare)
    home = 0.05 if home < 0.05 else 0.95 if home > 0.95 else home
    prize = float(7 - state.box.prize_success[results + launches]) / 6.0
    way = float(lane)
    for ring in range(i64(1), target + 1):
        way += float(state.box.length[ring]) * (1.0 if ring <= depth else 2.0)
    way -= float(rows[base + COUNT])
    protected = 0.04 * float(rows[base + SHIELDING] + rows[base + STRENGTH])
    return prize * (home * 0.8 + protected) / (1.0 + 0.012 * way / PACE)


def count_bits(bits: i64) -> i64:
    """At most three."""
    count: i64 = 0
    while bits and count < 3:
        bits &= bits - 1
        count += 1
    return count


def hurried(state: Explorer) -> i64:
    """What a captain does without much thought: in while the energy lasts, then out with what there is."""
    if state.phase == BUILD:
        return best_ship(state)
    if state.phase in (ASKING, ANSWERING):
        return pooling(state)
    if state.phase == PREPARE:
        if can_repair(state, STRENGTH):
            return REPAIR_STRENGTH
        return REPAIR_SHIELDING if can_repair(state, SHIELDING) else DICE + 2
    if state.phase == MOVE:
        return hurried_change(state)
    if state.phase in (CLIMB, DRAG):
        if state.phase == DRAG and goes_in(state):
            return CHARGE
        return way_up(state)
    if not can_launch(state):
        return DONE
    orbit = state.own(ORBIT)
    deeper = orbit < INNERMOST and state.own(ENERGY) > orbit + 2
    return DONE if deeper or state.own(ENERGY) < orbit else LAUNCH


def goes_in(state: Explorer) -> bool:
    """Is there a probe to launch further in, and energy to launch it and to climb back?"""
    orbit = state.own(ORBIT)
    if state.own(PROBES) == 0 or state.held() >= 3 or orbit == INNERMOST:
        return False
    next_launch = orbit + 1 if orbit + 1 > FIRST_DANGER else FIRST_DANGER
    return state.own(ENERGY) > next_launch


def hurried_change(state: Explorer) -> i64:
    if goes_in(state):
        return DOWN
    orbit = state.own(ORBIT)
    launching = orbit >= FIRST_DANGER and state.own(PROBES) > 0 and state.held() < 3 and state.own(ENERGY) > orbit
    if launching or state.own(ENERGY) == 0:
        return STAY
    return way_up(state)
