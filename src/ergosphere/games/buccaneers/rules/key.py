"""A number for what a seat knows: search tells its nodes apart by it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ergosphere.games.buccaneers.rules.kinds import KINDS, SEATS, TENTACLES, TOYS
from ergosphere.games.buccaneers.rules.memory import BAG, is_toy, knows_toy, memory_of
from ergosphere.games.buccaneers.rules.position import ALL_GROUPS, OVER, Zones

LANE: Final = 0x7FFFFFFF


def mix(key: i64, number: i64) -> i64:
    """Two lanes of 31 bits, so that no product leaves the word; `number` has 31 bits."""
    low = ((key & LANE) ^ number) * 0x5BD1E995
    high = ((key >> 31) + number) * 0x2C1B3C6D
    return ((((high >> 15) ^ high) & LANE) << 31) | (((low >> 13) ^ low) & LANE)


def key(table: Zones, seat: i64) -> i64:
    key = mix(table.phase * 32 + table.round * 8 + table.way + 1, table.waiting)
    key = mix(key, (table.gps + 1) * 64 + (table.laser + 1) * 8 + table.tiit_turn + 1)
    key = mix(key, table.turn * 65536 + table.done * 256 + i64(table.holes[table.round]))
    for player in range(table.count):
        key = mix(key, table.points[player])
    for way in range(i64(3)):
        added = as_known(table, seat, i64(table.added_to[way]), i64(table.added[way]))
        key = mix(key, (added << 8) | (i64(table.spins[way]) & 3))
    for owner in table.owners:
        key = mix(key, i64(owner))
    for player in range(table.count):
        key = mix(key, ((table.groups[player] & ALL_GROUPS) << 16) | table.turned[player])
        for turn in range(table.turn + 1):
            key = mix(key, as_known(table, seat, player, i64(table.picks[SEATS * turn + player])))
    return key if seat < 0 else own_key(table, seat, key)


def own_key(table: Zones, seat: i64, key: i64) -> i64:
    """With the seat's cards and its memory."""
    key = mix(key, i64(table.sealed[seat]))
    if table.owner(TENTACLES) == seat:
        for drawn in table.drawn:
            key = mix(key, i64(drawn))
    packet = table.packet(seat)
    for place in range(i64(table.sizes[packet])):
        key = mix(key, table.card(packet, place))
    if table.phase == OVER:
        return key
    memory = memory_of(table, seat)
    for other in range(table.count):
        for place in range(BAG * other, BAG * other + memory.sizes[other]):
            key = mix(key, i64(memory.bags[place]))
    for place in range(SEATS * (table.turn + 1)):
        key = mix(key, i64(memory.missing[place]))
    return key


def as_known(table: Zones, seat: i64, owner: i64, kind: i64) -> i64:
    """A kind, as far as the seat knows it."""
    return TOYS if kind < KINDS and is_toy(kind) and not knows_toy(table, seat, owner) else kind
