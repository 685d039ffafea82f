"""`ergosphere legal`: who may do what now."""

from __future__ import annotations

import click

from ergosphere.cli.common import (
    emit,
    game_argument,
    in_file,
    json_option,
    pack_option,
    position_option,
    read_record,
    set_option,
    state_from,
)
from ergosphere.core.engine.state import NATURE, State
from ergosphere.core.errors import bad_input
from ergosphere.core.match.record import Record
from ergosphere.core.match.replay import replay, state_after
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME


def actors(state: State) -> dict[str, list[str]]:
    return {
        "*" if seat == NATURE else str(seat): [str(action) for action in state.legal(seat)] for seat in state.actors()
    }


def actors_after(record: Record, file: str, pack: str | None, to: int | None) -> dict[str, list[str]]:
    """Neither an illegal record nor a match that ended by resigning has legal actions."""
    with in_file(file):
        over = replay(record, pack, to).outcome is not None
        return {} if over else actors(state_after(record, pack, to))


@click.command("legal")
@game_argument
@position_option
@click.option("--record", metavar="FILE", help="A match record.")
@click.option("--to", type=click.IntRange(0), metavar="N", help="Only the first N lines of the record's log.")
@set_option
@pack_option
@json_option
def command(
    game: str,
    position: str | None,
    record: str | None,
    to: int | None,
    settings: tuple[str, ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """List what is legal at the start, in a position or in a record."""
    if (position is not None and record is not None) or (to is not None and record is None):
        raise bad_input("legal-of-what")
    loaded = load(game, pack)
    if record is None:
        listed = actors(state_from(loaded, position, settings))
    else:
        if settings:
            raise bad_input("record-has-options")
        kept = read_record(record)
        if kept.game != game:
            raise bad_input("record-game", file=record, given=kept.game, expected=game)
        listed = actors_after(kept, record, pack, to)
    lines = [f"{actor}: {separator(actions).join(actions)}" for actor, actions in listed.items()]
    emit({"actors": listed}, as_json, lambda: "\n".join(lines) or str(FRAME.say("nobody-acts")))


def separator(actions: list[str]) -> str:
    return ", " if any(" " in action for action in actions) else " "
