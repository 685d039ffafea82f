"""Nothing is lost: the server is killed again and again while many tables play, and nobody but the clock notices."""

import asyncio
import http.client
import os
import random

import httpx

from ergosphere.client import Client, MessageRefused
from ergosphere.core.match.record import Record
from ergosphere.core.match.replay import replay
from tests.server.outside import Outsider, actions_of, check_seal, get_record, split_record
from tests.server.running import Server

KILLS = int(os.environ.get("KILLS", "6"))
"""`make soak-kills` kills by the dozen."""
PATIENCE = 400.0
AUCTION, HOLES = "wreck-auction", "black-holes"
KINDS = [
    (HOLES, ["human", "human"]),
    (AUCTION, ["human", "human", "human"]),
    (AUCTION, ["human", "human", "bot:random"]),
    (HOLES, ["human", "bot:random"]),
    (AUCTION, ["human", "outside", "bot:random"]),
    (AUCTION, ["outside", "outside", "outside"]),
    (HOLES, ["outside", "human"]),
    (AUCTION, ["bot:random", "human", "outside"]),
]
TABLES = 3 * len(KINDS)
LONGEST = 60
"""Decisions in Black Holes until a player gives up: matches of random movers take very long."""


class Player:
    """A seat in the hands of a script with our own client: plays at random, takes back some of its sealed choices."""

    def __init__(self, client, id, key, seat, seed):
        self.socket = client.sit(id, key)
        self.seat = seat
        self.rng = random.Random(seed)
        self.acked = []
        self.flying = None

    async def play(self):
        version = decided = -1
        async with self.socket as seat:
            while True:
                update = await seat.next()
                assert update.version >= version, "what was told is not on disk"
                version = update.version
                if update.outcome is not None:
                    return
                if update.legal and version > decided:
                    decided = version
                    if await self._decide(seat, update):
                        decided -= 1  # it was taken back

    async def _decide(self, seat, update):
        if len(self.acked) == LONGEST:
            await seat.resign()
            return False
        self.flying = self.rng.choice(update.legal)
        after = await seat.act(self.flying)
        self.acked.append(self.flying)
        self.flying = None
        if after.actors and after.version == update.version and self.rng.random() < 0.2:
            try:
                await seat.retract()
            except MessageRefused:
                return False  # the last choice was in before
            self.acked.pop()
            return True
        return False


class Match:
    """One table with all who sit there."""

    def __init__(self, client, game, made, seats, seed):
        self.game = game
        self.made = made
        self.players = []
        for number, who in enumerate(seats):
            key = made.seats[number].key
            if who == "human":
                self.players.append(Player(client, made.id, key, number, f"{seed}/{number}"))
            elif who == "outside":
                self.players.append(Outsider(client.server, made.id, key, number, f"{seed}/{number}"))

    async def play(self):
        async with asyncio.TaskGroup() as group:
            for player in self.players:
                group.create_task(player.play())

    async def check(self, client):
        """While it runs or afterwards: what was acknowledged is there, once and in order."""
        acked = [list(player.acked) for player in self.players]
        reader = self.players[0]
        key = self.made.seats[reader.seat].key
        if isinstance(reader, Outsider):
            header, lines = split_record(await asyncio.to_thread(get_record, client.server, self.made.id, key))
            assert header["seal"] == self.made.seal
        else:
            record = await client.record(self.made.id, key)
            assert replay(record).ok
            assert record.seal == self.made.seal
            lines = [str(line) for line in record.log]
        for player, before in zip(self.players, acked, strict=True):
            logged = actions_of(lines, player.seat)
            certain = before[:-1] if self.game == AUCTION else before  # the last may be sealed, or be taken back
            assert logged[: len(certain)] == certain
            assert logged == [*player.acked, player.flying][: len(logged)]

    async def check_end(self, client):
        """Finished: the whole record is anybody's, and says exactly what was acknowledged."""
        text = await asyncio.to_thread(get_record, client.server, self.made.id)
        header, lines = split_record(text)
        rolled = check_seal(header, lines)
        assert rolled == (4 if self.game == AUCTION else 0)
        for player in self.players:
            assert actions_of(lines, player.seat) == player.acked
        assert replay(Record.from_text(text)).seal == "verified"
        return text


class Hall:
    """Tables that are played at all the time; when a match is over the next begins."""

    def __init__(self, client, seed):
        self.client = client
        self.rng = random.Random(seed)
        self.matches = {}
        self.finished = {}
        self.closing = False

    async def run(self, place):
        game, seats = KINDS[place % len(KINDS)]
        asked = ["human" if seat == "outside" else seat for seat in seats]
        while not self.closing:
            made = await patiently(lambda: self.client.make(game, asked))
            match = self.matches[place] = Match(self.client, game, made, seats, self.rng.random())
            await match.play()
            self.finished[made.id] = await patiently(lambda match=match: match.check_end(self.client))


async def patiently(call):
    """By HTTP, again until the server is there."""
    while True:
        try:
            return await call()
        except (httpx.TransportError, http.client.HTTPException, OSError):
            await asyncio.sleep(0.05)


async def kill_again_and_again(server, hall, rng):
    for number in range(KILLS):
        await asyncio.sleep(rng.uniform(0.0, 0.3))  # the moment
        await asyncio.to_thread(server.kill)
        if number % 10 == 2:  # once more, while it starts
            server.begin()
            await asyncio.sleep(rng.uniform(0.2, 1.2))
            await asyncio.to_thread(server.kill)
        before = {place: (match, told(match)) for place, match in hall.matches.items()}
        await asyncio.to_thread(server.start)
        checks = (patiently(lambda match=match: match.check(hall.client)) for match in hall.matches.values())
        await asyncio.gather(*checks)  # a connection of before may be found dead only now
        await until(lambda before=before: progress(hall, before) >= TABLES // 2)
    hall.closing = True


def told(match):
    return sum(len(player.acked) for player in match.players)


def progress(hall, before):
    """Tables at which somebody has been answered since."""
    return sum(match is not before[place][0] or told(match) > before[place][1] for place, match in hall.matches.items())


async def until(condition):
    while not condition():
        await asyncio.sleep(0.01)


async def play_while_killing(server, seed):
    async with Client(server.url) as client:
        hall = Hall(client, seed)
        idle = await client.make(AUCTION, ["bot:random", "bot:random", "bot:random"])  # nobody ever looks at it
        async with asyncio.TaskGroup() as group:
            places = [group.create_task(hall.run(place)) for place in range(TABLES)]
            await until(lambda: len(hall.matches) == TABLES)
            await kill_again_and_again(server, hall, random.Random(seed))
            await asyncio.wait(places)
        for id, text in hall.rng.sample(sorted(hall.finished.items()), TABLES):
            assert await asyncio.to_thread(get_record, server.url, id) == text  # for good
        async with client.sit(idle.id) as spectator:
            await spectator.until(lambda update: update.outcome is not None)
        assert replay(await client.record(idle.id)).seal == "verified"
        return hall


def test_kill_at_random_moments(tmp_path):
    with Server(tmp_path) as server:
        hall = asyncio.run(asyncio.wait_for(play_while_killing(server, "kill"), PATIENCE))
        assert len(hall.finished) >= TABLES
        assert "Traceback" not in server.log
