"""From a view back to a state: whatever the seat doesn't know is drawn at random. Not compiled (msgspec)."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY
from ergosphere.games.chasphere.faces.view import RESTRICTIONS, STEPS, DeckView, Place, Player, TableView, word_of
from ergosphere.games.chasphere.pack import ORDER
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import SLOTS, Box
from ergosphere.games.chasphere.rules.cargo import refit
from ergosphere.games.chasphere.rules.decks import VIEWERS, exploring, knows
from ergosphere.games.chasphere.rules.position import FIELDS
from ergosphere.games.chasphere.rules.sector import NAMES, PLANETS
from ergosphere.games.chasphere.rules.state import Chasphere, bare


def fill(box: Box, view: TableView, rng: Rng) -> Chasphere:
    """Every order of the decks that fits the view is equally likely."""
    viewer = VIEWERS - 1 if view.seat is None else view.seat
    state = bare(box, len(view.players))
    fill_course(state, view)
    fill_sky(state, view)
    for seat, seen in enumerate(view.players):
        fill_player(state, seat, seen)
    for name in view.zone:
        take(state, name, p.ZONE)
    for name in view.gone:
        take(state, name, p.GONE)
    names = box.opportunity_names
    state.open = word_of(view.open, names)
    state.vanished = word_of(view.vanished, names)
    state.unopened = ((1 << len(names)) - 1) & ~state.open & ~state.vanished
    for seen in view.players:
        state.unopened &= ~word_of(seen.opportunities, names)
    if view.event is not None:
        state.event = take(state, view.event)
    if view.given is not None:
        state.given = box.names.index(view.given)
    fill_decks(state, view, viewer)
    if view.outcome is not None:
        state.reason = p.REASONS.index(view.outcome.reason)
    stand_in(state, viewer)
    state.resample(NOBODY if view.seat is None else view.seat, rng)
    return state


def fill_course(state: Chasphere, view: TableView) -> None:
    state.overview = view.events == "overview"
    state.chain = view.repulsion == "chain"
    state.choosing = view.ships == "choose"
    state.phase = STEPS.index(view.step)
    state.seat = view.turn_of
    state.first = -1 if view.first is None else view.first
    state.turn = view.turn
    state.last_turn = view.last_turn
    state.played = sum(1 << seat for seat in view.played)
    state.explored = word_of(view.explored, ORDER)
    state.analyzed = view.analyzed
    state.stopped = view.stopped
    if view.payment is not None:
        special = {"engine": p.BUY_LEVEL, "ore-synthesizer": p.BUY_CARD}
        name = view.payment.purchase
        state.purchase = special[name] if name in special else state.box.opportunity_names.index(name)
        state.needs = view.payment.needs
        state.wild = view.payment.synthesizers
        state.paid_from = view.payment.deck


def fill_sky(state: Chasphere, view: TableView) -> None:
    state.disc = -1 if view.disc is None else int(view.disc) - 1
    state.marker = -1 if view.marker is None else view.marker
    state.visits = view.visits
    state.collapsed = view.collapsed
    state.moves = view.moves
    state.at = sum(NAMES.index(planet.space) << (5 * k) for k, planet in enumerate(view.planets))
    state.contaminated = sum(planet.contaminated << k for k, planet in enumerate(view.planets))


def fill_player(state: Chasphere, seat: int, seen: Player) -> None:
    box = state.box
    own = FIELDS * seat
    state.ships[own + p.SPACE] = NAMES.index(seen.space)
    state.ships[own + p.ENERGY] = seen.energy
    state.ships[own + p.ENGINE] = list(box.energy).index(i64(seen.engine))
    state.ships[own + p.SHIP] = -1 if seen.ship is None else box.ship_names.index(seen.ship)
    state.ships[own + p.MARKERS] = word_of(seen.markers, ORDER)
    state.ships[own + p.SEIZED] = word_of(seen.opportunities, box.opportunity_names)
    state.ships[own + p.LOST] = seen.lost
    state.ships[own + p.EXPLORER] = ("no", "alone", "shared").index(seen.first_explorer)
    state.ships[own + p.COMPLETED] = seen.completed
    for name in seen.cards:
        refit(state, seat, take(state, name, seat), 1)


def take(state: Chasphere, name: str, target: int | None = None) -> int:
    """Take a card out of the pool and put it into another row, if one is given."""
    kind = state.box.names.index(name)
    kinds = int(state.box.kinds)
    state.cards[kinds * p.POOL + kind] -= 1
    if target is not None:
        state.cards[kinds * target + kind] += 1
    return kind


def fill_decks(state: Chasphere, view: TableView, viewer: int) -> None:
    """Known cards only; stand_in and resample see to the others."""
    seen = view.exploration
    if seen is not None:
        state.planet = ORDER.index(seen.planet)
        state.spent = seen.energy
        state.drawn = seen.drawn
        state.keep_limit = seen.keep_limit
        state.kept = seen.kept
        state.looks = seen.looks
        state.hand_size = len(seen.hand)
        state.sent_up = seen.on_top
        state.sent_down = seen.at_bottom
    for deck in view.decks:
        lay(state, deck, viewer)
    if seen is not None:
        for i, held in enumerate(seen.hand):
            kind = 0 if held.card is None else take(state, held.card)
            mark = (mark_of(held, viewer) & p.ALL) | 1 << view.turn_of
            state.hand |= kind << (8 * i)
            state.hand_marks |= mark << (8 * i)


def mark_of(seen: Place, viewer: int) -> int:
    """A card that the seat doesn't know is known to somebody else, or it would be in the pool."""
    who = (15 & ~(1 << viewer)) if seen.card is None else p.ALL if seen.public else 1 << viewer
    return who | RESTRICTIONS[seen.restriction]


def lay(state: Chasphere, deck: DeckView, viewer: int) -> None:
    number = ORDER.index(deck.planet)
    base = SLOTS * number
    state.sizes[3 * number] = deck.between
    state.sizes[3 * number + p.ON_TOP] = len(deck.top)
    state.sizes[3 * number + p.BELOW] = len(deck.bottom)
    places = [(base + len(deck.top) - 1 - i, seen) for i, seen in enumerate(deck.top)]
    places += [(base + SLOTS - 1 - i, seen) for i, seen in enumerate(deck.bottom)]
    for number, seen in places:
        state.slots[number] = 0 if seen.card is None else take(state, seen.card)
        state.marks[number] = mark_of(seen, viewer)


def stand_in(state: Chasphere, viewer: int) -> None:
    """Fill the unknown places with any cards of the pool; resampling then draws all of them fairly."""
    box = state.box
    pool = int(box.kinds) * p.POOL
    bit = 1 << viewer
    for deck in range(PLANETS):
        unknown = [
            SLOTS * deck + i
            for i in range(SLOTS)
            if (i < state.sizes[3 * deck + p.ON_TOP] or i >= SLOTS - state.sizes[3 * deck + p.BELOW])
            and not knows(int(state.marks[SLOTS * deck + i]), bit)
        ]
        free = [
            kind for kind in range(int(box.deck_start[deck]), int(box.deck_start[deck + 1])) if state.cards[pool + kind]
        ]
        for number in unknown:
            kind = next(kind for kind in free if state.cards[pool + kind])
            state.cards[pool + kind] -= 1
            state.slots[number] = kind
        if exploring(state, deck):
            for i in range(int(state.hand_size)):
                if not knows(int(state.hand_marks >> (8 * i)), bit):
                    kind = next(kind for kind in free if state.cards[pool + kind])
                    state.cards[pool + kind] -= 1
                    state.hand = (state.hand & ~(255 << (8 * i))) | (kind << (8 * i))
