"""Undo: how far back a person may go, and whether anybody has to agree to it."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from ergosphere.core.match.course import Course


class WayBack(NamedTuple):
    """Back to one's own last decision."""

    actions: int
    """How many actions become void, nature's included."""
    free: bool
    """May it be done without asking anybody?"""


def way_back(
    course: Course, own: set[int], others: Collection[int], others_chose: bool, practice: bool
) -> WayBack | None:
    """All actions of one press are taken back together. It is free as far as nothing has come to light since and nobody
    in `others` has acted (`others_chose`: one of them has a sealed choice in); in practice it is always free."""
    decisions = [place for seat in own if (place := course.last_decision(seat)) is not None]
    if not decisions:
        return None
    last = max(decisions)
    first = first_of_press(course, own, last)
    stop = len(course.standing) if others_chose else first_open(course, others, first)
    free = practice or stop <= last
    if not practice and first < stop <= last:  # something came up in the middle of the press
        first = next(place for place in range(stop, last + 1) if course.action(place).seat in own)
    return WayBack(len(course.standing) - first, free)


def first_of_press(course: Course, own: set[int], last: int) -> int:
    """The first action of the press to which the action at `last` belongs."""
    step = course.action(last)
    if step.press is None or step.seat not in own:  # not in own: the first of several sealed choices
        return last
    first = last
    for place in course.decisions_before(own, last):
        if course.action(place).press != step.press:
            break
        first = place
    return first


def first_open(course: Course, others: Collection[int], least: int) -> int:
    """The first action, not before `least`, from which on nothing has come to light and nobody else has acted."""
    place = len(course.standing)
    while place > least:
        step = course.action(place - 1)
        if step.told or step.seat in others:
            break
        place -= 1
    return place
