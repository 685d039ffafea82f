"""The Python client: links, refusals, and a line that breaks, lies or ends."""

import asyncio
from contextlib import asynccontextmanager

import msgspec
import pytest
from websockets.asyncio.server import serve

from ergosphere.client import CallRefused, Client, Closed, Link, MessageRefused, Seat
from ergosphere.core.errors import BadInput
from ergosphere.server.protocol import Act, Message, Refused, SeatAsked, Update, encode
from tests.server.playing import play_out, seated
from tests.server.running import free_port, in_time

AUCTION, BLACK_HOLES = "wreck-auction", "black-holes"
read = msgspec.json.Decoder(Message).decode


# Links.


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("http://127.0.0.1:8420/t/abc#KEY", Link("http://127.0.0.1:8420", "abc", "KEY")),
        ("https://play.example/t/a-b_c", Link("https://play.example", "a-b_c", None)),
        ("http://[::1]:8420/t/abc/", Link("http://[::1]:8420", "abc", None)),
    ],
)
def test_a_link_is_a_server_a_table_and_perhaps_a_key(text, link):
    assert Link.from_text(text) == link
    assert Link.from_text(str(link)) == link


@pytest.mark.parametrize(
    "text", ["", "abc", "/t/abc#K", "ftp://x/t/abc", "http://x/abc", "http://x/t/", "http:///t/abc", "http://[/t/abc"]
)
def test_what_is_no_link(text):
    with pytest.raises(BadInput):
        Link.from_text(text)


# At a real server.


@in_time
async def test_a_call_that_is_refused_says_why_and_where(server):
    async with Client(f"{server.url}/") as client:
        with pytest.raises(CallRefused) as no:
            await client.make("ludo", ["human", "human"])
        assert (no.value.status, no.value.where) == (422, "game")
        assert "ludo" in str(no.value)
        with pytest.raises(CallRefused, match="404"):
            await client.call(dict, "GET", "/nothing")


@in_time
async def test_a_tool_by_name(server):
    async with Client(server.url) as client:
        assert (await client.tool(BLACK_HOLES, "perft", depth=1))["depth"] == 1


@in_time
async def test_seats_are_named_by_what_they_are(server):
    async with Client(server.url) as client:
        made = await client.make(AUCTION, ["human", "bot", SeatAsked("bot", "hard", "Tin")])
        shown = await client.table(made.id)
        assert [(seat.kind, seat.level, seat.name) for seat in shown.seats] == [
            ("human", None, None),
            ("bot", "medium", None),
            ("bot", "hard", "Tin"),
        ]


@pytest.mark.parametrize(("key", "code"), [("wrong", 4401), ("", 4401), ("&key=x/+ä", 4401)])
@in_time
async def test_a_wrong_key_ends_it_for_good(server, key, code):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        async with client.sit(made.id, key) as seat:
            for wish in (seat.next(), seat.turn(), seat.act("d5w")):
                with pytest.raises(Closed) as closed:
                    await wish
                assert closed.value.code == code
            assert seat.connections == 1  # trying again would be of no use


@in_time
async def test_a_table_that_is_not_there_ends_it_for_good(server):
    async with Seat(server.url, "no such table?", "key") as seat:
        with pytest.raises(Closed) as closed:
            await seat.next()
        assert closed.value.code == 4404


