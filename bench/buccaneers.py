"""Rows about Buccaneers: decisions of four seats driven from Python, against OpenSpiel's four-player goofspiel."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from interpreted import interpreted
from measure import Rows, Side, Sides, rate

import ergosphere
from ergosphere.core.engine.playout import playouts
from ergosphere.core.engine.rng import Rng

ROWS = Rows()

SEATS = 4
GOOFSPIEL = "OpenSpiel goofspiel, four players"
INTERPRETED = "the same code interpreted"
BATCH = 4
LIMIT = 10_000
WIDE = 20  # random bits of a choice: in Python their remainder is the cheapest choice that is fair enough


def driven() -> Side:
    """Python drives every decision and leaves the random choice to the engine; chance plays inside it, too."""
    game = ergosphere.load("buccaneers")
    rng = Rng(1)

    def match(_: int) -> int:
        state = game.new(seats=SEATS)
        pick, play, deciders = state.pick, state.play, state.deciders
        steps = 0
        while seats := deciders(rng):
            for seat in seats:
                play(seat, pick(seat, rng))
            steps += len(seats)
        return steps

    return rate(match)


def driven_same_steps() -> Side:
    """In the steps in which OpenSpiel has to be driven: list the codes, choose one in Python, play it unchecked."""
    game = ergosphere.load("buccaneers")
    rng = Rng(1)
    bits = random.Random(1).getrandbits

    def match(_: int) -> int:
        state = game.new(seats=SEATS)
        choices = state.choices
        play, deciders = state.play, state.deciders
        steps = 0
        while seats := deciders(rng):
            for seat in seats:
                legal = choices(seat)
                play(seat, legal[bits(WIDE) % len(legal)])
            steps += len(seats)
        return steps

    return rate(match)


def driven_checked() -> Side:
    """What anybody who plays from Python does: action objects, every one checked."""
    game = ergosphere.load("buccaneers")
    rng = Rng(1)
    bits = random.Random(1).getrandbits

    def match(_: int) -> int:
        state = game.new(seats=SEATS)
        legal_of, apply, deciders = state.legal, state.apply, state.deciders
        steps = 0
        while seats := deciders(rng):
            for seat in seats:
                legal = legal_of(seat)
                apply(seat, legal[bits(WIDE) % len(legal)])
            steps += len(seats)
        return steps

    return rate(match)


def driven_every_step() -> Side:
    """The public face and nothing else: nature's steps are driven from Python too, and counted."""
    game = ergosphere.load("buccaneers")
    bits = random.Random(1).getrandbits

    def match(_: int) -> int:
        state = game.new(seats=SEATS)
        legal_of, apply, actors = state.legal, state.apply, state.actors
        steps = 0
        while seats := actors():
            for seat in seats:
                legal = legal_of(seat)
                apply(seat, legal[bits(WIDE) % len(legal)])
            steps += len(seats)
        return steps

    return rate(match)


def inside() -> Side:
    """Random matches without a Python object for each decision, as search plays them."""
    start = ergosphere.load("buccaneers").new(seats=SEATS)
    return rate(lambda number: int(playouts(start, BATCH, number, LIMIT)[0]))


def goofspiel(chance_step: int = 0) -> Side:
    """Thirteen cards and a random order of prizes, which is its default; the same choice made in the same way.
    A step of chance counts as `chance_step`."""
    game: Any = import_module("pyspiel").load_game(f"goofspiel(players={SEATS})")
    bits = random.Random(1).getrandbits
    seats = range(SEATS)

    def match(_: int) -> int:
        state = game.new_initial_state()
        legal_of, over, chance = state.legal_actions, state.is_terminal, state.is_chance_node
        steps = 0
        while not over():
            if chance():
                prizes = state.chance_outcomes()
                state.apply_action(prizes[bits(WIDE) % len(prizes)][0])
                steps += chance_step
                continue
            choices = []
            for seat in seats:
                legal = legal_of(seat)
                choices.append(legal[bits(WIDE) % len(legal)])
            state.apply_actions(choices)
            steps += SEATS
        return steps

    return rate(match)


@ROWS.add(
    name="buccaneers-driven",
    unit="decisions/s",
    peer_name=GOOFSPIEL,
    note="Random matches of four seats driven from Python, each side in the fastest way it offers; decisions of seats.",
)
def driven_rows() -> Sides:
    return Sides(driven(), goofspiel())


@ROWS.add(
    name="buccaneers-same-steps",
    unit="decisions/s",
    peer_name=GOOFSPIEL,
    bar=3,
    note="The same with the steps of the peer: list the legal codes, choose in Python, play unchecked.",
)
def same_steps_rows() -> Sides:
    return Sides(driven_same_steps(), goofspiel())


@ROWS.add(
    name="buccaneers-checked",
    unit="decisions/s",
    peer_name=GOOFSPIEL,
    note="In these steps with action objects, each checked before it is applied.",
)
def checked_rows() -> Sides:
    return Sides(driven_checked(), goofspiel())


@ROWS.add(
    name="buccaneers-every-step",
    unit="steps/s",
    peer_name=GOOFSPIEL,
    note="The same with nature's steps driven from Python too, and counted on both sides.",
)
def every_step_rows() -> Sides:
    return Sides(driven_every_step(), goofspiel(chance_step=1))


@ROWS.add(
    name="buccaneers-playouts",
    unit="decisions/s",
    peer_name=GOOFSPIEL,
    note="Random matches inside our engine, against the same driven peer.",
)
def inside_rows() -> Sides:
    return Sides(inside(), goofspiel())


@ROWS.add(
    name="buccaneers-compiled",
    unit="decisions/s",
    peer_name=INTERPRETED,
    note="The loop of buccaneers-checked with the compiled package, against the same source run by Python.",
)
def compiled_rows() -> Sides:
    return Sides(driven_checked(), interpreted(driven_checked))
