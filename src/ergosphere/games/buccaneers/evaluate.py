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
    CARPET,
    CUBUS,
    EGG,
    EXOSKELETON,
    FAMILY,
    GPS,
    IS_PART,
    IS_ROBOT,
    IS_SHAPESHIFTER,
    IS_TOY,
    KINDS,
    LASER,
    LOOT,
    NONE,
    PAPERWEIGHT,
    PARTS,
    POOL,
    RING,
    ROUNDS,
    SUCKER,
    TENTACLES,
    TIIT,
    TOWEL,
)
from ergosphere.games.buccaneers.state import Buccaneers

# What an effect is worth on the average, in points of value, beyond what the card shows.
EFFECTS: Final = {
    GPS: -2.0,
    TIIT: 1.5,
    LASER: 2.0,
    TENTACLES: 5.0,
    SUCKER: 3.0,
    CUBUS: 3.5,
    LOOT: 4.0,
    EGG: 3.5,
    POOL: 3.0,
    CARPET: 3.0,
    EXOSKELETON: 3.0,
    PAPERWEIGHT: 5.0,
    TOWEL: 3.0,
}
TURNED: Final = 0.3  # how often a Robot turns
HOPE: Final = 2.0  # what a lonely part may still become
WHIM: Final = 3.0  # how far a hurried player strays from the best-looking card
WORTH: Final = 1.1  # of a unit of weight when room is just enough
LEAD: Final = 7.0  # points that make a lead of one round count
DRAWN_IN: Final = 18.0  # what is lost


@final
@mypyc_attr(acyclic=True)
class BuccaneersKnowledge(Knowledge):
    effects: vec[float]  # by kind
    mean_weight: float  # of all cards: what the pile will add to the threshold

    def __init__(self, box: Box) -> None:
        self.effects = vec[float]([EFFECTS.get(kind, 0.0) for kind in range(KINDS)])
        cards = [int(box.weight[int(kind)]) for kind in box.dip_kind]
        self.mean_weight = sum(cards) / len(cards)

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
            worth = self.worth(state, seat, i64(code), room) + WHIM * rng.unit()
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
        return 10.0 if used == (room > self.mean_weight - 3.0) else 0.0

    def card_worth(self, state: Buccaneers, seat: i64, kind: i64, room: float, left: float) -> float:
        """The value that a card adds, less its weight by what weight costs now; `left` turns come after this one."""
        value, weight = self.gain(state, seat, kind)
        after = room - weight
        cost = WORTH * 4.0 / max(1.0, 4.0 + (after - 3.5 * left) / (1.0 + left))
        worth = value + self.effects[kind] - min(cost, 2.5) * weight
        if after < 0.0:
            worth += after * (DRAWN_IN / 6.0) / (1.0 + left)
        return worth

    def gain(self, state: Buccaneers, seat: i64, kind: i64) -> tuple[float, float]:
        """Value and weight that a card adds to a display."""
        box = state.box
        value = float(box.value[kind])
        weight = float(box.weight[kind])
        family = i64(FAMILY[kind])
        if family == IS_ROBOT:
            return value - TURNED * (value - weight), weight + TURNED * (value - weight)
        if family == IS_SHAPESHIFTER:
            top = i64(state.tops[seat])
            if top != NONE:
                weight += float(shapeshifters(state, seat)) * (weight - float(box.weight[top]))
            return value, weight
        if family == IS_PART:
            return part_gain(state, seat, kind - PARTS)
        if family == IS_TOY:
            return value, weight - 1.5  # towards the -6 card
        if kind == RING:
            return value - 4.0, weight - 5.0  # it may be thrown away
        return value, weight

    def laser_worth(self, state: Buccaneers, seat: i64, card: i64, room: float) -> float:
        """Help oneself if there is little room, harm the others if there is more than they have."""
        mean = 0.0
        for other in range(state.count):
            if other != seat:
                mean += self.room(state, other)
        mean /= float(state.count - 1)
        ahead = room - mean
        return -ahead * float(state.box.laser[card]) / 2.0 - (3.0 if card >= 2 else 0.0)


def shapeshifters(state: Buccaneers, seat: i64) -> i64:
    count: i64 = 0
    for place in range(state.turn + 4):
        kind = state.shown(seat, place)
        if kind != NONE and i64(FAMILY[kind]) == IS_SHAPESHIFTER:
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
    return float(value) + HOPE, float(weight)


def group_worth(state: Buccaneers, seat: i64, group: i64) -> float:
    """The larger group gains more."""
    return 4.0 * float(zones.SIZE[(state.groups[seat] >> (4 * group)) & 15])
