"""What event cards do, in words, by their figures."""

from __future__ import annotations

from typing import Protocol

from ergosphere.core.text import Catalogue


class CardFigures(Protocol):
    """What a pack says about an event card."""

    @property
    def energy(self) -> int: ...
    @property
    def elsewhere(self) -> int: ...
    @property
    def below(self) -> int: ...
    @property
    def shielding(self) -> int: ...
    @property
    def strength(self) -> int: ...


def effect(catalogue: Catalogue, card: str, figures: CardFigures, most_probes: int) -> str:
    """EX-24: what a card does, with the figures and signs of the pack."""
    energy = changes(catalogue, energy=figures.energy)
    values = {
        "change": changes(catalogue, figures.energy, figures.shielding, figures.strength),
        "energy": energy,
        "elsewhere": changes(catalogue, energy=figures.elsewhere),
        "strength": changes(catalogue, strength=figures.strength),
        "worn": "no" if figures.strength == 0 else "yes",
        "below": figures.below,
        "most": most_probes,
    }
    return catalogue.words(card, values, "effect")


def effect_sentence(catalogue: Catalogue, card: str, figures: CardFigures, most_probes: int) -> str:
    """The effect as a sentence of its own."""
    does = effect(catalogue, card, figures, most_probes)
    return f"{does[:1].upper()}{does[1:]}."


def changes(catalogue: Catalogue, energy: int = 0, shielding: int = 0, strength: int = 0) -> str:
    """For example "-3 energy and -1 shielding"."""
    given = {"energy": energy, "shielding": shielding, "strength": strength}
    parts = [catalogue.words("change", {"what": what, "by": f"{by:+d}"}) for what, by in given.items() if by != 0]
    if not parts:
        return catalogue.words("change-none", {})
    *before, last = parts
    if not before:
        return last
    return catalogue.words("change-list", {"before": ", ".join(before), "last": last})
