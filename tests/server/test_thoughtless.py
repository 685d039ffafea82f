"""A bot that can't think: after two failures it makes any legal move, and everybody at the table is told."""

import json

import httpx

from tests.server.raw import sitting
from tests.server.running import Server, in_time


class Thoughtless(Server):
    module = "tests.server.thoughtless"


@in_time
async def test_a_bot_that_fails_makes_any_move_and_the_table_says_so(tmp_path):
    with Thoughtless(tmp_path).start() as server:
        seats = [{"kind": "human"}, {"kind": "bot", "level": "easy"}]
        body = {"game": "black-holes", "seats": seats}
        made = httpx.post(f"{server.url}/api/tables", json=body).raise_for_status().json()
        async with sitting(server.url, made, 0) as line:
            told = json.loads(await line.recv())
            assert told["hasty"] == []
            await line.send(json.dumps({"type": "act", "version": 1, "id": "a", "action": told["legal"][0]}))
            told = json.loads(await line.recv())
            while not told["legal"]:
                told = json.loads(await line.recv())
            assert told["hasty"] == [1]
        assert server.log.count("a bot's thought has failed") == 4  # two moves, each tried twice
        assert "Traceback" not in server.log
