"""Exploring a planet and looking into its deck: cards are drawn one by one, events interrupt, one or two are kept."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import SLOTS
from ergosphere.games.chasphere.rules.cargo import acquire
from ergosphere.games.chasphere.rules.decks import (
    leave_pool,
    put_at_base,
    put_on_top,
    put_under,
    shifted,
    take_top,
    track_keeping,
    track_returning,
)
from ergosphere.games.chasphere.rules.position import (
    ENERGY,
    FIELDS,
    MARKERS,
    SPACE,
    UNITS,
    Position,
    deck_size,
    hand_kind,
    marked_planet,
    note,
    place_in_hand,
    planet_at,
)
from ergosphere.games.chasphere.rules.sector import PLANETS
from ergosphere.games.chasphere.rules.turns import end_seat, move_sky

ALL_MARKERS: Final = (1 << PLANETS) - 1

# Why cards went back, for the journal.
CHOSEN: Final = 0
TOO_WELL_HIDDEN: Final = 1
SHIP_LOST: Final = 2


def explore(position: Position, energy: i64) -> None:
    """CH-18: pay, take the exploration marker, begin to draw."""
    ship = FIELDS * position.seat
    planet = planet_at(position, position.ships[ship + SPACE])
    bit: i64 = i64(1) << planet
    position.ships[ship + ENERGY] -= energy + ((position.contaminated >> planet) & 1)
    position.planet = planet
    position.spent = energy
    position.drawn = 0
    position.explored |= bit
    position.stopped = True
    if not position.ships[ship + MARKERS] & bit:
        position.ships[ship + MARKERS] |= bit  # CH-20
        if position.ships[ship + MARKERS] == ALL_MARKERS:
            position.ships[ship + p.COMPLETED] = position.turn
    position.phase = p.DRAWING
    note(position, "planet-explored", planet, energy)


def draw(position: Position, kind: i64) -> None:
    """The next card. An event is shown to all; any other card goes into the explorer's hand."""
    deck = position.planet
    mark: i64 = 0
    if position.sizes[3 * deck + p.ON_TOP]:
        mark = take_top(position, deck)
    else:
        leave_pool(position, deck, kind)
    position.drawn += 1
    if position.box.is_event(kind):
        tell_drawn(position)
        if not show_event(position, kind):
            return
    else:
        mark = (mark & p.ALL) | (i64(1) << position.seat)
        position.hand |= kind << (8 * position.hand_size)
        position.hand_marks |= mark << (8 * position.hand_size)
        position.hand_size += 1
        position.fresh += 1
    if position.drawn == position.spent or deck_size(position, deck) == 0:
        tell_drawn(position)
        finish_drawing(position)


def tell_drawn(position: Position) -> None:
    """Cards drawn in a row are told together, up to an event or the last one."""
    if position.fresh:
        start = position.hand_size - position.fresh
        note(position, "cards-drawn", position.fresh, position.hand >> (8 * start), position.hand_marks >> (8 * start))
        position.fresh = 0


def show_event(position: Position, kind: i64) -> bool:
    """CH-19, CH-30: the first event waits, the second resolves both. Does the exploration go on?"""
    first = position.event
    note(position, "event-shown", kind, first)
    if first == p.NO_KIND:
        position.event = kind
        return True
    position.event = p.NO_KIND
    box = position.box
    alike = box.face[first] == box.face[kind]
    if alike == position.overview:
        move_sky(position, False)
    else:
        note(position, "planet-contaminated", position.planet, (position.contaminated >> position.planet) & 1)
        position.contaminated |= i64(1) << position.planet
    put_under(position, i64(box.deck[first]), first, p.ALL)
    put_under(position, i64(box.deck[kind]), kind, p.ALL)
    if position.phase == p.OVER or position.ships[FIELDS * position.seat + p.LOST]:
        abandon(position)
        return False
    return True


def abandon(position: Position) -> None:
    """CH-19: the ship is lost, the cards in hand go under the deck, and the turn ends."""
    if position.hand_size:
        note(position, "cards-returned", 0, position.hand_size, SHIP_LOST)
    for i in range(position.hand_size):
        mark = (position.hand_marks >> (8 * i)) & 255
        put_under(position, position.planet, hand_kind(position, i), mark | p.NO_EVENT)
    empty_hand(position)
    if position.phase != p.OVER:
        end_seat(position)


