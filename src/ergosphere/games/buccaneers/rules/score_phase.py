"""The Score phase at the table: steps A to H in their order (BB-26 to BB-33), then the next round or the end."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from ergosphere.games.buccaneers.rules.card_moves import discard, place_card, react, spin, take_from_deck, turns_at
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
)
from ergosphere.games.buccaneers.rules.position import (
    BY_EGG,
    BY_POOL,
    EGG_DRAW,
    EGG_GROUP,
    EGG_USE,
    OVER,
    POOL_GROUP,
    POOL_TAKE,
    POOL_USE,
    RING_USE,
    TURN_UP,
    Zones,
)
from ergosphere.games.buccaneers.rules.rounds import begin_round
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
    settle_rows,
    take_bonuses,
    write_down,
)


def begin_score(table: Zones) -> None:
    """BB-12: the last cards of the hands are the pile. Step A."""
    table.gps = -1  # BB-17: without another turn it lapses
    ask(table, EGG, EGG_USE)
    if table.waiting == 0:
        begin_pool(table)


def ask(table: Zones, relic: i64, phase: i64) -> None:
    """An open decision of a Relic's owner, if somebody has it."""
    owner = table.owner(relic)
    table.waiting = 0
    if owner != NONE:
        table.phase = phase
        table.waiting = 1 << owner


def answer(table: Zones, seat: i64, used: bool) -> None:
    """BB-26, BB-27, BB-29: the owner may discard the Relic."""
    table.waiting = 0
    if table.phase == EGG_USE:
        if used:
            discard(table, EGG)
            table.added_to[BY_EGG] = u8(seat)
            table.phase = EGG_DRAW
        else:
            begin_pool(table)
    elif table.phase == POOL_USE:
        if used:
            discard(table, POOL)
            table.added_to[BY_POOL] = u8(seat)
            table.phase = POOL_TAKE
        else:
            turn_up_toys(table)
    else:
        if used:
            discard(table, RING)
        table.phase = TURN_UP


def egg_draw(table: Zones, kind: i64) -> None:
    take_from_deck(table, kind)
    if arrive(table, BY_EGG, kind):
        begin_pool(table)
    else:
        table.phase = EGG_GROUP


def pool_take(table: Zones, kind: i64) -> None:
    """The card stays in its hand, too: what is left of the pile is the hands without it."""
    if arrive(table, BY_POOL, kind):
        turn_up_toys(table)
    else:
        table.phase = POOL_GROUP


def arrive(table: Zones, way: i64, kind: i64) -> bool:
    """A card comes into a display; False if its owner has a group to choose."""
    seat = i64(table.added_to[way])
    table.added[way] = u8(kind)
    placed = place_card(table, seat, kind)
    for artifact in range(i64(SUCKER), i64(LOOT + 1)):
        if table.owner(artifact) != NONE and not table.is_inert(artifact):
            react(table, artifact, seat, kind)
    if not placed:
        table.waiting = 1 << seat
    return placed


def choose_group(table: Zones, seat: i64, group: i64) -> None:
    """BB-14, for a part that has arrived."""
    table.waiting = 0
    if table.phase == EGG_GROUP:
        table.join(seat, i64(table.added[BY_EGG]) - PARTS, group)
        begin_pool(table)
    else:
        table.join(seat, i64(table.added[BY_POOL]) - PARTS, group)
        turn_up_toys(table)


def begin_pool(table: Zones) -> None:
    """Step B."""
    ask(table, POOL, POOL_USE)
    if table.waiting == 0:
        turn_up_toys(table)


def turn_up_toys(table: Zones) -> None:
    """Step C. BB-24: a Toy is revealed here, so it may turn Loot Box, and by other packs' weights Cubus Libra."""
    for artifact in range(i64(CUBUS), i64(LOOT + 1)):
        turns = turns_by_toys(table, artifact)
        for _turn in range(turns):
            spin(table, artifact)
    ask(table, RING, RING_USE)  # step D
    if table.waiting == 0:
        table.phase = TURN_UP


