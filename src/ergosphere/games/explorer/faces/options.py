"""The options, including one that is not a plain list of values: who flies together. Not compiled (msgspec)."""

from __future__ import annotations

import re

from ergosphere.core.errors import BadInput
from ergosphere.core.options import Option
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.rules.codes import MOST_CREWS
from ergosphere.games.explorer.rules.party import Party

FORM = re.compile(r"[0-9](\+[0-9])*(,[0-9](\+[0-9])*)*", re.ASCII)


class CrewsOption(Option, frozen=True):
    """EX-1: each seat alone, all in one crew, or crews with + between their seats, as in 0+1,2."""

    def normal(self, value: object) -> str:
        text = str(value)
        if text in self.values:
            return text
        if any(not crew for crew in text.split(",")):
            raise BadInput(TEXT.say("crews-empty", text=text), "EX-1")
        if not FORM.fullmatch(text):
            raise BadInput(TEXT.say("crews-form", text=text), "EX-1")
        crews = groups(text)
        seats = sorted(seat for crew in crews for seat in crew)
        for seat in seats:
            if seats.count(seat) > 1:
                raise BadInput(TEXT.say("crews-twice", text=text, seat=seat), "EX-1")
        for seat in range(len(seats)):
            if seat not in seats:
                raise BadInput(TEXT.say("crews-missing", text=text, seat=seat), "EX-1")
        return joined(crews)

    def moved_on(self, value: str, seats: int) -> str:
        """Crews stay together."""
        if value in self.values:
            return value
        return joined(sorted(sorted((seat - 1) % seats for seat in crew) for crew in groups(value)))


def joined(crews: list[list[int]]) -> str:
    return ",".join("+".join(map(str, crew)) for crew in crews)


def groups(text: str) -> list[list[int]]:
    """Seats in order inside a crew, crews in the order of their lowest seats (EX-1)."""
    return sorted(sorted(map(int, crew.split("+"))) for crew in text.split(","))


OPTIONS = (
    CrewsOption("crews", ("each", "one")),
    Option("pooling", ("off", "on")),
    Option("first", ("random", *map(str, range(MOST_CREWS)))),
    Option("missions", ("2", "1", "3", "4", "5", "6", "7", "8", "9")),
    Option("reroll_one", ("off", "on")),
    Option("chain", ("on", "off")),
)


def party(seats: int, options: dict[str, str]) -> Party:
    """The crews of a match; BadInput if the options don't fit the seats."""
    text = options["crews"]
    if text == "each":
        crews = [[seat] for seat in range(seats)]
    elif text == "one":
        crews = [list(range(seats))]
    else:
        crews = groups(text)
        count = sum(map(len, crews))
        if count != seats:
            raise BadInput(TEXT.say("crews-seats", text=text, count=count, seats=seats), "EX-1")
    first = -1 if options["first"] == "random" else int(options["first"])
    if first >= len(crews):
        raise BadInput(TEXT.say("first-crew", crew=first, crews=len(crews)), "EX-1")
    return Party(
        crews,
        first=first,
        missions=int(options["missions"]),
        reroll_one=options["reroll_one"] == "on",
        chain=options["chain"] == "on",
        pooling=options["pooling"] == "on",
    )
