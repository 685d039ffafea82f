"""What the terminal shows of a table: views drawn, events told, moves listed and read, names looked up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ergosphere.cli.lookup import look_up
from ergosphere.cli.reading import Reader
from ergosphere.core.engine.state import State
from ergosphere.core.errors import BadNotation, ErgosphereError
from ergosphere.core.game import Game
from ergosphere.core.text import FRAME, Sentence
from ergosphere.core.values import Action, Event, Outcome, View, speakable


class Screen:
    """Draws one game; knows nothing of matches."""

    def __init__(self, game: Game, seats: int, console: Console) -> None:
        self.game = game
        self.seats = seats
        self.console = console
        self.names: dict[int, str] = {}
        """What people call themselves, by seat."""

    def say(self, id: str, **values: object) -> None:
        self.console.print(escape(str(FRAME.say(id, **values))))

    def help(self, id: str = "play-help") -> None:
        self.say(id, example=self.game.rules()[0].id)

    def draw(self, view: View, over: bool) -> None:
        self.console.print()
        self.console.print(self.game.draw(view, self.names))
        self.console.print()
        if not over:
            self.console.print(f"[bold]{escape(self.game.prompt(view, self.names))}[/]")

    def tell(self, sentences: Iterable[Sentence | str]) -> None:
        """One per line; long ones wrap with the same indent."""
        for sentence in sentences:
            if self.console.is_terminal:
                self.console.print(Padding(Text(str(sentence)), (0, 0, 0, 2), expand=False))
            else:
                self.console.print(f"  {escape(str(sentence))}")

    def all_names(self, view: View) -> list[str]:
        return self.game.seat_names(view, self.seats, self.names)

    def list_moves(self, state: State, seat: int, legal: list[Action], everything: bool = False) -> None:
        """Numbered; a long list is folded unless everything is asked for."""
        choices = self.game.choices(state, seat, legal)
        shown = choices.actions if everything else choices.actions[: choices.shown]
        labels = [self.game.label(state, seat, action) for action in shown]
        rows = []
        for action, label in zip(shown, labels, strict=True):
            meaning = self.game.describe(state, seat, action)
            rows.append((label, "" if meaning == label else meaning))
        self.print_rows(rows, choices.first)
        if len(shown) < len(choices.actions):
            self.console.print(escape(choices.form))
            self.say("play-folded", count=len(choices.actions))
        if not choices.actions:
            self.say("play-nothing-to-do")

    def print_rows(self, rows: list[tuple[str, str]], first: int) -> None:
        """Numbered: what to type, and what it means."""
        if self.console.is_terminal:
            table = Table.grid(padding=(0, 2, 0, 0))
            for number, (label, meaning) in enumerate(rows, first):
                cells = [Text(f"  {number}", justify="right"), *([Text(label)] if label else [])]
                table.add_row(*cells, Text(meaning, style="dim" if label else ""))
            self.console.print(table)
            return
        digits, width = len(str(first + len(rows) - 1)), max((len(label) for label, _ in rows), default=0)
        for number, (label, meaning) in enumerate(rows, first):
            line = f"  {number:>{digits}}  {label.ljust(width)}{'  ' if width else ''}{meaning}"
            self.console.print(escape(line.rstrip()))

    def propose(self, state: State, seat: int, action: Action, why: str, name: str) -> None:
        """Show those who decide what a bot would do, and why."""
        meaning = self.game.describe(state, seat, action)
        self.say("play-proposes", name=name, action=str(action), meaning=meaning)
        if why:
            self.console.print(escape(why))
        self.say("play-accept")

    def look_up(self, view: View, text: str) -> None:
        try:
            self.console.print(escape(look_up(self.game, view, text)))
        except ErgosphereError as problem:
            self.refuse(problem)

    def refuse(self, problem: ErgosphereError, typed: str = "") -> None:
        """Quote what was typed, unless the reason does."""
        self.refused(str(problem), typed)
        if isinstance(problem, BadNotation):
            self.say("play-try")

    def refused(self, problem: str, typed: str = "") -> None:
        self.say("play-refused", text=typed if typed and typed not in problem else "none", problem=problem)

    def announce(self, outcome: Outcome, view: View) -> None:
        names = self.all_names(view)
        if outcome.reason == "resigned":
            loser = next(seat for seat in range(len(outcome.ranks)) if seat not in outcome.winners)
            self.say("play-resigned", name=names[loser])
        self.console.print(escape(str(self.game.verdict(outcome, names))))

    def reflect(self, view: View, told: Sequence[Event]) -> None:
        """Say what the match leaves to think about."""
        for line in self.game.reflect(view, told, self.names):
            self.console.print()
            self.console.print(escape(line))

    def first_action(self, state: State, seat: int, legal: list[Action], typed: list[str]) -> tuple[Action, list[str]]:
        """The action that the words begin with, and the words after it."""
        return Reader(self.game, state, seat, legal).first(typed)


def heard(game: Game, events: Sequence[Mapping[str, object]]) -> list[Event] | None:
    """Events that came as data; None if this game doesn't say how its events are built."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in game.event_types}
    if any(str(event["event"]) not in kinds for event in events):
        return None
    return [msgspec.convert(event, kinds[str(event["event"])]) for event in events]


def told(game: Game, event: Mapping[str, object]) -> Sentence:
    """The sentence of an event that came as data."""
    known = heard(game, [event])  # some say more than their fields
    if known is not None:
        return known[0].sentence(game.text)
    values = {name: speakable(tuple(v) if isinstance(v, list) else v) for name, v in event.items() if name != "event"}
    return game.text.say(str(event["event"]), **values)
