"""Whatever comes over the socket or by HTTP, the server never fails, and forgets nothing of what it has accepted."""

import asyncio
import json
from contextlib import AsyncExitStack

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ergosphere.client.seat import decode
from ergosphere.core.match.record import Record
from ergosphere.core.match.replay import replay
from ergosphere.server.guard.limits import LARGEST_BODY
from ergosphere.server.protocol import Refused
from tests.server.raw import made, sitting
from tests.server.running import PATIENCE, Server
from tests.wreck_auction import WreckAuction

CALM = settings(
    deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck), print_blob=False
)
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]


class Unlimited(Server):
    module = "tests.server.unlimited"


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory):
    with Unlimited(tmp_path_factory.mktemp("fuzzed")) as running, httpx.Client() as running.http:
        yield running
        assert running.process.poll() is None
        assert "ERROR" not in running.log
        assert "Traceback" not in running.log


# Over the socket.

NOW = "now"
"""Stands for the version that the table has."""
IDS = st.sampled_from(["a", "b", "c", "", "\0", "x" * 64, "x" * 65]) | st.text(max_size=70) | st.none() | st.integers()
ACTIONS = st.sampled_from(
    ["d5w", "e4s", "a1w", "z9q", "bid 1", "bid 6", "bid 0", "deal 1", "roll 1", "?", "*", "\n", "# "]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS = {
    "version": st.just(NOW) | st.integers(-1, 4) | JSON,
    "id": IDS,
    "action": ACTIONS | st.text(max_size=600),
    "seat": st.integers(-1, 4) | JSON,
    "level": st.sampled_from(["random", "easy", "os:system", "", None]) | JSON,
    "name": st.text(max_size=45) | JSON,
    "agree": st.booleans() | JSON,
}
TYPES = ["act", "retract", "undo", "consent", "resign", "replace", "return", "name"]
GOOD_ID = st.integers(0, 40).map(str)
LIKELY = st.one_of(
    st.fixed_dictionaries({"type": st.just("act"), "version": st.just(NOW), "id": GOOD_ID, "pick": st.integers(0, 9)}),
    st.fixed_dictionaries({"type": st.sampled_from(["retract", "undo", "consent", "return"]), "id": GOOD_ID}),
    st.fixed_dictionaries({"type": st.just("replace"), "id": GOOD_ID, "seat": st.integers(0, 2)}),
    st.fixed_dictionaries({"type": st.just("name"), "id": GOOD_ID, "name": st.text(min_size=1, max_size=40)}),
)
UNLIKELY = st.fixed_dictionaries({"type": st.sampled_from(TYPES) | st.text()}, optional=FIELDS)
MESSAGES = LIKELY | LIKELY | UNLIKELY | JSON | st.text() | st.binary() | st.just("leave") | st.just({"type": "resign"})
SCRIPTS = st.lists(st.tuples(st.integers(0, 3), MESSAGES), min_size=8, max_size=40)


class Everybody:
    """All seats of a table and a spectator, each with its own socket."""

    def __init__(self, url, table, stack):
        self.url = url
        self.table = table
        self.stack = stack
        self.people = [*range(len(table["seats"])), None]
        self.lines = {}
        self.latest = {}
        self.probes = 0

    async def sit(self, person):
        self.lines[person] = await self.stack.enter_async_context(sitting(self.url, self.table, person))
        await self.hear(person)

    async def send(self, person, message):
        """Anything, and then something that is surely refused: all that comes before the refusal is the answer."""
        if message == "leave":
            await self.lines[person].close()
            await self.sit(person)
            return
        await self.lines[person].send(self.written(person, message))
        assert await self.hear(person), f"no answer to {message!r}"

    async def hear(self, person):
        self.probes += 1
        probe = f"probe {self.probes}"
        await self.lines[person].send(json.dumps({"type": probe, "id": probe}))
        heard = []
        while True:
            message = decode(await self.lines[person].recv())
            if isinstance(message, Refused) and message.id == probe:
                return heard
            heard.append(message)
            if not isinstance(message, Refused):
                self.check(person, message)

    def check(self, person, update):
        before = self.latest.get(person)
        assert before is None or update.version >= before.version
        assert update.seat == person == update.view["seat"]
        assert bool(update.legal) == (person in update.actors)
        assert not update.actors or update.outcome is None
        self.latest[person] = update

    def written(self, person, message):
        if isinstance(message, str | bytes):
            return message
        if isinstance(message, dict):
            message = dict(message)
            if message.get("version") == NOW:
                message["version"] = self.latest[person].version
            if "pick" in message:
                legal = self.latest[person].legal or ["d5w"]
                message["action"] = legal[message.pop("pick") % len(legal)]
        return json.dumps(message)


async def follow(server, game, seats, script):
    table = made(server.url, game, seats, server.http)
    async with asyncio.timeout(PATIENCE), AsyncExitStack() as stack:
        everybody = Everybody(server.url, table, stack)
        for person in everybody.people:
            await everybody.sit(person)
        for who, message in script:
            person = everybody.people[who % len(everybody.people)]
            await everybody.hear(person)
            await everybody.send(person, message)
        for person in everybody.people:
            await everybody.hear(person)
        while len({(update.version, str(update.outcome)) for update in everybody.latest.values()}) > 1:
            for person in everybody.people:  # a bot may have acted in between
                await everybody.hear(person)
    return table


@pytest.mark.parametrize(("game", "seats"), [("black-holes", 2), (WreckAuction.key, 3)])
def test_anything_over_the_socket(fuzzed, game, seats):
    """And when all is over: the records are right, and a server that was killed takes up every table as it was."""
    tables = []

    @settings(CALM, max_examples=30)
    @given(SCRIPTS)
    def run(script):
        tables.append(asyncio.run(follow(fuzzed, game, seats, script)))

    run()
    before = [everything_of(fuzzed, table) for table in tables]
    fuzzed.restart()
    for table, known in zip(tables, before, strict=True):
        again = everything_of(fuzzed, table)
        if any(seat["kind"] == "bot" for seat in known[0]["seats"]):  # which may have acted meanwhile
            assert again[0]["version"] >= known[0]["version"]
            assert again[0]["seats"] == known[0]["seats"]
        else:
            assert again == known
    assert "ERROR" not in fuzzed.log


def everything_of(server, table):
    """A table that nobody is at, from all sides."""
    address = f"{server.url}/api/tables/{table['id']}"
    pieces = [server.http.get(address).raise_for_status().json()]
    for seat in pieces[0]["seats"]:
        del seat["here"]  # that somebody has left may not be noticed yet
    for seat in table["seats"]:
        record = server.http.get(f"{address}/record", params={"key": seat["key"]}).raise_for_status().text
        checked = replay(Record.from_text(record))
        assert checked.seal == ("open" if checked.outcome is None else "verified")
        pieces.append(record)
    return pieces


# By HTTP.


def test_the_described_calls(fuzzed):
    """Everything that the OpenAPI document allows, and much that it doesn't, at tables that exist and at others."""
    schema = schemathesis.openapi.from_url(f"{fuzzed.url}/api/openapi.json")
    tables = [made(fuzzed.url, game, seats, fuzzed.http) for game, seats in (("black-holes", 2), (WreckAuction.key, 3))]
    keys = [table["host"] for table in tables] + [table["seats"][0]["key"] for table in tables]
    record = fuzzed.http.get(f"{fuzzed.url}/api/tables/{tables[1]['id']}/record", params={"key": keys[-1]}).text
    good = {
        "/api/tables": {
            "game": "black-holes",
            "seats": [{"kind": "human"}, {"kind": "bot"}],
            "options": {},
            "pack": None,
        },
        "/api/games/{game}/pack": {"pack": 'game = "black-holes"\nname = "x"\nversion = "1"\nbase = "builtin"\n'},
        "/api/join": {"code": tables[0]["code"], "name": "Ada"},
        "/api/records": {"record": record, "pack": None},
        "/api/records/moment": {"record": record, "pack": None, "number": 0},
    }
    seen = set()
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) >= 14
    for operation in operations:
        cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in schemathesis.GenerationMode))

        @settings(CALM, max_examples=15)
        @given(cases, st.none() | st.sampled_from(tables), st.none() | st.sampled_from(keys), st.booleans())
        def run(case, table, key, known):
            if table is not None and "id" in case.path_parameters:
                case.path_parameters["id"] = table["id"]
            if known and "game" in case.path_parameters:
                case.path_parameters["game"] = "black-holes"
            if known and isinstance(case.body, dict):
                case.body = {name: value for name, value in case.body.items() if name in good.get(case.path, case.body)}
                case.body |= good.get(case.path, {})
            headers = {} if key is None else {"Authorization": f"Bearer {key}"}
            response = case.call_and_validate(headers=headers, checks=CHECKS)
            seen.add((case.path, response.status_code))

        run()
    assert {200, 201, 403, 404, 409, 422} <= {status for _, status in seen}


