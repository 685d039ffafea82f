"""One table's answer, and what it is measured by: a bare echo over a socket and a bare commit."""

from __future__ import annotations

import random
import sqlite3
import statistics
import sys
from contextlib import AsyncExitStack, closing
from pathlib import Path
from time import perf_counter

import httpx
from server_load import Heard, decode, line_to, make, sit, started
from websockets.asyncio.client import ClientConnection

from ergosphere.server.protocol import Act, encode

UNCOUNTED = 20  # the first ones fill caches
GROWING = 1100
"""Pages until SQLite begins to write over its log instead of making it longer, which is the dearer of the two.
A server that has run for a while is there; so both sides are brought there before anything counts."""
MESSAGE = encode(Act(100, "100", "d5w"))


def median_ms(times: list[float]) -> float:
    return 1000 * statistics.median(times[UNCOUNTED:])


async def actions(url: str, seconds: float) -> list[float]:
    """From sending an action to the update with its acknowledgement; both seats play, one move at a time."""
    await played(url, GROWING // 2, float("inf"))  # each action writes two pages at least
    return await played(url, sys.maxsize, perf_counter() + seconds)


async def played(url: str, most: int, end: float) -> list[float]:
    times: list[float] = []
    choose = random.Random(1)
    async with httpx.AsyncClient(base_url=url, trust_env=False) as http:
        while perf_counter() < end and len(times) < most:
            async with AsyncExitStack() as stack:
                lines = await sit(stack, url, await make(http))
                heard = [await started(line) for line in lines]
                while perf_counter() < end and len(times) < most and not heard[0].over:
                    mover = 0 if heard[0].legal else 1
                    action = Act(heard[mover].version, str(len(times)), choose.choice(heard[mover].legal))
                    message = encode(action)
                    sent = perf_counter()
                    await lines[mover].send(message, text=True)
                    heard[mover] = await until(lines[mover], action.version + 1)
                    times.append(perf_counter() - sent)
                    assert heard[mover].ack == action.id
                    heard[1 - mover] = await until(lines[1 - mover], action.version + 1)
    return times


async def until(line: ClientConnection, version: int) -> Heard:
    heard = Heard()
    while heard.version < version:
        heard = decode(await line.recv())
    return heard


async def echoes(url: str, seconds: float) -> list[float]:
    times: list[float] = []
    text = MESSAGE.decode()
    end = perf_counter() + seconds
    async with line_to(url.replace("http", "ws", 1)) as line:
        while perf_counter() < end:
            sent = perf_counter()
            await line.send(MESSAGE, text=True)
            heard = await line.recv()
            times.append(perf_counter() - sent)
            assert heard == text
    return times


def commits(folder: Path, seconds: float) -> list[float]:
    times: list[float] = []
    with closing(sqlite3.connect(folder / "bare.db")) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("CREATE TABLE bare (number INTEGER PRIMARY KEY, text TEXT NOT NULL)")
        database.execute("PRAGMA synchronous=OFF")
        for _ in range(GROWING):
            commit(database)
        database.execute("PRAGMA synchronous=FULL")
        end = perf_counter() + seconds
        while perf_counter() < end:
            begun = perf_counter()
            commit(database)
            times.append(perf_counter() - begun)
    return times


def commit(database: sqlite3.Connection) -> None:
    database.execute("INSERT INTO bare (text) VALUES (?)", [MESSAGE.decode()])
    database.commit()
