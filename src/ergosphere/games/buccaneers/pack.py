"""The typed, checked form of pack.toml, and the box made from it. A pack may change figures, but neither kinds and ids
nor what the rules fix."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from ergosphere.core.errors import BadPack
from ergosphere.core.pack import Entry, Source
from ergosphere.games.buccaneers.faces.text import TEXT
from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.kinds import CARDS, FAMILIES, FAMILY_CARDS

Figure = Annotated[int, msgspec.Meta(ge=-99, le=99)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=99)]
Negative = Annotated[int, msgspec.Meta(ge=-99, le=-1)]
Pairs = Annotated[tuple[Figure, ...], msgspec.Meta(max_length=99)]


class First(Entry, frozen=True):
    holes: tuple[str, str, str]


class Thresholds(Entry, frozen=True, rename="kebab"):
    tiit_clo_uhl: Figure
    laser_stays: tuple[Negative, Negative]
    laser_leaves: tuple[Positive, Positive]


class Bonus(Entry, frozen=True):
    toys: Negative
    exoskeleton: Negative
    carpet: Positive
    towel: Positive


class Heavy(Entry, frozen=True, rename="kebab"):
    cubus_libra: Figure
    loot_box: Figure


class PartFigures(Entry, frozen=True):
    """By the size of the group, from 1."""

    value: tuple[Figure, Figure, Figure, Figure]
    weight: tuple[Figure, Figure, Figure, Figure]


class ScoreCard(Entry, frozen=True):
    id: str
    points: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=99)], ...], msgspec.Meta(max_length=99)]


class Hole(Entry, frozen=True):
    id: str
    kind: Literal["dangerous", "precarious", "dire"]
    threshold: Figure
    hand: Annotated[int, msgspec.Meta(ge=2, le=9)]


class Card(Entry, frozen=True):
    """A card that shows one pair; `copies` of it look alike."""

    id: str
    title: str
    value: Figure
    weight: Figure
    title_source: Source | None = None
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class Toy(Card, frozen=True):
    """BB-28: the heaviest Toys win a card, so every Toy weighs something."""

    weight: Positive


class Part(Entry, frozen=True):
    id: str
    title: str
    copies: Annotated[int, msgspec.Meta(ge=3, le=3)]


class Artifact(Entry, frozen=True):
    """One pair, or four by quarter turns."""

    id: str
    title: str
    value: Pairs
    weight: Pairs


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first: First
    thresholds: Thresholds
    bonus: Bonus
    heavy: Heavy
    parts: PartFigures
    score: tuple[ScoreCard, ...]
    hole: tuple[Hole, ...]
    spacecraft: tuple[Card, ...]
    toy: tuple[Toy, ...]
    robot: tuple[Card, ...]
    shapeshifter: tuple[Card, ...]
    part: tuple[Part, ...]
    artifact: tuple[Artifact, ...]
    relic: tuple[Card, ...]

    def pairs(self) -> list[tuple[str, Sequence[Card]]]:
        """The families whose cards are identified by their pair."""
        return [
            ("spacecraft", self.spacecraft),
            ("toy", self.toy),
            ("robot", self.robot),
            ("shapeshifter", self.shapeshifter),
        ]


TURNING = ("morpho-sucker", "cubus-libra", "loot-box")


def check(figures: Figures) -> None:
    """What the types can't express."""
    ids = [hole.id for hole in figures.hole]
    if len(set(figures.first.holes)) != 3 or not set(figures.first.holes) <= set(ids):
        raise BadPack(TEXT.say("pack-first", given=", ".join(figures.first.holes), known=", ".join(ids)), "BB-6")
    check_small_cards(figures)
    for family, cards in figures.pairs():
        check_family(family, cards)
    for relic in figures.relic:
        if relic.copies != 1:
            raise BadPack(TEXT.say("pack-relic", id=relic.id, copies=relic.copies), "BB-2")
    for artifact in figures.artifact:
        count = 4 if artifact.id in TURNING else 1
        if len(artifact.value) != count or len(artifact.weight) != count:
            raise BadPack(TEXT.say("pack-turns", id=artifact.id, count=count), "BB-3")


def check_small_cards(figures: Figures) -> None:
    """BB-4: people must be able to tell them apart."""
    cards = beside(figures)
    if len(set(cards)) != len(cards):
        raise BadPack(TEXT.say("pack-thresholds", given=", ".join(map(str, cards))), "BB-4")
    if figures.bonus.toys == figures.bonus.exoskeleton:
        raise BadPack(TEXT.say("pack-weights", given=figures.bonus.toys), "BB-4")
    for card in figures.score:
        if len(card.points) != int(card.id):
            raise BadPack(TEXT.say("pack-score", id=card.id, count=len(card.points)), "BB-4")


def beside(figures: Figures) -> tuple[int, ...]:
    """The Threshold cards."""
    return (figures.thresholds.tiit_clo_uhl, *figures.thresholds.laser_stays, *figures.thresholds.laser_leaves)


