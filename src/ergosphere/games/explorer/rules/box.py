"""What all states of a match share: the board and the figures of one pack, and who sits in which crew.

Codes of actions are fixed here too. What the rules fix is a constant, what the box prints belongs to a Board."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.values import Action
from ergosphere.games.explorer import actions as a
from ergosphere.games.explorer.rules.cards import BITS, EVENTS, KINDS, RESULTS

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

MOST_CREWS: Final = 6
MOST_LEVEL: Final = 3  # EX-4
MOST_DICE: Final = 4  # EX-12: two, and two that are bought

# Codes of seats. The code of a ship is 64 * probes + 16 * shielding + 4 * strength + power.
DESIGNS: Final = 256
DICE: Final = 254  # + the number of dice, from 2
REPAIR_SHIELDING: Final = 259
REPAIR_STRENGTH: Final = 260
STAY: Final = 261
DOWN: Final = 262
UP: Final = 263
CHARGE: Final = 264
LAUNCH: Final = 265
DONE: Final = 266
GIVE: Final = 267  # + 3 * crew + gift
GIVE_ENERGY: Final = 0
GIVE_PROBE: Final = 1
GIVE_ROBOT: Final = 2
ASK: Final = GIVE + 3 * MOST_CREWS  # + the crew that is asked
NO_ASK: Final = ASK + MOST_CREWS
YES: Final = NO_ASK + 1
NO: Final = NO_ASK + 2
UP_TO: Final = NO + 1  # + the space above

# Codes of nature.
FIRST_CREW: Final = 0
DIE: Final = 5  # + what it shows
THROWS: Final = 12


def throws(dice: int) -> list[tuple[int, ...]]:
    """Everything that so many dice can show, sorted."""
    if dice == 0:
        return [()]
    return [(*rest, last) for rest in throws(dice - 1) for last in range(rest[-1] if rest else 1, 7)]


def orders(shown: tuple[int, ...]) -> int:
    """In how many orders the dice can show it."""
    count = 1
    for number in range(len(shown)):
        count = count * (number + 1) // shown[: number + 1].count(shown[number])
    return count


ALL_THROWS: Final = throws(2) + throws(3) + throws(4)
# By number of dice, where their throws begin.
THROWS_FROM: Final = (0, 0, THROWS, THROWS + 21, THROWS + 21 + 56, THROWS + 21 + 56 + 126)
DRAWS: Final = THROWS + 21 + 56 + 126  # + the kind of event card
FINDS: Final = DRAWS + KINDS  # + the number of the result
TOTALS: Final = vec[u8]([0] * THROWS + [sum(shown) for shown in ALL_THROWS])
ORDERS: Final = vec[u8]([1] * THROWS + [orders(shown) for shown in ALL_THROWS])


def ordered(dice: int) -> list[int]:
    """The codes of throws, each as often as it is likely: a die of 6 ** dice sides rolls them."""
    return [
        THROWS + number for number, shown in enumerate(ALL_THROWS) if len(shown) == dice for _ in range(orders(shown))
    ]


EVEN_CHANCES: Final = vec[u8](ordered(2) + ordered(3) + ordered(4))
EVEN_FROM: Final = (0, 0, 0, 36, 36 + 216)
SIDES: Final = (1, 6, 36, 216, 1296)

NATURE_MENU: Final[list[Action]] = [
    *[a.ChooseFirst(crew) for crew in range(MOST_CREWS)],
    *[a.RollDice((shown,)) for shown in range(1, 7)],
    *[a.RollDice(shown) for shown in ALL_THROWS],
    *[a.DrawEvent(card) for card in EVENTS],
    *[a.DrawResult(card) for card in RESULTS],
]
SEAT_MENU: Final[list[Action]] = [
    *[a.BuildShip(code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3) for code in range(DESIGNS)],
    *[a.BuyDice(dice) for dice in range(2, MOST_DICE + 1)],
    *[a.UseRobot(system) for system in a.SYSTEMS],
    a.StayInOrbit(),
    a.GoDown(),
    a.GoUp(),
    a.TakeEnergy(),
    a.LaunchProbe(),
    a.EndTurn(),
    *[a.GiveHelp(gift, crew) for crew in range(MOST_CREWS) for gift in a.GIFTS],
    *[a.AskCrew(crew) for crew in range(MOST_CREWS)],
    a.AskNobody(),
    a.AcceptCrew(),
    a.DeclineCrew(),
]


@final
@mypyc_attr(acyclic=True)
class Board:
    """One pack's figures in the form that the rules read."""

    spaces: vec[i64]  # by zone
    length: vec[i64]  # by orbit: its spaces
    marks: vec[u8]  # by ROW * orbit + space: CHANGE, EVENT
    lane: i64
    rounds: i64
    million: i64
    most_funding: i64
    price: i64
    tokens: i64  # a level of power
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
    codes: dict[Action, int]
    nature_codes: dict[Action, int]

    def __init__(
        self, spaces: list[int], change: list[list[int]], events: list[list[int]], lane: int, rounds: int,
        funding: tuple[int, int], ship: tuple[int, int], hold: tuple[int, int],
        probe: list[int], prize: list[int], cards: list[tuple[int, int, int, int, int, int]],
    ) -> None:  # fmt: skip
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
        self.million, self.most_funding = funding
        self.price, self.tokens = ship
        self.most_tokens, self.most_probes = hold
        self.probe_success = vec[i64]([0] * FIRST_DANGER + probe)
        self.prize_success = vec[i64]([7] + prize)  # noqa: RUF005
        self.copies = vec[i64]([card[0] for card in cards])
        self.energy = vec[i64]([card[1] for card in cards])
        self.elsewhere = vec[i64]([card[2] for card in cards])
        self.below = vec[i64]([card[3] for card in cards])
        self.shielding = vec[i64]([card[4] for card in cards])
        self.strength = vec[i64]([card[5] for card in cards])
        deck: i64 = 0
        for kind in range(i64(KINDS)):
            deck += self.copies[kind] << (BITS * kind)
        self.deck = deck
        self.menu = SEAT_MENU + [a.GoUp(space) for space in range(max(spaces))]
        self.codes = {action: code for code, action in enumerate(self.menu)}
        self.nature_codes = {action: code for code, action in enumerate(NATURE_MENU)}

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
    """Who plays: the crews and the options of one match. A crew that has joined another (EX-3) keeps its number, but
    has no seats any more."""

    seats: i64
    crews: i64
    members: vec[i64]  # the seats of all crews, one crew after the other
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
        self, crews: list[list[int]], first: int, missions: int, reroll_one: bool, chain: bool, pooling: bool
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
        """EX-3: one die a ship; pooled crews in a competition roll one for each seat."""
        return 1 if self.alone else self.size(crew)

    def joined(self, asker: i64, asked: i64) -> Party:
        """EX-3: the seats of both crews, in their order, under the number of the one that asked."""
        crews = self.groups()
        crews[asker] = sorted(crews[asker] + crews[asked])
        crews[asked] = []
        return Party(crews, int(self.first), int(self.missions), self.reroll_one, self.chain, self.pooling)

    def groups(self) -> list[list[int]]:
        return [
            [int(self.members[i]) for i in range(self.from_member[crew], self.from_member[crew + 1])]
            for crew in range(self.crews)
        ]
