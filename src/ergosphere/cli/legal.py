"""`ergosphere legal`: who may do what now."""

from __future__ import annotations

import click

from ergosphere.cli.common import (
    emit,
    game_argument,
    json_option,
    options_from,
    pack_option,
    position_option,
    read_record,
    set_option,
)
from ergosphere.core.errors import bad_input
from ergosphere.core.registry import load
from ergosphere.core.replay import state_after
from ergosphere.core.state import NATURE, State
from ergosphere.core.text import FRAME


def answer(state: State) -> dict[str, dict[str, list[str]]]:
    return {
        "actors": {
            "*" if seat == NATURE else str(seat): [str(action) for action in state.legal(seat)]
            for seat in state.actors()
        }
    }


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
    """List the legal actions of everybody who is to act: at the start, in a position, or after a record."""
    if (position is not None and record is not None) or (to is not None and record is None):
        raise click.UsageError("expected --position P, or --record FILE with or without --to N, or neither")
    loaded = load(game, pack)
    if record is None:
        options = options_from(settings)
        state = loaded.new(**options) if position is None else loaded.position(position, **options)  # type: ignore[arg-type]
    else:
        if settings:
            raise click.UsageError("a record has its own options; expected no --set")
        kept = read_record(record)
        if kept.game != game:
            raise bad_input("record-game", file=record, given=kept.game, expected=game)
        state = state_after(kept, record, pack, to)
    data = answer(state)
    lines = [f"{actor}: {' '.join(actions)}" for actor, actions in data["actors"].items()]
    emit(data, as_json, lambda: "\n".join(lines) or str(FRAME.say("nobody-acts")))
