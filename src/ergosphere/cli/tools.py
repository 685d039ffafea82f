"""Commands made from the tools that games bring: `ergosphere TOOL GAME ARGUMENTS`."""

from __future__ import annotations

from functools import partial
from typing import Any

import click
import msgspec

from ergosphere.cli.common import (
    emit,
    json_option,
    options_from,
    pack_option,
    position_option,
    read_text,
    set_option,
)
from ergosphere.cli.progress import tool_bar
from ergosphere.core.errors import bad_input
from ergosphere.core.registry import game_class, game_classes, load
from ergosphere.core.tool import Tool
from ergosphere.core.values import speakable


def tool_names() -> list[str]:
    return sorted({tool.name for game in game_classes().values() for tool in game.tools})


def tool_command(name: str) -> click.Command | None:
    """A group with one command for each game that brings the tool."""
    if name not in tool_names():
        return None
    keys = [key for key, game in game_classes().items() if name in [tool.name for tool in game.tools]]
    group = ToolGroup(name, help=load(keys[0]).text.words(f"tool-{name}", {}, "help"), subcommand_metavar="GAME ...")
    for key in keys:
        group.add_command(game_command(key, load(key).tool(name)))
    return group


class ToolGroup(click.Group):
    """Says which games there are when another is asked for."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        game_class(args[0])  # an unknown game has its own sentence
        if args[0] not in self.commands:
            raise bad_input("tool-unknown", tool=str(self.name), game=args[0])
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Games"):
            formatter.write_dl([(key, load(key).name) for key in self.list_commands(ctx)])


def game_command(key: str, tool: Tool) -> click.Command:
    command = click.Command(
        key, callback=partial(run, key, tool), help=load(key).text.words(f"tool-{tool.name}", {}, "help")
    )
    for field in msgspec.structs.fields(tool.ask):
        if field.required:
            command.params.append(click.Argument([field.name], metavar=field.name.upper()))
        elif field.name == "position":
            position_option(command)
        elif field.name == "record":
            command.params.append(click.Option(["--record"], metavar="FILE"))
        elif field.type is bool:
            command.params.append(click.Option([f"--{field.encode_name}"], is_flag=True))
        else:
            command.params.append(click.Option([f"--{field.encode_name}"], default=None, metavar=field.name.upper()))
    return json_option(pack_option(set_option(command)))


def run(key: str, tool: Tool, as_json: bool, settings: tuple[str, ...], pack: str | None, **given: Any) -> None:
    game = load(key, pack)
    if given.get("record") is not None:  # a tool gets data, not files
        given["record"] = read_text(given["record"])
    try:
        ask = msgspec.convert({k: v for k, v in given.items() if v is not None}, tool.ask, strict=False)
    except msgspec.ValidationError as error:
        problem, _, argument = str(error).partition(" - at `$.")
        raise bad_input("argument-bad", tool=tool.name, argument=argument.rstrip("`"), problem=problem) from None
    with tool_bar(tool.name):
        answer = tool.run(game, game.settle(options_from(settings)), ask)
    values = {name: speakable(value) for name, value in msgspec.structs.asdict(answer).items()}
    emit(answer, as_json, lambda: game.text.words(f"tool-{tool.name}", values))
