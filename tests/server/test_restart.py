"""A server that is killed and started again goes on where it was, in everything that anybody was told."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from ergosphere.client import CallRefused, Client, MessageRefused
from ergosphere.server.protocol import Act, Consent, Rename, Replace, Resign, Retract, SeatAsked, Undo
from tests.server.playing import lines, play_on, play_out, seated, verified
from tests.server.running import Server, in_time, wait_for

AUCTION, BLACK_HOLES = "wreck-auction", "black-holes"


@pytest.fixture(scope="module")
def mortal(tmp_path_factory):
    """A server that these tests kill, one after another."""
    with Server(tmp_path_factory.mktemp("mortal")) as running:
        yield running


async def restart(server, *people):
    """Killed and started again; the people's sockets come back by themselves."""
    await asyncio.to_thread(server.restart)
    for number, person in enumerate(people):
        with pytest.raises(MessageRefused):  # whoever has an answer has also had the first update
            await person.send(Act(2**50, f"{server.process.pid}/{number}", "is anybody there?"))


def essence(update):
    """What a restart must not change; who is connected at the moment is another matter."""
    seats = [(seat.kind, seat.level, seat.name, seat.owned) for seat in update.seats]
    return (update.version, update.actors, update.legal, update.view, update.outcome, update.undo, seats)


@in_time
async def test_sealed_choices_are_still_sealed(mortal):
    async with seated(mortal, AUCTION, ["human"] * 3) as (client, made, people):
        first, second, third = people
        await first.act(first.latest.legal[-1])
        await second.act(second.latest.legal[0])
        await third.until(lambda update: update.actors == [2])
        before = [essence(person.latest) for person in people]
        await restart(mortal, *people)
        assert [essence(person.latest) for person in people] == before
        assert first.latest.view["sealed"] > 0
        back = await first.retract()
        assert back.actors == [0, 2]
        await play_out(*people)
        verified(await client.record(made.id))


@in_time
async def test_an_undo_still_waits_for_those_who_have_not_answered(mortal):
    async with seated(mortal, AUCTION, ["human"] * 3) as (client, made, people):
        first, second, third = people
        await asyncio.gather(*(play_on(person, decisions=1) for person in people))
        await first.until(lambda update: update.version == 2)
        await first.undo()
        await third.until(lambda update: update.undo is not None)
        await third.consent()
        await restart(mortal, *people)
        asked = first.latest.undo
        assert (asked.seat, asked.missing) == (0, [1])
        back = await second.consent()
        assert (back.version, back.undo, back.view["rounds"]) == (3, None, [])
        await play_out(*people)
        verified(await client.record(made.id))


@in_time
async def test_bots_go_on_although_nobody_looks(mortal):
    async with seated(mortal, BLACK_HOLES, ["human", "bot:expert"]) as (client, made, (person,)):
        while person.latest.actors == [0]:
            await person.act(person.latest.legal[0])
        mortal.kill()
        await person.leave()
        before = entries(mortal, made.id)
        await asyncio.to_thread(mortal.start)
        await asyncio.to_thread(wait_for, lambda: entries(mortal, made.id) > before, "the bot's move")
        assert any(seat.level == "expert" for seat in (await client.table(made.id)).seats)


def entries(server, table):
    with closing(sqlite3.connect(server.database)) as database:
        return database.execute("select count(*) from entries where table_id = ?", [table]).fetchone()[0]


@in_time
async def test_a_message_counts_once_however_often_it_comes(mortal):
    """Before and after a restart, for every kind of message."""
    async with seated(mortal, AUCTION, ["human"] * 3) as (client, made, people):
        first, second, third = people
        bids = [person.latest.legal for person in people]
        said = [
            (first, Act(1, "seal", bids[0][0])),
            (first, Retract(1, "take back")),
            (first, Act(1, "seal again", bids[0][-1])),
            (second, Act(1, "bid", bids[1][0])),
            (third, Rename(None, "name", name="Zoë")),
            (third, Act(1, "last bid", bids[2][0])),
            (second, Undo(2, "undo")),
            (first, Consent(2, "no", False)),
            (second, Undo(2, "undo again")),
            (first, Consent(2, "yes")),
            (third, Consent(2, "yes")),  # another seat's ids are its own
            (second, Resign(None, "resign")),
        ]
        for person, message in said:
            await person.until(lambda update, asked=message.version: asked is None or update.version == asked)
            await person.send(message)
        await third.leave()
        await first.until(lambda update: not update.seats[2].here)
        said.append((first, Replace(None, "replace", seat=2, level="random")))
        await first.send(said[-1][1])
        await first.until(lambda update: update.view["chosen"] == [False, True, True])
        before = essence(first.latest)
        written = entries(mortal, made.id)
        for _ in range(2):
            for person, message in said:
                if person is first:  # the others are away, or would be back as soon as they come
                    assert (await person.send(message)).ack == message.id
            assert essence(first.latest) == before
            assert entries(mortal, made.id) == written
            await second.leave()
            await restart(mortal, first)
        async with client.sit(made.id, made.seats[1].key) as again, client.sit(made.id, made.seats[2].key) as third:
            await again.until(lambda update: update.seats[1].kind == update.seats[2].kind == "human")
            written = entries(mortal, made.id)
            for person, message in [(again if person is second else person, message) for person, message in said]:
                if person is again:
                    assert (await person.send(message)).ack == message.id
            for id in ("name", "last bid", "yes"):
                assert (await third.send(Act(99, id, "nonsense"))).ack == id
            assert entries(mortal, made.id) == written
            await play_out(first, again, third)
        record = verified(await client.record(made.id))
        assert [line for line in lines(record) if line[0] == "!" and "seat" not in line] == [
            '! name 2 "Zoë"',
            "! undo 4",
            "! resign 1",
        ]


