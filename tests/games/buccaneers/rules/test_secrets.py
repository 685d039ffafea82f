"""BB-37: what a seat knows and what not, and that everything else is drawn anew fairly."""

import itertools
from collections import Counter

import msgspec
import pytest

import ergosphere
from ergosphere.core.engine.state import NATURE
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import DECK, GAME, Scene

rule = pytest.mark.rule
DRAWS = 6000 if COMPILED else 600
encode = msgspec.json.encode


def face(state, seat):
    legal = [] if seat is None else [str(action) for action in state.legal(seat)]
    return encode([state.view(seat), state.actors(), legal])


@rule("BB-37")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_nothing_hidden_can_be_read_from_what_a_seat_is_shown(seats):
    """Everything hidden is drawn anew, again and again, and nobody whose secret it is not sees a difference."""
    rng = ergosphere.Rng(seats)
    for seed in range(6 if COMPILED else 1):
        state = GAME.new(seats, holes=("random", "orange-28,red-25,green-27")[seed % 2])
        dice = ergosphere.Rng(seed)
        while state.outcome() is None:
            who = state.actor()
            state.play(who, state.pick(who, dice))
            viewer = [None, *range(seats)][rng.below(seats + 1)]
            shown = face(state, viewer)
            for _ in range(2):
                other = state.clone()
                other.resample(-2 if viewer is None else viewer, rng)
                assert other.audit() is None
                assert face(other, viewer) == shown


@rule("BB-37")
def test_the_hand_that_was_passed_on_is_remembered():
    scene = Scene([["spacecraft 7/5", "robot 4/2", "gps-tracker"], ["one-ring", "toy 1/2", "easter-egg"]])
    hand = list(scene.view(0).hand)
    hand.remove("spacecraft 7/5")
    scene.play(1)
    (away,) = scene.view(0).memory
    assert (away.seat, list(away.cards), away.toys_played, away.strangers) == (1, hand, 0, 0)
    assert scene.view(None).memory == ()
    # Seat 1 plays a Toy from it: it is known to be one of those that were there.
    for seat in (0, 1):
        scene.state.apply(seat, GAME.parse(scene.state, seat, f"pick {scene.rows[1][seat]}"))
    away = scene.view(0).memory[0]
    assert list(away.cards) == hand
    scene.draw_all()
    away = next(away for away in scene.view(0).memory if away.seat == 2)
    assert (list(away.cards), away.toys_played) == (hand, 1)
    for seed in range(20):
        guess = GAME.determinize(scene.view(0), ergosphere.Rng(seed))
        assert guess.view(1).plays[1][1] == "toy 1/2"
        assert guess.view(2).hand == tuple(card for card in hand if card != "toy 1/2")


@rule("BB-37")
def test_a_card_played_openly_is_no_longer_expected_in_the_hand():
    scene = Scene([["spacecraft 7/5", "robot 4/2", "robot 6/3"], ["one-ring", "toy 1/2", "easter-egg"]])
    scene.play(1)
    assert "easter-egg" in scene.view(1).memory[0].cards
    scene.play(1)
    assert all("easter-egg" not in away.cards for away in scene.view(1).memory)


@rule("BB-37")
def test_the_card_on_the_pile_is_remembered_by_whoever_put_it_there():
    scene = Scene([], pile=["one-ring", "easter-egg", "toy 1/2"]).play()
    assert scene.phase == "turn-up"
    assert [scene.view(seat).hand for seat in range(3)] == [("one-ring",), ("easter-egg",), ("toy 1/2",)]
    for seed in range(20):
        guess = GAME.determinize(scene.view(1), ergosphere.Rng(seed))
        assert guess.view(1).hand == ("easter-egg",)
    assert scene.view(None).hand == ()


@rule("BB-37")
def test_later_random_holes_are_unknown():
    state = GAME.new(3, holes="random")
    state.playout(ergosphere.Rng(3), 10)
    assert [hole is None for hole in state.view(0).holes] == [False, True, True]


