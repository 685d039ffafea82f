"""What bots know about Chasphere Black Hole: what a position promises, the quick choice, what is worth searching."""

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
from ergosphere.games.chasphere.bot.worth import TENTHS, best_seizure, card_worth, promise
from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.cargo import TOP_LEVEL, refit
from ergosphere.games.chasphere.rules.position import ENERGY, FIELDS, SPACE, Position, is_lost
from ergosphere.games.chasphere.rules.scoring import LAST, cards_of, is_home, sheet_of, standing, total_on
from ergosphere.games.chasphere.rules.sector import PLANETS
from ergosphere.games.chasphere.rules.state import Chasphere
from ergosphere.games.chasphere.rules.trade import bargain_cost
from ergosphere.games.chasphere.rules.turns import MOST_ENERGY

# Plans are weighed in tenths of a point.
CAPSULE: Final = 25  # consumed by a jump
MARGIN: Final = 35  # plans that are worse by more than this aren't searched
BARGAIN: Final = 12  # what a bargain must gain beyond the energy it costs
NO_VALUE: Final = -50_000
IDLE: Final = Rng(0)  # for choices that need no randomness
LEAD: Final = 10.0  # a lead in points that is almost a win at the end
MORE: Final = 0.5  # points more for each turn to come
AWAY: Final = 0.25  # what search deducts for an end away from home, beyond the points


