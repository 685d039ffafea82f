"""What people are told is what happened: events agree with the state, for any figures that a pack may have."""

import msgspec
import pytest

import ergosphere
from ergosphere.games.explorer.faces.events import EventDrawn, ShipChanged, ShipMoved
from ergosphere.games.explorer.faces.text import TEXT
from tests.conftest import COMPILED
from tests.games.explorer.scenes import GAME, do, held, scene, ship

rule = pytest.mark.rule
EXTREME = """
game = "explorer"
name = "extreme"
version = "1"
base = "builtin"
[hold]
tokens = 36
probes = 9
[ship]
tokens = 12
[[event]]
id = "hull-fatigue"
strength = -3
[[event]]
id = "micrometeoroids"
shielding = 0
[[event]]
id = "solar-surplus"
energy = -7
[[event]]
id = "gamma-ray-jet"
energy = 25
shielding = -2
below = 4
"""
OTHER = type(GAME).with_pack(EXTREME)


def act(state, *texts, game=GAME):
    """Does what the texts say; the events of the last."""
    told = []
    for text in texts:
        actor = state.actors()[0]
        before, action = state.clone(), game.parse(state, actor, text)
        state.apply(actor, action)
        told = state.events(before, actor, action)
    return told


def said(told):
    return [str(event.sentence(TEXT)) for event in told]


def test_a_ship_is_told_with_all_its_digits():
    state = scene(ship(1, 1, shielding=2, strength=2, energy=30, probes=9, design=0xFF), game=OTHER)
    told = act(state, "dice 2", "roll 2 3", "draw hull-fatigue", game=OTHER)
    assert told[1] == ShipChanged(0, 30, 9, 2, 0)
    assert said(told)[:2] == [
        "Crew 0 draws Hull fatigue. Hairline cracks in the frame. -3 strength.",
        "Crew 0 now has 30 energy, 9 probes, shielding 2, strength 0.",
    ]


def test_events_agree_with_the_state_whatever_the_figures():
    rng = ergosphere.Rng(5)
    seen = 0
    for _ in range(40 if COMPILED else 4):
        state = OTHER.new(2, pooling="on")
        while state.outcome() is None and state.round < 60:
            (actor,) = state.actors()
            action = state.menu(actor)[state.pick(actor, rng)]
            before = state.clone()
            crew = int(state.crew)
            state.apply(actor, action)
            assert state.audit() is None
            told = state.events(before, actor, action)
            for event in told:
                assert "{" not in str(event.sentence(TEXT))
            changed = [event for event in told if isinstance(event, ShipChanged)]
            if len(changed) == 1:
                row = state.view(None).ships[crew]
                expected = ShipChanged(crew, row.energy, row.probes, row.shielding, row.strength)
                assert changed == [expected]
                seen += 1
    assert seen > 10


@rule("EX-22")
def test_four_results_are_four():
    state = scene(ship("back", 1, results=(0, 1, 2, 3)))
    told = act(state, "dice 2", "roll 1 1")
    assert said(told) == [
        "Crew 0 rolls 1, 1: 2 spaces.",
        "Crew 0 is home with 4 results.",
        "Crew 0 wins the Nobel Prize with 4 results!",
    ]


@rule("EX-18", "EX-21", "EX-22")
@pytest.mark.parametrize(
    ("row", "actions", "sentence"),
    [
        (ship(6, 1), ["dice 2", "roll 1 2", "launch", "roll 2"], "rolls 2: the probe reports."),
        (ship(6, 1), ["dice 2", "roll 1 2", "launch", "roll 3"], "rolls 3: no signal."),
        (ship("back", 1, results=(1,)), ["dice 2", "roll 1 1", "roll 5"], "rolls 5 and wins the Nobel Prize"),
        (ship("back", 1, results=(1,)), ["dice 2", "roll 1 1", "roll 4"], "rolls 4: the committee is not convinced"),
        (ship(8, 0, energy=0), ["roll 6 6"], "rolls 6, 6: a double six!"),
        (ship(8, 0, energy=0), ["roll 2 6"], "rolls 2, 6: no double six."),
    ],
)
def test_every_throw_is_told(row, actions, sentence):
    assert any(sentence in one for one in said(act(scene(row), *actions)))


@rule("EX-24")
@pytest.mark.parametrize(
    ("row", "card", "sentence"),
    [
        (ship(1, 1, shielding=1), "hot-gas", "Crew 0 is unharmed: the shielding holds."),
        (ship(1, 1, strength=1), "tidal-surge", "Crew 0 is unharmed: the hull holds."),
        (ship(1, 1, strength=1), "tidal-squeeze", "Crew 0 is unharmed: the hull holds."),
        (ship(1, 1), "time-dilation", "Crew 0 is unharmed: this is not the Danger zone."),
        (ship(1, 1), "debris-collision", "Crew 0 is unharmed: there is no higher orbit."),
        (ship(1, 1, energy=9), "solar-surplus", "Crew 0 now has 11 energy, 3 probes, shielding 3, strength 3."),
    ],
)
def test_it_is_told_whether_a_card_did_harm(row, card, sentence):
    told = said(act(scene(row), "dice 2", "roll 2 3", f"draw {card}"))
    assert told[1] == sentence


@rule("EX-24")
def test_frame_dragging_in_orbit_1_gives_the_energy_alone():
    state = do(scene(ship(1, 1, energy=5)), "dice 2", "roll 2 3", "draw frame-dragging")
    assert held(state).energy == 7


def test_a_card_carries_its_figures():
    told = act(scene(ship(1, 1, shielding=0)), "dice 2", "roll 2 3", "draw gamma-ray-jet")
    assert told[0] == EventDrawn(0, "gamma-ray-jet", -3, 0, 3, -1, 0, 3)
    assert said(told)[0].endswith("brushes the ship. -3 energy and -1 shielding if shielding is below 3.")
    assert msgspec.convert(msgspec.to_builtins(told[0]), EventDrawn) == told[0]


def test_a_place_is_told_once():
    """Whoever changes orbit with the last space of a roll is there; with more to move they go on."""
    down, on = ShipMoved(0, "lowered", "orbit", 6, 0), ShipMoved(0, "moved", "orbit", 6, 0)
    view = scene(ship(6)).view(0)
    assert [str(told) for told in GAME.tell([down, on], view)] == ["Crew 0 goes down to orbit 6, space 0."]
    assert len(GAME.tell([down, ShipMoved(0, "moved", "orbit", 6, 2)], view)) == 2


def test_only_fresh_funding_is_shown():
    """Not the roll that the last ship was built from."""
    state = scene(ship(1), ship(energy=0, probes=0, shielding=0, strength=0, design=-1, funding=10))
    assert "has no ship\n" in GAME.draw(state.view(0)) + "\n"
    state = do(GAME.new(seats=1), "roll 2")
    assert "has no ship; funding 20 million" in GAME.draw(state.view(0))
