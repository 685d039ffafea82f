"""CH-16 to CH-20, CH-24: energy, flying, exploring, contaminated planets."""

from itertools import permutations, product

import pytest

from ergosphere.games.chasphere.rules import position as p
from tests.games.chasphere.scenes import (
    BOX,
    PLANETS,
    cards,
    deck,
    end_round,
    hold,
    hold_out,
    legal,
    me,
    play,
    put,
    refused,
    scene,
    sky,
    starting,
    where,
)

rule = pytest.mark.rule


@rule("CH-16")
def test_energy_comes_with_the_engine_and_stops_at_six():
    state = scene(2)
    assert me(state).energy == 3
    end_round(state)
    assert me(state).energy == 6
    end_round(state)
    assert me(state).energy == 6
    put(state, 0, energy=1, engine=2)
    assert me(end_round(state)).energy == 6
    put(state, 0, energy=0)
    assert me(end_round(state)).energy == 5


@rule("CH-16")
def test_without_energy_only_free_things_are_left():
    state = put(scene(), 0, energy=0)
    assert legal(state) == {"end"}
    assert refused(state, "move M2") == ("CH-17", "refused-energy")
    assert refused(state, "explore 1") == ("CH-18", "refused-energy")


@rule("CH-17")
def test_a_step_costs_one_clockwise_and_two_counterclockwise():
    state = put(scene(), 0, "A0", energy=6)
    assert me(play(state, "move N0")).energy == 5
    assert me(play(state, "move A0")).energy == 3
    assert me(play(state, "move N5")).energy == 1
    assert starting(state, "move") == {"move M5", "move A0"}
    assert refused(state, "move A5") == ("CH-17", "refused-energy")
    assert refused(state, "move A3") == ("CH-17", "refused-too-far")
    assert refused(state, "move N5") == ("CH-17", "refused-there")
    assert refused(put(state, 0, energy=6), "move N0") == ("CH-17", "refused-no-step")


@rule("CH-17")
def test_over_the_star_before_the_collapse_only():
    state = put(scene(), 0, "M3", energy=6)
    assert me(play(state, "move M1")).energy == 5
    assert me(play(state, "move M3")).energy == 3
    sky(state, collapsed=True)
    assert starting(state, "move") == {"move N3", "move N4"}
    assert refused(state, "move M1") == ("CH-17", "refused-hole-way")
    assert refused(state, "move S") == ("CH-17", "refused-star")
    assert not any(text == "move S" for text in map(str, state.menu(0)))


@rule("CH-18")
def test_exploring_draws_as_many_cards_as_energy_was_spent():
    state = put(scene(), 0, energy=6)
    assert starting(state, "explore") == {f"explore {n}" for n in range(1, 7)}
    play(state, "explore 3", "* draw tarili/carbonid-2", "* draw tarili/sylvane", "* draw tarili/c-matter")
    assert me(state).energy == 3
    assert legal(state) == {"keep tarili/carbonid-2", "keep tarili/sylvane", "keep tarili/c-matter"}
    play(state, "keep tarili/sylvane")
    assert me(state).cards == ("tarili/sylvane",)
    assert legal(state) == {f"{way} tarili/{card}" for way in ("top", "bottom") for card in ("carbonid-2", "c-matter")}
    assert refused(state, "top tarili/sylvane") == ("CH-18", "refused-not-in-hand")
    play(state, "top tarili/carbonid-2", "bottom tarili/c-matter")
    assert cards(deck(state, "tarili", 0).top) == ["tarili/carbonid-2"]
    assert cards(deck(state, "tarili", 0).bottom) == ["tarili/c-matter"]
    assert refused(state, "explore 1") == ("CH-18", "refused-explored")
    assert refused(state, "keep tarili/sylvane") == ("CH-18", "refused-not-exploring")


