"""What travels: bodies of HTTP calls and messages of the socket. docs/protocol.md explains them to people."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from ergosphere.core.bounds import LONGEST_PACK
from ergosphere.core.match.log import Line
from ergosphere.core.pack import PackMark
from ergosphere.core.values import Outcome

Id = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        pattern=r"^[^\0]*$",  # not every database can keep it
        description="Made by the client; a repeated one counts once.",
    ),
]
Version = Annotated[int, Meta(ge=0, le=2**53, description="The decision that the client has seen.")]
LineCount = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
PackText = Annotated[str, Meta(max_length=LONGEST_PACK)]

OWN = "ergosphere"
"""The subprotocol of the socket. Beside it `key.KEY` brings the key of a seat, which then stands in no address."""
KEY = "key."


class CloseCode(IntEnum):
    """Why the server closes a socket."""

    WRONG_KEY = 4401
    NO_TABLE = 4404
    TOO_SLOW = 4408
    TOO_MANY = 4429
    TOO_LARGE = 1009
    GOING_DOWN = 1012
    TRY_AGAIN = 1013


FINAL = (CloseCode.WRONG_KEY, CloseCode.NO_TABLE, CloseCode.TOO_MANY, CloseCode.TOO_LARGE)
"""Reconnecting doesn't help after these."""

# From a client, over the socket.


class Act(Struct, tag="act", tag_field="type", frozen=True):
    """Decide: an action in the game's notation."""

    version: Version
    id: Id
    action: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: SeatNumber | None = None
    """Whose decision it is, if not the sender's own: a bot's that waits for the sender's word. May be left out."""
    press: Id | None = None
    """Made by the client, the same for all actions of one press of a button: an undo takes them back together."""


class TableMatter(Struct, frozen=True, tag_field="type"):
    """Base of what is a matter of the table, not of the game."""

    version: Version | None = None
    id: Id | None = None


class Retract(TableMatter, tag="retract", frozen=True):
    """Take back one's own sealed choice while another is missing."""


class Undo(TableMatter, tag="undo", frozen=True):
    """Go back to one's own last decision. The others may have to consent."""


class Consent(TableMatter, tag="consent", frozen=True):
    """Agree to the undo that another seat has asked for, or decline it."""

    agree: bool = True


class Resign(TableMatter, tag="resign", frozen=True):
    """Ends a match of two; at a larger table a bot plays on."""


class Replace(TableMatter, tag="replace", frozen=True, kw_only=True):
    """Let a bot hold the seat of somebody who is not there."""

    seat: SeatNumber
    level: str | None = None


class Return(TableMatter, tag="return", frozen=True):
    """Take one's own seat back from the bot that holds it."""


class Rename(TableMatter, tag="name", frozen=True, kw_only=True):
    """Be called by this name."""

    name: Name


Message = Act | Retract | Undo | Consent | Resign | Replace | Return | Rename

# From the server, over the socket.


class SeatNow(Struct, frozen=True):
    """Who holds a seat."""

    kind: Literal["human", "bot"]
    level: str | None
    """Of the bot that holds it now."""
    name: str | None
    owned: bool
    """Belongs to a person, even while a bot holds it."""
    here: bool
    """Is somebody connected who holds it?"""


class UndoAsked(Struct, frozen=True):
    """A seat would like to go back; those in missing have not answered."""

    seat: int
    missing: list[int]


class BotAsks(Struct, frozen=True):
    """A bot that must act and plays together with people: it proposes, and one of them decides."""

    seat: int
    people: list[int]


class LogLine(Struct, frozen=True):
    """A line of the record, and what the reader may know of its effects. It never changes, except that the end of the
    match discloses what was hidden."""

    number: int
    """From 1, as in the record."""
    text: str
    """As in the record; `?` stands for an action that the reader may not know."""
    line: Line
    """The same as data."""
    events: list[Any]
    voids: list[int]
    """The numbers of the lines that this one undoes."""


