"""Nothing falls over: every kind of rough treatment has its refusal or its close code, and nobody else notices."""

import asyncio
import contextlib
import json

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ergosphere.server.guard.limits import LARGEST_MESSAGE
from tests.server.bystanders import Bystanders, treated_badly
from tests.server.raw import (
    TEXT,
    act,
    answer,
    close_code,
    closing,
    frame,
    handshake,
    live,
    made,
    said,
    sat,
    sitting,
    started,
)
from tests.server.running import in_time

DEEP = 30_000


@pytest.fixture(scope="module")
def rough(tmp_path_factory):
    """A server that all of these treat badly; it may complain, but it never fails."""
    with treated_badly(tmp_path_factory.mktemp("rough")) as running:
        yield running


@pytest.fixture
def url(rough):
    return rough.url


WRONG = {
    "malformed": '{"type": "act"',
    "nothing": "",
    "null": "null",
    "a number": "7",
    "a list": "[]",
    "no type": '{"id": "x"}',
    "an unknown type": '{"type": "win", "id": "x"}',
    "a type twice": '{"type": "resign", "id": "x", "type": "act"}',
    "no version": '{"type": "act", "id": "x", "action": "d5w"}',
    "no id": '{"type": "act", "version": 1, "action": "d5w"}',
    "an empty id": act(id=""),
    "a long id": act(id="x" * 65),
    "an id with a control character": act(id="x\0"),
    "an id that is a number": act(id=7),
    "half a character": '{"type": "act", "version": 1, "id": "\\ud800", "action": "d5w"}',
    "half a character in the action": '{"type": "act", "version": 1, "id": "x", "action": "\\udfff"}',
    "not a number": '{"type": "act", "version": NaN, "id": "x", "action": "d5w"}',
    "infinity": '{"type": "act", "version": 1e999, "id": "x", "action": "d5w"}',
    "a huge number": '{"type": "act", "version": ' + "9" * 5000 + ', "id": "x", "action": "d5w"}',
    "a negative number": act(version=-1),
    "a fraction": act(version=1.5),
    "true": act(version=True),
    "an empty action": act(action=""),
    "a long action": act(action="d5w " * 1000),
    "deep lists": "[" * DEEP,
    "deep lists in a message": '{"type": "act", "x": ' + "[" * DEEP + "]" * DEEP + "}",
    "deep objects": '{"a":' * (DEEP // 5) + "1" + "}" * (DEEP // 5),
    "a seat that can't be": '{"type": "replace", "id": "x", "seat": -1}',
    "a name of 41 characters": json.dumps({"type": "name", "id": "x", "name": "n" * 41}),
    "no name": json.dumps({"type": "name", "id": "x", "name": ""}),
    "a name with a control character": json.dumps({"type": "name", "id": "x", "name": "a\x07b"}),
    "a name with a line's end": json.dumps({"type": "name", "id": "x", "name": "a\nb"}),
    "a name that turns the line round": json.dumps({"type": "name", "id": "x", "name": "a\u202eb"}),
    "text that is no move": act(action="castle"),
    "a seat that is there": '{"type": "replace", "id": "x", "seat": 1}',
    "nothing to take back": '{"type": "retract", "id": "x"}',
    "nothing to undo": '{"type": "undo", "id": "x"}',
    "nothing to consent to": '{"type": "consent", "id": "x"}',
    "a seat that is held": '{"type": "return", "id": "x"}',
    "a bot of the sender's own": '{"type": "replace", "id": "x", "seat": 0, "level": "os:System"}',
}


def readable_id(text):
    """What a refusal can refer to."""
    try:
        id = json.loads(bytes(msgspec.json.decode(text, type=dict[str, msgspec.Raw])["id"]))
    except (msgspec.DecodeError, RecursionError, KeyError):
        return None
    return id if isinstance(id, str) else None


@in_time
async def test_wrong_messages_are_refused_and_change_nothing(url):
    async with Bystanders(url), started(url) as (table, (line, other)):
        for what, text in WRONG.items():
            refused = await answer(line, text)
            assert (refused["type"], refused["rule"]) == ("refused", None), what
            assert refused["reason"], what
            assert refused["id"] == readable_id(text), what
        shown = httpx.get(f"{url}/api/tables/{table['id']}").json()
        assert (shown["version"], shown["outcome"]) == (1, None)
        assert [seat["name"] for seat in shown["seats"]] == [None, None]
        assert (await answer(line, act()))["ack"] == "x"  # and the same id is still good
        assert json.loads(await other.recv())["version"] == 2  # the first that it hears of all this


@in_time
async def test_refusals_say_why(url):
    async with Bystanders(url), started(url) as (table, (first, second)):
        async with sitting(url, table) as watcher:
            await watcher.recv()
            assert "spectator" in (await answer(watcher, act()))["reason"]
        stale = await answer(first, act(version=0))
        assert (stale["type"], stale["id"]) == ("refused", "x")
        assert json.loads(await first.recv())["version"] == 1, "a stale message is answered with the truth as well"
        illegal = await answer(first, act(action="a1w"))
        assert (illegal["id"], illegal["rule"]) == ("x", "BH-1")
        others = await answer(second, act())
        assert (others["type"], others["id"]) == ("refused", "x")
        assert (await answer(first, act()))["ack"] == "x"
        assert json.loads(await second.recv())["version"] == 2
        assert (await answer(first, act(version=2, id="y")))["type"] == "refused"
        assert (await answer(first, act()))["ack"] == "x", "a repeated id counts once and is acknowledged again"
        assert (await answer(second, '{"type": "resign", "id": "r"}'))["outcome"]["winners"] == [0]
        await first.recv()
        for text in (act(version=3, id="z"), '{"type": "undo", "id": "z"}', '{"type": "name", "id": "z", "name": "n"}'):
            assert (await answer(first, text))["type"] == "refused"


NAMES = [
    "<script>alert(1)</script>",
    "'; DROP TABLE tables; --",
    "👽 Zoë 李",
    "# no comment",
    '"\\',
    "n" * 40,
    "👽" * 40,
]
WRONG_NAMES = ["", "n" * 41, "👽" * 41, "a\nb", "a\x00", "\x1b[31m", "\u202e", "\ufeff"]


@in_time
async def test_names_are_words_and_nothing_else(url):
    """What looks like markup or a statement comes back as it was sent, as JSON that no browser takes for a page."""
    async with Bystanders(url), started(url) as (table, (line, _)):
        for name in NAMES:
            update = await answer(line, json.dumps({"type": "name", "id": name[:60], "name": name}))
            assert (update["ack"], update["seats"][0]["name"]) == (name[:60], name)
            shown = httpx.get(f"{url}/api/tables/{table['id']}")
            assert shown.json()["seats"][0]["name"] == name
            assert shown.headers["content-type"] == "application/json"
            assert shown.headers["x-content-type-options"] == "nosniff"
        record = httpx.get(f"{url}/api/tables/{table['id']}/record", params={"key": table["seats"][0]["key"]})
        assert record.headers["content-type"].startswith("text/plain")
        assert len(record.text.split("\n\n")[1].splitlines()) == len(NAMES)
    for name in NAMES:
        other = made(url, seats=2)
        joined = httpx.post(f"{url}/api/join", json={"code": other["code"], "name": name})
        assert joined.status_code == 200
        assert httpx.get(f"{url}/api/tables/{other['id']}").json()["seats"][1]["name"] == name
    for name in WRONG_NAMES:
        body = {"game": "black-holes", "seats": [{"kind": "human", "name": name}, {"kind": "human"}]}
        refused = httpx.post(f"{url}/api/tables", json=body)
        assert (refused.status_code, refused.json()["where"]) == (422, "seats[0].name"), name
        refused = httpx.post(f"{url}/api/join", json={"code": other["code"], "name": name})
        assert (refused.status_code, refused.json()["where"]) == (422, "name"), name


@in_time
async def test_wrong_keys_and_wrong_tables_are_closed(url):
    table = made(url)
    key = table["seats"][0]["key"]
    keys = ["", "wrong", key[:-1], key + "x", key.swapcase(), table["host"], table["code"], "%00", "%ED%A0%80"]
    async with Bystanders(url):
        for wrong in [*keys, f"{key}&key=x"]:
            async with connect(live(url, table["id"], wrong), proxy=None) as line:
                assert (await close_code(line), line.close_reason) == (4401, "wrong key"), wrong
        for id in ("x", "%00", "%2e%2e", table["id"][:-1], table["code"], "x" * 5000):
            for anybody in (key, None):
                async with connect(live(url, id, anybody), proxy=None) as line:
                    assert await close_code(line) == 4404, id
        assert not httpx.get(f"{url}/api/tables/{table['id']}").json()["started"]


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 1_000_000])
@pytest.mark.parametrize("shape", ["text", "binary", "pieces"])
@in_time
async def test_large_messages_are_closed(url, size, shape):
    async with Bystanders(url), started(url) as (_, (line, other)):
        text = act(action="x" * size)
        with contextlib.suppress(ConnectionClosed):
            await line.send({"text": text, "binary": text.encode(), "pieces": [text[:900]] * (size // 900 + 1)}[shape])
        assert await close_code(line) == 1009
        while json.loads(await other.recv())["seats"][0]["here"]:
            pass


@in_time
async def test_binary_messages_are_refused(url):
    async with started(url) as (_, (line, _)):
        for data in (b"", b"\x00\xff", act().encode()):
            assert (await answer(line, data))["type"] == "refused"
        assert (await answer(line, act()))["ack"] == "x"


@in_time
async def test_broken_frames_are_closed(url):
    table = made(url)
    key = table["seats"][0]["key"]
    broken = {
        1007: [frame(TEXT, b"\xff\xfe"), frame(TEXT, b'"\xed\xa0\x80"')],
        1002: [frame(3, b""), b"\x81\x02no", frame(0, b"x"), frame(9, b"x" * 126), frame(8, b"x"), b"\xf1\x80abcd"],
    }
    async with Bystanders(url):
        for code, frames in broken.items():
            for each in frames:
                answered = await asyncio.to_thread(sat, url, table["id"], key, each)
                assert closing(code) in answered, each
        path = f"/api/tables/{table['id']}"
        for nowhere in (path, "/api/health", "/", f"{path}/live/live", "/api/tables//live"):
            answered = await asyncio.to_thread(said, url, handshake(nowhere))
            assert answered.startswith((b"HTTP/1.1 403", b"HTTP/1.1 404")), nowhere
