"""How far an undo goes: presses, draws, sealed choices, other people."""

import msgspec
import pytest

import ergosphere
from ergosphere import Match, Rng
from ergosphere.core.engine.state import NATURE
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.seal import seed_from
from ergosphere.core.match.undo import WayBack

AUCTION = ergosphere.load("wreck-auction")
BLACK_HOLES = ergosphere.load("black-holes")
EXPLORER = ergosphere.load("explorer")
ALL = (0, 1, 2)


def begun(game, seats=None, practice=False):
    match = Match(game, [SeatInfo("human")] * (seats or game.seats[0]), {}, seed_from(1), practice)
    match.begin()
    return match


def move(match, seat, press=None):
    match.act(seat, match.state.legal(seat)[0], press)


@pytest.mark.parametrize("seat", range(3))
def test_nobody_bids_again_knowing_the_others_bids(seat):
    """Back from any of three bids means back before all of them: three bids and a roll."""
    match = begun(AUCTION)
    for other in range(3):
        move(match, other)
    assert match.course.last_decision(seat) == len(match.course.standing) - 4
    assert match.way_back(seat, [seat]) == WayBack(4, False)
    match.undo(4)
    assert match.view(None).rounds == ()
    assert match.state.actors() == (0, 1, 2)


def test_open_moves_are_free_until_another_person_acts():
    match = begun(BLACK_HOLES)
    assert match.way_back(0, ALL) is None
    move(match, 0)
    assert match.way_back(0, ALL) == WayBack(1, True)
    move(match, 1)
    assert match.way_back(0, ALL) == WayBack(2, False)
    assert match.way_back(0, [0]) == WayBack(2, True)  # where seat 1 is a bot


def test_the_steps_of_a_press_go_together():
    match = begun(BLACK_HOLES)
    move(match, 0, "first")
    move(match, 1, "turn")
    move(match, 1, "turn")
    assert match.way_back(1, ALL) == WayBack(2, True)
    match.undo(1)
    assert match.way_back(1, ALL) == WayBack(1, True)
    move(match, 1, "again")
    assert match.way_back(1, ALL) == WayBack(1, True)
    assert match.way_back(0, ALL) == WayBack(3, False)


def test_steps_without_a_press_go_one_by_one():
    match = begun(BLACK_HOLES)
    for seat in (0, 1, 1):
        move(match, seat)
    assert match.way_back(1, ALL) == WayBack(1, True)


def flown(practice):
    """Decisions of a lone crew by one press, with a roll before the last one and none after it."""
    match, rng = begun(EXPLORER, 1, practice), Rng(3)
    while [step.seat for step in match.course.steps[-2:]] != [NATURE, 0] or match.course.plies < 2:
        legal = match.state.legal(0)
        match.act(0, legal[rng.below(len(legal))], "press")
    return match


def test_a_roll_in_the_middle_of_a_press_stops_an_undo():
    match = flown(False)
    way = match.way_back(0, [0])
    assert (way.free, way.actions) == (True, 1)
    match.undo(1)
    assert not match.way_back(0, [0]).free


def test_in_practice_a_press_is_taken_back_whole():
    match = flown(True)
    way = match.way_back(0, [0])
    assert way.free
    match.undo(way.actions)
    assert match.way_back(0, [0]) is None  # every decision had the same press


def test_anothers_sealed_choice_is_not_thrown_away_unasked():
    """Somebody whose last move is open still asks, once another person has chosen."""
    match = begun(AUCTION)
    assert match.way_back(0, ALL) is None
    for other in range(3):
        move(match, other)
    match.course.steps[:] = [msgspec.structs.replace(step, told=False) for step in match.course.steps]
    move(match, 1)
    assert match.way_back(0, [0]).free
    assert not match.way_back(0, [0, 1]).free
