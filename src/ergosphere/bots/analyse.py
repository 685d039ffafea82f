"""Analysis: what alpha-beta thinks of a position, in figures that people can read."""

from __future__ import annotations

import math

import msgspec

from ergosphere.bots.levels import is_open_duel
from ergosphere.bots.search.alphabeta import PROVEN, WIN, AlphaBeta
from ergosphere.core.engine.state import State
from ergosphere.core.errors import bad_input
from ergosphere.core.game import Game


class Analysis(msgspec.Struct, frozen=True):
    line: list[str]
    """The moves that both sides are expected to make."""
    score: float
    """What the side to move can expect, from -1 (a loss) to 1 (a win); after the end, the payoff of seat 0."""
    depth: int
    """Single moves looked ahead."""
    nodes: int
    win_in: int | None
    """Single moves until a proven win of the side to move."""
    loss_in: int | None = None
    """Single moves until its proven loss."""


def analyse(game: Game, state: State, seconds: float = 1.0, effort: int = 0) -> Analysis:
    """Search a position for `seconds`, or repeatably with an `effort` (nodes)."""
    if not is_open_duel(game):
        raise bad_input("analyse-hidden", game=game.spoken_name)
    if state.outcome() is not None:
        return Analysis([], state.payoff(0), 0, 0, None)
    knowledge = game.knowledge()
    search = AlphaBeta(knowledge)
    search.think(state, effort, 0.0 if effort else seconds)
    value = int(search.value)
    away = WIN - abs(value) if abs(value) >= PROVEN else None
    return Analysis(
        line=notation(state, search.line(state)),
        score=round(math.tanh(value / knowledge.scale()), 4) if away is None else math.copysign(1.0, value),
        depth=int(search.depth),
        nodes=int(search.nodes),
        win_in=away if value > 0 else None,
        loss_in=away if value < 0 else None,
    )


def notation(state: State, codes: list[int]) -> list[str]:
    """A line of codes as people write it."""
    after = state.clone()
    line = []
    for code in codes:
        seat = after.actor()
        line.append(str(after.menu(seat)[code]))
        after.play(seat, code)
    return line
