"""What bots know about Buccaneers."""

import importlib
import pkgutil
import random

import pytest

import ergosphere
from ergosphere.core.engine.playout import advance
from ergosphere.core.engine.state import NATURE, NOBODY
from ergosphere.games.buccaneers.bot.evaluate import AHEAD, CAREFUL_STRAY, OWN_STRAY, is_doomed
from ergosphere.games.buccaneers.bot.weights import SIMULATIONS
from ergosphere.games.buccaneers.rules import phases
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import GAME, Scene

KNOWLEDGE = GAME.knowledge()


def worth(scene, seat, text):
    state = scene.state
    code = state.code(seat, GAME.parse(state, seat, text))
    return KNOWLEDGE.prior(state, seat, code)


def test_room_is_threshold_less_weight_and_what_the_pile_adds():
    scene = Scene([["spacecraft 14/10", "xxl-paperweight", "spacecraft -5/-4"]])
    mean = KNOWLEDGE.mean_weight
    assert 4 < mean < 5
    assert KNOWLEDGE.room(scene.state, 0) == pytest.approx(15 + mean)
    scene.play(1)
    assert KNOWLEDGE.room(scene.state, 0) == pytest.approx(15 - 10 + mean)
    assert KNOWLEDGE.room(scene.state, 1) == pytest.approx(15 - 5 + 2 * mean)
    assert KNOWLEDGE.room(scene.state, 2) == pytest.approx(15 + 4 + mean)


def test_the_heavier_of_two_is_feared_when_there_is_no_room():
    rows = [["spacecraft 12/9", "robot 4/2", "robot 6/3"], ["one-ring", "spacecraft 14/10", "spacecraft 11/8"]]
    scene = Scene([*rows, ["spacecraft 10/7", "spacecraft -5/-4", "toy 1/2"]])
    assert worth(scene, 0, "pick spacecraft 12/9") > worth(scene, 0, "pick toy 1/2")
    scene.play(2)
    heavy, light = worth(scene, 0, "pick spacecraft 14/10"), worth(scene, 0, "pick spacecraft -5/-4")
    assert KNOWLEDGE.room(scene.state, 0) < 0
    assert light > heavy


def test_the_ring_is_thrown_away_when_it_would_draw_its_owner_in():
    rows = [["spacecraft 12/9", "spacecraft 8/6", "spacecraft 7/5"], ["spacecraft 14/10", "robot 4/2", "robot 6/3"]]
    heavy = Scene([*rows, ["one-ring", "toy 1/2", "toy 2/2"]]).play()
    assert worth(heavy, 0, "use one-ring") > worth(heavy, 0, "hold one-ring")


def test_search_strays_less_than_usual():
    bot = ergosphere.bots.make(GAME, "easy")
    assert bot.treesearch.explore == KNOWLEDGE.explore() < 1
    assert ergosphere.bots.make(ergosphere.load("wreck-auction"), "easy").treesearch.explore == 1


def test_levels_take_the_simulations_that_make_them_differ_here():
    bots = [ergosphere.bots.make(GAME, level) for level in ("easy", "medium", "hard", "expert")]
    *taken, without = [bot.simulations for bot in bots]
    assert [SIMULATIONS[bot.effort.simulations] for bot in bots[:3]] == taken == sorted(set(taken))
    assert (without, bots[3].effort.seconds) == (0, 1.0)
    assert ergosphere.bots.make(GAME, "expert", effort=1500).simulations == 1500
    slips = [bot.slips for bot in bots]
    assert slips[0] > slips[1] > 0
    assert slips[2:] == [0, 0]


def test_weight_costs_more_the_less_room_each_card_has():
    """Two cards that add the same value: the lighter one is ahead, and by more where the hole is tight."""
    rows = [["shapeshifter 8/8", "robot 4/2", "robot 6/3"], ["spacecraft 7/5", "spacecraft 10/7", "spacecraft 8/6"]]
    ahead = {}
    for hole in ("red-12", "green-15"):
        scene = Scene([*rows, ["spacecraft 9/7", "robot 7/3", "toy 5/5"]], holes=f"{hole},orange-28,green-27")
        ahead[hole] = worth(scene, 1, "pick robot 4/2") - worth(scene, 1, "pick spacecraft 10/7")
    assert ahead["red-12"] > ahead["green-15"]


