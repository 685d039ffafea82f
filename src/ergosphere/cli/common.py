"""What the commands share: options, files, JSON or words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click
import msgspec

import ergosphere.games  # noqa: F401  makes the built-in games known
from ergosphere.core.errors import BadInput, bad_input
from ergosphere.core.record import Record
from ergosphere.core.text import FRAME

F = TypeVar("F", bound=Callable[..., Any])


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


def read_record(file: str) -> Record:
    try:
        return Record.from_text(Path(file).read_text("utf-8"))
    except OSError as error:
        raise bad_input("file-unreadable", file=file, problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise bad_input("file-not-text", file=file) from None
    except BadInput as error:
        raise BadInput(FRAME.say("in-file", file=file, problem=str(error))) from None


def emit(data: object, as_json: bool, words: Callable[[], str]) -> None:
    """Standard output gets the answer and nothing else."""
    click.echo(msgspec.json.encode(data).decode() if as_json else words())
