"""One client's socket as its table sees it: a seat, and an outbox that never blocks."""

from __future__ import annotations

import asyncio

import msgspec

from ergosphere.server.guard.limits import OUTBOX, REFUSALS, Bucket
from ergosphere.server.protocol import CloseCode, Refused, encode


class Goodbye(msgspec.Struct, frozen=True):
    """The last thing in an outbox: close with this code."""

    code: CloseCode
    reason: str


class Socket:
    """Messages are queued without waiting; a writer task sends them in order. A client that doesn't read is dropped."""

    def __init__(self, seat: int | None, address: str = "", key: str | None = None) -> None:
        self.seat = seat
        self.address = address
        self.key = key
        """The digest of the key it came with."""
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
            self.close(CloseCode.TOO_SLOW, "too slow")
        else:
            self.outbox.put_nowait(message)

    def refuse(self, id: str | None, reason: str, rule: str | None = None, action: str | None = None) -> None:
        """Say no, or goodbye to a client that keeps asking in vain."""
        if self._refusals.take():
            self.send(encode(Refused(id, reason, rule, action, as_sentence(reason, action))))
        else:
            self.close(CloseCode.TOO_MANY, "too many messages")

    def close(self, code: CloseCode, reason: str) -> None:
        """After the queued messages, unless the client is too slow for them."""
        if self.closed:
            return
        self.gone.set()
        if code == CloseCode.TOO_SLOW:
            while not self.outbox.empty():
                self.outbox.get_nowait()
        self.outbox.put_nowait(Goodbye(code, reason))


def as_sentence(reason: str, action: str | None) -> str:
    """The reason without the action that it may begin with, from a capital to a full stop."""
    quoted = "" if action is None else f"{action}: "
    text = reason[len(quoted) :] if reason.casefold().startswith(quoted.casefold()) else reason
    return f"{text[:1].upper()}{text[1:].removesuffix('.')}."
