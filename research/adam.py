"""Kingma and Ba's Adam, with steps that begin small and end small: how networks learn here."""

from __future__ import annotations

from typing import Any

import numpy as np

STEP = 0.002
WARM = 200  # steps until they are as long as they get
FEW = 1e-8  # a divisor that isn't 0


class Adam:
    def __init__(self, weights: list[Any], steps: int) -> None:
        """Changes the weights in place, in so many steps."""
        self.weights = weights
        self.steps = steps
        self.done = 0
        self.means = [np.zeros_like(weight) for weight in weights]
        self.squares = [np.zeros_like(weight) for weight in weights]

    def step(self, slopes: list[Any]) -> None:
        self.done += 1
        pace = STEP * min(1.0, self.done / WARM) * 0.5 * (1 + np.cos(np.pi * self.done / self.steps))
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean *= 0.9
            mean += 0.1 * slope
            square *= 0.999
            square += 0.001 * slope**2
            usual = np.sqrt(square / (1 - 0.999**self.done)) + FEW
            weight -= pace * mean / (1 - 0.9**self.done) / usual
