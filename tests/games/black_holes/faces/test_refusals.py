"""Why not: the reasons for moves that are not legal, and the answers to questions such as `e6-b2`."""

import random
import re

import pytest

import ergosphere
from ergosphere import BadNotation, IllegalAction
from ergosphere.games.black_holes.actions import MoveBlock
from tests.conftest import COMPILED
from tests.games.black_holes import reference
from tests.games.black_holes.scenes import GAME, play, scene

RULES = {rule.id for rule in GAME.rules()}
PLACES = [f"{column}{row}" for column in "abcdefghij" for row in range(1, 11)]
MATCHES = 25 if COMPILED else 6


def asked(state, question):
    """The answer to a question, its id and its rule."""
    before = state.position()
    with pytest.raises(BadNotation) as problem:
        GAME.parse(state, state.actor(), question)
    assert state.position() == before
    assert not isinstance(problem.value, IllegalAction)
    return problem.value.id, problem.value.rule


def words(state, question):
    with pytest.raises(BadNotation) as problem:
        GAME.parse(state, state.actor(), question)
    return str(problem.value.sentence)


@pytest.mark.parametrize(
    ("blocks", "question", "expected"),
    [
        ("e6", "e6-b2", ("why-far-ways", "BH-6")),
        ("e6", "e6-f7", ("why-far-ways", "BH-6")),
        ("e6-f6", "e6-e9", ("why-far-ways", "BH-7")),
        ("e6-f6", "f6-a6", ("why-far-ways", "BH-8")),
        ("e6", "e6-c3", ("why-hole", "BH-12")),
        ("d3", "d3-c3", ("refused-into-hole", "BH-9")),
        ("c4-d4", "d4-c3", ("refused-into-hole", "BH-9")),
        ("e6", "e6-e6", ("why-there", "BH-2")),
        ("e6", "e6-e8", ("why-legal", "BH-5")),
        ("d3-e3", "e3-c3", ("why-legal", "BH-5")),
        ("e6", "e6-a1", ("refused-no-space", "BH-1")),
        ("e6", "a1-e6", ("refused-no-space", "BH-1")),
        ("e6", "c3-c4", ("refused-hole", "BH-9")),
        ("e6", "e5-e6", ("refused-empty", "BH-9")),
        ("e6", "j4-j3", ("refused-owner", "BH-9")),
        ("e6 e8", "e6-e7", ("refused-occupied", "BH-9")),
        ("b7", "b7-b9", ("why-legal", "BH-5")),
        ("b8", "b8-b9", ("refused-edge", "BH-9")),
    ],
)
def test_a_question_is_answered_with_the_reason(blocks, question, expected):
    assert asked(scene(blocks), question) == expected


def test_a_question_about_the_last_move_and_about_a_closed_hole():
    state = play(scene("e6"), "e6n")
    assert asked(state, "e8-e6") == ("refused-back", "BH-11")
    closing = scene("f3 e2-e3", "b3 c4 c2")
    assert asked(closing, "e2-d2") == ("refused-closes", "BH-10")


def test_a_block_that_is_hemmed_in_is_called_so():
    start = GAME.new()
    assert asked(start, "e6-e6") == ("refused-hemmed", "BH-9")
    assert asked(start, "e6-b2") == ("why-far-hemmed", "BH-9")
    with pytest.raises(IllegalAction, match="the block on e6 is hemmed in"):
        play(start, "e6n")


def test_answers_read_as_sentences():
    state = scene("e6 d3-e3")
    assert words(state, "e6-b2") == (
        "the block on e6 can't reach b2 in one move; it can go to e7 and e8 or e4 and e5 or f6 and g6 or c6 and d6"
    )
    assert words(state, "e6-c8").endswith("it has to lie with its short end at the hole")
    assert words(state, "d3-h3").endswith("its short end has to border the hole")


def test_a_question_when_it_is_not_your_turn_or_the_game_is_over():
    state = GAME.new()
    with pytest.raises(BadNotation) as problem:
        GAME.parse(state, 1, "d4-c4")
    assert (problem.value.id, problem.value.rule) == ("refused-turn", "BH-5")
    over = play(scene("d3-e3"), "d3w*")
    with pytest.raises(BadNotation) as problem:
        GAME.parse(over, 0, "a4-a5")
    assert (problem.value.id, problem.value.rule) == ("refused-over", "BH-14")


