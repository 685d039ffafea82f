"""Lanes: work that waits for its turn. Whoever has used the least time is next, so nobody's flood holds others up."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from ergosphere.server.workers import Worker


class Crowded(Exception):
    """Too much is waiting already: of this caller's, or of all."""


class Caller(NamedTuple):
    """On whose account something is done."""

    address: str
    table: str = ""


class Job(msgspec.Struct, frozen=True, eq=False):
    function: Callable[[Any], Any]
    task: Any
    seconds: float
    done: asyncio.Future[Any]


class Account:
    """What one address has waiting, table by table, and what it has used."""

    def __init__(self, used: float) -> None:
        self.used = used
        """Seconds of work, counted from the least that anybody had used when it came."""
        self.running = 0
        self.waiting: dict[str, deque[Job]] = {}

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def put(self, table: str, job: Job) -> None:
        self.waiting.setdefault(table, deque()).append(job)

    def take(self) -> Job:
        """The tables of an address take turns."""
        table, jobs = next(iter(self.waiting.items()))
        del self.waiting[table]
        job = jobs.popleft()
        if jobs:
            self.waiting[table] = jobs
        return job


class Lane:
    """Some workers and those who wait for them.

    `seconds` is what one piece of work may run, `at_once` how many of an address may run at the same time, `share` and
    `queue` how many of an address and of all may wait."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        memory: int | None,
        at_once: int,
        share: int = 64,
        queue: int = 2000,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        self.seconds = seconds
        self.at_once = at_once
        self.share = share
        self.queue = queue
        self._idle = [Worker(memory, prepare) for _ in range(workers)]
        self._all = list(self._idle)
        self._accounts: dict[str, Account] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        return sum(map(len, self._accounts.values()))

    async def run(self, function: Callable[[Any], Any], task: Any, caller: Caller, seconds: float | None = None) -> Any:
        """What the function returns or raises in a worker; Crowded, TooLong, TooLarge or WorkerLost."""
        account = self._account(caller.address)
        if len(account) >= self.share or self.waiting >= self.queue:
            self._forget(caller.address)
            raise Crowded
        job = Job(function, task, seconds or self.seconds, asyncio.get_running_loop().create_future())
        account.put(caller.table, job)
        self._hand_out()
        return await job.done

    async def warm(self) -> None:
        if self._idle:
            await self._idle[-1].warm()

    def close(self) -> None:
        self._closed = True
        for task in self._running:
            task.cancel()
        for worker in self._all:
            worker.close()

    def _account(self, address: str) -> Account:
        account = self._accounts.get(address)
        if account is None:  # nobody can save up time by staying away
            least = min((other.used for other in self._accounts.values()), default=0.0)
            account = self._accounts[address] = Account(least)
        return account

    def _forget(self, address: str) -> None:
        account = self._accounts[address]
        if not account.running and not account.waiting:
            del self._accounts[address]

    def _hand_out(self) -> None:
        """As many as there are idle workers for."""
        for address, account in self._next():
            worker = self._idle.pop()
            job = account.take()
            account.running += 1
            task = asyncio.create_task(self._work(worker, job, address, account))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def _next(self) -> Iterator[tuple[str, Account]]:
        while self._idle and not self._closed:
            ready = [
                (a.used, address) for address, a in self._accounts.items() if a.waiting and a.running < self.at_once
            ]
            if not ready:
                return
            _, address = min(ready)
            yield address, self._accounts[address]

    async def _work(self, worker: Worker, job: Job, address: str, account: Account) -> None:
        began = time.monotonic()
        try:
            if not job.done.done():  # who has hung up is not served
                answer = await worker.run(job.function, job.task, job.seconds)
                if not job.done.done():
                    job.done.set_result(answer)
        except asyncio.CancelledError:  # the server stops
            self._closed = True
            job.done.cancel()
            raise
        except Exception as error:
            if not job.done.done():
                job.done.set_exception(error)
        finally:
            account.used += time.monotonic() - began
            account.running -= 1
            self._idle.append(worker)
            self._forget(address)
            self._hand_out()
