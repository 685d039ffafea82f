"""Answers that took long, kept in the user's cache. Anything that can't be read or written is simply missing."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


def place(name: str) -> Path:
    from ergosphere.home import cache_folder  # only where something is kept

    return cache_folder() / f"explorer-{name}.json"


def read(name: str, kind: type[T]) -> T | None:
    try:
        return msgspec.json.decode(place(name).read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError):
        return None


def write(name: str, value: object) -> None:
    """Whole or not at all: another process may be reading."""
    with suppress(OSError):
        new = place(f"{name}-{os.getpid()}")
        new.write_bytes(msgspec.json.encode(value))
        new.replace(place(name))
