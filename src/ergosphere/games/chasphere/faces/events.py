"""What happened, in the order in which it happened, for logs, animations and screen readers. Not compiled (msgspec).

One action can lead to much: an event moves the sky, a planet falls, and only then a card is kept. So the action is
played once more with a journal, and the entries of the journal become events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ergosphere.core.engine.state import State
from ergosphere.core.text import Catalogue, Sentence
from ergosphere.core.values import Action, Event
from ergosphere.games.chasphere.faces.names import listed
from ergosphere.games.chasphere.pack import ORDER
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import SLOTS
from ergosphere.games.chasphere.rules.decks import VIEWERS, knows
from ergosphere.games.chasphere.rules.position import planet_at
from ergosphere.games.chasphere.rules.sector import NAMES, STAR
from ergosphere.games.chasphere.rules.state import Chasphere


class FirstDrawn(Event, frozen=True):
    seat: int


class DiscDrawn(Event, frozen=True):
    disc: str


class ShipTaken(Event, frozen=True):
    seat: int
    ship: str
    space: str
    planet: str | None
    """The planet that starts on that space."""


class CardLaidOut(Event, frozen=True):
    card: str


class OpportunityOpened(Event, frozen=True):
    opportunity: str


class GameTurnBegan(Event, frozen=True):
    turn: int
    last: bool


class LastTurnSet(Event, frozen=True):
    """CH-31: the third planet is gone."""

    turn: int
    now: bool
    """Is it the turn that has just begun? Otherwise it is the next one."""


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
    ejected: bool
    """Did another planet push it into the hole?"""


class StarCollapsed(Event, frozen=True):
    pass


class ShipLost(Event, frozen=True):
    seat: int


class TurnBegan(Event, frozen=True):
    seat: int
    energy: int


class TurnEnded(Event, frozen=True):
    seat: int
    energy: int
    """What is left for the next turn."""


class ShipMoved(Event, frozen=True):
    seat: int
    space: str
    planet: str | None
    """The planet on that space."""
    energy: int


class ShipJumped(Event, frozen=True):
    seat: int
    planet: str
    by: str
    """`c-coordinates`, or the capsule that was used up."""
    how: Literal["coordinates", "capsule"]


class PlanetExplored(Event, frozen=True):
    seat: int
    planet: str
    energy: int


class CardsDrawn(Event, frozen=True):
    """Cards other than events, drawn in a row. Other seats learn how many, and see those that they knew already."""

    seat: int
    planet: str
    cards: tuple[str | None, ...]
    known: tuple[tuple[bool, ...], ...]
    """By viewer (four seats, then spectators) and card; empty in what a viewer is told."""

    def seen_by(self, seat: int | None) -> Event:
        return CardsDrawn(self.seat, self.planet, visible(self.cards, self.known, seat), ())

    def sentence(self, catalogue: Catalogue) -> Sentence:
        return found(catalogue, "cards-drawn", self.seat, self.planet, self.cards)


class CardsSeen(Event, frozen=True):
    """What an Analyzer shows. Viewers who don't know any of the cards are told nothing."""

    seat: int
    planet: str
    cards: tuple[str | None, ...]
    known: tuple[tuple[bool, ...], ...]

    def seen_by(self, seat: int | None) -> Event | None:
        cards = visible(self.cards, self.known, seat)
        return CardsSeen(self.seat, self.planet, cards, ()) if any(cards) else None

    def sentence(self, catalogue: Catalogue) -> Sentence:
        return found(catalogue, "cards-seen", self.seat, self.planet, self.cards)


def visible(
    cards: tuple[str | None, ...], known: tuple[tuple[bool, ...], ...], seat: int | None
) -> tuple[str | None, ...]:
    if not known:  # already what somebody was told
        return cards
    seen = known[VIEWERS - 1 if seat is None else seat]
    return tuple(card if shown else None for card, shown in zip(cards, seen, strict=True))


def found(catalogue: Catalogue, id: str, seat: int, planet: str, cards: tuple[str | None, ...]) -> Sentence:
    """Cards are only counted if none of them is known."""
    named = [catalogue.say("some-card", card=card or "none") for card in cards]
    said = listed(named) if any(cards) else "none"
    return catalogue.say(id, seat=seat, planet=planet, count=len(cards), cards=said)


