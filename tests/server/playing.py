"""What people do at a table, for tests: sit down, play on, and look whether the record agrees."""

import asyncio
import random
from contextlib import AsyncExitStack, asynccontextmanager

from ergosphere.client import Client
from ergosphere.core.match.replay import replay


@asynccontextmanager
async def seated(server, game, seats, **more):
    """A table with everybody in place: the client, the table, and a socket for each person's seat."""
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(server.url))
        made = await client.make(game, seats, **more)
        people = [await stack.enter_async_context(client.sit(made.id, place.key)) for place in made.seats if place.key]
        for person in people:
            await person.until(lambda update: update.started)
        yield client, made, people


async def play_on(seat, seed=0, decisions=None):
    """Any legal actions, to the end or for some decisions; the last update."""
    rng = random.Random(seed)
    update = await seat.turn()
    while update.outcome is None and decisions != 0:
        await seat.act(rng.choice(update.legal))
        decisions = None if decisions is None else decisions - 1
        if decisions != 0:
            update = await seat.turn()
    return seat.latest


async def play_out(*seats, seed=0):
    """Everybody to the end; the outcome, on which all agree."""
    newest = max(seat.latest.version if seat.latest else 0 for seat in seats)
    for seat in seats:  # nobody acts on what has just been undone
        await seat.until(lambda update: update.version >= newest)
    last = await asyncio.gather(*(play_on(seat, f"{seed}/{number}") for number, seat in enumerate(seats)))
    assert len({str(update.outcome) for update in last}) == 1
    return last[0].outcome


async def collect(seat):
    """All updates that a client gets, up to the outcome."""
    updates = [await seat.next()]
    while updates[-1].outcome is None:
        updates.append(await seat.next())
    return updates


def verified(record, figures=None):
    """A whole record of a finished match, as anybody can check it."""
    checked = replay(record, figures)
    assert checked.seal == "verified"
    assert checked.outcome == record.result
    assert record.seed is not None
    return record


def lines(record):
    return [str(line) for line in record.log]
