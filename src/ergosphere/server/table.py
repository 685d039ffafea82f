"""A live table: messages come in one after another; each is legal, applied and on disk before anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager

import msgspec

from ergosphere import bots
from ergosphere.core.errors import ErgosphereError, IllegalAction, bad_input
from ergosphere.core.match.entries import LedgerEntry
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.log import HUMAN
from ergosphere.core.match.seating import Setup
from ergosphere.core.registry import load_with
from ergosphere.core.text import FRAME
from ergosphere.core.values import Event
from ergosphere.server.bot_seats import BotSeats
from ergosphere.server.guard.keys import digest, new_key
from ergosphere.server.guard.limits import KEYS_OF_A_SEAT, SOCKETS_OF_A_SEAT, WATCHERS
from ergosphere.server.history import Moment, log_of, moment_of
from ergosphere.server.problems import WrongKey
from ergosphere.server.protocol import (
    Act,
    CloseCode,
    Consent,
    LogLine,
    Message,
    Rename,
    Replace,
    Resign,
    Retract,
    Return,
    TableShown,
    Undo,
)
from ergosphere.server.sockets import Socket
from ergosphere.server.storage.models import KeyRow, TableRow, entry_rows
from ergosphere.server.storage.store import Batch, Store, StoreUnavailable
from ergosphere.server.thinking.lanes import Caller
from ergosphere.server.thinking.thinkers import Thinkers
from ergosphere.server.updates import Teller, table_shown

LOG = logging.getLogger("ergosphere.table")


class Stale(IllegalAction):
    """The table has moved on since the client looked at it."""


class Table:
    """One lock a table: whoever holds it may change the ledger, write and tell. Tables don't wait for each other."""

    def __init__(
        self, row: TableRow, keys: list[KeyRow], ledger: Ledger, store: Store, thinkers: Thinkers, maker: str = ""
    ) -> None:
        self.row = row
        self.id = row.id
        self.ledger = ledger
        self.store = store
        self.thinkers = thinkers
        self._maker = maker
        self.lock = asyncio.Lock()
        self.spare_keys: dict[int, str] = {}
        """Keys that were made here for seats that nobody has taken yet, for those who join by code."""
        self.used = time.monotonic()
        self._seats_of_keys = {key.digest: key.seat for key in keys}
        self._sockets: set[Socket] = set()
        self.bots = BotSeats(self)
        self._told = len(ledger.match.record.log)
        """How many lines of the log everybody has been told of."""
        self._lost = False
        """Is the ledger perhaps not what is on disk?"""

    # Who is there.

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens."""
        seat = self._seats_of_keys.get(digest(key))
        return seat if seat in self.ledger.owned else None

    @property
    def here(self) -> set[int]:
        """Seats that somebody is connected to."""
        return {socket.seat for socket in self._sockets if socket.seat is not None}

    @property
    def attended(self) -> bool:
        """Is anybody connected?"""
        return bool(self._sockets)

    @property
    def idle(self) -> bool:
        return not self._sockets and not self.bots.thinking and not self.lock.locked()

    async def connect(self, seat: int | None, address: str = "", key: str | None = None) -> Socket:
        """A new client: it gets an update at once."""
        socket = Socket(seat, address, None if key is None else digest(key))
        async with self.lock:
            if self._full(seat):
                socket.close(CloseCode.TOO_MANY, "too many at this table")
                return socket
            if seat is not None and socket.key is not None and socket.key not in self._seats_of_keys:
                socket.close(CloseCode.WRONG_KEY, "the seat has changed hands")
                return socket
            try:
                await self._restore()
                events = [] if seat is None else self.ledger.arrive(seat)
                await self._write()
            except StoreUnavailable as problem:
                LOG.warning("table %s: nobody can sit down: %s", self.id, problem)
                socket.close(CloseCode.TRY_AGAIN, "the server can't write now")
                return socket
            self._sockets.add(socket)
            if self.bots.thinking:
                self.thinkers.bots.attend(self.caller)
            if seat is None:
                socket.send(self._teller().update(None))
            else:
                self.spare_keys.pop(seat, None)
                self._tell(events)
        self.wake()
        return socket

    def _full(self, seat: int | None) -> bool:
        """Whoever only watches doesn't keep a player out."""
        return sum(other.seat == seat for other in self._sockets) >= (WATCHERS if seat is None else SOCKETS_OF_A_SEAT)

    async def leave(self, socket: Socket) -> None:
        async with self.lock:
            self._sockets.discard(socket)
            self.used = time.monotonic()
            if socket.seat is not None and socket.seat not in self.here and not self._lost:
                self._tell([])

    # What clients send.

    async def receive(self, socket: Socket, message: Message) -> None:
        """Answers the socket, and tells the others if anything has changed."""
        seat = socket.seat
        if seat is None:
            socket.refuse(message.id, str(FRAME.say("spectator")))
            return
        async with self.lock:
            try:
                await self._restore()
                if self.ledger.has_answered(seat, message.id):
                    socket.send(self._teller().update(seat, message.id))
                    return
                events = self._perform(seat, message)
                await self._write()
            except ErgosphereError as refusal:
                action = message.action if isinstance(message, Act) else None
                socket.refuse(message.id, str(refusal.sentence), refusal.rule, action)
                if isinstance(refusal, Stale):
                    socket.send(self._teller().update(seat))
                return
            except StoreUnavailable as problem:
                LOG.warning("table %s: not written: %s", self.id, problem)
                socket.refuse(message.id, str(FRAME.say("store-unavailable")))
                return
            except Exception:
                self._lost = True
                LOG.exception("table %s: a message could not be followed", self.id)
                socket.refuse(message.id, str(FRAME.say("server-failed")))
                return
            self._tell(events, socket, message.id)
        self.wake()

    def _perform(self, seat: int, message: Message) -> list[Event]:  # noqa: C901  one case a message
        ledger = self.ledger
        if message.version is not None and message.version != ledger.version:
            raise Stale(FRAME.say("stale", version=ledger.version))
        if isinstance(message, Act | Retract | Undo) and ledger.started and ledger.holders[seat] != HUMAN:
            raise IllegalAction(FRAME.say("seat-left"))
        match message:
            case Act(action=action, seat=wanted, press=press):
                return ledger.act(ledger.decided_seat(seat, wanted), action, message.id, seat, press)
            case Retract():
                return ledger.retract(seat, message.id)
            case Undo():
                return ledger.undo(seat, message.id)
            case Consent(agree=agree):
                return ledger.consent(seat, agree, message.id)
            case Resign():
                return ledger.resign(seat, message.id)
            case Replace(seat=other, level=level):
                if other in self.here:
                    raise IllegalAction(FRAME.say("seat-is-here", seat=other))
                if level is not None and level not in bots.LEVELS:
                    raise bad_input("level-unknown", level=level, expected=", ".join(bots.LEVELS))
                return ledger.replace(seat, other, level, message.id)
            case Return():
                return ledger.come_back(seat, message.id)
            case Rename(name=name):
                return ledger.rename(seat, name, message.id)

    # What comes by HTTP. StoreUnavailable and ErgosphereError are answered there.

    async def set_up(self, setup: Setup, keys: list[KeyRow]) -> None:
        """Lay the table anew. A seat that is no longer a person's has no keys any more, and its sockets are closed."""
        async with self.lock:
            await self._restore()
            self.ledger.set_up(setup)
            events = [] if self.ledger.waiting else self.ledger.begin()
            lost = [key for key, seat in self._seats_of_keys.items() if seat not in self.ledger.owned]
            await self._write(keys, lost)
            for seat in set(self.spare_keys) - set(self.ledger.owned):
                del self.spare_keys[seat]
            self._tell(events)
        self.wake()

    async def start(self) -> None:
        async with self.lock:
            await self._restore()
            events = self.ledger.begin()
            await self._write()
            self._tell(events)
        self.wake()

    async def join(self, key: str, seat: int, name: str | None) -> bool:
        """Somebody has taken a free seat with the code: it has this key now and no other. False: it is not free any
        more."""
        async with self.lock:
            await self._restore()
            if seat not in self.ledger.free:
                return False
            self.ledger.join(seat, name)
            await self._write([KeyRow(digest(key), self.id, seat)], self._keys_of(seat))
            self.spare_keys.pop(seat, None)
            self._tell([])
        return True

    def _keys_of(self, seat: int) -> list[str]:
        return [key for key, opened in self._seats_of_keys.items() if opened == seat]

    async def shown(self) -> TableShown:
        async with self.lock:
            await self._restore()
            return table_shown(self.id, self.ledger, self.here)

    async def record(self, key: str | None) -> str:
        """While the match runs only for the holder of a seat, and cut to what that seat may know."""
        async with self.lock:
            await self._restore()
            match = self.ledger.match
            if match.outcome is not None:
                return match.record.to_text()
            seat = None if key is None else self.seat_of(key)
            if seat is None:
                raise WrongKey
            return match.cut(seat).to_text()

    async def log(self, key: str | None, seat: int | None, since: int) -> list[LogLine]:
        """What has happened after the first `since` lines, as the reader may know it."""
        async with self.lock:
            await self._restore()
            reader = self._reader(key, seat)
            return log_of(self.ledger.match.course, reader, since)

    async def moment(self, number: int, key: str | None, seat: int | None) -> Moment:
        async with self.lock:
            await self._restore()
            return moment_of(self.ledger.match.course, number, self._reader(key, seat))

    def _reader(self, key: str | None, seat: int | None) -> int | None:
        """Whose eyes somebody may look through: their own, and after the match anybody's."""
        own = None if key is None else self.seat_of(key)
        if key is not None and own is None:
            raise WrongKey
        if seat is None or seat == own:
            return own
        if self.ledger.match.outcome is None or seat >= len(self.ledger.holders):
            raise WrongKey
        return seat

    async def play_again(self, make: Callable[[], Awaitable[str]]) -> str:
        """The table of the next match, made by whoever asks first."""
        async with self.lock:
            await self._restore()
            if self.ledger.match.outcome is None:
                raise IllegalAction(FRAME.say("match-runs"))
            if self.ledger.rematch is None:
                self.ledger.play_again(await make())
                await self._write()
                self._tell([])
            assert self.ledger.rematch is not None  # noqa: S101
            return self.ledger.rematch

    async def add_key(self, seat: int) -> str:
        """Another key for a seat, for somebody who has shown that it is theirs."""
        key = new_key()
        async with self.lock:
            await self._write([KeyRow(digest(key), self.id, seat)], self._keys_of(seat)[: -KEYS_OF_A_SEAT + 1])
        return key

    def wake(self) -> None:
        """Something has changed: let bots go on."""
        self.bots.wake(self.attended)

    async def stop(self) -> None:
        """No bot goes on thinking here."""
        await self.bots.stop()

    @property
    def account(self) -> str:
        """On whose account its bots think: its maker's, or that of somebody who is there. All tables to which nobody
        has come back since the server started are on one account together."""
        return self._maker or next((socket.address for socket in self._sockets if socket.address), "")

    @property
    def caller(self) -> Caller:
        """Who waits for its bots."""
        return Caller(self.account, self.id, waits=self.attended)

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Ledger]:
        """The ledger as it is on disk; nobody else touches it."""
        async with self.lock:
            await self._restore()
            yield self.ledger

    async def commit(self, events: list[Event]) -> None:
        """Write down what was just done, then tell everybody. Only while the table is held."""
        await self._write()
        self._tell(events)

    def lose(self) -> None:
        """The ledger may not be what is on disk: read it before it is used again."""
        self._lost = True

    # On disk, then told.

    async def _write(self, keys: Sequence[KeyRow] = (), lost: Sequence[str] = ()) -> None:
        """What the ledger has noted, new keys, and the digests of those that open nothing any more: whoever came with
        one has to go. If that fails, the table is what is on disk again."""
        entries = entry_rows(self.id, self.ledger.take_fresh(), time.time_ns() // 1_000_000)
        if entries or keys or lost:
            try:
                await self.store.write(Batch(keys=keys, entries=entries, lost=lost))
            except BaseException:
                self._lost = True
                raise
            self._seats_of_keys |= {key.digest: key.seat for key in keys}
            for key in lost:
                del self._seats_of_keys[key]
            for socket in [one for one in self._sockets if one.key in lost]:
                socket.close(CloseCode.WRONG_KEY, "the seat has changed hands")
                self._sockets.discard(socket)

    async def _restore(self) -> None:
        """After a failed write nobody knows what is on disk: read it."""
        if self._lost:
            self.ledger = ledger_from(self.row, await self.store.entries(self.id))
            self._lost = False

    def _teller(self) -> Teller:
        """For one client alone, which learns where the match stands."""
        return Teller(self.ledger, self.here, [])

    def _tell(self, events: list[Event], sender: Socket | None = None, ack: str | None = None) -> None:
        """An update to everybody; the sender's acknowledges its message."""
        teller = Teller(self.ledger, self.here, events, self._told)
        self._told = len(self.ledger.match.record.log)
        for socket in self._sockets:
            socket.send(teller.update(socket.seat, ack if socket is sender else None))


def ledger_from(row: TableRow, entries: Sequence[LedgerEntry]) -> Ledger:
    """A table as it was, from its entries; the first one is always a setup."""
    first = msgspec.json.decode(entries[0].text or "", type=Setup)
    ledger = Ledger(load_with(row.game, row.pack), bytes.fromhex(row.seed), first)
    for entry in entries:
        ledger.follow(entry)
    return ledger
