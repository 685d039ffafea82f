"""What a pack of one's own may change, and what keeps every accepted one from costing more than a bot has."""

import pytest

import ergosphere
from ergosphere.core.errors import BadPack
from ergosphere.core.registry import game_class
from ergosphere.games.explorer.bot.chart import Chart
from ergosphere.games.explorer.bot.evaluate import ALL_LEVELS, LARGEST_MODEL, MET, MOST_CELLS
from ergosphere.games.explorer.bot.model import LEVELS, Model, cells, cost
from ergosphere.games.explorer.bot.pilot import EFFORT, Flown, Pilot, fly, sweeps
from tests.conftest import COMPILED
from tests.games.explorer.scenes import GAME, scene, ship
from tests.games.strange_packs import strange, text_of

rule = pytest.mark.rule
EXTRA = 2  # dice bought
SOLVED_QUICKLY = 60  # sweeps that any pair of levels of the built-in figures takes at most


def spaces(count):
    return list(range(count))


def pack(safe=24, change=(4, 2, 1), events=(6, 4, 3), **tables):
    zones = []
    for number, id in enumerate(("safe", "warning", "danger")):
        size = safe >> number
        given = {"change": spaces(min(change[number], size)), "events": spaces(min(events[number], size))}
        zones.append({"id": id, "spaces": size, **given})
    return text_of("explorer", {"zone": zones, **tables})


def load(text):
    return game_class("explorer").with_pack(text)


def refusal(text):
    with pytest.raises(BadPack) as found:
        load(text)
    return found.value


DOUBLE = pack(
    48, (8, 4, 2), (12, 8, 6), hold={"tokens": 36, "probes": 6}, ship={"tokens": 12, "price": 10}, lane={"spaces": 6}
)
ALL = (48, 24, 12)


@rule("EX-13")
def test_a_board_that_bots_could_not_oversee_is_refused_with_what_is_allowed():
    problem = refusal(pack(48, ALL, ALL, hold={"tokens": 36, "probes": 9}))
    assert (problem.id, problem.rule) == ("pack-size", "EX-13")
    assert "hold.tokens is 36, but these zones leave room for 4 at most" in str(problem)
    assert "48 of 48, 24 of 24, 12 of 12; event spaces: 84" in str(problem)
    assert load(pack(48, ALL, ALL, hold={"tokens": 4, "probes": 9})).rules()
    assert refusal(pack(48, ALL, ALL, hold={"tokens": 5})).id == "pack-size"


def test_twice_of_everything_is_possible():
    assert load(DOUBLE).figures.hold.tokens == 36
    for id in ("tidal-surge", "hot-gas", "gamma-ray-jet"):
        card = next(card for card in GAME.figures.event if card.id == id)
        values = {"energy": 2 * card.energy, "strength": 2 * card.strength, "shielding": 2 * card.shielding}
        mine = {name: value for name, value in values.items() if value}
        assert load(text_of("explorer", {"event": [{"id": id, **mine}]}))
    divided = [{"id": "tidal-surge", "copies": 6}, {"id": "hull-fatigue", "copies": 0}, {"id": "hot-gas", "copies": 1}]
    assert load(text_of("explorer", {"event": divided}))


@rule("EX-24")
@pytest.mark.parametrize(
    ("card", "figures"),
    [("hull-fatigue", {"strength": 1}), ("micrometeoroids", {"shielding": 99}), ("gamma-ray-jet", {"shielding": -4})],
)
def test_events_never_raise_a_level(card, figures):
    """Only a robot restores levels, up to the level built."""
    problem = refusal(text_of("explorer", {"event": [{"id": card, **figures}]}))
    assert (problem.id, problem.rule) == ("pack-limit", "EX-24")
    assert "expected -3 to 0" in str(problem)


@rule("EX-24")
def test_a_chain_of_events_comes_to_an_end():
    """Cards that move a ship and cards that are kept must not be all that is left to draw."""
    moving = ("engine-tune-up", "tidal-surge", "debris-collision", "frame-dragging")
    counts = dict.fromkeys([card.id for card in GAME.figures.event], 0)
    counts |= dict.fromkeys(moving, 4) | {"repair-robot": 4, "hot-gas": 6, "x-ray-flare": 2}
    assert load(deck(counts))
    problem = refusal(deck(counts | {"repair-robot": 5, "x-ray-flare": 1}))
    assert problem.id == "pack-chain"
    assert "21 event cards" in str(problem)
    assert "Debris collision" in str(problem)