def test_points_lead_to_expectations():
    state = GAME.new(3)
    rng = ergosphere.Rng(1)
    advance(state, rng)
    while state.view(None).round == 0:
        KNOWLEDGE.playout(state, rng, rng, 400)
        if state.phase == phases.TURN_UP:
            state.play(-1, state.pick(-1, rng))
    points = list(state.view(None).points)
    expected = [KNOWLEDGE.expect(state, seat) for seat in range(3)]
    assert sorted(range(3), key=lambda s: points[s]) == sorted(range(3), key=lambda s: (expected[s], s))
    assert sum(expected) == pytest.approx(2 - 3)


def test_a_playout_ends_after_some_turns_and_the_network_looks_on():
    state = GAME.new(4, holes="red-25,orange-20,red-21")
    rng = ergosphere.Rng(7)
    advance(state, rng)
    before = state.view(None).turn
    assert KNOWLEDGE.playout(state, rng, rng, 400) >= 4 * AHEAD
    assert state.view(None).turn == before + AHEAD
    for seat in range(4):
        assert KNOWLEDGE.expect(state, seat) == max(KNOWLEDGE.worths(state, seat, state.codes(seat)))


def test_a_playout_leaves_the_last_card_of_a_round_in_the_balance():
    """BB-31: what the pile may turn up is not drawn but weighed, each card of it."""
    state = GAME.new(3, holes="red-12,green-15,red-15")
    rng = ergosphere.Rng(3)
    advance(state, rng)
    KNOWLEDGE.playout(state, rng, rng, 400)
    KNOWLEDGE.playout(state, rng, rng, 400)
    assert state.phase == phases.TURN_UP
    ends = []
    for code in state.codes(-1):
        end = state.clone()
        end.play(-1, code)
        ends += [end] * state.weight(code)
    assert len(ends) == 3
    for seat in range(3):
        mean = sum(KNOWLEDGE.standing(end, seat) for end in ends) / len(ends)
        assert KNOWLEDGE.expect(state, seat) == pytest.approx(mean)


def test_a_search_leaves_it_there_too():
    """Even where all hands are known and the tree reaches further: the next deal says nothing about a choice."""
    state = GAME.new(3, holes="red-12,green-15,red-15")
    rng = ergosphere.Rng(3)
    while state.phase != phases.SELECT or len(state.codes(0)) != 2:
        seat = advance(state, rng)
        if state.phase != phases.SELECT or len(state.codes(0)) != 2:
            state.play(seat, KNOWLEDGE.pick(state, seat, rng))
    for seat in range(3):
        state.play(seat, state.codes(seat)[0])
    while KNOWLEDGE.advance(state, rng) != NOBODY:  # an Egg, a Pool or a Ring
        state.play(state.actor(), state.codes(state.actor())[0])
    assert (state.round, state.phase) == (0, phases.TURN_UP)


def test_a_finished_match_is_worth_its_result():
    state = GAME.new(4)
    state.playout(ergosphere.Rng(5), 1000)
    outcome = state.outcome()
    for seat in range(4):
        assert (KNOWLEDGE.expect(state, seat) > 0) == (state.payoff(seat) > 0) == (seat in outcome.winners)
        assert KNOWLEDGE.expect(state, seat) <= state.payoff(seat)  # a bot plays for the victory, not for second places
    assert max(range(4), key=state.payoff) in outcome.winners


@pytest.mark.parametrize("seed", range(4 if COMPILED else 1))
def test_the_policy_beats_chance(seed):
    """One hurried player beside three random ones, over many short matches: far more points."""
    points = [0] * 4
    rng = ergosphere.Rng(seed)
    for _ in range(30):
        state = GAME.new(4)
        while (who := advance(state, rng)) >= 0:
            state.play(who, KNOWLEDGE.pick(state, who, rng) if who == seed else state.pick(who, rng))
        points = [total + more for total, more in zip(points, state.scores(), strict=True)]
    assert points[seed] > 1.3 * max(points[:seed] + points[seed + 1 :])


