"""What is wrong with a file is said in words, with the place as it was written."""

from typing import Annotated, Literal

import msgspec
import pytest

from ergosphere.core.complaints import plainly


class Hole(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    threshold: Annotated[int, msgspec.Meta(ge=1, le=99)]


class Box(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)] = "own"
    seats: Annotated[list[int], msgspec.Meta(max_length=3)] = []
    kind: Literal["dire", "dangerous"] = "dire"
    hole: list[Hole] = []
    ways: tuple[int, int] = (1, 2)
    best: Hole | None = None


@pytest.mark.parametrize(
    ("content", "place", "problem"),
    [
        ({"hole": [{"id": "a", "threshold": 1}, {"id": "b", "threshold": "much"}]}, "hole.b.threshold", "got text"),
        ({"hole": [{"id": "a", "threshold": 400}]}, "hole.a.threshold", "expected a whole number of at most 99"),
        ({"hole": [{"id": "a", "threshold": 0}]}, "hole.a.threshold", "expected a whole number of at least 1"),
        ({"hole": [{"threshold": 1}]}, "hole 1", "the field “id” is missing"),
        ({"hole": 3}, "hole", "expected a list, got a whole number"),
        ({"hole": [], "ways": [1, True]}, "ways 2", "expected a whole number, got true or false"),
        ({"name": ""}, "name", "expected text of at least 1 character"),
        ({"name": "x" * 41}, "name", "expected text of at most 40 characters"),
        ({"seats": [1, 2, 3, 4]}, "seats", "expected a list of at most 3 entries"),
        ({"kind": "nice"}, "kind", "the value “nice” is not one of the values that are allowed here"),
        (
            {"hole": [{"id": "a", "threshold": 1, "size": 2}]},
            "hole.a",
            "no field “size”; expected one of: id, threshold",
        ),
        ({"colour": "red"}, "", "no field “colour”; expected one of: name, seats, kind, hole, ways, best"),
        ({"best": {"id": "a", "threshold": 1, "size": 2}}, "best", "expected one of: id, threshold"),
        ({"best": 1}, "best", "expected a table, got a whole number"),
        ([], "", "expected a table, got a list"),
    ],
)
def test_place_and_problem(content, place, problem):
    with pytest.raises(msgspec.ValidationError) as found:
        msgspec.convert(content, Box)
    where, said = plainly(found.value, content, Box)
    assert where == place
    assert problem in said
    assert said[0].islower()
