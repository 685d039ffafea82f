"""The beginning of a round (BB-7, BB-34)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ergosphere.games.buccaneers.kinds import HAND, NONE, SEATS, TURNS, UNIQUES
from ergosphere.games.buccaneers.zones import DEAL, HOLE, NOT_PLAYED, Zones

# To copy from: nothing there yet.
NO_CARDS: Final = vec[u8]([NONE] * (HAND * SEATS))
NO_TURNS: Final = vec[u8]([0] * TURNS)
NO_MARKS: Final = vec[i64]([0] * SEATS)


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
    table.hands = NO_CARDS[:]
    table.sizes = NO_TURNS[:SEATS]
    table.sealed = NO_CARDS[:SEATS]
    table.picks = NO_CARDS[: SEATS * TURNS]
    table.shifts = NO_TURNS[:]
    table.tiit = NO_CARDS[:SEATS]
    table.drawn = NO_CARDS[:3]
    table.added = NO_CARDS[:3]
    table.added_to = NO_CARDS[:3]
    table.spins = NO_TURNS[:3]
    table.owners = NO_CARDS[:UNIQUES]
    table.groups = NO_MARKS[:]
    table.turned = NO_MARKS[:]
    table.tops = NO_CARDS[:SEATS]
    table.discards = NO_CARDS[:0]
    table.waiting = 0
    table.phase = HOLE if i64(table.holes[table.round]) == NONE else DEAL
