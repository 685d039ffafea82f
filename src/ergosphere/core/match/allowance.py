"""How often each seat of a table has done what no match needs without end: nobody may fill the disk with it."""

from __future__ import annotations

from collections import Counter

from ergosphere.core.match.entries import LedgerEntry

KINDS = ("setup", "retracted", "asked")
MOST_OF = {"name": 50, "setup": 50, "retracted": 500, "undo": 500, "asked": 200, "seat": 100}
"""Of one seat in a match: far more than anybody needs."""
LINES = 20_000
"""Of a record: from there on it only goes forward."""


class Allowance:
    """Follows the entries of a table."""

    def __init__(self) -> None:
        self._used: Counter[tuple[int, str]] = Counter()

    def count(self, entry: LedgerEntry) -> None:
        """Names, changes of hands and undos are lines that begin with `!`; the rest has kinds of its own."""
        text = entry.text or ""
        if entry.seat is None:
            return
        if entry.kind == "line" and text.startswith("!"):
            self._used[entry.seat, text.split(" ")[1]] += 1
        elif entry.kind in KINDS:
            self._used[entry.seat, entry.kind] += 1

    def spent(self, seat: int, kind: str, lines: int, times: int = 1) -> bool:
        """Has the seat had enough of it? Whoever comes back to a seat that bots hold may do so `times` as often."""
        return self._used[seat, kind] >= times * MOST_OF[kind] or lines >= times * LINES
