"""The outlook of a seat, from its view alone: where its ship can fly, what the sky does next if no event happens, when
it must set out for home, and where every point comes from. Not compiled (msgspec)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ergosphere.core.engine.rng import Rng
from ergosphere.core.errors import BadInput
from ergosphere.core.pack import Pack
from ergosphere.core.values import Action
from ergosphere.games.chasphere import actions as do
from ergosphere.games.chasphere.faces.points import LOST, PointsLine, explain_seats
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.faces.view import TableView
from ergosphere.games.chasphere.faces.ways import Flight, flights, steps_from
from ergosphere.games.chasphere.pack import ORDER, PlanetId
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.flight import surcharge
from ergosphere.games.chasphere.rules.position import FIELDS, planet_at, space_of
from ergosphere.games.chasphere.rules.sector import NAMES, PLANETS, STAR
from ergosphere.games.chasphere.rules.sky import advance, swallowed
from ergosphere.games.chasphere.rules.state import Chasphere
from ergosphere.games.chasphere.rules.trade import bargain_cost
from ergosphere.games.chasphere.rules.turns import MOST_ENERGY, SWALLOWED_AT_END

if TYPE_CHECKING:
    from ergosphere.games.chasphere.game import ChasphereGame

SYNTHESIZER = "ore-synthesizer"
FARTHEST = 60  # game turns ahead; the third planet falls long before


class Asked(msgspec.Struct, frozen=True):
    view: str
    """A seat's view, as JSON."""
    figures: str = ""
    """What the table's pack prints, as JSON; empty for the pack of this game."""


class Ahead(msgspec.Struct, frozen=True):
    """A game turn, this one first."""

    turn: int
    moved: PlanetId | None
    ejected: tuple[PlanetId, ...]
    positions: dict[PlanetId, str]
    collapsed: bool
    ship: str | None
    """Where the ship will be if it stays where it is; at the star if it is swallowed."""
    in_time: bool
    """A ship that stays until this turn can still be home at the end."""


class Deal(msgspec.Struct, frozen=True):
    """Something that can be bought, with a sensible payment: a Synthesizer only if an ore is missing (CH-22)."""

    action: str
    cards: tuple[str, ...]
    then: tuple[str, ...]
    """The actions that then pay with exactly these cards; empty if there is no choice."""


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    past: tuple[PlanetId, ...] = ()
    """What moved in earlier game turns; empty if events have moved the sky in between."""
    ahead: tuple[Ahead, ...] = ()
    last: int = 0
    """The last game turn; 0 before the first."""
    collapse: int = 0
    """The game turn in which the star collapses; 0 once it has."""
    set_out: int = 0
    """The last game turn in which a ship that stays until then can set out and be home at the end; 0: too late."""
    last_with_event: int = 0
    """The last game turn if events move the sky once more (CH-30); each further time brings it a turn nearer."""
    set_out_with_event: int = 0
    flights: tuple[Flight, ...] = ()
    deals: tuple[Deal, ...] = ()
    bargain: int = 0
    """What a bargain costs where the ship is (CH-21, CH-24, CH-27)."""
    surcharge: int = 0
    """How much more exploring costs there."""
    lines: tuple[PointsLine, ...]


def outlook(game: ChasphereGame, options: dict[str, str], ask: Asked) -> Outlook:
    try:
        if ask.figures:
            game = type(game)(Pack(game.pack, msgspec.json.decode(ask.figures, type=dict)))
        view = game.read_view(ask.view)
        state = game.determinize(view, Rng(0))
    except (msgspec.MsgspecError, LookupError, ValueError) as problem:
        raise BadInput(TEXT.say("outlook-view", problem=str(problem))) from None
    lines = explain_seats(state)
    if view.disc is None or view.turn == 0 or view.outcome is not None:
        return Outlook(lines=lines)
    seat = view.turn_of if view.seat is None else view.seat
    own = state.clone()
    own.seat = seat
    skies = skies_ahead(state)
    times = in_time(skies, view, seat)
    ahead = tuple(describe_turn(skies, i, view.turn, seat, in_time=times[i]) for i in range(len(skies)))
    with_event = skies_ahead(after_events(state))
    times_with_event = in_time(with_event, view, seat)
    acts = view.step == "turn" and view.turn_of == seat
    return Outlook(
        past=past(state, view),
        ahead=ahead,
        last=ahead[-1].turn,
        collapse=0 if view.collapsed else next((turn.turn for turn in ahead if turn.collapsed), 0),
        set_out=last_in_time(view.turn, times),
        last_with_event=view.turn + len(with_event) - 1,
        set_out_with_event=last_in_time(view.turn, times_with_event),
        bargain=int(bargain_cost(own)),
        surcharge=int(surcharge(own)),
        flights=flights(state, seat) if acts else (),
        deals=deals(state, seat) if acts else (),
        lines=lines,
    )


