"""`ergosphere simulate`: bots against bots, many times."""

from __future__ import annotations

from contextlib import closing

import click

from ergosphere import bots
from ergosphere.cli.common import (
    emit,
    expert_options,
    game_argument,
    jobs_option,
    json_option,
    options_from,
    pack_option,
    seed_option,
    set_option,
    spelled,
)
from ergosphere.cli.progress import watched
from ergosphere.core.game import Game
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME
from ergosphere.lab.simulate import Plan, Summary, Tally, play_matches


def words(summary: Summary) -> str:
    head = FRAME.say(
        "simulated", games=summary.games, seconds=f"{summary.seconds:.1f}", plies=f"{summary.mean_plies:.1f}"
    )
    seats = [
        FRAME.say("simulated-seat", seat=seat, level=level, wins=f"{wins:.4g}", score=f"{score:.2f}")
        for seat, (level, wins, score) in enumerate(zip(summary.seats, summary.wins, summary.mean_scores, strict=True))
    ]
    return "\n  ".join(map(str, [head, *seats, FRAME.say("simulated-draws", draws=summary.draws)]))


def levels_from(text: str, game: Game) -> tuple[str, ...]:
    levels = tuple(text.split(","))
    for level in levels:
        bots.entrant(game, level)
    if not game.seats[0] <= len(levels) <= game.seats[1]:
        raise game.wrong_count(len(levels))
    return levels


@click.command("simulate")
@game_argument
@click.option("--games", type=click.IntRange(1), required=True, metavar="N", help="How many matches.")
@click.option("--seats", required=True, metavar="LEVEL,LEVEL,...", help="The bots, seat by seat.")
@expert_options
@seed_option
@jobs_option
@set_option
@pack_option
@json_option
def command(
    game: str,
    games: int,
    seats: str,
    seconds: float | None,
    effort: int | None,
    seed: int,
    jobs: int,
    settings: tuple[str, ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """Play matches between bots and add up the results."""
    loaded = load(game, pack)
    levels = levels_from(seats, loaded)
    spent = tuple(spelled(level, seconds, effort) for level in levels)
    plan = Plan(game, spent, seed, loaded.settle(options_from(settings)), pack)
    tally = Tally(levels)
    try:
        with closing(play_matches(plan, games, jobs)) as matches:
            for match in watched(matches, game, games):
                tally.add(match)
    except KeyboardInterrupt:
        click.echo(str(FRAME.say("interrupted", done=tally.games, games=games)), err=True)
    summary = tally.summary()
    emit(summary, as_json, lambda: words(summary))
