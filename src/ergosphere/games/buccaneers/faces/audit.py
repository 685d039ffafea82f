"""Are all 67 cards there, each once?"""

from __future__ import annotations

from ergosphere.games.buccaneers.rules.kinds import KINDS, NONE
from ergosphere.games.buccaneers.rules.phases import SELECT
from ergosphere.games.buccaneers.rules.position import BY_POOL
from ergosphere.games.buccaneers.rules.state import Buccaneers


def audit(state: Buccaneers) -> str | None:
    """What is wrong with the components, or None."""
    found = [int(state.stock[kind]) for kind in range(KINDS)]
    if sum(found) != state.deck:
        return f"the deck has {sum(found)} cards and counts {state.deck}"
    lying = [*state.picks, *state.added[:BY_POOL], *state.drawn]
    for packet in range(state.count):
        hand = [int(state.card(packet, place)) for place in range(int(state.sizes[packet]))]
        if hand != sorted(hand):
            return f"hand {packet} is not sorted"
        lying += hand
    if state.phase == SELECT:
        lying += list(state.sealed)
    for kind in lying:
        if kind != NONE:
            found[kind] += 1
    for kind, copies in enumerate(state.box.copies):
        if found[kind] != copies:
            return f"{state.box.cards[kind]}: {found[kind]} instead of {copies}"
    taken = state.added[BY_POOL]
    if taken != NONE and all(state.card(packet, 0) != taken for packet in range(state.count)):
        return f"{state.box.cards[taken]} was taken from a pile that doesn't hold it"
    return None
