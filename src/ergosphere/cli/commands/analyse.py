"""`ergosphere analyse`: the best line in a position, and what it is worth."""

from __future__ import annotations

import click

from ergosphere.bots.analyse import Analysis, analyse
from ergosphere.cli.common import (
    Seconds,
    emit,
    game_argument,
    json_option,
    pack_option,
    position_option,
    set_option,
    state_from,
)
from ergosphere.core.errors import bad_input
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME


def words(found: Analysis) -> str:
    if not found.line:
        return str(FRAME.say("nobody-acts"))
    value = FRAME.say("analysed-score", score=f"{found.score:+.2f}")
    if found.win_in is not None:
        value = FRAME.say("analysed-win", moves=found.win_in)
    elif found.loss_in is not None:
        value = FRAME.say("analysed-loss", moves=found.loss_in)
    depth = FRAME.say("analysed-depth", depth=found.depth, nodes=found.nodes)
    return "\n".join([" ".join(found.line), str(value), str(depth)])


@click.command("analyse")
@game_argument
@position_option
@click.option("--seconds", type=Seconds(), metavar="S", help="How many seconds to think; default 1.")
@click.option(
    "--effort",
    type=click.IntRange(1),
    metavar="N",
    help="Look at N positions instead; gives the same answer every time.",
)
@set_option
@pack_option
@json_option
def command(
    game: str,
    position: str | None,
    seconds: float | None,
    effort: int | None,
    settings: tuple[str, ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """Find the best moves, from the start or in a position."""
    loaded = load(game, pack)
    if seconds is not None and effort is not None:
        raise bad_input("expert-both")
    found = analyse(loaded, state_from(loaded, position, settings), seconds or 1.0, effort or 0)
    emit(found, as_json, lambda: words(found))
