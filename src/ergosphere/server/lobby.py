"""The lobby: makes tables, finds them by id or code, and lets them go from memory when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from itertools import zip_longest

import msgspec

from ergosphere import bots
from ergosphere.core.errors import IllegalAction, bad_input
from ergosphere.core.game import Game
from ergosphere.core.match import seal
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.log import HUMAN, check_name, own_name
from ergosphere.core.match.record import SeatInfo, check_practice
from ergosphere.core.match.seating import USUAL, Setup
from ergosphere.core.options import without_defaults
from ergosphere.core.registry import game_class, load_with
from ergosphere.core.text import FRAME
from ergosphere.server.guard.keys import digest, new_code, new_id, new_key, normal_code
from ergosphere.server.problems import NoCode, NoTable, WrongKey, at
from ergosphere.server.protocol import (
    Joined,
    NextTable,
    OptionValue,
    SeatAsked,
    SeatMade,
    TableAsked,
    TableChange,
    TableMade,
)
from ergosphere.server.storage.models import KeyRow, TableRow, entry_rows
from ergosphere.server.storage.store import Batch, Store, StoreUnavailable
from ergosphere.server.table import Table, ledger_from
from ergosphere.server.thinking.lanes import Caller
from ergosphere.server.thinking.thinkers import Thinkers
from ergosphere.server.updates import watch_path

LOG = logging.getLogger("ergosphere.lobby")
IDLE = 300.0
"""Seconds without anybody after which a table leaves the memory."""
KEPT = 100
"""Tables in memory; of more than these, those that nobody is at leave at once, the longest unused first."""
FOUND = 2.0
"""Seconds that a table stays for whoever has just asked for it."""
SWEEP = 30.0
AT_ONCE = 8
"""Thoughts for nobody that may wait before another table is woken."""
BREATH = 0.01
PAUSE = 0.1


class Lobby:
    """All tables of a server."""

    def __init__(self, store: Store, thinkers: Thinkers, packs: dict[str, str] | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.packs = packs or {}
        """By game: the pack of new tables that bring none of their own."""
        self.tables: dict[str, Table] = {}
        """Those used last stand last."""
        self._enough = KEPT
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def make(self, asked: TableAsked, maker: Caller) -> TableMade:
        """A new table, on the account of whoever asks for it."""
        pack = asked.pack if asked.pack is not None else self.packs.get(asked.game)
        with at("game"):
            game_class(asked.game)
        with at("pack"):
            if asked.pack is not None:  # a stranger's: somebody else reads it first
                await self.thinkers.show_pack(asked.game, asked.pack, maker)
            game = await asyncio.to_thread(load_with, asked.game, pack)
        setup = setup_from(game, asked.options, seats_from(game, asked.seats), asked.practice)
        seed, host = seal.new_seed(), new_key()
        row = TableRow(new_id(), new_code(), game.key, pack, seed.hex(), digest(host), time.time_ns() // 1_000_000)
        ledger = Ledger(game, seed, setup)
        ledger.set_up(setup)
        keys = {seat: new_key() for seat in ledger.owned}
        key_rows = [KeyRow(digest(key), row.id, seat) for seat, key in keys.items()]
        if not keys:
            ledger.begin()
        await self.store.write(Batch([row], key_rows, entry_rows(row.id, ledger.take_fresh(), row.made)))
        table = self._keep(Table(row, key_rows, ledger, self.store, self.thinkers, maker.address))
        table.spare_keys = keys
        table.wake()
        return made(table, host, keys)

    async def change(self, id: str, host: str | None, change: TableChange) -> TableMade:
        """Lay a table anew. Seats that stay a person's keep their keys, new ones get one."""
        table = await self.hosted(id, host)
        old = table.ledger.setup
        game = table.ledger.game
        seats = old.seats if change.seats is None else told_apart(named(seats_from(game, change.seats), old.seats))
        options = old.options if change.options is None else change.options
        setup = setup_from(game, options, seats, old.practice if change.practice is None else change.practice)
        owned = table.ledger.owned
        keys = {s: new_key() for s, info in enumerate(seats) if info.kind == HUMAN and s not in owned}
        await table.set_up(setup, [KeyRow(digest(key), id, seat) for seat, key in keys.items()])
        table.spare_keys |= keys
        return made(table, None, table.spare_keys)

    async def start(self, id: str, host: str | None) -> Table:
        table = await self.hosted(id, host)
        await table.start()
        return table

    async def join(self, code: str, name: str | None) -> Joined:
        id = await self.store.id_of_code(normal_code(code))
        if id is None:
            raise NoCode
        table = await self.find(id)
        with at("name"):
            if name is not None:
                check_name(name)
        while free := table.ledger.free:
            key = new_key()
            if await table.join(key, free[0], name):  # nobody was faster
                return Joined(id, free[0], key)
        raise IllegalAction(FRAME.say("join-full"))

    async def play_again(self, id: str, key: str | None) -> NextTable:
        """The same people at a new table; whoever holds a seat here gets the key of their seat there. Everybody moves
        one seat down, so that another one begins."""
        table = await self.find(id)
        seat = None if key is None else table.seat_of(key)
        if seat is None:
            raise WrongKey
        host: str | None = None

        async def make() -> str:
            nonlocal host
            new = await self.make(next_match(table), Caller(table.account))
            host = new.host
            return new.id

        again = await self.find(await table.play_again(make))
        place = (seat - 1) % len(table.ledger.holders)
        return NextTable(again.id, place, await again.add_key(place), host, again.row.code)

    async def hosted(self, id: str, host: str | None) -> Table:
        """The table, if this is its host key."""
        table = await self.find(id)
        if host is None or digest(host) != table.row.host:
            raise WrongKey
        return table

    async def find(self, id: str) -> Table:
        """From memory or from the store."""
        table = self.tables.get(id)
        if table is None:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(loading)
        if table is None:
            raise NoTable
        table.used = time.monotonic()
        if self.tables.pop(id, None) is not None:
            self.tables[id] = table
        return table

    async def _load(self, id: str) -> Table | None:
        row = await self.store.table(id)
        if row is None:
            return None
        await asyncio.to_thread(load_with, row.game, row.pack)  # a pack may take a while to read
        ledger = await asyncio.to_thread(ledger_from, row, await self.store.entries(id))  # so may a long match
        table = self._keep(Table(row, await self.store.keys(id), ledger, self.store, self.thinkers))
        table.wake()
        return table

    def _keep(self, table: Table) -> Table:
        """In memory, where there is room for those that somebody is at and for some others."""
        self.tables[table.id] = table
        if len(self.tables) > self._enough:
            self._let_go(FOUND, len(self.tables) - KEPT)
        return table

    def _let_go(self, seconds: float, most: int) -> None:
        """Of tables that nobody has used for so long."""
        before = time.monotonic() - seconds
        unused = [id for id, table in self.tables.items() if table.idle and table.used < before]
        for id in unused[:most]:
            del self.tables[id]
        self._enough = max(KEPT, len(self.tables)) * 5 // 4

    async def resume(self) -> None:
        """For ever: bots go on at their tables, whether anybody looks or not, a few tables at a time. After a restart
        that is every table where a bot is to act."""
        try:
            self.thinkers.later |= dict.fromkeys(await self.store.unfinished_with_bots())
        except StoreUnavailable as problem:
            LOG.warning("tables are not resumed before somebody asks for them: %s", problem)
        while True:
            if (later := self.thinkers.later) and self.thinkers.bots.waiting_unattended < AT_ONCE:
                await self._go_on(next(iter(later)))
                await asyncio.sleep(BREATH)  # until its bots wait in their turn
            else:
                await asyncio.sleep(PAUSE)

    async def _go_on(self, id: str) -> None:
        del self.thinkers.later[id]
        try:
            (await self.find(id)).wake()
        except StoreUnavailable as problem:
            self.thinkers.later[id] = None  # behind the others
            LOG.warning("table %s is not resumed yet: %s", id, problem)
            await asyncio.sleep(SWEEP)
        except Exception as problem:  # one table that can't be read must not keep the others waiting
            LOG.warning("table %s can't be resumed: %s", id, problem)

    async def sweep(self) -> None:
        """For ever: let go of tables that nobody has used for a while."""
        while True:
            await asyncio.sleep(SWEEP)
            self._let_go(IDLE, len(self.tables))

    async def close(self) -> None:
        for table in self.tables.values():
            await table.stop()


