"""Rows about the engine itself: single moves through the public face, random matches inside, perft."""

from __future__ import annotations

import random

import openspiel
from interpreted import interpreted
from measure import Rows, Side, Sides, rate

import ergosphere

ROWS = Rows()

INTERPRETED = "the same code interpreted"
BREAKTHROUGH = "OpenSpiel breakthrough"

BATCH = 4  # matches a call: few enough that an interpreted call is short
LIMIT = 10_000  # far beyond the longest match
DEPTH = 4


def driven_from_python(key: str, seats: int) -> Side:
    """What anybody who plays from Python does, every action checked; nature's are steps too."""
    game = ergosphere.load(key)
    choose = random.Random(1).choice

    def match(_: int) -> int:
        state = game.new(seats=seats)
        steps = 0
        while state.outcome() is None:
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, choose(legal))
            steps += 1
        return steps

    return rate(match)


def black_holes_driven() -> Side:
    """Also run interpreted, so it makes its own game."""
    return driven_from_python("black-holes", 2)


def black_holes_playouts() -> Side:
    """Random matches without an object for each move, as search plays them."""
    from ergosphere.core.engine.playout import playouts

    start = ergosphere.load("black-holes").new(seats=2)
    return rate(lambda number: int(playouts(start, BATCH, number, LIMIT)[0]))


@ROWS.add(
    name="black-holes-driven",
    unit="steps/s",
    peer_name=BREAKTHROUGH,
    bar=2,
    note="Random matches move by move from Python, legality always checked, against C++ driven by the same loop.",
)
def driven() -> Sides:
    return Sides(black_holes_driven(), openspiel.driven("breakthrough"))


@ROWS.add(
    name="black-holes-playouts",
    unit="moves/s",
    peer_name=BREAKTHROUGH,
    bar=4,
    note="Random matches inside our engine, against C++ driven from Python: what leaving Python's loop gains.",
)
def playouts_inside() -> Sides:
    return Sides(black_holes_playouts(), openspiel.driven("breakthrough"))


@ROWS.add(
    name="black-holes-driven-compiled",
    unit="steps/s",
    peer_name=INTERPRETED,
    note="The loop of black-holes-driven with the compiled package, against the same source run by Python.",
)
def driven_compiled() -> Sides:
    return Sides(black_holes_driven(), interpreted(black_holes_driven))


@ROWS.add(
    name="black-holes-playouts-compiled",
    unit="moves/s",
    peer_name=INTERPRETED,
    note="The matches of black-holes-playouts with the compiled package, against the same source run by Python.",
)
def playouts_compiled() -> Sides:
    return Sides(black_holes_playouts(), interpreted(black_holes_playouts))


@ROWS.add(
    name="black-holes-perft",
    unit="nodes/s",
    note=f"Move sequences of length {DEPTH} from the start, the last moves made too (no bulk counting).",
)
def perft_nodes() -> Sides:
    from ergosphere.games.black_holes.rules.perft import perft
    from ergosphere.games.black_holes.rules.state import BlackHoles

    start = ergosphere.load("black-holes").new(seats=2)
    assert isinstance(start, BlackHoles)
    return Sides(rate(lambda _: int(perft(start, DEPTH, bulk=False))))