def deck(counts):
    return text_of("explorer", {"event": [{"id": id, "copies": count} for id, count in counts.items()]})


# What the strongest bots and the odds take


def most_work(chart, tokens):
    """If nothing is ever solved to their satisfaction."""
    each = cost(chart, tokens, EXTRA)
    swept = 0
    for unsolved in range(ALL_LEVELS, 0, -1):
        swept += LEVELS * sweeps(each, swept, unsolved)
    return swept * each


@pytest.mark.parametrize("seed", range(28 if COMPILED else 7))
def test_solving_is_bounded_whatever_is_accepted(seed):
    game = load(text_of("explorer", strange("explorer", seed)))
    tokens = game.figures.hold.tokens
    assert cells(game.pilots.chart, tokens, ALL_LEVELS) <= LARGEST_MODEL
    assert most_work(game.pilots.chart, tokens) <= 1.5 * EFFORT


@pytest.mark.parametrize("text", [DOUBLE, pack(48, ALL, ALL, hold={"tokens": 4}), pack(12, ALL, ALL)])
def test_solving_is_bounded_at_the_limits(text):
    game = load(text)
    assert most_work(game.pilots.chart, game.figures.hold.tokens) <= 1.5 * EFFORT


def test_the_builtin_figures_are_solved_as_exactly_as_ever():
    each = cost(Chart(GAME.box), GAME.figures.hold.tokens, EXTRA)
    swept = 0
    for unsolved in range(ALL_LEVELS, 0, -1):
        assert sweeps(each, swept, unsolved) > SOLVED_QUICKLY
        swept += LEVELS * SOLVED_QUICKLY // 2


def test_a_model_holds_what_was_counted():
    game = load(pack(12, (2, 1, 1), hold={"tokens": 2}))
    chart = game.pilots.chart
    model = Model(game.box, chart, 3, 3)
    held = sum(map(len, [*model.ends, *model.landings, *model.starts, *model.tunes]))
    assert held == cells(chart, 2, ALL_LEVELS)


@rule("EX-12", "EX-13")
def test_looking_ahead_is_bounded_on_the_smallest_board():
    """Every space offers a change, three spaces are an orbit, and four dice have twenty-four of them."""
    game = load(pack(12, ALL, ALL, hold={"tokens": 9}))
    state = scene(ship(7, 0, energy=9), ship(1, 0), game=game)
    pilot = Pilot(Model(game.box, game.pilots.chart, 3, 3, 0, EXTRA), False, 0.0)
    assert game.pilots.chart.offered[pilot.place(state)] == 0
    for at in ((6, 2), (7, 0), (8, 1)):
        state = scene(ship(*at, count=3, energy=9), ship(1, 0), game=game)
        before = pilot.looks
        pilot.choose(state)
        assert 1000 < pilot.looks - before < 3_000_000


def test_flying_stops_where_it_takes_too_long():
    state = scene(ship("back", 2, results=(1, 2, 3)), missions=1)
    flown = Flown()
    fly(Pilot(Model(GAME.box, Chart(GAME.box), 3, 3), False, 0), state, 50, ergosphere.Rng(1), flown, 20)
    assert (flown.missions, flown.turns) == (21, 21)


def test_a_process_forgets_the_pilots_of_packs_that_it_met_first():
    lone = scene(ship(1, 0), game=load(DOUBLE))
    first, second = load(DOUBLE), load(DOUBLE)
    for game in (first, second):
        pilot = game.pilots.of(lone)
        assert game.pilots.of(lone) is pilot
        assert game.pilots.holds() == game.pilots.needs(36) <= MOST_CELLS
        assert sum(each.holds() for each in MET) <= MOST_CELLS
    assert first.pilots.holds() == 0
    race = scene(ship(1, 0), ship(1, 1), game=second)
    second.pilots.of(race)
    assert (second.pilots.alone, second.pilots.racing is None) == (None, False)
    second.pilots.forget()
