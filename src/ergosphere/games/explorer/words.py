"""What an action does, in a few words."""

from __future__ import annotations

from ergosphere.core.state import State
from ergosphere.core.text import Sentence
from ergosphere.core.values import Action
from ergosphere.games.explorer import actions as a
from ergosphere.games.explorer.board import INNERMOST
from ergosphere.games.explorer.ships import FUNDING, ORBIT, WIDTH
from ergosphere.games.explorer.state import Explorer
from ergosphere.games.explorer.text import TEXT


def pooled(state: Explorer) -> int:
    """EX-3: what two crews have together, in millions."""
    added = int(state.own(FUNDING)) + int(state.rows[WIDTH * state.asker + FUNDING])
    return min(added, int(state.board.most_funding))


def meaning(state: State, action: Action) -> Sentence:  # noqa: C901  one case an action
    """What a legal action does, in a few words."""
    assert isinstance(state, Explorer)  # noqa: S101
    orbit = int(state.own(ORBIT))
    match action:
        case a.AskCrew(crew):
            return TEXT.say("do-ask", crew=crew)
        case a.AskNobody():
            return TEXT.say("do-no-ask")
        case a.AcceptCrew():
            return TEXT.say("do-yes", crew=int(state.asker), funding=pooled(state))
        case a.DeclineCrew():
            return TEXT.say("do-no")
        case a.BuildShip(probes, shielding, strength, power):
            cost = int(state.board.price) * (probes + shielding + strength + power)
            energy = min(int(state.board.tokens) * power, int(state.board.most_tokens))
            levels = {"probes": probes, "shielding": shielding, "strength": strength, "energy": energy}
            return TEXT.say("do-build", left=int(state.own(FUNDING)) - cost, **levels)
        case a.BuyDice(dice):
            return TEXT.say("do-dice", dice=dice, tokens=dice - 2)
        case a.UseRobot(system):
            return TEXT.say("do-repair", system=system)
        case a.StayInOrbit():
            return TEXT.say("do-stay", orbit=orbit, left=int(state.left))
        case a.GoDown():
            return TEXT.say("do-down", orbit=orbit + 1, hole="yes" if orbit == INNERMOST else "no")
        case a.GoUp(space):
            return TEXT.say("do-up", orbit=orbit - 1, space="none" if space is None else space)
        case a.TakeEnergy():
            return TEXT.say("do-charge")
        case a.LaunchProbe():
            return TEXT.say("do-launch", die=int(state.board.probe_success[orbit]))
        case a.GiveHelp(gift, crew):
            return TEXT.say("do-give", gift=gift, crew=crew)
    return TEXT.say("do-done")
