"""Imports go downwards only: cli, client, server, lab, bots, games, core; and only the list of games names a game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from report import report

ROOT = Path(__file__).parent.parent / "src"
LAYERS = {"core": 0, "games": 1, "bots": 2, "lab": 3, "server": 4, "client": 5, "cli": 6}
LIST_OF_GAMES = Path("ergosphere/games/__init__.py")


def imported(tree: ast.AST) -> list[str]:
    names = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module] + [f"{node.module}.{alias.name}" for alias in node.names]
    return [name for name in names if name.startswith("ergosphere.")]


def layer(name: str) -> str:
    return name.split(".")[1]


def problems(root: Path = ROOT) -> list[str]:
    found = []
    games = [folder.name for folder in (root / "ergosphere" / "games").iterdir() if (folder / "__init__.py").exists()]
    names = re.compile("|".join(f"{game}|{game.replace('_', '-')}" for game in games))
    for file in sorted((root / "ergosphere").rglob("*.py")):
        path = file.relative_to(root)
        if len(path.parts) < 3:
            continue  # the package's own face may import everything
        own = path.parts[1]
        text = file.read_text("utf-8")
        for name in imported(ast.parse(text)):
            if layer(name) in LAYERS and LAYERS[layer(name)] > LAYERS[own]:
                found.append(f"{path}: {own} must not import {name}")
            if own == "games" and layer(name) == "games" and len(path.parts) > 3:
                other = name.split(".")[2] if name.count(".") > 1 else path.parts[2]
                if other != path.parts[2]:
                    found.append(f"{path}: a game must not import another: {name}")
        if (own != "games" or len(path.parts) == 3) and path != LIST_OF_GAMES and names.search(text):
            found.append(f"{path}: names a game; only {LIST_OF_GAMES} and the game's own package may")
    return found


if __name__ == "__main__":
    report(problems())
