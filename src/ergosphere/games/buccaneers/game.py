"""What Black Hole Buccaneers is: its options, its faces and its tools."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import BadNotation
from ergosphere.core.game import Game
from ergosphere.core.talk import UNNAMED, Choices, Names, Topic
from ergosphere.core.text import Sentence
from ergosphere.core.tool import Tool
from ergosphere.core.values import Action, Event
from ergosphere.games.buccaneers import pack
from ergosphere.games.buccaneers.bot.evaluate import BuccaneersKnowledge
from ergosphere.games.buccaneers.faces import view
from ergosphere.games.buccaneers.faces.draw import draw
from ergosphere.games.buccaneers.faces.events import EVENTS
from ergosphere.games.buccaneers.faces.fill import fill
from ergosphere.games.buccaneers.faces.names import Named, seat_name
from ergosphere.games.buccaneers.faces.options import HOLES
from ergosphere.games.buccaneers.faces.text import TEXT
from ergosphere.games.buccaneers.faces.words import Words, in_order, listed
from ergosphere.games.buccaneers.rules.kinds import NONE, ROUNDS
from ergosphere.games.buccaneers.rules.phases import ADD, SELECT
from ergosphere.games.buccaneers.rules.state import Buccaneers
from ergosphere.games.buccaneers.tools import companion, outlook
from ergosphere.games.buccaneers.tools.table_file import TableFile

GROUP_PHASES = ("group", "add-group", "egg-group", "pool-group")


class BuccaneersGame(Game[pack.Figures, Buccaneers, view.TableView]):
    key = "buccaneers"
    folder = Path(__file__).parent
    text = TEXT
    seats = (3, 6)
    options = (HOLES,)
    # Direction; each round a hole, 9 cards dealt to each of 6, 9 selections and as many groups at most, TIIT's draws,
    # Tentacles, Laser, three Relics with their draws and groups, the card turned up.
    longest = 1 + ROUNDS * (1 + 6 * (9 + 9 + 9 + 1) + 20)
    hidden = True
    figures_type = pack.Figures
    view_type = view.TableView
    event_types = EVENTS
    tools = (
        Tool("score", TableFile, companion.score, files=True, tell=companion.tell),
        Tool("outlook", outlook.Asked, outlook.outlook, typed=False, in_play=True),
    )

    def prepare(self) -> None:
        pack.check(self.figures)
        self.box = pack.box_of(self.figures)
        self.named = Named(self.figures, self.box)
        self.text = self.named
        self.words = Words(self.named, self.figures, self.box)
        self.first_states: dict[int | None, Buccaneers] = {}
        """The first state of a match with default options, by seats."""

    def new(self, seats: int | None = None, **options: object) -> Buccaneers:
        if options:
            return super().new(seats, **options)
        first = self.first_states.get(seats)
        if first is None:
            first = self.first_states[seats] = super().new(seats)
        return first.clone()

    def start(self, seats: int, options: dict[str, str]) -> Buccaneers:
        chosen = options["holes"]
        if chosen == "random":
            return Buccaneers(self.box, seats, vec[u8]([NONE] * ROUNDS), True)
        holes = list(map(int, self.box.first))
        if chosen != "first":
            holes = [self.box.hole_ids.index(id) for id in chosen.split(",")]
        return Buccaneers(self.box, seats, vec[u8](holes), False)

    def parse(self, state: Buccaneers, seat: int, text: str) -> Action:
        actions = self.box.nature_actions_of if seat == NATURE else self.box.actions_of
        action = actions.get(text)
        if action is None:
            raise BadNotation(self.text.say("malformed-action", text=text))
        return action

    def fill(self, view_of: view.TableView, rng: Rng) -> Buccaneers:
        return fill(self.box, view_of, rng)

    def draw(self, view_of: view.TableView, names: Names = UNNAMED) -> str:
        return draw(self.words, view_of, self.seat_names(view_of, len(view_of.points), names))

    def prompt(self, view_of: view.TableView, names: Names = UNNAMED) -> str:
        called = self.seat_names(view_of, len(view_of.points), names)
        if view_of.seat not in view_of.waiting:
            if view_of.phase == "select" and view_of.gps is not None and view_of.gps == view_of.seat:
                return str(self.text.say("prompt-gps"))
            waiting = listed(self.named, [called[seat] for seat in view_of.waiting])
            return str(self.text.say("prompt-waiting", names=waiting or "none"))
        card = "none"
        if view_of.phase in GROUP_PHASES:
            brought = {"add-group": view_of.tentacles, "egg-group": view_of.egg, "pool-group": view_of.pool}
            found = brought.get(view_of.phase)
            card = str(view_of.plays[view_of.turn][view_of.seat] if found is None else found.card)
        turn, round = view_of.turn + 1, view_of.round + 1
        values = {"round": round, "turn": turn, "phase": view_of.phase, "card": self.named.called(card)}
        return str(self.text.say("prompt", name=called[view_of.seat], **values))

    def describe(self, state: Buccaneers, seat: int, action: Action) -> str:
        return self.words.describe(state, seat, action)

    def label(self, state: Buccaneers, seat: int, action: Action) -> str:
        return self.words.label(action)

    def called(self, state: Buccaneers, seat: int, action: Action) -> list[str]:
        return self.words.called(action)

    def choices(self, state: Buccaneers, seat: int, legal: list[Action]) -> Choices:
        """In the order in which a hand is shown."""
        return Choices(in_order(self.box, legal), len(legal))

    def topics(self, view_of: view.TableView) -> list[Topic]:
        return self.words.topics()

    def tell(self, events: Sequence[Event], view_of: view.TableView, names: Names = UNNAMED) -> list[Sentence]:
        return self.words.tell(events, names)

    def onlookers(self, state: Buccaneers) -> list[int]:
        """BB-17: the owner of GPS Tracker sees the hand before it picks."""
        return [int(state.gps)] if state.phase == SELECT and state.gps >= 0 else []

    def reveals(self, before: Buccaneers, seat: int, after: Buccaneers) -> bool:
        """Selected cards, the two that Titanic Tentacles discards, Toys that are turned up, hands that pass."""
        return (
            before.phase in (SELECT, ADD)
            or (before.round, before.turn) != (after.round, after.turn)
            or before.toys_lie_facedown() != after.toys_lie_facedown()
        )

    def seat_name(self, seat: int) -> str:
        return seat_name(seat)

    def knowledge(self) -> BuccaneersKnowledge:
        return BuccaneersKnowledge(self.box)

    def rule_values(self) -> dict[str, Any]:
        return pack.variables(self.figures)
