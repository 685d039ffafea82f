"""What Black Holes is: its options, its faces and its tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from ergosphere.core.engine.rng import Rng
from ergosphere.core.errors import BadInput
from ergosphere.core.game import Game
from ergosphere.core.options import Option
from ergosphere.core.talk import UNNAMED, Names, Topic
from ergosphere.core.tool import Tool
from ergosphere.core.values import Action
from ergosphere.games.black_holes import pack
from ergosphere.games.black_holes.actions import parse
from ergosphere.games.black_holes.bot.evaluate import BlackHolesKnowledge
from ergosphere.games.black_holes.faces import draw, fill, notation, view, why_not
from ergosphere.games.black_holes.faces.events import EVENTS, BlockMoved, BlockSank
from ergosphere.games.black_holes.faces.text import TEXT
from ergosphere.games.black_holes.rules.board import NUMBER, SPACES, START, UPRIGHT, name, space_of
from ergosphere.games.black_holes.rules.box import Box
from ergosphere.games.black_holes.rules.moves import begin
from ergosphere.games.black_holes.rules.perft import perft
from ergosphere.games.black_holes.rules.position import LIGHT, NO_BAN
from ergosphere.games.black_holes.rules.state import BlackHoles, place

DEEPEST_FOR_STRANGERS = 6


class PerftArguments(msgspec.Struct, frozen=True):
    depth: Annotated[int, msgspec.Meta(ge=0, le=99)]
    position: str | None = None


class PerftAnswer(msgspec.Struct, frozen=True):
    depth: int
    nodes: int


def joined(spaces: Sequence[str]) -> str:
    """What a block covers, as people write it: one space, or the first and the last."""
    return "–".join(spaces)


class BlackHolesGame(Game[pack.Figures, BlackHoles, view.BoardView]):
    key = "black-holes"
    folder = Path(__file__).parent
    text = TEXT
    seats = (2, 2)
    options = (Option("blocked", ("pass", "loss")),)
    longest = 7 * 200  # BH-15: at most 200 moves up to each of seven sinkings, or to the draw after six
    chance = False
    has_positions = True
    figures_type = pack.Figures
    view_type = view.BoardView
    event_types = EVENTS

    def prepare(self) -> None:
        pack.check(self.figures)
        self.box = Box([space_of(hole.space) for hole in self.figures.hole])

    def start(self, seats: int, options: dict[str, str]) -> BlackHoles:
        """BH-3: upright on the middle 16 spaces, colours alternating; BH-5: Light begins with one move."""
        light = [NUMBER[UPRIGHT, (column, row)] for column, row in START if (column + row) % 2]
        dark = [NUMBER[UPRIGHT, (column, row)] for column, row in START if (column + row) % 2 == 0]
        state = place(
            box=self.box,
            light=light,
            dark=dark,
            side=LIGHT,
            left=1,
            ban_light=NO_BAN,
            ban_dark=NO_BAN,
            blocked_loses=options["blocked"] == "loss",
        )
        begin(state)
        return state

    def parse(self, state: BlackHoles, seat: int, text: str) -> Action:
        answer = why_not.answer(state, seat, text)
        if answer is not None:
            raise answer
        return parse(text)

    def read_position(self, text: str, options: dict[str, str]) -> BlackHoles:
        return notation.read(self.box, text, options["blocked"] == "loss")

    def fill(self, view_of: view.BoardView, rng: Rng) -> BlackHoles:
        return fill.fill(self.box, view_of)

    def draw(self, view_of: view.BoardView, names: Names = UNNAMED) -> str:
        return draw.draw(view_of, names)

    def prompt(self, view_of: view.BoardView, names: Names = UNNAMED) -> str:
        return str(self.text.say("prompt", side=view_of.side, left=view_of.left))

    def describe(self, state: BlackHoles, seat: int, action: Action) -> str:
        match state.clone().perform(seat, action)[0]:
            case BlockSank(origin=origin, hole=hole):
                return str(TEXT.say("do-sink", origin=joined(origin), hole=hole))
            case BlockMoved(how=how, origin=origin, target=target):
                return str(TEXT.say("do-move", how=how, origin=joined(origin), target=joined(target)))
        return str(action)

    def topics(self, view_of: view.BoardView) -> list[Topic]:
        """Each space, with what is on it."""
        on = {space: block for block in view_of.blocks for space in block.spaces}
        found = []
        for space in map(name, SPACES):
            block = on.get(space)
            what = "block" if block else "hole" if space in view_of.holes else "empty"
            side, spaces = (block.seat, block.spaces) if block else (0, ())
            said = TEXT.say("topic-space", what=what, side=side, spaces=len(spaces), place=joined(spaces))
            found.append(Topic(space, str(said)))
        return found

    def seat_name(self, seat: int) -> str:
        return str(self.text.say("side", side=seat))

    def knowledge(self) -> BlackHolesKnowledge:
        return BlackHolesKnowledge(self.box)

    def rule_values(self) -> dict[str, Any]:
        return pack.variables(self.figures)

    @staticmethod
    def run_perft(game: BlackHolesGame, options: dict[str, str], ask: PerftArguments) -> PerftAnswer:
        state = game.start(2, options) if ask.position is None else game.read_position(ask.position, options)
        return PerftAnswer(ask.depth, perft(state, ask.depth))

    @staticmethod
    def refuse_deep(ask: PerftArguments) -> None:
        """Each additional move takes ten times as long."""
        if ask.depth > DEEPEST_FOR_STRANGERS:
            raise BadInput(TEXT.say("perft-too-deep", most=DEEPEST_FOR_STRANGERS))

    tools = (Tool("perft", PerftArguments, run_perft, refuse=refuse_deep),)
