"""The attack in small: all that strangers may send, while honest people play. `make soak-attack` goes on with it."""

import asyncio

from tests.server.attack import attacked
from tests.server.bystanders import treated_badly

PATIENCE = 300.0
"""Seconds; alone it takes fifteen, beside other tests on a busy machine some times that."""


def test_honest_people_play_on_under_attack(tmp_path):
    with treated_badly(tmp_path) as server:
        attack = attacked(server, tables=2, messages=150, strangers=5, pause=0.01, each=2)
        came = asyncio.run(asyncio.wait_for(attack, PATIENCE))
    assert came["failures"] == []
    assert came["matches"] >= 4
    assert sum(came["answers"].values()) >= 120
