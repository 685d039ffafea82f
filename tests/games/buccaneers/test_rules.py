"""BB-1 to BB-25, BB-34 to BB-37, one by one: the box, the set-up, the Selection phase, the end."""

import itertools

import msgspec
import pytest

import ergosphere
from ergosphere import IllegalAction
from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import IllegalRecord
from ergosphere.core.match.log import Played
from ergosphere.core.match.replay import replay
from tests.games.buccaneers.scenes import DECK, GAME, Scene

rule = pytest.mark.rule


def refused(scene, seat, text):
    before = [scene.view(viewer) for viewer in (None, 0, 1, 2)]
    with pytest.raises(IllegalAction) as problem:
        scene.act(seat, text)
    assert [scene.view(viewer) for viewer in (None, 0, 1, 2)] == before
    return problem.value.rule, problem.value.id


# The box


@rule("BB-1")
def test_thirteen_holes_of_three_kinds():
    holes = {hole.id: (hole.kind, hole.threshold, hole.hand) for hole in GAME.figures.hole}
    kinds = [kind for kind, _, _ in holes.values()]
    assert (kinds.count("dangerous"), kinds.count("precarious"), kinds.count("dire")) == (4, 4, 5)
    assert sorted({hand for _, _, hand in holes.values()}) == [5, 6, 7, 8, 9]
    assert holes["green-18"] == ("dangerous", 18, 6)
    pairs = [(threshold, hand) for _, threshold, hand in holes.values()]
    assert pairs == [
        *[(15, 5), (18, 6), (23, 7), (27, 8)],
        *[(17, 6), (20, 7), (24, 8), (28, 9)],
        *[(12, 5), (15, 6), (18, 7), (21, 8), (25, 9)],
    ]


@rule("BB-2")
def test_sixty_seven_cards():
    assert len(DECK) == 67
    families = [card.split()[0] if "/" in card or card.startswith("part") else "other" for card in DECK]
    for family, count in [("spacecraft", 10), ("toy", 10), ("robot", 10), ("shapeshifter", 10), ("part", 12)]:
        assert families.count(family) == count
    assert families.count("other") == 15
    assert [DECK.count(card) for card in ("robot 4/2", "robot 6/3", "robot 5/2", "robot 7/3")] == [3, 3, 2, 2]
    assert [DECK.count(f"shapeshifter {n}/{n}") for n in range(3, 9)] == [2, 2, 1, 1, 2, 2]
    assert "spacecraft -5/-4" in DECK
    assert DECK.count("part warp-drive") == 3


@rule("BB-3")
def test_figures_of_artifacts_and_relics():
    pairs = {a.id: list(zip(a.value, a.weight, strict=True)) for a in GAME.figures.artifact}
    assert pairs["gps-tracker"] == [(8, 3)]
    assert pairs["morpho-sucker"] == [(2, 5), (5, 4), (8, 3), (10, 2)]
    assert pairs["cubus-libra"] == [(1, 4), (4, 3), (7, 2), (9, 1)]
    assert pairs["loot-box"] == [(2, 3), (6, 3), (10, 3), (14, 3)]
    relics = {relic.id: (relic.value, relic.weight) for relic in GAME.figures.relic}
    assert relics["one-ring"] == (12, 11)
    assert relics["xxl-paperweight"] == (3, 5)


@rule("BB-4")
def test_small_cards_and_points():
    figures = GAME.figures
    assert {card.id: card.points for card in figures.score} == {
        "3": (15, 10, 5),
        "4": (15, 10, 6, 3),
        "5": (15, 11, 8, 5, 2),
        "6": (15, 12, 9, 6, 4, 2),
    }
    assert (figures.bonus.toys, figures.bonus.exoskeleton, figures.bonus.carpet) == (-6, -10, 10)
    beside = figures.thresholds
    assert sorted([beside.tiit_clo_uhl, *beside.laser_stays, *beside.laser_leaves]) == [-4, -2, 2, 3, 4]


@rule("BB-5")
def test_names():
    titles = dict(zip(GAME.box.cards, GAME.box.titles, strict=True))
    assert titles["shapeshifter 8/8"] == "Morpho Cubo"
    assert titles["shapeshifter 4/4"] == "Morpho Broccolo"
    assert titles["shapeshifter 7/7"] == "Morpho Servientes"
    assert titles["toy 4/6"] == "Game Slab"
    assert len(set(titles.values())) == 49
    named = [card for _, cards in GAME.figures.pairs() for card in cards]
    assert {card.title for card in named if card.title_source == "book"} == {
        *("Game Slab", "Morpho Cubo", "Morpho Broccolo", "Morpho Servientes")
    }


# Set-up


