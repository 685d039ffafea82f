"""BB-13 to BB-24, one by one: what cards do when they are revealed."""

import pytest

import ergosphere
from ergosphere.core.engine.state import NATURE
from tests.games.buccaneers.scenes import GAME, SPARE, Scene, refused

rule = pytest.mark.rule


@rule("BB-13")
def test_robots_turn_when_another_is_revealed():
    rows = [
        ["robot 4/2", "spacecraft 7/5", "spacecraft 8/6"],
        ["robot 6/3", "robot 7/3", "spacecraft 9/7"],
        ["spacecraft 10/7", "robot 5/2", "spacecraft 11/8"],
    ]
    scene = Scene(rows).play(3)
    assert scene.pairs(0)["robot 4/2"] == "4/2"
    assert scene.pairs(0)["robot 6/3"] == "3/6"
    assert scene.pairs(1) == {"spacecraft 7/5": "7/5", "robot 7/3": "3/7", "robot 5/2": "5/2"}


@rule("BB-13", "BB-20")
@pytest.mark.parametrize(("other", "pair"), [("robot 6/3", "2/4"), ("spacecraft 7/5", "4/2")])
def test_a_robot_of_tentacles_is_compared(other, pair):
    scene = Scene([["titanic-tentacles", other, "spacecraft 8/6"]], draws=["robot 4/2", "toy 1/2", "toy 2/2"]).play(1)
    scene.act(0, "add robot 4/2")
    assert scene.pairs(0)["robot 4/2"] == pair
    if "robot" in other:
        assert scene.pairs(1)[other] == "3/6"


@rule("BB-14")
def test_parts_make_groups_as_in_the_worked_example():
    """Steering and Drive, then the Chair: three parts of 5/3; a second Steering begins anew at 2/5."""
    rows = [["part quantum-steering"], ["part warp-drive"], ["part command-chair"], ["part quantum-steering"]]
    scene = Scene([row + [f"spacecraft {c}" for c in more] for row, more in zip(rows, PLAIN_PAIRS, strict=True)])
    scene.play(1)
    assert (scene.view().displays[0].value, scene.view().displays[0].weight) == (2, 5)
    scene.play(1)
    assert (scene.view().displays[0].value, scene.view().displays[0].weight) == (8, 8)
    scene.play(1)
    assert [card.turns for card in scene.view().displays[0].cards] == [2, 2, 2]
    assert (scene.view().displays[0].value, scene.view().displays[0].weight) == (15, 9)
    scene.play(1)
    display = scene.view().displays[0]
    assert [len(group) for group in display.groups] == [3, 1]
    assert [card.turns for card in display.cards] == [2, 2, 2, 0]
    assert (display.value, display.weight) == (17, 14)


PLAIN_PAIRS = [("7/5", "8/6"), ("9/7", "10/7"), ("11/8", "12/9"), ("14/10", "-3/-2")]


@rule("BB-14")
def test_four_parts_are_a_whole_machine():
    names = ["part quantum-steering", "part warp-drive", "part command-chair", "part reflector-shield"]
    scene = Scene([[name, *(f"spacecraft {c}" for c in more)] for name, more in zip(names, PLAIN_PAIRS, strict=True)])
    scene.play()
    assert (scene.view().displays[0].value, scene.view().displays[0].weight) == (20, 8)


@rule("BB-14")
def test_equal_groups_leave_no_choice():
    names = ["part warp-drive", "part warp-drive", "part command-chair", "part command-chair"]
    scene = Scene([[name, *(f"spacecraft {c}" for c in more)] for name, more in zip(names, PLAIN_PAIRS, strict=True)])
    scene.play()
    assert scene.phase == "turn-up"
    assert scene.view().displays[0].groups == (("part command-chair", "part warp-drive"),) * 2


@rule("BB-14")
def test_each_copy_of_a_part_counts_by_its_own_group():
    """The first Warp Drive joins the second machine, the second one the first and larger machine."""
    parts = ["command-chair", "command-chair", "reflector-shield", "warp-drive", "warp-drive"]
    rows = [[f"part {part}", "spacecraft 7/5", "spacecraft 8/6"] for part in parts]
    rows[1][1:], rows[2][1:] = ["robot 4/2", "robot 6/3"], ["toy 1/2", "toy 2/2"]
    rows[3][1:], rows[4][1:] = ["toy 2/3", "toy 3/3"], ["robot 4/2", "robot 6/3"]
    scene = Scene(rows).play(4)
    assert scene.legal(0) == ["join 1", "join 2"]
    scene.act(0, "join 2").play(1)
    shown = [(card.card, card.group, card.value, card.weight) for card in scene.view().displays[0].cards]
    assert shown == [
        ("part command-chair", 1, 5, 3),
        ("part command-chair", 2, 4, 4),
        ("part reflector-shield", 1, 5, 3),
        ("part warp-drive", 2, 4, 4),
        ("part warp-drive", 1, 5, 3),
    ]
    again = GAME.determinize(scene.view(0), ergosphere.Rng(1))
    assert again.view(0) == scene.view(0)


