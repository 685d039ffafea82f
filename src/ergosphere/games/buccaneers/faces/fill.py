"""From a view back to a full state: what the seat knows is put in place, the rest is dealt at random."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY
from ergosphere.games.buccaneers.faces.names import FACEDOWN
from ergosphere.games.buccaneers.faces.results import RoundResult
from ergosphere.games.buccaneers.faces.view import WAYS, TableView
from ergosphere.games.buccaneers.rules import scoring
from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.card_moves import join, put_into_hand
from ergosphere.games.buccaneers.rules.hidden import deal_hidden, unknown_cards
from ergosphere.games.buccaneers.rules.kinds import (
    FAMILY,
    IS_ROBOT,
    IS_SHAPESHIFTER,
    LOOT,
    NONE,
    PARTS,
    SEATS,
    SUCKER,
    TOYS,
    UNIQUE,
)
from ergosphere.games.buccaneers.rules.memory import Memory, blank, packet_at
from ergosphere.games.buccaneers.rules.phases import ADD, DEAL, OVER, PHASES, SELECT, TENTACLES_DRAW, TIIT_DRAW
from ergosphere.games.buccaneers.rules.position import BY_TENTACLES, NO_CRAFT, NOT_PLAYED, TENTACLES_BIT
from ergosphere.games.buccaneers.rules.score_phase import begin_round
from ergosphere.games.buccaneers.rules.state import Buccaneers


def fill(box: Box, view: TableView, rng: Rng) -> Buccaneers:
    kinds = {card: kind for kind, card in reversed(list(enumerate(box.cards)))}
    kinds[FACEDOWN] = TOYS  # a placeholder until it is dealt
    holes = [NONE if hole is None else box.hole_ids.index(hole.id) for hole in view.holes]
    state = Buccaneers(box, len(view.points), vec[u8](holes), view.random_holes)
    state.round = view.round
    begin_round(state)
    state.way = {None: 0, "clockwise": 1, "counterclockwise": -1}[view.direction]
    state.points = vec[i64](view.points)
    state.ledger = vec[i64]([number for result in view.results for number in ledger_rows(box, kinds, result)])
    state.phase = PHASES.index(view.phase)
    state.waiting = sum(1 << seat for seat in view.waiting)
    state.turn = view.turn
    state.deck = view.deck
    state.done = view.dealt
    state.gps = -1 if view.gps is None else view.gps
    lay_out(state, view, kinds)
    if state.phase == OVER:
        for seat, card in enumerate(view.pile):
            put_into_hand(state, state.packet(seat), kinds[card])
        state.turned_up = kinds[view.results[-1].turned_up]
        count_deck(state)
    elif state.phase >= DEAL:
        fill_hands(state, view, kinds, rng)
    return state


def lay_out(state: Buccaneers, view: TableView, kinds: dict[str, int]) -> None:
    """Everything that lies on the table."""
    shift = 0
    for turn, step in enumerate(view.passes, 1):
        shift = (shift + step) % len(view.points)
        state.shifts[turn] = shift
    state.shift = shift
    for turn, row in enumerate(view.plays):
        for seat, card in enumerate(row):
            state.picks[SEATS * turn + seat] = NONE if card is None else kinds[card]
    for way, brought in enumerate((view.tentacles, view.egg, view.pool)):
        if brought is not None:
            state.added_to[way] = brought.seat
            state.added[way] = NONE if brought.card is None else kinds[brought.card]
    state.tiit_turn = NOT_PLAYED if view.tiit_turn is None else view.tiit_turn
    for number in range(4):
        if int(state.box.laser[number]) in view.threshold_cards:
            state.laser = number
    for card in view.discards:
        state.discards = append(state.discards, u8(kinds[card]))
    lay_out_displays(state, view, kinds)
    lay_out_drawn(state, view, kinds)


def lay_out_displays(state: Buccaneers, view: TableView, kinds: dict[str, int]) -> None:
    parts = {state.box.cards[PARTS + part]: part for part in range(4)}
    for seat, display in enumerate(view.displays):
        for shown in display.cards:
            if shown.group is not None:
                join(state, seat, parts[shown.card], shown.group - 1)
            kind = kinds[shown.card]
            if kind >= UNIQUE:
                state.owners[kind - UNIQUE] = seat
            if SUCKER <= kind <= LOOT:
                state.spins[kind - SUCKER] = shown.turns
            if FAMILY[kind] == IS_SHAPESHIFTER:
                state.tops[seat] = kind
            if FAMILY[kind] == IS_ROBOT and shown.turns:
                state.turned[seat] |= 1 << (TENTACLES_BIT if shown.by == WAYS[BY_TENTACLES] else shown.turn)


def fill_hands(state: Buccaneers, view: TableView, kinds: dict[str, int], rng: Rng) -> None:
    """The seat's own cards; everything else gets a placeholder and is then dealt."""
    viewer = NOBODY if view.seat is None else view.seat
    for seat, size in enumerate(view.hand_sizes):
        if seat != viewer:
            state.sizes[int(state.packet(seat))] = size
        if state.tiit_turn != NOT_PLAYED and (state.phase != TIIT_DRAW or seat < state.done):
            state.tiit[int(packet_at(state, seat, state.tiit_turn))] = TOYS
        if view.chosen[seat]:
            state.sealed[seat] = 0
    for card in view.hand:
        put_into_hand(state, state.packet(viewer), kinds[card])
    if view.sealed is not None:
        state.sealed[viewer] = kinds[view.sealed] if state.phase == SELECT else int(view.sealed) - 1
    deal_hidden(state, viewer, remembered(state, view, kinds), rng)


