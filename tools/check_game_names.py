"""Only the list of games names a game. The directions of imports are contracts in pyproject.toml."""

from __future__ import annotations

import re
from pathlib import Path

from report import report

ROOT = Path(__file__).parent.parent / "src"
GAMES = Path("ergosphere/games")
LIST_OF_GAMES = GAMES / "__init__.py"
PUBLIC_FACE = Path("ergosphere/__init__.py")  # its docstring shows an example


def problems(root: Path = ROOT) -> list[str]:
    games = [folder.name for folder in (root / GAMES).iterdir() if (folder / "__init__.py").exists()]
    names = re.compile("|".join(f"{game}|{game.replace('_', '-')}" for game in games))
    found = []
    for file in sorted((root / "ergosphere").rglob("*.py")):
        path = file.relative_to(root)
        in_a_game = path.parent != GAMES and path.is_relative_to(GAMES)
        if not in_a_game and path not in (LIST_OF_GAMES, PUBLIC_FACE) and names.search(file.read_text("utf-8")):
            found.append(f"{path}: names a game; only {LIST_OF_GAMES} and the game's own package may")
    return found


if __name__ == "__main__":
    report(problems())
