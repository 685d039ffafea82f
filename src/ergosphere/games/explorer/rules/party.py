"""Who plays: the crews and the options of one match."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


def later(crews: list[list[int]], crew: int) -> int:
    """The next crew round the table that has seats; itself, if no other has."""
    for step in range(1, len(crews)):
        other = (crew + step) % len(crews)
        if crews[other]:
            return other
    return crew


@final
@mypyc_attr(acyclic=True)
class Party:
    """A crew that has joined another (EX-3) keeps its number, but no longer has any seats."""

    seats: i64
    crews: i64
    members: vec[i64]  # the seats of all crews, crew by crew
    from_member: vec[i64]  # by crew: where its seats begin; one more at the end
    crew_of: vec[i64]  # by seat
    following: vec[i64]  # by crew: the next one that has seats
    alone: bool  # only one crew has seats (EX-2)
    first: i64  # the crew that begins, -1: drawn at random
    missions: i64
    reroll_one: bool
    chain: bool
    pooling: bool

    def __init__(
        self, crews: list[list[int]], *, first: int, missions: int, reroll_one: bool, chain: bool, pooling: bool
    ) -> None:
        self.crews = len(crews)
        self.members = vec[i64]([seat for crew in crews for seat in crew])
        self.seats = len(self.members)
        starts = vec[i64]([0])
        for crew in crews:
            starts = append(starts, starts[len(starts) - 1] + len(crew))
        self.from_member = starts
        self.crew_of = vec[i64]([0] * int(self.seats))
        for number, crew in enumerate(crews):
            for seat in crew:
                self.crew_of[seat] = number
        self.following = vec[i64]([later(crews, number) for number in range(len(crews))])
        self.alone = sum([1 for crew in crews if crew]) == 1
        self.first = first
        self.missions = missions
        self.reroll_one = reroll_one
        self.chain = chain
        self.pooling = pooling

    def size(self, crew: i64) -> i64:
        return self.from_member[crew + 1] - self.from_member[crew]

    def funding_dice(self, crew: i64) -> i64:
        """EX-3: one die per ship; pooled crews in a competition roll one for each seat."""
        return 1 if self.alone else self.size(crew)

    def joined(self, asker: i64, asked: i64) -> Party:
        """EX-3: the seats of both crews, in their order, under the number of the crew that asked."""
        crews = self.groups()
        crews[asker] = sorted(crews[asker] + crews[asked])
        crews[asked] = []
        return Party(
            crews,
            first=int(self.first),
            missions=int(self.missions),
            reroll_one=self.reroll_one,
            chain=self.chain,
            pooling=self.pooling,
        )

    def groups(self) -> list[list[int]]:
        return [
            [int(self.members[i]) for i in range(self.from_member[crew], self.from_member[crew + 1])]
            for crew in range(self.crews)
        ]
