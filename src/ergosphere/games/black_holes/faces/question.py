"""Why can't a block get there? `e6-b2` asks for the block on e6 and the space b2. It is a question, never a move."""

from __future__ import annotations

import re
from functools import reduce

from ergosphere.core.errors import BadNotation, ErgosphereError
from ergosphere.games.black_holes.actions import MoveBlock
from ergosphere.games.black_holes.faces.refusal import Block, block_of, blocked_way, hemmed_in, misplaced
from ergosphere.games.black_holes.faces.text import TEXT
from ergosphere.games.black_holes.rules.board import (
    ACROSS,
    ALONG,
    DIRECTIONS,
    NUMBER,
    SUNK,
    UPRIGHT,
    beyond,
    covered,
    name,
    on_board,
    space_of,
)
from ergosphere.games.black_holes.rules.state import BlackHoles

QUESTION = re.compile(r"([a-j](?:10|[1-9]))-([a-j](?:10|[1-9]))")


def answer(state: BlackHoles, seat: int, text: str) -> BadNotation | None:
    """The answer to a question; None if the text asks none."""
    asked = QUESTION.fullmatch(text)
    if not asked:
        return None
    found = reason(state, seat, asked[1], asked[2])
    return BadNotation(found.sentence, found.rule)


def reason(state: BlackHoles, seat: int, origin: str, goal: str) -> ErgosphereError:
    wrong = misplaced(state, seat, text := f"{origin}-{goal}", origin)
    if wrong is not None:
        return wrong
    if not on_board(space_of(goal)):
        return because("refused-no-space", "BH-1", move=text, space=goal)
    block = block_of(state, space_of(origin))
    assert block is not None  # noqa: S101  it is not misplaced
    if space_of(goal) in covered(*block[1:]):
        return stays(state, block, origin)
    for direction in range(4):
        if space_of(goal) in covered(*beyond(*block[1:], direction)):
            return one_way(state, block, direction, origin)
    return out_of_reach(state, block, origin, goal)


def stays(state: BlackHoles, block: Block, origin: str) -> ErgosphereError:
    """Asked for the space that it is on: can it move at all?"""
    if ways(state, block):
        return because("why-there", "BH-2", space=origin)
    reasons = [one_way(state, block, direction, origin) for direction in range(4)]
    return next((one for one in reasons if one.rule != "BH-9"), reasons[0])


def one_way(state: BlackHoles, block: Block, direction: int, origin: str) -> ErgosphereError:
    """About the one move that leads there."""
    move = move_of(state, block, direction)
    if move in state.legal(block[0]):
        return because("why-legal", "BH-5", space=origin, move=str(move))
    return blocked_way(state, move, block)


def out_of_reach(state: BlackHoles, block: Block, origin: str, goal: str) -> ErgosphereError:
    _, attitude, anchor = block
    column, row = space_of(goal)
    if (column, row) in state.board.holes:
        lies = "no" if attitude == UPRIGHT else "yes"
        return because("why-hole", "BH-12", space=origin, hole=goal, lies=lies)
    if hemmed_in(state, block):
        return because("why-far-hemmed", "BH-9", space=origin, goal=goal)
    along = (attitude == ALONG and row == anchor[1]) or (attitude == ACROSS and column == anchor[0])
    rule = "BH-6" if attitude == UPRIGHT else "BH-8" if along else "BH-7"
    found = ways(state, block)
    if not found:
        return because("why-far", rule, space=origin, goal=goal)
    goals = reduce(lambda first, last: str(TEXT.say("why-or", first=first, last=last)), found)
    return because("why-far-ways", rule, space=origin, goal=goal, ways=goals)


def ways(state: BlackHoles, block: Block) -> list[str]:
    """Where a block can go, as people name the spaces."""
    legal = state.legal(block[0])
    found = []
    for direction in range(4):
        if move_of(state, block, direction) in legal:
            spaces = [name(space) for space in covered(*beyond(*block[1:], direction))]
            found.append(spaces[0] if len(spaces) == 1 else str(TEXT.say("why-and", first=spaces[0], last=spaces[1])))
    return found


def move_of(state: BlackHoles, block: Block, direction: int) -> MoveBlock:
    _, attitude, anchor = block
    sinks = state.board.targets[4 * NUMBER[attitude, anchor] + direction] == SUNK
    return MoveBlock(name(anchor), DIRECTIONS[direction], bool(sinks))


def because(id: str, rule: str, **values: object) -> ErgosphereError:
    return ErgosphereError(TEXT.say(id, **values), rule)
