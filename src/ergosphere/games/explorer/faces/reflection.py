"""EX-26: what players may reflect on after the match, with the story of their missions."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ergosphere.core.text import Catalogue
from ergosphere.core.values import Event
from ergosphere.games.explorer.faces import events


class Mission(msgspec.Struct):
    """One ship of a crew, from the yard to its end."""

    built: events.ShipBuilt
    turns: int = 0
    deepest: int = 0
    cards: list[str] = []
    launched: int = 0
    found: list[str] = []
    fate: str = "under-way"


def missions(told: Sequence[Event], crew: int) -> list[Mission]:
    found: list[Mission] = []
    for event in told:
        if getattr(event, "crew", None) != crew:
            continue
        if isinstance(event, events.ShipBuilt):
            found.append(Mission(event))
        elif found:
            follow(found[-1], event)
    return found


def follow(mission: Mission, event: Event) -> None:  # noqa: C901  one case per kind of event
    match event:
        case events.TurnBegan():
            mission.turns += mission.fate == "under-way"
        case events.ShipMoved(place="orbit"):
            mission.deepest = max(mission.deepest, event.orbit)
        case events.EventDrawn():
            mission.cards.append(event.card)
        case events.ProbeLaunched():
            mission.launched += 1
        case events.ResultFound():
            mission.found.append(event.card)
        case events.ShipLost():
            mission.fate = "fell"
        case events.WormholePassed():
            mission.fate = "wormhole"
        case events.HomeReached(results=0):
            mission.fate = "empty"
        case events.PresentationFailed():
            mission.fate = "failed"
        case events.PrizeWon() if mission.fate != "wormhole":
            mission.fate = "prize"


def reflect(text: Catalogue, told: Sequence[Event], crews: Sequence[tuple[int, str]]) -> list[str]:
    """The story of each crew, what its probes have found, and three questions."""
    stories = [(name, missions(told, crew)) for crew, name in crews]
    lines = [line for name, flown in stories for line in story(text, name if len(stories) > 1 else None, flown)]
    results = list(dict.fromkeys(card for _, flown in stories for mission in flown for card in mission.found))
    lines += [f"{text.words(card, {})}\n    {text.words(card, {}, 'why')}" for card in results]
    last = [flown[-1].fate for _, flown in stories if flown]
    lines += [
        text.words("page-think", {}) + ":",
        text.words("page-think-hole", {"found": len(results)}),
        text.words("page-think-real", {}),
        text.words("page-think-again", {"fate": last[0] if len(last) == 1 else "under-way"}),
    ]
    return lines


def story(text: Catalogue, name: str | None, flown: list[Mission]) -> list[str]:
    if not flown:
        return []
    lines = [text.words("page-story", {}) if name is None else text.words("page-story-of", {"name": name})]
    for number, mission in enumerate(flown, 1):
        built = mission.built
        levels = {name: getattr(built, name) for name in ("probes", "shielding", "strength", "energy")}
        last = text.words(mission.cards[-1], {}) if mission.cards else ""
        said = [
            text.words("page-story-ship", {"mission": number, **levels}),
            text.words("page-story-depth", {"turns": mission.turns, "deepest": mission.deepest}),
            text.words("page-story-events", {"events": len(mission.cards), "cards": last}),
            text.words("page-story-probes", {"launched": mission.launched, "found": len(mission.found)}),
            text.words("page-story-fate", {"fate": mission.fate}),
        ]
        lines.append(" ".join(said))
    return ["\n".join([f"{lines[0]}:", *lines[1:]])]
