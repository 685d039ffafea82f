"""Every sentence of every catalogue, said with the number one: no “1 points”, no “1 cards are”."""

import itertools
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ergosphere
from ergosphere.core.text import Catalogue

SOURCE = Path(ergosphere.__file__).parent
CATALOGUES = sorted([*SOURCE.glob("locale/*.ftl"), *SOURCE.glob("games/*/*.ftl")])
PLURALS = {"zero", "one", "two", "few", "many", "other"}
MOST = 64
"""Combinations of a sentence's choices that are tried."""

NOUNS = (
    "actions", "blocks", "capsules", "cards", "characters", "chances", "choices", "colours", "copies", "crews", "dice",
    "events", "games", "groups", "hands", "holes", "jobs", "levels", "lines", "markers", "matches", "minutes",
    "missions", "moves", "neighbours", "orbits", "parts", "people", "piles", "places", "planets", "players", "points",
    "positions", "probes", "results", "rounds", "seats", "seconds", "ships", "spaces", "sources", "stars", "steps",
    "times", "tokens", "toys", "tries", "turns", "units", "weights",
)  # fmt: skip
MANY = re.compile(rf"(?<![\d.,/+×:–-])1 (?:(?!if|of|with|and|or|to|in)[a-z’-]+ )?({'|'.join(NOUNS)})\b", re.IGNORECASE)


class Choices(Visitor):
    """What a sentence asks for: its variables, and which values they choose by."""

    def __init__(self):
        self.variables = {}

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node):  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.variables.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


WORDS = {"name", "names", "crew", "card", "cards_named", "planet", "file", "toy", "artifact", "game", "other", "span"}
"""Variables that are no numbers."""
NEVER_ONE = {  # fixed by the rules (hands have 2 to 9 cards), or lists of figures
    "BH-1", "BH-2", "BH-14", "BB-2", "BB-7", "BB-32", "CH-6", "CH-23", "CH-25", "EX-19", "EX-24",
    "round-began", "page-told-round", "page-hole-hand", "page-hole-choice", "page-now-reason", "topic-hole",
    "pack-relic", "do-dice", "page-answer-dice", "refused-help-full", "page-legend-zone", "pack-doubling",
    "page-ask-prepare-reason", "pack-head-missing", "pack-text-long", "name-long", "opening-long", "interrupted",
    "tool-odds", "page-odds-more", "simulated",  # means of many, not whole numbers
    "players-span", "set-detail-span", "minutes", "seat-count", "games-game",  # spans such as 2 to 4
}  # fmt: skip
"""Sentences whose plural stands behind a number that is never one."""


def tried(name, keys, one):
    """The values of a variable: the number one, or each word that it may choose by."""
    words = sorted(keys - PLURALS)
    return [*words, "anything"] if words else ["Ada"] if name in WORDS else [one]


def said_with_one(catalogue, one=1):
    """Id, values and text of everything that the catalogue can say with ones in it."""
    known = Catalogue(catalogue)
    for entry in FluentParser().parse(catalogue.read_text("utf-8")).body:
        if not isinstance(entry, ast.Message):
            continue
        for attribute, node in [(None, entry.value), *((a.id.name, a.value) for a in entry.attributes)]:
            if node is None:
                continue
            found = Choices()
            found.visit(node)
            names = list(found.variables)
            for row in itertools.islice(itertools.product(*(tried(n, found.variables[n], one) for n in names)), MOST):
                values = dict(zip(names, row, strict=True))
                yield entry.id.name, values, known.words(entry.id.name, values, attribute)


def faults(text):
    return [found[0] for found in MANY.finditer(text)]


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_one_is_singular(catalogue):
    wrong = {id: f"{found} in: {text}" for id, _, text in said_with_one(catalogue) for found in faults(text)}
    for id in NEVER_ONE:
        wrong.pop(id, None)
    assert not wrong, "\n".join(f"{id}: {problem}" for id, problem in wrong.items())


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_minus_one_keeps_its_sign(catalogue):
    """For Fluent -1 is singular, too: a plain “1 point” would hide the minus."""
    for id, values, text in said_with_one(catalogue, -1):
        assert "points" not in values or not re.search(r"(?<![-\d])1 point\b", text), (id, text)


def test_the_test_can_fail():
    assert faults("Ada gets 1 points.") == ["1 points"]
    assert faults("1 hidden cards lie there, 1 point, 11 points, 1.1 points; place 1 is hers") == ["1 hidden cards"]
