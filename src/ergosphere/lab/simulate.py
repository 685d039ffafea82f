"""Matches between bots, in one process or several; the same seed gives the same matches either way."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import msgspec

from ergosphere import bots
from ergosphere.core.game import Game
from ergosphere.core.playout import advance
from ergosphere.core.registry import load
from ergosphere.core.rng import Rng
from ergosphere.core.seal import derive
from ergosphere.core.state import NOBODY
from ergosphere.core.values import Outcome


class Plan(msgspec.Struct, frozen=True):
    """Everything that decides how the matches go."""

    game: str
    levels: tuple[str, ...]
    seed: int
    options: dict[str, str]
    pack: str | None = None


class Played(msgspec.Struct, frozen=True):
    outcome: Outcome
    plies: int


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


def play_match(game: Game, plan: Plan, number: int) -> Played:
    """One match. Seats that act at the same time choose from the same state."""
    rng = Rng(derive(plan.seed, number, "nature"))
    state = game.new(len(plan.levels), **plan.options)
    players = [bots.make(game, level, seed=derive(plan.seed, number, s)) for s, level in enumerate(plan.levels)]
    plies = 0
    while advance(state, rng) != NOBODY:
        choices = [(seat, players[seat].choose(state.view(seat), state.legal(seat))) for seat in state.actors()]
        for seat, action in choices:
            state.apply(seat, action)
        plies += len(choices)
    outcome = state.outcome()
    assert outcome is not None  # noqa: S101  nobody acts, so it is over
    return Played(outcome, plies)


def play_matches(plan: Plan, games: int, jobs: int = 1) -> Iterator[Played]:
    """The matches in order, as they are ready."""
    if jobs == 1:
        game = load(plan.game, plan.pack)
        for number in range(games):
            yield play_match(game, plan, number)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=ignore_interrupts) as pool:
        try:
            yield from pool.map(partial(play_elsewhere, plan), range(games), chunksize=max(1, min(32, games // jobs)))
        except (GeneratorExit, KeyboardInterrupt):
            pool.shutdown(wait=True, cancel_futures=True)
            raise


def play_elsewhere(plan: Plan, number: int) -> Played:
    """In a worker process."""
    return play_match(load(plan.game, plan.pack), plan, number)


def ignore_interrupts() -> None:
    """Ctrl-C is the main process's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Tally:
    """Adds matches up."""

    def __init__(self, levels: tuple[str, ...]) -> None:
        self.levels = levels
        self.began = time.perf_counter()
        self.games = 0
        self.draws = 0
        self.plies = 0
        self.wins = [0.0] * len(levels)
        self.scores = [0] * len(levels)

    def add(self, match: Played) -> None:
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
