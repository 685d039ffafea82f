"""What a bot knows about Chasphere Black Hole: plans for a turn, what cards are worth, when to go home."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from ergosphere.core.knowledge import Knowledge
from ergosphere.core.playout import advance
from ergosphere.core.rng import Rng
from ergosphere.core.state import NOBODY, State
from ergosphere.games.chasphere import box as b
from ergosphere.games.chasphere import table as t
from ergosphere.games.chasphere.box import Box
from ergosphere.games.chasphere.flight import step_cost, surcharge
from ergosphere.games.chasphere.forecast import WAYS, Forecast, way_table
from ergosphere.games.chasphere.pack import DECK
from ergosphere.games.chasphere.scoring import is_home, sheet_of, standing, total
from ergosphere.games.chasphere.sector import NOWHERE, PLANETS, STAR, TARGETS
from ergosphere.games.chasphere.state import Chasphere
from ergosphere.games.chasphere.table import ENERGY, FIELDS, SPACE, Table, deck_size, is_lost, planet_at
from ergosphere.games.chasphere.turns import MOST_ENERGY
from ergosphere.games.chasphere.worth import TENTHS, card_worth, fixed_worth, offer_worth

# Plans are weighed in tenths of a point.
HOME: Final = 80  # more than the points: a way home that is given up for a card is seldom found again
LOST: Final = 600
# Explorers draw so many cards that in every third turn of the game or so events move the sky once more.
RISK: Final = 200  # lost if that happens before the next turn
FAR_RISK: Final = 50  # lost if it happens twice
EVENT_RISK: Final = 40  # for each card drawn on a planet that falls with the next move
MARKER: Final = 16  # the marker's point, and a step towards First Explorer
SPARE: Final = 5  # a unit of energy that is not lost
CAPSULE: Final = 25  # consumed by a jump
MARGIN: Final = 40  # plans that are worse by more than this are not thought about
NEVER: Final = -100_000
AHEAD: Final = 2  # game turns that a playout lasts
LEAD: Final = 14.0  # points ahead that are almost a win
AWAY: Final = 0.25  # what search takes off an end away from home, beyond the points


def finds(box: Box) -> list[int]:
    """By 8 * planet + n: the expected worth of the best of n cards of a full deck."""
    found = [0] * (8 * PLANETS)
    for planet in range(PLANETS):
        for n in range(1, 7):
            worths = sorted(
                [
                    0 if n == 1 and box.hidden[kind] else int(fixed_worth(box, kind))
                    for kind in range(int(box.deck_start[planet]), int(box.deck_start[planet + 1]))
                    for _ in range(int(box.copies[kind]))
                ],
                reverse=True,
            )
            ways = math.comb(DECK, n)
            mean = sum(worth * math.comb(DECK - 1 - i, n - 1) for i, worth in enumerate(worths)) / ways
            found[8 * planet + n] = round(mean)
    return found


@final
@mypyc_attr(acyclic=True)
class ChasphereKnowledge(Knowledge):
    finds: vec[i64]
    forecast: Forecast
    # What `plan` has found: by code, and the best code.
    values: vec[i64]
    best: i64

    def __init__(self, box: Box) -> None:
        self.finds = vec[i64](finds(box))
        self.forecast = Forecast(box)
        self.values = vec[i64]([NEVER] * b.ANALYZE)
        self.best = b.END

    def scale(self) -> float:
        return LEAD * TENTHS

    def has_policy(self) -> bool:
        return True

    def playout(self, state: State, rng: Rng, nature: Rng, limit: i64) -> i64:
        """Through this game turn and the next one: beyond that luck says less than the estimate."""
        assert isinstance(state, Chasphere)  # noqa: S101
        steps: i64 = 0
        until = state.turn + AHEAD
        while steps < limit and state.turn < until:
            who = advance(state, nature)
            if who == NOBODY:
                break
            state.play(who, self.pick(state, who, rng))
            steps += 1
        return steps

    # How it stands

    def estimate(self, state: State, seat: i64) -> i64:
        """The lead over the best other, with what ships may still expect; a ship on its way home is not away."""
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
        if state.ships[ship + t.SHIP] < 0:
            return 0
        self.forecast.look(state)
        left = self.forecast.left
        points = TENTHS * total(state, seat)
        if state.ships[ship + SPACE] != i64(state.box.homes[state.ships[ship + t.SHIP]]):
            points += self.homing(state, seat, left)
        pending = 1 if (state.played >> seat) & 1 == 0 and seat != state.seat else 0
        turns = left + pending
        points += turns * (18 + 5 * state.ships[ship + t.ENGINE])  # a turn brings about a card
        points += SPARE * state.ships[ship + ENERGY]
        points += stock_prospect(state, seat, turns)
        if self.doomed(state.ships[ship + SPACE]):
            acts = pending or (seat == state.seat and state.phase != t.OVER)
            points -= FAR_RISK if acts else LOST if left else RISK
        elif left and self.forecast.drift(self.forecast.drift(state.ships[ship + SPACE], 0), 1) == STAR:
            points -= FAR_RISK if pending else RISK
        return points

    def homing(self, state: Chasphere, seat: i64, left: i64) -> i64:
        """The part of the penalty that a ship may still avoid."""
        ship = FIELDS * seat
        way = i64(self.way(state, seat)[32 * state.ships[ship + SPACE] + self.home(state, seat)])
        energy = state.ships[ship + ENERGY] + left * state.box.energy[state.ships[ship + t.ENGINE]]
        if seat != state.seat and (state.played >> seat) & 1 == 0:
            energy += state.box.energy[state.ships[ship + t.ENGINE]]
        return HOME if way <= energy else 0

    def expect(self, state: State, seat: i64) -> float:
        """At the end half for the rank and half for the lead, so that search has a slope to follow."""
        assert isinstance(state, Chasphere)  # noqa: S101
        if state.phase != t.OVER:
            return math.tanh(float(self.estimate(state, seat)) / self.scale())
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

    # Where to go

    def way(self, state: Table, seat: i64) -> vec[u8]:
        return way_table(state, state.ships[FIELDS * seat + t.IMPLANTS] > 0)

    def home(self, state: Table, seat: i64) -> i64:
        return i64(state.box.homes[state.ships[FIELDS * seat + t.SHIP]])

    def doomed(self, space: i64) -> bool:
        """Does the next move of the sky take a ship that waits there?"""
        return self.forecast.drift(space, 0) == STAR

    def plan(self, state: Chasphere) -> None:
        """What each step, each exploration and the end of the turn may lead to, and which of them is best."""
        self.forecast.look(state)
        ship = FIELDS * state.seat
        here = state.ships[ship + SPACE]
        energy = state.ships[ship + ENERGY]
        way = self.way(state, state.seat)
        leaving = surcharge(state) if state.stopped else 0
        for code in range(i64(b.ANALYZE)):
            self.values[code] = NEVER
        for space in range(i64(STAR)):
            cost = i64(way[32 * here + space])
            if space == here:
                self.weigh_here(state, way, space, energy)
            elif cost + leaving <= energy:
                value = self.weigh(state, way, space, energy - cost - leaving)
                self.credit_steps(state, way, space, cost, value)
        self.best = b.END
        for code in range(i64(b.ANALYZE)):
            if self.values[code] > self.values[self.best]:
                self.best = code

    def weigh_here(self, state: Chasphere, way: vec[u8], here: i64, energy: i64) -> None:
        planet = planet_at(state, here)
        self.values[b.END] = self.ending(state, way, here, energy)
        if planet < 0 or (state.explored >> planet) & 1 or deck_size(state, planet) == 0:
            return
        extra: i64 = (state.contaminated >> planet) & 1
        for n in range(i64(1), energy - extra + 1):
            self.values[b.EXPLORE + n] = self.exploring(state, way, here, planet, energy - extra, n)

    def weigh(self, state: Chasphere, way: vec[u8], space: i64, rest: i64) -> i64:
        """The best that can be done on a space with some energy left."""
        planet = planet_at(state, space)
        best = self.ending(state, way, space, rest)
        if planet < 0 or (state.explored >> planet) & 1 or deck_size(state, planet) == 0:
            return best
        rest -= (state.contaminated >> planet) & 1
        for n in range(i64(1), rest + 1):
            value = self.exploring(state, way, space, planet, rest, n)
            if value > best:
                best = value
        return best

    def exploring(self, state: Chasphere, way: vec[u8], space: i64, planet: i64, rest: i64, n: i64) -> i64:
        """Exploring with n of the rest; in the last turn the ship may still go home afterwards."""
        value = self.finding(state, planet, n)
        home = self.home(state, state.seat)
        if self.forecast.left == 0 and space != home:
            leaving: i64 = (state.contaminated >> planet) & 1
            if i64(way[32 * space + home]) + leaving <= rest - n:
                return value + self.final(state, home)
        return value + self.ending(state, way, space, rest - n)

    def credit_steps(self, state: Chasphere, way: vec[u8], space: i64, cost: i64, value: i64) -> None:
        """A plan belongs to all first steps that lead there in the cheapest way."""
        here = state.ships[FIELDS * state.seat + SPACE]
        for i in range(4 * here, 4 * here + 4):
            first = i64(TARGETS[i])
            if first == NOWHERE:
                break
            step = step_cost(state, here, first)
            if step and step + i64(way[32 * first + space]) == cost and value > self.values[b.MOVE + first]:
                self.values[b.MOVE + first] = value

    def finding(self, state: Chasphere, planet: i64, n: i64) -> i64:
        """Exploring a planet with n energy."""
        ship = FIELDS * state.seat
        value = self.finds[8 * planet + n]
        if not (state.ships[ship + t.MARKERS] >> planet) & 1:
            value += MARKER
        if self.doomed((state.at >> (5 * planet)) & 31):
            value -= n * EVENT_RISK if state.event >= 0 else 3 * n * n
        return value

    def ending(self, state: Chasphere, way: vec[u8], space: i64, rest: i64) -> i64:
        """The turn's end on a space with some energy left: safe, and near enough to home in time."""
        seat = state.seat
        left = self.forecast.left
        home = self.home(state, seat)
        if left == 0:
            return self.final(state, space) - (0 if space == home else HOME)
        value = SPARE * rest
        gives = state.box.energy[state.ships[FIELDS * seat + t.ENGINE]]
        if rest + gives > MOST_ENERGY:
            value -= SPARE * (rest + gives - MOST_ENERGY)
        have = rest + gives if rest + gives < MOST_ENERGY else MOST_ENERGY
        after = self.forecast.drift(space, 0)
        value -= self.peril(after)
        closed = WAYS[2 if state.ships[FIELDS * seat + t.IMPLANTS] else 0]  # there is no way over the hole
        distance = i64(closed[32 * after + home])
        rider = planet_at(state, space)
        if rider >= 0 and after != home:
            distance += (state.contaminated >> rider) & 1
        if distance > have:
            value -= HOME if left == 1 else HOME // (2 * left - 2) if left < 5 else 0
        if planet_at(state, space) >= 0:
            value += 4  # it can be explored again without a step
        return value

    def final(self, state: Chasphere, space: i64) -> i64:
        """Waiting for the end of the game: events of those who still have a turn may move the sky."""
        if not self.doomed(space):
            return 0
        risk: i64 = 0
        for other in range(state.count):
            if other != state.seat and not (state.played >> other) & 1 and not is_lost(state, other):
                risk += EVENT_RISK
        return -risk

    def peril(self, after: i64) -> i64:
        """For a ship that the next move takes to a space: what the moves after it may do."""
        if after == STAR:
            return LOST
        second = self.forecast.drift(after, 1)
        if second == STAR:
            return RISK
        return FAR_RISK if self.forecast.drift(second, 2) == STAR else 0

    # What to do

    def pick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Chasphere)  # noqa: S101
        if state.phase == t.TURN:
            return self.pick_turn(state, rng)
        if state.phase == t.KEEPING:
            return self.pick_card(state, state.box.keep)
        if state.phase == t.SWAPPING:
            return self.pick_card(state, state.box.swap_for)
        if state.phase == t.RETURNING:
            return self.pick_way(state, rng)
        codes = state.codes(seat)
        return i64(codes[rng.below(len(codes))])

    def pick_turn(self, state: Chasphere, rng: Rng) -> i64:
        ship = FIELDS * state.seat
        if state.ships[ship + t.STOCK]:
            offer = self.best_seizure(state)
            if offer >= 0:
                return b.SEIZE + offer
        self.plan(state)
        if self.forecast.left > 2:
            if rng.below(16) == 0:  # now and then something else
                return state.pick(state.seat, rng)
            if state.permits(state.seat, b.UPGRADE):
                return b.UPGRADE
        for other in range(state.count):
            if state.ships[FIELDS * other + t.ARTIFACTS] and state.permits(state.seat, b.TAKE + other):
                return b.TAKE + other
        if self.best == b.END and self.values[b.END] < -HOME:
            return self.escape(state)
        return self.best

    def best_seizure(self, state: Chasphere) -> i64:
        """The open Opportunity that is worth most, or -1."""
        best: i64 = -1
        worth: i64 = 0
        rest = state.open
        number: i64 = 0
        while rest:
            if rest & 1 and state.permits(state.seat, b.SEIZE + number):
                value = offer_worth(state, state.seat, number, 4)
                if value > worth:
                    best = number
                    worth = value
            rest >>= 1
            number += 1
        return best

    def escape(self, state: Chasphere) -> i64:
        """The jump that leads to the best place, if that is better than to stay."""
        best: i64 = b.END
        value = self.values[b.END]
        for code in state.codes(state.seat):
            there = self.jump_value(state, i64(code))
            if there > value:
                value = there
                best = i64(code)
        return best

    def jump_value(self, state: Chasphere, code: i64) -> i64:
        """Being on the planet that a jump leads to, less what the jump costs; NEVER for all other codes."""
        planet = self.jump_target(state, code)
        if planet < 0:
            return NEVER
        rest = state.ships[FIELDS * state.seat + ENERGY]
        price: i64 = CAPSULE
        if code < b.SEIZE:
            rest -= 1
            price = 0
        return self.weigh(state, self.way(state, state.seat), (state.at >> (5 * planet)) & 31, rest) - price

    def jump_target(self, state: Chasphere, code: i64) -> i64:
        """The planet that a jump leads to, or -1 for all other codes."""
        if b.BEAM <= code < b.SEIZE:
            return code - b.BEAM
        if state.box.consume <= code < state.box.swap:
            return (code - state.box.consume) % PLANETS
        return -1

    def pick_card(self, state: Chasphere, start: i64) -> i64:
        """The drawn or offered card that is worth most; a second one is always welcome."""
        self.forecast.look(state)
        sheet = sheet_of(state, state.seat)
        best: i64 = b.ENOUGH
        worth: i64 = -1
        for code in state.codes(state.seat):
            if i64(code) >= start:
                value = card_worth(state, state.seat, sheet, i64(code) - start, self.forecast.left)
                if value > worth:
                    worth = value
                    best = i64(code)
        return best

    def pick_way(self, state: Chasphere, rng: Rng) -> i64:
        """On top what one would come back for; under the deck what others shall not find."""
        self.forecast.look(state)
        if self.forecast.left == 0:
            return b.TOP if rng.below(2) else b.BOTTOM
        kind = (state.hand >> (8 * state.returned)) & 255
        worth = card_worth(state, state.seat, sheet_of(state, state.seat), kind, self.forecast.left)
        return b.TOP if worth >= 30 and state.returned == 0 else b.BOTTOM

    # What is worth a thought

    def sensible(self, state: State, seat: i64) -> vec[i32]:
        assert isinstance(state, Chasphere)  # noqa: S101
        codes = state.codes(seat)
        if state.phase != t.TURN or len(codes) <= 2:
            return codes
        self.plan(state)
        chosen = vec[i32](capacity=len(codes))
        for code in codes:
            if self.is_sensible(state, i64(code)):
                chosen = append(chosen, code)
        return chosen

    def is_sensible(self, state: Chasphere, code: i64) -> bool:
        """Steps, explorations, jumps and swaps that are not much worse than the best plan; all that is for nothing."""
        top = self.values[self.best]
        if code < b.ANALYZE:
            return self.values[code] >= top - MARGIN
        if code == b.ANALYZE:
            return self.best > b.EXPLORE
        if code == b.UPGRADE:
            return self.forecast.left > 1
        if code == b.BUY:
            return card_worth(state, state.seat, sheet_of(state, state.seat), state.box.kinds - 1, 0) >= 40
        if self.jump_target(state, code) >= 0:
            return self.jump_value(state, code) >= top - MARGIN // 3
        if code >= state.box.swap:
            return self.swap_gain(state, code - state.box.swap) >= 25
        return True

    def swap_gain(self, state: Chasphere, kind: i64) -> i64:
        """The best of the bargaining zone instead of a card."""
        sheet = sheet_of(state, state.seat)
        box = state.box
        sheet.add(i64(box.face[kind]), i64(box.about[kind]), i64(box.points[kind]), -1)
        given = card_worth(state, state.seat, sheet, kind, self.forecast.left)
        best: i64 = 0
        for other in range(box.kinds):
            if state.cards[box.kinds * t.ZONE + other]:
                worth = card_worth(state, state.seat, sheet, other, self.forecast.left)
                if worth > best:
                    best = worth
        return best - given

    def prior(self, state: State, seat: i64, code: i64) -> float:
        """How near a plan is to the best one."""
        assert isinstance(state, Chasphere)  # noqa: S101
        if state.phase != t.TURN:
            return 0.0
        if code < b.ANALYZE:
            return max(0.0, 1.0 - float(self.values[self.best] - self.values[code]) / MARGIN)
        return 1.0 if b.SEIZE <= code < state.box.consume else 0.3


def stock_prospect(state: Table, seat: i64, turns: i64) -> i64:
    """Ores and Piles that may still find an Opportunity."""
    stock = state.ships[FIELDS * seat + t.STOCK]
    count: i64 = 0
    while stock:
        count += stock & 63
        stock >>= 6
    if count > 4:
        count = 4
    return count * (12 if turns > 1 else 4 if turns else 0)
