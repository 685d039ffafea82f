"""The odds: the model against missions flown, the tool and its cache. Most needs the compiled engine."""

import functools
import math

import msgspec
import pytest

import ergosphere
from ergosphere.games.explorer.bot.chart import ARRIVED, AT_HOME, HOLE, Chart
from ergosphere.games.explorer.bot.model import FOUR, THREE, TWO, Model
from ergosphere.games.explorer.bot.pilot import Flown, Pilot, fly
from ergosphere.games.explorer.rules.box import HOMEWARD, OUTBOUND
from ergosphere.games.explorer.rules.ship import step
from ergosphere.games.explorer.tools import odds as tool
from ergosphere.games.explorer.tools.odds import OddsArguments, design_of, odds
from tests.conftest import COMPILED
from tests.games.explorer.scenes import GAME, do, scene, ship

needs_speed = pytest.mark.skipif(not COMPILED, reason="a model has millions of values")
SEED = 20260
DESIGNS = (
    "3,3,3,3", "3,3,3,2", "3,3,2,3", "3,2,3,3", "2,3,3,3", "3,0,2,3", "3,1,3,3", "3,0,0,3", "2,0,0,2", "1,0,0,3",
    "3,0,0,1", "0,0,0,2",
)  # fmt: skip
OPTIONS = GAME.settle({})


def flown(pilot, design, missions, seed, reshuffles=True):
    state = tool.built(GAME, design_of(design), OPTIONS)
    state.reshuffles = reshuffles
    result = Flown()
    fly(pilot, state, missions, ergosphere.Rng(seed), result)
    assert result.missions == missions
    return result.prizes / missions


def test_the_chart_follows_the_board():
    """Step by step it leads where the engine's ship goes, whatever the count."""
    chart = Chart(GAME.box)
    rng = ergosphere.Rng(5)
    for _ in range(300):
        orbit = 1 + rng.below(8)
        length = GAME.box.length[orbit]
        space, count = rng.below(length), rng.below(length + 1)
        state = scene(ship(orbit, space, count), begin=False)
        here = chart.place(orbit, space, count)
        assert bool(chart.offered[here]) == state.offered()
        for _ in range(30):
            state.left = 1
            step(state)
            here = chart.after[here]
            now = state.view(None).ships[0]
            assert here == chart.place(now.orbit, now.space, now.count)
            assert bool(chart.offered[here]) == state.offered()
    assert chart.size < 500
    assert chart.after[chart.place(HOMEWARD, 1, 0)] == ARRIVED
    assert chart.after[chart.place(OUTBOUND, 3, 0)] == chart.place(1, 0, 0)
    assert chart.below[chart.place(8, 3, 2)] == HOLE


def test_the_dice_of_the_model():
    for dice, chances in ((2, TWO), (3, THREE), (4, FOUR)):
        assert sum(chances) == pytest.approx(1)
        assert sum(total * chance for total, chance in enumerate(chances)) == pytest.approx(3.5 * dice)


@pytest.fixture(scope="module")
def pilot():
    pilot = Pilot(Model(GAME.box, Chart(GAME.box), 3, 3), True, 1e-3)
    pilot.prepare(3, 3)
    return pilot


@needs_speed
@pytest.mark.parametrize("design", DESIGNS)
def test_the_odds_agree_with_simulated_missions(design):
    """Within the 99.9 % interval of 20,000 other missions of the same pilot in the same model: both are samples."""
    given = odds(GAME, OPTIONS, OddsArguments(ship=design))
    assert given.method == "simulated"
    assert given.interval[0] < given.prize < given.interval[1]
    rate = flown(GAME.pilots.of(scene(ship())), design, 20_000, SEED)
    error = math.sqrt(max(rate * (1 - rate), 1 / 20_000) * (1 / 20_000 + 1 / tool.MISSIONS))
    assert abs(rate - given.prize) <= 3.29 * error


