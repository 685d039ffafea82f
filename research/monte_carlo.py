"""Determinized Monte-Carlo as plain as can be, to measure bots by: no tree and no knowledge of a game.

Every choice is tried equally often, each time in another world that fits what the seat knows and with all that follows
at random, to the end of the match; the best mean is taken. The rules, the worlds and the playouts are the compiled
ones of the bots."""

from __future__ import annotations

from time import perf_counter

from plain_mcts import TO_THE_END

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import State


class MonteCarlo:
    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def search(self, root: State, seat: int, simulations: int = 0, seconds: float = 0.0) -> int:
        """The best code after so many simulations or seconds. The root comes from determinize."""
        codes = [int(code) for code in root.codes(seat)]
        if len(codes) == 1:
            return codes[0]
        totals = [0.0] * len(codes)
        rng = self.rng
        end = perf_counter() + seconds
        done = 0
        while done < simulations if simulations else perf_counter() < end:
            for place, code in enumerate(codes):
                state = root.clone()
                state.resample(seat, rng)
                state.play(seat, code)
                state.playout(rng, TO_THE_END)
                totals[place] += state.payoff(seat)
            done += len(codes)
        return codes[max(range(len(codes)), key=totals.__getitem__)]
