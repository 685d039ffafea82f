"""What simulate and tournament share: one match between bots, and many of them in several processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
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


class Played(msgspec.Struct, frozen=True):
    """How a match went; plies are the actions of seats, not of nature."""

    outcome: Outcome
    plies: int


def finish(state: State, names: tuple[str, ...], players: list[Bot], rng: Rng) -> Played:
    """Play a match to its end, in place. Seats that act at the same time choose from the same state."""
    plies = 0
    while advance(state, rng) != NOBODY:
        choices = [(seat, choice(state, seat, names[seat], players[seat])) for seat in state.actors()]
        for seat, action in choices:
            state.apply(seat, action)
        plies += len(choices)
    outcome = state.outcome()
    assert outcome is not None  # noqa: S101  nobody acts, so it is over
    return Played(outcome, plies)


def choice(state: State, seat: int, name: str, player: Bot) -> Action:
    """Whatever a person's own bot does wrong is said with its name."""
    legal = state.legal(seat)
    try:
        action = player.choose(state.view(seat), list(legal))
    except Exception as error:
        raise bad_input("bot-failed", bot=name, problem=f"{type(error).__name__}: {error}") from error
    if action not in legal:
        raise bad_input("bot-illegal", bot=name, action=str(action))
    return action


def spread(
    prepare: Callable[[], Callable[[Task], Result]], tasks: Iterable[Task], jobs: int = 1
) -> Generator[tuple[Task, Result], None, None]:
    """Each task with its result, as soon as it is there. Every process prepares once and then works.

    Whoever stops asking stops the work at once: what other processes are still busy with is lost."""
    if jobs == 1:
        work = prepare()
        for task in tasks:
            yield task, work(task)
        return
    strangers = multiprocessing.active_children()
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=begin_work)
    done = False
    try:
        yield from handed_out(pool, prepare, tasks, 2 * jobs)
        done = True
    except BrokenProcessPool:
        raise bad_input("workers-lost", jobs=jobs) from None
    finally:
        if not done:
            for worker in multiprocessing.active_children():
                if worker not in strangers:
                    worker.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def handed_out(
    pool: ProcessPoolExecutor, prepare: Callable[[], Callable[[Task], Result]], tasks: Iterable[Task], ahead: int
) -> Iterator[tuple[Task, Result]]:
    """Only a few tasks are handed out ahead, so that a million of them take no memory."""
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
    """A process that starts now never sees Ctrl-C, not even before its first line; ours comes a moment later."""
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
    if _work is None:  # not earlier: an error of a task is told, one at the start only breaks the pool
        _work = prepare()
    result: Result = _work(task)
    return result


def begin_work() -> None:
    """Ctrl-C is the main process's to handle; and nobody works on when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None  # noqa: S101  a worker has one
    parent.join()
    os._exit(1)
