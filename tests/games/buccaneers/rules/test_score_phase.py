"""BB-25 to BB-33, one by one: at the table where something is decided, by the companion where it is arithmetic."""

import msgspec
import pytest

from ergosphere.core.engine.state import NATURE
from ergosphere.games.buccaneers.tools.companion import score
from ergosphere.games.buccaneers.tools.table_file import TableFile
from tests.games.buccaneers.scenes import GAME, Scene

rule = pytest.mark.rule

ROWS = [
    ["spacecraft 7/5", "spacecraft 8/6", "spacecraft -3/-2"],
    ["spacecraft 9/7", "spacecraft 10/7", "spacecraft -4/-3"],
    ["spacecraft 11/8", "spacecraft 12/9", "spacecraft -5/-4"],
]
PILE = ["emergency-towel", "part warp-drive", "toy 1/2"]


def last_turn(*cards, rows=ROWS, pile=PILE, **more):
    """A round of four turns that ends with these cards, one a seat."""
    return Scene([*rows, list(cards)], pile=pile, **more).play()


def companion(*displays, hole=20, revealed="toy 1/2", uses=None, **more):
    """Players called a, b, c ... and what they score."""
    players = [
        {"name": "abcdef"[number], "display": list(display), "uses": (uses or {}).get(number, [])}
        for number, display in enumerate(displays)
    ]
    table = msgspec.convert({"hole": hole, "revealed": revealed, "player": players, **more}, TableFile)
    return score(GAME, {}, table)


def column(answer, name):
    return [getattr(player, name) for player in answer.players]


# Steps A and B


@rule("BB-26")
def test_the_owner_of_the_egg_may_use_it():
    scene = last_turn("easter-egg", "spacecraft 14/10", "shapeshifter 3/3", draws=["robot 4/2"])
    assert (scene.phase, scene.state.actors()) == ("egg", (0,))
    assert scene.legal(0) == ["use easter-egg", "hold easter-egg"]
    held = (
        Scene([*ROWS, ["easter-egg", "spacecraft 14/10", "shapeshifter 3/3"]], pile=PILE)
        .play()
        .act(0, "hold easter-egg")
    )
    assert "easter-egg" in held.pairs(0)
    assert held.phase == "turn-up"
    scene.act(0, "use easter-egg")
    assert "easter-egg" not in scene.pairs(0)
    assert scene.view().discards == ("easter-egg",)
    assert scene.pairs(0)["robot 4/2"] == "4/2"
    assert scene.view().egg.seat == 0


@rule("BB-26", "BB-13")
def test_a_robot_of_the_egg_is_not_turned():
    scene = last_turn("easter-egg", "robot 6/3", "robot 7/3", draws=["robot 4/2"]).act(0, "use easter-egg")
    assert scene.pairs(0)["robot 4/2"] == "4/2"
    assert scene.pairs(1)["robot 6/3"] == "3/6"


@rule("BB-26", "BB-14")
def test_a_part_of_the_egg_may_leave_a_choice():
    rows = [
        ["part warp-drive", "spacecraft 8/6", "spacecraft -3/-2"],
        ["part warp-drive", "spacecraft 10/7", "spacecraft -4/-3"],
        ["part command-chair", "spacecraft 12/9", "spacecraft -5/-4"],
    ]
    scene = last_turn(
        "easter-egg", "spacecraft 14/10", "shapeshifter 3/3", rows=rows, pile=None, draws=["part quantum-steering"]
    ).act(0, "use easter-egg")
    assert (scene.phase, scene.legal(0)) == ("egg-group", ["join 1", "join 2"])
    scene.act(0, "join 1")
    assert [len(group) for group in scene.view().displays[0].groups] == [3, 1]
    assert scene.phase == "turn-up"


@rule("BB-26", "BB-37", "BB-10")
def test_a_toy_of_the_egg_is_its_owners_secret_until_step_c():
    scene = last_turn("easter-egg", "one-ring", "alien-kiddie-pool", draws=["toy 5/5"]).act(0, "use easter-egg")
    assert scene.phase == "pool"
    assert scene.view(0).egg.card == "toy 5/5"
    assert scene.view(1).egg.card == scene.view(None).egg.card == "toy"
    assert scene.view(1).displays[0].facedown == 1
    scene.act(2, "hold alien-kiddie-pool")
    assert scene.phase == "ring"
    assert scene.view(1).egg.card == "toy 5/5"


