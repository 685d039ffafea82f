"""BB-1 to BB-8: the box, the set-up, and what nature may draw."""

import msgspec
import pytest

import ergosphere
from ergosphere import IllegalAction
from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import IllegalRecord
from ergosphere.core.match.log import Played
from ergosphere.core.match.replay import replay
from tests.games.buccaneers.scenes import DECK, GAME, SPARE, Scene

rule = pytest.mark.rule


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
