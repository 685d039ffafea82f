"""The beginning of a round (BB-7, BB-34)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ergosphere.games.buccaneers.kinds import HAND, NONE, SEATS, TURNS, UNIQUES
from ergosphere.games.buccaneers.zones import DEAL, HOLE, NOT_PLAYED, Zones


def begin_round(table: Zones) -> None:
    """BB-34: everything back into the deck; the Direction card stays as it is."""
    table.turn = 0
    table.shift = 0
    table.done = 0
    table.gps = -1
    table.laser = NOT_PLAYED
    table.tiit_turn = NOT_PLAYED
    table.turned_up = NONE
    table.stock = table.box.copies[:]
    table.deck = i64(len(table.box.dip_kind))
    for place in range(i64(HAND * SEATS)):
        table.hands[place] = NONE
    for place in range(i64(SEATS * TURNS)):
        table.picks[place] = NONE
    for turn in range(i64(TURNS)):
        table.shifts[turn] = 0
    for seat in range(i64(SEATS)):
        table.sizes[seat] = 0
        table.sealed[seat] = NONE
        table.tiit[seat] = NONE
        table.groups[seat] = 0
        table.turned[seat] = 0
        table.tops[seat] = NONE
    for way in range(i64(3)):
        table.drawn[way] = NONE
        table.added[way] = NONE
        table.added_to[way] = NONE
        table.spins[way] = 0
    for unique in range(i64(UNIQUES)):
        table.owners[unique] = NONE
    table.discards = vec[u8]()
    table.waiting = 0
    table.phase = HOLE if i64(table.holes[table.round]) == NONE else DEAL
