"""The games that this process knows: ours, and those of other installed packages."""

from __future__ import annotations

import importlib
from contextlib import suppress
from functools import cache, lru_cache
from importlib.metadata import entry_points
from pathlib import Path

from ergosphere.core.errors import BadInput, bad_input
from ergosphere.core.game import Game

GROUP = "ergosphere.games"
"""Other packages announce `key = "module:Class"` in this entry-point group."""

_known: dict[str, str | type[Game]] = {}


def register(key: str, game: str | type[Game]) -> None:
    """Make a game known: its class, or `module:Class` to import it only on demand."""
    _known[key] = game
    load_with.cache_clear()


@cache
def _announced() -> dict[str, str]:
    return {point.name: point.value for point in entry_points(group=GROUP)}


def games() -> list[str]:
    """The keys of all games."""
    return [*_known, *(key for key in _announced() if key not in _known)]


def game_classes() -> dict[str, type[Game]]:
    """All games that can be imported: a third party's broken package doesn't spoil the others."""
    found = {}
    for key in games():
        with suppress(BadInput):
            found[key] = game_class(key)
    return found


def game_class(key: str) -> type[Game]:
    found = _known.get(key) or _announced().get(key)
    if found is None:
        raise bad_input("game-unknown", game=key, expected=", ".join(games()))
    if isinstance(found, str):
        module, _, name = found.partition(":")
        try:
            found = getattr(importlib.import_module(module), name)
        except Exception as error:
            raise bad_input("game-broken", game=key, problem=f"{type(error).__name__}: {error}") from error
    assert isinstance(found, type)  # noqa: S101  what an entry point names is the announcing package's promise
    return found


def load(key: str, pack: str | Path | None = None) -> Game:
    """A game by its key, with the built-in pack or a person's own."""
    return load_with(key, None) if pack is None else game_class(key).load(pack)


@lru_cache(maxsize=100)
def load_with(key: str, pack: str | None) -> Game:
    """A game with the built-in pack (None) or the given pack text; cached."""
    return game_class(key).with_pack(pack)
