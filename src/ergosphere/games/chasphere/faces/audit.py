"""Is every component in exactly one place? For the contract check."""

from __future__ import annotations

from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import SEATS, SLOTS
from ergosphere.games.chasphere.rules.position import FIELDS
from ergosphere.games.chasphere.rules.sector import PLANETS, STAR, ring
from ergosphere.games.chasphere.rules.state import Chasphere


def audit(state: Chasphere) -> str | None:
    return cards(state) or opportunities(state) or sky(state) or ships(state)


def cards(state: Chasphere) -> str | None:
    box = state.box
    kinds = int(box.kinds)
    counts = [sum(int(state.cards[kinds * row + kind]) for row in range(p.ROWS)) for kind in range(kinds)]
    for deck in range(PLANETS):
        problem = pool(state, deck) or count_places(state, deck, counts)
        if problem:
            return problem
    for i in range(int(state.hand_size)):
        counts[int(state.hand >> (8 * i) & 255)] += 1
    if state.event >= 0:
        counts[int(state.event)] += 1
    for kind in range(kinds):
        if counts[kind] != box.copies[kind]:
            return f"{box.names[kind]} is there {counts[kind]} times"
    return None


def own_kinds(state: Chasphere, deck: int) -> range:
    return range(int(state.box.deck_start[deck]), int(state.box.deck_start[deck + 1]))


def pool(state: Chasphere, deck: int) -> str | None:
    noted = int(state.sizes[3 * deck])
    if noted != sum(int(state.cards[int(state.box.kinds) * p.POOL + kind]) for kind in own_kinds(state, deck)):
        return f"the pool of deck {deck} has another size than is noted"
    if noted == 0 and state.sizes[3 * deck + p.BELOW]:
        return f"deck {deck} has a bottom list without a pool"
    return None


def count_places(state: Chasphere, deck: int, counts: list[int]) -> str | None:
    """Count the cards of both lists of a deck, and check that each may be where it is."""
    box = state.box
    on_top, below = int(state.sizes[3 * deck + p.ON_TOP]), int(state.sizes[3 * deck + p.BELOW])
    for place in [*range(on_top), *range(SLOTS - below, SLOTS)]:
        kind, mark = int(state.slots[SLOTS * deck + place]), int(state.marks[SLOTS * deck + place])
        if kind not in own_kinds(state, deck):
            return f"{box.names[kind]} lies in deck {deck}"
        if mark & p.NO_EVENT and box.is_event(kind):
            return f"{box.names[kind]} lies where no event can be"
        if mark & p.WELL_HIDDEN and not box.hidden[kind]:
            return f"{box.names[kind]} lies where only a well hidden card can be"
        counts[kind] += 1
    return None


def opportunities(state: Chasphere) -> str | None:
    places = [int(state.open), int(state.unopened), int(state.vanished)]
    places += [int(state.ships[FIELDS * seat + p.SEIZED]) for seat in range(SEATS)]
    if sum(places) != (1 << int(state.box.opportunities)) - 1:
        return "an Opportunity is missing or there twice"
    return None


def sky(state: Chasphere) -> str | None:
    spaces = [int(state.at >> (5 * planet) & 31) for planet in range(PLANETS)]
    standing = [space for space in spaces if space != STAR]
    if len(set(standing)) != len(standing):
        return "two planets are on one space"
    for planet, space in enumerate(spaces):
        if space not in ring(planet):
            return f"planet {planet} has left its ring"
        if space == STAR and not state.collapsed:
            return f"planet {planet} is in the star"
    return None


def ships(state: Chasphere) -> str | None:
    for seat in range(int(state.count)):
        ship = FIELDS * seat
        if not 0 <= state.ships[ship + p.ENERGY] <= 6:
            return f"seat {seat} has {state.ships[ship + p.ENERGY]} energy"
        if (state.ships[ship + p.SPACE] == STAR) != (state.ships[ship + p.LOST] > 0):
            return f"seat {seat} is in the star and not lost, or the other way round"
    return None
