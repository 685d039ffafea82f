"""Nothing is told to anybody who may not know it: not by views, events, records, refusals, nor by a sealed choice."""

import copy
import itertools

import msgspec
import pytest

import ergosphere
from ergosphere.core.contract import picture
from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY
from ergosphere.core.errors import IllegalAction
from ergosphere.core.match.ledger import Ledger
from ergosphere.core.match.log import Played
from ergosphere.core.match.match import Match
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.replay import beginning, cut, followed
from ergosphere.core.match.seal import seed_from
from ergosphere.core.match.seating import Setup
from ergosphere.core.registry import game_classes
from ergosphere.core.text import FRAME
from ergosphere.server.history import log_of, moment_of
from ergosphere.server.protocol import encode
from ergosphere.server.updates import Teller, table_shown
from tests.wreck_auction import Auction, CardDealt

HIDDEN = [key for key, found in game_classes().items() if found.hidden]
CASES = [(key, seats) for key in HIDDEN for seats in sorted(set(game_classes()[key].seats))]
SEEDS = 12
"""Matches that are tried."""
LARGER = 4
"""Matches of larger games where every event is looked at, of which each holds many; one where every moment is."""
WORLDS = 3
"""How many other worlds are tried for each state and viewer."""


class Step(msgspec.Struct):
    """What a command has done at a table: the lines that it has written and the events that it has led to."""

    ledger: Ledger
    lines: list
    events: list

    @property
    def played(self):
        return [line for line in self.lines if isinstance(line, Played)]

    @property
    def before(self):
        course = self.ledger.match.course
        return course.state_at(len(course.standing) - len(self.played))

    @property
    def viewers(self):
        return [None, *range(len(self.ledger.holders))]


def laid(key, seats, seed):
    return Ledger(ergosphere.load(key), seed_from(seed), Setup({}, [SeatInfo("human")] * seats))


def some(things, rng):
    return things[rng.below(len(things))]


def walk(key, seats, seed):
    """A match of random choices, with sealed ones taken back and undone ones made again. Yields every step."""
    rng = Rng(seed)
    ledger = laid(key, seats, seed)
    log = ledger.match.record.log

    def step(events):
        nonlocal count
        since, count = count, len(log)
        return Step(ledger, log[since:], events)

    count = 0
    yield step([])
    for seat in range(seats):
        yield step(ledger.arrive(seat))
    while ledger.match.outcome is None:
        seat = some(ledger.actors, rng)
        yield step(ledger.act(seat, str(some(ledger.match.state.legal(seat), rng)), None))
        if seat in ledger.match.sealed and rng.below(4) == 0:
            yield step(ledger.retract(seat, None))
        elif not ledger.match.sealed and ledger.match.outcome is None and rng.below(8) == 0:
            yield step(ledger.undo(seat, None))
            while ledger.undo_asked is not None:
                yield step(ledger.consent(ledger.undo_missing[0], True, None))


def matches(key):
    return SEEDS if key == "wreck-auction" else LARGER


def walks(key, seats, count):
    return itertools.chain.from_iterable(walk(key, seats, seed) for seed in range(count))


def resampled(state, viewer, rng):
    other = state.clone()
    other.resample(NOBODY if viewer is None else viewer, rng)
    return other


class World(Match):
    """A match of which the last state has every sealed choice in it already."""

    @property
    def state(self):
        return self.course.state.clone()


def in_place(ledger, state):
    """The same table in another world."""
    other = copy.copy(ledger)
    other.match = copy.copy(ledger.match)
    other.match.__class__ = World
    other.match.course = copy.copy(ledger.match.course)
    other.match.course.state = state
    return other


def refusals(state, seat):
    """What a seat hears when it tries what is not legal."""
    said = []
    for action in state.menu(seat)[:40]:
        try:
            state.clone().apply(seat, action)
        except IllegalAction as refusal:
            said.append((refusal.id, str(refusal.sentence.values), refusal.rule))
    return said


def told(ledger, viewer):
    """Every byte that the server has for a viewer at this moment."""
    acts = viewer is not None and viewer in ledger.actors
    return (
        Teller(ledger, {0}, []).update(viewer),
        encode(table_shown("table", ledger, {0})),
        refusals(ledger.match.state, viewer) if acts else [],
    )


def seen(events, viewer):
    return encode([shown for event in events if (shown := event.seen_by(viewer)) is not None])


# The three checks; each returns how often it has seen two worlds that differ.


def check_moment(step, rng):
    """Whatever is hidden from a viewer, it is told the same."""
    different = 0
    state = step.ledger.match.state
    for viewer in step.viewers:
        for _ in range(WORLDS):
            other = resampled(state, viewer, rng)
            different += picture(other) != picture(state)
            assert told(in_place(step.ledger, other), viewer) == told(step.ledger, viewer)
    return different


def check_events(step, rng):
    """Another world in which the same seats act and the viewer sees the same after each action: the same events."""
    different = 0
    for viewer in step.viewers if step.played else []:
        for _ in range(WORLDS):
            state, other, events = step.before.clone(), resampled(step.before, viewer, rng), []
            for line in step.played:
                state.apply(line.seat, step.ledger.game.parse(state, line.seat, line.action))
                action = like(line, other, encode(state.view(viewer)), viewer, rng)
                if action is None:
                    break
                events += other.perform(line.seat, action)
            else:
                assert seen(events, viewer) == seen(step.events, viewer)
                different += picture(other) != picture(state)
    return different


