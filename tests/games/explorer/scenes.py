"""Moments for tests: `scene(ship(orbit=3, space=1, count=12))` is a match of one crew with its ship there, to roll."""

import pytest

import ergosphere
from ergosphere.games.explorer.rules import position as slots
from ergosphere.games.explorer.rules.box import HOMEWARD, OUTBOUND
from ergosphere.games.explorer.rules.cards import BITS, EVENTS
from ergosphere.games.explorer.rules.flight import begin_turn

GAME = ergosphere.load("explorer")
NATURE = ergosphere.NATURE


def ship(orbit=0, space=0, count=0, energy=9, probes=3, shielding=3, strength=3, robots=0, results=(), **more):
    """What is not said: a full ship with nine tokens. The orbits "out" and "back" are the two ways in the lane."""
    return {
        "orbit": {"out": OUTBOUND, "back": HOMEWARD}.get(orbit, orbit),
        "space": space, "count": count, "energy": energy, "probes": probes, "shielding": shielding,
        "strength": strength, "robots": robots, "results": results, "missed": 0, "design": 255, "funding": 60,
        "missions": 1, "turns": 0, **more,
    }  # fmt: skip


def scene(*ships, crew=0, round=1, begin=True, game=GAME, **options):
    """The turn of a crew begins; the other ships are where they are."""
    groups = options.get("crews", "each")
    seats = len(groups.replace("+", ",").split(",")) if "," in groups or "+" in groups else len(ships)
    state = game.new(seats=options.pop("seats", seats), **options)
    state.first, state.crew, state.round = 0, crew, round
    for number, row in enumerate(ships):
        for name, value in row.items():
            if name == "results":
                value = sum(1 << card for card in value)
                state.unfound &= ~value
            state.rows[slots.WIDTH * number + getattr(slots, name.upper())] = value
        state.deck -= row["robots"] << (BITS * EVENTS.index("repair-robot"))
    if begin:
        begin_turn(state)
    assert state.audit() is None
    return state


def do(state, *actions):
    """Whoever must act does so, nature included."""
    for text in actions:
        actor = state.actors()[0]
        state.apply(actor, GAME.parse(state, actor, text))
    assert state.audit() is None
    return state


def choices(state):
    """The notation of everything that may be done now."""
    return [str(action) for action in state.legal(state.actors()[0])]


def where(state, crew=0):
    """Orbit, space and count of a ship."""
    seen = state.view(None).ships[crew]
    return (seen.place if seen.place != "orbit" else seen.orbit), seen.space, seen.count


def held(state, crew=0):
    return state.view(None).ships[crew]


def only(state, card):
    """The deck holds this card alone; the others are discarded."""
    bit = 1 << (BITS * EVENTS.index(card))
    state.discards += state.deck - bit
    state.deck = bit
    return state


def phase(state):
    return state.view(None).phase


def refused(state, text, seat=None):
    """The rule by which an action is refused."""
    actor = state.actors()[0] if seat is None else seat
    with pytest.raises(ergosphere.IllegalAction) as refusal:
        state.apply(actor, GAME.parse(state, actor, text))
    assert str(refusal.value)
    return refusal.value.rule
