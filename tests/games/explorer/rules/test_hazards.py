"""EX-16 to EX-26: events, probes, help, the hole, home and the cards."""

import pytest

import ergosphere
from ergosphere.games.explorer.rules.box import Box
from ergosphere.games.explorer.rules.cards import EVENTS, RESULTS
from tests.games.explorer.scenes import GAME, choices, do, held, only, phase, refused, scene, ship, where

rule = pytest.mark.rule

LAND = {  # a start two spaces before an event space, by zone
    1: (2, 4),
    2: (4, 6),
    3: (7, 3),
}


def hit(card, zone=2, others=(), **has):
    """A ship that lands on an event space and draws this card."""
    orbit, start = LAND[zone]
    return do(scene(ship(orbit, start, 2, **has), *others), "dice 2", "roll 1 1", f"draw {card}")


# EX-16, EX-17


@rule("EX-16")
def test_a_card_is_drawn_followed_and_discarded():
    state = hit("solar-surplus")
    assert held(state).energy == 11
    assert state.view(None).discards == {"solar-surplus": 1}
    assert sum(state.view(None).deck.values()) == 27


@rule("EX-16")
def test_only_a_move_that_ends_there_draws():
    state = do(scene(ship(2, 4)), "dice 2", "roll 1 2")  # passes space 6
    assert (where(state)[1], phase(state)) == (7, "prepare")


@rule("EX-16")
def test_an_empty_deck_is_reshuffled_from_the_discards():
    state = only(scene(ship(2, 4)), "hull-fatigue")
    do(state, "dice 2", "roll 1 1", "draw hull-fatigue")
    assert state.view(None).deck == {}
    do(state, "dice 2", "roll 2 2")
    assert sum(state.view(None).deck.values()) == 28
    assert state.view(None).discards == {}
    assert len(state.chance()) == len(EVENTS)


@rule("EX-16")
def test_kept_cards_are_not_reshuffled():
    state = only(scene(ship(2, 4)), "repair-robot")
    do(state, "dice 2", "roll 1 1", "draw repair-robot", "dice 2", "roll 2 2")
    assert (sum(state.view(None).deck.values()), state.view(None).deck["repair-robot"]) == (27, 1)


@rule("EX-16")
def test_an_event_that_puts_a_ship_on_an_event_space_draws_again():
    state = hit("debris-collision", zone=2)  # inside a zone the number stays: an event space again
    assert (phase(state), where(state)) == ("draw-event", (3, 8, 0))
    do(state, "draw debris-collision", "up 17")
    assert where(state) == (2, 17, 0)
    state = do(scene(ship(4, 6), chain="off"), "dice 2", "roll 1 1", "draw debris-collision")
    assert (phase(state), where(state)) == ("prepare", (3, 8, 0))


@rule("EX-16")
def test_with_chain_off_only_the_first_landing_of_a_turn_draws():
    state = do(scene(ship(2, 4), chain="off"), "dice 2", "roll 1 1", "draw engine-tune-up", "roll 2 2")
    assert (where(state)[1], phase(state)) == (10, "prepare")
    do(state, "dice 2", "roll 2 2")
    assert phase(state) == "draw-event"  # another turn
    state = do(scene(ship(2, 4)), "dice 2", "roll 1 1", "draw engine-tune-up", "roll 2 2")
    assert phase(state) == "draw-event"


@rule("EX-17")
def test_moved_by_an_event_a_ship_pays_nothing_and_needs_no_complete_orbit():
    state = hit("debris-collision", zone=2, energy=1)
    assert (held(state).energy, where(state)) == (1, (3, 8, 0))


@rule("EX-17")
def test_levels_and_energy_never_fall_below_0():
    assert held(hit("micrometeoroids", shielding=0)).shielding == 0
    assert held(hit("hull-fatigue", strength=0)).strength == 0
    assert held(hit("gamma-ray-jet", energy=2, shielding=0, others=[ship()])).energy == 0


@rule("EX-17")
def test_up_has_no_effect_in_orbit_1():
    state = do(scene(ship(1, 4, 3)), "dice 2", "roll 1 1", "draw debris-collision")
    assert where(state) == (1, 6, 5)


@rule("EX-17", "EX-21")
def test_down_from_orbit_8_is_a_fall():
    state = do(scene(ship(8, 3, strength=2)), "dice 2", "roll 1 1", "draw tidal-surge")
    assert phase(state) == "fall"


