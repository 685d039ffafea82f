"""Matters of the table, over real sockets: taking back, undo with and without consent, resigning, bots that step in."""

import asyncio

import pytest

from ergosphere.client import MessageRefused
from ergosphere.server.protocol import Act, Undo
from tests.server.playing import lines, play_on, play_out, seated, verified
from tests.server.running import in_time

AUCTION, BLACK_HOLES = "wreck-auction", "black-holes"


async def refused(wish, *words):
    """The table says no, with these words."""
    with pytest.raises(MessageRefused) as no:
        await wish
    assert all(word in no.value.reason for word in words), no.value.reason
    return no.value


# Sealed choices.


@in_time
async def test_a_sealed_choice_is_taken_back_and_made_anew(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, (first, second, third)):
        sealed = await first.act(first.latest.legal[0])
        assert (sealed.actors, sealed.legal, sealed.view["chosen"]) == ([1, 2], [], [True, False, False])
        assert (await second.until(lambda update: update.actors == [1, 2])).view["sealed"] == 0
        back = await first.retract()
        assert (back.actors, back.version) == ([0, 1, 2], sealed.version)
        assert back.view["sealed"] == 0
        last = await first.act(back.legal[-1])
        assert (last.view["sealed"], last.version) == (int(back.legal[-1].split()[1]), sealed.version)
        await play_on(second, decisions=1)
        done = await play_on(third, decisions=1)
        assert done.version == sealed.version + 1
        record = await client.record(made.id, made.seats[1].key)
        assert lines(record)[13] == f"0 {back.legal[-1]}"
        assert sum(line.startswith("0 ") for line in lines(record)) == 1  # nothing of what was taken back
        await play_out(first, second, third)
        verified(await client.record(made.id))


@in_time
async def test_who_has_sealed_nothing_has_nothing_to_take_back(server):
    async with seated(server, AUCTION, ["human"] * 3) as (_, _, (first, second, third)):
        await refused(first.retract(), "seat 0")
        await asyncio.gather(*(play_on(seat, decisions=1) for seat in (first, second, third)))
        await first.turn()
        await refused(first.retract())


@in_time
async def test_an_undo_of_a_sealed_choice_takes_it_back(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, (first, second, _)):
        await play_on(first, decisions=1)
        back = await first.undo()
        assert (back.actors, back.undo, back.version) == ([0, 1, 2], None, 1)
        await second.until(lambda update: update.actors == [0, 1, 2])
        assert not [line for line in lines(await client.record(made.id, made.seats[0].key)) if line.startswith("!")]


# Undo.


