"""What happens in a turn: building, moving, probes, help, the hole and home. Each function leads on to the next."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.games.explorer.rules.box import EVENT, HOME, HOMEWARD, INNERMOST, OUTBOUND, ROW
from ergosphere.games.explorer.rules.cards import ONE, REPAIR_ROBOT
from ergosphere.games.explorer.rules.codes import GIVE_ENERGY, GIVE_PROBE
from ergosphere.games.explorer.rules.funding import raise_funds
from ergosphere.games.explorer.rules.legal import can_help, can_launch, can_repair
from ergosphere.games.explorer.rules.position import (
    DESIGN,
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
    Position,
)
from ergosphere.games.explorer.rules.ship import charge, enter, lift, scrap, sink, step


def build(position: Position, design: i64) -> None:
    """EX-4."""
    position.put(DESIGN, design)
    position.put(PROBES, design >> 6)
    position.put(SHIELDING, design >> 4 & 3)
    position.put(STRENGTH, design >> 2 & 3)
    position.put(ENERGY, 0)
    charge(position, position.box.tokens * (design & 3))
    position.put(MISSIONS, position.own(MISSIONS) + 1)
    position.note("ship-built", design, position.own(ENERGY))
    if position.round > 0:  # EX-21: the same turn goes on to fly
        prepare(position)
        return
    position.crew = position.next_crew()
    if position.crew == position.first:
        position.round = 1
        begin_turn(position)


def begin_turn(position: Position) -> None:
    position.launched = False
    position.drawn = False
    while position.own(MISSED) > 0:  # EX-20: skipped entirely
        position.put(MISSED, position.own(MISSED) - 1)
        position.note("turn-missed")
        if not pass_turn(position):
            return
    position.note("turn-began", position.round, position.pilot())
    if position.own(DESIGN) == NO_SHIP:
        raise_funds(position)
    elif position.own(ENERGY) > 0 or not position.in_orbit():
        prepare(position)
    elif position.own(ORBIT) == INNERMOST:  # EX-11
        fall(position)
    else:
        sink(position)
        position.note("ship-dropped", position.own(ORBIT), position.own(SPACE))
        prepare(position)


def pass_turn(position: Position) -> bool:
    """The next crew's turn; False if the match has ended instead."""
    position.put(TURNS, position.own(TURNS) + 1)
    position.crew = position.next_crew()
    if position.crew == position.first:
        position.round += 1
        if position.round > position.box.rounds:  # EX-23
            position.round = position.box.rounds
            position.note("rounds-spent", position.round)
            end(position, NO_CREW, ROUNDS)
            return False
    return True


def end_turn(position: Position) -> None:
    if pass_turn(position):
        begin_turn(position)


def end(position: Position, winner: i64, reason: i64) -> None:
    position.winner = winner
    position.reason = reason
    position.left = 0
    position.dice = 0
    position.launched = False
    position.drawn = False
    position.phase = OVER


def prepare(position: Position) -> None:
    """Before the roll: the crew is asked only if it has a choice."""
    if position.own(ENERGY) > 0 or can_repair(position, SHIELDING) or can_repair(position, STRENGTH):
        position.phase = PREPARE
    else:
        roll(position, 2)


def roll(position: Position, dice: i64) -> None:
    """EX-12: two dice, and up to two more for a token each."""
    if dice > 2:
        position.put(ENERGY, position.own(ENERGY) - (dice - 2))
        position.note("dice-bought", dice - 2, position.own(ENERGY))
    position.dice = dice
    position.phase = THROW


def set_off(position: Position, total: i64) -> None:
    position.note("dice-rolled", total)
    position.left = total
    position.dice = 0
    advance(position)


def advance(position: Position) -> None:
    """Move on until a change of orbit is offered or the roll is used up."""
    rows = position.rows
    base = WIDTH * position.crew
    while position.left > 0:
        orbit = rows[base + ORBIT]
        if orbit == HOME:
            rows[base + ORBIT] = OUTBOUND
            rows[base + SPACE] = 1
            position.left -= 1
        elif orbit == OUTBOUND:
            position.left -= 1
            if rows[base + SPACE] < position.box.lane:
                rows[base + SPACE] += 1
            else:  # EX-10: no change of orbit
                enter(position, 1, 0)
        elif orbit == HOMEWARD:
            position.left -= 1
            rows[base + SPACE] -= 1
            if rows[base + SPACE] == 0:
                arrive(position)
                return
        else:
            if position.offered():
                position.phase = MOVE
                return
            step(position)
    position.note("ship-moved", rows[base + ORBIT], rows[base + SPACE])
    land(position)


def stay(position: Position) -> None:
    step(position)
    advance(position)


