"""`ergosphere tournament`: which bot is stronger, and how sure is that?"""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import click
import msgspec

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
from ergosphere.core.registry import load
from ergosphere.core.text import FRAME
from ergosphere.lab.ratings import wilson
from ergosphere.lab.tournament import (
    Result,
    Results,
    Settings,
    Standing,
    begin,
    check_entrants,
    cross,
    play,
    standings,
)

COLUMNS = ("tournament-entrant", "tournament-rating", "tournament-interval", "tournament-games", "tournament-score")


def words(table: list[Standing], results: list[Result]) -> str:
    """The ratings, and below them who did how well against whom."""
    names = [row.entrant for row in table]
    ratings = [[say(id) for id in COLUMNS]]
    for row in table:
        interval = say("tournament-range", low=f"{row.low:.0f}", high=f"{row.high:.0f}")
        ratings.append([row.entrant, f"{row.rating:.0f}", interval, str(row.games), percent(row.score)])
    pairings = [[name, *("" if name == other else against(results, name, other) for other in names)] for name in names]
    return "\n".join([*aligned(ratings), "", say("tournament-pairings"), *aligned([["", *names], *pairings])])


def say(id: str, **values: object) -> str:
    return str(FRAME.say(id, **values))


def against(results: list[Result], name: str, other: str) -> str:
    found = cross(results, name, other)
    if not found.games:
        return "-"
    low, high = wilson(found.score, found.games)
    return say(
        "tournament-pairing",
        score=percent(found.score),
        low=f"{100 * low:.1f}",
        high=f"{100 * high:.1f}",
        games=found.games,
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def aligned(rows: list[list[str]]) -> list[str]:
    """Names to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for name, *figures in rows:
        cells = [name.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(figures, widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return lines


@click.command("tournament")
@game_argument
@click.option(
    "--entrants",
    required=True,
    metavar="A,B,...",
    help="Bots: a level, expert@SECONDS, expert#EFFORT, or module:Class for one of your own.",
)
@click.option(
    "--rounds",
    type=click.IntRange(1),
    required=True,
    metavar="N",
    help="In each round every pair plays one opening, in all rotations of seats.",
)
@click.option(
    "--opening",
    type=click.IntRange(0),
    default=4,
    metavar="K",
    show_default=True,
    help="Random moves at the beginning.",
)
@click.option("--players", type=click.IntRange(2), metavar="P", help="Seats at a table; by default as few as possible.")
@expert_options
@seed_option
@jobs_option
@click.option(
    "--results", metavar="FILE", help="Keep every match there as a line of JSON; a file that exists is continued."
)
@set_option
@pack_option
@json_option
def command(
    game: str,
    entrants: str,
    rounds: int,
    opening: int,
    players: int | None,
    seconds: float | None,
    effort: int | None,
    seed: int,
    jobs: int,
    results: str | None,
    settings: tuple[str, ...],
    pack: str | None,
    as_json: bool,
) -> None:
    """Rate bots by letting them play against each other."""
    loaded = load(game, pack)
    given = {spelled(name, seconds, effort): name for name in entrants.split(",")}
    names = tuple(spelled(name, seconds, effort) for name in entrants.split(","))
    check_entrants(loaded, names)
    options = loaded.settle(options_from(settings))
    players = players or max(2, loaded.seats[0])
    plan = Settings(game, loaded.rules_version, loaded.pack, options, players, names, opening, seed)
    begin(loaded, plan, 0)  # complains about seats and openings before anything is written
    with closing(Results(plan, None if results is None else Path(results))) as kept:
        try:
            watch(kept, rounds, pack, jobs)
        except KeyboardInterrupt:
            done, total = len(kept.until(rounds)), len(kept.schedule(rounds))
            click.echo(say("interrupted", done=done, games=total), err=True)
    played = kept.until(rounds)
    table = standings(names, played)
    as_given = [msgspec.structs.replace(line, entrant=given[line.entrant]) for line in table]
    emit(as_given, as_json, lambda: words(table, played))


def watch(results: Results, rounds: int, pack: str | None, jobs: int) -> None:
    """Play, with a bar that says how much is done and how long the rest will take."""
    total, done = len(results.schedule(rounds)), len(results.until(rounds))
    with closing(play(results, rounds, pack, jobs)) as matches:
        for _ in watched(matches, results.settings.game, total, done):
            pass
