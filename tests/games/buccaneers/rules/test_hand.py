"""Hands as numbers behave like sorted lists."""

import random

import pytest

from ergosphere.games.buccaneers.rules.hand import BITS, CARD, higher, kinds_of, with_card, without_card
from ergosphere.games.buccaneers.rules.kinds import HAND, KINDS


def cards(hand, size):
    return [hand >> BITS * place & CARD for place in range(size)]


def number(kinds):
    return sum(kind << BITS * place for place, kind in enumerate(sorted(kinds)))


@pytest.mark.parametrize("spread", [1, 2, 5, KINDS])  # the fewer kinds, the more equal cards
def test_a_hand_behaves_like_a_sorted_list(spread):
    draw = random.Random(spread)
    for _ in range(300):
        first = draw.choice((0, KINDS - spread))
        hand, held = 0, []
        for size in range(HAND):
            kind = first + draw.randrange(spread)
            hand = with_card(hand, size, kind)
            held = sorted([*held, kind])
            assert cards(hand, size + 1) == held
            assert hand == number(held)
            assert kinds_of(hand, size + 1) == (number(set(held)), len(set(held)))
            for other in range(first, first + spread):
                assert higher(hand, other) == sum(kind > other for kind in held)
        while held:
            place = draw.randrange(len(held))
            del held[place]
            hand = without_card(hand, BITS * place)
            assert hand == number(held)
