"""The engine against the slow reference: random matches, step by step."""

import random

import msgspec
import pytest

import ergosphere
from ergosphere.core.engine.state import NATURE
from tests.conftest import COMPILED
from tests.games.buccaneers import reference

GAME = ergosphere.load("buccaneers")
MATCHES = 40 if COMPILED else 3
SETTINGS = {
    "first": ["green-18", "orange-20", "red-21"],
    "random": None,
    "orange-28,red-25,green-27": ["orange-28", "red-25", "green-27"],
}


def compare(state, table):
    """Everything that lies on the table."""
    view = state.view(None)
    assert list(view.points) == table.points
    assert view.direction == table.direction
    if state.actors() == (NATURE,):
        return  # a draw may still belong to the action before
    assert list(state.actors()) == table.waiting
    for seat in range(table.count):
        own = state.view(seat)
        assert sorted(own.hand) == sorted(table.hands[seat])
        # Toys that a seat knows are its own, so its own view has whole sums.
        side = table.seats[seat]
        shown = own.displays[seat]
        assert shown.taken == (("-6",) if own.phase == "ring" and most_toys(table) == seat else ())
        assert (shown.value, shown.weight) == (side.value(), side.weight() + sum(map(int, shown.taken)))


def most_toys(table):
    """BB-28: who has taken the -6 when One Ring is decided."""
    return reference.single([sum(map(reference.rest_weight, seat.toys())) for seat in table.seats], max)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("holes", SETTINGS)
def test_random_matches_agree_step_by_step(seats, holes):
    for seed in range(MATCHES):
        rng = random.Random(1000 * seats + seed)
        state, table = GAME.new(seats, holes=holes), reference.Table(seats)
        story = reference.play(table, SETTINGS[holes])
        who, options = next(story)
        while True:
            if who == NATURE:
                assert state.actors() == (NATURE,)
                weights = {str(action): weight for action, weight in state.weights()}
                assert weights == options
                text = rng.choices(list(options), list(options.values()))[0]
            else:
                assert {str(action) for action in state.legal(who)} == set(options)
                text = favourite(rng, options)
            state.apply(who, GAME.parse(state, who, text))
            try:
                who, options = story.send(text)
            except StopIteration:
                break
            if who != NATURE and table.waiting and table.waiting[0] == who and not any(view_sealed(state)):
                compare(state, table)
        check_end(state, table)


def view_sealed(state):
    return state.view(None).chosen


def favourite(rng, options):
    """Cards with effects more often than chance would have them, so that they meet each other."""
    special = [text for text in options if text.split()[0] == "use" or "/" not in text]
    return rng.choice(special if special and rng.random() < 0.6 else list(options))


def check_end(state, table):
    outcome = state.outcome()
    assert outcome.scores == table.points
    assert outcome.ranks == table.ranks
    for result, pad in zip(state.view(None).results, table.pads, strict=True):
        for player, line in zip(result.players, pad, strict=True):
            assert msgspec.to_builtins(player) == {**line, "cards": tuple(line["cards"])}