def made(table: Table, host: str | None, keys: dict[int, str]) -> TableMade:
    owned = table.ledger.owned
    seats = [SeatMade(s, keys.get(s) if s in owned else None) for s in range(len(table.ledger.setup.seats))]
    return TableMade(
        table.id, table.row.code, host, seats, watch_path(table.id), seal.seal_of(bytes.fromhex(table.row.seed))
    )


def next_match(table: Table) -> TableAsked:
    """The same again, with everybody one seat further down."""
    ledger = table.ledger
    count = len(ledger.holders)
    old = [SeatAsked(info.kind, info.level, name) for info, name in zip(ledger.setup.seats, ledger.names, strict=True)]
    chosen = ledger.setup.options
    options: dict[str, OptionValue] = {
        option.name: option.moved_on(chosen[option.name], count)
        for option in ledger.game.options
        if option.name in chosen
    }
    return TableAsked(table.row.game, old[1:] + old[:1], options, pack=table.row.pack, practice=ledger.setup.practice)


def setup_from(game: Game, options: Mapping[str, object], seats: list[SeatInfo], practice: bool) -> Setup:
    settled = options_from(game, options, len(seats))
    with at("practice"):
        if practice:
            check_practice(seats)
    return Setup(settled, seats, practice)


def options_from(game: Game, given: Mapping[str, object], seats: int) -> dict[str, str]:
    fewest, most = game.seats
    with at("options"):
        settled = game.settle(given)
        if fewest <= seats <= most:
            game.new(seats, **settled)  # what an option means may depend on the seats
    return without_defaults(game.options, settled)


