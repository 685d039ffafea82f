"""From a view back to the state that it describes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.games.explorer.faces.view import ExplorerView, Ship
from ergosphere.games.explorer.rules import cards
from ergosphere.games.explorer.rules.box import HOME, HOMEWARD, OUTBOUND, Box
from ergosphere.games.explorer.rules.party import Party
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
    OVER,
    PHASES,
    PROBES,
    REASONS,
    RESULTS,
    ROBOTS,
    SHIELDING,
    SPACE,
    STRENGTH,
    TURNS,
    WIDTH,
)
from ergosphere.games.explorer.rules.state import Explorer


def fill(box: Box, view: ExplorerView) -> Explorer:
    first = NO_CREW if view.first is None else view.first
    winner, reason = NO_CREW, 0
    if view.outcome is not None:
        reason = REASONS.index(view.outcome.reason)
        winner = next((ship.crew for ship in view.ships if set(ship.seats) & set(view.outcome.winners)), NO_CREW)
    party = Party(
        [list(ship.seats) for ship in view.ships],
        first=first,
        missions=view.missions,
        reroll_one=view.reroll_one,
        chain=view.chain,
        pooling=view.pooling,
    )
    return Explorer(
        box=box,
        party=party,
        rows=vec[i64]([number for ship in view.ships for number in row_of(ship)]),
        deck=deck_of(view.deck),
        discards=deck_of(view.discards),
        unfound=result_bits(view.unfound),
        phase=OVER if view.outcome is not None else PHASES.index(view.phase),
        crew=view.crew,
        asker=NO_CREW if view.asker is None else view.asker,
        first=first,
        round=view.round,
        left=view.left,
        dice=view.dice,
        launched=view.launched,
        drawn=view.drawn,
        winner=winner,
        reason=reason,
        reshuffles=view.reshuffles,
    )


def row_of(ship: Ship) -> list[int]:
    orbit = {"home": HOME, "outbound": OUTBOUND, "homeward": HOMEWARD, "orbit": ship.orbit}[ship.place]
    design = NO_SHIP
    if ship.design is not None:
        levels = ship.design
        design = 64 * levels.probes + 16 * levels.shielding + 4 * levels.strength + levels.power
    held = {
        ORBIT: orbit,
        SPACE: ship.space,
        COUNT: ship.count,
        ENERGY: ship.energy,
        PROBES: ship.probes,
        SHIELDING: ship.shielding,
        STRENGTH: ship.strength,
        ROBOTS: ship.robots,
        RESULTS: result_bits(ship.results),
        MISSED: ship.missed,
        DESIGN: design,
        FUNDING: ship.funding,
        MISSIONS: ship.missions,
        TURNS: ship.turns,
        JOINED: NO_CREW if ship.joined is None else ship.joined,
    }
    return [held[slot] for slot in range(WIDTH)]


def deck_of(counts: dict[str, int]) -> int:
    return sum(count << (cards.BITS * cards.EVENTS.index(card)) for card, count in counts.items())


def result_bits(names: tuple[str, ...]) -> int:
    return sum(1 << cards.RESULTS.index(card) for card in names)
