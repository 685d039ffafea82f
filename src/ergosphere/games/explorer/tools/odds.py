"""The tool `odds`: the chances of one mission under the best play we know. Not compiled (msgspec).

Exact answers come from the whole model and take minutes, so they are kept in the user's cache; until then an answer is
simulated, by a pilot with the quick model."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.core.engine.rng import Rng
from ergosphere.core.errors import BadInput
from ergosphere.core.match.record import Record
from ergosphere.core.match.replay import state_after
from ergosphere.core.tool import progress
from ergosphere.games.explorer.bot.chart import AT_HOME
from ergosphere.games.explorer.bot.model import Model
from ergosphere.games.explorer.bot.pilot import Flown, Pilot, fly
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.rules.flight import build
from ergosphere.games.explorer.rules.party import Party
from ergosphere.games.explorer.rules.position import DESIGN, ENERGY, JOINED, MISSED, NO_CREW, NO_SHIP, OVER, WIDTH
from ergosphere.games.explorer.rules.state import Explorer, start
from ergosphere.games.explorer.tools import cache

if TYPE_CHECKING:
    from ergosphere.games.explorer.game import ExplorerGame

SHIP = re.compile(r"([0-9]),([0-9]),([0-9]),([0-9])", re.ASCII)
MISSIONS = 50_000  # a standard error of a quarter of a point at most; people wait for them
BATCH = 2_000
MOST_TURNS = 2_400_000  # of all missions together; long missions are flown less often
SEED = 2027
ROBOTS = 2  # as many as the deck holds
EXACT = 3e-5  # no value changes by more in the last sweep
MOST_SWEEPS = 400
LAST_STEPS = 100  # of a solution's progress: missions flown
STEPS = 500
SURE = 3.29  # standard errors on both sides: 99.9 %


class OddsArguments(msgspec.Struct, frozen=True):
    ship: str | None = None
    """Levels of probes, shielding, strength and power, as in 3,2,2,3."""
    record: str | None = None
    """The text of a match: asks about the ship whose turn it is, from where it is."""
    solve: bool = False
    """Solve the whole model, which takes minutes."""


class OddsAnswer(msgspec.Struct, frozen=True):
    prize: float
    interval: tuple[float, float]
    """99.9 %; for an exact answer, what rounding and the last sweep leave open."""
    lost: float
    """In the hole; simulated even in an exact answer, like the turns."""
    mean_turns: float
    method: str
    ship: str
    deck: str = "reshuffled before each draw"


def tell_odds(game: ExplorerGame, answer: OddsAnswer) -> str:
    """The interval in percent, like the chance itself."""
    low, high = answer.interval
    return game.text.words("tool-odds", {**msgspec.structs.asdict(answer), "low": low, "high": high})


def refuse_costly(ask: OddsArguments) -> None:
    """Solving takes minutes: fine on your own machine, not on somebody else's."""
    if ask.solve:
        raise BadInput(TEXT.say("odds-not-solved-here"))


def odds(game: ExplorerGame, options: dict[str, str], ask: OddsArguments) -> OddsAnswer:
    if (ask.ship is None) == (ask.record is None):
        raise BadInput(TEXT.say("odds-of-what"))
    if ask.record is not None:
        if ask.solve:
            raise BadInput(TEXT.say("odds-solve-record"))
        return simulated(game, lone_ship(game, ask.record))
    design = design_of(str(ask.ship))
    state = built(game, design, options)
    name = f"{game.pack.sha256[:16]}-{game.rules_version}-{design}"
    if options["chain"] == "off":  # the model only knows the usual way; its pilot still flies well
        if ask.solve:
            raise BadInput(TEXT.say("odds-solve-chain"))
        return kept(f"{name}-unchained-{MISSIONS}", lambda: simulated(game, state))
    if ask.solve:
        return kept(name, lambda: exact(game, design, state))
    known = cache.read(name, OddsAnswer)
    return known or kept(f"{name}-{MISSIONS}", lambda: simulated(game, state))


def kept(name: str, find: Callable[[], OddsAnswer]) -> OddsAnswer:
    """From the cache, or worked out and put there."""
    found = cache.read(name, OddsAnswer)
    if found is None:
        found = find()
        cache.write(name, found)
    return found


def design_of(text: str) -> int:
    """The code of a ship with these levels."""
    found = SHIP.fullmatch(text)
    if not found:
        raise BadInput(TEXT.say("odds-ship", text=text), "EX-4")
    levels = [int(level) for level in found.groups()]
    for level in levels:
        if level > 3:
            raise BadInput(TEXT.say("odds-level", text=text, level=level), "EX-4")
    return 64 * levels[0] + 16 * levels[1] + 4 * levels[2] + levels[3]