@in_time
async def test_a_refusal_names_the_rule_and_the_match_goes_on(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (_, _, (light, dark)):
        with pytest.raises(MessageRefused) as no:
            await light.act("d4w" if "d4w" not in light.latest.legal else "a9w")
        assert no.value.rule.startswith("BH-")
        assert no.value.reason
        with pytest.raises(MessageRefused) as no:
            await light.act("bid 3")
        assert no.value.rule is None
        with pytest.raises(MessageRefused):
            await dark.act(light.latest.legal[0])
        assert light.latest.version == 1
        await play_out(light, dark)


@in_time
async def test_what_can_never_arrive_is_not_sent_for_ever(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (_, _, (light, _)):
        with pytest.raises(Closed) as closed:
            await light.act("x" * 100_000)
        assert closed.value.code == 1009


@in_time
async def test_who_hangs_up_waits_for_nothing_any_more(server):
    async with Client(server.url) as client:
        made = await client.make(BLACK_HOLES, ["human", "human"])
        async with client.sit(made.id, made.seats[0].key) as seat:
            await seat.next()
            waiting = asyncio.create_task(seat.turn())
            await asyncio.sleep(0)
        with pytest.raises(Closed, match="hung up"):
            await waiting
        with pytest.raises(Closed, match="hung up"):
            await seat.act("d5w")


# At a server that does as it is told here.


def update(version=1, ack=None, legal=("a",)):
    return encode(Update(version, 0, [0], [], list(legal), {}, [], None, [], ack, [], None, True, None)).decode()


@asynccontextmanager
async def strange(behave, port=0):
    """A server of which each connection goes through `behave`, with its number from 1."""
    count = 0

    async def handle(line):
        nonlocal count
        count += 1
        await behave(line, count)

    async with serve(handle, "127.0.0.1", port) as listening:
        yield f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"


@in_time
async def test_a_message_is_sent_again_with_the_same_id_until_it_is_acknowledged():
    heard = []

    async def break_twice(line, number):
        await line.send(update())
        message = read(await line.recv())
        heard.append(message)
        if number == 1:
            line.transport.abort()  # no close frame
        elif number == 2:
            await line.close(1012)
        else:
            await line.send(update(2, message.id))
            await line.wait_closed()

    async with strange(break_twice) as url, Seat(url, "table", "key") as seat:
        await seat.turn()
        done = await seat.act("a")
        assert done.version == 2
        assert seat.connections == 3
    assert heard == [heard[0]] * 3
    assert heard[0] == Act(1, done.ack, "a")


@in_time
async def test_only_ones_own_acknowledgement_counts():
    async def answer(line, _):
        await line.send(update())
        first = read(await line.recv())
        await line.send(update(2, "another's"))
        await line.send(encode(Refused(None, "something else", None)).decode())
        await line.send(update(3, first.id))
        second = read(await line.recv())
        await line.send(encode(Refused(second.id, "no", "BH-1")).decode())
        await line.wait_closed()

    async with strange(answer) as url, Seat(url, "table", None) as seat:
        await seat.turn()
        assert (await seat.act("a")).version == 3
        with pytest.raises(MessageRefused, match="no") as no:
            await seat.act("b")
        assert no.value.rule == "BH-1"
        assert [(await seat.next()).version for _ in range(2)] == [2, 3]  # turn has taken the first


@in_time
async def test_updates_come_in_order_and_none_is_left_out():
    async def send_many(line, _):
        for version in range(1, 501):
            await line.send(update(version))
        await line.wait_closed()

    async with strange(send_many) as url, Seat(url, "table", None) as seat:
        assert [(await seat.next()).version for _ in range(500)] == list(range(1, 501))


@in_time
async def test_a_server_that_is_not_there_yet_is_waited_for():
    port = free_port()

    async def greet(line, _):
        await line.send(update(7))
        await line.wait_closed()

    async with Seat(f"http://127.0.0.1:{port}", "table", None) as seat:
        waiting = asyncio.create_task(seat.next())
        done, _ = await asyncio.wait([waiting], timeout=0.2)
        assert not done
        async with strange(greet, port):
            assert (await waiting).version == 7


@pytest.mark.parametrize("nonsense", ["{}", "nonsense", '{"type": "dance"}', "[]"])
@in_time
async def test_a_server_that_speaks_otherwise_is_not_waited_for(nonsense):
    async def babble(line, _):
        await line.send(nonsense)
        await line.wait_closed()

    async with strange(babble) as url, Seat(url, "table", None) as seat:
        with pytest.raises(Closed) as closed:
            await seat.next()
        assert closed.value.code == 1002


@in_time
async def test_an_address_that_is_none_is_said():
    async with Seat("localhost:8420", "table", None) as seat:
        with pytest.raises(Closed):
            await seat.act("a")
