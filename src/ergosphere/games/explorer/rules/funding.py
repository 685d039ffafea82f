"""Before a ship is built: who begins, rolls for funding, and crews that decide to fly together."""

from __future__ import annotations

from mypy_extensions import i64

from ergosphere.games.explorer.rules.legal import can_ask
from ergosphere.games.explorer.rules.position import (
    ANSWERING,
    ASKING,
    BUILD,
    FUND,
    FUNDING,
    JOINED,
    NO_CREW,
    WIDTH,
    Position,
)


def begin(position: Position, first: i64) -> None:
    """EX-1: everybody rolls for funding in order, then builds in that order."""
    position.first = first
    position.crew = first
    raise_funds(position)


def raise_funds(position: Position) -> None:
    position.put(FUNDING, 0)
    position.dice = position.party.funding_dice(position.crew)
    position.phase = FUND


def fund(position: Position, shown: i64) -> None:
    """EX-3: ten million for each point, sixty at most."""
    funding = position.own(FUNDING) + position.box.million * shown
    if funding > position.box.most_funding:
        funding = position.box.most_funding
    position.put(FUNDING, funding)
    position.note("funding-rolled", shown, funding)
    position.dice -= 1
    if position.dice > 0:
        return
    if position.round == 0:
        position.crew = position.next_crew()
        if position.crew != position.first:
            raise_funds(position)
            return
        if position.party.pooling:
            position.phase = ASKING
            seek_asker(position)
            return
    position.phase = BUILD


def seek_asker(position: Position) -> None:
    """Find the next crew that has somebody to ask, starting with the current one."""
    while True:
        for crew in range(position.party.crews):
            if can_ask(position, crew):
                return
        if not pass_asking(position):
            return


def pass_asking(position: Position) -> bool:
    """On to the next crew; False if all have had the chance, and the first crew builds."""
    position.crew = position.next_crew()
    if position.crew == position.first:
        position.phase = BUILD
        return False
    return True


def ask(position: Position, crew: i64) -> None:
    position.note("crew-asked", crew)
    position.asker = position.crew
    position.crew = crew
    position.phase = ANSWERING


def ask_nobody(position: Position) -> None:
    position.note("nobody-asked")
    ask_on(position)


def decline(position: Position) -> None:
    position.note("crew-declined", position.asker)
    position.crew = position.asker
    ask_on(position)


def accept(position: Position) -> None:
    """Funding is added up, and the asker keeps its place in the order."""
    asked = position.crew
    position.crew = position.asker
    funding = position.own(FUNDING) + position.rows[WIDTH * asked + FUNDING]
    if funding > position.box.most_funding:
        funding = position.box.most_funding
    position.put(FUNDING, funding)
    position.put(JOINED, asked)
    position.rows[WIDTH * asked + FUNDING] = 0
    position.rows[WIDTH * asked + JOINED] = position.crew
    if asked == position.first:
        position.first = position.party.following[asked]
    position.party = position.party.joined(position.crew, asked)
    position.note("crews-joined", asked, funding)
    ask_on(position)


def ask_on(position: Position) -> None:
    position.asker = NO_CREW
    position.phase = ASKING
    if pass_asking(position):
        seek_asker(position)
