"""Why a move is not legal, in one sentence with the rule's id."""

from __future__ import annotations

from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action
from ergosphere.games.black_holes.actions import NOTATION, MoveBlock
from ergosphere.games.black_holes.faces.blocks import Block, block_at, blocks
from ergosphere.games.black_holes.faces.text import TEXT
from ergosphere.games.black_holes.rules.board import DIRECTIONS, SUNK, Space, name, neighbours, on_board, space_of
from ergosphere.games.black_holes.rules.position import Position

END_RULES = {"four-sunk": "BH-14", "blocked": "BH-13", "both-blocked": "BH-13", "repetition": "BH-15", "quiet": "BH-15"}


def refusal(position: Position, seat: int, action: Action) -> IllegalAction:
    """The first thing that is wrong, from coarse to fine."""
    move = str(action)
    if not isinstance(action, MoveBlock) or not NOTATION.fullmatch(move):
        return misplaced(position, seat, move, None) or no(move, "refused-kind", "BH-6")
    wrong = misplaced(position, seat, move, action.space)
    if wrong is not None:
        return wrong
    block = block_at(position, space_of(action.space))
    assert block is not None  # noqa: S101  it is not misplaced
    if name(block.anchor) != action.space:
        return no(move, "refused-anchor", "BH-2", space=action.space, anchor=name(block.anchor))
    return blocked_way(position, action, block)


def misplaced(position: Position, seat: int, move: str, origin: str | None) -> IllegalAction | None:
    """What is wrong wherever the move leads: the match is over, it's not the seat's turn, or it has no block there."""
    outcome = position.outcome()
    if outcome is not None:
        return no(move, "refused-over", END_RULES[outcome.reason], reason=outcome.reason)
    if seat != position.side:
        return no(move, "refused-turn", "BH-5", side=int(position.side))
    if origin is None:
        return None
    space = space_of(origin)
    if not on_board(space):
        return no(move, "refused-no-space", "BH-1", space=origin)
    block = block_at(position, space)
    if block is None:
        return no(move, "refused-hole" if space in position.box.holes else "refused-empty", "BH-9", space=origin)
    if block.seat != seat:
        return no(move, "refused-owner", "BH-9", space=origin, side=block.seat)
    return None


def blocked_way(position: Position, action: MoveBlock, block: Block) -> IllegalAction:
    """Why the seat's own block can't move in this direction."""
    move = str(action)
    direction = DIRECTIONS.index(action.direction)
    holes = position.box.holes
    sinks = position.box.targets[block.code(direction)] == SUNK
    if sinks != action.sinks:
        return no(move, "refused-star" if action.sinks else "refused-no-star", "BH-12")
    if hemmed_in(position, block):
        return no(move, "refused-hemmed", "BH-9", space=action.space)
    target = block.spaces_after(direction)
    others = taken_by_others(position, block)
    for space in target:
        if not on_board(space):
            return no(move, "refused-edge", "BH-9")
        if space in holes:
            return no(move, "refused-into-hole", "BH-9", hole=name(space))
        if space in others:
            return no(move, "refused-occupied", "BH-9", space=name(space))
    if block.code(direction) == position.ban(block.seat):
        return no(move, "refused-back", "BH-11")
    closed = next(hole for hole in holes if others.union(target).issuperset(neighbours(hole)))
    return no(move, "refused-closes", "BH-10", hole=name(closed))


def hemmed_in(position: Position, block: Block) -> bool:
    """Is it shut in on all sides by other blocks, holes or the edge, whatever was moved before?"""
    others = taken_by_others(position, block)
    for direction in range(4):
        if position.box.targets[block.code(direction)] == SUNK:
            return False
        target = block.spaces_after(direction)
        if all(on_board(space) and space not in position.box.holes and space not in others for space in target):
            return False
    return True


def taken_by_others(position: Position, block: Block) -> set[Space]:
    return {space for other in blocks(position) if other != block for space in other.spaces}


def no(move: str, id: str, rule: str, **values: object) -> IllegalAction:
    return IllegalAction(TEXT.say(id, move=move, **values), rule)
