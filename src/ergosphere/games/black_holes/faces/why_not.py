"""Why can't a block get there? `e6-b2` asks about the block on e6 and the space b2. It's a question, never a move."""

from __future__ import annotations

import re
from functools import reduce

from ergosphere.core.errors import BadNotation, ErgosphereError
from ergosphere.games.black_holes.actions import MoveBlock
from ergosphere.games.black_holes.faces.blocks import Block, block_at
from ergosphere.games.black_holes.faces.refusal import blocked_way, hemmed_in, misplaced
from ergosphere.games.black_holes.faces.text import TEXT
from ergosphere.games.black_holes.rules.board import (
    ACROSS,
    ALONG,
    DIRECTIONS,
    SUNK,
    UPRIGHT,
    name,
    on_board,
    space_of,
)
from ergosphere.games.black_holes.rules.position import Position

QUESTION = re.compile(r"([a-j](?:10|[1-9]))-([a-j](?:10|[1-9]))")


def answer(position: Position, seat: int, text: str) -> BadNotation | None:
    """The answer to a question; None if the text is not one."""
    asked = QUESTION.fullmatch(text)
    if not asked:
        return None
    found = reason(position, seat, asked[1], asked[2])
    return BadNotation(found.sentence, found.rule)


def reason(position: Position, seat: int, origin: str, goal: str) -> ErgosphereError:
    wrong = misplaced(position, seat, text := f"{origin}-{goal}", origin)
    if wrong is not None:
        return wrong
    if not on_board(space_of(goal)):
        return because("refused-no-space", "BH-1", move=text, space=goal)
    block = block_at(position, space_of(origin))
    assert block is not None  # noqa: S101  it is not misplaced
    if space_of(goal) in block.spaces:
        return stays(position, block, origin)
    for direction in range(4):
        if space_of(goal) in block.spaces_after(direction):
            return one_way(position, block, direction, origin)
    return out_of_reach(position, block, origin, goal)


def stays(position: Position, block: Block, origin: str) -> ErgosphereError:
    """Asked about the space that it is on: can it move at all?"""
    if ways(position, block):
        return because("why-there", "BH-2", space=origin)
    reasons = [one_way(position, block, direction, origin) for direction in range(4)]
    return next((one for one in reasons if one.rule != "BH-9"), reasons[0])


def one_way(position: Position, block: Block, direction: int, origin: str) -> ErgosphereError:
    """About the one move that leads there."""
    move = move_of(position, block, direction)
    if position.permits(block.seat, block.code(direction)):
        return because("why-legal", "BH-5", space=origin, move=str(move))
    return blocked_way(position, move, block)


def out_of_reach(position: Position, block: Block, origin: str, goal: str) -> ErgosphereError:
    _, attitude, anchor = block
    column, row = space_of(goal)
    if (column, row) in position.box.holes:
        lies = "no" if attitude == UPRIGHT else "yes"
        return because("why-hole", "BH-12", space=origin, hole=goal, lies=lies)
    if hemmed_in(position, block):
        return because("why-far-hemmed", "BH-9", space=origin, goal=goal)
    along = (attitude == ALONG and row == anchor[1]) or (attitude == ACROSS and column == anchor[0])
    rule = "BH-6" if attitude == UPRIGHT else "BH-8" if along else "BH-7"
    found = ways(position, block)
    if not found:
        return because("why-far", rule, space=origin, goal=goal)
    goals = reduce(lambda first, last: str(TEXT.say("why-or", first=first, last=last)), found)
    return because("why-far-ways", rule, space=origin, goal=goal, ways=goals)


def ways(position: Position, block: Block) -> list[str]:
    """Where a block can go, as people name the spaces."""
    found = []
    for direction in range(4):
        if position.permits(block.seat, block.code(direction)):
            spaces = [name(space) for space in block.spaces_after(direction)]
            found.append(spaces[0] if len(spaces) == 1 else str(TEXT.say("why-and", first=spaces[0], last=spaces[1])))
    return found


def move_of(position: Position, block: Block, direction: int) -> MoveBlock:
    sinks = position.box.targets[block.code(direction)] == SUNK
    return MoveBlock(name(block.anchor), DIRECTIONS[direction], bool(sinks))


def because(id: str, rule: str, **values: object) -> ErgosphereError:
    return ErgosphereError(TEXT.say(id, **values), rule)
