"""What msgspec finds wrong with somebody's file, in words for people and with the place as they wrote it."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ergosphere.core.text import FRAME


def plainly(error: msgspec.ValidationError, content: Any, kind: Any = None) -> tuple[str, str]:
    """The place, empty for the whole, and the problem. Entries with an id in `content` are named by it. With the type
    that was expected, a wrong field is answered with the right ones."""
    problem, _, place = str(error).partition(" - at `$")
    path = place.rstrip("`")
    return place_of(path, content), in_words(problem, [] if kind is None else fields_at(path, kind))


def in_words(problem: str, fields: list[str] | None = None) -> str:
    """What msgspec says, without its types and signs."""
    if found := re.fullmatch(r"Object contains unknown field `(.*)`", problem, re.DOTALL):
        return str(FRAME.say("field-unknown", field=found[1], expected=", ".join(fields or []) or "none"))
    if found := re.fullmatch(r"Object missing required field `(.*)`", problem, re.DOTALL):
        return str(FRAME.say("field-missing", field=found[1]))
    if found := re.fullmatch(r"Invalid enum value '?(.*?)'?", problem, re.DOTALL):
        return str(FRAME.say("not-a-value", value=found[1]))
    if found := re.fullmatch(r"Expected `(str|array)` of length ([<>])= (\d+)", problem):
        bound = "least" if found[2] == ">" else "most"
        return str(FRAME.say("length-of-value", kind=found[1], bound=bound, count=int(found[3])))
    problem = re.sub(r"`(\w+(?: \| \w+)*)`", lambda kinds: kind_in_words(kinds[1]), problem)
    problem = problem.replace(">=", str(FRAME.say("at-least"))).replace("<=", str(FRAME.say("at-most")))
    return problem[:1].lower() + problem[1:]


def kind_in_words(kinds: str) -> str:
    """`int | null` is a whole number: what may be left out is not written as nothing."""
    named = [
        str(FRAME.say("kind-of-value", kind=kind)) for kind in kinds.split(" | ") if kind != "null" or kind == kinds
    ]
    return str(FRAME.say("either", one=", ".join(named[:-1]), other=named[-1])) if len(named) > 1 else named[0]


def steps(path: str) -> list[tuple[str, str]]:
    """Of each step the name or the number, the other one empty."""
    return re.findall(r"\.([^.\[]+)|\[(\d+)\]", path)


def place_of(path: str, content: Any) -> str:
    """`.hole[1].threshold` is hole.green-18.threshold if the second hole of the content has that id; without ids people
    count from one: hole 2, threshold."""
    place = ""
    joint = ""
    for name, number in steps(path):
        if name:
            content = content.get(name) if isinstance(content, dict) else None
            place += f"{joint}{name}"
            joint = "."
            continue
        content = content[int(number)] if isinstance(content, list) and int(number) < len(content) else None
        known = content.get("id") if isinstance(content, dict) else None
        place += f"{joint}{known}" if known is not None else f" {int(number) + 1}"
        joint = "." if known is not None else ", "
    return place.strip()


def fields_at(path: str, kind: Any) -> list[str]:
    """What a table at this place of the type may hold; empty where it is none."""
    from msgspec import inspect  # only for a complaint

    found: Any = inspect.type_info(kind)
    for name, number in steps(path):
        if name:
            found = next((field.type for field in getattr(found, "fields", ()) if field.encode_name == name), None)
        elif hasattr(found, "item_types"):
            found = found.item_types[int(number)]
        else:
            found = getattr(found, "item_type", None)
        if isinstance(found, inspect.UnionType):  # one kind of thing, or nothing
            found = next((one for one in found.types if not isinstance(one, inspect.NoneType)), None)
    return [field.encode_name for field in getattr(found, "fields", ())]
