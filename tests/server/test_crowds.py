"""Too many, too much, too slow: each is closed or left waiting, memory stays as it is, and nobody else notices."""

import asyncio
import contextlib
import json
import socket
import struct

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ergosphere.server.guard.limits import WATCHERS
from tests.server.bystanders import Bystanders, memory_of, treated_badly
from tests.server.raw import (
    PING,
    TEXT,
    act,
    answer,
    close_code,
    closing,
    frame,
    handshake,
    live,
    made,
    opened,
    sitting,
    started,
    until_started,
)
from tests.server.running import Server, in_time


@pytest.fixture(scope="module")
def rough(tmp_path_factory):
    """All of these treat it badly."""
    with treated_badly(tmp_path_factory.mktemp("crowded")) as running:
        yield running


@pytest.fixture
def url(rough):
    return rough.url


@in_time
async def test_a_burst_is_closed(rough, url):
    """Of ten thousand messages some are answered; then the socket is closed, although the sender reads."""
    async with Bystanders(url) as bystanders, started(url) as (table, (line, other)):
        before = memory_of(rough)
        closed = asyncio.create_task(close_code(line))
        with contextlib.suppress(ConnectionClosed):
            for number in range(10_000):
                await line.send(act(version=9, id=str(number)))
        assert await closed == 4429
        while json.loads(await other.recv())["seats"][0]["here"]:
            pass
        async with sitting(url, table, 0) as again:
            assert (await until_started(again))["legal"]
            assert (await answer(again, act()))["ack"] == "x"
        assert len(bystanders.waits) > 4
        assert memory_of(rough) < before + 40_000


@in_time
async def test_hundreds_at_once_are_answered_one_by_one(url):
    """Below the limit a socket that reads is never too slow, however many messages come in one piece."""
    table = made(url)
    bare = opened(url)
    with bare:
        path = live(url, table["id"], table["seats"][0]["key"]).split("/", 3)[3]
        bare.sendall(handshake(f"/{path}"))
        bare.recv(65536)
        bare.sendall(b"".join(frame(TEXT, act(version=9, id=f"<{number}>").encode()) for number in range(800)))
        answered = b""
        while b'"<799>"' not in answered:
            piece = await asyncio.to_thread(bare.recv, 1 << 20)
            assert piece, answered[-100:]
            answered = answered[-20:] + piece
    assert closing(4408) not in answered


class Talkative(Server):
    module = "tests.server.talkative"


@pytest.fixture
def talkative(tmp_path):
    with treated_badly(tmp_path, Talkative) as running:
        yield running


@in_time
async def test_a_socket_that_never_reads_is_let_go(talkative):
    """The others at its table play on meanwhile, and what waits for it doesn't pile up."""
    url = talkative.url
    table = made(url)
    async with Bystanders(url), contextlib.AsyncExitStack() as stack:
        silent = stack.enter_context(opened(url, receive_buffer=4096))
        path = live(url, table["id"], table["seats"][1]["key"]).split("/", 3)[3]
        silent.sendall(handshake(f"/{path}"))
        line = await stack.enter_async_context(sitting(url, table, 0))
        latest = await until_started(line)
        before = memory_of(talkative)
        talking = asyncio.create_task(talk(silent))
        count = 0
        while latest["seats"][1]["here"]:
            count += 1
            latest = await answer(line, json.dumps({"type": "name", "id": str(count), "name": "n" * 40}))
            while latest["ack"] != str(count) and latest["seats"][1]["here"]:
                latest = json.loads(await line.recv())
            assert count < 20_000
        assert memory_of(talkative) < before + 30_000
        talking.cancel()
        assert (await answer(line, act()))["type"] == "update", "who is there plays on"
        await asyncio.to_thread(drain, silent)


