"""Keys, host keys and seeds: in no log line, in nobody else's bytes, and of keys only hashes in the database."""

import itertools
import json
import logging
import re
import sqlite3

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from ergosphere.server.guard.logs import Discreet
from tests.server.raw import TEXT, closing, frame, made, said, sat, sitting
from tests.server.running import Server, in_time

GAME = "wreck-auction"


class Listener:
    """A socket that keeps every byte it was sent."""

    def __init__(self, line):
        self.line = line
        self.bytes = []

    async def hear(self):
        self.bytes.append(await self.line.recv(decode=False))
        return json.loads(self.bytes[-1])

    async def hear_until(self, condition):
        while not condition(message := await self.hear()):
            pass
        return message

    async def tell(self, **message):
        """Returns what acknowledges or refuses it."""
        await self.line.send(json.dumps(message))
        return await self.hear_until(lambda heard: message["id"] in (heard.get("ack"), heard.get("id")))


@in_time
async def test_a_sealed_choice_is_the_same_bytes_for_others(server):
    """A seat seals one card, takes it back and seals another: nobody else can tell which is which."""
    table = made(server.url, GAME, 3)
    ids = map(str, itertools.count())
    async with (
        sitting(server.url, table, 0) as first,
        sitting(server.url, table, 1) as second,
        sitting(server.url, table, 2) as third,
        sitting(server.url, table) as watcher,
    ):
        seats = [Listener(line) for line in (first, second, third, watcher)]
        start = [await seat.hear_until(lambda update: update["started"]) for seat in seats]
        heard = []
        for action in dict.fromkeys(start[0]["legal"]):
            answer = await seats[0].tell(type="act", version=1, id=next(ids), action=action)
            assert answer["view"]["sealed"] == int(action.split()[1])
            heard.append([await other.hear() and other.bytes[-1] for other in seats[1:]])
            assert (await seats[0].tell(type="retract", version=1, id=next(ids)))["view"]["sealed"] == 0
            for other in seats[1:]:
                await other.hear()
        assert len(heard) > 1
        assert all(bytes_of_others == heard[0] for bytes_of_others in heard)
        for other, update in zip(seats[1:], start[1:], strict=True):
            assert json.loads(heard[0][seats.index(other) - 1])["view"] == {
                **update["view"],
                "chosen": [True, False, False],
            }


class Driven:
    """A server that was led through everything, good and bad; what it gave to whom."""

    def __init__(self, running):
        self.url = running.url
        self.secrets = []
        """Keys of seats and of hosts."""
        self.hosts = []
        self.heard = {}
        """By seat key (or None: a spectator), every byte of socket and calls before the end of the match."""
        self.paths = []
        self.ids = map(str, itertools.count())

    def make(self):
        table = made(self.url, GAME, 3)
        self.secrets += [table["host"], *(seat["key"] for seat in table["seats"] if seat["key"])]
        self.hosts.append(table["host"])
        self.paths.append(table["watch"])
        return table

    def call(self, method, path, key=None, way="header", **more):
        """Keys may come in three ways."""
        headers = {"content-type": "application/json"} if "content" in more else {}
        headers |= {"Authorization": f"Bearer {key}"} if way == "header" and key else {}
        query = {"key": key} if way == "query" else {}
        answer = httpx.request(method, f"{self.url}/api{path}", headers=headers, params=query, **more)
        self.paths.append(answer.request.url.path)
        return answer

    def before_the_start(self):
        table = self.make()
        path, host = f"/tables/{table['id']}", table["host"]
        seats = [{"kind": "human", "name": f"P{number}"} for number in range(3)]
        assert self.call("PATCH", path, host, json={"seats": seats}).status_code == 200
        assert self.call("PATCH", path, host, "query", json={"options": {"ties": "share"}}).status_code == 200
        assert self.call("PATCH", path, json={"options": {}, "host": host}).status_code == 200
        assert self.call("PATCH", path, host[:-1], json={"seats": seats}).status_code == 403
        assert self.call("PATCH", path, json={"host": host, "seats": 1}).status_code == 422
        assert self.call("PATCH", path, json={"host": host, host: host}).status_code == 422
        assert self.call("PATCH", path, host, content=f'{{"host": "{host}"').status_code == 422
        joined = self.call("POST", "/join", json={"code": table["code"], "name": "<b>"})
        assert joined.json()["key"] not in self.secrets
        self.secrets.append(joined.json()["key"])
        assert self.call("POST", "/join", json={"code": host[:20]}).status_code == 404
        assert self.call("POST", f"{path}/start", host, "query").status_code == 200
        assert self.call("POST", f"{path}/start", json={"host": host}).status_code == 409

    def around(self, table):
        """Calls by seats and strangers while a match runs, and rough ones."""
        path = f"/tables/{table['id']}"
        keys = [seat["key"] for seat in table["seats"]]
        for key in keys:
            for way in ("header", "query"):
                self.heard[key].append(self.call("GET", f"{path}/record", key, way).content)
                self.heard[key].append(self.call("GET", f"{path}/log", key, way).content)
                self.heard[key].append(self.call("GET", f"{path}/moments/3", key, way).content)
            self.heard[key].append(self.call("POST", f"{path}/rematch", key).content)
        for place in ("", "/log", "/record", "/moments/2", f"/record?key={keys[0]}x"):
            self.heard[None].append(self.call("GET", f"{path}{place}").content)
        assert self.call("GET", f"/{keys[0]}").status_code == 404
        assert self.call("DELETE", path, keys[0], "query").status_code == 405
        assert self.call("POST", "/games/black-holes/tools/none", keys[0], json={"key": keys[0]}).status_code == 404
        wrong_path = f"GET /api{path}/record?key={keys[0]} \xff HTTP/1.1\r\n\r\n".encode("latin-1")
        assert b" 400 " in said(self.url, wrong_path)
        no_version = f"GET /api{path}/live?key={keys[0]} HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"
        assert b" 400 " in said(self.url, no_version.encode())
        broken = frame(TEXT, b"\xff\xfe" + keys[0].encode())
        assert closing(1007) in sat(self.url, table["id"], keys[0], broken)
        assert closing(1002) in sat(self.url, table["id"], keys[0], frame(3, b"no such kind"))
        assert closing(4401) in sat(self.url, table["id"], keys[0][:-1], frame(TEXT, b"hello"), closing(4401))

    async def played(self):
        """A match over sockets from beginning to end, with wrong messages that quote keys."""
        table = self.make()
        keys = [seat["key"] for seat in table["seats"]]
        async with (
            sitting(self.url, table, 0) as first,
            sitting(self.url, table, 1) as second,
            sitting(self.url, table, 2) as third,
            sitting(self.url, table) as watcher,
        ):
            seats = [Listener(line) for line in (first, second, third)]
            spectator = Listener(watcher)
            self.heard |= {key: seat.bytes for key, seat in zip(keys, seats, strict=True)}
            self.heard[None] = spectator.bytes
            latest = [await seat.hear_until(lambda update: update["started"]) for seat in seats]
            for seat, key in zip(seats, keys, strict=True):
                wrong = [{"type": key, "id": "x"}, {"type": "act", "version": 1, "id": "x", "action": key}]
                wrong += [{"type": "act", "version": 77, "id": "x", "action": key}, {"type": "replace", "seat": 1}]
                for message in wrong:
                    assert (await seat.tell(**{"id": "x", **message}))["type"] == "refused"
                assert (await seat.tell(type="name", id="n", name="<script>"))["ack"] == "n"
            self.around(table)
            while latest[0]["outcome"] is None:
                version = latest[0]["version"]
                for number, seat in enumerate(seats):
                    answer = await seat.tell(
                        type="act", version=version, id=next(self.ids), action=latest[number]["legal"][0]
                    )
                    assert answer["type"] == "update"
                latest = [await self.moved(seat, version) for seat in seats]
            await spectator.hear_until(lambda update: update["outcome"] is not None)
            for seat in [*seats, spectator]:
                seat.bytes.pop()  # the end, after which the seed is everybody's
        record = self.call("GET", f"/tables/{table['id']}/record").text
        self.seed = re.search(r'seed: "(\w{64})"', record)[1]
        again = self.call("POST", f"/tables/{table['id']}/rematch", keys[0])
        self.secrets += [again.json()["key"], again.json()["host"]]

    async def moved(self, seat, version):
        """The update with the next decision; it may have come already, as an answer."""
        latest = json.loads(seat.bytes[-1])
        if latest.get("version", 0) > version:
            return latest
        return await seat.hear_until(lambda update: update.get("version", 0) > version)


