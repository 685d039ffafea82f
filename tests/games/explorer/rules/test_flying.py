"""EX-6 to EX-15 and EX-20: the board, the dice, moving and changing orbit."""

import collections

import pytest

import ergosphere
from ergosphere.games.explorer.rules.event_cards import surge
from ergosphere.games.explorer.rules.flight import land
from ergosphere.games.explorer.rules.ship import sink
from tests.games.explorer.scenes import GAME, NATURE, choices, do, held, phase, refused, scene, ship, where

rule = pytest.mark.rule


@rule("EX-6")
def test_eight_orbits_in_three_zones():
    """Tides of a zone need the strength of its number, and probes are launched in the innermost."""
    for orbit, zone in zip(range(1, 9), (1, 1, 2, 2, 2, 3, 3, 3), strict=True):
        for strength in range(4):
            state = scene(ship(orbit, 1, strength=strength), begin=False)
            assert state.zone() == zone
            surge(state)
            assert (phase(state) == "fall" or held(state).orbit == orbit + 1) == (strength < zone)


@rule("EX-7")
def test_an_outer_zone_has_twice_the_spaces():
    lengths = [GAME.box.length[orbit] for orbit in range(1, 9)]
    assert lengths == [24, 24, 12, 12, 12, 6, 6, 6]
    for orbit, length in enumerate(lengths, 1):
        state = do(scene(ship(orbit, length - 1)), "dice 2", "roll 1 1")
        assert where(state)[:2] == (orbit, 1)


@rule("EX-8")
@pytest.mark.parametrize(
    ("orbit", "space", "below"),
    [(1, 3, 3), (2, 0, 0), (2, 1, 0), (2, 2, 1), (2, 3, 1), (4, 1, 1), (5, 0, 0), (5, 1, 0), (7, 0, 0)],
)
def test_straight_down_in_the_change_orbit_zone(orbit, space, below):
    length = GAME.box.length[orbit]
    state = do(scene(ship(orbit, space, length)), "dice 2", "roll 1 1", "down")
    assert where(state)[0] == orbit + 1
    state = scene(ship(orbit, space, length), begin=False)
    sink(state)
    assert where(state) == (orbit + 1, below, 0)


@rule("EX-8", "EX-13")
def test_only_these_spaces_are_the_change_orbit_zone():
    for orbit in range(1, 9):
        offered = []
        for space in range(GAME.box.length[orbit]):
            state = scene(ship(orbit, space, GAME.box.length[orbit]), begin=False)
            if state.offered():
                offered.append(space)
        assert offered == ([0, 1, 2, 3] if orbit < 3 else [0, 1] if orbit < 6 else [0])


@rule("EX-9", "EX-16")
def test_only_these_spaces_are_event_spaces():
    for orbit in range(1, 9):
        spaces = []
        for space in range(GAME.box.length[orbit]):
            state = scene(ship(orbit, space), begin=False)
            land(state)
            if phase(state) == "draw-event":
                spaces.append(space)
        safe, warning, danger = [2, 6, 10, 14, 18, 22], [2, 5, 8, 11], [1, 3, 5]
        assert spaces == (safe if orbit < 3 else warning if orbit < 6 else danger)


@rule("EX-10")
@pytest.mark.parametrize(
    ("total", "place"),
    [((1, 1), ("outbound", 2, 0)), ((1, 2), ("outbound", 3, 0)), ((2, 2), (1, 0, 0)), ((3, 4), (1, 3, 3))],
)
def test_out_of_home_through_the_lane(total, place):
    state = do(scene(ship()), "dice 2", "roll {} {}".format(*total))
    assert where(state) == place


@rule("EX-10")
def test_joining_is_no_change_of_orbit_and_starts_the_count():
    state = do(scene(ship("out", 3, energy=1)), "dice 2", "roll 1 4")
    assert where(state) == (1, 4, 4)
    assert phase(state) == "prepare"  # no change was offered on spaces 0 to 3


@rule("EX-10", "EX-14")
def test_ships_in_the_lane_never_turn_round():
    assert where(do(scene(ship("out", 1)), "dice 2", "roll 1 1"))[:2] == ("outbound", 3)
    assert where(do(scene(ship("back", 3)), "dice 2", "roll 1 1"))[:2] == ("homeward", 1)


@rule("EX-11")
@pytest.mark.parametrize(
    ("orbit", "space", "below"), [(1, 13, (2, 13, 0)), (2, 13, (3, 6, 0)), (5, 7, (6, 3, 0)), (6, 3, (7, 3, 0))]
)
def test_without_energy_a_ship_drops_at_the_start_of_its_turn(orbit, space, below):
    state = scene(ship(orbit, space, 5, energy=0))
    assert where(state) == below
    assert phase(state) == "throw"  # no event, no dice to buy; it rolls as usual


