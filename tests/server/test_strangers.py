"""Attacks in small: what an anonymous caller sends costs that caller's share and no more."""

import asyncio
import contextlib
import json

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ergosphere.server.guard.callers import account_of
from tests.server.bystanders import Bystanders, memory_of, treated_badly
from tests.server.raw import act, answer, close_code, live, made, opened, sitting, until_started
from tests.server.running import in_time

JSON = {"content-type": "application/json"}
HEAD = 'game = "{}"\nbase = "builtin"\nname = "mine"\nversion = "1"\n'


@pytest.fixture(scope="module")
def rough(tmp_path_factory):
    with treated_badly(tmp_path_factory.mktemp("strangers")) as running:
        yield running


@pytest.fixture
def url(rough):
    return rough.url


def post(url, path, body, **named):
    return httpx.post(f"{url}/api{path}", json=body, timeout=60, **named)


def bomb(parts):
    return HEAD.format("black-holes") + ".".join("a" * parts) + " = 1\n"


BOMBS = {
    "a key of many parts": bomb(30_000),
    "a key of nine parts": bomb(9),
    "a table's name of many parts": HEAD.format("black-holes") + "[" + ".".join("a" * 9_000) + "]\n",
    "a key of many parts in quotes": HEAD.format("black-holes") + '"a" . ' * 9_000 + '"a" = 1\n',
    "too long": HEAD.format("black-holes") + "# " + "x" * 70_000,
    "lists in lists": HEAD.format("black-holes") + "a = " + "[" * 20_000 + "]" * 20_000,
    "tables in tables": HEAD.format("black-holes") + "a = " + "{a=" * 300 + "1" + "}" * 300,
    "a number of thousands of digits": HEAD.format("buccaneers") + "rounds = " + "9" * 5_000,
    "a large number": HEAD.format("buccaneers") + "rounds = 0x" + "f" * 100,
    "a version without end": HEAD.format("buccaneers").replace('"1"', "9" * 4_000),
    "no number": HEAD.format("buccaneers") + "rounds = nan",
    "infinite": HEAD.format("buccaneers") + "rounds = inf",
}


@pytest.mark.parametrize("name", BOMBS)
@in_time
async def test_a_pack_that_is_a_bomb_is_refused(rough, url, name):
    """It is refused with one sentence wherever packs are taken, at no cost to anybody else."""
    game = "buccaneers" if "buccaneers" in BOMBS[name] else "black-holes"
    seats = [{"kind": "bot", "level": "easy"}] * (3 if game == "buccaneers" else 2)
    before = memory_of(rough)
    async with Bystanders(url), httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as http:
        for path, body in (
            (f"/games/{game}/pack", {"pack": BOMBS[name]}),
            ("/tables", {"game": game, "seats": seats, "pack": BOMBS[name]}),
        ):
            answered = await http.post(path, json=body)
            assert answered.status_code == 422, answered.text
            assert answered.json()["where"].startswith("pack")
            assert len(answered.json()["detail"]) < 300
    assert memory_of(rough) < before + 60_000


@in_time
async def test_a_record_that_is_a_bomb_is_refused(url):
    """Records are read elsewhere, and nobody waits for it."""
    record = "game: " + "[" * 100_000 + "\n\n" + "0 d5w\n" * 40_000
    async with Bystanders(url), httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as http:
        answers = await asyncio.gather(*(http.post("/records", json={"record": record}) for _ in range(20)))
    assert {each.status_code for each in answers} <= {422, 429}


@in_time
async def test_thirty_tables_of_experts_are_in_nobodys_way(rough, url):
    """All callers of this test have one address; `attack.py` gives each household its own. Here
    it is enough that a bystander's tools and packs are answered and the tables' own bots go on."""
    seats = [{"kind": "bot", "level": "expert"}] * 6
    tables = [post(url, "/tables", {"game": "buccaneers", "seats": seats}).json()["id"] for _ in range(3)]
    async with Bystanders(url), httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as http:
        told = await http.post("/games/black-holes/tools/perft", json={"depth": 3})
        assert told.json()["nodes"] > 0
        for id in tables:
            while (await http.get(f"/tables/{id}")).json()["version"] < 2:
                await asyncio.sleep(0.2)


