"""Names of seats, cards and holes: the titles of the pack in use, never ids."""

from __future__ import annotations

from ergosphere.core.text import Catalogue
from ergosphere.games.buccaneers.faces.text import TEXT
from ergosphere.games.buccaneers.pack import Figures
from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.kinds import FAMILIES, FAMILY

FACEDOWN = "toy"
"""BB-10: everybody knows that a facedown card is a Toy, but not which one."""


class Named(Catalogue):
    """The game's catalogue, with the names that a pack gives."""

    def __init__(self, figures: Figures, box: Box) -> None:
        super().__init__(*TEXT.files)
        self.kinds = {card: (FAMILIES[FAMILY[kind]], box.titles[kind]) for kind, card in enumerate(box.cards)}
        self.dangers = {hole.id: hole.kind for hole in figures.hole}

    def called(self, id: str) -> str:
        """The name of a card or a hole; anything else stays as it is."""
        if id in self.dangers:
            return self.words("page-danger", {"danger": self.dangers[id]})
        if id == FACEDOWN:
            return self.words("card-facedown", {})
        if id not in self.kinds:
            return id
        family, title = self.kinds[id]
        return card_name(family, title, id.partition(" ")[2])

    def __getstate__(self) -> dict[str, object]:
        return {"files": self.files, "kinds": self.kinds, "dangers": self.dangers}


def name_of(box: Box, kind: int) -> str:
    """A card by its title, with family and pair where the pair identifies it."""
    return card_name(FAMILIES[FAMILY[kind]], box.titles[kind], box.cards[kind].partition(" ")[2])


def called(box: Box, card: str) -> str:
    """The same by the card's id."""
    if card == FACEDOWN:
        return str(TEXT.say("card-facedown"))
    return name_of(box, box.cards.index(card)) if card in box.cards else card


def card_name(family: str, title: str, pair: str) -> str:
    return str(TEXT.say("card-name", family=family, title=title, pair=pair))


def seat_name(seat: int) -> str:
    return str(TEXT.say("page-seat-name", seat=seat))
