"""Commands made from the tools that games bring: `ergosphere TOOL GAME ARGUMENTS`."""

from __future__ import annotations

from functools import partial
from typing import Any

import click
import msgspec

from ergosphere.cli.common import emit, json_option, options_from, set_option
from ergosphere.core.errors import bad_input
from ergosphere.core.registry import game_class, games, load
from ergosphere.core.tool import Tool
from ergosphere.core.values import speakable


def tool_names() -> list[str]:
    return sorted({tool.name for key in games() for tool in game_class(key).tools})


def tool_command(name: str) -> click.Command | None:
    """A group with one command for each game that brings the tool."""
    if name not in tool_names():
        return None
    keys = [key for key in games() for tool in game_class(key).tools if tool.name == name]
    helps = {key: load(key).text.words(f"tool-{name}", {}, "help") for key in keys[:1]}
    group = ToolGroup(name, help=helps[keys[0]])
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


def game_command(key: str, tool: Tool) -> click.Command:
    command = click.Command(
        key, callback=partial(run, key, tool), help=load(key).text.words(f"tool-{tool.name}", {}, "help")
    )
    for field in msgspec.structs.fields(tool.ask):
        if field.required:
            command.params.append(click.Argument([field.name], metavar=field.name.upper()))
        else:
            command.params.append(click.Option([f"--{field.encode_name}"], default=None, metavar=field.name.upper()))
    return set_option(json_option(command))


def run(key: str, tool: Tool, as_json: bool, settings: tuple[str, ...], **given: Any) -> None:
    game = load(key)
    try:
        ask = msgspec.convert({k: v for k, v in given.items() if v is not None}, tool.ask, strict=False)
    except msgspec.ValidationError as error:
        raise bad_input("argument-bad", tool=tool.name, problem=str(error)) from None
    answer = tool.run(game, game.settle(options_from(settings)), ask)
    values = {name: speakable(value) for name, value in msgspec.structs.asdict(answer).items()}
    emit(answer, as_json, lambda: game.text.words(f"tool-{tool.name}", values))
