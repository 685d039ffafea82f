"""What the rule texts say in figures and names of the pack. Not compiled."""

from __future__ import annotations

from ergosphere.games.chasphere.faces.names import card_name, offer
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.pack import DECK, ORDER, Card, Decks, Figures


def variables(figures: Figures) -> dict[str, object]:
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
    return ", ".join(worded(card, names) for card in decks.card if card.deck == planet and card.copies)


def worded(card: Card, names: dict[str, str]) -> str:
    """A card as the list of CH-34 names it."""
    return str(TEXT.say("deck-part", count=card.copies, card=card_name(card, names), hidden=int(card.hidden)))
