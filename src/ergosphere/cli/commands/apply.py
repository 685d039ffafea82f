"""`ergosphere apply`: play moves from a position and show where they lead."""

from __future__ import annotations

import click

from ergosphere.cli.common import (
    emit,
    game_argument,
    json_option,
    load_with_positions,
    pack_option,
    position_option,
    set_option,
    state_from,
)


@click.command("apply")
@game_argument
@click.argument("moves", nargs=-1, required=True, metavar="MOVE...")
@position_option
@set_option
@pack_option
@json_option
def command(
    game: str,
    moves: tuple[str, ...],
    position: str | None,
    settings: tuple[str, ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """Play moves and show the position that they lead to."""
    loaded = load_with_positions(game, pack)
    state = state_from(loaded, position, settings)
    # All moves are read first: a malformed one is wrong input whatever comes before it.
    for action in [loaded.parse(state, 0, text) for text in moves]:
        state.apply(max(0, state.actor()), action)
    outcome = state.outcome()
    data = {"position": state.position(), "outcome": outcome}
    lines = [str(data["position"])]
    if outcome is not None:
        lines.append(str(loaded.verdict(outcome, [loaded.seat_name(seat) for seat in range(len(outcome.ranks))])))
    emit(data, as_json, lambda: "\n".join(lines))
