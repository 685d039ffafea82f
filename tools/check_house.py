"""The lists of what is where agree with the files, and nothing has grown too large.

A package's docstring lists its modules, one a line: `name.py   what it is for`. "The house" in docs/architecture.md
lists the packages, and the modules of the outermost one."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

from report import report

ROOT = Path(__file__).parent.parent
MOST_MODULES = 16
MOST_LINES = 400
ANY_GAME = "<game>"
LISTED = re.compile(r"(\w+(?:\.\w+|/)) {2,}\S")
DRAWN = re.compile(r"( +)([\w<>]+(?:\.py|/)) {2,}\S")


def problems(root: Path = ROOT) -> list[str]:
    source = root / "src" / "ergosphere"
    packages = sorted(file.parent for file in source.rglob("__init__.py"))
    found = [problem for package in packages if package != source for problem in docstring_problems(package, root)]
    found += house_problems(root / "docs" / "architecture.md", source, packages)
    for folder in sorted({file.parent for file in source.rglob("*.py")}):
        if len(modules(folder)) > MOST_MODULES:
            found.append(f"{folder.relative_to(root)}: {len(modules(folder))} modules; at most {MOST_MODULES} a folder")
    return found + size_problems(root)


def modules(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.glob("*.py") if not file.name.startswith("__"))


def docstring_problems(package: Path, root: Path) -> list[str]:
    door = package / "__init__.py"
    text = ast.get_docstring(ast.parse(door.read_text("utf-8"))) or ""
    listed = Counter(match[1] for line in text.splitlines() if (match := LISTED.match(line)))
    complaints = {
        "doesn't list": [name for name in modules(package) if name not in listed],
        "lists without a file": [name for name in listed if not (package / name).exists()],
        "lists more than once": [name for name, times in listed.items() if times > 1],
    }
    return [f"{door.relative_to(root)}: {fault} {', '.join(names)}" for fault, names in complaints.items() if names]


def house_problems(document: Path, source: Path, packages: list[Path]) -> list[str]:
    """A room of the games is drawn once, under `<game>/`."""
    drawn = house(document.read_text("utf-8"))
    rooms = [ANY_GAME, *(f"{ANY_GAME}/{package.name}" for package in packages if is_room(package, source))]
    there = {package.relative_to(source).as_posix() for package in packages if not is_room(package, source)}
    there |= {f"games/{room}" for room in rooms} | set(modules(source))
    there.remove(".")
    complaints = {
        "doesn't show": sorted(there - drawn.keys()),
        "shows without a folder": [path for path in drawn if path not in there and not (source / path).exists()],
        "shows more than once": [path for path, times in drawn.items() if times > 1],
    }
    return [f"{document.name}: the house {fault} {', '.join(paths)}" for fault, paths in complaints.items() if paths]


def is_room(package: Path, source: Path) -> bool:
    return package.parent.parent == source / "games"


def house(text: str) -> Counter[str]:
    """The paths drawn below src/ergosphere/, by their indentation."""
    block = text.partition("## The house")[2].partition("```")[2].partition("```")[0]
    paths: list[str] = []
    above: list[tuple[int, str]] = []
    for line in block.partition("src/ergosphere/\n")[2].splitlines():
        if not line.startswith(" "):
            break
        if match := DRAWN.match(line):
            indentation, name = len(match[1]), match[2].removesuffix("/")
            above = [(depth, path) for depth, path in above if depth < indentation]
            path = f"{above[-1][1]}/{name}" if above else name
            above.append((indentation, path))
            paths.append(path)
    return Counter(paths)


def size_problems(root: Path) -> list[str]:
    page = root / "web" / "src"
    files = [
        *(root / "src" / "ergosphere").rglob("*.py"),
        *(file for kind in ("*.ts", "*.svelte", "*.css") for file in page.rglob(kind) if "generated" not in file.parts),
    ]
    sizes = {file: len(file.read_text("utf-8").splitlines()) for file in sorted(files)}
    return [
        f"{file.relative_to(root)}: {size} lines; at most {MOST_LINES} a module"
        for file, size in sizes.items()
        if size > MOST_LINES
    ]


if __name__ == "__main__":
    report(problems())
