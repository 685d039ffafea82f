"""CH-31 to CH-35: the end, ranks, and the components."""

from fractions import Fraction

import pytest

import ergosphere
from ergosphere.games.chasphere.rules import position as p
from tests.games.chasphere.scenes import (
    GAME,
    PLANETS,
    end_round,
    hold_out,
    me,
    play,
    put,
    scene,
    sky,
    where,
)

rule = pytest.mark.rule


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
