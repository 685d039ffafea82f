"""Tournaments: every pair of entrants plays the same openings in all seat rotations, and a file keeps each match."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial
from io import FileIO
from itertools import combinations
from pathlib import Path

import msgspec

from ergosphere import bots
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE, NOBODY, State
from ergosphere.core.errors import BadInput, bad_input
from ergosphere.core.game import Game
from ergosphere.core.match.log import Played as Logged
from ergosphere.core.match.seal import derive
from ergosphere.core.pack import PackMark
from ergosphere.core.registry import load
from ergosphere.core.values import Outcome
from ergosphere.lab.matches import finish, spread
from ergosphere.lab.ratings import Encounter, rate

TRIES = 100
"""How often an opening that ends the match is drawn again."""

Seats = tuple[str, ...]
"""The entrants of a match, seat by seat."""
Bout = tuple[int, Seats]
"""A match to be played: its round, from 0, and its seats."""


class Settings(msgspec.Struct, frozen=True, tag_field="type", tag="settings"):
    """Everything that a match of a round depends on. More rounds only add matches."""

    game: str
    rules: int
    pack: PackMark
    options: dict[str, str]
    players: int
    entrants: tuple[str, ...]
    opening: int
    """How many random actions of seats each match begins with."""
    seed: int


class Result(msgspec.Struct, frozen=True, tag_field="type", tag="match"):
    """One match."""

    round: int
    seats: Seats
    opening: list[str]
    """As lines of a log, nature's draws included."""
    outcome: Outcome
    plies: int
    """Actions of seats, those of the opening included."""
    seed: int
    """The bots' seeds come from it."""


class Standing(msgspec.Struct, frozen=True):
    """Where an entrant stands; low and high bound the 95 % interval of the rating."""

    entrant: str
    rating: float
    low: float
    high: float
    games: int
    score: float
    """The mean over its games: 1 for a win, half for a draw; a shared first place is split among those who share it."""


class Cross(msgspec.Struct, frozen=True):
    """How one entrant did against another."""

    games: int
    score: float


def check_entrants(game: Game, entrants: tuple[str, ...]) -> None:
    if len(entrants) < 2:
        raise bad_input("entrants-few", count=len(entrants))
    for entrant in entrants:
        if entrants.count(entrant) > 1:
            raise bad_input("entrant-twice", entrant=entrant)
        bots.entrant(game, entrant, 0)


def fixtures(entrants: tuple[str, ...], players: int) -> list[Seats]:
    """The matches of a round: for every pair, each sits beside copies of the other, once in each seat."""
    found = []
    for pair in combinations(entrants, 2):
        for lone, others in (pair, pair[::-1]):
            found += [tuple(lone if seat == own else others for seat in range(players)) for own in range(players)]
    return list(dict.fromkeys(found))  # with two seats the second half repeats the first


def begin(game: Game, settings: Settings, number: int) -> tuple[State, Rng, list[str]]:
    """A round's opening, the same for all its matches: the state after it, nature's generator, and the log."""
    for attempt in range(TRIES):
        nature = Rng(derive(settings.seed, number, "nature", attempt))
        choices = Rng(derive(settings.seed, number, "opening", attempt))
        state = game.new(settings.players, **settings.options)
        log: list[str] = []
        left = settings.opening
        while (who := int(state.actor())) != NOBODY and (left or who == NATURE):
            code = int(state.pick(who, nature if who == NATURE else choices))
            log.append(str(Logged(who, str(state.menu(who)[code]))))
            state.play(who, code)
            left -= who != NATURE
        if who != NOBODY:
            return state, nature, log
    raise bad_input("opening-long", opening=settings.opening, tries=TRIES)


def play_bout(game: Game, settings: Settings, bout: Bout) -> Result:
    number, seats = bout
    state, nature, log = begin(game, settings, number)
    seed = derive(settings.seed, number, *seats)
    players = [bots.entrant(game, entrant, derive(seed, seat)) for seat, entrant in enumerate(seats)]
    played = finish(state, seats, players, nature)
    return Result(number, seats, log, played.outcome, settings.opening + played.plies, seed)


def player(settings: Settings, pack: str | None) -> Callable[[Bout], Result]:
    return partial(play_bout, load(settings.game, pack), settings)


