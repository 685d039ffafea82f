"""`ergosphere pack check`: is a content pack valid, and what does it change?"""

from __future__ import annotations

from pathlib import Path

import click

from ergosphere.cli.common import Group, emit, in_file, json_option
from ergosphere.core.errors import BadPack
from ergosphere.core.pack import differences, parse, read
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME


@click.group("pack", cls=Group)
def command() -> None:
    """Work with content packs."""


@command.command("check")
@click.argument("file", metavar="FILE")
@json_option
def check(file: str, as_json: bool) -> None:
    """Validate a pack and say what differs from the built-in one."""
    with in_file(file):
        key = parse(read(Path(file))).get("game")
        if not isinstance(key, str):
            raise BadPack(FRAME.say("pack-no-game"))
        builtin, game = load(key), load(key, file)
    changes = list(differences(builtin.content, game.content))
    data = {
        "game": key,
        "name": game.pack.name,
        "version": game.pack.version,
        "sha256": game.pack.sha256,
        "changes": [{"where": where, "builtin": base, "pack": own} for where, base, own in changes],
    }
    head = str(FRAME.say("pack-ok", game=game.name, name=game.pack.name, version=game.pack.version))
    lines = [f"  {where}: {base} -> {own}" for where, base, own in changes] or [str(FRAME.say("pack-same"))]
    emit(data, as_json, lambda: "\n".join([head, *lines]))
