"""Bots and tools think in processes of their own. A bot's process gets a view and the legal actions, nothing else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

import ergosphere.games  # noqa: F401  makes the built-in games known
from ergosphere import bots
from ergosphere.core.registry import load_with
from ergosphere.core.rng import Rng
from ergosphere.lab.matches import begin_work

LONGEST_THOUGHT = 120.0
"""Seconds; a process that takes longer is ended."""


class TooLong(Exception):
    """It would have taken more time than anybody gets."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is told."""

    game: str
    pack: str | None
    level: str
    seed: int
    view: bytes
    legal: list[str]


class ToolUse(msgspec.Struct, frozen=True):
    """A tool with its arguments as JSON."""

    game: str
    pack: str | None
    tool: str
    options: dict[str, str]
    ask: bytes


class Thinkers:
    """Some processes that are started when they are first needed, and again when one of them dies."""

    def __init__(self, processes: int | None = None, longest: float = LONGEST_THOUGHT) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self.longest = longest
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, thought: Thought) -> str:
        """The action that a bot decides on, in notation."""
        answer = await self._run(choose, thought)
        assert isinstance(answer, str)  # noqa: S101
        return answer

    async def use(self, request: ToolUse) -> bytes:
        """A tool's answer as JSON; ErgosphereError as it raises it."""
        answer = await self._run(use, request)
        assert isinstance(answer, bytes)  # noqa: S101
        return answer

    def warm(self) -> None:
        """Start a process now, so that the first bot needn't wait for it."""
        self._started().submit(os.getpid)

    def close(self) -> None:
        if self._pool is not None:
            self._end(self._pool)

    async def _run(self, work: Callable[[Any], object], task: object) -> object:
        for attempt in (1, 2):
            pool = self._started()
            try:
                future = pool.submit(work, task)
                return await asyncio.wait_for(asyncio.wrap_future(future), self.longest)
            except TimeoutError:
                self._end(pool)
                raise TooLong from None
            except BrokenProcessPool:
                self._end(pool)
                if attempt == 2:
                    raise
        raise AssertionError

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=begin_work)
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """At once, whatever it is busy with."""
        if self._pool is pool:
            self._pool = None
        workers = list((pool._processes or {}).values())  # no public way to end one that doesn't answer
        for worker in workers:
            worker.terminate()
        pool.shutdown(wait=False, cancel_futures=True)


# In the other process.


def choose(thought: Thought) -> str:
    game = load_with(thought.game, thought.pack)
    view = game.read_view(thought.view)
    assert view.seat is not None  # noqa: S101  spectators don't choose
    state = game.determinize(view, Rng(thought.seed))
    legal = [game.parse(state, view.seat, text) for text in thought.legal]
    return str(bots.entrant(game, thought.level, thought.seed, own=False).choose(view, legal))


def use(request: ToolUse) -> bytes:
    game = load_with(request.game, request.pack)
    tool = game.tool(request.tool)
    ask = msgspec.json.decode(request.ask, type=tool.ask)
    return msgspec.json.encode(tool.run(game, game.settle(request.options), ask))
