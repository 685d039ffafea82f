"""Limits: how much one client may ask for. Generous to people and scripts, closed to floods and guessing."""

from __future__ import annotations

import time

MESSAGES = (2000.0, 3000.0)
"""Of one socket: per second, and in one burst."""
REFUSALS = (50.0, 1000.0)
"""Of one socket: players get few, floods get many."""
TABLES = (20.0, 2000.0)
"""Made by one address."""
WRONG_CODES = (0.2, 15.0)
"""Guesses of one address: with a thousand open tables, one succeeds about once in a hundred days."""
TOOLS = (2.0, 30.0)
MOMENTS = (20.0, 200.0)
"""Looked at in somebody's own records."""
LARGEST_MESSAGE = 64 * 1024
LARGEST_READ = 2 * 1024 * 1024
"""A message up to this size is read before its socket is closed, so that the sender learns why."""
LARGEST_BODY = 512 * 1024
SOCKETS_OF_A_SEAT = 20
WATCHERS = 100
"""Of one table."""
KEYS_OF_A_SEAT = 10
"""One more replaces the oldest."""
OUTBOX = 256
"""Messages that may wait for a slow socket."""
ADDRESSES = 10_000
"""Remembered at a time."""


class Bucket:
    """A token bucket that refills steadily."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.seen = time.monotonic()

    def take(self, count: float = 1.0) -> bool:
        """Take tokens if enough are left."""
        now = time.monotonic()
        self.level = min(self.size, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < count:
            return False
        self.level -= count
        return True


class Limiter:
    """A bucket for each address."""

    def __init__(self, limit: tuple[float, float]) -> None:
        self.limit = limit
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str, count: float = 1.0) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) >= ADDRESSES:
                self._forget()
            bucket = self.buckets[address] = Bucket(*self.limit)
        return bucket.take(count)

    def give_back(self, address: str, count: float = 1.0) -> None:
        """Refund an attempt."""
        bucket = self.buckets.get(address)
        if bucket is not None:
            bucket.level += count

    def _forget(self) -> None:
        """Drop the half that has been away longest."""
        by_time = sorted(self.buckets, key=lambda address: self.buckets[address].seen)
        for address in by_time[: ADDRESSES // 2]:
            del self.buckets[address]
