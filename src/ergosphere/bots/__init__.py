"""Bots: each gets a view and the legal actions, nothing else; full states come from determinize alone."""

from __future__ import annotations

from typing import Protocol

import ergosphere.games  # noqa: F401  makes the built-in games known
from ergosphere.bots.random import RandomBot
from ergosphere.core.errors import bad_input
from ergosphere.core.game import Game
from ergosphere.core.values import Action, View

LEVELS = ("random",)


class Bot(Protocol):
    """What sits at a table for a seat."""

    def choose(self, view: View, legal: list[Action]) -> Action: ...


def make(game: Game, level: str, seconds: float | None = None, seed: int = 0) -> Bot:
    """A bot of a level. The same seed gives the same player."""
    if level not in LEVELS:
        raise bad_input("level-unknown", level=level, expected=", ".join(LEVELS))
    return RandomBot(seed)
