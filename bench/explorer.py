"""Rows about Black Hole Explorer: a game with dice and cards, driven from Python beside OpenSpiel's backgammon."""

from __future__ import annotations

import openspiel
from engine import driven_from_python
from interpreted import interpreted
from measure import Rows, Side, Sides, rate

import ergosphere

ROWS = Rows()

BACKGAMMON = "OpenSpiel backgammon"
CREWS = 2  # as many as backgammon has players
BATCH = 4
LIMIT = 100_000


def explorer_playouts() -> Side:
    """The same races without an object for each decision."""
    from ergosphere.core.engine.playout import playouts

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
    return Sides(driven_from_python("explorer", CREWS), openspiel.driven("backgammon"))


@ROWS.add(
    name="explorer-playouts-compiled",
    unit="moves/s",
    peer_name="the same code interpreted",
    note="Random races inside the engine, compiled against interpreted; nature's actions not counted.",
)
def playouts_compiled() -> Sides:
    return Sides(explorer_playouts(), interpreted(explorer_playouts))