def finish_drawing(position: Position) -> None:
    """A single card leaves no choice, as everybody can see: it is kept at once, or goes back if it can't be kept."""
    if position.hand_size == 0:
        end_exploration(position)
        return
    position.kept = 0
    if position.hand_size > 1:
        ship = FIELDS * position.seat
        planets = position.ships[ship + UNITS]
        unit = planets >> position.planet & 1 == 1 or (planets != 0 and marked_planet(position) == position.planet)
        position.keep_limit = 2 if unit else 1  # CH-26
        position.phase = p.KEEPING
    elif position.spent < 2 and position.box.hidden[position.hand & 255]:
        # CH-19: a well hidden card goes back on top, and everybody can tell what sort of card it is.
        put_on_top(position, position.planet, position.hand & 255, position.hand_marks | p.NO_EVENT | p.WELL_HIDDEN)
        note(position, "cards-returned", 1, 0, TOO_WELL_HIDDEN)
        end_exploration(position)
    else:
        position.keep_limit = 1
        keep(position, position.hand & 255, True)


def keep(position: Position, kind: i64, forced: bool = False) -> None:
    place = place_in_hand(position, kind)
    track_keeping(position, place)
    leave_hand(position, place)
    note(position, "card-kept", kind, 1 if forced else 0)
    acquire(position, position.seat, kind)
    position.kept += 1
    if position.hand_size == 0:
        end_exploration(position)
    elif position.kept == position.keep_limit:
        begin_returning(position)


def leave_hand(position: Position, place: i64) -> None:
    below = shifted(1, place) - 1
    position.hand = (position.hand & below) | ((position.hand >> 8) & ~below)
    position.hand_marks = (position.hand_marks & below) | ((position.hand_marks >> 8) & ~below)
    position.hand_size -= 1


def begin_returning(position: Position) -> None:
    position.sent_up = 0
    position.sent_down = 0
    track_returning(position)
    position.phase = p.RETURNING


def put_back(position: Position, kind: i64, on_top: bool) -> None:
    """CH-18: one card after another, in any order. Everybody sees where each one goes, but not which card it is."""
    place = place_in_hand(position, kind)
    mark = ((position.hand_marks >> (8 * place)) & p.ALL) | p.NO_EVENT
    leave_hand(position, place)
    if on_top:
        put_on_top(position, position.planet, kind, mark)
        position.sent_up += 1
    else:
        put_under(position, position.planet, kind, mark)
        position.sent_down += 1
    if position.hand_size == 0:
        note(position, "cards-returned", position.sent_up, position.sent_down, CHOSEN)
        end_exploration(position)


def end_exploration(position: Position) -> None:
    empty_hand(position)
    position.phase = p.TURN


def empty_hand(position: Position) -> None:
    position.planet = p.NO_PLANET
    position.spent = 0
    position.drawn = 0
    position.hand_size = 0
    position.hand = 0
    position.hand_marks = 0
    position.fresh = 0
    position.keep_limit = 0
    position.kept = 0
    position.sent_up = 0
    position.sent_down = 0


# CH-26: the Planetary Analyzer


def analyze(position: Position) -> None:
    ship = FIELDS * position.seat
    position.planet = planet_at(position, position.ships[ship + SPACE])
    position.analyzed = True
    size = deck_size(position, position.planet)
    count = position.ships[ship + p.ANALYZERS]
    position.looks = size if size < count else count
    position.drawn = 0
    position.phase = p.LOOKING
    note(position, "deck-analyzed", position.planet, position.looks)


def show(position: Position, kind: i64) -> None:
    """The seat that looks gets to know the next card from the top, which stays where it is."""
    deck = position.planet
    bit: i64 = i64(1) << position.seat
    size = i64(position.sizes[3 * deck + p.ON_TOP])
    if position.drawn < size:
        place = SLOTS * deck + size - 1 - position.drawn
        position.marks[place] = u8(i64(position.marks[place]) | bit)
    else:
        put_at_base(position, deck, kind, bit)
        leave_pool(position, deck, kind)
    position.drawn += 1
    position.looks -= 1
    if position.looks == 0:
        note(position, "cards-seen", position.planet, position.drawn)
        position.drawn = 0
        position.planet = p.NO_PLANET
        position.phase = p.TURN