def check_records(steps, rng):
    """Another match that looks the same to a viewer gives it the same cut record, the same log and the same moments."""
    different = 0
    ledger = steps[-1].ledger
    game = ledger.game
    whole = list(itertools.accumulate(len(step.lines) for step in steps))  # choices that are revealed come together
    for viewer in [None, *range(len(ledger.holders))]:
        for _ in range(WORLDS):
            log = other_log(ledger.match.record, game, viewer, rng)
            log = log[: max(count for count in whole if count <= len(log))]
            here, there = (
                msgspec.structs.replace(ledger.match.record, log=lines, seed=None, result=None)
                for lines in (ledger.match.record.log[: len(log)], log)
            )
            ways = followed(here, game), followed(there, game)
            assert cut(here, ways[0], viewer).to_text() == cut(there, ways[1], viewer).to_text()
            assert lines_told(ways[0], viewer) == lines_told(ways[1], viewer)
            for number in {0, len(log) // 2, len(log)}:
                moments = [moment_of(way, number, viewer) for way in ways]
                assert encode(moments[0]) == encode(moments[1])
            different += here.log != there.log
    return different


def lines_told(course, viewer):
    return encode(log_of(course, viewer))


def other_log(record, game, viewer, rng):
    """As far as it can be found: hidden draws and choices are others, and the viewer sees the same after each line."""
    course, other = beginning(record, game), beginning(record, game)
    log = []
    for line in record.log:
        course.follow(line)
        if isinstance(line, Played):
            action = like(line, other.state, encode(course.state.view(viewer)), viewer, rng)
            if action is None or course.outcome is not None:
                break
            line = Played(line.seat, str(action))
        other.follow(line)
        log.append(line)
    return log


def like(line, state, view, viewer, rng):
    """An action of the same seat after which the viewer sees this; now and then preferably the same one."""
    legal = state.legal(line.seat)
    shuffled = [legal.pop(rng.below(len(legal))) for _ in range(len(legal))]
    if rng.below(2):
        shuffled.sort(key=lambda action: str(action) != line.action)
    for action in shuffled:
        after = state.clone()
        after.apply(line.seat, action)
        if encode(after.view(viewer)) == view:
            return action
    return None


def all_moments(key, seats, rng):
    return sum(check_moment(step, rng) for step in walks(key, seats, SEEDS if key == "wreck-auction" else 1))


def all_events(key, seats, rng):
    return sum(check_events(step, rng) for step in walks(key, seats, matches(key)))


def all_records(key, seats, rng):
    return sum(check_records(list(walk(key, seats, seed)), rng) for seed in range(SEEDS + 2))


@pytest.mark.parametrize(("key", "seats"), CASES)
@pytest.mark.parametrize("check", [all_moments, all_events, all_records])
def test_other_worlds_look_the_same(key, seats, check):
    assert check(key, seats, Rng(1)) > 100, "hardly anything was hidden: this proves nothing"


def test_there_is_a_game_to_check():
    assert "wreck-auction" in HIDDEN


def leaky_view(self, seat):
    """The view as it is, with a hint to the strongest hand."""
    view = honest_view(self, seat)
    return msgspec.structs.replace(view, dealt=view.dealt + 100 * max(map(sum, self.hands)))


honest_view = Auction.view


@pytest.mark.parametrize(
    ("check", "owner", "name", "leaky"),
    [
        (all_moments, Auction, "view", leaky_view),
        (all_moments, Auction, "refusal", lambda self, *_: IllegalAction(FRAME.say(f"no-{self.hands}"))),
        (all_events, CardDealt, "seen_by", lambda self, _: self),
        (all_records, CardDealt, "seen_by", lambda self, _: self),
        (all_records, Auction, "discloses", lambda *_: True),
    ],
)
def test_a_leak_is_found(monkeypatch, check, owner, name, leaky):
    monkeypatch.setattr(owner, name, leaky)
    with pytest.raises(AssertionError):
        check("wreck-auction", 3, Rng(1))


def test_a_sealed_choice_makes_no_difference_to_others():
    for seed in range(SEEDS):
        told_others = set()
        cards = laid_and_begun(seed).match.state.legal(0)
        for card in cards:
            ledger = laid_and_begun(seed)
            ledger.act(0, str(card), "id")
            told_others.add(tuple(everything(ledger, viewer) for viewer in (None, 1, 2)))
            ledger.retract(0, None)
            ledger.act(0, str(cards[0]), "other id")
            told_others.add(tuple(everything(ledger, viewer) for viewer in (None, 1, 2)))
        assert len(told_others) == 1


def laid_and_begun(seed):
    ledger = laid("wreck-auction", 3, seed)
    for seat in range(3):
        ledger.arrive(seat)
    return ledger


def everything(ledger, viewer):
    update, shown, _ = told(ledger, viewer)
    match = ledger.match
    return update, shown, match.cut(viewer).to_text(), lines_told(match.course, viewer)
