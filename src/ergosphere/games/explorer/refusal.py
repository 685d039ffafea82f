"""Why an action is not possible, in one sentence with its rule. Legality itself is decided in state.py alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ergosphere.core.errors import IllegalAction
from ergosphere.core.state import NATURE
from ergosphere.core.values import Action
from ergosphere.games.explorer import actions as a
from ergosphere.games.explorer.board import MOST_LEVEL
from ergosphere.games.explorer.ships import (
    ANSWERING,
    ASKING,
    BUILD,
    CLIMB,
    DRAG,
    ENERGY,
    FINISH,
    FUNDING,
    MOVE,
    ORBIT,
    OVER,
    PREPARE,
    PROBES,
    ROBOTS,
    SHIELDING,
    STRENGTH,
    WIDTH,
)
from ergosphere.games.explorer.state import Explorer
from ergosphere.games.explorer.text import TEXT

NEEDS = {BUILD: "build", PREPARE: "dice", MOVE: "stay", CLIMB: "up", DRAG: "charge", FINISH: "done"}
NEEDS |= {ASKING: "no-ask", ANSWERING: "yes"}


def refusal(state: Explorer, seat: int, action: Action) -> IllegalAction:
    """The first thing that is wrong, from the coarse to the fine."""
    if state.phase == OVER:
        return no(action, "refused-over", "EX-23")
    if not state.acts(seat):
        actor = int(state.actor())
        if actor == NATURE:
            return no(action, "refused-nature", "EX-12")
        return no(action, "refused-turn", "EX-1", seat=actor, crew=int(state.crew))
    if seat == NATURE:
        return no(action, "refused-chance", "EX-12")
    return REASONS.get(type(action), unfit)(state, action)


def unfit(state: Explorer, action: Action) -> IllegalAction:
    """It belongs to another moment."""
    rules = {ASKING: "EX-3", ANSWERING: "EX-3", BUILD: "EX-4", PREPARE: "EX-12", MOVE: "EX-13", CLIMB: "EX-15"}
    rules |= {DRAG: "EX-24", FINISH: "EX-18"}
    return no(action, "refused-moment", rules[int(state.phase)], needed=NEEDS[int(state.phase)])


def no_asking(state: Explorer, action: Action) -> IllegalAction:
    if not state.party.pooling:
        return no(action, "refused-pooling-off", "EX-3")
    if state.phase == ANSWERING:
        return no(action, "refused-asked", "EX-3", crew=int(state.asker))
    if state.phase != ASKING:
        return no(action, "refused-asking-moment", "EX-3")
    if not isinstance(action, a.AskCrew):
        return no(action, "refused-not-asked", "EX-3")
    if action.crew >= state.party.crews:
        return no(action, "refused-no-crew", "EX-3", crew=action.crew)
    if action.crew == state.crew:
        return no(action, "refused-own-crew", "EX-3")
    return no(action, "refused-joined", "EX-3", crew=action.crew)


def no_ship(state: Explorer, action: a.BuildShip) -> IllegalAction:
    if state.phase != BUILD:
        return unfit(state, action)
    levels = (action.probes, action.shielding, action.strength, action.power)
    for level in levels:
        if not 0 <= level <= MOST_LEVEL:
            return no(action, "refused-level", "EX-4", level=level, most=MOST_LEVEL)
    cost = int(state.board.price) * sum(levels)
    return no(action, "refused-cost", "EX-3", cost=cost, funding=int(state.own(FUNDING)))


def no_dice(state: Explorer, action: a.BuyDice) -> IllegalAction:
    if state.phase != PREPARE:
        return unfit(state, action)
    if not 2 <= action.dice <= 4:
        return no(action, "refused-dice", "EX-12")
    return no(action, "refused-dice-cost", "EX-12", cost=action.dice - 2, energy=int(state.own(ENERGY)))


def no_repair(state: Explorer, action: a.UseRobot) -> IllegalAction:
    if state.phase not in (PREPARE, FINISH):
        return unfit(state, action)
    if state.own(ROBOTS) == 0:
        return no(action, "refused-no-robot", "EX-24")
    slot = SHIELDING if action.system == "shielding" else STRENGTH
    return no(action, "refused-whole", "EX-24", system=action.system, level=int(state.built(slot)))


def no_change(state: Explorer, action: Action) -> IllegalAction:
    if state.phase not in (MOVE, CLIMB, DRAG):
        return no(action, "refused-no-change", "EX-13")
    if state.phase != MOVE and not isinstance(action, a.GoUp):
        return no(action, "refused-event-up", "EX-15")
    if isinstance(action, a.GoUp) and (state.phase != MOVE or state.own(ENERGY) > 0):
        if not state.zone_above():
            return no(action, "refused-one-way", "EX-15")
        above = int(state.space_above())
        return no(action, "refused-two-ways", "EX-15", one=above, other=above + 1)
    return no(action, "refused-no-energy", "EX-14")


def no_launch(state: Explorer, action: Action) -> IllegalAction:
    if state.phase != FINISH:
        return no(action, "refused-launch-moment", "EX-18")
    if state.launched:
        return no(action, "refused-launch-again", "EX-18")
    if state.own(PROBES) == 0:
        return no(action, "refused-no-probe", "EX-18")
    if state.own(ENERGY) == 0:
        return no(action, "refused-no-energy", "EX-18")
    return no(action, "refused-launch-zone", "EX-18")


def no_help(state: Explorer, action: a.GiveHelp) -> IllegalAction:
    if state.phase != FINISH:
        return unfit(state, action)
    if action.crew >= state.party.crews or action.crew == state.crew:
        return no(action, "refused-help-crew", "EX-19", crew=action.crew)
    giver, taker = WIDTH * int(state.crew), WIDTH * action.crew
    rows = state.rows
    if not state.board.adjacent(rows[giver + ORBIT], rows[giver + 1], rows[taker + ORBIT], rows[taker + 1]):
        return no(action, "refused-help-far", "EX-19", crew=action.crew)
    if action.gift == "probe" and rows[giver + PROBES] > 0 and rows[taker + PROBES] >= state.board.most_probes:
        return no(action, "refused-help-full", "EX-19", crew=action.crew, most=int(state.board.most_probes))
    return no(action, "refused-help-cost", "EX-19")


def no_charge(state: Explorer, action: Action) -> IllegalAction:
    return no(action, "refused-charge", "EX-24")


REASONS: dict[type[Action], Callable[[Explorer, Any], IllegalAction]] = {
    a.AskCrew: no_asking,
    a.AskNobody: no_asking,
    a.AcceptCrew: no_asking,
    a.DeclineCrew: no_asking,
    a.BuildShip: no_ship,
    a.BuyDice: no_dice,
    a.UseRobot: no_repair,
    a.StayInOrbit: no_change,
    a.GoDown: no_change,
    a.GoUp: no_change,
    a.TakeEnergy: no_charge,
    a.LaunchProbe: no_launch,
    a.GiveHelp: no_help,
}


def no(action: Action, id: str, rule: str, **values: object) -> IllegalAction:
    return IllegalAction(TEXT.say(id, action=str(action), **values), rule)