@pytest.fixture(scope="module")
def driven(tmp_path_factory):
    """The server is stopped when tests look at what it left behind."""
    with Server(tmp_path_factory.mktemp("driven")) as running:
        led = Driven(running)
        led.before_the_start()
        in_time(led.played)()
        assert running.stop() == 0
        led.log = running.log
        led.folder = running.folder
        led.database = running.database
        yield led


def test_no_secret_in_the_log(driven):
    assert len(driven.secrets) > 8
    assert "WARNING" in driven.log, "nothing went wrong: this proves nothing"
    assert "ERROR" not in driven.log
    assert "Traceback" not in driven.log
    for secret in [*driven.secrets, driven.seed, driven.secrets[0][:-1]]:
        assert secret not in driven.log


def test_no_secret_in_a_path(driven):
    allowed = re.compile(r"/t/\S+|/api/\S+")
    for path in driven.paths:
        assert allowed.fullmatch(path)
        quoted = [secret for secret in driven.secrets if secret in path]
        assert not quoted or path == f"/api/{quoted[0]}"  # this test's own


def test_no_secret_of_others_in_what_anybody_gets(driven):
    for key, pieces in driven.heard.items():
        everything = b"".join(pieces)
        assert len(everything) > 2000
        for secret in driven.secrets:
            assert secret == key or secret.encode() not in everything
        assert driven.seed.encode() not in everything


def test_no_key_in_the_database(driven):
    """Of keys there are hashes alone. The seed must be there: without it no match could be taken up again."""
    left = [path.read_bytes() for path in driven.folder.rglob("*") if path.is_file()]
    assert any(driven.seed.encode() in content for content in left)
    for secret in driven.secrets:
        assert not any(secret.encode() in content for content in left)
    with sqlite3.connect(driven.database) as database:
        assert len(database.execute("SELECT digest FROM keys").fetchall()) >= 7


def test_keys_are_hidden_in_whatever_a_library_logs():
    record = logging.makeLogRecord({"msg": "%s failed", "args": ("GET /api/tables/x/live?key=SECRET&x=1",)})
    try:
        raise ConnectionClosed(None, None) from ValueError('Bearer SECRET {"host": "SECRET", "key":"SECRET"}')
    except ConnectionClosed as error:
        record.exc_info = (type(error), error, error.__traceback__)
    line = Discreet("%(message)s").format(record)
    assert "/api/tables/x/live?key=…&x=1 failed" in line
    assert "ValueError: Bearer …" in line
    assert "SECRET" not in re.sub(r".*raise ConnectionClosed.*", "", line)