@in_time
async def test_an_undo_is_free_as_long_as_nobody_else_has_acted(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (client, made, (light, dark)):
        before = light.latest
        await light.act(before.legal[0])
        back = await light.undo()
        assert (back.undo, back.view, back.legal) == (None, before.view, before.legal)
        assert back.version > before.version
        await dark.until(lambda update: update.version == back.version)
        assert lines(await client.record(made.id, made.seats[1].key)) == [f"0 {before.legal[0]}", "! undo 1"]
        await play_out(light, dark)
        verified(await client.record(made.id))


async def until_dark_has_moved(light, dark):
    """A light turn and one dark move; the last update before light's last move."""
    while not dark.latest.legal:
        before = await light.turn()
        await light.act(before.legal[0])
        await dark.until(lambda update: update.version == light.latest.version)
    await dark.act(dark.latest.legal[0])
    await light.until(lambda update: update.version == dark.latest.version)
    return before


@in_time
async def test_after_another_has_acted_an_undo_needs_consent(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (client, made, (light, dark)):
        before = await until_dark_has_moved(light, dark)
        asked = await light.undo()
        assert (asked.undo.seat, asked.undo.missing) == (0, [1])
        assert asked.version == dark.latest.version  # nothing has happened yet
        await refused(light.consent(), "consent")  # not one's own
        await refused(dark.undo(), "already")
        await dark.until(lambda update: update.undo is not None)
        back = await dark.consent()
        assert (back.undo, back.view["position"]) == (None, before.view["position"])
        again = await light.turn()
        assert again.legal == before.legal
        assert "! undo 2" in lines(await client.record(made.id, made.seats[0].key))
        await play_out(light, dark)
        verified(await client.record(made.id))


@in_time
async def test_a_declined_undo_changes_nothing_and_may_be_asked_for_again(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (_, _, (light, dark)):
        await until_dark_has_moved(light, dark)
        there = dark.latest
        await light.undo()
        declined = await dark.consent(agree=False)
        assert (declined.undo, declined.version, declined.view) == (None, there.version, there.view)
        await light.until(lambda update: update.undo is None)
        await refused(dark.consent(), "consent")
        assert (await light.undo()).undo.missing == [1]


@in_time
async def test_playing_on_answers_an_undo_with_no(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (_, _, (light, dark)):
        await until_dark_has_moved(light, dark)
        await light.undo()
        await dark.turn()
        moved = await dark.act(dark.latest.legal[0])
        assert moved.undo is None
        await refused(dark.consent(), "consent")


@in_time
async def test_three_must_all_agree_and_nature_draws_anew(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, (first, second, third)):
        await asyncio.gather(*(play_on(seat, decisions=1) for seat in (first, second, third)))
        await first.until(lambda update: update.version == 2)
        assert (await first.undo()).undo.missing == [1, 2]
        await asyncio.gather(*(seat.until(lambda update: update.undo is not None) for seat in (second, third)))
        assert (await third.consent()).undo.missing == [1]
        back = await second.consent()
        assert (back.version, back.actors, back.undo) == (3, [0, 1, 2], None)
        assert back.view["rounds"] == []
        assert len(back.view["hand"]) == 4
        assert lines(await client.record(made.id, made.seats[0].key))[-1] == "! undo 4"  # three bids and a roll
        await play_out(first, second, third)
        verified(await client.record(made.id))


@in_time
async def test_open_moves_of_bots_are_taken_back_along_with_ones_own(server):
    async with seated(server, BLACK_HOLES, ["human", "bot:random"]) as (client, made, (person,)):
        before = person.latest
        while person.latest.actors == [0]:
            before = person.latest
            await person.act(before.legal[0])
        await person.until(lambda update: update.actors == [0] and update.version > before.version + 1)
        back = await person.undo()
        assert (back.undo, back.view["position"], back.actors) == (None, before.view["position"], [0])
        await play_out(person)
        verified(await client.record(made.id))


@in_time
async def test_an_undo_reaches_a_bot_that_is_thinking(server):
    """What it thought of belongs to a decision that is no longer open."""
    async with seated(server, BLACK_HOLES, ["human", "bot:expert"]) as (client, made, (person,)):
        before = person.latest
        while person.latest.actors == [0]:
            before = person.latest
            await person.act(before.legal[0])
        back = await person.undo()
        assert (back.actors, back.view) == ([0], before.view)
        await person.act(back.legal[1])
        await person.resign()
        written = lines(verified(await client.record(made.id)))
        undone = next(number for number, line in enumerate(written) if line.startswith("! undo"))
        assert written[undone + 1] == f"0 {back.legal[1]}"


@in_time
async def test_alone_with_bots_what_has_come_up_stays(server):
    async with seated(server, AUCTION, ["human", "bot:random", "bot:random"]) as (client, made, (person,)):
        assert person.latest.may_undo == "no"
        sealed = await person.act(person.latest.legal[0])
        assert sealed.may_undo == "free" or sealed.version == 2  # the bots may have been faster
        update = await person.until(lambda update: update.version == 2)
        assert update.may_undo == "no"
        await refused(person.undo(), "new cards, dice")
        assert not any(line.startswith("!") for line in lines(await client.record(made.id, made.seats[0].key)))


@in_time
async def test_in_practice_what_has_come_up_is_taken_back(server):
    people = ["human", "bot:random", "bot:random"]
    async with seated(server, AUCTION, people, practice=True) as (client, made, (person,)):
        assert (person.latest.practice, (await client.table(made.id)).practice) == (True, True)
        await play_on(person, decisions=1)
        update = await person.until(lambda update: update.version == 2)
        assert update.may_undo == "free"
        back = await person.undo()
        assert (back.view["rounds"], len(back.view["hand"])) == ([], 4)
        await play_out(person)
        record = verified(await client.record(made.id))
        assert record.practice
        assert "! undo 4" in lines(record)


@in_time
async def test_the_steps_of_one_press_are_taken_back_together(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (client, made, (light, dark)):
        await light.act(light.latest.legal[0])
        before = await dark.turn()
        for _ in range(2):
            await dark.act((await dark.turn()).legal[0], press="a turn")
        assert dark.latest.actors == [0]
        back = await dark.undo()
        assert (back.view, back.may_undo) == (before.view, "no")
        assert lines(await client.record(made.id, made.seats[1].key))[-1] == "! undo 2"
        for press in ("first", "second"):
            await dark.act((await dark.turn()).legal[0], press=press)
        assert (await dark.undo()).may_undo == "free"
        assert lines(await client.record(made.id, made.seats[1].key))[-1] == "! undo 1"


@in_time
async def test_who_asked_hears_who_declined(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (_, _, (light, dark)):
        await until_dark_has_moved(light, dark)
        assert light.latest.may_undo == "ask"
        await light.undo()
        assert light.latest.may_undo == "no"  # one request is enough
        await dark.consent(agree=False)
        assert (await light.until(lambda update: update.undo is None)).declined == 1
        await light.undo()
        assert light.latest.declined is None


@in_time
async def test_bots_wait_while_somebody_is_asked(server):
    """Otherwise their next move would answer the request."""
    async with seated(server, AUCTION, ["human", "human", "bot:random"]) as (_, _, (first, second)):
        for person in (first, second):
            await play_on(person, decisions=1)
        await first.until(lambda update: update.version == 2)
        asked = await first.undo()
        assert asked.undo is not None
        await second.until(lambda update: update.undo is not None)
        assert (await second.consent()).view["rounds"] == []


@in_time
async def test_who_has_not_decided_yet_has_nothing_to_undo(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (_, _, (light, dark)):
        await refused(light.undo(), "nothing to undo")
        await light.act(light.latest.legal[0])
        await dark.until(lambda update: update.version == 2)
        await refused(dark.undo(), "nothing to undo")


@in_time
async def test_an_undo_of_an_older_moment_is_stale(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (_, _, (light, _)):
        old = light.latest
        await light.act(old.legal[0])
        await refused(light.send(Undo(old.version, "late")), "version 2")
        await refused(light.send(Act(old.version, "later", old.legal[0])), "version 2")
        assert light.latest.version == 2


# Resigning, and bots that step in.


@in_time
async def test_resigning_ends_a_match_of_two(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (client, made, (light, dark)):
        await light.act(light.latest.legal[0])
        over = await dark.resign()
        assert (over.outcome.reason, over.outcome.winners, over.outcome.ranks) == ("resigned", [0], [1, 2])
        assert (await light.turn()).outcome == over.outcome
        record = verified(await client.record(made.id))
        assert lines(record)[-1] == "! resign 1"
        for wish in (light.resign, light.undo, light.retract, lambda: light.act("d5w")):
            await refused(wish(), "over")


@in_time
async def test_at_a_table_of_three_a_bot_plays_on_and_the_owner_may_return(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, (first, second, third)):
        left = await second.resign()
        assert (left.outcome, left.seats[1].kind, left.seats[1].owned) == (None, "bot", True)
        assert left.seats[1].level == "medium"
        bid = await first.until(lambda update: update.view["chosen"][1])
        assert bid.version == 1
        await refused(second.act("bid 1"), "owner may return")
        await refused(second.resign(), "owner may return")
        back = await second.come_back()
        assert back.seats[1].kind == "human"
        assert back.view["sealed"] > 0  # what the bot has chosen stands, unless it is taken back
        await refused(second.come_back(), "nobody else")
        await second.retract()
        await play_out(first, second, third)
        table_lines = [line for line in lines(verified(await client.record(made.id))) if line.startswith("!")]
        assert table_lines == ["! resign 1", "! seat 1 bot:medium", "! seat 1 human"]


@in_time
async def test_after_all_have_resigned_the_bots_finish_the_match(server):
    async with seated(server, AUCTION, ["human", "human", "bot:random"]) as (client, made, people):
        for person in people:
            await person.resign()
        over = await people[0].until(lambda update: update.outcome is not None)
        assert [seat.level for seat in over.seats] == ["random"] * 3  # like the one that was there
        verified(await client.record(made.id))


@in_time
async def test_a_bot_holds_the_seat_of_somebody_who_is_away(server):
    async with seated(server, AUCTION, ["human"] * 3) as (client, made, (first, second, third)):
        await refused(first.replace(1), "the player of seat 1 is here")
        await second.leave()
        await first.until(lambda update: not update.seats[1].here)
        await refused(first.replace(1, "grandmaster"), "grandmaster", "random")
        held = await first.replace(1, "random")
        assert (held.seats[1].kind, held.seats[1].level, held.seats[1].here) == ("bot", "random", True)
        await refused(third.replace(1), "not held by a person")
        await refused(third.replace(7), "not held by a person")
        await asyncio.gather(*(play_on(seat, decisions=1) for seat in (first, third)))
        await first.until(lambda update: update.version == 2)
        async with client.sit(made.id, made.seats[1].key) as again:  # who comes back has the seat again
            back = await again.next()
            assert back.seats[1].kind == "human"
            await play_out(first, again, third)
        record = verified(await client.record(made.id))
        assert [line for line in lines(record) if line.startswith("!")] == ["! seat 1 bot:random", "! seat 1 human"]


@in_time
async def test_a_bot_that_steps_in_agrees_to_a_pending_undo(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (_, _, (light, dark)):
        before = await until_dark_has_moved(light, dark)
        await light.undo()
        await dark.leave()
        await light.until(lambda update: not update.seats[1].here)
        held = await light.replace(1, "random")
        assert (held.undo, held.view["position"]) == (None, before.view["position"])


@in_time
async def test_a_spectator_has_no_say(server):
    async with seated(server, BLACK_HOLES, ["human", "human"]) as (client, made, (light, _)):
        async with client.sit(made.id) as watching:
            await watching.next()
            for wish in (watching.act(light.latest.legal[0]), watching.resign(), watching.undo(), watching.rename("X")):
                await refused(wish, "spectator")
        assert (await client.table(made.id)).version == 1
