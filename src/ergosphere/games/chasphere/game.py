"""What Chasphere Black Hole is: its options, its faces and its tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import BadInput, BadNotation
from ergosphere.core.game import Game
from ergosphere.core.options import Option
from ergosphere.core.talk import UNNAMED, Choices, Names, Topic
from ergosphere.core.text import Sentence
from ergosphere.core.tool import Tool
from ergosphere.core.values import Action, Event, Outcome
from ergosphere.games.chasphere import pack
from ergosphere.games.chasphere.bot.evaluate import ChasphereKnowledge
from ergosphere.games.chasphere.faces import draw, fill, words
from ergosphere.games.chasphere.faces.events import EVENTS
from ergosphere.games.chasphere.faces.names import rule_values
from ergosphere.games.chasphere.faces.points import explain_seats
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.faces.view import TableView
from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.position import KEEPING
from ergosphere.games.chasphere.rules.state import Chasphere, begin
from ergosphere.games.chasphere.tools import almanac, companion, outlook


class ChasphereGame(Game[pack.Figures, Chasphere, TableView]):
    key = "chasphere"
    folder = Path(__file__).parent
    text = TEXT
    seats = (2, 4)
    options = (
        Option("first", ("random", "0", "1", "2", "3")),
        Option("disc", ("random", "1", "2", "3", "4", "5", "6")),
        Option("ships", ("random", "choose")),
        Option("repulsion", ("free", "chain")),
        Option("events", ("detailed", "overview")),
    )
    rules_version = 2  # CH-18: an explorer chooses the order in which cards go back
    longest = 6000
    hidden = True
    figures_type = pack.Figures
    view_type = TableView
    event_types = EVENTS

    tools = (
        Tool("almanac", almanac.Question, almanac.almanac, tell=almanac.tell, defaults={"disc": "1"}),
        Tool("outlook", outlook.Asked, outlook.outlook, tell=outlook.tell, in_play=True),
        Tool("score", companion.TableFile, companion.score, files=True, tell=companion.tell),
    )

    def prepare(self) -> None:
        pack.check(self.figures)
        self.box = Box(self.figures)
        self.text = self.box.text

    def start(self, seats: int, options: dict[str, str]) -> Chasphere:
        first = -1 if options["first"] == "random" else int(options["first"])
        if first >= seats:
            raise BadInput(TEXT.say("first-seat", seat=first, seats=seats), "CH-8")
        disc = -1 if options["disc"] == "random" else int(options["disc"]) - 1
        return begin(
            self.box,
            seats,
            overview=options["events"] == "overview",
            chain=options["repulsion"] == "chain",
            choosing=options["ships"] == "choose",
            first=first,
            disc=disc,
        )

    def parse(self, state: Chasphere, seat: int, text: str) -> Action:
        actions_of = self.box.nature_actions_of if seat == NATURE else self.box.actions_of
        action = actions_of.get(text)
        if action is None:
            raise BadNotation(TEXT.say("malformed-action", text=text))
        return action

    def fill(self, view: TableView, rng: Rng) -> Chasphere:
        return fill.fill(self.box, view, rng)

    def draw(self, view: TableView, names: Names = UNNAMED) -> str:
        drawn = draw.draw(self.box.text, view, names)
        if view.outcome is None:
            return drawn
        called = words.seat_names(self.box.text, view, names)
        lines = explain_seats(self.fill(view, Rng(0)))  # what is hidden scores nothing
        return "\n".join([drawn, "", *words.score_sheet(self.box.text, lines, called)])

    def prompt(self, view: TableView, names: Names = UNNAMED) -> str:
        seat = view.turn_of
        return str(
            self.text.say(
                "prompt",
                turn=view.turn,
                last="yes" if view.turn == view.last_turn else "no",
                name=words.seat_names(self.box.text, view, names)[seat],
                own="yes" if seat == view.seat else "no",
                step=view.step,
                energy=view.players[seat].energy,
            )
        )

    def describe(self, state: Chasphere, seat: int, action: Action) -> str:
        return str(words.describe(state, seat, action))

    def label(self, state: Chasphere, seat: int, action: Action) -> str:
        """None: notation contains ids, and the description can be typed as well."""
        return ""

    def called(self, state: Chasphere, seat: int, action: Action) -> list[str]:
        return words.called(state, action)

    def choices(self, state: Chasphere, seat: int, legal: list[Action]) -> Choices:
        return words.choices(legal)

    def topics(self, view: TableView) -> list[Topic]:
        return words.topics(self.box.text, view)

    def seat_names(self, view: TableView, seats: int, names: Names = UNNAMED) -> list[str]:
        return words.seat_names(self.box.text, view, names)

    def tell(self, events: Sequence[Event], view: TableView, names: Names = UNNAMED) -> list[Sentence]:
        return words.tell(self.box.text, events, view, names)

    def verdict(self, outcome: Outcome, names: Sequence[str]) -> Sentence:
        """If every ship is lost, nobody has won, which isn't a draw. A tie-break is mentioned."""
        if not outcome.winners:
            return self.text.say("verdict-nobody")
        said = super().verdict(outcome, names)
        best = outcome.scores[outcome.winners[0]]
        if outcome.reason != "sector-lost" or outcome.scores.count(best) == len(outcome.winners):
            return said
        return self.text.say("verdict-tie", verdict=said)

    def reveals(self, before: Chasphere, seat: int, after: Chasphere) -> bool:
        """Only keeping a card shows something hidden: everything else is revealed by nature."""
        return before.phase == KEEPING

    def knowledge(self) -> ChasphereKnowledge:
        return ChasphereKnowledge(self.box)

    def rule_values(self) -> dict[str, Any]:
        return rule_values(self.figures)
