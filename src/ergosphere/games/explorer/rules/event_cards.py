"""EX-24: what event cards do to a ship, and where that leads."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.games.explorer.rules.box import DANGER, INNERMOST, SAFE
from ergosphere.games.explorer.rules.cards import (
    COMPUTER_REBOOT,
    DEBRIS_COLLISION,
    DISC_TAILWIND,
    ENGINE_TUNE_UP,
    FRAME_DRAGGING,
    GAMMA_RAY_JET,
    HOT_GAS,
    NAVIGATION_LOCK,
    ONE,
    REPAIR_ROBOT,
    SPARE_PROBE,
    TIDAL_SQUEEZE,
    TIDAL_SURGE,
    TIME_DILATION,
    X_RAY_FLARE,
)
from ergosphere.games.explorer.rules.flight import fall, finish, land, roll
from ergosphere.games.explorer.rules.position import (
    CLIMB,
    COUNT,
    DRAG,
    MISSED,
    ORBIT,
    PROBES,
    ROBOTS,
    SHIELDING,
    SPACE,
    STRENGTH,
    Position,
)
from ergosphere.games.explorer.rules.ship import charge, lift, sink, wear


def follow(position: Position, kind: i64) -> None:
    """EX-24: do what the card says."""
    position.deck -= ONE[kind]
    if kind != REPAIR_ROBOT:
        position.discards += ONE[kind]
    position.drawn = True
    position.note("event-drawn", kind)
    if kind == TIDAL_SURGE:
        surge(position)
    elif kind == DEBRIS_COLLISION:
        collide(position)
    elif kind == FRAME_DRAGGING:
        drag(position)
    else:
        change_ship(position, kind)
        if kind == ENGINE_TUNE_UP:
            roll(position, 2)
        else:
            finish(position)


def surge(position: Position) -> None:
    """Strength below the zone level: down one orbit, and a level of strength is gone."""
    if position.own(STRENGTH) >= position.zone():
        position.note("event-withstood", TIDAL_SURGE)
        finish(position)
        return
    wear(position, STRENGTH, position.box.strength[TIDAL_SURGE])
    position.note_ship()
    if position.own(ORBIT) == INNERMOST:  # EX-17
        fall(position)
        return
    sink(position)
    position.note("ship-pulled", position.own(ORBIT), position.own(SPACE))
    land(position)


def collide(position: Position) -> None:
    """Up one orbit; EX-17: no effect in orbit 1."""
    orbit = position.own(ORBIT)
    if orbit == 1:
        position.note("event-withstood", DEBRIS_COLLISION)
        finish(position)
    elif position.box.climbs_zone(orbit):
        position.phase = CLIMB
    else:
        rise(position, 0)


def rise(position: Position, space: i64) -> None:
    """EX-17: moved up by an event, without a token and without a complete orbit."""
    lift(position, space)
    position.note("ship-lifted", position.own(ORBIT), position.own(SPACE))
    land(position)


def drag(position: Position) -> None:
    """Up one orbit or energy, as the crew chooses; in orbit 1 the energy."""
    if position.own(ORBIT) > 1:
        position.phase = DRAG
    else:
        drag_charge(position)


def drag_charge(position: Position) -> None:
    charge(position, position.box.energy[FRAME_DRAGGING])
    position.note_ship()
    finish(position)


def change_ship(position: Position, kind: i64) -> None:
    """The cards that don't move the ship."""
    if kind == NAVIGATION_LOCK:
        position.put(COUNT, 0)
    elif kind == REPAIR_ROBOT:
        position.put(ROBOTS, position.own(ROBOTS) + 1)
    elif kind == SPARE_PROBE:
        if position.own(PROBES) < position.box.most_probes:
            position.put(PROBES, position.own(PROBES) + 1)
        position.note_ship()
    elif kind in (COMPUTER_REBOOT, TIME_DILATION):
        delay(position, kind)
    elif kind == TIDAL_SQUEEZE:
        squeeze(position)
    elif kind == DISC_TAILWIND and position.zone() != SAFE:
        charge(position, position.box.elsewhere[kind])
        position.note_ship()
    elif kind in (HOT_GAS, X_RAY_FLARE, GAMMA_RAY_JET) and position.own(SHIELDING) >= position.box.below[kind]:
        position.note("event-withstood", kind)
    else:
        charge(position, position.box.energy[kind])
        wear(position, SHIELDING, position.box.shielding[kind])
        wear(position, STRENGTH, position.box.strength[kind])
        position.note_ship()


def delay(position: Position, kind: i64) -> None:
    """The next turn is missed; with only one crew at the table energy is lost instead."""
    if kind == TIME_DILATION and position.zone() != DANGER:
        position.note("event-withstood", kind)
        return
    if position.party.alone:
        charge(position, position.box.energy[kind])
        position.note_ship()
    else:
        position.put(MISSED, position.own(MISSED) + 1)


def squeeze(position: Position) -> None:
    """Strength below the zone level: a probe is lost, or energy if there is none."""
    if position.own(STRENGTH) >= position.zone():
        position.note("event-withstood", TIDAL_SQUEEZE)
        return
    if position.own(PROBES) > 0:
        position.put(PROBES, position.own(PROBES) - 1)
    else:
        charge(position, position.box.energy[TIDAL_SQUEEZE])
    position.note_ship()
