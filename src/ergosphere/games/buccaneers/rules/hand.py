"""A hand of cards as one number: BITS for each card, sorted, the lowest kind first, so that the order tells nothing.

Cards come and go by shifts and are compared all at once: a loop with an early exit would be mispredicted. Every
other card is handled in one step, with a bit lent to each; a product adds the bits up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ergosphere.games.buccaneers.rules.kinds import HAND

BITS: Final = 6
CARD: Final = 0x3F
EVERY_OTHER: Final = 0x3F_03F_03F_03F_03F
LENT: Final = 0x40_040_040_040_040
ONES: Final = 0x01_001_001_001_001
ALL_ONES: Final = 0x041_041_041_041_041


def higher(hand: i64, kind: i64) -> i64:
    """How many cards are of a higher kind: those that keep the lent bit after a subtraction."""
    odd = ((hand & EVERY_OTHER) | LENT) - (kind + 1) * ONES
    even = (((hand >> BITS) & EVERY_OTHER) | LENT) - (kind + 1) * ONES
    return (((((odd & LENT) + (even & LENT)) >> BITS) * ONES) >> (8 * BITS)) & CARD


def with_card(hand: i64, size: i64, kind: i64) -> i64:
    """A hand of `size` cards with one more."""
    bits = BITS * (size - higher(hand, kind))
    above = (hand >> bits) << bits
    return (hand ^ above) | (kind << bits) | (above << BITS)


def without_card(hand: i64, bits: i64) -> i64:
    """The hand without the card that has `bits` bits below it."""
    above = hand >> bits
    return (hand ^ (above << bits)) | ((above >> BITS) << bits)


def kinds_of(hand: i64, size: i64) -> tuple[i64, i64]:
    """A hand with one card of each kind, and its size."""
    while True:
        steps = hand ^ (hand >> BITS)  # zero where a card equals the next one
        odd = (steps & EVERY_OTHER) + EVERY_OTHER
        even = ((steps >> BITS) & EVERY_OTHER) + EVERY_OTHER
        equal = (ALL_ONES >> (BITS * (HAND + 1 - size))) & ~(((odd & LENT) >> BITS) | (even & LENT))
        if equal == 0:
            return hand, size
        lowest = equal & -equal
        hand = (hand & (lowest - 1)) | ((hand >> BITS) & -lowest)
        size -= 1
