"""Bots in a crew propose and explain; who has the turn decides."""

import msgspec
import pytest

import ergosphere
from ergosphere.core.errors import BadInput
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.tools.propose import FAST, ProposeArguments, propose, why
from tests.games.explorer.scenes import GAME, NATURE, do, scene, ship

OPTIONS = GAME.settle({})


def proposed(state, action=None):
    seat = state.actors()[0]
    return propose(GAME, OPTIONS, ProposeArguments(state.view(seat), action))


def test_it_proposes_what_is_legal_and_says_why_all_the_way():
    """A whole mission of a team, as proposed; every reason is a sentence that can be said."""
    state = GAME.new(seats=2, crews="one", missions=1)
    rng = ergosphere.Rng(3)
    told = set()
    while state.outcome() is None:
        seat = state.actors()[0]
        if seat == NATURE:
            state.play(NATURE, state.pick(NATURE, rng))
            continue
        given = proposed(state)
        assert given.action in map(str, state.legal(seat))
        said = TEXT.words(given.reason, given.values)
        assert said.endswith(".")
        assert "{" not in said
        told.add(given.reason)
        state.apply(seat, GAME.parse(state, seat, given.action))
    assert {"why-build", "why-two-dice", "why-down"} <= told


@pytest.mark.skipif(not FAST, reason="figures need the compiled engine")
def test_a_lone_crew_gets_figures_and_the_proposal_has_the_best():
    state = scene(ship(8, 5, count=6, energy=9, probes=0, strength=0, results=(1, 2, 3)), missions=1)
    do(state, "dice 2", "roll 1 3")
    given = proposed(state)
    assert given.action == "up"
    assert given.reason == "why-up"
    assert given.chance > max(other.chance for other in given.others) > 0
    assert {other.action for other in given.others} == {"stay", "down"}


def test_in_a_race_there_are_no_figures():
    state = scene(ship(6, 2), ship(3, 1))
    assert proposed(state).chance is None


def test_any_answer_can_be_explained():
    state = do(scene(ship(7, 1, energy=5, probes=2), missions=1), "dice 2", "roll 1 2")
    while "launch" not in map(str, state.legal(0)):
        actor = state.actors()[0]
        state.play(actor, state.pick(actor, ergosphere.Rng(1)))
    for action in ("launch", "done"):
        given = proposed(state, action)
        assert given.action == action
        assert given.reason in ("why-launch", "why-keep")
    with pytest.raises(ergosphere.IllegalAction):
        proposed(state, "dice 2")


@pytest.mark.parametrize(
    ("orbit", "action", "reason"),
    [(8, "down", "why-hole"), (7, "down", "why-deeper"), (3, "down", "why-down"), (3, "stay", "why-stay")],
)
def test_reasons_fit_the_orbit(orbit, action, reason):
    length = int(GAME.box.length[orbit])
    state = do(scene(ship(orbit, length - 1, count=length, energy=3), missions=1), "dice 2", "roll 1 3")
    assert why(state, GAME.parse(state, 0, action))[0] == reason


def test_a_view_that_can_t_be_is_refused():
    view = scene(ship(6, 2), missions=1).view(0)
    broken = msgspec.structs.replace(view.ships[0], energy=99)
    for wrong in (
        msgspec.structs.replace(view, ships=(broken,)),
        msgspec.structs.replace(view, ships=()),
        msgspec.structs.replace(view, phase="nonsense"),
        msgspec.structs.replace(view, deck={"no-card": 1}),
        msgspec.structs.replace(view, crew=5),
    ):
        with pytest.raises(BadInput) as complaint:
            propose(GAME, OPTIONS, ProposeArguments(wrong))
        assert complaint.value.id == "propose-view"


@pytest.mark.rule("EX-1")
def test_partners_are_the_rest_of_the_crew():
    pooled = GAME.new(seats=4, crews="0+2,1+3")
    assert [GAME.partners(pooled, seat) for seat in range(4)] == [[2], [3], [0], [1]]
    assert GAME.partners(GAME.new(seats=3, crews="one"), 1) == [0, 2]
    assert GAME.partners(GAME.new(seats=3), 1) == []


def test_advice_is_the_proposal_in_words():
    """From any seat's view: it is for the one whose turn it is."""
    state = GAME.new(seats=2, crews="one")
    do(state, "roll 2")
    given = proposed(state)
    action, said = GAME.advise(state.view(1))
    assert (str(action), said) == (given.action, TEXT.words(given.reason, given.values))
    assert said.startswith("Of all ships for 20 million")
