"""EX-1 to EX-5: crews, funding and the ship."""

import itertools

import pytest

import ergosphere
from ergosphere.core.errors import BadInput
from tests.games.explorer.scenes import GAME, NATURE, choices, do, held, phase, refused, scene, ship

rule = pytest.mark.rule


def built(state, *designs):
    """Everybody rolls a six and builds."""
    while state.actors() == (NATURE,):
        do(state, "first 0" if phase(state) == "draw-first" else "roll 6")
    return do(state, *designs)


@rule("EX-1")
@pytest.mark.parametrize(
    ("crews", "seats", "expected"),
    [
        ("each", 3, [(0,), (1,), (2,)]),
        ("one", 3, [(0, 1, 2)]),
        ("0+1,2", 3, [(0, 1), (2,)]),
        ("2+0,3+1", 4, [(0, 2), (1, 3)]),
        ("each", 1, [(0,)]),
    ],
)
def test_crews_are_seats_with_one_ship(crews, seats, expected):
    assert [ship.seats for ship in GAME.new(seats=seats, crews=crews).view(None).ships] == expected


@rule("EX-1")
@pytest.mark.parametrize(
    ("crews", "problem"),
    [
        ("0+1,", "crews-empty"),
        ("", "crews-empty"),
        ("0,,1", "crews-empty"),
        ("0+1,1+2", "crews-twice"),
        ("0+2", "crews-missing"),
        ("0-1,2", "crews-form"),
        ("all", "crews-form"),
        ("0+1,2", "crews-seats"),
    ],
)
def test_crews_that_are_none(crews, problem):
    with pytest.raises(BadInput) as complaint:
        GAME.new(seats=4, crews=crews)
    assert (complaint.value.id, complaint.value.rule) == (problem, "EX-1")


@rule("EX-1")
def test_chance_draws_the_first_crew_and_the_others_follow_in_seat_order():
    state = GAME.new(seats=3)
    assert state.chance() == [(GAME.parse(state, NATURE, f"first {crew}"), 1 / 3) for crew in range(3)]
    do(state, "first 2")
    order = []
    for number in (1, 2, 3):
        order.append(state.view(None).crew)
        do(state, f"roll {number}")
    assert order == [2, 0, 1]
    assert [held(state, crew).funding for crew in range(3)] == [20, 30, 10]
    builders = []
    for design in ("build 0,0,0,2", "build 1,1,1,1", "build 0,0,0,1"):
        builders.append(state.actors()[0])
        do(state, design)
    assert builders == [2, 0, 1]
    assert (state.view(None).crew, state.view(None).round, phase(state)) == (2, 1, "prepare")


@rule("EX-1")
def test_the_first_crew_may_be_agreed():
    state = GAME.new(seats=2, first=1)
    assert (phase(state), state.view(None).crew) == ("fund", 1)
    with pytest.raises(BadInput) as complaint:
        GAME.new(seats=2, first=2)
    assert complaint.value.id == "first-crew"
    assert GAME.new(seats=2, crews="one", first=0).view(None).crew == 0


@rule("EX-1")
def test_the_seats_of_a_crew_take_turns():
    state = built(GAME.new(seats=3, crews="0+2,1"), "build 3,3,3,3", "build 3,3,3,3")
    pilots = []
    for _ in range(6):
        pilots.append(state.actors()[0])
        do(state, "dice 2", "roll 1 2")
        while phase(state) != "prepare":
            do(state, choices(state)[0])
    assert pilots == [0, 1, 2, 1, 0, 1]


@rule("EX-1", "EX-20")
def test_a_missed_turn_passes_the_rotation_on():
    state = scene(ship(1, 7, missed=1), ship(1, 8), crews="0+1,2")
    assert state.actors() == (2,)
    do(state, "dice 2", "roll 1 2")
    while phase(state) == "finish":
        do(state, "done")
    assert state.actors() == (1,)


@rule("EX-2")
@pytest.mark.parametrize("missions", [1, 2, 3])
def test_a_lone_crew_has_so_many_missions(missions):
    state = GAME.new(seats=2, crews="one", missions=missions)
    for mission in range(1, missions + 1):
        do(state, "roll 6", "build 0,0,0,0")
        assert held(state).missions == mission
        while phase(state) not in ("fund", "over"):
            wanted = {"throw": "roll 1 1", "fall": "roll 1 6", "move": "down", "finish": "done"}
            do(state, wanted.get(phase(state), choices(state)[-1]))
    outcome = state.outcome()
    assert (outcome.winners, outcome.ranks, outcome.reason) == ([], [1, 1], "missions-spent")
    assert [state.payoff(seat) for seat in (0, 1)] == [-1.0, -1.0]


@rule("EX-2")
def test_a_lone_crew_wins_with_the_prize():
    state = scene(ship("back", 1, results=(0, 1, 2)), seats=3, crews="one")
    do(state, "dice 2", "roll 1 1")
    assert state.outcome().winners == [0, 1, 2]
    assert state.outcome().ranks == [1, 1, 1]


