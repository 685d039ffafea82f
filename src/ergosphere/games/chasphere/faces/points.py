"""Where points come from, in sentences. Not compiled (msgspec)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.core.text import Sentence
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.position import FIELDS
from ergosphere.games.chasphere.rules.scoring import (
    SOURCES,
    Cards,
    Sheet,
    capsule_place,
    capsules_of,
    points_of,
    sheet_of,
)
from ergosphere.games.chasphere.rules.state import Chasphere

LOST = "lost"
"""In place of a source, for a player who has none."""


class PointsLine(msgspec.Struct, frozen=True):
    """Some of a seat's points, as if the game ended now."""

    seat: int
    source: str
    points: int
    text: str


class Explained(msgspec.Struct, frozen=True):
    """What one source brings, or costs."""

    source: str
    points: int
    detail: Sentence


def explain_seats(state: Chasphere) -> tuple[PointsLine, ...]:
    """Nothing before everybody has a ship."""
    seats = range(int(state.count))
    if any(state.ships[FIELDS * seat + p.SHIP] < 0 for seat in seats):
        return ()
    capsules = capsules_of(state)
    return tuple(
        PointsLine(seat, part.source, part.points, str(part.detail))
        for seat in seats
        for part in explain(state.box, sheet_of(state, seat), capsules, seized(state, seat))
    )


def seized(state: Chasphere, seat: int) -> list[int]:
    """The points of a seat's Opportunities."""
    word = int(state.ships[FIELDS * seat + p.SEIZED])
    return [int(points) for number, points in enumerate(state.box.values) if word >> number & 1]


def explain(box: Box, sheet: Sheet, capsules: vec[i64], opportunities: Sequence[int]) -> list[Explained]:
    """CH-32: sources that bring nothing are left out."""
    if sheet.lost:
        return [Explained(LOST, 0, TEXT.say("score-swallowed"))]
    cards = sheet.cards
    shared = sheet.first_explorer == box.shared_points
    details = {
        "home": TEXT.say("score-home"),
        "sets": TEXT.say("score-sets", sets=int(cards.sets()), each=int(box.set_points)),
        "exploration": TEXT.say("score-exploration", markers=int(sheet.markers)),
        "first_explorer": TEXT.say("score-explorer", shared="yes" if shared else "no"),
        "engine": TEXT.say("score-level", engine=int(box.energy[sheet.level])),
        "opportunities": TEXT.say(
            "score-opportunities", count=len(opportunities), values=" + ".join(map(str, opportunities))
        ),
        "cards": TEXT.say(
            "score-cards",
            printed=int(cards.printed_points()),
            relics=int(cards.relic_points()),
            food=int(cards.food_points(box.food_points)),
        ),
        "c_matter": capsule_detail(cards, capsules),
        "artifact": TEXT.say("score-artifact", artifacts=int(cards.artifacts)),
    }
    points = map(int, points_of(box, sheet, capsules))
    return [Explained(source, part, details[source]) for source, part in zip(SOURCES, points, strict=True) if part]


def capsule_detail(cards: Cards, capsules: vec[i64]) -> Sentence:
    own = cards.capsules
    tied = [int(count) for count in capsules].count(int(own)) > 1
    place = int(capsule_place(capsules, own))
    return TEXT.say("score-capsules", capsules=int(own), place=place, tied="yes" if tied else "no")
