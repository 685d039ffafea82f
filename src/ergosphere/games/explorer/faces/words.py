"""Actions, crews, news and things to look up, for people who read and type. Not compiled."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ergosphere.core.talk import Choices, Names, Topic
from ergosphere.core.text import Sentence
from ergosphere.core.values import Action, Event
from ergosphere.games.explorer import actions as a
from ergosphere.games.explorer.faces import events
from ergosphere.games.explorer.faces.card_effects import effect_sentence
from ergosphere.games.explorer.faces.events import CrewEvent
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.faces.view import ExplorerView
from ergosphere.games.explorer.rules.box import INNERMOST, Box
from ergosphere.games.explorer.rules.cards import EVENTS, RESULTS
from ergosphere.games.explorer.rules.position import FUNDING, ORBIT, WIDTH
from ergosphere.games.explorer.rules.state import Explorer

MOST_LEVEL = 3


def pooled(state: Explorer) -> int:
    """EX-3: what two crews have together, in millions."""
    added = int(state.own(FUNDING)) + int(state.rows[WIDTH * state.asker + FUNDING])
    return min(added, int(state.box.most_funding))


def meaning(state: Explorer, action: Action) -> Sentence:  # noqa: C901  one case per action
    """What a legal action does, in a few words."""
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
            cost = int(state.box.price) * (probes + shielding + strength + power)
            energy = min(int(state.box.tokens) * power, int(state.box.most_tokens))
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
            return TEXT.say("do-launch", die=int(state.box.probe_success[orbit]))
        case a.GiveHelp(gift, crew):
            return TEXT.say("do-give", gift=gift, crew=crew)
    return TEXT.say("do-done")


# Crews


def crew_of(view: ExplorerView, seat: int) -> int:
    return next((ship.crew for ship in view.ships if seat in ship.seats), -1)


def crew_name(view: ExplorerView, crew: int, names: Names, inside: bool = False) -> str:
    """EX-4: by the ship's name, if somebody of the crew gave it one."""
    given = next((names[seat] for seat in view.ships[crew].seats if names.get(seat)), None)
    return given or TEXT.words("crew-inside" if inside else "crew", {"crew": crew})


def seat_names(view: ExplorerView, seats: int, names: Names) -> list[str]:
    """A seat that flies alone is named after its crew; in larger crews, joined ones too, seats are told apart."""
    called = []
    for seat in range(seats):
        crew = crew_of(view, seat)
        if len(view.ships[crew].seats) == 1:
            called.append(crew_name(view, crew, names))
        else:
            values = {"seat": seat, "crew": crew, "crews": len(view.ships)}
            called.append(names.get(seat) or TEXT.words("page-crew-seat", values))
    return called


# News


def tell(happened: Sequence[Event], view: ExplorerView, names: Names) -> list[Sentence]:
    """A ship that has changed orbit and has nothing left to move isn't mentioned twice."""
    pairs = zip([None, *happened], happened, strict=False)
    return [told(event, view, names) for before, event in pairs if not stays(before, event)]


def stays(before: Event | None, event: Event) -> bool:
    if not isinstance(before, events.ShipMoved) or not isinstance(event, events.ShipMoved) or event.how != "moved":
        return False
    return msgspec.structs.replace(before, how=event.how) == event


def told(event: Event, view: ExplorerView, names: Names) -> Sentence:
    said = event.sentence(TEXT)
    if not isinstance(event, CrewEvent):
        return said
    name = crew_name(view, event.crew, names)
    if isinstance(event, events.TurnBegan):
        team = len(view.ships[event.crew].seats) > 1
        alone = "yes" if sum(bool(ship.seats) for ship in view.ships) == 1 else "no"
        seat = names.get(event.seat) or TEXT.words("seat", {"seat": event.seat}) if team else "none"
        seat = "none" if seat == name else seat
        return TEXT.say("turn-told", round=event.round, alone=alone, crew=name, seat=seat)
    said.values["crew"] = name
    if "other" in said.values:
        said.values["other"] = crew_name(view, event.other, names, inside=True)  # type: ignore[attr-defined]
    return said


