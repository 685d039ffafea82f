"""BB-9 to BB-12: selection, reveal, passing on."""

import pytest

from tests.games.buccaneers.scenes import Scene, refused

rule = pytest.mark.rule


@rule("BB-9")
def test_all_choose_at_once_and_nobody_sees_it():
    scene = Scene([["spacecraft 7/5", "robot 4/2", "gps-tracker"]])
    assert scene.state.actors() == (0, 1, 2)
    before = scene.view(1)
    scene.act(2, "pick gps-tracker")
    assert scene.state.actors() == (0, 1)
    assert scene.legal(2) == []
    assert scene.view(2).sealed == "gps-tracker"
    after = scene.view(1)
    assert after.chosen == (False, False, True)
    assert (after.hand, after.displays, after.plays) == (before.hand, before.displays, before.plays)
    assert refused(scene, 2, "pick spacecraft 8/6") == ("BB-9", "refused-chosen")
    assert refused(scene, 0, "pick gps-tracker") == ("BB-9", "refused-hand")
    assert refused(scene, 0, "laser +2") == ("BB-19", "refused-kind")


@rule("BB-10")
def test_toys_stay_facedown():
    scene = Scene([["toy 4/6", "robot 4/2", "spacecraft 7/5"]]).play(1)
    assert scene.view(0).plays[0] == ("toy 4/6", "robot 4/2", "spacecraft 7/5")
    for other in (1, 2, None):
        view = scene.view(other)
        assert view.plays[0][0] == "toy"
        assert view.displays[0].cards[0].card == "toy"
        assert (view.displays[0].weight, view.displays[0].facedown) == (0, 1)
    assert scene.view(0).displays[0].weight == 6


@rule("BB-11", "BB-18")
def test_the_owner_of_the_laser_has_drawn_before():
    row = ["tiit-clo-uhl", "swiss-army-pocket-laser", "titanic-tentacles"]
    scene = Scene([row], draws=["toy 1/2", "robot 7/3", "toy 2/2", "robot 4/2", "toy 3/3", "toy 4/4"]).play(1)
    assert scene.phase == "laser"
    assert "robot 7/3" in scene.view(1).hand
    assert scene.view(1).hand_sizes == (5, 5, 5)
    assert scene.view(2).drawn == ()
    scene.act(1, "laser -2")
    assert scene.phase == "add"
    assert scene.view(2).threshold_cards == (3, -2)
    assert scene.view(2).drawn == ("toy 3/3", "toy 4/4", "robot 4/2")


@rule("BB-11", "BB-14")
def test_groups_are_chosen_at_once_and_shown_together():
    chair, shield, drive, steering = (
        f"part {name}" for name in ("command-chair", "reflector-shield", "warp-drive", "quantum-steering")
    )
    rows = [
        [chair, drive, "spacecraft 7/5"],
        [shield, steering, "spacecraft 8/6"],
        [chair, drive, "spacecraft 9/7"],
        [steering, chair, "spacecraft 10/7"],
    ]
    scene = Scene(rows).play()
    assert scene.phase == "group"
    assert scene.state.actors() == (0, 1)
    assert scene.legal(0) == ["join 1", "join 2"]
    scene.act(1, "join 2")
    assert scene.view(1).sealed == "2"
    assert scene.view(0).displays[1].groups == ((steering, drive), (drive,))
    assert scene.view(0).chosen == (False, True, False)
    assert refused(scene, 0, "join 3") == ("BB-14", "refused-group-none")
    scene.act(0, "join 1")
    assert scene.view().displays[0].groups == ((chair, shield, steering), (chair,))
    assert scene.view().displays[1].groups == ((steering, drive), (chair, drive))


@rule("BB-12")
@pytest.mark.parametrize("size", [5, 6, 7, 8, 9])
def test_a_hand_of_n_gives_n_minus_one_turns_and_a_card_for_the_pile(size):
    scene = Scene([], size=size).play()
    assert scene.turn == size - 1
    view = scene.view(1)
    assert (view.phase, view.hand_sizes, len(view.plays)) == ("turn-up", (1, 1, 1), size - 1)
    assert view.hand == (scene.pile[1],)


@rule("BB-12", "BB-18")
def test_tiit_gives_one_turn_more():
    scene = Scene([["tiit-clo-uhl", "spacecraft 7/5", "spacecraft 8/6"]])
    scene.play()
    view = scene.view()
    assert (view.phase, view.hand_sizes, view.turn) == ("select", (2, 2, 2), 4)
    assert view.threshold_cards == (3,)
    assert view.threshold == 15 + 3
