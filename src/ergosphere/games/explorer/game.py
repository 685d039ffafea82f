"""What Black Hole Explorer is: its options, its faces and its tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ergosphere.core.engine.rng import Rng
from ergosphere.core.game import Game
from ergosphere.core.talk import UNNAMED, Choices, Names, Topic
from ergosphere.core.text import Sentence
from ergosphere.core.tool import Tool
from ergosphere.core.values import Action, Event, Outcome
from ergosphere.games.explorer import pack
from ergosphere.games.explorer.actions import parse
from ergosphere.games.explorer.bot.chart import Chart
from ergosphere.games.explorer.bot.evaluate import ExplorerKnowledge, Pilots
from ergosphere.games.explorer.faces import draw, fill, view, words
from ergosphere.games.explorer.faces.events import EVENTS
from ergosphere.games.explorer.faces.options import OPTIONS, party
from ergosphere.games.explorer.faces.reflection import reflect
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.rules.state import Explorer, start
from ergosphere.games.explorer.tools.odds import OddsArguments, odds, refuse_costly, tell_odds
from ergosphere.games.explorer.tools.propose import ProposeArguments, propose


class ExplorerGame(Game[pack.Figures, Explorer, view.ExplorerView]):
    key = "explorer"
    folder = Path(__file__).parent
    text = TEXT
    seats = (1, 6)
    options = OPTIONS
    # 200 rounds of 6 turns (EX-23). A chain of events ends when the deck has been gone through twice, and a turn has
    # at most 18 services.
    longest = 200 * 6 * 500
    figures_type = pack.Figures
    view_type = view.ExplorerView
    event_types = EVENTS

    def prepare(self) -> None:
        pack.check(self.figures)
        self.box = pack.box(self.figures)
        chart = Chart(self.box)
        pack.check_size(self.figures, chart)
        self.pilots = Pilots(chart)

    def start(self, seats: int, options: dict[str, str]) -> Explorer:
        return start(self.box, party(seats, options))

    def parse(self, state: Explorer, seat: int, text: str) -> Action:
        return parse(text)

    def fill(self, view_of: view.ExplorerView, rng: Rng) -> Explorer:
        return fill.fill(self.box, view_of)

    def draw(self, view_of: view.ExplorerView, names: Names = UNNAMED) -> str:
        return draw.draw(self.box, view_of, [words.crew_name(view_of, ship.crew, names) for ship in view_of.ships])

    def prompt(self, view_of: view.ExplorerView, names: Names = UNNAMED) -> str:
        ship = view_of.ships[view_of.crew]
        values: dict[str, Any] = {"phase": view_of.phase, "left": view_of.left, "orbit": ship.orbit}
        values["crew"] = words.crew_name(view_of, view_of.crew, names)
        values["asker"] = "" if view_of.asker is None else words.crew_name(view_of, view_of.asker, names, inside=True)
        return str(self.text.say("prompt", funding=ship.funding, energy=ship.energy, **values))

    def describe(self, state: Explorer, seat: int, action: Action) -> str:
        return str(words.meaning(state, action))

    def called(self, state: Explorer, seat: int, action: Action) -> list[str]:
        return words.called(action)

    def choices(self, state: Explorer, seat: int, legal: list[Action]) -> Choices:
        return words.choices(state, legal)

    def topics(self, view_of: view.ExplorerView) -> list[Topic]:
        return words.topics(self.box)

    def seat_names(self, view_of: view.ExplorerView, seats: int, names: Names = UNNAMED) -> list[str]:
        return words.seat_names(view_of, seats, names)

    def tell(self, events: Sequence[Event], view_of: view.ExplorerView, names: Names = UNNAMED) -> list[Sentence]:
        return words.tell(events, view_of, names)

    def verdict(self, outcome: Outcome, names: Sequence[str]) -> Sentence:
        """EX-2: a lone crew that has spent its missions loses."""
        if outcome.reason != "missions-spent":
            return super().verdict(outcome, names)
        return self.text.say("verdict-lost")

    def reflect(self, view_of: view.ExplorerView, told: Sequence[Event], names: Names = UNNAMED) -> list[str]:
        crews = [(ship.crew, words.crew_name(view_of, ship.crew, names)) for ship in view_of.ships if ship.seats]
        own = [crew for crew in crews if view_of.seat in view_of.ships[crew[0]].seats]
        return reflect(self.text, told, own or crews)

    def partners(self, state: Explorer, seat: int) -> list[int]:
        """EX-1: the rest of the crew."""
        crew_of = [int(crew) for crew in state.party.crew_of]
        return [other for other, crew in enumerate(crew_of) if crew == crew_of[seat] and other != seat]

    def advise(self, view_of: view.ExplorerView) -> tuple[Action, str]:
        proposal = propose(self, {}, ProposeArguments(view_of))
        return parse(proposal.action), str(self.text.say(proposal.reason, **proposal.values))

    def knowledge(self) -> ExplorerKnowledge:
        return ExplorerKnowledge(self.pilots)

    def rule_values(self) -> dict[str, Any]:
        return pack.variables(self.figures)

    tools = (
        Tool("odds", OddsArguments, odds, tell=tell_odds, refuse=refuse_costly),
        Tool("propose", ProposeArguments, propose, typed=False, in_play=True),
    )
