"""The option `holes`: those of the first game, random ones, or three by id."""

from __future__ import annotations

from pathlib import Path

from ergosphere.core.errors import BadInput
from ergosphere.core.options import Option
from ergosphere.core.pack import parse, read
from ergosphere.games.buccaneers.faces.text import TEXT
from ergosphere.games.buccaneers.rules.kinds import ROUNDS

# Ids are the same in every pack: a pack can't add or rename any.
HOLE_IDS = tuple(str(hole["id"]) for hole in parse(read(Path(__file__).parent.parent / "pack.toml"))["hole"])


class HolesOption(Option, frozen=True):
    def normal(self, value: object) -> str:
        """BB-6: one of the values, or three different ids in playing order."""
        text = str(value).replace(" ", "")
        ids = text.split(",")
        if text in self.values or (len(ids) == ROUNDS and len(set(ids)) == ROUNDS and set(ids) <= set(HOLE_IDS)):
            return text
        expected = ", ".join(self.values)
        raise BadInput(TEXT.say("option-holes-value", value=str(value), expected=expected, ids=", ".join(HOLE_IDS)))


HOLES = HolesOption("holes", ("first", "random"))
