"""The outlook of a seat: where its ship can fly, what the sky does next if no event happens, the last turn in which it
can still set out for home, and where every point comes from. Made from a view alone. Not compiled (msgspec)."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

import msgspec

from ergosphere.core.engine.rng import Rng
from ergosphere.core.errors import BadInput
from ergosphere.core.pack import Pack
from ergosphere.core.values import Action
from ergosphere.games.chasphere import actions as do
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.faces.view import Player, TableView
from ergosphere.games.chasphere.pack import ORDER, Figures, PlanetId
from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.flight import step_cost, surcharge
from ergosphere.games.chasphere.rules.position import FIELDS, planet_at
from ergosphere.games.chasphere.rules.sector import NAMES, NOWHERE, PLANETS, STAR, TARGETS
from ergosphere.games.chasphere.rules.sky import advance, swallowed
from ergosphere.games.chasphere.rules.state import Chasphere
from ergosphere.games.chasphere.rules.trade import bargain_cost
from ergosphere.games.chasphere.rules.turns import MOST_ENERGY, SWALLOWED_AT_END
from ergosphere.games.chasphere.tools import companion

SYNTHESIZER = "ore-synthesizer"
FARTHEST = 60  # game turns ahead; the third planet falls long before


class Seen(msgspec.Struct, frozen=True):
    view: str
    """A seat's view, as JSON."""


class Leg(msgspec.Struct, frozen=True):
    space: str
    energy: int


class Flight(msgspec.Struct, frozen=True):
    """The cheapest way to a space, step by step (CH-17, CH-24)."""

    space: str
    energy: int
    way: tuple[Leg, ...]


class Ahead(msgspec.Struct, frozen=True):
    """A game turn, this one first."""

    turn: int
    moved: PlanetId | None
    ejected: tuple[PlanetId, ...]
    positions: dict[PlanetId, str]
    collapsed: bool
    ship: str | None
    """Where the ship is then if it stays where it is; the star: swallowed."""
    in_time: bool
    """A ship that stays until this turn can still be home at the end."""


class Deal(msgspec.Struct, frozen=True):
    """Something that can be bought, and a sensible payment: a Synthesizer only where an ore is missing (CH-22)."""

    action: str
    cards: tuple[str, ...]
    then: tuple[str, ...]
    """The actions after it that pay with just these cards; empty where there is no choice."""


class Line(msgspec.Struct, frozen=True):
    """Some of a seat's points, as if the game ended now."""

    seat: int
    source: str
    points: int
    text: str


class Outlook(msgspec.Struct, frozen=True):
    past: tuple[PlanetId, ...]
    """What moved in the game turns before; empty where events have moved the sky in between."""
    ahead: tuple[Ahead, ...]
    last: int
    """The last game turn; 0 before the first."""
    collapse: int
    """The game turn in which the star collapses; 0 once it has."""
    set_out: int
    """The last game turn in which a ship that stays until then can set out and be home at the end; 0: too late."""
    last_with_event: int
    """The last game turn if events move the sky once more (CH-30); each further time it comes a turn earlier."""
    set_out_with_event: int
    flights: tuple[Flight, ...]
    deals: tuple[Deal, ...]
    bargain: int
    """What a bargain costs where the ship is (CH-21, CH-24, CH-27)."""
    surcharge: int
    """What exploring costs more there."""
    lines: tuple[Line, ...]


def outlook(game: Any, options: dict[str, str], ask: Seen) -> Outlook:
    try:
        seen = game.read_view(ask.view)
        if seen.figures is not None and seen.figures != game.figures:
            game = type(game)(Pack(game.pack, msgspec.to_builtins(seen.figures)))  # the table's own figures
        state = game.determinize(seen, Rng(0))
    except (msgspec.MsgspecError, LookupError, ValueError) as problem:
        raise BadInput(TEXT.say("outlook-view", problem=str(problem))) from None
    lines = explained(game, seen)
    if seen.disc is None or seen.turn == 0 or seen.outcome is not None:
        return Outlook((), (), 0, 0, 0, 0, 0, (), (), 0, 0, lines)
    seat = seen.turn_of if seen.seat is None else seen.seat
    own = state.clone()
    own.seat = seat
    skies = skies_ahead(state)
    ahead = [told(skies, i, seen.turn, seat) for i in range(len(skies))]
    times = in_time(skies, seen, seat)
    ahead = [msgspec.structs.replace(one, in_time=safe) for one, safe in zip(ahead, times, strict=True)]
    hurried = skies_ahead(after_events(state))
    hurried_times = in_time(hurried, seen, seat)
    acts = seen.step == "turn" and seen.turn_of == seat
    return Outlook(
        past=past(state, seen),
        ahead=tuple(ahead),
        last=ahead[-1].turn,
        collapse=0 if seen.collapsed else next((one.turn for one in ahead if one.collapsed), 0),
        set_out=max((one.turn for one in ahead if one.in_time), default=0),
        last_with_event=seen.turn + len(hurried) - 1,
        set_out_with_event=max((seen.turn + i for i, safe in enumerate(hurried_times) if safe), default=0),
        bargain=int(bargain_cost(own)),
        surcharge=int(surcharge(own)),
        flights=flights(state, seat) if acts else (),
        deals=deals(state, seat) if acts else (),
        lines=lines,
    )


