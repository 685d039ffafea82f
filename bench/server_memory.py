"""What a table in mid-match costs in memory: our server takes up many from its database, then their players come."""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path

import httpx
from server_load import line_to, run, started
from server_process import Process, folder, ours

import ergosphere
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.seating import Setup
from ergosphere.server.guard.keys import digest
from ergosphere.server.storage.database import Database
from ergosphere.server.storage.models import KeyRow, TableRow, entry_rows
from ergosphere.server.storage.store import Batch, Store

TABLES = 1000
FIRST = 20  # more tables, so that what the server needs only once is not counted
MOVES = 180  # of about 370 in a match of random movers
SEED = bytes(32)


def memory() -> Mapping[str, float]:
    """KiB for a table: with nobody there, and with two players."""
    raise_open_files()
    with ExitStack() as stack:
        file = folder(stack) / "tables.db"
        run(fill(file))
        return run(growth(ours(stack, file)))


def raise_open_files() -> None:
    """Two sockets a table: more than many systems allow at first. The server inherits it."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def half_a_match() -> Ledger:
    game = ergosphere.load("black-holes")
    for number in range(100):
        choose = random.Random(number)
        ledger = Ledger(game, SEED, Setup({}, [SeatInfo("human"), SeatInfo("human")]))
        ledger.set_up(ledger.setup)
        ledger.arrive(0)
        ledger.arrive(1)
        for move in range(MOVES):
            if ledger.match.outcome is None:
                seat = ledger.actors[0]
                ledger.act(seat, str(choose.choice(ledger.match.state.legal(seat))), str(move))
        if ledger.match.outcome is None:
            return ledger
    raise AssertionError("no match is as long as that")


async def fill(file: Path) -> None:
    """The same half match at each table; the server doesn't know that."""
    entries = half_a_match().take_fresh()
    store = Store(Database.from_text(str(file)))
    await store.open()
    try:
        for number in range(FIRST + TABLES):
            id = f"table-{number}"
            row = TableRow(id, f"CODE{number}", "black-holes", None, SEED.hex(), digest("host"), 0)
            keys = [KeyRow(digest(key(id, seat)), id, seat) for seat in (0, 1)]
            await store.write(Batch([row], keys, entry_rows(id, entries, 0)))
    finally:
        await store.close()


def key(id: str, seat: int) -> str:
    return f"{id}-{seat}"


async def growth(server: Process) -> Mapping[str, float]:
    ids = [f"table-{number}" for number in range(FIRST + TABLES)]
    async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False) as http, AsyncExitStack() as stack:
        for id in ids[:FIRST]:
            await look(http, id)
            await come(server.url, id, stack)
        before = server.memory()
        for id in ids[FIRST:]:
            await look(http, id)
        alone = server.memory()
        for id in ids[FIRST:]:
            await come(server.url, id, stack)
        connected = server.memory()
    return {"table": (alone - before) / 1024 / TABLES, "connected": (connected - before) / 1024 / TABLES}


async def look(http: httpx.AsyncClient, id: str) -> None:
    """The server takes the table up and keeps it for a while."""
    answer = (await http.get(f"/api/tables/{id}")).raise_for_status().json()
    assert answer["version"] > MOVES
    assert answer["outcome"] is None


async def come(url: str, id: str, stack: AsyncExitStack) -> None:
    """Both players; what the server sends to them is taken."""
    for seat in (0, 1):
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{id}/live?key={key(id, seat)}"
        await started(await stack.enter_async_context(line_to(address)))
