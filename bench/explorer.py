"""Rows about Black Hole Explorer: a game with dice and cards, driven from Python beside OpenSpiel's backgammon."""

from __future__ import annotations

import random

import openspiel
from interpreted import interpreted
from measure import Rows, Side, Sides, rate

import ergosphere

ROWS = Rows()

BACKGAMMON = "OpenSpiel backgammon"
CREWS = 2  # as many as backgammon has players
BATCH = 4
LIMIT = 100_000


def explorer_driven() -> Side:
    """A race of two crews decision by decision, nature's among them, every one checked."""
    game = ergosphere.load("explorer")
    choose = random.Random(1).choice

    def match(_: int) -> int:
        state = game.new(seats=CREWS)
        steps = 0
        while state.outcome() is None:
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, choose(legal))
            steps += 1
        return steps

    return rate(match)


def explorer_playouts() -> Side:
    """The same races without an object for each decision."""
    from ergosphere.core.playout import playouts

    start = ergosphere.load("explorer").new(seats=CREWS)
    return rate(lambda number: int(playouts(start, BATCH, number, LIMIT)[0]))


@ROWS.add(
    name="explorer-driven",
    unit="steps/s",
    peer_name=BACKGAMMON,
    bar=3,
    note="Random races of two crews from Python, dice and cards as steps on both sides, legality always checked.",
)
def driven() -> Sides:
    return Sides(explorer_driven(), openspiel.driven("backgammon"))


@ROWS.add(
    name="explorer-playouts-compiled",
    unit="moves/s",
    peer_name="the same code interpreted",
    note="Random races inside the engine, compiled against interpreted; nature's actions not counted.",
)
def playouts_compiled() -> Sides:
    return Sides(explorer_playouts(), interpreted(explorer_playouts))
