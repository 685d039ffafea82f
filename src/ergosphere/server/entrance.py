"""The entrance: connections before anything is known of them. Half requests, endless headers and crowds stay outside."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ergosphere.server.callers import account_of
from ergosphere.server.limits import Bucket

LOG = logging.getLogger("ergosphere.entrance")
HEAD = 10.0
"""Seconds until a request's headers must be there."""
BODY = 30.0
"""Seconds for its body after that."""
LONGEST_HEAD = 64 * 1024
HALF = 64
"""Unfinished requests of one address; a further one takes the place of the oldest."""
SHARE = 0.5
"""Of all connections, for one address."""
SAID = (0.1, 10.0)
"""Lines in the log: a second, and at once."""


class Entrance:
    """Counts connections. `most` of all, and half of them for one address."""

    def __init__(self, most: int = 900) -> None:
        self.most = most
        self.open: Counter[str] = Counter()
        self.half: dict[str, dict[Door, None]] = {}
        self._log = Bucket(*SAID)

    def enter(self, address: str) -> bool:
        if self.open.total() >= self.most or self.open[address] >= SHARE * self.most:
            self.say("%s is turned away: %s connections of its own, %s in all", address)
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]

    def begin(self, door: Door) -> None:
        """A request is on its way."""
        waiting = self.half.setdefault(door.address, {})
        waiting[door] = None
        if len(waiting) > HALF:
            oldest = next(iter(waiting))
            oldest.turn_away("an unfinished request of %s has made way: %s connections of its own, %s in all")

    def end(self, door: Door) -> None:
        """It has arrived, or never will."""
        waiting = self.half.get(door.address, {})
        waiting.pop(door, None)
        if not waiting:
            self.half.pop(door.address, None)

    def say(self, what: str, address: str) -> None:
        if self._log.take():
            LOG.warning(what, address or "somebody", self.open[address], self.open.total())


ENTRANCE = Entrance()


class Door(HttpToolsProtocol):
    """One connection: its request has to arrive in time, and its headers must have an end."""

    address = ""
    _entered = False
    _head = 0
    """Bytes so far of headers that are not complete."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = account_of(self.client[0]) if self.client else ""
        self._entered = ENTRANCE.enter(self.address)
        if self._entered:
            self._expect(HEAD)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        if self._entered:
            self._entered = False
            ENTRANCE.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._entered or self.transport.is_closing():
            return
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD:
            self.turn_away("%s sends headers without end: %s connections of its own, %s in all")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._expect(HEAD)

    def on_headers_complete(self) -> None:
        self._head = -(1 << 40)  # from here on it is the body, which has its own limit
        self._expect(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        super().handle_websocket_upgrade()

    def turn_away(self, what: str) -> None:
        self._arrived()
        ENTRANCE.say(what, self.address)
        if not self.transport.is_closing():
            self.transport.abort()

    def _expect(self, seconds: float) -> None:
        if self._timer is None:
            ENTRANCE.begin(self)
        else:
            self._timer.cancel()
        late = "a request of %s did not arrive in time: %s connections of its own, %s in all"
        self._timer = self.loop.call_later(seconds, self.turn_away, late)

    def _arrived(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            ENTRANCE.end(self)


class Line(WebSocketsSansIOProtocol):
    """A socket. Nothing more is read from a client that takes nothing, or the answers to its pings would pile up."""

    def connection_lost(self, exc: Exception | None) -> None:
        found = get_remote_addr(self.transport)
        ENTRANCE.leave(account_of(found[0]) if found else "")
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._hold()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        self._hold()
        return message

    def _hold(self) -> None:
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
