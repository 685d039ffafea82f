"""Connections to a database, for work that must not hold up anybody else.

SQLite works in a thread: one thread hop per transaction, where asynchronous drivers need one per statement.
PostgreSQL's driver is asynchronous by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ergosphere.server.storage.database import Database

Result = TypeVar("Result")
READERS = 2
"""Threads, so that a long query doesn't hold up a short one."""


class Connections(Protocol):
    """Writes come one at a time. Driver errors surface as SQLAlchemy's."""

    engine: Engine

    async def read(self, work: Callable[[Connection], Result]) -> Result: ...

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Committed when it returns. The connection is kept, and dropped after an error."""
        ...

    async def close(self) -> None: ...


def connections_to(database: Database) -> Connections:
    return InThreads(database) if database.is_sqlite else Asynchronous(database)


class InThreads:
    """SQLite: one thread writes, others read meanwhile."""

    def __init__(self, database: Database) -> None:
        self.engine = create_engine(database.url, connect_args={"timeout": 2})
        event.listens_for(self.engine, "connect")(set_pragmas)
        self._writer = ThreadPoolExecutor(1, "store-writer")
        alone = database.file is None  # an in-memory database belongs to one thread
        self._readers = self._writer if alone else ThreadPoolExecutor(READERS, "store-reader")
        self._connection: Connection | None = None

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Callable[[Connection], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._write, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._drop)
        await asyncio.to_thread(self._readers.shutdown)
        self._writer.shutdown()
        self.engine.dispose()

    def _read(self, work: Callable[[Connection], Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], None]) -> None:
        try:
            self._write_now(work)
        except OperationalError as error:
            if not is_read_only(error):
                raise
            self.engine.dispose()  # perhaps it no longer is, but SQLite only notices once all connections are closed
            self._write_now(work)

    def _write_now(self, work: Callable[[Connection], None]) -> None:
        if self._connection is None:
            self._connection = self.engine.connect()
        try:
            work(self._connection)
            self._connection.commit()
        except BaseException:
            self._drop()
            raise

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()  # which rolls back


class Asynchronous:
    """PostgreSQL."""

    def __init__(self, database: Database) -> None:
        self._engine = create_async_engine(database.url, pool_pre_ping=True)
        self.engine = self._engine.sync_engine
        self._connection: AsyncConnection | None = None

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], None]) -> None:
        if self._connection is None:
            self._connection = await self._engine.connect()
        try:
            await self._connection.run_sync(work)
            await self._connection.commit()
        except BaseException:
            await self._drop()
            raise

    async def close(self) -> None:
        await self._drop()
        await self._engine.dispose()

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                await connection.close()  # which rolls back


def is_read_only(error: OperationalError) -> bool:
    """Was the SQLite file read-only when it was opened?"""
    code = getattr(error.orig, "sqlite_errorcode", 0)
    return bool(code & 0xFF == sqlite3.SQLITE_READONLY)


def set_pragmas(connection: Any, _record: Any) -> None:
    """Each commit is on disk when it returns, and readers don't wait for the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
