"""Moves of single cards: into and out of hands, deck and displays, and what turns when a card is revealed."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules.hand import BITS, CARD, higher, with_card, without_card
from ergosphere.games.buccaneers.rules.kinds import (
    CARDS,
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
from ergosphere.games.buccaneers.rules.phases import ADD_GROUP, EGG_GROUP, GROUP
from ergosphere.games.buccaneers.rules.position import BY_EGG, BY_POOL, BY_TENTACLES, GROUP_BITS, Position

# Hands and deck


def put_into_hand(position: Position, packet: i64, kind: i64) -> None:
    size = i64(position.sizes[packet])
    position.hands[packet] = with_card(position.hands[packet], size, kind)
    position.sizes[packet] = u8(size + 1)


def take_from_hand(position: Position, packet: i64, kind: i64) -> None:
    size = i64(position.sizes[packet])
    take_from_place(position, packet, BITS * (size - 1 - higher(position.hands[packet], kind)))


def take_from_place(position: Position, packet: i64, bits: i64) -> None:
    """The card with `bits` bits below it."""
    hands = position.hands
    hands[packet] = without_card(hands[packet], bits)
    position.sizes[packet] -= 1


def held(position: Position, packet: i64, kind: i64) -> i64:
    """How many cards of a kind a hand holds."""
    hand = position.hands[packet]
    count: i64 = 0
    for _place in range(i64(position.sizes[packet])):
        if hand & CARD == kind:
            count += 1
        hand >>= BITS
    return count


def dip(position: Position, rng: Rng) -> i64:
    """Any card of the draw deck, each equally likely; it stays there."""
    kinds = position.box.dip_kind
    copies = position.box.dip_copy
    stock = position.stock
    while True:
        card = rng.below(CARDS)
        kind = i64(kinds[card])
        if i64(copies[card]) < i64(stock[kind]):
            return kind


def take_from_deck(position: Position, kind: i64) -> None:
    position.stock[kind] -= 1
    position.deck -= 1


# Displays


def place_card(position: Position, seat: i64, kind: i64) -> bool:
    """Put a card where it belongs; False if its owner must choose a group first."""
    if kind >= UNIQUE:
        position.owners[kind - UNIQUE] = u8(seat)
        return True
    family = i64(FAMILY[kind])
    if family == IS_SHAPESHIFTER:
        position.tops[seat] = u8(kind)  # BB-15
    elif family == IS_PART:
        groups = position.open_groups(seat, kind - PARTS)
        if groups & (groups - 1) != 0:
            return False
        join_only(position, seat, kind - PARTS, groups)
    return True


def discard(position: Position, kind: i64) -> None:
    """An Artifact or a Relic leaves its display."""
    position.owners[kind - UNIQUE] = NONE
    position.discards = append(position.discards, u8(kind))


def part_to_place(position: Position, seat: i64) -> i64:
    """The part for which a seat is choosing a group."""
    if position.phase == GROUP:
        return position.picked_now(seat) - PARTS
    way: i64 = BY_TENTACLES if position.phase == ADD_GROUP else (BY_EGG if position.phase == EGG_GROUP else BY_POOL)
    return i64(position.added[way]) - PARTS


def join(position: Position, seat: i64, part: i64, group: i64) -> None:
    """BB-14: a part joins a group, or starts it."""
    groups = position.groups[seat]
    copies = ((groups >> part) & 1) + ((groups >> (4 + part)) & 1) + ((groups >> (8 + part)) & 1)
    joined = i64(1) << (4 * group + part)
    position.groups[seat] = groups | joined | (group << (GROUP_BITS + 6 * part + 2 * copies))


def join_only(position: Position, seat: i64, part: i64, groups: i64) -> None:
    """Where there is no choice: the one group of these bits, or a new one."""
    group: i64 = 0
    if groups != 0:
        while (groups >> group) & 1 == 0:
            group += 1
    else:
        while (position.groups[seat] >> (4 * group)) & 15 != 0:
            group += 1
    join(position, seat, part, group)


# What a revealed card does to others


def is_robot(kind: i64) -> bool:
    return kind < KINDS and i64(FAMILY[kind]) == IS_ROBOT


def react(position: Position, artifact: i64, seat: i64, kind: i64) -> None:
    """Turn an Artifact if it turns because a seat has revealed a card. Toys are revealed in step C."""
    if kind < KINDS and i64(FAMILY[kind]) != IS_TOY and turns_at(position, artifact, seat, kind):
        spin(position, artifact)


def turns_at(position: Position, artifact: i64, seat: i64, kind: i64) -> bool:
    """BB-22, BB-23, BB-24: does an Artifact turn when a seat reveals a card?

    Loot Box turns for its owner's cards, the others for everybody else's. BB-25: one that arrived in step A or B never
    turns."""
    if (i64(position.box.stirs[kind]) >> (artifact - SUCKER)) & 1 == 0:
        return False
    owner = position.owner(artifact)
    if owner == NONE or position.is_inert(artifact):
        return False
    return (owner == seat) == (artifact == LOOT)


def spin(position: Position, artifact: i64) -> None:
    """A quarter turn."""
    position.spins[artifact - SUCKER] += 1
