"""`ergosphere replay`: check a match record line by line."""

from __future__ import annotations

import click

from ergosphere.cli.common import emit, in_file, json_option, pack_option, read_record
from ergosphere.core.game import Game
from ergosphere.core.match.log import Named
from ergosphere.core.match.record import Record
from ergosphere.core.match.replay import Replayed, replay
from ergosphere.core.registry import load
from ergosphere.core.talk import Names
from ergosphere.core.text import FRAME
from ergosphere.core.values import Outcome


def words(done: Replayed, to: int | None, game: Game, names: Names) -> str:
    whole = FRAME.say("replay-ok", over="yes" if done.outcome else "no")
    lines = [
        str(whole if to is None else FRAME.say("replay-part", lines=to)),
        str(FRAME.say("replay-plies", plies=done.plies))
        + (f" {verdict(done.outcome, game, names)}" if done.outcome else ""),
        str(FRAME.say(f"seal-{done.seal}", chance="yes" if game.chance else "no")),
    ]
    if isinstance(done.position, str):
        lines.append(str(FRAME.say("replay-position", position=done.position)))
    return "\n".join(lines)


def verdict(outcome: Outcome, game: Game, names: Names) -> str:
    """Who has won, by the names in the record."""
    called = [names.get(seat) or game.seat_name(seat) for seat in range(len(outcome.ranks))]
    return str(game.verdict(outcome, called))


@click.command("replay")
@click.argument("file", metavar="FILE")
@click.option("--to", type=click.IntRange(0), metavar="N", help="Only the first N lines of the log.")
@pack_option
@json_option
def command(file: str, to: int | None, pack: str | None, as_json: bool) -> None:
    """Check that a record is a legal match and keeps to its seal."""
    record = read_record(file)
    with in_file(file):
        done = replay(record, pack, to)
    emit(done, as_json, lambda: words(done, to, load(record.game, pack), names_in(record)))


def names_in(record: Record) -> Names:
    """The latest name of each seat."""
    given = {seat: info.name for seat, info in enumerate(record.seats) if info.name}
    return given | {line.seat: line.name for line in record.log if isinstance(line, Named)}
