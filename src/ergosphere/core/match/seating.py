"""Who sits at a table: what was agreed before the start, who has come, and who holds each seat now."""

from __future__ import annotations

import msgspec

from ergosphere.core.match.log import HUMAN, Line, Named, Seated
from ergosphere.core.match.record import SeatInfo

USUAL = "medium"
"""The level of bots that nobody has chosen: worth playing, and the same seed gives the same match."""


class Setup(msgspec.Struct, frozen=True):
    """What was agreed before the start."""

    options: dict[str, str]
    seats: list[SeatInfo]
    practice: bool = False


class Seating:
    """The seats of one table."""

    def __init__(self, setup: Setup) -> None:
        self.joined: set[int] = set()
        """Seats that somebody took by code."""
        self.arrived: set[int] = set()
        """Seats whose person has been there."""
        self.lay(setup)

    def lay(self, setup: Setup) -> None:
        """Seats as agreed; whoever still owns one has still arrived."""
        self.setup = setup
        self.holders = [HUMAN if seat.kind == HUMAN else f"bot:{seat.level}" for seat in setup.seats]
        self.names = [seat.name for seat in setup.seats]
        self.arrived &= set(self.owned)
        self.joined &= set(self.owned)

    def follow_line(self, line: Line) -> None:
        """Lines of the record change who holds a seat, and names."""
        if isinstance(line, Seated):
            self.holders[line.seat] = line.who
        elif isinstance(line, Named):
            self.names[line.seat] = line.name

    @property
    def owned(self) -> list[int]:
        """The seats that belong to people."""
        return [seat for seat, info in enumerate(self.setup.seats) if info.kind == HUMAN]

    @property
    def people(self) -> list[int]:
        """The seats that people hold now."""
        return [seat for seat, holder in enumerate(self.holders) if holder == HUMAN]

    @property
    def waiting(self) -> list[int]:
        """Seats whose person has never been there."""
        return [seat for seat in self.owned if seat not in self.arrived]

    @property
    def free(self) -> list[int]:
        """Seats to be had by code, in the order in which they are given away: the host's likely own comes last."""
        free = [seat for seat in self.waiting if seat not in self.joined]
        return [seat for seat in free if seat != self.owned[0]] + [seat for seat in free if seat == self.owned[0]]

    def level(self, seat: int) -> str | None:
        """Of the bot that holds a seat now; None: a person does."""
        holder = self.holders[seat]
        return None if holder == HUMAN else holder.removeprefix("bot:")

    @property
    def usual_level(self) -> str:
        """Of a bot that steps in: like the others at the table."""
        return next((info.level for info in self.setup.seats if info.level is not None), USUAL)