def go_down(position: Position) -> None:
    """EX-14: down is free; below orbit 8 is the hole."""
    if position.own(ORBIT) == INNERMOST:
        fall(position)
        return
    position.left -= 1
    sink(position)
    position.note("orbit-lowered", position.own(ORBIT), position.own(SPACE))
    advance(position)


def go_up(position: Position, space: i64) -> None:
    """EX-14: one token; from orbit 1 into the lane."""
    position.put(ENERGY, position.own(ENERGY) - 1)
    position.left -= 1
    lift(position, space)
    position.note("orbit-raised", position.own(ORBIT), position.own(SPACE))
    advance(position)


def land(position: Position) -> None:
    """EX-16: a card for a ship that reaches an event space, by its own move or by an event."""
    orbit = position.own(ORBIT)
    if (
        1 <= orbit <= INNERMOST
        and i64(position.box.marks[ROW * orbit + position.own(SPACE)]) & EVENT
        and (position.party.chain or not position.drawn)
    ):
        if position.deck == 0 or position.reshuffles:
            position.deck += position.discards
            position.discards = 0
        position.phase = DRAW_EVENT
    else:
        finish(position)


def repair(position: Position, slot: i64) -> None:
    """EX-24: a robot is spent; EX-25: used ones go to the discards."""
    position.put(slot, position.own(slot) + 1)
    position.put(ROBOTS, position.own(ROBOTS) - 1)
    position.discards += ONE[REPAIR_ROBOT]
    position.note("robot-used", slot, position.own(slot))
    if position.phase == PREPARE:
        prepare(position)
    else:
        finish(position)


def finish(position: Position) -> None:
    """After the move: the crew is asked only if it can launch, help or repair."""
    if can_launch(position) or can_repair(position, SHIELDING) or can_repair(position, STRENGTH) or can_help(position):
        position.phase = FINISH
    else:
        end_turn(position)


def launch(position: Position) -> None:
    """EX-18."""
    position.launched = True
    position.put(PROBES, position.own(PROBES) - 1)
    position.put(ENERGY, position.own(ENERGY) - 1)
    position.note("probe-launched", position.own(ORBIT), position.own(ENERGY))
    if position.box.probe_success[position.own(ORBIT)] < 6:
        position.phase = ROLL_PROBE
    else:
        report(position)


def roll_probe(position: Position, shown: i64) -> None:
    if shown <= position.box.probe_success[position.own(ORBIT)]:
        position.note("probe-reported", shown)
        report(position)
    else:
        position.note("probe-failed", shown)
        finish(position)


def report(position: Position) -> None:
    """A card, if one is left."""
    if position.unfound != 0:
        position.phase = FIND_RESULT
    else:
        position.note("results-exhausted")
        finish(position)


def find(position: Position, card: i64) -> None:
    position.unfound &= ~(i64(1) << card)
    position.put(RESULTS, position.own(RESULTS) | (i64(1) << card))
    position.note("result-found", card)
    finish(position)


def give(position: Position, gift: i64, crew: i64) -> None:
    """EX-19: every service costs one more token."""
    slot: i64 = ENERGY if gift == GIVE_ENERGY else PROBES if gift == GIVE_PROBE else ROBOTS
    position.put(ENERGY, position.own(ENERGY) - 1)
    position.put(slot, position.own(slot) - 1)
    taker = WIDTH * crew
    if slot != ENERGY or position.rows[taker + ENERGY] < position.box.most_tokens:
        position.rows[taker + slot] += 1
    position.note("help-given", gift, crew)
    finish(position)


def fall(position: Position) -> None:
    """EX-21: two dice decide."""
    position.note("ship-fell")
    position.left = 0
    position.phase = FALL


def fall_in(position: Position, total: i64) -> None:
    if total == 12:
        position.note("wormhole-passed")
        end(position, position.crew, WORMHOLE)
    else:
        position.note("ship-lost")
        close_mission(position)


def arrive(position: Position) -> None:
    """EX-22: no exact roll is needed, and results are presented at once."""
    position.left = 0
    position.put(ORBIT, HOME)
    results = position.held()
    position.note("home-reached", results)
    if results == 0:
        close_mission(position)
    elif position.prize_die() <= 1:
        win(position, 0)
    else:
        position.phase = PRESENT


def present(position: Position, shown: i64) -> None:
    if shown >= position.prize_die():
        win(position, shown)
    else:  # EX-23
        position.note("presentation-failed", shown)
        close_mission(position)


def win(position: Position, shown: i64) -> None:
    """`shown` is the committee's die, 0 if none was needed."""
    position.note("prize-won", position.held(), shown)
    end(position, position.crew, PRIZE)


def close_mission(position: Position) -> None:
    """EX-2: does a lone crew have ships left?"""
    scrap(position)
    if position.party.alone and position.own(MISSIONS) >= position.party.missions:
        position.note("missions-spent")
        end(position, NO_CREW, MISSIONS_SPENT)
    else:
        end_turn(position)