@rule("BB-6")
def test_the_first_game_has_its_holes_open():
    assert [hole.id for hole in GAME.new(3).view(0).holes] == ["green-18", "orange-20", "red-21"]
    named = GAME.new(3, holes="red-12, green-27,orange-17")
    assert [hole.id for hole in named.view(None).holes] == ["red-12", "green-27", "orange-17"]
    assert (named.view(None).holes[1].threshold, named.view(None).holes[1].hand) == (27, 8)


@rule("BB-6")
def test_a_random_hole_becomes_known_when_its_round_begins():
    state = GAME.new(3, holes="random")
    assert state.view(0).holes == (None, None, None)
    state.apply(NATURE, state.legal(NATURE)[0])
    assert len(state.legal(NATURE)) == 13
    state.apply(NATURE, GAME.parse(state, NATURE, "hole red-12"))
    assert [hole and hole.id for hole in state.view(None).holes] == ["red-12", None, None]
    rng = ergosphere.Rng(1)
    while state.view(None).phase != "hole":
        state.play(state.actor(), state.pick(state.actor(), rng))
    assert len(state.legal(NATURE)) == 12
    assert "hole red-12" not in [str(action) for action in state.legal(NATURE)]


@rule("BB-6")
@pytest.mark.parametrize("value", ["second", "red-12,red-12,red-15", "red-12,red-15", "green-19,red-12,red-15", 3])
def test_other_holes_are_refused(value):
    with pytest.raises(ergosphere.BadInput, match="green-18"):
        GAME.new(3, holes=value)


