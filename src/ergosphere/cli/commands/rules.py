"""`ergosphere rules`: the rules in our words."""

from __future__ import annotations

import click

from ergosphere.cli.common import emit, game_argument, json_option, pack_option
from ergosphere.cli.lookup import rule_words, wrapped
from ergosphere.core.game import Rule
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME

MARKS = ("book", "found", "ruling", "rebuilt", "own")


def legend(rules: list[Rule]) -> str:
    """What the marks after the ids mean, said once."""
    used = {mark.strip() for rule in rules for mark in rule.source.split(",")}
    lines = [str(FRAME.say("rules-marks"))]
    lines += [wrapped(str(FRAME.say("rules-mark", mark=mark))) for mark in MARKS if mark in used]
    return "\n".join(lines)


def words(rules: list[Rule]) -> str:
    return "\n\n".join([*map(rule_words, rules), legend(rules)])


@click.command("rules")
@game_argument
@click.argument("rule_id", required=False, metavar="[ID]")
@pack_option
@json_option
def command(game: str, rule_id: str | None, pack: str | None, as_json: bool) -> None:
    """Show all rules of a game, or one by its id."""
    loaded = load(game, pack)
    rules = loaded.rules() if rule_id is None else [loaded.rule(rule_id.upper())]
    emit({"game": game, "rules": rules}, as_json, lambda: words(rules))
