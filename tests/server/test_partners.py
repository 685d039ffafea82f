"""People and bots in one crew, over real sockets: a bot proposes, a person decides, and it is recorded as the bot's."""

import asyncio

from ergosphere.server.protocol import Act
from tests.server.playing import lines, play_on, play_out, seated, verified
from tests.server.running import in_time
from tests.server.test_matters import refused

EXPLORER = "explorer"
MIXED = {"options": {"crews": "0+1,2", "first": "0"}}
"""A person and a bot against another person."""


async def bots_turn(*people, most=40):
    """Everybody decides what is theirs until a bot waits for a word."""
    for _ in range(most):
        newest = max(person.latest.version for person in people)
        for person in people:
            await person.until(lambda update, newest=newest: update.version >= newest)
        latest = people[0].latest
        if latest.asking or latest.outcome is not None:
            return latest
        actor = next(person for person in people if person.latest.seat in latest.actors)
        await actor.act(wise(actor.latest.legal))
    raise AssertionError("no bot has a turn")


def wise(legal):
    """A ship that flies for long."""
    return next(
        (action for action in ("build 0,0,0,3", "build 0,0,0,2", "dice 2", "stay") if action in legal), legal[0]
    )


@in_time
async def test_a_person_decides_for_the_bot_of_the_crew(server):
    """It doesn't move alone; what the person chooses is the bot's action in the record."""
    async with seated(server, EXPLORER, ["human", "bot:easy", "human"], **MIXED) as (client, made, (ada, ben)):
        asked = await bots_turn(ada, ben)
        assert (asked.actors, [(bot.seat, bot.people) for bot in asked.asking]) == ([1], [(1, [0])])
        await asyncio.sleep(0.7)  # far longer than an easy bot thinks
        assert (ada.latest.version, ada.latest.actors) == (asked.version, [1])
        assert ada.latest.legal
        assert not ben.latest.legal
        assert (await client.table(made.id)).asking == asked.asking
        done = await ada.act(ada.latest.legal[0])
        assert done.version == asked.version + 1
        record = await client.record(made.id, made.seats[0].key)
        assert f"1 {asked.legal[0]}" in lines(record)
        await play_out(ada, ben)
        verified(await client.record(made.id))


@in_time
async def test_another_crew_may_not_decide_for_it(server):
    async with seated(server, EXPLORER, ["human", "bot:easy", "human"], **MIXED) as (_, _, (ada, ben)):
        asked = await bots_turn(ada, ben)
        await ben.until(lambda update: update.version == asked.version)
        await refused(ben.send(Act(asked.version, "b1", asked.legal[0], seat=1)), "seat 1 is not yours")
        await refused(ben.act(asked.legal[0]))
        await refused(ada.send(Act(asked.version, "a1", asked.legal[0], seat=2)), "seat 2 is not yours")
        await refused(ada.send(Act(asked.version, "a2", asked.legal[0], seat=77)), "seat 77 is not yours")
        assert ada.latest.version == asked.version
        done = await ada.send(Act(asked.version, "a3", asked.legal[0], seat=1))
        assert (done.version, done.ack) == (asked.version + 1, "a3")


@in_time
async def test_a_message_that_comes_twice_counts_once_also_after_a_restart(own_server):
    async with seated(own_server, EXPLORER, ["human", "bot:easy"], options={"crews": "one"}) as (client, made, (ada,)):
        asked = await bots_turn(ada)
        message = Act(asked.version, "once", asked.legal[0])
        done = await ada.send(message)
        assert (await ada.send(message)).version == done.version
        before = lines(await client.record(made.id, made.seats[0].key))
        own_server.kill()
        own_server.start()
        assert (await ada.send(message)).ack == "once"
        assert lines(await client.record(made.id, made.seats[0].key)) == before


@in_time
async def test_the_bots_fly_on_when_no_person_is_left_in_the_crew(server):
    async with seated(server, EXPLORER, ["human", "bot:easy", "human"], **MIXED) as (client, made, (ada, ben)):
        asked = await bots_turn(ada, ben)
        await ada.resign()
        gone = await ben.turn()  # both bots have decided, and it is Ben's turn
        assert gone.version > asked.version
        assert not gone.asking
        await ada.until(lambda update: update.version == gone.version)
        await refused(ada.act(asked.legal[0]), "a bot holds this seat")
        await play_on(ben)
        flown = lines(verified(await client.record(made.id)))
        after = flown[flown.index("! resign 0") :]
        assert {line[0] for line in after} >= {"0", "1"}


@in_time
async def test_one_who_comes_back_is_asked_again(server):
    async with seated(server, EXPLORER, ["human", "bot:easy", "human"], **MIXED) as (_, _, (ada, ben)):
        await bots_turn(ada, ben)
        await ada.resign()
        await ben.turn()  # the others have flown, and wait for Ben now
        await ada.come_back()
        assert (await bots_turn(ben, ada)).asking[0].people == [0]


@in_time
async def test_undo_takes_back_what_was_decided_for_the_bot(server):
    async with seated(server, EXPLORER, ["human", "bot:easy"], options={"crews": "one"}, practice=True) as (
        client,
        made,
        (ada,),
    ):
        asked = await bots_turn(ada)
        await ada.act(asked.legal[0])
        back = await ada.undo()
        assert (back.actors, back.legal) == ([1], asked.legal)
        record = await client.record(made.id, made.seats[0].key)
        assert lines(record)[-1].startswith("! undo")


@in_time
async def test_two_people_beside_a_bot_are_both_asked(server):
    """Whoever is first decides; taking it back needs the other, who may have decided."""
    seats = ["bot:easy", "human", "human"]
    async with seated(server, EXPLORER, seats, options={"crews": "one"}) as (_, _, (ada, ben)):
        asked = await bots_turn(ada, ben)
        assert [(bot.seat, bot.people) for bot in asked.asking] == [(0, [1, 2])]
        await ben.until(lambda update: update.version == asked.version)
        assert ben.latest.legal == ada.latest.legal
        assert ben.latest.legal[0].startswith("build")  # the bot is first, and doesn't build over their heads
        await ben.act(ben.latest.legal[0])
        await ada.until(lambda update: update.version > asked.version)
        waiting = await ada.undo()
        assert (waiting.undo.seat, waiting.undo.missing) == (1, [2])


@in_time
async def test_a_crew_of_bots_flies_alone(server):
    async with seated(
        server, EXPLORER, ["human", "bot:easy", "bot:easy"], options={"crews": "0,1+2", "first": "1"}
    ) as (
        *_,
        (ada,),
    ):
        turn = await ada.turn()
        assert turn.actors == [0]
        assert not turn.asking