PATHS = ["tables", "join", "health", "games", "openapi.json", "records", "moment", "live", "record", "log"]
PATHS += ["start", "rematch", "moments", "rules", "tools", "black-holes", "0", "-1", "..", "", "%00", "%2f", "%", "ä"]
HEADERS = [
    "Authorization",
    "Content-Type",
    "Accept",
    "Content-Encoding",
    "Accept-Encoding",
    "Upgrade",
    "Range",
    "Cookie",
]
VALUES = [
    "Bearer x",
    "Bearer",
    "gzip",
    "application/json",
    "text/html",
    "application/x-msgpack",
    "x/y; charset=q",
    "*",
]


@pytest.mark.parametrize("first", ["tables", "records", "games", ""])
def test_any_request(fuzzed, first):
    table = made(fuzzed.url, http=fuzzed.http)

    @settings(CALM, max_examples=80)
    @given(
        st.sampled_from(["GET", "POST", "PATCH", "PUT", "DELETE", "HEAD", "OPTIONS", "BREW"]),
        st.lists(st.sampled_from([*PATHS, table["id"]]), max_size=4),
        st.dictionaries(st.sampled_from(["key", "seat", "x"]), st.text(max_size=20), max_size=2),
        st.dictionaries(st.sampled_from(HEADERS), st.sampled_from(VALUES), max_size=3),
        st.binary(max_size=50) | JSON.map(lambda value: json.dumps(value).encode()) | UNLIKELY.map(msgspec.json.encode),
    )
    def run(method, path, query, headers, body):
        address = "/".join([fuzzed.url, "api", *filter(None, [first]), *path])
        answered = fuzzed.http.request(method, address, params=query, headers=headers, content=body)
        assert answered.status_code < 500, answered.text
        assert answered.headers["x-content-type-options"] == "nosniff"
        if answered.is_client_error and method != "HEAD":
            assert answered.json().keys() == {"detail", "where"}

    run()


