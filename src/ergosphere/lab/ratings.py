"""Elo ratings by maximum likelihood, with intervals that treat all rotations of an opening as one sample.

Plain Python: a handful of entrants means a handful of equations, which need no NumPy."""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import NormalDist
from typing import NamedTuple

MEAN = 1500.0
POINTS = 400 / math.log(10)
"""Elo points per unit of strength on the logistic scale."""
DEVIATIONS = NormalDist().inv_cdf(0.975)
"""95 % of a normal distribution lie within this many standard deviations."""

Vector = list[float]
Matrix = list[list[float]]


class Encounter(NamedTuple):
    """What one match says about two entrants: the first one's score, from 1 (better) to 0; a tie is one half."""

    round: int
    first: int
    second: int
    score: float


class Rating(NamedTuple):
    """With its 95 % interval."""

    rating: float
    low: float
    high: float


def rate(count: int, encounters: Iterable[Encounter]) -> list[Rating]:
    """The ratings of entrants 0 to count - 1, with a mean of 1500.

    Each entrant also has one virtual draw against an average player, so one that wins everything gets a finite rating.
    The interval is the wider of two: one as if the matches were independent, and one from how much whole rounds
    differ."""
    encounters = list(encounters)
    strengths = fit(count, encounters)
    mean = sum(strengths) / count
    _, information = slope(strengths, encounters)
    independent = inverse(information)
    rounds = product(product(independent, scatter(strengths, encounters)), independent)
    ratings = []
    for entrant in range(count):
        shares = [(entrant == other) - 1 / count for other in range(count)]  # this strength less the mean of all
        variance = max(variance_of(shares, independent), variance_of(shares, rounds))
        rating, margin = MEAN + POINTS * (strengths[entrant] - mean), POINTS * DEVIATIONS * math.sqrt(variance)
        ratings.append(Rating(rating, rating - margin, rating + margin))
    return ratings


def fit(count: int, encounters: list[Encounter]) -> Vector:
    """The most likely strengths, by Newton's method with short steps: it may overshoot at first."""
    strengths = [0.0] * count
    for _ in range(200):
        gradient, information = slope(strengths, encounters)
        step = [sum(a * b for a, b in zip(row, gradient, strict=True)) for row in inverse(information)]
        longest = max(map(abs, step))
        strengths = [x + s / max(1.0, longest) for x, s in zip(strengths, step, strict=True)]
        if longest < 1e-9:
            break
    return strengths


def expected(difference: float) -> float:
    return 0.5 * (1 + math.tanh(difference / 2))


def slope(strengths: Vector, encounters: list[Encounter]) -> tuple[Vector, Matrix]:
    """The gradient of the likelihood's logarithm and its negative second derivative, virtual draws included."""
    chances = [expected(x) for x in strengths]
    gradient = [0.5 - chance for chance in chances]
    count = range(len(strengths))
    information = [[chances[i] * (1 - chances[i]) if i == j else 0.0 for j in count] for i in count]
    for (a, b), (games, score) in totals(encounters).items():
        chance = expected(strengths[a] - strengths[b])
        gradient[a] += score - games * chance
        gradient[b] -= score - games * chance
        weight = games * chance * (1 - chance)
        information[a][a] += weight
        information[b][b] += weight
        information[a][b] -= weight
        information[b][a] -= weight
    return gradient, information


def totals(encounters: list[Encounter]) -> dict[tuple[int, int], tuple[int, float]]:
    """The number of matches of each pair, and the sum of the first one's scores."""
    sums: dict[tuple[int, int], tuple[int, float]] = {}
    for _, a, b, score in encounters:
        games, total = sums.get((a, b), (0, 0.0))
        sums[a, b] = games + 1, total + score
    return sums


def scatter(strengths: Vector, encounters: list[Encounter]) -> Matrix:
    """The covariance of the scores of whole rounds, around what was expected."""
    rounds: dict[int, Vector] = {}
    for number, a, b, score in encounters:
        surprise = score - expected(strengths[a] - strengths[b])
        surprises = rounds.setdefault(number, [0.0] * len(strengths))
        surprises[a] += surprise
        surprises[b] -= surprise
    correction = len(rounds) / max(1, len(rounds) - 1)  # for a small number of rounds
    count = range(len(strengths))
    return [[correction * sum(s[i] * s[j] for s in rounds.values()) for j in count] for i in count]


def wilson(score: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a mean score."""
    if not games:
        return 0.0, 1.0
    square = DEVIATIONS**2 / games
    middle = (score + square / 2) / (1 + square)
    margin = DEVIATIONS * math.sqrt(score * (1 - score) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - margin), min(1.0, middle + margin)


def variance_of(shares: Vector, covariance: Matrix) -> float:
    """The variance of a weighted sum."""
    count = range(len(shares))
    return max(0.0, sum(shares[i] * shares[j] * covariance[i][j] for i in count for j in count))


def product(left: Matrix, right: Matrix) -> Matrix:
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]


def inverse(matrix: Matrix) -> Matrix:
    """By elimination; the matrices here are symmetric and positive definite, so no pivot is zero."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