@rule("EX-3")
def test_a_ship_has_one_die_whatever_the_size_of_the_crew():
    state = GAME.new(seats=6, crews="one")
    do(state, "roll 3")
    assert (phase(state), held(state).funding) == ("build", 30)


@rule("EX-3")
def test_pooled_crews_add_a_die_for_each_seat_up_to_sixty_million():
    state = GAME.new(seats=3, crews="0+1,2", first=0)
    do(state, "roll 1", "roll 2")
    assert held(state).funding == 30
    do(state, "roll 4")
    assert held(state, 1).funding == 40
    state = do(GAME.new(seats=3, crews="0+1,2", first=0), "roll 5", "roll 4")
    assert held(state).funding == 60


@rule("EX-3")
def test_a_one_may_be_rolled_again():
    assert choices(GAME.new(seats=1)) == [f"roll {n}" for n in range(1, 7)]
    assert choices(GAME.new(seats=1, reroll_one=True)) == [f"roll {n}" for n in range(2, 7)]


@rule("EX-4", "EX-3")
@pytest.mark.parametrize("die", range(1, 7))
def test_every_ship_that_the_funding_pays_for(die):
    state = do(GAME.new(seats=1), f"roll {die}")
    expected = {
        f"build {','.join(map(str, levels))}"
        for levels in itertools.product(range(4), repeat=4)
        if 5 * sum(levels) <= 10 * die
    }
    assert set(choices(state)) == expected


@rule("EX-4")
def test_what_a_level_brings():
    state = do(GAME.new(seats=1), "roll 4", "build 1,2,3,2")
    seen = held(state)
    assert (seen.probes, seen.shielding, seen.strength, seen.energy) == (1, 2, 3, 12)
    assert (seen.design.probes, seen.design.shielding, seen.design.strength, seen.design.power) == (1, 2, 3, 2)
    assert (seen.place, seen.results, seen.robots) == ("home", (), 0)


@rule("EX-4")
def test_ships_that_can_t_be_built():
    state = do(GAME.new(seats=1), "roll 2")
    assert refused(state, "build 2,1,1,1") == "EX-4"
    assert refused(state, "build 4,0,0,0") == "EX-4"
    with pytest.raises(ergosphere.IllegalAction, match="costs 25 million, but you have only 20 million"):
        state.apply(0, GAME.parse(state, 0, "build 2,1,1,1"))
    with pytest.raises(ergosphere.IllegalAction, match="there is no level 5"):
        state.apply(0, GAME.parse(state, 0, "build 5,0,0,0"))
    with pytest.raises(ergosphere.BadNotation):
        GAME.parse(state, 0, "build 1,1,1")


@rule("EX-4")
def test_a_ship_s_name_is_table_data_of_forty_characters():
    match = ergosphere.Match(GAME, [ergosphere.SeatInfo("human")], {}, bytes(32))
    match.name(0, "N" * 40)
    with pytest.raises(BadInput) as complaint:
        match.name(0, "N" * 41)
    assert complaint.value.id == "name-long"


@rule("EX-4")
def test_a_ship_never_holds_more_than_18_tokens():
    state = scene(ship(1, 1, energy=17))
    do(state, "dice 2", "roll 2 3", "draw solar-surplus")
    assert held(state).energy == 18


SHIELDED = [("hot-gas", 1), ("x-ray-flare", 2), ("gamma-ray-jet", 3)]


@rule("EX-5", "EX-24")
@pytest.mark.parametrize(("card", "needed"), SHIELDED)
@pytest.mark.parametrize("level", range(4))
def test_shielding_protects_against_heat_and_radiation(card, needed, level):
    state = do(scene(ship(1, 1, shielding=level)), "dice 2", "roll 2 3", f"draw {card}")
    lost = 0 if level >= needed else 3 if card == "gamma-ray-jet" else 2
    worn = 1 if card == "gamma-ray-jet" and 0 < level < needed else 0
    assert (held(state).energy, held(state).shielding) == (9 - lost, level - worn)


@rule("EX-5", "EX-24")
@pytest.mark.parametrize(
    ("orbit", "zone", "space", "roll"), [(2, 1, 1, "2 3"), (4, 2, 0, "1 1"), (6, 3, 5, "1 1"), (7, 3, 5, "1 1")]
)
@pytest.mark.parametrize("level", range(4))
def test_strength_protects_against_the_tides_of_a_zone(orbit, zone, space, roll, level):
    state = do(scene(ship(orbit, space, strength=level)), "dice 2", f"roll {roll}", "draw tidal-surge")
    if level >= zone:
        assert (held(state).orbit, held(state).strength) == (orbit, level)
    else:
        assert (held(state).orbit, held(state).strength) == (orbit + 1, max(0, level - 1))
