"""The entries of a ledger: everything that happens at a table, in order.

setup       seats and options, before the start
joined      somebody took a free seat by code
arrived     somebody came to their seat for the first time
started     the match begins
line        a line of the record
press       the press of a button that made the next line
sealed      a choice of a simultaneous decision; not in the record yet
retracted   such a choice was taken back
decided     a person sealed a choice in a bot's place; carries the id of their message
hasty       a bot made any legal move because it could not think
asked       somebody asked for an undo
agreed      somebody agreed to it
declined    somebody said no, or withdrew the request
ended       the match is over
rematch     the table of the next match
"""

from __future__ import annotations

import msgspec


class LedgerEntry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    number: int
    version: int
    """The decision that was open afterwards."""
    kind: str
    seat: int | None
    text: str | None
    client_id: str | None
    """The id of the message that led to it."""