def last_in_time(turn: int, times: list[bool]) -> int:
    return max((turn + i for i, safe in enumerate(times) if safe), default=0)


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


def describe_turn(skies: list[Chasphere], number: int, turn: int, seat: int, *, in_time: bool) -> Ahead:
    sky = skies[number]
    moved: list[PlanetId] = []
    if number:
        moved = [ORDER[int(planet)] for planet in advance(skies[number - 1].clone())]
    elif sky.marker >= 0:
        moved = [ORDER[int(p.marked_planet(sky))]]
    return Ahead(
        turn=turn + number,
        moved=moved[0] if moved else None,
        ejected=tuple(moved[1:]),
        positions={ORDER[k]: NAMES[int(space_of(sky, k))] for k in range(PLANETS)},
        collapsed=sky.collapsed,
        ship=None if seat >= sky.count else NAMES[int(sky.ships[FIELDS * seat + p.SPACE])],
        in_time=in_time,
    )


def past(state: Chasphere, view: TableView) -> tuple[PlanetId, ...]:
    """Without events the marker has advanced by one planet a turn, and it skips none while all six are there."""
    if view.moves != view.turn or any(planet.space == NAMES[STAR] for planet in view.planets):
        return ()
    disc = state.box.discs[PLANETS * state.disc : PLANETS * state.disc + PLANETS]
    return tuple(ORDER[int(disc[number % PLANETS])] for number in range(view.turn - 1))


# Home in time


def in_time(skies: list[Chasphere], view: TableView, seat: int) -> list[bool]:
    """For each game turn: can a ship that stays until then still be home at the end of the last one?"""
    own = view.players[seat]
    if own.lost or own.home is None:
        return [False] * len(skies)
    home = NAMES.index(own.home)
    energy = own.energy
    begun = view.turn_of == seat or seat in view.played
    acts = seat not in view.played
    found = []
    for number, sky in enumerate(skies):
        if number or not begun:
            energy = min(MOST_ENERGY, energy + own.engine)
        place = int(sky.ships[FIELDS * seat + p.SPACE])
        flies = number > 0 or acts
        found.append(
            (place != STAR or not flies) and is_home(skies, number, {place: energy}, own.engine, seat, home, flies)
        )
    return found


def is_home(
    skies: list[Chasphere], first: int, purse: dict[int, int], engine: int, seat: int, home: int, acts: bool
) -> bool:
    """Starting with the energy in the purse, by space, and flying as well as possible. Without `acts` the seat has
    already had its turn."""
    for number in range(first, len(skies)):
        if number > first:
            purse = carried(skies[number - 1], skies[number], purse, engine)
        if acts or number > first:
            purse = spread(skies[number], purse, seat)
    return home in purse


def carried(before: Chasphere, after: Chasphere, purse: dict[int, int], engine: int) -> dict[int, int]:
    """CH-12, CH-16: ships on planets are carried along; then the engine gives energy."""
    found: dict[int, int] = {}
    for space, energy in purse.items():
        planet = int(planet_at(before, space))
        place = space if planet < 0 else int(space_of(after, planet))
        if place != STAR:
            found[place] = max(found.get(place, 0), min(MOST_ENERGY, energy + engine))
    return found


def spread(sky: Chasphere, purse: dict[int, int], seat: int) -> dict[int, int]:
    """The most energy that can be left on arrival at each space in reach."""
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
    """Pay with ores and Fusion Piles deck by deck, and with Synthesizers last."""
    sky = state.clone()
    sky.journal = []
    sky.apply(seat, action)
    then: list[str] = []
    while sky.phase == p.PAYING:
        payments = [one for one in sky.legal(seat) if isinstance(one, do.Pay)]
        best = next((one for one in payments if SYNTHESIZER not in one.card), payments[0])
        then.append(str(best))
        sky.apply(seat, best)
    paid = tuple(sky.box.names[what[1]] for what in sky.journal or () if what[0] == "card-paid")
    return Deal(str(action), paid, tuple(then))


def tell(game: ChasphereGame, answer: Outlook) -> str:
    says = [TEXT.say("outlook-last", last=answer.last, set_out=answer.set_out)]
    for flight in answer.flights:
        way = " ".join(leg.space for leg in flight.way)
        says.append(TEXT.say("outlook-flight", space=flight.space, energy=flight.energy, way=way))
    for line in answer.lines:
        points = "none" if line.source == LOST else line.points
        says.append(TEXT.say("outlook-points", seat=line.seat, points=points, text=line.text))
    return "\n".join(map(str, says))