@final
@mypyc_attr(acyclic=True)
class ChasphereKnowledge(Knowledge):
    voyages: Voyages
    plan: Plan
    preferred: i64  # the quick choice among the codes that `sensible` found

    def __init__(self, box: Box) -> None:
        self.voyages = Voyages(box, vec[i64](usual_finds(box)))
        self.plan = Plan()
        self.preferred = -1

    def scale(self) -> float:
        return TENTHS * LEAD

    def explore(self) -> float:
        return 0.15

    def simulations(self, usual: i64) -> i64:
        """Only the strongest level searches: the others make the quick choice, the weaker ones with slips."""
        return 1

    def slips(self, blind: i64) -> i64:
        return blind

    def has_policy(self) -> bool:
        return True

    def playout(self, state: State, rng: Rng, nature: Rng, limit: i64) -> i64:
        """To the end of the seat's next turn: beyond that the estimate says more than luck."""
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

    # How the match stands

    def voyage(self, position: Position, seat: i64) -> Voyage:
        return self.voyages.of(position, seat, position.ships[FIELDS * seat + p.ENGINE])

    def level_worth(self, position: Position, seat: i64, voyage: Voyage) -> i64:
        """What one more engine level is worth from the next turn on."""
        ship = FIELDS * seat
        level = position.ships[ship + p.ENGINE]
        if level == TOP_LEVEL:
            return 0
        place = PURSES * position.ships[ship + SPACE]
        better = self.voyages.of(position, seat, level + 1)
        return TENTHS * (position.box.level_points[level + 1] - position.box.level_points[level]) + max(
            0, better.ends[place] - voyage.ends[place]
        )

    def estimate(self, state: State, seat: i64) -> i64:
        """The lead over the best other seat, including what ships may still expect."""
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
        """Points so far and those that are likely to come, in tenths."""
        ship = FIELDS * seat
        if state.ships[ship + p.LOST]:
            return -LOST
        if state.turn == 0:
            return 0
        sheet = sheet_of(state, seat)
        points = TENTHS * total_on(state, sheet)
        if not sheet.home:
            points -= TENTHS * state.box.away  # the voyage knows whether it will be home
        voyage = self.voyage(state, seat)
        energy = state.ships[ship + ENERGY]
        place = PURSES * state.ships[ship + SPACE]
        if seat == state.seat and state.phase != p.OVER and not (state.played >> seat) & 1:
            points += voyage.explored[place + energy] if state.explored else voyage.begins[place + energy]
        elif (state.played >> seat) & 1:
            points += voyage.ends[place + energy]
        else:
            energy += state.box.energy[state.ships[ship + p.ENGINE]]
            points += voyage.wakes[place + min(energy, MOST_ENERGY)]
        return points + promise(state, seat, sheet.cards, voyage.left)

    def turns_left(self, state: Chasphere) -> float:
        """Game turns after this one; a guess before the first."""
        return float(self.voyage(state, state.seat).left) if state.turn else 12.0

    def expect(self, state: State, seat: i64) -> float:
        """At the end the rank and the lead count half each, so that search has a slope to follow."""
        assert isinstance(state, Chasphere)  # noqa: S101
        if state.phase != p.OVER:
            return math.tanh(float(self.estimate(state, seat)) / (TENTHS * (LEAD + MORE * self.turns_left(state))))
        if is_lost(state, seat):
            return -1.0
        best: i64 = LAST
        for other in range(state.count):
            if other != seat and not is_lost(state, other):
                best = max(best, standing(state, other))
        if best == LAST:
            return 1.0
        own = standing(state, seat)
        value = 0.5 * state.payoff(seat) + 0.5 * math.tanh(float(own - best) / 32.0 / LEAD)
        return value if is_home(state, seat) else max(-1.0, value - AWAY)

    def look(self, state: Chasphere) -> None:
        """Plan this turn."""
        voyage = self.voyage(state, state.seat)
        self.plan.make(state, voyage, self.level_worth(state, state.seat, voyage))

    # What to do

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Chasphere)  # noqa: S101
        if state.phase == p.TURN:
            return self.pick_turn(state)
        if state.phase == p.KEEPING:
            return self.pick_card(state, state.box.keep)
        if state.phase == p.SWAPPING:
            return self.pick_card(state, state.box.swap_for)
        if state.phase == p.RETURNING:
            return self.pick_return(state)
        codes = state.codes(seat)
        if state.phase == p.PAYING:
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
        """What is always worth taking: an Opportunity that can be paid for, an Artifact; or -1."""
        if state.ships[FIELDS * state.seat + p.STOCK]:
            offer = best_seizure(state, level)
            if offer >= 0:
                return b.SEIZE + offer
        for other in range(state.count):
            if state.ships[FIELDS * other + p.ARTIFACTS] and state.permits(state.seat, b.TAKE + other):
                return b.TAKE + other
        return -1

    def pick_planned(self, state: Chasphere, voyage: Voyage, level: i64) -> i64:
        """A bargain, a jump, or what the plan says."""
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
        if state.ships[ship + p.CAPSULES]:
            jump = self.best_jump(state, top + CAPSULE)
            if jump >= 0:
                return jump
        return plan.best

    def best_jump(self, state: Chasphere, least: i64) -> i64:
        """The best jump by a capsule if it is worth more than `least`, or -1."""
        best: i64 = -1
        for code in state.codes(state.seat):
            if state.box.consume <= i64(code) < state.box.swap:
                value = self.jump_value(state, i64(code))
                if value > least:
                    least = value
                    best = i64(code)
        return best

    def jump_value(self, state: Chasphere, code: i64) -> i64:
        """The value of being on the planet that a capsule leads to."""
        energy = state.ships[FIELDS * state.seat + ENERGY]
        return self.plan.arrival(state, (code - state.box.consume) % PLANETS, energy)

    def best_swap(self, state: Chasphere, left: i64, level: i64, least: i64) -> i64:
        """The best card to swap for one in the bargaining zone if that gains more than `least`, or -1."""
        box = state.box
        cards = cards_of(state, state.seat)
        wanted: i64 = 0
        for kind in range(box.kinds):
            if state.cards[box.kinds * p.ZONE + kind]:
                wanted = max(wanted, card_worth(state, state.seat, cards, kind, left, level))
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
        """What the best card of the bargaining zone is worth instead of a card, weighed without that card aboard."""
        box = state.box
        row = box.kinds * state.seat
        state.cards[row + kind] -= 1
        refit(state, state.seat, kind, -1)
        cards = cards_of(state, state.seat)
        best: i64 = 0
        for other in range(box.kinds):
            if state.cards[box.kinds * p.ZONE + other]:
                best = max(best, card_worth(state, state.seat, cards, other, left, level))
        best -= card_worth(state, state.seat, cards, kind, left, level)
        state.cards[row + kind] += 1
        refit(state, state.seat, kind, 1)
        return best

    def pick_card(self, state: Chasphere, start: i64) -> i64:
        """The drawn or offered card that is worth most; a second card is always welcome."""
        voyage = self.voyage(state, state.seat)
        level = self.level_worth(state, state.seat, voyage)
        cards = cards_of(state, state.seat)
        best: i64 = b.ENOUGH
        worth: i64 = -1
        for code in state.codes(state.seat):
            if i64(code) >= start:
                value = card_worth(state, state.seat, cards, i64(code) - start, voyage.left, level)
                if value > worth:
                    worth = value
                    best = i64(code)
        return best

    def pick_return(self, state: Chasphere) -> i64:
        """The best card goes back last: on top if it is worth coming back for, else where others find it last."""
        voyage = self.voyage(state, state.seat)
        level = self.level_worth(state, state.seat, voyage)
        cards = cards_of(state, state.seat)
        least = state.hand & 255
        worth = card_worth(state, state.seat, cards, least, voyage.left, level)
        for i in range(i64(1), state.hand_size):
            kind = (state.hand >> (8 * i)) & 255
            value = card_worth(state, state.seat, cards, kind, voyage.left, level)
            if value < worth:
                worth = value
                least = kind
        worth_coming = state.hand_size == 1 and worth >= 30 and voyage.left > 0
        return (state.box.top if worth_coming else state.box.bottom) + least

    # What is worth searching

    def sensible(self, state: State, seat: i64) -> vec[i32]:
        assert isinstance(state, Chasphere)  # noqa: S101
        codes = state.codes(seat)
        if len(codes) < 2 or state.phase == p.CHOOSING_SHIPS:
            return codes
        if state.phase == p.KEEPING:
            return self.best_two(state, codes, state.box.keep)
        if state.phase == p.SWAPPING:
            return self.best_two(state, codes, state.box.swap_for)
        if state.phase != p.TURN:
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
        """The two cards that are worth most, the better one first; only one if it is much better."""
        voyage = self.voyage(state, state.seat)
        level = self.level_worth(state, state.seat, voyage)
        cards = cards_of(state, state.seat)
        first: i64 = -1
        second: i64 = -1
        best: i64 = NO_VALUE
        runner_up: i64 = NO_VALUE
        for code in codes:
            if i64(code) >= start:
                worth = card_worth(state, state.seat, cards, i64(code) - start, voyage.left, level)
                if worth > best:
                    second = first
                    runner_up = best
                    first = i64(code)
                    best = worth
                elif worth > runner_up:
                    second = i64(code)
                    runner_up = worth
        self.preferred = first
        if second < 0 or runner_up < best - MARGIN:
            return vec[i32]([i32(first)])
        return vec[i32]([i32(first), i32(second)])

    def is_sensible(self, state: Chasphere, code: i64, left: i64, level: i64) -> bool:
        """Steps, explorations, jumps and swaps that aren't much worse than the best plan; everything that is free."""
        plan = self.plan
        top = plan.values[plan.best]
        if plan.values[min(code, b.SEIZE - 1)] > NO_VALUE and code < b.SEIZE:
            return plan.values[code] >= top - MARGIN
        if code == b.ANALYZE:
            return plan.best > b.EXPLORE
        if code == b.UPGRADE:
            return left > 1
        if code == b.BUY:
            return card_worth(state, state.seat, cards_of(state, state.seat), state.box.kinds - 1, 0, level) >= 40
        if state.box.consume <= code < state.box.swap:
            return self.jump_value(state, code) - CAPSULE >= top - MARGIN // 3
        if code >= state.box.swap:
            return self.swap_gain(state, code - state.box.swap, left, level) >= 15
        return True

    def prior(self, state: State, seat: i64, code: i64) -> float:
        """Most for the quick choice; otherwise by how close a plan is to the best one."""
        assert isinstance(state, Chasphere)  # noqa: S101
        if code == self.preferred:
            return 1.0
        if state.phase != p.TURN:
            return 0.5
        plan = self.plan
        if code < b.SEIZE and plan.values[code] > NO_VALUE:
            return max(0.0, 0.8 - float(plan.values[plan.best] - plan.values[code]) / MARGIN)
        return 0.3