def turns_by_toys(table: Zones, artifact: i64) -> i64:
    """How many quarter turns an Artifact makes in step C."""
    if table.owner(artifact) == NONE or table.is_inert(artifact):
        return 0
    if artifact == LOOT:
        return turning_toys(table, LOOT, table.owner(LOOT))
    turns: i64 = 0
    if artifact == CUBUS and table.box.cubus_minds_toys:
        for seat in range(table.count):
            turns += turning_toys(table, CUBUS, seat)
    return turns


def turning_toys(table: Zones, artifact: i64, seat: i64) -> i64:
    """The Toys of a display that make the Artifact turn."""
    count: i64 = 0
    for place in range(table.turn + 4):
        kind = table.shown(seat, place)
        if TOYS <= kind < ROBOTS and turns_at(table, artifact, seat, kind):
            count += 1
    return count


def bonuses(table: Zones) -> vec[i64]:
    """By seat: the bits of the cards that it has taken in this Score phase, in step C and from the end of D on in E."""
    count = table.count
    found = ZEROS[:count]
    if table.toys_lie_facedown():
        return found
    rows = ZEROS[: FIELDS * count]
    for seat in range(count):
        value, weight, toys, craft = table.measure(seat)
        write_down(rows, FIELDS * seat, value, weight, toys, craft)
    take_bonuses(table.box, rows, 0, count, table.owner(CARPET), table.owner(EXOSKELETON))
    for seat in range(count):
        bits = rows[FIELDS * seat + CARDS]
        found[seat] = bits & GOT_TOYS if table.phase == RING_USE else bits
    return found


def pile_count(table: Zones, kind: i64) -> i64:
    """How many cards of a kind are left in the pile."""
    count: i64 = 0
    for packet in range(table.count):
        if table.card(packet, 0) == kind:
            count += 1
    return count - 1 if i64(table.added[BY_POOL]) == kind else count


def turn_up(table: Zones, kind: i64) -> None:
    """Step F, and what follows from it."""
    table.turned_up = kind
    box = table.box
    count = table.count
    head: i64 = len(table.ledger)
    ledger = lengthened(table.ledger, HEAD + FIELDS * count)
    threshold = table.base_threshold()
    ledger[head + HOLE_FIELD] = i64(table.holes[table.round])
    ledger[head + COMMON_THRESHOLD] = threshold + box.weight[kind]
    ledger[head + TURNED_UP] = kind
    first = head + HEAD
    for seat in range(count):
        value, weight, toys, craft = table.measure(seat)
        write_down(ledger, first + FIELDS * seat, value, weight, toys, craft)
    settle_rows(
        box, ledger, first, count, table.owner(CARPET), table.owner(EXOSKELETON), table.owner(PAPERWEIGHT),
        table.owner(TOWEL), threshold, box.weight[kind],
    )  # fmt: skip
    table.ledger = ledger
    points = table.points[:]  # clones share the old ones
    for seat in range(count):
        points[seat] += ledger[first + FIELDS * seat + POINTS]
    table.points = points
    if table.round == ROUNDS - 1:
        table.phase = OVER  # BB-35
    else:
        table.round += 1
        begin_round(table)


def last_craft(table: Zones, seat: i64) -> i64:
    """BB-36: the best Spacecraft in the display when the match ends."""
    return table.ledger[i64(len(table.ledger)) - FIELDS * (table.count - seat) + CRAFT]


def result(table: Zones, seat: i64, places: float) -> float:
    """What a match was worth, -1 to 1: the victory, shared ones in parts, and a little the rank."""
    rank = rank_of(table, seat)
    place = 1.0 - 2.0 * float(rank - 1) / float(table.count - 1)
    win = -1.0
    if rank == 1:
        winners: i64 = 0
        for other in range(table.count):
            if rank_of(table, other) == 1:
                winners += 1
        win = 2.0 / float(winners) - 1.0
    return win + places * (place - win)


def rank_of(table: Zones, seat: i64) -> i64:
    """BB-35, BB-36"""
    rank: i64 = 1
    for other in range(table.count):
        ahead = table.points[other] - table.points[seat]
        if ahead == 0:
            ahead = last_craft(table, other) - last_craft(table, seat)
        if ahead > 0:
            rank += 1
    return rank