@rule("EX-17")
@pytest.mark.parametrize("card", ["debris-collision", "tidal-surge"])
def test_moved_by_an_event_the_count_starts_at_0(card):
    assert where(hit(card, zone=2, strength=0))[2] == 0


# EX-18


@rule("EX-18")
@pytest.mark.parametrize(("orbit", "highest"), [(6, 2), (7, 4)])
@pytest.mark.parametrize("die", range(1, 7))
def test_a_probe_succeeds_more_often_further_in(orbit, highest, die):
    state = do(scene(ship(orbit, 2), ship()), "dice 2", "roll 1 1", "launch")
    assert (held(state).energy, held(state).probes) == (8, 2)
    do(state, f"roll {die}")
    assert phase(state) == ("find-result" if die <= highest else "prepare")


@rule("EX-18")
def test_in_orbit_8_a_probe_always_succeeds():
    state = do(scene(ship(8, 2), ship()), "dice 2", "roll 1 1", "launch")
    assert (phase(state), len(choices(state))) == ("find-result", 18)
    do(state, "find slow-clocks")
    assert held(state).results == ("slow-clocks",)
    assert "slow-clocks" not in state.view(None).unfound


@rule("EX-18")
def test_one_probe_a_turn_and_one_token():
    state = do(scene(ship(8, 2, robots=1, strength=2)), "dice 2", "roll 1 1", "launch", "find slow-clocks")
    assert choices(state) == ["done", "repair strength"]
    assert refused(state, "launch") == "EX-18"
    state = do(scene(ship(8, 2, energy=2), ship()), "dice 4", "roll 1 1 1 1")
    assert state.view(None).crew == 1  # no token left


@rule("EX-18")
@pytest.mark.parametrize("orbit", range(1, 9))
def test_probes_are_launched_in_the_danger_zone_only(orbit):
    start = 7 if orbit < 6 else 2
    state = do(scene(ship(orbit, start, robots=1, strength=1)), "dice 2", "roll 1 1")
    assert ("launch" in choices(state)) == (orbit >= 6)
    if orbit < 6:
        assert refused(state, "launch") == "EX-18"


@rule("EX-18")
def test_a_ship_without_probes_launches_none():
    state = do(scene(ship(7, 2, probes=0, robots=1, strength=1)), "dice 2", "roll 1 1")
    assert refused(state, "launch") == "EX-18"


# EX-19


def neighbours(orbit, space):
    """Everything that EX-19 calls adjacent, found by asking for every space of the board."""
    box: Box = GAME.box
    return {
        (other, place)
        for other in range(1, 9)
        for place in range(box.length[other])
        if box.adjacent(orbit, space, other, place) and (other, place) != (orbit, space)
    }


@rule("EX-19")
@pytest.mark.parametrize(
    ("orbit", "space", "expected"),
    [
        (1, 0, {(1, 23), (1, 1), (2, 23), (2, 0), (2, 1)}),
        (2, 6, {(1, 5), (1, 6), (1, 7), (2, 5), (2, 7), (3, 3), (3, 2)}),
        (2, 7, {(1, 6), (1, 7), (1, 8), (2, 6), (2, 8), (3, 3), (3, 4)}),
        (2, 0, {(1, 23), (1, 0), (1, 1), (2, 23), (2, 1), (3, 0), (3, 11)}),
        (3, 3, {(2, 6), (2, 7), (2, 5), (2, 8), (3, 2), (3, 4), (4, 2), (4, 3), (4, 4)}),
        (6, 0, {(5, 0), (5, 1), (5, 11), (5, 2), (6, 5), (6, 1), (7, 5), (7, 0), (7, 1)}),
        (8, 5, {(7, 4), (7, 5), (7, 0), (8, 4), (8, 0)}),
    ],
)
def test_adjacent_spaces(orbit, space, expected):
    assert neighbours(orbit, space) == expected


@rule("EX-19")
def test_adjacency_is_mutual():
    for orbit in range(1, 9):
        for space in range(GAME.box.length[orbit]):
            assert all((orbit, space) in neighbours(*other) for other in neighbours(orbit, space))


def helper(**has):
    """A ship that comes to rest beside another."""
    has = {"energy": 3, "probes": 1, "robots": 1, "strength": 3} | has
    return do(scene(ship(2, 5, **has), ship(2, 8, probes=2, energy=1)), "dice 2", "roll 1 1")


