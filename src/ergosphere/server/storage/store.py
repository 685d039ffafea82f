"""The store: everything is on disk before a client is told. Writes of many tables share one commit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from importlib.resources import as_file, files
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Table, delete, insert, select
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from ergosphere.server.storage.connections import connections_to
from ergosphere.server.storage.database import Database
from ergosphere.server.storage.models import ENTRIES, KEYS, TABLES, EntryRow, KeyRow, TableRow

Row = TypeVar("Row", bound=msgspec.Struct)
Result = TypeVar("Result")


class StoreUnavailable(Exception):
    """The store can't do it now (disk full, read-only, gone). As far as we know, nothing was written."""


class Batch(msgspec.Struct, frozen=True):
    """Rows that are written together or not at all."""

    tables: Sequence[TableRow] = ()
    keys: Sequence[KeyRow] = ()
    entries: Sequence[EntryRow] = ()
    lost: Sequence[str] = ()
    """Digests of keys that open nothing any more."""

    def rows(self) -> list[tuple[Table, Sequence[msgspec.Struct]]]:
        return [(TABLES, self.tables), (KEYS, self.keys), (ENTRIES, self.entries)]


class Job(msgspec.Struct, frozen=True, eq=False):
    batch: Batch
    done: asyncio.Future[None]


class Store:
    """One per process. `open` it before use and `close` it afterwards."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connections = connections_to(database)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        try:
            await self.connections.write(migrate)
        except (SQLAlchemyError, OSError, CommandError) as error:  # the last: made by a later version
            raise StoreUnavailable(cause(error)) from error
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Whatever is waiting is still written."""
        if self._writer is not None:
            await self._jobs.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.connections.close()

    async def write(self, batch: Batch) -> None:
        """Returns when the rows are on disk; StoreUnavailable if they are not."""
        job = Job(batch, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        await job.done

    async def alive(self) -> bool:
        try:
            return bool(await self._ask(lambda connection: connection.scalar(select(1))))
        except StoreUnavailable:
            return False

    async def table(self, id: str) -> TableRow | None:
        if "\0" in id:  # PostgreSQL refuses the question
            return None
        rows = await self._read(TABLES, TableRow, TABLES.c.id == id)
        return rows[0] if rows else None

    async def id_of_code(self, code: str) -> str | None:
        rows = await self._read(TABLES, TableRow, TABLES.c.code == code)
        return rows[0].id if rows else None

    async def keys(self, id: str) -> list[KeyRow]:
        return await self._read(KEYS, KeyRow, KEYS.c.table_id == id)

    async def entries(self, id: str) -> list[EntryRow]:
        return await self._read(ENTRIES, EntryRow, ENTRIES.c.table_id == id, ENTRIES.c.number)

    async def unfinished_with_bots(self) -> list[str]:
        """Tables where a bot may have to act although nobody comes."""
        ended = select(ENTRIES.c.table_id).where(ENTRIES.c.kind == "ended")
        bots = (
            select(ENTRIES.c.table_id)
            .where(
                ENTRIES.c.kind.in_(("setup", "line")), ENTRIES.c.text.contains("bot"), ~ENTRIES.c.table_id.in_(ended)
            )
            .distinct()
        )
        return await self._ask(lambda connection: list(connection.scalars(bots)))

    async def _read(self, table: Table, kind: type[Row], condition: Any, order: Any = None) -> list[Row]:
        question = select(table).where(condition).order_by(order)
        return await self._ask(lambda connection: [kind(**row) for row in connection.execute(question).mappings()])

    async def _ask(self, work: Callable[[Connection], Result]) -> Result:
        try:
            return await self.connections.read(work)
        except (SQLAlchemyError, OSError) as error:
            raise StoreUnavailable(cause(error)) from error

    async def _write_on(self) -> None:
        """Forever: everything that is waiting goes into one transaction."""
        while True:
            jobs = [await self._jobs.get()]
            while not self._jobs.empty():
                jobs.append(self._jobs.get_nowait())
            await self._commit(jobs)
            for _ in jobs:
                self._jobs.task_done()

    async def _commit(self, jobs: list[Job]) -> None:
        try:
            await self.connections.write(partial(insert_all, [job.batch for job in jobs]))
        except Exception as error:  # whatever a driver raises: those who wait must hear of it, and the writer goes on
            if len(jobs) > 1 and not is_general(error):  # one of them is wrong; the others must not suffer from it
                for job in jobs:
                    await self._commit([job])
            else:
                answer(jobs, StoreUnavailable(cause(error)))
        else:
            answer(jobs, None)


def insert_all(batches: list[Batch], connection: Connection) -> None:
    for number, (table, _) in enumerate(Batch().rows()):
        rows = [msgspec.structs.asdict(row) for batch in batches for row in batch.rows()[number][1]]
        if rows:
            connection.execute(insert(table), rows)
    lost = [key for batch in batches for key in batch.lost]
    if lost:
        connection.execute(delete(KEYS).where(KEYS.c.digest.in_(lost)))


def answer(jobs: list[Job], problem: StoreUnavailable | None) -> None:
    for job in jobs:
        if job.done.done():
            continue  # nobody is waiting any more
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)


def is_general(error: Exception) -> bool:
    """Can the store not write at all, whatever the batch?"""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError | InterfaceError | OSError)


def cause(error: BaseException) -> str:
    """The driver's message, without the statement and its values."""
    original = getattr(error, "orig", None) or error
    return f"{type(original).__name__}: {original}".splitlines()[0][:200]


def migrate(connection: Connection) -> None:
    with as_file(files("ergosphere.server.storage") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
