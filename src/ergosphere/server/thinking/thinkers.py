"""Who thinks where: bots, tools and whatever strangers bring are worked on in processes of their own, never in the
server's. A bot's process gets a view and the legal actions, nothing else."""

from __future__ import annotations

import asyncio
import os

import msgspec

import ergosphere.games  # noqa: F401  makes the built-in games known
from ergosphere import bots
from ergosphere.core.bounds import check_data
from ergosphere.core.engine.rng import Rng
from ergosphere.core.errors import ErgosphereError, bad_input
from ergosphere.core.registry import game_classes, load_with
from ergosphere.core.text import FRAME
from ergosphere.core.tool import Tool
from ergosphere.server.history import Moment, RecordShown, moment_of_text, show_record_text
from ergosphere.server.protocol import PackShown
from ergosphere.server.thinking.lanes import Caller, Lane
from ergosphere.server.thinking.workers import MEGABYTE

THOUGHT = 30.0
"""Seconds that a bot's decision may run; the longest on a slow machine takes a third of it."""
TOOL = 10.0
PACK = 2.0
RECORD = 10.0
ROOM = 1024 * MEGABYTE
"""Of address space, for bots and tools."""
STRANGERS_ROOM = 512 * MEGABYTE


class Thought(msgspec.Struct, frozen=True):
    """What a bot is told."""

    game: str
    pack: str | None
    level: str
    seed: int
    view: bytes
    legal: list[str]


class ToolUse(msgspec.Struct, frozen=True):
    """A tool with its arguments as JSON, as somebody has sent them."""

    game: str
    tool: str
    arguments: bytes


class RecordLook(msgspec.Struct, frozen=True):
    """A record that somebody has brought along, and their pack."""

    record: str
    pack: str | None
    number: int = 0
    seat: int | None = None


class Thinkers:
    """The lanes: bots; tools that people need in play; tools that are nice to know; packs and records of strangers.
    Nobody has all the processes for bots: one is left for the others."""

    def __init__(self) -> None:
        processes = max(2, (os.cpu_count() or 2) - 1)
        self.bots = Lane(processes, THOUGHT, ROOM, at_once=processes - 1, share=400, prepare=load_games)
        self.later: dict[str, None] = {}
        """Tables that nobody looks at, whose bots go on when there is room."""
        self.in_play = Lane(1, TOOL, ROOM, at_once=1, share=16, prepare=load_games)
        self.tools = Lane(1, TOOL, ROOM, at_once=1, share=4, prepare=load_games)
        self.strangers = Lane(1, RECORD, STRANGERS_ROOM, at_once=1, share=16, prepare=load_games)

    async def choose(self, thought: Thought, caller: Caller) -> str:
        """The action that a bot decides on, in notation."""
        return str(await self.bots.run(choose, thought, caller))

    async def use(self, tool: Tool, request: ToolUse, caller: Caller) -> bytes:
        """A tool's answer as JSON; ErgosphereError as it raises it."""
        answer = await (self.in_play if tool.in_play else self.tools).run(use, request, caller)
        assert isinstance(answer, bytes)  # noqa: S101
        return answer

    async def show_pack(self, game: str, pack: str, caller: Caller) -> PackShown:
        """The figures of a pack, or what is wrong with it."""
        shown = await self.strangers.run(show_pack, (game, pack), caller, PACK)
        assert isinstance(shown, PackShown)  # noqa: S101
        return shown

    async def show_record(self, look: RecordLook, caller: Caller) -> RecordShown:
        shown = await self.strangers.run(show_record, look, caller)
        assert isinstance(shown, RecordShown)  # noqa: S101
        return shown

    async def show_moment(self, look: RecordLook, caller: Caller) -> Moment:
        shown = await self.strangers.run(show_moment, look, caller)
        assert isinstance(shown, Moment)  # noqa: S101
        return shown

    @property
    def lanes(self) -> list[Lane]:
        return [self.bots, self.in_play, self.tools, self.strangers]

    async def warm(self) -> None:
        """Start processes and read the games now, so that nobody needs to wait for it later, neither the first bot and
        the first pack nor all others at the first refusal."""
        await asyncio.gather(asyncio.to_thread(read_games), self.bots.warm(), self.strangers.warm())

    def close(self) -> None:
        for lane in self.lanes:
            lane.close()


def read_games() -> None:
    """With their sentences."""
    load_games()
    str(FRAME.say("match-over"))
    for key in game_classes():
        str(load_with(key, None).text.say("name"))


# In the other process.


def load_games() -> None:
    for key in game_classes():
        load_with(key, None)


def choose(thought: Thought) -> str:
    game = load_with(thought.game, thought.pack)
    view = game.read_view(thought.view)
    assert view.seat is not None  # noqa: S101  spectators don't choose
    state = game.determinize(view, Rng(thought.seed))
    legal = [game.parse(state, view.seat, text) for text in thought.legal]
    return str(bots.entrant(game, thought.level, thought.seed, own=False).choose(view, legal))


def use(request: ToolUse) -> bytes:
    """Whatever a tool makes of arguments that no match ever leads to, it is their fault and not the server's."""
    game = load_with(request.game, None)
    tool = game.tool(request.tool)
    data = msgspec.json.decode(request.arguments)
    check_data(data)
    if not isinstance(data, dict):
        raise bad_input("body-object")
    options = data.pop("options", {})
    if not isinstance(options, dict):
        raise bad_input("body-options")
    settled = game.settle_for(tool, options)
    ask = msgspec.convert(data, tool.ask)
    if tool.refuse is not None:
        tool.refuse(ask)
    try:
        return msgspec.json.encode(tool.run(game, settled, ask))
    except (ErgosphereError, MemoryError, RecursionError):
        raise
    except Exception as error:
        raise bad_input("tool-unfit", tool=tool.name, problem=type(error).__name__) from None


def show_pack(asked: tuple[str, str]) -> PackShown:
    game = load_with(*asked)
    return PackShown(game.pack, asked[1], msgspec.to_builtins(game.figures))


def show_record(look: RecordLook) -> RecordShown:
    return show_record_text(look.record, look.pack)


def show_moment(look: RecordLook) -> Moment:
    return moment_of_text(look.record, look.number, look.seat, look.pack)
