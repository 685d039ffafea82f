"""Are all components there? For the contract check and for tests."""

from __future__ import annotations

from ergosphere.games.explorer.rules.box import HOME, INNERMOST, OUTBOUND
from ergosphere.games.explorer.rules.cards import ALL_RESULTS, BITS, KINDS, REPAIR_ROBOT
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
)
from ergosphere.games.explorer.rules.state import Explorer


def audit(state: Explorer) -> str | None:
    rows = [list(state.rows[WIDTH * crew : WIDTH * crew + WIDTH]) for crew in range(state.party.crews)]
    for kind in range(KINDS):
        count = (state.deck >> (BITS * kind) & 7) + (state.discards >> (BITS * kind) & 7)
        if kind == REPAIR_ROBOT:
            count += sum(int(row[ROBOTS]) for row in rows)
        if count != state.box.copies[kind]:
            return f"{count} event cards of kind {kind}, expected {state.box.copies[kind]}"
    found = int(state.unfound)
    for row in rows:
        if found & row[RESULTS]:
            return "a result card is in two places"
        found |= int(row[RESULTS])
    if found != ALL_RESULTS:
        return "a result card is missing"
    return next(filter(None, (ship_problem(state, row) for row in rows)), None)


def ship_problem(state: Explorer, row: list[int]) -> str | None:
    box = state.box
    orbit, space, design = row[ORBIT], row[SPACE], row[DESIGN]
    if min(row[:DESIGN]) < 0 or row[ENERGY] > box.most_tokens or row[PROBES] > box.most_probes:
        return f"a ship holds too little or too much: {row}"
    if design == NO_SHIP:
        return f"no ship, but it has something: {row}" if any(row[:MISSED]) else None
    shielding, strength = (design >> 4 & 3), (design >> 2 & 3)
    if row[SHIELDING] > shielding or row[STRENGTH] > strength:
        return f"a level is higher than it was built: {row}"
    if 1 <= orbit <= INNERMOST:
        length = box.length[orbit]
        return None if space < length and row[COUNT] <= length else f"a ship is beside its orbit: {row}"
    if orbit == HOME:
        return None if space == 0 else f"home has one space: {row}"
    return None if orbit >= OUTBOUND and 1 <= space <= box.lane else f"a ship is beside the lane: {row}"
