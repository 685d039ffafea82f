"""Why an action is not legal, in one sentence with the rule's id."""

from __future__ import annotations

from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action
from ergosphere.games.buccaneers import actions
from ergosphere.games.buccaneers.faces.names import called
from ergosphere.games.buccaneers.faces.text import TEXT
from ergosphere.games.buccaneers.rules import phases
from ergosphere.games.buccaneers.rules.card_moves import part_to_place
from ergosphere.games.buccaneers.rules.kinds import NONE, PARTS
from ergosphere.games.buccaneers.rules.state import Buccaneers

# The type of action that each decision asks for, and its rule.
ASKED: dict[int, tuple[type[Action], str]] = {
    phases.SELECT: (actions.SelectCard, "BB-9"),
    phases.GROUP: (actions.JoinGroup, "BB-14"),
    phases.LASER_CARD: (actions.PlaceThreshold, "BB-19"),
    phases.ADD: (actions.AddCard, "BB-20"),
    phases.ADD_GROUP: (actions.JoinGroup, "BB-14"),
    phases.EGG_USE: (actions.UseRelic, "BB-26"),
    phases.EGG_GROUP: (actions.JoinGroup, "BB-14"),
    phases.POOL_USE: (actions.UseRelic, "BB-27"),
    phases.POOL_GROUP: (actions.JoinGroup, "BB-14"),
    phases.RING_USE: (actions.UseRelic, "BB-29"),
}

# The Relic that each decision is about.
RELICS = {phases.EGG_USE: "easter-egg", phases.POOL_USE: "alien-kiddie-pool", phases.RING_USE: "one-ring"}

# The rule by which nature acts.
DRAWS = {
    phases.FLIP: "BB-8",
    phases.HOLE: "BB-6",
    phases.DEAL: "BB-7",
    phases.GPS_PICK: "BB-17",
    phases.TIIT_DRAW: "BB-18",
    phases.TENTACLES_DRAW: "BB-20",
    phases.EGG_DRAW: "BB-26",
    phases.POOL_TAKE: "BB-27",
    phases.TURN_UP: "BB-31",
}


def refusal(state: Buccaneers, seat: int, action: Action) -> IllegalAction:
    """The first thing that is wrong, from the most general to the most specific."""
    if state.phase == phases.OVER:
        return no("refused-over", "BB-35")
    if seat != NATURE and not 0 <= seat < state.count:
        return no("refused-seat", None, seat=seat)
    if state.waiting == 0:
        return no("refused-draw" if seat == NATURE else "refused-chance", DRAWS[int(state.phase)])
    asked, rule = ASKED[int(state.phase)]
    if seat == NATURE:
        return no("refused-players", rule)
    if not state.acts(seat):
        return out_of_turn(state, seat, rule)
    if isinstance(action, actions.HoldRelic) and asked is actions.UseRelic:
        asked = actions.HoldRelic
    if not isinstance(action, asked):
        return out_of_step(state, action)
    return unfit(state, seat, action, rule)


def out_of_step(state: Buccaneers, action: Action) -> IllegalAction:
    """Cites the rule of the action, not of the decision that is due."""
    if isinstance(action, actions.UseRelic | actions.HoldRelic):
        act = action.relic
        rule = next((ASKED[phase][1] for phase, relic in RELICS.items() if relic == act), "BB-26")
    else:
        act = str(action).split(" ")[0]
        rule = next((rule for kind, rule in ASKED.values() if isinstance(action, kind)), "BB-9")
    return no("refused-kind", rule, act=act, phase=phases.PHASES[state.phase])


def out_of_turn(state: Buccaneers, seat: int, rule: str) -> IllegalAction:
    if state.phase == phases.SELECT:
        return no("refused-gps", "BB-17") if state.gps == seat else no("refused-chosen", rule)
    if state.phase == phases.GROUP and state.sealed[seat] != NONE:
        return no("refused-chosen-group", rule)
    return no("refused-turn", rule, phase=phases.PHASES[state.phase])


def unfit(state: Buccaneers, seat: int, action: Action, rule: str) -> IllegalAction:
    """Why an action of the right type is not legal."""
    match action:
        case actions.SelectCard(card):
            return no("refused-hand", rule, card=called(state.box, card))
        case actions.AddCard(card):
            return no("refused-add", rule, card=called(state.box, card))
        case actions.JoinGroup(group):
            return wrong_group(state, seat, group)
        case actions.PlaceThreshold(card):
            return no("refused-laser", rule, card=card)
        case actions.UseRelic(relic) | actions.HoldRelic(relic):
            asked = called(state.box, RELICS[int(state.phase)])
            return no("refused-relic", rule, asked=asked, relic=called(state.box, relic))
    raise AssertionError(action)


def wrong_group(state: Buccaneers, seat: int, group: int) -> IllegalAction:
    """BB-14"""
    part = int(part_to_place(state, seat))
    masks = int(state.groups[seat])
    title = called(state.box, state.box.cards[PARTS + part])
    groups = [masks >> shift & 15 for shift in (0, 4, 8) if masks >> shift & 15]
    if not 1 <= group <= len(groups):
        open_groups = int(state.open_groups(seat, part))
        joined = ", ".join(str(number) for number in (1, 2, 3) if open_groups >> (number - 1) & 1)
        return no("refused-group-none", "BB-14", group=group, part=title, open=joined)
    if groups[group - 1] >> part & 1:
        return no("refused-group-has", "BB-14", group=group, part=title)
    return no("refused-group-twin", "BB-14", group=group, twin=groups.index(groups[group - 1]) + 1)


def no(id: str, rule: str | None, **values: object) -> IllegalAction:
    return IllegalAction(TEXT.say(id, **values), rule)
