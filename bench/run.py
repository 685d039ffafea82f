"""The benchmark suite: measures every row, prints one table and writes bench.json into the project's root.

Exit status: 0 done; 1 a bar is missed or a row failed; 2 wrong usage, or nothing compiled to measure.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import engine
import explorer
import search
from interpreted import compiled
from measure import FULL, QUICK, Plan, Result, Row, measure, missed
from rich.console import Console
from rich.table import Table

TOPICS = (engine.ROWS, search.ROWS)
TARGET = Path(__file__).resolve().parent.parent / "bench.json"
PIPED_WIDTH = 120  # where there is no terminal to ask


def chosen(only: list[str] | None) -> list[Row]:
    rows = [row for topic in (*TOPICS, explorer.ROWS) for row in topic]
    return [row for row in rows if not only or any(part in row.name for part in only)]


def figure(number: float | None) -> str:
    return "" if number is None else f"{number:,.0f}"


def table(results: list[Result]) -> Table:
    table = Table(title="Benchmarks: medians, more is better")
    for heading in ("row", "unit"):
        table.add_column(heading, no_wrap=True)
    for heading in ("ours", "peer", "ratio", "bar"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("peer is")
    for result in results:
        ratio, bar = result["ratio"], result["bar"]
        table.add_row(
            result["name"],
            result["unit"],
            figure(result["ours"]),
            figure(result["peer"]),
            "" if ratio is None else f"{ratio:.2f}",
            "" if bar is None else f"{bar:g} {'missed' if missed(result) else 'met'}",
            result["peer_name"] or "",
        )
    return table


def attempt(row: Row, plan: Plan, title: str, log: Console) -> Result | None:
    """None if the row could not be measured: one broken row doesn't hide the others."""
    with log.status(title) as status:
        try:
            return measure(row, plan, lambda number: status.update(f"{title}: round {number + 1} of {plan.rounds}"))
        except Exception as error:
            log.print(f"{row.name} failed: {type(error).__name__}: {error}", markup=False)
            return None


def measured(rows: list[Row], plan: Plan, log: Console) -> list[Result]:
    results: list[Result] = []
    for place, row in enumerate(rows, 1):
        title = f"{place}/{len(rows)} {row.name}"
        if not log.is_terminal:  # where no status is drawn
            log.print(title)
        result = attempt(row, plan, title, log)
        if result:
            results.append(result)
    return results


def main() -> int:
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    arguments.add_argument("--only", action="append", metavar="NAME", help="rows with this in their name; repeatable")
    arguments.add_argument("--quick", action="store_true", help="a few seconds in all, rough figures")
    given = arguments.parse_args()
    log = Console(stderr=True, highlight=False, soft_wrap=True)
    rows = chosen(given.only)
    if not rows:
        log.print(f"bench: no row is called {' or '.join(given.only)}", markup=False)
        return 2
    if not compiled():
        log.print("bench: ergosphere is not compiled here; run `make bench`", markup=False)
        return 2
    results = measured(rows, QUICK if given.quick else FULL, log)
    TARGET.write_text(json.dumps({"rows": results}, indent=2) + "\n", encoding="utf-8")
    Console(width=None if sys.stdout.isatty() else PIPED_WIDTH).print(table(results))
    return 1 if len(results) < len(rows) or any(map(missed, results)) else 0


if __name__ == "__main__":
    sys.exit(main())
