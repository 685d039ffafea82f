"""What bots know: the sky ahead, ways home, plans that keep a ship alive, and which actions are worth a thought."""

import pytest

import ergosphere
from ergosphere.bots.search.treesearch import TreeSearch
from ergosphere.games.chasphere.bot.finds import Prospect
from ergosphere.games.chasphere.bot.forecast import WAYS
from ergosphere.games.chasphere.bot.voyage import AWAY, LOST, PURSES
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.position import FIELDS
from ergosphere.games.chasphere.rules.scoring import cards_of
from ergosphere.games.chasphere.rules.sector import NAMES, STAR
from tests.conftest import COMPILED
from tests.games.chasphere.scenes import GAME, hold, me, play, put, scene, sky


def space(name):
    return NAMES.index(name)


def test_the_forecast_agrees_with_the_almanac():
    tool = GAME.tool("almanac")
    for disc in range(1, 7):
        turns = tool.run(GAME, GAME.settle({"disc": disc}), tool.ask()).turns
        state = scene(2, disc=disc)
        forecast = GAME.knowledge().voyages.forecast
        forecast.look(state)
        assert forecast.left == len(turns) - 1
        for turn, at in zip(turns, forecast.spaces, strict=False):
            assert [NAMES[int(at) >> (5 * k) & 31] for k in range(6)] == list(turn.positions.values())


def test_ways_are_longer_round_the_hole_and_shorter_with_an_implant():
    closed, shining, implant, _ = ([int(cost) for cost in table] for table in WAYS)
    assert shining[32 * space("M3") + space("M1")] == 1
    assert closed[32 * space("M3") + space("M1")] > 1
    assert closed[32 * space("A0") + space("N5")] == 2
    assert implant[32 * space("A0") + space("N5")] == 1


def test_a_waiting_ship_drifts_with_its_planet():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    forecast = GAME.knowledge().voyages.forecast
    forecast.look(state)
    assert forecast.drift(space("M5"), 0) == STAR
    assert forecast.drift(space("A0"), 0) == space("A0")


def finish_turn(state, knowledge):
    """By the quick choices; nature draws no events."""
    rng = ergosphere.Rng(1)
    while state.actor() == 0:
        state.play(0, knowledge.pick(state, 0, rng))
        while state.actor() == ergosphere.NATURE:
            calm = [a for a, _ in state.chance() if not str(a).endswith(("/flare", "/quake"))]
            state.apply(ergosphere.NATURE, calm[0])


def test_a_plan_leaves_a_planet_that_falls():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(state, 0, "M5", energy=3)
    knowledge = GAME.knowledge()
    knowledge.look(state)
    assert knowledge.plan.values[0] < -300  # the end of the turn there
    finish_turn(state, knowledge)
    assert me(state).space != "M5"
    assert me(state).lost == 0


def test_a_plan_goes_home_in_the_last_turn():
    state = put(scene(), 0, "A2", energy=3)
    state.last_turn = 1
    finish_turn(state, GAME.knowledge())
    assert me(state).space == me(state).home


def voyage(state, seat=0, level=None):
    return GAME.knowledge().voyages.of(
        state, seat, int(state.ships[FIELDS * seat + p.ENGINE]) if level is None else level
    )


def test_a_voyage_ends_at_home_and_not_in_the_hole():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    state.last_turn = state.turn
    last = voyage(state)
    home = PURSES * space(me(state).home)
    assert last.left == 0
    assert last.ends[home] == 0
    assert last.ends[PURSES * space("A5")] == -AWAY
    state.last_turn = state.turn + 1
    before = voyage(state)
    assert before.ends[PURSES * space("M5") + 6] <= -LOST  # the planet falls before the ship acts again
    assert before.ends[home + 3] >= 0  # stay, or explore something near and come back


def test_a_voyage_is_longer_with_energy_and_a_better_engine():
    state = scene()
    usual, better = voyage(state), voyage(state, level=3)
    for place in range(0, PURSES * STAR, PURSES):
        assert list(usual.begins[place : place + PURSES]) == sorted(usual.begins[place : place + PURSES])
        assert better.ends[place] > usual.ends[place]
        assert usual.begins[place + 3] >= usual.explored[place + 3] >= usual.ends[place + 3]


def test_the_sky_may_move_once_more_before_the_next_turn():
    """A planet that falls with the second move from now is worth less than one that never does, but not all."""
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    state.marker = (int(state.marker) - 1) % 6
    forecast = GAME.knowledge().voyages.forecast
    forecast.look(state)
    doomed = [
        s for s in range(STAR) if forecast.drift(s, 0) != STAR and forecast.drift(forecast.drift(s, 0), 1) == STAR
    ]
    known = voyage(state)
    for place in doomed:
        value = int(known.ends[PURSES * place])
        assert -LOST < value < int(known.ends[PURSES * space(me(state).home)])


