"""What a seat knows: the open table, its own cards, its memory of hands it has passed on."""

from __future__ import annotations

from functools import cache

import msgspec

from ergosphere.core import values
from ergosphere.core.engine.state import NOBODY
from ergosphere.core.values import Outcome
from ergosphere.games.buccaneers.faces.names import FACEDOWN
from ergosphere.games.buccaneers.faces.results import RoundResult, bonus_cards, results
from ergosphere.games.buccaneers.rules.kinds import (
    FAMILY,
    IS_PART,
    IS_ROBOT,
    LOOT,
    NONE,
    PARTS,
    ROBOTS,
    SEATS,
    SUCKER,
    TENTACLES,
    TOYS,
)
from ergosphere.games.buccaneers.rules.memory import (
    BAG,
    NEVER,
    Memory,
    facedown,
    is_toy,
    knows_toy,
    memory_of,
    packet_at,
    played_toys,
    seen_before,
)
from ergosphere.games.buccaneers.rules.phases import OVER, PHASES, SELECT
from ergosphere.games.buccaneers.rules.position import BY_TENTACLES, NOT_PLAYED, SIZE
from ergosphere.games.buccaneers.rules.score_phase import bonuses
from ergosphere.games.buccaneers.rules.state import Buccaneers

WAYS = ("tentacles", "egg", "pool")


class HoleCard(msgspec.Struct, frozen=True):
    id: str
    threshold: int
    hand: int


class ShownCard(msgspec.Struct, frozen=True):
    """A card in a display as it lies and counts now; value and weight are null for somebody else's facedown Toy."""

    card: str
    value: int | None
    weight: int | None
    turn: int
    """The turn in which it came, from 0."""
    by: str | None = None
    """tentacles, egg or pool, if it was not selected."""
    turns: int = 0
    """Quarter turns."""
    group: int | None = None
    """Of a part: the group that it has joined, from 1."""


class Display(msgspec.Struct, frozen=True):
    """The sums leave out facedown Toys that the viewer doesn't know; they count the cards of `taken`."""

    cards: tuple[ShownCard, ...]
    groups: tuple[tuple[str, ...], ...]
    value: int
    weight: int
    facedown: int
    taken: tuple[str, ...] = ()
    """Weight cards (with a minus) and the Value card that the seat has taken in steps C and E of this round."""


class Added(msgspec.Struct, frozen=True):
    """A card brought by Titanic Tentacles, Easter Egg or Alien Kiddie Pool; null until it is known."""

    seat: int
    card: str | None
    discarded: tuple[str, ...] = ()
    """The other two cards of Titanic Tentacles."""


class HandMemory(msgspec.Struct, frozen=True):
    """A hand that the seat has seen and passed on."""

    seat: int
    """Who holds it now."""
    cards: tuple[str, ...]
    """Seen there and not played openly since."""
    toys_played: int
    """How many of these, or of the strangers, were played facedown since."""
    strangers: int
    """Cards that TIIT CLO UHL has added since."""


class MissingToys(msgspec.Struct, frozen=True):
    """What was missing when a hand came back: the Toys that these seats played facedown in these turns, in some order.
    One card fewer than turns: one of the Toys came by TIIT CLO UHL and is unknown."""

    turns: tuple[int, ...]
    seats: tuple[int, ...]
    cards: tuple[str, ...]


class TableView(values.View, frozen=True):
    random_holes: bool
    holes: tuple[HoleCard | None, ...]
    round: int
    turn: int
    phase: str
    waiting: tuple[int, ...]
    direction: str | None
    points: tuple[int, ...]
    hand: tuple[str, ...]
    """The seat's own; after the last turn its card on the pile."""
    sealed: str | None
    """The seat's own sealed choice: a card, or the number of a group."""
    chosen: tuple[bool, ...]
    """Who has made a sealed choice."""
    hand_sizes: tuple[int, ...]
    deck: int
    dealt: int
    """How many cards of the current deal or draw have come."""
    threshold: int | None
    """The hole's threshold with the Threshold cards beside it."""
    threshold_cards: tuple[int, ...]
    gps: int | None
    plays: tuple[tuple[str | None, ...], ...]
    """By turn and seat."""
    passes: tuple[int, ...]
    """1: hands went clockwise, -1: counterclockwise."""
    tiit_turn: int | None
    tentacles: Added | None
    egg: Added | None
    pool: Added | None
    drawn: tuple[str, ...]
    """What Titanic Tentacles shows its owner."""
    discards: tuple[str, ...]
    displays: tuple[Display, ...]
    memory: tuple[HandMemory, ...]
    missing: tuple[MissingToys, ...]
    pile: tuple[str, ...]
    """By seat, when the match is over."""
    results: tuple[RoundResult, ...]
    outcome: Outcome | None


