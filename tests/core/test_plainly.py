"""What is wrong with a file is said in words, with the place as it was written."""

from typing import Annotated, Literal

import msgspec
import pytest

from ergosphere.core.plainly import plainly


class Hole(msgspec.Struct):
    id: str
    threshold: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Box(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] = "own"
    seats: Annotated[list[int], msgspec.Meta(max_length=3)] = []
    kind: Literal["dire", "dangerous"] = "dire"
    hole: list[Hole] = []
    ways: tuple[int, int] = (1, 2)


@pytest.mark.parametrize(
    ("content", "place", "problem"),
    [
        ({"hole": [{"id": "a", "threshold": 1}, {"id": "b", "threshold": "much"}]}, "hole.b.threshold", "got text"),
        ({"hole": [{"id": "a", "threshold": 400}]}, "hole.a.threshold", "expected a whole number of at most 99"),
        ({"hole": [{"id": "a", "threshold": 0}]}, "hole.a.threshold", "expected a whole number of at least 1"),
        ({"hole": [{"threshold": 1}]}, "hole[0]", "missing required field id"),
        ({"hole": 3}, "hole", "expected a list, got a whole number"),
        ({"hole": [], "ways": [1, True]}, "ways[1]", "expected a whole number, got true or false"),
        ({"name": ""}, "name", "expected text of at least 1 character"),
        ({"name": "x" * 41}, "name", "expected text of at most 40 characters"),
        ({"seats": [1, 2, 3, 4]}, "seats", "expected a list of at most 3 entries"),
        ({"kind": "nice"}, "kind", "the value “nice” is not one of the values that are allowed here"),
        ([], "", "expected a table, got a list"),
    ],
)
def test_place_and_problem(content, place, problem):
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.convert(content, Box)
    where, said = plainly(found.value, content)
    assert where == place
    assert problem in said
    assert said[0].islower()
