"""For people who read and type: what happened, what an action does, things to look up; never ids. Not compiled."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from ergosphere.core.talk import Choices, Names, Topic
from ergosphere.core.text import Sentence
from ergosphere.core.values import Action, Event
from ergosphere.games.chasphere import actions as do
from ergosphere.games.chasphere.faces import events
from ergosphere.games.chasphere.faces.draw import collapse
from ergosphere.games.chasphere.faces.names import PackText, listed
from ergosphere.games.chasphere.faces.points import LOST, PointsLine
from ergosphere.games.chasphere.faces.view import TableView
from ergosphere.games.chasphere.pack import ORDER
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.flight import leaving_toll, step_cost, surcharge
from ergosphere.games.chasphere.rules.position import FIELDS, planet_at
from ergosphere.games.chasphere.rules.sector import NAMES, STAR
from ergosphere.games.chasphere.rules.state import Chasphere
from ergosphere.games.chasphere.rules.trade import bargain_cost

ABOUT_SEATS = "told-"
"""How the ids of sentences begin that tell what a seat does, to that player or about that player, as on the page."""
SILENT = (events.MarkerAdvanced, events.TurnBegan)
"""The next line or the prompt says the same."""
IN_LIST: tuple[type[Action], ...] = (
    do.TakeShip, do.MoveShip, do.Jump, do.Explore, do.Analyze, do.TakeArtifact, do.Seize, do.UpgradeEngine,
    do.BuySynthesizer, do.Swap, do.SwapFor, do.Pay, do.Keep, do.KeepNoMore, do.PutOnTop, do.PutUnder, do.EndTurn,
)  # fmt: skip
"""The order of the list of moves: flights first, the end of the turn last."""


def seat_names(text: PackText, view: TableView, names: Names) -> list[str]:
    """People by the names they chose, others by the ship they fly."""
    return [
        names.get(seat) or (str(text.ships[player.ship]) if player.ship else text.words("seat", {"seat": seat}))
        for seat, player in enumerate(view.players)
    ]


# What happened


def tell(text: PackText, happened: Sequence[Event], view: TableView, names: Names) -> list[Sentence]:
    called = seat_names(text, view, names)
    known = set(text.ids())
    said: list[Sentence] = []
    for kind, group in groupby(happened, key=type):
        run = list(group)
        if kind is events.CardLaidOut:
            cards = [text.cards[event.card] for event in run if isinstance(event, events.CardLaidOut)]
            said.append(text.say("card-laid-out", card=listed(cards)))
        elif kind is events.OpportunityOpened and len(run) > 1:
            said.append(text.say("opportunities-opened"))
            said += [
                text.say("an-opportunity", opportunity=event.opportunity)
                for event in run
                if isinstance(event, events.OpportunityOpened)
            ]
        elif not issubclass(kind, SILENT):
            said += [about_seats(text, event, view, called, known) for event in run]
    return said


def about_seats(text: PackText, event: Event, view: TableView, called: list[str], known: set[str]) -> Sentence:
    said = event.sentence(text)
    id = ABOUT_SEATS + said.id
    if id not in known:
        return said
    values = dict(said.values)
    seat = getattr(event, "seat", None)
    if seat is not None:
        values |= {"name": called[seat], "you": yes(seat == view.seat)}
        values["same"] = yes(str(values.get("ship")) == called[seat])
    if isinstance(event, events.ArtifactTaken):
        values["other"] = text.words("you", {}) if event.other == view.seat else called[event.other]
    if isinstance(event, events.GameEnded):
        values["winners"] = listed([called[winner] for winner in event.winners])
        values |= {"count": len(event.winners), "you": yes(event.winners == (view.seat,))}
    return Sentence(text, id, values)


def score_sheet(text: PackText, lines: Sequence[PointsLine], called: list[str]) -> list[str]:
    """Where the points come from, player by player; CH-15: a lost player has none to explain."""
    sheet = []
    for seat, name in enumerate(called):
        swallowed = next((line for line in lines if line.seat == seat and line.source == LOST), None)
        if swallowed is not None:
            sheet.append(text.words("score-lost", {"name": name, "detail": swallowed.text}))
            continue
        parts = [
            text.words(
                "drawn-source",
                {
                    "source": text.words("page-source", {"source": line.source}),
                    "points": line.points,
                    "detail": line.text,
                },
            )
            for line in lines
            if line.seat == seat
        ]
        total = sum(line.points for line in lines if line.seat == seat)
        sheet.append(text.words("drawn-total", {"name": name, "points": total}))
        sheet += [f"      {part}" for part in parts]
    return sheet


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


# Actions


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
            ship = state.box.ship_names[int(state.ships[FIELDS * other + p.SHIP])]
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
    return ORDER[int(planet_at(state, state.ships[FIELDS * seat + p.SPACE]))]


def step(state: Chasphere, seat: int, space: str) -> Sentence:
    target = NAMES.index(space)
    cost = int(step_cost(state, state.ships[FIELDS * seat + p.SPACE], target) + leaving_toll(state))
    planet = int(planet_at(state, target))
    return state.box.text.say("do-move", space=space, cost=cost, planet="none" if planet < 0 else ORDER[planet])


def choices(legal: list[Action]) -> Choices:
    return Choices(sorted(legal, key=lambda action: (IN_LIST.index(type(action)), str(action))), len(legal))


def called(state: Chasphere, action: Action) -> list[str]:
    """Planets, spaces and cards by their names, with and without a verb."""
    text = state.box.text
    match action:
        case do.MoveShip(space):
            planet = int(planet_at(state, NAMES.index(space)))
            places = [space] if planet < 0 else [space, text.figures.sector.planet[planet].name]
            return [word for place in places for word in (place, f"fly {place}", f"fly to {place}", f"move {place}")]
        case do.Jump(planet, by):
            name = text.planets[planet]
            how = by if by not in text.cards else str(text.cards[by])
            return [f"jump {name}", f"jump {name} by {how}", f"jump to {name} by {how}"]
        case do.Explore(energy):
            return [f"explore {energy} cards", f"draw {energy}"]
        case do.Swap(card) | do.SwapFor(card) | do.Pay(card) | do.Keep(card) | do.PutOnTop(card) | do.PutUnder(card):
            return [f"{action.verb} {text.cards[card]}"]
        case do.Seize(opportunity):
            return [f"seize {text.opportunities[opportunity]}"]
        case do.TakeShip(ship):
            return [str(text.ships[ship])]
        case do.EndTurn():
            return ["end turn", "done"]
    return []


# Things to look up


def topics(text: PackText, view: TableView) -> list[Topic]:
    return [*cards(text), *planets(text, view), *spaces(text, view), *star(text, view), *ships(text)]


def cards(text: PackText) -> list[Topic]:
    """Each kind of card once, with the decks that contain it."""
    found: dict[str, tuple[str, list[str], list[str]]] = {}
    points = text.figures.points
    for card in text.figures.decks.card:
        name = str(text.card(card, ambiguous=False))
        values = {
            "face": card.face,
            "of": card.of,
            "planet": text.planets.get(card.of, card.of),
            "points": card.points,
            "set": points.set,
            "food": points.food,
            "artifact": points.artifact,
            "most": points.c_matter[0],
        }
        _, decks, ids = found.setdefault(name, (text.words("page-card-does", values), [], []))
        decks.append(text.planets[card.deck])
        ids += [card.id, card.face, text.words("page-card", values)]
    return [
        Topic(name, f"{does} {in_decks(text, list(dict.fromkeys(decks)))}", tuple(ids))
        for name, (does, decks, ids) in found.items()
    ]


def in_decks(text: PackText, planets: list[str]) -> str:
    return text.words("topic-decks", {"decks": listed(planets), "count": len(planets)})


def planets(text: PackText, view: TableView) -> list[Topic]:
    sizes = {deck.planet: len(deck.top) + deck.between + len(deck.bottom) for deck in view.decks}
    return [
        Topic(
            text.planets[seen.planet],
            text.words(
                "topic-planet",
                {
                    "space": seen.space,
                    "contaminated": yes(seen.contaminated),
                    "size": sizes[seen.planet],
                },
            ),
            (seen.planet,),
        )
        for seen in view.planets
    ]


def spaces(text: PackText, view: TableView) -> list[Topic]:
    on = {seen.space: text.planets[seen.planet] for seen in view.planets}
    homes = {player.home: text.ships[player.ship] for player in view.players if player.ship}
    return [
        Topic(
            space,
            text.words("topic-space", {"planet": on.get(space, "none"), "home": str(homes.get(space, "none"))}),
        )
        for space in NAMES
        if space != NAMES[STAR]
    ]


def star(text: PackText, view: TableView) -> list[Topic]:
    """Unknown before the disc is drawn."""
    name = text.words("topic-star", {"collapsed": yes(view.collapsed)})
    return [Topic(name, str(said), (NAMES[STAR],)) for said in collapse(text, view)]


def ships(text: PackText) -> list[Topic]:
    starts = {planet.id: planet.start for planet in text.figures.sector.planet}
    return [
        Topic(
            ship.name,
            text.words("topic-ship", {"planet": text.planets[ship.home], "space": starts[ship.home]}),
            (ship.id,),
        )
        for ship in text.figures.sector.ship
    ]
