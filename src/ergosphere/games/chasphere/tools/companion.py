"""The companion: scores the end of a game at a real table and explains every point. Not compiled (msgspec).

It only reads what a person has written down: points and ranks are the match's own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.core.errors import BadInput
from ergosphere.core.match.log import check_name
from ergosphere.games.chasphere.faces.points import LOST, Explained, explain
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.pack import COLOURS, FACES, OF
from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.scoring import SOURCES, Cards, Sheet, points_of, ranks_of, standing_of

if TYPE_CHECKING:
    from ergosphere.games.chasphere.game import ChasphereGame

Printed = Annotated[int, msgspec.Meta(ge=0, le=99)]
WITH_POINTS = ("carbonid", "high-consul")
NUMBER = re.compile(r"[0-9]{1,2}", re.ASCII)


class PlayerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    home: bool | None = None
    lost: bool = False
    engine: int | None = None
    explored: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    first_explorer: int = 0
    opportunities: tuple[Printed, ...] = ()
    cards: tuple[str, ...] = ()


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game as a person writes it down."""

    player: tuple[PlayerEntry, ...]


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
    """How they come about, without the name."""


class Score(msgspec.Struct, frozen=True):
    players: tuple[PlayerScore, ...]
    steps: tuple[StepText, ...]


def score(game: ChasphereGame, options: dict[str, str], table: TableFile) -> Score:
    box = game.box
    check(box, table)
    sheets = [read_sheet(box, player) for player in table.player]
    capsules = vec[i64]([0 if sheet.lost else sheet.cards.capsules for sheet in sheets])
    ranks = ranks_of([int(standing_of(box, sheet, capsules)) for sheet in sheets])
    players = []
    steps: list[StepText] = []
    for player, sheet, rank in zip(table.player, sheets, ranks, strict=True):
        points = [int(part) for part in points_of(box, sheet, capsules)]
        sources = dict(zip(SOURCES, points, strict=True))
        total = None if player.lost else sum(points)
        players.append(PlayerScore(name=player.name, **sources, total=total, rank=rank))
        steps += [step(player.name, part) for part in explain(box, sheet, capsules, player.opportunities)]
    return Score(tuple(players), tuple(steps))


def step(name: str, part: Explained) -> StepText:
    if part.source == LOST:
        text = TEXT.say("score-lost", name=name, detail=part.detail)
    else:
        text = TEXT.say("score-source", name=name, source=part.source, points=part.points, detail=part.detail)
    return StepText(name, part.source, part.points, str(text), str(part.detail))


def check(box: Box, table: TableFile) -> None:
    if not 2 <= len(table.player) <= 4:
        raise BadInput(TEXT.say("score-players", count=len(table.player)))
    names = [player.name for player in table.player]
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
        if player.engine is not None and player.engine not in levels(box):
            raise BadInput(
                TEXT.say("score-engine", name=player.name, given=player.engine, expected=listed(levels(box)))
            )
        if player.first_explorer not in explorer:
            given = player.first_explorer
            raise BadInput(TEXT.say("score-first", name=player.name, given=given, expected=listed(explorer)))


def listed(numbers: list[int]) -> str:
    return ", ".join(map(str, numbers))


def read_sheet(box: Box, player: PlayerEntry) -> Sheet:
    """What a person has written down, as a match would have it on its sheet. The lost share the last rank."""
    sheet = Sheet(read_cards(player))
    sheet.lost = int(player.lost)
    sheet.home = bool(player.home)
    sheet.markers = player.explored or 0
    sheet.first_explorer = player.first_explorer
    sheet.level = 0 if player.engine is None else levels(box).index(player.engine)
    sheet.opportunities = sum(player.opportunities)
    return sheet


def levels(box: Box) -> list[int]:
    return [int(energy) for energy in box.energy]


def read_cards(player: PlayerEntry) -> Cards:
    cards = Cards()
    for card in player.cards:
        face, of, points = parse_card(player.name, card)
        cards.add(FACES.index(face), COLOURS.index(of) if of in COLOURS else 0, points, 1)
    return cards


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


def tell(game: ChasphereGame, answer: Score) -> str:
    """The explanation, then the ranking."""
    lines = [step.text for step in answer.steps]
    for player in sorted(answer.players, key=lambda player: player.rank):
        total = "none" if player.total is None else player.total
        lines.append(str(TEXT.say("score-player", rank=player.rank, name=player.name, total=total)))
    return "\n".join(lines)
