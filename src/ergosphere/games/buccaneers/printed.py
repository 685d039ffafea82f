"""The box of a pack: its figures as tables."""

from __future__ import annotations

from ergosphere.games.buccaneers.pack import Figures
from ergosphere.games.buccaneers.rules.box import Box


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
    turning = [artifact for artifact in figures.artifact if len(artifact.value) == 4]
    ids = [hole.id for hole in figures.hole]
    thresholds, bonus, heavy = figures.thresholds, figures.bonus, figures.heavy
    return Box(
        cards,
        titles,
        copies,
        value,
        weight,
        [figure for artifact in turning for figure in artifact.value],
        [figure for artifact in turning for figure in artifact.weight],
        [0, *figures.parts.value],
        [0, *figures.parts.weight],
        ids,
        [hole.threshold for hole in figures.hole],
        [hole.hand for hole in figures.hole],
        [ids.index(id) for id in figures.first.holes],
        [list(card.points) for card in figures.score],
        [*thresholds.laser_stays, *thresholds.laser_leaves],
        [
            thresholds.tiit_clo_uhl,
            bonus.toys,
            bonus.exoskeleton,
            bonus.carpet,
            bonus.towel,
            heavy.cubus_libra,
            heavy.loot_box,
        ],
    )
