"""Ratings: known cases, and intervals that hold what they promise."""

import random

import pytest

from ergosphere.lab.ratings import Encounter, rate, wilson


def match_up(first, second, wins, games, start=0):
    """A round for each game."""
    return [Encounter(start + n, first, second, float(n < wins)) for n in range(games)]


def width(rating):
    return rating.high - rating.low


def test_three_quarters_are_191_points():
    strong, weak = rate(2, match_up(0, 1, 300, 400))
    assert strong.rating - weak.rating == pytest.approx(190.8, abs=2)
    assert strong.rating + weak.rating == pytest.approx(3000)
    assert strong.low < strong.rating < strong.high
    assert strong.low > weak.high


def test_draws_count_half():
    even = [Encounter(n, 0, 1, 0.5) for n in range(40)]
    assert [entrant.rating for entrant in rate(2, even)] == pytest.approx([1500, 1500])
    mixed = [*match_up(0, 1, 20, 20), *(Encounter(n, 0, 1, 0.5) for n in range(20, 40))]
    assert rate(2, mixed)[0].rating == pytest.approx(rate(2, match_up(0, 1, 30, 40))[0].rating)


def test_four_times_the_games_halve_the_interval():
    few, many = (rate(2, match_up(0, 1, 3 * n, 4 * n))[0] for n in (50, 200))
    assert width(many) == pytest.approx(width(few) / 2, rel=0.05)


def test_strength_carries_over():
    """Who beats one who beats a third is rated far above the third, without ever having met."""
    best, middle, last = rate(3, match_up(0, 1, 300, 400) + match_up(1, 2, 300, 400, 400))
    assert best.rating - middle.rating == pytest.approx(190.8, abs=4)
    assert best.rating - last.rating == pytest.approx(2 * 190.8, abs=8)
    assert best.rating + middle.rating + last.rating == pytest.approx(4500)


def test_the_order_of_names_does_not_matter():
    played = match_up(0, 1, 30, 40) + match_up(1, 2, 30, 40) + match_up(0, 2, 36, 40)
    turned = [Encounter(number, 2 - a, 2 - b, score) for number, a, b, score in played]
    swapped = [Encounter(number, b, a, 1 - score) for number, a, b, score in played]
    for other in (rate(3, turned)[::-1], rate(3, swapped)):
        for rating, same in zip(rate(3, played), other, strict=True):
            assert rating == pytest.approx(same)


def test_who_wins_everything_has_a_rating_and_a_wide_interval():
    few, many = (rate(2, match_up(0, 1, n, n)) for n in (10, 1000))
    assert 1600 < few[0].rating < many[0].rating < 3000
    assert width(few[0]) > 400
    assert width(many[0]) > 400
    assert many[0].low > 1500 > many[1].high


def test_nothing_played():
    for rating in rate(3, []):
        assert rating.rating == 1500
        assert width(rating) > 1000


def test_rounds_count_as_a_whole():
    """Four matches of a round that always end alike say hardly more than one."""
    alone = match_up(0, 1, 60, 100)
    copied = [encounter for encounter in alone for _ in range(4)]
    independent = match_up(0, 1, 240, 400)
    assert width(rate(2, copied)[0]) == pytest.approx(width(rate(2, alone)[0]), rel=0.05)
    assert width(rate(2, copied)[0]) > 1.8 * width(rate(2, independent)[0])


def test_intervals_hold_the_truth_often_enough():
    """Openings favour one of the two; of 95 % intervals some miss, but not many."""
    rng = random.Random(1)
    held = 0
    for _ in range(150):
        played = []
        for number in range(60):
            chance = 0.64 + rng.choice((-0.3, 0.3))
            played += [Encounter(number, 0, 1, float(rng.random() < chance)) for _ in range(2)]
        strong, _ = rate(2, played)
        held += strong.low <= 1550 <= strong.high
    assert 138 <= held <= 149


@pytest.mark.parametrize(
    ("score", "games", "interval"),
    [(0.5, 100, (0.4038, 0.5962)), (1.0, 10, (0.7225, 1.0)), (0.0, 10, (0.0, 0.2775)), (0.0, 0, (0.0, 1.0))],
)
def test_wilson(score, games, interval):
    assert wilson(score, games) == pytest.approx(interval, abs=1e-4)
