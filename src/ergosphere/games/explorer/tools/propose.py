"""The tool `propose`: what a crew member who has solved the mission would do now, and why.

In a crew, bots propose and explain on the turns of the others; whoever has the turn decides. A proposal is made from a
view alone, like everything that a bot does. Not compiled (msgspec)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ergosphere.core.engine import state as engine
from ergosphere.core.errors import BadInput
from ergosphere.core.values import Action
from ergosphere.games.explorer import actions as a
from ergosphere.games.explorer.bot.evaluate import best_ship, hurried
from ergosphere.games.explorer.bot.pilot import LATE
from ergosphere.games.explorer.faces.audit import audit
from ergosphere.games.explorer.faces.fill import fill
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.faces.view import ExplorerView
from ergosphere.games.explorer.faces.words import pooled
from ergosphere.games.explorer.rules.box import FIRST_DANGER, INNERMOST
from ergosphere.games.explorer.rules.legal import can_launch
from ergosphere.games.explorer.rules.position import ENERGY, FUNDING, MOVE, ORBIT, PROBES, SHIELDING, STRENGTH
from ergosphere.games.explorer.rules.state import Explorer

if TYPE_CHECKING:
    from ergosphere.games.explorer.game import ExplorerGame

FAST = not str(engine.__file__).endswith(".py")
"""Interpreted, a model takes minutes, so a captain's rule of thumb proposes instead, without figures."""

Values = dict[str, str | int]


class ProposeArguments(msgspec.Struct, frozen=True):
    view: ExplorerView
    """What a seat sees; the answer is for the seat whose turn it is."""
    action: str | None = None
    """Explain this action instead of the best one."""


class Alternative(msgspec.Struct, frozen=True):
    action: str
    chance: float


class Proposal(msgspec.Struct, frozen=True):
    action: str
    reason: str
    """The id of a sentence."""
    values: Values
    """For the sentence."""
    chance: float | None
    """Roughly, of this ship's Prize; None in a race, where others may be faster, and shortly before the match ends."""
    others: tuple[Alternative, ...]
    """The other actions, the best first."""


def propose(game: ExplorerGame, options: dict[str, str], ask: ProposeArguments) -> Proposal:
    state = read(game, ask.view)
    seat = int(state.actor())
    legal = state.legal(seat)
    if ask.action is None:
        wanted = legal[0] if len(legal) == 1 else best(game, state)
    else:
        wanted = game.parse(state, seat, ask.action)
        if wanted not in legal:
            raise state.refusal(seat, wanted)
    timeless = state.party.alone and state.round <= state.box.rounds - LATE
    chances = known(game, state, legal) if timeless and FAST else {}
    others = [Alternative(str(action), chance) for action, chance in chances.items() if action != wanted]
    others.sort(key=lambda one: -one.chance)
    reason, values = why(state, wanted)
    return Proposal(str(wanted), reason, values, chances.get(wanted), tuple(others[:4]))


def read(game: ExplorerGame, view: ExplorerView) -> Explorer:
    """A state in which a seat must decide; views come from outside and may be nonsense."""
    try:
        state = fill(game.box, view)
        problem = audit(state)
        seat = int(state.actor())
    except (ValueError, IndexError, KeyError, TypeError, OverflowError):
        raise BadInput(TEXT.say("propose-view")) from None
    if problem is not None or seat < 0 or not 1 <= state.party.crews <= 6:
        raise BadInput(TEXT.say("propose-view"))
    return state


def best(game: ExplorerGame, state: Explorer) -> Action:
    code = game.knowledge().decide(state, state.actor(), FAST)
    return state.menu(state.actor())[hurried(state) if code < 0 else code]


def known(game: ExplorerGame, state: Explorer, legal: list[Action]) -> dict[Action, float]:
    """Roughly how likely this ship's Prize is after each action."""
    pilot = game.pilots.of(state)
    if isinstance(legal[0], a.BuildShip):
        ship = state.menu(state.actor())[best_ship(state)]
        return {ship: designed(game, state, ship)}
    chances = {}
    for action in legal:
        if not isinstance(action, a.GiveHelp):
            chances[action] = round(pilot.worth(state, state.code(state.actor(), action)), 4)
    return chances


def designed(game: ExplorerGame, state: Explorer, ship: Action) -> float:
    assert isinstance(ship, a.BuildShip)  # noqa: S101
    energy = min(int(state.box.tokens) * ship.power, int(state.box.most_tokens))
    return round(game.pilots.of(state).design(ship.probes, ship.shielding, ship.strength, energy), 4)


def why(state: Explorer, action: Action) -> tuple[str, Values]:  # noqa: C901  one case per action
    """What speaks for an action; only true statements."""
    orbit, energy, probes = (int(state.own(slot)) for slot in (ORBIT, ENERGY, PROBES))
    results = int(state.held())
    die = int(state.box.probe_success[orbit]) if FIRST_DANGER <= orbit <= INNERMOST else 0
    match action:
        case a.AskCrew(crew):
            return "why-ask", {"funding": int(state.own(FUNDING)), "crew": crew}
        case a.AskNobody():
            return "why-no-ask", {"funding": int(state.own(FUNDING))}
        case a.AcceptCrew():
            return "why-yes", {"funding": pooled(state), "crew": int(state.asker)}
        case a.DeclineCrew():
            return "why-no", {"funding": int(state.own(FUNDING))}
        case a.BuildShip():
            return "why-build", {"funding": int(state.own(FUNDING))}
        case a.BuyDice(dice):
            return ("why-two-dice", {}) if dice == 2 else ("why-more-dice", {"tokens": dice - 2, "energy": energy})
        case a.UseRobot(system):
            level = int(state.own(SHIELDING if system == "shielding" else STRENGTH)) + 1
            return "why-repair", {"system": system, "level": level}
        case a.StayInOrbit():
            return "why-stay", {"energy": energy}
        case a.GoDown():
            if orbit == INNERMOST:
                return "why-hole", {}
            return ("why-down", {"probes": probes}) if orbit < FIRST_DANGER else ("why-deeper", {"probes": probes})
        case a.GoUp():
            if state.phase != MOVE:
                return "why-lift", {}
            return "why-up", {"results": results, "probes": probes, "energy": energy, "orbit": orbit}
        case a.TakeEnergy():
            return "why-charge", {"energy": energy}
        case a.LaunchProbe():
            return "why-launch", {"die": die, "orbit": orbit}
        case a.GiveHelp():
            return "why-help", {}
    return ("why-keep", {"die": die}) if can_launch(state) else ("why-done", {})
