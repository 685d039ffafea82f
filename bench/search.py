"""Rows about search: simulations of tree search against OpenSpiel's, and positions that alpha-beta looks at."""

from __future__ import annotations

from importlib import import_module

import openspiel
from measure import Rows, Side, Sides, rate

import ergosphere
from ergosphere.bots.search.alphabeta import AlphaBeta
from ergosphere.bots.search.treesearch import TreeSearch
from ergosphere.core.engine.knowledge import Knowledge

ROWS = Rows()

SIMULATIONS = 200  # a search: enough for a tree, short enough for a slice of time
POSITIONS = 50_000


def black_holes_simulations(moves: bool) -> Side:
    """Tree search from the start, playouts random and to the end, nothing known about the game."""
    start = ergosphere.load("black-holes").new(seats=2)
    search = TreeSearch(Knowledge(), 1, explore=1.0, bias=0.0, playout_limit=10_000)

    def choice(_: int) -> int:
        search.search(start, 0, SIMULATIONS)
        return int(search.steps if moves else search.simulations)

    return rate(choice)


def openspiel_simulations(name: str) -> Side:
    """OpenSpiel's C++ search, with one random playout for each simulation as ours has."""
    pyspiel = import_module("pyspiel")
    game = openspiel.load(name)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 1000, False, 1, False)
    start = game.new_initial_state()

    def choice(_: int) -> int:
        bot.step(start)
        return SIMULATIONS

    return rate(choice)


@ROWS.add(
    name="black-holes-treesearch",
    unit="simulations/s",
    peer_name="OpenSpiel MCTS on breakthrough",
    bar=1,
    note="Tree search with random playouts to the end; a random match of ours is about six times as long.",
)
def simulations() -> Sides:
    return Sides(black_holes_simulations(moves=False), openspiel_simulations("breakthrough"))


@ROWS.add(
    name="black-holes-treesearch-moves",
    unit="moves/s",
    note="The moves made in those simulations, in the tree and in playouts.",
)
def simulated_moves() -> Sides:
    return Sides(black_holes_simulations(moves=True))


@ROWS.add(
    name="black-holes-alphabeta",
    unit="positions/s",
    note="Positions that alpha-beta looks at from the start, each with its evaluation.",
)
def positions() -> Sides:
    game = ergosphere.load("black-holes")
    start = game.new(seats=2)
    search = AlphaBeta(game.knowledge(), 1)

    def choice(_: int) -> int:
        search.think(start, POSITIONS)
        return int(search.nodes)

    return Sides(rate(choice))
