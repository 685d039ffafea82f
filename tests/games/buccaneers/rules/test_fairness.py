"""BB-37: is what a seat doesn't know drawn anew as it might have come about? Asked of whole matches, not of scenes.

Matches are played in which every deal and every choice of a card is equally likely. Whatever can be counted about what
lies hidden from a seat must then be the same on average in the real state and in those drawn anew, whatever the seat
knows. What is counted is chosen to go wrong with the details: strangers of TIIT CLO UHL, Toys that are missing, the
pile, cards that are sealed."""

import math
from collections import defaultdict

import pytest

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import GAME

rule = pytest.mark.rule
MATCHES = 1500 if COMPILED else 30
AGAIN = 4
WEIGHTS = {card: int(weight) for card, weight in zip(GAME.box.cards, GAME.box.weight, strict=True)}
COPIES = {card: int(copies) for card, copies in zip(GAME.box.cards, GAME.box.copies, strict=True)}


def weight(card):
    return WEIGHTS[card]


def is_toy(card):
    return card.startswith("toy")


def choose(state, seat, rng):
    """Every card of the hand is equally likely, not every kind."""
    view = state.view(seat)
    if view.phase == "select":
        return f"pick {view.hand[rng.below(len(view.hand))]}"
    if view.phase == "add":
        return f"add {view.drawn[rng.below(3)]}"
    legal = state.legal(seat)
    return str(legal[rng.below(len(legal))])


def position(seats, holes, rng):
    """Somewhere in the first round, and who looks at it."""
    state = GAME.new(seats, holes=holes)
    steps = 1 + seats * 9 + rng.below(seats * 9 + 12)
    while steps > 0 and state.view(None).round == 0:
        before = state.clone()
        for seat in state.actors()[:1]:
            if seat == NATURE:
                state.play(NATURE, state.pick(NATURE, rng))
            else:
                state.apply(seat, GAME.parse(state, seat, choose(state, seat, rng)))
        steps -= 1
    return (before if state.view(None).round else state), rng.below(seats)


def counted(state, viewer):
    """Figures about what lies hidden, each with what the seat knows that makes it interesting."""
    public = state.view(viewer)
    away = {hand.seat: hand for hand in public.memory}
    for seat in range(len(public.points)):
        if seat == viewer:
            continue
        own = state.view(seat)
        case = f"tiit {public.tiit_turn is not None}, {'known' if seat in away else 'unknown'}"
        yield f"hand, {case}, {public.phase}", sum(map(weight, own.hand))
        yield f"toys in hand, {case}", sum(map(is_toy, own.hand))
        if own.sealed and public.phase == "select":
            yield f"sealed, {case}", weight(own.sealed)
            yield f"sealed toy, {case}", is_toy(own.sealed)
        if seat in away and away[seat].strangers:
            for copies in (1, 2, 3):
                yield f"strangers, {copies}, {away[seat].toys_played}", sum(COPIES[card] == copies for card in own.hand)
        yield from counted_at_the_table(public, own, seat, case)


def counted_at_the_table(public, own, seat, case):
    toys = [play[seat] for play in own.plays if play[seat] and is_toy(play[seat])]
    if toys and public.displays[seat].facedown:
        yield f"first toy, {case}", weight(toys[0])
        yield f"last toy, {case}", weight(toys[-1])
    if public.pool:
        yield "pile after the pool", weight(own.hand[0])
    if own.drawn:
        yield "tentacles", weight(own.drawn[0])
    for brought in (own.tentacles, own.egg, own.pool):
        if brought and brought.seat == seat and brought.card and is_toy(brought.card):
            yield f"toy brought, {public.phase}", weight(brought.card)


@rule("BB-37")
@pytest.mark.parametrize(("seats", "holes"), [(3, "orange-28,red-25,green-27"), (4, "red-25,red-12,red-15")])
def test_what_is_drawn_anew_is_like_what_might_have_been(seats, holes):
    rng = Rng(seats)
    sums = defaultdict(lambda: [0, 0.0, 0.0])
    for _ in range(MATCHES):
        state, viewer = position(seats, holes, rng)
        differences = defaultdict(float)
        for name, number in counted(state, viewer):
            differences[name] += AGAIN * number
        other = GAME.determinize(state.view(viewer), rng)
        for _ in range(AGAIN):
            for name, number in counted(other, viewer):
                differences[name] -= number
            other.resample(viewer, rng)
        for name, difference in differences.items():
            row = sums[name]
            row[0] += 1
            row[1] += difference
            row[2] += difference * difference
    found = {name: (row[0], row[1] / math.sqrt(row[2])) for name, row in sums.items() if row[0] >= 20 and row[2]}
    assert all(abs(far) < 4.5 for _, far in found.values()), found
    if COMPILED:  # all that can go wrong has come up
        assert {name.split(",")[0] for name in sums} >= {"strangers", "sealed toy", "last toy", "tentacles"}
        assert "pile after the pool" in sums