class Update(Struct, tag="update", tag_field="type", frozen=True):
    """Where the match stands, as one seat may know it. The events tell what led here; the view is the truth."""

    version: int
    seat: int | None
    actors: list[int]
    sealed: list[int]
    """Seats whose sealed choice is in while another is missing."""
    legal: list[str]
    view: Any
    events: list[Any]
    outcome: Outcome | None
    waiting: list[int]
    """Seats whose person has never been there."""
    ack: str | None
    seats: list[SeatNow]
    undo: UndoAsked | None
    started: bool
    rematch: str | None
    """The id of the table at which the next match is played."""
    asking: list[BotAsks] = []
    """Bots that wait for people's word. To these people `legal` shows what such a bot may do."""
    decides_for: int | None = None
    """The seat that `legal` is about: this one, or a bot that waits for its word. Null: there is nothing to decide."""
    lines: int = 0
    """How many lines the log has at this moment."""
    log: list[LogLine] = []
    """The lines that are new since the last update to everybody: numbers lines - len(log) + 1 to lines."""
    may_undo: Literal["no", "free", "ask"] = "no"
    """What would come of an undo by this seat now: a refusal, the undo, or a request to the other people."""
    declined: int | None = None
    """The seat that said no to the last request for an undo, until the next decision or request."""
    practice: bool = False
    """May everything be taken back, draws included?"""
    hasty: list[int] = []
    """Bots whose last decision was any legal move, because they could not think it through."""


class Refused(Struct, tag="refused", tag_field="type", frozen=True):
    """No, and why; the match is as it was."""

    id: str | None
    reason: str
    rule: str | None = None
    action: str | None = None
    """The action that was refused, in notation; null: it was another message."""
    sentence: str = ""
    """The reason as a sentence by itself: it doesn't quote the action, begins with a capital and ends with a stop."""


# Bodies of HTTP calls.


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(pattern="^(human|bot)$")]
    level: str | None = None
    name: Name | None = None


OptionValue = str | int | bool
Options = dict[str, OptionValue]
SeatsAsked = Annotated[list[SeatAsked], Meta(min_length=1, max_length=99)]


class TableAsked(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: SeatsAsked
    options: Options = {}
    clock: None = None
    pack: PackText | None = None
    """The text of a content pack of one's own."""
    practice: bool = False
    """May everything be taken back, draws included? Only where no second person sits."""


class TableChange(Struct, frozen=True, forbid_unknown_fields=True):
    """What is left out stays as it is."""

    seats: SeatsAsked | None = None
    options: Options | None = None
    clock: None = None
    practice: bool | None = None
    host: str | None = None
    """The host key, if it is sent here."""


class StartAsked(Struct, frozen=True, forbid_unknown_fields=True):
    host: str | None = None
    """The host key, if it is sent here."""


class SeatMade(Struct, frozen=True):
    seat: int
    key: str | None
    """Null for bots, and for seats whose key is not to be had again."""


class TableMade(Struct, frozen=True):
    id: str
    code: str
    host: str | None
    """The host key; null where it was needed to get here."""
    seats: list[SeatMade]
    watch: str
    seal: str


class JoinAsked(Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]
    name: Name | None = None


class Joined(Struct, frozen=True):
    id: str
    seat: int
    key: str


class NextTable(Struct, frozen=True):
    """A seat at the table of the next match. Whoever asks first is its host."""

    id: str
    seat: int
    """Everybody sits one seat further down, so that another one begins."""
    key: str
    host: str | None
    code: str
    """Of the new table, for those who come by code."""


class TableShown(Struct, frozen=True):
    """What anybody may know of a table."""

    id: str
    game: str
    options: dict[str, str]
    pack: PackMark
    seats: list[SeatNow]
    started: bool
    version: int
    actors: list[int]
    waiting: list[int]
    outcome: Outcome | None
    seal: str
    watch: str
    asking: list[BotAsks] = []
    practice: bool = False
    figures: dict[str, Any] | None = None
    """All figures, where the table is played with a pack of somebody's own; null: the built-in ones."""


class PackAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a pack of somebody's own, to be checked."""

    pack: PackText


class PackShown(Struct, frozen=True):
    """The figures that a table is played with, or would be."""

    pack: PackMark
    text: str | None
    """Of a pack of one's own, as it was loaded; null for the built-in one."""
    figures: dict[str, Any]
    """All of them, one's own laid over the built-in ones."""


class RecordAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at."""

    record: Annotated[str, Meta(max_length=400_000)]
    pack: PackText | None = None
    """The text of the pack that it was played with, if that is not built in."""


class MomentAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """The match of a record after some lines of its log, as a seat may know it (null: a spectator)."""

    record: Annotated[str, Meta(max_length=400_000)]
    number: LineCount
    seat: SeatNumber | None = None
    pack: PackText | None = None


class Problem(Struct, frozen=True):
    """Every refusal by HTTP."""

    detail: str
    where: str | None


class Health(Struct, frozen=True):
    ok: bool
    version: str


class Addresses(Struct, frozen=True):
    """Where a server can be reached."""

    network: list[str]
    """By others in the same network; empty: only this machine reaches it."""


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode
