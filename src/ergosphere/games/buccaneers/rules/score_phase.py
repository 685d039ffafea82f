"""The Score phase: steps A to H in their order (BB-26 to BB-33), then the next round or the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ergosphere.games.buccaneers.rules.card_moves import (
    discard,
    join,
    place_card,
    react,
    spin,
    take_from_deck,
    turns_at,
)
from ergosphere.games.buccaneers.rules.kinds import (
    CARPET,
    CUBUS,
    EGG,
    EXOSKELETON,
    LOOT,
    NONE,
    PAPERWEIGHT,
    PARTS,
    POOL,
    RING,
    ROBOTS,
    ROUNDS,
    SUCKER,
    TOWEL,
    TOYS,
    UNIQUES,
)
from ergosphere.games.buccaneers.rules.phases import (
    DEAL,
    EGG_DRAW,
    EGG_GROUP,
    EGG_USE,
    HOLE,
    OVER,
    POOL_GROUP,
    POOL_TAKE,
    POOL_USE,
    RING_USE,
    TURN_UP,
)
from ergosphere.games.buccaneers.rules.position import BY_EGG, BY_POOL, NO_CARDS, NOT_PLAYED, Position
from ergosphere.games.buccaneers.rules.scoring import (
    CARDS,
    COMMON_THRESHOLD,
    CRAFT,
    FIELDS,
    GOT_TOYS,
    HEAD,
    HOLE_FIELD,
    POINTS,
    TURNED_UP,
    ZEROS,
    lengthened,
    score_rows,
    take_bonuses,
    write_down,
)


def begin_score(position: Position) -> None:
    """BB-12: the last cards of the hands are the pile. Step A."""
    position.gps = -1  # BB-17: without another turn it lapses
    ask(position, EGG, EGG_USE)
    if position.waiting == 0:
        begin_pool(position)


def ask(position: Position, relic: i64, phase: i64) -> None:
    """Ask a Relic's owner, if somebody has it."""
    owner = position.owner(relic)
    position.waiting = 0
    if owner != NONE:
        position.phase = phase
        position.waiting = 1 << owner


def answer(position: Position, seat: i64, used: bool) -> None:
    """BB-26, BB-27, BB-29: the owner may discard the Relic."""
    position.waiting = 0
    if position.phase == EGG_USE:
        if used:
            discard(position, EGG)
            position.added_to[BY_EGG] = u8(seat)
            position.phase = EGG_DRAW
        else:
            begin_pool(position)
    elif position.phase == POOL_USE:
        if used:
            discard(position, POOL)
            position.added_to[BY_POOL] = u8(seat)
            position.phase = POOL_TAKE
        else:
            turn_up_toys(position)
    else:
        if used:
            discard(position, RING)
        position.phase = TURN_UP


def egg_draw(position: Position, kind: i64) -> None:
    take_from_deck(position, kind)
    if arrive(position, BY_EGG, kind):
        begin_pool(position)
    else:
        position.phase = EGG_GROUP


def pool_take(position: Position, kind: i64) -> None:
    """The card also stays in its hand: the rest of the pile is the hands without it."""
    if arrive(position, BY_POOL, kind):
        turn_up_toys(position)
    else:
        position.phase = POOL_GROUP


def arrive(position: Position, way: i64, kind: i64) -> bool:
    """A card comes into a display; False if its owner must choose a group."""
    seat = i64(position.added_to[way])
    position.added[way] = u8(kind)
    placed = place_card(position, seat, kind)
    for artifact in range(i64(SUCKER), i64(LOOT + 1)):
        react(position, artifact, seat, kind)
    if not placed:
        position.waiting = 1 << seat
    return placed


def choose_group(position: Position, seat: i64, group: i64) -> None:
    """BB-14, for a part that has arrived."""
    position.waiting = 0
    if position.phase == EGG_GROUP:
        join(position, seat, i64(position.added[BY_EGG]) - PARTS, group)
        begin_pool(position)
    else:
        join(position, seat, i64(position.added[BY_POOL]) - PARTS, group)
        turn_up_toys(position)


def begin_pool(position: Position) -> None:
    """Step B."""
    ask(position, POOL, POOL_USE)
    if position.waiting == 0:
        turn_up_toys(position)


def turn_up_toys(position: Position) -> None:
    """Step C. BB-24: Toys are revealed here, so they may turn Loot Box, and with other packs' weights Cubus Libra."""
    for artifact in range(i64(CUBUS), i64(LOOT + 1)):
        turns = turns_by_toys(position, artifact)
        for _turn in range(turns):
            spin(position, artifact)
    ask(position, RING, RING_USE)  # step D
    if position.waiting == 0:
        position.phase = TURN_UP


def turns_by_toys(position: Position, artifact: i64) -> i64:
    """The number of quarter turns that an Artifact makes in step C."""
    owner = position.owner(artifact)
    if owner == NONE:
        return 0
    if artifact == LOOT:
        return turning_toys(position, LOOT, owner)
    turns: i64 = 0
    if artifact == CUBUS and position.box.cubus_minds_toys:
        for seat in range(position.count):
            turns += turning_toys(position, CUBUS, seat)
    return turns


def turning_toys(position: Position, artifact: i64, seat: i64) -> i64:
    """The Toys of a display that make the Artifact turn."""
    count: i64 = 0
    for place in range(position.turn + 4):
        kind = position.shown(seat, place)
        if TOYS <= kind < ROBOTS and turns_at(position, artifact, seat, kind):
            count += 1
    return count


def bonuses(position: Position) -> vec[i64]:
    """By seat: bits of the cards taken in this Score phase so far, in step C and, after step D, in step E."""
    count = position.count
    found = ZEROS[:count]
    if position.toys_lie_facedown():
        return found
    rows = ZEROS[: FIELDS * count]
    for seat in range(count):
        value, weight, toys, craft = position.measure(seat)
        write_down(rows, FIELDS * seat, value, weight, toys, craft)
    take_bonuses(position.box, rows, 0, count, position.owner(CARPET), position.owner(EXOSKELETON))
    for seat in range(count):
        bits = rows[FIELDS * seat + CARDS]
        found[seat] = bits & GOT_TOYS if position.phase == RING_USE else bits
    return found


def pile_count(position: Position, kind: i64) -> i64:
    """How many cards of a kind are left in the pile."""
    count: i64 = 0
    for packet in range(position.count):
        if position.card(packet, 0) == kind:
            count += 1
    return count - 1 if i64(position.added[BY_POOL]) == kind else count


def turn_up(position: Position, kind: i64) -> None:
    """Step F, and what follows from it."""
    score_round(position, kind, position.base_threshold())
    if position.round == ROUNDS - 1:
        position.phase = OVER  # BB-35
    else:
        position.round += 1
        begin_round(position)


def score_round(position: Position, turned_up: i64, threshold: i64) -> None:
    """Steps F to H, written into the ledger; `threshold` is without the card turned up."""
    position.turned_up = turned_up
    box = position.box
    count = position.count
    head: i64 = len(position.ledger)
    ledger = lengthened(position.ledger, HEAD + FIELDS * count)
    ledger[head + HOLE_FIELD] = i64(position.holes[position.round])
    ledger[head + COMMON_THRESHOLD] = threshold + box.weight[turned_up]
    ledger[head + TURNED_UP] = turned_up
    first = head + HEAD
    for seat in range(count):
        value, weight, toys, craft = position.measure(seat)
        write_down(ledger, first + FIELDS * seat, value, weight, toys, craft)
    score_rows(
        box,
        ledger,
        first,
        count,
        carpet=position.owner(CARPET),
        exoskeleton=position.owner(EXOSKELETON),
        paperweight=position.owner(PAPERWEIGHT),
        towel=position.owner(TOWEL),
        threshold=threshold,
        turned_up=box.weight[turned_up],
    )
    position.ledger = ledger
    points = position.points[:]  # clones share the old ones
    for seat in range(count):
        points[seat] += ledger[first + FIELDS * seat + POINTS]
    position.points = points


# The next round


def begin_round(position: Position) -> None:
    """BB-34: everything goes back into the deck; the Direction card stays as it is."""
    clear(position)
    position.turn = 0
    position.shift = 0
    position.done = 0
    position.gps = -1
    position.laser = NOT_PLAYED
    position.tiit_turn = NOT_PLAYED
    position.turned_up = NONE
    position.stock = position.box.copies[:]
    position.deck = i64(len(position.box.dip_kind))
    position.picks = NO_CARDS[:]
    if len(position.discards) > 0:
        position.discards = NO_CARDS[:0]
    position.waiting = 0
    position.phase = HOLE if i64(position.holes[position.round]) == NONE else DEAL


def clear(position: Position) -> None:
    """Small vectors are emptied in place, which is faster than making new ones; clones have their own."""
    hands = position.hands
    sizes = position.sizes
    sealed = position.sealed
    tiit = position.tiit
    tops = position.tops
    groups = position.groups
    turned = position.turned
    for packet in range(position.count):
        hands[packet] = 0
        sizes[packet] = 0
        sealed[packet] = NONE
        tiit[packet] = NONE
        tops[packet] = NONE
        groups[packet] = 0
        turned[packet] = 0
    shifts = position.shifts
    for turn in range(position.turn + 1):
        shifts[turn] = 0
    for number in range(i64(3)):
        position.drawn[number] = NONE
        position.added[number] = NONE
        position.added_to[number] = NONE
        position.spins[number] = 0
    owners = position.owners
    for unique in range(i64(UNIQUES)):
        owners[unique] = NONE


# The end of the match


def last_craft(position: Position, seat: i64) -> i64:
    """BB-36: the best Spacecraft in the display when the match ends."""
    return position.ledger[i64(len(position.ledger)) - FIELDS * (position.count - seat) + CRAFT]


def result(position: Position, seat: i64, places: float) -> float:
    """What a match was worth, -1 to 1: mostly the victory, divided among winners, and a little the rank."""
    rank = rank_of(position, seat)
    place = 1.0 - 2.0 * float(rank - 1) / float(position.count - 1)
    win = -1.0
    if rank == 1:
        winners: i64 = 0
        for other in range(position.count):
            if rank_of(position, other) == 1:
                winners += 1
        win = 2.0 / float(winners) - 1.0
    return win + places * (place - win)


def rank_of(position: Position, seat: i64) -> i64:
    """BB-35, BB-36"""
    rank: i64 = 1
    for other in range(position.count):
        ahead = position.points[other] - position.points[seat]
        if ahead == 0:
            ahead = last_craft(position, other) - last_craft(position, seat)
        if ahead > 0:
            rank += 1
    return rank