@rule("BB-37")
def test_a_running_record_is_cut():
    match = ergosphere.Match(GAME, [ergosphere.SeatInfo("human")] * 3, {}, bytes(32))
    match.begin()
    deals = [line for line in match.record.log if str(line).startswith("* deal")]
    assert len(deals) == 18
    cut = [str(line) for line in match.cut(1).log if str(line).startswith("* deal") or str(line) == "* ?"]
    assert [line == "* ?" for line in cut] == [seat != 1 for _ in range(6) for seat in range(3)]


# Fairness: each of these is counted against what follows from counting cards


def frequencies(view, of, count=DRAWS):
    rng = ergosphere.Rng(7)
    found = Counter(of(GAME.determinize(view, rng)) for _ in range(count))
    return {key: number / count for key, number in found.items()}


def close(share, expected, count=DRAWS):
    """Within four and a half standard deviations."""
    return abs(share - expected) <= 4.5 * (max(expected * (1 - expected), 1e-9) / count) ** 0.5


def test_unseen_hands_are_dealt_from_all_unseen_cards():
    scene = Scene([])
    unseen = Counter(DECK) - Counter(scene.view(0).hand)
    assert sum(unseen.values()) == 62
    shares = Counter()
    rng = ergosphere.Rng(1)
    for _ in range(DRAWS):
        shares.update(GAME.determinize(scene.view(0), rng).view(2).hand)
    for card, copies in unseen.items():
        assert close(shares[card] / DRAWS / 5, copies / 62, 5 * DRAWS), card


def test_toys_of_a_known_hand_are_equally_likely():
    rows = [["spacecraft 7/5", "spacecraft 8/6", "spacecraft 9/7"], ["one-ring", "toy 1/2", "easter-egg"]]
    rows += [["spacecraft 10/7", "spacecraft 11/8", "toy 5/6"], ["spacecraft 12/9", "spacecraft 14/10", "exoskeleton"]]
    scene = Scene(rows, pile=["toy 4/4", "robot 4/2", "robot 6/3"]).play(2)
    # Seat 0 passed a hand with two Toys to seat 1, who played one of them.
    shares = frequencies(scene.view(0), lambda state: state.view(1).plays[1][1])
    toys = [card for card in next(m for m in scene.view(0).memory if m.seat == 2).cards if card.startswith("toy")]
    assert len(toys) >= 2
    assert set(shares) == set(toys)
    assert all(close(share, 1 / len(toys)) for share in shares.values())


def test_sealed_cards_are_any_of_the_hand():
    scene = Scene([["spacecraft 7/5", "spacecraft 8/6", "spacecraft 9/7"]]).play(1)
    scene.act(1, f"pick {scene.view(1).hand[0]}")
    known = next(memory for memory in scene.view(0).memory if memory.seat == 1)
    shares = frequencies(scene.view(0), lambda state: state.view(1).sealed)
    assert set(shares) == set(known.cards)
    assert all(close(shares[card], known.cards.count(card) / len(known.cards)) for card in shares)


def tiit_scene():
    """Seat 0 has passed on a hand with one Toy; TIIT CLO UHL has added a card; then a Toy was played from it."""
    rows = [
        ["spacecraft 7/5", "spacecraft 8/6", "spacecraft 9/7", "spacecraft 10/7"],
        ["spacecraft 11/8", "tiit-clo-uhl", "spacecraft 12/9", "robot 4/2"],
        ["robot 6/3", "robot 5/2", "toy 1/2", "robot 7/3"],
    ]
    return Scene(rows, seats=4, draws=["toy 2/2", "toy 3/3", "toy 3/4", "toy 4/4"]).play(3)


def test_a_stranger_that_may_have_been_played_is_weighed():
    scene = tiit_scene()
    view = scene.view(0)
    away = next(memory for memory in view.memory if memory.toys_played == 1)
    assert (away.seat, away.strangers) == (3, 1)
    toys = [card for card in away.cards if card.startswith("toy")]
    assert toys == ["toy 1/2"]
    # A stranger that is no Toy leaves one way, a Toy leaves two; the other strangers are just cards.
    known = Counter([*view.hand, *(card for row in view.plays for card in row if card != "toy")])
    known += Counter(card for memory in view.memory for card in memory.cards)
    unseen = Counter(DECK) - known
    count = sum(unseen.values())
    toy_count = sum(copies for card, copies in unseen.items() if card.startswith("toy"))
    shares = frequencies(view, lambda state: state.view(2).plays[2][2])
    expected = (count - toy_count + toy_count) / (count - toy_count + 2 * toy_count)
    assert close(shares["toy 1/2"], expected)


