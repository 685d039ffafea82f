"""The one action of the game, and its notation. Not compiled (msgspec)."""

from __future__ import annotations

import re

from ergosphere.core.errors import BadNotation
from ergosphere.core.values import Action
from ergosphere.games.black_holes.faces.text import TEXT

NOTATION = re.compile(r"([a-j](?:10|[1-9]))([nsew])(\*?)")


class MoveBlock(Action, frozen=True):
    """Tip or roll the block whose anchor is `space` (its lowest column, then lowest row) in a direction."""

    space: str
    direction: str
    sinks: bool = False

    def __str__(self) -> str:
        return self.space + self.direction + "*" * self.sinks


def parse(text: str) -> MoveBlock:
    found = NOTATION.fullmatch(text)
    if not found:
        raise BadNotation(TEXT.say("malformed-move", text=text))
    return MoveBlock(found[1], found[2], found[3] == "*")
