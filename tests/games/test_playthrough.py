"""Golden playthroughs: one match of each game in words. `make golden` writes them anew when the words should change."""

import os
import textwrap
from pathlib import Path

import pytest

import ergosphere
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.seal import seed_from

HERE = Path(__file__).parent
GAMES = [key for key in ergosphere.games() if (HERE / key.replace("-", "_")).is_dir()]


def playthrough(key):
    """A random match: every line of the log and what people are told of it."""
    game = ergosphere.load(key)
    match = ergosphere.Match(game, [SeatInfo("human")] * game.seats[0], {}, seed_from(1))
    rng = ergosphere.Rng(2)
    lines = [f"{game.name}, {game.seats[0]} seats"]
    events = match.begin()
    while True:
        lines += [f"    {event.sentence(game.text)}" for event in events]
        if match.outcome is not None:
            break
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        action = legal[rng.below(len(legal))]
        lines += [f"{game.prompt(match.view(seat))} {len(legal)} choices", f"{seat} {action}"]
        events = match.act(seat, action)
    outcome = match.outcome
    lines.append(f"scores {outcome.scores} ranks {outcome.ranks} winners {outcome.winners} {outcome.reason}")
    return "\n".join(textwrap.shorten(line, 200) if len(line) > 200 else line for line in lines) + "\n"


@pytest.mark.parametrize("key", GAMES)
def test_the_match_is_told_as_before(key):
    file = HERE / key.replace("-", "_") / "playthrough.txt"
    if os.environ.get("GOLDEN") == "write":
        file.write_text(playthrough(key), "utf-8")
    assert playthrough(key) == file.read_text("utf-8")