@rule("EX-19")
def test_every_service_costs_a_token_more():
    state = helper()
    assert choices(state) == ["done", "give energy 1", "give probe 1", "give robot 1"]
    do(state, "give energy 1")
    assert (held(state, 0).energy, held(state, 1).energy) == (1, 2)
    assert choices(state) == ["done", "give probe 1", "give robot 1"]  # two tokens can't be paid
    assert refused(state, "give energy 1") == "EX-19"
    do(state, "give robot 1")
    assert (held(state, 0).robots, held(state, 1).robots, held(state, 0).energy) == (0, 1, 0)
    assert state.view(None).crew == 1  # nothing else can be paid: the turn is over


@rule("EX-19")
def test_a_probe_is_given_up_to_three():
    state = do(helper(probes=2), "give probe 1")
    assert (held(state, 0).probes, held(state, 1).probes) == (1, 3)
    assert "give probe 1" not in choices(state)
    assert refused(state, "give probe 1") == "EX-19"


@rule("EX-19")
def test_help_before_and_after_a_launch():
    state = do(scene(ship(8, 2, robots=1), ship(8, 4)), "dice 2", "roll 1 1")
    do(state, "give energy 1", "launch", "find no-return", "give robot 1")
    assert (held(state).energy, held(state).results) == (9 - 2 - 1 - 1, ("no-return",))


@rule("EX-19", "EX-20")
def test_a_ship_that_misses_its_turn_may_be_helped():
    state = do(scene(ship(2, 5), ship(2, 7, missed=1)), "dice 2", "roll 1 1", "give energy 1")
    assert held(state, 1).energy == 10


@rule("EX-19")
@pytest.mark.parametrize("other", [ship(2, 10), ship("out", 2), ship("back", 2), ship()])
def test_far_away_in_the_lane_or_at_home_nobody_is_helped(other):
    state = do(scene(ship(2, 5), other), "dice 2", "roll 1 1")
    assert state.view(None).crew == 1
    state = do(scene(ship("out", 1), ship("out", 3)), "dice 2", "roll 1 1")
    assert state.view(None).crew == 1


@rule("EX-19")
def test_on_the_same_space_too_and_only_other_crews():
    state = do(scene(ship(2, 5), ship(2, 7), ship(5, 5)), "dice 2", "roll 1 1")
    assert choices(state) == ["done", "give energy 1", "give probe 1"][: 2 + (held(state, 1).probes < 3)]
    assert refused(state, "give energy 0") == "EX-19"
    assert refused(state, "give energy 2") == "EX-19"
    assert refused(state, "give energy 5") == "EX-19"


# EX-21 to EX-23


@rule("EX-21")
def test_the_wormhole_wins_with_a_double_six():
    state = do(scene(ship(8, 0, 6), ship()), "dice 2", "roll 1 2", "down")
    wins = {str(action): p for action, p in state.chance()}
    assert wins["roll 6 6"] == pytest.approx(1 / 36)
    do(state, "roll 6 6")
    assert (state.outcome().winners, state.outcome().ranks, state.outcome().reason) == ([0], [1, 2], "wormhole")
    assert [state.payoff(seat) for seat in (0, 1)] == [1.0, -1.0]


@rule("EX-21", "EX-25")
def test_otherwise_all_is_lost_and_the_next_turn_builds_and_flies():
    state = do(scene(ship(8, 0, 6, results=(1, 2), robots=1), ship(1, 7)), "dice 2", "roll 1 2", "down", "roll 5 6")
    seen = held(state)
    assert (seen.design, seen.place, seen.results, seen.robots, seen.probes, seen.energy) == (None, "home", (), 0, 0, 0)
    assert len(state.view(None).unfound) == 18
    assert state.view(None).discards == {"repair-robot": 1}
    assert state.view(None).crew == 1
    do(state, "dice 2", "roll 1 2")
    assert (phase(state), state.view(None).crew) == ("draw-event", 1)
    do(state, "draw navigation-lock")
    assert (phase(state), state.view(None).crew) == ("fund", 0)
    do(state, "roll 3", "build 1,1,1,3", "dice 2", "roll 2 2")
    assert where(state) == (1, 0, 0)
    assert held(state).missions == 2


@rule("EX-22")
@pytest.mark.parametrize("roll", ["roll 1 1", "roll 6 6"])
def test_home_needs_no_exact_roll(roll):
    state = do(scene(ship("back", 2, results=(0,))), "dice 2", roll)
    assert phase(state) == "present"


