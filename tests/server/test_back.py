"""Looking back by HTTP: the log and any moment of a match, records that somebody brings along, and playing again."""

import asyncio
import sqlite3
from contextlib import closing

import msgspec
import pytest

from ergosphere.client import CallRefused, Client, MessageRefused
from tests.server.playing import lines, play_on, play_out, seated, verified
from tests.server.running import in_time

AUCTION, BLACK_HOLES = "wreck-auction", "black-holes"


async def refused(call, status):
    with pytest.raises(CallRefused) as no:
        await call
    assert no.value.status == status, no.value


async def log_of(client, id, key=None, seat=None, since=0):
    query = f"?since={since}" + ("" if seat is None else f"&seat={seat}")
    return (await client.call(dict, "GET", f"/tables/{id}/log{query}", key=key))["lines"]


async def moment_of(client, id, number, key=None, seat=None):
    query = "" if seat is None else f"?seat={seat}"
    return await client.call(dict, "GET", f"/tables/{id}/moments/{number}{query}", key=key)


@in_time
async def test_the_log_of_a_running_match_is_what_the_reader_may_know(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, people):
        await asyncio.gather(*(play_on(person, decisions=1) for person in people))
        keys = [place.key for place in made.seats]
        for key in (keys[1], None):
            log = await log_of(client, made.id, key)
            assert [line["number"] for line in log] == list(range(1, 18))
            cards = [event["card"] for line in log[:12] for event in line["events"]]
            assert [card is None for card in cards] == [key is None or not 4 <= number < 8 for number in range(12)]
            assert [line["text"] == "* ?" for line in log[:12]] == [card is None for card in cards]
        assert [line["text"] for line in await log_of(client, made.id, keys[1])] == lines(
            await client.record(made.id, keys[1])
        )
        await refused(log_of(client, made.id, "wrong"), 403)
        await refused(log_of(client, made.id, keys[1], seat=0), 403)
        await refused(log_of(client, made.id, None, seat=1), 403)
        await refused(moment_of(client, made.id, 13, keys[1], seat=0), 403)
        moment = await moment_of(client, made.id, 13, keys[1])
        assert moment["actors"] == [0, 1, 2]
        assert moment["view"]["seat"] == 1
        assert len(moment["view"]["hand"]) == 4
        assert (await moment_of(client, made.id, 13))["view"]["hand"] == []
        await refused(moment_of(client, made.id, 18), 422)
        await refused(moment_of(client, made.id, -1), 422)


def recorded(person):
    """Every update from now on, also those that waiting for another one takes from the queue."""
    heard = []
    put = person._updates.put_nowait

    def note(update):
        heard.append(update)
        put(update)

    person._updates.put_nowait = note
    return heard


@in_time
async def test_the_lines_in_the_updates_are_the_log(server):
    """For each seat and a spectator: with an undo, a name and somebody who comes later and asks for what is missing."""
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, people), client.sit(made.id) as watcher:
        first = await watcher.next()
        assert (first.lines, first.log) == (13, [])
        everybody = [*zip((place.key for place in made.seats), people, strict=True), (None, watcher)]
        heard = {key: recorded(person) for key, person in everybody}
        logs = {key: await log_of(client, made.id, key) for key, _ in everybody}
        for person in people:
            await person.rename("Ada")
        await asyncio.gather(*(play_on(person, decisions=1) for person in people))
        await people[0].turn()
        await people[0].undo()
        for person in people[1:]:
            await person.until(lambda update: update.undo is not None)
            await person.consent()
        lines = people[2].latest.lines
        for key, person in everybody:
            await person.until(lambda update: update.lines == lines)
            known = logs[key]
            for update in heard[key]:
                new = msgspec.to_builtins(update.log)
                if new and update.lines - len(new) >= len(known):  # not what it had asked for already
                    assert update.lines - len(new) == len(known)
                    known += new
            assert known == await log_of(client, made.id, key)
        assert [line["voids"] for line in known if line["voids"]] == [[17, 18, 19, 20]]
        assert {line["line"]["kind"] for line in known} == {"played", "named", "undone"}