def view(state: Buccaneers, seat: int | None) -> TableView:
    box = state.box
    viewer = NOBODY if seat is None else seat
    memory = memory_of(state, viewer)
    rounds = [None if hole == NONE else int(hole) for hole in state.holes]
    in_round = rounds[state.round] is not None
    taken = bonuses(state)
    return TableView(
        seat=seat,
        random_holes=state.random_holes,
        holes=tuple(None if hole is None else hole_card(state, hole) for hole in rounds),
        round=int(state.round),
        turn=int(state.turn),
        phase=PHASES[state.phase],
        waiting=tuple(s for s in range(state.count) if state.waiting >> s & 1),
        direction={1: "clockwise", -1: "counterclockwise"}.get(int(state.way)),
        points=tuple(map(int, state.points)),
        hand=() if seat is None else hand_of(state, int(state.packet(seat))),
        sealed=None if seat is None else sealed_by(state, seat),
        chosen=tuple(state.sealed[s] != NONE for s in range(state.count)),
        hand_sizes=tuple(int(state.sizes[state.packet(s)]) for s in range(state.count)),
        deck=int(state.deck),
        dealt=int(state.done),
        threshold=int(state.base_threshold()) if in_round else None,
        threshold_cards=threshold_cards(state),
        gps=None if state.gps < 0 else int(state.gps),
        plays=plays(state, viewer),
        passes=passes(state),
        tiit_turn=None if state.tiit_turn == NOT_PLAYED else int(state.tiit_turn),
        tentacles=added(state, viewer, 0),
        egg=added(state, viewer, 1),
        pool=added(state, viewer, 2),
        drawn=drawn_cards(state, viewer),
        discards=tuple(box.cards[kind] for kind in state.discards),
        displays=tuple(display(state, viewer, s, int(taken[s])) for s in range(state.count)),
        memory=hands_away(state, viewer, memory),
        missing=missing_toys(state, viewer, memory),
        pile=tuple(box.cards[int(state.card(state.packet(s), 0))] for s in range(state.count))
        if state.phase == OVER
        else (),
        results=results(state),
        outcome=state.outcome(),
    )


def hole_card(state: Buccaneers, hole: int) -> HoleCard:
    box = state.box
    return HoleCard(box.hole_ids[hole], int(box.hole_threshold[hole]), int(box.hole_hand[hole]))


def hand_of(state: Buccaneers, packet: int) -> tuple[str, ...]:
    return tuple(state.box.cards[int(state.card(packet, place))] for place in range(int(state.sizes[packet])))


def sealed_by(state: Buccaneers, seat: int) -> str | None:
    kind = state.sealed[seat]
    if kind == NONE:
        return None
    return state.box.cards[kind] if state.phase == SELECT else str(kind + 1)


def threshold_cards(state: Buccaneers) -> tuple[int, ...]:
    cards = [] if state.tiit_turn == NOT_PLAYED else [int(state.box.tiit)]
    return tuple(cards if state.laser == NOT_PLAYED else [*cards, int(state.box.laser[state.laser])])


def passes(state: Buccaneers) -> tuple[int, ...]:
    steps = [int(state.shifts[turn] - state.shifts[turn - 1]) % state.count for turn in range(1, state.turn + 1)]
    return tuple(1 if step == 1 else -1 for step in steps)


def known(state: Buccaneers, viewer: int, owner: int, kind: int) -> str | None:
    """A card in a display as the viewer sees it."""
    if kind == NONE:
        return None
    return state.box.cards[kind] if not is_toy(kind) or knows_toy(state, viewer, owner) else FACEDOWN


def plays(state: Buccaneers, viewer: int) -> tuple[tuple[str | None, ...], ...]:
    cards = state.box.cards
    hidden = state.toys_lie_facedown()
    picks = list(state.picks)
    rows = []
    for first in range(0, SEATS * (int(state.turn) + 1), SEATS):
        kinds = picks[first : first + int(state.count)]
        if max(kinds) == min(kinds) == NONE:
            continue
        rows.append(
            tuple(
                None if kind == NONE else FACEDOWN if hidden and s != viewer and TOYS <= kind < ROBOTS else cards[kind]
                for s, kind in enumerate(kinds)
            )
        )
    return tuple(rows)


def added(state: Buccaneers, viewer: int, way: int) -> Added | None:
    seat = int(state.added_to[way])
    if seat == NONE:
        return None
    discarded = tuple(state.box.cards[kind] for kind in state.drawn[:2]) if way == BY_TENTACLES else ()
    return Added(seat, known(state, viewer, seat, int(state.added[way])), discarded)


def drawn_cards(state: Buccaneers, viewer: int) -> tuple[str, ...]:
    if state.owner(TENTACLES) != viewer or state.added[BY_TENTACLES] != NONE:
        return ()
    return tuple(state.box.cards[kind] for kind in state.drawn if kind != NONE)


