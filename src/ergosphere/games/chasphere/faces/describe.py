"""What a legal action does, in a few words."""

from __future__ import annotations

from ergosphere.core.text import Sentence
from ergosphere.core.values import Action
from ergosphere.games.chasphere import actions as do
from ergosphere.games.chasphere.pack import ORDER
from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.flight import step_cost, surcharge
from ergosphere.games.chasphere.rules.position import FIELDS, planet_at
from ergosphere.games.chasphere.rules.sector import NAMES
from ergosphere.games.chasphere.rules.state import Chasphere
from ergosphere.games.chasphere.rules.trade import bargain_cost


def describe(state: Chasphere, seat: int, action: Action) -> Sentence:
    match action:
        case do.MoveShip(space):
            return step(state, seat, space)
        case do.Explore(energy):
            cost = energy + int(surcharge(state))
            return state.box.text.say("do-explore", planet=here(state, seat), energy=energy, cost=cost)
        case do.Jump(planet, by):
            return state.box.text.say("do-jump", planet=planet, by=by)
        case do.Analyze():
            return state.box.text.say("do-analyze", planet=here(state, seat))
        case do.TakeArtifact(other):
            ship = state.box.ship_names[int(state.ships[FIELDS * other + t.SHIP])]
            return state.box.text.say("do-take-artifact", ship=ship)
        case do.TakeShip(ship):
            home = int(state.box.homes[state.box.ship_names.index(ship)])
            planet = ORDER[list(map(int, state.box.start)).index(home)]
            return state.box.text.say("do-ship", ship=ship, planet=planet, space=NAMES[home])
        case do.PutOnTop(card):
            return state.box.text.say("do-top", card=card)
        case do.PutUnder(card):
            return state.box.text.say("do-bottom", card=card)
    return trade(state, action)


def trade(state: Chasphere, action: Action) -> Sentence:
    match action:
        case do.Swap(card):
            return state.box.text.say("do-swap", card=card, cost=int(bargain_cost(state)))
        case do.SwapFor(card):
            return state.box.text.say("do-for", card=card)
        case do.UpgradeEngine():
            return state.box.text.say("do-upgrade", cost=int(bargain_cost(state)))
        case do.BuySynthesizer():
            return state.box.text.say("do-buy-synthesizer", cost=int(bargain_cost(state)))
        case do.Seize(opportunity):
            return state.box.text.say("do-seize", opportunity=opportunity)
        case do.Pay(card):
            return state.box.text.say("do-pay", card=card)
        case do.Keep(card):
            return state.box.text.say("do-keep", card=card)
        case do.KeepNoMore():
            return state.box.text.say("do-enough")
    return state.box.text.say("do-end")


def here(state: Chasphere, seat: int) -> str:
    return ORDER[int(planet_at(state, state.ships[FIELDS * seat + t.SPACE]))]


def step(state: Chasphere, seat: int, space: str) -> Sentence:
    target = NAMES.index(space)
    cost = int(step_cost(state, state.ships[FIELDS * seat + t.SPACE], target))
    if state.stopped:
        cost += int(surcharge(state))
    planet = int(planet_at(state, target))
    return state.box.text.say("do-move", space=space, cost=cost, planet="none" if planet < 0 else ORDER[planet])
