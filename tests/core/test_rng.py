"""The generator: the same numbers everywhere, and fair ones."""

from collections import Counter

import pytest

from ergosphere import Rng


def test_the_numbers_are_the_same_everywhere():
    assert [Rng(7).word(), Rng(2**40 + 7).word(), Rng(-1).word()] == [1837975287, 1614752920, 3339006752]
    rng = Rng(1)
    assert [rng.below(1000) for _ in range(8)] == [468, 435, 397, 414, 471, 386, 635, 967]


def test_the_algorithm_is_sfc32():
    """Written again with plain integers, from the description."""
    a, b, c, counter = 0, 123, 0, 1
    words = []
    for _ in range(12 + 100):
        mixed = (a + b + counter) % 2**32
        counter += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) + mixed) % 2**32
        words.append(mixed)
    rng = Rng(123)
    assert [rng.word() for _ in range(100)] == words[12:]


@pytest.mark.parametrize("n", [1, 2, 3, 7, 100])
def test_below_is_even(n):
    rng = Rng(n)
    counts = Counter(rng.below(n) for _ in range(n * 1000))
    assert set(counts) == set(range(n))
    expected = 1000
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < n + 5 * (2 * n) ** 0.5 + 5


def test_below_rejects_what_would_make_it_uneven():
    """With n just above half of the range, a plain product would give some numbers twice as often."""
    n = 2**31
    rng = Rng(5)
    assert all(0 <= rng.below(n) < n for _ in range(100))
    assert 0.0 <= rng.unit() < 1.0
