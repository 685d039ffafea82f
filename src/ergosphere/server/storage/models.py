"""The tables of the database. What happens at a table is only ever appended, as entries."""

from __future__ import annotations

import msgspec
from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, String, Table, Text, UniqueConstraint

from ergosphere.core.match.entries import LedgerEntry

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(80), nullable=False),
    Column("pack", Text),
    Column("seed", String(64), nullable=False),
    Column("host", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)
KEYS = Table(
    "keys",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("text", Text),
    Column("client_id", String(64)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "seat", "client_id", name="once_for_each_client_id"),
)


class TableRow(msgspec.Struct, frozen=True):
    """A table as it was made."""

    id: str
    code: str
    game: str
    pack: str | None
    """The text of a person's own pack; None for the built-in one."""
    seed: str
    host: str
    """The digest of the host key."""
    made: int


class KeyRow(msgspec.Struct, frozen=True):
    digest: str
    table_id: str
    seat: int


class EntryRow(LedgerEntry, frozen=True):
    """An entry of a table's ledger."""

    table_id: str
    at: int


def entry_rows(table_id: str, entries: list[LedgerEntry], at: int) -> list[EntryRow]:
    return [EntryRow(**msgspec.structs.asdict(entry), table_id=table_id, at=at) for entry in entries]