@rule("EX-11")
def test_it_may_still_change_downwards():
    state = do(scene(ship(1, 22, 24, energy=0), ship(1, 7)), "roll 1 1")
    assert where(state) == (2, 0, 2)  # the drop started the count again
    state = do(scene(ship(5, 0, 12, energy=0), ship(1, 7)), "roll 4 4")
    assert (where(state), choices(state)) == ((6, 0, 6), ["stay", "down"])
    assert where(do(state, "down")) == (7, 1, 1)
    state = scene(ship(2, 3, 24, energy=1))
    assert "down" in choices(do(state, "dice 3", "roll 1 1 1"))
    assert "up" not in choices(state)


@rule("EX-11", "EX-21")
def test_from_orbit_8_the_drop_is_a_fall_and_the_turn_ends():
    state = scene(ship(8, 2, energy=0), ship(1, 0))
    assert phase(state) == "fall"
    do(state, "roll 1 2")
    assert state.view(None).crew == 1


@rule("EX-11")
@pytest.mark.parametrize("place", ["out", "back", 0])
def test_in_the_lane_and_at_home_nothing_drops(place):
    state = scene(ship(place, 0 if place == 0 else 2, energy=0))
    assert (where(state)[1], phase(state)) == (0 if place == 0 else 2, "throw")


@rule("EX-11", "EX-20")
def test_a_missed_turn_drops_nothing():
    state = scene(ship(3, 4, energy=0, missed=1), ship(1, 0))
    assert where(state) == (3, 4, 0)
    assert state.view(None).crew == 1


@rule("EX-12")
def test_up_to_two_dice_are_bought_before_the_roll():
    assert choices(scene(ship(1, 7, energy=2))) == ["dice 2", "dice 3", "dice 4"]
    assert choices(scene(ship(1, 7, energy=1))) == ["dice 2", "dice 3"]
    state = do(scene(ship(1, 7, energy=2)), "dice 4")
    assert held(state).energy == 0
    assert len(choices(state)) == 126
    do(state, "roll 1 1 2 6")
    assert where(state)[1] == 17 or where(state)[0] == 2
    assert refused(scene(ship(1, 7, energy=1)), "dice 4") == "EX-12"
    assert refused(scene(ship(1, 7, energy=9)), "dice 5") == "EX-12"


@rule("EX-12")
@pytest.mark.parametrize("dice", [2, 3, 4])
def test_the_dice_are_fair(dice):
    state = do(scene(ship(1, 7)), f"dice {dice}")
    totals = collections.Counter()
    for action, probability in state.chance():
        totals[sum(action.dice)] += probability * 6**dice
    expected = collections.Counter({0: 1})
    for _ in range(dice):
        expected = collections.Counter(
            {
                s: sum(expected[s - d] for d in range(1, 7))
                for s in range(1, 6 * dice + 1)
                if any(expected[s - d] for d in range(1, 7))
            }
        )
    assert {total: round(count) for total, count in totals.items()} == dict(expected)
    rng = ergosphere.Rng(1)
    picked = collections.Counter(state.pick(NATURE, rng) for _ in range(20_000))
    for action, probability in state.chance():
        assert abs(picked[state.code(NATURE, action)] / 20_000 - probability) < 0.01


@rule("EX-12")
def test_movement_is_counterclockwise_along_rising_numbers():
    state = do(scene(ship(3, 3)), "dice 2", "roll 2 2")
    assert where(state)[:2] == (3, 7)


@rule("EX-13")
def test_a_complete_orbit_comes_first():
    state = do(scene(ship(6, 5, 4)), "dice 2", "roll 1 1")  # passes space 0 with 5 of 6
    assert where(state)[1] == 1
    state = do(scene(ship(6, 5, 5)), "dice 2", "roll 1 1")
    assert (phase(state), where(state)) == ("move", (6, 0, 6))


@rule("EX-13")
def test_a_complete_orbit_counts_from_where_the_ship_came_in():
    state = do(scene(ship(3, 1, 0)), "dice 4", "roll 1 3 4 4")
    assert (phase(state), where(state)) == ("prepare", (3, 1, 12))
    do(state, "dice 2", "roll 1 1")  # offered at the start of the move
    assert choices(state) == ["stay", "down", "up 2", "up 3"]


@rule("EX-13")
def test_the_change_needs_a_space_of_the_roll():
    state = do(scene(ship(6, 4, 6)), "dice 2", "roll 1 1")
    assert (phase(state), where(state)[:2]) == ("finish", (6, 0))  # stands in the zone with nothing left


