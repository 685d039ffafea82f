"""The entrance: connections before their first request. Unfinished requests and crowds stay outside."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ergosphere.server.guard.callers import account_of
from ergosphere.server.guard.limits import Bucket

LOG = logging.getLogger("ergosphere.entrance")
HEAD = 10.0
"""Seconds until a request's headers must be there."""
BODY = 30.0
"""Seconds for its body after that."""
TIMES = {h11.IDLE: HEAD, h11.SEND_BODY: BODY}
HALF = 256
"""Unfinished requests of one address; one more replaces the oldest."""
SHARE = 0.5
"""Of all connections that one address may have."""
SAID = (0.1, 10.0)
"""Lines in the log: per second, and in one burst."""


class Entrance:
    """Counts connections: at most `most`, and no more than half of them for one address."""

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
        """A request has begun to arrive."""
        waiting = self.half.setdefault(door.address, {})
        waiting[door] = None
        if len(waiting) > HALF:
            oldest = next(iter(waiting))
            oldest.turn_away("an unfinished request of %s has made way: %s connections of its own, %s in all")

    def end(self, door: Door) -> None:
        """It has arrived, or was given up."""
        waiting = self.half.get(door.address, {})
        waiting.pop(door, None)
        if not waiting:
            self.half.pop(door.address, None)

    def say(self, what: str, address: str) -> None:
        if self._log.take():
            LOG.warning(what, address or "somebody", self.open[address], self.open.total())


ENTRANCE = Entrance()


class Door(H11Protocol):
    """One connection: its request has to arrive in time. (h11 limits the size of the headers.)"""

    address = ""
    _entered = False
    _expected: object = None
    """What is on its way: IDLE, the headers; SEND_BODY, the body."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = account_of(self.client[0]) if self.client else ""
        self._entered = ENTRANCE.enter(self.address)
        if self._entered:
            self._follow()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        if self._entered:
            self._entered = False
            ENTRANCE.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._entered and not self.transport.is_closing():
            super().data_received(data)
            self._follow()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._entered = False  # the socket leaves in its place
        super().handle_websocket_upgrade(event)

    def turn_away(self, what: str) -> None:
        self._arrived()
        ENTRANCE.say(what, self.address)
        if not self.transport.is_closing():
            self.transport.abort()

    def _follow(self) -> None:
        state = self.conn.their_state
        if not self._entered or state not in TIMES:
            self._arrived()
        elif state is not self._expected:
            self._arrived()
            self._expected = state
            ENTRANCE.begin(self)
            late = "a request of %s did not arrive in time: %s connections of its own, %s in all"
            self._timer = self.loop.call_later(TIMES[state], self.turn_away, late)

    def _arrived(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = self._expected = None
            ENTRANCE.end(self)


class SocketDoor(WebSocketsSansIOProtocol):
    """A socket. Nothing is read from a client that doesn't read, or the answers to its pings would pile up."""

    address = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        found = get_remote_addr(transport)
        self.address = account_of(found[0]) if found else ""
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        ENTRANCE.leave(self.address)
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