def display(state: Buccaneers, viewer: int, seat: int, bonus: int) -> Display:
    cards: list[ShownCard] = []
    facedown = 0
    hidden = state.toys_lie_facedown()
    copies = [0, 0, 0, 0]
    for place, turn, by in places(state, seat):
        kind = int(state.shown(seat, place))
        if kind == NONE:
            continue
        if FAMILY[kind] == IS_PART:
            cards.append(part_laid(state, seat, kind - PARTS, copies[kind - PARTS], turn, by))
            copies[kind - PARTS] += 1
            continue
        toy = TOYS <= kind < ROBOTS
        facedown += toy and hidden
        if toy and hidden and seat != viewer:
            cards.append(laid(FACEDOWN, None, None, 0, turn, by))
        else:
            cards.append(laid(state.box.cards[kind], *counted(state, seat, place, kind), turn, by))
    value = sum([card.value or 0 for card in cards])
    weight = sum([card.weight or 0 for card in cards])
    taken = bonus_cards(state, bonus)
    value += sum([int(card) for card in taken if int(card) > 0])
    weight += sum([int(card) for card in taken if int(card) < 0])
    return Display(tuple(cards), groups(state, seat), value, weight, facedown, taken)


def places(state: Buccaneers, seat: int) -> list[tuple[int, int, str | None]]:
    """The places of a display in the order of play, each with its turn and what brought its card."""
    last = int(state.turn)
    found: list[tuple[int, int, str | None]] = []
    brought = state.added_to[BY_TENTACLES] == seat
    for turn in range(last + 1):
        found.append((turn, turn, None))
        if brought and state.picks[SEATS * turn + seat] == TENTACLES:
            found.append((last + 1, turn, WAYS[BY_TENTACLES]))
    found += [(last + 1 + way, last, WAYS[way]) for way in (1, 2) if state.added_to[way] == seat]
    return found


def part_laid(state: Buccaneers, seat: int, part: int, copy: int, turn: int, by: str | None) -> ShownCard:
    """A part counts by the size of its group; until its group is chosen it is in none."""
    masks = group_masks(state, seat)
    box = state.box
    if copy >= sum(mask >> part & 1 for mask in masks):
        return laid(box.cards[PARTS + part], int(box.part_value[0]), int(box.part_weight[0]), 0, turn, by)
    group = int(state.group_of(seat, part, copy))
    size = int(SIZE[masks[group]])
    value, weight = int(box.part_value[size]), int(box.part_weight[size])
    return laid(box.cards[PARTS + part], value, weight, size - 1, turn, by, group + 1)


@cache
def laid(
    card: str, value: int | None, weight: int | None, turns: int, turn: int, by: str | None, group: int | None = None
) -> ShownCard:
    return ShownCard(card, value, weight, turn, by, turns, group)


def counted(state: Buccaneers, seat: int, place: int, kind: int) -> tuple[int, int, int]:
    """Value, weight and quarter turns of a card where it lies."""
    family = FAMILY[kind]
    value, weight = state.pair(seat, place, kind)
    turns = 0
    if SUCKER <= kind <= LOOT:
        turns = int(state.spins[kind - SUCKER]) % 4
    elif family == IS_ROBOT:
        turns = int(state.is_turned(seat, place))
    return int(value), int(weight), turns


def group_masks(state: Buccaneers, seat: int) -> list[int]:
    masks = int(state.groups[seat])
    return [masks >> shift & 15 for shift in (0, 4, 8) if masks >> shift & 15]


def groups(state: Buccaneers, seat: int) -> tuple[tuple[str, ...], ...]:
    names = [state.box.cards[PARTS + part] for part in range(4)]
    return tuple(tuple(names[part] for part in range(4) if mask >> part & 1) for mask in group_masks(state, seat))


def hands_away(state: Buccaneers, viewer: int, memory: Memory) -> tuple[HandMemory, ...]:
    if viewer < 0 or state.phase == OVER:
        return ()
    found = []
    for packet in range(state.count):
        last = memory.last[packet]
        if last in (NEVER, state.turn):
            continue
        holder = int(state.holder(packet, state.turn))
        size = int(memory.sizes[packet])
        toys = int(played_toys(state, packet, last, state.turn))
        sealed = state.phase == SELECT and state.sealed[holder] != NONE
        cards = tuple(state.box.cards[kind] for kind in memory.bags[BAG * packet : BAG * packet + size])
        strangers = int(state.sizes[packet]) + sealed + toys - size
        found.append(HandMemory(holder, cards, toys, strangers))
    return tuple(sorted(found, key=lambda hand: hand.seat))


def missing_toys(state: Buccaneers, viewer: int, memory: Memory) -> tuple[MissingToys, ...]:
    found = []
    for turn in range(1, state.turn + 1) if viewer >= 0 else ():
        packet = int(packet_at(state, viewer, turn))
        last = int(seen_before(state, viewer, packet, turn))
        if last != NEVER:
            turns = [between for between in range(last + 1, turn) if facedown(state, packet, between) != NONE]
            seats = [int(state.holder(packet, between)) for between in turns]
            kinds = [int(memory.missing[SEATS * t + s]) for t, s in zip(turns, seats, strict=True)]
            cards = tuple(state.box.cards[kind] for kind in kinds if kind != NONE)
            if turns:
                found.append(MissingToys(tuple(turns), tuple(seats), cards))
    return tuple(found)
