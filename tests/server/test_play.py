"""Whole matches over real sockets: two and three seats, with bots, somebody who looks on, somebody who comes late."""

import asyncio

import pytest

import ergosphere
from ergosphere.client import CallRefused, Client
from ergosphere.core.match.log import Played
from ergosphere.core.match.record import Record
from ergosphere.core.match.replay import replay
from tests.server.playing import collect, lines, play_on, play_out, seated, verified
from tests.server.running import in_time

AUCTION, BLACK_HOLES = "wreck-auction", "black-holes"


@in_time
async def test_two_people_play_black_holes_to_its_end(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (client, made, people):
        outcome = await play_out(*people)
        record = verified(await client.record(made.id))
        assert record.result == outcome
        assert record.seal == made.seal
        moves = [line.seat for line in record.log if isinstance(line, Played)]
        assert {0, 1} == set(moves)
        shown = await client.table(made.id)
        assert (shown.outcome, shown.actors, shown.waiting) == (outcome, [], [])
        final = list(record.states())[-1]
        assert people[0].latest.view["position"] == final.position()
        assert people[0].latest.legal == []


@in_time
async def test_three_people_play_the_test_game_to_its_end(server):
    async with seated(server, AUCTION, ["human"] * 3, options={"ties": "share"}) as (client, made, people):
        outcome = await play_out(*people)
        record = verified(await client.record(made.id))
        assert record.options == {"ties": "share"}
        assert outcome.scores == list(people[2].latest.view["points"])
        assert [line.seat for line in record.log[13:16]] == [0, 1, 2]  # twelve cards, a die, then bids in seat order


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        (BLACK_HOLES, ["human", "bot:random"]),
        (BLACK_HOLES, ["bot:random", "human"]),
        (AUCTION, ["human", "bot:easy", "bot:random"]),
        (AUCTION, ["bot:random", "human", "human"]),
    ],
)
@in_time
async def test_people_play_with_bots(server, game, seats):
    async with seated(server, game, seats) as (client, made, people):
        bots = [seat for seat, who in enumerate(seats) if who != "human"]
        assert [place.seat for place in made.seats if place.key is None] == bots
        await play_out(*people)
        record = verified(await client.record(made.id))
        assert [info.level for info in record.seats] == [who.partition(":")[2] or None for who in seats]
        assert set(bots) <= {line.seat for line in record.log}


@pytest.mark.parametrize(("game", "count"), [(BLACK_HOLES, 2), (AUCTION, 3)])
@in_time
async def test_bots_play_among_themselves_before_one_who_looks_on(server, game, count):
    async with Client(server.url) as client:
        made = await client.make(game, ["bot:random"] * count)
        assert [place.key for place in made.seats] == [None] * count
        async with client.sit(made.id) as watching:
            await watching.until(lambda update: update.outcome is not None)
        verified(await client.record(made.id))


@in_time
async def test_a_spectator_sees_every_decision_and_no_secret(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, ["human"] * 3)
        keys = [place.key for place in made.seats]
        async with client.sit(made.id) as watching:
            first = await watching.next()
            assert (first.version, first.actors, first.waiting, first.started) == (0, [], [0, 1, 2], False)
            seen = asyncio.create_task(collect(watching))
            sit = [client.sit(made.id, key) for key in keys]
            async with sit[0], sit[1], sit[2]:
                await play_out(*sit)
            updates = await seen
        assert sorted({update.version for update in updates if update.started}) == [1, 2, 3, 4, 5]
        assert all(update.seat is None and update.legal == [] for update in updates)
        for update in updates:
            assert (update.view["seat"], update.view["hand"], update.view["sealed"]) == (None, [], 0)
            assert all(event["card"] is None for event in update.events)
        assert sum(len(update.events) for update in updates) == 12  # one for each card
        record = verified(await client.record(made.id))
        assert updates[-1].outcome == record.result


@in_time
async def test_each_seat_sees_its_own_cards_and_nobody_elses(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, people):
        hands = [person.latest.view["hand"] for person in people]
        await play_out(*people)
        record = verified(await client.record(made.id))
        dealt = [int(line.action.split()[1]) for line in record.log[:12]]
        assert hands == [sorted(dealt[:4]), sorted(dealt[4:8]), sorted(dealt[8:])]