def built(game: ExplorerGame, design: int, options: dict[str, str]) -> Explorer:
    """A lone ship at home, before its first roll."""
    state = start(game.box, lone_party(options["chain"] == "on"))
    build(state, design)
    state.reshuffles = True
    return state


def lone_ship(game: ExplorerGame, text: str) -> Explorer:
    """The ship whose turn it is, as if it were alone with its last mission."""
    record = Record.from_text(text)
    if record.game != game.key:
        raise BadInput(TEXT.say("odds-other-game", game=record.game))
    state = state_after(record, game)
    assert isinstance(state, Explorer)  # noqa: S101  the record is of this game
    if state.phase == OVER or state.own(DESIGN) == NO_SHIP or state.round == 0:
        raise BadInput(TEXT.say("odds-no-ship"))
    row = state.rows[WIDTH * state.crew : WIDTH * state.crew + WIDTH]
    row[MISSED] = 0
    row[JOINED] = NO_CREW
    return Explorer(
        box=game.box,
        party=lone_party(state.party.chain),
        rows=vec[i64](list(row)),
        deck=state.deck,
        discards=state.discards,
        unfound=state.unfound,
        phase=state.phase,
        crew=0,
        asker=NO_CREW,
        first=0,
        round=1,
        left=state.left,
        dice=state.dice,
        launched=state.launched,
        drawn=state.drawn,
        winner=NO_CREW,
        reason=0,
        reshuffles=True,
    )


def lone_party(chain: bool) -> Party:
    """One crew with one mission."""
    return Party([[0]], first=0, missions=1, reroll_one=False, chain=chain, pooling=False)


def shown(state: Explorer) -> str:
    design = int(state.own(DESIGN))
    return f"{design >> 6},{design >> 4 & 3},{design >> 2 & 3},{design & 3}"


def simulated(game: ExplorerGame, state: Explorer) -> OddsAnswer:
    """Missions of the pilot with the quick model, in the model of the odds."""
    return rated(state, fly_all(game.pilots.of(state), state))


def rated(state: Explorer, flown: Flown) -> OddsAnswer:
    """What the missions say."""
    missions = int(flown.missions)
    chance = int(flown.prizes) / missions
    error = SURE * math.sqrt(max(chance * (1 - chance), 1 / missions) / missions)
    return answer(state, flown, chance, max(0.0, chance - error), min(1.0, chance + error), "simulated")


def exact(game: ExplorerGame, design: int, state: Explorer) -> OddsAnswer:
    """Value iteration over everything that a ship of this design can come to."""
    shielding, strength = design >> 4 & 3, design >> 2 & 3
    model = Model(game.box, game.pilots.chart, shielding, strength, ROBOTS, 2)
    change = 0.0
    for results in (3, 2, 1, 0):
        first = 0.0
        for sweep in range(MOST_SWEEPS):
            change = model.sweep(results)
            first = first or change
            done = min(1.0, math.log(first / change) / math.log(first / EXACT)) if change > EXACT else 1.0
            progress(100 * (3 - results) + int(100 * done), STEPS)
            if change < EXACT or sweep + 1 == MOST_SWEEPS:
                break
    probes, energy = design >> 6, int(state.own(ENERGY))
    chance = model.ends[model.condition(0, probes, shielding, strength, 0, energy)][AT_HOME]
    flown = Flown()
    pilot = Pilot(model, False, EXACT)
    for part in range(LAST_STEPS):  # for losses and turns; the chance itself is solved
        fly(pilot, state, max(1, MISSIONS // 2 // LAST_STEPS), Rng(SEED + part), flown, MOST_TURNS)
        progress(STEPS - LAST_STEPS + part + 1, STEPS)
    seen = rated(state, flown)
    if not seen.interval[0] <= chance <= seen.interval[1]:
        return seen  # EX-23: the model doesn't know that the match ends, which catches ships that can wait for long
    return answer(state, flown, chance, chance, min(1.0, chance + 100 * change), "exact")


def fly_all(pilot: Pilot, state: Explorer) -> Flown:
    flown = Flown()
    rng = Rng(SEED)
    for _ in range(MISSIONS // BATCH):
        fly(pilot, state, BATCH, rng, flown, MOST_TURNS)
    return flown


def answer(state: Explorer, flown: Flown, chance: float, low: float, high: float, method: str) -> OddsAnswer:
    return OddsAnswer(
        prize=round(chance, 5),
        interval=(round(low, 5), round(high, 5)),
        lost=round(int(flown.lost) / int(flown.missions), 5),
        mean_turns=round(int(flown.turns) / int(flown.missions), 2),
        method=method,
        ship=shown(state),
    )