@in_time
async def test_a_view_of_the_callers_choice_costs_no_memory(rough, url):
    """Numbers that no match has."""
    async with httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as http:
        table = (await http.post("/tables", json={"game": "buccaneers", "seats": [{"kind": "human"}] * 3})).json()
        lines = [await stack_of(url, table, seat) for seat in range(3)]
        view = (await until_started(lines[0]))["view"]
        before = memory_of(rough)
        for name, wrong in (("waiting", [2**35]), ("waiting", [40]), ("turn", 2**60), ("round", -5), ("deck", -1)):
            answered = await http.post("/games/buccaneers/tools/outlook", json={"view": view | {name: wrong}})
            assert answered.status_code in (200, 422, 503), (name, wrong, answered.text)
            assert answered.status_code != 200 or abs(wrong[0] if isinstance(wrong, list) else wrong) < 100
        right = await http.post("/games/buccaneers/tools/outlook", json={"view": view})
        assert right.status_code == 200, right.text
        assert memory_of(rough) < before + 60_000
        for line in lines:
            await line.close()


async def stack_of(url, table, seat):
    return await connect(live(url, table["id"], table["seats"][seat]["key"]), max_size=None, proxy=None)


@in_time
async def test_costly_questions_are_refused(url):
    """What takes minutes is for one's own machine; and what people need in play has a lane of its own."""
    deep = post(url, "/games/black-holes/tools/perft", {"depth": 7})
    solve = post(url, "/games/explorer/tools/odds", {"ship": "3,3,3,3", "solve": True})
    for answered in (deep, solve):
        assert answered.status_code == 422
        assert "network" in answered.json()["detail"]
    async with httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as http:
        many = [http.post("/games/black-holes/tools/perft", json={"depth": 5}) for _ in range(12)]
        answers = await asyncio.gather(*many)
    assert {each.status_code for each in answers} <= {200, 429, 503}, "one at a time, and a few that wait"
    assert 429 in {each.status_code for each in answers}


TABLE = json.dumps({"game": "black-holes", "seats": [{"kind": "human"}, {"kind": "bot"}]})


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"content-type": "text/plain"}, 415),
        ({}, 415),
        ({"content-type": "application/x-www-form-urlencoded"}, 415),
        (JSON | {"origin": "http://elsewhere.example"}, 403),
        (JSON | {"origin": "null"}, 403),
        (JSON | {"origin": "http://localhost:1"}, 403),
        (JSON | {"sec-fetch-site": "cross-site"}, 403),
        (JSON | {"sec-fetch-site": "same-site"}, 403),
        (JSON | {"host": "elsewhere.example"}, 421),
        (JSON | {"host": "10.1.2.3"}, 421),
        (JSON | {"host": ""}, 421),
        (JSON, 201),
        (JSON | {"sec-fetch-site": "same-origin"}, 201),
        (JSON | {"host": "localhost:8420", "origin": "http://localhost:8420"}, 201),
    ],
)
def test_pages_of_other_sites_may_not_call(url, headers, status):
    answered = httpx.post(f"{url}/api/tables", content=TABLE, headers=headers)
    assert answered.status_code == status, answered.text
    if status != 201:
        assert answered.json()["where"]


