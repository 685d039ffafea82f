"""The typed, checked form of pack.toml."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ergosphere.core.errors import BadPack
from ergosphere.core.pack import Entry
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.rules.sector import NAMES, PLANETS, STAR, ring

PlanetId = Literal["gomia", "zadus", "loa", "tarili", "borom", "mogudar"]
Resource = Literal["ferrox", "azurine", "sylvane", "noctium", "fusion-pile"]
Face = Literal[
    "flare", "quake", "carbonid", "high-consul", "ore", "fusion-pile", "relic", "local-food-dispenser",
    "deluxe-food-dispenser", "c-matter", "c-coordinates", "orbital-optimization-implant", "s15-engine-extension",
    "planetary-analyzer", "robotic-recovery-unit", "ore-synthesizer", "cosco", "mysterious-artifact",
]  # fmt: skip
Small = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Count = Annotated[int, msgspec.Meta(ge=0, le=14)]
Energy = Annotated[int, msgspec.Meta(ge=0, le=99)]
Planets = Annotated[tuple[PlanetId, ...], msgspec.Meta(max_length=99)]

ORDER: tuple[PlanetId, ...] = ("gomia", "zadus", "loa", "tarili", "borom", "mogudar")
COLOURS = ("yellow", "blue", "white")
RESOURCES: tuple[Resource, ...] = ("ferrox", "azurine", "sylvane", "noctium", "fusion-pile")
FACES: tuple[str, ...] = Face.__args__  # type: ignore[attr-defined]
EVENTS = ("flare", "quake")
DECK = 14  # CH-6
# What `of` may be, by face; other faces have none.
OF = {
    "carbonid": COLOURS,
    "relic": COLOURS,
    "local-food-dispenser": COLOURS,
    "ore": RESOURCES[:4],
    "c-coordinates": ORDER,
    "robotic-recovery-unit": ORDER,
}


class Planet(Entry, frozen=True):
    id: PlanetId
    name: str
    start: str


class Ship(Entry, frozen=True):
    id: str
    name: str
    home: PlanetId


class Disc(Entry, frozen=True):
    id: str
    order: Planets
    symbol: PlanetId


class Sector(Entry, frozen=True):
    planet: tuple[Planet, ...]
    ship: tuple[Ship, ...]
    disc: tuple[Disc, ...]


class Engine(Entry, frozen=True):
    energy: tuple[Energy, Energy, Energy, Energy]
    points: tuple[Small, Small, Small, Small]


class Points(Entry, frozen=True):
    away: Small
    set: Small
    marker: Small
    first_explorer: Small
    shared_explorer: Small
    c_matter: tuple[Small, Small, Small]
    artifact: Small
    food: Small


class Card(Entry, frozen=True, kw_only=True):
    id: str
    face: Face
    of: str = ""
    points: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    hidden: bool = False
    engine: bool = False
    copies: Count

    @property
    def deck(self) -> str:
        return self.id.partition("/")[0]


class Decks(Entry, frozen=True):
    synthesizers: Count
    card: tuple[Card, ...]


class Opportunity(Entry, frozen=True):
    id: str
    cost: Annotated[tuple[Resource, ...], msgspec.Meta(max_length=99)]
    points: Annotated[int, msgspec.Meta(ge=0, le=40)]
    engine: bool


class Opportunities(Entry, frozen=True):
    opportunity: tuple[Opportunity, ...]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sector: Sector
    engine: Engine
    points: Points
    decks: Decks
    opportunities: Opportunities


def check(figures: Figures) -> None:
    check_sector(figures.sector)
    check_cards(figures.decks)
    energy = figures.engine.energy
    if not 1 <= energy[0] < energy[1] < energy[2] < energy[3] <= 6:
        raise BadPack(TEXT.say("pack-engine", given=str(energy)), "CH-23")
    for opportunity in figures.opportunities.opportunity:
        if not 1 <= len(opportunity.cost) <= 6:
            raise BadPack(TEXT.say("pack-cost", id=opportunity.id), "CH-35")


def check_sector(sector: Sector) -> None:
    """CH-3: planets start on their own rings, each on a space of its own; CH-4, CH-5."""
    taken: set[str] = set()
    for k, planet in enumerate(sector.planet):
        own = [NAMES[space] for space in ring(k) if space != STAR]
        if planet.start not in own or planet.start in taken:
            raise BadPack(TEXT.say("pack-start", id=planet.id, start=planet.start, expected=", ".join(own)), "CH-3")
        taken.add(planet.start)
    homes = [ship.home for ship in sector.ship]
    if len(set(homes)) < len(homes):
        raise BadPack(TEXT.say("pack-homes"), "CH-4")
    for disc in sector.disc:
        if len(disc.order) != PLANETS or set(disc.order) != set(ORDER):
            raise BadPack(TEXT.say("pack-disc", id=disc.id), "CH-5")


def check_cards(decks: Decks) -> None:
    """CH-34: each deck has 14 cards and something to lay out, and `of` suits the face of each card."""
    for card in decks.card:
        allowed = OF.get(card.face, ("",))
        if card.of not in allowed:
            raise BadPack(TEXT.say("pack-of", id=card.id, of=card.of, expected=", ".join(allowed)), "CH-34")
        if card.hidden and card.face in EVENTS:
            raise BadPack(TEXT.say("pack-hidden-event", id=card.id), "CH-34")
    for planet in ORDER:
        cards = [card for card in decks.card if card.deck == planet]
        total = sum(card.copies for card in cards)
        if total != DECK:
            raise BadPack(TEXT.say("pack-deck", planet=planet, count=total, expected=DECK), "CH-6")
        if sum(card.copies for card in cards if card.face in EVENTS) > 2:
            raise BadPack(TEXT.say("pack-events", planet=planet), "CH-34")