def test_what_is_known_of_a_deck_counts():
    """Who has put a good card back on top explores that planet for one energy."""
    state = hold(put(scene(), 0, energy=3), 0, "mogudar/carbonid-2")
    play(
        state,
        "explore 2",
        "* draw tarili/carbonid-2",
        "* draw tarili/carbonid-engine",
        "keep tarili/carbonid-engine",
        "top tarili/carbonid-2",
    )
    state.explored = 0
    put(state, 0, energy=1)
    prospect = Prospect()
    own = cards_of(state, 0)
    prospect.weigh(state, 0, 3, own, 8, 30, 3)
    mine = [int(prospect.best[n]) for n in (1, 2, 3)]
    prospect.weigh(state, 1, 3, own, 8, 30, 3)
    others = [int(prospect.best[n]) for n in (1, 2, 3)]
    assert mine[0] > others[0]
    assert mine == sorted(mine)
    assert others == sorted(others)


def test_better_cards_are_kept():
    state = hold(put(scene(), 0, energy=3), 0, "zadus/carbonid-2", "mogudar/carbonid-2")
    play(state, "explore 3", "* draw tarili/fusion-pile", "* draw tarili/carbonid-2", "* draw tarili/c-matter")
    code = GAME.knowledge().pick(state, 0, ergosphere.Rng(1))
    assert str(state.menu(0)[code]) == "keep tarili/carbonid-2"  # it completes a set


def test_the_best_card_goes_back_last_and_on_top_if_it_is_worth_coming_back_for():
    """One order is as good as any other that leaves the same deck, so search looks at a single one."""
    state = hold(put(scene(), 0, energy=4), 0, "zadus/carbonid-2", "mogudar/carbonid-2")
    drawn = ["carbonid-3", "carbonid-2", "fusion-pile", "c-matter"]
    play(state, "explore 4", *[f"* draw tarili/{card}" for card in drawn], "keep tarili/c-matter")
    knowledge = GAME.knowledge()
    chosen = []
    while state.view(0).step == "returning":
        (code,) = knowledge.sensible(state, 0)
        assert code == knowledge.pick(state, 0, ergosphere.Rng(1))
        chosen.append(str(state.menu(0)[int(code)]))
        state.play(0, code)
    assert chosen == ["bottom tarili/fusion-pile", "bottom tarili/carbonid-2", "top tarili/carbonid-3"]


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


@pytest.fixture
def choices(monkeypatch):
    """What bots of a level do in one position: a new bot for each seed, but all of them share one knowledge, which
    takes most of the time to build and remembers the voyages that it has worked out."""
    knowledge = GAME.knowledge()
    monkeypatch.setattr(GAME, "knowledge", lambda: knowledge)

    def choose(level, state, times):
        view, legal = state.view(0), state.legal(0)
        made = [ergosphere.bots.make(GAME, level, seed=seed).choose(view, legal) for seed in range(times)]
        assert all(action in legal for action in made)
        return [str(action) for action in made]

    return choose


def test_hard_makes_the_quick_choice_and_weaker_levels_slip(choices):
    state = put(scene(), 0, energy=3)
    quick = str(state.menu(0)[GAME.knowledge().pick(state, 0, ergosphere.Rng(1))])
    assert set(choices("hard", state, 6)) == {quick}
    right = [choices(level, state, 40).count(quick) for level in ("easy", "medium")]
    assert right[0] < right[1] < 40


def test_even_a_slip_is_no_leap_into_the_hole(choices):
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1", gomia="N0")
    put(state, 0, "M5", energy=1)
    assert "end" not in choices("easy", state, 20)


def test_a_card_is_weighed_without_itself_before_a_swap():
    """Else two equal cards would be worth more than each other, and bots would swap to and fro."""
    zone = tuple(f"{planet}/c-matter" for planet in ("zadus", "mogudar", "tarili", "gomia"))
    state = hold(put(scene(zone=zone), 0, energy=6), 0, "borom/c-matter")
    before = [int(count) for count in state.cards], [int(word) for word in state.ships]
    assert GAME.knowledge().swap_gain(state, GAME.box.names.index("borom/c-matter"), 6, 30) == 0
    assert before == ([int(count) for count in state.cards], [int(word) for word in state.ships])
