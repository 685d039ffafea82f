"""What a pack prints, as tables for the engine: orbits, prices, successes, event cards."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.values import Action
from ergosphere.games.explorer import actions as a
from ergosphere.games.explorer.rules.cards import BITS, KINDS
from ergosphere.games.explorer.rules.codes import SEAT_MENU

# Where a ship is: an orbit, 1 (outermost) to 8, or one of these. In the lane its space counts from home.
HOME: Final = 0
INNERMOST: Final = 8
OUTBOUND: Final = 9
HOMEWARD: Final = 10
ROW: Final = 64  # spaces are marked by ROW * orbit + space

CHANGE: Final = 1  # EX-8: a space of the change-orbit zone
EVENT: Final = 2  # EX-9: an event space

# EX-6: zones by orbit, as the levels of strength that protect there (EX-5).
SAFE: Final = 1
WARNING: Final = 2
DANGER: Final = 3
ZONES: Final = (0, SAFE, SAFE, WARNING, WARNING, WARNING, DANGER, DANGER, DANGER, 0, 0)
ZONE: Final = vec[i64](ZONES)
FIRST_DANGER: Final = 6
MOST_LEVEL: Final = 3  # EX-4


@final
@mypyc_attr(acyclic=True)
class Box:
    spaces: vec[i64]  # by zone
    length: vec[i64]  # by orbit: its spaces
    marks: vec[u8]  # by ROW * orbit + space: CHANGE, EVENT
    lane: i64
    rounds: i64
    million: i64
    most_funding: i64
    price: i64
    tokens: i64  # per level of power
    most_tokens: i64
    most_probes: i64
    probe_success: vec[i64]  # by orbit: the highest die that succeeds
    prize_success: vec[i64]  # by results, 0 to 3: the lowest die that wins
    deck: i64  # all event cards
    # By kind of event card.
    copies: vec[i64]
    energy: vec[i64]
    elsewhere: vec[i64]
    below: vec[i64]
    shielding: vec[i64]
    strength: vec[i64]
    menu: list[Action]  # of seats, by code
    codes_of: dict[Action, int]

    def __init__(
        self, *, spaces: list[int], change: list[list[int]], events: list[list[int]], lane: int, rounds: int,
        million: int, most_funding: int, price: int, tokens: int, most_tokens: int, most_probes: int,
        probe_success: list[int], prize_success: list[int], copies: list[int], energy: list[int],
        elsewhere: list[int], below: list[int], shielding: list[int], strength: list[int],
    ) -> None:  # fmt: skip
        """Spaces, change-orbit and event spaces by zone; figures of event cards by kind."""
        self.spaces = vec[i64]([0] + spaces)  # noqa: RUF005  mypyc makes vecs of plain lists only
        self.length = vec[i64]([0 if zone == 0 else spaces[zone - 1] for zone in ZONES])
        marks = [0] * (ROW * len(ZONES))
        for orbit, zone in enumerate(ZONES):
            if zone:
                for space in change[zone - 1]:
                    marks[ROW * orbit + space] |= CHANGE
                for space in events[zone - 1]:
                    marks[ROW * orbit + space] |= EVENT
        self.marks = vec[u8](marks)
        self.lane = lane
        self.rounds = rounds
        self.million = million
        self.most_funding = most_funding
        self.price = price
        self.tokens = tokens
        self.most_tokens = most_tokens
        self.most_probes = most_probes
        self.probe_success = vec[i64]([0] * FIRST_DANGER + probe_success)
        self.prize_success = vec[i64]([7] + prize_success)  # noqa: RUF005
        self.copies = vec[i64](copies)
        self.energy = vec[i64](energy)
        self.elsewhere = vec[i64](elsewhere)
        self.below = vec[i64](below)
        self.shielding = vec[i64](shielding)
        self.strength = vec[i64](strength)
        deck: i64 = 0
        for kind in range(i64(KINDS)):
            deck += self.copies[kind] << (BITS * kind)
        self.deck = deck
        self.menu = SEAT_MENU + [a.GoUp(space) for space in range(max(spaces))]
        self.codes_of = {action: code for code, action in enumerate(self.menu)}

    def cost(self, design: i64) -> i64:
        """EX-4: what a ship costs, in millions."""
        return self.price * ((design >> 6) + (design >> 4 & 3) + (design >> 2 & 3) + (design & 3))

    def below_space(self, orbit: i64, space: i64) -> i64:
        """EX-8: the space straight below in the next orbit."""
        return space if self.length[orbit + 1] == self.length[orbit] else space >> 1

    def climbs_zone(self, orbit: i64) -> bool:
        """EX-15: does the way up lead into another zone, where two spaces lie above?"""
        return orbit > 1 and self.length[orbit - 1] != self.length[orbit]

    def adjacent(self, orbit: i64, space: i64, other_orbit: i64, other: i64) -> bool:
        """EX-19: on the same space or on one that touches it."""
        if not (1 <= orbit <= INNERMOST and 1 <= other_orbit <= INNERMOST):
            return False
        if orbit > other_orbit:
            return self.adjacent(other_orbit, other, orbit, space)
        if other_orbit - orbit > 1:
            return False
        length = self.length[other_orbit]
        if self.length[orbit] == length:
            apart = (space - other + length) % length
            return apart <= 1 or apart == length - 1
        straight = space >> 1
        beside = (straight + (1 if space & 1 else length - 1)) % length
        return other in (straight, beside)
