"""A small random generator that gives the same numbers compiled and interpreted, on every platform."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Chris Doty-Humphrey's sfc32: sums and shifts of 32-bit words, so nothing leaves a 63-bit integer."""

    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: int) -> None:
        """Only the lowest 64 bits of the seed count."""
        self.a = 0
        self.b = i64(seed & MASK)
        self.c = i64((seed >> 32) & MASK)
        self.counter = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 bits."""
        c = self.c
        mixed = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + mixed) & MASK
        return mixed

    def below(self, n: i64) -> i64:
        """One of 0..n-1, each equally likely (Lemire's method); n is at most 2**31."""
        product = self.word() * n
        if product & MASK < n:
            biased = (MASK + 1 - n) % n
            while product & MASK < biased:
                product = self.word() * n
        return product >> 32

    def unit(self) -> float:
        """A number in [0, 1)."""
        return float(self.word()) / 4294967296.0
