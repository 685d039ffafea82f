"""Mutation testing: mutmut plants small faults in rules and core, one at a time, and the tests should find each.

Runs interpreted, and only the tests that reach the changed function. Results are kept in .mutants: a run continues
where the last one stopped, and tries a function again after a change. Prints the faults that no test found. A fault in
a function that runs only while modules are imported (tables of a board) comes too late to be found: look at those by
hand.

    make mutants                            # core and every game, ten minutes each
    make mutants PART=chasphere MINUTES=30
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".mutants"
NEEDED = ("src", "tests", "tools", "docs")
SHARED_TESTS = [
    "tests/core",
    "tests/games/test_contract.py",
    "tests/games/test_undo.py",
    "tests/games/test_tampering.py",
]
FOUND = {1, 3}  # exit status of pytest: a test failed, or pytest itself did
MISSED = {0}
UNREACHED = {5, 33}  # no test of the part calls the function
LIMITED = {36, -24, 24, 152, 255}  # an endless loop


class Part(NamedTuple):
    sources: str
    tests: list[str]


def parts() -> dict[str, Part]:
    """Core, and the rules of each game, by name."""
    games = sorted(folder.parent.name for folder in ROOT.glob("src/ergosphere/games/*/rules"))
    found = {game: Part(f"src/ergosphere/games/{game}/rules/*", [f"tests/games/{game}"]) for game in games}
    return {"core": Part("src/ergosphere/core/*", SHARED_TESTS), **found}


def prepare(folder: Path, part: Part) -> None:
    """mutmut reads its settings from pyproject.toml and copies what the tests need."""
    folder.mkdir(parents=True, exist_ok=True)
    for needed in NEEDED:
        if not (folder / needed).exists():
            (folder / needed).symlink_to(ROOT / needed)
    settings = f"""
[tool.mutmut]
source_paths = ["src"]
only_mutate = ["{part.sources}"]
also_copy = {[*NEEDED, "pyproject.toml"]}
pytest_add_cli_args_test_selection = {part.tests}
"""
    (folder / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text("utf-8") + settings, "utf-8")


def mutmut(folder: Path, *arguments: str, minutes: float = 10.0) -> str:
    """What it says, until the time is up."""
    environment = {**os.environ, "PYTHONPATH": "src", "ENGINE": "interpreted"}
    process = subprocess.Popen(
        [sys.executable, "-m", "mutmut", *arguments],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        return process.communicate(timeout=60 * minutes)[0]
    except subprocess.TimeoutExpired:
        return ""
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # the tests that it runs at the moment, too
        process.wait()


def results(folder: Path) -> dict[str, int | None]:
    """The exit status of the tests for each planted fault; None: not tried yet."""
    found: dict[str, int | None] = {}
    for file in sorted((folder / "mutants").rglob("*.meta")):
        found |= json.loads(file.read_text("utf-8"))["exit_code_by_key"]
    return found


def described(folder: Path, mutant: str) -> str:
    """FILE:LINE, the line as it is and as it was changed."""
    change = [line for line in mutmut(folder, "show", mutant).splitlines() if line[:1] in ("-", "+", " ", "@")]
    file = next(line[4:] for line in change if line.startswith("--- "))
    line = function_line(ROOT / file, mutant)
    for text in change:
        if match := re.match(r"@@ -(\d+)", text):
            line += int(match[1]) - 1
        elif text.startswith(" "):
            line += 1
        elif text.startswith("-") and not text.startswith("---"):
            break
    lines = [f"    {text}" for text in change if re.match(r"[-+](?![-+]{2} )", text)]
    return "\n".join([f"{file}:{line}", *lines])


def function_line(file: Path, mutant: str) -> int:
    """A mutant is called MODULE.x_FUNCTION__mutmut_N or MODULE.xǁCLASSǁMETHOD__mutmut_N."""
    *owner, function = re.split(r"\.x_|\.xǁ|ǁ", mutant.rpartition("__mutmut_")[0])[1:]
    tree: ast.AST = ast.parse(file.read_text("utf-8"))
    if owner:
        tree = next(node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and node.name == owner[0])
    return next(node.lineno for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == function)


def main() -> None:
    known = parts()
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--part", choices=known, action="append", help="by default all, one after the other")
    arguments.add_argument("--minutes", type=float, default=10.0, help="for each part")
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = arguments.parse_args()
    for name in given.part or known:
        folder = FOLDER / name
        prepare(folder, known[name])
        said = mutmut(folder, "run", "--max-children", str(given.jobs), minutes=given.minutes)
        tried = results(folder)
        if not any(status is not None for status in tried.values()):
            sys.exit(f"{name}: mutmut tried nothing\n{said[-2000:]}")
        for mutant in [mutant for mutant, status in tried.items() if status in MISSED | UNREACHED]:
            print(described(folder, mutant), flush=True)
        kinds = Counter(kind(status) for status in tried.values())
        print(f"{name}: {', '.join(f'{kinds[each]} {each}' for each in sorted(kinds))}", flush=True)


def kind(status: int | None) -> str:
    if status is None:
        return "not tried yet"
    kinds = {"found": FOUND, "missed": MISSED, "not reached": UNREACHED, "endless": LIMITED}
    return next((name for name, statuses in kinds.items() if status in statuses), "broken")


if __name__ == "__main__":
    main()
