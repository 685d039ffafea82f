"""What people see: events in words, the drawn table, prompts, refusals, and a view back to a state."""

import re

import pytest

import ergosphere
from ergosphere.games.chasphere.faces.events import GameEnded
from tests.games.chasphere.scenes import GAME, PLANETS, hold, me, play, put, refused, scene, sky


def told(state, *lines, seat=None):
    """The sentences that a seat hears."""
    found = []
    for line in lines:
        who = -1 if line.startswith("* ") else state.actor()
        events = state.perform(who, GAME.parse(state, who, line.removeprefix("* ")))
        found += [str(event.seen_by(seat).sentence(GAME.text)) for event in events]
    return found


def test_an_exploration_in_words():
    lines = ["explore 2", "* draw tarili/sylvane", "* draw tarili/relic", "keep tarili/relic"]
    lines.append("bottom tarili/sylvane")
    assert told(scene(), *lines, seat=0) == [
        "Seat 0 explores Tarili for 2 energy.",
        "Seat 0 draws Sylvane (Tarili) and White Planet Relic.",
        "Seat 0 keeps White Planet Relic.",
        "Seat 0 returns 1 card to the bottom of Tarili.",
    ]
    assert told(scene(), *lines, seat=1)[1] == "Seat 0 draws 2 cards."


def test_the_sky_in_words():
    state = scene(2)
    play(state, "end")
    assert told(state, "end") == [
        "Seat 1 ends the turn with 3 energy left.",
        "Game turn 2.",
        "The marker moves on to Mogudar.",
        "Mogudar moves to M5.",
        "Zadus is pushed to A1.",
        "Seat 0 has 6 energy.",
    ]
    state = sky(scene(3), collapsed=True, mogudar="M5", zadus="S", gomia="S")
    put(state, 1, "M5")
    play(state, "end", "end")
    said = told(state, "end")
    assert said[1:6] == [
        "Game turn 2.",
        "The marker moves on to Mogudar.",
        "Mogudar falls into the black hole.",
        "Seat 1 is swallowed with everything aboard.",
        "The third planet is gone: this is the last game turn.",
    ]


def test_trade_in_words():
    state = hold(put(scene(), 0, energy=6), 0, "zadus/ferrox", "mogudar/azurine", "loa/s15-engine-extension")
    assert told(state, "seize ferrox-azurine-engine", "* open 2-noctium") == [
        "Seat 0 pays Ferrox (Zadus).",
        "Seat 0 pays Azurine (Mogudar).",
        "Seat 0 seizes an Opportunity: Ferrox and Azurine for 4 points and an engine level.",
        "Seat 0's engine now gives 5 energy a turn.",
        "A new Opportunity: 2 Noctium for 10 points.",
    ]
    assert told(state, "swap loa/s15-engine-extension", "for zadus/carbonid-1") == [
        "Seat 0 swaps S15 Engine Extension for Yellow Carbonid 1.",
        "Seat 0's engine now gives 4 energy a turn.",
    ]


@pytest.mark.parametrize("reason", ["sector-lost", "last-ship", "all-lost"])
def test_every_end_has_a_sentence(reason):
    assert str(GameEnded((0,), reason).sentence(GAME.text)).endswith(".")


@pytest.mark.parametrize("reason", ["sector-lost", "last-ship", "all-lost"])
@pytest.mark.parametrize("winners", [(0,), (1,), (0, 1)])
def test_every_end_is_told_to_everybody(reason, winners):
    state = scene()
    for viewer in (None, 0, 1):
        (said,) = GAME.tell([GameEnded(winners, reason)], state.view(viewer))
        words = str(said)
        assert words.endswith(".")
        assert ("You have the most points" in words) == (reason == "sector-lost" and winners == (viewer,))


def test_the_drawn_table():
    state = hold(put(scene(), 0, energy=4), 0, "zadus/ferrox")
    play(state, "explore 2", "* draw tarili/sylvane", "* draw tarili/relic")
    state.contaminated = 1 << PLANETS.index("loa")
    plain = re.sub(r"\[[^\]]*\]", "", GAME.draw(state.view(0)))
    rows = plain.splitlines()
    assert "N2 Tarili▸0" in plain
    assert "A2 Loa!" in plain
    assert rows[4].count("☀") == 1
    assert "A0" in rows[0]
    assert "A3" in rows[8]
    assert "In your hand: Sylvane (Tarili), White Planet Relic" in plain
    assert "In your hand" not in GAME.draw(state.view(1))
    assert "cargo: Ferrox (Zadus)" in plain
    assert not re.search(r"[a-z]/[a-z]|\w-\w+-\w", plain)
    assert "●" in GAME.draw(sky(state, collapsed=True).view(None))
    GAME.draw(GAME.new(2).view(None))


def test_prompts_and_meanings():
    state = put(scene(), 0, energy=4)
    assert GAME.prompt(state.view(0)) == "Game turn 1: Planet Etonak, you have 4 energy."
    meanings = {str(action): GAME.describe(state, 0, action) for action in state.legal(0)}
    assert GAME.prompt(state.view(1)) == "Game turn 1: it's Planet Etonak's turn."
    assert meanings["move A2"] == "fly to Loa for 2 energy"
    assert meanings["explore 1"] == "explore Tarili: draw 1 card for 1 energy"
    play(
        state,
        "explore 3",
        "* draw tarili/sylvane",
        "* draw tarili/relic",
        "* draw tarili/c-matter",
        "keep tarili/relic",
    )
    assert "put a card back" in GAME.prompt(state.view(0))
    way = GAME.parse(state, 0, "bottom tarili/sylvane")
    assert GAME.describe(state, 0, way) == "put Sylvane (Tarili) at the bottom of the deck"


def test_every_legal_action_of_random_matches_has_a_meaning():
    rng = ergosphere.Rng(6)
    state = GAME.new(3, ships="choose")
    while state.outcome() is None:
        who = state.actor()
        if who >= 0:
            assert all(GAME.describe(state, who, action) for action in state.legal(who))
            GAME.prompt(state.view(who))
        state.play(who, state.pick(who, rng))


def test_refusals_of_wrong_moments():
    state = scene()
    assert refused(state, "take-artifact 3") == ("CH-28", "refused-no-artifact")
    assert refused(state, "buy-synthesizer") == ("CH-21", "refused-piles")
    with pytest.raises(ergosphere.IllegalAction, match="CH-9"):
        state.apply(1, GAME.parse(state, 1, "end"))
    play(state, "explore 1")
    with pytest.raises(ergosphere.IllegalAction, match="until the cards are drawn"):
        state.apply(0, GAME.parse(state, 0, "end"))
    with pytest.raises(ergosphere.BadNotation):
        GAME.parse(state, 0, "move Z9")


def test_a_ship_keeps_its_figures_through_a_view():
    state = hold(scene(4), 2, "loa/planetary-analyzer", "borom/cosco", "gomia/c-coordinates-gomia")
    copy = GAME.determinize(state.view(2), ergosphere.Rng(1))
    assert me(copy, 2) == me(state, 2)
    assert list(copy.ships) == list(state.ships)
