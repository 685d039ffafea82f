"""Content packs: what a game's box prints. The built-in one is whole; a person's own names only what differs."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from ergosphere.core.bounds import check_data, check_toml
from ergosphere.core.complaints import plainly
from ergosphere.core.errors import BadInput, BadPack
from ergosphere.core.match.log import LONGEST_NAME
from ergosphere.core.text import FRAME

Source = Literal["book", "found", "ruling", "rebuilt", "own"]
Typed = TypeVar("Typed")
LONGEST_TEXT = 60
BUILT_IN = "builtin"
"""The name of every game's own pack, and of nobody else's."""
HEAD = ("game", "name", "version", "base")
LARGEST_FIGURE = 1_000_000
"""No box prints more, and the engine's sums stay far from their limits."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of everything in a pack: it says where it comes from."""

    source: Source


class PackMark(msgspec.Struct, frozen=True):
    """Which figures a match was played with. The hash covers the figures, not how the file is written."""

    name: str
    version: str
    sha256: str


class Pack(msgspec.Struct, frozen=True):
    """A pack as plain data, merged and with every source filled in."""

    mark: PackMark
    content: dict[str, Any]


def load_pack(key: str, builtin: Path, own: str | None = None) -> Pack:
    """The built-in pack of a game, or the text of a person's own laid over it."""
    base = parse(read(builtin))
    content = with_sources({name: value for name, value in base.items() if name not in HEAD}, None)
    head = base
    if own is not None:
        head = parse_own(own)
        check_head(head, key)
        content = merge(content, {name: value for name, value in head.items() if name not in HEAD}, "", "own")
        check_texts(content, "")
    digest = hashlib.sha256(msgspec.json.encode(without_sources(content), order="sorted")).hexdigest()
    return Pack(PackMark(str(head["name"]), str(head["version"]), digest), content)


def read(path: Path) -> str:
    try:
        return path.read_text("utf-8-sig")
    except OSError as error:
        raise BadPack(FRAME.say("file-unreadable", file=str(path), problem=error.strerror or str(error))) from None
    except UnicodeDecodeError as error:
        raise BadPack(FRAME.say("pack-not-toml", problem=str(error))) from None


def parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text.removeprefix("\ufeff"))
    except (ValueError, RecursionError) as error:  # numbers of thousands of digits are a ValueError of their own
        raise BadPack(FRAME.say("pack-not-toml", problem=str(error))) from None


def parse_own(text: str) -> dict[str, Any]:
    """A person's own, within bounds: whoever sends one to a server may mean it badly."""
    try:
        check_toml(text)
        data = parse(text)
        check_data(data, LARGEST_FIGURE)
    except BadPack:
        raise
    except BadInput as problem:
        raise BadPack(problem.sentence) from None
    return data


def check_head(head: dict[str, Any], key: str) -> None:
    for name, expected in (("game", key), ("base", BUILT_IN)):
        if head.get(name) != expected:
            raise BadPack(FRAME.say("pack-head", name=name, expected=expected))
    for name in ("name", "version"):
        value = head.get(name)
        text = str(value)
        if not isinstance(value, str | int) or not 1 <= len(text) <= LONGEST_NAME or not text.isprintable():
            raise BadPack(FRAME.say("pack-head-missing", name=name, most=LONGEST_NAME))
    if head["name"] == BUILT_IN:
        raise BadPack(FRAME.say("pack-name-taken"))


def merge(base: Any, own: Any, where: str, source: str) -> Any:
    """Tables by name, lists of tables by id; everything else is replaced. Nothing can be added.

    What is changed comes from `source`, if it doesn't say otherwise itself."""
    if isinstance(base, dict):
        if not isinstance(own, dict):
            raise BadPack(FRAME.say("pack-not-a-table", where=where))
        unknown = own.keys() - base.keys() - {"source"}
        if unknown:
            known = ", ".join(sorted(base))
            raise BadPack(FRAME.say("pack-unknown", where=join(where, min(unknown)), known=known))
        source = own.get("source", source)
        merged = {
            name: merge(value, own[name], join(where, name), source) if name in own else value
            for name, value in base.items()
        }
        if "source" in base and any(merged[name] != base[name] for name in own if not is_tables(own[name])):
            merged["source"] = source
        return merged
    return merge_entries(base, own, where, source) if is_tables(base) else own


def check_texts(node: Any, where: str) -> None:
    """Names and titles stand in sentences and on cards: short, and one line."""
    if isinstance(node, dict):
        for name, value in node.items():
            check_texts(value, join(where, name))
            if name in ("name", "title") and isinstance(value, str) and not value.strip():
                raise BadPack(FRAME.say("pack-text-empty", where=join(where, name)))
    elif isinstance(node, list):
        for number, value in enumerate(node):
            known = value.get("id") if isinstance(value, dict) else None
            check_texts(value, f"{where}[{number}]" if known is None else f"{where}.{known}")
    elif isinstance(node, str):
        if len(node) > LONGEST_TEXT:
            raise BadPack(FRAME.say("pack-text-long", where=where, most=LONGEST_TEXT, count=len(node)))
        if not node.isprintable():
            raise BadPack(FRAME.say("pack-text-unprintable", where=where))


def is_tables(node: Any) -> bool:
    return isinstance(node, dict) or (isinstance(node, list) and bool(node) and isinstance(node[0], dict))


def merge_entries(base: list[dict[str, Any]], own: Any, where: str, source: str) -> list[Any]:
    if not isinstance(own, list) or not all(
        isinstance(entry, dict) and isinstance(entry.get("id"), str) for entry in own
    ):
        raise BadPack(FRAME.say("pack-no-id", where=where))
    known = [entry["id"] for entry in base]
    changes = {entry["id"]: entry for entry in own}
    for entry in own:
        if entry["id"] not in known or changes[entry["id"]] is not entry:
            raise BadPack(FRAME.say("pack-unknown-id", where=where, id=str(entry["id"]), known=", ".join(known)))
    return [
        merge(entry, changes[entry["id"]], f"{where}.{entry['id']}", source) if entry["id"] in changes else entry
        for entry in base
    ]


def with_sources(node: Any, source: str | None) -> Any:
    """A table may give the source for all tables inside it."""
    if isinstance(node, list):
        return [with_sources(item, source) for item in node]
    if not isinstance(node, dict):
        return node
    own = node.get("source", source)
    filled = {name: with_sources(value, own) for name, value in node.items()}
    return filled if own is None else filled | {"source": own}


def without_sources(node: Any) -> Any:
    """Where a figure comes from doesn't change a match."""
    if isinstance(node, dict):
        return {name: without_sources(value) for name, value in node.items() if name != "source"}
    return [without_sources(item) for item in node] if isinstance(node, list) else node


def figures(content: dict[str, Any], kind: type[Typed]) -> Typed:
    """The typed form."""
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        where, problem = plainly(error, content, kind)
        raise BadPack(FRAME.say("pack-figure", where=where, problem=problem)) from None


def differences(base: Any, own: Any, where: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Where two merged packs differ: place, built-in value, own value."""
    if isinstance(base, dict):
        for name in base:
            yield from differences(base[name], own[name], join(where, name))
    elif is_tables(base):
        for first, second in zip(base, own, strict=True):
            yield from differences(first, second, f"{where}.{first['id']}")
    elif base != own:
        yield where, base, own


def join(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name
