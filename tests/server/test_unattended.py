"""Tables that nobody is at: few of them stay in memory, and their bots go on when there is room for it."""

import asyncio
import contextlib

import pytest

from ergosphere.server import lobby as lobbies
from ergosphere.server.protocol import SeatAsked, TableAsked
from ergosphere.server.storage.database import Database
from ergosphere.server.storage.store import Store
from ergosphere.server.thinking.lanes import Caller
from tests.server.opening import lobby_on
from tests.server.running import in_time

PEOPLE = TableAsked("black-holes", [SeatAsked("human"), SeatAsked("human")])
BOTS = TableAsked("black-holes", [SeatAsked("bot", "random"), SeatAsked("bot", "random")])


@contextlib.asynccontextmanager
async def opened(tmp_path):
    async with lobby_on(Store(Database.from_text(str(tmp_path / "tables.db")))) as lobby:
        resuming = asyncio.create_task(lobby.resume())
        try:
            yield lobby
        finally:
            resuming.cancel()


@pytest.fixture(autouse=True)
def _small(monkeypatch):
    monkeypatch.setattr(lobbies, "KEPT", 20)
    monkeypatch.setattr(lobbies, "FOUND", 0.0)


@in_time
async def test_few_tables_stay_in_memory(tmp_path):
    """Whoever is at a table keeps it there; the others are found again, as they were."""
    async with opened(tmp_path) as lobby:
        kept = await lobby.make(PEOPLE, Caller("ada"))
        table = await lobby.find(kept.id)
        await table.connect(0)
        made = [await lobby.make(PEOPLE, Caller("flood")) for _ in range(100)]
        assert len(lobby.tables) <= 25
        assert lobby.tables[kept.id] is table
        again = await lobby.find(made[0].id)
        assert again.seat_of(made[0].seats[1].key) == 1
        assert (await lobby.join(made[1].code, "Bo")).seat == 1


@in_time
async def test_bots_without_room_go_on_later(tmp_path):
    async with opened(tmp_path) as lobby:
        lobby.thinkers.bots.unattended = 2
        made = [await lobby.make(BOTS, Caller("flood")) for _ in range(8)]
        put_off = set()
        while any([(await lobby.find(each.id)).ledger.match.outcome is None for each in made]):
            put_off |= set(lobby.thinkers.later)
            assert lobby.thinkers.bots.waiting_unattended <= 2
            await asyncio.sleep(0.01)
        assert put_off


@in_time
async def test_whoever_comes_to_a_table_wakes_its_bots(tmp_path):
    async with opened(tmp_path) as lobby:
        lobby.thinkers.bots.unattended = 0
        made = await lobby.make(BOTS, Caller("ada"))
        table = await lobby.find(made.id)
        while made.id not in lobby.thinkers.later:
            await asyncio.sleep(0.01)
        before = table.ledger.version
        await table.connect(None)
        while table.ledger.version < before + 3:
            await asyncio.sleep(0.01)
        assert made.id not in lobby.thinkers.later
