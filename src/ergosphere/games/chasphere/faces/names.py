"""Names instead of ids: what planets, ships, cards and Opportunities are called in sentences. Not compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ergosphere.core.text import Catalogue, Sentence
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.pack import EVENTS, Card, Figures, Opportunity

SHOP = "shop/ore-synthesizer"
EXTENSION = "s15-engine-extension"  # its name says that it has an engine symbol
# What the values of a sentence are about, by their names there.
ABOUT = {
    "planet": "planets",
    "card": "cards",
    "given": "cards",
    "taken": "cards",
    "by": "cards",
    "waiting": "cards",
    "ship": "ships",
    "opportunity": "opportunities",
}


class Spoken(Catalogue):
    """The sentences of a table: what is given as an id is said by its name in the table's pack."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(Path(__file__).parent.parent / "text.ftl")
        self.figures = figures
        self.planets: dict[str, Any] = {planet.id: planet.name for planet in figures.sector.planet}
        self.ships: dict[str, Any] = {ship.id: ship.name for ship in figures.sector.ship}
        prints = Counter((card.face, card.of, card.points, card.engine) for card in figures.decks.card if card.copies)
        self.cards: dict[str, Any] = {
            card.id: self.card(
                card, card.face not in EVENTS and prints[card.face, card.of, card.points, card.engine] > 1
            )
            for card in figures.decks.card
        }
        self.cards[SHOP] = TEXT.say("shop-card")
        self.opportunities: dict[str, Any] = {one.id: offer(one) for one in figures.opportunities.opportunity}

    def card(self, card: Card, ambiguous: bool) -> Sentence:
        """Equal cards of two decks are told apart by the deck."""
        return card_name(card, self.planets, self.planets[card.deck] if ambiguous else "none")

    def say(self, id: str, /, **values: object) -> Sentence:
        for name, kind in ABOUT.items():
            if isinstance(values.get(name), str):
                values[name] = getattr(self, kind).get(values[name], values[name])
        return Sentence(self, id, values)

    def names(self, ids: Sequence[str]) -> str:
        """Cards in a row; equal ones are counted."""
        rows = [
            str(TEXT.say("some-of-a-card", count=count, card=str(self.cards[id]))) for id, count in Counter(ids).items()
        ]
        return ", ".join(rows) if rows else str(TEXT.say("nothing"))

    def __getstate__(self) -> dict[str, Any]:
        return {"figures": self.figures}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["figures"])  # type: ignore[misc]


def card_name(card: Card, planets: Mapping[str, str], deck: str = "none") -> Sentence:
    """With the engine symbol, unless the name says so itself."""
    return TEXT.say(
        "card-name",
        face=card.face,
        of=planets.get(card.of, card.of),
        points=card.points,
        engine=int(card.engine and card.face != EXTENSION),
        deck=deck,
    )


def offer(opportunity: Opportunity) -> Sentence:
    return TEXT.say(
        "opportunity-name",
        cost=price(opportunity.cost),
        points=opportunity.points,
        engine=int(opportunity.engine),
    )


def price(cost: Sequence[str]) -> str:
    return listed([TEXT.say("price-part", resource=id, count=count) for id, count in Counter(cost).items()])


def listed(parts: Sequence[Sentence | str]) -> str:
    """With commas and an "and"."""
    if len(parts) < 2:
        return "".join(map(str, parts))
    return str(TEXT.say("list", first=", ".join(map(str, parts[:-1])), last=str(parts[-1])))
