"""The Selection phase: deal, selection, the reveal in its order, passing on (BB-7 to BB-25)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.games.buccaneers.rules.card_moves import (
    discard,
    is_robot,
    join,
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
from ergosphere.games.buccaneers.rules.phases import (
    ADD,
    ADD_GROUP,
    GPS_PICK,
    GROUP,
    LASER_CARD,
    SELECT,
    TENTACLES_DRAW,
    TIIT_DRAW,
)
from ergosphere.games.buccaneers.rules.position import BY_TENTACLES, TENTACLES_BIT, Position
from ergosphere.games.buccaneers.rules.score_phase import begin_score

# Deal and selection


def deal(position: Position, kind: i64) -> None:
    """BB-7: one card to each in turn."""
    take_from_deck(position, kind)
    put_into_hand(position, position.done % position.count, kind)
    position.done += 1
    if position.done == position.count * position.hand_size():
        begin_turn(position)


def deal_all(position: Position, rng: Rng) -> None:
    """Deals all remaining cards at once, the same ones as card by card."""
    box = position.box
    kinds = box.dip_kind
    copies = box.dip_copy
    stock = position.stock
    hands = position.hands
    count = position.count
    dealt = count * position.hand_size()
    packet = position.done % count
    size = position.done // count
    for _card in range(position.done, dealt):
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
        position.sizes[packet] = u8(size)
    position.deck -= dealt - position.done
    position.done = dealt
    begin_turn(position)


def begin_turn(position: Position) -> None:
    position.phase = SELECT
    position.waiting = (1 << position.count) - 1
    if position.gps >= 0:
        position.waiting &= ~(1 << position.gps)  # BB-17: the owner makes no choice


def select(position: Position, seat: i64, kind: i64) -> None:
    """BB-9"""
    take_from_hand(position, position.packet(seat), kind)
    seal(position, seat, kind)


def seal(position: Position, seat: i64, kind: i64) -> None:
    """Put a card that has left its hand facedown."""
    position.sealed[seat] = u8(kind)
    waiting = position.waiting & ~(1 << seat)
    position.waiting = waiting
    if waiting == 0:
        lay_down(position)


def lay_down(position: Position) -> None:
    """Everybody has chosen. If GPS Tracker picks the last card, nature does so before anybody decides anything."""
    picks = position.picks
    sealed = position.sealed
    place = SEATS * position.turn
    for seat in range(position.count):
        picks[place] = sealed[seat]
        sealed[seat] = NONE
        place += 1
    if position.gps >= 0:
        position.phase = GPS_PICK
    else:
        place_cards(position)


def gps_pick(position: Position, kind: i64) -> None:
    """BB-17"""
    take_from_hand(position, position.packet(position.gps), kind)
    position.picks[SEATS * position.turn + position.gps] = u8(kind)
    position.gps = -1
    position.phase = GROUP  # all cards are there and are being placed
    place_cards(position)


# The reveal, in the order of BB-11

ACTS: Final = 16
MARKS: Final = vec[i64]([(ROBOTS <= kind < SHAPESHIFTERS) + ACTS * (UNIQUE <= kind <= GYRO) for kind in range(KINDS)])
"""To be added up: 1 for a Robot, ACTS for an Artifact that acts at once."""


def place_cards(position: Position) -> None:
    """(1) Everything is placed; seats with a choice of groups for a part choose at the same time."""
    picks = position.picks
    owners = position.owners
    place = SEATS * position.turn
    choosing: i64 = 0
    marks: i64 = 0
    for seat in range(position.count):
        kind = i64(picks[place])
        place += 1
        marks += MARKS[kind]
        if kind >= UNIQUE:
            owners[kind - UNIQUE] = u8(seat)
        elif kind >= SHAPESHIFTERS and not place_card(position, seat, kind):
            choosing |= 1 << seat
    if choosing != 0:
        position.phase = GROUP
        position.waiting = choosing
    elif marks >= ACTS:
        gps_and_tiit(position)
    else:
        if marks > 1:
            turn_robots(position)
        end_turn(position)


def choose_group(position: Position, seat: i64, group: i64) -> None:
    """BB-14"""
    position.waiting &= ~(1 << seat)
    if position.phase == ADD_GROUP:
        join(position, seat, i64(position.added[BY_TENTACLES]) - PARTS, group)
        end_reveal(position)
        return
    position.sealed[seat] = u8(group)
    if position.waiting != 0:
        return
    for other in range(position.count):
        if i64(position.sealed[other]) != NONE:
            join(position, other, position.picked_now(other) - PARTS, i64(position.sealed[other]))
            position.sealed[other] = NONE
    gps_and_tiit(position)


def reveals_now(position: Position, kind: i64) -> i64:
    """The seat that selected an Artifact in this turn, or NONE. BB-20: what Titanic Tentacles brought doesn't count."""
    owner = position.owner(kind)
    return owner if owner != NONE and position.picked_now(owner) == kind else NONE


