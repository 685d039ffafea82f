"""Tools: what only one game offers. Command line, HTTP and page are made from a game's list of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
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
    typed: bool = True
    """Can its arguments be typed? If not, it is only called over HTTP."""
    tell: Callable[[Any, Any], str] | None = None
    """Takes the game and the answer, where one sentence can't say it."""
    defaults: dict[str, str] = {}
    """Options whose default here differs from a match's."""
    in_play: bool = False
    """Do people need the answer while they play? Then no idle question goes first."""
    refuse: Callable[[Any], None] | None = None
    """Takes a stranger's arguments; raises BadInput where the answer would cost more than strangers get."""


Listener = Callable[[int, int], None]
_listener: ContextVar[Listener | None] = ContextVar("listener", default=None)


def progress(done: int, total: int) -> None:
    """Called by a slow tool; whoever asked is told how far it has come."""
    listener = _listener.get()
    if listener is not None:
        listener(done, total)


@contextmanager
def listening(listener: Listener) -> Iterator[None]:
    """Hear the progress of tools that run inside."""
    token = _listener.set(listener)
    try:
        yield
    finally:
        _listener.reset(token)