# The sky


def skies_ahead(state: Chasphere) -> list[Chasphere]:
    """A state for each game turn from this one to the last, with every ship staying where it is (CH-31)."""
    skies = [state]
    last = int(state.last_turn)
    while len(skies) < FARTHEST and (state.turn + len(skies) - 1 != last if last else True):
        sky = skies[-1].clone()
        advance(sky)
        skies.append(sky)
        if not last and swallowed(sky) >= SWALLOWED_AT_END:
            break
    return skies


def after_events(state: Chasphere) -> Chasphere:
    """The sky if two events moved it now, in the middle of the turn (CH-30, CH-31)."""
    sky = state.clone()
    advance(sky)
    if not sky.last_turn and swallowed(sky) >= SWALLOWED_AT_END:
        sky.last_turn = sky.turn + 1
    return sky


def told(skies: list[Chasphere], number: int, turn: int, seat: int) -> Ahead:
    sky = skies[number]
    moved: list[PlanetId] = []
    if number:
        moved = [ORDER[int(planet)] for planet in advance(skies[number - 1].clone())]
    elif sky.marker >= 0:
        moved = [ORDER[int(t.marked_planet(sky))]]
    return Ahead(
        turn=turn + number,
        moved=moved[0] if moved else None,
        ejected=tuple(moved[1:]),
        positions={ORDER[k]: NAMES[int(sky.at >> (5 * k) & 31)] for k in range(PLANETS)},
        collapsed=sky.collapsed,
        ship=None if seat >= sky.count else NAMES[int(sky.ships[FIELDS * seat + t.SPACE])],
        in_time=False,
    )


def past(state: Chasphere, seen: TableView) -> tuple[PlanetId, ...]:
    """Without events the marker went on by one planet a turn; none was skipped while all six were there."""
    if seen.moves != seen.turn or any(planet.space == NAMES[STAR] for planet in seen.planets):
        return ()
    disc = state.box.discs[PLANETS * state.disc : PLANETS * state.disc + PLANETS]
    return tuple(ORDER[int(disc[number % PLANETS])] for number in range(seen.turn - 1))


# Ways


def flights(state: Chasphere, seat: int) -> tuple[Flight, ...]:
    """Every space in reach of the energy that is left."""
    start = int(state.ships[FIELDS * seat + t.SPACE])
    best = cheapest(state, seat, int(state.ships[FIELDS * seat + t.ENERGY]))
    return tuple(
        Flight(NAMES[space], best[space][0], way_to(best, start, space)) for space in sorted(best) if space != start
    )


def cheapest(state: Chasphere, seat: int, most: int) -> dict[int, tuple[int, int]]:
    """By space, for so much energy at most: what the cheapest way costs, and the space before it."""
    start = int(state.ships[FIELDS * seat + t.SPACE])
    best: dict[int, tuple[int, int]] = {start: (0, start)}
    queue = [(0, 0, start)]
    while queue:
        spent, steps, space = heappop(queue)
        if spent > best[space][0]:
            continue
        for target, cost in steps_from(state, space, steps == 0 and state.stopped):
            total = spent + cost
            if total <= most and (target not in best or total < best[target][0]):
                best[target] = (total, space)
                heappush(queue, (total, steps + 1, target))
    return best


def way_to(best: dict[int, tuple[int, int]], start: int, space: int) -> tuple[Leg, ...]:
    legs: list[Leg] = []
    while space != start:
        spent, before = best[space]
        legs.append(Leg(NAMES[space], spent - best[before][0]))
        space = before
    return tuple(reversed(legs))


def steps_from(sky: Chasphere, space: int, stopped: bool) -> list[tuple[int, int]]:
    """Where one step leads, with its cost; the ship is that of the seat whose turn it is."""
    planet = int(planet_at(sky, space))
    extra = int(sky.contaminated >> planet & 1) if stopped and planet >= 0 else 0
    found = []
    for target in TARGETS[4 * space : 4 * space + 4]:
        if int(target) != NOWHERE:
            cost = int(step_cost(sky, space, int(target)))
            if cost:
                found.append((int(target), cost + extra))
    return found


