"""What bots know about Black Holes."""

import pytest

import ergosphere
from ergosphere.games.black_holes.bot.evaluate import FAR
from ergosphere.games.black_holes.rules.board import NUMBER, UPRIGHT, covered, name
from tests.games.black_holes.scenes import GAME, moves, scene

KNOWLEDGE = GAME.knowledge()


def test_sixteen_poses_are_ready_to_sink():
    ready = ["-".join(map(name, covered(*pose))) for pose, number in NUMBER.items() if KNOWLEDGE.distance[number] == 1]
    assert len(ready) == 16
    assert {"d3-e3", "a3-b3", "c4-c5", "c1-c2", "h9-h10"} <= set(ready)


@pytest.mark.parametrize(("space", "fewest"), [("f3", 2), ("d3", 3), ("c6", 2)])
def test_distances_are_those_of_an_empty_board(space, fewest):
    """f3 tips west onto d3-e3 and is ready; c6 tips south onto c4-c5."""
    column, row = "abcdefghij".index(space[0]), int(space[1:]) - 1
    assert KNOWLEDGE.distance[NUMBER[UPRIGHT, (column, row)]] == fewest


def test_every_pose_that_can_be_reached_can_be_sunk():
    holes = [(2, 2), (7, 2), (2, 7), (7, 7)]
    for (attitude, anchor), number in NUMBER.items():
        if not any(space in holes for space in covered(attitude, anchor)):
            assert 1 <= KNOWLEDGE.distance[number] < FAR


def test_features_of_a_side():
    state = scene("d3-e3 f3 e6", sunk=(2, 3))
    found = KNOWLEDGE.features(state, 0)
    assert found.sunk == 2
    assert found.ready == 1
    assert found.race == 1 + 2
    assert found.moves == len(moves(state))
    assert found.rings == 1


def test_a_blocked_block_is_stuck():
    start = GAME.new()
    assert KNOWLEDGE.features(start, 0).stuck == 8 - len({move[:2] for move in moves(start)})


def test_forcing_moves_are_the_sinkings():
    state = scene("d3-e3 h4-h5 e6", sunk=(2, 3))
    menu = state.menu(0)
    assert sorted(str(menu[code]) for code in KNOWLEDGE.forcing(state, 0)) == ["d3w*", "h4s*"]
    assert list(KNOWLEDGE.forcing(GAME.new(), 0)) == []


@pytest.mark.parametrize("seed", range(20))
def test_an_estimate_is_as_good_for_one_side_as_bad_for_the_other(seed):
    state = GAME.new()
    state.playout(ergosphere.Rng(seed), 5 + seed)
    assert KNOWLEDGE.estimate(state, 0) == -KNOWLEDGE.estimate(state, 1)
    assert -1 <= KNOWLEDGE.expect(state, 0) <= 1
    assert KNOWLEDGE.expect(state, 0) == -KNOWLEDGE.expect(state, 1)


def test_a_finished_match_is_worth_its_result():
    state = scene("d3-e3")
    state.apply(0, GAME.parse(state, 0, "d3w*"))
    assert (KNOWLEDGE.expect(state, 0), KNOWLEDGE.expect(state, 1)) == (1.0, -1.0)


def test_more_sunk_or_nearer_blocks_are_better():
    assert KNOWLEDGE.estimate(scene("e6", sunk=(3, 1)), 0) > KNOWLEDGE.estimate(scene("e6", sunk=(1, 1)), 0)
    assert KNOWLEDGE.estimate(scene("d3-e3"), 0) > KNOWLEDGE.estimate(scene("e6-f6"), 0)