@rule("CH-18")
@pytest.mark.parametrize("order", list(permutations(["carbonid-engine", "carbonid-2", "sylvane"])))
@pytest.mark.parametrize("ways", list(product(["top", "bottom"], repeat=3)))
def test_the_explorer_chooses_the_order_of_the_cards_put_back(order, ways):
    """What is put on top later lies above what was put there before; at the bottom, below it."""
    drawn = [f"* draw tarili/{card}" for card in ("carbonid-engine", "carbonid-2", "sylvane", "c-matter")]
    state = play(put(scene(), 0, energy=6), "explore 4", *drawn, "keep tarili/c-matter")
    play(state, *[f"{way} tarili/{card}" for way, card in zip(ways, order, strict=True)])
    went = {way: [f"tarili/{card}" for card, to in zip(order, ways, strict=True) if to == way] for way in ways}
    seen = deck(state, "tarili", 0)
    assert cards(seen.top) == went.get("top", [])[::-1]
    assert cards(seen.bottom) == went.get("bottom", [])
    assert (len(deck(state, "tarili").top), len(deck(state, "tarili").bottom)) == (
        ways.count("top"),
        ways.count("bottom"),
    )
    assert state.view(0).step == "turn"


@rule("CH-18")
def test_equal_cards_go_back_one_at_a_time():
    state = play(put(scene(), 0, energy=3), "explore 3", *["* draw tarili/sylvane"] * 2, "* draw tarili/relic")
    play(state, "keep tarili/relic", "top tarili/sylvane")
    assert legal(state) == {"top tarili/sylvane", "bottom tarili/sylvane"}
    play(state, "bottom tarili/sylvane")
    assert cards(deck(state, "tarili", 0).top) == cards(deck(state, "tarili", 0).bottom) == ["tarili/sylvane"]


@rule("CH-18")
def test_a_small_deck_gives_all_it_has_and_an_empty_one_nothing():
    state = put(scene(), 0, energy=6)
    held = [name for name in BOX.names if name.startswith("tarili/") and not name.endswith(("relic", "sylvane"))]
    for name in held:
        for _ in range(int(state.cards[BOX.kinds * p.POOL + BOX.names.index(name)])):
            state.cards[BOX.kinds * p.GONE + hold_out(state, name)] += 1
    play(state, "explore 5", "* draw tarili/sylvane", "* draw tarili/relic")
    play(state, "* draw tarili/sylvane", "* draw tarili/sylvane")
    assert state.actor() == 0
    play(state, "keep tarili/relic", *["top tarili/sylvane"] * 3)
    assert len(deck(state, "tarili").top) == 3
    for _ in range(3):
        state.sizes[3 * 3 + p.ON_TOP] -= 1
    play(state, "end", "end", "end")
    put(state, 0, where(state)["tarili"], energy=3)
    assert refused(state, "explore 1") == ("CH-18", "refused-empty")


@rule("CH-18")
def test_two_planets_can_be_explored_in_one_turn_and_none_without_a_planet():
    state = sky(put(scene(), 0, energy=6), loa="A3")
    play(state, "explore 1", "* draw tarili/sylvane", "move A3", "explore 1", "* draw loa/ore-synthesizer")
    assert me(state).markers == ("loa", "tarili")
    play(state, "move N3")
    assert refused(state, "explore 1") == ("CH-18", "refused-no-planet")


@rule("CH-18")
def test_a_single_card_is_kept_without_asking():
    state = play(scene(), "explore 1", "* draw tarili/sylvane")
    assert me(state).cards == ("tarili/sylvane",)
    assert state.view(None).step == "turn"


@rule("CH-19")
def test_an_event_is_shown_and_not_replaced():
    state = play(scene(), "explore 2", "* draw tarili/flare", "* draw tarili/sylvane")
    assert state.view(None).event == "tarili/flare"
    assert me(state).cards == ("tarili/sylvane",)  # one card is left, so it is kept
    state = play(scene(), "explore 1", "* draw tarili/flare")
    assert state.view(None).step == "turn"
    assert me(state).markers == ("tarili",)


