"""Bytes on the wire, for tests that send what no decent client would."""

import asyncio
import base64
import contextlib
import json
import os
import socket
import struct
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def live(url, id, key=None):
    """The address of a table's socket."""
    return f"{url.replace('http', 'ws', 1)}/api/tables/{id}/live" + ("" if key is None else f"?key={key}")


def sitting(url, made, seat=None):
    """A socket of the websockets library at a table that was made; no seat: a spectator."""
    key = None if seat is None else made["seats"][seat]["key"]
    return connect(live(url, made["id"], key), max_size=None, max_queue=None, compression=None, proxy=None)


def made(url, game="black-holes", seats=2, http=httpx):
    """A table for people, as the server describes it. Whoever makes many brings a client along."""
    body = {"game": game, "seats": [{"kind": "human"}] * seats}
    return http.post(f"{url}/api/tables", json=body).raise_for_status().json()


def handshake(path):
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def frame(kind, data, last=True):
    """As a client sends it, masked."""
    mask = os.urandom(4)
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 65536:
        length = bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        length = bytes([0x80 | 127]) + struct.pack("!Q", size)
    masked = bytes(byte ^ mask[number % 4] for number, byte in enumerate(data))
    return bytes([0x80 * last | kind]) + length + mask + masked


def opened(url, receive_buffer=None):
    """A bare connection."""
    where = urlsplit(url)
    bare = socket.socket()
    if receive_buffer is not None:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    bare.settimeout(20)
    bare.connect((where.hostname, where.port))
    return bare


def said(url, *parts, ending=b""):
    """Everything that the server answers until it hangs up, or has said what is expected at the end of it."""
    answer = b""
    with opened(url) as bare, contextlib.suppress(ConnectionResetError):
        for part in parts:
            bare.sendall(part)
            answer += bare.recv(65536)
        while not ending or ending not in answer:
            piece = bare.recv(65536)
            if not piece:
                break
            answer += piece
    return answer


def sat(url, id, key, sent, ending=b""):
    """What the server answers to a frame of a client that has knocked properly."""
    path = urlsplit(live(url, id, key))
    return said(url, handshake(f"{path.path}?{path.query}"), sent, ending=ending)


def closing(code):
    """A close frame without its reason begins like this, after the length."""
    return struct.pack("!H", code)


async def close_code(line, longest=20.0):
    """Reads on until the server closes."""
    async with asyncio.timeout(longest):
        with contextlib.suppress(ConnectionClosed):
            while True:
                await line.recv()
    return line.close_code


def act(**change):
    return json.dumps({"type": "act", "version": 1, "id": "x", "action": "d5w"} | change)


async def answer(line, text):
    """The first message that comes after what was sent."""
    await line.send(text)
    return json.loads(await line.recv())


async def until_started(line):
    while not (update := json.loads(await line.recv()))["started"]:
        pass
    return update


@contextlib.asynccontextmanager
async def started(url, game="black-holes", seats=2):
    """A table at which all are there; everybody has heard of everybody."""
    table = made(url, game, seats)
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(sitting(url, table, seat)) for seat in range(seats)]
        for line in lines:
            await until_started(line)
        yield table, lines