def in_time(skies: list[Chasphere], seen: TableView, seat: int) -> list[bool]:
    """For each game turn: can a ship that stays until then still be home at the end of the last one?"""
    own = seen.players[seat]
    if own.lost or own.home is None:
        return [False] * len(skies)
    home = NAMES.index(own.home)
    energy = own.energy
    begun = seen.turn_of == seat or seat in seen.played
    acts = seat not in seen.played
    found = []
    for number, sky in enumerate(skies):
        if number or not begun:
            energy = min(MOST_ENERGY, energy + own.engine)
        place = int(sky.ships[FIELDS * seat + t.SPACE])
        if number == 0 and not acts:
            rest = {place: energy}
            found.append(is_home(skies, number, rest, own.engine, seat, home, False))
        elif place == STAR:
            found.append(False)
        else:
            found.append(is_home(skies, number, {place: energy}, own.engine, seat, home, True))
    return found


def is_home(
    skies: list[Chasphere], first: int, purse: dict[int, int], engine: int, seat: int, home: int, acts: bool
) -> bool:
    """From a game turn on, with the energy in the purse by space, flying wherever it pays."""
    for number in range(first, len(skies)):
        if number > first:
            purse = carried(skies[number - 1], skies[number], purse, engine)
        if acts or number > first:
            purse = spread(skies[number], purse, seat)
    return home in purse


def carried(before: Chasphere, after: Chasphere, purse: dict[int, int], engine: int) -> dict[int, int]:
    """CH-12, CH-16: what stands on a planet goes with it; then comes new energy."""
    found: dict[int, int] = {}
    for space, energy in purse.items():
        planet = int(planet_at(before, space))
        place = space if planet < 0 else int(after.at >> (5 * planet) & 31)
        if place != STAR:
            found[place] = max(found.get(place, 0), min(MOST_ENERGY, energy + engine))
    return found


def spread(sky: Chasphere, purse: dict[int, int], seat: int) -> dict[int, int]:
    """The most energy that can be left at each space in reach."""
    sky = sky.clone()
    sky.seat = seat
    best = dict(purse)
    queue = [(space, energy, True) for space, energy in purse.items()]
    while queue:
        space, energy, stopped = queue.pop()
        if energy < best.get(space, 0):
            continue
        for target, cost in steps_from(sky, space, stopped):
            left = energy - cost
            if left >= 0 and left > best.get(target, -1):
                best[target] = left
                queue.append((target, left, False))
    return best


# Purchases


def deals(state: Chasphere, seat: int) -> tuple[Deal, ...]:
    bought = (do.Seize, do.UpgradeEngine, do.BuySynthesizer)
    return tuple(deal(state, seat, action) for action in state.legal(seat) if isinstance(action, bought))


def deal(state: Chasphere, seat: int, action: Action) -> Deal:
    """Ores and Fusion Piles as they come, deck by deck; Synthesizers last."""
    sky = state.clone()
    sky.journal = []
    sky.apply(seat, action)
    then: list[str] = []
    while sky.phase == t.PAYING:
        payments = [one for one in sky.legal(seat) if isinstance(one, do.Pay)]
        best = next((one for one in payments if SYNTHESIZER not in one.card), payments[0])
        then.append(str(best))
        sky.apply(seat, best)
    paid = tuple(sky.box.names[what[1]] for what in sky.journal or () if what[0] == "card-paid")
    return Deal(str(action), paid, tuple(then))


# Points


def explained(game: Any, seen: TableView) -> tuple[Line, ...]:
    if any(player.ship is None for player in seen.players):
        return ()
    table = companion.Table(tuple(written(game.figures, player, seat) for seat, player in enumerate(seen.players)))
    return tuple(
        Line(int(step.player), step.source, step.points, step.detail) for step in companion.score(game, {}, table).steps
    )


def written(figures: Figures, player: Player, seat: int) -> companion.PlayerTable:
    """A player as at a real table."""
    faces = {card.id: card for card in figures.decks.card}
    values = {one.id: one.points for one in figures.opportunities.opportunity}
    first = {"no": 0, "alone": figures.points.first_explorer, "shared": figures.points.shared_explorer}
    cards = []
    for id in player.cards:
        card = faces.get(id)
        if card is None:  # of the Ship-shop
            cards.append(id.partition("/")[2])
            continue
        words = [card.face, card.of] if card.of else [card.face]
        cards.append(" ".join([*words, str(card.points)] if card.face in companion.WITH_POINTS else words))
    return companion.PlayerTable(
        name=str(seat),
        home=player.space == player.home,
        lost=player.lost > 0,
        engine=player.engine,
        explored=len(player.markers),
        first_explorer=first[player.first_explorer],
        opportunities=tuple(values[id] for id in player.opportunities),
        cards=tuple(cards),
    )


def tell(game: Any, answer: Outlook) -> str:
    says = [TEXT.say("outlook-last", last=answer.last, set_out=answer.set_out)]
    for flight in answer.flights:
        way = " ".join(leg.space for leg in flight.way)
        says.append(TEXT.say("outlook-flight", space=flight.space, energy=flight.energy, way=way))
    for line in answer.lines:
        points = "none" if line.source == companion.LOST else line.points
        says.append(TEXT.say("outlook-points", seat=line.seat, points=points, text=line.text))
    return "\n".join(map(str, says))