def gps_and_tiit(position: Position) -> None:
    """(2) GPS Tracker and TIIT CLO UHL."""
    owner = reveals_now(position, GPS)
    if owner != NONE:
        position.gps = owner
    if reveals_now(position, TIIT) != NONE:
        position.tiit_turn = position.turn
        position.phase = TIIT_DRAW
        position.done = 0
    else:
        ask_laser(position)


def tiit_draw(position: Position, kind: i64) -> None:
    """BB-18"""
    take_from_deck(position, kind)
    packet = position.packet(position.done)
    put_into_hand(position, packet, kind)
    position.tiit[packet] = u8(kind)
    position.done += 1
    if position.done == position.count:
        ask_laser(position)


def ask_laser(position: Position) -> None:
    owner = reveals_now(position, LASER)
    if owner != NONE:
        position.phase = LASER_CARD
        position.waiting = 1 << owner
    else:
        begin_tentacles(position)


def place_threshold(position: Position, seat: i64, card: i64) -> None:
    """BB-19: with one of the higher two cards the Laser leaves."""
    position.laser = card
    position.waiting = 0
    if card >= 2:
        discard(position, LASER)
    begin_tentacles(position)


def begin_tentacles(position: Position) -> None:
    if reveals_now(position, TENTACLES) != NONE:
        position.phase = TENTACLES_DRAW
        position.done = 0
    else:
        end_reveal(position)


def tentacles_draw(position: Position, kind: i64) -> None:
    """BB-20: three cards that only the owner sees."""
    take_from_deck(position, kind)
    drawn = position.drawn
    place = position.done
    while place > 0 and i64(drawn[place - 1]) > kind:
        drawn[place] = drawn[place - 1]
        place -= 1
    drawn[place] = u8(kind)
    position.done += 1
    if position.done == 3:
        position.phase = ADD
        position.waiting = 1 << position.owner(TENTACLES)


def add_card(position: Position, seat: i64, kind: i64) -> None:
    """BB-20: one goes into the display, two are discarded."""
    position.waiting = 0
    drawn = position.drawn
    kept: i64 = 0
    while i64(drawn[kept]) != kind:
        kept += 1
    drawn[kept] = drawn[2]
    drawn[2] = NONE  # the other two are discards from now on
    position.discards = append(position.discards, drawn[0])
    position.discards = append(position.discards, drawn[1])
    position.added[BY_TENTACLES] = u8(kind)
    position.added_to[BY_TENTACLES] = u8(seat)
    if place_card(position, seat, kind):
        end_reveal(position)
    else:
        position.phase = ADD_GROUP
        position.waiting = 1 << seat


def end_reveal(position: Position) -> None:
    """The rest needs no decision: Reality Gyro, (3) Robots, (4) the Artifacts that turn; then BB-12."""
    if reveals_now(position, GYRO) != NONE:
        position.way = -position.way  # BB-21
    turn_robots(position)
    end_turn(position)


def end_turn(position: Position) -> None:
    """(4) and BB-12."""
    owners = position.owners
    for kind in range(i64(SUCKER), i64(LOOT + 1)):
        owner = i64(owners[kind - UNIQUE])
        if owner != NONE and position.picked_now(owner) != kind and position.added_now(owner) != kind:
            turn_artifact(position, kind, owner)
    if i64(position.sizes[0]) >= 2:
        pass_on(position)
    else:
        begin_score(position)


def turn_artifact(position: Position, artifact: i64, owner: i64) -> None:
    """Turn it for everything revealed in this turn; Loot Box only minds its owner's cards."""
    if artifact == LOOT:
        react(position, LOOT, owner, position.picked_now(owner))
    else:
        for seat in range(position.count):
            if seat != owner:
                react(position, artifact, seat, position.picked_now(seat))
    receiver = i64(position.added_to[BY_TENTACLES])
    if receiver != NONE:
        react(position, artifact, receiver, position.added_now(receiver))


def turn_robots(position: Position) -> None:
    """BB-13"""
    picks = position.picks
    first = SEATS * position.turn
    robots: i64 = 0
    for seat in range(position.count):
        robots += MARKS[i64(picks[first + seat])] & (ACTS - 1)
    owner = i64(position.added_to[BY_TENTACLES])
    brought = NONE if owner == NONE else position.added_now(owner)
    if is_robot(brought):
        robots += 1
    if robots < 2:
        return
    for seat in range(position.count):
        if i64(FAMILY[i64(picks[first + seat])]) == IS_ROBOT:
            position.turned[seat] |= i64(1) << position.turn
    if is_robot(brought):
        position.turned[owner] |= 1 << TENTACLES_BIT


def pass_on(position: Position) -> None:
    """BB-12: packets keep their numbers, the seats move past them."""
    position.turn += 1
    shift = position.shift + position.way
    if shift < 0:
        shift += position.count
    elif shift >= position.count:
        shift -= position.count
    position.shift = shift
    position.shifts[position.turn] = u8(shift)
    begin_turn(position)
