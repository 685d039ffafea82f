"""Quick ways give the same as slow ones: cards dealt in one go, actions known by identity."""

import pytest

import ergosphere
from ergosphere import NATURE, Rng
from ergosphere.games.buccaneers.actions import SelectCard
from tests.games.buccaneers.scenes import GAME


def single_steps(state, rng, most=10_000):
    """Nature's steps one by one, as anybody can drive them."""
    done = 0
    while done < most and state.actors() == (NATURE,):
        state.play(NATURE, state.pick(NATURE, rng))
        done += 1


def pictures(state):
    return [state.view(seat) for seat in range(int(state.seats()))]


@pytest.mark.parametrize("holes", ["first", "random"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nature_in_one_go_does_what_its_single_steps_do(seats, holes):
    """Not only alike: the same cards from the same random numbers, all through a match."""
    quick, slow = GAME.new(seats=seats, holes=holes), GAME.new(seats=seats, holes=holes)
    ours, theirs, choice = Rng(seats), Rng(seats), Rng(1)
    while True:
        who = quick.run_nature(ours)
        single_steps(slow, theirs)
        assert who == quick.actor() == slow.actor()
        assert pictures(quick) == pictures(slow)
        if not quick.actors():
            break
        for seat in quick.actors():
            code = quick.pick(seat, choice)
            quick.play(seat, code)
            slow.play(seat, code)
    assert ours.word() == theirs.word()
    assert quick.outcome() == slow.outcome()


@pytest.mark.parametrize("dealt", [1, 2, 7, 20])
def test_a_deal_that_has_begun_is_finished_in_one_go(dealt):
    quick, slow = GAME.new(seats=5), GAME.new(seats=5)
    ours, theirs = Rng(4), Rng(4)
    single_steps(quick, ours, 1 + dealt)
    assert quick.actors() == (NATURE,)
    quick.run_nature(ours)
    single_steps(slow, theirs)
    assert pictures(quick) == pictures(slow)
    assert quick.audit() is None


def test_an_equal_action_is_as_good_as_one_that_was_handed_out():
    state = GAME.new(seats=4)
    assert state.deciders(Rng(2)) == (0, 1, 2, 3)
    other = state.clone()
    for seat in state.actors():
        action = state.legal(seat)[-1]
        equal = SelectCard(action.card)
        assert equal is not action
        state.apply(seat, action)
        other.apply(seat, equal)
    assert pictures(state) == pictures(other)


def test_a_card_that_is_in_another_hand_only_is_refused():
    state = GAME.new(seats=4)
    state.deciders(Rng(2))
    foreign = [action for action in state.legal(1) if action not in state.legal(0)]
    before = pictures(state)
    for action in foreign:
        with pytest.raises(ergosphere.IllegalAction):
            state.apply(0, action)
    assert foreign
    assert pictures(state) == before


def test_what_legal_hands_out_belongs_to_the_caller():
    state = GAME.new(seats=4)
    state.deciders(Rng(2))
    legal = state.legal(0)
    expected = list(legal)
    legal.clear()
    assert state.legal(0) == expected


def test_a_new_round_leaves_clones_of_the_old_one_alone():
    """Zones are emptied in place."""
    state = GAME.new(seats=4)
    rng = Rng(3)
    while state.round == 0:
        before, shown = state.clone(), pictures(state)
        if state.actors() == (NATURE,):
            state.play(NATURE, state.pick(NATURE, rng))
        else:
            seat = state.actors()[0]
            state.play(seat, state.pick(seat, rng))
        assert pictures(before) == shown


@pytest.mark.parametrize("seats", [3, 6])
def test_only_what_can_come_is_permitted_to_nature(seats):
    """A card that lies elsewhere can't be dealt, drawn, taken or turned up, whatever a record without a seed says."""
    state, rng, choice = GAME.new(seats=seats, holes="random"), Rng(seats), Rng(1)
    refused = 0
    while state.actors():
        if state.actors() != (NATURE,):
            seat = state.actors()[0]
            state.play(seat, state.pick(seat, choice))
            continue
        possible = {str(action) for action, _ in state.weights()}
        for action in GAME.box.nature_menu[:: 1 + rng.below(5)]:
            if str(action) not in possible:
                refused += 1
                with pytest.raises(ergosphere.IllegalAction):
                    state.clone().apply(NATURE, action)
        state.play(NATURE, state.pick(NATURE, rng))
    assert refused > 1000
