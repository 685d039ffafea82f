"""An attack with seeds: strangers who send anything at all from addresses of their own, while honest people play with
bots from theirs. Addresses of the loopback network stand for households. Strangers and honest people run in separate
processes, or they would measure how long they wait for each other."""

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import statistics
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ergosphere.core.match.record import Record
from ergosphere.core.match.replay import replay
from tests.server.bystanders import memory_of
from tests.server.described import requests_of

GAMES = {"black-holes": 2, "buccaneers": 4, "chasphere": 3, "explorer": 3}
HEAD = 'game = "{}"\nbase = "builtin"\nname = "mine"\nversion = "1"\n'
PATIENCE = 60.0


class Household:
    """Everybody behind one address."""

    def __init__(self, url, address):
        self.url = url
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=20))
        self.http = httpx.AsyncClient(base_url=f"{url}/api", transport=transport, timeout=PATIENCE)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        await self.http.aclose()

    def line(self, id, key=None, **named):
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{id}/live"
        protocols = ["ergosphere"] if key is None else ["ergosphere", f"key.{key}"]
        return connect(
            address, subprotocols=protocols, local_addr=(self.address, 0), max_size=None, proxy=None, **named
        )

    async def table(self, game, seats):
        answered = await self.http.post("/tables", json={"game": game, "seats": seats})
        return answered.raise_for_status().json()


class Honest:
    """One person and bots; plays a match to its end, with time to think, and looks at the clock."""

    def __init__(self, url, number, pause):
        self.house = Household(url, f"127.0.1.{number % 250 + 1}")
        self.game = list(GAMES)[number % len(GAMES)]
        self.random = random.Random(number)
        self.pause = pause
        self.waits = []
        """Between an action and its acknowledgement."""
        self.bots = []
        """Between the last decision of a person and the next update of a bot."""

    async def play(self):
        bots = [{"kind": "bot", "level": self.random.choice(["easy", "medium"])} for _ in range(GAMES[self.game] - 1)]
        async with self.house as house:
            made = await house.table(self.game, [{"kind": "human"}, *bots])
            async with house.line(made["id"], made["seats"][0]["key"]) as line:
                await self._match(line)
            self.record = (await house.http.get(f"/tables/{made['id']}/record")).text
        return self

    async def _match(self, line):
        acted, pending, began = set(), None, 0.0
        while True:
            told = json.loads(await line.recv())
            if pending is not None and pending == (told.get("ack") or told.get("id")):
                self.waits.append(time.monotonic() - began)
                pending, began = None, time.monotonic()
            elif told["type"] == "update" and pending is None and began:
                self.bots.append(time.monotonic() - began)
                began = 0.0
            if told["type"] != "update" or pending is not None or told["version"] in acted:
                continue
            if told["outcome"] is not None:
                return
            if told["legal"]:
                await asyncio.sleep(self.random.random() * self.pause)
                acted.add(told["version"])
                pending, began = f"m{len(acted)}", time.monotonic()
                act = {"type": "act", "version": told["version"], "id": pending}
                await line.send(json.dumps(act | {"action": self.random.choice(told["legal"])}))


def replay_of(text):
    return replay(Record.from_text(text)).seal