@in_time
async def test_pages_of_other_sites_get_no_socket(url):
    table = made(url)
    for headers in ({"Origin": "http://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}):
        with pytest.raises(InvalidStatus) as refused:
            await connect(live(url, table["id"]), additional_headers=headers, proxy=None)
        assert refused.value.response.status_code == 403
    async with connect(live(url, table["id"]), origin=url, proxy=None) as line:
        assert json.loads(await line.recv())["type"] == "update"


@in_time
async def test_a_key_may_come_beside_the_address(url):
    """So that it stands in no log of a proxy."""
    table = made(url)
    key = table["seats"][1]["key"]
    async with connect(live(url, table["id"]), subprotocols=["ergosphere", f"key.{key}"], proxy=None) as line:
        assert line.subprotocol == "ergosphere"
        assert json.loads(await line.recv())["seat"] == 1
    async with connect(live(url, table["id"]), subprotocols=["ergosphere", "key.wrong"], proxy=None) as line:
        assert await close_code(line) == 4401


@in_time
async def test_half_requests_shut_nobody_out(rough, url):
    """The oldest make way, and it is said in the log."""
    async with Bystanders(url), contextlib.AsyncExitStack() as stack:
        for number in range(700):
            half = stack.enter_context(opened(url))
            half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX: " if number % 2 else b"GET /api/hea")
        async with httpx.AsyncClient() as http:
            assert (await http.get(f"{url}/api/health")).status_code == 200
    assert "has made way" in rough.log


@in_time
async def test_headers_without_end_are_cut(url):
    with opened(url) as bare, pytest.raises((BrokenPipeError, ConnectionResetError)):
        send_headers(bare)


def send_headers(bare):
    bare.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    for _ in range(10_000):
        bare.sendall(b"X: " + b"y" * 4_000 + b"\r\n")


ODD = ["/assets/%00", "/assets/..%2f..%2fpack.toml", "/api/tables/%00", "/api/games/%00/rules", "/%00", "/t/%ff"]


@pytest.mark.parametrize("path", ODD)
def test_odd_addresses_are_answered(url, path):
    assert httpx.get(url + path).status_code in (200, 404, 422)


@in_time
async def test_names_have_an_end(url):
    """The hundredth new name is refused, and nothing more goes to disk."""
    table = made(url)
    async with sitting(url, table, 0) as line, sitting(url, table, 1):
        await until_started(line)
        refused = 0
        for number in range(120):
            told = await answer(line, json.dumps({"type": "name", "id": f"n{number}", "name": f"Name {number}"}))
            refused += told["type"] == "refused"
        assert refused >= 60
        assert (await answer(line, act()))["type"] in ("update", "refused")
    assert len(httpx.get(f"{url}/api/tables/{table['id']}/log").json()["lines"]) < 80


@in_time
async def test_undos_have_an_end(url):
    body = {"game": "black-holes", "seats": [{"kind": "human"}, {"kind": "human"}]}
    table = post(url, "/tables", body).json()
    async with sitting(url, table, 0) as first, sitting(url, table, 1) as second:
        update = await until_started(first)
        line = (first, second)[update["actors"][0]]
        version, done = update["version"], 0
        for number in range(700):
            told = await answer(line, act(version=version, id=f"a{number}", action=update["legal"][0]))
            told = await answer(line, json.dumps({"type": "undo", "id": f"u{number}"}))
            if told["type"] == "refused":
                break
            version, done = told["version"], done + 1
        assert 100 < done < 600


@in_time
async def test_a_seat_that_changes_hands_has_another_key(url):
    """Whoever was sent away before the start does not come back with the old key."""
    table = made(url)
    id, old = table["id"], table["seats"][1]["key"]
    async with sitting(url, table, 1) as sent_away:
        await sent_away.recv()
        body = {"host": table["host"], "seats": [{"kind": "human"}, {"kind": "bot", "level": "easy"}]}
        httpx.patch(f"{url}/api/tables/{id}", json=body).raise_for_status()
        assert await close_code(sent_away) == 4401
    body = {"host": table["host"], "seats": [{"kind": "human"}, {"kind": "human"}]}
    anew = httpx.patch(f"{url}/api/tables/{id}", json=body).raise_for_status().json()
    assert anew["seats"][1]["key"] not in (None, old)
    async with connect(live(url, id, old), proxy=None) as line:
        assert await close_code(line) == 4401
    async with connect(live(url, id, anew["seats"][1]["key"]), proxy=None) as line:
        assert json.loads(await line.recv())["seat"] == 1


@in_time
async def test_whoever_joins_by_code_holds_the_only_key(url):
    table = made(url)
    joined = post(url, "/join", {"code": table["code"], "name": "Bo"}).json()
    old = table["seats"][joined["seat"]]["key"]
    assert joined["key"] != old
    async with connect(live(url, table["id"], old), proxy=None) as line:
        assert await close_code(line) == 4401
    async with connect(live(url, table["id"], joined["key"]), proxy=None) as line:
        assert json.loads(await line.recv())["seat"] == joined["seat"]


def test_a_household_is_one_account():
    assert account_of("2001:db8:1:2:3::4") == account_of("2001:db8:1:2:ffff::1") != account_of("2001:db8:1:3::1")
    assert account_of("::ffff:192.0.2.7") == account_of("192.0.2.7") != account_of("192.0.2.8")
    assert account_of("testclient") == "testclient"


@in_time
async def test_addresses_are_only_believed_from_known_proxies(url):
    """Who writes a header can't have a new account for each request."""
    async with httpx.AsyncClient(base_url=f"{url}/api", timeout=60) as http:
        codes = set()
        for number in range(40):
            headers = {"x-forwarded-for": f"192.0.2.{number}"}
            codes.add((await http.post("/join", json={"code": "WRONGX"}, headers=headers)).status_code)
    assert codes == {404, 429}
