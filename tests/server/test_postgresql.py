"""A whole server on PostgreSQL: matches, a kill, a second server, and a database that goes away and comes back."""

import asyncio
import random

import httpx
import pytest

from ergosphere.client import CallRefused, Client, MessageRefused
from ergosphere.core.match.replay import replay
from tests.server.outside import Outsider, actions_of, check_seal, get_record, split_record
from tests.server.postgres import Cluster, need_programs
from tests.server.running import Server, in_time, wait_for


@pytest.fixture(scope="module")
def cluster():
    need_programs()
    with Cluster() as running:
        yield running


@pytest.fixture
def server(cluster, tmp_path):
    with Server(tmp_path, cluster.new_database()) as running:
        yield running


async def play(client, id, key, seed):
    """With our own client, to the end; what was acknowledged."""
    rng, acked = random.Random(seed), []
    async with client.sit(id, key) as seat:
        while (update := await seat.turn()).outcome is None:
            action = rng.choice(update.legal)
            await seat.act(action)
            acked.append(action)
    return acked


@in_time
async def test_a_match_through_kills(server):
    """The test game with a bot, killed after each answer of a certain player and started again."""
    async with Client(server.url) as client:
        for round in range(3):
            made = await client.make("wreck-auction", ["human", "human", "bot:random"])
            outsider = Outsider(server.url, made.id, made.seats[1].key, 1, round)
            async with asyncio.TaskGroup() as group:
                ours = group.create_task(play(client, made.id, made.seats[0].key, round))
                group.create_task(outsider.play())
                while len(outsider.acked) < 2:
                    await asyncio.sleep(0)
                await asyncio.to_thread(server.restart)
            header, lines = split_record(await asyncio.to_thread(get_record, server.url, made.id))
            assert check_seal(header, lines) == 4
            assert actions_of(lines, 0) == ours.result()
            assert actions_of(lines, 1) == outsider.acked
            assert replay(await client.record(made.id)).seal == "verified"
    assert "Traceback" not in server.log


@in_time
async def test_a_second_server_stops_with_one_line(server, tmp_path):
    second = Server(tmp_path / "second", server.database)
    second.begin()
    assert await asyncio.to_thread(second.process.wait, 60) == 2
    assert second.log.count("\n") == 1
    assert "in use" in second.log or "another" in second.log
    async with Client(server.url) as client:  # the first doesn't mind
        await client.make("black-holes", ["human", "human"])


@in_time
async def test_odd_ids(server):
    """PostgreSQL knows no zero byte: a wrong message and an unknown table, as elsewhere."""
    async with Client(server.url) as client:
        with pytest.raises(CallRefused) as refused:
            await client.table("%00")
        assert refused.value.status == 404
        with pytest.raises(CallRefused) as refused:
            await client.join("A\0B")
        assert refused.value.status == 404


@in_time
async def test_the_database_goes_away_and_comes_back(tmp_path):
    need_programs()
    with Cluster() as cluster, Server(tmp_path, cluster.new_database()) as server:
        async with Client(server.url) as client, httpx.AsyncClient(base_url=f"{server.url}/api") as http:
            made = await client.make("black-holes", ["human", "human"])
            bots = await client.make("black-holes", ["bot:random", "bot:random"])
            async with client.sit(made.id, made.seats[0].key) as a, client.sit(made.id, made.seats[1].key) as b:
                update = await a.until(lambda update: update.started)
                mover = (a, b)[update.actors[0]]
                legal = (await mover.turn()).legal
                assert (await http.get("/health")).status_code == 200
                await asyncio.to_thread(cluster.stop)
                with pytest.raises(MessageRefused, match="can't write to its store now"):
                    await mover.act(legal[0])
                assert (await http.get("/health")).status_code == 503
                line = f"table {bots.id}: a bot's decision is not written"
                await asyncio.to_thread(wait_for, lambda: line in server.log, "a bot's trouble")
                await asyncio.to_thread(cluster.start)
                after = await mover.act(legal[0])
                assert after.version == update.version + 1
                assert (await http.get("/health")).status_code == 200
            async with client.sit(bots.id) as spectator:
                await spectator.until(lambda update: update.outcome is not None)
            assert replay(await client.record(bots.id)).seal == "verified"
            assert len((await client.record(made.id, made.seats[0].key)).log) == 1
        assert "Traceback" not in server.log
