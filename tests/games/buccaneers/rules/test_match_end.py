"""BB-34 to BB-36: three rounds, the winner, ties."""

import itertools

import pytest

import ergosphere
from tests.games.buccaneers.scenes import GAME

rule = pytest.mark.rule


@rule("BB-34", "BB-35")
def test_three_rounds_and_the_most_points_win():
    for seed in range(10):
        state = GAME.new(4)
        rng = ergosphere.Rng(seed)
        rounds = []
        while state.outcome() is None:
            if state.view(None).round not in rounds:
                rounds.append(state.view(None).round)
            state.play(state.actor(), state.pick(state.actor(), rng))
        outcome = state.outcome()
        assert rounds == [0, 1, 2]
        totals = [sum(result.players[seat].points for result in state.view(None).results) for seat in range(4)]
        assert outcome.scores == totals
        assert outcome.reason == "three-rounds"
        assert all(totals[winner] == max(totals) for winner in outcome.winners)
        assert [hole.id for hole in state.view(None).holes] == [result.hole for result in state.view(None).results]


@rule("BB-36")
def test_ties_of_the_match_go_to_the_better_spacecraft_of_the_last_round():
    seen = {"decided": 0, "lower": 0}
    for seed in range(400):
        state = GAME.new(4)
        state.playout(ergosphere.Rng(seed), 1000)
        outcome, last = state.outcome(), state.view(None).results[-1]
        crafts = [-99 if player.craft is None else player.craft for player in last.players]
        assert all(player.craft is None for player in last.players if player.drawn_in)
        for one, other in itertools.combinations(range(4), 2):
            if outcome.scores[one] == outcome.scores[other]:
                expected = (crafts[one] < crafts[other]) - (crafts[one] > crafts[other])
                actual = (outcome.ranks[one] > outcome.ranks[other]) - (outcome.ranks[one] < outcome.ranks[other])
                assert actual == expected
                seen["decided" if min(outcome.ranks[one], outcome.ranks[other]) == 1 else "lower"] += 1
    assert min(seen.values()) > 0, seen


@rule("BB-36")
def test_a_shared_victory():
    """Nobody has a Spacecraft in the last round, and the points are equal."""
    for seed in range(2000):
        state = GAME.new(3)
        state.playout(ergosphere.Rng(seed), 1000)
        if len(state.outcome().winners) > 1:
            last = state.view(None).results[-1].players
            assert all(last[winner].craft is None for winner in state.outcome().winners)
            assert state.outcome().ranks.count(1) == len(state.outcome().winners)
            return
    pytest.fail("no shared victory in 2000 matches")
