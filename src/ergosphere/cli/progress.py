"""The progress bar of long work: on standard error, if that is a terminal, with the time left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from ergosphere.core.tool import listening

T = TypeVar("T")

A_DAY = 24 * 60 * 60.0
"""How far back the speed is estimated from: a match may take minutes."""


def watched(work: Iterable[T], name: str, total: int, done: int = 0) -> Iterator[T]:
    """The same items, with a bar that advances by one for each."""
    console = Console(stderr=True)
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, speed_estimate_period=A_DAY, transient=True, disable=not console.is_terminal
    ) as progress:
        bar = progress.add_task(name, total=total, completed=done)
        for item in work:
            yield item
            progress.advance(bar)


@contextmanager
def tool_bar(name: str) -> Iterator[None]:
    """A bar for a tool that reports its progress; a silent one has none."""
    console = Console(stderr=True)
    columns = ("[progress.description]{task.description}", BarColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, speed_estimate_period=A_DAY, transient=True, disable=not console.is_terminal
    ) as bars:
        bar = bars.add_task(name, total=None, visible=False)
        with listening(lambda done, total: bars.update(bar, completed=done, total=total, visible=True)):
            yield
