"""What the rest of the game may bring a ship that makes the best of every turn to come.

The sky of the turns to come is known, except for events, which move it once more in some turns. So the best voyage is
found backwards from the last turn, over spaces and energy: explore, fly, leave a planet before it falls, get home."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ergosphere.games.chasphere.bot.forecast import Forecast
from ergosphere.games.chasphere.bot.worth import SOON
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.position import FIELDS, Position
from ergosphere.games.chasphere.rules.sector import NOWHERE, OVER, PLANETS, STAR, STEPS, TARGETS
from ergosphere.games.chasphere.rules.turns import MOST_ENERGY

# In tenths of a point.
AWAY: Final = 70  # a little more than the points, because plans to be late seldom work out
LOST: Final = 600  # about what a ship has gained by then
FALLING: Final = 12  # risk of each card drawn on a planet that falls with the next move
EVENTS: Final = 105  # how many of 1000 turns of a seat bring an event that moves the sky
PURSES: Final = MOST_ENERGY + 1
SIZE: Final = (STAR + 1) * PURSES
MOST: Final = 4000  # voyages kept in memory


@final
@mypyc_attr(acyclic=True)
class Voyage:
    """From this game turn on, by PURSES * space + energy, in tenths of a point."""

    left: i64  # game turns after this one
    falls: i64  # the spaces of planets that fall with the next move, a bit each
    ends: vec[i64]  # the turn ends there with this energy
    wakes: vec[i64]  # the turn begins there with this energy
    begins: vec[i64]  # the ship passes there in flight
    explored: vec[i64]  # the planet there has just been explored

    def __init__(self, left: i64, falls: i64) -> None:
        self.left = left
        self.falls = falls
        self.ends = empty()
        self.wakes = empty()
        self.begins = empty()
        self.explored = empty()


@final
@mypyc_attr(acyclic=True)
class Voyages:
    """Remembers the voyages of one match, in which the same few skies come up again and again."""

    finds: vec[i64]  # by 48 * turns to come + 8 * planet + energy: what an exploration is worth
    forecast: Forecast
    known: dict[int, Voyage]
    match: i64
    planets: vec[i64]  # by space

    def __init__(self, box: Box, finds: vec[i64]) -> None:
        self.finds = finds
        self.forecast = Forecast(box)
        self.known = {}
        self.match = -1
        self.planets = vec[i64]([-1] * (STAR + 1))

    def of(self, position: Position, seat: i64, level: i64) -> Voyage:
        """The voyage of a seat's ship if its engine had this level."""
        match = position.disc + 8 * position.count + (64 if position.chain else 0)
        if match != self.match or len(self.known) > MOST:
            self.known = {}
            self.match = match
        ship = FIELDS * seat
        home = i64(position.box.homes[position.ships[ship + p.SHIP]])
        implant: i64 = 1 if position.ships[ship + p.IMPLANTS] else 0
        ending = position.last_turn - position.turn if position.last_turn else 3
        key = position.at | ((position.marker + 1) << 30) | (position.visits << 33) | (ending << 36) | (level << 39)
        key |= (home << 41) | (implant << 46) | (position.contaminated << 47)
        voyage = self.known.get(int(key))
        if voyage is None:
            self.forecast.look(position)
            voyage = self.plan(position, home, implant > 0, level)
            self.known[int(key)] = voyage
        return voyage

    def plan(self, position: Position, home: i64, implant: bool, level: i64) -> Voyage:
        last = self.forecast.left
        gives = position.box.energy[level]
        surprise = EVENTS * position.count
        voyage = Voyage(last, self.falling())
        after = empty()  # the turn after the next one
        following = empty()
        turn = last + 1
        while turn >= 0:
            if turn >= last:
                self.finish(turn, home, surprise, voyage.ends)
            else:
                self.wait(turn, gives, surprise, following, after, voyage.ends)
            self.spend(turn, voyage, implant, position.contaminated)
            after = following
            following = voyage.wakes[:]
            turn -= 1
        return voyage

    def falling(self) -> i64:
        spaces: i64 = 0
        for space in range(i64(STAR)):
            if self.forecast.drift(space, 0) == STAR:
                spaces |= i64(1) << space
        return spaces

    def finish(self, turn: i64, home: i64, surprise: i64, ends: vec[i64]) -> None:
        """The end of the last turn; events of seats still to come may move the sky."""
        for space in range(i64(STAR)):
            value: i64 = 0 if space == home else -AWAY
            if self.forecast.drift(space, turn) == STAR:
                value -= LOST * surprise // 2000
            for energy in range(i64(PURSES)):
                ends[PURSES * space + energy] = value

    def wait(self, turn: i64, gives: i64, surprise: i64, following: vec[i64], after: vec[i64], ends: vec[i64]) -> None:
        """The end of a turn: the sky moves once or twice, and the engine gives energy."""
        for space in range(i64(STAR)):
            first = self.forecast.drift(space, turn)
            second = STAR if first == STAR else self.forecast.drift(first, turn + 1)
            for energy in range(i64(PURSES)):
                purse = energy + gives if energy + gives < MOST_ENERGY else MOST_ENERGY
                once = worth_at(following, first, purse)
                ends[PURSES * space + energy] = once + surprise * (worth_at(after, second, purse) - once) // 1000

    def spend(self, turn: i64, voyage: Voyage, implant: bool, contaminated: i64) -> None:
        """One turn: the best way to spend energy from every space (CH-24: on contaminated planets)."""
        self.forecast.planets(turn, self.planets)
        open = turn < self.forecast.collapse
        left = self.forecast.left - turn
        finds = 8 * PLANETS * min(max(left, 0), SOON)
        begins = voyage.begins
        for energy in range(i64(PURSES)):
            for space in range(i64(STAR)):
                place = PURSES * space + energy
                planet = self.planets[space]
                flown = best_step(begins, space, energy, 0, open, implant, voyage.ends[place])
                if planet < 0:
                    begins[place] = voyage.wakes[place] = voyage.explored[place] = flown
                    continue
                extra: i64 = (contaminated >> planet) & 1
                left_behind = flown
                if extra:
                    left_behind = best_step(begins, space, energy, extra, open, implant, voyage.ends[place])
                voyage.explored[place] = left_behind
                fall: i64 = FALLING if self.forecast.drift(space, turn) == STAR else 0
                best = voyage.ends[place]
                for n in range(i64(1), energy - extra + 1):
                    value = self.finds[finds + 8 * planet + n] - n * fall + voyage.explored[place - n - extra]
                    if value > best:
                        best = value
                begins[place] = max(flown, best)
                voyage.wakes[place] = max(left_behind, best)


def best_step(begins: vec[i64], space: i64, energy: i64, extra: i64, open: bool, implant: bool, best: i64) -> i64:
    """The value of the best step, or `best` if no step is better; `extra` is paid on leaving."""
    for i in range(4 * space, 4 * space + 4):
        target = i64(TARGETS[i])
        if target == NOWHERE:
            break
        cost = cost_of(i64(STEPS[32 * space + target]), open, implant)
        if 0 < cost <= energy - extra and begins[PURSES * target + energy - cost - extra] > best:
            best = begins[PURSES * target + energy - cost - extra]
    return best


def empty() -> vec[i64]:
    return NOTHING[:]


NOTHING: Final = vec[i64]([0] * SIZE)


def worth_at(values: vec[i64], space: i64, energy: i64) -> i64:
    return -LOST if space == STAR else values[PURSES * space + energy]


def cost_of(step: i64, open: bool, implant: bool) -> i64:
    """CH-17, CH-27: the energy for a step, or 0 if the hole is in the way."""
    if step & OVER and not open:
        return 0
    return 1 if implant and step & 3 == 2 else step & 3
