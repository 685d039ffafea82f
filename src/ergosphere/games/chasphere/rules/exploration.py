"""Exploring a planet and looking at its deck: cards are drawn one by one, events break in, one or two are kept."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.box import SLOTS
from ergosphere.games.chasphere.rules.cargo import acquire
from ergosphere.games.chasphere.rules.decks import (
    follow_keeping,
    follow_returning,
    leave_pool,
    put_at_base,
    put_on_top,
    put_under,
    raise_bottom,
    shifted,
    take_top,
)
from ergosphere.games.chasphere.rules.position import (
    ENERGY,
    FIELDS,
    MARKERS,
    SPACE,
    UNITS,
    Table,
    deck_size,
    marked_planet,
    note,
    planet_at,
)
from ergosphere.games.chasphere.rules.sector import PLANETS
from ergosphere.games.chasphere.rules.turns import end_seat, move_sky

ALL_MARKERS: Final = (1 << PLANETS) - 1

# Why cards went back, for those who are told.
CHOSEN: Final = 0
TOO_WELL_HIDDEN: Final = 1
SHIP_LOST: Final = 2


def explore(table: Table, energy: i64) -> None:
    """CH-18: pay, take the exploration marker, begin to draw."""
    ship = FIELDS * table.seat
    planet = planet_at(table, table.ships[ship + SPACE])
    bit: i64 = i64(1) << planet
    table.ships[ship + ENERGY] -= energy + ((table.contaminated >> planet) & 1)
    table.planet = planet
    table.spent = energy
    table.drawn = 0
    table.explored |= bit
    table.stopped = True
    if not table.ships[ship + MARKERS] & bit:
        table.ships[ship + MARKERS] |= bit  # CH-20
        if table.ships[ship + MARKERS] == ALL_MARKERS:
            table.ships[ship + t.COMPLETED] = table.turn
    table.phase = t.DRAWING
    note(table, "planet-explored", planet, energy)


def draw(table: Table, kind: i64) -> None:
    """The next card. A public one is an event; others go into the explorer's hand."""
    deck = table.planet
    mark: i64 = 0
    if table.sizes[3 * deck + t.ON_TOP]:
        mark = take_top(table, deck)
    else:
        leave_pool(table, deck, kind)
    table.drawn += 1
    if table.box.is_event(kind):
        tell_drawn(table)
        if not show_event(table, kind):
            return
    else:
        mark = (mark & t.ALL) | (i64(1) << table.seat)
        table.hand |= kind << (8 * table.hand_size)
        table.hand_marks |= mark << (8 * table.hand_size)
        table.hand_size += 1
        table.fresh += 1
    if table.drawn == table.spent or deck_size(table, deck) == 0:
        tell_drawn(table)
        finish_drawing(table)


def tell_drawn(table: Table) -> None:
    """Cards drawn one after another are told together, up to an event or the last one."""
    if table.fresh:
        start = table.hand_size - table.fresh
        note(table, "cards-drawn", table.fresh, table.hand >> (8 * start), table.hand_marks >> (8 * start))
        table.fresh = 0


def show_event(table: Table, kind: i64) -> bool:
    """CH-19, CH-30: the first waits, the second resolves both. Says whether the exploration goes on."""
    first = table.event
    note(table, "event-shown", kind, first)
    if first == t.NO_KIND:
        table.event = kind
        return True
    table.event = t.NO_KIND
    box = table.box
    alike = box.face[first] == box.face[kind]
    if alike == table.overview:
        move_sky(table, False)
    else:
        note(table, "planet-contaminated", table.planet, (table.contaminated >> table.planet) & 1)
        table.contaminated |= i64(1) << table.planet
    put_under(table, i64(box.deck[first]), first, t.ALL)
    put_under(table, i64(box.deck[kind]), kind, t.ALL)
    if table.phase == t.OVER or table.ships[FIELDS * table.seat + t.LOST]:
        abandon(table)
        return False
    return True


def abandon(table: Table) -> None:
    """CH-19: the ship is lost, the cards in hand go under the deck, and the turn ends."""
    if table.hand_size:
        note(table, "cards-returned", 0, table.hand_size, SHIP_LOST)
    for i in range(table.hand_size):
        mark = (table.hand_marks >> (8 * i)) & 255
        put_under(table, table.planet, (table.hand >> (8 * i)) & 255, mark | t.NO_EVENT)
    empty_hand(table)
    if table.phase != t.OVER:
        end_seat(table)


