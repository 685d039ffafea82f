"""Game: what a game is, with one content pack. A game's package makes a subclass; `load` makes an instance."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic

import msgspec
from typing_extensions import TypeVar

from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.rng import Rng
from ergosphere.core.errors import BadInput, BadNotation, BadPack, bad_input
from ergosphere.core.options import Option, settle
from ergosphere.core.pack import Pack, PackMark, figures, load_pack, read
from ergosphere.core.talk import StateOf, Talk, ViewOf
from ergosphere.core.text import FRAME, Catalogue, Sentence
from ergosphere.core.tool import Tool
from ergosphere.core.values import Action, Event

FiguresOf = TypeVar("FiguresOf", default=Any)


class Rule(msgspec.Struct, frozen=True):
    """A rule in our words; source says where it comes from."""

    id: str
    source: str
    text: str


class Game(Talk[StateOf, ViewOf], Generic[FiguresOf, StateOf, ViewOf]):
    """Abstract. The folder of a game holds pack.toml, text.ftl (its sentences) and rules.ftl (its rules).

    A game names its types: `class AuctionGame(Game[Figures, Auction, AuctionView])`. A bare `Game` is any game."""

    key: ClassVar[str]
    folder: ClassVar[Path]
    seats: ClassVar[tuple[int, int]]
    """Fewest and most."""
    options: ClassVar[tuple[Option, ...]] = ()
    rules_version: ClassVar[int] = 1
    """Rises when the replay of an old record would change."""
    longest: ClassVar[int]
    """No match has more actions than this, nature's included."""
    hidden: ClassVar[bool] = False
    """Do seats see different things?"""
    chance: ClassVar[bool] = True
    """Does nature ever act? Where it never does, two seats that see everything are played by alpha-beta."""
    has_positions: ClassVar[bool] = False
    tools: ClassVar[tuple[Tool, ...]] = ()
    figures_type: ClassVar[type[Any]]
    view_type: ClassVar[type[Any]]
    event_types: ClassVar[tuple[type[Event], ...]] = ()
    """Every kind of event that the game tells, for programs that read them from a wire."""

    def __init__(self, pack: Pack) -> None:
        self.content = pack.content
        self.pack: PackMark = pack.mark
        self.figures: FiguresOf = figures(pack.content, self.figures_type)
        self.defaults = settle(self.options, {}, self.spoken_name)
        """What the options are where nobody has chosen."""
        self._rules = Catalogue(self.folder / "rules.ftl")
        self.prepare()

    @classmethod
    def load(cls, pack: str | Path | None = None) -> Game:
        """With the built-in pack, or with the file of a person's own."""
        if pack is None:
            return cls.with_pack(None)
        try:
            return cls.with_pack(read(Path(pack)))
        except BadPack as problem:
            if problem.id == "file-unreadable":
                raise
            raise problem.within(BadPack, "in-file", file=str(pack)) from None

    @classmethod
    def with_pack(cls, text: str | None) -> Game:
        """With the text of a person's own pack; None: the built-in one."""
        return cls(load_pack(cls.key, cls.folder / "pack.toml", text))

    # A game fills these in.

    def prepare(self) -> None:
        """Check the figures (BadPack) and build what all states share."""

    def start(self, seats: int, options: dict[str, str]) -> StateOf:
        raise NotImplementedError

    def parse(self, state: StateOf, seat: int, text: str) -> Action:
        """The action that a text stands for; BadNotation if it stands for none. It need not be legal.

        A game with a large menu parses instead of searching through it."""
        for action in state.menu(seat):
            if str(action) == text:
                return action
        raise BadNotation(FRAME.say("malformed-action", text=text))

    def fill(self, view: ViewOf, rng: Rng) -> StateOf:
        """A full state that fits the view, every fitting one equally likely."""
        raise NotImplementedError

    def read_position(self, text: str, options: dict[str, str]) -> StateOf:
        """BadNotation for malformed text. Only where has_positions."""
        raise NotImplementedError

    def reveals(self, before: StateOf, seat: int, after: StateOf) -> bool:
        """Has a seat's action told anybody something hidden? Then it can't simply be taken back.

        Nature's actions and choices made at the same time always do, so nobody asks about those. To be on the safe
        side, every action of a game with hidden things counts, unless the game knows better."""
        return self.hidden

    def partners(self, state: StateOf, seat: int) -> list[int]:
        """The seats that play together with this one and may know what it may do. A bot doesn't act over the heads of
        people among them: it proposes, and they decide."""
        return []

    def advise(self, view: ViewOf) -> tuple[Action, str] | None:
        """What a partner who knows the game well would do for the seat that must act, and what speaks for it; None
        where the game has no such words."""
        return None

    def knowledge(self) -> Knowledge:
        """What bots know about the game beyond its rules."""
        return Knowledge()

    def rule_values(self) -> dict[str, Any]:
        """The figures that the rule texts mention."""
        return {}

    # The same for every game.

    @property
    def name(self) -> str:
        return str(self.spoken_name)

    @property
    def spoken_name(self) -> Sentence:
        """For a sentence that may never be said."""
        return self.text.say("name")

    def settle(self, options: Mapping[str, object]) -> dict[str, str]:
        return settle(self.options, options, self.spoken_name) if options else dict(self.defaults)

    def settle_for(self, tool: Tool, options: Mapping[str, object]) -> dict[str, str]:
        """The options of a tool, which may have defaults of its own."""
        return self.settle({**tool.defaults, **options})

    def new(self, seats: int | None = None, **options: object) -> StateOf:
        """The beginning of a match; nothing random has happened yet."""
        fewest, most = self.seats
        seats = fewest if seats is None else seats
        if not fewest <= seats <= most:
            raise self.wrong_count(seats)
        return self.start(seats, self.settle(options))

    def wrong_count(self, seats: int) -> BadInput:
        fewest, most = self.seats
        span = str(fewest) if fewest == most else f"{fewest} to {most}"
        return bad_input("seat-count", game=self.spoken_name, count=seats, span=span)

    def position(self, text: str, **options: object) -> StateOf:
        """A state from the game's position notation."""
        if not self.has_positions:
            raise bad_input("no-positions", game=self.spoken_name)
        return self.read_position(text, self.settle(options))

    def determinize(self, view: ViewOf, rng: random.Random | Rng) -> StateOf:
        """A full state consistent with a view: the only way from what a seat knows to a state."""
        own = rng if isinstance(rng, Rng) else Rng(rng.getrandbits(63))
        return self.fill(view, own)

    def read_view(self, data: bytes | str) -> ViewOf:
        """A view from its JSON form."""
        view: ViewOf = msgspec.json.decode(data, type=self.view_type)
        return view

    def rules(self) -> list[Rule]:
        """All rules, in order."""
        values = self.rule_values()
        return [self._rule(id, values) for id in self._rules.ids()]

    def rule(self, id: str) -> Rule:
        """One rule by its id, however its letters are written."""
        ids = self._rules.ids()
        known = next((known for known in ids if known.casefold() == id.casefold()), None)
        if known is None:
            raise bad_input("rule-unknown", rule=id, game=self.spoken_name, first=ids[0], last=ids[-1])
        return self._rule(known, self.rule_values())

    def _rule(self, id: str, values: dict[str, Any]) -> Rule:
        return Rule(id, self._rules.words(id, values, "source"), self._rules.words(id, values))

    def tool(self, name: str) -> Tool:
        for tool in self.tools:
            if tool.name == name:
                return tool
        raise BadInput(FRAME.say("tool-unknown", tool=name, game=self.spoken_name))
