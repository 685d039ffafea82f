"""What msgspec finds wrong with somebody's file, in words for people and with the place as they wrote it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ergosphere.core.text import FRAME


def plainly(error: msgspec.ValidationError, content: Any) -> tuple[str, str]:
    """The place, empty for the whole, and the problem. Entries with an id in `content` are named by it."""
    problem, _, place = str(error).partition(" - at `$")
    return place_of(place.rstrip("`"), content), in_words(problem)


def in_words(problem: str) -> str:
    """What msgspec says, without its types and signs."""
    if found := re.fullmatch(r"Invalid enum value '?(.*?)'?", problem, re.DOTALL):
        return str(FRAME.say("not-a-value", value=found[1]))
    if found := re.fullmatch(r"Expected `(str|array)` of length ([<>])= (\d+)", problem):
        bound = "least" if found[2] == ">" else "most"
        return str(FRAME.say("length-of-value", kind=found[1], bound=bound, count=int(found[3])))
    problem = re.sub(r"`(\w+)`", lambda kind: str(FRAME.say("kind-of-value", kind=kind[1])), problem)
    problem = problem.replace(">=", str(FRAME.say("at-least"))).replace("<=", str(FRAME.say("at-most")))
    return problem[:1].lower() + problem[1:]


def place_of(path: str, content: Any) -> str:
    """`.hole[1].threshold` is hole.green-18.threshold, if the second hole of the content has that id."""
    place = ""
    for name, number in re.findall(r"\.([^.\[]+)|\[(\d+)\]", path):
        if name:
            content = content.get(name) if isinstance(content, dict) else None
            place += f".{name}"
            continue
        content = content[int(number)] if isinstance(content, list) and int(number) < len(content) else None
        known = content.get("id") if isinstance(content, dict) else None
        place += f".{known}" if known is not None else f"[{number}]"
    return place.removeprefix(".")