class Results:
    """The finished matches. Their file, if any, has the settings as its first line, then one match per line.

    An existing file is read and continued. Each match is written as soon as it is over."""

    def __init__(self, settings: Settings, file: Path | None = None) -> None:
        self.settings = settings
        self.file = file
        self.fixtures = fixtures(settings.entrants, settings.players)
        self.played: dict[Bout, Result] = {}
        self.out: FileIO | None = None
        if file is not None:
            self.out = self.opened(file)

    def opened(self, file: Path) -> FileIO:
        data = content(file)
        sound = data.rfind(b"\n") + 1  # what follows was cut off while it was written
        lines = data[:sound].split(b"\n")[:-1]
        head = line_of(self.settings)
        if not lines and not head.startswith(data):
            raise bad_input("results-line", file=str(file), line=1)
        for number, line in enumerate(lines, 1):
            try:
                self.read(line, number)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                raise bad_input("results-line", file=str(file), line=number) from None
        try:
            out = file.open("ab", buffering=0)
            if sound < len(data):
                out.truncate(sound)
            if not sound:
                out.write(head)
        except OSError as error:
            raise unwritable(file, error) from None
        return out

    def read(self, line: bytes, number: int) -> None:
        if number == 1:
            self.compare(msgspec.json.decode(line, type=Settings))
            return
        result = msgspec.json.decode(line, type=Result)
        table = range(self.settings.players)
        fits = len(result.outcome.ranks) == len(table) and all(seat in table for seat in result.outcome.winners)
        if result.seats not in self.fixtures or not fits:
            raise msgspec.ValidationError
        self.played[result.round, result.seats] = result

    def compare(self, found: Settings) -> None:
        """A file holds the matches of one tournament only."""
        for name in Settings.__struct_fields__:
            given, expected = (msgspec.json.encode(getattr(one, name)).decode() for one in (found, self.settings))
            if given != expected:
                raise bad_input("results-differ", file=str(self.file), setting=name, given=given, expected=expected)

    def add(self, result: Result) -> None:
        if self.out is not None and self.file is not None:
            try:
                self.out.write(line_of(result))
            except OSError as error:
                raise unwritable(self.file, error) from None
        self.played[result.round, result.seats] = result

    def schedule(self, rounds: int) -> list[Bout]:
        return [(number, seats) for number in range(rounds) for seats in self.fixtures]

    def until(self, rounds: int) -> list[Result]:
        """The results of the first rounds, in the order of the schedule."""
        return [self.played[bout] for bout in self.schedule(rounds) if bout in self.played]

    def close(self) -> None:
        if self.out is not None:
            self.out.close()

    def tidy(self) -> None:
        """Put the file in the order of the schedule, so that it is the same however the work was shared."""
        bouts = sorted(self.played, key=lambda bout: (bout[0], self.fixtures.index(bout[1])))
        if self.file is None or bouts == list(self.played) or not self.file.is_file():
            return
        file = self.file.resolve()
        fresh = file.with_name(f"{file.name}.new")
        try:
            fresh.write_bytes(line_of(self.settings) + b"".join(line_of(self.played[bout]) for bout in bouts))
            os.replace(fresh, file)
        except OSError as error:
            raise unwritable(fresh, error) from None


def content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise bad_input("file-unreadable", file=str(file), problem=error.strerror or str(error)) from None


def unwritable(file: Path, error: OSError) -> BadInput:
    return bad_input("file-unwritable", file=str(file), problem=error.strerror or str(error))


def line_of(entry: Settings | Result) -> bytes:
    return msgspec.json.encode(entry) + b"\n"


def play(results: Results, rounds: int, pack: str | None = None, jobs: int = 1) -> Generator[Result, None, None]:
    """Play what is missing. Results are kept and handed on as they come."""
    missing = [bout for bout in results.schedule(rounds) if bout not in results.played]
    with closing(spread(partial(player, results.settings, pack), missing, jobs)) as done:
        for _, result in done:
            results.add(result)
            yield result
    results.tidy()


def share(result: Result, entrant: str) -> float:
    """The entrant's share of the win, over all its seats."""
    winners = result.outcome.winners
    return sum(result.seats[seat] == entrant for seat in winners) / len(winners) if winners else 0.5


def encounter(result: Result, entrants: tuple[str, ...]) -> Encounter:
    """The mean over all pairs of a seat of one entrant and a seat of the other, compared by rank."""
    first, second = dict.fromkeys(result.seats)
    seated = list(zip(result.seats, result.outcome.ranks, strict=True))
    ranks = [(a, b) for one, a in seated for two, b in seated if (one, two) == (first, second)]
    score = sum(1.0 if a < b else 0.5 if a == b else 0.0 for a, b in ranks) / len(ranks)
    return Encounter(result.round, entrants.index(first), entrants.index(second), score)


def standings(entrants: tuple[str, ...], results: list[Result]) -> list[Standing]:
    """Best first."""
    ratings = rate(len(entrants), (encounter(result, entrants) for result in results))
    rows = []
    for entrant, rating in zip(entrants, ratings, strict=True):
        own = mean(share(result, entrant) for result in results if entrant in result.seats)
        value, low, high = (round(number, 1) for number in rating)
        rows.append(Standing(entrant, value, low, high, own.games, round(own.score, 4)))
    return sorted(rows, key=lambda row: -row.rating)


def cross(results: list[Result], entrant: str, other: str) -> Cross:
    """Only matches between these two."""
    return mean(share(result, entrant) for result in results if {*result.seats} == {entrant, other})


def mean(scores: Iterable[float]) -> Cross:
    scores = list(scores)
    return Cross(len(scores), sum(scores) / max(1, len(scores)))
