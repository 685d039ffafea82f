"""CH-1 to CH-35, one by one: the sector, the turn, ships and cards. Decks and what is known of them: test_decks.py."""

from fractions import Fraction
from itertools import permutations, product

import pytest

import ergosphere
from ergosphere import NATURE
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.sector import NAMES, ring
from tests.games.chasphere.scenes import (
    BOX,
    GAME,
    PLANETS,
    SHIPS,
    cards,
    deck,
    end_round,
    hold,
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


# The sector


@rule("CH-1", "CH-2")
def test_nineteen_spaces_on_six_rings():
    rings = [[NAMES[space] for space in ring(k)] for k in range(6)]
    assert sorted({space for spaces in rings for space in spaces}) == sorted(NAMES)
    assert rings[0] == ["A0", "N0", "M0", "S", "M4", "N5"]
    for k in range(6):
        through = {space: [number for number in range(6) if space in rings[number]] for space in NAMES}
        assert through[f"A{k}"] == [k]
        assert through[f"N{k}"] == sorted([k, (k + 1) % 6])
        assert through[f"M{k}"] == sorted([k, (k + 2) % 6])
    assert [planet.name for planet in GAME.figures.sector.planet] == [
        "Gomia", "Zadus", "Loa", "Tarili", "Borom", "Mogudar",
    ]  # fmt: skip


@rule("CH-1")
def test_at_a_node_a_ship_may_take_either_ring():
    state = put(scene(), 0, "N2", energy=6)
    assert starting(state, "move") == {"move M2", "move A2", "move A3", "move M1"}
    assert starting(put(state, 0, "A2"), "move") == {"move N2", "move N1"}
    assert starting(put(state, 0, "M3"), "move") == {"move M1", "move M5", "move N3", "move N4"}


@rule("CH-3")
def test_the_original_positions():
    assert where(GAME.new(2)) == {
        "gomia": "N0", "zadus": "M1", "loa": "A2", "tarili": "N2", "borom": "A4", "mogudar": "N5",
    }  # fmt: skip


@rule("CH-4")
def test_each_ship_starts_at_a_planets_original_position():
    state = scene(4)
    assert [me(state, seat).home for seat in range(4)] == ["N2", "N5", "N0", "M1"]
    assert [me(state, seat).ship for seat in range(4)] == list(SHIPS)


@rule("CH-4")
def test_ships_are_dealt_or_chosen_in_turn_order():
    state = GAME.new(3, first=1, disc=1)
    assert state.actors() == (NATURE,)
    assert {str(action): p for action, p in state.chance()} == {f"ship {ship}": 0.25 for ship in SHIPS}
    chosen = GAME.new(3, first=1, disc=1, ships="choose")
    order = []
    for ship in ("inferno", "etonak", "pirates"):
        order.append(chosen.actor())
        play(chosen, f"ship {ship}")
        if chosen.actor() >= 0:
            assert refused(chosen, f"ship {ship}") == ("CH-4", "refused-ship-taken")
    assert order == [1, 2, 0]
    assert [me(chosen, seat).ship for seat in range(3)] == ["pirates", "inferno", "etonak"]


@rule("CH-4")
def test_the_fourth_player_has_no_choice_left():
    state = scene(4, ships="choose")
    assert me(state, 3).ship == "inferno"


@rule("CH-5")
def test_six_discs_by_chance_or_by_option():
    state = GAME.new(2, first=0)
    assert {str(action): p for action, p in state.chance()} == {f"disc {n}": pytest.approx(1 / 6) for n in range(1, 7)}
    assert play(state, "* disc 3").view(None).disc == "3"
    assert scene(2, disc=6).view(None).disc == "6"


@rule("CH-5", "CH-13")
@pytest.mark.parametrize("disc", range(1, 7))
def test_three_planets_lie_in_one_line_when_the_star_collapses(disc):
    tool = GAME.tool("almanac")
    turn = next(t for t in tool.run(GAME, GAME.settle({"disc": disc}), tool.ask()).turns if t.collapsed)
    units = [(0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)]  # 60 degrees apart, in steps of the lattice
    spots = []
    for space in turn.positions.values():
        k = int(space[1])
        parts = {"A": (k, k), "N": (k, k + 1), "M": (k + 1,)}[space[0]]
        spots.append(tuple(sum(units[part % 6][i] for part in parts) for i in range(2)))
    lines = [
        (a, b, c)
        for i, a in enumerate(spots)
        for j, b in enumerate(spots[:i])
        for c in spots[:j]
        if (b[0] - a[0]) * (c[1] - a[1]) == (c[0] - a[0]) * (b[1] - a[1])
    ]
    assert lines


# Set-up


@rule("CH-6")
def test_the_bargaining_zone_gets_a_card_of_four_decks_but_no_event():
    state = GAME.new(2, first=0, disc=1)
    play(state, "* ship etonak", "* ship pirates")
    seen = []
    while "deal" in str(state.chance()[0][0]):
        kinds = {str(action).split()[1]: p for action, p in state.chance()}
        seen.append(next(iter(kinds)).split("/")[0])
        assert not any(kind.endswith(("flare", "quake")) for kind in kinds)
        if "zadus/ferrox" in kinds:
            assert kinds["zadus/ferrox"] == pytest.approx(3 / 12)
        play(state, f"* deal {next(iter(kinds))}")
    assert seen == ["zadus", "mogudar", "tarili", "gomia"]
    assert [deck.between for deck in state.view(None).decks] == [13, 13, 14, 13, 14, 13]
    assert len(state.view(None).zone) == 4
    assert state.view(None).shop == 3


@rule("CH-7")
def test_four_opportunities_lie_open_and_seized_ones_are_replaced():
    state = scene()
    assert state.view(None).open == ("2-ferrox", "ferrox-azurine-engine", "noctium", "2-fusion-pile")
    hold(state, 0, "borom/noctium")
    play(state, "seize noctium")
    assert state.actors() == (NATURE,)
    assert len(state.chance()) == 15
    play(state, "* open 2-noctium")
    assert "2-noctium" in state.view(None).open
    assert state.actor() == 0


@rule("CH-7")
def test_without_a_deck_nothing_is_replaced():
    state = hold(scene(), 0, "borom/noctium")
    state.vanished, state.unopened = state.unopened, 0
    play(state, "seize noctium")
    assert state.actor() == 0
    assert len(state.view(None).open) == 3


@rule("CH-8")
def test_engines_start_at_three_and_nobody_has_energy():
    state = GAME.new(2)
    assert [(me(state, s).engine, me(state, s).energy) for s in range(2)] == [(3, 0), (3, 0)]


@rule("CH-8")
def test_the_first_player_is_drawn_or_named_and_stays_first():
    state = GAME.new(3)
    assert {str(action): p for action, p in state.chance()} == {f"first {s}": pytest.approx(1 / 3) for s in range(3)}
    state = scene(first=2)
    order = []
    for _ in range(6):
        order.append(state.actor())
        play(state, "end")
    assert order == [2, 0, 1, 2, 0, 1]
    with pytest.raises(ergosphere.core.errors.BadInput, match="CH-8"):
        GAME.new(2, first=2)


# A game turn


@rule("CH-9")
def test_the_marker_goes_round_the_disc_and_its_planet_moves():
    state = scene()
    seen = []
    for _ in range(3):
        seen.append((state.view(None).marker, where(state)))
        end_round(state)
    assert [marker for marker, _ in seen] == [0, 1, 2]
    assert seen[0][1]["zadus"] == "M5"  # over the star
    assert seen[1][1]["mogudar"] == "M5"
    assert seen[2][1]["gomia"] == "M0"


@rule("CH-10")
def test_before_the_collapse_a_planet_steps_over_the_star():
    state = sky(scene(), mogudar="M5", zadus="A1")
    assert where(end_round(state))["mogudar"] == "M3"


@rule("CH-11")
def test_a_pushed_planet_goes_to_the_first_free_space_or_pushes_on():
    free = end_round(scene())
    assert where(free) | {"gomia": "N0", "zadus": "A1", "mogudar": "M5"} == where(free)
    chain = end_round(scene(repulsion="chain"))
    assert where(chain) | {"gomia": "M0", "zadus": "N0", "mogudar": "M5"} == where(chain)


@rule("CH-11")
def test_after_the_collapse_a_planet_can_be_pushed_into_the_hole():
    state = sky(scene(), collapsed=True, mogudar="N5", zadus="M5", gomia="A0")
    end_round(state)  # Mogudar comes to M5; the next space of Zadus is the hole
    assert where(state)["zadus"] == "S"


@rule("CH-11")
def test_the_space_that_the_mover_left_is_free():
    state = sky(scene(), gomia="M4", mogudar="N4", borom="A4", zadus="A1")
    state.marker = 1  # Gomia moves from M4 to N5 and nobody is there; then Mogudar from N4 ...
    sky(state, mogudar="N5")  # ... or it is, and is pushed from N5 to M5
    end_round(state)
    assert (where(state)["gomia"], where(state)["mogudar"]) == ("N5", "M5")
    state = sky(scene(), gomia="N5", mogudar="A5", zadus="M5", borom="A4")
    sky(state, gomia="A0", zadus="N0")
    state.marker = 1  # Gomia moves from A0 to N0 and pushes Zadus to A1
    assert where(end_round(state)) | {"gomia": "N0", "zadus": "A1"} == where(state)


@rule("CH-12")
def test_ships_ride_on_planets_and_are_taken_on():
    state = scene(4)
    assert me(state, 3).space == "M5"  # on Zadus, which has moved
    put(state, 0, "M5")
    put(state, 1, "A1")
    end_round(state)  # Mogudar pushes Zadus from M5 to A1
    assert where(state)["zadus"] == "A1"
    assert [me(state, seat).space for seat in (0, 3)] == ["A1", "A1"]
    put(state, 2, "M0")
    end_round(state)  # Gomia comes to the ship on M0 ...
    assert where(state)["gomia"] == me(state, 2).space == "M0"
    state.marker = 1
    end_round(state)  # ... and takes it along
    assert me(state, 2).space == where(state)["gomia"] == "M4"


@rule("CH-13")
def test_the_star_collapses_when_the_symbol_is_passed_for_the_second_time():
    state = scene()
    turns = []
    while not state.view(None).collapsed:
        assert len(turns) < 20
        turns.append(state.view(None).visits)
        end_round(state)
    assert state.view(None).turn == 10
    assert where(state)["borom"] == "M4"  # it moved clockwise, before the collapse
    assert turns == [0] * 3 + [1] * 6


@rule("CH-13", "CH-30")
def test_an_event_can_bring_the_collapse_in_the_middle_of_a_turn():
    state = scene()
    while state.view(None).turn < 9:
        end_round(state)
    put(state, 0, where(state)["loa"], energy=6)
    state.event = BOX.names.index("gomia/flare")
    hold_out(state, "gomia/flare")
    play(state, "explore 2", "* draw loa/quake")
    assert state.view(None).collapsed
    assert state.view(None).turn == 9


def hold_out(state, card):
    """Take a card out of its pool, for a place that the test fills itself."""
    kind = BOX.names.index(card)
    state.cards[BOX.kinds * p.POOL + kind] -= 1
    state.sizes[3 * int(BOX.deck[kind])] -= 1
    return kind


@rule("CH-14")
def test_planets_fall_the_shortest_way():
    state = sky(scene(), collapsed=True, zadus="A1", mogudar="A5", gomia="N5", borom="N4", loa="M2", tarili="M3")
    paths = {planet: [] for planet in PLANETS}
    for _ in range(14):
        before = where(state)
        end_round(state)
        if state.outcome() is not None:
            break
        for planet, space in where(state).items():
            if space != before[planet]:
                paths[planet].append(space)
    assert paths["mogudar"][:1] == ["N5"]  # from the outer point both ways are equal: clockwise
    assert paths["gomia"][:1] == ["M4"]  # counterclockwise is shorter
    assert paths["loa"][0] == "S"


@rule("CH-14")
def test_the_marker_skips_swallowed_planets_and_nobody_explores_them():
    state = sky(scene(), collapsed=True, mogudar="S", gomia="S", zadus="A1")
    end_round(state)
    assert state.view(None).marker == 3  # Zadus is at 0, then comes Borom
    assert not any("mogudar" in action for action in legal(hold(put(state, 0, "A0"), 0, "borom/c-matter")))


@rule("CH-15")
def test_a_swallowed_ship_loses_everything_and_ranks_last():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(hold(state, 1, "zadus/ferrox", "zadus/carbonid-3"), 1, "M5", seized=1 << 8)
    state.open &= ~(1 << 8)
    end_round(state)
    lost = me(state, 1)
    assert lost.lost
    assert lost.cards == lost.opportunities == ()
    assert set(state.view(None).gone) == {"zadus/ferrox", "zadus/carbonid-3"}
    assert state.view(None).vanished == ("noctium",)
    assert state.audit() is None
    order = []
    for _ in range(4):
        order.append(state.actor())
        play(state, "end")
    assert order == [0, 2, 0, 2]
    while state.outcome() is None:
        put(state, 0, "A0")
        put(state, 2, "A1", seized=1)
        state.open &= ~1
        end_round(state)
    outcome = state.outcome()
    assert outcome.ranks[1] == 3
    assert outcome.scores[1] == GAME.figures.points.away == -5
    assert all(outcome.scores[1] <= outcome.scores[seat] for seat in (0, 2))
    sheet = GAME.draw(state.view(None))
    assert (
        "\nAtonaros Pirates: lost (swallowed with everything aboard)\n" in sheet
    )  # neither points nor a seat's number
    assert "Swallowed:" not in sheet


@rule("CH-15", "CH-32")
def test_a_lost_ship_never_scores_above_one_that_is_not(tmp_path):
    """The bare minimum of a ship that is away is the whole of a lost one; whatever figures a pack has."""
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(state, 1, "M5")
    put(state, 0, "A1")
    put(state, 2, "A1", markers=0b111)
    end_round(state)
    assert state.scores() == [-5, -5, -2]
    own = tmp_path / "own.toml"
    own.write_text('game = "chasphere"\nname = "own"\nversion = 1\nbase = "builtin"\n[points]\naway = 3\nmarker = -4\n')
    other = ergosphere.load("chasphere", own).new(2)
    rng = ergosphere.Rng(4)
    while other.actors():
        other.play(other.actor(), other.pick(other.actor(), rng))
        scores, lost = other.scores(), [me(other, seat).lost for seat in range(2)]
        assert all(scores[a] <= scores[b] for a in range(2) for b in range(2) if lost[a] and not lost[b])
    assert any(lost)


@rule("CH-15")
def test_later_losses_rank_above_earlier_and_one_move_takes_equal():
    state = sky(scene(4), collapsed=True, mogudar="M5", zadus="A1", gomia="M0")
    put(state, 0, "M5")
    put(state, 1, "M0")
    put(state, 2, "M0")
    put(state, 3, "A0")
    end_round(end_round(state))
    outcome = state.outcome()
    assert (outcome.ranks, outcome.winners, outcome.reason) == ([4, 2, 2, 1], [3], "last-ship")


@rule("CH-15")
def test_a_lost_first_player_is_replaced_and_nobody_left_ends_the_game():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(state, 0, "M5")
    end_round(state)
    assert state.view(None).first == 1
    assert state.actor() == 1
    sky(state, gomia="M0")
    put(state, 1, "M0")
    put(state, 2, "M0")
    end_round(state)
    outcome = state.outcome()
    assert (outcome.ranks, outcome.winners, outcome.reason) == ([3, 1, 1], [], "all-lost")


# A player's turn


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


@rule("CH-21")
def test_a_swap_costs_two_and_the_given_card_lies_open():
    state = hold(scene(), 0, "tarili/carbonid-engine")
    assert me(state).engine == 4
    play(state, "swap tarili/carbonid-engine")
    assert me(state).energy == 1
    assert legal(state) == {f"for {card}" for card in state.view(None).zone}
    assert refused(state, "end") == ("CH-21", "refused-step")
    play(state, "for zadus/carbonid-1")
    assert me(state).cards == ("zadus/carbonid-1",)
    assert me(state).engine == 3
    assert "tarili/carbonid-engine" in state.view(None).zone
    assert refused(state, "swap zadus/carbonid-1") == ("CH-21", "refused-energy")


@rule("CH-21", "CH-23")
def test_in_a_swap_the_engine_goes_down_before_it_goes_up():
    state = hold(
        put(scene(), 0, energy=6), 0, "tarili/carbonid-engine", "zadus/carbonid-engine", "loa/s15-engine-extension"
    )
    hold(state, 0, "loa/s15-engine-extension")
    assert me(state).engine == 6  # one upgrade is lost
    play(state, "swap loa/s15-engine-extension", "for zadus/carbonid-1")
    assert me(state).engine == 5
    play(state, "swap zadus/carbonid-1", "for loa/s15-engine-extension")
    assert me(state).engine == 6
    play(state, "swap zadus/carbonid-engine", "for mogudar/carbonid-1")
    assert me(state).engine == 5


@rule("CH-21")
def test_two_piles_buy_an_engine_level_or_a_synthesizer():
    piles = ["zadus/fusion-pile", "zadus/fusion-pile", "borom/fusion-pile", "gomia/fusion-pile"]
    state = hold(put(scene(), 0, energy=4), 0, *piles)
    play(state, "upgrade")
    assert legal(state) == {"pay gomia/fusion-pile", "pay zadus/fusion-pile"}
    play(state, "pay zadus/fusion-pile")
    assert legal(state) == {"pay zadus/fusion-pile", "pay borom/fusion-pile"}
    play(state, "pay borom/fusion-pile")
    assert me(state).engine == 4
    assert cards(deck(state, "zadus").bottom) == ["zadus/fusion-pile"]
    assert cards(deck(state, "borom").bottom) == ["borom/fusion-pile"]
    play(state, "buy-synthesizer")  # the last two piles: nothing to choose
    assert me(state).cards == ("shop/ore-synthesizer",)
    assert state.view(None).shop == 2
    assert me(state).energy == 0


@rule("CH-21")
def test_what_the_ship_shop_refuses():
    state = hold(put(scene(), 0, energy=6, engine=3), 0, "zadus/fusion-pile", "zadus/fusion-pile")
    assert refused(state, "upgrade") == ("CH-21", "refused-top-level")
    state.cards[BOX.kinds * p.POOL + BOX.kinds - 1] = 0
    assert refused(state, "buy-synthesizer") == ("CH-21", "refused-sold-out")
    state = hold(put(scene(), 0, energy=6), 0, "shop/ore-synthesizer", "loa/ore-synthesizer", "zadus/fusion-pile")
    assert refused(state, "upgrade") == ("CH-21", "refused-piles")
    assert refused(state, "swap shop/ore-synthesizer") == ("CH-21", "refused-shop-card")
    assert "swap loa/ore-synthesizer" in legal(state)


@rule("CH-22")
def test_an_opportunity_costs_ores_and_no_energy():
    state = hold(put(scene(), 0, energy=0), 0, "zadus/ferrox", "gomia/ferrox", "zadus/ferrox")
    assert legal(state) == {"end", "seize 2-ferrox"}
    play(state, "seize 2-ferrox")
    assert legal(state) == {"pay gomia/ferrox", "pay zadus/ferrox"}
    play(state, "pay gomia/ferrox", "* open 2-noctium")  # then only one of Zadus fits
    assert me(state).opportunities == ("2-ferrox",)
    assert me(state).points["opportunities"] == 5
    assert cards(deck(state, "gomia").bottom) == ["gomia/ferrox"]
    assert cards(deck(state, "zadus").bottom) == ["zadus/ferrox"]
    assert refused(state, "seize noctium") == ("CH-22", "refused-price")
    assert refused(state, "seize 2-ferrox") == ("CH-22", "refused-no-opportunity")


@rule("CH-22")
def test_cards_go_under_one_deck_in_the_order_named():
    opened = ("ferrox-fusion-pile", "noctium", "2-noctium", "2-azurine")
    for order in (["zadus/ferrox", "zadus/fusion-pile"], ["zadus/fusion-pile", "zadus/ferrox"]):
        state = hold(scene(opened=opened), 0, "zadus/ferrox", "zadus/fusion-pile")
        play(state, "seize ferrox-fusion-pile", f"pay {order[0]}")
        assert cards(deck(state, "zadus").bottom) == order


@rule("CH-22")
def test_a_synthesizer_stands_for_an_ore_and_never_for_a_pile():
    opened = ("ferrox-azurine-sylvane", "ferrox-fusion-pile", "2-noctium", "2-azurine")
    state = hold(scene(opened=opened), 0, "shop/ore-synthesizer", "loa/ore-synthesizer", "gomia/sylvane")
    assert starting(state, "seize") == {f"seize {name}" for name in opened if "pile" not in name}
    play(state, "seize 2-noctium", "* open noctium")
    assert set(state.view(None).gone) == {"shop/ore-synthesizer", "loa/ore-synthesizer"}
    assert me(state).cards == ("gomia/sylvane",)
    state = hold(scene(opened=opened), 0, "shop/ore-synthesizer", "loa/ore-synthesizer", "gomia/azurine")
    play(state, "seize 2-azurine")
    assert legal(state) == {"pay gomia/azurine", "pay loa/ore-synthesizer"}
    play(state, "pay gomia/azurine", "pay shop/ore-synthesizer")
    assert me(state).cards == ("loa/ore-synthesizer",)
    assert state.audit() is None


@rule("CH-23")
def test_engine_levels_their_points_and_their_limits():
    state = scene()
    seen = []
    for card in (
        "zadus/carbonid-engine",
        "loa/s15-engine-extension",
        "loa/s15-engine-extension",
        "tarili/carbonid-engine",
    ):
        hold(state, 0, card)
        seen.append((me(state).engine, me(state).points["engine"]))
    assert seen == [(4, 1), (5, 2), (6, 4), (6, 4)]
    assert me(state).energy == 3  # energy comes with the next turn
    put(state, 0, energy=6, engine=0)
    play(state, "swap zadus/carbonid-engine", "for zadus/carbonid-1")
    assert me(state).engine == 3


@rule("CH-23")
def test_an_opportunity_can_raise_the_engine():
    state = hold(scene(), 0, "zadus/ferrox", "mogudar/azurine")
    play(state, "seize ferrox-azurine-engine", "* open 2-noctium")
    assert (me(state).engine, me(state).points["opportunities"]) == (4, 4)


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


# Special cards


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


# End


@rule("CH-31")
def test_the_third_planet_at_the_start_of_a_game_turn_makes_it_the_last():
    state = sky(scene(), collapsed=True, zadus="S", gomia="S", mogudar="M5")
    end_round(state)
    view = state.view(None)
    assert view.turn == view.last_turn == 2
    end_round(state)
    assert state.outcome().reason == "sector-lost"


@rule("CH-31")
def test_in_the_middle_of_a_game_turn_one_more_follows_and_nothing_extends_it():
    state = sky(scene(), collapsed=True, zadus="S", gomia="S", mogudar="M5", borom="M2")
    state.event = hold_out(state, "gomia/flare")
    play(state, "explore 1", "* draw tarili/quake")  # the marker goes to Mogudar, which falls
    view = state.view(None)
    assert (view.turn, view.last_turn) == (1, 2)
    end_round(state)  # now Borom falls too
    assert where(state)["borom"] == "S"
    assert state.view(None).last_turn == 2
    end_round(state)
    assert state.outcome() is not None


@rule("CH-32")
def test_points_of_each_source_and_the_penalty():
    state = put(scene(), 0, "A0", markers=0b111, engine=3, seized=0b1)
    state.open &= ~1
    points = me(state).points
    assert (points["home"], points["exploration"], points["engine"], points["opportunities"]) == (-5, 3, 4, 5)
    assert me(put(state, 0, "N2")).points["home"] == 0
    assert state.scores()[0] == 12


@rule("CH-32")
def test_ties_go_to_markers_then_engine_then_are_shared():
    def ranks(*fields):
        state = scene()
        for seat, values in enumerate(fields):
            put(state, seat, me(state, seat).home, **values)
        state.last_turn = 1
        return end_round(state).outcome()

    assert ranks({"markers": 0b11}, {"engine": 2}, {"markers": 1}).ranks == [1, 2, 3]
    assert ranks({"markers": 0b11, "engine": 1}, {"markers": 0b1, "engine": 2}, {}).ranks == [1, 2, 3]
    # An engine brings points of its own: First Explorer makes up for them, and only the tie-break is left.
    by_engine = ranks({"explorer": p.FIRST_SHARED}, {"engine": 2}, {})
    assert (by_engine.scores, by_engine.ranks, by_engine.winners) == ([2, 2, 0], [2, 1, 3], [1])
    outcome = ranks({"engine": 1}, {"engine": 1}, {})
    assert (outcome.ranks, outcome.winners) == ([1, 1, 3], [0, 1])


@rule("CH-34")
def test_every_deck_has_fourteen_cards_and_one_event_of_each_kind():
    for planet in PLANETS:
        own = [card for card in GAME.figures.decks.card if card.deck == planet]
        assert sum(card.copies for card in own) == 14
        assert [card.copies for card in own if card.face in ("flare", "quake")] == [1, 1]
    hidden = {card.id for card in GAME.figures.decks.card if card.hidden}
    worlds = ("zadus", "mogudar", "tarili")
    assert hidden == {f"{w}/carbonid-3" for w in worlds} | {f"{w}/relic" for w in worlds} | {
        "gomia/high-consul", "borom/mysterious-artifact",
    }  # fmt: skip


@rule("CH-35")
def test_nineteen_opportunities_with_their_costs():
    offers = GAME.figures.opportunities.opportunity
    assert len(offers) == 19
    assert sum(offer.points for offer in offers) == 3 * 5 + 3 * 4 + 10 + 8 + 4 + 3 * 7 + 10 + 4 * 4 + 9 + 8
    assert sum(offer.engine for offer in offers) == 4
    assert Fraction(sum(len(offer.cost) for offer in offers), 19) == Fraction(41, 19)


@rule("CH-34", "CH-35")
def test_components_are_conserved_through_random_matches():
    """84 planet cards, 19 Opportunities and 3 Synthesizers, each always in one place."""
    rng = ergosphere.Rng(8)
    assert sum(map(int, GAME.box.copies)) == 84 + 3
    assert GAME.box.opportunities == 19
    for number in range(6):
        state = GAME.new(2 + number % 3, events=["detailed", "overview"][number % 2])
        while state.outcome() is None:
            who = state.actor()
            state.play(who, state.pick(who, rng))
            assert state.audit() is None
