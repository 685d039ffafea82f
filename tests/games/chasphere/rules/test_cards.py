"""CH-25 to CH-30: cards that do something, points of cards, events."""

import pytest

from tests.games.chasphere.scenes import (
    PLANETS,
    cards,
    deck,
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


@rule("CH-25")
def test_a_capsule_jumps_to_any_other_planet_and_goes_under_its_deck():
    state = hold(put(scene(), 0, "A0", energy=0), 0, "borom/c-matter", "zadus/c-matter")
    jumps = {f"jump {planet} by {kind}" for planet in PLANETS for kind in ("borom/c-matter", "zadus/c-matter")}
    assert legal(state) == {"end"} | jumps
    play(state, "jump loa by borom/c-matter")
    assert me(state).space == where(state)["loa"]
    assert me(state).cards == ("zadus/c-matter",)
    assert cards(deck(state, "borom").bottom) == ["borom/c-matter"]
    assert refused(state, "jump loa by zadus/c-matter") == ("CH-25", "refused-there")
    assert refused(state, "jump gomia by borom/c-matter") == ("CH-25", "refused-no-card")
    sky(state, collapsed=True, gomia="S")
    assert refused(state, "jump gomia by zadus/c-matter") == ("CH-26", "refused-swallowed")


@rule("CH-25")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1, 0), (7, 4, 2, 0)),
        ((3, 3, 1, 0), (4, 4, 2, 0)),
        ((2, 2, 2, 1), (2, 2, 2, 0)),
        ((1, 1, 1, 1), (0, 0, 0, 0)),
        ((3, 1, 1, 1), (7, 0, 0, 0)),
        ((0, 0, 1, 0), (0, 0, 7, 0)),
        ((2, 1, 1, 0), (7, 2, 2, 0)),
    ],
)
def test_most_capsules_score_and_ties_get_the_worst_place_they_share(counts, points):
    state = scene(4)
    stock = ["borom/c-matter"] * 3 + [f"{planet}/c-matter" for planet in ("zadus", "mogudar", "tarili", "gomia")]
    for seat, count in enumerate(counts):
        hold(state, seat, *[stock.pop() for _ in range(count)])
    assert tuple(me(state, seat).points["c_matter"] for seat in range(4)) == points


@rule("CH-26")
def test_coordinates_lead_to_their_planet_and_to_the_one_under_the_marker():
    state = hold(put(scene(), 0, "A0", energy=3), 0, "loa/c-coordinates-loa")
    assert starting(state, "jump") == {"jump loa by c-coordinates", "jump zadus by c-coordinates"}
    play(state, "jump loa by c-coordinates", "jump zadus by c-coordinates", "jump loa by c-coordinates")
    assert (me(state).space, me(state).energy) == ("A2", 0)
    assert refused(state, "jump zadus by c-coordinates") == ("CH-26", "refused-energy")
    put(state, 0, energy=1)
    assert refused(state, "jump gomia by c-coordinates") == ("CH-26", "refused-not-led")
    assert refused(scene(), "jump loa by c-coordinates") == ("CH-26", "refused-no-coordinates")
    sky(state, collapsed=True, zadus="S")
    assert refused(state, "jump zadus by c-coordinates") == ("CH-26", "refused-swallowed")


@rule("CH-26", "CH-24")
def test_leaving_by_a_jump_is_no_move():
    state = hold(put(scene(), 0, "N2", energy=1), 0, "loa/c-coordinates-loa")
    state.contaminated = 1 << PLANETS.index("tarili")
    play(state, "jump loa by c-coordinates")
    assert me(state).energy == 0


@rule("CH-26")
def test_a_unit_keeps_two_cards_on_its_planet():
    state = hold(put(scene(), 0, energy=6), 0, "loa/robotic-recovery-unit-tarili", "loa/robotic-recovery-unit-zadus")
    play(state, "explore 3", "* draw tarili/sylvane", "* draw tarili/relic", "* draw tarili/c-matter")
    play(state, "keep tarili/relic")
    assert legal(state) == {"keep tarili/sylvane", "keep tarili/c-matter", "enough"}
    play(state.clone(), "enough", "top tarili/c-matter", "top tarili/sylvane")
    play(state, "keep tarili/c-matter", "bottom tarili/sylvane")
    assert {"tarili/relic", "tarili/c-matter"} < set(me(state).cards)
    assert state.view(None).step == "turn"  # two Units, but no third card


@rule("CH-26")
def test_any_unit_works_on_the_planet_under_the_marker_at_that_moment():
    state = hold(put(scene(), 0, where(scene())["zadus"], energy=6), 0, "loa/robotic-recovery-unit-tarili")
    play(state, "explore 2", "* draw zadus/ferrox", "* draw zadus/relic", "keep zadus/relic")
    assert "enough" in legal(state)
    state = hold(put(scene(), 0, where(scene())["zadus"], energy=6), 0, "loa/robotic-recovery-unit-tarili")
    state.event = hold_out(state, "gomia/flare")  # the marker goes on before the cards are kept
    play(state, "explore 3", "* draw zadus/quake", "* draw zadus/ferrox", "* draw zadus/relic", "keep zadus/relic")
    assert legal(state) == {"top zadus/ferrox", "bottom zadus/ferrox"}
    state = put(scene(), 0, energy=6)
    play(state, "explore 2", "* draw tarili/sylvane", "* draw tarili/relic", "keep tarili/relic")
    assert legal(state) == {"top tarili/sylvane", "bottom tarili/sylvane"}


