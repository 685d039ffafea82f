"""What happens at a table, by the rules that hold at every one: no disk, no sockets, no screen.

Every command changes the table and notes the entries that tell of it. Following the entries from the first one gives
the same table again."""

from __future__ import annotations

from typing import Literal

import msgspec

from ergosphere.core.errors import IllegalAction
from ergosphere.core.game import Game
from ergosphere.core.match.entries import LedgerEntry
from ergosphere.core.match.journal import Journal
from ergosphere.core.match.log import HUMAN, Played, check_name, own_name, parse_line
from ergosphere.core.match.match import Match
from ergosphere.core.match.seating import Seating, Setup
from ergosphere.core.match.undo import WayBack
from ergosphere.core.text import FRAME
from ergosphere.core.values import Event

MayUndo = Literal["no", "free", "ask"]
"""`ask`: the other people have to agree."""


class Ledger(Seating):
    """A table as its entries tell it."""

    def __init__(self, game: Game, seed: bytes, setup: Setup) -> None:
        self.game = game
        self.seed = seed
        self.version = 0
        self.started = False
        self.undo_asked: int | None = None
        self.undo_agreed: set[int] = set()
        self.undo_declined: int | None = None
        """Who said no to the last request, until the next decision or request."""
        self.journal = Journal()
        self.ended = False
        self.rematch: str | None = None
        """The id of the table at which the next match is played."""
        self.hasty: list[int] = []
        """Seats of bots whose last decision was any legal move, because thinking had failed; until the next one."""
        self._press: str | None = None
        """Of the line that follows, while entries are followed."""
        super().__init__(setup)

    def lay(self, setup: Setup) -> None:
        self.match = Match(self.game, setup.seats, dict(setup.options), self.seed, setup.practice)
        super().lay(setup)

    # Who decides.

    @property
    def free(self) -> list[int]:
        return [] if self.match.outcome is not None else super().free

    @property
    def actors(self) -> list[int]:
        if not self.started or self.match.outcome is not None:
            return []
        return list(self.match.state.actors())

    def deciders(self, seat: int) -> list[int]:
        """The people who decide for a bot, because they play together with it; empty: it decides by itself."""
        return self.match.deciders(seat, self.people)

    def decides_alone(self, seat: int) -> bool:
        """Does a bot hold the seat that asks nobody?"""
        return self.holders[seat] != HUMAN and not self.deciders(seat)

    @property
    def asking(self) -> dict[int, list[int]]:
        """The bots that must act and wait for the word of people, with those people."""
        people = self.people
        bots = [seat for seat in self.actors if seat not in people]
        return {seat: deciders for seat in bots if (deciders := self.match.deciders(seat, people))}

    @property
    def decisions(self) -> dict[int, int]:
        """Whose decision each seat makes now: its own, or that of a bot which waits for its word."""
        waiting = {person: bot for bot, people in reversed(self.asking.items()) for person in people}
        return waiting | {seat: seat for seat in self.actors}

    def decided_seat(self, person: int, wanted: int | None) -> int:
        """The seat that an action of a person is for; `wanted`: the one they named."""
        if wanted is None:
            return self.decisions.get(person, person)
        known = wanted == person or (wanted < len(self.holders) and person in self.deciders(wanted))
        self._refuse_if(not known, "seat-not-yours", seat=wanted)
        return wanted

    @property
    def undo_missing(self) -> list[int]:
        """People who have yet to agree to an undo."""
        return [seat for seat in self.people if seat not in self.undo_agreed | {self.undo_asked}]

    # Taking a table up again.

    def follow(self, entry: LedgerEntry) -> None:  # noqa: C901  one case a kind
        """An entry that was written before."""
        seat = -1 if entry.seat is None else entry.seat
        text = entry.text or ""
        match entry.kind:
            case "setup":
                self.lay(msgspec.json.decode(text, type=Setup))
            case "joined":
                self.joined.add(seat)
            case "arrived":
                self.arrived.add(seat)
            case "started":
                self.started = True
            case "line":
                line = parse_line(text)
                self.match.follow(line, self._press)
                self.follow_line(line)
                self._press = None
            case "press":
                self._press = text
            case "sealed":
                self.match.act(seat, self.game.parse(self.match.state, seat, text))
            case "retracted":
                self.match.retract(seat)
            case "asked":
                self._ask(seat)
            case "agreed":
                self.undo_agreed.add(seat)
            case "declined":
                self._decline(seat)
            case "hasty":
                self.hasty.append(seat)
            case "decided":
                pass  # the id of the message is all that it keeps
            case "ended":
                self.ended = True
            case "rematch":
                self.rematch = text
            case unknown:
                raise ValueError(f"an entry of a kind that this version doesn't know: {unknown}")
        if entry.version != self.version:
            self._open(entry.version)
        self.journal.follow(entry)

    def _spend(self, seat: int, kind: str, times: int = 1) -> None:
        """Before one more of these."""
        self._refuse_if(self.journal.allowance.spent(seat, kind, len(self.match.record.log), times), "enough")

    def take_fresh(self) -> list[LedgerEntry]:
        """The entries of what was just done, to be written."""
        return self.journal.take_fresh(self.version)

    def _note_lines(
        self,
        since: int,
        seat: int | None = None,
        client_id: str | None = None,
        by: int | None = None,
        press: str | None = None,
    ) -> None:
        """The record's lines from `since` on; the first that the seat has made carries the id of its message, or of
        the message of whoever has decided for it, and the press."""
        for line in self.match.record.log[since:]:
            own = seat is not None and (not isinstance(line, Played) or line.seat == seat)
            if own and press is not None:
                self.journal.note("press", text=press)
                press = None
            self.journal.note(
                "line", (seat if by is None else by) if own else None, str(line), client_id if own else None
            )
            client_id = None if own else client_id
            self.follow_line(line)
        if self.match.outcome is not None and not self.ended:
            self.ended = True
            self.journal.note("ended")

    def _open(self, version: int) -> None:
        """A new decision is open, or the match is over: what was said about the last one is past."""
        self.version = version
        self.undo_asked, self.undo_declined, self.hasty = None, None, []

    # Before the start.

    def set_up(self, setup: Setup) -> None:
        """Lay the table, or lay it anew."""
        self._refuse_if(self.started, "table-started")
        self.lay(setup)
        self.journal.note("setup", text=msgspec.json.encode(setup).decode())

    def join(self, seat: int, name: str | None) -> None:
        """Somebody has the code and takes a free seat."""
        self.joined.add(seat)
        self.journal.note("joined", seat)
        if name is not None:
            self.rename(seat, name, None)

    def arrive(self, seat: int) -> list[Event]:
        """The owner of a seat is there: for the first time, or back at a seat that a bot holds."""
        if seat not in self.arrived:
            self.arrived.add(seat)
            self.journal.note("arrived", seat)
        if not self.started:
            return [] if self.waiting else self.begin()
        if self.holders[seat] != HUMAN and self.match.outcome is None:
            self.come_back(seat, None)
        return []

    def begin(self) -> list[Event]:
        """Nature makes its first draws; bots hold the seats of those who are not there."""
        self._refuse_if(self.started, "table-started")
        self.started = True
        self.journal.note("started")
        for seat in self.waiting:
            self.match.seat(seat, self.usual_level)
        events = self.match.begin()
        self._open(self.version + 1)
        self._note_lines(0)
        return events

    # During the match.

    def act(
        self,
        seat: int,
        action: str,
        client_id: str | None,
        by: int | None = None,
        press: str | None = None,
        hasty: bool = False,
    ) -> list[Event]:
        """A seat decides, or a person in its place. Events come when the decision takes effect."""
        self._refuse_unless_running()
        since = len(self.match.record.log)
        events = self.match.act(seat, self.game.parse(self.match.state, seat, action), press)
        if len(self.match.record.log) == since:
            self.journal.note("sealed", seat, action, client_id if by in (None, seat) else None)
            if by not in (None, seat):
                self.journal.note("decided", by, client_id=client_id)
        else:
            self._open(self.version + 1)
            self._note_lines(since, seat, client_id, by, press)
        if hasty:
            self.hasty.append(seat)
            self.journal.note("hasty", seat)
        return events

    def retract(self, seat: int, client_id: str | None) -> list[Event]:
        self._refuse_unless_running()
        self._spend(seat, "retracted")
        self.match.retract(seat)
        self.journal.note("retracted", seat, client_id=client_id)
        return []

    def undo(self, seat: int, client_id: str | None) -> list[Event]:
        """Back to the seat's last decision, own or in a bot's place, at once or when everybody has agreed."""
        self._refuse_unless_running()
        if seat in self.match.sealed:
            return self.retract(seat, client_id)
        way = self.match.way_back(seat, self.people)
        if way is None:
            raise IllegalAction(FRAME.say("undo-nothing"))
        self._refuse_if(self.undo_asked is not None, "undo-pending")
        self._spend(seat, "undo")
        if way.free:
            return self._undo(seat, way, client_id)
        self._refuse_if(self.people == [seat], "undo-told")
        self._spend(seat, "asked")
        self._ask(seat)
        self.journal.note("asked", seat, client_id=client_id)
        return []

    def may_undo(self, seat: int | None) -> MayUndo:
        """What would come of an undo that the seat asked for now."""
        if seat is None or seat not in self.people or not self.started or self.match.outcome is not None:
            return "no"
        if seat in self.match.sealed:
            return "free"
        way = self.match.way_back(seat, self.people)
        if way is None or self.undo_asked is not None:
            return "no"
        if way.free:
            return "free"
        return "no" if self.people == [seat] else "ask"

    def consent(self, seat: int, agree: bool, client_id: str | None) -> list[Event]:
        """Answer a request for an undo. Whoever has asked may withdraw the request with a no."""
        self._refuse_unless_running()
        withdrawn = not agree and seat == self.undo_asked
        asked = self.undo_asked is not None and (withdrawn or seat in self.undo_missing)
        self._refuse_if(not asked, "undo-not-asked")
        if not agree:
            self._decline(seat)
            self.journal.note("declined", seat, client_id=client_id)
            return []
        self.undo_agreed.add(seat)
        self.journal.note("agreed", seat, client_id=client_id)
        return self._undo_if_agreed()

    def _ask(self, seat: int) -> None:
        self.undo_asked, self.undo_agreed, self.undo_declined = seat, set(), None

    def _decline(self, seat: int) -> None:
        self.undo_declined = None if seat == self.undo_asked else seat
        self.undo_asked = None

    def _undo_if_agreed(self) -> list[Event]:
        """Somebody has answered or left. An undo that is not free needs somebody who has agreed to it."""
        seat = self.undo_asked
        if seat is None or self.undo_missing:
            return []
        way = self.match.way_back(seat, self.people)
        if seat in self.people and way is not None and (way.free or self.undo_agreed & set(self.people)):
            return self._undo(seat, way, None)
        self._decline(seat)
        self.journal.note("declined", seat)
        return []

    def _undo(self, seat: int, way: WayBack, client_id: str | None) -> list[Event]:
        since = len(self.match.record.log)
        events = self.match.undo(way.actions)
        self._open(self.version + 1)
        self._note_lines(since, seat, client_id)
        return events

    def resign(self, seat: int, client_id: str | None) -> list[Event]:
        """Ends a match of one or two; at a larger table a bot plays on."""
        self._refuse_unless_running()
        self._refuse_if(self.holders[seat] != HUMAN, "seat-left")
        since = len(self.match.record.log)
        self.match.resign(seat)
        if self.match.outcome is None:
            self.match.seat(seat, self.usual_level)
        else:
            self._open(self.version + 1)
        self._note_lines(since, seat, client_id)
        return self._undo_if_agreed()

    def replace(self, seat: int, other: int, level: str | None, client_id: str | None) -> list[Event]:
        """A bot holds the seat of somebody who is not there."""
        self._refuse_unless_running()
        self._refuse_if(other not in self.owned or self.holders[other] != HUMAN, "seat-not-human", seat=other)
        self._spend(seat, "seat")
        since = len(self.match.record.log)
        self.match.seat(other, level or self.usual_level)
        self._note_lines(since, seat, client_id)
        return self._undo_if_agreed()

    def come_back(self, seat: int, client_id: str | None) -> list[Event]:
        self._refuse_unless_running()
        self._refuse_if(self.holders[seat] == HUMAN, "seat-held")
        self._spend(seat, "seat", times=2)
        since = len(self.match.record.log)
        self.match.seat(seat, None)
        self._note_lines(since, seat, client_id)
        return []

    def rename(self, seat: int, name: str, client_id: str | None) -> list[Event]:
        """Before the start a name goes into the record's header, afterwards into its log."""
        name = own_name(check_name(name), [other for number, other in enumerate(self.names) if number != seat])
        self._spend(seat, "name" if self.started else "setup")
        if not self.started:
            seats = list(self.setup.seats)
            seats[seat] = msgspec.structs.replace(seats[seat], name=name)
            self.lay(msgspec.structs.replace(self.setup, seats=seats))
            self.journal.note("setup", seat, msgspec.json.encode(self.setup).decode(), client_id)
            return []
        self._refuse_unless_running()
        since = len(self.match.record.log)
        self.match.name(seat, name)
        self._note_lines(since, seat, client_id)
        return []

    def play_again(self, id: str) -> None:
        """After the match: the same people have another table."""
        self._refuse_if(self.match.outcome is None, "match-runs")
        self.rematch = id
        self.journal.note("rematch", text=id)

    def _refuse_unless_running(self) -> None:
        self._refuse_if(not self.started, "table-not-started")
        self._refuse_if(self.match.outcome is not None, "match-over")

    def _refuse_if(self, condition: bool, id: str, **values: object) -> None:
        if condition:
            raise IllegalAction(FRAME.say(id, **values))