@rule("BB-26", "BB-27")
def test_relics_that_arrive_may_be_used_in_a_later_step():
    scene = last_turn(
        "easter-egg", "spacecraft 14/10", "shapeshifter 3/3", draws=["alien-kiddie-pool"], takes=["one-ring"],
        pile=["one-ring", "toy 1/2", "toy 2/2"],
    )  # fmt: skip
    scene.act(0, "use easter-egg")
    assert scene.legal(0) == ["use alien-kiddie-pool", "hold alien-kiddie-pool"]
    scene.act(0, "use alien-kiddie-pool")
    assert (scene.phase, scene.legal(0)) == ("ring", ["use one-ring", "hold one-ring"])
    assert "one-ring" in scene.pairs(0)
    scene.act(0, "use one-ring")
    assert "one-ring" not in scene.pairs(0)
    assert scene.view().discards == ("easter-egg", "alien-kiddie-pool", "one-ring")


@rule("BB-27")
def test_the_pool_takes_a_card_of_the_pile_and_an_egg_comes_too_late():
    scene = last_turn(
        "alien-kiddie-pool", "spacecraft 14/10", "shapeshifter 3/3", pile=["robot 4/2", "robot 4/2", "easter-egg"]
    )
    scene.state.apply(0, GAME.parse(scene.state, 0, "use alien-kiddie-pool"))
    weights = {str(action): weight for action, weight in scene.state.weights()}
    assert weights == {"take robot 4/2": 2, "take easter-egg": 1}
    scene.nature("take easter-egg")
    assert scene.phase == "turn-up"
    assert "easter-egg" in scene.pairs(0)
    # BB-31: one of what is left.
    assert {str(a): w for a, w in scene.state.weights()} == {"turn-up robot 4/2": 2}


@rule("BB-27")
def test_the_card_that_the_pool_took_is_not_turned_up_again():
    scene = last_turn(
        "alien-kiddie-pool", "spacecraft 14/10", "shapeshifter 3/3", pile=["robot 4/2", "robot 4/2", "toy 1/2"],
        takes=["robot 4/2"],
    ).act(0, "use alien-kiddie-pool")  # fmt: skip
    assert {str(a): w for a, w in scene.state.weights()} == {"turn-up robot 4/2": 1, "turn-up toy 1/2": 1}


@rule("BB-25")
@pytest.mark.parametrize("artifact", ["reality-gyro", "tiit-clo-uhl", "swiss-army-pocket-laser", "titanic-tentacles"])
def test_an_artifact_that_arrives_has_no_effect(artifact):
    scene = last_turn("easter-egg", "spacecraft 14/10", "shapeshifter 3/3", draws=[artifact])
    before = scene.view()
    scene.act(0, "use easter-egg")
    after = scene.view()
    assert (after.phase, after.direction, after.threshold_cards) == ("turn-up", before.direction, ())
    assert artifact in scene.pairs(0)


@rule("BB-25")
def test_a_turning_artifact_that_arrives_stays_as_it_is():
    answer = companion(
        ["easter-egg", "toy 5/6", "toy 4/6"], ["alien-kiddie-pool"], ["spacecraft 7/5"],
        deck_top="loot-box", pool_card="spacecraft 14/10", uses={0: ["easter-egg"], 1: ["alien-kiddie-pool"]}, hole=40,
    )  # fmt: skip
    assert answer.players[0].value == 5 + 4 + 2
    active = companion(["loot-box", "toy 5/6", "toy 4/6"], [], ["spacecraft 7/5"], hole=40)
    assert active.players[0].value == 5 + 4 + 10


