"""The Selection phase: deal, selection, the reveal in its order, passing on (BB-7 to BB-25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules.card_moves import (
    discard,
    is_robot,
    place_card,
    put_into_hand,
    react,
    take_from_deck,
    take_from_hand,
)
from ergosphere.games.buccaneers.rules.hand import with_card
from ergosphere.games.buccaneers.rules.kinds import (
    CARDS,
    FAMILY,
    GPS,
    GYRO,
    IS_ROBOT,
    KINDS,
    LASER,
    LOOT,
    NONE,
    PARTS,
    ROBOTS,
    SEATS,
    SHAPESHIFTERS,
    SUCKER,
    TENTACLES,
    TIIT,
    UNIQUE,
)
from ergosphere.games.buccaneers.rules.position import (
    ADD,
    ADD_GROUP,
    BY_TENTACLES,
    GPS_PICK,
    GROUP,
    LASER_CARD,
    SELECT,
    TENTACLES_BIT,
    TENTACLES_DRAW,
    TIIT_DRAW,
    Zones,
)
from ergosphere.games.buccaneers.rules.score_phase import begin_score

# Deal and selection


def deal(table: Zones, kind: i64) -> None:
    """BB-7: one card to each in turn."""
    take_from_deck(table, kind)
    put_into_hand(table, table.done % table.count, kind)
    table.done += 1
    if table.done == table.count * table.hand_size():
        begin_turn(table)


def deal_all(table: Zones, rng: Rng) -> None:
    """All cards that are still to be dealt, the same ones as card by card."""
    box = table.box
    kinds = box.dip_kind
    copies = box.dip_copy
    stock = table.stock
    hands = table.hands
    count = table.count
    dealt = count * table.hand_size()
    packet = table.done % count
    size = table.done // count
    for _card in range(table.done, dealt):
        while True:  # dip into the deck
            card = rng.below(CARDS)
            kind = kinds[card]
            if copies[card] < stock[i64(kind)]:
                break
        stock[i64(kind)] -= 1
        hands[packet] = with_card(hands[packet], size, i64(kind))
        packet += 1
        if packet == count:
            packet = 0
            size += 1
    for packet in range(count):
        table.sizes[packet] = u8(size)
    table.deck -= dealt - table.done
    table.done = dealt
    begin_turn(table)


def begin_turn(table: Zones) -> None:
    table.phase = SELECT
    table.waiting = (1 << table.count) - 1
    if table.gps >= 0:
        table.waiting &= ~(1 << table.gps)  # BB-17: the owner makes no choice


def select(table: Zones, seat: i64, kind: i64) -> None:
    """BB-9"""
    take_from_hand(table, table.packet(seat), kind)
    seal(table, seat, kind)


def seal(table: Zones, seat: i64, kind: i64) -> None:
    """A card that has left its hand lies facedown."""
    table.sealed[seat] = u8(kind)
    waiting = table.waiting & ~(1 << seat)
    table.waiting = waiting
    if waiting == 0:
        lay_down(table)


def lay_down(table: Zones) -> None:
    """All have chosen. Where GPS Tracker makes nature pick the last card, nobody decides anything in between."""
    picks = table.picks
    sealed = table.sealed
    place = SEATS * table.turn
    for seat in range(table.count):
        picks[place] = sealed[seat]
        sealed[seat] = NONE
        place += 1
    if table.gps >= 0:
        table.phase = GPS_PICK
    else:
        place_cards(table)


def gps_pick(table: Zones, kind: i64) -> None:
    """BB-17"""
    take_from_hand(table, table.packet(table.gps), kind)
    table.picks[SEATS * table.turn + table.gps] = u8(kind)
    table.gps = -1
    table.phase = GROUP  # all cards are there and are being placed
    place_cards(table)


# The reveal, in the order of BB-11

ACTS: Final = 16
MARKS: Final = vec[i64]([(ROBOTS <= kind < SHAPESHIFTERS) + ACTS * (UNIQUE <= kind <= GYRO) for kind in range(KINDS)])
"""To be summed: 1 for a Robot, ACTS for an Artifact that acts at once."""


def place_cards(table: Zones) -> None:
    """(1) Everything is placed; whoever may choose a group for a part chooses, all at once."""
    picks = table.picks
    owners = table.owners
    place = SEATS * table.turn
    choosing: i64 = 0
    marks: i64 = 0
    for seat in range(table.count):
        kind = i64(picks[place])
        place += 1
        marks += MARKS[kind]
        if kind >= UNIQUE:
            owners[kind - UNIQUE] = u8(seat)
        elif kind >= SHAPESHIFTERS and not place_card(table, seat, kind):
            choosing |= 1 << seat
    if choosing != 0:
        table.phase = GROUP
        table.waiting = choosing
    elif marks >= ACTS:
        gps_and_tiit(table)
    else:
        if marks > 1:
            turn_robots(table)
        end_turn(table)


def choose_group(table: Zones, seat: i64, group: i64) -> None:
    """BB-14"""
    table.waiting &= ~(1 << seat)
    if table.phase == ADD_GROUP:
        table.join(seat, i64(table.added[BY_TENTACLES]) - PARTS, group)
        end_reveal(table)
        return
    table.sealed[seat] = u8(group)
    if table.waiting != 0:
        return
    for other in range(table.count):
        if i64(table.sealed[other]) != NONE:
            table.join(other, table.picked_now(other) - PARTS, i64(table.sealed[other]))
            table.sealed[other] = NONE
    gps_and_tiit(table)


def reveals_now(table: Zones, kind: i64) -> i64:
    """The seat that has selected an Artifact in this turn, or NONE: BB-20, those of Titanic Tentacles don't count."""
    owner = table.owner(kind)
    return owner if owner != NONE and table.picked_now(owner) == kind else NONE


