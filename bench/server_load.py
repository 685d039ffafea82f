"""The load on our server: two random movers at each of many tables, one socket a mover.

As a program, `server_load.py URL TABLES WARM SECONDS` prints what it measured as JSON.
"""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from time import perf_counter, process_time
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from ergosphere.server.protocol import Act, TableMade, encode

T = TypeVar("T")

MAKING = 4  # tables are made at a time
PATIENCE = 0.2  # seconds until a table that was refused for now is asked for again


class Heard(msgspec.Struct, frozen=True):
    """What a mover reads of an update."""

    version: int = 0
    legal: list[str] = []
    ack: str | None = None
    outcome: msgspec.Raw = msgspec.Raw(b"null")

    @property
    def over(self) -> bool:
        return bytes(self.outcome) != b"null"


decode = msgspec.json.Decoder(Heard).decode


class Figures(msgspec.Struct, frozen=True):
    """What a load has measured; `client_cpu` tells whether the client was the narrow place (1: a whole core)."""

    moves: int
    rate: float
    median_ms: float
    p99_ms: float
    client_cpu: float


class Tally:
    """Times of acknowledged moves, while it counts."""

    def __init__(self) -> None:
        self.counting = False
        self.times: list[float] = []

    def add(self, seconds: float) -> None:
        if self.counting:
            self.times.append(seconds)

    def figures(self, seconds: float, cpu: float) -> Figures:
        times = sorted(self.times)
        assert times, "no move was acknowledged"
        median, p99 = (1000 * times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.99))
        return Figures(len(times), len(times) / seconds, median, p99, cpu / seconds)


class Load:
    """Tables that are played one after another; the first match of each begins when all are ready."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self.url = url
        self.http = http
        self.tally = Tally()
        self.making = asyncio.Semaphore(MAKING)
        self.ready = asyncio.Semaphore(0)
        self.go = asyncio.Event()

    async def table(self, number: int) -> None:
        choose = random.Random(number)
        while True:
            async with AsyncExitStack() as stack:
                async with self.making:
                    lines = await sit(stack, self.url, await make(self.http))
                    starts = [await started(line) for line in lines]
                self.ready.release()
                await self.go.wait()
                await asyncio.gather(*(self.mover(*pair, choose) for pair in zip(lines, starts, strict=True)))

    async def mover(self, line: ClientConnection, heard: Heard, choose: random.Random) -> None:
        """To the end of the match, always at once and always at random."""
        acted, sent = -1, 0.0
        while not heard.over:
            if heard.legal and heard.version > acted:
                acted = heard.version
                sent = perf_counter()
                await line.send(encode(Act(acted, str(acted), choose.choice(heard.legal))), text=True)
            heard = decode(await line.recv())
            if heard.ack is not None:
                self.tally.add(perf_counter() - sent)


async def make(http: httpx.AsyncClient) -> TableMade:
    """A table of Black Holes for two people; waits if the server wants no more of them for now."""
    body = {"game": "black-holes", "seats": [{"kind": "human"}, {"kind": "human"}]}
    while True:
        answer = await http.post("/api/tables", json=body)
        if answer.status_code != 429:
            return msgspec.json.decode(answer.raise_for_status().content, type=TableMade)
        await asyncio.sleep(PATIENCE)


async def sit(stack: AsyncExitStack, url: str, made: TableMade) -> list[ClientConnection]:
    """A socket for each seat."""
    base = f"{url.replace('http', 'ws', 1)}/api/tables/{made.id}/live"
    return [await stack.enter_async_context(line_to(f"{base}?key={seat.key}")) for seat in made.seats]


def line_to(address: str) -> connect:
    return connect(address, compression=None, proxy=None)


async def started(line: ClientConnection) -> Heard:
    """The first update of a match that has begun."""
    heard = Heard()
    while heard.version == 0:
        heard = decode(await line.recv())
    return heard


def run(work: Coroutine[Any, Any, T]) -> T:
    """On the event loop that our server has, too."""
    try:
        from uvloop import new_event_loop
    except ImportError:  # Windows
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


async def load(url: str, tables: int, warm: float, seconds: float) -> Figures:
    async with httpx.AsyncClient(base_url=url, timeout=60, trust_env=False) as http:
        load = Load(url, http)
        tasks = [asyncio.create_task(load.table(number)) for number in range(tables)]
        measuring = asyncio.create_task(figures(load, tables, warm, seconds))
        await asyncio.wait([measuring, *tasks], return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            if task.done():  # they only end when something goes wrong
                task.result()
            task.cancel()
        return await measuring


async def figures(load: Load, tables: int, warm: float, seconds: float) -> Figures:
    for _ in range(tables):
        await load.ready.acquire()
    load.go.set()
    await asyncio.sleep(warm)
    load.tally.counting = True
    start, busy = perf_counter(), process_time()
    await asyncio.sleep(seconds)
    load.tally.counting = False
    return load.tally.figures(perf_counter() - start, process_time() - busy)


if __name__ == "__main__":
    found = run(load(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), float(sys.argv[4])))
    print(msgspec.json.encode(found).decode())
