"""What people are told: the score steps in their order, every turn of an Artifact, names in place of ids."""

import re

import pytest

import ergosphere
from ergosphere.core.engine.state import NATURE
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import GAME, Scene

MATCHES = 60 if COMPILED else 4


def words(events, viewer=None):
    return [str(event.seen_by(viewer).sentence(GAME.text)) for event in events]


def step_of(event, events):
    """The score step that an event belongs to, or None."""
    tag = event.__struct_config__.tag
    relics = {"easter-egg": "A", "alien-kiddie-pool": "B", "one-ring": "D"}
    if tag in ("relic-used", "relic-held", "card-arrived"):
        return relics[event.relic]
    if tag == "bonus-taken":
        return "C" if event.card == "-6" else "E"
    steps = {"toys-turned-up": "C", "threshold-found": "F", "paperweight-counted": "F", "game-ended": "I"}
    return steps.get(tag, "G" if tag in ("player-drawn-in", "player-scored") else None)


def rounds(seats, seed):
    """All events of each round of a random match, and the match's last state."""
    rng = ergosphere.Rng(seed)
    state = GAME.new(seats, holes="random")
    told = [[]]
    while (actors := state.actors()) != ():
        legal = state.legal(actors[0])
        events = state.perform(actors[0], legal[rng.below(len(legal))])
        told[-1] += events
        if any(event.__struct_config__.tag == "threshold-found" for event in events):
            told.append([])
    return told[:-1], state


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_score_steps_are_told_in_the_order_in_which_they_happen(seats):
    for seed in range(MATCHES):
        told, state = rounds(seats, seed)
        for events, result in zip(told, state.view(None).results, strict=True):
            steps = [step for event in events if (step := step_of(event, events)) is not None]
            assert steps == sorted(steps)
            taken = [(event.seat, event.card) for event in events if event.__struct_config__.tag == "bonus-taken"]
            assert sorted(taken) == sorted(
                (seat, card) for seat, player in enumerate(result.players) for card in player.cards
            )


@pytest.mark.parametrize("seats", [4, 6])
def test_each_turn_of_an_artifact_is_told(seats):
    """Up to the pair that the event names, and the turns add up."""
    rng = ergosphere.Rng(seats)
    for _match in range(MATCHES):
        state = GAME.new(seats)
        turns = {}
        while (actors := state.actors()) != ():
            legal = state.legal(actors[0])
            special = [action for action in legal if str(action).split()[-1] in ("morpho-sucker", "cubus-libra")]
            action = special[0] if special else legal[rng.below(len(legal))]
            for event in state.perform(actors[0], action):
                tag = event.__struct_config__.tag
                if tag == "artifact-turned":
                    turns[event.artifact] = turns.get(event.artifact, 0) + event.turns
                    artifact = next(card for card in GAME.figures.artifact if card.id == event.artifact)
                    pair = turns[event.artifact] % 4
                    assert (event.value, event.weight) == (artifact.value[pair], artifact.weight[pair])
                if tag == "round-began":
                    turns = {}
            for display in state.view(None).displays:
                for shown in display.cards:
                    if shown.card in turns:
                        assert shown.turns == turns[shown.card] % 4


def test_four_quarter_turns_at_once_are_told():
    rows = [
        ["morpho-sucker", "spacecraft 7/5", "spacecraft 8/6", "spacecraft 9/7", "spacecraft 10/7"],
        ["spacecraft 11/8", "shapeshifter 3/3", "shapeshifter 4/4", "shapeshifter 7/7", "shapeshifter 8/8"],
    ]
    scene = Scene(rows, seats=5).play(1)
    for seat in range(4):
        scene.state.apply(seat, GAME.parse(scene.state, seat, f"pick {rows[1][seat]}"))
    told = words(scene.state.perform(4, GAME.parse(scene.state, 4, f"pick {rows[1][4]}")))
    assert "Bosun's Morpho Sucker turns all the way round, back to 2/5." in told


def test_loot_box_turns_after_the_toys_are_turned_up():
    rows = [
        ["loot-box", "spacecraft 7/5", "robot 4/2"],
        ["toy 4/6", "spacecraft 8/6", "robot 6/3"],
        ["toy 5/6", "robot 5/2", "spacecraft -5/-4"],
        ["spacecraft 9/7", "spacecraft -3/-2", "spacecraft -4/-3"],
    ]
    scene = Scene(rows).play(3)
    for seat in (0, 1):
        scene.state.apply(seat, GAME.parse(scene.state, seat, f"pick {rows[3][seat]}"))
    told = words(scene.state.perform(2, GAME.parse(scene.state, 2, f"pick {rows[3][2]}")))
    assert told[3:] == [
        "Bosun's Loot Box turns to 6/3.",
        "The last 3 cards go facedown onto the pile.",
        "Bosun turns up Game Slab (Toy 4/6), Moon Bounce (Toy 5/6): Toys of weight 12.".replace(
            "Moon Bounce", GAME.box.titles[GAME.box.cards.index("toy 5/6")]
        ),
        "Bosun's Loot Box turns 2 times, to 14/3.",
        "Bosun takes the -6 card.",
    ]


def test_at_the_one_ring_the_weight_counts_the_card_taken_for_toys():
    rows = [
        ["one-ring", "spacecraft 7/5", "robot 4/2"],
        ["toy 4/6", "spacecraft 8/6", "robot 6/3"],
        ["toy 5/6", "robot 5/2", "spacecraft -5/-4"],
        ["spacecraft 9/7", "spacecraft -3/-2", "spacecraft -4/-3"],
    ]
    scene = Scene(rows).play()
    assert scene.phase == "ring"
    display = scene.view(1).displays[0]
    assert (display.weight, display.taken) == (11 + 6 + 6 + 7 - 6, ("-6",))
    assert scene.view(1).displays[1].taken == ()
    scene.act(0, "hold one-ring")
    weight = scene.view(None).displays[0].weight
    pile = scene.pile[0]
    assert scene.turn_up(pile).players[0].weight == weight


def test_a_threshold_of_ones_own_is_explained():
    rows = [["xxl-paperweight", "spacecraft 7/5", "robot 4/2"]]
    scene = Scene(rows, pile=["spacecraft 8/6", "robot 6/3", "robot 7/3"]).play()
    told = words(scene.state.perform(NATURE, GAME.parse(scene.state, NATURE, "turn-up spacecraft 8/6")))
    assert told[1] == "XXL Paperweight: for Bosun the 6 counts twice, so the threshold is 27."


def test_ties_are_explained():
    """Equal values: told apart by Spacecraft, or not at all."""
    from ergosphere.games.buccaneers.faces.results import tie_of

    assert tie_of(11, 7, [(11, None), (9, 7)]) == "craft"
    assert tie_of(11, None, [(11, None), (11, 7)]) == "shared"
    assert tie_of(11, 7, [(10, 7), (None, None)]) == "none"
    assert tie_of(None, None, [(None, None)]) == "none"


IDS = re.compile(r"\b(?:seat \d|[a-z]+(?:-[a-z]+)+|(?:toy|robot|spacecraft|shapeshifter|part) [\w/-]+)\b", re.ASCII)


@pytest.mark.parametrize("seats", [3, 6])
def test_no_event_speaks_in_ids(seats):
    for seed in range(MATCHES):
        told, _state = rounds(seats, seed)
        for line in words([event for events in told for event in events]):
            assert not IDS.search(line), line
            assert line[0].isupper()
            assert line.endswith(".")
            assert not re.search(r"\b1 (points|cards)\b", line)