def gps_and_tiit(table: Zones) -> None:
    """(2) GPS Tracker and TIIT CLO UHL."""
    owner = reveals_now(table, GPS)
    if owner != NONE:
        table.gps = owner
    if reveals_now(table, TIIT) != NONE:
        table.tiit_turn = table.turn
        table.phase = TIIT_DRAW
        table.done = 0
    else:
        ask_laser(table)


def tiit_draw(table: Zones, kind: i64) -> None:
    """BB-18"""
    take_from_deck(table, kind)
    packet = table.packet(table.done)
    put_into_hand(table, packet, kind)
    table.tiit[packet] = u8(kind)
    table.done += 1
    if table.done == table.count:
        ask_laser(table)


def ask_laser(table: Zones) -> None:
    owner = reveals_now(table, LASER)
    if owner != NONE:
        table.phase = LASER_CARD
        table.waiting = 1 << owner
    else:
        begin_tentacles(table)


def place_threshold(table: Zones, seat: i64, card: i64) -> None:
    """BB-19: with one of the higher two cards the Laser leaves."""
    table.laser = card
    table.waiting = 0
    if card >= 2:
        discard(table, LASER)
    begin_tentacles(table)


def begin_tentacles(table: Zones) -> None:
    if reveals_now(table, TENTACLES) != NONE:
        table.phase = TENTACLES_DRAW
        table.done = 0
    else:
        end_reveal(table)


def tentacles_draw(table: Zones, kind: i64) -> None:
    """BB-20: three cards that only the owner sees."""
    take_from_deck(table, kind)
    drawn = table.drawn
    place = table.done
    while place > 0 and i64(drawn[place - 1]) > kind:
        drawn[place] = drawn[place - 1]
        place -= 1
    drawn[place] = u8(kind)
    table.done += 1
    if table.done == 3:
        table.phase = ADD
        table.waiting = 1 << table.owner(TENTACLES)


def add_card(table: Zones, seat: i64, kind: i64) -> None:
    """BB-20: one into the display, two onto the discards."""
    table.waiting = 0
    drawn = table.drawn
    kept: i64 = 0
    while i64(drawn[kept]) != kind:
        kept += 1
    drawn[kept] = drawn[2]
    drawn[2] = NONE  # the two that are left lie on the discards from now on
    table.discards = append(table.discards, drawn[0])
    table.discards = append(table.discards, drawn[1])
    table.added[BY_TENTACLES] = u8(kind)
    table.added_to[BY_TENTACLES] = u8(seat)
    if place_card(table, seat, kind):
        end_reveal(table)
    else:
        table.phase = ADD_GROUP
        table.waiting = 1 << seat


def end_reveal(table: Zones) -> None:
    """The rest needs no decision: Reality Gyro, (3) Robots, (4) the Artifacts that turn; then BB-12."""
    if reveals_now(table, GYRO) != NONE:
        table.way = -table.way  # BB-21
    turn_robots(table)
    end_turn(table)


def end_turn(table: Zones) -> None:
    """(4) and BB-12."""
    owners = table.owners
    for kind in range(i64(SUCKER), i64(LOOT + 1)):
        owner = i64(owners[kind - UNIQUE])
        if owner != NONE and table.picked_now(owner) != kind and table.added_now(owner) != kind:
            turn_artifact(table, kind, owner)
    if i64(table.sizes[0]) >= 2:
        pass_on(table)
    else:
        begin_score(table)


def turn_artifact(table: Zones, artifact: i64, owner: i64) -> None:
    """By all that this turn has revealed; Loot Box only minds its owner's cards."""
    if artifact == LOOT:
        react(table, LOOT, owner, table.picked_now(owner))
    else:
        for seat in range(table.count):
            if seat != owner:
                react(table, artifact, seat, table.picked_now(seat))
    receiver = i64(table.added_to[BY_TENTACLES])
    if receiver != NONE:
        react(table, artifact, receiver, table.added_now(receiver))


def turn_robots(table: Zones) -> None:
    """BB-13"""
    picks = table.picks
    first = SEATS * table.turn
    robots: i64 = 0
    for seat in range(table.count):
        robots += MARKS[i64(picks[first + seat])] & (ACTS - 1)
    owner = i64(table.added_to[BY_TENTACLES])
    brought = NONE if owner == NONE else table.added_now(owner)
    if is_robot(brought):
        robots += 1
    if robots < 2:
        return
    for seat in range(table.count):
        if i64(FAMILY[i64(picks[first + seat])]) == IS_ROBOT:
            table.turned[seat] |= i64(1) << table.turn
    if is_robot(brought):
        table.turned[owner] |= 1 << TENTACLES_BIT


def pass_on(table: Zones) -> None:
    """BB-12: hands keep their numbers, the seats move past them."""
    table.turn += 1
    shift = table.shift + table.way
    if shift < 0:
        shift += table.count
    elif shift >= table.count:
        shift -= table.count
    table.shift = shift
    table.shifts[table.turn] = u8(shift)
    begin_turn(table)
