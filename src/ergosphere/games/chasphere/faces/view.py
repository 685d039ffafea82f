"""What a seat knows, its memory of the decks included. Not compiled (msgspec)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ergosphere.core import values
from ergosphere.core.values import Outcome
from ergosphere.games.chasphere.pack import ORDER, PlanetId
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import SEATS, SLOTS, Box
from ergosphere.games.chasphere.rules.cargo import cards_in
from ergosphere.games.chasphere.rules.decks import VIEWERS, knows
from ergosphere.games.chasphere.rules.position import FIELDS, hand_kind, space_of
from ergosphere.games.chasphere.rules.scoring import SOURCES, points_by_source
from ergosphere.games.chasphere.rules.sector import NAMES, PLANETS
from ergosphere.games.chasphere.rules.state import Chasphere

Step = Literal[
    "drawing-first", "drawing-disc", "dealing-ships", "dealing-cards", "opening", "drawing", "looking",
    "choosing-ships", "turn", "keeping", "returning", "swapping", "paying", "over",
]  # fmt: skip
STEPS: tuple[Step, ...] = Step.__args__  # type: ignore[attr-defined]
Restriction = Literal["any", "no-event", "well-hidden"]
RESTRICTIONS: dict[Restriction, int] = {
    "any": 0,
    "no-event": p.NO_EVENT,
    "well-hidden": p.NO_EVENT | p.WELL_HIDDEN,
}


class Place(msgspec.Struct, frozen=True):
    """A card in a deck or a hand. Without `card` the seat doesn't know it, but may know what it can't be."""

    card: str | None
    public: bool = False
    """Does everybody know it?"""
    restriction: Restriction = "any"


class DeckView(msgspec.Struct, frozen=True):
    """From the top: `top`, then `between` cards in an order that nobody knows, then `bottom`."""

    planet: PlanetId
    top: tuple[Place, ...]
    between: int
    bottom: tuple[Place, ...]


class PlanetView(msgspec.Struct, frozen=True):
    planet: PlanetId
    space: str
    contaminated: bool


class Player(msgspec.Struct, frozen=True):
    ship: str | None
    home: str | None
    space: str
    energy: int
    engine: int
    """Energy a turn."""
    markers: tuple[PlanetId, ...]
    first_explorer: Literal["no", "alone", "shared"]
    completed: int
    """The game turn that brought the sixth marker, or 0."""
    cards: tuple[str, ...]
    opportunities: tuple[str, ...]
    lost: int
    """The number of the planet move that swallowed the ship, or 0."""
    points: dict[str, int]
    """By source, as if the game ended now."""


class Exploration(msgspec.Struct, frozen=True):
    """Or a look with an Analyzer, which takes no energy."""

    planet: PlanetId
    energy: int
    drawn: int
    hand: tuple[Place, ...]
    keep_limit: int
    kept: int
    on_top: int
    """Cards put back on top so far; `at_bottom`: at the bottom; `hand` holds the others."""
    at_bottom: int
    looks: int


class Payment(msgspec.Struct, frozen=True):
    purchase: str
    needs: int
    synthesizers: int
    deck: int


class TableView(values.View, frozen=True):
    events: Literal["detailed", "overview"]
    repulsion: Literal["free", "chain"]
    ships: Literal["random", "choose"]
    step: Step
    turn_of: int
    first: int | None
    turn: int
    last_turn: int
    played: tuple[int, ...]
    disc: str | None
    marker: int | None
    """Place on the disc, from 0."""
    visits: int
    collapsed: bool
    moves: int
    planets: tuple[PlanetView, ...]
    players: tuple[Player, ...]
    decks: tuple[DeckView, ...]
    zone: tuple[str, ...]
    shop: int
    gone: tuple[str, ...]
    open: tuple[str, ...]
    vanished: tuple[str, ...]
    event: str | None
    explored: tuple[PlanetId, ...]
    analyzed: bool
    stopped: bool
    exploration: Exploration | None
    given: str | None
    payment: Payment | None
    outcome: Outcome | None


def flags(word: int, names: tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return tuple(name for i, name in enumerate(names) if word >> i & 1)


def word_of(chosen: tuple[str, ...], names: tuple[str, ...] | list[str]) -> int:
    return sum(1 << names.index(name) for name in chosen)


def view(state: Chasphere, seat: int | None) -> TableView:
    box = state.box
    viewer = VIEWERS - 1 if seat is None else seat
    return TableView(
        seat=seat,
        events="overview" if state.overview else "detailed",
        repulsion="chain" if state.chain else "free",
        ships="choose" if state.choosing else "random",
        step=STEPS[int(state.phase)],
        turn_of=int(state.seat),
        first=None if state.first < 0 else int(state.first),
        turn=int(state.turn),
        last_turn=int(state.last_turn),
        played=tuple(other for other in range(SEATS) if state.played >> other & 1),
        disc=None if state.disc < 0 else str(state.disc + 1),
        marker=None if state.marker < 0 else int(state.marker),
        visits=int(state.visits),
        collapsed=state.collapsed,
        moves=int(state.moves),
        planets=tuple(
            PlanetView(ORDER[k], NAMES[int(space_of(state, k))], bool(state.contaminated >> k & 1))
            for k in range(PLANETS)
        ),
        players=tuple(player(state, other) for other in range(int(state.count))),
        decks=tuple(deck_view(state, k, viewer) for k in range(PLANETS)),
        zone=tuple(cards_in(state, p.ZONE)),
        shop=int(state.cards[box.kinds * p.POOL + box.kinds - 1]),
        gone=tuple(cards_in(state, p.GONE)),
        open=flags(int(state.open), box.opportunity_names),
        vanished=flags(int(state.vanished), box.opportunity_names),
        event=None if state.event < 0 else box.names[int(state.event)],
        explored=flags(int(state.explored), ORDER),  # type: ignore[arg-type]
        analyzed=state.analyzed,
        stopped=state.stopped,
        exploration=None if state.planet < 0 else exploration(state, viewer),
        given=None if state.given < 0 else box.names[int(state.given)],
        payment=None if state.purchase < 0 else payment(state),
        outcome=state.outcome(),
    )


def player(state: Chasphere, seat: int) -> Player:
    box = state.box
    own = [int(word) for word in state.ships[FIELDS * seat : FIELDS * seat + FIELDS]]
    ship = own[p.SHIP]
    return Player(
        ship=None if ship < 0 else box.ship_names[ship],
        home=None if ship < 0 else NAMES[int(box.homes[ship])],
        space=NAMES[own[p.SPACE]],
        energy=own[p.ENERGY],
        engine=int(box.energy[own[p.ENGINE]]),
        markers=flags(own[p.MARKERS], ORDER),  # type: ignore[arg-type]
        first_explorer=("no", "alone", "shared")[own[p.EXPLORER]],
        completed=own[p.COMPLETED],
        cards=tuple(cards_in(state, seat)),
        opportunities=flags(own[p.SEIZED], box.opportunity_names),
        lost=own[p.LOST],
        points=dict(zip(SOURCES, map(int, points_by_source(state, seat)), strict=True)),
    )


def restriction(mark: int) -> Restriction:
    return "well-hidden" if mark & p.WELL_HIDDEN else "no-event" if mark & p.NO_EVENT else "any"


def place(box: Box, kind: int, mark: int, viewer: int) -> Place:
    if knows(mark, 1 << viewer):
        return Place(box.names[kind], bool(mark & p.PUBLIC), restriction(mark))
    return Place(None, False, restriction(mark))


def deck_view(state: Chasphere, deck: int, viewer: int) -> DeckView:
    base = SLOTS * deck
    pool, on_top, below = (int(size) for size in state.sizes[3 * deck : 3 * deck + 3])

    def at(number: int) -> Place:
        return place(state.box, int(state.slots[base + number]), int(state.marks[base + number]), viewer)

    return DeckView(
        planet=ORDER[deck],
        top=tuple(at(on_top - 1 - i) for i in range(on_top)),
        between=pool,
        bottom=tuple(at(SLOTS - 1 - i) for i in range(below)),
    )


def exploration(state: Chasphere, viewer: int) -> Exploration:
    hand = tuple(
        place(
            state.box,
            int(hand_kind(state, i)),
            int(state.hand_marks >> (8 * i) & p.ALL) | p.NO_EVENT,
            viewer,
        )
        for i in range(int(state.hand_size))
    )
    return Exploration(
        planet=ORDER[int(state.planet)],
        energy=int(state.spent),
        drawn=int(state.drawn),
        hand=hand,
        keep_limit=int(state.keep_limit),
        kept=int(state.kept),
        on_top=int(state.sent_up),
        at_bottom=int(state.sent_down),
        looks=int(state.looks),
    )


def payment(state: Chasphere) -> Payment:
    purchase = int(state.purchase)
    special = {p.BUY_LEVEL: "engine", p.BUY_CARD: "ore-synthesizer"}
    name = special.get(purchase) or state.box.opportunity_names[purchase]
    return Payment(name, int(state.needs), int(state.wild), int(state.paid_from))
