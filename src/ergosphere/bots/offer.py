"""What can be played, and against whom: the same data for the command line and the server."""

from __future__ import annotations

import msgspec

from ergosphere import bots
from ergosphere.core.game import Game


class OptionOffer(msgspec.Struct, frozen=True):
    name: str
    values: list[str]
    default: str


class GameOffer(msgspec.Struct, frozen=True):
    """A game, its options and the levels of its bots."""

    key: str
    name: str
    seats: tuple[int, int]
    """Fewest and most."""
    options: list[OptionOffer]
    packs: list[str]
    levels: list[str]


def offer(game: Game) -> GameOffer:
    options = [OptionOffer(option.name, list(option.values), option.default) for option in game.options]
    return GameOffer(game.key, game.name, game.seats, options, [game.pack.name], list(bots.LEVELS))