@needs_speed
def test_the_whole_model_of_a_plain_ship_agrees_too():
    model = Model(GAME.box, Chart(GAME.box), 0, 0, 2, 2)
    for results in (3, 2, 1, 0):
        while model.sweep(results) > 1e-4:
            pass
    exact = Pilot(model, False, 0)
    for design in ("3,0,0,3", "2,0,0,2"):
        energy = 6 * int(design[-1])
        value = model.ends[model.condition(0, int(design[0]), 0, 0, 0, energy)][AT_HOME]
        rate = flown(exact, design, 20_000, SEED)
        assert abs(rate - value) <= 3.29 * math.sqrt(value * (1 - value) / 20_000)


@needs_speed
def test_a_full_ship_is_best_and_power_never_hurts(pilot):
    model = pilot.model

    def value(probes, shielding, strength, power):
        return model.ends[model.condition(0, probes, shielding, strength, 0, 6 * power)][AT_HOME]

    levels = [(p, s, t, e) for p in range(4) for s in range(4) for t in range(4) for e in range(4)]
    assert max(levels, key=lambda design: value(*design)) == (3, 3, 3, 3)
    for p, s, t, e in levels:
        if e < 3:
            assert value(p, s, t, e + 1) > value(p, s, t, e) - 0.005


@needs_speed
def test_pilots_fly_as_well_with_the_real_deck(pilot):
    """Ships that a bot builds with 20 million or more reach at least 97 % of the model's figure."""
    for design in ("2,0,0,2", "3,0,0,3", "3,0,2,3", "3,1,3,3", "3,3,3,3"):
        assert flown(pilot, design, 10_000, 1, reshuffles=False) > 0.97 * flown(pilot, design, 10_000, 2)


@needs_speed
def test_who_waits_for_a_lucky_card_is_home_before_the_match_ends(pilot):
    """EX-23: a strong ship with two probes could wait for a third for ever, in a model without an end."""
    state = tool.built(GAME, design_of("2,3,3,3"), OPTIONS)
    out_of_time = 0
    rng = ergosphere.Rng(4)
    for _ in range(400):
        mission = state.clone()
        while mission.outcome() is None:
            who = mission.actor()
            mission.play(who, mission.pick(who, rng) if who == ergosphere.NATURE else pilot.choose(mission))
        out_of_time += mission.outcome().reason == "rounds"
    assert out_of_time <= 4


def test_a_figure_that_missions_contradict_is_not_called_exact(monkeypatch):
    """The whole model knows no end of the match; then what was flown is the answer."""
    quick(monkeypatch)
    honest = tool.rated
    monkeypatch.setattr(tool, "rated", lambda *given: msgspec.structs.replace(honest(*given), interval=(0.98, 0.99)))
    given = odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1", solve=True))
    assert (given.method, given.interval) == ("simulated", (0.98, 0.99))


@needs_speed
def test_pilots_choose_what_is_legal():
    """In races too, whatever comes."""
    bots = [ergosphere.bots.make(GAME, "expert", seed=seat, effort=1) for seat in range(3)]
    rng = ergosphere.Rng(9)
    for _ in range(10):
        state = GAME.new(seats=3)
        while state.outcome() is None:
            actor = state.actors()[0]
            if actor == ergosphere.NATURE:
                state.play(actor, state.pick(actor, rng))
            else:
                state.apply(actor, bots[actor].choose(state.view(actor), state.legal(actor)))


# The tool


@functools.cache
def swept_once(*given):
    """A model that all tests share: interpreted, a sweep takes seconds."""
    model = Model(*given)
    model.sweep = functools.cache(model.sweep)
    return model


