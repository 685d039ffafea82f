"""Before a match, over real sockets: joining by code, the host's changes, starting now, names, limits."""

import pytest

from ergosphere.client import CallRefused, Client, Closed, MessageRefused
from ergosphere.server.protocol import Rename, SeatAsked
from tests.server.playing import lines, play_out, seated, verified
from tests.server.running import in_time

AUCTION, BLACK_HOLES = "wreck-auction", "black-holes"


async def refused(call, status, where=None):
    with pytest.raises(CallRefused) as no:
        await call
    assert (no.value.status, no.value.where) == (status, where), no.value
    assert no.value.detail
    return no.value.detail


# Joining.


@in_time
async def test_a_table_fills_by_its_code_and_plays(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, ["human"] * 3)
        joined = [await client.join(made.code, name) for name in ("Ada", "Ben")]
        assert [place.seat for place in joined] == [1, 2]  # the first is most likely the host's own
        assert {place.id for place in joined} == {made.id}
        assert len({*(place.key for place in joined), made.seats[0].key}) == 3
        keys = [made.seats[0].key, *(place.key for place in joined)]
        people = [client.sit(made.id, key) for key in keys]
        async with people[0], people[1], people[2]:
            await play_out(*people)
        record = verified(await client.record(made.id))
        assert [info.name for info in record.seats] == [None, "Ada", "Ben"]


@in_time
async def test_people_of_the_same_name_are_told_apart(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, [SeatAsked("human", None, "Ada"), "human", "human"])
        joined = [await client.join(made.code, name) for name in ("ada", "Ada")]
        assert [seat.name for seat in (await client.table(made.id)).seats] == ["Ada", "ada 2", "Ada 3"]
        keys = [made.seats[0].key, *(place.key for place in joined)]
        people = [client.sit(made.id, key) for key in keys]
        async with people[0], people[1], people[2]:
            await people[0].turn()
            assert (await people[0].rename("ADA 2")).seats[0].name == "ADA 2 2"
            assert (await people[0].rename("Ada")).seats[0].name == "Ada"
            assert (await people[1].rename("A" * 40)).seats[1].name == "A" * 40
            assert (await people[2].rename("A" * 40)).seats[2].name == "A" * 38 + " 2"
        await refused(client.make(AUCTION, [SeatAsked("human", None, "  "), "human", "human"]), 422, "seats[0].name")


@pytest.mark.parametrize("spelled", [str.lower, lambda code: f" {code[:3]}-{code[3:].lower()} "])
@in_time
async def test_a_code_may_be_typed_as_people_type(server, spelled):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        joined = await client.join(spelled(made.code))
        assert (joined.id, joined.seat) == (made.id, 1)


@in_time
async def test_a_full_table_takes_nobody(server):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        assert [(await client.join(made.code)).seat for _ in range(2)] == [1, 0]
        await refused(client.join(made.code, "Eve"), 409)
    async with seated(server, BLACK_HOLES, ["human", "bot:random"]) as (client, made, _):
        await refused(client.join(made.code), 409)


@in_time
async def test_a_wrong_code_and_a_wrong_name(server):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        assert "code" in await refused(client.join("OOOOOO"), 404, "code")  # there is no O in codes
        await refused(client.join("", "Ada"), 422, "code")
        await refused(client.join(made.code, "A\nda"), 422, "name")
        await refused(client.join(made.code, "A" * 41), 422, "name")
        assert (await client.join(made.code, "A" * 40)).seat == 1  # nobody took it in the meantime


@in_time
async def test_guessing_codes_is_limited_and_joining_is_not(own_server):
    async with Client(own_server.url) as client:
        for _ in range(30):
            made = await client.make(BLACK_HOLES, ["human", "human"])
            await client.join(made.code)
        for _ in range(15):
            await refused(client.join("OOOOOO"), 404, "code")
        await refused(client.join("OOOOOO"), 429)
        await refused(client.join((await client.make(BLACK_HOLES, ["human", "human"])).code), 429)
        assert (await client.table(made.id)).id == made.id  # everything else goes on


@in_time
async def test_nobody_joins_a_match_that_is_over(server):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        async with client.sit(made.id, made.seats[0].key) as person:
            await client.start(made.id, made.host)
            await person.turn()
            await person.resign()
        await refused(client.join(made.code), 409)
        await refused(client.join(made.code, "Late"), 409)
        record = verified(await client.record(made.id))
        assert lines(record)[-1] == "! resign 0"


# Starting now.


@in_time
async def test_the_host_starts_and_bots_hold_the_seats_until_they_are_claimed(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, ["human", "bot:random", "human"])
        async with client.sit(made.id, made.seats[0].key) as host:
            assert (await host.next()).waiting == [2]
            shown = await client.start(made.id, made.host)
            assert (shown.started, shown.version, shown.waiting) == (True, 1, [2])
            begun = await host.until(lambda update: update.started)
            assert [(seat.kind, seat.owned) for seat in begun.seats] == [
                ("human", True),
                ("bot", False),
                ("bot", True),
            ]
            await host.until(lambda update: update.view["chosen"] == [False, True, True])
            joined = await client.join(made.code, "Late")
            assert joined.seat == 2
            async with client.sit(made.id, joined.key) as late:
                update = await late.next()
                assert (update.seats[2].kind, update.seats[2].name, update.waiting) == ("human", "Late", [])
                await play_out(host, late)
        record = verified(await client.record(made.id))
        assert lines(record)[0] == "! seat 2 bot:random"
        assert [line for line in lines(record)[1:] if line[0] == "!"] == ['! name 2 "Late"', "! seat 2 human"]


