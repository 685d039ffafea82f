"""A seat at a table, over a socket that reconnects by itself and sends again what was not acknowledged."""

from __future__ import annotations

import asyncio
import random
import re
import secrets
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import aclosing, suppress
from types import TracebackType
from typing import cast
from urllib.parse import quote

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from ergosphere.server.protocol import (
    FINAL,
    KEY,
    OWN,
    Act,
    CloseCode,
    Consent,
    Message,
    Refused,
    Rename,
    Replace,
    Resign,
    Retract,
    Return,
    Undo,
    Update,
    encode,
)

FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0
LARGEST = 16 * 1024 * 1024

decode = msgspec.json.Decoder(Update | Refused).decode


class MessageRefused(Exception):
    """The table says no, and why; `rule` is the id of the rule that stands against it."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason)
        self.reason = refused.reason
        self.rule = refused.rule


class Closed(Exception):
    """The socket is closed for good."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code}: {reason}")
        self.code = code


class Seat:
    """Use it with `async with`. A message counts once, however often the line breaks."""

    def __init__(self, server: str, id: str, key: str | None) -> None:
        base = server.replace("http", "ws", 1)
        self.url = f"{base}/api/tables/{quote(id, safe='')}/live"
        self.protocols = [Subprotocol(OWN)]
        """The key goes beside the address, where no log of a proxy keeps it."""
        if key is not None:
            self.protocols.append(Subprotocol(KEY + re.sub(r"[^\w-]", "_", key, flags=re.ASCII)))
        self.latest: Update | None = None
        self.connections = 0
        self._updates: asyncio.Queue[Update] = asyncio.Queue()
        self._pending: dict[str, tuple[Message, asyncio.Future[Update]]] = {}
        self._line: ClientConnection | None = None
        self._runner: asyncio.Task[None] | None = None
        self._end: Closed | None = None
        self._changed = asyncio.Event()

    async def __aenter__(self) -> Seat:
        self._runner = asyncio.create_task(self._run())
        self._runner.add_done_callback(self._stopped)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Hang up. The seat stays one's own."""
        if self._runner is not None:
            self._runner.cancel()
            await asyncio.gather(self._runner, return_exceptions=True)

    # What comes.

    async def next(self) -> Update:
        """The next update, in order; none is left out, except while the line was broken."""
        while self._updates.empty():
            if self._end is not None:
                raise self._end
            self._changed.clear()
            await self._changed.wait()
        return self._updates.get_nowait()

    async def turn(self) -> Update:
        """The first update in which this seat has something to decide, or the match is over."""
        return await self.until(lambda update: bool(update.legal) or update.outcome is not None)

    async def until(self, condition: Callable[[Update], bool]) -> Update:
        """The latest update, as soon as it fulfils a condition."""
        while self.latest is None or not condition(self.latest):
            await self.next()
        return self.latest

    # What goes.

    async def act(self, action: str, press: str | None = None) -> Update:
        """Decide; the update that acknowledges it. MessageRefused if the table says no. Actions with the same press
        are taken back together."""
        return await self.send(Act(self._version(), new_id(), action, press=press))

    async def retract(self) -> Update:
        return await self.send(Retract(self._version(), new_id()))

    async def undo(self) -> Update:
        return await self.send(Undo(self._version(), new_id()))

    async def consent(self, agree: bool = True) -> Update:
        return await self.send(Consent(self._version(), new_id(), agree))

    async def resign(self) -> Update:
        return await self.send(Resign(None, new_id()))

    async def replace(self, seat: int, level: str | None = None) -> Update:
        return await self.send(Replace(None, new_id(), seat=seat, level=level))

    async def come_back(self) -> Update:
        return await self.send(Return(None, new_id()))

    async def rename(self, name: str) -> Update:
        return await self.send(Rename(None, new_id(), name=name))

    async def send(self, message: Message) -> Update:
        """Any message with an id; returns when it is acknowledged, also if the line breaks in between."""
        if self._end is not None:
            raise self._end
        assert message.id is not None  # noqa: S101  without one nothing can be acknowledged
        waiting: asyncio.Future[Update] = asyncio.get_running_loop().create_future()
        self._pending[message.id] = message, waiting
        try:
            await self._put(encode(message))
            return await waiting
        finally:
            self._pending.pop(message.id, None)

    def _version(self) -> int:
        return 0 if self.latest is None else self.latest.version

    # The line.

    async def _put(self, data: bytes) -> None:
        if self._line is not None:
            with suppress(ConnectionClosed):  # it is sent again on the next line
                await self._line.send(data, text=True)

    async def _run(self) -> None:
        """Until the server closes it for good. After a line that brought nothing the pauses grow."""
        lines = connect(
            self.url,
            subprotocols=self.protocols,
            max_size=LARGEST,
            compression=None,
            proxy=None,
            process_exception=transient,
            reconnect_delays=delays,
        )
        pauses = delays()
        async with aclosing(cast("AsyncGenerator[ClientConnection, None]", aiter(lines))) as connected:
            async for line in connected:
                self.connections += 1
                self._line = line
                with suppress(ConnectionClosed):
                    for message, _ in list(self._pending.values()):
                        await self._put(encode(message))
                    async for data in line:
                        pauses = delays()
                        self._take(decode(data))
                self._line = None
                if line.close_code in FINAL:
                    self._finish(Closed(line.close_code, line.close_reason or CloseCode(line.close_code).name))
                    return
                await asyncio.sleep(next(pauses))

    def _take(self, message: Update | Refused) -> None:
        if isinstance(message, Refused):
            found = self._pending.get(message.id or "")
            if found is not None and not found[1].done():
                found[1].set_exception(MessageRefused(message))
            return
        self.latest = message
        self._updates.put_nowait(message)
        self._changed.set()
        found = self._pending.get(message.ack or "")
        if found is not None and not found[1].done():
            found[1].set_result(message)

    def _stopped(self, runner: asyncio.Task[None]) -> None:
        """However the line has ended, nobody waits for it any longer."""
        if self._end is None:
            problem = None if runner.cancelled() else runner.exception()
            self._finish(Closed(1000, "hung up") if problem is None else Closed(1002, str(problem)))

    def _finish(self, end: Closed) -> None:
        self._end = end
        self._changed.set()
        for _, waiting in self._pending.values():
            if not waiting.done():
                waiting.set_exception(end)


def delays() -> Generator[float]:
    """Seconds before each attempt, spread out so that not all clients come at once."""
    wait = FIRST_WAIT
    while True:
        yield wait * random.uniform(0.5, 1.0)  # noqa: S311  no secret
        wait = min(LONGEST_WAIT, wait * 2)


def transient(problem: Exception) -> Exception | None:
    """None: trying again may help."""
    return None if isinstance(problem, OSError | InvalidHandshake | TimeoutError) else problem


def new_id() -> str:
    return secrets.token_urlsafe(9)
