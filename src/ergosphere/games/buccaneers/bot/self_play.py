"""Rounds between hurried players, for training and measuring: what one of them selected, and the result."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NOBODY
from ergosphere.games.buccaneers.bot.evaluate import BuccaneersKnowledge, turns_left
from ergosphere.games.buccaneers.bot.features import Features
from ergosphere.games.buccaneers.rules.phases import SELECT
from ergosphere.games.buccaneers.rules.state import Buccaneers


def remember(
    start: Buccaneers,
    knowledge: BuccaneersKnowledge,
    others: list[BuccaneersKnowledge],
    matches: i64,
    seed: i64,
    slip: i64,
) -> tuple[vec[float], vec[float]]:
    """One player beside others, each choosing at random once in `slip` times: the features of each selection, row after
    row, and the payoff of its round."""
    rows = vec[float](capacity=1_000_000)
    payoffs = vec[float](capacity=20_000)
    rng = Rng(seed)
    for _match in range(matches):
        state = start.clone()
        own = rng.below(state.count)
        other = others[rng.below(len(others))]
        selections: i64 = 0  # of the round
        round: i64 = 0
        while True:
            who = state.run_nature(rng)
            if who == NOBODY or state.round != round:
                for _selection in range(selections):
                    payoffs = append(payoffs, knowledge.standing(state, own))
                selections = 0
                round = state.round
            if who == NOBODY:
                break
            if rng.below(slip) == 0:
                code = state.pick(who, rng)
            elif who == own:
                code = knowledge.pick(state, who, rng)
            else:
                code = other.pick(state, who, rng)
            if who == own and state.phase == SELECT:
                rows = noted(rows, knowledge.features, state, own, code)
                selections += 1
            state.play(who, code)
    return rows, payoffs


def noted(rows: vec[float], features: Features, state: Buccaneers, seat: i64, kind: i64) -> vec[float]:
    left = turns_left(state, seat)
    features.sums.measure(state)
    features.look(state, seat, left)
    features.consider(state, seat, kind, left)
    for feature in features.table:
        rows = append(rows, feature)
    for feature in features.display:
        rows = append(rows, feature)
    return rows


def weighed(state: Buccaneers, seat: i64, code: i64, knowledge: BuccaneersKnowledge, rounds: i64, seed: i64) -> float:
    """The mean payoff of a choice when hurried players finish the round, over what the seat can't know. The same seed
    gives every choice the same luck, as far as possible."""
    total = 0.0
    for number in range(rounds):
        rng = Rng(seed + number)
        tried = state.clone()
        tried.resample(seat, rng)
        tried.play(seat, code)
        while True:
            who = tried.run_nature(rng)
            if who == NOBODY or tried.round != state.round:
                break
            tried.play(who, knowledge.pick(tried, who, rng))
        total += knowledge.standing(tried, seat)
    return total / float(rounds)
