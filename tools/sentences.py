"""The ids of a Fluent catalogue and the variables that each sentence needs, as a TypeScript interface."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse, visitor

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Variables(visitor.Visitor):
    """Which variables a pattern uses, and what they may be."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  the visitor's own naming
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            kinds = self.found.setdefault(node.selector.id.name, set())
            names = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            if names & {"one", "few", "many"} and names <= PLURALS:
                kinds.add("number")
        self.generic_visit(node)


def interface(name: str, catalogue: Path, head: str) -> str:
    """Junk is an error here: both runtimes would drop it without a word."""
    lines = []
    for entry in parse(catalogue.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise SystemExit(f"{catalogue.name}: not Fluent: {str(entry.content).strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            patterns = [(entry.id.name, entry.value)]
            patterns += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            lines += [line(id, pattern) for id, pattern in patterns if pattern is not None]
    return f"{head}\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def line(id: str, pattern: Any) -> str:
    variables = Variables()
    variables.visit(pattern)
    needed = "; ".join(f"{name}: {' | '.join(kinds) or 'string | number'}" for name, kinds in variables.found.items())
    return f'  "{id}": {{ {needed} }};' if needed else f'  "{id}": Record<never, never>;'
