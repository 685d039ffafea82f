"""`ergosphere games`: what can be played."""

from __future__ import annotations

import click

from ergosphere import bots
from ergosphere.bots.offer import offer
from ergosphere.cli.common import emit, json_option
from ergosphere.cli.lookup import wrapped
from ergosphere.core.game import Game
from ergosphere.core.options import Option
from ergosphere.core.registry import game_classes, load
from ergosphere.core.text import FRAME, Sentence


def words(game: Game) -> str:
    fewest, most = game.seats
    seats = str(fewest) if fewest == most else f"{fewest}-{most}"
    head = FRAME.say("games-game", game=game.key, name=game.name, seats=seats)
    lines = [str(head), wrapped(game.text.words("summary", {}), " " * 4)]
    for option in game.options:
        id = f"option-{option.name}"
        form = game.text.words(id, {}, "form") if "form" in game.text.attributes(id) else "none"
        said = FRAME.say("games-option", option=option.name, meaning=game.text.words(id, {}), form=form)
        lines.append(wrapped(str(said), " " * 4))
        lines += [wrapped(str(said), " " * 8, " " * 10) for said in meanings(game, option)]
    return "\n".join(lines)


def meanings(game: Game, option: Option) -> list[Sentence]:
    """What each value means; those without words of their own, such as numbers, share the attribute `other`."""
    spoken = game.text.attributes(f"option-{option.name}")
    others = [value for value in option.offered if value not in spoken]
    found = []
    for value in option.offered:
        if value in spoken or value == others[0]:
            shown = [value] if value in spoken else others
            marked = [str(FRAME.say("games-default", value=one)) if one == option.default else one for one in shown]
            meaning = game.text.words(f"option-{option.name}", {}, value if value in spoken else "other")
            found.append(FRAME.say("games-value", values=", ".join(marked), meaning=meaning))
    return found


@click.command("games")
@json_option
def command(as_json: bool) -> None:
    """List the games, their options and the bots."""
    all_games = [load(key) for key in game_classes()]
    levels = str(FRAME.say("games-bots", levels=", ".join(bots.LEVELS)))
    emit([offer(game) for game in all_games], as_json, lambda: "\n\n".join([*map(words, all_games), levels]))
