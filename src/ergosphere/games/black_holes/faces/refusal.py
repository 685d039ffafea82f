"""Why a move is not legal, in one sentence with the rule's id."""

from __future__ import annotations

from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action
from ergosphere.games.black_holes.actions import NOTATION, MoveBlock
from ergosphere.games.black_holes.faces.position import blocks
from ergosphere.games.black_holes.faces.text import TEXT
from ergosphere.games.black_holes.rules.board import (
    DIRECTIONS,
    NUMBER,
    SUNK,
    Space,
    beyond,
    covered,
    name,
    neighbours,
    on_board,
    space_of,
)
from ergosphere.games.black_holes.rules.state import LIGHT, BlackHoles

END_RULES = {"four-sunk": "BH-14", "blocked": "BH-13", "both-blocked": "BH-13", "repetition": "BH-15", "quiet": "BH-15"}

Block = tuple[int, int, Space]  # seat, attitude and anchor


def refusal(state: BlackHoles, seat: int, action: Action) -> IllegalAction:
    """The first thing that is wrong, from the coarse to the fine."""
    move = str(action)
    if not isinstance(action, MoveBlock) or not NOTATION.fullmatch(move):
        return misplaced(state, seat, move, None) or no(move, "refused-kind", "BH-6")
    wrong = misplaced(state, seat, move, action.space)
    if wrong is not None:
        return wrong
    block = block_of(state, space_of(action.space))
    assert block is not None  # noqa: S101  it is not misplaced
    if name(block[2]) != action.space:
        return no(move, "refused-anchor", "BH-2", space=action.space, anchor=name(block[2]))
    return blocked_way(state, action, block)


def misplaced(state: BlackHoles, seat: int, move: str, origin: str | None) -> IllegalAction | None:
    """What is wrong before one asks where to: the game is over, it is not one's turn, no own block is there."""
    outcome = state.outcome()
    if outcome is not None:
        return no(move, "refused-over", END_RULES[outcome.reason], reason=outcome.reason)
    if seat != state.side:
        return no(move, "refused-turn", "BH-5", side=int(state.side))
    if origin is None:
        return None
    space = space_of(origin)
    if not on_board(space):
        return no(move, "refused-no-space", "BH-1", space=origin)
    block = block_of(state, space)
    if block is None:
        return no(move, "refused-hole" if space in state.board.holes else "refused-empty", "BH-9", space=origin)
    if block[0] != seat:
        return no(move, "refused-owner", "BH-9", space=origin, side=block[0])
    return None


def block_of(state: BlackHoles, space: Space) -> Block | None:
    return next((block for block in blocks(state) if space in covered(*block[1:])), None)


def blocked_way(state: BlackHoles, action: MoveBlock, block: Block) -> IllegalAction:
    """Why an own block can't go that way."""
    seat, attitude, anchor = block
    move = str(action)
    direction = DIRECTIONS.index(action.direction)
    code = 4 * NUMBER[attitude, anchor] + direction
    sinks = state.board.targets[code] == SUNK
    if sinks != action.sinks:
        return no(move, "refused-star" if action.sinks else "refused-no-star", "BH-12")
    if hemmed_in(state, block):
        return no(move, "refused-hemmed", "BH-9", space=action.space)
    target = covered(*beyond(attitude, anchor, direction))
    others = taken_by_others(state, block)
    for space in target:
        if not on_board(space):
            return no(move, "refused-edge", "BH-9")
        if space in state.board.holes:
            return no(move, "refused-into-hole", "BH-9", hole=name(space))
        if space in others:
            return no(move, "refused-occupied", "BH-9", space=name(space))
    if code == (state.ban_light if seat == LIGHT else state.ban_dark):
        return no(move, "refused-back", "BH-11")
    closed = next(hole for hole in state.board.holes if others.union(target).issuperset(neighbours(hole)))
    return no(move, "refused-closes", "BH-10", hole=name(closed))


def hemmed_in(state: BlackHoles, block: Block) -> bool:
    """Is every way out of the question whatever was moved before: other blocks, a hole or the edge?"""
    others = taken_by_others(state, block)
    for direction in range(4):
        if state.board.targets[4 * NUMBER[block[1:]] + direction] == SUNK:
            return False
        target = covered(*beyond(*block[1:], direction))
        if all(on_board(space) and space not in state.board.holes and space not in others for space in target):
            return False
    return True


def taken_by_others(state: BlackHoles, block: Block) -> set[Space]:
    return {space for other in blocks(state) if other != block for space in covered(*other[1:])}


def no(move: str, id: str, rule: str, **values: object) -> IllegalAction:
    return IllegalAction(TEXT.say(id, move=move, **values), rule)