def test_others_may_be_careful_but_never_the_one_who_thinks():
    rng = ergosphere.Rng(11)
    knowledge = GAME.knowledge()
    differ = 0
    for _ in range(12):
        state = GAME.new(4, holes="random")
        advance(state, rng)
        knowledge.begin(state, 0)
        knowledge.features.sums.measure(state)
        for seat in range(4):
            codes = [int(code) for code in state.codes(seat)]
            network, stray = (knowledge.network, OWN_STRAY) if seat == 0 else (knowledge.careful, CAREFUL_STRAY)
            taken = knowledge.select(state, seat, True, rng)
            judged = list(knowledge.judged(network, state, seat, state.codes(seat)))
            assert judged[codes.index(taken)] >= max(judged) - stray
            bold = list(knowledge.judged(knowledge.network, state, seat, state.codes(seat)))
            differ += seat > 0 and bold.index(max(bold)) != judged.index(max(judged))
    assert differ > 10


def test_careful_players_are_drawn_in_less_often():
    knowledge = GAME.knowledge()

    def fallen(careful):
        rng = ergosphere.Rng(2)
        count = 0
        for _ in range(60 if COMPILED else 25):
            state = GAME.new(4, holes="random")
            while (seat := advance(state, rng)) >= 0:
                if state.phase == phases.SELECT:
                    knowledge.features.sums.measure(state)
                    state.play(seat, knowledge.select(state, seat, careful, rng))
                else:
                    state.play(seat, knowledge.pick(state, seat, rng))
            count += sum(player.drawn_in for round in state.view(None).results for player in round.players)
        return count

    assert fallen(True) < 0.9 * fallen(False)


def test_bots_choose_what_is_legal_at_every_kind_of_decision():
    rng = ergosphere.Rng(4)
    bots = [ergosphere.bots.make(GAME, level, seed=seat) for seat, level in enumerate(("easy", "easy", "random"))]
    for _ in range(3 if COMPILED else 1):
        state = GAME.new(3, holes="random")
        while advance(state, rng) >= 0:
            for seat in state.actors():
                state.apply(seat, bots[seat].choose(state.view(seat), state.legal(seat)))


@pytest.mark.parametrize("room", ["rules", "bot"])
def test_hot_modules_are_compiled(room):
    package = f"ergosphere.games.buccaneers.{room}"
    modules = [name for _, name, _ in pkgutil.iter_modules(importlib.import_module(package).__path__)]
    assert len(modules) > 4
    for name in modules:
        assert str(importlib.import_module(f"{package}.{name}").__file__).endswith(".py") != COMPILED


def at_the_ring(matches):
    """States in which somebody decides about One Ring, with heavy displays."""
    for seed in range(matches):
        chance, rng = random.Random(seed), ergosphere.Rng(seed)
        state = GAME.new(4, holes="red-12,red-15,red-18")
        while actors := state.actors():
            if actors == (NATURE,):
                state.play(NATURE, state.pick(NATURE, rng))
                continue
            if state.phase == phases.RING_USE:
                yield state.clone(), actors[0]
            legal = state.legal(actors[0])
            ring = [action for action in legal if str(action) == "pick one-ring"]
            state.apply(actors[0], ring[0] if ring else chance.choice(legal))


@pytest.mark.rule("BB-29")
def test_whoever_is_doomed_gives_the_ring_away():
    doomed = spared = 0
    for state, seat in at_the_ring(60 if COMPILED else 15):
        kept = state.clone()
        kept.apply(seat, GAME.parse(kept, seat, "hold one-ring"))
        fates = set()
        for _ in range(10):
            world = kept.clone()
            world.resample(seat, ergosphere.Rng(len(fates) + 1))
            for action, _ in world.weights():
                after = world.clone()
                after.apply(NATURE, action)
                fates.add(after.view(None).results[-1].players[seat].drawn_in)
        if is_doomed(state, seat):
            doomed += 1
            assert fates == {True}
            bot = ergosphere.bots.make(GAME, "easy", seed=doomed)
            assert str(bot.choose(state.view(seat), state.legal(seat))) == "use one-ring"
        else:
            spared += 1
    assert doomed > 3
    assert spared > 3
