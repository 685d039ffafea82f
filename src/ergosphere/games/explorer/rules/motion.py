"""What changes one ship: its place, its energy, its levels. What comes of it stands in flight.py."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ergosphere.games.explorer.rules.box import CHANGE, DANGER, HOMEWARD, ROW, SAFE
from ergosphere.games.explorer.rules.cards import (
    BITS,
    COMPUTER_REBOOT,
    DISC_TAILWIND,
    GAMMA_RAY_JET,
    HOT_GAS,
    NAVIGATION_LOCK,
    REPAIR_ROBOT,
    SPARE_PROBE,
    TIDAL_SQUEEZE,
    TIME_DILATION,
    X_RAY_FLARE,
)
from ergosphere.games.explorer.rules.position import (
    COUNT,
    DESIGN,
    ENERGY,
    MISSED,
    NO_SHIP,
    ORBIT,
    PROBES,
    RESULTS,
    ROBOTS,
    SHIELDING,
    SPACE,
    STRENGTH,
    WIDTH,
    Ships,
)


@mypyc_attr(allow_interpreted_subclasses=False, acyclic=True)
class Motion(Ships):
    """Everything here is about the ship of the crew whose turn it is."""

    def note(self, what: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """For those who want to be told; `what` is the sentence's id."""
        if self.journal is not None:
            self.journal.append((what, int(self.crew), int(a), int(b), int(c), int(d)))

    def note_ship(self) -> None:
        """What the ship has after an event."""
        self.note("ship-changed", self.own(ENERGY), self.own(PROBES), self.own(SHIELDING), self.own(STRENGTH))

    # Where it is

    def offered(self) -> bool:
        """EX-13: on a change-orbit space, with a complete orbit made."""
        orbit = self.own(ORBIT)
        if self.own(COUNT) < self.board.length[orbit]:
            return False
        return i64(self.board.marks[ROW * orbit + self.own(SPACE)]) & CHANGE != 0

    def step(self) -> None:
        """One space counterclockwise in the orbit."""
        rows = self.rows
        base = WIDTH * self.crew
        length = self.board.length[rows[base + ORBIT]]
        space = rows[base + SPACE] + 1
        rows[base + SPACE] = 0 if space == length else space
        if rows[base + COUNT] < length:
            rows[base + COUNT] += 1
        self.left -= 1

    def enter(self, orbit: i64, space: i64) -> None:
        """EX-13, EX-17: the count starts at 0."""
        self.put(ORBIT, orbit)
        self.put(SPACE, space)
        self.put(COUNT, 0)

    def sink(self) -> None:
        orbit = self.own(ORBIT)
        self.enter(orbit + 1, self.board.below_space(orbit, self.own(SPACE)))

    def lift(self, space: i64) -> None:
        """One orbit up; `space` counts only where two lie above."""
        orbit = self.own(ORBIT)
        if orbit == 1:
            self.enter(HOMEWARD, self.board.lane)
        elif self.board.climbs_zone(orbit):
            self.enter(orbit - 1, space)
        else:
            self.enter(orbit - 1, self.own(SPACE))

    def space_above(self) -> i64:
        """EX-15: the first of the two spaces above, where there are two."""
        return 2 * self.own(SPACE)

    def zone_above(self) -> bool:
        return self.board.climbs_zone(self.own(ORBIT))

    # What it has

    def charge(self, tokens: i64) -> None:
        """EX-4: never more than the hold takes; EX-17: never below 0."""
        energy = self.own(ENERGY) + tokens
        if energy > self.board.most_tokens:
            energy = self.board.most_tokens
        self.put(ENERGY, 0 if energy < 0 else energy)

    def wear(self, slot: i64, change: i64) -> None:
        """EX-17: levels never fall below 0."""
        level = self.own(slot) + change
        self.put(slot, 0 if level < 0 else level)

    def held(self) -> i64:
        """Results in hand."""
        bits = self.own(RESULTS)
        count: i64 = 0
        while bits:
            bits &= bits - 1
            count += 1
        return count

    def prize_die(self) -> i64:
        """EX-22: the lowest die that wins; more than three results are as good as three."""
        results = self.held()
        return self.board.prize_success[3 if results > 3 else results]

    def scrap(self) -> None:
        """EX-25: results are shuffled back, robots go to the discards."""
        self.unfound |= self.own(RESULTS)
        self.discards += self.own(ROBOTS) << (BITS * REPAIR_ROBOT)
        for slot in range(i64(MISSED)):
            self.put(slot, 0)
        self.put(DESIGN, NO_SHIP)

    # EX-24: the cards that don't move it

    def change_ship(self, kind: i64) -> None:
        """The cards that don't move the ship."""
        if kind == NAVIGATION_LOCK:
            self.put(COUNT, 0)
        elif kind == REPAIR_ROBOT:
            self.put(ROBOTS, self.own(ROBOTS) + 1)
        elif kind == SPARE_PROBE:
            if self.own(PROBES) < self.board.most_probes:
                self.put(PROBES, self.own(PROBES) + 1)
            self.note_ship()
        elif kind in (COMPUTER_REBOOT, TIME_DILATION):
            self.delay(kind)
        elif kind == TIDAL_SQUEEZE:
            self.squeeze()
        elif kind == DISC_TAILWIND and self.zone() != SAFE:
            self.charge(self.board.elsewhere[kind])
            self.note_ship()
        elif kind in (HOT_GAS, X_RAY_FLARE, GAMMA_RAY_JET) and self.own(SHIELDING) >= self.board.below[kind]:
            self.note("event-withstood", kind)
        else:
            self.charge(self.board.energy[kind])
            self.wear(SHIELDING, self.board.shielding[kind])
            self.wear(STRENGTH, self.board.strength[kind])
            self.note_ship()

    def delay(self, kind: i64) -> None:
        """The next turn is missed; with only one crew at the table energy is lost instead."""
        if kind == TIME_DILATION and self.zone() != DANGER:
            self.note("event-withstood", kind)
            return
        if self.party.alone:
            self.charge(self.board.energy[kind])
            self.note_ship()
        else:
            self.put(MISSED, self.own(MISSED) + 1)

    def squeeze(self) -> None:
        """Strength below the zone level: a probe is lost, or energy if there is none."""
        if self.own(STRENGTH) >= self.zone():
            self.note("event-withstood", TIDAL_SQUEEZE)
            return
        if self.own(PROBES) > 0:
            self.put(PROBES, self.own(PROBES) - 1)
        else:
            self.charge(self.board.energy[TIDAL_SQUEEZE])
        self.note_ship()
