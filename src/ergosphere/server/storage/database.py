"""Which database: its URL as SQLAlchemy wants it, and a lock, because tables live in one server process at a time."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from filelock import FileLock, Timeout
from sqlalchemy import text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from ergosphere.core.errors import bad_input
from ergosphere.home import data_folder

DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
ADVISORY_LOCK = 0x4552474F  # any number that only Ergosphere uses


class Database(msgspec.Struct, frozen=True):
    """Where the store is; `from_text` reads what people write."""

    url: URL

    @classmethod
    def from_text(cls, given: str | None) -> Database:
        """From a URL or the path of a file; None: the default place."""
        if given is None:
            return cls(URL.create(DRIVERS["sqlite"], database=str(data_folder() / "ergosphere.db")))
        if "://" not in given:
            return cls(URL.create(DRIVERS["sqlite"], database=given))
        try:
            url = make_url(given)
            database = cls(url.set(drivername=DRIVERS.get(url.drivername, url.drivername)))
            database.url.get_dialect()
        except (ArgumentError, SQLAlchemyError, ImportError, ValueError) as error:
            raise bad_input("database-url", problem=str(error).splitlines()[0]) from None
        if database.url.drivername not in DRIVERS.values():
            raise bad_input("database-url", problem=url.drivername)
        return database

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def file(self) -> Path | None:
        """Of a SQLite database that is not in memory."""
        name = self.url.database
        return Path(name) if self.is_sqlite and name and name != ":memory:" else None

    def shown(self) -> str:
        """For messages: without a password."""
        return self.file.name if self.file is not None else self.url.render_as_string(hide_password=True)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[None]:
        """Only one server may run on a database; the lock goes with the process, however it ends."""
        if not self.is_sqlite:
            async with self._advisory_lock():
                yield
        elif self.file is None:
            yield
        else:
            try:
                self.file.parent.mkdir(parents=True, exist_ok=True)
                lock = FileLock(f"{self.file}.lock", timeout=0)
                lock.acquire()
            except Timeout:
                raise bad_input("database-in-use", database=self.shown()) from None
            except OSError as error:
                raise bad_input(
                    "database-unusable", database=self.shown(), problem=error.strerror or str(error)
                ) from None
            try:
                yield
            finally:
                lock.release()

    @asynccontextmanager
    async def _advisory_lock(self) -> AsyncIterator[None]:
        engine = create_async_engine(self.url)
        try:
            try:
                connection = await engine.connect()
                free = await connection.scalar(text("SELECT pg_try_advisory_lock(:number)"), {"number": ADVISORY_LOCK})
                await connection.commit()
            except (SQLAlchemyError, OSError) as error:
                raise bad_input(
                    "database-unusable", database=self.shown(), problem=str(error).splitlines()[0]
                ) from None
            if not free:
                await connection.close()
                raise bad_input("database-in-use", database=self.shown())
            try:
                yield
            finally:
                await connection.close()
        finally:
            await engine.dispose()
