"""Where Ergosphere keeps a user's data and cache: by platformdirs, or all in ERGOSPHERE_HOME."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

NAME = "ergosphere"


def data_folder() -> Path:
    """Tables and records: what must not be lost."""
    own = os.environ.get("ERGOSPHERE_HOME")
    return made(Path(own) if own else user_data_path(NAME, appauthor=False))


def cache_folder() -> Path:
    """What can be computed again."""
    own = os.environ.get("ERGOSPHERE_HOME")
    return made(Path(own) / "cache" if own else user_cache_path(NAME, appauthor=False))


def made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder
