"""A server that is treated badly, and two people who play at a table of their own meanwhile."""

import asyncio
import contextlib
import random
import time
from pathlib import Path

from ergosphere.client import Client
from ergosphere.core.match.replay import replay
from tests.server.running import Server

PATIENCE = 8.0
"""Seconds that an answer may take on a busy machine. Whoever waits behind a flood waits longer."""


class Bystanders:
    """Play on until the context ends; then it must have gone well."""

    def __init__(self, url):
        self.url = url
        self.waits = []

    async def __aenter__(self):
        self._playing = asyncio.create_task(self._play())
        while len(self.waits) < 4 and not self._playing.done():
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, kind, *_):
        before = len(self.waits)
        if kind is None:
            async with asyncio.timeout(PATIENCE):
                while len(self.waits) < before + 4 and not self._playing.done():  # and it goes on afterwards
                    await asyncio.sleep(0.01)
        if not self._playing.done():
            self._playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._playing
        assert max(self.waits) < PATIENCE

    async def _play(self):
        async with Client(self.url) as client:
            while True:
                await self._match(client)

    async def _match(self, client):
        made = await client.make("black-holes", ["human", "human"])
        chance = random.Random(made.id)
        async with client.sit(made.id, made.seats[0].key) as first, client.sit(made.id, made.seats[1].key) as second:
            seats = [first, second]
            latest = await first.until(lambda update: update.started)
            while latest.outcome is None:
                actor = seats[latest.actors[0]]
                turn = await actor.until(lambda update, now=latest.version: update.version >= now)
                began = time.monotonic()
                latest = await actor.act(chance.choice(turn.legal))
                self.waits.append(time.monotonic() - began)
            assert [first.connections, second.connections] == [1, 1]
        assert replay(await client.record(made.id)).seal == "verified"


@contextlib.contextmanager
def treated_badly(folder, kind=Server):
    """A server that may complain, but never fails."""
    with kind(folder) as running:
        yield running
        assert running.process.poll() is None
        assert "ERROR" not in running.log
        assert "Traceback" not in running.log


def memory_of(server):
    """Of the process, in kilobytes, where the system says it."""
    status = Path(f"/proc/{server.process.pid}/status")
    if not status.exists():
        return 0
    return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))