@in_time
async def test_what_is_sent_while_the_server_is_away_arrives(mortal):
    async with seated(mortal, BLACK_HOLES, ["human", "human"]) as (client, made, (light, dark)):
        move = light.latest.legal[0]
        mortal.kill()
        sending = asyncio.create_task(light.act(move))
        await asyncio.to_thread(mortal.start)
        assert (await sending).version == 2
        assert (await dark.until(lambda update: update.version == 2)).view["past"] == light.latest.view["past"]
        assert lines(await client.record(made.id, made.seats[0].key)) == [f"0 {move}"]


@in_time
async def test_a_table_that_waits_is_the_same_after_a_restart(mortal):
    async with Client(mortal.url) as client:
        pack = 'game = "wreck-auction"\nname = "short"\nversion = "3"\nbase = "builtin"\nhand = 2\n'
        made = await client.make(AUCTION, ["human"] * 3, {"ties": "share"}, pack=pack)
        joined = await client.join(made.code, "Ben")
        async with client.sit(made.id, made.seats[0].key) as host:
            await host.next()
            await host.rename("Ada")
        before = await client.table(made.id)
        while before.seats[0].here:
            before = await client.table(made.id)
        await restart(mortal)
        assert await client.table(made.id) == before
        assert (before.waiting, [seat.name for seat in before.seats]) == ([1, 2], ["Ada", "Ben", None])
        seats = [SeatAsked("human", None, "Ada"), SeatAsked("human", None, "Ben"), SeatAsked("bot", "random")]
        await client.change(made.id, made.host, seats=seats)
        with pytest.raises(CallRefused, match="409"):
            await client.join(made.code)
        people = [client.sit(made.id, key) for key in (made.seats[0].key, joined.key)]
        async with people[0], people[1]:
            assert len((await people[0].turn()).view["hand"]) == 2
            await play_out(*people)
        assert [info.name for info in (await client.record(made.id)).seats] == ["Ada", "Ben", None]


@in_time
async def test_a_seat_is_joined_with_a_new_key_after_a_restart(mortal):
    """The server keeps no keys, only what they can be recognised by."""
    async with Client(mortal.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        await restart(mortal)
        joined = await client.join(made.code)
        people = [client.sit(made.id, key) for key in (made.seats[0].key, joined.key)]
        async with people[0], people[1]:
            await play_on(people[0], decisions=1)
        stored = await asyncio.to_thread(mortal.folder.joinpath("tables.db-wal").read_bytes)
        stored += await asyncio.to_thread(mortal.folder.joinpath("tables.db").read_bytes)
        for key in (made.host, made.seats[0].key, made.seats[1].key, joined.key):
            assert key.encode() not in stored
            assert key not in mortal.log


@in_time
async def test_a_stop_in_order_keeps_everything_too(mortal):
    said_before = len(mortal.log)
    async with seated(mortal, BLACK_HOLES, ["human", "bot:random"]) as (client, made, (person,)):
        await play_out(person)
        record = await client.record(made.id)
        running = await client.make(AUCTION, ["human", "bot:random", "bot:random"])
        async with client.sit(running.id, running.seats[0].key) as other:
            await play_on(other, decisions=1)
            before = other.latest.version
            assert await asyncio.to_thread(mortal.stop) == 0
            await asyncio.to_thread(mortal.start)
            await play_on(other)
            assert other.latest.version > before
        assert (await client.record(made.id)).to_text() == record.to_text()
        verified(await client.record(running.id))
    said = [line for line in mortal.log[said_before:].splitlines() if line and " is at " not in line]
    assert said == []
