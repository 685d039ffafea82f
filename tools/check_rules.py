"""Every rule id in the games' rules.ftl has a test marked with it, and no test cites a rule that doesn't exist."""

from __future__ import annotations

import ast
from pathlib import Path

from report import report

from ergosphere.core.text import Catalogue

ROOT = Path(__file__).parent.parent


def marked(folder: Path) -> dict[str, str]:
    """Rule ids in `@rule("BH-1", ...)` marks of test functions, with the file of one."""
    marks: dict[str, str] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        marks |= {str(a.value): file.name for a in mark.args if isinstance(a, ast.Constant)}
    return marks


def problems() -> list[str]:
    files = sorted((ROOT / "src" / "ergosphere" / "games").glob("*/rules.ftl"))
    ids = {id for file in files for id in Catalogue(file).ids()}
    marks = marked(ROOT / "tests")
    return [f"no test is marked @rule({id!r})" for id in sorted(ids - marks.keys())] + [
        f"{marks[id]}: there is no rule {id}" for id in sorted(marks.keys() - ids)
    ]


if __name__ == "__main__":
    report(problems())