def positions():
    """Positions of random matches, with the same in the second implementation."""
    for seed in range(MATCHES):
        rng = random.Random(seed)
        state, other = GAME.new(), reference.Position.start()
        while state.outcome() is None:
            if rng.random() < 0.08:
                yield rng, state, other
            move = rng.choice(state.legal(state.actor()))
            state.apply(state.actor(), move)
            other = other.play(str(move))


def test_illegal_moves_of_random_matches_are_refused_with_a_true_reason():
    tried = 0
    for rng, state, other in positions():
        legal = {str(move) for move in state.legal(state.actor())}
        for _ in range(40):
            near = reference.anchor(rng.choice(list(other.blocks)))
            space = near if rng.random() < 0.8 else rng.choice(PLACES)
            move = MoveBlock(space, rng.choice("nsew"), rng.random() < 0.2)
            if str(move) in legal:
                continue
            tried += 1
            with pytest.raises(IllegalAction) as problem:
                state.apply(state.actor(), move)
            told = problem.value
            assert told.rule in RULES
            text = str(told.sentence)
            assert re.fullmatch(rf"{re.escape(str(move))}: [a-z][^{{}}]*[^.]", text)
            assert not re.search(r"\b[a-j]\d+[nsew]\b", text.partition(": ")[2])
            assert told.id in true_reasons(other, move), (other.text(), str(move), told.id)
    assert tried > 500


def true_reasons(position, move):
    """What the second implementation holds against a move."""
    if (space := named(move.space)) is None:
        return {"refused-no-space"}
    if space in position.holes:
        return {"refused-hole"}
    block = next((block for block in position.blocks if space in block), None)
    if block is None:
        return {"refused-empty"}
    if position.blocks[block] != position.side:
        return {"refused-owner"}
    if reference.anchor(block) != move.space:
        return {"refused-anchor"}
    return against(position, block, move)


def against(position, block, move):
    """What is wrong with the way of an own block."""
    target = reference.moved(block, move.direction)
    sinks = len(target) == 1 and target <= position.holes
    if sinks != move.sinks:
        return {"refused-star"} if move.sinks else {"refused-no-star"}
    occupied = position.occupied() - block
    if all(stopped(position, block, reference.moved(block, step)) for step in reference.STEPS):
        return {"refused-hemmed"}
    found = set()
    if not all(map(reference.on_board, target)):
        found.add("refused-edge")
    if target & position.holes:
        found.add("refused-into-hole")
    if target & occupied:
        found.add("refused-occupied")
    if not found and f"{move.space}{move.direction}" == position.bans[position.side]:
        found.add("refused-back")
    if not found and position.closes_a_hole(occupied | target):
        found.add("refused-closes")
    return found


def stopped(position, block, target):
    """By other blocks, the edge or a hole that it doesn't sink into."""
    if len(target) == 1 and target <= position.holes:
        return False
    return not all(map(reference.on_board, target)) or bool(target & (position.holes | (position.occupied() - block)))


def named(text):
    space = ("abcdefghij".index(text[0]) + 1, int(text[1:]))
    return space if reference.on_board(space) else None


def test_any_question_in_random_matches_is_answered():
    """With a rule that exists; and it says that a block can go there exactly when a legal move covers the space."""
    for rng, state, other in positions():
        legal = set(other.moves())
        for _ in range(20):
            block = rng.choice([block for block in other.blocks if other.blocks[block] == other.side])
            near = [space for space in reference.moved(block, rng.choice("nsew")) if reference.on_board(space)]
            goal = reference.name(rng.choice(near)) if near and rng.random() < 0.6 else rng.choice(PLACES)
            origin = reference.name(rng.choice(sorted(block)))
            id, rule = asked(state, f"{origin}-{goal}")
            assert rule in RULES
            goes = [way for way in "nsew" if named(goal) in reference.moved(block, way)]
            moves = {reference.anchor(block) + way + star for way in goes for star in ("", "*")}
            assert (id == "why-legal") == bool(moves & legal), (other.text(), origin, goal, id)


def test_with_holes_elsewhere_questions_are_about_those(tmp_path):
    file = tmp_path / "wide.toml"
    file.write_text(
        'game = "black-holes"\nname = "w"\nversion = "1"\nbase = "builtin"\n[[hole]]\nid = "south-west"\nspace = "b4"\n'
    )
    wide = ergosphere.load("black-holes", pack=file)
    with pytest.raises(BadNotation) as problem:
        wide.parse(wide.new(), 0, "d5-b4")
    assert problem.value.id == "why-hole"
