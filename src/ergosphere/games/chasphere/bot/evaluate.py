"""What a bot knows about Chasphere Black Hole: what a position promises, what to do in a hurry, what to think about."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr

from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.playout import advance
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY, State
from ergosphere.games.chasphere.bot.finds import usual_finds
from ergosphere.games.chasphere.bot.plan import Plan
from ergosphere.games.chasphere.bot.voyage import LOST, PURSES, Voyage, Voyages
from ergosphere.games.chasphere.bot.worth import TENTHS, card_worth, offer_worth, promise
from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as t
from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.cargo import TOP_LEVEL, refit
from ergosphere.games.chasphere.rules.position import ENERGY, FIELDS, SPACE, Table
from ergosphere.games.chasphere.rules.scoring import is_home, sheet_of, standing, total
from ergosphere.games.chasphere.rules.sector import PLANETS
from ergosphere.games.chasphere.rules.state import Chasphere
from ergosphere.games.chasphere.rules.trade import bargain_cost
from ergosphere.games.chasphere.rules.turns import MOST_ENERGY

# Plans are weighed in tenths of a point.
CAPSULE: Final = 25  # consumed by a jump
MARGIN: Final = 35  # plans that are worse by more than this are not thought about
BARGAIN: Final = 12  # what a swap must gain beyond the energy it costs
NO_VALUE: Final = -50_000
IDLE: Final = Rng(0)  # for choices that ask for no luck
LEAD: Final = 10.0  # points ahead that are almost a win at the end
MORE: Final = 0.5  # and for each turn to come
AWAY: Final = 0.25  # what search takes off an end away from home, beyond the points


@final
@mypyc_attr(acyclic=True)
class ChasphereKnowledge(Knowledge):
    voyages: Voyages
    plan: Plan
    preferred: i64  # of what `sensible` found: the hurried choice

    def __init__(self, box: Box) -> None:
        self.voyages = Voyages(box, vec[i64](usual_finds(box)))
        self.plan = Plan()
        self.preferred = -1

    def scale(self) -> float:
        return TENTHS * LEAD

    def explore(self) -> float:
        return 0.15

    def simulations(self, usual: i64) -> i64:
        """Only the strongest look ahead: the others make the hurried choice, the weaker of them with slips."""
        return 1

    def slips(self, blind: i64) -> i64:
        return blind

    def has_policy(self) -> bool:
        return True

    def playout(self, state: State, rng: Rng, nature: Rng, limit: i64) -> i64:
        """This turn, the others', and the seat's next one: beyond that luck says less than the estimate."""
        assert isinstance(state, Chasphere)  # noqa: S101
        steps: i64 = 0
        turns = state.count + 1
        seat = state.seat
        while steps < limit:
            who = advance(state, nature)
            if who != seat:
                turns -= 1
                seat = who
                if turns == 0 or who == NOBODY:
                    break
            state.play(who, self.pick(state, who, rng))
            steps += 1
        return steps

    # How it stands

    def voyage(self, state: Table, seat: i64) -> Voyage:
        return self.voyages.of(state, seat, state.ships[FIELDS * seat + t.ENGINE])

    def level_worth(self, state: Table, seat: i64, voyage: Voyage) -> i64:
        """One engine level more, from the next turn on."""
        ship = FIELDS * seat
        level = state.ships[ship + t.ENGINE]
        if level == TOP_LEVEL:
            return 0
        place = PURSES * state.ships[ship + SPACE]
        better = self.voyages.of(state, seat, level + 1)
        return TENTHS * (state.box.level_points[level + 1] - state.box.level_points[level]) + max(
            0, better.ends[place] - voyage.ends[place]
        )

    def estimate(self, state: State, seat: i64) -> i64:
        """The lead over the best other, with what ships may still expect."""
        assert isinstance(state, Chasphere)  # noqa: S101  search gives a game's knowledge that game's states
        own = self.prospect(state, seat)
        best: i64 = -10_000
        for other in range(state.count):
            if other != seat:
                theirs = self.prospect(state, other)
                if theirs > best:
                    best = theirs
        return own - best

    def prospect(self, state: Chasphere, seat: i64) -> i64:
        """Points so far and what is likely to come, in tenths."""
        ship = FIELDS * seat
        if state.ships[ship + t.LOST]:
            return -LOST
        if state.turn == 0:
            return 0
        points = TENTHS * total(state, seat)
        if not is_home(state, seat):
            points -= TENTHS * state.box.away  # the voyage knows whether it will be
        voyage = self.voyage(state, seat)
        energy = state.ships[ship + ENERGY]
        place = PURSES * state.ships[ship + SPACE]
        if seat == state.seat and state.phase != t.OVER and not (state.played >> seat) & 1:
            points += voyage.explored[place + energy] if state.explored else voyage.begins[place + energy]
        elif (state.played >> seat) & 1:
            points += voyage.ends[place + energy]
        else:
            energy += state.box.energy[state.ships[ship + t.ENGINE]]
            points += voyage.wakes[place + min(energy, MOST_ENERGY)]
        return points + promise(state, seat, sheet_of(state, seat), voyage.left)

    def turns_left(self, state: Chasphere) -> float:
        """Game turns after this one; many before the first."""
        return float(self.voyage(state, state.seat).left) if state.turn else 12.0

    def expect(self, state: State, seat: i64) -> float:
        """At the end half for the rank and half for the lead, so that search has a slope to follow."""
        assert isinstance(state, Chasphere)  # noqa: S101
        if state.phase != t.OVER:
            return math.tanh(float(self.estimate(state, seat)) / (TENTHS * (LEAD + MORE * self.turns_left(state))))
        own = standing(state, seat)
        if own < -500_000:
            return -1.0
        best: i64 = -1_000_000_000
        for other in range(state.count):
            if other != seat and standing(state, other) > best:
                best = standing(state, other)
        if best < -500_000:
            return 1.0
        value = 0.5 * state.payoff(seat) + 0.5 * math.tanh(float(own - best) / 32.0 / LEAD)
        return value if is_home(state, seat) else max(-1.0, value - AWAY)

    def look(self, state: Chasphere) -> None:
        """Plan this turn."""
        voyage = self.voyage(state, state.seat)
        self.plan.make(state, voyage, self.level_worth(state, state.seat, voyage))

    # What to do

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Chasphere)  # noqa: S101
        if state.phase == t.TURN:
            return self.pick_turn(state)
        if state.phase == t.KEEPING:
            return self.pick_card(state, state.box.keep)
        if state.phase == t.SWAPPING:
            return self.pick_card(state, state.box.swap_for)
        if state.phase == t.RETURNING:
            return self.pick_way(state)
        codes = state.codes(seat)
        if state.phase == t.PAYING:
            return i64(codes[0])  # Synthesizers last
        return i64(codes[rng.below(len(codes))])

    def pick_turn(self, state: Chasphere) -> i64:
        voyage = self.voyage(state, state.seat)
        level = self.level_worth(state, state.seat, voyage)
        code = self.pick_free(state, level)
        if code >= 0:
            return code
        self.plan.make(state, voyage, level)
        return self.pick_planned(state, voyage, level)

    def pick_free(self, state: Chasphere, level: i64) -> i64:
        """What is always taken: an Opportunity that can be paid, an Artifact; -1 if there is none."""
        if state.ships[FIELDS * state.seat + t.STOCK]:
            offer = best_seizure(state, level)
            if offer >= 0:
                return b.SEIZE + offer
        for other in range(state.count):
            if state.ships[FIELDS * other + t.ARTIFACTS] and state.permits(state.seat, b.TAKE + other):
                return b.TAKE + other
        return -1

    def pick_planned(self, state: Chasphere, voyage: Voyage, level: i64) -> i64:
        """A bargain, a jump, or else what the plan says."""
        ship = FIELDS * state.seat
        plan = self.plan
        top = plan.values[plan.best]
        bargain = bargain_cost(state)
        energy = state.ships[ship + ENERGY]
        if energy >= bargain:
            after = plan.begins[PURSES * state.ships[ship + SPACE] + energy - bargain]
            if level + after > top + BARGAIN and state.permits(state.seat, b.UPGRADE):
                return b.UPGRADE
            swap = self.best_swap(state, voyage.left, level, top - after + BARGAIN)
            if swap >= 0:
                return swap
        if state.ships[ship + t.CAPSULES]:
            jump = self.best_jump(state, top + CAPSULE)
            if jump >= 0:
                return jump
        return plan.best

    def best_jump(self, state: Chasphere, least: i64) -> i64:
        """The jump by a capsule that is worth most, if more than so much, or -1."""
        best: i64 = -1
        for code in state.codes(state.seat):
            if state.box.consume <= i64(code) < state.box.swap:
                value = self.jump_value(state, i64(code))
                if value > least:
                    least = value
                    best = i64(code)
        return best

    def jump_value(self, state: Chasphere, code: i64) -> i64:
        """Being on the planet that a capsule leads to."""
        energy = state.ships[FIELDS * state.seat + ENERGY]
        return self.plan.arrival(state, (code - state.box.consume) % PLANETS, energy)

    def best_swap(self, state: Chasphere, left: i64, level: i64, least: i64) -> i64:
        """The card that is best given away for one of the bargaining zone, or -1."""
        box = state.box
        sheet = sheet_of(state, state.seat)
        wanted: i64 = 0
        for kind in range(box.kinds):
            if state.cards[box.kinds * t.ZONE + kind]:
                wanted = max(wanted, card_worth(state, state.seat, sheet, kind, left, level))
        if wanted <= least:
            return -1
        best: i64 = -1
        for kind in range(box.kinds):
            if state.cards[box.kinds * state.seat + kind] and state.permits(state.seat, box.swap + kind):
                gain = self.swap_gain(state, kind, left, level)
                if gain > least:
                    least = gain
                    best = box.swap + kind
        return best

    def swap_gain(self, state: Chasphere, kind: i64, left: i64, level: i64) -> i64:
        """The best of the bargaining zone instead of a card, which is laid aside meanwhile."""
        box = state.box
        row = box.kinds * state.seat
        state.cards[row + kind] -= 1
        refit(state, state.seat, kind, -1)
        sheet = sheet_of(state, state.seat)
        best: i64 = 0
        for other in range(box.kinds):
            if state.cards[box.kinds * t.ZONE + other]:
                best = max(best, card_worth(state, state.seat, sheet, other, left, level))
        best -= card_worth(state, state.seat, sheet, kind, left, level)
        state.cards[row + kind] += 1
        refit(state, state.seat, kind, 1)
        return best

    def pick_card(self, state: Chasphere, start: i64) -> i64:
        """The drawn or offered card that is worth most; a second one is always welcome."""
        voyage = self.voyage(state, state.seat)
        level = self.level_worth(state, state.seat, voyage)
        sheet = sheet_of(state, state.seat)
        best: i64 = b.ENOUGH
        worth: i64 = -1
        for code in state.codes(state.seat):
            if i64(code) >= start:
                value = card_worth(state, state.seat, sheet, i64(code) - start, voyage.left, level)
                if value > worth:
                    worth = value
                    best = i64(code)
        return best

    def pick_way(self, state: Chasphere) -> i64:
        """The best card goes last: on top if one would come back for it, else under all that others may find."""
        voyage = self.voyage(state, state.seat)
        level = self.level_worth(state, state.seat, voyage)
        sheet = sheet_of(state, state.seat)
        least = state.hand & 255
        worth = card_worth(state, state.seat, sheet, least, voyage.left, level)
        for i in range(i64(1), state.hand_size):
            kind = (state.hand >> (8 * i)) & 255
            value = card_worth(state, state.seat, sheet, kind, voyage.left, level)
            if value < worth:
                worth = value
                least = kind
        worth_coming = state.hand_size == 1 and worth >= 30 and voyage.left > 0
        return (state.box.top if worth_coming else state.box.bottom) + least

    # What is worth a thought

    def sensible(self, state: State, seat: i64) -> vec[i32]:
        assert isinstance(state, Chasphere)  # noqa: S101
        codes = state.codes(seat)
        if len(codes) < 2 or state.phase == t.CHOOSING_SHIPS:
            return codes
        if state.phase == t.KEEPING:
            return self.best_two(state, codes, state.box.keep)
        if state.phase == t.SWAPPING:
            return self.best_two(state, codes, state.box.swap_for)
        if state.phase != t.TURN:
            return vec[i32]([i32(self.pick(state, seat, IDLE))])
        voyage = self.voyage(state, seat)
        level = self.level_worth(state, seat, voyage)
        self.plan.make(state, voyage, level)
        self.preferred = self.pick_free(state, level)
        if self.preferred < 0:
            self.preferred = self.pick_planned(state, voyage, level)
        chosen = vec[i32](capacity=len(codes))
        for code in codes:
            if i64(code) == self.preferred or self.is_sensible(state, i64(code), voyage.left, level):
                chosen = append(chosen, code)
        return chosen

    def best_two(self, state: Chasphere, codes: vec[i32], start: i64) -> vec[i32]:
        """The two cards that are worth most, the better one first."""
        voyage = self.voyage(state, state.seat)
        level = self.level_worth(state, state.seat, voyage)
        sheet = sheet_of(state, state.seat)
        first: i64 = -1
        second: i64 = -1
        best: i64 = NO_VALUE
        next: i64 = NO_VALUE
        for code in codes:
            if i64(code) >= start:
                worth = card_worth(state, state.seat, sheet, i64(code) - start, voyage.left, level)
                if worth > best:
                    second = first
                    next = best
                    first = i64(code)
                    best = worth
                elif worth > next:
                    second = i64(code)
                    next = worth
        self.preferred = first
        if second < 0 or next < best - MARGIN:
            return vec[i32]([i32(first)])
        return vec[i32]([i32(first), i32(second)])

    def is_sensible(self, state: Chasphere, code: i64, left: i64, level: i64) -> bool:
        """Steps, explorations, jumps and swaps that are not much worse than the best plan; all that is for nothing."""
        plan = self.plan
        top = plan.values[plan.best]
        if plan.values[min(code, b.SEIZE - 1)] > NO_VALUE and code < b.SEIZE:
            return plan.values[code] >= top - MARGIN
        if code == b.ANALYZE:
            return plan.best > b.EXPLORE
        if code == b.UPGRADE:
            return left > 1
        if code == b.BUY:
            return card_worth(state, state.seat, sheet_of(state, state.seat), state.box.kinds - 1, 0, level) >= 40
        if state.box.consume <= code < state.box.swap:
            return self.jump_value(state, code) - CAPSULE >= top - MARGIN // 3
        if code >= state.box.swap:
            return self.swap_gain(state, code - state.box.swap, left, level) >= 15
        return True

    def prior(self, state: State, seat: i64, code: i64) -> float:
        """Most for what a hurried player would do, then how near a plan is to the best one."""
        assert isinstance(state, Chasphere)  # noqa: S101
        if code == self.preferred:
            return 1.0
        if state.phase != t.TURN:
            return 0.5
        plan = self.plan
        if code < b.SEIZE and plan.values[code] > NO_VALUE:
            return max(0.0, 0.8 - float(plan.values[plan.best] - plan.values[code]) / MARGIN)
        return 0.3


def best_seizure(state: Chasphere, level: i64) -> i64:
    """The open Opportunity that is worth most, or -1."""
    best: i64 = -1
    worth: i64 = 0
    rest = state.open
    number: i64 = 0
    while rest:
        if rest & 1 and state.permits(state.seat, b.SEIZE + number):
            value = offer_worth(state, number, level)
            if value > worth:
                best = number
                worth = value
        rest >>= 1
        number += 1
    return best