@rule("EX-13")
def test_the_step_uses_a_space_and_the_rest_is_moved_in_the_new_orbit():
    state = do(scene(ship(1, 23, 23)), "dice 2", "roll 2 4")
    assert where(state) == (1, 0, 24)
    do(state, "stay", "down")
    assert where(state) == (2, 4, 3)


@rule("EX-13")
def test_a_second_change_in_one_move():
    state = do(scene(ship(6, 0, 6, energy=9)), "dice 4", "roll 2 2 3 3", "down")
    assert (phase(state), where(state)) == ("move", (7, 0, 6))
    do(state, "down")
    assert where(state) == (8, 2, 2)


@rule("EX-14")
def test_down_is_free_and_up_costs_a_token():
    state = do(scene(ship(2, 0, 24, energy=3)), "dice 2", "roll 1 2", "down")
    assert held(state).energy == 3
    state = do(scene(ship(2, 0, 24, energy=3)), "dice 2", "roll 1 2", "up")
    assert (held(state).energy, where(state)) == (2, (1, 2, 2))
    state = do(scene(ship(2, 0, 24, energy=1)), "dice 3", "roll 1 1 2")
    assert choices(state) == ["stay", "down"]
    assert refused(state, "up") == "EX-14"


@rule("EX-14")
def test_nobody_must_change():
    state = do(scene(ship(1, 0, 24)), "dice 2", "roll 2 3", "stay", "stay", "stay", "stay")
    assert where(state) == (1, 5, 24)


@rule("EX-14")
@pytest.mark.parametrize("space", range(4))
def test_up_from_orbit_1_leads_into_the_lane(space):
    state = do(scene(ship(1, space, 24, energy=2)), "dice 2", "roll 1 1", "up")
    assert (where(state)[:2], held(state).energy) == (("homeward", 2), 1)
    state = do(scene(ship(1, space, 24, energy=2, results=(3, 4, 5))), "dice 2", "roll 1 3", "up")
    assert state.outcome().reason == "prize"  # one space into the lane, three to home


@rule("EX-14", "EX-21")
def test_down_from_orbit_8_is_into_the_hole():
    state = do(scene(ship(8, 0, 6)), "dice 2", "roll 1 2", "down")
    assert phase(state) == "fall"


@rule("EX-15")
def test_a_climb_into_another_zone_chooses_one_of_two_spaces():
    state = do(scene(ship(6, 0, 6)), "dice 2", "roll 1 3")
    assert choices(state) == ["stay", "down", "up 0", "up 1"]
    assert where(do(state.clone(), "up 0"))[:2] == (5, 3)
    assert where(do(state.clone(), "up 1"))[:2] == (5, 4)
    assert refused(state, "up 2") == "EX-15"
    assert refused(state, "up") == "EX-15"
    state = do(scene(ship(3, 1, 12)), "dice 2", "roll 1 1")
    assert choices(state) == ["stay", "down", "up 2", "up 3"]
    state = do(scene(ship(4, 1, 12)), "dice 2", "roll 1 1")
    assert choices(state) == ["stay", "down", "up"]


@rule("EX-15")
@pytest.mark.parametrize(
    ("orbit", "space", "spaces"), [(6, 1, (2, 3)), (6, 5, (10, 11)), (3, 2, (4, 5)), (3, 11, (22, 23))]
)
def test_an_event_into_another_zone_chooses_too(orbit, space, spaces):
    start = space - 2 if space > 1 else space - 2 + GAME.box.length[orbit]
    state = do(scene(ship(orbit, start, energy=1)), "dice 2", "roll 1 1", "draw debris-collision")
    assert choices(state) == [f"up {above}" for above in spaces]
    do(state, f"up {spaces[1]}")
    assert (where(state), held(state).energy) == ((orbit - 1, spaces[1], 0), 1)


@rule("EX-20")
def test_any_number_of_ships_may_share_a_space():
    state = do(scene(ship(3, 3), ship(3, 7), ship(3, 7)), "dice 2", "roll 2 2")
    assert [where(state, crew)[:2] for crew in range(3)] == [(3, 7)] * 3


@rule("EX-20")
def test_missed_turns_add_up_and_a_round_is_one_turn_of_every_crew():
    state = scene(ship(1, 7, missed=2), ship(1, 11), crew=1)
    rounds = []
    for _ in range(3):
        rounds.append((state.view(None).round, state.view(None).crew))
        do(state, "dice 2", "roll 1 2")
        while phase(state) != "prepare":
            do(state, {"draw-event": "draw solar-surplus", "finish": "done"}.get(phase(state), "stay"))
    assert rounds == [(1, 1), (2, 1), (3, 1)]
    assert (state.view(None).crew, state.view(None).round) == (0, 4)
