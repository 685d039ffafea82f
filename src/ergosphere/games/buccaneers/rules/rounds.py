"""The beginning of a round (BB-7, BB-34)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ergosphere.games.buccaneers.rules.kinds import NONE, SEATS, TURNS, UNIQUES
from ergosphere.games.buccaneers.rules.position import DEAL, HOLE, NOT_PLAYED, Zones

# To copy from: nothing there yet.
NO_CARDS: Final = vec[u8]([NONE] * (SEATS * TURNS))
NO_TURNS: Final = vec[u8]([0] * TURNS)
NO_MARKS: Final = vec[i64]([0] * SEATS)


def begin_round(table: Zones) -> None:
    """BB-34: everything back into the deck; the Direction card stays as it is."""
    clear(table)
    table.turn = 0
    table.shift = 0
    table.done = 0
    table.gps = -1
    table.laser = NOT_PLAYED
    table.tiit_turn = NOT_PLAYED
    table.turned_up = NONE
    table.stock = table.box.copies[:]
    table.deck = i64(len(table.box.dip_kind))
    table.picks = NO_CARDS[:]
    if len(table.discards) > 0:
        table.discards = NO_CARDS[:0]
    table.waiting = 0
    table.phase = HOLE if i64(table.holes[table.round]) == NONE else DEAL


def clear(table: Zones) -> None:
    """What is small is emptied where it is, which takes less time than a new one: a clone has its own."""
    hands = table.hands
    sizes = table.sizes
    sealed = table.sealed
    tiit = table.tiit
    tops = table.tops
    groups = table.groups
    turned = table.turned
    for packet in range(table.count):
        hands[packet] = 0
        sizes[packet] = 0
        sealed[packet] = NONE
        tiit[packet] = NONE
        tops[packet] = NONE
        groups[packet] = 0
        turned[packet] = 0
    shifts = table.shifts
    for turn in range(table.turn + 1):
        shifts[turn] = 0
    for number in range(i64(3)):
        table.drawn[number] = NONE
        table.added[number] = NONE
        table.added_to[number] = NONE
        table.spins[number] = 0
    owners = table.owners
    for unique in range(i64(UNIQUES)):
        owners[unique] = NONE
