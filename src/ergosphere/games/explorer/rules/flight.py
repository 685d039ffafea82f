"""What happens: building, the turn of a crew, moving, events, probes, help, the hole and home."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ergosphere.games.explorer.rules.box import (
    EVENT,
    HOME,
    HOMEWARD,
    INNERMOST,
    OUTBOUND,
    ROW,
)
from ergosphere.games.explorer.rules.cards import (
    DEBRIS_COLLISION,
    ENGINE_TUNE_UP,
    FRAME_DRAGGING,
    ONE,
    REPAIR_ROBOT,
    TIDAL_SURGE,
)
from ergosphere.games.explorer.rules.grounds import Grounds
from ergosphere.games.explorer.rules.position import (
    CLIMB,
    DESIGN,
    DRAG,
    DRAW_EVENT,
    ENERGY,
    FALL,
    FIND_RESULT,
    FINISH,
    MISSED,
    MISSIONS,
    MISSIONS_SPENT,
    MOVE,
    NO_CREW,
    NO_SHIP,
    ORBIT,
    OVER,
    PREPARE,
    PRESENT,
    PRIZE,
    PROBES,
    RESULTS,
    ROBOTS,
    ROLL_PROBE,
    ROUNDS,
    SHIELDING,
    SPACE,
    STRENGTH,
    THROW,
    TURNS,
    WIDTH,
    WORMHOLE,
)


@mypyc_attr(allow_interpreted_subclasses=False, acyclic=True)
class Flight(Grounds):
    """The rules. Each method does one thing that happens and leads on to what comes next."""

    # Part 1: build

    def build(self, design: i64) -> None:
        """EX-4."""
        self.put(DESIGN, design)
        self.put(PROBES, design >> 6)
        self.put(SHIELDING, design >> 4 & 3)
        self.put(STRENGTH, design >> 2 & 3)
        self.put(ENERGY, 0)
        self.charge(self.board.tokens * (design & 3))
        self.put(MISSIONS, self.own(MISSIONS) + 1)
        self.note("ship-built", design, self.own(ENERGY))
        if self.round > 0:  # EX-21: the turn then flies
            self.prepare()
            return
        self.crew = self.next_crew()
        if self.crew == self.first:
            self.round = 1
            self.begin_turn()

    # Part 2: a crew's turn

    def begin_turn(self) -> None:
        self.launched = False
        self.drawn = False
        while self.own(MISSED) > 0:  # EX-20: skipped entirely
            self.put(MISSED, self.own(MISSED) - 1)
            self.note("turn-missed")
            if not self.pass_turn():
                return
        self.note("turn-began", self.round, self.pilot())
        if self.own(DESIGN) == NO_SHIP:
            self.raise_funds()
        elif self.own(ENERGY) > 0 or not self.in_orbit():
            self.prepare()
        elif self.own(ORBIT) == INNERMOST:  # EX-11
            self.fall()
        else:
            self.sink()
            self.note("ship-dropped", self.own(ORBIT), self.own(SPACE))
            self.prepare()

    def pass_turn(self) -> bool:
        """The next crew's turn; False if the match has ended instead."""
        self.put(TURNS, self.own(TURNS) + 1)
        self.crew = self.next_crew()
        if self.crew == self.first:
            self.round += 1
            if self.round > self.board.rounds:  # EX-23
                self.round = self.board.rounds
                self.note("rounds-spent", self.round)
                self.end(NO_CREW, ROUNDS)
                return False
        return True

    def end_turn(self) -> None:
        if self.pass_turn():
            self.begin_turn()

    def end(self, winner: i64, reason: i64) -> None:
        self.winner = winner
        self.reason = reason
        self.left = 0
        self.dice = 0
        self.launched = False
        self.drawn = False
        self.phase = OVER

    def prepare(self) -> None:
        """Before the roll: dice and repairs are asked for where there is a choice."""
        if self.own(ENERGY) > 0 or self.can_repair(SHIELDING) or self.can_repair(STRENGTH):
            self.phase = PREPARE
        else:
            self.roll(2)

    def roll(self, dice: i64) -> None:
        """EX-12: two dice, and up to two more for a token each."""
        if dice > 2:
            self.put(ENERGY, self.own(ENERGY) - (dice - 2))
            self.note("dice-bought", dice - 2, self.own(ENERGY))
        self.dice = dice
        self.phase = THROW

    def set_off(self, total: i64) -> None:
        self.note("dice-rolled", total)
        self.left = total
        self.dice = 0
        self.advance()

    def advance(self) -> None:
        """Move on until a change of orbit is offered or the roll is used up."""
        rows = self.rows
        base = WIDTH * self.crew
        while self.left > 0:
            orbit = rows[base + ORBIT]
            if orbit == HOME:
                rows[base + ORBIT] = OUTBOUND
                rows[base + SPACE] = 1
                self.left -= 1
            elif orbit == OUTBOUND:
                self.left -= 1
                if rows[base + SPACE] < self.board.lane:
                    rows[base + SPACE] += 1
                else:  # EX-10: no change of orbit
                    self.enter(1, 0)
            elif orbit == HOMEWARD:
                self.left -= 1
                rows[base + SPACE] -= 1
                if rows[base + SPACE] == 0:
                    self.arrive()
                    return
            else:
                if self.offered():
                    self.phase = MOVE
                    return
                self.step()
        self.note("ship-moved", rows[base + ORBIT], rows[base + SPACE])
        self.land()

    def stay(self) -> None:
        self.step()
        self.advance()

    def go_down(self) -> None:
        """EX-14: down is free; below orbit 8 is the hole."""
        if self.own(ORBIT) == INNERMOST:
            self.fall()
            return
        self.left -= 1
        self.sink()
        self.note("orbit-lowered", self.own(ORBIT), self.own(SPACE))
        self.advance()

    def go_up(self, space: i64) -> None:
        """EX-14: one token; from orbit 1 into the lane."""
        self.put(ENERGY, self.own(ENERGY) - 1)
        self.left -= 1
        self.lift(space)
        self.note("orbit-raised", self.own(ORBIT), self.own(SPACE))
        self.advance()

    def land(self) -> None:
        """EX-16: a card for a ship that comes to an event space by its own move or by an event."""
        orbit = self.own(ORBIT)
        if (
            1 <= orbit <= INNERMOST
            and i64(self.board.marks[ROW * orbit + self.own(SPACE)]) & EVENT
            and (self.party.chain or not self.drawn)
        ):
            if self.deck == 0 or self.reshuffles:
                self.deck += self.discards
                self.discards = 0
            self.phase = DRAW_EVENT
        else:
            self.finish()

    # Events

    def suffer(self, kind: i64) -> None:
        """EX-24: follow a card."""
        self.deck -= ONE[kind]
        if kind != REPAIR_ROBOT:
            self.discards += ONE[kind]
        self.drawn = True
        self.note("event-drawn", kind)
        if kind == TIDAL_SURGE:
            self.surge()
        elif kind == DEBRIS_COLLISION:
            self.collide()
        elif kind == FRAME_DRAGGING:
            self.drag()
        else:
            self.change_ship(kind)
            if kind == ENGINE_TUNE_UP:
                self.roll(2)
            else:
                self.finish()

    def surge(self) -> None:
        """Strength below the zone level: down one orbit, and a level of strength is gone."""
        if self.own(STRENGTH) >= self.zone():
            self.note("event-withstood", TIDAL_SURGE)
            self.finish()
            return
        self.wear(STRENGTH, self.board.strength[TIDAL_SURGE])
        self.note_ship()
        if self.own(ORBIT) == INNERMOST:  # EX-17
            self.fall()
            return
        self.sink()
        self.note("ship-pulled", self.own(ORBIT), self.own(SPACE))
        self.land()

    def collide(self) -> None:
        """Up one orbit; EX-17: no effect in orbit 1."""
        orbit = self.own(ORBIT)
        if orbit == 1:
            self.note("event-withstood", DEBRIS_COLLISION)
            self.finish()
        elif self.board.climbs_zone(orbit):
            self.phase = CLIMB
        else:
            self.rise(0)

    def rise(self, space: i64) -> None:
        """EX-17: moved up by an event, without a token and without a complete orbit."""
        self.lift(space)
        self.note("ship-lifted", self.own(ORBIT), self.own(SPACE))
        self.land()

    def drag(self) -> None:
        """Up one orbit or energy, as the crew chooses; in orbit 1 the energy."""
        if self.own(ORBIT) > 1:
            self.phase = DRAG
        else:
            self.drag_charge()

    def drag_charge(self) -> None:
        self.charge(self.board.energy[FRAME_DRAGGING])
        self.note_ship()
        self.finish()

    def repair(self, slot: i64) -> None:
        """EX-24: a robot is spent; EX-25: used ones go to the discards."""
        self.put(slot, self.own(slot) + 1)
        self.put(ROBOTS, self.own(ROBOTS) - 1)
        self.discards += ONE[REPAIR_ROBOT]
        self.note("robot-used", slot, self.own(slot))
        if self.phase == PREPARE:
            self.prepare()
        else:
            self.finish()

    # The end of a turn

    def finish(self) -> None:
        """After the move: launch, help and repairs are asked for where there is a choice."""
        if self.can_launch() or self.can_repair(SHIELDING) or self.can_repair(STRENGTH) or self.has_neighbour():
            self.phase = FINISH
        else:
            self.end_turn()

    def launch(self) -> None:
        """EX-18."""
        self.launched = True
        self.put(PROBES, self.own(PROBES) - 1)
        self.put(ENERGY, self.own(ENERGY) - 1)
        self.note("probe-launched", self.own(ORBIT), self.own(ENERGY))
        if self.board.probe_success[self.own(ORBIT)] < 6:
            self.phase = ROLL_PROBE
        else:
            self.report()

    def roll_probe(self, shown: i64) -> None:
        if shown <= self.board.probe_success[self.own(ORBIT)]:
            self.note("probe-reported", shown)
            self.report()
        else:
            self.note("probe-failed", shown)
            self.finish()

    def report(self) -> None:
        """A card, if one is left."""
        if self.unfound != 0:
            self.phase = FIND_RESULT
        else:
            self.note("results-exhausted")
            self.finish()

    def find(self, card: i64) -> None:
        self.unfound &= ~(i64(1) << card)
        self.put(RESULTS, self.own(RESULTS) | (i64(1) << card))
        self.note("result-found", card)
        self.finish()

    def give(self, gift: i64, crew: i64) -> None:
        """EX-19: every service costs a token more."""
        slot: i64 = ENERGY if gift == 0 else PROBES if gift == 1 else ROBOTS
        self.put(ENERGY, self.own(ENERGY) - 1)
        self.put(slot, self.own(slot) - 1)
        taker = WIDTH * crew
        if slot != ENERGY or self.rows[taker + ENERGY] < self.board.most_tokens:
            self.rows[taker + slot] += 1
        self.note("help-given", gift, crew)
        self.finish()

    # The hole, and home

    def fall(self) -> None:
        """EX-21: two dice decide."""
        self.note("ship-fell")
        self.left = 0
        self.phase = FALL

    def fall_in(self, total: i64) -> None:
        if total == 12:
            self.note("wormhole-passed")
            self.end(self.crew, WORMHOLE)
        else:
            self.note("ship-lost")
            self.close_mission()

    def arrive(self) -> None:
        """EX-22: no exact roll is needed, and results are presented at once."""
        self.left = 0
        self.put(ORBIT, HOME)
        results = self.held()
        self.note("home-reached", results)
        if results == 0:
            self.close_mission()
        elif self.prize_die() <= 1:
            self.win(0)
        else:
            self.phase = PRESENT

    def present(self, shown: i64) -> None:
        if shown >= self.prize_die():
            self.win(shown)
        else:  # EX-23
            self.note("presentation-failed", shown)
            self.close_mission()

    def win(self, shown: i64) -> None:
        """With the die that the committee rolled, 0: none was needed."""
        self.note("prize-won", self.held(), shown)
        self.end(self.crew, PRIZE)

    def close_mission(self) -> None:
        """EX-2: has a lone crew ships left?"""
        self.scrap()
        if self.party.alone and self.own(MISSIONS) >= self.party.missions:
            self.note("missions-spent")
            self.end(NO_CREW, MISSIONS_SPENT)
        else:
            self.end_turn()
