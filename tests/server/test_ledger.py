"""The ledger by itself: whoever follows the written entries has the same table as whoever gave the commands."""

import hashlib

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ergosphere
from ergosphere.core.errors import ErgosphereError, IllegalAction
from ergosphere.core.match.entries import LedgerEntry
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.log import HUMAN
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.replay import replay
from ergosphere.core.match.seating import Setup
from ergosphere.server.storage.models import TableRow
from ergosphere.server.table import ledger_from
from tests.conftest import COMPILED

AUCTION, BLACK_HOLES = "wreck-auction", "black-holes"
EXAMPLES = 150 if COMPILED else 60
SEATS = {AUCTION: 3, BLACK_HOLES: 2}
PERSON, BOT = SeatInfo("human"), SeatInfo("bot", "random")


class Book:
    """A ledger, and on the other side all that was ever written of it."""

    def __init__(self, game, seats, seed=b"\0" * 32, practice=False):
        self.row = TableRow("table", "CODE", game, None, seed.hex(), "", 0)
        setup = Setup({}, seats, practice)
        self.ledger = Ledger(ergosphere.load(game), seed, setup)
        self.ledger.set_up(setup)
        self.written: list[LedgerEntry] = []
        self.write()

    def write(self):
        self.written += self.ledger.take_fresh()

    def do(self, command, *arguments):
        """A command; False if it was refused. Either way, what is written tells the same as the ledger."""
        try:
            getattr(self.ledger, command)(*arguments)
        except ErgosphereError:
            assert self.ledger.fresh == []
            return False
        self.write()
        return True

    def followed(self):
        return ledger_from(self.row, self.written)


def essence(ledger):
    """Everything about a table that anybody can be told, or that decides what happens next."""
    match = ledger.match
    views = [msgspec.to_builtins(match.view(seat)) for seat in (None, *range(len(ledger.holders)))]
    return {
        "record": match.record.to_text(),
        "sealed": {seat: str(action) for seat, action in match.sealed.items()},
        "steps": match.course.steps,
        "standing": match.course.standing,
        "plies": match.course.plies,
        "views": views,
        "actors": ledger.actors,
        "legal": [sorted(map(str, match.state.legal(seat))) for seat in ledger.actors],
        "version": ledger.version,
        "stage": (ledger.started, ledger.ended, match.outcome),
        "people": (ledger.joined, ledger.arrived, ledger.waiting, ledger.free),
        "seats": (ledger.setup, ledger.holders, ledger.names),
        "undo": (ledger.undo_asked, ledger.undo_missing if ledger.undo_asked is not None else None),
        "may undo": ([ledger.may_undo(seat) for seat in range(len(ledger.holders))], ledger.undo_declined),
        "answered": ledger.answered,
        "count": ledger.count,
    }


def command(book, draw, number):
    """Something that somebody might do now, wise or not."""
    ledger = book.ledger
    seat = draw(st.integers(0, len(ledger.holders) - 1))
    other = draw(st.integers(0, len(ledger.holders) - 1))
    id = draw(st.sampled_from([None, f"id {number}"]))
    kinds = ["act"] * 6 + ["undo", "undo", "agree", "agree", "decline", "retract", "resign", "replace", "come_back"]
    match draw(st.sampled_from([*kinds, "rename", "arrive", "join"])):
        case "act":
            seat = draw(st.sampled_from(ledger.actors or [seat]))
            legal = [str(action) for action in ledger.match.state.legal(seat)]
            press = draw(st.sampled_from([None, "press 1", "press 2"]))
            return "act", seat, draw(st.sampled_from(legal or ["bid 1"])), id, seat, press
        case "undo":
            return "undo", seat, id
        case "agree":
            return "consent", draw(st.sampled_from(ledger.undo_missing or [seat])), True, id
        case "decline":
            return "consent", draw(st.sampled_from(ledger.undo_missing or [seat])), False, id
        case "retract":
            return "retract", draw(st.sampled_from([*ledger.match.sealed, seat])), id
        case "replace":
            return "replace", seat, other, draw(st.sampled_from([None, "hard"])), id
        case "rename":
            return "rename", seat, draw(st.sampled_from(["Ada", 'Zoë "#"', "bad\nname"])), id
        case "arrive":
            return "arrive", draw(st.sampled_from(ledger.owned or [seat]))
        case "join":
            return ("join", ledger.free[0], draw(st.sampled_from([None, "Ben"]))) if ledger.free else ("begin",)
        case kind:  # resign, come_back
            return kind, seat, id


