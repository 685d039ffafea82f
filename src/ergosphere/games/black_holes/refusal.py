"""Why a move is not legal, in one sentence with the rule's id."""

from __future__ import annotations

from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action
from ergosphere.games.black_holes.actions import NOTATION, MoveBlock
from ergosphere.games.black_holes.board import (
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
from ergosphere.games.black_holes.position import blocks
from ergosphere.games.black_holes.state import LIGHT, BlackHoles
from ergosphere.games.black_holes.text import TEXT

END_RULES = {"four-sunk": "BH-14", "blocked": "BH-13", "both-blocked": "BH-13", "repetition": "BH-15", "quiet": "BH-15"}


def refusal(state: BlackHoles, seat: int, action: Action) -> IllegalAction:
    """The first thing that is wrong, from the coarse to the fine."""
    outcome = state.outcome()
    if outcome is not None:
        return no(action, "refused-over", END_RULES[outcome.reason], reason=outcome.reason)
    if seat != state.side:
        return no(action, "refused-turn", "BH-5", side=int(state.side))
    if not isinstance(action, MoveBlock) or not NOTATION.fullmatch(str(action)):
        return no(action, "refused-kind", "BH-6")
    space = space_of(action.space)
    if not on_board(space):
        return no(action, "refused-no-space", "BH-1", space=action.space)
    block = next((block for block in blocks(state) if space in covered(*block[1:])), None)
    if block is None:
        return no(action, "refused-hole" if space in state.board.holes else "refused-empty", "BH-9", space=action.space)
    owner, _, anchor = block
    if owner != seat:
        return no(action, "refused-owner", "BH-9", space=action.space, side=owner)
    if anchor != space:
        return no(action, "refused-anchor", "BH-2", space=action.space, anchor=name(anchor))
    return blocked_way(state, action, block)


def blocked_way(state: BlackHoles, action: MoveBlock, block: tuple[int, int, Space]) -> IllegalAction:
    """Why an own block can't go that way."""
    seat, attitude, anchor = block
    direction = DIRECTIONS.index(action.direction)
    code = 4 * NUMBER[attitude, anchor] + direction
    sinks = state.board.targets[code] == SUNK
    if sinks != action.sinks:
        return no(action, "refused-star" if action.sinks else "refused-no-star", "BH-12")
    target = covered(*beyond(attitude, anchor, direction))
    others = {space for other in blocks(state) if other != block for space in covered(*other[1:])}
    for space in target:
        if not on_board(space):
            return no(action, "refused-edge", "BH-9")
        if space in state.board.holes:
            return no(action, "refused-into-hole", "BH-9", hole=name(space))
        if space in others:
            return no(action, "refused-occupied", "BH-9", space=name(space))
    if code == (state.ban_light if seat == LIGHT else state.ban_dark):
        return no(action, "refused-back", "BH-11")
    closed = next(hole for hole in state.board.holes if others.union(target).issuperset(neighbours(hole)))
    return no(action, "refused-closes", "BH-10", hole=name(closed))


def no(action: Action, id: str, rule: str, **values: object) -> IllegalAction:
    return IllegalAction(TEXT.say(id, move=str(action), **values), rule)