@rule("BB-15")
def test_shapeshifters_weigh_as_in_the_worked_example():
    shapes = ["shapeshifter 8/8", "shapeshifter 4/4", "shapeshifter 7/7"]
    rows = [[shape, *(f"spacecraft {c}" for c in more)] for shape, more in zip(shapes, PLAIN_PAIRS, strict=False)]
    scene = Scene(rows).play(2)
    assert (scene.view().displays[0].value, scene.view().displays[0].weight) == (12, 8)
    scene.play(1)
    assert (scene.view().displays[0].value, scene.view().displays[0].weight) == (19, 21)


@rule("BB-16")
def test_spacecraft_do_nothing():
    scene = Scene([["spacecraft 14/10", "spacecraft -5/-4", "spacecraft 7/5"]])
    before = scene.view()
    scene.play(1)
    after = scene.view()
    assert (after.direction, after.deck, after.threshold_cards) == (before.direction, before.deck, ())
    assert scene.pairs(0) == {"spacecraft 14/10": "14/10"}
    assert scene.pairs(1) == {"spacecraft -5/-4": "-5/-4"}


@rule("BB-17")
def test_gps_tracker_picks_the_next_card_at_random():
    scene = Scene([["gps-tracker", "spacecraft 7/5", "spacecraft 8/6"]]).play(1)
    assert scene.view().gps == 0
    assert scene.state.actors() == (1, 2)
    assert scene.legal(0) == []
    assert refused(scene, 0, f"pick {scene.view(0).hand[0]}") == ("BB-17", "refused-gps")
    hand = scene.view(0).hand
    assert len(hand) == 4
    for seat in (1, 2):
        scene.state.apply(seat, scene.state.legal(seat)[0])
    assert scene.state.actors() == (NATURE,)
    assert scene.view(1).plays[1][0] is None
    weights = {str(action): weight for action, weight in scene.state.weights()}
    assert weights == {f"take {card}": hand.count(card) for card in hand}
    scene.nature(f"take {hand[1]}")
    assert scene.view(1).plays[1][0] == hand[1]
    assert scene.state.actors() == (0, 1, 2)


@rule("BB-17", "BB-37")
def test_a_toy_that_gps_picks_is_its_owners_secret():
    rows = [["gps-tracker", "spacecraft 7/5", "spacecraft 8/6"], ["toy 3/3", "spacecraft 9/7", "spacecraft 10/7"]]
    scene = Scene(rows, takes=["toy 3/3"]).play(1)
    for seat in (1, 2):
        scene.state.apply(seat, GAME.parse(scene.state, seat, f"pick {rows[1][seat]}"))
    code = scene.state.code(NATURE, GAME.parse(scene.state, NATURE, "take toy 3/3"))
    assert scene.state.discloses(0, NATURE, code)
    assert not scene.state.discloses(1, NATURE, code)
    assert not scene.state.discloses(None, NATURE, code)
    scene.nature("take toy 3/3")
    assert scene.view(0).plays[1][0] == "toy 3/3"
    assert scene.view(1).plays[1][0] == "toy"


@rule("BB-17")
@pytest.mark.parametrize("tiit", [False, True])
def test_gps_tracker_on_the_last_turn_lapses_unless_tiit_adds_one(tiit):
    last = ["gps-tracker", "tiit-clo-uhl" if tiit else "spacecraft 14/10", "spacecraft -5/-4"]
    scene = Scene([*SPARE, last]).play()
    if tiit:
        assert (scene.phase, scene.view().gps, scene.state.actors()) == ("select", 0, (1, 2))
    else:
        assert (scene.phase, scene.view().gps) == ("turn-up", None)


@rule("BB-18")
def test_tiit_lets_everybody_draw_in_secret():
    scene = Scene([["tiit-clo-uhl", "spacecraft 7/5", "spacecraft 8/6"]], draws=["toy 1/2", "toy 2/2", "toy 3/3"])
    for seat in (0, 1, 2):
        scene.state.apply(seat, GAME.parse(scene.state, seat, f"pick {scene.rows[0][seat]}"))
    code = scene.state.code(NATURE, GAME.parse(scene.state, NATURE, "draw toy 1/2"))
    assert [scene.state.discloses(seat, NATURE, code) for seat in (0, 1, 2, None)] == [True, False, False, False]
    scene.draw_all()
    scene.play(0)
    assert [f"toy {n}" in scene.view(s).hand for s, n in ((1, "1/2"), (2, "2/2"), (0, "3/3"))] == [True] * 3
    assert scene.view().deck == 67 - 15 - 3


