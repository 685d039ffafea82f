"""The typed, checked form of pack.toml, and the box that it makes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ergosphere.core.errors import BadPack
from ergosphere.core.pack import Entry
from ergosphere.games.explorer.bot.chart import Chart
from ergosphere.games.explorer.bot.evaluate import ALL_LEVELS, LARGEST_MODEL
from ergosphere.games.explorer.bot.model import cells
from ergosphere.games.explorer.faces.card_effects import effect
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.rules.box import MOST_LEVEL, Box
from ergosphere.games.explorer.rules.cards import DECK_SIZE, EVENTS, MOST_COPIES, RESULTS

MOST_SPACES = 48
MOST_ENERGY = 99
LAST_CARDS = 8  # at least this many cards neither move a ship nor are kept
MOVING = ("engine-tune-up", "tidal-surge", "debris-collision", "frame-dragging")
KEPT = "repair-robot"

Number = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]
"""Any figure: small enough for every sentence and every sum."""
Spaces = Annotated[tuple[Number, ...], msgspec.Meta(max_length=2 * MOST_SPACES)]


class Funding(Entry, frozen=True):
    million: Number
    most: Number


class ShipFigures(Entry, frozen=True):
    price: Number
    tokens: Number


class Hold(Entry, frozen=True):
    tokens: Number
    probes: Number


class Successes(Entry, frozen=True):
    success: tuple[Number, Number, Number]


class MatchFigures(Entry, frozen=True):
    rounds: Number


class Lane(Entry, frozen=True):
    spaces: Number


class Zone(Entry, frozen=True):
    id: str
    spaces: Number
    change: Spaces
    events: Spaces


class EventCard(Entry, frozen=True):
    id: str
    copies: Number
    energy: Number = 0
    elsewhere: Number = 0
    below: Number = 0
    shielding: Number = 0
    strength: Number = 0


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
    """EX-24: 28 cards. Only some of them may move a ship or be kept: a chain of events must come to an end."""
    for card in figures.event:
        between(f"event.{card.id}.copies", card.copies, 0, MOST_COPIES, "EX-24")
        for name in ("energy", "elsewhere"):
            between(f"event.{card.id}.{name}", getattr(card, name), -MOST_ENERGY, MOST_ENERGY, "EX-24")
        for name in ("shielding", "strength"):  # only a robot restores a level, up to the level built
            between(f"event.{card.id}.{name}", getattr(card, name), -MOST_LEVEL, 0, "EX-24")
        between(f"event.{card.id}.below", card.below, 0, MOST_LEVEL + 1, "EX-24")
    count = sum(card.copies for card in figures.event)
    if count != DECK_SIZE:
        raise BadPack(TEXT.say("pack-deck", count=count, expected=DECK_SIZE), "EX-24")
    lasting = sum(card.copies for card in figures.event if card.id in (*MOVING, KEPT))
    if lasting > DECK_SIZE - LAST_CARDS:
        names = ", ".join(str(TEXT.say(id)) for id in (*MOVING, KEPT))
        raise BadPack(TEXT.say("pack-chain", cards=names, count=lasting, most=DECK_SIZE - LAST_CARDS), "EX-24")
    for question in ("space", "time", "person"):
        count = sum(card.question == question for card in figures.result)
        if count != len(RESULTS) // 3:
            raise BadPack(TEXT.say("pack-questions", question=question, count=count), "EX-25")


def check_size(figures: Figures, chart: Chart) -> None:
    """What bots know about a mission grows with the places of a chart and with the tokens: the product is bounded.

    Change-orbit spaces matter most: each one adds a count of EX-13 to tell apart."""
    each = cells(chart, 0, ALL_LEVELS)
    tokens = LARGEST_MODEL // each - 1
    if figures.hold.tokens > tokens:
        change = ", ".join(f"{len(zone.change)} of {zone.spaces}" for zone in figures.zone)
        events = sum(len(zone.events) for zone in figures.zone)
        given = figures.hold.tokens
        raise BadPack(TEXT.say("pack-size", given=given, most=tokens, change=change, events=events), "EX-13")


def box(figures: Figures) -> Box:
    by_id = {card.id: card for card in figures.event}
    cards = [by_id[id] for id in EVENTS]
    return Box(
        spaces=[zone.spaces for zone in figures.zone],
        change=[list(zone.change) for zone in figures.zone],
        events=[list(zone.events) for zone in figures.zone],
        lane=figures.lane.spaces,
        rounds=figures.match.rounds,
        million=figures.funding.million,
        most_funding=figures.funding.most,
        price=figures.ship.price,
        tokens=figures.ship.tokens,
        most_tokens=figures.hold.tokens,
        most_probes=figures.hold.probes,
        probe_success=list(figures.probe.success),
        prize_success=list(figures.prize.success),
        copies=[card.copies for card in cards],
        energy=[card.energy for card in cards],
        elsewhere=[card.elsewhere for card in cards],
        below=[card.below for card in cards],
        shielding=[card.shielding for card in cards],
        strength=[card.strength for card in cards],
    )


def variables(figures: Figures) -> dict[str, object]:
    """The figures in the rule texts."""
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
    """Spaces in order, or that there are none."""
    return ", ".join(map(str, sorted(spaces))) or str(TEXT.say("no-spaces"))
