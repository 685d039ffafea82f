"""Why an action is not legal, in one sentence with the rule's id."""

from __future__ import annotations

from ergosphere.core.errors import IllegalAction
from ergosphere.core.state import NATURE
from ergosphere.core.values import Action
from ergosphere.games.buccaneers import actions, zones
from ergosphere.games.buccaneers.state import Buccaneers
from ergosphere.games.buccaneers.text import TEXT

# The kind of action that each decision asks for, and the rule behind it.
ASKED: dict[int, tuple[type[Action], str]] = {
    zones.SELECT: (actions.SelectCard, "BB-9"),
    zones.GROUP: (actions.JoinGroup, "BB-14"),
    zones.LASER_CARD: (actions.PlaceThreshold, "BB-19"),
    zones.ADD: (actions.AddCard, "BB-20"),
    zones.ADD_GROUP: (actions.JoinGroup, "BB-14"),
    zones.EGG_USE: (actions.UseRelic, "BB-26"),
    zones.EGG_GROUP: (actions.JoinGroup, "BB-14"),
    zones.POOL_USE: (actions.UseRelic, "BB-27"),
    zones.POOL_GROUP: (actions.JoinGroup, "BB-14"),
    zones.RING_USE: (actions.UseRelic, "BB-29"),
}

# Why a decision of the right kind is not possible.
DETAILS: dict[type[Action], str] = {
    actions.SelectCard: "refused-hand",
    actions.AddCard: "refused-add",
    actions.JoinGroup: "refused-group",
    actions.PlaceThreshold: "refused-laser",
    actions.UseRelic: "refused-relic",
    actions.HoldRelic: "refused-relic",
}


def refusal(state: Buccaneers, seat: int, action: Action) -> IllegalAction:
    """The first thing that is wrong, from the coarse to the fine."""
    if state.phase == zones.OVER:
        return no(action, "refused-over", "BB-35")
    if state.waiting == 0:
        return no(action, "refused-draw" if seat == NATURE else "refused-chance", None)
    if not 0 <= seat < state.count:
        return no(action, "refused-seat", None, seat=seat)
    asked, rule = ASKED[int(state.phase)]
    if not state.acts(seat):
        return out_of_turn(state, seat, action, rule)
    if isinstance(action, actions.HoldRelic) and asked is actions.UseRelic:
        asked = actions.HoldRelic
    if not isinstance(action, asked):
        return no(action, "refused-kind", rule, phase=zones.PHASES[state.phase])
    return no(action, DETAILS[asked], rule, what=str(action).partition(" ")[2])


def out_of_turn(state: Buccaneers, seat: int, action: Action, rule: str) -> IllegalAction:
    if state.phase != zones.SELECT:
        return no(action, "refused-turn", rule, seat=int(state.actor()))
    if state.gps == seat:
        return no(action, "refused-gps", "BB-17")
    return no(action, "refused-chosen", "BB-9")


def no(action: Action, id: str, rule: str | None, **values: object) -> IllegalAction:
    return IllegalAction(TEXT.say(id, action=str(action), **values), rule)