@in_time
async def test_a_refusal_says_what_it_is_about(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (_, _, people):
        for action, reason in [("a1w", "The board has no space a1."), ("nonsense", "“nonsense” ")]:
            with pytest.raises(MessageRefused) as no:
                await people[0].act(action)
            assert no.value.action == action
            assert no.value.sentence.startswith(reason)
            assert no.value.sentence.endswith(".")
        with pytest.raises(MessageRefused) as no:
            await people[1].undo()
        assert no.value.action is None


@in_time
async def test_a_moment_tells_nothing_of_what_is_sealed_now(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, people):
        await play_on(people[0], decisions=1)
        for key in (made.seats[1].key, None):
            log = await log_of(client, made.id, key)
            assert len(log) == 13
            await refused(moment_of(client, made.id, 14, key), 422)
            assert (await moment_of(client, made.id, 13, key))["view"]["chosen"] == [False] * 3


@in_time
async def test_after_the_match_anybody_looks_through_any_eyes(server):
    people = ["human", "bot:random", "bot:random"]
    async with seated(server, AUCTION, people, practice=True) as (client, made, (person,)):
        await play_on(person, decisions=1)
        await person.turn()
        await person.undo()
        await play_out(person)
        record = verified(await client.record(made.id))
        log = await log_of(client, made.id)
        assert [line["text"] for line in log] == lines(record)
        undone = next(number for number, line in enumerate(lines(record)) if line.startswith("! undo"))
        assert [line["voids"] for line in log if line["voids"]] == [list(range(undone - 3, undone + 1))]
        assert log[undone]["line"] == {"kind": "undone", "count": 4}
        assert await log_of(client, made.id, since=undone) == log[undone:]
        for seat in range(3):
            view = (await moment_of(client, made.id, 12, None, seat))["view"]
            dealt = [int(line.split()[2]) for line in lines(record)[4 * seat : 4 * seat + 4]]
            assert view["hand"] == sorted(dealt)
        last = await moment_of(client, made.id, len(log))
        assert (last["actors"], last["view"]["points"]) == ([], record.result.scores)
        await refused(moment_of(client, made.id, 1, None, 3), 403)


@in_time
async def test_a_record_that_somebody_brings_along(server):
    async with seated(server, AUCTION, ["human", "bot:random", "bot:random"]) as (client, made, (person,)):
        await play_on(person, decisions=1)
        await person.turn()
        cut = await client.record(made.id, made.seats[0].key)
        await play_out(person)
        record = verified(await client.record(made.id))

    async with Client(server.url) as client:
        shown = await client.call(dict, "POST", "/records", {"record": record.to_text()})
        assert (shown["checked"]["seal"], shown["game"], shown["figures"]) == ("verified", AUCTION, None)
        assert [line["text"] for line in shown["lines"]] == lines(record)
        asked = {"record": record.to_text(), "number": 12, "seat": 2}
        moment = await client.call(dict, "POST", "/records/moment", asked)
        assert moment["view"]["hand"] == sorted(int(line.split()[2]) for line in lines(record)[8:12])
        shown = await client.call(dict, "POST", "/records", {"record": cut.to_text()})
        assert (shown["seat"], shown["checked"]["seal"]) == (0, "open")
        assert len(shown["lines"]) == 4  # up to the first card that seat 0 may not know
        await refused(client.call(dict, "POST", "/records/moment", {"record": cut.to_text(), "number": 9}), 422)
        rolled = lines(record)[12]
        forged = record.to_text().replace(
            f"\n{rolled}\n", "\n* roll 1\n" if rolled != "* roll 1" else "\n* roll 2\n", 1
        )
        await refused(client.call(dict, "POST", "/records", {"record": forged}), 422)
        for text in ("", "game: 1\n\n", record.to_text().replace(AUCTION, "ludo"), "\0"):
            await refused(client.call(dict, "POST", "/records", {"record": text}), 422)


@in_time
async def test_playing_again_brings_all_to_the_same_new_table(server):
    async with seated(server, AUCTION, ["human", "human", "bot:random"], options={"ties": "share"}) as (
        client,
        made,
        people,
    ):
        await people[0].rename("Ada")
        await play_out(*people)
        await refused(client.call(dict, "POST", f"/tables/{made.id}/rematch", key="wrong"), 403)
        await refused(client.call(dict, "POST", f"/tables/{made.id}/rematch"), 403)
        again = await asyncio.gather(
            *(client.call(dict, "POST", f"/tables/{made.id}/rematch", key=made.seats[seat].key) for seat in (0, 1))
        )
        assert again[0]["id"] == again[1]["id"] != made.id
        assert [place["seat"] for place in again] == [2, 0]  # one seat further down: another one begins
        assert len({place["code"] for place in again}) == 1
        assert sorted(place["host"] is None for place in again) == [False, True]  # whoever asked first
        told = await people[1].until(lambda update: update.rematch is not None)
        assert told.rematch == again[0]["id"]
        shown = await client.table(told.rematch)
        assert (shown.options, shown.seats[2].name, shown.seats[1].level) == ({"ties": "share"}, "Ada", "random")
        next_people = [client.sit(told.rematch, place["key"]) for place in again]
        async with next_people[0], next_people[1]:
            await play_out(*next_people)
        assert verified(await client.record(told.rematch)).seal != made.seal


@in_time
async def test_light_and_dark_change_places_and_others_may_come_by_code(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (client, made, people):
        for person, name in zip(people, ("Ada", "Ben"), strict=True):
            await person.rename(name)
        await people[0].resign()
        again = await client.call(dict, "POST", f"/tables/{made.id}/rematch", key=made.seats[0].key)
        assert again["seat"] == 1
        assert [seat.name for seat in (await client.table(again["id"])).seats] == ["Ben", "Ada"]
        async with client.sit(again["id"], again["key"]) as ada:
            assert (await ada.next()).waiting == [0]
            joined = await client.join(again["code"])
            assert (joined.id, joined.seat) == (again["id"], 0)


@in_time
async def test_crews_stay_together_in_the_next_match(server):
    seats, crews = ["human", "bot:random", "bot:random", "bot:random"], {"crews": "0+1,2+3"}
    async with seated(server, "explorer", seats, options=crews, practice=True) as (client, made, (person,)):
        await person.resign()
        await person.until(lambda update: update.outcome is not None)
        again = await client.call(dict, "POST", f"/tables/{made.id}/rematch", key=made.seats[0].key)
        shown = await client.table(again["id"])
        assert (again["seat"], shown.options, shown.practice) == (3, {"crews": "0+3,1+2"}, True)


@in_time
async def test_who_asks_first_may_play_again_without_the_others(server):
    async with seated(server, AUCTION, ["human", "human", "human"]) as (client, made, people):
        await play_out(*people)
        again = await client.call(dict, "POST", f"/tables/{made.id}/rematch", key=made.seats[1].key)
        await client.call(dict, "POST", f"/tables/{again['id']}/start", key=again["host"])
        async with client.sit(again["id"], again["key"]) as alone:
            await play_out(alone)
        assert (await client.table(again["id"])).outcome is not None


@in_time
async def test_nobody_plays_again_before_the_end(server):
    async with seated(server, BLACK_HOLES, ["human", "human"], options={"blocked": "loss"}) as (client, made, people):
        before = tables(server)
        for _ in range(3):
            await refused(client.call(dict, "POST", f"/tables/{made.id}/rematch", key=made.seats[0].key), 409)
        assert tables(server) == before  # nor is a table made for it
        await people[0].resign()
        await client.call(dict, "POST", f"/tables/{made.id}/rematch", key=made.seats[1].key)
        assert tables(server) == before + 1


def tables(server):
    with closing(sqlite3.connect(server.database)) as database:
        return database.execute("select count(*) from tables").fetchone()[0]


@in_time
async def test_people_who_join_at_the_same_moment_all_get_a_seat(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, ["human"] * 3)
        joined = await asyncio.gather(*(client.join(made.code, name) for name in ("Ada", "Ben", "Cy")))
        assert sorted(place.seat for place in joined) == [0, 1, 2]
        await refused(client.join(made.code), 409)
        names = [seat.name for seat in (await client.table(made.id)).seats]
        assert sorted(names) == ["Ada", "Ben", "Cy"]
