"""The bot that chooses any legal action, all equally likely."""

from __future__ import annotations

from ergosphere.core.engine.rng import Rng
from ergosphere.core.values import Action, View


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, legal: list[Action]) -> Action:
        return legal[self.rng.below(len(legal))]
