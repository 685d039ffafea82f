"""Set-up, game turns and seats' turns: who is next, and when it is over."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules import sky
from ergosphere.games.chasphere.rules.box import SEATS
from ergosphere.games.chasphere.rules.cargo import lose_all
from ergosphere.games.chasphere.rules.position import FIELDS, Table, is_lost, note, planet_at

MOST_ENERGY: Final = 6  # CH-16
OPEN_OPPORTUNITIES: Final = 4  # CH-7
SWALLOWED_AT_END: Final = 3  # CH-31
LAID_OUT: Final = vec[i64]([1, 5, 3, 0])  # CH-6: Zadus, Mogudar, Tarili, Gomia


def set_up(table: Table) -> None:
    """What comes next before the first turn."""
    if table.first < 0:
        table.phase = t.DRAWING_FIRST
    elif table.disc < 0:
        table.phase = t.DRAWING_DISC
    elif shipless(table) >= 0:
        table.seat = shipless(table)
        table.phase = t.CHOOSING_SHIPS if table.choosing else t.DEALING_SHIPS
        free = free_ships(table)
        if free & (free - 1) == 0:  # one is left: nothing to choose or to deal
            ship: i64 = 0
            while free > 1:
                free >>= 1
                ship += 1
            take_ship(table, ship)
    elif zone_deck(table) >= 0:
        table.phase = t.DEALING_CARDS
    elif opened(table) < OPEN_OPPORTUNITIES and table.unopened:
        table.phase = t.OPENING
    else:
        begin_game_turn(table)


def shipless(table: Table) -> i64:
    """CH-4: in turn order, the first seat without a ship, or -1."""
    for i in range(table.count):
        seat = (table.first + i) % table.count
        if table.ships[FIELDS * seat + t.SHIP] < 0:
            return seat
    return -1


def free_ships(table: Table) -> i64:
    """A bit for each ship that nobody has."""
    free: i64 = (1 << SEATS) - 1
    for seat in range(table.count):
        ship = table.ships[FIELDS * seat + t.SHIP]
        if ship >= 0:
            free &= ~(i64(1) << ship)
    return free


def take_ship(table: Table, ship: i64) -> None:
    table.ships[FIELDS * table.seat + t.SHIP] = ship
    table.ships[FIELDS * table.seat + t.SPACE] = i64(table.box.homes[ship])
    note(table, "ship-taken", table.seat, ship)
    set_up(table)


def zone_deck(table: Table) -> i64:
    """CH-6: the deck from which the next card goes into the bargaining zone, or -1. Nobody has drawn yet."""
    for deck in LAID_OUT:
        if i64(table.sizes[3 * deck]) == t.FULL:
            return deck
    return -1


def opened(table: Table) -> i64:
    count: i64 = 0
    for i in range(table.box.opportunities):
        count += (table.open >> i) & 1
    return count


def begin_game_turn(table: Table) -> None:
    """CH-9."""
    table.turn += 1
    table.played = 0
    note(table, "game-turn-began", table.turn, 1 if table.turn == table.last_turn else 0)
    move_sky(table, True)
    if table.phase != t.OVER:
        begin_seat(table, table.first)


def move_sky(table: Table, at_start: bool) -> None:
    """The marker goes on, with all that follows for ships and for the end of the game."""
    sky.advance(table)
    left: i64 = 0
    for seat in range(table.count):
        if not is_lost(table, seat):
            left += 1
        elif table.ships[FIELDS * seat + t.LOST] == table.moves:
            lose_all(table, seat)
    if left < 2:
        settle_explorers(table)
        table.reason = t.LAST_SHIP if left else t.ALL_LOST
        end_game(table)
        return
    while is_lost(table, table.first):
        table.first = (table.first + 1) % table.count  # CH-15
    if table.last_turn == 0 and sky.swallowed(table) >= SWALLOWED_AT_END:
        table.last_turn = table.turn if at_start else table.turn + 1  # CH-31
        note(table, "last-turn-set", table.last_turn, 0 if at_start else 1)


def end_game(table: Table) -> None:
    table.phase = t.OVER
    note(table, "game-ended")


def begin_seat(table: Table, seat: i64) -> None:
    """CH-16."""
    table.seat = seat
    ship = FIELDS * seat
    energy = table.ships[ship + t.ENERGY] + table.box.energy[table.ships[ship + t.ENGINE]]
    table.ships[ship + t.ENERGY] = energy if energy < MOST_ENERGY else MOST_ENERGY
    table.explored = 0
    table.analyzed = False
    table.stopped = planet_at(table, table.ships[ship + t.SPACE]) >= 0  # CH-24
    table.phase = t.TURN
    note(table, "turn-began", seat, table.ships[ship + t.ENERGY])


def end_seat(table: Table) -> None:
    """The next seat that has not had its turn, or the end of the game turn."""
    table.played |= i64(1) << table.seat
    for i in range(i64(1), table.count):
        seat = (table.seat + i) % table.count
        if not (table.played >> seat) & 1 and not is_lost(table, seat):
            begin_seat(table, seat)
            return
    settle_explorers(table)
    if table.turn == table.last_turn:
        table.reason = t.SECTOR_LOST
        end_game(table)
    else:
        begin_game_turn(table)


def settle_explorers(table: Table) -> None:
    """CH-20: who got all six markers in this game turn, if nobody had the First Explorer card before."""
    count: i64 = 0
    for seat in range(table.count):
        if table.ships[FIELDS * seat + t.EXPLORER]:
            return
        if is_first(table, seat):
            count += 1
    for seat in range(table.count):
        if is_first(table, seat):
            table.ships[FIELDS * seat + t.EXPLORER] = t.FIRST_ALONE if count == 1 else t.FIRST_SHARED
            note(table, "first-explorer-named", seat, count)


def is_first(table: Table, seat: i64) -> bool:
    return table.ships[FIELDS * seat + t.COMPLETED] == table.turn > 0 and not is_lost(table, seat)
