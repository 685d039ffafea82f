"""Work that waits for its turn: limits of time and memory hold for the one who breaks them, and nobody's flood holds
others up."""

import asyncio
import os
import time

import pytest

from ergosphere.server.thinking.lanes import Caller, Crowded, Lane
from ergosphere.server.thinking.workers import MEGABYTE, TooLarge, TooLong, WorkerLost
from tests.server.running import in_time

ADA, BO = Caller("ada"), Caller("bo")


def echo(task):
    return task


def sleep(seconds):
    time.sleep(seconds)
    return seconds


def grow(size):
    return len(bytearray(size))


def die(_):
    os._exit(3)


def fail(_):
    raise ValueError("no")


@pytest.fixture
def lane():
    lane = Lane(2, 6.0, 700 * MEGABYTE, at_once=1, share=40)
    yield lane
    lane.close()


@in_time
async def test_what_comes_back_and_what_is_raised(lane):
    assert await lane.run(echo, {"a": [1]}, ADA) == {"a": [1]}
    with pytest.raises(ValueError, match="no"):
        await lane.run(fail, None, ADA)
    assert await lane.run(echo, 2, ADA) == 2


@in_time
async def test_only_the_guilty_one_is_ended(lane):
    """A thought that takes too long, one that takes too much memory and one whose process dies: whoever waited behind
    them, and whoever ran beside them, is served."""
    guilty = [lane.run(sleep, 60, ADA), lane.run(grow, 1 << 33, ADA), lane.run(die, None, ADA)]
    innocent = [lane.run(sleep, 0.5, BO), lane.run(echo, "behind", ADA), lane.run(echo, "beside", BO)]
    answers = await asyncio.gather(*guilty, *innocent, return_exceptions=True)
    assert [type(answer) for answer in answers[:3]] == [TooLong, TooLarge, WorkerLost]
    assert answers[3:] == [0.5, "behind", "beside"]


@in_time
async def test_waiting_is_not_thinking(lane):
    """Nine seconds of work one after another, with six seconds for each."""
    assert await asyncio.gather(*(lane.run(sleep, 1.5, ADA) for _ in range(6))) == [1.5] * 6


@in_time
async def test_a_flood_of_one_address_is_in_nobodys_way(lane):
    flood = [asyncio.ensure_future(lane.run(sleep, 0.3, Caller("flood", str(number)))) for number in range(41)]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await lane.run(echo, None, Caller("flood", "one more"))
    assert await lane.run(echo, "served", BO) == "served"
    assert sum(each.done() for each in flood) < 20, "while most of the flood still waits"
    for each in flood:
        each.cancel()


@in_time
async def test_tables_of_an_address_take_turns():
    lane = Lane(1, 5.0, None, at_once=1)
    order = []

    async def ask(table, number):
        await lane.run(sleep, 0.05, Caller("ada", table))
        order.append((table, number))

    first = asyncio.ensure_future(lane.run(sleep, 0.3, ADA))
    await asyncio.gather(*(ask("large", number) for number in range(5)), ask("small", 0))
    await first
    lane.close()
    assert order.index(("small", 0)) <= 1, "not after all of the other table's"


@in_time
async def test_who_has_hung_up_is_not_served():
    lane = Lane(1, 5.0, None, at_once=1)
    first = asyncio.ensure_future(lane.run(sleep, 0.5, ADA))
    gone = asyncio.ensure_future(lane.run(sleep, 4.0, ADA))
    await asyncio.sleep(0.1)
    gone.cancel()
    assert await lane.run(echo, "soon", ADA) == "soon"
    assert await first == 0.5
    lane.close()


@in_time
async def test_what_nobody_waits_for_has_one_share_together():
    """Two hundred thoughts of forty addresses that nobody looks at, and one person: she is next each time, and so is
    whoever comes to one of those tables. The others get their turns, too."""
    lane = Lane(2, 5.0, None, at_once=1, unattended=200)
    crowd = [Caller(f"10.0.0.{number % 40}", str(number), waits=False) for number in range(201)]
    idly = [asyncio.ensure_future(lane.run(sleep, 0.1, each)) for each in crowd]
    await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await lane.run(echo, None, Caller("10.0.1.1", "one more", waits=False))
    for number in range(10):
        assert await lane.run(echo, number, ADA) == number
    late = 199
    lane.attend(Caller("10.0.2.1", str(late)))
    await idly[late]
    assert sum(each.done() for each in idly) < 100, "most of them still wait"
    while not idly[1].done():  # but not for ever
        await lane.run(sleep, 0.01, ADA)
    for each in idly:
        each.cancel()
    lane.close()


@in_time
async def test_coming_and_going_brings_nobody_more():
    """One who asks again and again, and one who has asked for a lot at once: each has half of the time."""
    lane = Lane(1, 5.0, None, at_once=1)
    await lane.warm()
    lot = [asyncio.ensure_future(lane.run(sleep, 0.05, ADA)) for _ in range(40)]
    for _ in range(20):
        await lane.run(sleep, 0.05, BO)
    assert sum(each.done() for each in lot) > 10
    for each in lot:
        each.cancel()
    lane.close()
