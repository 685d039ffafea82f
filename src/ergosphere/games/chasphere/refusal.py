"""Why an action is not legal, in one sentence with the rule's id."""

from __future__ import annotations

from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action
from ergosphere.games.chasphere import actions as do
from ergosphere.games.chasphere import table as t
from ergosphere.games.chasphere.cargo import TOP_LEVEL, cards_in, count_of
from ergosphere.games.chasphere.flight import surcharge
from ergosphere.games.chasphere.pack import ORDER
from ergosphere.games.chasphere.sector import NAMES, OVER, STAR, STEPS
from ergosphere.games.chasphere.state import Chasphere
from ergosphere.games.chasphere.table import FIELDS, deck_size, planet_at, space_of
from ergosphere.games.chasphere.text import TEXT
from ergosphere.games.chasphere.trade import bargain_cost
from ergosphere.games.chasphere.view import STEPS as PHASES

STEP_RULES = {
    t.CHOOSING_SHIPS: "CH-4",
    t.KEEPING: "CH-18",
    t.RETURNING: "CH-18",
    t.SWAPPING: "CH-21",
    t.PAYING: "CH-22",
}
# Which actions belong to which step; all others belong to a seat's turn.
STEP_ACTIONS: dict[int, tuple[type[Action], ...]] = {
    t.CHOOSING_SHIPS: (do.TakeShip,),
    t.KEEPING: (do.Keep, do.KeepNoMore),
    t.RETURNING: (do.PutOnTop, do.PutUnder),
    t.SWAPPING: (do.SwapFor,),
    t.PAYING: (do.Pay,),
}


def refusal(state: Chasphere, seat: int, action: Action) -> IllegalAction:
    """The first thing that is wrong, from the coarse to the fine."""
    phase = int(state.phase)
    if phase == t.OVER:
        return no(action, "refused-over", "CH-31")
    if phase < t.CHOOSING_SHIPS:
        return no(action, "refused-nature", "CH-18")
    if seat != state.seat:
        return no(action, "refused-turn", "CH-9", seat=int(state.seat))
    if phase != t.TURN and not isinstance(action, STEP_ACTIONS[phase]):
        return no(action, "refused-step", STEP_RULES[phase], step=PHASES[phase])
    if phase == t.TURN and any(isinstance(action, kinds) for kinds in STEP_ACTIONS.values()):
        return no(action, "refused-not-now", "CH-16")
    return in_step(state, action) if phase != t.TURN else in_turn(state, seat, action)


def in_step(state: Chasphere, action: Action) -> IllegalAction:
    match action:
        case do.TakeShip():
            return no(action, "refused-ship-taken", "CH-4")
        case do.Keep(card) | do.PutOnTop(card) | do.PutUnder(card):
            return no(action, "refused-not-drawn", "CH-18", card=card)
        case do.KeepNoMore():
            return no(action, "refused-step", "CH-18", step="keeping")
        case do.SwapFor(card):
            return no(action, "refused-zone", "CH-21", card=card)
    return no(action, "refused-payment", "CH-22")


def in_turn(state: Chasphere, seat: int, action: Action) -> IllegalAction:
    match action:
        case do.MoveShip(space):
            return moving(state, seat, action, space)
        case do.Explore() | do.Analyze():
            return on_planet(state, seat, action)
        case do.Jump(planet, by):
            return jumping(state, seat, action, planet, by)
        case do.TakeArtifact(other):
            missing = other >= state.count or not artifact_here(state, seat, other)
            if missing:
                return no(action, "refused-no-artifact", "CH-28", other=other)
            return dear(state, seat, action, 1, "CH-28")
        case do.Swap() | do.UpgradeEngine() | do.BuySynthesizer():
            return bargaining(state, seat, action)
        case do.Seize(opportunity):
            number = (
                state.box.opportunity_names.index(opportunity) if opportunity in state.box.opportunity_names else -1
            )
            if number < 0 or not state.open >> number & 1:
                return no(action, "refused-no-opportunity", "CH-22")
            return no(action, "refused-price", "CH-22", cost=opportunity)
    return no(action, "refused-kind", "CH-16")


def dear(state: Chasphere, seat: int, action: Action, cost: int, rule: str) -> IllegalAction:
    return no(action, "refused-energy", rule, cost=cost, energy=int(state.ships[FIELDS * seat + t.ENERGY]))


