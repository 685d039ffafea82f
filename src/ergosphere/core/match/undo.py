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
    course: Course, own: Collection[int], others: Collection[int], others_chose: bool, practice: bool
) -> WayBack | None:
    """All steps of one press are taken back together. It is free as far as nothing has come to light since and nobody
    in `others` has acted (`others_chose`: one of them has a sealed choice in); in practice it is always free."""
    decisions = [number for seat in own if (number := course.last_decision(seat)) is not None]
    if not decisions:
        return None
    last = max(decisions)
    first = first_of_press(course, own, last)
    stop = first_open(course, others, others_chose)
    if practice or stop <= first:
        return WayBack(len(course.steps) - first, True)
    if stop <= last:  # something came up in the middle of the press
        first = next(number for number in range(stop, last + 1) if course.steps[number].seat in own)
        return WayBack(len(course.steps) - first, True)
    return WayBack(len(course.steps) - first, False)


def first_of_press(course: Course, own: Collection[int], last: int) -> int:
    """The number of the first step of the press to which the step `last` belongs."""
    if course.steps[last].seat not in own:
        return last  # the first of several sealed choices
    press = course.steps[last].press
    first = last
    for number in range(last - 1, -1, -1):
        step = course.steps[number]
        if step.seat in own:
            if press is None or step.press != press:
                break
            first = number
    return first


def first_open(course: Course, others: Collection[int], others_chose: bool) -> int:
    """The number of the first step from which on nothing has come to light and nobody else has acted."""
    number = len(course.steps)
    if others_chose:
        return number
    while number > 0 and not course.steps[number - 1].told and course.steps[number - 1].seat not in others:
        number -= 1
    return number