# Moves


def choices(state: Explorer, legal: list[Action]) -> Choices:
    """Ships to build are too many for a list: examples, and how to type the others. Dice have their own numbers."""
    if any(isinstance(action, a.BuildShip) for action in legal):
        examples = [action for action in designs(state) if action in legal]
        rest = [action for action in sorted(legal, key=str) if action not in examples]
        values = {"funding": int(state.own(FUNDING)), "price": int(state.box.price)}
        return Choices([*examples, *rest], len(examples), str(TEXT.say("build-form", **values)))
    ordered = sorted(legal, key=lambda action: (ORDER.index(type(action)), str(action)))
    return Choices(ordered, len(ordered), first=2 if any(isinstance(action, a.BuyDice) for action in ordered) else 1)


ORDER: tuple[type[Action], ...] = (
    a.BuyDice, a.AskCrew, a.AskNobody, a.AcceptCrew, a.DeclineCrew, a.BuildShip, a.GoDown, a.GoUp, a.StayInOrbit,
    a.TakeEnergy, a.LaunchProbe, a.UseRobot, a.GiveHelp, a.EndTurn,
)  # fmt: skip


def designs(state: Explorer) -> list[Action]:
    """Ships that spend all the money, each with another idea: balanced, for probes, for the way home, for safety."""
    levels = min(4 * MOST_LEVEL, int(state.own(FUNDING)) // int(state.box.price))
    found: list[Action] = []
    for order in ((3, 0, 2, 1), (0, 3, 0, 3), (3, 3, 0, 2), (2, 1, 3, 0)):
        built = [0, 0, 0, 0]
        wanted = [*order, *(0, 3, 2, 1) * MOST_LEVEL * 2]
        while sum(built) < levels and wanted:
            item = wanted.pop(0)
            built[item] += built[item] < MOST_LEVEL
        ship = a.BuildShip(*built)
        if ship not in found:
            found.append(ship)
    return found


def called(action: Action) -> list[str]:
    """What else people say."""
    match action:
        case a.BuildShip(probes, shielding, strength, power):
            return [f"build {probes} {shielding} {strength} {power}", f"{probes},{shielding},{strength},{power}"]
        case a.BuyDice(dice):
            return [f"roll {dice}", f"{dice} dice"]
        case a.LaunchProbe():
            return ["launch probe", "launch a probe", "probe"]
        case a.UseRobot(system):
            return [system]
        case a.EndTurn():
            return ["end", "end turn"]
        case a.TakeEnergy():
            return ["energy", "take energy"]
        case a.AskNobody():
            return ["nobody", "fly alone"]
    return []


# Things to look up


def topics(box: Box) -> list[Topic]:
    return [*event_topics(box), *result_topics(), *item_topics()]


def event_topics(box: Box) -> list[Topic]:
    found = []
    for kind, card in enumerate(EVENTS):
        figures = events.drawn(box, 0, kind)
        does = effect_sentence(TEXT, card, figures, figures.most_probes)
        parts = [TEXT.words(card, {}, "telex"), does, TEXT.words(card, {}, "science")]
        found.append(Topic(TEXT.words(card, {}), "\n".join(parts), (card,)))
    return found


def result_topics() -> list[Topic]:
    return [
        Topic(
            TEXT.words("page-result-title", {"card": card}),
            f"{TEXT.words(card, {})}\n{TEXT.words(card, {}, 'why')}",
            (card,),
        )
        for card in RESULTS
    ]


def item_topics() -> list[Topic]:
    items = ("probes", "shielding", "strength", "energy", "results")
    return [
        Topic(
            TEXT.words("page-results", {}) if item == "results" else TEXT.words("page-item", {"item": item}),
            TEXT.words("page-item-why", {"item": item}),
            ("power",) if item == "energy" else ("probe",) if item == "probes" else (item,),
        )
        for item in items
    ]