@rule("BB-25")
@pytest.mark.parametrize(
    ("artifact", "later", "pair"),
    [("morpho-sucker", "shapeshifter 8/8", "2/5"), ("cubus-libra", "spacecraft 14/10", "1/4")],
)
def test_a_turning_artifact_that_arrives_ignores_what_arrives_after_it(artifact, later, pair):
    """Seat 0 gets it by Easter Egg; then another reveals by Alien Kiddie Pool what would turn it."""
    scene = last_turn(
        "easter-egg", "alien-kiddie-pool", "robot 4/2", pile=[later, "robot 6/3", "toy 1/2"], draws=[artifact],
        takes=[later],
    )  # fmt: skip
    scene.act(0, "use easter-egg").act(1, "use alien-kiddie-pool")
    assert later in scene.pairs(1)
    assert scene.pairs(0)[artifact] == pair


@rule("BB-25")
def test_loot_box_that_arrives_ignores_itself_and_the_toys_of_its_owner():
    rows = [["toy 4/6", "spacecraft 7/5", "robot 4/2"], ["easter-egg", "spacecraft -5/-4", "robot 6/3"]]
    scene = Scene([*rows, ["spacecraft -4/-3", "robot 5/2", "spacecraft -3/-2"]], draws=["loot-box"]).play()
    scene.act(0, "use easter-egg")
    assert scene.pairs(0)["loot-box"] == "2/3"


@rule("BB-22", "BB-23", "BB-24")
def test_artifacts_answer_to_what_arrives():
    displays = [["morpho-sucker 1", "cubus-libra 3"], ["loot-box", "easter-egg"], ["spacecraft 7/5"]]
    more = {"hole": 60, "uses": {1: ["easter-egg"]}}
    assert column(companion(*displays, deck_top="shapeshifter 8/8", **more), "value")[:2] == [8 + 1, 6 + 8]
    assert column(companion(*displays, deck_top="shapeshifter 6/6", **more), "value")[:2] == [8 + 9, 6 + 6]
    assert column(companion(*displays, deck_top="spacecraft 9/7", **more), "value")[:2] == [5 + 1, 6 + 9]
    assert column(companion(*displays, deck_top="robot 7/3", **more), "value")[:2] == [5 + 9, 2 + 7]
    assert column(companion(*displays, deck_top="toy 5/6", **more), "value")[:2] == [5 + 9, 6 + 5]


@rule("BB-22")
def test_an_artifact_revealed_in_the_last_turn_is_active_in_the_steps():
    scene = last_turn("easter-egg", "morpho-sucker", "shapeshifter 3/3", draws=["shapeshifter 8/8"])
    assert scene.pairs(1)["morpho-sucker"] == "2/5"
    scene.act(0, "use easter-egg")
    assert scene.pairs(1)["morpho-sucker"] == "5/4"


# Step C


@rule("BB-28")
def test_the_most_weight_in_toys_takes_the_card():
    answer = companion(["toy 5/6"], ["toy 2/3", "toy 2/2"], [], hole=30)
    assert column(answer, "toy_weight") == [6, 5, 0]
    assert column(answer, "cards") == [("-6",), (), ()]
    assert column(answer, "weight_e") == [0, 5, 0]


@rule("BB-28")
def test_a_tie_in_toys_gives_nobody_the_card():
    assert column(companion(["toy 5/6"], ["toy 4/6"], []), "cards") == [(), (), ()]
    assert column(companion([], [], []), "cards") == [(), (), ()]


@rule("BB-28", "BB-24")
def test_toys_are_turned_up_in_step_c_and_turn_loot_box():
    rows = [["loot-box", "spacecraft 8/6", "spacecraft -3/-2"], *ROWS[1:]]
    rows[1] = ["toy 4/6", "spacecraft 10/7", "spacecraft -4/-3"]
    scene = Scene([*rows, ["toy 5/6", "spacecraft 14/10", "one-ring"]], pile=["toy 2/2", "toy 1/2", "toy 3/3"])
    scene.play(3)
    assert scene.pairs(0)["loot-box"] == "6/3"
    scene.play()
    assert scene.phase == "ring"
    assert scene.pairs(0, viewer=None)["toy 5/6"] == "5/6"
    assert scene.pairs(0)["loot-box"] == "14/3"