@given(data=st.data(), game=st.sampled_from([AUCTION, AUCTION, BLACK_HOLES]), seed=st.integers(0, 999))
@settings(max_examples=EXAMPLES, deadline=None)
def test_following_what_was_written_gives_the_same_table(data, game, seed):
    kinds = data.draw(st.lists(st.sampled_from([PERSON, PERSON, BOT]), min_size=SEATS[game], max_size=SEATS[game]))
    book = Book(game, kinds, hashlib.sha256(str(seed).encode()).digest())
    if data.draw(st.sampled_from([True, True, True, False])):
        book.do("begin")
    done = []
    for number in range(data.draw(st.integers(1, 40))):
        before = essence(book.ledger)
        wish = command(book, data.draw, number)
        if book.do(*wish):
            done.append(wish)
        else:
            assert essence(book.ledger) == before, f"refused, but something has changed: {wish}"
    followed = book.followed()
    assert essence(followed) == essence(book.ledger), done
    assert [entry.number for entry in book.written] == list(range(len(book.written)))
    assert [entry.version for entry in book.written] == sorted(entry.version for entry in book.written)
    ids = [(entry.seat, entry.client_id) for entry in book.written if entry.client_id is not None]
    assert len(ids) == len(set(ids))
    record = book.ledger.match.record
    assert replay(record).seal == ("open" if record.result is None else "verified")


