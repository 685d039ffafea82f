"""The store can't be written for a while: whoever acts is told so, nothing is lost, and then it goes on. Bots too."""

import asyncio
import contextlib
import os
import resource
import shutil
import sqlite3

import httpx
import pytest

from ergosphere.client import CallRefused, Client, MessageRefused
from ergosphere.core.match.replay import replay
from ergosphere.server.protocol import Act
from tests.server.running import Server, in_time, wait_for

UNAVAILABLE = "the server can't write to its store now; nothing is lost; try again in a moment"
DATABASE_TIMEOUT = 2.0
"""Seconds that a write waits for a lock."""

pytestmark = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs Linux")


class Modest(Server):
    """A server that file permissions hold for."""

    module = "tests.server.modest"


@contextlib.contextmanager
def full(server):
    """What a full disk is like: no file of the server may be longer than a page, which is too little for any commit."""
    pid = server.process.pid
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def locked(server):
    """Another process is writing and doesn't come to an end."""
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None, timeout=30)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield


class Players:
    """Both seats of a table of Black Holes."""

    def __init__(self, made, seats):
        self.made = made
        self.seats = seats

    async def mover(self):
        """Who has to act, and an update that says how."""
        update = await self.seats[0].until(lambda update: update.started)
        seat = self.seats[update.actors[0]]
        return seat, await seat.turn()

    async def move(self):
        seat, update = await self.mover()
        after = await seat.act(update.legal[0])
        await asyncio.gather(*(other.until(lambda update: update.version >= after.version) for other in self.seats))
        return after


@contextlib.asynccontextmanager
async def two_players(client, made=None):
    made = made or await client.make("black-holes", ["human", "human"])
    async with client.sit(made.id, made.seats[0].key) as first, client.sit(made.id, made.seats[1].key) as second:
        yield Players(made, [first, second])


async def finish(client, players):
    """By giving up; the whole record is in order."""
    seat, _ = await players.mover()
    await seat.resign()
    assert replay(await client.record(players.made.id)).seal == "verified"


async def check_refused_and_intact(client, players):
    """While nothing can be written."""
    made = players.made
    seat, update = await players.mover()
    before = await client.record(made.id, made.seats[0].key)
    for send in (lambda: seat.act(update.legal[0]), seat.resign):
        with pytest.raises(MessageRefused) as refused:
            await send()
        assert (refused.value.reason, refused.value.rule) == (UNAVAILABLE, None)
    with pytest.raises(MessageRefused) as refused:
        await seat.act("nonsense")
    assert refused.value.reason != UNAVAILABLE  # what is wrong anyway is said as ever
    with pytest.raises(CallRefused) as no_table:
        await client.make("black-holes", ["human", "human"])
    assert (no_table.value.status, no_table.value.detail) == (503, UNAVAILABLE)
    after = await client.record(made.id, made.seats[0].key)
    assert after.to_text() == before.to_text()
    assert replay(after).ok
    assert (await client.table(made.id)).version == update.version
    async with client.sit(made.id) as spectator, client.sit(made.id, made.seats[0].key) as again:
        for line in (spectator, again):
            assert (await line.next()).version == update.version
    async with httpx.AsyncClient() as http:
        assert (await http.get(f"{client.server}/api/health")).status_code == 200  # it can still be read


@pytest.fixture(scope="module")
def disk(tmp_path_factory):
    """A server for all tests here that make its disk trouble and end it."""
    with Server(tmp_path_factory.mktemp("disk")) as running:
        yield running


@pytest.mark.parametrize("trouble", [full, locked])
def test_no_room_for_a_while(disk, trouble):
    no_room_for_a_while(disk, trouble)


@in_time
async def no_room_for_a_while(server, trouble):
    async with Client(server.url) as client, two_players(client) as players, two_players(client) as others:
        for _ in range(5):
            await players.move()
        with trouble(server):
            await check_refused_and_intact(client, players)
        for _ in range(5):
            await players.move()
            await others.move()
        assert len((await client.record(players.made.id, players.made.seats[0].key)).log) == 10
        await asyncio.to_thread(server.restart)
        await players.move()
        for each in (players, others):
            await finish(client, each)
    assert f"table {players.made.id}: not written: " in server.log
    assert "Traceback" not in server.log