def artifact_here(state: Chasphere, seat: int, other: int) -> bool:
    spaces = [state.ships[FIELDS * who + t.SPACE] for who in (seat, other)]
    return other != seat and spaces[0] == spaces[1] and state.ships[FIELDS * other + t.ARTIFACTS] > 0


def moving(state: Chasphere, seat: int, action: Action, space: str) -> IllegalAction:
    here = int(state.ships[FIELDS * seat + t.SPACE])
    target = NAMES.index(space) if space in NAMES else STAR
    step = int(STEPS[32 * here + target])
    if step == 0:
        return no(action, "refused-no-way", "CH-17", space=NAMES[here], target=space)
    if step & OVER and state.collapsed:
        return no(action, "refused-hole-way", "CH-17")
    cost = 1 if step & 3 == 1 or state.ships[FIELDS * seat + t.IMPLANTS] else 2
    extra = int(surcharge(state)) if state.stopped else 0
    return dear(state, seat, action, cost + extra, "CH-24" if extra else "CH-17")


def on_planet(state: Chasphere, seat: int, action: Action) -> IllegalAction:
    """Exploring and looking."""
    planet = int(planet_at(state, state.ships[FIELDS * seat + t.SPACE]))
    if isinstance(action, do.Analyze) and state.ships[FIELDS * seat + t.ANALYZERS] == 0:
        return no(action, "refused-no-analyzer", "CH-26")
    if planet < 0:
        return no(action, "refused-no-planet", "CH-18")
    if isinstance(action, do.Analyze) and state.analyzed:
        return no(action, "refused-analyzed", "CH-26")
    if deck_size(state, planet) == 0:
        return no(action, "refused-empty", "CH-18", planet=ORDER[planet])
    if isinstance(action, do.Explore) and not state.explored >> planet & 1:
        extra = int(surcharge(state))
        return dear(state, seat, action, action.energy + extra, "CH-24" if extra else "CH-18")
    return no(action, "refused-explored", "CH-18", planet=ORDER[planet])


def jumping(state: Chasphere, seat: int, action: Action, planet: str, by: str) -> IllegalAction:
    number = ORDER.index(planet) if planet in ORDER else 0
    rule = "CH-26" if by == "c-coordinates" else "CH-25"
    if by != "c-coordinates" and (by not in state.box.names or not count_of(state, seat, state.box.names.index(by))):
        return no(action, "refused-no-card", rule, card=by)
    if space_of(state, number) == STAR:
        return no(action, "refused-swallowed", "CH-26", planet=planet)
    if space_of(state, number) == state.ships[FIELDS * seat + t.SPACE]:
        return no(action, "refused-there", rule, planet=planet)
    if state.ships[FIELDS * seat + t.ENERGY] == 0:
        return dear(state, seat, action, 1, rule)
    return no(action, "refused-no-coordinates", rule)


def bargaining(state: Chasphere, seat: int, action: Action) -> IllegalAction:
    box = state.box
    if isinstance(action, do.Swap):
        if action.card not in box.names or not count_of(state, seat, box.names.index(action.card)):
            return no(action, "refused-no-card", "CH-21", card=action.card)
        if action.card == box.names[-1]:
            return no(action, "refused-shop-card", "CH-21")
        if action.card.endswith("/cosco"):
            return no(action, "refused-cosco", "CH-27")
    else:
        if isinstance(action, do.UpgradeEngine) and state.ships[FIELDS * seat + t.ENGINE] == TOP_LEVEL:
            return no(action, "refused-top-level", "CH-21")
        if isinstance(action, do.BuySynthesizer) and not count_of(state, t.POOL, box.kinds - 1):
            return no(action, "refused-sold-out", "CH-21")
        piles = sum("fusion-pile" in name for name in cards_in(state, seat))
        if piles < 2:
            return no(action, "refused-piles", "CH-21")
    cost = int(bargain_cost(state))
    return dear(state, seat, action, cost, "CH-24" if surcharge(state) else "CH-21")


def no(action: Action, id: str, rule: str, **values: object) -> IllegalAction:
    return IllegalAction(TEXT.say(id, action=str(action), **values), rule)
