"""The engine against the slow reference: the same moves, positions and ends, on random walks and odd boards."""

import random

import pytest

import ergosphere
from ergosphere.core.pack import Pack
from ergosphere.games.black_holes.game import BlackHolesGame
from tests.conftest import COMPILED
from tests.games.black_holes.reference import Position

WALKS = 40 if COMPILED else 4
GAME = ergosphere.load("black-holes")
OTHER_HOLES = ("b4", "c4", "i7", "e9")  # two of them neighbours


def with_holes(holes):
    content = {**GAME.content, "hole": [{**h, "space": s} for h, s in zip(GAME.content["hole"], holes, strict=True)]}
    return BlackHolesGame(Pack(GAME.pack, content))


def compare(state, reference):
    assert state.position() == reference.text()
    assert sorted(map(str, state.legal(state.actor()))) == reference.moves()
    outcome = state.outcome()
    ended = None if outcome is None else (outcome.winners[0] if outcome.winners else None, outcome.reason)
    assert ended == reference.over


@pytest.mark.parametrize("blocked", ["pass", "loss"])
@pytest.mark.parametrize("holes", [("c3", "h3", "c8", "h8"), OTHER_HOLES])
def test_random_matches_agree_move_by_move(holes, blocked):
    game = with_holes(holes)
    for seed in range(WALKS // 4 or 1):
        rng = random.Random(seed)
        state, reference = game.new(blocked=blocked), Position.start(holes, blocked)
        compare(state, reference)
        while reference.over is None:
            # Sinking whenever it is possible makes for short matches with full holes and many ends.
            moves = reference.moves()
            sinking = [move for move in moves if move.endswith("*")]
            move = rng.choice(sinking if sinking and rng.random() < 0.5 else moves)
            state.apply(state.actor(), game.parse(state, 0, move))
            reference = reference.play(move)
            compare(state, reference)


@pytest.mark.parametrize("blocked", ["pass", "loss"])
def test_random_positions_agree(blocked):
    """Crowded random boards reach blocked sides and closed holes far more often than play does."""
    rng = random.Random(5)
    for _ in range(WALKS * 5):
        text = crowded(rng)
        try:
            reference = Position.read(text, blocked=blocked)
        except ValueError:
            with pytest.raises(ergosphere.BadNotation):
                GAME.position(text, blocked=blocked)
            continue
        state = GAME.position(text, blocked=blocked)
        compare(state, reference)
        for move in reference.moves():
            after = state.clone()
            after.apply(after.actor(), GAME.parse(after, 0, move))
            compare(after, reference.play(move))


def crowded(rng):
    """Blocks thrown into one corner of the board, so that they stand in each other's way."""
    free = {(c, r) for r in range(10) for c in range(10) if 3 <= c + r <= 15 and 3 <= c + 9 - r <= 15}
    free = {(c, r) for c, r in free if c < 6 and 2 <= r <= 8} - {(2, 2), (2, 7)}
    cells, blocks, sunk = {(2, 2): "*", (7, 2): "*", (2, 7): "*", (7, 7): "*"}, [0, 0], [0, 0]
    sunk = [rng.randint(0, 3), rng.randint(0, 3)]
    for seat in (0, 1):
        while blocks[seat] + sunk[seat] < 8:
            column, row = rng.choice(sorted(free))
            letter, others = rng.choice([("U", []), ("H", [(column + 1, row)]), ("V", [(column, row + 1)])])
            if free.issuperset(others):
                for space in [(column, row), *others]:
                    free.discard(space)
                    cells[space] = letter if seat == 0 else letter.lower()
                blocks[seat] += 1
    rows = []
    for row in range(9, -1, -1):
        margin = {0: 2, 1: 1, 8: 1, 9: 2}.get(row, 0)
        text = "".join(cells.get((column, row), ".") for column in range(margin, 10 - margin))
        while "." in text:
            run = len(text[text.index(".") :]) - len(text[text.index(".") :].lstrip("."))
            text = text.replace("." * run, str(run), 1)
        rows.append(text)
    return f"{'/'.join(rows)} {rng.choice('LD')} {rng.choice('12')} {sunk[0]}-{sunk[1]} - -"