class Stranger:
    """Sends whatever a seed says. Every answer is counted; none may be a failure of the server."""

    def __init__(self, url, number, seed, described):
        self.house = Household(url, f"127.0.2.{number % 250 + 1}")
        self.described_calls = described
        self.random = random.Random(f"stranger {number} {seed}")
        self.answers = {}
        self.failures = []
        self.table = None
        self.records = []
        self.half = []

    def count(self, what, answered):
        self.answers[answered] = self.answers.get(answered, 0) + 1
        if answered == 500:
            self.failures.append(what)

    async def go_on(self, messages):
        async with self.house:
            while messages.take():
                try:
                    await self.send(self.random.choice(KINDS))
                except (httpx.HTTPError, ConnectionClosed, InvalidHandshake, OSError) as error:
                    self.count(None, type(error).__name__)  # turned away
            for half in self.half:
                half.close()

    async def send(self, kind):
        await getattr(self, kind)()

    async def post(self, path, **named):
        answered = await self.house.http.post(path, **named)
        self.count((path, str(named)[:300]), answered.status_code)
        return answered

    async def body(self):
        """JSON of any shape at any address that takes some."""
        game = self.random.choice([*GAMES, "none"])
        tool = self.random.choice(["perft", "odds", "propose", "outlook", "score", "almanac", "none"])
        paths = [
            "/tables",
            "/join",
            "/records",
            "/records/moment",
            f"/games/{game}/pack",
            f"/games/{game}/tools/{tool}",
        ]
        if self.random.random() < 0.3:
            await self.post(
                self.random.choice(paths), content=self.bytes(), headers={"content-type": "application/json"}
            )
        else:
            await self.post(
                self.random.choice(paths),
                content=json.dumps(self.shape(4)),
                headers={"content-type": "application/json"},
            )

    def bytes(self):
        choice = self.random.random()
        if choice < 0.1:
            return b"[" * 100_000
        if choice < 0.15:
            return b"x" * 600_000
        return bytes(self.random.getrandbits(8) for _ in range(self.random.randrange(200)))

    def shape(self, depth):
        """Now and then with names that mean something."""
        names = [
            "game",
            "seats",
            "options",
            "pack",
            "record",
            "number",
            "seat",
            "code",
            "name",
            "view",
            "ship",
            "depth",
        ]
        kind = self.random.randrange(7 if depth else 5)
        if kind == 0:
            return self.random.choice([0, -1, 1, 7, 2**31, 2**63, -(2**70), 1e308])
        if kind == 1:
            return self.random.choice(["", "black-holes", "bot", "human", "x" * 5_000, "\0", "\ud83d", "0 d5w"])
        if kind in (2, 3):
            return self.random.choice([None, True, False])
        if kind == 5:
            return [self.shape(depth - 1) for _ in range(self.random.randrange(5))]
        return (
            {self.random.choice(names): self.shape(depth - 1) for _ in range(self.random.randrange(6))} if depth else 1
        )

    async def described(self):
        """What the OpenAPI document allows, or just doesn't."""
        call = self.random.choice(self.described_calls)
        try:
            answered = await self.house.http.request(**call)
        except (TypeError, ValueError, httpx.InvalidURL):
            return  # no client could send it
        self.count(str(call)[:300], answered.status_code)

    async def foreign(self):
        """From a page of another site, or to another name."""
        wrong = self.random.choice(
            [{"origin": "http://elsewhere.example"}, {"host": "elsewhere.example"}, {"sec-fetch-site": "cross-site"}]
        )
        await self.post("/tables", json={"game": "black-holes", "seats": [{"kind": "human"}] * 2}, headers=wrong)

    async def pack(self):
        """Bombs, and figures that may even be valid."""
        game = self.random.choice(list(GAMES))
        lines = [
            ".".join("a" * self.random.choice([3, 9, 2_000])) + " = 1",
            "a = " + "[" * 3_000,
            "rounds = " + "9" * self.random.choice([5, 30, 5_000]),
            f"rounds = {self.random.randrange(-5, 40)}",
            '[[hole]]\nid = "x"',
            "x" * 70_000,
        ]
        await self.post(f"/games/{game}/pack", json={"pack": HEAD.format(game) + self.random.choice(lines)})

    async def record(self):
        """A real one with some letters changed."""
        if not self.records:
            self.records = [path.read_text() for path in sorted(RECORDS.rglob("*.ergo"))[:8]] or ["game: 1\n\n"]
        text = self.random.choice(self.records)
        for _ in range(self.random.randrange(4)):
            at = self.random.randrange(len(text))
            text = text[:at] + self.random.choice(["", "9", "x", "\n", text[at : at + 40] * 2]) + text[at + 1 :]
        await self.post("/records", json={"record": text})

    async def tool(self):
        """A view of a real table with a few values changed."""
        view = await self.view()
        if view is None:
            return
        game, seen = view
        changed = json.loads(json.dumps(seen))
        for _ in range(self.random.randrange(1, 4)):
            self.spoil(changed)
        tool = {"explorer": "propose"}.get(game, "outlook")
        ask = {"view": json.dumps(changed) if game == "chasphere" else changed}
        await self.post(f"/games/{game}/tools/{tool}", json=ask)

    def spoil(self, node):
        while True:
            keys = list(node) if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else []
            if not len(keys):
                return
            key = self.random.choice(list(keys))
            if not isinstance(node[key], dict | list) or self.random.random() < 0.2:
                node[key] = self.random.choice([None, -1, 0, 5, 2**35, 2**62, "x", [], {}, [2**35], True])
                return
            node = node[key]

    async def view(self):
        game = self.random.choice(["buccaneers", "chasphere", "explorer"])
        made = await self.post("/tables", json={"game": game, "seats": [{"kind": "human"}] + [{"kind": "bot"}] * 2})
        if made.status_code != 201:
            return None
        table = made.json()
        async with self.house.line(table["id"], table["seats"][0]["key"]) as line:
            while True:
                told = json.loads(await line.recv())
                if told["started"] and told["view"]:
                    return game, told["view"]

    async def socket(self):
        """Stale, replayed, foreign, broken and too large, at a table of one's own or of nobody."""
        if self.table is None or self.random.random() < 0.02:
            made = await self.post("/tables", json={"game": "black-holes", "seats": [{"kind": "human"}] * 2})
            self.table = made.json() if made.status_code == 201 else None
        if self.table is None:
            return
        keys = [self.table["seats"][0]["key"], self.table["seats"][1]["key"], self.table["host"], "wrong", None]
        async with self.house.line(self.table["id"], self.random.choice(keys)) as line:
            for number in range(self.random.randrange(1, 30)):
                await line.send(self.message(number))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(line.recv(), 5)
        self.count(None, "socket")

    def message(self, number):
        texts = [
            {"type": "act", "version": self.random.randrange(4), "id": f"a{number}", "action": "d5w"},
            {"type": "act", "version": 1, "id": "same", "action": "d5w"},
            {"type": "undo", "id": f"u{number}"},
            {"type": "name", "id": f"n{number}", "name": "N" * self.random.choice([1, 40, 41])},
            {"type": "consent", "agree": True},
            {"type": "replace", "seat": self.random.randrange(5)},
            {"type": "resign", "version": 99},
            {"type": "nothing"},
            self.shape(3),
        ]
        if self.random.random() < 0.02:
            return "x" * 70_000
        return json.dumps(self.random.choice(texts))

    async def half_request(self):
        """Begins, and never ends."""
        host, port = self.house.url.removeprefix("http://").split(":")
        _, writer = await asyncio.open_connection(host, int(port), local_addr=(self.house.address, 0))
        writer.write(self.random.choice([b"", b"GET /api", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nX: "]))
        self.half.append(writer)
        if len(self.half) > 50:
            self.half.pop(0).close()

    async def experts(self):
        """Bots that think for as long as they may."""
        game = self.random.choice(["buccaneers", "chasphere", "explorer"])
        seats = [{"kind": "bot", "level": "expert"}] * GAMES[game]
        await self.post("/tables", json={"game": game, "seats": seats})

    async def costly(self):
        depth = self.random.choice([5, 6, 99])
        await self.post("/games/black-holes/tools/perft", json={"depth": depth})


KINDS = (
    ["body"] * 25 + ["described"] * 15 + ["socket"] * 20 + ["foreign"] * 10 + ["pack"] * 10 + ["record"] * 6
    + ["tool"] * 6 + ["half_request"] * 6 + ["costly"] + ["experts"]
)  # fmt: skip
RECORDS = Path(__file__).parents[1]


class Messages:
    """How many are left."""

    def __init__(self, count):
        self.left = count

    def take(self):
        self.left -= 1
        return self.left >= 0


def figures(waits):
    """The median and what one in a hundred waits longer than, in milliseconds."""
    return [round(1000 * figure, 1) for figure in (statistics.median(waits), statistics.quantiles(waits, n=100)[98])]


# In processes of their own.


def matches(url, numbers, pause):
    """Honest people at so many tables, all at once: their waits, and those for bots."""

    async def play():
        return await asyncio.gather(*(Honest(url, number, pause).play() for number in numbers))

    played = asyncio.run(play())
    assert {replay_of(one.record) for one in played} == {"verified"}
    return [wait for one in played for wait in one.waits], [wait for one in played for wait in one.bots]


def crowd(url, strangers, messages, seed, each):
    """What the strangers' messages came to, and which of them the server failed at."""
    described = requests_of(url, seed, each)
    left = Messages(messages)

    async def go_on():
        everybody = [Stranger(url, number, seed, described) for number in range(strangers)]
        await asyncio.gather(*(stranger.go_on(left) for stranger in everybody))
        return everybody

    os.nice(15)  # a stranger's own machine is not the server's
    everybody = asyncio.run(go_on())
    answers = {}
    for stranger in everybody:
        for answered, count in stranger.answers.items():
            answers[str(answered)] = answers.get(str(answered), 0) + count
    return dict(sorted(answers.items())), [failure for stranger in everybody for failure in stranger.failures]


# Here.


async def attacked(server, tables, messages, strangers, pause=0.5, seed=0, each=12, rest=0.0):
    """Honest people play once in calm and then under attack; what came of it, as figures. Memory is looked at after a
    rest, when the strangers have gone."""
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as pool:

        async def honest(first):
            return await loop.run_in_executor(pool, matches, server.url, range(first, first + tables), pause)

        calm, calm_bots = await honest(0)
        before = memory_of(server)
        attack = loop.run_in_executor(pool, crowd, server.url, strangers, messages, seed, each)
        played, waits, bots = tables, [], []
        while not waits or not attack.done():
            more, more_bots = await honest(played)
            played, waits, bots = played + tables, waits + more, bots + more_bots
        answers, failures = await attack
    most = memory_of(server)
    await asyncio.sleep(rest)
    return {
        "matches": played,
        "answers": answers,
        "failures": failures,
        "memory": [before, memory_of(server)],
        "memory at most": most,
        "calm": figures(calm),
        "attacked": figures(waits),
        "bots calm": figures(calm_bots),
        "bots attacked": figures(bots),
    }


async def flooded(server):
    """One address starts thirty tables of six experts; the longest that bots of another address take meanwhile."""
    async with Household(server.url, "127.0.3.1") as flood:
        for _ in range(30):
            await flood.table("buccaneers", [{"kind": "bot", "level": "expert"}] * 6)
        await asyncio.sleep(5)
        honest = [Honest(server.url, number, 0.1) for number in range(4)]
        await asyncio.gather(*(one.play() for one in honest))
    return max(wait for one in honest for wait in one.bots)
