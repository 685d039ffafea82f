"""Commands made from the tools that games bring: `ergosphere TOOL GAME ARGUMENTS`."""

from __future__ import annotations

import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec

from ergosphere.cli.common import (
    emit,
    in_file,
    json_option,
    options_from,
    pack_option,
    position_option,
    printable,
    read_text,
    set_option,
)
from ergosphere.cli.progress import tool_bar
from ergosphere.core.complaints import plainly
from ergosphere.core.errors import bad_input
from ergosphere.core.game import Game
from ergosphere.core.registry import game_class, game_classes, load
from ergosphere.core.tool import Tool
from ergosphere.core.values import speakable


def tool_names() -> list[str]:
    return sorted({tool.name for game in game_classes().values() for tool in game.tools if tool.typed})


def tool_command(name: str) -> click.Command | None:
    """A group with one command for each game that brings the tool."""
    if name not in tool_names():
        return None
    keys = [key for key, game in game_classes().items() if name in [tool.name for tool in game.tools if tool.typed]]
    group = ToolGroup(name, help=load(keys[0]).text.words(f"tool-{name}", {}, "help"), subcommand_metavar="GAME ...")
    for key in keys:
        group.add_command(game_command(key, load(key).tool(name)))
    return group


class ToolGroup(click.Group):
    """Lists the games when an unknown one is asked for."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        game_class(args[0])  # an unknown game has its own sentence
        if args[0] not in self.commands:
            raise bad_input("tool-unknown", tool=str(self.name), game=load(args[0]).spoken_name)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Games"):
            formatter.write_dl([(key, load(key).name) for key in self.list_commands(ctx)])


def game_command(key: str, tool: Tool) -> click.Command:
    command = click.Command(
        key,
        callback=partial(run_files if tool.files else run, key, tool),
        help=load(key).text.words(f"tool-{tool.name}", {}, "help"),
    )
    if tool.files:
        command.params.append(click.Argument(["files"], nargs=-1, required=True, metavar="FILE..."))
        return json_option(pack_option(command))
    for field in msgspec.structs.fields(tool.ask):
        if field.required:
            command.params.append(click.Argument([field.name], metavar=field.name.upper()))
        elif field.name == "position":
            position_option(command)
        elif field.name == "record":
            command.params.append(click.Option(["--record"], metavar="FILE", help=about(key, tool, "record")))
        elif field.type is bool:
            told = about(key, tool, field.name)
            command.params.append(click.Option([f"--{field.encode_name}"], is_flag=True, help=told))
        else:
            option = click.Option([f"--{field.encode_name}"], metavar=field.name.upper())
            option.help = about(key, tool, field.name)
            command.params.append(option)
    return json_option(pack_option(set_option(command)))


def about(key: str, tool: Tool, field: str) -> str | None:
    """What an option is for, if an attribute of the tool's sentence says so."""
    text = load(key).text
    return text.words(f"tool-{tool.name}", {}, field) if field in text.attributes(f"tool-{tool.name}") else None


def run(key: str, tool: Tool, as_json: bool, settings: tuple[str, ...], pack: str | None, **given: Any) -> None:
    game = load(key, pack)
    if given.get("record") is not None:  # a tool gets data, not files
        given["record"] = read_text(given["record"])
    ask = asked(tool, {k: v for k, v in given.items() if v is not None}, strict=False)
    with tool_bar(tool.name):
        answer = tool.run(game, game.settle_for(tool, options_from(settings)), ask)
    emit(answer, as_json, lambda: words(game, tool, answer))


def run_files(key: str, tool: Tool, as_json: bool, pack: str | None, files: tuple[str, ...]) -> None:
    """One file: its answer. Several: a list of answers, or nothing if one file is wrong."""
    game = load(key, pack)
    answers = []
    for file in files:
        with in_file(file):
            answers.append(tool.run(game, game.settle_for(tool, {}), asked(tool, read_toml(file), strict=True)))
    data = answers if len(files) > 1 else answers[0]
    emit(data, as_json, lambda: "\n\n".join(words(game, tool, answer) for answer in answers))


def asked(tool: Tool, given: dict[str, Any], strict: bool) -> Any:
    try:
        return msgspec.convert(given, tool.ask, strict=strict)
    except msgspec.ValidationError as error:
        argument, problem = plainly(error, given, tool.ask)
        if not argument:
            raise bad_input("arguments-bad", tool=tool.name, problem=problem) from None
        raise bad_input("argument-bad", tool=tool.name, argument=argument, problem=problem) from None


def read_toml(file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(Path(file).read_text("utf-8-sig"))
    except OSError as error:
        raise bad_input("file-unreadable", file=file, problem=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise bad_input("file-not-text", file=file) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise bad_input("file-not-toml", problem=str(error)) from None


def words(game: Game, tool: Tool, answer: msgspec.Struct) -> str:
    if tool.tell is not None:
        return "\n".join(printable(line) for line in tool.tell(game, answer).split("\n"))
    values = {name: speakable(value) for name, value in msgspec.structs.asdict(answer).items()}
    return game.text.words(f"tool-{tool.name}", values)
