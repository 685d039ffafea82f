"""What can be played, and against whom: the same data for the command line and the server."""

from __future__ import annotations

import msgspec

from ergosphere import bots
from ergosphere.core.game import Game
from ergosphere.core.options import Option


class OptionOffer(msgspec.Struct, frozen=True):
    name: str
    values: list[str]
    default: str
    meaning: str
    """What the option is about, in words."""
    meanings: list[str]
    """What each value means."""


class GameOffer(msgspec.Struct, frozen=True):
    """A game, its options and the levels of its bots."""

    key: str
    name: str
    summary: str
    seats: tuple[int, int]
    """Fewest and most."""
    hidden: bool
    """Whether seats see different things."""
    options: list[OptionOffer]
    packs: list[str]
    levels: list[str]


def offer(game: Game) -> GameOffer:
    return GameOffer(
        key=game.key,
        name=game.name,
        summary=game.text.words("summary", {}),
        seats=game.seats,
        hidden=game.hidden,
        options=[option_offer(game, option) for option in game.options],
        packs=[game.pack.name],
        levels=list(bots.LEVELS),
    )


def option_offer(game: Game, option: Option) -> OptionOffer:
    id = f"option-{option.name}"
    meanings = [meaning(game, id, value) for value in option.offered]
    return OptionOffer(option.name, list(option.offered), option.default, game.text.words(id, {}), meanings)


def meaning(game: Game, id: str, value: str) -> str:
    """A value in words. Numbers share the attribute `single`, where `$place` counts from one, or `other`."""
    spoken = game.text.attributes(id)
    if value in spoken:
        return game.text.words(id, {}, value)
    if "single" in spoken:
        return game.text.words(id, {"value": int(value), "place": int(value) + 1}, "single")
    return f"{value}: {game.text.words(id, {}, 'other')}"