def test_toys_that_are_missing_when_a_hand_comes_back_are_known_but_not_their_order():
    rows = [
        ["spacecraft 7/5", "spacecraft 8/6", "spacecraft 9/7"],
        ["spacecraft 10/7", "toy 1/2", "spacecraft 11/8"],
        ["spacecraft 12/9", "spacecraft 14/10", "toy 5/6"],
        ["one-ring", "robot 4/2", "robot 6/3"],
    ]
    scene = Scene(rows, size=6).play(3)
    (missing,) = scene.view(0).missing
    assert (missing.turns, missing.seats, missing.cards) == ((1, 2), (1, 2), ("toy 1/2", "toy 5/6"))
    shares = frequencies(scene.view(0), lambda state: (state.view(1).plays[1][1], state.view(2).plays[2][2]))
    assert set(shares) == set(itertools.permutations(["toy 1/2", "toy 5/6"]))
    assert close(shares["toy 1/2", "toy 5/6"], 0.5)
    # A spectator, who has seen no hand, takes any two Toys for possible.
    assert len(frequencies(scene.view(None), lambda state: state.view(1).plays[1][1])) == 10


def test_what_the_pool_took_may_be_ones_own_card():
    rows = [["spacecraft 7/5", "spacecraft 8/6", "spacecraft 9/7"], ["spacecraft 10/7", "spacecraft 11/8", "robot 4/2"]]
    rows += [["spacecraft 12/9", "spacecraft 14/10", "robot 6/3"], ["one-ring", "alien-kiddie-pool", "robot 5/2"]]
    scene = Scene(rows, pile=["toy 1/2", "toy 5/6", "toy 4/4"], takes=["toy 5/6"]).play()
    scene.act(1, "use alien-kiddie-pool")
    assert scene.phase == "ring"
    # Step C has shown which Toy it was, so the pile is what is left.
    assert {str(action) for action in scene.state.clone().legal(0)} == {"use one-ring", "hold one-ring"}
    view = scene.view(0)
    assert view.pool.card == "toy 5/6"
    shares = frequencies(view, lambda state: tuple(sorted(state.view(seat).hand[0] for seat in range(3))), 300)
    assert all("toy 1/2" in pile and "toy 5/6" in pile for pile in shares)


def test_groups_that_others_have_sealed_are_drawn_anew():
    chair, shield, drive, steering = (
        f"part {name}" for name in ("command-chair", "reflector-shield", "warp-drive", "quantum-steering")
    )
    rows = [
        [chair, drive, "spacecraft 7/5"],
        [shield, steering, "spacecraft 8/6"],
        [chair, drive, "spacecraft 9/7"],
        [steering, chair, "spacecraft 10/7"],
    ]
    scene = Scene(rows).play().act(1, "join 2")
    shares = frequencies(scene.view(0), lambda state: state.view(1).sealed, 400)
    assert set(shares) == {"1", "2"}
    assert close(shares["1"], 0.5, 400)


def test_events_of_a_toy_are_for_its_owner():
    scene = Scene([["toy 4/6", "robot 4/2", "spacecraft 7/5"]])
    for seat in (0, 1):
        scene.state.apply(seat, GAME.parse(scene.state, seat, f"pick {scene.rows[0][seat]}"))
    events = scene.state.perform(2, GAME.parse(scene.state, 2, "pick spacecraft 7/5"))
    told = {viewer: [str(e.seen_by(viewer).sentence(GAME.text)) for e in events] for viewer in (0, 1, None)}
    assert told[0][0] == "Bosun lays Game Slab (Toy 4/6) facedown."
    assert told[1][0] == told[None][0] == "Bosun lays a Toy facedown."
    assert told[0][1:] == told[1][1:]
    drawn = [GAME.draw(scene.state.view(viewer)) for viewer in (0, 1)]
    assert "weight 6, 1 facedown Toy included" in drawn[0]  # its owner counts it
    assert "weight 0 plus 1 facedown Toy\n" in drawn[1]
    assert NATURE == -1
