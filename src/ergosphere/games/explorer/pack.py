"""The typed, checked form of pack.toml, and the board that it makes."""

from __future__ import annotations

from typing import Literal

import msgspec

from ergosphere.core.errors import BadPack
from ergosphere.core.pack import Entry
from ergosphere.games.explorer.board import Board
from ergosphere.games.explorer.cards import DECK_SIZE, EVENTS, MOST_COPIES, RESULTS
from ergosphere.games.explorer.telling import effect
from ergosphere.games.explorer.text import TEXT

MOST_SPACES = 48
MOST_ENERGY = 99


class Funding(Entry, frozen=True):
    million: int
    most: int


class ShipFigures(Entry, frozen=True):
    price: int
    tokens: int


class Hold(Entry, frozen=True):
    tokens: int
    probes: int


class Successes(Entry, frozen=True):
    success: tuple[int, int, int]


class MatchFigures(Entry, frozen=True):
    rounds: int


class Lane(Entry, frozen=True):
    spaces: int


class Zone(Entry, frozen=True):
    id: str
    spaces: int
    change: tuple[int, ...]
    events: tuple[int, ...]


class EventCard(Entry, frozen=True):
    id: str
    copies: int
    energy: int = 0
    elsewhere: int = 0
    below: int = 0
    shielding: int = 0
    strength: int = 0


class ResultCard(Entry, frozen=True):
    id: str
    question: Literal["space", "time", "person"]


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    funding: Funding
    ship: ShipFigures
    hold: Hold
    probe: Successes
    prize: Successes
    match: MatchFigures
    lane: Lane
    zone: tuple[Zone, Zone, Zone]
    event: tuple[EventCard, ...]
    result: tuple[ResultCard, ...]


def check(figures: Figures) -> None:
    """Everything that the rules and the engine rely on."""
    limits = (
        ("funding.million", figures.funding.million, 1, 100),
        ("funding.most", figures.funding.most, figures.funding.million, 600),
        ("ship.price", figures.ship.price, 1, 100),
        ("ship.tokens", figures.ship.tokens, 1, 12),
        ("hold.tokens", figures.hold.tokens, 1, 36),
        ("hold.probes", figures.hold.probes, 3, 9),
        ("match.rounds", figures.match.rounds, 1, 200),
        ("lane.spaces", figures.lane.spaces, 1, 12),
        *[(f"probe.success.{i}", die, 0, 6) for i, die in enumerate(figures.probe.success)],
        *[(f"prize.success.{i}", die, 1, 7) for i, die in enumerate(figures.prize.success)],
    )
    for where, given, least, most in limits:
        between(where, given, least, most)
    for zone in figures.zone:
        check_zone(zone)
    safe, warning, danger = (zone.spaces for zone in figures.zone)
    if (safe, warning) != (2 * warning, 2 * danger):
        raise BadPack(TEXT.say("pack-doubling", spaces=f"{safe}, {warning}, {danger}"), "EX-7")
    check_cards(figures)


def between(where: str, given: int, least: int, most: int, rule: str | None = None) -> None:
    if not least <= given <= most:
        raise BadPack(TEXT.say("pack-limit", where=where, given=given, least=least, most=most), rule)


def check_zone(zone: Zone) -> None:
    between(f"zone.{zone.id}.spaces", zone.spaces, 3, MOST_SPACES, "EX-7")
    for name, spaces, rule in (("change", zone.change, "EX-8"), ("events", zone.events, "EX-9")):
        for space in spaces:
            between(f"zone.{zone.id}.{name}", space, 0, zone.spaces - 1, rule)
        if len(set(spaces)) != len(spaces):
            raise BadPack(TEXT.say("pack-twice", where=f"zone.{zone.id}.{name}"), rule)
    if not zone.change:
        raise BadPack(TEXT.say("pack-no-change", where=f"zone.{zone.id}.change"), "EX-8")


def check_cards(figures: Figures) -> None:
    """EX-24: 28 cards. Few enough of a kind that a chain of them ends and that some card is never kept."""
    for card in figures.event:
        between(f"event.{card.id}.copies", card.copies, 0, MOST_COPIES, "EX-24")
        for name in ("energy", "elsewhere", "shielding", "strength"):
            between(f"event.{card.id}.{name}", getattr(card, name), -MOST_ENERGY, MOST_ENERGY, "EX-24")
        between(f"event.{card.id}.below", card.below, 0, 4, "EX-24")
    count = sum(card.copies for card in figures.event)
    if count != DECK_SIZE:
        raise BadPack(TEXT.say("pack-deck", count=count, expected=DECK_SIZE), "EX-24")
    for question in ("space", "time", "person"):
        count = sum(card.question == question for card in figures.result)
        if count != len(RESULTS) // 3:
            raise BadPack(TEXT.say("pack-questions", question=question, count=count), "EX-25")


def board(figures: Figures) -> Board:
    cards = {card.id: card for card in figures.event}
    return Board(
        [zone.spaces for zone in figures.zone],
        [list(zone.change) for zone in figures.zone],
        [list(zone.events) for zone in figures.zone],
        figures.lane.spaces,
        figures.match.rounds,
        (figures.funding.million, figures.funding.most),
        (figures.ship.price, figures.ship.tokens),
        (figures.hold.tokens, figures.hold.probes),
        list(figures.probe.success),
        list(figures.prize.success),
        [
            (card.copies, card.energy, card.elsewhere, card.below, card.shielding, card.strength)
            for card in (cards[id] for id in EVENTS)
        ],
    )


def variables(figures: Figures) -> dict[str, object]:
    """What the rule texts say in figures."""
    safe, warning, danger = figures.zone
    values: dict[str, object] = {
        "million": figures.funding.million,
        "most_funding": figures.funding.most,
        "price": figures.ship.price,
        "tokens": figures.ship.tokens,
        "most_tokens": figures.hold.tokens,
        "most_probes": figures.hold.probes,
        "lane": figures.lane.spaces,
        "joining": figures.lane.spaces + 1,
        "rounds": figures.match.rounds,
        "cards": sum(card.copies for card in figures.event),
    }
    for zone in (safe, warning, danger):
        values[f"{zone.id}_spaces"] = zone.spaces
        values[f"{zone.id}_change"] = listed(zone.change)
        values[f"{zone.id}_events"] = listed(zone.events)
    for orbit, die in zip((6, 7, 8), figures.probe.success, strict=True):
        values[f"probe_{orbit}"] = die
    for count, die in zip((1, 2, 3), figures.prize.success, strict=True):
        values[f"prize_{count}"] = die
    for card in figures.event:
        does = effect(TEXT, card.id, card, figures.hold.probes)
        line = TEXT.say("card-line", copies=card.copies, title=TEXT.say(card.id), effect=does)
        values[card.id.replace("-", "_")] = line
    return values


def listed(spaces: tuple[int, ...]) -> str:
    """Spaces in order; none is said, too."""
    return ", ".join(map(str, sorted(spaces))) or str(TEXT.say("no-spaces"))
