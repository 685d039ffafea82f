"""`ergosphere play`: a game in the terminal, against bots or several people at one screen."""

from __future__ import annotations

import asyncio
import io
import sys
from pathlib import Path

import click
from rich.console import Console
from rich.markup import escape

from ergosphere import bots
from ergosphere.cli.common import (
    emit,
    expert_options,
    json_option,
    options_from,
    pack_option,
    set_option,
    spelled,
)
from ergosphere.cli.terminal import LeftTable, TerminalTable
from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import bad_input
from ergosphere.core.game import Game
from ergosphere.core.match import seal
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.log import check_name
from ergosphere.core.match.record import Record, SeatInfo, check_practice
from ergosphere.core.match.seating import USUAL, Setup
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME


def seats_from(text: str | None, game: Game, seconds: float | None, effort: int | None) -> list[SeatInfo]:
    """`human,human:NAME,bot:LEVEL,...`; by default one person and bots of the usual level."""
    fewest, most = game.seats
    given = text.split(",") if text is not None else ["human"] + [f"bot:{USUAL}"] * (fewest - 1)
    if not fewest <= len(given) <= most:
        raise game.wrong_count(len(given))
    seats = []
    for word in given:
        kind, _, level = word.partition(":")
        if word != "human" and (kind not in ("human", "bot") or not level):
            raise bad_input("seats-form", text=word)
        if kind == "human":
            seats.append(SeatInfo("human", None, check_name(level) if level else None))
        else:
            level = spelled(level, seconds, effort)
            bots.entrant(game, level)
            seats.append(SeatInfo("bot", level))
    return seats


@click.command("play")
@click.argument("game", metavar="GAME", required=False)
@click.option("--table", metavar="URL", help="Instead of GAME: take a seat at a server's table, by its link.")
@click.option("--seats", metavar="human[:NAME],bot:LEVEL,...", help="Who sits where (default: you, then bots).")
@click.option("--seed", type=int, metavar="N", help="The same seed gives the same match again.")
@expert_options
@click.option("--practice", is_flag=True, help="Alone: undo takes anything back, even cards and dice.")
@click.option("--record", metavar="FILE", help="Keep the match record there.")
@set_option
@pack_option
@json_option
def command(
    game: str | None,
    table: str | None,
    seats: str | None,
    seed: int | None,
    seconds: float | None,
    effort: int | None,
    practice: bool,
    record: str | None,
    settings: tuple[str, ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """Play a game in the terminal."""
    if (game is None) == (table is None):
        raise bad_input("play-what")
    if record is not None and Path(record).exists():
        raise bad_input("file-exists", file=record)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # undecodable bytes never parse
    console = Console(stderr=as_json, highlight=False)
    console.soft_wrap = not console.is_terminal
    if table is not None:
        if seats is not None or seed is not None or seconds is not None or effort is not None or settings or practice:
            raise bad_input("table-settled")
        play_at(table, pack, record, console, as_json)
        return
    assert game is not None  # noqa: S101
    loaded = load(game, pack)
    seated = seats_from(seats, loaded, seconds, effort)
    if practice:
        check_practice(seated)
    secret = seal.new_seed() if seed is None else seal.seed_from(seed)
    ledger = Ledger(loaded, secret, Setup(loaded.settle(options_from(settings)), seated, practice))
    play_here(ledger, record, console)
    if as_json:
        match = ledger.match
        plies = match.course.plies
        emit({"game": game, "outcome": match.outcome, "plies": plies, "record": match.record.to_text()}, True, str)


def play_here(ledger: Ledger, record: str | None, console: Console) -> None:
    """At this screen; the record is kept, however the match ends."""
    if record is not None:
        keep(ledger.match.record, record)  # better to know now that it can't be written
    here = TerminalTable(ledger, console)
    try:
        here.run()
    except (LeftTable, KeyboardInterrupt):
        console.print()
        here.say("play-left")
    finally:
        if record is not None:
            keep(ledger.match.record, record)
            here.say("play-kept", file=record)


def play_at(link: str, pack: str | None, file: str | None, console: Console, as_json: bool) -> None:
    """At a table elsewhere."""
    from ergosphere.cli.remote import play_there  # slow to import

    try:
        game, outcome, record = asyncio.run(play_there(link, pack, console))
    except KeyboardInterrupt:
        game, outcome, record = None, None, None
    if outcome is None:
        console.print(escape(str(FRAME.say("remote-left"))))
    if file is not None and record is not None:
        keep(record, file)
        console.print(escape(str(FRAME.say("play-kept", file=file))))
    if as_json and record is not None:
        plies = sum(seat != NATURE for seat, _ in record.actions)
        emit({"game": game, "outcome": outcome, "plies": plies, "record": record.to_text()}, True, str)


def keep(record: Record, file: str) -> None:
    try:
        half = Path(f"{file}.part")  # a file that is there is always whole
        half.write_text(record.to_text(), "utf-8")
        half.replace(file)
    except OSError as error:
        raise bad_input("file-unwritable", file=file, problem=error.strerror or str(error)) from None
