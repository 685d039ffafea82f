"""What happened, for logs, animations and screen readers. Not compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Iterator

from ergosphere.core.state import NATURE, State
from ergosphere.core.values import Action, Event
from ergosphere.games.chasphere import actions as do
from ergosphere.games.chasphere import table as t
from ergosphere.games.chasphere.cargo import cards_in
from ergosphere.games.chasphere.pack import ORDER
from ergosphere.games.chasphere.sector import NAMES, STAR
from ergosphere.games.chasphere.sky import advance
from ergosphere.games.chasphere.state import Chasphere
from ergosphere.games.chasphere.table import FIELDS, marked_planet
from ergosphere.games.chasphere.view import flags


class FirstDrawn(Event, frozen=True):
    seat: int


class DiscDrawn(Event, frozen=True):
    disc: str


class ShipTaken(Event, frozen=True):
    seat: int
    ship: str
    space: str


class CardLaidOut(Event, frozen=True):
    card: str


class OpportunityOpened(Event, frozen=True):
    opportunity: str


class GameTurnBegan(Event, frozen=True):
    turn: int
    last: bool


class MarkerAdvanced(Event, frozen=True):
    planet: str


class PlanetMoved(Event, frozen=True):
    planet: str
    space: str


class PlanetEjected(Event, frozen=True):
    planet: str
    space: str


class PlanetSwallowed(Event, frozen=True):
    planet: str


class StarCollapsed(Event, frozen=True):
    pass


class ShipLost(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    seat: int
    energy: int


class ShipMoved(Event, frozen=True):
    seat: int
    space: str
    energy: int


class ShipJumped(Event, frozen=True):
    seat: int
    planet: str
    by: str


class PlanetExplored(Event, frozen=True):
    seat: int
    planet: str
    energy: int


class CardDrawn(Event, frozen=True):
    """Others learn that a card was drawn, unless they know what lay there."""

    seat: int
    card: str | None
    known: tuple[bool, ...]

    def seen_by(self, seat: int | None) -> Event:
        open_to = self.known[len(self.known) - 1 if seat is None else seat]
        return CardDrawn(self.seat, self.card if open_to else None, ())


class EventShown(Event, frozen=True):
    seat: int
    card: str


class PlanetContaminated(Event, frozen=True):
    planet: str


class CardKept(Event, frozen=True):
    seat: int
    card: str


class CardsReturned(Event, frozen=True):
    """CH-33: how many went which way, not which."""

    seat: int
    planet: str
    top: int
    bottom: int


class DeckAnalyzed(Event, frozen=True):
    seat: int
    planet: str
    cards: int


class CardSeen(Event, frozen=True):
    seat: int
    card: str | None
    known: tuple[bool, ...]

    def seen_by(self, seat: int | None) -> Event:
        open_to = self.known[len(self.known) - 1 if seat is None else seat]
        return CardSeen(self.seat, self.card if open_to else None, ())


class ArtifactTaken(Event, frozen=True):
    seat: int
    other: int


class CardsSwapped(Event, frozen=True):
    seat: int
    given: str
    taken: str


class CardPaid(Event, frozen=True):
    seat: int
    card: str


class SynthesizerBought(Event, frozen=True):
    seat: int


class OpportunitySeized(Event, frozen=True):
    seat: int
    opportunity: str


class EngineChanged(Event, frozen=True):
    seat: int
    engine: int


class FirstExplorerNamed(Event, frozen=True):
    seat: int
    how: str


class GameEnded(Event, frozen=True):
    winners: tuple[int, ...]
    reason: str


def events(before: State, after: State, seat: int, action: Action) -> list[Event]:
    assert isinstance(before, Chasphere)  # noqa: S101  a state gets events of its own kind only
    assert isinstance(after, Chasphere)  # noqa: S101
    told = list(nature_did(before, action) if seat == NATURE else seat_did(before, after, seat, action))
    told += changes(before, after)
    told += first_explorers(before, after)
    told += sky_events(before, after)
    outcome = after.outcome()
    if outcome is not None:
        told.append(GameEnded(tuple(outcome.winners), outcome.reason))
    elif after.phase == t.TURN and (before.phase < t.DRAWING or (before.turn, before.seat) != (after.turn, after.seat)):
        if before.turn and before.turn == after.turn and before.seat == after.seat:
            return told  # an Opportunity was replaced: the turn goes on
        told.append(TurnBegan(int(after.seat), int(after.ships[FIELDS * after.seat + t.ENERGY])))
    return told


def nature_did(before: Chasphere, action: Action) -> Iterator[Event]:
    match action:
        case do.DrawFirst(seat):
            yield FirstDrawn(seat)
        case do.DrawDisc(disc):
            yield DiscDrawn(disc)
        case do.TakeShip(ship):
            yield ShipTaken(int(before.seat), ship, NAMES[int(before.box.homes[before.box.ship_names.index(ship)])])
        case do.DealCard(card):
            yield CardLaidOut(card)
        case do.OpenOpportunity(opportunity):
            yield OpportunityOpened(opportunity)
        case do.DrawCard(card):
            if before.box.is_event(before.box.names.index(card)):
                yield EventShown(int(before.seat), card)
            else:
                yield CardDrawn(int(before.seat), card, open_to(before, action))
        case do.ShowCard(card):
            yield CardSeen(int(before.seat), card, open_to(before, action))


def open_to(before: Chasphere, action: Action) -> tuple[bool, ...]:
    """Who may know what nature did: the seats, then those who only watch."""
    code = before.code(NATURE, action)
    return tuple(before.discloses(viewer, NATURE, code) for viewer in [*range(int(before.count)), None])


def seat_did(before: Chasphere, after: Chasphere, seat: int, action: Action) -> Iterator[Event]:
    planet = ORDER[int(after.planet)] if after.planet >= 0 else ""
    match action:
        case do.TakeShip(ship):
            yield ShipTaken(seat, ship, NAMES[int(before.box.homes[before.box.ship_names.index(ship)])])
        case do.MoveShip(space):
            yield ShipMoved(seat, space, int(after.ships[FIELDS * seat + t.ENERGY]))
        case do.Jump(target, by):
            yield ShipJumped(seat, target, by)
        case do.Explore(energy):
            yield PlanetExplored(seat, planet, energy)
        case do.Analyze():
            yield DeckAnalyzed(seat, planet, int(after.looks))
        case do.TakeArtifact(other):
            yield ArtifactTaken(seat, other)
        case do.SwapFor(card):
            yield CardsSwapped(seat, before.box.names[int(before.given)], card)
        case do.PutOnTop() | do.PutUnder():
            if after.planet < 0:
                top = int(before.sent_up) + isinstance(action, do.PutOnTop)
                bottom = int(before.sent_down) + isinstance(action, do.PutUnder)
                yield CardsReturned(seat, ORDER[int(before.planet)], top, bottom)


def changes(before: Chasphere, after: Chasphere) -> Iterator[Event]:
    """What can be seen by comparing: cards kept and paid, engines, what was bought."""
    seat = int(before.seat)
    lost = after.ships[FIELDS * seat + t.LOST] > 0
    held, holds = cards_in(before, seat), cards_in(after, seat)
    exploring = before.phase in (t.DRAWING, t.KEEPING)
    if exploring and not lost:
        yield from (CardKept(seat, card) for card in more(holds, held))
        if before.phase == t.DRAWING and after.planet < 0 and after.event == before.event and holds == held:
            yield CardsReturned(seat, ORDER[int(before.planet)], 1, 0)  # CH-19
    if (
        before.phase == t.PAYING
        or (before.phase == t.TURN and not lost and after.phase in (t.PAYING, t.OPENING))
        or (before.phase == t.TURN and stock(before, seat) != stock(after, seat) and not lost)
    ):
        yield from (CardPaid(seat, card) for card in more(held, holds))
    for name in flags(
        int(after.ships[FIELDS * seat + t.SEIZED] & ~before.ships[FIELDS * seat + t.SEIZED]),
        after.box.opportunity_names,
    ):
        yield OpportunitySeized(seat, name)
    if not lost and "shop/ore-synthesizer" in more(holds, held):
        yield SynthesizerBought(seat)
    if after.contaminated != before.contaminated:
        yield from (PlanetContaminated(name) for name in flags(int(after.contaminated & ~before.contaminated), ORDER))
    for other in range(int(after.count)):
        level = after.ships[FIELDS * other + t.ENGINE]
        if level != before.ships[FIELDS * other + t.ENGINE]:
            yield EngineChanged(other, int(after.box.energy[level]))


def stock(state: Chasphere, seat: int) -> int:
    return int(state.ships[FIELDS * seat + t.STOCK])


def more(cards: list[str], than: list[str]) -> list[str]:
    """Cards beyond others, each copy counted."""
    rest = list(than)
    found = []
    for card in cards:
        if card in rest:
            rest.remove(card)
        else:
            found.append(card)
    return found


def sky_events(before: Chasphere, after: Chasphere) -> Iterator[Event]:
    """Every move of a planet since then, played once more on a copy of the sky."""
    copy = before.clone()
    for _ in range(int(after.moves - before.moves)):
        if copy.moves + 1 == after.moves and after.turn != before.turn:
            yield GameTurnBegan(int(after.turn), after.turn == after.last_turn)
        collapsed = copy.collapsed
        moved = advance(copy)
        yield MarkerAdvanced(ORDER[int(marked_planet(copy))])
        for number, planet in enumerate(map(int, moved)):
            space = int(copy.at >> (5 * planet) & 31)
            kind = PlanetEjected if number else PlanetMoved
            yield PlanetSwallowed(ORDER[planet]) if space == STAR else kind(ORDER[planet], NAMES[space])
        if copy.collapsed and not collapsed:
            yield StarCollapsed()
        for seat in range(int(copy.count)):
            if copy.ships[FIELDS * seat + t.LOST] == copy.moves:
                yield ShipLost(seat)


def first_explorers(before: Chasphere, after: Chasphere) -> Iterator[Event]:
    for seat in range(int(after.count)):
        how = after.ships[FIELDS * seat + t.EXPLORER]
        if how != before.ships[FIELDS * seat + t.EXPLORER]:
            yield FirstExplorerNamed(seat, "alone" if how == t.FIRST_ALONE else "shared")
