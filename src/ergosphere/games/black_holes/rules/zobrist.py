"""Random words for the features of a position; the key of a position is the exclusive or of its words."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ergosphere.core.engine.rng import Rng

BANS: Final = 1024 + 400  # numbers that a ban can have, see GHOST in position.py

# Where the words of each feature begin in KEYS. The first are for poses: 256 * seat + pose.
TURN_KEYS: Final = 2 * 256  # + 4 * side + left
SUNK_KEYS: Final = TURN_KEYS + 8  # + 5 * light + dark
BAN_KEYS: Final = SUNK_KEYS + 25  # + BANS * seat + ban


def random_words(count: int) -> list[int]:
    rng = Rng(2026)
    return [int((rng.word() << 30) ^ rng.word()) for _ in range(count)]


KEYS: Final = vec[i64](random_words(BAN_KEYS + 2 * BANS))
