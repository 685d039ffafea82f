"""What a seat may do. Nothing else decides this."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ergosphere.games.explorer.rules.codes import (
    ASK,
    CHARGE,
    DESIGNS,
    DICE,
    DONE,
    DOWN,
    GIFTS,
    GIVE,
    GIVE_ENERGY,
    GIVE_PROBE,
    GIVE_ROBOT,
    LAUNCH,
    MOST_DICE,
    NO,
    NO_ASK,
    REPAIR_SHIELDING,
    REPAIR_STRENGTH,
    STAY,
    UP,
    UP_TO,
    YES,
)
from ergosphere.games.explorer.rules.position import (
    ANSWERING,
    ASKING,
    BUILD,
    CLIMB,
    DRAG,
    ENERGY,
    FINISH,
    FUNDING,
    JOINED,
    MOVE,
    NO_CREW,
    ORBIT,
    PREPARE,
    PROBES,
    ROBOTS,
    SHIELDING,
    SPACE,
    STRENGTH,
    WIDTH,
    Position,
)

ANSWERS: Final = vec[i32]([YES, NO])

# Whether a family of actions is possible; `codes` and `permits` add the phase that it belongs to.


def can_build(position: Position, design: i64) -> bool:
    """EX-4: a ship that the funding pays for."""
    return position.box.cost(design) <= position.own(FUNDING)


def can_ask(position: Position, crew: i64) -> bool:
    """EX-3: another crew, and neither has joined before."""
    if crew >= position.party.crews or crew == position.crew or position.own(JOINED) != NO_CREW:
        return False
    return position.rows[WIDTH * crew + JOINED] == NO_CREW


def most_dice(position: Position) -> i64:
    """EX-12: two, and up to two more for a token each."""
    energy = position.own(ENERGY)
    return MOST_DICE if energy > MOST_DICE - 2 else 2 + energy


def can_repair(position: Position, slot: i64) -> bool:
    """EX-24: a robot restores one level, up to the level built."""
    return position.own(ROBOTS) > 0 and position.own(slot) < position.built(slot)


def ways_up(position: Position) -> i64:
    """EX-14, EX-15: how many spaces above can be chosen; an event lifts the ship without a token."""
    if position.phase == MOVE and position.own(ENERGY) == 0:
        return 0
    return 2 if position.zone_above() else 1


def way_up(position: Position) -> i64:
    """EX-15: the code of the way up, or the first of two."""
    return UP_TO + position.space_above() if position.zone_above() else UP


def can_launch(position: Position) -> bool:
    """EX-18: in the Danger zone, one probe per turn, for one token."""
    if position.launched or not position.in_danger():
        return False
    return position.own(PROBES) > 0 and position.own(ENERGY) > 0


def can_give(position: Position, gift: i64, crew: i64) -> bool:
    """EX-19: a service that can be paid in full, to another ship on the same or an adjacent space."""
    if crew >= position.party.crews or crew == position.crew:
        return False
    rows = position.rows
    giver = WIDTH * position.crew
    taker = WIDTH * crew
    if rows[giver + ENERGY] < (2 if gift == GIVE_ENERGY else 1):
        return False
    if gift == GIVE_PROBE and (rows[giver + PROBES] == 0 or rows[taker + PROBES] >= position.box.most_probes):
        return False
    if gift == GIVE_ROBOT and rows[giver + ROBOTS] == 0:
        return False
    return position.box.adjacent(rows[giver + ORBIT], rows[giver + SPACE], rows[taker + ORBIT], rows[taker + SPACE])


def can_help(position: Position) -> bool:
    """Is there a ship to give anything to?"""
    if position.party.alone or position.own(ENERGY) == 0 or not position.in_orbit():
        return False
    for crew in range(position.party.crews):
        for gift in range(i64(GIFTS)):
            if can_give(position, gift, crew):
                return True
    return False


def permits(position: Position, code: i64) -> bool:
    phase = position.phase
    if phase == MOVE and code in (STAY, DOWN):
        return True
    if phase in (MOVE, CLIMB, DRAG):
        first = way_up(position)
        return first <= code < first + ways_up(position) or (phase == DRAG and code == CHARGE)
    if phase in (PREPARE, FINISH) and code in (REPAIR_SHIELDING, REPAIR_STRENGTH):
        return can_repair(position, SHIELDING if code == REPAIR_SHIELDING else STRENGTH)
    if phase == PREPARE:
        return DICE + 2 <= code <= DICE + most_dice(position)
    if phase == FINISH:
        if GIVE <= code < ASK:
            return can_give(position, (code - GIVE) % GIFTS, (code - GIVE) // GIFTS)
        return code == DONE or (code == LAUNCH and can_launch(position))
    if phase == BUILD:
        return 0 <= code < DESIGNS and can_build(position, code)
    if phase == ASKING:
        return code == NO_ASK or (ASK <= code < NO_ASK and can_ask(position, code - ASK))
    return phase == ANSWERING and code in (YES, NO)


def codes(position: Position) -> vec[i32]:
    """Everything that `permits` says yes to, in the order that bots and records rely on."""
    phase = position.phase
    if phase in (MOVE, CLIMB, DRAG):
        return change_codes(position)
    if phase == PREPARE:
        return prepare_codes(position)
    if phase == FINISH:
        return finish_codes(position)
    if phase == BUILD:
        return build_codes(position)
    if phase == ASKING:
        return ask_codes(position)
    return ANSWERS[:] if phase == ANSWERING else vec[i32]()


def change_codes(position: Position) -> vec[i32]:
    """EX-14 in a move of its own; EX-15 and EX-24 in an event."""
    codes = vec[i32](capacity=4)
    if position.phase == MOVE:
        codes = append(codes, i32(STAY))
        codes = append(codes, i32(DOWN))
    elif position.phase == DRAG:
        codes = append(codes, i32(CHARGE))
    first = way_up(position)
    for code in range(first, first + ways_up(position)):
        codes = append(codes, i32(code))
    return codes


def prepare_codes(position: Position) -> vec[i32]:
    codes = vec[i32](capacity=5)
    for dice in range(i64(2), most_dice(position) + 1):
        codes = append(codes, i32(DICE + dice))
    return with_repairs(position, codes)


def finish_codes(position: Position) -> vec[i32]:
    codes = vec[i32](capacity=6)
    codes = append(codes, i32(DONE))
    if can_launch(position):
        codes = append(codes, i32(LAUNCH))
    if can_help(position):
        for crew in range(position.party.crews):
            for gift in range(i64(GIFTS)):
                if can_give(position, gift, crew):
                    codes = append(codes, i32(GIVE + GIFTS * crew + gift))
    return with_repairs(position, codes)


def with_repairs(position: Position, codes: vec[i32]) -> vec[i32]:
    if can_repair(position, SHIELDING):
        codes = append(codes, i32(REPAIR_SHIELDING))
    if can_repair(position, STRENGTH):
        codes = append(codes, i32(REPAIR_STRENGTH))
    return codes


def build_codes(position: Position) -> vec[i32]:
    codes = vec[i32](capacity=DESIGNS)
    for design in range(i64(DESIGNS)):
        if can_build(position, design):
            codes = append(codes, i32(design))
    return codes


def ask_codes(position: Position) -> vec[i32]:
    codes = vec[i32](capacity=6)
    for crew in range(position.party.crews):
        if can_ask(position, crew):
            codes = append(codes, i32(ASK + crew))
    return append(codes, i32(NO_ASK))
