"""OpenSpiel, the peer: a C++ engine driven from Python."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Protocol

from measure import Side, rate


class State(Protocol):
    """What is used of pyspiel.State, which brings no types."""

    def is_terminal(self) -> bool: ...
    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...


class Game(Protocol):
    """What is used of pyspiel.Game."""

    def new_initial_state(self) -> State: ...


def load(name: str) -> Game:
    game: Game = import_module("pyspiel").load_game(name)
    return game


def driven(name: str) -> Side:
    """Random matches move by move, in the same steps as our own loop, with the same generator."""
    game = load(name)
    choose = random.Random(1).choice

    def match(_: int) -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            state.current_player()
            state.apply_action(choose(state.legal_actions()))
            steps += 1
        return steps

    return rate(match)