@rule("CH-19")
def test_a_well_hidden_card_wants_two_energy():
    state = play(scene(), "explore 1", "* draw tarili/relic")
    assert me(state).cards == ()
    top = deck(state, "tarili").top
    assert [(place.card, place.restriction) for place in top] == [(None, "well-hidden")]
    assert cards(deck(state, "tarili", 0).top) == ["tarili/relic"]
    state = play(scene(), "explore 2", "* draw tarili/relic", "* draw tarili/sylvane", "keep tarili/relic")
    assert me(state).cards == ("tarili/relic",)


@rule("CH-19")
def test_the_planet_may_move_with_the_ship_and_the_exploration_goes_on():
    state = sky(put(scene(), 0, energy=3), mogudar="A5", zadus="A1")
    put(state, 0, "A5")
    state.event = hold_out(state, "gomia/flare")
    play(state, "explore 3", "* draw mogudar/quake")
    assert where(state)["mogudar"] == me(state).space == "N5"
    play(state, "* draw mogudar/azurine", "* draw mogudar/carbonid-2", "keep mogudar/carbonid-2")
    play(state, "top mogudar/azurine")
    assert me(state).markers == ("mogudar",)


@rule("CH-19", "CH-15")
def test_a_ship_that_is_lost_while_exploring_leaves_its_hand_under_the_deck():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(state, 0, "M5", energy=4)
    state.event = hold_out(state, "gomia/flare")
    play(state, "explore 4", "* draw mogudar/azurine", "* draw mogudar/carbonid-2", "* draw mogudar/quake")
    assert me(state).lost
    assert state.actor() == 1
    below = deck(state, "mogudar", 0).bottom
    assert cards(below) == ["mogudar/quake", "mogudar/azurine", "mogudar/carbonid-2"]
    assert cards(deck(state, "mogudar", 2).bottom) == ["mogudar/quake", None, None]
    assert state.audit() is None


@rule("CH-20")
def test_a_first_exploration_brings_a_marker_even_without_a_find():
    state = play(scene(), "explore 1", "* draw tarili/relic")
    assert me(state).markers == ("tarili",)
    assert me(state).points["exploration"] == 1


@rule("CH-20")
def test_the_first_explorer_is_settled_at_the_end_of_the_game_turn():
    state = put(scene(), 0, markers=0b110111)
    play(state, "explore 1", "* draw tarili/sylvane")
    assert me(state).first_explorer == "no"
    end_round(state)
    assert (me(state).first_explorer, me(state).points["first_explorer"]) == ("alone", 4)
    put(state, 1, where(state)["tarili"], markers=0b110111)
    play(state, "end", "explore 1", "* draw tarili/c-matter")
    end_round(state)
    assert me(state, 1).first_explorer == "no"  # later ones get nothing


@rule("CH-20")
def test_first_explorers_of_one_game_turn_share():
    state = put(scene(), 0, markers=0b110111)
    put(state, 1, "N2", markers=0b110111)
    play(state, "explore 1", "* draw tarili/sylvane", "end", "explore 1", "* draw tarili/sylvane")
    end_round(state)
    assert [me(state, seat).points["first_explorer"] for seat in range(3)] == [2, 2, 0]


@rule("CH-20")
def test_a_lost_ship_is_no_first_explorer():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(state, 0, "M5", markers=0b011111, energy=2)
    state.event = hold_out(state, "gomia/flare")
    put(state, 1, "N2", markers=0b110111)
    play(state, "explore 2", "* draw mogudar/quake")
    play(state, "explore 1", "* draw tarili/sylvane")
    end_round(state)
    assert [me(state, seat).first_explorer for seat in range(3)] == ["no", "alone", "no"]