class EventShown(Event, frozen=True):
    seat: int
    planet: str
    """The planet whose deck it came from."""
    card: str
    waiting: str | None
    """The event that was waiting; if there was none, this one waits for the next."""


class PlanetContaminated(Event, frozen=True):
    planet: str
    already: bool


class CardKept(Event, frozen=True):
    seat: int
    planet: str
    card: str
    forced: bool
    """There was nothing to choose from."""


class CardsReturned(Event, frozen=True):
    """CH-33: how many cards went where, but not which."""

    seat: int
    planet: str
    top: int
    bottom: int
    why: Literal["chosen", "well-hidden", "lost"]


class DeckAnalyzed(Event, frozen=True):
    seat: int
    planet: str
    cards: int


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
    """Energy a turn."""
    up: bool


class FirstExplorerNamed(Event, frozen=True):
    seat: int
    how: Literal["alone", "shared"]


class GameEnded(Event, frozen=True):
    winners: tuple[int, ...]
    reason: str


EVENTS: tuple[type[Event], ...] = (
    FirstDrawn, DiscDrawn, ShipTaken, CardLaidOut, OpportunityOpened, GameTurnBegan, LastTurnSet, MarkerAdvanced,
    PlanetMoved, PlanetEjected, PlanetSwallowed, StarCollapsed, ShipLost, TurnBegan, TurnEnded, ShipMoved, ShipJumped,
    PlanetExplored, CardsDrawn, CardsSeen, EventShown, PlanetContaminated, CardKept, CardsReturned, DeckAnalyzed,
    ArtifactTaken, CardsSwapped, CardPaid, SynthesizerBought, OpportunitySeized, EngineChanged, FirstExplorerNamed,
    GameEnded,
)  # fmt: skip


class Teller:
    """Makes events of one action's journal. The acting seat and the explored planet are those before the action."""

    def __init__(self, before: Chasphere, seat: int, action: Action) -> None:
        self.after = before.clone()
        self.after.journal = []
        self.after.play(seat, before.code(seat, action))
        self.box = before.box
        self.seat = int(before.seat)
        self.explored = planet_of(before)

    def events(self) -> list[Event]:
        """In the order of the journal, except that the end of the game is told last."""
        told = [TELLING[what](self, a, b, c) for what, a, b, c in self.after.journal or ()]
        return sorted(told, key=lambda event: isinstance(event, GameEnded))

    def card(self, kind: int) -> str:
        return self.box.names[kind]

    def ship_taken(self, seat: int, ship: int) -> Event:
        space = int(self.box.homes[ship])
        planet = next((ORDER[k] for k, start in enumerate(self.box.start) if int(start) == space), None)
        return ShipTaken(seat, self.box.ship_names[ship], NAMES[space], planet)

    def planet_moved(self, planet: int, space: int, pushed: int) -> Event:
        if space == STAR:
            return PlanetSwallowed(ORDER[planet], bool(pushed))
        return (PlanetEjected if pushed else PlanetMoved)(ORDER[planet], NAMES[space])

    def ship_moved(self, space: int, energy: int) -> Event:
        planet = int(planet_at(self.after, space))
        return ShipMoved(self.seat, NAMES[space], None if planet < 0 else ORDER[planet], energy)

    def ship_jumped(self, planet: int, kind: int) -> Event:
        if kind < 0:
            return ShipJumped(self.seat, ORDER[planet], "c-coordinates", "coordinates")
        return ShipJumped(self.seat, ORDER[planet], self.card(kind), "capsule")

    def cards_drawn(self, count: int, hand: int, marks: int) -> Event:
        shifts = range(0, 8 * count, 8)
        cards = tuple(self.card(hand >> shift & 255) for shift in shifts)
        return CardsDrawn(self.seat, self.explored, cards, known_by([marks >> shift & 255 for shift in shifts]))

    def cards_seen(self, planet: int, count: int) -> Event:
        size = int(self.after.sizes[3 * planet + p.ON_TOP])
        slots = [SLOTS * planet + size - 1 - i for i in range(count)]
        cards = tuple(self.card(int(self.after.slots[slot])) for slot in slots)
        return CardsSeen(self.seat, ORDER[planet], cards, known_by([int(self.after.marks[slot]) for slot in slots]))

    def event_shown(self, kind: int, first: int) -> Event:
        return EventShown(self.seat, self.explored, self.card(kind), None if first < 0 else self.card(first))

    def cards_returned(self, top: int, bottom: int, why: int) -> Event:
        reasons: tuple[Literal["chosen", "well-hidden", "lost"], ...] = ("chosen", "well-hidden", "lost")
        return CardsReturned(self.seat, self.explored, top, bottom, reasons[why])

    def game_ended(self) -> Event:
        outcome = self.after.outcome()
        assert outcome is not None  # noqa: S101  the journal says that it is over
        return GameEnded(tuple(outcome.winners), outcome.reason)


