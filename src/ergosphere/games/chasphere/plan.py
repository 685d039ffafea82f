"""The plan for a turn: what each step, exploration and jump may lead to, this turn and on the voyage after it."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.chasphere import box as b
from ergosphere.games.chasphere import table as t
from ergosphere.games.chasphere.box import SLOTS
from ergosphere.games.chasphere.decks import knows
from ergosphere.games.chasphere.flight import beam_reach, surcharge
from ergosphere.games.chasphere.scoring import Sheet, bits, sheet_of
from ergosphere.games.chasphere.sector import NOWHERE, PLANETS, STAR, STEPS, TARGETS
from ergosphere.games.chasphere.state import Chasphere
from ergosphere.games.chasphere.table import ENERGY, FIELDS, SPACE, Table, deck_size, marked_planet, planet_at
from ergosphere.games.chasphere.voyage import LOST, NOTHING, PURSES, Voyage, cost_of
from ergosphere.games.chasphere.worth import card_worth

NEVER: Final = -100_000
# In tenths of a point: the marker's own, and steps towards First Explorer, by the markers there are.
MARKER: Final = vec[i64]([12, 13, 14, 16, 22, 40])
LATE_MARKER: Final = 10  # when somebody has been first
SECOND: Final = 6  # tenths of the first card: a second one that a Recovery Unit keeps
WAYS: Final = vec[i64]([math.comb(cards, drawn) for cards in range(SLOTS + 1) for drawn in range(8)])


@final
@mypyc_attr(acyclic=True)
class Plan:
    """Of the seat whose turn it is, in tenths of a point."""

    values: vec[i64]  # by code, up to jumps by C'Coordinates
    best: i64  # the best of these codes
    begins: vec[i64]  # as in Voyage, for this turn
    explored: vec[i64]
    gains: vec[i64]  # by 8 * planet + energy

    def __init__(self) -> None:
        self.values = vec[i64]([NEVER] * b.SEIZE)
        self.best = b.END
        self.begins = NOTHING[:]
        self.explored = NOTHING[:]
        self.gains = vec[i64]([NEVER] * (8 * PLANETS))

    def make(self, state: Chasphere, voyage: Voyage, level: i64) -> None:
        """`level` is what one engine level more is worth."""
        ship = FIELDS * state.seat
        here = state.ships[ship + SPACE]
        energy = state.ships[ship + ENERGY]
        self.weigh_planets(state, voyage, level)
        self.spend(state, voyage, energy)
        for code in range(i64(b.SEIZE)):
            self.values[code] = NEVER
        self.values[b.END] = voyage.ends[PURSES * here + energy]
        leaving = surcharge(state) if state.stopped else 0
        for i in range(4 * here, 4 * here + 4):
            target = i64(TARGETS[i])
            if target == NOWHERE:
                break
            cost = cost_of(i64(STEPS[32 * here + target]), not state.collapsed, state.ships[ship + t.IMPLANTS] > 0)
            if 0 < cost <= energy - leaving:
                self.values[b.MOVE + target] = self.begins[PURSES * target + energy - cost - leaving]
        planet = planet_at(state, here)
        if planet >= 0:
            extra: i64 = (state.contaminated >> planet) & 1
            for n in range(i64(1), energy - extra + 1):
                if self.gains[8 * planet + n] > NEVER:
                    place = PURSES * here + energy - n - extra
                    self.values[b.EXPLORE + n] = self.gains[8 * planet + n] + self.explored[place]
        if energy > 0 and state.ships[ship + t.COORDINATES]:
            reach = beam_reach(state)
            for target in range(i64(PLANETS)):
                if (reach >> target) & 1:
                    self.values[b.BEAM + target] = self.arrival(state, target, energy - 1)
        self.best = b.END
        for code in range(i64(b.SEIZE)):
            if self.values[code] > self.values[self.best]:
                self.best = code

    def arrival(self, state: Table, planet: i64, energy: i64) -> i64:
        """Being on a planet by a jump, with so much energy left."""
        return self.begins[PURSES * ((state.at >> (5 * planet)) & 31) + energy]

    def spend(self, state: Chasphere, voyage: Voyage, most: i64) -> None:
        """The best way to spend the energy of this turn, from every space."""
        ship = FIELDS * state.seat
        implant = state.ships[ship + t.IMPLANTS] > 0
        open = not state.collapsed
        beams = state.ships[ship + t.COORDINATES]
        if beams:
            beams |= i64(1) << marked_planet(state)
        for energy in range(most + 1):
            beamed = NEVER
            if beams and energy:
                for planet in range(i64(PLANETS)):
                    if (beams >> planet) & 1 and (state.at >> (5 * planet)) & 31 != STAR:
                        beamed = max(beamed, self.arrival(state, planet, energy - 1))
            for space in range(i64(STAR)):
                place = PURSES * space + energy
                planet = planet_at(state, space)
                extra: i64 = (state.contaminated >> planet) & 1 if planet >= 0 else 0
                best = max(voyage.ends[place], beamed)
                late = best
                for i in range(4 * space, 4 * space + 4):
                    target = i64(TARGETS[i])
                    if target == NOWHERE:
                        break
                    cost = cost_of(i64(STEPS[32 * space + target]), open, implant)
                    if 0 < cost <= energy:
                        there = PURSES * target + energy - cost
                        if self.begins[there] > best:
                            best = self.begins[there]
                        if cost + extra <= energy and self.begins[there - extra] > late:
                            late = self.begins[there - extra]
                self.explored[place] = late
                if planet >= 0:
                    for n in range(i64(1), energy - extra + 1):
                        value = self.gains[8 * planet + n] + self.explored[place - n - extra]
                        if value > best:
                            best = value
                self.begins[place] = best

    # What an exploration is worth

    def weigh_planets(self, state: Chasphere, voyage: Voyage, level: i64) -> None:
        seat = state.seat
        ship = FIELDS * seat
        sheet = sheet_of(state, seat)
        markers = state.ships[ship + t.MARKERS]
        marker = LATE_MARKER if anybody_first(state) else MARKER[bits(markers) % PLANETS]
        units = state.ships[ship + t.UNITS]
        under = marked_planet(state)
        for planet in range(i64(PLANETS)):
            for n in range(i64(1), i64(7)):
                self.gains[8 * planet + n] = NEVER
            space = (state.at >> (5 * planet)) & 31
            if space == STAR or (state.explored >> planet) & 1 or deck_size(state, planet) == 0:
                continue
            self.weigh_deck(state, seat, planet, sheet, voyage.left, level)
            two = units and ((units >> planet) & 1 or planet == under)
            for n in range(i64(1), i64(7)):
                gain = self.gains[8 * planet + n]
                if two and n > 1:
                    gain += gain * SECOND // 10
                if not (markers >> planet) & 1:
                    gain += marker
                if voyage.ends[PURSES * space] <= 50 - LOST:  # it falls with the next move
                    gain -= 30 * n if state.event >= 0 else 3 * n * n
                self.gains[8 * planet + n] = gain

    def weigh_deck(self, state: Chasphere, seat: i64, deck: i64, sheet: Sheet, left: i64, level: i64) -> None:
        """The expected worth of the best of n cards, from what the seat knows of the deck."""
        box = state.box
        bit: i64 = i64(1) << seat
        base = SLOTS * deck
        top = i64(state.sizes[3 * deck + t.ON_TOP])
        below = i64(state.sizes[3 * deck + t.BELOW])
        start = i64(box.deck_start[deck])
        counts = vec[i64]([0] * 16)
        for kind in range(start, i64(box.deck_start[deck + 1])):
            counts[kind - start] = i64(state.cards[box.kinds * t.POOL + kind])
        known: i64 = 0  # cards on top that the seat knows, one after the other
        for i in range(top):
            place = base + top - 1 - i
            if known == i and knows(i64(state.marks[place]), bit):
                known += 1
            elif not knows(i64(state.marks[place]), bit):
                counts[i64(state.slots[place]) - start] += 1
        for i in range(below):
            place = base + SLOTS - 1 - i
            if not knows(i64(state.marks[place]), bit):
                counts[i64(state.slots[place]) - start] += 1
        # The unknown ones, the best first.
        worths = vec[i64](capacity=16)
        copies = vec[i64](capacity=16)
        hidden = vec[i64](capacity=16)
        rest: i64 = 0
        for kind in range(start, i64(box.deck_start[deck + 1])):
            count = counts[kind - start]
            if count == 0:
                continue
            rest += count
            worth = 0 if box.is_event(kind) else card_worth(state, seat, sheet, kind, left, level)
            place = i64(len(worths))
            worths = append(worths, worth)
            copies = append(copies, count)
            hidden = append(hidden, i64(box.hidden[kind]))
            while place > 0 and worths[place - 1] < worth:
                worths[place] = worths[place - 1]
                copies[place] = copies[place - 1]
                hidden[place] = hidden[place - 1]
                place -= 1
            worths[place] = worth
            copies[place] = count
            hidden[place] = i64(box.hidden[kind])
        for n in range(i64(1), i64(7)):
            sure: i64 = 0
            for i in range(min(n, known)):
                kind = i64(state.slots[base + top - 1 - i])
                if not box.is_event(kind) and (n > 1 or not box.hidden[kind]):
                    sure = max(sure, card_worth(state, seat, sheet, kind, left, level))
            drawn = n - min(n, known)
            if drawn == 0 or rest == 0:
                self.gains[8 * deck + n] = sure
                continue
            if drawn > rest:
                drawn = rest
            total: i64 = 0
            behind = rest
            for i in range(i64(len(worths))):
                ways = WAYS[8 * behind + drawn]
                behind -= copies[i]
                worth = 0 if n == 1 and hidden[i] else worths[i]
                total += max(worth, sure) * (ways - WAYS[8 * behind + drawn])
            self.gains[8 * deck + n] = total // WAYS[8 * rest + drawn]


def anybody_first(state: Table) -> bool:
    for seat in range(state.count):
        if state.ships[FIELDS * seat + t.EXPLORER]:
            return True
    return False
