"""What a bot knows about Buccaneers: what a card is worth in a display, how near the threshold is, who leads."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.core.knowledge import Knowledge
from ergosphere.core.rng import Rng
from ergosphere.core.state import NOBODY, State
from ergosphere.games.buccaneers import box as codes_of
from ergosphere.games.buccaneers import zones
from ergosphere.games.buccaneers.box import Box
from ergosphere.games.buccaneers.kinds import (
    FAMILY,
    IS_PART,
    IS_ROBOT,
    IS_SHAPESHIFTER,
    IS_SPACECRAFT,
    IS_TOY,
    KINDS,
    NONE,
    PAPERWEIGHT,
    PARTS,
    RING,
    ROUNDS,
)
from ergosphere.games.buccaneers.memory import is_toy
from ergosphere.games.buccaneers.state import Buccaneers
from ergosphere.games.buccaneers.weights import SIMULATIONS, SLIPS, WEIGHTS, WHIM

# What the policy weighs, by names; figures change without a compilation.
NAMES: Final = list(WEIGHTS)

# Places among the names, as plain numbers for the compiler.
DRAWN_IN: Final = 0
TURN_WEIGHT: Final = 1
SPREAD: Final = 2
SPREAD_BY_TURN: Final = 3
TURNED: Final = 4
HOPE: Final = 5
HOPE_BY_TURN: Final = 6
TOY: Final = 7
TOY_LEADING: Final = 8
RING_VALUE: Final = 9
RING_WEIGHT: Final = 10
EGG_ROOM: Final = 27
LASER_STAYS: Final = 28
CRAFT: Final = 29
PRICE: Final = 30
PRICE_BY_PACE: Final = 31

EXPLORE: Final = 0.4  # one card of many changes the chance of winning by some hundredths
LEAD: Final = 5.0  # points that make a lead count with one round to come, by what became of leads in self-play


@final
@mypyc_attr(acyclic=True)
class BuccaneersKnowledge(Knowledge):
    weights: vec[float]  # in the order of NAMES
    effects: vec[float]  # by kind: beyond what the card shows
    by_turn: vec[float]  # by kind: and for each turn to come
    mean_weight: float  # of all cards: what the pile will add to the threshold
    toy_weight: float  # of all Toys
    whim: float

    def __init__(self, box: Box, weights: dict[str, float] | None = None, whim: float = WHIM) -> None:
        known = WEIGHTS if weights is None else weights
        self.weights = vec[float]([known[name] for name in NAMES])
        self.effects = vec[float]([known.get(card, 0.0) for card in box.cards])
        self.by_turn = vec[float]([known.get(f"{card}-by-turn", 0.0) for card in box.cards])
        cards = [int(box.weight[int(kind)]) for kind in box.dip_kind]
        toys = [int(box.weight[int(kind)]) for kind in box.dip_kind if is_toy(int(kind))]
        self.mean_weight = sum(cards) / len(cards)
        self.toy_weight = sum(toys) / len(toys)
        self.whim = whim

    # How the match stands

    def expect(self, state: State, seat: i64) -> float:
        """The chance of winning, as -1 to 1: by the points alone, because a new round begins with nothing."""
        assert isinstance(state, Buccaneers)  # noqa: S101  search gives a game's knowledge that game's states
        if state.phase == zones.OVER:
            return state.payoff(seat)
        left = float(ROUNDS - state.round)
        scale = LEAD * math.sqrt(left)
        own = 0.0
        total = 0.0
        for other in range(state.count):
            share = math.exp(float(state.points[other] - state.points[seat]) / scale)
            total += share
            if other == seat:
                own = share
        return 2.0 * own / total - 1.0

    def playout(self, state: State, rng: Rng, nature: Rng, limit: i64) -> i64:
        """To the end of the round: what comes after it is the same for everybody."""
        assert isinstance(state, Buccaneers)  # noqa: S101
        steps: i64 = 0
        if state.phase <= zones.DEAL:
            return 0
        round = state.round
        while steps < limit:
            who = self.advance_in_round(state, nature, round)
            if who == NOBODY:
                break
            state.play(who, self.pick(state, who, rng))
            steps += 1
        return steps

    def advance_in_round(self, state: Buccaneers, nature: Rng, round: i64) -> i64:
        while state.waiting == 0:
            if state.phase == zones.OVER or state.round != round:
                return NOBODY
            state.play(-1, state.pick(-1, nature))
        return state.actor()

    def explore(self) -> float:
        return EXPLORE

    def simulations(self, usual: i64) -> i64:
        return SIMULATIONS.get(int(usual), int(usual))

    def slips(self, blind: i64) -> i64:
        return SLIPS.get(int(blind), 0)

    # What a hurried player does

    def has_policy(self) -> bool:
        return True

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Buccaneers)  # noqa: S101
        codes = state.codes(seat)
        if len(codes) == 1:
            return i64(codes[0])
        room = self.room(state, seat)
        best: i64 = -1
        top = 0.0
        for code in codes:
            worth = self.worth(state, seat, i64(code), room) + self.whim * rng.unit()
            if best < 0 or worth > top:
                top = worth
                best = i64(code)
        return best

    def prior(self, state: State, seat: i64, code: i64) -> float:
        assert isinstance(state, Buccaneers)  # noqa: S101
        return 0.5 + 0.5 * math.tanh(self.worth(state, seat, code, self.room(state, seat)) / 12.0)

    def room(self, state: Buccaneers, seat: i64) -> float:
        """The weight that a display can still take, by the threshold that may be expected."""
        _, weight = state.totals(seat)
        pile = self.mean_weight
        if state.owner(PAPERWEIGHT) == seat:
            pile *= 2.0
        return float(state.base_threshold() - weight) + pile

    def worth(self, state: Buccaneers, seat: i64, code: i64, room: float) -> float:
        """How good a decision looks."""
        if code < codes_of.JOIN:
            kind = code % KINDS
            left = i64(state.sizes[state.packet(seat)]) - (1 if code < KINDS else 0)
            return self.card_worth(state, seat, kind, room, float(left))
        if code < codes_of.PLACE:
            return group_worth(state, seat, code - codes_of.JOIN)
        if code < codes_of.USE:
            return self.laser_worth(state, seat, code - codes_of.PLACE, room)
        used = code < codes_of.HOLD
        if (code - codes_of.USE) % 3 == 2:  # One Ring: away with it if it would draw its owner in
            return 10.0 if used == (room < 0.0) else 0.0
        return 10.0 if used == (room > self.weights[EGG_ROOM]) else 0.0

    def card_worth(self, state: Buccaneers, seat: i64, kind: i64, room: float, left: float) -> float:
        """The value that a card adds, less the danger that its weight brings; `left` turns come after this one."""
        weights = self.weights
        value, weight = self.gain(state, seat, kind, left)
        slack = room - weight - weights[TURN_WEIGHT] * left
        danger = 1.0 / (1.0 + math.exp(slack / (weights[SPREAD] + weights[SPREAD_BY_TURN] * left)))
        price = weights[PRICE] - weights[PRICE_BY_PACE] * room / (left + 1.0)
        if price > 0.0:
            value -= price * weight * left / (left + 1.0)
        return value + self.effects[kind] + self.by_turn[kind] * left - weights[DRAWN_IN] * danger

    def gain(self, state: Buccaneers, seat: i64, kind: i64, left: float) -> tuple[float, float]:
        """Value and weight that a card adds to a display."""
        box = state.box
        weights = self.weights
        value = float(box.value[kind])
        weight = float(box.weight[kind])
        family = i64(FAMILY[kind])
        if family == IS_ROBOT:
            swapped = weights[TURNED] * (value - weight)
            return value - swapped, weight + swapped
        if family == IS_SHAPESHIFTER:
            top = i64(state.tops[seat])
            if top != NONE:
                weight += float(shapeshifters(state, seat)) * (weight - float(box.weight[top]))
            return value, weight
        if family == IS_PART:
            gained, added = part_gain(state, seat, kind - PARTS)
            return gained + weights[HOPE] + weights[HOPE_BY_TURN] * left, added
        if family == IS_TOY:
            leading = self.leads_toys(state, seat, weight)
            return value + weights[TOY] + (weights[TOY_LEADING] if leading else 0.0), weight
        if kind == RING:
            return value + weights[RING_VALUE], weight + weights[RING_WEIGHT]
        return value + (weights[CRAFT] if family == IS_SPACECRAFT else 0.0), weight

    def leads_toys(self, state: Buccaneers, seat: i64, more: float) -> bool:
        """Would this much more make for the most weight in Toys? Others' count with the mean of all Toys."""
        own = float(state.toy_weight(seat)) + more
        for other in range(state.count):
            if other != seat and self.toy_weight * float(toys_of(state, other)) >= own:
                return False
        return True

    def laser_worth(self, state: Buccaneers, seat: i64, card: i64, room: float) -> float:
        """Help oneself if there is little room, harm the others if there is more than they have."""
        mean = 0.0
        for other in range(state.count):
            if other != seat:
                mean += self.room(state, other)
        mean /= float(state.count - 1)
        ahead = room - mean
        return -ahead * float(state.box.laser[card]) / 2.0 - (self.weights[LASER_STAYS] if card >= 2 else 0.0)


