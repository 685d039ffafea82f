"""What a seat may expect, from nothing but its view: each card's sums, the chance of being drawn in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec

from ergosphere.core.engine.rng import Rng
from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import BadInput
from ergosphere.games.buccaneers.faces.text import TEXT
from ergosphere.games.buccaneers.faces.view import TableView
from ergosphere.games.buccaneers.rules import scoring
from ergosphere.games.buccaneers.rules.card_moves import join, place_card
from ergosphere.games.buccaneers.rules.kinds import PARTS, SEATS
from ergosphere.games.buccaneers.rules.phases import SELECT, TURN_UP
from ergosphere.games.buccaneers.rules.state import Buccaneers

if TYPE_CHECKING:
    from ergosphere.games.buccaneers.game import BuccaneersGame

MOST = 400
SEED = 1
"""The same view gives the same answer."""
LIMIT = 1000
"""Decisions in a playout; there are never that many."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`samples` is how often the rest of the round is played out; 0: only the sums."""

    view: TableView
    samples: Annotated[int, msgspec.Meta(ge=0, le=MOST)] = 0


class Ahead(msgspec.Struct, frozen=True):
    """The seat's display with a card of its hand added, if nobody else did anything."""

    card: str
    value: int
    weight: int
    chance: float | None


class Outlook(msgspec.Struct, frozen=True):
    """The chance of being drawn in if everybody plays on like a sensible player in a hurry; null without samples."""

    chance: float | None
    picks: tuple[Ahead, ...]


def outlook(game: BuccaneersGame, options: dict[str, str], asked: Asked) -> Outlook:
    seat = asked.view.seat
    if seat is None:
        raise BadInput(TEXT.say("outlook-spectator"))
    rng = Rng(SEED)
    try:
        state = game.determinize(asked.view, rng)
        kinds = choices(state, seat)
        sums = {kind: sums_with(state, seat, kind) for kind in kinds}
        chances = tried_out(game, state, seat, kinds, asked.samples, rng)
    except (ValueError, IndexError, KeyError, TypeError, OverflowError):
        raise BadInput(TEXT.say("outlook-view")) from None
    picks = tuple(Ahead(game.box.cards[kind], *sums[kind], chances.get(kind)) for kind in kinds)
    return Outlook(chances.get(None), picks)


def choices(state: Buccaneers, seat: int) -> list[int]:
    """The kinds that the seat may select now."""
    if state.phase != SELECT or not state.waiting >> seat & 1:
        return []
    return sorted({int(code) for code in state.codes(seat)})


def sums_with(state: Buccaneers, seat: int, kind: int) -> tuple[int, int]:
    """Value and weight of the display with the card; a part joins the group that makes it lightest."""
    tried = state.clone()
    tried.picks[SEATS * int(tried.turn) + seat] = kind
    if place_card(tried, seat, kind):
        return sums(tried, seat)
    found = []
    for group in range(3):
        mask = int(tried.groups[seat]) >> (4 * group) & 15
        if mask and not mask >> (kind - PARTS) & 1:
            joined = tried.clone()
            join(joined, seat, kind - PARTS, group)
            found.append(sums(joined, seat))
    return min(found, key=lambda pair: pair[1])


def sums(state: Buccaneers, seat: int) -> tuple[int, int]:
    value, weight = state.totals(seat)
    return int(value), int(weight)


def tried_out(
    game: BuccaneersGame, state: Buccaneers, seat: int, kinds: list[int], samples: int, rng: Rng
) -> dict[int | None, float]:
    """How often the seat is drawn in, by the card that it selects now; None: it chooses like the others."""
    if samples == 0 or state.phase < SELECT or state.outcome() is not None:
        return {}
    knowledge = game.knowledge()
    fallen: dict[int | None, float] = dict.fromkeys([None, *kinds], 0.0)
    for _ in range(samples):
        state.resample(seat, rng)
        for kind in fallen:
            tried = state.clone()
            if kind is not None:
                tried.play(seat, kind)
            while tried.phase != TURN_UP:
                knowledge.playout(tried, rng, rng, LIMIT)
            fallen[kind] += share_drawn_in(tried, seat)
    return {kind: count / samples for kind, count in fallen.items()}


def share_drawn_in(state: Buccaneers, seat: int) -> float:
    """Of the cards that the pile may turn up, those that draw the seat in."""
    bad = cards = 0
    for code in map(int, state.codes(NATURE)):
        turned_up = state.clone()
        turned_up.play(NATURE, code)
        cards += int(state.weight(code))
        bad += int(state.weight(code)) * is_drawn_in(turned_up, seat)
    return bad / cards


def is_drawn_in(state: Buccaneers, seat: int) -> bool:
    """Was the seat drawn in, in the last finished round?"""
    row = len(state.ledger) - scoring.FIELDS * (int(state.count) - seat)
    return int(state.ledger[row + scoring.DRAWN_IN]) == 1