def planet_of(state: Chasphere) -> str:
    return ORDER[int(state.planet)] if state.planet >= 0 else ""


def known_by(marks: list[int]) -> tuple[tuple[bool, ...], ...]:
    return tuple(tuple(knows(mark, 1 << viewer) for mark in marks) for viewer in range(VIEWERS))


# From a line of the journal and its figures.
TELLING: dict[str, Callable[[Teller, int, int, int], Event]] = {
    "first-drawn": lambda say, a, b, c: FirstDrawn(a),
    "disc-drawn": lambda say, a, b, c: DiscDrawn(str(a + 1)),
    "ship-taken": lambda say, a, b, c: say.ship_taken(a, b),
    "card-laid-out": lambda say, a, b, c: CardLaidOut(say.card(a)),
    "opportunity-opened": lambda say, a, b, c: OpportunityOpened(say.box.opportunity_names[a]),
    "game-turn-began": lambda say, a, b, c: GameTurnBegan(a, bool(b)),
    "last-turn-set": lambda say, a, b, c: LastTurnSet(a, not b),
    "marker-advanced": lambda say, a, b, c: MarkerAdvanced(ORDER[a]),
    "planet-moved": Teller.planet_moved,
    "star-collapsed": lambda say, a, b, c: StarCollapsed(),
    "ship-lost": lambda say, a, b, c: ShipLost(a),
    "turn-began": lambda say, a, b, c: TurnBegan(a, b),
    "turn-ended": lambda say, a, b, c: TurnEnded(say.seat, a),
    "ship-moved": lambda say, a, b, c: say.ship_moved(a, b),
    "ship-jumped": lambda say, a, b, c: say.ship_jumped(a, b),
    "planet-explored": lambda say, a, b, c: PlanetExplored(say.seat, ORDER[a], b),
    "cards-drawn": Teller.cards_drawn,
    "cards-seen": lambda say, a, b, c: say.cards_seen(a, b),
    "event-shown": lambda say, a, b, c: say.event_shown(a, b),
    "planet-contaminated": lambda say, a, b, c: PlanetContaminated(ORDER[a], bool(b)),
    "card-kept": lambda say, a, b, c: CardKept(say.seat, say.explored, say.card(a), bool(b)),
    "cards-returned": Teller.cards_returned,
    "deck-analyzed": lambda say, a, b, c: DeckAnalyzed(say.seat, ORDER[a], b),
    "artifact-taken": lambda say, a, b, c: ArtifactTaken(say.seat, a),
    "cards-swapped": lambda say, a, b, c: CardsSwapped(say.seat, say.card(a), say.card(b)),
    "card-paid": lambda say, a, b, c: CardPaid(say.seat, say.card(a)),
    "synthesizer-bought": lambda say, a, b, c: SynthesizerBought(say.seat),
    "opportunity-seized": lambda say, a, b, c: OpportunitySeized(say.seat, say.box.opportunity_names[a]),
    "engine-changed": lambda say, a, b, c: EngineChanged(a, b, c > 0),
    "first-explorer-named": lambda say, a, b, c: FirstExplorerNamed(a, "alone" if b == 1 else "shared"),
    "game-ended": lambda say, a, b, c: say.game_ended(),
}


def events(before: State, seat: int, action: Action) -> list[Event]:
    assert isinstance(before, Chasphere)  # noqa: S101  a state gets events of its own kind only
    return Teller(before, seat, action).events()
