"""One client's socket as a table sees it: a seat, and an outbox that never makes anybody wait."""

from __future__ import annotations

import asyncio

import msgspec

from ergosphere.server.guard.limits import OUTBOX, REFUSALS, Bucket
from ergosphere.server.protocol import Refused, encode

WRONG_KEY = 4401
NO_TABLE = 4404
TOO_SLOW = 4408
TOO_MANY = 4429
TOO_LARGE = 1009
TRY_AGAIN = 1013


class Goodbye(msgspec.Struct, frozen=True):
    """The last thing in an outbox: close with this code."""

    code: int
    reason: str


class Socket:
    """Messages are put here without waiting; a writer task sends them in order. Whoever doesn't read is let go."""

    def __init__(self, seat: int | None, address: str = "", key: str | None = None) -> None:
        self.seat = seat
        self.address = address
        self.key = key
        """The digest of the key that it came with."""
        self.outbox: asyncio.Queue[bytes | Goodbye] = asyncio.Queue()
        self.gone = asyncio.Event()
        self._refusals = Bucket(*REFUSALS)

    @property
    def closed(self) -> bool:
        return self.gone.is_set()

    def send(self, message: bytes) -> None:
        if self.closed:
            return
        if self.outbox.qsize() >= OUTBOX:
            self.close(TOO_SLOW, "too slow")
        else:
            self.outbox.put_nowait(message)

    def refuse(self, id: str | None, reason: str, rule: str | None = None) -> None:
        """Says no; to somebody who asks again and again in vain, goodbye."""
        if self._refusals.take():
            self.send(encode(Refused(id, reason, rule)))
        else:
            self.close(TOO_MANY, "too many messages")

    def close(self, code: int, reason: str) -> None:
        """After what is waiting, except for a slow one."""
        if self.closed:
            return
        self.gone.set()
        if code == TOO_SLOW:
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(Goodbye(code, reason))
