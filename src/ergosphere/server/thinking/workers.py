"""A process that does one thing at a time for the server, within limits of time and memory."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from ergosphere.lab.matches import begin_work, interrupts_held

MEGABYTE = 1 << 20
NICE = 10
"""So that it yields to the process that serves people."""
CONTEXT = multiprocessing.get_context("spawn")


class TooLong(Exception):
    """It took more time than anybody gets."""


class TooLarge(Exception):
    """It took more memory than anybody gets."""


class WorkerLost(Exception):
    """The process died in the middle of its work, and not by our hand."""


class Worker:
    """Started when it is first needed, and again after it was killed. A thread of its own waits for its answers."""

    def __init__(self, memory: int | None, prepare: Callable[[], None] | None = None) -> None:
        self.memory = memory
        """Bytes of address space, where the system can limit it."""
        self.prepare = prepare
        """Run before it is ready; nobody's time is charged for it."""
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._ended = False
        self._waiter = ThreadPoolExecutor(1, "worker")

    async def run(self, function: Callable[[Any], Any], task: Any, seconds: float) -> Any:
        """What the function returns or raises there. Only the time that it runs counts."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._waiter, self._start)
        answer = loop.run_in_executor(self._waiter, self._ask, function, task)
        try:
            kind, value = await asyncio.wait_for(asyncio.shield(answer), seconds)
        except TimeoutError:
            self._kill()
            await asyncio.wait([answer])
            answer.exception()
            raise TooLong from None
        except asyncio.CancelledError:
            self._kill()
            answer.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise
        except (EOFError, OSError):
            self._kill()
            raise WorkerLost from None
        if kind == "memory":
            self._kill()
            raise TooLarge
        if kind == "error":
            raise value
        return value

    async def warm(self) -> None:
        """Start it now, so that the first request needn't wait for it."""
        await asyncio.get_running_loop().run_in_executor(self._waiter, self._start)

    def close(self) -> None:
        self._kill()
        self._waiter.shutdown(wait=False)

    def _kill(self) -> None:
        """At once, whatever it is busy with."""
        self._ended = True
        if self._process is not None:
            self._process.kill()

    # In the thread.

    def _start(self) -> None:
        if self._process is not None:
            if not self._ended and self._process.is_alive():
                return
            self._process.kill()
            self._process.join()
            self._process.close()
        if self._line is not None:
            self._line.close()
        self._line, far = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=work, args=(far, self.memory, self.prepare), daemon=True)
        with interrupts_held():
            self._process.start()
        far.close()
        self._ended = False
        self._line.recv()  # it is ready

    def _ask(self, function: Callable[[Any], Any], task: Any) -> tuple[str, Any]:
        assert self._line is not None  # noqa: S101
        self._line.send((function, task))
        kind, value = self._line.recv()
        return kind, value


# In the other process.


def work(line: Connection, memory: int | None, prepare: Callable[[], None] | None) -> None:
    begin_work()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    limit(memory)
    if prepare is not None:
        prepare()
    with suppress(EOFError, BrokenPipeError):  # the server is gone
        line.send("ready")
        while True:
            function, task = line.recv()
            line.send(answer_of(function, task))


def answer_of(function: Callable[[Any], Any], task: Any) -> tuple[str, Any]:
    try:
        return "done", function(task)
    except MemoryError:
        return "memory", None
    except RecursionError:
        return "memory", None
    except Exception as error:  # whatever it is: whoever asked is told
        return "error", error


def limit(memory: int | None) -> None:
    """Limit this process's address space, and let it yield to the process that serves people."""
    try:
        import resource
    except ImportError:  # Windows
        return
    if memory is not None:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.nice(NICE)
