"""The levels: named strengths, each the same player everywhere. Weaker ones look less far and miss quiet moves."""

from __future__ import annotations

import msgspec

from ergosphere.bots.search.alphabeta import AlphaBeta
from ergosphere.bots.search.treesearch import TreeSearch
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import State
from ergosphere.core.game import Game
from ergosphere.core.values import Action, View


class Effort(msgspec.Struct, frozen=True):
    """What a level spends on a choice: nodes or simulations, or else seconds."""

    nodes: int = 0
    simulations: int = 0
    blind: int = 0
    """How many of 1,000 quiet moves it overlooks."""
    seconds: float = 0.0
    strongest: bool = False
    """Whether it uses everything that the game's knowledge can decide without a search."""


EFFORTS = {
    "easy": Effort(nodes=30, simulations=20, blind=700),
    "medium": Effort(nodes=1_500, simulations=150, blind=220),
    "hard": Effort(nodes=15_000, simulations=1_500),
    "expert": Effort(seconds=1.0, strongest=True),
}


def is_open_duel(game: Game) -> bool:
    """Two seats that see everything, and no chance: the games that alpha-beta can play."""
    return game.seats == (2, 2) and not game.hidden and not game.chance


class SearchBot:
    """Searches full states that fit its view, by alpha-beta in open duels and by tree search elsewhere."""

    def __init__(self, game: Game, effort: Effort, seed: int) -> None:
        self.game = game
        self.effort = effort
        self.rng = Rng(seed)
        self.open_duel = is_open_duel(game)
        self.knowledge = knowledge = game.knowledge()
        self.alphabeta = AlphaBeta(knowledge, seed, effort.blind, table_bits(effort)) if self.open_duel else None
        self.treesearch = None if self.open_duel else TreeSearch(knowledge, seed, explore=knowledge.explore())
        self.slips = 0 if self.open_duel else knowledge.slips(effort.blind)
        usual = effort.simulations
        self.simulations = usual if effort.strongest or usual == 0 else knowledge.simulations(usual)

    def choose(self, view: View, legal: list[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        assert view.seat is not None  # noqa: S101  spectators don't choose
        state: State = self.game.determinize(view, self.rng)
        decided = self.knowledge.decide(state, view.seat, self.effort.strongest)
        if decided >= 0:
            return state.menu(view.seat)[decided]
        if self.alphabeta is not None:
            code = self.alphabeta.think(state, self.effort.nodes, self.effort.seconds)
        else:
            assert self.treesearch is not None  # noqa: S101
            code = self.slip(state, view.seat)
            if code < 0:
                code = self.treesearch.search(state, view.seat, self.simulations, self.effort.seconds)
        return state.menu(view.seat)[code]

    def slip(self, state: State, seat: int) -> int:
        """Now and then a weak player picks any sensible code without thinking; -1 if not this time."""
        if self.slips == 0 or self.rng.below(1000) >= self.slips:
            return -1
        codes = self.knowledge.sensible(state, seat)
        return int(codes[self.rng.below(len(codes))])


def table_bits(effort: Effort) -> int:
    """Enough for what one choice can fill, and little more."""
    return 18 if effort.nodes == 0 else min(18, max(10, effort.nodes.bit_length() + 1))
