"""`ergosphere rules`: the rules in our words."""

from __future__ import annotations

import shutil
import textwrap

import click

from ergosphere.cli.common import emit, game_argument, json_option, pack_option
from ergosphere.core.game import Rule
from ergosphere.core.registry import load


def words(rule: Rule) -> str:
    width = min(88, shutil.get_terminal_size().columns)
    text = textwrap.fill(" ".join(rule.text.split()), width, initial_indent="  ", subsequent_indent="  ")
    return f"{rule.id} [{rule.source}]\n{text}"


@click.command("rules")
@game_argument
@click.argument("rule_id", required=False, metavar="[ID]")
@pack_option
@json_option
def command(game: str, rule_id: str | None, pack: str | None, as_json: bool) -> None:
    """Show all rules of a game, or one by its id."""
    loaded = load(game, pack)
    rules = loaded.rules() if rule_id is None else [loaded.rule(rule_id)]
    emit({"game": game, "rules": rules}, as_json, lambda: "\n\n".join(map(words, rules)))
