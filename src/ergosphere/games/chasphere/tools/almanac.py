"""The almanac: what the sky does if no event happens. Not compiled (msgspec)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from ergosphere.core.errors import BadInput
from ergosphere.games.chasphere.faces.names import listed
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.pack import ORDER
from ergosphere.games.chasphere.rules.position import space_of
from ergosphere.games.chasphere.rules.sector import NAMES, PLANETS, STAR
from ergosphere.games.chasphere.rules.sky import advance, swallowed
from ergosphere.games.chasphere.rules.state import Chasphere, bare
from ergosphere.games.chasphere.rules.turns import SWALLOWED_AT_END

if TYPE_CHECKING:
    from ergosphere.games.chasphere.game import ChasphereGame

FARTHEST = 1000  # game turns; nothing moves after 30


class Question(msgspec.Struct, frozen=True):
    turns: Annotated[int, msgspec.Meta(ge=1, le=FARTHEST)] | None = None
    """By default up to the last game turn."""


class Turn(msgspec.Struct, frozen=True):
    turn: int
    moved: str | None
    ejected: tuple[str, ...]
    positions: dict[str, str]
    swallowed: tuple[str, ...]
    """By the end of this turn, in the order in which they fell."""
    collapsed: bool


class Almanac(msgspec.Struct, frozen=True):
    disc: int
    turns: tuple[Turn, ...]


def almanac(game: ChasphereGame, options: dict[str, str], ask: Question) -> Almanac:
    if options["disc"] == "random":
        raise BadInput(TEXT.say("almanac-random"), "CH-5")
    state = bare(game.box, 0)  # a sky without ships
    state.disc = int(options["disc"]) - 1
    state.chain = options["repulsion"] == "chain"
    for planet in range(PLANETS):
        state.at |= int(game.box.start[planet]) << (5 * planet)
    names = {planet.id: planet.name for planet in game.figures.sector.planet}
    turns: list[Turn] = []
    while len(turns) < ask.turns if ask.turns is not None else swallowed(state) < SWALLOWED_AT_END:
        before = turns[-1].swallowed if turns else ()
        turns.append(next_turn(state, len(turns) + 1, [names[id] for id in ORDER], before))
    return Almanac(int(options["disc"]), tuple(turns))


def next_turn(state: Chasphere, number: int, names: list[str], before: tuple[str, ...]) -> Turn:
    moved = [names[int(planet)] for planet in advance(state)]
    spaces = [int(space_of(state, planet)) for planet in range(PLANETS)]
    gone = [names[planet] for planet in range(PLANETS) if spaces[planet] == STAR]
    return Turn(
        turn=number,
        moved=moved[0] if moved else None,
        ejected=tuple(moved[1:]),
        positions={name: NAMES[space] for name, space in zip(names, spaces, strict=True)},
        swallowed=before + tuple(name for name in dict.fromkeys(moved + gone) if name in gone and name not in before),
        collapsed=state.collapsed,
    )


def tell(game: ChasphereGame, answer: Almanac) -> str:
    """The collapse is told once."""
    lines = [str(TEXT.say("almanac-disc", disc=answer.disc))]
    collapsed = False
    for turn in answer.turns:
        there = [f"{name} {space}" for name, space in turn.positions.items() if name not in turn.swallowed]
        values = {
            "moved": turn.moved or "none",
            "ejected": listed(turn.ejected) or "none",
            "collapses": "yes" if turn.collapsed and not collapsed else "no",
            "positions": ", ".join(there) or "none",
            "swallowed": listed(turn.swallowed) or "none",
        }
        lines.append(str(TEXT.say("almanac-turn", turn=turn.turn, **values)))
        collapsed = turn.collapsed
    return "\n".join(lines)