def quick(monkeypatch):
    """Few missions of a pilot without a model worth the name."""
    monkeypatch.setattr(tool, "MISSIONS", 20)
    monkeypatch.setattr(tool, "BATCH", 10)
    monkeypatch.setattr(tool, "MOST_SWEEPS", 1)
    monkeypatch.setattr(tool, "LAST_STEPS", 2)
    if not COMPILED:
        monkeypatch.setattr(Pilot, "prepare", lambda *_: None)
        monkeypatch.setattr(tool, "Model", swept_once)


@pytest.mark.parametrize(
    ("ask", "problem"),
    [
        ({}, "odds-of-what"),
        ({"ship": "1,1,1,1", "record": "x"}, "odds-of-what"),
        ({"ship": "1,1,1"}, "odds-ship"),
        ({"ship": "a,b,c,d"}, "odds-ship"),
        ({"ship": "0,0,4,0"}, "odds-level"),
        ({"record": "x", "solve": True}, "odds-solve-record"),
    ],
)
def test_bad_questions(ask, problem):
    with pytest.raises(ergosphere.core.errors.BadInput) as complaint:
        odds(GAME, OPTIONS, OddsArguments(**ask))
    assert complaint.value.id == problem


def test_a_solved_ship_is_kept_and_used(monkeypatch):
    quick(monkeypatch)
    solved = odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1", solve=True))
    assert solved.method == "exact"
    monkeypatch.setattr(tool, "exact", None)
    monkeypatch.setattr(tool, "simulated", None)
    assert odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1")) == solved
    assert odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1", solve=True)) == solved


def test_simulated_odds_are_kept_until_the_ship_is_solved(monkeypatch):
    quick(monkeypatch)
    flown = odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1"))
    with monkeypatch.context() as without:
        without.setattr(tool, "simulated", None)
        assert odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1")) == flown
    solved = odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1", solve=True))
    assert odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1")) == solved != flown


def test_a_broken_cache_is_no_cache(monkeypatch):
    quick(monkeypatch)
    odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1", solve=True))
    from ergosphere.home import cache_folder

    (file,) = cache_folder().glob("explorer-*.json")
    file.write_text("{")
    assert odds(GAME, OPTIONS, OddsArguments(ship="1,0,0,1")).method == "simulated"


def test_without_chains_the_odds_are_simulated(monkeypatch):
    quick(monkeypatch)
    options = GAME.settle({"chain": "off"})
    assert odds(GAME, options, OddsArguments(ship="1,0,0,1")).method == "simulated"
    with pytest.raises(ergosphere.core.errors.BadInput) as complaint:
        odds(GAME, options, OddsArguments(ship="1,0,0,1", solve=True))
    assert complaint.value.id == "odds-solve-chain"


def record_of(*actions, seats=2):
    match = ergosphere.Match(GAME, [ergosphere.SeatInfo("human")] * seats, {}, bytes(32))
    match.begin()
    for text in actions:
        actor = match.state.actors()[0]
        match.act(actor, GAME.parse(match.state, actor, text))
    return match


def test_the_odds_of_a_record_are_those_of_the_ship_to_act(monkeypatch):
    quick(monkeypatch)
    match = record_of("build 0,0,0,1", "build 0,0,0,1", "dice 2")
    given = odds(GAME, OPTIONS, OddsArguments(record=match.record.to_text()))
    assert (given.method, given.ship) == ("simulated", "0,0,0,1")
    with pytest.raises(ergosphere.core.errors.BadInput) as complaint:
        odds(GAME, OPTIONS, OddsArguments(record=record_of().record.to_text()))
    assert complaint.value.id == "odds-no-ship"


def test_a_ship_three_spaces_from_home_with_three_results_has_won():
    state = scene(ship("back", 2, results=(1, 2, 3)), missions=1)
    result = Flown()
    fly(Pilot(Model(GAME.box, Chart(GAME.box), 3, 3), False, 0), state, 50, ergosphere.Rng(1), result)
    assert (result.prizes, result.lost, result.turns) == (50, 0, 50)
    assert do(state.clone(), "dice 2", "roll 1 1").outcome().reason == "prize"
