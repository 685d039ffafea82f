"""What the commands share: options, files, JSON or words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from decimal import Decimal
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

import ergosphere.games  # noqa: F401  makes the built-in games known
from ergosphere.core.engine.state import State
from ergosphere.core.errors import BadInput, IllegalRecord, bad_input
from ergosphere.core.game import Game
from ergosphere.core.match.record import Record
from ergosphere.core.registry import load

F = TypeVar("F", bound=Callable[..., Any])
PORT = 8420
"""The server's default."""


class Group(click.Group):
    """Lists the commands when an unknown one is asked for."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            raise bad_input("command-unknown", command=args[0], expected=", ".join(self.list_commands(ctx)))
        return super().resolve_command(ctx, args)


class Seconds(click.FloatRange):
    """A time to think: positive and finite."""

    def __init__(self) -> None:
        super().__init__(0, 86_400, min_open=True)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if str(value).strip().lower() == "nan":
            self.fail(f"{value!r} is not a number of seconds.", param, ctx)
        return super().convert(value, param, ctx)


class OutputLost(Exception):
    """The answer could not be written. Not an OSError: click would end the program with status 1."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.strerror or str(error))
        self.reader_left = isinstance(error, BrokenPipeError)  # as in `| head`


def game_argument(function: F) -> F:
    return click.argument("game", metavar="GAME")(function)


def json_option(function: F) -> F:
    return click.option("--json", "as_json", is_flag=True, help="One JSON document instead of words.")(function)


def pack_option(function: F) -> F:
    return click.option("--pack", metavar="FILE", help="A content pack of your own.")(function)


def set_option(function: F) -> F:
    return click.option("--set", "settings", multiple=True, metavar="OPTION=VALUE", help="An option of the rules.")(
        function
    )


def seed_option(function: F) -> F:
    return click.option(
        "--seed", type=int, default=0, metavar="N", show_default=True, help="The same seed gives the same matches."
    )(function)


def jobs_option(function: F) -> F:
    return click.option(
        "--jobs",
        type=click.IntRange(1),
        default=1,
        metavar="J",
        show_default=True,
        help="How many processes share the work.",
    )(function)


def expert_options(function: F) -> F:
    """How long `expert` thinks, unless the seat says so itself."""
    seconds = click.option(
        "--seconds", type=Seconds(), metavar="S", help="How many seconds the expert bot thinks; default 1."
    )
    effort = click.option(
        "--effort",
        type=click.IntRange(1),
        metavar="N",
        help="Instead of a time: how many positions or lines of play the expert tries; a seed then repeats everything.",
    )
    return seconds(effort(function))


def spelled(level: str, seconds: float | None, effort: int | None) -> str:
    """A level with the time or effort given for all experts."""
    if seconds is not None and effort is not None:
        raise bad_input("expert-both")
    if level != "expert" or (seconds is None and effort is None):
        return level
    return f"{level}@{Decimal(str(seconds)):f}" if effort is None else f"{level}#{effort}"


def position_option(function: F) -> F:
    return click.option("--position", metavar="P", help="A position in the game's notation.")(function)


def options_from(settings: tuple[str, ...]) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in settings:
        name, equals, value = text.partition("=")
        if not equals:
            raise bad_input("option-form", text=text)
        options[name] = value
    return options


def load_with_positions(game: str, pack: str | None) -> Game:
    """A game whose positions can be written down."""
    loaded = load(game, pack)
    if not loaded.has_positions:
        raise bad_input("no-positions", game=loaded.spoken_name)
    return loaded


def state_from(game: Game, position: str | None, settings: tuple[str, ...]) -> State:
    """The start, or the given position."""
    options = game.settle(options_from(settings))
    state: State = game.new(None, **options) if position is None else game.position(position, **options)
    return state


@contextmanager
def in_file(file: str) -> Iterator[None]:
    """Add the file to any complaint about its content."""
    try:
        yield
    except (BadInput, IllegalRecord) as error:
        if error.id in ("in-file", "file-unreadable", "file-not-text"):  # it names a file already
            raise
        raise error.within(type(error), "in-file", file=file) from None


def read_record(file: str) -> Record:
    text = read_text(file)
    with in_file(file):
        return Record.from_text(text)


def read_text(file: str) -> str:
    try:
        return Path(file).read_text("utf-8-sig")
    except OSError as error:
        raise bad_input("file-unreadable", file=file, problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise bad_input("file-not-text", file=file) from None


def printable(text: str) -> str:
    """What people typed or a file holds, without codes that a terminal would obey."""
    return "".join(character if character.isprintable() else "\ufffd" for character in text)


def emit(data: object, as_json: bool, words: Callable[[], str]) -> None:
    """Standard output gets the answer and nothing else. JSON is UTF-8 whatever the terminal's encoding."""
    text = msgspec.json.encode(data) if as_json else words()
    try:
        click.echo(text)
    except OSError as error:
        raise OutputLost(error) from None
