"""What a typed line means: a number from the list, notation, or a name as people say it, even its beginning."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from ergosphere.core.engine.state import State
from ergosphere.core.errors import BadNotation, IllegalAction
from ergosphere.core.game import Game
from ergosphere.core.text import FRAME
from ergosphere.core.values import Action

EXAMPLES = 6
"""How many of several possible meanings are named."""
REASONS = 3
"""How many reasons are given if none of them is possible."""


def plain(text: str) -> str:
    """Lower case, with a single space between words: "C'Matter", "c-matter" and "C matter" are one thing.

    Signs and commas of numbers and the slash of a pair stay."""
    text = re.sub(r"-(?!\d)|(?<=\w)-(?=\d)|[_'’]", " ", text.casefold())
    return " ".join(re.sub(r"[^\w\s/+,*-]|,(?!\d)", " ", text).split())


class Reader:
    """Reads lines for a seat that must decide."""

    def __init__(self, game: Game, state: State, seat: int, legal: list[Action]) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.legal = legal

    def first(self, words: list[str]) -> tuple[Action, list[str]]:
        """The action that the line begins with, and the words after it. BadNotation quotes the whole line."""
        numbered = self.by_number(words)
        if numbered is not None:
            return numbered, []
        for count in range(len(words), 0, -1):
            try:
                return self.game.parse(self.state, self.seat, " ".join(words[:count])), words[count:]
            except BadNotation:
                meant = self.meant(self.legal, self.spoken, " ".join(words[:count]))
            if len(meant) == 1:
                return meant[0], words[count:]
        return self.by_beginning(" ".join(words)), []

    def by_number(self, words: list[str]) -> Action | None:
        """A number stands for the action with this number in the list."""
        if len(words) != 1 or not words[0].isdecimal() or not self.legal:
            return None
        if any(str(action) == words[0] for action in self.legal):  # it is notation
            return None
        choices = self.game.choices(self.state, self.seat, self.legal)
        count = len(choices.actions)
        place = int(words[0]) - choices.first
        if not 0 <= place < count:
            last = choices.first + count - 1
            raise BadNotation(FRAME.say("typed-number", number=words[0], first=choices.first, last=last, count=count))
        return choices.actions[place]

    def by_beginning(self, line: str) -> Action:
        """The whole line as the beginning of exactly one name, even an illegal action's: the table says why not."""
        meant = self.meant(self.legal, self.spoken, line, whole=False)
        if not meant:
            menu = list(dict.fromkeys(self.state.menu(self.seat)))
            meant = self.meant(menu, self.written, line) or self.meant(menu, self.written, line, whole=False)
            if len(meant) > 1:
                self.check_any(meant)
        if len(meant) == 1:
            return meant[0]
        if len(meant) > 1:
            names = [self.name(action) for action in meant[:EXAMPLES]]
            raise BadNotation(
                FRAME.say("typed-several", text=line, names="; ".join(names), more=len(meant) - len(names))
            )
        return self.game.parse(self.state, self.seat, line)  # complains in the game's own words

    def check_any(self, meant: list[Action]) -> None:
        """Nobody has to choose between impossible things: say the reason, or each of a few."""
        refusals = [self.state.refusal(self.seat, action) for action in meant]
        kinds = {(refusal.id, refusal.rule): refusal for refusal in reversed(refusals)}
        if len(kinds) == 1:
            raise refusals[0]
        if len(kinds) <= REASONS:
            reasons = "; ".join(str(refusal) for refusal in reversed(kinds.values()))
            raise IllegalAction(FRAME.say("typed-impossible", reasons=reasons))

    def meant(
        self, actions: Iterable[Action], words: Callable[[Action], list[str]], typed: str, whole: bool = True
    ) -> list[Action]:
        """The actions with this name, or with a name that begins like it."""
        said = plain(typed)
        if not said:
            return []
        if whole:
            return [action for action in actions if said in map(plain, words(action))]
        return [action for action in actions if any(plain(name).startswith(said) for name in words(action))]

    def written(self, action: Action) -> list[str]:
        """Words for any action of the game, legal or not."""
        return [str(action), *self.game.called(self.state, self.seat, action)]

    def spoken(self, action: Action) -> list[str]:
        """Words for a legal one: what is listed can be typed."""
        label = self.game.label(self.state, self.seat, action)
        return [*self.written(action), label, self.game.describe(self.state, self.seat, action)]

    def name(self, action: Action) -> str:
        label = self.game.label(self.state, self.seat, action)
        if action in self.legal:
            return label or self.game.describe(self.state, self.seat, action)
        return label or self.written(action)[-1]