@rule("EX-22")
@pytest.mark.parametrize(("results", "lowest"), [(1, 5), (2, 3)])
@pytest.mark.parametrize("die", range(1, 7))
def test_results_are_presented_at_once(results, lowest, die):
    state = do(scene(ship("back", 1, results=tuple(range(results))), ship()), "dice 2", "roll 1 1", f"roll {die}")
    assert (state.outcome() is not None) == (die >= lowest)
    if die >= lowest:
        assert (state.outcome().winners, state.outcome().reason) == ([0], "prize")


@rule("EX-22")
@pytest.mark.parametrize("results", [3, 4, 7])
def test_three_results_or_more_always_win(results):
    state = do(scene(ship("back", 1, results=tuple(range(results)))), "dice 2", "roll 1 1")
    assert state.outcome().reason == "prize"


@rule("EX-23", "EX-25")
def test_a_presentation_that_fails_uses_its_results_up():
    state = do(scene(ship("back", 1, results=(4, 5)), ship()), "dice 2", "roll 1 1", "roll 2")
    assert (held(state).design, held(state).results, len(state.view(None).unfound)) == (None, (), 18)


@rule("EX-23")
def test_home_without_a_result_just_builds_again():
    state = do(scene(ship("back", 1)), "dice 2", "roll 1 1")
    assert (phase(state), held(state).missions) == ("fund", 1)
    state = do(scene(ship("back", 1), missions=1), "dice 2", "roll 1 1")
    assert state.outcome().reason == "missions-spent"


@rule("EX-23")
def test_after_200_rounds_the_match_is_drawn():
    state = do(scene(ship(1, 7), ship(1, 12), round=200, crew=1), "dice 2", "roll 1 2")
    outcome = state.outcome()
    assert (outcome.winners, outcome.ranks, outcome.reason) == ([], [1, 1], "rounds")
    assert [state.payoff(seat) for seat in (0, 1)] == [0.0, 0.0]
    assert do(scene(ship(1, 7), ship(1, 12), round=199, crew=1), "dice 2", "roll 1 2").outcome() is None


# EX-24


@rule("EX-24")
def test_the_deck():
    copies = (2, 1, 1, 2, 2, 2, 2, 2, 3, 2, 2, 1, 1, 2, 1, 1, 1)
    deck = GAME.new().view(None).deck
    assert deck == dict(zip(EVENTS, copies, strict=True))
    assert sum(deck.values()) == 28
    state = do(scene(ship(2, 4)), "dice 2", "roll 1 1")
    assert {action.card: round(28 * p) for action, p in state.chance()} == deck


@rule("EX-24")
@pytest.mark.parametrize(
    ("card", "zone", "energy"),
    [("solar-surplus", 1, 11), ("disc-tailwind", 1, 10), ("disc-tailwind", 2, 12), ("disc-tailwind", 3, 12)],
)
def test_energy_is_gained(card, zone, energy):
    assert held(hit(card, zone)).energy == energy


@rule("EX-24")
def test_a_tune_up_moves_again_at_once_with_two_dice():
    state = hit("engine-tune-up", zone=1)
    assert (held(state).energy, phase(state), len(choices(state))) == (10, "throw", 21)
    do(state, "roll 1 2")
    assert where(state) == (2, 9, 7)


@rule("EX-24")
def test_levels_are_worn():
    assert held(hit("micrometeoroids")).shielding == 2
    assert held(hit("hull-fatigue")).strength == 2


@rule("EX-24")
@pytest.mark.parametrize("zone", [1, 2, 3])
@pytest.mark.parametrize("strength", range(4))
def test_a_tidal_squeeze_takes_a_probe_or_two_energy(zone, strength):
    safe = strength >= zone
    assert held(hit("tidal-squeeze", zone, strength=strength, others=[ship()])).probes == (3 if safe else 2)
    squeezed = held(hit("tidal-squeeze", zone, strength=strength, probes=0, others=[ship()]))
    assert (squeezed.probes, squeezed.energy) == (0, 9 if safe else 7)


@rule("EX-24")
def test_frame_dragging_is_a_choice():
    state = hit("frame-dragging", zone=2)
    assert choices(state) == ["charge", "up"]
    assert held(do(state.clone(), "charge")).energy == 11
    assert where(do(state.clone(), "up")) == (3, 8, 0)
    state = do(scene(ship(6, 3)), "dice 2", "roll 1 1", "draw frame-dragging")
    assert choices(state) == ["charge", "up 10", "up 11"]
    state = do(scene(ship(1, 4, 3)), "dice 2", "roll 1 1", "draw frame-dragging")
    assert (held(state).energy, where(state)) == (11, (1, 6, 5))


