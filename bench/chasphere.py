"""Rows about Chasphere Black Hole: decisions of seats a second, driven from Python, against a C++ card game."""

from __future__ import annotations

import random

import openspiel
from interpreted import interpreted
from measure import Rows, Side, Sides, rate

import ergosphere

ROWS = Rows()

SEATS = 3
BATCH = 8  # matches a call inside the engine
LIMIT = 10_000


def chasphere_driven() -> Side:
    """What anybody who plays from Python does, every action checked; nature acts in the same loop and isn't counted."""
    game = ergosphere.load("chasphere")
    choose = random.Random(1).choice

    def match(_: int) -> int:
        state = game.new(seats=SEATS)
        decisions = 0
        while state.outcome() is None:
            seat = state.actors()[0]
            state.apply(seat, choose(state.legal(seat)))
            decisions += seat >= 0
        return decisions

    return rate(match)


def gin_rummy_driven() -> Side:
    """The same loop over OpenSpiel's game, which also has hidden cards and chance."""
    game = openspiel.load("gin_rummy")
    choose = random.Random(1).choice

    def match(_: int) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            player = state.current_player()
            state.apply_action(choose(state.legal_actions()))
            decisions += player >= 0
        return decisions

    return rate(match)


def chasphere_playouts() -> Side:
    """Random matches without an object for each action, as search plays them."""
    from ergosphere.core.engine.playout import playouts

    start = ergosphere.load("chasphere").new(seats=SEATS)
    return rate(lambda number: int(playouts(start, BATCH, number, LIMIT)[0]))


@ROWS.add(
    name="chasphere-driven",
    unit="decisions/s",
    peer_name="OpenSpiel gin_rummy",
    bar=5,
    note="Random matches of three seats from Python, legality always checked, against C++ driven by the same loop.",
)
def driven() -> Sides:
    return Sides(chasphere_driven(), gin_rummy_driven())


@ROWS.add(
    name="chasphere-driven-compiled",
    unit="decisions/s",
    peer_name="the same code interpreted",
    note="The loop of chasphere-driven with the compiled package, against the same source run by Python.",
)
def driven_compiled() -> Sides:
    return Sides(chasphere_driven(), interpreted(chasphere_driven))


@ROWS.add(
    name="chasphere-playouts-compiled",
    unit="decisions/s",
    peer_name="the same code interpreted",
    note="Random matches inside the engine with the compiled package, against the same source run by Python.",
)
def playouts_compiled() -> Sides:
    return Sides(chasphere_playouts(), interpreted(chasphere_playouts))
