"""A course keeps states at intervals only, and still knows every moment, undone ones included."""

import msgspec
import pytest

import ergosphere
from ergosphere import Match, Rng
from ergosphere.core.contract import picture
from ergosphere.core.match.course import INTERVAL
from ergosphere.core.match.log import Played, Undone
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.seal import seed_from


def wandered(key, seed, steps=90):
    """A match with undos of all lengths, names in between, and a picture of the state after each line."""
    game, rng = ergosphere.load(key), Rng(seed)
    match = Match(game, [SeatInfo("human")] * game.seats[0], {}, seed_from(seed), practice=True)
    pictures = [picture(match.course.state)]
    standing, voids, told = [], [], []
    follow = match.course.follow

    def followed(line, press=None):
        events = follow(line, press)
        number = match.course.lines
        pictures.append(picture(match.course.state))
        told.append(tuple(events))
        voids.append(standing[-line.count :] if isinstance(line, Undone) else [])
        if isinstance(line, Undone):
            del standing[-line.count :]
        elif isinstance(line, Played):
            standing.append(number)
        return events

    match.course.follow = followed
    match.begin()
    for step in range(steps):
        if match.outcome is not None:
            break
        for seat in match.state.actors():
            legal = match.state.legal(seat)
            match.act(seat, legal[rng.below(len(legal))])
        if step % 7 == 3 and match.outcome is None and match.course.standing:
            match.undo(1 + rng.below(min(len(match.course.standing), 2 * INTERVAL)))
        if step % 11 == 5 and match.outcome is None:
            match.name(0, f"Ada {step}")
    return match, pictures, standing, voids, told


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("key", ["wreck-auction", "black-holes", "explorer", "buccaneers", "chasphere"])
def test_every_moment_is_as_it_was(key, seed):
    match, pictures, standing, voids, told = wandered(key, seed)
    course = match.course
    assert [picture(course.state_after(number)) for number in range(course.lines + 1)] == pictures
    assert course.standing == standing
    assert [course.events(number) for number in range(1, course.lines + 1)] == told
    assert [course.voids(number) for number in range(1, course.lines + 1)] == voids
    assert [picture(state) for state in course.states()] == [pictures[number] for number in [0, *standing]]
    assert [picture(course.state_at(place)) for place in range(len(standing) + 1)] == [
        pictures[number] for number in [0, *standing]
    ]
    assert course.plies == sum(seat >= 0 for seat, _ in match.record.actions)


def test_few_states_are_kept():
    match, *_ = wandered("black-holes", 1, steps=300)
    kept = len(match.course._kept)
    assert kept <= 2 + match.course.lines // INTERVAL
    assert match.course.lines > 5 * INTERVAL
    assert sum(isinstance(step.events, tuple) and bool(step.events) for step in match.course.steps) <= INTERVAL


def test_lines_are_shared_with_the_record():
    match, *_ = wandered("black-holes", 0)
    assert all(step.line is line for step, line in zip(match.course.steps, match.record.log, strict=True))
    assert msgspec.json.decode(msgspec.json.encode(match.record.log[0])) == {
        "kind": "played",
        "seat": 0,
        "action": match.record.log[0].action,
    }
