"""What each client is told: one moment, as each seat and any spectator may know it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from ergosphere.core.game import Game
from ergosphere.core.match import seal
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.log import HUMAN
from ergosphere.core.pack import BUILT_IN
from ergosphere.core.values import Event
from ergosphere.server.history import log_of
from ergosphere.server.protocol import BotAsks, SeatNow, TableShown, UndoAsked, Update, encode


class Teller:
    """Makes the updates of one moment. What all seats share is made once, and each seat's own part once."""

    def __init__(self, ledger: Ledger, here: Collection[int], events: list[Event], since: int | None = None) -> None:
        """`since`: how many lines of the log everybody knows already; None: all."""
        self.ledger = ledger
        self.events = events
        self.since = len(ledger.match.record.log) if since is None else since
        self.state = ledger.match.state
        self.actors = ledger.actors
        self.seats = seats_now(ledger, here)
        asked = ledger.undo_asked
        self.asking = asking_now(ledger)
        self.decisions = ledger.decisions
        self.undo = None if asked is None else UndoAsked(asked, ledger.undo_missing)
        self._made: dict[int | None, Update] = {}
        self._encoded: dict[int | None, bytes] = {}

    def update(self, seat: int | None, ack: str | None = None) -> bytes:
        """As it goes over the socket."""
        if seat not in self._made:
            self._made[seat] = self._make(seat)
        if ack is not None:
            return encode(msgspec.structs.replace(self._made[seat], ack=ack))
        if seat not in self._encoded:
            self._encoded[seat] = encode(self._made[seat])
        return self._encoded[seat]

    def _make(self, seat: int | None) -> Update:
        ledger = self.ledger
        match = ledger.match
        decides_for = None if seat is None else self.decisions.get(seat)
        seen: list[Any] = [shown for event in self.events if (shown := event.seen_by(seat)) is not None]
        return Update(
            version=ledger.version,
            seat=seat,
            actors=self.actors,
            sealed=sorted(match.sealed),
            legal=[] if decides_for is None else [str(action) for action in self.state.legal(decides_for)],
            view=msgspec.Raw(encode(self.state.view(seat))),
            events=seen,
            outcome=match.outcome,
            waiting=ledger.waiting,
            ack=None,
            seats=self.seats,
            undo=self.undo,
            started=ledger.started,
            rematch=ledger.rematch,
            asking=self.asking,
            decides_for=decides_for,
            lines=len(match.record.log),
            log=log_of(match.course, seat, self.since),
            may_undo=ledger.may_undo(seat),
            declined=ledger.undo_declined,
            practice=ledger.setup.practice,
            hasty=ledger.hasty,
        )


def asking_now(ledger: Ledger) -> list[BotAsks]:
    return [BotAsks(seat, people) for seat, people in ledger.asking.items()]


def seats_now(ledger: Ledger, here: Collection[int]) -> list[SeatNow]:
    return [
        SeatNow(
            kind="human" if holder == HUMAN else "bot",
            level=ledger.level(seat),
            name=ledger.names[seat],
            owned=ledger.setup.seats[seat].kind == HUMAN,
            here=holder != HUMAN or seat in here,
        )
        for seat, holder in enumerate(ledger.holders)
    ]


def table_shown(id: str, ledger: Ledger, here: Collection[int]) -> TableShown:
    return TableShown(
        id=id,
        game=ledger.game.key,
        options=ledger.setup.options,
        pack=ledger.game.pack,
        seats=seats_now(ledger, here),
        started=ledger.started,
        version=ledger.version,
        actors=ledger.actors,
        waiting=ledger.waiting,
        outcome=ledger.match.outcome,
        seal=seal.seal_of(ledger.seed),
        watch=watch_path(id),
        asking=asking_now(ledger),
        practice=ledger.setup.practice,
        figures=own_figures(ledger.game),
    )


def own_figures(game: Game) -> dict[str, Any] | None:
    """The figures of a pack of somebody's own; None: the built-in ones, which every client has."""
    return None if game.pack.name == BUILT_IN else dict(msgspec.to_builtins(game.figures))


def watch_path(id: str) -> str:
    """Where anybody may look on. A seat's link has its key behind a #, which no server and no log ever sees."""
    return f"/t/{id}"
