"""One more move of a long match beside one of a young match: six crews of Black Hole Explorer, all of them people."""

from __future__ import annotations

import random
import statistics
from collections.abc import Mapping
from contextlib import AsyncExitStack, ExitStack
from itertools import count
from pathlib import Path
from time import perf_counter

from server_load import decode, line_to, run, started
from server_memory import key
from server_process import folder, ours
from websockets.asyncio.client import ClientConnection

import ergosphere
from ergosphere.core.match.entries import LedgerEntry
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.seating import Setup
from ergosphere.server.guard.keys import digest
from ergosphere.server.protocol import Act, encode
from ergosphere.server.storage.database import Database
from ergosphere.server.storage.models import KeyRow, TableRow, entry_rows
from ergosphere.server.storage.store import Batch, Store

GAME, SEATS = "explorer", 6
LINES = {"young": 20, "long": 2000}
LEFT = 200  # lines that the match still has after the long one's
MOVES = 60
SEED = bytes(32)


def one_more_move() -> Mapping[str, float]:
    """Milliseconds and bytes of a move at each age: the median time, and what all six clients are sent on average."""
    with ExitStack() as stack:
        file = folder(stack) / "tables.db"
        run(fill(file))
        return run(moves(ours(stack, file).url))


def entries_of(choices: int, lines: int) -> tuple[list[LedgerEntry], bool]:
    """A match of random choices up to some lines; False: it ended before."""
    choose = random.Random(choices)
    ledger = Ledger(ergosphere.load(GAME), SEED, Setup({"missions": "9"}, [SeatInfo("human")] * SEATS))
    ledger.set_up(ledger.setup)
    for seat in range(SEATS):
        ledger.arrive(seat)
    while ledger.match.course.lines < lines and ledger.match.outcome is None:
        seat = ledger.actors[0]
        ledger.act(seat, str(choose.choice(ledger.match.state.legal(seat))), None)
    return ledger.take_fresh(), ledger.match.outcome is None


async def fill(file: Path) -> None:
    """The same match twice, at both ages."""
    choices = next(number for number in count() if entries_of(number, LINES["long"] + LEFT)[1])
    store = Store(Database.from_text(str(file)))
    await store.open()
    try:
        for id, lines in LINES.items():
            row = TableRow(id, f"CODE-{id}", GAME, None, SEED.hex(), digest("host"), 0)
            keys = [KeyRow(digest(key(id, seat)), id, seat) for seat in range(SEATS)]
            await store.write(Batch([row], keys, entry_rows(id, entries_of(choices, lines)[0], 0)))
    finally:
        await store.close()


async def moves(url: str) -> Mapping[str, float]:
    """At one table and the other in turn, so that both see the same machine."""
    async with AsyncExitStack() as stack:
        tables = {id: await sit(stack, url, id) for id in LINES}
        times: dict[str, list[float]] = {id: [] for id in LINES}
        sizes: dict[str, list[float]] = {id: [] for id in LINES}
        for number in range(MOVES):
            for id, table in tables.items():
                seconds, size = await table.move(random.Random(number))
                times[id].append(1000 * seconds)
                sizes[id].append(size)
    return {
        **{f"{id}-ms": statistics.median(found) for id, found in times.items()},
        **{f"{id}-bytes": statistics.mean(found) for id, found in sizes.items()},
    }


class SixCrews:
    """A table with a socket for each seat; all of them read every update."""

    def __init__(self, lines: list[ClientConnection], legal: list[list[str]], version: int) -> None:
        self.lines = lines
        self.legal = legal
        self.version = version

    async def move(self, choose: random.Random) -> tuple[float, int]:
        """Seconds until it is acknowledged, and the bytes of all updates that tell of it."""
        seat = next(seat for seat, legal in enumerate(self.legal) if legal)
        begin = perf_counter()
        message = Act(self.version, str(self.version), choose.choice(self.legal[seat]))
        await self.lines[seat].send(encode(message), text=True)
        answers = {seat: await self.lines[seat].recv()}
        seconds = perf_counter() - begin
        for other, line in enumerate(self.lines):
            if other != seat:
                answers[other] = await line.recv()
        heard = [decode(answers[number]) for number in range(SEATS)]
        assert heard[seat].ack == message.id
        self.legal, self.version = [one.legal for one in heard], heard[seat].version
        return seconds, sum(map(len, answers.values()))


async def sit(stack: AsyncExitStack, url: str, id: str) -> SixCrews:
    base = f"{url.replace('http', 'ws', 1)}/api/tables/{id}/live"
    lines = [await stack.enter_async_context(line_to(f"{base}?key={key(id, seat)}")) for seat in range(SEATS)]
    heard = [await started(line) for line in lines]
    for place, line in enumerate(lines):
        for _ in range(SEATS - 1 - place):  # each of those who came later was told to everybody
            heard[place] = decode(await line.recv())
    return SixCrews(lines, [one.legal for one in heard], heard[0].version)
