"""The companion: scores the end of a game at a real table and explains every point. Not compiled (msgspec)."""

from __future__ import annotations

import re
from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.core.errors import BadInput
from ergosphere.core.match.log import check_name
from ergosphere.core.text import Sentence
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.pack import COLOURS, FACES, OF
from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.scoring import SOURCES, Sheet, capsule_points

Printed = Annotated[int, msgspec.Meta(ge=0, le=99)]
WITH_POINTS = ("carbonid", "high-consul")
NUMBER = re.compile(r"[0-9]{1,2}", re.ASCII)
LOST = "lost"
"""In the place of a source, for a player who has none."""


class PlayerTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    home: bool | None = None
    lost: bool = False
    engine: int | None = None
    explored: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    first_explorer: int = 0
    opportunities: tuple[Printed, ...] = ()
    cards: tuple[str, ...] = ()


class Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game as a person writes it down."""

    player: tuple[PlayerTable, ...]


class PlayerScore(msgspec.Struct, frozen=True):
    """Points by source; a lost player has none and no total."""

    name: str
    home: int
    sets: int
    exploration: int
    first_explorer: int
    engine: int
    opportunities: int
    cards: int
    c_matter: int
    artifact: int
    total: int | None
    rank: int


class StepText(msgspec.Struct, frozen=True):
    """Where some of a player's points come from."""

    player: str
    source: str
    points: int
    text: str
    detail: str
    """How they come about."""


class Score(msgspec.Struct, frozen=True):
    players: tuple[PlayerScore, ...]
    steps: tuple[StepText, ...]


def score(game: Any, options: dict[str, str], table: Table) -> Score:
    box: Box = game.box
    check(box, table)
    sheets = [read_cards(player) for player in table.player]
    capsules = vec[i64](
        [0 if player.lost else sheet.capsules for player, sheet in zip(table.player, sheets, strict=True)]
    )
    points = [
        {} if player.lost else by_source(box, player, sheet, capsules)
        for player, sheet in zip(table.player, sheets, strict=True)
    ]
    totals = [sum(parts.values()) for parts in points]
    ranks = ranking(table, totals)
    steps: list[StepText] = []
    for player, sheet, parts in zip(table.player, sheets, points, strict=True):
        steps += explain(box, player, sheet, parts, capsules)
    players = [
        PlayerScore(
            name=player.name,
            **{source: parts.get(source, 0) for source in SOURCES},
            total=None if player.lost else total,
            rank=rank,
        )
        for player, parts, total, rank in zip(table.player, points, totals, ranks, strict=True)
    ]
    return Score(tuple(players), tuple(steps))


def check(box: Box, table: Table) -> None:
    if not 2 <= len(table.player) <= 4:
        raise BadInput(TEXT.say("score-players", count=len(table.player)))
    names = [player.name for player in table.player]
    levels = [int(level) for level in box.energy]
    explorer = [0, int(box.shared_points), int(box.first_points)]
    for number, player in enumerate(table.player, 1):
        try:
            check_name(player.name)
        except BadInput as problem:
            raise BadInput(TEXT.say("score-name-bad", number=number, problem=problem.sentence)) from None
        if names.count(player.name) > 1:
            raise BadInput(TEXT.say("score-name-twice", name=player.name))
        for field in ("home", "engine", "explored"):
            if getattr(player, field) is None and not player.lost:
                raise BadInput(TEXT.say("score-missing", name=player.name, field=field))
        if player.engine is not None and player.engine not in levels:
            raise BadInput(TEXT.say("score-engine", name=player.name, given=player.engine, expected=listed(levels)))
        if player.first_explorer not in explorer:
            given = player.first_explorer
            raise BadInput(TEXT.say("score-first", name=player.name, given=given, expected=listed(explorer)))


def listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def read_cards(player: PlayerTable) -> Sheet:
    sheet = Sheet()
    for card in player.cards:
        face, of, points = parse_card(player.name, card)
        sheet.add(FACES.index(face), COLOURS.index(of) if of in COLOURS else 0, points, 1)
    return sheet


