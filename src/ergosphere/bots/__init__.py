"""Bots: each gets a view and the legal actions, nothing else; full states come from determinize alone."""

from __future__ import annotations

import importlib
import math
import re
from typing import Protocol

import msgspec

import ergosphere.games  # noqa: F401  makes the built-in games known
from ergosphere.bots.levels import EFFORTS, SearchBot
from ergosphere.bots.random import RandomBot
from ergosphere.core.errors import bad_input
from ergosphere.core.game import Game
from ergosphere.core.values import Action, View

LEVELS = ("random", *EFFORTS)
ENTRANT = re.compile(r"([a-z]+)(?:@(\d+(?:\.\d+)?)|#([1-9]\d{0,11}))?", re.ASCII)


class Bot(Protocol):
    """What sits at a table for a seat."""

    def choose(self, view: View, legal: list[Action]) -> Action: ...


def make(game: Game, level: str, seconds: float | None = None, seed: int = 0, effort: int | None = None) -> Bot:
    """A bot of a level. `expert` thinks for some seconds, or with an effort (nodes, simulations) repeatably.

    The same seed gives the same player."""
    if level not in LEVELS:
        raise bad_input("level-unknown", level=level, expected=", ".join(LEVELS))
    if (seconds is not None or effort is not None) and level != "expert":
        raise bad_input("level-fixed", level=level)
    if (seconds is not None and not 0 < seconds < math.inf) or (effort is not None and effort < 1):
        raise bad_input("level-limits", level=level)
    seed &= (1 << 63) - 1
    if level == "random":
        return RandomBot(seed)
    spent = EFFORTS[level]
    if effort is not None:
        spent = msgspec.structs.replace(spent, nodes=effort, simulations=effort, seconds=0.0)
    elif seconds is not None:
        spent = msgspec.structs.replace(spent, seconds=seconds)
    return SearchBot(game, spent, seed)


def entrant(game: Game, text: str, seed: int = 0, own: bool = True) -> Bot:
    """A bot by what people write: `hard`, `expert@0.5` (seconds), `expert#20000` (effort), or `module:Class`.

    A class of the user's own is called with the game and the seed. Where strangers write, `own` is False."""
    if own and ":" in text:
        return own_bot(game, text, seed)
    found = ENTRANT.fullmatch(text)
    if not found:
        raise bad_input("level-unknown", level=text, expected=", ".join(LEVELS))
    seconds = float(found[2]) if found[2] else None
    return make(game, found[1], seconds, seed, int(found[3]) if found[3] else None)


def own_bot(game: Game, text: str, seed: int) -> Bot:
    module, _, name = text.partition(":")
    try:
        kind = getattr(importlib.import_module(module), name)
        bot: Bot = kind(game, seed)
    except Exception as error:
        raise bad_input("bot-own", text=text, problem=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "choose", None)):
        raise bad_input("bot-own", text=text, problem="it has no method choose(view, legal)")
    return bot