@in_time
async def test_it_starts_when_everybody_has_been_there_even_if_one_has_left_again(server):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        async with client.sit(made.id, made.seats[0].key) as early:
            first = await early.next()
            assert (first.version, first.actors, first.waiting, first.started) == (0, [], [1], False)
            assert first.view["position"] == ergosphere.load(BLACK_HOLES).new().position()
        async with client.sit(made.id, made.seats[1].key) as late:
            begun = await late.until(lambda update: update.started and not update.seats[0].here)
            assert (begun.version, begun.actors, begun.waiting) == (1, [0], [])
            assert [seat.here for seat in begun.seats] == [False, True]


@in_time
async def test_a_seat_leaves_and_comes_back_and_the_match_goes_on(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, (first, second, third)):
        await asyncio.gather(*(play_on(seat, decisions=1) for seat in (first, second)))
        await second.leave()
        alone = await first.until(lambda update: not update.seats[1].here)
        assert alone.seats[1].kind == "human"
        async with client.sit(made.id, made.seats[1].key) as again:
            back = await again.next()
            assert back.legal == []
            assert back.view["sealed"] > 0
            assert back.view["chosen"] == [True, True, False]
            await first.until(lambda update: update.seats[1].here)
            await play_out(first, again, third)
        verified(await client.record(made.id))


@in_time
async def test_one_seat_may_be_open_in_two_windows(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (client, made, (first, _)):
        async with client.sit(made.id, made.seats[0].key) as other:
            update = await other.turn()
            acknowledged = await other.act(update.legal[0])
            assert acknowledged.ack is not None
            same = await first.until(lambda update: update.version == acknowledged.version)
            assert same.ack is None
            assert same.view == acknowledged.view
        assert (await client.table(made.id)).seats[0].here  # the first window is still open


@in_time
async def test_the_record_of_a_running_match_is_cut_and_has_its_form(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, people):
        await asyncio.gather(*(play_on(person, decisions=1) for person in people))
        await play_on(people[0], decisions=1)  # sealed: not in the record yet
        cut = await client.record(made.id, made.seats[1].key)
        assert (cut.view, cut.seed, cut.result, cut.seal) == (1, None, None, made.seal)
        checked = replay(cut)
        assert (checked.ok, checked.seal) == (True, "open")
        assert lines(cut)[:4] == ["* ?"] * 4
        assert "?" not in " ".join(lines(cut)[4:8])
        assert lines(cut)[8:12] == ["* ?"] * 4
        with pytest.raises(CallRefused, match="403") as refused:
            await client.record(made.id)
        assert refused.value.where == "key"
        await play_out(*people)
        whole = verified(await client.record(made.id))
        assert len(cut.log) == 12 + 1 + 3 + 1
        for line, full in zip(cut.log, whole.log[: len(cut.log)], strict=True):  # the same lines, some not to be read
            assert line.action in (None, full.action)
            assert line.seat == full.seat


@in_time
async def test_a_table_brings_its_own_pack(server):
    pack = 'game = "wreck-auction"\nname = "short"\nversion = "3"\nbase = "builtin"\nhand = 2\n'
    async with seated(server, AUCTION, ["human", "human", "bot:random"], pack=pack) as (client, made, people):
        assert len(people[0].latest.view["hand"]) == 2
        assert (await client.table(made.id)).pack.name == "short"
        await play_out(*people)
        record = await client.record(made.id)
        assert (record.pack.name, record.pack.version) == ("short", "3")
        game = ergosphere.load(AUCTION).with_pack(pack)
        verified(record, game)
        assert len(record.log) == 6 + 2 * 4
        shown = await client.call(dict, "POST", "/records", {"record": record.to_text(), "pack": pack})
        assert shown["figures"]["hand"] == 2


@in_time
async def test_a_record_is_text_that_reads_the_same_again(server):
    async with seated(server, BLACK_HOLES, ["human", "bot:random"]) as (client, made, (person,)):
        await person.rename('Ada "the # Rock"')
        await play_out(person)
        record = await client.record(made.id)
        assert '! name 0 "Ada \\"the \\u0023 Rock\\""' in lines(record)
        assert Record.from_text(record.to_text()).to_text() == record.to_text()
        verified(record)
