"""Who hangs up while an action is being written has acted: it counts, once, and the others are told."""

import asyncio
import contextlib
import json

from ergosphere.core.match.record import Record
from ergosphere.core.match.replay import replay
from ergosphere.server.live import read
from ergosphere.server.protocol import Act, SeatAsked, TableAsked, encode
from ergosphere.server.storage.database import Database
from ergosphere.server.storage.store import Store
from ergosphere.server.thinking.lanes import Caller
from tests.server.opening import lobby_on
from tests.server.running import in_time


class SlowStore(Store):
    """Its disk waits for a word."""

    def __init__(self, database):
        super().__init__(database)
        self.asked = asyncio.Event()
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def _commit(self, jobs):
        self.asked.set()
        await self.go_on.wait()
        await super()._commit(jobs)


class Line:
    """What a client sends, as the server reads it; then silence."""

    def __init__(self, *messages):
        self.messages = [encode(message).decode() for message in messages]

    async def receive(self):
        if self.messages:
            return {"type": "websocket.receive", "text": self.messages.pop(0)}
        return await asyncio.Event().wait()


@contextlib.asynccontextmanager
async def table_of_two(tmp_path):
    store = SlowStore(Database.from_text(str(tmp_path / "tables.db")))
    async with lobby_on(store) as lobby:
        made = await lobby.make(TableAsked("black-holes", [SeatAsked("human"), SeatAsked("human")]), Caller(""))
        table = await lobby.find(made.id)
        try:
            yield table, store, [await table.connect(seat) for seat in (0, 1)], made
        finally:
            store.go_on.set()


async def last_update(socket):
    """The newest that is in the outbox, once there is one."""
    text = await socket.outbox.get()
    while not socket.outbox.empty():
        text = socket.outbox.get_nowait()
    return json.loads(text)


@in_time
async def test_hang_up_while_it_is_written(tmp_path):
    async with table_of_two(tmp_path) as (table, store, sockets, made):
        mover = (await last_update(sockets[0]))["actors"][0]
        update = await last_update(await table.connect(mover))
        await last_update(sockets[1 - mover])
        act = Act(update["version"], "mine", update["legal"][0])
        store.asked.clear()
        store.go_on.clear()
        reader = asyncio.create_task(read(Line(act), sockets[mover], table))
        asked = asyncio.create_task(store.asked.wait())
        await asyncio.wait([asked, reader], return_when=asyncio.FIRST_COMPLETED)
        assert not reader.done(), reader
        reader.cancel()
        await asyncio.wait([reader])
        leaving = asyncio.create_task(table.leave(sockets[mover]))
        store.go_on.set()
        told = await last_update(sockets[1 - mover])
        assert told["version"] == update["version"] + 1
        assert told["actors"] == [1 - mover]
        await leaving
        back = await table.connect(mover)
        await last_update(back)
        await table.receive(back, act)  # as a client does that has not heard of it
        assert (await last_update(back))["ack"] == "mine"
        record = Record.from_text(await table.record(made.seats[0].key))
        assert replay(record).plies == 1