BODIES = {
    "nothing": b"",
    "malformed": b'{"game":',
    "no object": b"[]",
    "null": b"null",
    "no game": b"{}",
    "another type": b'{"game": 7, "seats": []}',
    "an unknown game": b'{"game": "chess", "seats": [{"kind": "human"}, {"kind": "human"}]}',
    "an unknown field": b'{"game": "black-holes", "seats": [{"kind": "human"}, {"kind": "human"}], "seed": 1}',
    "a clock": b'{"game": "black-holes", "seats": [{"kind": "human"}, {"kind": "human"}], "clock": 60}',
    "too few": b'{"game": "black-holes", "seats": [{"kind": "human"}]}',
    "too many": b'{"game": "black-holes", "seats": [' + b'{"kind": "human"},' * 98 + b'{"kind": "human"}]}',
    "a bot of one's own": b'{"game": "black-holes", "seats": [{"kind": "human"}, {"kind": "bot", "level": "a:B"}]}',
    "a wrong option": b'{"game": "black-holes", "seats": [{"kind": "human"}, {"kind": "human"}], "options": {"a": 1}}',
    "not UTF-8": b'{"game": "\xff"}',
    "half a character": b'{"game": "\\ud800"}',
    "deep lists": b"[" * 100_000,
    "deep options": b'{"game": "black-holes", "seats": [], "options": ' + b'{"a":' * 50_000 + b"1" + b"}" * 50_001,
    "not a number": b'{"game": "black-holes", "seats": [], "options": {"a": NaN}}',
    "a broken pack": b'{"game": "black-holes", "seats": [{"kind": "human"}, {"kind": "human"}], "pack": "["}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_wrong_bodies(fuzzed, body):
    for path in ("/tables", "/join", "/records", "/records/moment", "/games/black-holes/pack"):
        answered = fuzzed.http.post(
            f"{fuzzed.url}/api{path}", content=body, headers={"Content-Type": "application/json"}
        )
        assert answered.status_code == 422, path
        assert answered.json().keys() == {"detail", "where"}
        assert answered.json()["detail"]


def test_large_bodies(fuzzed):
    body = b'{"game": "' + b"x" * LARGEST_BODY + b'"}'
    for path in ("/tables", "/join", "/records", "/games/black-holes/tools/x"):
        answered = fuzzed.http.post(
            f"{fuzzed.url}/api{path}", content=body, headers={"Content-Type": "application/json"}
        )
        assert answered.status_code == 413, path
        assert answered.json().keys() == {"detail", "where"}
