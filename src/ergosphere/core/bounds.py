"""Bounds on what strangers send: how deep, how long, how large. Checked before anything is done with it."""

from __future__ import annotations

import re
from typing import Any

from ergosphere.core.errors import bad_input

LONGEST_PACK = 64 * 1024
LONGEST_TEXT = 256 * 1024
"""Of anything that may be a whole record."""
LARGEST = 2**53
"""What every JSON reader can hold."""
DEEPEST = 24
MOST_PARTS = 8
"""Of a key such as `a.b.c`: the TOML parser takes quadratic time and memory."""
MOST_VALUES = 50_000

WORD = r"""(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')"""
LONG_KEY = re.compile(rf"{WORD}(?:[ \t]*\.[ \t]*{WORD}){{{MOST_PARTS},}}")


def check_toml(text: str) -> None:
    """Before a text is read as TOML."""
    if len(text) > LONGEST_PACK:
        raise bad_input("text-too-long", most=LONGEST_PACK)
    found = LONG_KEY.search(text)
    if found is not None:
        line = text.count("\n", 0, found.start()) + 1
        raise bad_input("key-too-long", line=line, most=MOST_PARTS)


def check_data(data: Any, largest: int = LARGEST) -> None:
    """Parsed JSON or TOML: no endless nesting, numbers or text, and not too much of it."""
    left = MOST_VALUES
    waiting: list[tuple[Any, str, int]] = [(data, "", 0)]
    while waiting:
        value, where, depth = waiting.pop()
        left -= 1
        if left < 0:
            raise bad_input("too-many-values", most=MOST_VALUES)
        if isinstance(value, dict | list):
            if depth == DEEPEST:
                raise bad_input("nested-too-deep", where=where, most=DEEPEST)
            inner = value.items() if isinstance(value, dict) else enumerate(value)
            waiting += [(each, place(where, name), depth + 1) for name, each in inner]
        else:
            check_value(value, where, largest)


def check_value(value: Any, where: str, largest: int) -> None:
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise bad_input("value-too-long", where=where, most=LONGEST_TEXT)
    if isinstance(value, int | float) and not -largest <= value <= largest:  # NaN is within no bounds
        raise bad_input("number-too-large", where=where, least=-largest, most=largest)


def place(where: str, name: object) -> str:
    """As people write it; long names from strangers are cut short."""
    shown = f"[{name}]" if isinstance(name, int) else str(name)[:40]
    return f"{where}{shown}" if not where or isinstance(name, int) else f"{where}.{shown}"
