"""Random matches agree with the second implementation, action by action."""

import pytest

import ergosphere
from tests.conftest import COMPILED
from tests.games.explorer.reference import Table, likely
from tests.games.explorer.scenes import GAME

MATCHES = 20 if COMPILED else 4
TABLES = [
    (1, {}),
    (1, {"missions": 4, "chain": "off", "reroll_one": "on"}),
    (2, {}),
    (3, {"crews": "0+1,2"}),
    (4, {"crews": "one", "missions": 3}),
    (4, {"chain": "off"}),
    (5, {"crews": "0+4,1+2,3", "first": 1}),
    (6, {"reroll_one": "on"}),
    (2, {"pooling": "on"}),
    (4, {"pooling": "on", "crews": "0+3,1,2"}),
    (6, {"pooling": "on", "first": 3}),
]


def seen(state):
    view = state.view(None)
    ships = []
    for ship in view.ships:
        shown = None
        if ship.design is not None:
            where = {"home": ("home",), "outbound": ("out", ship.space), "homeward": ("back", ship.space)}
            place = where.get(ship.place, (ship.orbit, ship.space))
            shown = (
                place, ship.count, ship.energy, ship.probes, ship.shielding, ship.strength, ship.robots,
                sorted(ship.results),
            )  # fmt: skip
        ships.append((shown, ship.funding, ship.missed, ship.missions, ship.turns))
    over, winners = ("", []) if view.outcome is None else (view.outcome.reason, view.outcome.winners)
    return ships, view.round, view.deck, view.discards, sorted(view.unfound), over, winners


def bold(state, seat, rng):
    """Not quite random: rich ships, few gifts, in with probes and out with results, so that matches get everywhere."""
    legal = state.legal(seat)
    texts = [str(action) for action in legal]
    view = state.view(None)
    ship = view.ships[view.crew]
    if view.phase in ("ask", "answer"):
        return legal[rng.below(len(legal))]
    if texts[0].startswith("build"):
        legal = legal[-max(1, len(legal) // 8) :]
    elif rng.below(8):
        wanted = ("up", "launch", "dice 2", "done") if ship.results else ("down", "launch", "dice 2", "done")
        liked = [action for action in legal if str(action).startswith(wanted)]
        legal = liked or legal
    return legal[rng.below(len(legal))]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_matches_agree(seats, options):
    for number in range(MATCHES):
        rng = ergosphere.Rng(100 * number + seats)
        state = GAME.new(seats=seats, **options)
        groups = [list(ship.seats) for ship in state.view(None).ships]
        first = options.get("first")
        switches = ("reroll_one" in options, "chain" not in options, "pooling" in options)
        table = Table(groups, first, options.get("missions", 2), *switches)
        while True:
            assert seen(state)[:1] + seen(state)[2:] == table.picture()[:1] + table.picture()[2:]
            if table.over:
                assert state.outcome() is not None
                break
            (actor,) = state.actors()
            assert actor == table.actor()
            if actor == ergosphere.NATURE:
                weights = {str(action): weight for action, weight in state.weights()}
                assert likely(weights) == likely(table.legal())
                action = state.menu(actor)[state.pick(actor, rng)]
            else:
                assert {str(action) for action in state.legal(actor)} == set(table.legal())
                action = bold(state, actor, rng)
            state.apply(actor, action)
            table.apply(str(action))
