"""What finished rounds gave, as on the score pad."""

from __future__ import annotations

from typing import Literal

import msgspec

from ergosphere.games.buccaneers.rules import scoring
from ergosphere.games.buccaneers.rules.position import NO_CRAFT
from ergosphere.games.buccaneers.rules.scoring import HEAD
from ergosphere.games.buccaneers.rules.state import Buccaneers

Tie = Literal["none", "craft", "shared"]


class PlayerResult(msgspec.Struct, frozen=True):
    """As on the score pad. Value and place are null for a player who was drawn in, craft without a Spacecraft."""

    toy_weight: int
    weight_e: int
    weight: int
    threshold: int
    drawn_in: bool
    value: int | None
    place: int | None
    points: int
    cards: tuple[str, ...]
    craft: int | None


class RoundResult(msgspec.Struct, frozen=True):
    hole: str
    threshold: int
    turned_up: str
    players: tuple[PlayerResult, ...]


def results(state: Buccaneers) -> tuple[RoundResult, ...]:
    size = HEAD + scoring.FIELDS * int(state.count)
    numbers = [int(number) for number in state.ledger]
    return tuple(round_result(state, numbers[first : first + size]) for first in range(0, len(numbers), size))


def round_result(state: Buccaneers, numbers: list[int]) -> RoundResult:
    hole, threshold, turned_up = numbers[:HEAD]
    rows = [numbers[first : first + scoring.FIELDS] for first in range(HEAD, len(numbers), scoring.FIELDS)]
    players = tuple(player_result(state, row) for row in rows)
    return RoundResult(state.box.hole_ids[hole], threshold, state.box.cards[turned_up], players)


def player_result(state: Buccaneers, row: list[int]) -> PlayerResult:
    drawn_in = row[scoring.DRAWN_IN] == 1
    return PlayerResult(
        toy_weight=row[scoring.TOY_WEIGHT],
        weight_e=row[scoring.WEIGHT_E],
        weight=row[scoring.WEIGHT],
        threshold=row[scoring.THRESHOLD],
        drawn_in=drawn_in,
        value=None if drawn_in else row[scoring.VALUE],
        place=None if drawn_in else row[scoring.PLACE],
        points=row[scoring.POINTS],
        cards=bonus_cards(state, row[scoring.CARDS]),
        craft=None if row[scoring.CRAFT] == NO_CRAFT else row[scoring.CRAFT],
    )


def tie_of(value: int | None, craft: int | None, others: list[tuple[int | None, int | None]]) -> Tie:
    """BB-33: how a tie in value was broken: there was none, by Spacecraft, or not at all."""
    tied = [other for other_value, other in others if value is not None and other_value == value]
    if not tied:
        return "none"
    return "shared" if craft in tied else "craft"


def bonus_cards(state: Buccaneers, bits: int) -> tuple[str, ...]:
    box = state.box
    worth = (
        (scoring.GOT_TOYS, box.toys_card),
        (scoring.GOT_CARPET, box.carpet_card),
        (scoring.GOT_EXOSKELETON, box.exoskeleton_card),
    )
    return tuple(f"{int(card):+}" for bit, card in worth if bits & bit)