@rule("BB-19")
@pytest.mark.parametrize(("card", "stays"), [("-4", True), ("-2", True), ("+2", False), ("+4", False)])
def test_the_laser_places_a_card_and_may_leave(card, stays):
    scene = Scene([["swiss-army-pocket-laser", "spacecraft 7/5", "spacecraft 8/6"]]).play(1)
    assert scene.state.actors() == (0,)
    assert scene.legal(0) == ["laser -4", "laser -2", "laser +2", "laser +4"]
    assert refused(scene, 0, "join 1") == ("BB-14", "refused-kind")
    assert refused(scene, 1, "laser +2") == ("BB-19", "refused-turn")
    scene.act(0, f"laser {card}")
    assert scene.view().threshold_cards == (int(card),)
    assert scene.view().threshold == 15 + int(card)
    assert ("swiss-army-pocket-laser" in scene.pairs(0)) == stays
    assert (scene.view().discards == ("swiss-army-pocket-laser",)) != stays


@rule("BB-20", "BB-37")
def test_only_the_owner_of_tentacles_sees_the_three_cards():
    scene = Scene(
        [["titanic-tentacles", "spacecraft 7/5", "spacecraft 8/6"]], draws=["toy 1/2", "robot 4/2", "toy 5/6"]
    )
    scene.play(1)
    assert scene.view(0).drawn == ("toy 1/2", "toy 5/6", "robot 4/2")
    assert scene.view(1).drawn == scene.view(None).drawn == ()
    assert scene.legal(0) == ["add toy 1/2", "add toy 5/6", "add robot 4/2"]
    assert refused(scene, 0, "add toy 4/4") == ("BB-20", "refused-add")
    scene.act(0, "add toy 5/6")
    assert scene.view(0).displays[0].cards[1].card == "toy 5/6"
    assert scene.view(1).displays[0].cards[1].card == "toy"
    assert sorted(scene.view(1).discards) == ["robot 4/2", "toy 1/2"]


@rule("BB-20")
@pytest.mark.parametrize("card", ["gps-tracker", "tiit-clo-uhl", "swiss-army-pocket-laser", "reality-gyro"])
def test_what_acts_at_once_does_not_act_through_tentacles(card):
    scene = Scene([["titanic-tentacles", "spacecraft 7/5", "spacecraft 8/6"]], draws=[card, "toy 1/2", "toy 2/2"])
    scene.play(1).act(0, f"add {card}")
    view = scene.view()
    assert (view.phase, view.gps, view.threshold_cards, view.direction) == ("select", None, (), "clockwise")
    assert card in scene.pairs(0)
    scene.play()
    assert (scene.phase, scene.view().gps) == ("turn-up", None)


@rule("BB-20", "BB-14", "BB-15")
def test_what_tentacles_bring_is_placed_as_usual():
    rows = [
        ["part warp-drive", "spacecraft 7/5", "spacecraft 8/6"],
        ["part warp-drive", "spacecraft 9/7", "spacecraft 10/7"],
        ["part command-chair", "spacecraft 11/8", "spacecraft 12/9"],
        ["titanic-tentacles", "spacecraft 14/10", "spacecraft -3/-2"],
    ]
    scene = Scene(rows, draws=["part quantum-steering", "toy 1/2", "toy 2/2"]).play()
    scene.act(0, "add part quantum-steering")
    assert scene.phase == "add-group"
    assert scene.legal(0) == ["join 1", "join 2"]
    scene.act(0, "join 2")
    assert [len(group) for group in scene.view().displays[0].groups] == [2, 2]
    shapes = Scene(
        [
            ["shapeshifter 8/8", "spacecraft 7/5", "spacecraft 8/6"],
            ["titanic-tentacles", "spacecraft 9/7", "spacecraft 10/7"],
        ],
        draws=["shapeshifter 3/3", "toy 1/2", "toy 2/2"],
    ).play(2)
    shapes.act(0, "add shapeshifter 3/3")
    assert shapes.pairs(0) == {"shapeshifter 8/8": "8/3", "titanic-tentacles": "2/4", "shapeshifter 3/3": "3/3"}


@rule("BB-20")
def test_three_equal_cards_are_still_a_decision():
    scene = Scene([["titanic-tentacles", "spacecraft 7/5", "spacecraft 8/6"]], draws=["robot 4/2"] * 3).play(1)
    assert scene.legal(0) == ["add robot 4/2"]
    scene.act(0, "add robot 4/2")
    assert scene.view().discards == ("robot 4/2", "robot 4/2")


