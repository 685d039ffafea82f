"""Writes web/src/generated: message types from the server's classes, sentence ids from the Fluent catalogues.

With --check it writes nothing and fails where a file is not what it would write."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import sentences
import typescript
from report import report

import ergosphere.games  # noqa: F401  makes the built-in games known
from ergosphere.bots.offer import GameOffer
from ergosphere.core.game import Rule
from ergosphere.core.match.log import Line
from ergosphere.core.pack import without_sources
from ergosphere.core.registry import game_classes, load
from ergosphere.core.tool import Tool
from ergosphere.server import history, protocol

ROOT = Path(__file__).parent.parent
TARGET = ROOT / "web" / "src" / "generated"
HEAD = "// Made by tools/generate.py from the Python side; never edited by hand.\n"


def answer_of(tool: Tool) -> Any:
    """The type of a tool's answer. Its other annotations may name what is imported for type checking only."""
    note = tool.run.__annotations__["return"]
    return eval(note, vars(sys.modules[tool.run.__module__])) if isinstance(note, str) else note  # noqa: S307  our own


def wanted() -> dict[str, str]:
    """The content of every generated file by its name."""
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
    ]
    sent += [p.Addresses, history.Log, history.Moment, history.RecordShown, GameOffer, Rule]
    received = [p.Message, p.TableAsked, p.TableChange, p.StartAsked, p.JoinAsked, p.RecordAsked, p.MomentAsked]
    unions = {"Message": p.Message, "ServerMessage": p.Update | p.Refused, "RecordLine": Line}
    files = {
        "protocol.ts": typescript.interfaces(sent, received, unions, HEAD) + close_codes(),
        "page-sentences.ts": sentences.interface("PageSentences", ROOT / "src/ergosphere/locale/page.ftl", HEAD),
    }
    for key, game in game_classes().items():
        events = game.event_types
        union: Any = events[0]
        for event in events[1:]:
            union = union | event
        files[f"{key}.ts"] = typescript.interfaces([game.view_type, *events], [], {"GameEvent": union}, HEAD)
        files[f"{key}-pack.ts"] = f"{HEAD}\nexport const pack = {printed(game)} as const;\n"
        if game.tools:
            answers = [answer_of(tool) for tool in game.tools]
            files[f"{key}-tools.ts"] = typescript.interfaces(answers, [tool.ask for tool in game.tools], {}, HEAD)
        files[f"{key}-sentences.ts"] = sentences.interface("Sentences", game.folder / "text.ftl", HEAD)
    return files


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


def printed(game: type[Any]) -> str:
    """What is printed on the material of the built-in pack, without where it comes from."""
    figures = without_sources(msgspec.to_builtins(load(game.key).figures))
    return json.dumps(figures, indent=2)


def main() -> None:
    files = wanted()
    if "--check" in sys.argv:
        stale = [name for name, text in files.items() if not is_current(name, text)]
        report([f"web/src/generated/{name} is not up to date: run `make generate`" for name in stale])
        return
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        if not is_current(name, text):
            (TARGET / name).write_text(text, "utf-8")


def is_current(name: str, text: str) -> bool:
    file = TARGET / name
    return file.is_file() and file.read_text("utf-8") == text


if __name__ == "__main__":
    main()
