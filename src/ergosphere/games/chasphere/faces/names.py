"""What a pack calls its planets, ships, cards and Opportunities, in sentences and in the rules. Not compiled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ergosphere.core.text import Catalogue, Sentence
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.pack import DECK, EVENTS, ORDER, Card, Decks, Figures, Opportunity

SHOP = "shop/ore-synthesizer"
EXTENSION = "s15-engine-extension"  # its name says that it has an engine symbol
# Values of sentences that are ids: what each names, by its name in the sentence.
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


class PackText(Catalogue):
    """The game's catalogue for one pack: an id among the values is said by its name in that pack."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(*TEXT.files)
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
        """Identical cards of two decks are told apart by their deck."""
        return card_name(card, self.planets, self.planets[card.deck] if ambiguous else "none")

    def say(self, id: str, /, **values: object) -> Sentence:
        for name, kind in ABOUT.items():
            if isinstance(values.get(name), str):
                values[name] = getattr(self, kind).get(values[name], values[name])
        return Sentence(self, id, values)

    def names(self, ids: Sequence[str]) -> str:
        """A list of cards; identical ones are counted."""
        rows = [
            str(TEXT.say("some-of-a-card", count=count, card=str(self.cards[id]))) for id, count in Counter(ids).items()
        ]
        return ", ".join(rows) if rows else str(TEXT.say("nothing"))

    def __getstate__(self) -> dict[str, Any]:
        return {"figures": self.figures}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(state["figures"])  # type: ignore[misc]


def card_name(card: Card, planets: Mapping[str, str], deck: str = "none") -> Sentence:
    """With the engine symbol, unless the name already says so."""
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


# What the rule texts mention


def rule_values(figures: Figures) -> dict[str, object]:
    """Figures and names of the pack."""
    names: dict[str, str] = {planet.id: planet.name for planet in figures.sector.planet}
    points = figures.points
    return {
        "planets": ", ".join(names.values()),
        "starts": ", ".join(f"{planet.name} {planet.start}" for planet in figures.sector.planet),
        "homes": ", ".join(f"{ship.name}: {names[ship.home]}" for ship in figures.sector.ship),
        "ships": ", ".join(ship.name for ship in figures.sector.ship),
        "discs": "; ".join(
            f"{disc.id}: {' '.join(names[id] for id in disc.order)} ({names[disc.symbol]})"
            for disc in figures.sector.disc
        ),
        "deck": DECK,
        "synthesizers": figures.decks.synthesizers,
        "opportunities": len(figures.opportunities.opportunity),
        "levels": ", ".join(map(str, figures.engine.energy)),
        "lowest": figures.engine.energy[0],
        "level_points": ", ".join(map(str, figures.engine.points)),
        "away": points.away,
        "set": points.set,
        "marker": points.marker,
        "first_explorer": points.first_explorer,
        "shared_explorer": points.shared_explorer,
        "capsules": ", ".join(map(str, points.c_matter)),
        "artifact": points.artifact,
        "food": points.food,
        "cards": "; ".join(f"{names[id]}: {contents(figures.decks, id, names)}" for id in ORDER),
        "costs": "; ".join(str(offer(one)) for one in figures.opportunities.opportunity),
    }


def contents(decks: Decks, planet: str, names: dict[str, str]) -> str:
    return ", ".join(deck_part(card, names) for card in decks.card if card.deck == planet and card.copies)


def deck_part(card: Card, names: dict[str, str]) -> str:
    """A card in the list of CH-34."""
    return str(TEXT.say("deck-part", count=card.copies, card=card_name(card, names), hidden=int(card.hidden)))
