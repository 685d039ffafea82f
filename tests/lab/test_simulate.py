"""Simulated matches: the same from the same seed, however the work is shared."""

import msgspec
import pytest

from ergosphere.lab.simulate import Plan, Tally, play_matches

BLACK_HOLES = Plan("black-holes", ("random", "random"), 7, {"blocked": "pass"})
AUCTION = Plan("wreck-auction", ("random",) * 3, 7, {"ties": "share"})


@pytest.mark.parametrize("plan", [BLACK_HOLES, AUCTION], ids=lambda plan: plan.game)
def test_a_seed_repeats_the_matches_and_another_does_not(plan):
    first = list(play_matches(plan, 3))
    assert list(play_matches(plan, 3)) == first
    assert list(play_matches(msgspec.structs.replace(plan, seed=8), 3)) != first


def test_sharing_the_work_changes_nothing():
    assert list(play_matches(BLACK_HOLES, 4, jobs=2)) == list(play_matches(BLACK_HOLES, 4, jobs=1))


def test_fewer_matches_are_the_beginning_of_more():
    assert list(play_matches(AUCTION, 2)) == list(play_matches(AUCTION, 5))[:2]


def test_the_tally_adds_up():
    tally = Tally(AUCTION.levels)
    matches = list(play_matches(AUCTION, 40))
    for match in matches:
        tally.add(match)
    summary = tally.summary()
    assert summary.games == 40
    assert sum(summary.wins) + summary.draws == pytest.approx(40)
    assert summary.mean_plies == 12
    assert summary.mean_scores[0] == sum(match.outcome.scores[0] for match in matches) / 40
    assert summary.seats == ["random"] * 3