@given(data=st.data(), seed=st.integers(0, 99))
@settings(max_examples=EXAMPLES // 3, deadline=None)
def test_a_ledger_taken_up_anywhere_goes_on_in_the_same_way(data, seed):
    """Not only are they equal: the same commands have the same consequences, nature's draws included."""
    book = Book(AUCTION, [PERSON, PERSON, PERSON], hashlib.sha256(str(seed).encode()).digest())
    book.do("begin")
    for seat in range(3):
        book.do("arrive", seat)
    wishes = []
    for number in range(20):
        wishes.append(command(book, data.draw, number))
        book.do(*wishes[-1])
        if number == 10:
            other = Book(AUCTION, [PERSON] * 3)
            other.row, other.written, other.ledger = book.row, list(book.written), book.followed()
        if number > 10:
            other.do(*wishes[-1])
    assert essence(other.ledger) == essence(book.ledger)
    assert other.written == book.written


@pytest.fixture
def auction():
    book = Book(AUCTION, [PERSON, PERSON, BOT])
    for seat in (0, 1):
        assert book.do("arrive", seat)
    return book


def kinds(book, since=0):
    return [entry.kind for entry in book.written[since:]]


def test_the_entries_of_a_round(auction):
    assert kinds(auction) == ["setup", "arrived", "arrived", "started", *["line"] * 13]
    begun = len(auction.written)
    for seat in range(3):
        legal = auction.ledger.match.state.legal(seat)
        assert auction.do("act", seat, str(legal[0]), f"of {seat}")
    entries = auction.written[begun:]
    assert kinds(auction, begun) == ["sealed", "sealed", "line", "line", "line", "line"]
    assert [(entry.seat, entry.client_id) for entry in entries] == [
        (0, "of 0"),
        (1, "of 1"),
        (None, None),  # the lines of the others' bids: their ids are in their sealed choices
        (None, None),
        (2, "of 2"),
        (None, None),  # the roll
    ]
    assert [entry.version for entry in entries] == [1, 1, 2, 2, 2, 2]


def test_may_undo_says_what_an_undo_does(auction):
    """Over a whole match of two people and a bot, at every step."""
    ledger, seen = auction.ledger, set()
    while ledger.actors:
        for seat in range(3):
            may = ledger.may_undo(seat)
            trial = Book(AUCTION, [PERSON, PERSON, BOT])
            trial.row, trial.ledger = auction.row, auction.followed()
            asked = trial.do("undo", seat, None)
            assert asked == (may != "no") or ledger.holders[seat] != HUMAN
            if may != "no":
                assert (trial.ledger.undo_asked is not None) == (may == "ask")
            seen.add(may)
        seat = ledger.actors[-1]
        auction.do("act", seat, str(ledger.match.state.legal(seat)[0]), None)
    assert seen == {"no", "free", "ask"}
    assert [ledger.may_undo(seat) for seat in (None, 0, 1, 2)] == ["no"] * 4


def asked_across_a_roll(auction):
    """Everybody has bid and the die has been rolled; then seat 0 asks for its bid back."""
    for seat in range(3):
        auction.do("act", seat, str(auction.ledger.match.state.legal(seat)[0]), None)
    assert auction.do("undo", 0, None)
    assert auction.ledger.undo_missing == [1]


def test_who_declines_is_named_until_the_next_decision_or_request(auction):
    asked_across_a_roll(auction)
    assert auction.do("consent", 1, False, None)
    assert (auction.ledger.undo_asked, auction.ledger.undo_declined) == (None, 1)
    assert essence(auction.followed()) == essence(auction.ledger)
    assert auction.do("undo", 0, None)
    assert auction.ledger.undo_declined is None
    assert auction.do("consent", 1, False, None)
    for seat in range(3):
        auction.do("act", seat, str(auction.ledger.match.state.legal(seat)[0]), None)
    assert auction.ledger.undo_declined is None


def test_whoever_asks_may_withdraw_the_request(auction):
    asked_across_a_roll(auction)
    assert auction.do("consent", 0, False, None)
    assert (auction.ledger.undo_asked, auction.ledger.undo_declined) == (None, None)
    assert not auction.do("consent", 1, True, None)
    assert essence(auction.followed()) == essence(auction.ledger)


def test_a_request_does_not_come_true_because_the_others_leave(auction):
    """Alone with bots nobody takes a roll back."""
    asked_across_a_roll(auction)
    stood = list(auction.ledger.match.course.standing)
    assert auction.do("resign", 1, None)
    assert auction.ledger.undo_asked is None
    assert auction.ledger.match.course.standing == stood
    assert auction.ledger.may_undo(0) == "no"
    assert essence(auction.followed()) == essence(auction.ledger)


def test_in_practice_everything_can_be_taken_back_and_is_drawn_anew():
    book = Book(AUCTION, [PERSON, BOT, BOT], practice=True)
    assert book.do("arrive", 0)
    rolls = set()
    for _ in range(12):
        for seat in range(3):
            book.do("act", seat, str(book.ledger.match.state.legal(seat)[0]), None)
        rolls.add(book.ledger.match.view(None).die)
        assert book.ledger.may_undo(0) == "free"
        assert book.do("undo", 0, None)
        assert book.ledger.match.view(None).rounds == ()
    assert len(rolls) > 2
    assert "practice: true\n" in book.ledger.match.record.to_text()
    assert essence(book.followed()) == essence(book.ledger)
    assert replay(book.ledger.match.record).seal == "open"


def test_an_end_is_written_once(auction):
    assert auction.do("resign", 0, None)
    assert auction.do("resign", 1, None)
    assert auction.ledger.holders == ["bot:random"] * 3
    while auction.ledger.actors:
        seat = auction.ledger.actors[-1]
        auction.do("act", seat, str(auction.ledger.match.state.legal(seat)[0]), None)
    assert kinds(auction).count("ended") == 1
    assert kinds(auction)[-1] == "ended"
    assert essence(auction.followed()) == essence(auction.ledger)
    for late in [("rename", 0, "Late", None), ("come_back", 0, None), ("resign", 0, None), ("undo", 0, None)]:
        assert not auction.do(*late)
    assert auction.do("play_again", "next-table")
    assert auction.followed().rematch == "next-table"


def test_laying_a_table_anew_forgets_seats_that_are_no_longer_a_persons():
    book = Book(AUCTION, [PERSON] * 3)
    assert book.do("join", 1, "Ben")
    assert book.do("arrive", 0)
    assert book.do("set_up", Setup({"ties": "share"}, [PERSON, BOT, PERSON]))
    ledger = book.ledger
    assert (ledger.joined, ledger.arrived, ledger.waiting, ledger.free) == (set(), {0}, [2], [2])
    assert ledger.holders == [HUMAN, "bot:random", HUMAN]
    assert essence(book.followed()) == essence(ledger)
    assert book.do("arrive", 2)
    assert ledger.started
    assert ledger.match.record.options == {"ties": "share"}
    assert not book.do("set_up", ledger.setup)
    assert essence(book.followed()) == essence(ledger)


def test_an_entry_from_the_future_is_not_taken_for_something_else(auction):
    later = msgspec.structs.replace(auction.written[-1], kind="hologram")
    with pytest.raises(ValueError, match="hologram"):
        auction.ledger.follow(later)


def test_a_wrong_action_leaves_no_trace(auction):
    before = essence(auction.ledger)
    for wrong in ("bid 99", "", "0", "deal 1"):
        with pytest.raises(ErgosphereError):
            auction.ledger.act(0, wrong, "id")
    held = {str(action) for action in auction.ledger.match.state.legal(0)}
    missing = next(f"bid {card}" for card in range(1, 7) if f"bid {card}" not in held)
    with pytest.raises(IllegalAction):
        auction.ledger.act(0, missing, "id")
    assert auction.ledger.fresh == []
    assert essence(auction.ledger) == before
