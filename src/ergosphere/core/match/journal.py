"""The journal of a ledger: counts its entries, and keeps those that are not written yet."""

from __future__ import annotations

import msgspec

from ergosphere.core.match.allowance import Allowance
from ergosphere.core.match.entries import LedgerEntry


class Journal:
    """Entries are noted by commands, or followed as they were written before."""

    def __init__(self) -> None:
        self.count = 0
        self.fresh: list[LedgerEntry] = []
        """Entries that are not written yet."""
        self.answered: dict[int, dict[str, None]] = {}
        """For each seat, the ids of its messages that were accepted; smaller than a set."""
        self.allowance = Allowance()

    def note(self, kind: str, seat: int | None = None, text: str | None = None, client_id: str | None = None) -> None:
        """One more entry; its version is known when it is taken."""
        entry = LedgerEntry(self.count, 0, kind, seat, text, client_id)
        self.fresh.append(entry)
        self.follow(entry)

    def follow(self, entry: LedgerEntry) -> None:
        self.count = entry.number + 1
        if entry.client_id is not None and entry.seat is not None:
            self.answered.setdefault(entry.seat, {})[entry.client_id] = None
        self.allowance.count(entry)

    def take_fresh(self, version: int) -> list[LedgerEntry]:
        """The entries of what was just done, to be written."""
        fresh, self.fresh = self.fresh, []
        return [msgspec.structs.replace(entry, version=version) for entry in fresh]

    def has_answered(self, seat: int, client_id: str | None) -> bool:
        return client_id is not None and client_id in self.answered.get(seat, ())