@rule("EX-24")
def test_a_navigation_lock_starts_the_count_again():
    assert where(hit("navigation-lock", zone=1)) == (2, 6, 0)


@rule("EX-24", "EX-25")
def test_a_repair_robot_is_kept_and_spent_before_the_roll_or_after_the_move():
    state = hit("repair-robot", zone=1, shielding=1, strength=2)
    assert (phase(state), held(state).robots) == ("finish", 1)  # after the move
    assert choices(state) == ["done", "repair shielding", "repair strength"]
    do(state, "done")
    assert choices(state) == ["dice 2", "dice 3", "dice 4", "repair shielding", "repair strength"]
    do(state, "repair shielding")
    assert (held(state).shielding, held(state).robots) == (2, 0)
    assert choices(state) == ["dice 2", "dice 3", "dice 4"]
    assert state.view(None).discards == {"repair-robot": 1}


@rule("EX-24")
def test_a_robot_restores_no_more_than_was_built():
    state = scene(ship(2, 4, robots=1, shielding=1, strength=2, design=16 * 1 + 4 * 3 + 3))
    assert choices(state) == ["dice 2", "dice 3", "dice 4", "repair strength"]
    assert refused(state, "repair shielding") == "EX-24"
    assert refused(scene(ship(2, 4, strength=2)), "repair strength") == "EX-24"
    assert held(do(state, "repair strength")).strength == 3


@rule("EX-24")
def test_a_spare_probe_up_to_three():
    assert held(hit("spare-probe", probes=0, zone=1)).probes == 1
    assert held(hit("spare-probe", probes=3, zone=1)).probes == 3


@rule("EX-24", "EX-20")
@pytest.mark.parametrize(
    ("card", "zone", "works"), [("computer-reboot", 1, 1), ("time-dilation", 3, 1), ("time-dilation", 2, 0)]
)
def test_a_turn_is_missed_or_energy_is_lost(card, zone, works):
    state = hit(card, zone, others=[ship()])
    assert (held(state).missed, held(state).energy) == (works, 9)
    alone = held(hit(card, zone))
    assert (alone.missed, alone.energy) == (0, 9 - works)
    orbit, start = LAND[zone]
    team = do(scene(ship(orbit, start), seats=3, crews="one"), "dice 2", "roll 1 1", f"draw {card}")
    assert held(team).energy == 9 - works


# EX-25, EX-26


@rule("EX-25")
def test_eighteen_results_six_for_each_question_each_with_an_explanation():
    questions = [card.question for card in GAME.figures.result]
    assert [card.id for card in GAME.figures.result] == list(RESULTS)
    assert {question: questions.count(question) for question in questions} == {"space": 6, "time": 6, "person": 6}
    for card in RESULTS:
        statement, why = GAME.text.words(card, {}), GAME.text.words(card, {}, "why")
        assert statement.endswith(".")
        assert why.endswith(".")
        assert len(statement) < 160
        assert len(why) < 240


@rule("EX-25")
def test_robots_of_a_returned_ship_go_to_the_discards():
    state = do(scene(ship("back", 1, robots=2)), "dice 2", "roll 1 1")
    assert state.view(None).discards == {"repair-robot": 2}


@rule("EX-25")
def test_when_all_results_are_out_a_success_brings_none():
    others = [ship(results=tuple(range(3 * n, 3 * n + 3))) for n in range(1, 5)]
    state = scene(ship(8, 2, results=(0, 1, 2, 15, 16, 17)), *others)
    do(state, "dice 2", "roll 1 1", "launch")
    assert (len(held(state).results), held(state).probes, state.view(None).crew) == (6, 2, 1)


@rule("EX-26")
def test_the_reflection_is_part_of_the_rules_and_the_story_of_the_record():
    """The questions are the page's; they rest on this: a record tells every height, token and card."""
    assert "differently" in GAME.rule("EX-26").text
    match = ergosphere.Match(GAME, [ergosphere.SeatInfo("human")], {"missions": 1}, bytes(32))
    told = [event.__class__.__name__ for event in match.begin()]
    while match.outcome is None:
        told += [event.__class__.__name__ for event in match.act(0, match.state.legal(0)[-1])]
    assert {"FundingRolled", "ShipBuilt", "TurnBegan", "DiceRolled", "ShipMoved"} <= set(told)
    heights = [state.view(None).ships[0].orbit for state in match.record.states(GAME)]
    assert len(heights) == len(match.record.actions) + 1
