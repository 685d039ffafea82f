"""The plan for a turn: what each step, exploration and jump may lead to, in this turn and on the voyage after it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.chasphere.bot.finds import Prospect
from ergosphere.games.chasphere.bot.forecast import way_table
from ergosphere.games.chasphere.bot.voyage import EVENTS, LOST, NOTHING, PURSES, Voyage, best_step, cost_of
from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.flight import beam_reach, leaving_toll
from ergosphere.games.chasphere.rules.position import (
    ENERGY,
    FIELDS,
    SPACE,
    Position,
    deck_size,
    is_lost,
    marked_planet,
    space_of,
)
from ergosphere.games.chasphere.rules.scoring import bits, cards_of
from ergosphere.games.chasphere.rules.sector import NOWHERE, PLANETS, STAR, STEPS, TARGETS
from ergosphere.games.chasphere.rules.state import Chasphere

NEVER: Final = -100_000
# In tenths of a point: a marker's own value and its share of First Explorer, by the number of markers so far.
MARKER: Final = vec[i64]([12, 13, 14, 16, 22, 40])
LATE_MARKER: Final = 10  # once somebody is First Explorer
SURE: Final = 42  # risk of each card on a planet that falls with the next move, while an event is waiting
UNSURE: Final = 3  # risk of each pair of cards there, while none is waiting
SECOND: Final = 6  # tenths of the first card's worth, for a second card that a Recovery Unit keeps


@final
@mypyc_attr(acyclic=True)
class Plan:
    """For the seat whose turn it is, in tenths of a point."""

    values: vec[i64]  # by code, up to jumps by C'Coordinates
    best: i64  # the best of these codes
    begins: vec[i64]  # as in Voyage, for this turn
    stops: vec[i64]  # as Voyage.wakes: the first step may cost more
    explored: vec[i64]
    gains: vec[i64]  # by 8 * planet + energy
    planets: vec[i64]  # by space
    beams: i64  # planets that C'Coordinates lead to
    seats: i64
    waiting: i64  # seats that still have a turn in this game turn
    deck: Prospect

    def __init__(self) -> None:
        self.values = vec[i64]([NEVER] * b.SEIZE)
        self.best = b.END
        self.begins = NOTHING[:]
        self.stops = NOTHING[:]
        self.explored = NOTHING[:]
        self.gains = vec[i64]([NEVER] * (8 * PLANETS))
        self.planets = vec[i64]([-1] * (STAR + 1))
        self.beams = 0
        self.seats = 0
        self.waiting = 0
        self.deck = Prospect()

    def make(self, state: Chasphere, voyage: Voyage, level: i64) -> None:
        """`level` is what one more engine level is worth."""
        for space in range(i64(STAR)):
            self.planets[space] = -1
        for planet in range(i64(PLANETS)):
            self.planets[space_of(state, planet)] = planet
        self.planets[STAR] = -1
        ship = FIELDS * state.seat
        self.beams = state.ships[ship + p.COORDINATES]
        if self.beams:
            self.beams |= i64(1) << marked_planet(state)
        self.waiting = 0
        for seat in range(state.count):
            if seat != state.seat and not (state.played >> seat) & 1 and not is_lost(state, seat):
                self.waiting += 1
        self.seats = state.count
        self.weigh_planets(state, voyage, level)
        self.spend(state, voyage)
        for code in range(i64(b.SEIZE)):
            self.values[code] = NEVER
        here = state.ships[ship + SPACE]
        self.values[b.END] = voyage.ends[PURSES * here + state.ships[ship + ENERGY]] + self.calm(voyage, here)
        self.value_steps(state)
        self.value_stay(state)
        self.best = b.END
        for code in range(i64(b.SEIZE)):
            if self.values[code] > self.values[self.best]:
                self.best = code

    def value_steps(self, state: Chasphere) -> None:
        ship = FIELDS * state.seat
        here = state.ships[ship + SPACE]
        energy = state.ships[ship + ENERGY] - leaving_toll(state)
        for i in range(4 * here, 4 * here + 4):
            target = i64(TARGETS[i])
            if target == NOWHERE:
                break
            cost = cost_of(i64(STEPS[32 * here + target]), not state.collapsed, state.ships[ship + p.IMPLANTS] > 0)
            if 0 < cost <= energy:
                self.values[b.MOVE + target] = self.begins[PURSES * target + energy - cost]

    def value_stay(self, state: Chasphere) -> None:
        """Explorations and jumps."""
        ship = FIELDS * state.seat
        here = state.ships[ship + SPACE]
        energy = state.ships[ship + ENERGY]
        planet = self.planets[here]
        if planet >= 0 and self.gains[8 * planet + 1] > NEVER:
            extra: i64 = (state.contaminated >> planet) & 1
            for n in range(i64(1), energy - extra + 1):
                rest = self.explored[PURSES * here + energy - n - extra]
                self.values[b.EXPLORE + n] = self.gains[8 * planet + n] + rest
        if energy > 0 and self.beams:
            reach = beam_reach(state)
            for target in range(i64(PLANETS)):
                if (reach >> target) & 1:
                    self.values[b.BEAM + target] = self.arrival(state, target, energy - 1)

    def arrival(self, position: Position, planet: i64, energy: i64) -> i64:
        """The value of arriving on a planet by a jump, which is a stop (CH-24), with this energy left."""
        return self.stops[PURSES * space_of(position, planet) + energy]

    def spend(self, state: Chasphere, voyage: Voyage) -> None:
        """The best way to spend the energy of this turn, from every space."""
        ship = FIELDS * state.seat
        implant = state.ships[ship + p.IMPLANTS] > 0
        open = not state.collapsed
        for energy in range(state.ships[ship + ENERGY] + 1):
            beamed = self.best_beam(state, energy)
            for space in range(i64(STAR)):
                place = PURSES * space + energy
                planet = self.planets[space]
                best = max(voyage.ends[place] + self.calm(voyage, space), beamed)
                flown = best_step(self.begins, space, energy, 0, open, implant, best)
                if planet < 0:
                    self.begins[place] = flown
                    continue
                extra: i64 = (state.contaminated >> planet) & 1
                self.explored[place] = best_step(self.begins, space, energy, extra, open, implant, best)
                if self.gains[8 * planet + 1] > NEVER:
                    for n in range(i64(1), energy - extra + 1):
                        value = self.gains[8 * planet + n] + self.explored[place - n - extra]
                        if value > best:
                            best = value
                self.begins[place] = max(flown, best)
                self.stops[place] = max(self.explored[place], best)

    def calm(self, voyage: Voyage, space: i64) -> i64:
        """In the last turn only seats still to come can move the sky; the voyage reckons with half of all seats."""
        if voyage.left or not (voyage.falls >> space) & 1:
            return 0
        return LOST * EVENTS * (self.seats - 2 * self.waiting) // 2000

    def best_beam(self, state: Chasphere, energy: i64) -> i64:
        best: i64 = NEVER
        if self.beams and energy:
            for planet in range(i64(PLANETS)):
                if (self.beams >> planet) & 1 and space_of(state, planet) != STAR:
                    best = max(best, self.arrival(state, planet, energy - 1))
        return best

    def weigh_planets(self, state: Chasphere, voyage: Voyage, level: i64) -> None:
        """What it is worth to explore each planet in reach."""
        seat = state.seat
        ship = FIELDS * seat
        here = state.ships[ship + SPACE]
        energy = state.ships[ship + ENERGY]
        way = way_table(state, state.ships[ship + p.IMPLANTS] > 0)
        cards = cards_of(state, seat)
        markers = state.ships[ship + p.MARKERS]
        marker = LATE_MARKER if anybody_first(state) else MARKER[bits(markers) % PLANETS]
        units = state.ships[ship + p.UNITS]
        anywhere = state.ships[ship + p.CAPSULES] > 0 and energy > 0
        for planet in range(i64(PLANETS)):
            self.gains[8 * planet + 1] = NEVER
            space = space_of(state, planet)
            if space == STAR or (state.explored >> planet) & 1 or deck_size(state, planet) == 0:
                continue
            if i64(way[32 * here + space]) >= energy and not anywhere and not self.beams:
                continue
            self.deck.weigh(state, seat, planet, cards, voyage.left, level, energy)
            two = units and ((units >> planet) & 1 or planet == marked_planet(state))
            for n in range(i64(1), energy + 1):
                gain = self.deck.best[n]
                if two and n > 1:
                    gain += gain * SECOND // 10
                if not (markers >> planet) & 1:
                    gain += marker
                if (voyage.falls >> space) & 1:
                    gain -= SURE * n if state.event >= 0 else UNSURE * n * (n - 1)
                self.gains[8 * planet + n] = gain


def anybody_first(position: Position) -> bool:
    for seat in range(position.count):
        if position.ships[FIELDS * seat + p.EXPLORER]:
            return True
    return False