@rule("BB-17", "BB-24", "BB-28")
def test_toys_of_a_last_turn_in_which_gps_picks_count_like_all_others():
    rows = [ROWS[0], ["loot-box", "spacecraft 10/7", "spacecraft -4/-3"], ["robot 4/2", "gps-tracker", "robot 6/3"]]
    scene = Scene([*rows, ["toy 5/6", "spacecraft 14/10", "shapeshifter 3/3"]], pile=["toy 2/2", "toy 1/2", "toy 3/3"])
    scene.play()
    assert scene.phase == "turn-up"
    assert scene.view().displays[0].facedown == 0
    assert scene.pairs(0)["loot-box"] == "6/3"


# Step D


@rule("BB-29")
@pytest.mark.parametrize(("answer", "weight"), [("use", 5), ("hold", 16)])
def test_the_ring_may_be_discarded(answer, weight):
    uses = {0: ["one-ring"]} if answer == "use" else {}
    assert companion(["one-ring", "spacecraft 7/5"], [], [], uses=uses).players[0].weight_e == weight
    scene = last_turn("one-ring", "spacecraft 14/10", "shapeshifter 3/3").act(0, f"{answer} one-ring")
    assert ("one-ring" in scene.pairs(0)) == (answer == "hold")


# Step E


@rule("BB-30")
def test_the_carpet_is_for_whoever_alone_is_lightest():
    assert column(companion(["antigravity-carpet"], ["spacecraft 7/5"], ["toy 5/6", "one-ring"]), "cards")[0] == (
        "+10",
    )
    tied = companion(["antigravity-carpet"], ["toy 2/3", "robot 4/2"], ["robot 6/3", "robot 4/2"])
    assert column(tied, "weight_e") == [3, -1, 5]
    assert column(tied, "cards") == [(), ("-6",), ()]
    alone = companion(["antigravity-carpet"], ["robot 6/3"], ["robot 7/3", "robot 4/2"])
    assert column(alone, "cards") == [(), (), ()]


@rule("BB-30")
def test_the_exoskeleton_is_for_whoever_alone_is_heaviest():
    answer = companion(["exoskeleton", "spacecraft 14/10"], ["spacecraft 7/5"], [], hole=2)
    first = answer.players[0]
    assert (first.weight_e, first.weight, first.cards, first.drawn_in) == (14, 4, ("-10",), False)
    tied = companion(["exoskeleton", "spacecraft 14/10"], ["spacecraft 7/5", "spacecraft 12/9"], [])
    assert tied.players[0].cards == ()


@rule("BB-30")
def test_both_look_at_the_totals_just_written():
    """With its -10 the Exoskeleton's owner would be lightest; the Carpet doesn't see that."""
    answer = companion(
        ["exoskeleton", "spacecraft 7/5"], ["antigravity-carpet"], ["spacecraft -3/-2", "robot 6/3", "robot 7/3"]
    )
    assert column(answer, "weight_e") == [9, 3, 4]
    assert column(answer, "weight") == [-1, 3, 4]
    assert column(answer, "cards") == [("-10",), ("+10",), ()]


# Step F


@rule("BB-31")
@pytest.mark.parametrize(
    ("card", "weight"),
    [("part warp-drive", 5), ("robot 7/3", 3), ("morpho-sucker", 5), ("spacecraft -5/-4", -4), ("shapeshifter 8/8", 8)],
)
def test_the_card_turned_up_counts_at_rest(card, weight):
    answer = companion([], ["xxl-paperweight"], [], revealed=card, threshold_cards=[3, -4])
    assert answer.threshold == 20 + weight - 1
    assert column(answer, "threshold") == [20 + weight - 1, 20 + 2 * weight - 1, 20 + weight - 1]


@rule("BB-31")
def test_the_threshold_at_the_table():
    scene = last_turn("xxl-paperweight", "spacecraft 14/10", "swiss-army-pocket-laser").act(2, "laser -2")
    result = scene.turn_up("part warp-drive")
    assert result.threshold == 15 + 5 - 2
    assert [player.threshold for player in result.players] == [23, 18, 18]