@in_time
async def test_pings_without_end_are_not_answered_without_end(rough, url):
    table = made(url)
    async with Bystanders(url):
        with opened(url, receive_buffer=4096) as bare:
            path = live(url, table["id"]).split("/", 3)[3]
            bare.sendall(handshake(f"/{path}"))
            before = memory_of(rough)
            bare.settimeout(1)
            with pytest.raises(TimeoutError):  # who doesn't take the answers isn't listened to any more
                await asyncio.to_thread(keep_sending, bare, frame(PING, b"x" * 125) * 100)
            assert memory_of(rough) < before + 30_000


def keep_sending(bare, data):
    for _ in range(5_000):
        bare.sendall(data)


async def talk(bare):
    """The same message again and again: each time there is an update for it, and none is taken."""
    repeated = frame(TEXT, json.dumps({"type": "name", "id": "again", "name": "Silent"}).encode())
    bare.sendall(repeated * 2000)
    while True:
        bare.sendall(repeated * 4)
        await asyncio.sleep(0.01)


def drain(bare):
    """Until the server has hung up."""
    with contextlib.suppress(ConnectionResetError):
        while bare.recv(1 << 20):
            pass


@in_time
async def test_the_hundred_and_first_spectator_is_closed(url):
    table = made(url)
    async with Bystanders(url), contextlib.AsyncExitStack() as stack:
        watchers = [await stack.enter_async_context(sitting(url, table)) for _ in range(WATCHERS)]
        for watcher in watchers:
            assert json.loads(await watcher.recv())["seat"] is None
        async with sitting(url, table) as one_more:
            assert await close_code(one_more) == 4429
        async with sitting(url, table, 0) as first, sitting(url, table, 1) as second:  # for players there is room
            await until_started(first)
            await until_started(second)
            assert (await answer(first, act()))["ack"] == "x"
            for watcher in watchers:
                while json.loads(await watcher.recv())["version"] < 2:
                    pass
        await watchers.pop().close()
        while not await can_watch(url, table):  # as soon as the server has noticed
            pass


async def can_watch(url, table):
    async with sitting(url, table) as line:
        with contextlib.suppress(ConnectionClosed):
            return json.loads(await line.recv())["version"] == 2
    return False


@in_time
async def test_connections_that_say_nothing_are_in_nobodys_way(url):
    """Some hundred that are open and silent, or send a word now and then, or only the beginning of a body."""
    table = made(url)
    path = f"/api/tables/{table['id']}/live?key={table['seats'][0]['key']}"
    host = b" HTTP/1.1\r\nHost: localhost\r\n"
    body = b"POST /api/tables" + host + b"Content-Type: application/json\r\nContent-Length: 400000\r\n\r\n{"
    beginnings = [b"", b"GET /api/hea", b"GET /api/health" + host + b"X: ", body, handshake(path)[:-4]]
    async with Bystanders(url), contextlib.AsyncExitStack() as stack:
        bare = [stack.enter_context(opened(url)) for _ in range(150)]
        for number, each in enumerate(bare):
            each.sendall(beginnings[number % len(beginnings)])
        async with started(url) as (_, (line, _)):
            assert (await answer(line, act()))["ack"] == "x"
        for number, each in enumerate(bare):
            each.sendall(beginnings[number % len(beginnings)][:1])
        assert httpx.get(f"{url}/api/health").status_code == 200


@in_time
async def test_visitors_who_leave_at_the_door(url):
    """Connections that are cut while the server answers leave nothing behind, not even a line in the log."""
    table = made(url)
    key = table["seats"][0]["key"]
    paths = [f"/api/tables/{id}/live{query}" for id in (table["id"], "none") for query in ("", "?key=x", f"?key={key}")]
    async with Bystanders(url):
        for number in range(60):
            bare = opened(url)
            bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # cut, not closed
            bare.sendall(handshake(paths[number % len(paths)]))
            if number % 2:
                await asyncio.to_thread(bare.recv, 1)
            bare.close()
        async with sitting(url, table) as watcher:
            while json.loads(await watcher.recv())["seats"][0]["here"]:
                pass
