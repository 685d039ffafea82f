"""What bots know: the sky ahead, ways home, plans that keep a ship alive, and which actions are worth a thought."""

import ergosphere
from ergosphere.bots.treesearch import TreeSearch
from ergosphere.games.chasphere.forecast import WAYS
from ergosphere.games.chasphere.sector import NAMES, STAR
from tests.conftest import COMPILED
from tests.games.chasphere.scenes import GAME, hold, me, play, put, scene, sky


def space(name):
    return NAMES.index(name)


def test_the_forecast_agrees_with_the_almanac():
    tool = GAME.tool("almanac")
    for disc in range(1, 7):
        turns = tool.run(GAME, GAME.settle({"disc": disc}), tool.ask()).turns
        state = scene(2, disc=disc)
        forecast = GAME.knowledge().forecast
        forecast.look(state)
        assert forecast.left == len(turns) - 1
        for turn, packed in zip(turns, forecast.spaces, strict=False):
            assert [NAMES[int(packed) >> (5 * k) & 31] for k in range(6)] == list(turn.positions.values())


def test_ways_are_longer_round_the_hole_and_shorter_with_an_implant():
    closed, shining, implant, _ = ([int(cost) for cost in table] for table in WAYS)
    assert shining[32 * space("M3") + space("M1")] == 1
    assert closed[32 * space("M3") + space("M1")] > 1
    assert closed[32 * space("A0") + space("N5")] == 2
    assert implant[32 * space("A0") + space("N5")] == 1


def test_a_waiting_ship_drifts_with_its_planet():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    knowledge = GAME.knowledge()
    knowledge.forecast.look(state)
    assert knowledge.forecast.drift(space("M5"), 0) == STAR
    assert knowledge.doomed(space("M5"))
    assert not knowledge.doomed(space("A0"))


def test_a_plan_leaves_a_planet_that_falls():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(state, 0, "M5", energy=3)
    knowledge = GAME.knowledge()
    knowledge.plan(state)
    assert knowledge.values[0] < -300  # the end of the turn there
    code = knowledge.pick(state, 0, ergosphere.Rng(1))
    assert str(state.menu(0)[code]).startswith("move")


def test_a_plan_goes_home_in_the_last_turn():
    state = put(scene(), 0, "A2", energy=3)
    state.last_turn = 1
    knowledge, rng = GAME.knowledge(), ergosphere.Rng(1)
    while state.actor() == 0:
        state.play(0, knowledge.pick(state, 0, rng))
        while state.actor() < 0:
            state.play(-1, state.pick(-1, rng))
    assert me(state).space == me(state).home


def test_better_cards_are_kept():
    state = hold(put(scene(), 0, energy=3), 0, "zadus/carbonid-2", "mogudar/carbonid-2")
    play(state, "explore 3", "* draw tarili/fusion-pile", "* draw tarili/carbonid-2", "* draw tarili/c-matter")
    code = GAME.knowledge().pick(state, 0, ergosphere.Rng(1))
    assert str(state.menu(0)[code]) == "keep tarili/carbonid-2"  # it completes a set


def test_what_is_sensible_is_legal_and_never_nothing():
    rng, knowledge = ergosphere.Rng(3), GAME.knowledge()
    for number in range(10 if COMPILED else 3):
        state = GAME.new(2 + number % 3)
        while state.outcome() is None:
            who = state.actor()
            if who >= 0:
                chosen = [int(code) for code in knowledge.sensible(state, who)]
                assert chosen
                assert set(chosen) <= {int(code) for code in state.codes(who)}
                assert state.permits(who, knowledge.pick(state, who, rng))
            state.play(who, state.pick(who, rng))


def test_the_estimate_favours_points_and_life():
    knowledge = GAME.knowledge()
    even = scene()
    ahead = hold(scene(), 0, "zadus/carbonid-3")
    assert knowledge.estimate(ahead, 0) > knowledge.estimate(even, 0) > knowledge.estimate(ahead, 1)
    doomed = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(doomed, 1, "M5")
    doomed.played = 0b10
    assert knowledge.estimate(doomed, 1) < -300


def test_search_finds_the_way_out():
    """On a planet that falls with the next move of the sky, with just enough energy to leave."""
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1", gomia="N0")
    put(state, 0, "M5", energy=1)
    search = TreeSearch(GAME.knowledge(), 5)
    code = search.search(state, 0, 200 if COMPILED else 60)
    assert str(state.menu(0)[code]) in {"move N0"}


def test_search_tries_only_what_is_sensible():
    state = hold(put(scene(), 0, energy=2), 0, "gomia/high-consul")
    search = TreeSearch(GAME.knowledge(), 5)
    search.search(state, 0, 60 if COMPILED else 30)
    tried = {str(state.menu(0)[code]) for code in search.visits}
    assert "swap gomia/high-consul" in {str(action) for action in state.legal(0)}
    assert "swap gomia/high-consul" not in tried
    assert "explore 2" in tried