def shapeshifters(state: Buccaneers, seat: i64) -> i64:
    count: i64 = 0
    for place in range(state.turn + 4):
        kind = state.shown(seat, place)
        if kind != NONE and i64(FAMILY[kind]) == IS_SHAPESHIFTER:
            count += 1
    return count


def toys_of(state: Buccaneers, seat: i64) -> i64:
    count: i64 = 0
    for place in range(state.turn + 4):
        kind = state.shown(seat, place)
        if kind != NONE and is_toy(kind):
            count += 1
    return count


def part_gain(state: Buccaneers, seat: i64, part: i64) -> tuple[float, float]:
    """By the largest group that lacks the part."""
    box = state.box
    size: i64 = 0
    masks = state.groups[seat]
    while masks != 0:
        mask = masks & 15
        if (mask >> part) & 1 == 0 and zones.SIZE[mask] > size:
            size = zones.SIZE[mask]
        masks >>= 4
    value = (size + 1) * box.part_value[size + 1] - size * box.part_value[size]
    weight = (size + 1) * box.part_weight[size + 1] - size * box.part_weight[size]
    return float(value), float(weight)


def group_worth(state: Buccaneers, seat: i64, group: i64) -> float:
    """The larger group gains more."""
    return 4.0 * float(zones.SIZE[(state.groups[seat] >> (4 * group)) & 15])