@in_time
async def test_a_table_starts_with_nobody_there_and_only_once(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, ["human"] * 3)
        await client.start(made.id, made.host)
        await refused(client.start(made.id, made.host), 409)
        await refused(client.change(made.id, made.host, options={"ties": "share"}), 409)
        async with client.sit(made.id) as watching:
            await watching.until(lambda update: update.outcome is not None)
        assert lines(verified(await client.record(made.id)))[:3] == [f"! seat {seat} bot:medium" for seat in range(3)]


# The host's changes.


@in_time
async def test_seats_and_options_change_before_the_start(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, ["human"] * 3)
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "random"}, {"kind": "human"}]
        changed = await client.change(made.id, made.host, seats=seats, options={"ties": "share"})
        assert (changed.id, changed.code, changed.seal, changed.host) == (made.id, made.code, made.seal, None)
        assert changed.seats[1].key is None
        shown = await client.table(made.id)
        assert shown.options == {"ties": "share"}
        assert [(seat.kind, seat.level, seat.name) for seat in shown.seats] == [
            ("human", None, "Ada"),
            ("bot", "random", None),
            ("human", None, None),
        ]
        assert shown.waiting == [0, 2]
        people = [client.sit(made.id, made.seats[seat].key) for seat in (0, 2)]  # those keys are still good
        async with people[0], people[1]:
            assert (await people[0].turn()).view["ties"] == "share"
            await play_out(*people)
        record = verified(await client.record(made.id))
        assert (record.options, record.seats[0].name) == ({"ties": "share"}, "Ada")


@in_time
async def test_what_is_left_out_of_a_change_stays(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, ["human", "human", "bot:easy"], {"ties": "share"})
        await client.change(made.id, made.host, options={})
        assert (await client.table(made.id)).options == {}
        await refused(client.change(made.id, made.host, practice=True), 422, "practice")
        await client.change(made.id, made.host, seats=[SeatAsked("human"), SeatAsked("bot"), SeatAsked("bot", "hard")])
        await client.change(made.id, made.host, practice=True)
        await refused(client.change(made.id, made.host, seats=[SeatAsked("human")] * 3), 422, "practice")
        shown = await client.table(made.id)
        assert shown.practice
        assert [seat.level for seat in shown.seats] == [None, "medium", "hard"]
        await refused(client.change(made.id, made.host, options={"ties": "perhaps"}), 422, "options")
        await refused(client.change(made.id, made.host, options={"tides": "high"}), 422, "options")
        await refused(client.change(made.id, made.host, seats=[SeatAsked("human")]), 422, "seats")
        await refused(client.change(made.id, made.host, clock={"minutes": 5}), 422, "clock")
        assert await client.table(made.id) == shown


@in_time
async def test_a_seat_that_becomes_a_bots_is_nobodys_any_more(server):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        async with client.sit(made.id, made.seats[1].key) as person:
            await person.next()
            await client.change(made.id, made.host, seats=[SeatAsked("human"), SeatAsked("bot", "random")])
            with pytest.raises(Closed) as closed:
                await person.turn()
        assert closed.value.code == 4401
        async with client.sit(made.id, made.seats[0].key) as host:
            assert (await host.turn()).seats[1].kind == "bot"


@in_time
async def test_a_new_seat_for_a_person_gets_a_key(server):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "bot:random"])
        changed = await client.change(made.id, made.host, seats=[SeatAsked("human"), SeatAsked("human")])
        people = [client.sit(made.id, key) for key in (made.seats[0].key, changed.seats[1].key)]
        async with people[0], people[1]:
            assert (await people[1].until(lambda update: update.started)).seat == 1


@in_time
async def test_only_the_host_may_change_and_start(server):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        other = await client.make(BLACK_HOLES, ["human", "human"])
        for key in ("wrong", made.seats[0].key, other.host):
            await refused(client.change(made.id, key, options={}), 403, "key")
            await refused(client.start(made.id, key), 403, "key")
        await refused(client.start("no-such-table", made.host), 404, "id")
        assert not (await client.table(made.id)).started


# Names.


@in_time
async def test_names_before_and_after_the_start_are_table_data(server):
    markup = "<b>Zoë</b> & 'Söhne' #7"
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, [SeatAsked("human", None, "Ada"), SeatAsked("bot", "random", "Tin")])
        async with client.sit(made.id, made.seats[0].key) as person:
            assert [seat.name for seat in (await person.turn()).seats] == ["Ada", "Tin"]
            before = person.latest
            named = await person.rename(markup)
            assert (named.seats[0].name, named.version, named.legal) == (markup, before.version, before.legal)
            for bad in ("a\tb", "\u202eevil", " \n"):
                with pytest.raises(MessageRefused):
                    await person.rename(bad)
            with pytest.raises(MessageRefused):
                await person.send(Rename(None, "long", name="n" * 41))
            await person.resign()
        record = verified(await client.record(made.id))
        assert [info.name for info in record.seats] == ["Ada", "Tin"]
        assert record.log[0].name == markup


@in_time
async def test_a_name_given_while_waiting_goes_into_the_header(server):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        async with client.sit(made.id, made.seats[0].key) as person:
            await person.next()
            await person.rename("Ada")
            assert (await client.table(made.id)).seats[0].name == "Ada"
            await client.start(made.id, made.host)
            await person.turn()
            await person.resign()
        record = await client.record(made.id)
        assert record.seats[0].name == "Ada"
        assert not [line for line in lines(record) if "name" in line]


@in_time
async def test_who_has_joined_keeps_a_name_when_the_host_changes_other_seats(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, ["human"] * 3)
        joined = await client.join(made.code, "Ada")
        seats = [SeatAsked("human")] * 3
        seats[3 - joined.seat] = SeatAsked("bot", "easy")  # the other one that is not the host's
        await client.change(made.id, made.host, seats=seats)
        assert (await client.table(made.id)).seats[joined.seat].name == "Ada"
