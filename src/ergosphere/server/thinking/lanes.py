"""Lanes: work that waits for its turn. Whoever has used the least time is next, so a flood never holds up others; all
work that nobody is waiting for shares one account."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec

from ergosphere.server.thinking.workers import Worker

UNATTENDED = "nobody"
"""The account of all work that nobody is waiting for; no address looks like it."""
REMEMBERED = 100
"""Accounts; more only while they are in use."""


class Crowded(Exception):
    """Too much is waiting already: of this caller's, or of all."""


class Caller(NamedTuple):
    """On whose account something is done."""

    address: str
    table: str = ""
    waits: bool = True
    """Is anybody there to see it? Bots play on at tables that nobody watches."""

    @property
    def account(self) -> str:
        return self.address if self.waits else UNATTENDED

    @property
    def turn(self) -> str:
        """What takes turns within an account: the tables of an address, or the addresses."""
        return self.table if self.waits else self.address


class Job(msgspec.Struct, frozen=True, eq=False):
    caller: Caller
    function: Callable[[Any], Any]
    task: Any
    seconds: float
    done: asyncio.Future[Any]


class Account:
    """What one address has waiting, table by table, or what nobody waits for, address by address; and what it has
    used."""

    def __init__(self) -> None:
        self.used = 0.0
        """Seconds of work, on the lane's own clock."""
        self.running = 0
        self.waiting: dict[str, deque[Job]] = {}

    @property
    def idle(self) -> bool:
        return not self.running and not self.waiting

    def put(self, job: Job) -> None:
        self.waiting.setdefault(job.caller.turn, deque()).append(job)

    def take(self) -> Job:
        """The tables of an address take turns."""
        turn, jobs = next(iter(self.waiting.items()))
        del self.waiting[turn]
        job = jobs.popleft()
        if jobs:
            self.waiting[turn] = jobs
        return job

    def give_up(self, table: str) -> list[Job]:
        """All that a table has waiting here."""
        found = [job for jobs in self.waiting.values() for job in jobs if job.caller.table == table]
        for job in found:
            self.waiting[job.caller.turn].remove(job)
            if not self.waiting[job.caller.turn]:
                del self.waiting[job.caller.turn]
        return found


class Lane:
    """Some workers and those who wait for them.

    `seconds` is what one piece of work may run, `at_once` how many of an account may run at the same time, `share` and
    `queue` how many of an address and of all may wait, `unattended` how many in all that nobody waits for."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        memory: int | None,
        at_once: int,
        share: int = 64,
        queue: int = 2000,
        unattended: int = 200,
        prepare: Callable[[], None] | None = None,
    ) -> None:
        self.seconds = seconds
        self.at_once = at_once
        self.share = share
        self.queue = queue
        self.unattended = unattended
        self._idle = [Worker(memory, prepare) for _ in range(workers)]
        self._all = list(self._idle)
        self._accounts: dict[str, Account] = {}
        self._clock = 0.0
        """What the account served last had used. Newcomers start there: nobody saves up time by staying away, or
        gains any by coming and going."""
        self.waiting = 0
        """For which somebody waits."""
        self.waiting_unattended = 0
        self._of_address: Counter[tuple[str, bool]] = Counter()
        """The same by address."""
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False

    async def run(self, function: Callable[[Any], Any], task: Any, caller: Caller, seconds: float | None = None) -> Any:
        """What the function returns or raises in a worker; Crowded, TooLong, TooLarge or WorkerLost."""
        if self._full(caller):
            raise Crowded
        job = Job(caller, function, task, seconds or self.seconds, asyncio.get_running_loop().create_future())
        self._put(job)
        self._hand_out()
        return await job.done

    def attend(self, caller: Caller) -> None:
        """Somebody has come to a table, and now waits for its work."""
        account = self._accounts.get(UNATTENDED)
        for job in [] if account is None else account.give_up(caller.table):
            self._count(job, -1)
            self._put(msgspec.structs.replace(job, caller=caller))
        self._hand_out()

    async def warm(self) -> None:
        if self._idle:
            await self._idle[-1].warm()

    def close(self) -> None:
        self._closed = True
        for task in self._running:
            task.cancel()
        for worker in self._all:
            worker.close()

    def _full(self, caller: Caller) -> bool:
        """Work that nobody waits for never keeps out work that somebody waits for."""
        if self._of_address[caller.address, caller.waits] >= self.share:
            return True
        return self.waiting >= self.queue if caller.waits else self.waiting_unattended >= self.unattended

    def _put(self, job: Job) -> None:
        account = self._accounts.setdefault(job.caller.account, Account())
        if account.idle:
            account.used = max(account.used, self._clock)
        account.put(job)
        self._count(job, 1)

    def _count(self, job: Job, change: int) -> None:
        if job.caller.waits:
            self.waiting += change
        else:
            self.waiting_unattended += change
        of = job.caller.address, job.caller.waits
        self._of_address[of] += change
        if not self._of_address[of]:
            del self._of_address[of]

    def _forget(self) -> None:
        """Accounts of which nothing needs to be remembered any more."""
        if len(self._accounts) > REMEMBERED:
            self._accounts = {n: a for n, a in self._accounts.items() if not a.idle or a.used > self._clock}

    def _hand_out(self) -> None:
        """As many as there are idle workers for."""
        for account in self._next():
            worker = self._idle.pop()
            self._clock = max(self._clock, account.used)
            job = account.take()
            self._count(job, -1)
            account.running += 1
            task = asyncio.create_task(self._work(worker, job, account))
            self._running.add(task)
            task.add_done_callback(self._running.discard)

    def _next(self) -> Iterator[Account]:
        while self._idle and not self._closed:
            ready = [(a.used, name) for name, a in self._accounts.items() if a.waiting and a.running < self.at_once]
            if not ready:
                return
            _, name = min(ready)
            yield self._accounts[name]

    async def _work(self, worker: Worker, job: Job, account: Account) -> None:
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
            self._forget()
            self._hand_out()
