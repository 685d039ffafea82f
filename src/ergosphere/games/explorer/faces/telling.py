"""How crews are named in the log, and what cards do by their figures. Not compiled (msgspec)."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ergosphere.core.text import Catalogue, Sentence
from ergosphere.core.values import Event, speakable


class CrewEvent(Event, frozen=True):
    """What happens to a crew. Sentences begin with its name or have the other crew's inside."""

    crew: int

    def values(self, catalogue: Catalogue) -> dict[str, object]:
        """What the sentence speaks of."""
        values: dict[str, object] = {
            name: speakable(value) for name, value in msgspec.structs.asdict(self).items() if name != "crew"
        }
        if "other" in values:
            values["other"] = catalogue.words("crew-inside", {"crew": values["other"]})
        return values

    def sentence(self, catalogue: Catalogue) -> Sentence:
        crew = catalogue.words("crew", {"crew": self.crew})
        return catalogue.say(str(self.__struct_config__.tag), crew=crew, **self.values(catalogue))


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


def in_a_sentence(catalogue: Catalogue, card: str, figures: CardFigures, most_probes: int) -> str:
    """The effect where it stands by itself."""
    does = effect(catalogue, card, figures, most_probes)
    return f"{does[:1].upper()}{does[1:]}."


def changes(catalogue: Catalogue, energy: int = 0, shielding: int = 0, strength: int = 0) -> str:
    """Such as "-3 energy and -1 shielding"."""
    given = {"energy": energy, "shielding": shielding, "strength": strength}
    parts = [catalogue.words("change", {"what": what, "by": f"{by:+d}"}) for what, by in given.items() if by != 0]
    if not parts:
        return catalogue.words("change-none", {})
    *before, last = parts
    if not before:
        return last
    return catalogue.words("change-list", {"before": ", ".join(before), "last": last})
