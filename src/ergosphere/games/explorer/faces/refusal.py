"""Why an action is not legal, in one sentence with its rule. What is legal is decided in rules/legal.py alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action
from ergosphere.games.explorer import actions as a
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.rules.box import MOST_LEVEL
from ergosphere.games.explorer.rules.position import (
    ANSWERING,
    ASKING,
    BUILD,
    CLIMB,
    DESIGN,
    DRAG,
    DRAW_EVENT,
    DRAW_FIRST,
    ENERGY,
    FALL,
    FIND_RESULT,
    FINISH,
    FUND,
    FUNDING,
    MISSIONS_SPENT,
    MOVE,
    NO_SHIP,
    ORBIT,
    OVER,
    PHASES,
    PREPARE,
    PRESENT,
    PROBES,
    ROBOTS,
    ROLL_PROBE,
    SHIELDING,
    SPACE,
    STRENGTH,
    THROW,
    WIDTH,
    WORMHOLE,
)
from ergosphere.games.explorer.rules.state import Explorer

# The rule of each phase.
RULES = {
    DRAW_FIRST: "EX-1", FUND: "EX-3", THROW: "EX-12", DRAW_EVENT: "EX-16", ROLL_PROBE: "EX-18", FIND_RESULT: "EX-18",
    FALL: "EX-21", PRESENT: "EX-22", ASKING: "EX-3", ANSWERING: "EX-3", BUILD: "EX-4", PREPARE: "EX-12", MOVE: "EX-13",
    CLIMB: "EX-15", DRAG: "EX-24", FINISH: "EX-18",
}  # fmt: skip
ENDS = {WORMHOLE: "EX-21", MISSIONS_SPENT: "EX-2"}


def refusal(state: Explorer, seat: int, action: Action) -> IllegalAction:
    """The first thing that is wrong, from coarse to fine."""
    phase, actor = int(state.phase), int(state.actor())
    if phase == OVER:
        return no("refused-over", ENDS.get(int(state.reason), "EX-23"))
    if seat != actor and actor == NATURE:
        return no("refused-nature", RULES[phase], phase=PHASES[phase])
    if seat != actor:
        mate = 0 <= seat < state.party.seats and state.party.crew_of[seat] == state.crew
        return no("refused-turn", "EX-1", whose="mate" if mate else "other")
    if seat == NATURE:
        return no("refused-chance", RULES[phase])
    return REASONS.get(type(action), not_yours)(state, action)


def not_yours(state: Explorer, action: Action) -> IllegalAction:
    return no("refused-not-yours", "EX-12")


def unfit(state: Explorer, act: str, rule: str) -> IllegalAction:
    """It belongs to another phase."""
    return no("refused-moment", rule, act=act, phase=PHASES[int(state.phase)])


def no_asking(state: Explorer, action: Action) -> IllegalAction:
    if not state.party.pooling:
        return no("refused-pooling-off", "EX-3")
    if state.phase == ANSWERING:
        return no("refused-asked", "EX-3")
    if state.phase != ASKING:
        return unfit(state, "ask", "EX-3")
    if not isinstance(action, a.AskCrew):
        return no("refused-not-asked", "EX-3")
    return no_other_crew(state, action.crew, "EX-3") or no("refused-joined", "EX-3")


def no_other_crew(state: Explorer, crew: int, rule: str) -> IllegalAction | None:
    if crew >= state.party.crews:
        return no("refused-no-crew", rule)
    if crew == state.crew:
        return no("refused-own-crew", rule)
    return no("refused-joined", rule) if state.party.size(crew) == 0 else None


def no_ship(state: Explorer, action: a.BuildShip) -> IllegalAction:
    if state.phase != BUILD:
        return unfit(state, "build", "EX-4")
    levels = (action.probes, action.shielding, action.strength, action.power)
    for level in levels:
        if not 0 <= level <= MOST_LEVEL:
            return no("refused-level", "EX-4", level=level, most=MOST_LEVEL)
    cost = int(state.box.price) * sum(levels)
    return no("refused-cost", "EX-4", cost=cost, funding=int(state.own(FUNDING)))


def no_dice(state: Explorer, action: a.BuyDice) -> IllegalAction:
    if state.phase != PREPARE:
        return unfit(state, "dice", "EX-12")
    if not 2 <= action.dice <= 4:
        return no("refused-dice", "EX-12")
    return no("refused-dice-cost", "EX-12", cost=action.dice - 2, energy=int(state.own(ENERGY)))


def no_repair(state: Explorer, action: a.UseRobot) -> IllegalAction:
    if state.phase not in (PREPARE, FINISH):
        return unfit(state, "repair", "EX-24")
    if state.own(ROBOTS) == 0:
        return no("refused-no-robot", "EX-24")
    slot = SHIELDING if action.system == "shielding" else STRENGTH
    return no("refused-whole", "EX-24", system=action.system, level=int(state.own(slot)))


def no_change(state: Explorer, action: Action) -> IllegalAction:
    if state.phase not in (MOVE, CLIMB, DRAG):
        return unfit(state, "change", "EX-13")
    if not isinstance(action, a.GoUp):
        return no("refused-event-up", RULES[int(state.phase)], phase=PHASES[int(state.phase)])
    if state.phase == MOVE and state.own(ENERGY) == 0:
        return no("refused-up-cost", "EX-14")
    if not state.zone_above():
        return no("refused-one-way", "EX-15")
    above = int(state.space_above())
    return no("refused-two-ways", "EX-15", one=above, other=above + 1)


def no_launch(state: Explorer, action: Action) -> IllegalAction:
    if state.phase != FINISH:
        return unfit(state, "launch", "EX-18")
    if state.launched:
        return no("refused-launch-again", "EX-18")
    if not state.in_danger():
        return no("refused-launch-zone", "EX-18")
    return no("refused-no-probe" if state.own(PROBES) == 0 else "refused-launch-cost", "EX-18")


def no_help(state: Explorer, action: a.GiveHelp) -> IllegalAction:
    if state.phase != FINISH:
        return unfit(state, "give", "EX-19")
    nobody = no_other_crew(state, action.crew, "EX-19")
    if nobody is not None:
        return nobody
    giver, taker = WIDTH * int(state.crew), WIDTH * action.crew
    rows = state.rows
    if not state.in_orbit():
        return no("refused-help-place", "EX-19")
    if rows[taker + DESIGN] == NO_SHIP:
        return no("refused-help-no-ship", "EX-19")
    if not state.box.adjacent(rows[giver + ORBIT], rows[giver + SPACE], rows[taker + ORBIT], rows[taker + SPACE]):
        return no("refused-help-far", "EX-19")
    if action.gift != "energy" and rows[giver + (PROBES if action.gift == "probe" else ROBOTS)] == 0:
        return no("refused-help-none", "EX-19", gift=action.gift)
    if rows[giver + ENERGY] < (2 if action.gift == "energy" else 1):
        return no("refused-help-cost", "EX-19", gift=action.gift, energy=int(rows[giver + ENERGY]))
    return no("refused-help-full", "EX-19", most=int(state.box.most_probes))


def no_charge(state: Explorer, action: Action) -> IllegalAction:
    return no("refused-charge", "EX-24")


def no_end(state: Explorer, action: Action) -> IllegalAction:
    return unfit(state, "done", RULES[int(state.phase)])


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
    a.EndTurn: no_end,
}


def no(id: str, rule: str, **values: object) -> IllegalAction:
    return IllegalAction(TEXT.say(id, **values), rule)
