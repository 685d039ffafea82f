"""The socket of a table: reads one client's messages and writes what the table has for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, FromQuery

from ergosphere.core.errors import ErgosphereError
from ergosphere.core.text import FRAME
from ergosphere.server.guard.callers import address_of
from ergosphere.server.guard.limits import LARGEST_MESSAGE, MESSAGES, Bucket
from ergosphere.server.lobby import Lobby
from ergosphere.server.problems import NoTable
from ergosphere.server.protocol import KEY, OWN, CloseCode, decode
from ergosphere.server.sockets import Goodbye, Socket
from ergosphere.server.storage.store import StoreUnavailable
from ergosphere.server.table import Table

GOODBYE = 5.0
"""Seconds for a client to take the last message."""


class MessageId(msgspec.Struct):
    """All that is read of a message that can't be understood, for its refusal."""

    id: str | None = None


@websocket("/tables/{id:str}/live")
async def live(
    socket: WebSocket[Any, Any, State], lobby: Lobby, id: FromPath[str], key: FromQuery[str | None] = None
) -> None:
    offered = socket.scope["subprotocols"]
    key = next((one.removeprefix(KEY) for one in offered if one.startswith(KEY)), key)
    await socket.accept(subprotocols=OWN if OWN in offered else None)
    try:
        table = await lobby.find(id)
    except NoTable:
        await socket.close(CloseCode.NO_TABLE, "no such table")
        return
    except (StoreUnavailable, ErgosphereError):
        await socket.close(CloseCode.TRY_AGAIN, "this table can't be opened now")
        return
    seat = None if key is None else table.seat_of(key)
    if key is not None and seat is None:
        await socket.close(CloseCode.WRONG_KEY, "wrong key")
        return
    client = await table.connect(seat, address_of(socket), key)
    writer = asyncio.create_task(write(socket, client))
    tasks = [writer, asyncio.create_task(read(socket, client, table)), asyncio.create_task(client.gone.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if client.closed:  # the goodbye is on its way, unless nobody reads
            await asyncio.wait([writer], timeout=GOODBYE)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await table.leave(client)


async def write(socket: WebSocket[Any, Any, State], client: Socket) -> None:
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError):  # it has gone in the meantime
        while True:
            message = await client.outbox.get()
            if isinstance(message, Goodbye):
                await socket.close(message.code, message.reason)
                return
            await socket.send_data(message, mode="text")


async def read(socket: WebSocket[Any, Any, State], client: Socket, table: Table) -> None:
    allowed = Bucket(*MESSAGES)
    with suppress(WebSocketDisconnect, WebSocketException, RuntimeError):
        while not client.closed:
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            text = event.get("text") or ""  # bytes are no message
            if len(text or event.get("bytes") or "") > LARGEST_MESSAGE:
                client.close(CloseCode.TOO_LARGE, "too large")
                return
            if not allowed.take():
                client.close(CloseCode.TOO_MANY, "too many messages")
                return
            try:
                message = decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                client.refuse(id_of(text), str(FRAME.say("message-bad", problem=str(error))))
            else:
                await asyncio.shield(table.receive(client, message))  # who hangs up now has still acted; others hear it
            await asyncio.sleep(0)  # many may have come at once: the answers go out, and others have their turn


def id_of(text: str | bytes) -> str | None:
    try:
        return msgspec.json.decode(text, type=MessageId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
