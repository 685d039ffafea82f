"""Another client, written from the protocol's description alone: bare sockets, JSON and hashes, nothing of ours."""

import asyncio
import hashlib
import hmac
import json
import random
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException


class Outsider:
    """Holds a seat, plays at random, and comes back by itself. Now and then it says what it has already said."""

    def __init__(self, server, id, key, seat, seed):
        self.address = f"{server.replace('http', 'ws', 1)}/api/tables/{id}/live?key={key}"
        self.seat = seat
        self.rng = random.Random(seed)
        self.acked = []
        self.flying = None
        self.lines = 0
        self._message = None
        self._last = None
        self._repeated = None
        self._version = -1

    async def play(self):
        """To the end of the match; its outcome."""
        while True:
            try:
                async with connect(self.address, proxy=None) as line:
                    self.lines += 1
                    outcome = await self._talk(line)
                    if outcome is not None:
                        return outcome
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(self.rng.uniform(0.05, 0.3))

    async def _talk(self, line):
        self._repeated = None
        if self._last is not None and self.rng.random() < 0.5:
            self._repeated = self._last["id"]
            await line.send(json.dumps(self._last))
        if self._message is not None:
            await line.send(json.dumps(self._message))
        async for text in line:
            update = json.loads(text)
            assert update["type"] == "update", update
            assert update["version"] >= self._version, "what was told is not on disk"
            self._version = update["version"]
            self._acknowledge(update["ack"])
            if update["outcome"] is not None and self._message is None and self._repeated is None:
                return update["outcome"]
            if update["legal"] and self._message is None:
                self.flying = self.rng.choice(update["legal"])
                name = f"{self.seat}-{len(self.acked)}-{self.rng.getrandbits(40)}"
                self._message = {"type": "act", "version": update["version"], "id": name, "action": self.flying}
                await line.send(json.dumps(self._message))
        return None

    def _acknowledge(self, id):
        if id is None:
            return
        if id == self._repeated:
            self._repeated = None
            return
        assert self._message is not None, "something was acknowledged twice"
        assert id == self._message["id"]
        self.acked.append(self.flying)
        self._last, self._message, self.flying = self._message, None, None


def get_record(server, id, key=None):
    """The text of a record."""
    asked = urllib.request.Request(f"{server}/api/tables/{id}/record" + ("" if key is None else f"?key={key}"))  # noqa: S310
    with urllib.request.urlopen(asked, timeout=20) as answer:  # noqa: S310
        return answer.read().decode()


def split_record(text):
    """Header and log lines, as the description of the format says."""
    head, _, body = text.partition("\n\n")
    header = {}
    for line in head.splitlines():
        key, _, value = line.partition(": ")
        header[key] = json.loads(value)
    return header, [line for line in body.splitlines() if line and not line.startswith("#")]


def actions_of(lines, seat):
    return [line.partition(" ")[2] for line in lines if line.startswith(f"{seat} ")]


def check_seal(header, lines):
    """The seed is the one that was sealed; every die of the test game follows from it."""
    seed = bytes.fromhex(header["seed"])
    assert hashlib.sha256(seed).hexdigest() == header["seal"]
    rolled = 0
    for number, line in enumerate(lines, start=1):
        if line.startswith("* roll "):
            drawn = int.from_bytes(hmac.digest(seed, str(number).encode(), "sha256"), "big") % 6 + 1
            assert line == f"* roll {drawn}"
            rolled += 1
    return rolled
