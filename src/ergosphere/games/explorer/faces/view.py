"""What a seat knows: here everything, and the same for all; only the order of the decks is hidden from everybody.

Not compiled (msgspec)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from ergosphere.core import values
from ergosphere.core.values import Outcome
from ergosphere.games.explorer.rules import box as rules
from ergosphere.games.explorer.rules import cards
from ergosphere.games.explorer.rules.box import (
    CHANGE,
    DANGER,
    EVENT,
    FIRST_DANGER,
    HOME,
    HOMEWARD,
    OUTBOUND,
    ROW,
    SAFE,
    WARNING,
    ZONES,
)
from ergosphere.games.explorer.rules.position import (
    COUNT,
    DESIGN,
    ENERGY,
    FUNDING,
    JOINED,
    MISSED,
    MISSIONS,
    NO_CREW,
    NO_SHIP,
    ORBIT,
    PHASES,
    PROBES,
    RESULTS,
    ROBOTS,
    SHIELDING,
    SPACE,
    STRENGTH,
    TURNS,
    WIDTH,
)
from ergosphere.games.explorer.rules.state import Explorer

Place = Literal["home", "outbound", "homeward", "orbit"]


class Design(msgspec.Struct, frozen=True):
    """The spacecraft sheet: levels as built."""

    probes: int
    shielding: int
    strength: int
    power: int


class Ship(msgspec.Struct, frozen=True):
    """A crew and its ship. In the lane `space` counts from home; in orbits counterclockwise from 0."""

    crew: int
    seats: tuple[int, ...]
    """Empty if the crew has joined another (EX-3)."""
    joined: int | None
    """EX-3: the crew that it flies with, for both of them."""
    place: Place
    orbit: int
    space: int
    count: int
    """EX-13: spaces since the ship entered its orbit, at most a complete one."""
    energy: int
    probes: int
    shielding: int
    strength: int
    robots: int
    results: tuple[str, ...]
    missed: int
    """Turns that the crew still has to miss."""
    design: Design | None
    """None: no ship is built."""
    funding: int
    missions: int
    """Ships built so far."""
    turns: int


class Zone(msgspec.Struct, frozen=True):
    """The orbits from `first` on, each with this number of spaces."""

    first: int
    spaces: int
    change: tuple[int, ...]
    events: tuple[int, ...]


class Box(msgspec.Struct, frozen=True):
    """What the box prints and a drawing needs: the board, prices, and what the dice must show."""

    zones: tuple[Zone, ...]
    lane: int
    price: int
    tokens: int
    """Energy for a level of power."""
    most_tokens: int
    probe_success: tuple[int, ...]
    """The highest die that succeeds, from the outermost Danger orbit inwards."""
    prize_success: tuple[int, ...]
    """The lowest die that wins, with one result and more."""


class ExplorerView(values.View, frozen=True):
    phase: str
    crew: int
    """Whose turn it is."""
    pilot: int | None
    """The seat that decides, if one does."""
    asker: int | None
    """EX-3: the crew that asks `crew` to fly together."""
    first: int | None
    round: int
    left: int
    """Spaces of the roll still to move."""
    dice: int
    launched: bool
    drawn: bool
    ships: tuple[Ship, ...]
    deck: dict[str, int]
    """Event cards still to come, by kind: what lies open tells it."""
    discards: dict[str, int]
    unfound: tuple[str, ...]
    """Probe results that nobody holds."""
    missions: int
    reroll_one: bool
    chain: bool
    pooling: bool
    reshuffles: bool
    """Only in the model of the odds: the discards go back before each draw."""
    outcome: Outcome | None
    box: Box


@lru_cache(maxsize=8)
def printed(box: rules.Box) -> Box:
    firsts = [ZONES.index(zone) for zone in (SAFE, WARNING, DANGER)]
    return Box(
        zones=tuple(
            Zone(first, int(box.length[first]), marked(box, first, CHANGE), marked(box, first, EVENT))
            for first in firsts
        ),
        lane=int(box.lane),
        price=int(box.price),
        tokens=int(box.tokens),
        most_tokens=int(box.most_tokens),
        probe_success=tuple(int(die) for die in box.probe_success)[FIRST_DANGER:],
        prize_success=tuple(int(die) for die in box.prize_success)[1:],
    )


def marked(box: rules.Box, orbit: int, mark: int) -> tuple[int, ...]:
    spaces = range(int(box.length[orbit]))
    return tuple(space for space in spaces if int(box.marks[ROW * orbit + space]) & mark)


def counts_of(deck: int) -> dict[str, int]:
    counts = {card: deck >> (cards.BITS * kind) & 7 for kind, card in enumerate(cards.EVENTS)}
    return {card: count for card, count in counts.items() if count}


def names_of(bits: int) -> tuple[str, ...]:
    return tuple(card for number, card in enumerate(cards.RESULTS) if bits >> number & 1)


def ship(state: Explorer, crew: int, seats: list[int]) -> Ship:
    row = [int(state.rows[WIDTH * crew + slot]) for slot in range(WIDTH)]
    orbit = row[ORBIT]
    places: dict[int, Place] = {HOME: "home", OUTBOUND: "outbound", HOMEWARD: "homeward"}
    design = row[DESIGN]
    return Ship(
        crew=crew,
        seats=tuple(seats),
        joined=None if row[JOINED] == NO_CREW else row[JOINED],
        place=places.get(orbit, "orbit"),
        orbit=0 if orbit in places else orbit,
        space=row[SPACE],
        count=row[COUNT],
        energy=row[ENERGY],
        probes=row[PROBES],
        shielding=row[SHIELDING],
        strength=row[STRENGTH],
        robots=row[ROBOTS],
        results=names_of(row[RESULTS]),
        missed=row[MISSED],
        design=None if design == NO_SHIP else Design(design >> 6, design >> 4 & 3, design >> 2 & 3, design & 3),
        funding=row[FUNDING],
        missions=row[MISSIONS],
        turns=row[TURNS],
    )


def view(state: Explorer, seat: int | None) -> ExplorerView:
    actor = int(state.actor())
    return ExplorerView(
        seat=seat,
        phase=PHASES[state.phase],
        crew=int(state.crew),
        pilot=actor if actor >= 0 else None,
        asker=None if state.asker == NO_CREW else int(state.asker),
        first=None if state.first == NO_CREW else int(state.first),
        round=int(state.round),
        left=int(state.left),
        dice=int(state.dice),
        launched=state.launched,
        drawn=state.drawn,
        ships=tuple(ship(state, crew, seats) for crew, seats in enumerate(state.party.groups())),
        deck=counts_of(int(state.deck)),
        discards=counts_of(int(state.discards)),
        unfound=names_of(int(state.unfound)),
        missions=int(state.party.missions),
        reroll_one=state.party.reroll_one,
        chain=state.party.chain,
        pooling=state.party.pooling,
        reshuffles=state.reshuffles,
        outcome=state.outcome(),
        box=printed(state.box),
    )
