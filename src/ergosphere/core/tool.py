"""Tools: what only one game offers. Command line, HTTP and page are made from a game's list of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


class Tool(msgspec.Struct, frozen=True):
    """A function from data to data.

    `ask` is the type of its arguments: required fields are positional on the command line, the others options.
    Its sentence `tool-NAME` puts the answer's fields into words; the attribute `.help` says what it does.
    A tool with `files` takes TOML files instead: each holds one `ask`, and several files give a list of answers.
    """

    name: str
    ask: type[msgspec.Struct]
    run: Callable[[Any, dict[str, str], Any], msgspec.Struct]
    """Takes the game, the settled options and the arguments."""
    files: bool = False
    tell: Callable[[Any, Any], str] | None = None
    """Takes the game and the answer, where one sentence can't say it."""
    defaults: dict[str, str] = {}
    """Options that have another default here than in a match."""