@rule("BB-7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_everybody_is_dealt_the_hand_and_the_rest_is_the_deck(seats):
    state = GAME.new(seats, holes="orange-28,red-25,green-15")
    rng = ergosphere.Rng(seats)
    state.apply(NATURE, state.legal(NATURE)[1])
    assert {str(action): weight for action, weight in state.weights()}["deal robot 4/2"] == 3
    while state.actor() == NATURE:
        state.play(NATURE, state.pick(NATURE, rng))
    view = state.view(0)
    assert view.hand_sizes == (9,) * seats
    assert view.deck == 67 - 9 * seats
    assert len(view.hand) == 9
    # BB-18, BB-20, BB-26: at most one more for each, three, and one.
    assert view.deck >= seats + 3 + 1


def impossible(state):
    """What nature could do by the form of it, but for want of the card or the hole."""
    legal = state.legal(NATURE)
    return [action for action in state.menu(NATURE) if type(action) is type(legal[0]) and action not in legal]


@rule("BB-6", "BB-7")
@pytest.mark.parametrize("verb", ["hole", "deal"])
def test_a_record_without_a_seed_has_no_impossible_draws_either(verb):
    """Nobody can say what nature had to draw, but a hole or a card comes only as often as the box has it."""
    match = ergosphere.Match(GAME, [ergosphere.SeatInfo("human")] * 3, {"holes": "random"}, bytes(32))
    match.begin()
    while match.view(None).round == 0:
        for seat in match.state.actors():
            match.act(seat, match.state.legal(seat)[0])
    log = match.record.log
    last = max(number for number, line in enumerate(log) if str(line).startswith(f"* {verb} "))
    record = msgspec.structs.replace(match.record, log=log[: last + 1], seal=None)
    assert replay(record, GAME).seal == "unsealed"
    absent = impossible(match.course.state_after(last))
    assert absent
    for action in absent:
        changed = msgspec.structs.replace(record, log=[*log[:last], Played(NATURE, str(action))])
        with pytest.raises(IllegalRecord, match=rf"line {last + 1}\b"):
            replay(changed, GAME)


@rule("BB-17", "BB-18", "BB-20", "BB-26", "BB-27", "BB-31")
def test_nature_draws_only_what_lies_where_it_draws_from():
    """From a hand, the deck and the pile, each in a match of its own; other tests say what can be drawn."""
    others = ["spacecraft 7/5", "spacecraft 8/6"]
    gps = Scene([["gps-tracker", *others]]).play(1).state
    for seat in (1, 2):
        gps.apply(seat, gps.legal(seat)[0])
    drawing = {"BB-17": gps}
    for id, card in {"BB-18": "tiit-clo-uhl", "BB-20": "titanic-tentacles"}.items():
        drawing[id] = Scene([[card, *others]]).state
        for seat, picked in enumerate([card, *others]):
            drawing[id].apply(seat, GAME.parse(drawing[id], seat, f"pick {picked}"))
    for id, card in {"BB-26": "easter-egg", "BB-27": "alien-kiddie-pool"}.items():
        drawing[id] = Scene([*SPARE, [card, "spacecraft 14/10", "spacecraft -5/-4"]]).play().state
        drawing[id].apply(0, GAME.parse(drawing[id], 0, f"use {card}"))
    drawing["BB-31"] = Scene([*SPARE, ["robot 4/2", "spacecraft 14/10", "spacecraft -5/-4"]]).play().state
    for id, state in drawing.items():
        assert state.actors() == (NATURE,)
        assert len(impossible(state)) > 5
        for action in impossible(state):
            with pytest.raises(IllegalAction) as problem:
                state.clone().apply(NATURE, action)
            assert problem.value.rule == id


@rule("BB-8", "BB-12")
@pytest.mark.parametrize(("clockwise", "receiver"), [(True, 1), (False, 2)])
def test_hands_go_round_in_the_direction_of_the_card(clockwise, receiver):
    scene = Scene([], clockwise=clockwise)
    assert scene.view().direction == ("clockwise" if clockwise else "counterclockwise")
    left = list(scene.view(0).hand)
    left.remove(scene.rows[0][0])
    scene.play(1)
    assert list(scene.view(receiver).hand) == left


@rule("BB-8")
def test_both_directions_are_equally_likely():
    chances = {str(action): probability for action, probability in GAME.new(3).chance()}
    assert chances == {"direction clockwise": 0.5, "direction counterclockwise": 0.5}


@rule("BB-8", "BB-21", "BB-34")
def test_the_direction_outlives_the_round():
    scene = Scene([["reality-gyro", "spacecraft 7/5", "spacecraft 8/6"]])
    scene.play()
    assert scene.view().direction == "counterclockwise"
    scene.turn_up(scene.view(0).hand[0])
    view = scene.view()
    assert (view.round, view.phase, view.direction) == (1, "deal", "counterclockwise")
    assert (view.deck, view.threshold_cards, view.discards) == (67, (), ())
    assert view.displays[0].cards == ()


# Selection


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


# Cards


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


SPARE = [
    [f"spacecraft {pair}" for pair in ("7/5", "8/6", "9/7")],
    [f"spacecraft {pair}" for pair in ("10/7", "11/8", "12/9")],
    [f"shapeshifter {pair}" for pair in ("3/3", "4/4", "5/5")],
]


@rule("BB-18")
def test_tiit_lets_everybody_draw_in_secret():
    scene = Scene([["tiit-clo-uhl", "spacecraft 7/5", "spacecraft 8/6"]], draws=["toy 1/2", "toy 2/2", "toy 3/3"])
    for seat in (0, 1, 2):
        scene.state.apply(seat, GAME.parse(scene.state, seat, f"pick {scene.rows[0][seat]}"))
    code = scene.state.code(NATURE, GAME.parse(scene.state, NATURE, "draw toy 1/2"))
    assert [scene.state.discloses(seat, NATURE, code) for seat in (0, 1, 2, None)] == [True, False, False, False]
    scene.settle()
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


# The end


@rule("BB-34", "BB-35")
def test_three_rounds_and_the_most_points_win():
    for seed in range(10):
        state = GAME.new(4)
        rng = ergosphere.Rng(seed)
        rounds = []
        while state.outcome() is None:
            if state.view(None).round not in rounds:
                rounds.append(state.view(None).round)
            state.play(state.actor(), state.pick(state.actor(), rng))
        outcome = state.outcome()
        assert rounds == [0, 1, 2]
        totals = [sum(result.players[seat].points for result in state.view(None).results) for seat in range(4)]
        assert outcome.scores == totals
        assert outcome.reason == "three-rounds"
        assert all(totals[winner] == max(totals) for winner in outcome.winners)
        assert [hole.id for hole in state.view(None).holes] == [result.hole for result in state.view(None).results]


@rule("BB-36")
def test_ties_of_the_match_go_to_the_better_spacecraft_of_the_last_round():
    seen = {"decided": 0, "lower": 0}
    for seed in range(400):
        state = GAME.new(4)
        state.playout(ergosphere.Rng(seed), 1000)
        outcome, last = state.outcome(), state.view(None).results[-1]
        crafts = [-99 if player.craft is None else player.craft for player in last.players]
        assert all(player.craft is None for player in last.players if player.drawn_in)
        for one, other in itertools.combinations(range(4), 2):
            if outcome.scores[one] == outcome.scores[other]:
                expected = (crafts[one] < crafts[other]) - (crafts[one] > crafts[other])
                actual = (outcome.ranks[one] > outcome.ranks[other]) - (outcome.ranks[one] < outcome.ranks[other])
                assert actual == expected
                seen["decided" if min(outcome.ranks[one], outcome.ranks[other]) == 1 else "lower"] += 1
    assert min(seen.values()) > 0, seen


@rule("BB-36")
def test_a_shared_victory():
    """Nobody has a Spacecraft in the last round, and the points are equal."""
    for seed in range(2000):
        state = GAME.new(3)
        state.playout(ergosphere.Rng(seed), 1000)
        if len(state.outcome().winners) > 1:
            last = state.view(None).results[-1].players
            assert all(last[winner].craft is None for winner in state.outcome().winners)
            assert state.outcome().ranks.count(1) == len(state.outcome().winners)
            return
    pytest.fail("no shared victory in 2000 matches")
