"""Single cards on their way: into and out of hands, deck and displays, and what turns when a card is revealed."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from ergosphere.games.buccaneers.rules.hand import BITS, CARD, higher, with_card, without_card
from ergosphere.games.buccaneers.rules.kinds import (
    FAMILY,
    IS_PART,
    IS_ROBOT,
    IS_SHAPESHIFTER,
    IS_TOY,
    KINDS,
    LOOT,
    NONE,
    PARTS,
    SUCKER,
    UNIQUE,
)
from ergosphere.games.buccaneers.rules.position import ADD_GROUP, BY_EGG, BY_POOL, BY_TENTACLES, EGG_GROUP, GROUP, Zones


def put_into_hand(table: Zones, packet: i64, kind: i64) -> None:
    size = i64(table.sizes[packet])
    table.hands[packet] = with_card(table.hands[packet], size, kind)
    table.sizes[packet] = u8(size + 1)


def take_from_hand(table: Zones, packet: i64, kind: i64) -> None:
    size = i64(table.sizes[packet])
    take_from_place(table, packet, BITS * (size - 1 - higher(table.hands[packet], kind)))


def take_from_place(table: Zones, packet: i64, bits: i64) -> None:
    """The card that has so many bits below it."""
    hands = table.hands
    hands[packet] = without_card(hands[packet], bits)
    table.sizes[packet] -= 1


def held(table: Zones, packet: i64, kind: i64) -> i64:
    """How many cards of a kind a hand holds."""
    hand = table.hands[packet]
    count: i64 = 0
    for _place in range(i64(table.sizes[packet])):
        if hand & CARD == kind:
            count += 1
        hand >>= BITS
    return count


def take_from_deck(table: Zones, kind: i64) -> None:
    table.stock[kind] -= 1
    table.deck -= 1


def discard(table: Zones, kind: i64) -> None:
    """An Artifact or a Relic leaves its display."""
    table.owners[kind - UNIQUE] = NONE
    table.discards = append(table.discards, u8(kind))


def place_card(table: Zones, seat: i64, kind: i64) -> bool:
    """Put a card where it belongs; False if its owner has a group to choose first."""
    if kind >= UNIQUE:
        table.owners[kind - UNIQUE] = u8(seat)
        return True
    family = i64(FAMILY[kind])
    if family == IS_SHAPESHIFTER:
        table.tops[seat] = u8(kind)  # BB-15
    elif family == IS_PART:
        groups = table.open_groups(seat, kind - PARTS)
        if groups & (groups - 1) != 0:
            return False
        table.join_only(seat, kind - PARTS, groups)
    return True


def part_to_place(table: Zones, seat: i64) -> i64:
    """The part for which a seat is choosing a group."""
    if table.phase == GROUP:
        return table.picked_now(seat) - PARTS
    way: i64 = BY_TENTACLES if table.phase == ADD_GROUP else (BY_EGG if table.phase == EGG_GROUP else BY_POOL)
    return i64(table.added[way]) - PARTS


def is_robot(kind: i64) -> bool:
    return kind < KINDS and i64(FAMILY[kind]) == IS_ROBOT


def react(table: Zones, artifact: i64, seat: i64, kind: i64) -> None:
    """BB-22, BB-23, BB-24: does an Artifact that turns do so because a seat has revealed a card?

    A card's weight is the one that it shows at rest. Toys are revealed in step C, Robots never count."""
    if kind < KINDS and i64(FAMILY[kind]) != IS_TOY and turns_at(table, artifact, seat, kind):
        spin(table, artifact)


def turns_at(table: Zones, artifact: i64, seat: i64, kind: i64) -> bool:
    """Loot Box minds its owner's cards, the others mind everybody else's."""
    if (i64(table.box.stirs[kind]) >> (artifact - SUCKER)) & 1 == 0:
        return False
    return (table.owner(artifact) == seat) == (artifact == LOOT)


def spin(table: Zones, artifact: i64) -> None:
    """A quarter turn."""
    table.spins[artifact - SUCKER] += 1
