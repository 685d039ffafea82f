"""Set-up, game turns and seats' turns: who is next, and when the match is over."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules import sky
from ergosphere.games.chasphere.rules.box import SEATS, SLOTS
from ergosphere.games.chasphere.rules.cargo import lose_all
from ergosphere.games.chasphere.rules.position import FIELDS, Position, is_lost, note, planet_at

MOST_ENERGY: Final = 6  # CH-16
OPEN_OPPORTUNITIES: Final = 4  # CH-7
SWALLOWED_AT_END: Final = 3  # CH-31
LAID_OUT: Final = vec[i64]([1, 5, 3, 0])  # CH-6: Zadus, Mogudar, Tarili, Gomia


def set_up(position: Position) -> None:
    """Find the next step before the first turn."""
    if position.first < 0:
        position.phase = p.DRAWING_FIRST
    elif position.disc < 0:
        position.phase = p.DRAWING_DISC
    elif shipless(position) >= 0:
        position.seat = shipless(position)
        position.phase = p.CHOOSING_SHIPS if position.choosing else p.DEALING_SHIPS
        free = free_ships(position)
        if free & (free - 1) == 0:  # the last one leaves no choice
            ship: i64 = 0
            while free > 1:
                free >>= 1
                ship += 1
            take_ship(position, ship)
    elif zone_deck(position) >= 0:
        position.phase = p.DEALING_CARDS
    elif opened(position) < OPEN_OPPORTUNITIES and position.unopened:
        position.phase = p.OPENING
    else:
        begin_game_turn(position)


def shipless(position: Position) -> i64:
    """CH-4: the first seat in turn order without a ship, or -1."""
    for i in range(position.count):
        seat = (position.first + i) % position.count
        if position.ships[FIELDS * seat + p.SHIP] < 0:
            return seat
    return -1


def free_ships(position: Position) -> i64:
    """Ships that nobody has, a bit each."""
    free: i64 = (1 << SEATS) - 1
    for seat in range(position.count):
        ship = position.ships[FIELDS * seat + p.SHIP]
        if ship >= 0:
            free &= ~(i64(1) << ship)
    return free


def take_ship(position: Position, ship: i64) -> None:
    position.ships[FIELDS * position.seat + p.SHIP] = ship
    position.ships[FIELDS * position.seat + p.SPACE] = i64(position.box.homes[ship])
    note(position, "ship-taken", position.seat, ship)
    set_up(position)


def zone_deck(position: Position) -> i64:
    """CH-6: the deck that gives the next card to the bargaining zone, or -1. Only full decks have not given one."""
    for deck in LAID_OUT:
        if i64(position.sizes[3 * deck]) == SLOTS:
            return deck
    return -1


def opened(position: Position) -> i64:
    count: i64 = 0
    for i in range(position.box.opportunities):
        count += (position.open >> i) & 1
    return count


def begin_game_turn(position: Position) -> None:
    """CH-9."""
    position.turn += 1
    position.played = 0
    note(position, "game-turn-began", position.turn, 1 if position.turn == position.last_turn else 0)
    move_sky(position, True)
    if position.phase != p.OVER:
        begin_seat(position, position.first)


def move_sky(position: Position, at_start: bool) -> None:
    """Advance the marker, with all that follows for ships and for the end of the game."""
    sky.advance(position)
    left: i64 = 0
    for seat in range(position.count):
        if not is_lost(position, seat):
            left += 1
        elif position.ships[FIELDS * seat + p.LOST] == position.moves:
            lose_all(position, seat)
    if left < 2:
        name_first_explorers(position)
        position.reason = p.LAST_SHIP if left else p.ALL_LOST
        end_game(position)
        return
    while is_lost(position, position.first):
        position.first = (position.first + 1) % position.count  # CH-15
    if position.last_turn == 0 and sky.swallowed(position) >= SWALLOWED_AT_END:
        position.last_turn = position.turn if at_start else position.turn + 1  # CH-31
        note(position, "last-turn-set", position.last_turn, 0 if at_start else 1)


def end_game(position: Position) -> None:
    position.phase = p.OVER
    note(position, "game-ended")


def begin_seat(position: Position, seat: i64) -> None:
    """CH-16."""
    position.seat = seat
    ship = FIELDS * seat
    energy = position.ships[ship + p.ENERGY] + position.box.energy[position.ships[ship + p.ENGINE]]
    position.ships[ship + p.ENERGY] = energy if energy < MOST_ENERGY else MOST_ENERGY
    position.explored = 0
    position.analyzed = False
    position.stopped = planet_at(position, position.ships[ship + p.SPACE]) >= 0  # CH-24
    position.phase = p.TURN
    note(position, "turn-began", seat, position.ships[ship + p.ENERGY])


def end_seat(position: Position) -> None:
    """Go on to the next seat that hasn't had its turn, or end the game turn."""
    position.played |= i64(1) << position.seat
    for i in range(i64(1), position.count):
        seat = (position.seat + i) % position.count
        if not (position.played >> seat) & 1 and not is_lost(position, seat):
            begin_seat(position, seat)
            return
    name_first_explorers(position)
    if position.turn == position.last_turn:
        position.reason = p.SECTOR_LOST
        end_game(position)
    else:
        begin_game_turn(position)


def name_first_explorers(position: Position) -> None:
    """CH-20: whoever completed the six markers in this game turn, unless somebody was first before."""
    count: i64 = 0
    for seat in range(position.count):
        if position.ships[FIELDS * seat + p.EXPLORER]:
            return
        if is_first(position, seat):
            count += 1
    for seat in range(position.count):
        if is_first(position, seat):
            position.ships[FIELDS * seat + p.EXPLORER] = p.FIRST_ALONE if count == 1 else p.FIRST_SHARED
            note(position, "first-explorer-named", seat, count)


def is_first(position: Position, seat: i64) -> bool:
    return position.ships[FIELDS * seat + p.COMPLETED] == position.turn > 0 and not is_lost(position, seat)
