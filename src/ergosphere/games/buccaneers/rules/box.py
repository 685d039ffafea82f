"""The box: everything printed, as tables by kind, and the menus of actions. One for each content pack."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.values import Action
from ergosphere.games.buccaneers import actions
from ergosphere.games.buccaneers.rules.kinds import CARDS, KINDS, PARTS, ROBOTS, SEATS, SHAPESHIFTERS, TOYS

# Codes of seats
ADD: Final = KINDS  # after the picks; + kind
JOIN: Final = 2 * KINDS  # + group, from 0
PLACE: Final = JOIN + 3  # + number of the Laser's card
USE: Final = PLACE + 4  # + 0 Egg, 1 Pool, 2 Ring
HOLD: Final = USE + 3

# Codes of nature, after the deals
DRAW: Final = KINDS
TAKE: Final = 2 * KINDS
TURN_UP: Final = 3 * KINDS
DIRECTION: Final = 4 * KINDS
HOLE: Final = DIRECTION + 2
HOLES: Final = 13

SUM_BITS: Final = 15
HALF_SUM: Final = 0x4000

DIRECTIONS: Final = ("clockwise", "counterclockwise")


@final
@mypyc_attr(acyclic=True)
class Box:
    cards: list[str]  # by kind: as notation and companion call it
    titles: list[str]  # by kind: as people do
    copies: vec[u8]  # by kind; a kind that prints the same as an earlier one has none
    value: vec[i64]  # by kind, at rest
    weight: vec[i64]
    sums: vec[i64]  # by kind, to be added up: what counts by itself, in fields of SUM_BITS (see sums_of)
    spin_value: vec[i64]  # 4 * (kind - SUCKER) + quarter turns
    spin_weight: vec[i64]
    part_value: vec[i64]  # by size of the group, from 0
    part_weight: vec[i64]
    dip_kind: vec[u8]  # the 67 cards one by one
    dip_copy: vec[u8]
    hole_ids: list[str]
    hole_threshold: vec[i64]
    hole_hand: vec[i64]
    first: vec[u8]  # BB-6
    points: vec[i64]  # 6 * seats + place - 1
    laser: vec[i64]  # two that let it stay, two that don't
    tiit: i64
    toys_card: i64
    exoskeleton_card: i64
    carpet_card: i64
    towel: i64
    cubus_heavy: i64
    cubus_minds_toys: bool  # by this pack's weights: is any Toy heavy enough?
    loot_heavy: i64
    stirs: vec[u8]  # by kind: bits of the Artifacts that turn when one sees it (artifact - SUCKER); Robots never count
    menu: list[Action]
    words: dict[Action, int]
    nature_menu: list[Action]
    nature_words: dict[Action, int]

    def __init__(
        self,
        cards: list[str],
        titles: list[str],
        copies: list[int],
        value: list[int],
        weight: list[int],
        spin_value: list[int],
        spin_weight: list[int],
        part_value: list[int],
        part_weight: list[int],
        hole_ids: list[str],
        hole_threshold: list[int],
        hole_hand: list[int],
        first: list[int],
        points: list[list[int]],
        laser: list[int],
        single: list[int],
    ) -> None:
        self.cards = cards
        self.titles = titles
        self.copies = vec[u8](copies)
        self.value = vec[i64](value)
        self.weight = vec[i64](weight)
        self.sums = sums_of(value, weight)
        self.spin_value = vec[i64](spin_value)
        self.spin_weight = vec[i64](spin_weight)
        self.part_value = vec[i64](part_value)
        self.part_weight = vec[i64](part_weight)
        dips = [(kind, copy) for kind in range(KINDS) for copy in range(copies[kind])]
        assert len(dips) == CARDS  # noqa: S101  the pack was checked
        self.dip_kind = vec[u8]([kind for kind, _ in dips])
        self.dip_copy = vec[u8]([copy for _, copy in dips])
        self.hole_ids = hole_ids
        self.hole_threshold = vec[i64](hole_threshold)
        self.hole_hand = vec[i64](hole_hand)
        self.first = vec[u8](first)
        table = [0] * (SEATS * (SEATS + 1))
        for row in points:
            for place, score in enumerate(row):
                table[SEATS * len(row) + place] = score
        self.points = vec[i64](table)
        self.laser = vec[i64](laser)
        tiit, toys, exoskeleton, carpet, towel, cubus, loot = single
        self.tiit = tiit
        self.toys_card = toys
        self.exoskeleton_card = exoskeleton
        self.carpet_card = carpet
        self.towel = towel
        self.cubus_heavy = cubus
        self.cubus_minds_toys = max(weight[TOYS:ROBOTS]) >= cubus
        self.loot_heavy = loot
        self.stirs = vec[u8](
            [
                0
                if ROBOTS <= kind < SHAPESHIFTERS
                else (SHAPESHIFTERS <= kind < PARTS) + 2 * (weight[kind] >= cubus) + 4 * (weight[kind] >= loot)
                for kind in range(KINDS)
            ]
        )
        self.menu = seat_menu(cards, laser)
        self.nature_menu = nature_menu(cards, hole_ids)
        self.words = words(self.menu)
        self.nature_words = words(self.nature_menu)


def sums_of(value: list[int], weight: list[int]) -> vec[i64]:
    """Value, weight, weight of Toys, number of Shapeshifters, the value lowest. Nothing of parts, Artifacts and Relics,
    and no weight of Shapeshifters: it depends on others."""
    found = [0] * KINDS
    for kind in range(PARTS):
        found[kind] = value[kind]
        if kind >= SHAPESHIFTERS:
            found[kind] += 1 << (3 * SUM_BITS)
        else:
            found[kind] += weight[kind] << SUM_BITS
        if TOYS <= kind < ROBOTS:
            found[kind] += weight[kind] << (2 * SUM_BITS)
    return vec[i64](found)


def lowest_sum(sums: i64) -> i64:
    """The lowest field; it may be negative."""
    return ((sums + HALF_SUM) & (2 * HALF_SUM - 1)) - HALF_SUM


def seat_menu(cards: list[str], laser: list[int]) -> list[Action]:
    menu: list[Action] = [actions.SelectCard(card) for card in cards]
    menu += [actions.AddCard(card) for card in cards]
    menu += [actions.JoinGroup(group) for group in (1, 2, 3)]
    menu += [actions.PlaceThreshold(f"{card:+}") for card in laser]
    relics = ("easter-egg", "alien-kiddie-pool", "one-ring")
    menu += [actions.UseRelic(relic) for relic in relics]
    menu += [actions.HoldRelic(relic) for relic in relics]
    return menu


def nature_menu(cards: list[str], holes: list[str]) -> list[Action]:
    menu: list[Action] = [actions.DealCard(card) for card in cards]
    menu += [actions.DrawCard(card) for card in cards]
    menu += [actions.TakeCard(card) for card in cards]
    menu += [actions.TurnUpCard(card) for card in cards]
    menu += [actions.ShowDirection(direction) for direction in DIRECTIONS]
    menu += [actions.TurnHole(hole) for hole in holes]
    return menu


def words(menu: list[Action]) -> dict[Action, int]:
    """The codes by action. Of kinds that print the same only the first one exists."""
    found: dict[Action, int] = {}
    for code, action in enumerate(menu):
        if action not in found:
            found[action] = code
    return found
