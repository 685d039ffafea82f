"""Matches that the tests keep as records and play from the command line."""

from functools import cache

import ergosphere
from ergosphere.core.match import seal
from ergosphere.core.match.record import SeatInfo

START = "6/8/2*4*2/3UuUu3/3uUuU3/3UuUu3/3uUuU3/2*4*2/8/6 L 1 0-0 - -"
NAMES = ('Ada "the # Rock"', "C # major, #7", "Zoë's ship")


def begin(game, names=(None,) * 3, seed=7, **options):
    """A match after nature's first draws."""
    loaded = ergosphere.load(game)
    seats = [SeatInfo("human", None, names[seat]) for seat in range(loaded.seats[0])]
    match = ergosphere.Match(loaded, seats, options, seal.seed_from(seed))
    match.begin()
    return match


def advance(match, decisions=None, seed=1):
    """Any legal actions, to the end or for some decisions."""
    rng = ergosphere.Rng(seed)
    while match.outcome is None and decisions != 0:
        seat = next(seat for seat in match.course.state.actors() if seat not in match.sealed)
        legal = match.state.legal(seat)
        match.act(seat, legal[rng.below(len(legal))])
        decisions = None if decisions is None else decisions - 1
    return match


def play(match, *moves):
    """Moves of Black Holes, by whoever is to move."""
    for move in moves:
        match.act(match.state.actor(), match.game.parse(match.state, 0, move))
    return match


@cache
def finished(game):
    return advance(begin(game)).record.to_text()


@cache
def unfinished(game, decisions=5):
    return advance(begin(game), decisions).record.to_text()


@cache
def resigned():
    match = play(begin("black-holes"), "d5w", "d4s")
    match.resign(1)
    return match.record.to_text()


@cache
def undone():
    """Of Wreck Auction: nature draws anew after an undo, and the record goes on to its end."""
    match = advance(begin("wreck-auction"), 6)
    match.undo(6)  # a roll, the second round, its roll and the last bid of the first
    return advance(match, seed=2).record.to_text()


@cache
def named():
    """Names at the beginning and later, with everything that could be taken for something else."""
    match = begin("wreck-auction", NAMES)
    match.name(1, 'a " # b')
    match.seat(2, "random")
    return advance(match).record.to_text()
