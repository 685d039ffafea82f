"""The typed, checked form of pack.toml. A pack can only move the holes; the rules fix everything else."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

from ergosphere.core.errors import BadPack
from ergosphere.core.pack import Entry
from ergosphere.games.black_holes.faces.text import TEXT
from ergosphere.games.black_holes.rules.board import START, WIDTHS, name, neighbours, on_board, space_of
from ergosphere.games.black_holes.rules.position import BLOCKS, TO_WIN

Number = Annotated[int, msgspec.Meta(ge=0, le=99)]


class BoardShape(Entry, frozen=True):
    rows: Annotated[tuple[Number, ...], msgspec.Meta(max_length=99)]


class BlockCounts(Entry, frozen=True):
    each: Number
    to_win: Number


class Hole(Entry, frozen=True):
    id: str
    space: str


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board: BoardShape
    blocks: BlockCounts
    hole: tuple[Hole, ...]


def check(figures: Figures) -> None:
    """BH-1: four different holes, outside the starting spaces, with four neighbours each."""
    fixed = (
        ("board.rows", figures.board.rows, WIDTHS, "BH-1"),
        ("blocks.each", figures.blocks.each, BLOCKS, "BH-2"),
        ("blocks.to_win", figures.blocks.to_win, TO_WIN, "BH-14"),
    )
    for where, given, expected, rule in fixed:
        if given != expected:
            raise BadPack(TEXT.say("pack-fixed", where=where, given=str(given), expected=str(expected)), rule)
    seen: set[str] = set()
    for hole in figures.hole:
        if not re.fullmatch(r"[a-j](10|[1-9])", hole.space, re.ASCII) or not on_board(space_of(hole.space)):
            raise BadPack(TEXT.say("pack-hole-space", id=hole.id, space=hole.space), "BH-1")
        if space_of(hole.space) in START:
            raise BadPack(TEXT.say("pack-hole-start", id=hole.id, space=hole.space), "BH-1")
        missing = [space for space in neighbours(space_of(hole.space)) if not on_board(space)]
        if missing:
            raise BadPack(TEXT.say("pack-hole-edge", id=hole.id, space=hole.space, count=4 - len(missing)), "BH-1")
        if hole.space in seen:
            raise BadPack(TEXT.say("pack-hole-twice", id=hole.id, space=hole.space), "BH-1")
        seen.add(hole.space)


def variables(figures: Figures) -> dict[str, object]:
    """The figures in the rule texts, and their sources."""
    sources = dict.fromkeys([figures.board.source, *(hole.source for hole in figures.hole)])
    return {
        "board_sources": ", ".join(sources),
        "rebuilt": sum(hole.source == "rebuilt" for hole in figures.hole),
        "spaces": sum(figures.board.rows),
        "blocks": figures.blocks.each,
        "to_win": figures.blocks.to_win,
        "holes": ", ".join(hole.space for hole in figures.hole),
        "start": f"{name(START[0])}-{name(START[-1])}",
    }
