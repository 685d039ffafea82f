"""The science on the cards: every one rests on a source, and the figures are what the formulas give."""

import math
import re
from pathlib import Path

import pytest

from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.rules.cards import EVENTS, RESULTS
from tests.games.explorer.scenes import GAME

rule = pytest.mark.rule
DOCUMENT = (Path(__file__).parents[4] / "docs" / "explorer.md").read_text("utf-8")
TABLE = DOCUMENT.split("## The science")[1]
G, C, H_BAR, SUN, EARTH = 6.6743e-11, 2.99792458e8, 1.0545718e-34, 1.98847e30, 5.972e24
YEAR = 3.156e7
CENTRE = 4.30e6 * SUN  # Sagittarius A*


def horizon(mass):
    return 2 * G * mass / C**2


def stretching(mass, distance, height=2.0):
    return 2 * G * mass * height / distance**3


@rule("EX-25")
@pytest.mark.parametrize("card", [*RESULTS, *EVENTS])
def test_every_card_has_a_source_that_is_named_and_judged(card):
    rows = [row for row in TABLE.splitlines() if f"`{card}`" in row]
    assert len(rows) == 1
    *_, source, checked, _ = (cell.strip() for cell in rows[0].split("|"))
    assert re.search(r"\d{4}|chapter|NASA", source)
    assert re.match("text|report|known|worked out", checked)


@rule("EX-25")
@pytest.mark.parametrize("card", RESULTS)
def test_every_result_is_a_sentence_with_an_explanation(card):
    for said in (TEXT.words(card, {}), TEXT.words(card, {}, "why")):
        assert re.fullmatch(r"[A-Z].*[.]", said), said
        assert len(said) < 260
    assert sum(result.question == "time" for result in GAME.figures.result) == 6


def test_the_figures_on_the_cards_follow_from_their_formulas():
    assert horizon(SUN) == pytest.approx(3000, rel=0.02)  # size-by-mass
    assert 0.0170 < 2 * horizon(EARTH) < 0.0200
    assert math.sqrt(1 - 1 / (4 / 3)) == pytest.approx(0.5)  # slow-clocks
    assert stretching(10 * SUN, 1e6) > 100 * 9.81  # stretched-body
    assert stretching(CENTRE, horizon(CENTRE)) < 0.01  # gentle-giant
    assert math.pi * G * CENTRE / C**3 == pytest.approx(60, rel=0.15)  # only-inwards
    evaporation = G**2 * SUN**3 / (3 * 3.746e-5 * H_BAR * C**4) / YEAR  # photons and gravitons
    assert round(math.log10(evaporation)) == 67
    unit, sun = 1.495979e11, 6.957e8
    for planet in (0.387 * unit, 0.723 * unit):  # late-echo
        assert 4 * G * SUN / C**3 * math.log(4 * unit * planet / sun**2) == pytest.approx(0.0002, rel=0.2)
    assert 0.9e-5 < 37.2e-3 / 3600 < 1.1e-5  # frame-dragging
    assert 1560 * C / 17e3 > 25e6  # the reflection
