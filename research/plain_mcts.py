"""Plain Monte-Carlo tree search as an opponent: random playouts to the end, no knowledge of the game.

`PYTHONPATH=research ergosphere tournament black-holes --entrants expert@0.1,plain_mcts:TenthOfASecond --rounds 100`
"""

from __future__ import annotations

from ergosphere.bots.search.treesearch import TreeSearch
from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import State
from ergosphere.core.game import Game
from ergosphere.core.values import Action, View

TO_THE_END = 10_000  # far beyond the longest match


def tree_search(seed: int) -> TreeSearch:
    return TreeSearch(Knowledge(), seed, explore=1.0, bias=0.0, playout_limit=TO_THE_END)


class TenthOfASecond:
    seconds = 0.1

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.search = tree_search(seed)

    def choose(self, view: View, legal: list[Action]) -> Action:
        assert view.seat is not None
        state: State = self.game.determinize(view, self.rng)
        return state.menu(view.seat)[self.search.search(state, view.seat, 0, self.seconds)]