@rule("BB-21")
def test_the_gyro_flips_at_once():
    scene = Scene([["reality-gyro", "spacecraft 7/5", "spacecraft 8/6"]])
    left = list(scene.view(0).hand)
    left.remove("reality-gyro")
    scene.play(1)
    assert scene.view().direction == "counterclockwise"
    assert list(scene.view(2).hand) == left
    assert scene.view().passes == (-1,)


def spun(artifact, rows, seats=3, draws=(), add=None):
    """The pair of an Artifact of seat 0 after some turns."""
    scene = Scene(rows, seats=seats, draws=draws)
    while scene.turn < len(rows):
        scene.play(1)
        if add and scene.phase == "add":
            scene.act(scene.state.actors()[0], f"add {add}")
    return scene.pairs(0)[artifact]


@rule("BB-22")
def test_morpho_sucker_turns_for_others_shapeshifters_from_the_next_turn_on():
    first = ["morpho-sucker", "shapeshifter 3/3", "spacecraft 7/5"]
    assert spun("morpho-sucker", [first]) == "2/5"
    second = ["spacecraft 8/6", "shapeshifter 4/4", "shapeshifter 8/8"]
    assert spun("morpho-sucker", [first, second]) == "8/3"
    assert spun("morpho-sucker", [first, second, ["shapeshifter 7/7", "spacecraft 9/7", "shapeshifter 5/5"]]) == "10/2"


@rule("BB-22", "BB-20")
def test_morpho_sucker_sees_what_tentacles_bring_and_comes_by_them():
    rows = [
        ["morpho-sucker", "spacecraft 7/5", "spacecraft 8/6"],
        ["spacecraft 9/7", "titanic-tentacles", "spacecraft 10/7"],
    ]
    draws = ["shapeshifter 6/6", "toy 1/2", "toy 2/2"]
    assert spun("morpho-sucker", rows, draws=draws, add="shapeshifter 6/6") == "5/4"
    rows = [
        ["titanic-tentacles", "shapeshifter 3/3", "spacecraft 8/6"],
        ["spacecraft 9/7", "shapeshifter 4/4", "spacecraft 10/7"],
    ]
    assert spun("morpho-sucker", rows, draws=["morpho-sucker", "toy 1/2", "toy 2/2"], add="morpho-sucker") == "5/4"


@rule("BB-23")
@pytest.mark.parametrize(
    ("card", "turns"),
    [
        ("spacecraft 9/7", True),
        ("spacecraft 8/6", False),
        ("shapeshifter 7/7", True),
        ("robot 7/3", False),
        ("one-ring", True),
        ("part warp-drive", False),
        ("toy 5/6", False),
    ],
)
def test_cubus_libra_turns_for_heavy_cards_of_others(card, turns):
    first = ["cubus-libra", "spacecraft 14/10", "spacecraft -3/-2"]
    assert spun("cubus-libra", [first, ["spacecraft 12/9", card, "spacecraft 7/5"]]) == ("4/3" if turns else "1/4")


@rule("BB-23", "BB-24", "BB-13")
def test_turned_robots_never_count():
    first = ["cubus-libra", "loot-box", "spacecraft 7/5"]
    rows = [first, ["robot 7/3", "robot 7/3", "robot 6/3"]]
    scene = Scene(rows).play(2)
    assert scene.pairs(1)["robot 7/3"] == "3/7"
    assert scene.pairs(0)["cubus-libra"] == "1/4"
    assert scene.pairs(1)["loot-box"] == "2/3"


@rule("BB-24")
@pytest.mark.parametrize(
    ("card", "turns"),
    [("spacecraft 8/6", True), ("spacecraft 7/5", False), ("shapeshifter 6/6", True), ("toy 5/6", False)],
)
def test_loot_box_turns_for_its_owners_heavy_cards(card, turns):
    first = ["loot-box", "spacecraft -4/-3", "spacecraft -3/-2"]
    assert spun("loot-box", [first, [card, "spacecraft 14/10", "spacecraft 12/9"]]) == ("6/3" if turns else "2/3")


@rule("BB-24")
def test_a_shapeshifter_counts_with_its_own_weight():
    """A light one on top makes the heavy one light, but what was revealed was heavy, and the other way round."""
    rows = [
        ["loot-box", "spacecraft 7/5", "spacecraft 8/6"],
        ["shapeshifter 8/8", "spacecraft 9/7", "spacecraft 10/7"],
        ["shapeshifter 3/3", "spacecraft 11/8", "spacecraft 12/9"],
    ]
    assert spun("loot-box", rows) == "6/3"
