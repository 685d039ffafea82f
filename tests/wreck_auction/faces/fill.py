"""A state that fits a view."""

from ergosphere.core.engine.state import NOBODY

from ..rules.state import SEATS


def fill(state, view, rng):
    """From the start of a match: anything that adds up, then a fair deal of the unseen."""
    state.rounds, state.dealt, state.die, state.points = list(view.rounds), view.dealt, view.die, view.points
    for card in [*view.hand, *filter(None, [view.sealed]), *sum(view.rounds, ())]:
        state.stock.remove(card)
    for other in set(range(SEATS)) - {view.seat}:
        held = min(max(view.dealt - other * state.box.hand, 0), state.box.hand) - len(view.rounds)
        cards = [state.stock.pop() for _ in range(held)]
        state.sealed[other] = cards.pop() if view.chosen[other] else 0
        state.hands[other] = cards
    if view.seat is not None:
        state.hands[view.seat], state.sealed[view.seat] = list(view.hand), view.sealed
    state.resample(NOBODY if view.seat is None else view.seat, rng)
    return state