def seats_from(game: Game, asked: list[SeatAsked]) -> list[SeatInfo]:
    fewest, most = game.seats
    with at("seats"):
        if not fewest <= len(asked) <= most:
            raise game.wrong_count(len(asked))
    return told_apart([seat_from(seat, f"seats[{number}]") for number, seat in enumerate(asked)])


def told_apart(seats: list[SeatInfo]) -> list[SeatInfo]:
    """No two seats with the same name."""
    names: list[str | None] = []
    for seat in seats:
        names.append(None if seat.name is None else own_name(seat.name, names))
    return [msgspec.structs.replace(seat, name=name) for seat, name in zip(seats, names, strict=True)]


def named(seats: list[SeatInfo], before: list[SeatInfo]) -> list[SeatInfo]:
    """Whoever has given a name to a seat that stays a person's keeps it."""
    return [
        msgspec.structs.replace(new, name=new.name or old.name)
        if old and (new.kind, old.kind) == (HUMAN, HUMAN)
        else new
        for new, old in zip_longest(seats, before[: len(seats)])
    ]


def seat_from(asked: SeatAsked, where: str) -> SeatInfo:
    with at(f"{where}.name"):
        if asked.name is not None:
            check_name(asked.name)
    with at(f"{where}.level"):
        if asked.kind == HUMAN:
            if asked.level is not None:
                raise bad_input("seat-level")
            return SeatInfo("human", None, asked.name)
        level = USUAL if asked.level is None else asked.level
        if level not in bots.LEVELS:
            raise bad_input("level-unknown", level=level, expected=", ".join(bots.LEVELS))
        return SeatInfo("bot", level, asked.name)