def parse_card(name: str, card: str) -> tuple[str, str, int]:
    """Face, what it is about, and its printed points."""
    unknown = BadInput(TEXT.say("score-card-unknown", name=name, card=card), "CH-34")
    face, *words = card.split(" ")
    if face not in FACES[2:]:
        raise unknown
    of = ""
    if face in OF:
        of = words.pop(0) if words else ""
        if of not in OF[face]:
            raise unknown
    points = 0
    if face in WITH_POINTS:
        if len(words) != 1 or not NUMBER.fullmatch(words[0]):
            raise unknown
        points = int(words.pop())
    if words:
        raise unknown
    return face, of, points


def by_source(box: Box, player: PlayerTable, sheet: Sheet, capsules: vec[i64]) -> dict[str, int]:
    """CH-32, in its order."""
    level = [int(energy) for energy in box.energy].index(player.engine or 0)
    parts = (
        0 if player.home else box.away,
        box.set_points * sheet.sets(),
        box.marker_points * (player.explored or 0),
        player.first_explorer,
        box.level_points[level],
        sum(player.opportunities),
        sheet.card_points(box.food_points),
        capsule_points(box, capsules, sheet.capsules),
        box.artifact_points * sheet.artifacts,
    )
    return dict(zip(SOURCES, map(int, parts), strict=True))


def ranking(table: Table, totals: list[int]) -> list[int]:
    """CH-32: by points, markers, engine; the lost share the last rank."""
    standings = [
        (-1, 0, 0, 0) if player.lost else (0, total, player.explored or 0, player.engine or 0)
        for player, total in zip(table.player, totals, strict=True)
    ]
    return [1 + sum(other > own for other in standings) for own in standings]


def explain(box: Box, player: PlayerTable, sheet: Sheet, parts: dict[str, int], capsules: vec[i64]) -> list[StepText]:
    """A line for each source that brings something, or costs it."""
    if player.lost:
        detail = str(TEXT.say("score-swallowed"))
        return [StepText(player.name, LOST, 0, str(TEXT.say("score-lost", name=player.name, detail=detail)), detail)]
    details = {
        "home": TEXT.say("score-home"),
        "sets": TEXT.say("score-sets", sets=int(sheet.sets()), each=int(box.set_points)),
        "exploration": TEXT.say("score-exploration", markers=player.explored or 0),
        "first_explorer": TEXT.say(
            "score-explorer", shared="yes" if player.first_explorer == int(box.shared_points) else "no"
        ),
        "engine": TEXT.say("score-level", engine=player.engine or 0),
        "opportunities": TEXT.say(
            "score-opportunities",
            count=len(player.opportunities),
            values=" + ".join(map(str, player.opportunities)),
        ),
        "cards": card_detail(box, sheet),
        "c_matter": capsule_detail(sheet, capsules),
        "artifact": TEXT.say("score-artifact", artifacts=int(sheet.artifacts)),
    }
    return [
        StepText(
            player.name,
            source,
            parts[source],
            said(player.name, source, parts[source], details[source]),
            str(details[source]),
        )
        for source in SOURCES
        if parts[source]
    ]


def said(name: str, source: str, points: int, detail: Sentence) -> str:
    return str(TEXT.say("score-source", name=name, source=source, points=points, detail=detail))


def capsule_detail(sheet: Sheet, capsules: vec[i64]) -> Sentence:
    """CH-25: the place that is scored. Those who tie score the lowest of the places they share."""
    own = int(sheet.capsules)
    counts = [int(count) for count in capsules]
    place = sum(count >= own for count in counts)
    return TEXT.say("score-capsules", capsules=own, place=place, tied="yes" if counts.count(own) > 1 else "no")


def card_detail(box: Box, sheet: Sheet) -> Sentence:
    """CH-29, its three parts."""
    printed = int(sheet.consul_points + sum(sheet.printed))
    plain = Sheet()
    plain.printed, plain.consul_points, plain.relics = sheet.printed, sheet.consul_points, sheet.relics
    relics = int(plain.card_points(0)) - printed
    food = int(sheet.card_points(box.food_points)) - printed - relics
    return TEXT.say("score-cards", printed=printed, relics=relics, food=food)


def tell(game: Any, answer: Score) -> str:
    """The explanation, then the ranking."""
    lines = [step.text for step in answer.steps]
    for player in sorted(answer.players, key=lambda player: player.rank):
        total = "none" if player.total is None else player.total
        lines.append(str(TEXT.say("score-player", rank=player.rank, name=player.name, total=total)))
    return "\n".join(lines)
