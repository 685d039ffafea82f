"""CH-1 to CH-8: the sector and what is laid out before the first turn."""

import pytest

import ergosphere
from ergosphere import NATURE
from ergosphere.games.chasphere.rules.sector import NAMES, ring
from tests.games.chasphere.scenes import (
    GAME,
    SHIPS,
    hold,
    me,
    play,
    put,
    refused,
    scene,
    starting,
    where,
)

rule = pytest.mark.rule


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