# Steps G and H


@rule("BB-32")
def test_whoever_is_too_heavy_is_drawn_in():
    at_the_limit = companion(
        ["spacecraft 14/10", "spacecraft 12/9"], ["emergency-towel", "one-ring", "spacecraft 11/8"], [], hole=17
    )
    assert column(at_the_limit, "drawn_in") == [False, True, False]
    drawn = at_the_limit.players[1]
    assert (drawn.value, drawn.place, drawn.points, drawn.threshold) == (None, None, 5, 19)
    assert column(companion(["one-ring"], [], [], hole=1), "points")[0] == 0


@rule("BB-33", "BB-16")
def test_ties_go_to_the_better_spacecraft():
    answer = companion(
        ["spacecraft 8/6"],
        ["spacecraft 7/5", "emergency-towel", "spacecraft -3/-2", "alien-kiddie-pool"],
        ["part warp-drive", "robot 6/3"],
    )
    assert column(answer, "value") == [8, 8, 8]
    assert column(answer, "place") == [1, 2, 3]
    negative = companion(["spacecraft -3/-2", "robot 7/3"], ["robot 4/2"], [], hole=30)
    assert column(negative, "value") == [4, 4, 0]
    assert column(negative, "place") == [1, 2, 3]


@rule("BB-33")
def test_three_tied_for_second_all_score_the_fourth_place():
    """The worked example: three players share places two to four without a Spacecraft."""
    answer = companion(["spacecraft 14/10"], ["robot 4/2"], ["shapeshifter 4/4"], ["toy 4/4"])
    assert column(answer, "place") == [1, 4, 4, 4]
    assert column(answer, "points") == [15, 3, 3, 3]


@rule("BB-33")
def test_some_of_those_tied_can_be_separated():
    answer = companion(["robot 7/3"], ["spacecraft 7/5"], ["shapeshifter 7/7"], ["spacecraft 14/10"], [])
    assert column(answer, "place") == [4, 2, 4, 1, 5]
    assert column(answer, "points") == [5, 11, 5, 15, 2]


@rule("BB-33")
def test_places_count_only_those_who_are_left():
    answer = companion(["one-ring"], ["robot 4/2"], ["robot 6/3"], hole=5)
    assert column(answer, "place") == [None, 2, 1]
    assert column(answer, "points") == [0, 10, 15]


@rule("BB-28", "BB-30", "BB-31", "BB-32", "BB-33")
def test_the_worked_example_of_the_score_phase():
    """Its given figures: Andrea's Egg brings the Paperweight; Lisa has most Toys and, with -6, is lightest with the
    Carpet; the pile shows Game Slab: threshold 18 + 6, Andrea's 30; Jens alone is drawn in; Lisa 15, Andrea 10."""
    answer = companion(
        ["easter-egg", "spacecraft 9/7", "robot 6/3", "toy 2/3"],
        ["spacecraft 14/10", "spacecraft 12/9", "toy 4/5", "shapeshifter 3/3"],
        ["antigravity-carpet", "toy 5/5", "toy 5/6", "loot-box"],
        hole=18, revealed="toy 4/6", deck_top="xxl-paperweight", uses={0: ["easter-egg"]},
    )  # fmt: skip
    assert answer.threshold == 24
    assert column(answer, "threshold") == [30, 24, 24]
    assert column(answer, "cards") == [(), (), ("-6", "+10")]
    assert column(answer, "drawn_in") == [False, True, False]
    assert column(answer, "points") == [10, 0, 15]


@rule("BB-33", "BB-34")
def test_points_are_added_at_the_table():
    scene = last_turn(
        "emergency-towel", "spacecraft 14/10", "shapeshifter 3/3", pile=["toy 1/2", "robot 4/2", "robot 6/3"]
    )
    result = scene.turn_up("toy 1/2")
    # Weights 22, 32 and -6: the first two are drawn in, one of them has the Towel.
    assert [player.points for player in result.players] == [5, 0, 15]
    assert scene.view().points == (5, 0, 15)
    assert scene.view().phase == "deal"
    assert scene.state.actors() == (NATURE,)
