"""`ergosphere games`: what can be played."""

from __future__ import annotations

import click

from ergosphere import bots
from ergosphere.bots.offer import offer
from ergosphere.cli.common import emit, json_option
from ergosphere.core.game import Game
from ergosphere.core.registry import game_classes, load
from ergosphere.core.text import FRAME


def words(game: Game) -> str:
    fewest, most = game.seats
    seats = str(fewest) if fewest == most else f"{fewest}-{most}"
    head = FRAME.say("games-game", game=game.key, name=game.name, seats=seats)
    lines = [str(head), f"    {game.text.words('summary', {})}"]
    for option in game.options:
        meaning = game.text.words(f"option-{option.name}", {})
        said = FRAME.say("games-option", option=option.name, meaning=meaning)
        lines.append(f"    {said}")
        for value in option.values:
            meaning = game.text.words(f"option-{option.name}", {}, value)
            default = "yes" if value == option.default else "no"
            said = FRAME.say("games-value", value=value, meaning=meaning, default=default)
            lines.append(f"        {said}")
    return "\n".join(lines)


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """List the games, their options and the bots."""
    all_games = [load(key) for key in game_classes()]
    levels = str(FRAME.say("games-bots", levels=", ".join(bots.LEVELS)))
    emit([offer(game) for game in all_games], as_json, lambda: "\n\n".join([*map(words, all_games), levels]))