@rule("CH-26", "CH-33")
def test_an_analyzer_looks_once_a_turn_and_events_stay_where_they_are():
    state = hold(put(scene(), 0, energy=0), 0, "loa/planetary-analyzer")
    play(state, "analyze", "* show tarili/flare")
    assert state.view(None).event is None
    assert cards(deck(state, "tarili", 0).top) == ["tarili/flare"]
    assert [(p.card, p.restriction) for p in deck(state, "tarili", 1).top] == [(None, "any")]
    assert refused(state, "analyze") == ("CH-26", "refused-analyzed")
    assert refused(put(state, 0, "A0"), "analyze") == ("CH-26", "refused-no-planet")
    assert refused(scene(), "analyze") == ("CH-26", "refused-no-analyzer")


@rule("CH-26")
def test_two_analyzers_see_two_cards():
    state = hold(put(scene(), 0, energy=0), 0, "loa/planetary-analyzer", "loa/planetary-analyzer")
    play(state, "analyze", "* show tarili/flare", "* show tarili/sylvane")
    assert state.actor() == 0
    assert cards(deck(state, "tarili", 0).top) == ["tarili/flare", "tarili/sylvane"]
    assert len(deck(state, "tarili", None).top) == 2


@rule("CH-27")
def test_implant_and_cosco():
    state = hold(put(scene(), 0, "A0", energy=6), 0, "loa/orbital-optimization-implant", "borom/cosco")
    assert me(play(state, "move N5")).energy == 5
    assert refused(state, "swap borom/cosco") == ("CH-27", "refused-cosco")
    play(state, "swap loa/orbital-optimization-implant", "for zadus/carbonid-1")
    assert me(state).energy == 4
    assert me(play(put(state, 0, "A0"), "move N5")).energy == 2


@rule("CH-28")
def test_the_artifact_can_be_taken_on_the_same_space():
    state = hold(scene(), 1, "borom/mysterious-artifact")
    assert me(state, 1).points["artifact"] == 5
    assert refused(state, "take-artifact 1") == ("CH-28", "refused-artifact-away")
    assert refused(state, "take-artifact 2") == ("CH-28", "refused-no-artifact")
    put(state, 1, "N2")
    assert starting(state, "take") == {"take-artifact 1"}
    play(state, "take-artifact 1")
    assert (me(state).energy, me(state).points["artifact"], me(state, 1).points["artifact"]) == (2, 5, 0)
    put(state, 0, energy=0)
    play(state, "end", "take-artifact 0")
    assert me(state, 1).points["artifact"] == 5


@rule("CH-28")
def test_the_artifact_is_not_taken_without_energy():
    state = put(hold(scene(), 1, "borom/mysterious-artifact"), 1, "N2")
    assert starting(put(state, 0, energy=1), "take") == {"take-artifact 1"}
    assert starting(put(state, 0, energy=0), "take") == set()
    assert refused(state, "take-artifact 1") == ("CH-28", "refused-energy")


@rule("CH-29")
def test_relics_double_food_feeds_and_the_consul_has_all_colours():
    state = hold(scene(), 0, "zadus/carbonid-2", "zadus/carbonid-3", "mogudar/carbonid-2", "gomia/high-consul")
    assert me(state).points["cards"] == 2 + 3 + 2 + 3
    hold(state, 0, "zadus/relic")
    assert me(state).points["cards"] == 10 + 2 + 3 + 3
    hold(state, 0, "mogudar/relic")
    assert me(state).points["cards"] == 18 + 2 + 3
    hold(state, 0, "zadus/local-food-dispenser")
    assert me(state).points["cards"] == 23 + 3
    hold(state, 0, "gomia/deluxe-food-dispenser")
    assert me(state).points["cards"] == 26 + 3  # yellow is best
    assert me(state).points["sets"] == 5  # yellow, blue, and the Consul as white


@rule("CH-29")
def test_a_carbonid_is_in_one_set_only():
    state = hold(scene(), 0, "zadus/carbonid-2", "zadus/carbonid-3", "mogudar/carbonid-2", "mogudar/carbonid-3")
    assert me(state).points["sets"] == 0
    hold(state, 0, "gomia/high-consul")
    assert me(state).points["sets"] == 5
    hold(state, 0, "tarili/carbonid-2")
    assert me(state).points["sets"] == 10


@rule("CH-30")
@pytest.mark.parametrize(("reading", "alike"), [("detailed", "contaminate"), ("overview", "move")])
@pytest.mark.parametrize("second", ["flare", "quake"])
def test_two_events_in_both_readings(reading, alike, second):
    state = scene(events=reading)
    before = where(state)
    state.event = hold_out(state, "gomia/flare")
    play(state, "explore 1", f"* draw tarili/{second}")
    contaminates = (second == "flare") == (alike == "contaminate")
    assert [p.planet for p in state.view(None).planets if p.contaminated] == (["tarili"] if contaminates else [])
    assert (where(state) != before) == (not contaminates)
    assert state.view(None).marker == (0 if contaminates else 1)
    assert state.view(None).event is None
    assert cards(deck(state, "gomia").bottom) == ["gomia/flare"]
    assert cards(deck(state, "tarili").bottom) == [f"tarili/{second}"]


@rule("CH-30")
def test_events_of_one_deck_go_under_it_in_order_and_a_third_waits():
    state = play(put(scene(), 0, energy=6), "explore 3", "* draw tarili/quake", "* draw tarili/flare")
    assert cards(deck(state, "tarili").bottom) == ["tarili/quake", "tarili/flare"]
    play(state, "* draw tarili/sylvane")
    put(state, 0, where(state)["gomia"])
    play(state, "explore 1", "* draw gomia/flare")
    assert state.view(None).event == "gomia/flare"
