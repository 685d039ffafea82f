"""The fair-deal seal: a match's seed is fixed before the first draw, and every draw can be checked afterwards."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from ergosphere.core.engine.state import State
from ergosphere.core.values import Action


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def seed_from(number: int) -> bytes:
    """The seed that `--seed N` stands for."""
    return hashlib.sha256(str(number).encode()).digest()


def seal_of(seed: bytes) -> str:
    return hashlib.sha256(seed).hexdigest()


def draw(state: State, seed: bytes, line: int) -> Action:
    """Nature's action on a line of the record, by its whole weights in the order of chance()."""
    weights = state.weights()
    total = sum(weight for _, weight in weights)
    rest = int.from_bytes(hmac.digest(seed, str(line).encode(), "sha256"), "big") % total
    for action, weight in weights:
        rest -= weight
        if rest < 0:
            return action
    raise AssertionError("nature's weights are not positive")


def derive(*parts: object) -> int:
    """A number of 63 bits that depends on all parts: seeds for matches and bots from one seed."""
    return int.from_bytes(hashlib.sha256("/".join(map(str, parts)).encode()).digest()[:8], "big") >> 1