@in_time
async def test_a_message_that_was_refused_may_be_repeated(disk):
    """The same id is not taken for an old one: it was never accepted."""
    async with Client(disk.url) as client, two_players(client) as players:
        seat, update = await players.mover()
        act = Act(update.version, "once", update.legal[0])
        with full(disk), pytest.raises(MessageRefused):
            await seat.send(act)
        assert (await seat.send(act)).version == update.version + 1
        assert (await seat.send(act)).version == update.version + 1
        assert len((await client.record(players.made.id, players.made.seats[0].key)).log) == 1


@in_time
async def test_a_short_lock_is_waited_for(disk):
    """Somebody who copies the database, say. Nobody is refused."""
    async with Client(disk.url) as client, two_players(client) as players:
        seat, update = await players.mover()
        with locked(disk):
            acting = asyncio.create_task(seat.act(update.legal[0]))
            done, _ = await asyncio.wait([acting], timeout=DATABASE_TIMEOUT / 8)
            assert not done
        assert (await acting).version == update.version + 1


@pytest.mark.parametrize("trouble", [full, locked])
def test_bots_go_on(disk, trouble):
    bots_go_on(disk, trouble)


@in_time
async def bots_go_on(server, trouble):
    """Nobody is there who could try again for them."""
    async with Client(server.url) as client:
        made = await client.make("black-holes", ["bot:random", "bot:random"])
        async with client.sit(made.id) as spectator:
            await spectator.until(lambda update: update.version >= 10)
            with trouble(server):
                line = f"table {made.id}: a bot's decision is not written"
                await asyncio.to_thread(wait_for, lambda: line in server.log, "a bot's trouble")
                stuck = (await client.table(made.id)).version
                assert (await client.table(made.id)).outcome is None
            await spectator.until(lambda update: update.version >= stuck + 10)
            await spectator.until(lambda update: update.outcome is not None)
        assert replay(await client.record(made.id)).seal == "verified"
    assert "Traceback" not in server.log


@in_time
async def test_nobody_sits_down_before_it_is_written(disk):
    """Who comes for the first time is asked to try again, and the client does."""
    async with Client(disk.url) as client:
        made = await client.make("black-holes", ["human", "human"])
        async with contextlib.AsyncExitStack() as stack:
            with full(disk):
                players = await stack.enter_async_context(two_players(client, made))
                line = f"table {made.id}: nobody can sit down"
                await asyncio.to_thread(wait_for, lambda: line in disk.log, "somebody to be sent away")
                assert all(seat.latest is None for seat in players.seats)
                assert (await client.table(made.id)).started is False
            await players.move()
            await finish(client, players)


@pytest.mark.skipif(os.geteuid() == 0 and not shutil.which("setpriv"), reason="root may write to everything")
@pytest.mark.parametrize("end", ["stop", "kill"])
def test_read_only(tmp_path, end):
    """It serves what it has; when the file may be written again, matches go on without a restart."""
    with Modest(tmp_path / "server", tmp_path / "data" / "tables.db") as server:
        read_only(server, tmp_path / "data", end)


@in_time
async def read_only(server, folder, end):
    async with Client(server.url) as client, two_players(client) as players:
        await players.move()
        await asyncio.to_thread(getattr(server, end))
        for file in folder.iterdir():
            if file.suffix != ".lock":
                file.chmod(0o444)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*(seat.until(lambda update: update.version == 2) for seat in players.seats))
        await check_refused_and_intact(client, players)
        for file in folder.iterdir():
            file.chmod(0o644)
        await players.move()
        await finish(client, players)


@pytest.mark.skipif(os.geteuid() == 0 and not shutil.which("setpriv"), reason="root may write to everything")
def test_read_only_folder(tmp_path):
    """Not even a lock can be made there: that is said in one line."""
    folder = tmp_path / "data"
    folder.mkdir()
    folder.chmod(0o555)
    server = Modest(tmp_path / "server", folder / "tables.db")
    server.begin()
    assert server.process.wait(60) == 2
    assert server.log.startswith("ergosphere: can't use the database tables.db")
    assert server.log.count("\n") == 1
