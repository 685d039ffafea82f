"""One strange pack for long: a whole match, bots of every level, tools; how long and how much memory it takes.

`python -m tests.games.pack_soak GAME SEED` says in JSON what was found, within the memory that a server's process has;
`make soak-packs` calls it for many."""

from __future__ import annotations

import json
import resource
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

import ergosphere
import ergosphere.games
from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.game import Game
from ergosphere.core.registry import game_class
from tests.games.pack_trial import match, try_bots, try_moment, try_rules
from tests.games.strange_packs import strange, text_of

encode = msgspec.json.encode
T = TypeVar("T")

MEMORY = 1 << 30  # bytes of addresses, as a bot's process on a server has
LOADING = (2.0, 300)  # seconds, megabytes
DECISION = 30.0
ANSWER = 10.0  # while people play
ODDS = 20.0  # asked at leisure; a server gives them ten, and says so where that is not enough
FEW = 3  # moments at which those bots decide that take their time


class Took:
    """The longest of everything, in seconds of this process; complains about what took too long."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}
        self.complaints: list[str] = []

    def measure(self, what: str, most: float, work: Callable[[], T]) -> T:
        began = time.process_time()
        done = work()
        took = time.process_time() - began
        self.longest[what] = max(self.longest.get(what, 0.0), round(took, 2))
        if took > most:
            self.complaints.append(f"{what} took {took:.1f} s")
        return done


def try_tools(game: Game, state: State, took: Took) -> None:
    """What people ask about a moment while they play."""
    for actor in state.actors():
        if actor == NATURE:
            continue
        view = state.view(actor)
        took.measure("advise", ANSWER, lambda view=view: game.advise(view))
        for tool in game.tools:
            if tool.name == "outlook":
                seen = encode(view).decode() if "str" in str(tool.ask.__annotations__["view"]) else view
                with suppress(ergosphere.BadInput):  # there is not always something to look out for
                    took.measure("outlook", ANSWER, lambda tool=tool, seen=seen: tool.run(game, {}, tool.ask(seen)))
            if tool.name == "odds" and state.round < 2:
                asked = tool.ask(ship="3,3,3,3")
                took.measure("odds", ODDS, lambda tool=tool, asked=asked: tool.run(game, game.settle({}), asked))


def megabytes() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def long_trial(key: str, seed: int) -> dict[str, Any]:
    took = Took()
    content = strange(key, seed)
    before = megabytes()
    game = took.measure("load", LOADING[0], lambda: game_class(key).with_pack(text_of(key, content)))
    if megabytes() - before > LOADING[1]:
        took.complaints.append(f"loading took {megabytes() - before} MB")
    try_rules(game)
    moments = list(match(game, seed))
    for moment in moments:
        try_moment(game, moment, seed)
    chosen = [moment for moment in moments if any(actor != NATURE for actor in moment.actors())]
    for number, moment in enumerate(chosen):
        slow = number % max(1, len(chosen) // FEW) == 0
        for level in ("easy", "medium", "hard", "expert") if slow else ("easy",):
            took.measure(level, DECISION, lambda moment=moment, level=level: try_bots(game, moment, [level], seed))
        if slow:
            try_tools(game, moment, took)
    return {"found": "; ".join(took.complaints), "seconds": took.longest, "megabytes": megabytes()}


def main() -> None:
    key, seed = sys.argv[1], int(sys.argv[2])
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        said = long_trial(key, seed)
    except Exception as error:
        said = {"found": f"{type(error).__name__}: {error}", "where": traceback.format_exc(limit=-6)}
    sys.stdout.write(json.dumps(said) + "\n")


if __name__ == "__main__":
    main()
