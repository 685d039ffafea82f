"""The store on both of its databases: what it says is written is there, and one bad batch harms nobody else."""

import asyncio
import contextlib
import subprocess
import sys
import threading

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, func, select

from ergosphere.server.storage.database import Database
from ergosphere.server.storage.models import ENTRIES, METADATA, EntryRow, KeyRow, TableRow
from ergosphere.server.storage.store import Batch, Store, StoreUnavailable
from tests.server.postgres import Cluster, need_programs
from tests.server.running import PATIENCE, ROOT, environment, in_time


@pytest.fixture(scope="module")
def cluster():
    need_programs()
    with Cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request, tmp_path):
    if request.param == "sqlite":
        return Database.from_text(str(tmp_path / "tables.db"))
    return Database.from_text(request.getfixturevalue("cluster").new_database())


@contextlib.asynccontextmanager
async def opened(database):
    store = Store(database)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_table(number=0, pack=None):
    return TableRow(f"table{number}", f"CODE{number}", "black-holes", pack, "5e" * 32, "40" * 32, 1_800_000_000_000)


def entry(number, table=0, **other):
    values = {"version": number // 2, "kind": "line", "seat": 0, "text": f"0 a{number}", "client_id": None, "at": 2**41}
    return EntryRow(table_id=f"table{table}", number=number, **{**values, **other})


async def put_tables(store, count):
    await store.write(Batch(tables=[a_table(number) for number in range(count)]))


@in_time
async def test_read_back(database):
    rows = [
        entry(0, kind="setup", seat=None, text='{"seats": "bot"}'),
        entry(1, text="0 ☄ \u2028 'quoted' \"twice\" ; --", client_id="a\tb ☄"),
        entry(2, seat=None, text=None),
        entry(3, text="long " * 40_000),
    ]
    table = a_table(pack="figures = 1\n" * 10_000)
    keys = [KeyRow("0d" * 32, "table0", 0), KeyRow("1d" * 32, "table0", 1)]
    async with opened(database) as store:
        await store.write(Batch([table], keys, rows[:2]))
        await store.write(Batch(entries=rows[2:]))
    async with opened(database) as store:  # the schema is brought up to date once more, and stays
        assert await store.table("table0") == table
        assert await store.id_of_code("CODE0") == "table0"
        assert sorted(await store.keys("table0"), key=lambda key: key.seat) == keys
        assert await store.entries("table0") == rows
        assert await store.alive()
        assert await store.unfinished_with_bots() == ["table0"]
        await store.write(Batch(entries=[entry(4, kind="ended", seat=None, text=None)]))
        assert await store.unfinished_with_bots() == []


@in_time
async def test_nothing_there(database):
    async with opened(database) as store:
        assert await store.table("table0") is None
        assert await store.id_of_code("CODE0") is None
        assert await store.keys("table0") == []
        assert await store.entries("table0") == []


@in_time
async def test_order_is_by_number(database):
    """Whatever order rows were written in; ten comes after nine."""
    async with opened(database) as store:
        await put_tables(store, 1)
        for number in (11, 2, 0, 10, 1, 9):
            await store.write(Batch(entries=[entry(number)]))
        assert [row.number for row in await store.entries("table0")] == [0, 1, 2, 9, 10, 11]


@in_time
async def test_writes_of_many_share_a_commit(database):
    async with opened(database) as store:
        await put_tables(store, 100)
        commits = []
        event.listen(store.connections.engine, "commit", commits.append)
        await asyncio.gather(*(store.write(Batch(entries=[entry(0, table)])) for table in range(100)))
        assert 1 <= len(commits) <= 2
        for table in range(100):
            await store.write(Batch(entries=[entry(1, table)]))
        assert len(commits) >= 100  # nobody is answered before a commit
        assert await count(store) == 200


@in_time
async def test_answered_means_committed(database):
    """Another connection sees a row as soon as its write returns."""
    async with opened(database) as store, opened(database) as other:
        await put_tables(store, 10)

        async def play(table):
            for number in range(10):
                await store.write(Batch(entries=[entry(number, table)]))
                assert len(await other.entries(f"table{table}")) == number + 1

        await asyncio.gather(*(play(table) for table in range(10)))


WRONG = {
    "a number twice": lambda: Batch(entries=[entry(0, 3)]),
    "a client's id twice": lambda: Batch(entries=[entry(1, 3, client_id="once")]),
    "no such table": lambda: Batch(entries=[entry(0, 99)]),
    "a good row and a bad one": lambda: Batch(entries=[entry(1, 3), entry(0, 3)]),
    "a code twice": lambda: Batch(tables=[TableRow("other", "CODE3", "black-holes", None, "", "", 0)]),
}


@pytest.mark.parametrize("wrong", WRONG)
@in_time
async def test_one_wrong_batch_among_good_ones(database, wrong):
    """Alone it is refused, as a whole; who happened to share its transaction doesn't notice."""
    async with opened(database) as store:
        await put_tables(store, 20)
        await store.write(Batch(entries=[entry(0, 3, client_id="once")]))
        batches = [Batch(entries=[entry(5, table), entry(6, table)]) for table in range(20)]
        batches.insert(7, WRONG[wrong]())
        answers = await asyncio.gather(*map(store.write, batches), return_exceptions=True)
        assert isinstance(answers.pop(7), StoreUnavailable)
        assert answers == [None] * 20
        assert [row.number for row in await store.entries("table3")] == [0, 5, 6]
        assert await count(store) == 41


@pytest.mark.parametrize("odd", [{"client_id": "nul \0"}, {"seat": 2**40}, {"kind": "x" * 50}])
@in_time
async def test_what_one_database_cannot_hold(database, odd):
    """PostgreSQL refuses values that SQLite takes. That, too, is a matter of the batch that has them."""
    async with opened(database) as store:
        await put_tables(store, 20)
        batches = [Batch(entries=[entry(0, table, **(odd if table == 7 else {}))]) for table in range(20)]
        answers = await asyncio.gather(*map(store.write, batches), return_exceptions=True)
        if database.is_sqlite:
            assert answers.pop(7) is None
        else:
            assert isinstance(answers.pop(7), StoreUnavailable)
        assert answers == [None] * 19


@in_time
async def test_questions_that_one_database_cannot_hold(database):
    """Ids come from anybody; there is no table with a zero byte in its name."""
    async with opened(database) as store:
        assert await store.table("nul \0") is None


@in_time
async def test_closing_writes_what_waits(database):
    async with opened(database) as store:
        await put_tables(store, 30)
        waiting = [asyncio.create_task(store.write(Batch(entries=[entry(0, table)]))) for table in range(30)]
        await asyncio.sleep(0)  # they have asked; nothing is written yet
        assert not any(task.done() for task in waiting)
    await asyncio.gather(*waiting)
    async with opened(database) as store:
        assert await count(store) == 30


@in_time
async def test_who_gives_up_waiting_harms_nobody(database):
    """The rows are written all the same: it was too late to take them back."""
    async with opened(database) as store:
        await put_tables(store, 20)
        waiting = [asyncio.create_task(store.write(Batch(entries=[entry(0, table)]))) for table in range(20)]
        await asyncio.sleep(0)
        waiting[7].cancel()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert isinstance(answers.pop(7), asyncio.CancelledError)
        assert answers == [None] * 19
        await store.write(Batch(entries=[entry(1, 7)]))
        assert [row.number for row in await store.entries("table7")] == [0, 1]


@in_time
async def test_a_broken_connection_is_made_anew(database, request):
    async with opened(database) as store:
        await put_tables(store, 2)
        if database.is_sqlite:
            store.connections._connection.connection.driver_connection.close()
        else:
            await asyncio.to_thread(request.getfixturevalue("cluster").break_connections)
        with pytest.raises(StoreUnavailable):
            await store.write(Batch(entries=[entry(0)]))
        assert await store.entries("table0") == []
        await store.write(Batch(entries=[entry(0)]))
        assert await store.entries("table0") == [entry(0)]
        assert await store.alive()


@in_time
async def test_the_schema_is_the_one_that_is_meant(database):
    """What the migrations lead to and what the program thinks there is."""

    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA)

    async with opened(database) as store:
        assert await store.connections.read(differences) == []


@pytest.mark.parametrize("times", range(2))
def test_a_file_that_cannot_be_opened_is_said_in_one_line(tmp_path, times):
    """Every time: nothing is left behind that complains after the end."""
    (tmp_path / "folder").mkdir()
    command = [sys.executable, "-m", "tests.server.serving", "--port", "0", "--database", tmp_path / "folder"]
    done = subprocess.run(
        command, env=environment(tmp_path), cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "ergosphere: can't use the database folder: OperationalError: unable to open database file\n"


@pytest.mark.parametrize("url", ["/nowhere/at/all/tables.db", "postgresql://ergosphere@/tables?host=/nowhere"])
@in_time
async def test_nowhere(url):
    store = Store(Database.from_text(url))
    with pytest.raises(StoreUnavailable):
        await store.open()
    assert not await store.alive()
    with pytest.raises(StoreUnavailable):
        await store.table("table0")
    await store.close()
    assert not any("store" in thread.name for thread in threading.enumerate())


async def count(store):
    question = select(func.count()).select_from(ENTRIES)
    return await store.connections.read(lambda connection: connection.scalar(question))
