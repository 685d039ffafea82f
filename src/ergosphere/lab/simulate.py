"""Matches between bots, in one process or several; the same seed gives the same matches either way."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from functools import partial

import msgspec

from ergosphere import bots
from ergosphere.core.engine.rng import Rng
from ergosphere.core.game import Game
from ergosphere.core.match.seal import derive
from ergosphere.core.registry import load
from ergosphere.lab.matches import Finished, finish, spread


class Plan(msgspec.Struct, frozen=True):
    """Everything that the matches depend on."""

    game: str
    levels: tuple[str, ...]
    seed: int
    options: dict[str, str]
    pack: str | None = None


class Summary(msgspec.Struct, frozen=True):
    games: int
    seconds: float
    wins: list[float]
    """By seat; a shared win counts as a fraction for each."""
    draws: int
    """Matches without a winner."""
    mean_scores: list[float]
    mean_plies: float
    """Actions of seats, not of nature."""
    seats: list[str]


def player(plan: Plan) -> Callable[[int], Finished]:
    """Plays match `number`."""
    return partial(play_match, load(plan.game, plan.pack), plan)


def play_match(game: Game, plan: Plan, number: int) -> Finished:
    state = game.new(len(plan.levels), **plan.options)
    players = [bots.entrant(game, level, derive(plan.seed, number, s)) for s, level in enumerate(plan.levels)]
    return finish(state, plan.levels, players, Rng(derive(plan.seed, number, "nature")))


def play_matches(plan: Plan, games: int, jobs: int = 1) -> Generator[Finished, None, None]:
    """The matches in order, each as soon as it and all before it are done."""
    early: dict[int, Finished] = {}
    following = 0
    for number, match in spread(partial(player, plan), range(games), jobs):
        early[number] = match
        while following in early:
            yield early.pop(following)
            following += 1


class Tally:
    """Adds up matches."""

    def __init__(self, levels: tuple[str, ...]) -> None:
        self.levels = levels
        self.began = time.perf_counter()
        self.games = 0
        self.draws = 0
        self.plies = 0
        self.wins = [0.0] * len(levels)
        self.scores = [0] * len(levels)

    def add(self, match: Finished) -> None:
        self.games += 1
        self.plies += match.plies
        self.draws += not match.outcome.winners
        for winner in match.outcome.winners:
            self.wins[winner] += 1 / len(match.outcome.winners)
        for seat, score in enumerate(match.outcome.scores):
            self.scores[seat] += score

    def summary(self) -> Summary:
        count = max(1, self.games)
        return Summary(
            games=self.games,
            seconds=round(time.perf_counter() - self.began, 3),
            wins=self.wins,
            draws=self.draws,
            mean_scores=[score / count for score in self.scores],
            mean_plies=self.plies / count,
            seats=list(self.levels),
        )