def finish_drawing(table: Table) -> None:
    """What everybody knows to be without a choice is done at once: a single card is kept, or can't be."""
    if table.hand_size == 0:
        end_exploration(table)
        return
    table.kept = 0
    if table.hand_size > 1:
        ship = FIELDS * table.seat
        planets = table.ships[ship + UNITS]
        unit = planets >> table.planet & 1 == 1 or (planets != 0 and marked_planet(table) == table.planet)
        table.keep_limit = 2 if unit else 1  # CH-26
        table.phase = t.KEEPING
    elif table.spent < 2 and table.box.hidden[table.hand & 255]:
        # CH-19: a well hidden card goes back on top, and everybody can tell that it is one.
        put_on_top(table, table.planet, table.hand & 255, table.hand_marks | t.NO_EVENT | t.WELL_HIDDEN)
        note(table, "cards-returned", 1, 0, TOO_WELL_HIDDEN)
        end_exploration(table)
    else:
        table.keep_limit = 1
        keep(table, table.hand & 255, True)


def keep(table: Table, kind: i64, forced: bool = False) -> None:
    place = place_in_hand(table, kind)
    follow_keeping(table, place)
    leave_hand(table, place)
    note(table, "card-kept", kind, 1 if forced else 0)
    acquire(table, table.seat, kind)
    table.kept += 1
    if table.hand_size == 0:
        end_exploration(table)
    elif table.kept == table.keep_limit:
        begin_returning(table)


def place_in_hand(table: Table, kind: i64) -> i64:
    """Of equal cards the first drawn."""
    place: i64 = 0
    while (table.hand >> (8 * place)) & 255 != kind:
        place += 1
    return place


def leave_hand(table: Table, place: i64) -> None:
    below = shifted(1, place) - 1
    table.hand = (table.hand & below) | ((table.hand >> 8) & ~below)
    table.hand_marks = (table.hand_marks & below) | ((table.hand_marks >> 8) & ~below)
    table.hand_size -= 1


def begin_returning(table: Table) -> None:
    table.sent_up = 0
    table.sent_down = 0
    follow_returning(table)
    table.phase = t.RETURNING


def put_back(table: Table, kind: i64, on_top: bool) -> None:
    """CH-18: one card after another, in any order. Everybody sees which way each goes, not which card it is."""
    place = place_in_hand(table, kind)
    mark = ((table.hand_marks >> (8 * place)) & t.ALL) | t.NO_EVENT
    leave_hand(table, place)
    if on_top:
        put_on_top(table, table.planet, kind, mark)
        table.sent_up += 1
    else:
        put_under(table, table.planet, kind, mark)
        table.sent_down += 1
    if table.hand_size == 0:
        note(table, "cards-returned", table.sent_up, table.sent_down, CHOSEN)
        end_exploration(table)


def end_exploration(table: Table) -> None:
    empty_hand(table)
    table.phase = t.TURN


def empty_hand(table: Table) -> None:
    table.planet = t.NO_PLANET
    table.spent = 0
    table.drawn = 0
    table.hand_size = 0
    table.hand = 0
    table.hand_marks = 0
    table.fresh = 0
    table.keep_limit = 0
    table.kept = 0
    table.sent_up = 0
    table.sent_down = 0


# CH-26: the Planetary Analyzer


def analyze(table: Table) -> None:
    ship = FIELDS * table.seat
    table.planet = planet_at(table, table.ships[ship + SPACE])
    table.analyzed = True
    size = deck_size(table, table.planet)
    count = table.ships[ship + t.ANALYZERS]
    table.looks = size if size < count else count
    table.drawn = 0
    table.phase = t.LOOKING
    note(table, "deck-analyzed", table.planet, table.looks)


def show(table: Table, kind: i64) -> None:
    """The next card from the top becomes known to the one who looks, and stays where it is."""
    deck = table.planet
    bit: i64 = i64(1) << table.seat
    size = i64(table.sizes[3 * deck + t.ON_TOP])
    if table.drawn < size:
        place = SLOTS * deck + size - 1 - table.drawn
        table.marks[place] = u8(i64(table.marks[place]) | bit)
    else:
        table.cards[table.box.kinds * t.POOL + kind] -= 1
        table.sizes[3 * deck] -= 1
        put_at_base(table, deck, kind, bit)
        if table.sizes[3 * deck] == 0:
            raise_bottom(table, deck)
    table.drawn += 1
    table.looks -= 1
    if table.looks == 0:
        note(table, "cards-seen", table.planet, table.drawn)
        table.drawn = 0
        table.planet = t.NO_PLANET
        table.phase = t.TURN
