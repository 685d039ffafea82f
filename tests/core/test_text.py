"""Catalogues: strict where Fluent's own runtime is silent."""

import pickle

import pytest

from ergosphere.core.errors import BadPack, bad_input
from ergosphere.core.text import FRAME, Catalogue


def catalogue(tmp_path, text):
    file = tmp_path / "text.ftl"
    file.write_text(text, "utf-8")
    return Catalogue(file)


def test_a_sentence_is_put_into_words_when_it_is_read(tmp_path):
    said = catalogue(tmp_path, "hello = Hello, { $name }\n    .loud = HELLO").say("hello", name="Ada")
    assert (said.id, str(said)) == ("hello", "Hello, Ada")
    assert said.catalogue.words("hello", {}, "loud") == "HELLO"


def test_a_sentence_may_hold_another(tmp_path):
    both = catalogue(tmp_path, "outer = so: { $problem }\ninner = because { $why }")
    assert str(both.say("outer", problem=both.say("inner", why="so"))) == "so: because so"


def test_an_unknown_id_or_a_missing_value_is_an_error(tmp_path):
    one = catalogue(tmp_path, "hello = Hello, { $name }")
    with pytest.raises(KeyError):
        str(one.say("bye"))
    with pytest.raises(ValueError, match="name"):
        str(one.say("hello"))


@pytest.mark.parametrize("length", [61, 2501, 30_000])
def test_no_sentence_is_too_long(tmp_path, length):
    """Fluent's own limit is 2,500 characters in one placeable."""
    said = catalogue(tmp_path, "all = { $who ->\n    [one] one\n   *[other] { $a }, { $b } and { $a }\n}")
    a, b = "a" * length, "\ue000b\ue000" * length
    assert str(said.say("all", who=2, a=a, b=b)) == f"{a}, {b} and {a}"
    assert str(said.say("all", who="x" * length, a="short", b=b)) == f"short, {b} and short"


def test_a_complaint_quotes_only_so_much():
    assert len(str(bad_input("game-unknown", game="x" * 10_000, expected="go"))) < 500


@pytest.mark.parametrize("text", ["hello = { $name", "= nothing", "a = 1\na = 2"])
def test_junk_and_duplicates_are_refused(tmp_path, text):
    with pytest.raises(ValueError, match=r"text\.ftl"):
        catalogue(tmp_path, text).ids()


def test_errors_keep_their_sentence_on_the_way_between_processes():
    problem = bad_input("game-unknown", game="chess", expected="go").within(BadPack, "in-file", file="x.toml")
    again = pickle.loads(pickle.dumps(problem))  # noqa: S301
    assert str(again) == str(problem) == "x.toml: there is no game “chess”; expected one of: go"
    assert again.sentence.values["problem"].id == "game-unknown"
    assert FRAME.ids()
