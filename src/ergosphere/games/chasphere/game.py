"""What Chasphere Black Hole is: its options, its faces and its tools."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import BadInput, BadNotation
from ergosphere.core.game import Game
from ergosphere.core.options import Option
from ergosphere.core.pack import load_pack
from ergosphere.core.talk import UNNAMED, Choices, Names, Topic
from ergosphere.core.text import Sentence
from ergosphere.core.tool import Tool
from ergosphere.core.values import Action, Event, Outcome
from ergosphere.games.chasphere import pack
from ergosphere.games.chasphere.bot.evaluate import ChasphereKnowledge
from ergosphere.games.chasphere.faces import describe, draw, fill, rule_words, view, words
from ergosphere.games.chasphere.faces.events import EVENTS
from ergosphere.games.chasphere.faces.text import TEXT
from ergosphere.games.chasphere.rules.box import Box
from ergosphere.games.chasphere.rules.position import KEEPING
from ergosphere.games.chasphere.rules.state import Chasphere, begin
from ergosphere.games.chasphere.tools import almanac, companion, outlook


@cache
def built_in() -> str:
    """The hash of the built-in figures."""
    return load_pack("chasphere", Path(__file__).parent / "pack.toml").mark.sha256


class ChasphereGame(Game[pack.Figures, Chasphere, view.TableView]):
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
    view_type = view.TableView
    event_types = EVENTS

    tools = (
        Tool("almanac", almanac.Question, almanac.almanac, tell=almanac.tell, defaults={"disc": "1"}),
        Tool("outlook", outlook.Seen, outlook.outlook, tell=outlook.tell, in_play=True),
        Tool("score", companion.Table, companion.score, files=True, tell=companion.tell),
    )

    def prepare(self) -> None:
        pack.check(self.figures)
        self.box = Box(self.figures, own=self.pack.sha256 != built_in())
        self.text = self.box.text

    def start(self, seats: int, options: dict[str, str]) -> Chasphere:
        first = -1 if options["first"] == "random" else int(options["first"])
        if first >= seats:
            raise BadInput(TEXT.say("first-seat", seat=first, seats=seats), "CH-8")
        disc = -1 if options["disc"] == "random" else int(options["disc"]) - 1
        return begin(
            self.box,
            seats,
            options["events"] == "overview",
            options["repulsion"] == "chain",
            options["ships"] == "choose",
            first,
            disc,
        )

    def parse(self, state: Chasphere, seat: int, text: str) -> Action:
        known = self.box.nature_words if seat == NATURE else self.box.words
        action = known.get(text)
        if action is None:
            raise BadNotation(TEXT.say("malformed-action", text=text))
        return action

    def fill(self, view_of: view.TableView, rng: Rng) -> Chasphere:
        return fill.fill(self.box, view_of, rng)

    def draw(self, view_of: view.TableView, names: Names = UNNAMED) -> str:
        drawn = draw.draw(self.box.text, view_of, names)
        if view_of.outcome is None:
            return drawn
        called = words.seat_names(self.box.text, view_of, names)
        return "\n".join([drawn, "", *words.score_sheet(self.box.text, outlook.explained(self, view_of), called)])

    def prompt(self, view_of: view.TableView, names: Names = UNNAMED) -> str:
        seat = view_of.turn_of
        return str(
            self.text.say(
                "prompt",
                turn=view_of.turn,
                last="yes" if view_of.turn == view_of.last_turn else "no",
                name=words.seat_names(self.box.text, view_of, names)[seat],
                own="yes" if seat == view_of.seat else "no",
                step=view_of.step,
                energy=view_of.players[seat].energy,
            )
        )

    def describe(self, state: Chasphere, seat: int, action: Action) -> str:
        return str(describe.describe(state, seat, action))

    def label(self, state: Chasphere, seat: int, action: Action) -> str:
        """Notation has ids in it; the description says it better, and can be typed as well."""
        return ""

    def called(self, state: Chasphere, seat: int, action: Action) -> list[str]:
        return words.called(state, action)

    def choices(self, state: Chasphere, seat: int, legal: list[Action]) -> Choices:
        return words.choices(legal)

    def topics(self, view_of: view.TableView) -> list[Topic]:
        return words.topics(self.box.text, view_of)

    def seat_names(self, view_of: view.TableView, seats: int, names: Names = UNNAMED) -> list[str]:
        return words.seat_names(self.box.text, view_of, names)

    def tell(self, events: Sequence[Event], view_of: view.TableView, names: Names = UNNAMED) -> list[Sentence]:
        return words.tell(self.box.text, events, view_of, names)

    def verdict(self, outcome: Outcome, names: Sequence[str]) -> Sentence:
        """Where every ship is lost nobody has won: that is no draw. What decides between equal points is said."""
        if not outcome.winners:
            return self.text.say("verdict-nobody")
        said = super().verdict(outcome, names)
        best = outcome.scores[outcome.winners[0]]
        if outcome.reason != "sector-lost" or outcome.scores.count(best) == len(outcome.winners):
            return said
        return self.text.say("verdict-tie", verdict=said)

    def reveals(self, before: Chasphere, seat: int, after: Chasphere) -> bool:
        """Only a card that is kept comes to light by a seat's action: decks and hands are nature's to open."""
        return before.phase == KEEPING

    def knowledge(self) -> ChasphereKnowledge:
        return ChasphereKnowledge(self.box)

    def rule_values(self) -> dict[str, Any]:
        return rule_words.variables(self.figures)