def check_family(family: str, cards: Sequence[Card]) -> None:
    """BB-2: the number of cards in a family is fixed; how many copies each kind has is not."""
    expected = FAMILY_CARDS[FAMILIES.index(family)]
    count = sum(card.copies for card in cards)
    if count != expected:
        raise BadPack(TEXT.say("pack-cards", family=family, count=count, expected=expected), "BB-2")


def box_of(figures: Figures) -> Box:
    """Cards that print the same are one kind: the first of them has all copies."""
    cards: list[str] = []
    titles: list[str] = []
    copies: list[int] = []
    value: list[int] = []
    weight: list[int] = []
    for family, entries in figures.pairs():
        for entry in entries:
            card = f"{family} {entry.value}/{entry.weight}"
            copies.append(0)
            copies[cards.index(card) if card in cards else len(cards)] += entry.copies
            cards.append(card)
            titles.append(entry.title)
            value.append(entry.value)
            weight.append(entry.weight)
    for part in figures.part:
        cards.append(f"part {part.id}")
        titles.append(part.title)
        copies.append(part.copies)
        value.append(figures.parts.value[0])
        weight.append(figures.parts.weight[0])
    for artifact in figures.artifact:
        cards.append(artifact.id)
        titles.append(artifact.title)
        copies.append(1)
        value.append(artifact.value[0])
        weight.append(artifact.weight[0])
    for relic in figures.relic:
        cards.append(relic.id)
        titles.append(relic.title)
        copies.append(1)
        value.append(relic.value)
        weight.append(relic.weight)
    turning = [artifact for artifact in figures.artifact if artifact.id in TURNING]
    ids = [hole.id for hole in figures.hole]
    thresholds, bonus, heavy = figures.thresholds, figures.bonus, figures.heavy
    return Box(
        cards=cards,
        titles=titles,
        copies=copies,
        value=value,
        weight=weight,
        spin_value=[figure for artifact in turning for figure in artifact.value],
        spin_weight=[figure for artifact in turning for figure in artifact.weight],
        part_value=[0, *figures.parts.value],
        part_weight=[0, *figures.parts.weight],
        hole_ids=ids,
        hole_threshold=[hole.threshold for hole in figures.hole],
        hole_hand=[hole.hand for hole in figures.hole],
        first=[ids.index(id) for id in figures.first.holes],
        points=[list(card.points) for card in figures.score],
        laser=[*thresholds.laser_stays, *thresholds.laser_leaves],
        tiit=thresholds.tiit_clo_uhl,
        toys_card=bonus.toys,
        exoskeleton_card=bonus.exoskeleton,
        carpet_card=bonus.carpet,
        towel=bonus.towel,
        cubus_heavy=heavy.cubus_libra,
        loot_heavy=heavy.loot_box,
    )


def variables(figures: Figures) -> dict[str, object]:
    """The figures that the rule texts mention."""
    holes_by_id = {hole.id: f"{hole.kind.capitalize()} {hole.threshold}/{hole.hand}" for hole in figures.hole}
    said: dict[str, object] = {"cards": CARDS, "first": ", ".join(holes_by_id[id] for id in figures.first.holes)}
    for kind in ("dangerous", "precarious", "dire"):
        holes = [f"{hole.threshold}/{hole.hand}" for hole in figures.hole if hole.kind == kind]
        said |= {kind: ", ".join(holes), f"{kind}_count": len(holes)}
    for family, cards in figures.pairs():
        said[family] = ", ".join(pair_text(card) for card in cards)
    said["parts"] = ", ".join(
        f"{size}: {value}/{weight}"
        for size, (value, weight) in enumerate(zip(figures.parts.value, figures.parts.weight, strict=True), 1)
    )
    said["artifacts"] = "; ".join(
        f"{card.title} {' '.join(f'{v}/{w}' for v, w in zip(card.value, card.weight, strict=True))}"
        for card in figures.artifact
    )
    said["relics"] = ", ".join(f"{card.title} {card.value}/{card.weight}" for card in figures.relic)
    said["scores"] = "; ".join(f"{card.id}: {'/'.join(map(str, card.points))}" for card in figures.score)
    said |= {
        "toys": figures.bonus.toys,
        "exoskeleton": figures.bonus.exoskeleton,
        "carpet": f"+{figures.bonus.carpet}",
        "towel": figures.bonus.towel,
        "part_names": ", ".join(part.title for part in figures.part[:-1]) + f" and {figures.part[-1].title}",
        "beside": ", ".join(f"{card:+}" for card in sorted(beside(figures))),
        "tiit": f"{figures.thresholds.tiit_clo_uhl:+}",
        "stays": " or ".join(f"{card:+}" for card in figures.thresholds.laser_stays),
        "leaves": " or ".join(f"{card:+}" for card in figures.thresholds.laser_leaves),
        "cubus": figures.heavy.cubus_libra,
        "loot": figures.heavy.loot_box,
        "named": ", ".join(
            f"{card.title} {card.value}/{card.weight}"
            for _, cards in figures.pairs()
            for card in cards
            if card.title_source == "book"
        ),
    }
    return said


def pair_text(card: Card) -> str:
    times = f"{card.copies} × " if card.copies > 1 else ""
    return f"{times}{card.value}/{card.weight}"
