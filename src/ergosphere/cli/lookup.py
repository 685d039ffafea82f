"""`?NAME`: what a card, a part, a space or a rule is."""

from __future__ import annotations

import re
import shutil
import textwrap

from ergosphere.cli.reading import plain
from ergosphere.core.errors import bad_input
from ergosphere.core.game import Game, Rule
from ergosphere.core.talk import Topic
from ergosphere.core.text import FRAME, listed
from ergosphere.core.values import View

WIDTH = 88
MOST = 12
"""How many things with a similar name are listed."""
FEW = 3
"""How many things that only mention it are shown."""


def wrapped(text: str, indent: str = "  ", rest: str | None = None) -> str:
    """Lines that fit the terminal; each line of the text begins a new one. `rest` is the indent of what doesn't fit."""
    width = min(WIDTH, shutil.get_terminal_size().columns)
    lines = [" ".join(line.split()) for line in text.splitlines()]
    hanging = indent if rest is None else rest
    return "\n".join(textwrap.fill(line, width, initial_indent=indent, subsequent_indent=hanging) for line in lines)


def rule_words(rule: Rule) -> str:
    return f"{rule.id} [{rule.source}]\n{wrapped(' '.join(rule.text.split()))}"


def find_rule(game: Game, text: str) -> Rule | None:
    """By its id in any spelling: bb-17, BB17, 17."""
    found = re.fullmatch(r"([a-z]*)[- ]?(\d+)", text.strip().casefold())
    first = game.rules()[0].id.partition("-")[0]
    if found is None or found[1] not in ("", first.casefold()):
        return None
    return game.rule(f"{first}-{found[2]}")  # complains if there is none with this number


def look_up(game: Game, view: View, text: str) -> str:
    """Everything known about it, in words; BadInput if there is nothing."""
    topics = game.topics(view) if plain(text) else []
    exact = [topic for topic in topics if plain(text) in names(topic)]
    if len(exact) == 1:
        return told(exact[0])
    rule = find_rule(game, text)
    if rule is not None:
        return rule_words(rule)
    found = exact or [topic for topic in topics if any(name.startswith(plain(text)) for name in names(topic))]
    if found:
        return all_told(found, text)
    rules = [rule for rule in game.rules() if mentions(rule.text, text)]
    shown = listed([rule.id for rule in rules[:MOST]])
    found = [topic for topic in topics if any(f" {plain(text)}" in name for name in names(topic))]
    if found:
        too = FRAME.say("lookup-rules-too", text=text, rules=shown)
        return "\n".join([all_told(found, text), *([wrapped(str(too), "")] if rules else [])])
    if rules:
        said = wrapped(str(FRAME.say("lookup-rules", text=text, rules=shown, count=len(rules))), "")
        return f"{said}\n{rule_words(rules[0])}"
    found = [topic for topic in topics if mentions(topic.text, text)]
    if found:
        return all_told(found, text, FEW)
    raise bad_input("lookup-nothing", text=text, example=game.rules()[0].id)


def mentions(said: str, text: str) -> bool:
    """As a word of its own, or as several: d5w doesn't mention d5."""
    asked = re.escape(plain(text))
    return bool(asked) and re.search(rf"\b{asked}(?:s|es)?\b", plain(said)) is not None


def all_told(found: list[Topic], text: str, most: int = MOST) -> str:
    """Each in full, or only the names if there are many."""
    if len(found) <= most:
        return "\n".join(map(told, found))
    shown = ", ".join(topic.name for topic in found[:most])
    return wrapped(str(FRAME.say("lookup-several", text=text, names=shown, more=len(found) - most)), "")


def names(topic: Topic) -> list[str]:
    return [plain(name) for name in (topic.name, *topic.also)]


def told(topic: Topic) -> str:
    return f"{topic.name}\n{wrapped(topic.text)}"
