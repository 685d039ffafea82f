"""Matches of Chasphere Black Hole between bots, with what the reports of balance and strength need of each."""

from __future__ import annotations

from typing import TypedDict

from ergosphere import bots
from ergosphere.core.engine.rng import Rng
from ergosphere.core.match.seal import derive
from ergosphere.core.registry import load
from ergosphere.games.chasphere.faces.view import TableView
from ergosphere.lab.matches import finish
from ergosphere.lab.ratings import wilson


class Ending(TypedDict):
    """One match; lists by seat."""

    number: int
    levels: list[str]
    first: int
    disc: str
    turns: int
    reason: str
    ships: list[str]
    wins: list[float]
    scores: list[int]
    home: list[bool]
    lost: list[bool]
    points: list[dict[str, int]]


def play(levels: tuple[str, ...], seed: int, number: int, nature: int) -> Ending:
    """The bots' seeds follow from the match's number, nature's from another one, so that deals can be repeated."""
    game = load("chasphere")
    state = game.new(len(levels))
    players = [bots.entrant(game, level, derive(seed, number, seat)) for seat, level in enumerate(levels)]
    outcome = finish(state, levels, players, Rng(derive(seed, nature, "nature"))).outcome
    view = state.view(None)
    assert isinstance(view, TableView)
    return Ending(
        number=number,
        levels=list(levels),
        first=view.first or 0,
        disc=str(view.disc),
        turns=view.turn,
        reason=outcome.reason,
        ships=[str(player.ship) for player in view.players],
        wins=[(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(len(levels))],
        scores=outcome.scores,
        home=[player.space == player.home for player in view.players],
        lost=[player.lost > 0 for player in view.players],
        points=[player.points for player in view.players],
    )


class Share(TypedDict):
    share: float
    low: float
    high: float
    games: int


def share(part: float, games: int) -> Share:
    """With its 95 % interval."""
    low, high = wilson(part / games, games) if games else (0.0, 1.0)
    return Share(share=round(part / max(1, games), 4), low=round(low, 4), high=round(high, 4), games=games)
