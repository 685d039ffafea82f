"""CH-21 to CH-23: bargains, Opportunities and the engine."""

import pytest

from ergosphere.games.chasphere.rules import position as p
from tests.games.chasphere.scenes import (
    BOX,
    cards,
    deck,
    hold,
    legal,
    me,
    play,
    put,
    refused,
    scene,
    starting,
)

rule = pytest.mark.rule


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
