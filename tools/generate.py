"""Writes web/src/generated: types, figures and sentence ids of the page, from Python and the Fluent catalogues.

With --check it writes nothing and fails where a file differs from what it would write."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import sentences
import typescript
from report import report

import ergosphere.games  # noqa: F401  registers the built-in games
from ergosphere.bots.offer import GameOffer
from ergosphere.core.game import Rule
from ergosphere.core.match.log import Line
from ergosphere.core.registry import game_classes, load
from ergosphere.core.tool import Tool
from ergosphere.server import history, protocol
from ergosphere.server.routes import ROUTES

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "generated"
FACES = ROOT / "web" / "src" / "games"
SOURCES = {"source", "title_source"}
HEAD = "// Written by tools/generate.py from the Python side; never edited by hand.\n"


def wanted() -> dict[str, str]:
    """The content of every generated file by name."""
    files = {
        "protocol.ts": protocol_types(),
        "calls.ts": typescript.calls(ROUTES, HEAD),
        "page-sentences.ts": sentences.interface("PageSentences", ROOT / "src/ergosphere/locale/page.ftl", HEAD),
    }
    for key, game in game_classes().items():
        events = game.event_types
        union: Any = events[0]
        for event in events[1:]:
            union = union | event
        files[f"{key}.ts"] = typescript.interfaces([game.view_type, *events], [], {"GameEvent": union}, HEAD)
        files[f"{key}-figures.ts"] = figures(game)
        if game.tools:
            files[f"{key}-tools.ts"] = tools(game.tools)
        files[f"{key}-sentences.ts"] = sentences.interface("Sentences", game.folder / "text.ftl", HEAD)
        asked = FACES / key / "hall.json"
        if asked.is_file():
            files[f"{key}-hall.ts"] = hall(game, json.loads(asked.read_text("utf-8")))
    return files


def protocol_types() -> str:
    p = protocol
    sent = [
        p.Update,
        p.Refused,
        p.TableMade,
        p.Joined,
        p.NextTable,
        p.TableShown,
        p.PackShown,
        p.Problem,
        p.Addresses,
        p.Health,
        history.Log,
        history.Moment,
        history.RecordShown,
        GameOffer,
        Rule,
    ]
    received = [
        p.Message,
        p.TableAsked,
        p.TableChange,
        p.StartAsked,
        p.JoinAsked,
        p.PackAsked,
        p.RecordAsked,
        p.MomentAsked,
    ]
    unions = {"Message": p.Message, "ServerMessage": p.Update | p.Refused, "RecordLine": Line}
    return typescript.interfaces(sent, received, unions, HEAD) + close_codes()


def close_codes() -> str:
    """Why the server closes a socket, and after which reasons nobody should connect again."""
    codes = "".join(f"  {code.name}: {code.value},\n" for code in protocol.CloseCode)
    final = ", ".join(f"CloseCode.{code.name}" for code in protocol.FINAL)
    return f"""
/** {protocol.CloseCode.__doc__} */
export const CloseCode = {{
{codes}}} as const;

/** Reconnecting doesn't help after these. */
export const FINAL: readonly number[] = [{final}];
"""


def figures(game: type[Any]) -> str:
    """The type of a game's figures, and those of the built-in pack."""
    types = typescript.interfaces([game.figures_type], [], {}, HEAD, without=SOURCES)
    built_in = without_sources(plain(load(game.key).figures))
    return types + "\n" + typescript.constant("FIGURES", game.figures_type.__name__, built_in)


def without_sources(node: Any) -> Any:
    """Players don't see where a figure comes from."""
    if isinstance(node, dict):
        return {name: without_sources(value) for name, value in node.items() if name not in SOURCES}
    return [without_sources(item) for item in node] if isinstance(node, list) else node


def plain(struct: Any) -> Any:
    """As JSON knows it: lists, no tuples."""
    return msgspec.json.decode(msgspec.json.encode(struct))


def tools(found: tuple[Tool, ...]) -> str:
    """What each tool asks and answers."""
    answers = {tool.name: answer_of(tool) for tool in found}
    types = typescript.interfaces(list(answers.values()), [tool.ask for tool in found], {}, HEAD)
    rows = [
        f'  "{tool.name}": {{ asked: {tool.ask.__name__}; answer: {answers[tool.name].__name__} }};\n' for tool in found
    ]
    return types + "\nexport interface Tools {\n" + "".join(rows) + "}\n"


def answer_of(tool: Tool) -> Any:
    """The type of a tool's answer. Its other annotations may name things imported for type checking only."""
    note = tool.run.__annotations__["return"]
    return eval(note, vars(sys.modules[tool.run.__module__])) if isinstance(note, str) else note  # noqa: S307  our own


def hall(game: type[Any], asked: dict[str, list[str]]) -> str:
    """The few sentences and parts of a first view that a game's hall.json names: the hall loads no whole catalogue."""
    text = HEAD
    if parts := asked.get("view", []):
        view = plain(load(game.key).new().view(0))
        names = " | ".join(f'"{name}"' for name in parts)
        kind = game.view_type.__name__
        text += f'import type {{ {kind} }} from "./{game.key}";\n\n'
        text += typescript.constant("view", f"Pick<{kind}, {names}>", {name: view[name] for name in parts})
    said = {id: str(game.text.say(id)) for id in asked.get("sentences", [])}
    return text + "\n" + typescript.constant("sentences", "", said)


def main() -> None:
    files = wanted()
    stale = [name for name, text in files.items() if not is_current(name, text)]
    unknown = sorted(file.name for file in TARGET.glob("*") if file.name not in files)
    if "--check" in sys.argv:
        report([f"web/src/generated/{name} is not up to date: run `make generate`" for name in [*stale, *unknown]])
        return
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (TARGET / name).write_text(files[name], "utf-8")
    for name in unknown:
        (TARGET / name).unlink()


def is_current(name: str, text: str) -> bool:
    file = TARGET / name
    return file.is_file() and file.read_text("utf-8") == text


if __name__ == "__main__":
    main()