def remembered(state: Buccaneers, view: TableView, kinds: dict[str, int]) -> Memory:
    memory = blank(state, NOBODY if view.seat is None else view.seat)
    for hand in view.memory:
        for card in hand.cards:
            memory.put(state.packet(hand.seat), kinds[card])
    for toys in view.missing:
        for turn, seat, card in zip(toys.turns, toys.seats, toys.cards, strict=False):
            memory.missing[SEATS * turn + seat] = kinds[card]
    return memory


def lay_out_drawn(state: Buccaneers, view: TableView, kinds: dict[str, int]) -> None:
    """BB-20: three cards before the choice, two of them discarded after it."""
    cards = view.drawn if view.tentacles is None else view.tentacles.discarded
    drawn = [kinds[card] for card in cards]
    if not drawn and state.phase in (TENTACLES_DRAW, ADD):
        drawn = [0] * (int(state.done) if state.phase == TENTACLES_DRAW else 3)
    for place, kind in enumerate(drawn):
        state.drawn[place] = kind


def count_deck(state: Buccaneers) -> None:
    """When the match is over, nothing is hidden: the deck is whatever lies nowhere else."""
    state.stock = unknown_cards(state, NOBODY, blank(state, NOBODY))
    for packet in range(state.count):
        state.stock[int(state.card(packet, 0))] -= 1


def ledger_rows(box: Box, kinds: dict[str, int], result: RoundResult) -> list[int]:
    """A finished round as the ledger has it."""
    numbers = [box.hole_ids.index(result.hole), result.threshold, kinds[result.turned_up]]
    names = {f"{int(box.toys_card):+}": scoring.GOT_TOYS, f"{int(box.carpet_card):+}": scoring.GOT_CARPET}
    for player in result.players:
        bits = [names.get(card, scoring.GOT_EXOSKELETON) for card in player.cards]
        numbers += [player.toy_weight, player.weight_e, player.weight, player.threshold, int(player.drawn_in)]
        numbers += [player.value or 0, player.place or 0, player.points, sum(bits)]
        numbers.append(NO_CRAFT if player.craft is None else player.craft)
    return numbers
