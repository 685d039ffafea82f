"""The terminal as a table's surface: views drawn, events told, moves listed, rules looked up."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec
from rich.console import Console
from rich.markup import escape

from ergosphere.cli.rules import words
from ergosphere.core.errors import BadNotation, ErgosphereError
from ergosphere.core.game import Game
from ergosphere.core.state import State
from ergosphere.core.text import FRAME, Sentence
from ergosphere.core.values import Action, Outcome, View, speakable


class Screen:
    """Draws one game; knows nothing of matches."""

    def __init__(self, game: Game, console: Console) -> None:
        self.game = game
        self.console = console
        self.names: dict[int, str] = {}
        """What people call themselves, by seat."""

    def say(self, id: str, **values: object) -> None:
        self.console.print(escape(str(FRAME.say(id, **values))))

    def help(self) -> None:
        self.say("play-help", example=self.game.rules()[0].id)

    def draw(self, view: View, over: bool) -> None:
        self.console.print()
        self.console.print(self.game.draw(view))
        self.console.print()
        if not over:
            self.console.print(f"[bold]{escape(self.game.prompt(view))}[/]")

    def tell(self, sentences: Iterable[Sentence]) -> None:
        for sentence in sentences:
            self.console.print(f"  {escape(str(sentence))}")

    def name(self, seat: int) -> str:
        return self.names.get(seat) or self.game.seat_name(seat)

    def list_moves(self, state: State, seat: int, legal: list[Action]) -> None:
        actions = sorted(legal, key=str)
        width = max((len(str(action)) for action in actions), default=0)
        for action in actions:
            meaning = self.game.describe(state, seat, action)
            said = f"[dim]{escape(meaning)}[/]" if meaning != str(action) else ""
            self.console.print(f"  {escape(str(action).ljust(width))}  {said}".rstrip())

    def propose(self, state: State, seat: int, action: Action, why: str) -> None:
        """What a bot would do and what speaks for it, before those who decide."""
        meaning = self.game.describe(state, seat, action)
        self.say("play-proposes", name=self.name(seat), action=str(action), meaning=meaning)
        if why:
            self.console.print(escape(why))
        self.say("play-accept")

    def show_rule(self, id: str) -> None:
        try:
            rule = self.game.rule(id)
        except ErgosphereError as problem:
            self.say("play-refused", problem=str(problem))
        else:
            self.console.print(escape(words(rule)))

    def announce(self, outcome: Outcome) -> None:
        names = ", ".join(self.name(seat) for seat in outcome.winners)
        if outcome.reason == "resigned":
            loser = next(seat for seat in range(len(outcome.ranks)) if seat not in outcome.winners)
            self.say("play-resigned", name=self.name(loser))
        self.say("play-won" if names else "play-draw", names=names, count=len(outcome.winners))

    def first_action(self, state: State, seat: int, typed: list[str]) -> tuple[Action, list[str]]:
        """As many of the words as make up an action, and the words after them."""
        for count in range(len(typed), 1, -1):
            try:
                return self.game.parse(state, seat, " ".join(typed[:count])), typed[count:]
            except BadNotation:
                pass
        return self.game.parse(state, seat, typed[0]), typed[1:]


def told(game: Game, event: Mapping[str, object]) -> Sentence:
    """The sentence of an event that came as data."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in game.event_types()}
    kind = kinds.get(str(event["event"]))  # some say more than their fields
    if kind is not None:
        return msgspec.convert(event, kind).sentence(game.text)
    values = {name: speakable(tuple(v) if isinstance(v, list) else v) for name, v in event.items() if name != "event"}
    return game.text.say(str(event["event"]), **values)