@rule("CH-24")
def test_on_a_contaminated_planet_everything_costs_one_more():
    state = hold(put(scene(), 0, "N2", energy=6), 0, "zadus/ferrox")
    state.contaminated = 1 << PLANETS.index("tarili")
    assert starting(state, "explore") == {f"explore {n}" for n in range(1, 6)}
    assert me(play(state.clone(), "explore 2")).energy == 3
    assert me(play(state.clone(), "swap zadus/ferrox")).energy == 3
    assert me(play(state.clone(), "move M2")).energy == 6 - 2
    assert me(play(state.clone(), "move M1")).energy == 6 - 3
    put(state, 0, energy=1)
    assert refused(state, "move M2") == ("CH-24", "refused-energy")
    assert refused(state, "explore 1") == ("CH-24", "refused-energy")
    assert refused(put(state, 0, energy=2), "swap zadus/ferrox") == ("CH-24", "refused-energy")


@rule("CH-24", "CH-27")
def test_surcharges_add_to_the_prices_of_implant_and_cosco():
    state = hold(put(scene(), 0, "N2", energy=6), 0, "loa/orbital-optimization-implant", "borom/cosco")
    state.contaminated = 1 << PLANETS.index("tarili")
    assert me(play(state.clone(), "move M1")).energy == 4
    assert me(play(state.clone(), "swap loa/orbital-optimization-implant")).energy == 4


@rule("CH-24")
def test_passing_over_a_contaminated_planet_costs_nothing_extra():
    state = put(scene(), 0, "A3", energy=6)
    state.contaminated = 1 << PLANETS.index("tarili")
    sky(state, tarili="N3")
    play(state, "move N3", "move M3")
    assert me(state).energy == 4
    back = put(state.clone(), 0, "N2", energy=6)  # a stop: the first step is dearer, the next ones not
    sky(back, tarili="N2")
    back.stopped = True
    assert me(play(back, "move A3")).energy == 4
    assert me(play(back, "move N3")).energy == 3


@rule("CH-24")
def test_what_counts_as_a_stop():
    def arrived(*lines, cards=()):
        """Energy that the step away costs after coming to Tarili in some way."""
        state = hold(put(sky(scene(), tarili="N3"), 0, "A3", energy=6), 0, *cards)
        state.contaminated = 1 << PLANETS.index("tarili")
        play(state, *lines)
        energy = me(state).energy
        return energy - me(play(state, "move M3")).energy

    assert arrived("move N3") == 1
    assert arrived("move N3", "explore 1", "* draw tarili/sylvane") == 2
    assert arrived("move N3", "swap zadus/ferrox", "for zadus/carbonid-1", cards=["zadus/ferrox"]) == 2
    assert arrived("jump tarili by borom/c-matter", cards=["borom/c-matter"]) == 2
    state = sky(scene(), tarili="A3", loa="A2")
    state.contaminated = 1 << PLANETS.index("tarili")
    put(state, 0, "N3")
    state.marker = 4
    end_round(state)  # Tarili comes to the ship
    assert me(state).space == where(state)["tarili"] == "N3"
    put(state, 0, energy=6)
    assert me(play(state, "move M3")).energy == 4


@rule("CH-24", "CH-30")
def test_contamination_during_an_exploration_changes_nothing_that_was_paid():
    state = put(scene(), 0, energy=6)
    state.event = hold_out(state, "gomia/flare")
    play(state, "explore 3", "* draw tarili/flare")
    assert me(state).energy == 3
    play(state, "* draw tarili/sylvane", "* draw tarili/c-matter", "keep tarili/c-matter", "bottom tarili/sylvane")
    assert [p.planet for p in state.view(None).planets if p.contaminated] == ["tarili"]
    assert me(play(state, "move M2")).energy == 1  # but leaving is dearer: it has explored there
    state.event = hold_out(state, "gomia/quake")
    put(state, 0, "N2", energy=6)
    state.explored = 0
    play(state, "explore 1", "* draw tarili/quake")
    assert [p.planet for p in state.view(None).planets if p.contaminated] == ["tarili"]
