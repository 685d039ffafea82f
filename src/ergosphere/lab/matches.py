"""One match between bots, and many of them in several processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from ergosphere.bots import Bot
from ergosphere.core.engine.playout import advance
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY, State
from ergosphere.core.errors import bad_input
from ergosphere.core.values import Action, Outcome

Task = TypeVar("Task")
Result = TypeVar("Result")


class Finished(msgspec.Struct, frozen=True):
    """How a match went."""

    outcome: Outcome
    plies: int
    """Actions of seats, not of nature."""


def finish(state: State, names: tuple[str, ...], players: list[Bot], rng: Rng) -> Finished:
    """Play a match to its end, in place. Seats that act simultaneously choose from the same state."""
    plies = 0
    while advance(state, rng) != NOBODY:
        choices = [(seat, choice(state, seat, names[seat], players[seat])) for seat in state.actors()]
        for seat, action in choices:
            state.apply(seat, action)
        plies += len(choices)
    outcome = state.outcome()
    assert outcome is not None  # noqa: S101  nobody acts, so it is over
    return Finished(outcome, plies)


def choice(state: State, seat: int, name: str, player: Bot) -> Action:
    """What a bot chooses. Errors name the bot, and where its code failed."""
    legal = state.legal(seat)
    try:
        action = player.choose(state.view(seat), list(legal))
    except Exception as error:
        raise bad_input("bot-failed", bot=name, problem=failure(error, player)) from error
    if action not in legal:
        raise bad_input("bot-illegal", bot=name, action=str(action))
    return action


def failure(error: Exception, player: Bot) -> str:
    """The error and its place: the deepest line in the bot's own file, or where it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    own = getattr(sys.modules.get(type(player).__module__), "__file__", None)
    place = [frame for frame in frames if frame.filename == own][-1:] or frames[-1:]
    return f"{type(error).__name__}: {error} ({Path(place[0].filename).name}:{place[0].lineno})"


def spread(
    prepare: Callable[[], Callable[[Task], Result]], tasks: Iterable[Task], jobs: int = 1
) -> Generator[tuple[Task, Result], None, None]:
    """Each task with its result, in the order in which they are done. Every process calls `prepare` once.

    Closing the generator stops the work at once: what other processes are busy with is lost."""
    if jobs == 1:
        work = prepare()
        for task in tasks:
            yield task, work(task)
        return
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=begin_work)
    done = False
    try:
        yield from submit(pool, prepare, tasks, 2 * jobs)
        done = True
    except BrokenProcessPool:
        raise bad_input("workers-lost", jobs=jobs) from None
    finally:
        if not done:
            for worker in multiprocessing.active_children():
                if worker not in others:
                    worker.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def submit(
    pool: ProcessPoolExecutor, prepare: Callable[[], Callable[[Task], Result]], tasks: Iterable[Task], ahead: int
) -> Iterator[tuple[Task, Result]]:
    """Only a few tasks are submitted ahead, so that a million of them take no memory."""
    rest = iter(tasks)
    waiting: dict[Future[Any], Task] = {}
    while True:
        for task in islice(rest, ahead - len(waiting)):
            with interrupts_held():
                waiting[pool.submit(work_elsewhere, prepare, task)] = task
        if not waiting:
            return
        for future in wait(waiting, return_when=FIRST_COMPLETED).done:
            yield waiting.pop(future), future.result()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process started meanwhile never sees Ctrl-C, not even before its first line; this one sees it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In a worker process.

_work: Callable[[Any], Any] | None = None


def work_elsewhere(prepare: Callable[[], Callable[[Task], Result]], task: Task) -> Result:
    global _work
    if _work is None:  # not in the initializer: an error there would only break the pool
        _work = prepare()
    result: Result = _work(task)
    return result


def begin_work() -> None:
    """The main process handles Ctrl-C, and workers end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None  # noqa: S101  a worker has one
    parent.join()
    os._exit(1)
