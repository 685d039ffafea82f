"""Sentences: kept in Fluent catalogues, passed around as ids with values, turned into words at the last moment."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

LONG = 60
"""Fluent refuses to put together more than 2,500 characters. Texts that are longer than this are put in afterwards."""
MARK = "\ue000"
MARKED = re.compile(f"{MARK}(.+?){MARK}")


def mark(name: str) -> str:
    """Stands in a sentence for a long text."""
    return MARK + name + MARK


class Catalogue:
    """The sentences of one speaker: the frame, or one game."""

    def __init__(self, *files: Path) -> None:
        self.files = files

    def say(self, id: str, /, **values: object) -> Sentence:
        """A sentence by its id; it is put into words when somebody reads it."""
        return Sentence(self, id, values)

    def words(self, id: str, values: dict[str, Any], attribute: str | None = None) -> str:
        """The text of a message or of one of its attributes; KeyError where there is none."""
        message = self._bundle.get_message(id)
        pattern = message.value if attribute is None else message.attributes[attribute]
        spoken = {name: str(value) if isinstance(value, Sentence) else value for name, value in values.items()}
        long = [name for name, value in spoken.items() if isinstance(value, str) and len(value) > LONG]
        text, errors = self._bundle.format_pattern(pattern, {**spoken, **{name: mark(name) for name in long}})
        if errors:
            raise ValueError(f"sentence {id}: {errors[0]}")
        return MARKED.sub(lambda found: spoken.get(found[1], found[0]), str(text)) if long else str(text)

    def ids(self) -> list[str]:
        """All message ids, in the order of the files."""
        return [entry.id.name for entry in self._entries]

    def attributes(self, id: str) -> list[str]:
        return list(self._bundle.get_message(id).attributes)

    @property
    def _entries(self) -> list[Any]:
        return entries_of(self.files)

    @property
    def _bundle(self) -> Any:
        return bundle_of(self.files)


@cache
def entries_of(files: tuple[Path, ...]) -> list[Any]:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk, Message

    entries: list[Any] = []
    for file in files:
        for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
            if isinstance(entry, Junk):  # the runtime would drop it without a word
                raise ValueError(f"{file.name}: not Fluent: {str(entry.content).strip()[:60]!r}")
            if isinstance(entry, Message):
                entries.append(entry)
    names = [entry.id.name for entry in entries]
    for name in names:
        if names.count(name) > 1:
            raise ValueError(f"{files[0].name}: {name} occurs twice")
    return entries


@cache
def bundle_of(files: tuple[Path, ...]) -> Any:
    """Once per process: every pack has its own catalogue, and so has every sentence from another process."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and often not needed

    bundle = FluentBundle(["en"], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


class Sentence:
    """An id with its values. str() says it in English."""

    def __init__(self, catalogue: Catalogue, id: str, values: dict[str, Any]) -> None:
        self.catalogue = catalogue
        self.id = id
        self.values = values

    def __str__(self) -> str:
        return self.catalogue.words(self.id, self.values)

    def __repr__(self) -> str:
        return f"Sentence({self.id!r}, {self.values!r})"


FRAME = Catalogue(Path(__file__).parent.parent / "locale" / "en.ftl")


def listed(parts: Sequence[str]) -> str:
    """With commas and an "and"."""
    if len(parts) < 2:
        return "".join(parts)
    return str(FRAME.say("list", first=", ".join(parts[:-1]), last=parts[-1]))
