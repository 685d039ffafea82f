"""The attack in small: all that strangers may send, while honest people play. `make soak-attack` goes on with it."""

from tests.server.attack import attacked
from tests.server.bystanders import treated_badly
from tests.server.running import in_time


@in_time
async def test_honest_people_play_on_under_attack(tmp_path):
    with treated_badly(tmp_path) as server:
        came = await attacked(server, tables=2, messages=250, strangers=5, pause=0.01)
    assert came["failures"] == []
    assert came["matches"] >= 4
    assert sum(came["answers"].values()) >= 200
