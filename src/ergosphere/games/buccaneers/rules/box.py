"""The box: everything that a pack prints, as tables by kind, and the menus of actions. One for each content pack."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from ergosphere.core.values import Action
from ergosphere.games.buccaneers.rules.codes import codes_by_action, nature_menu, seat_menu
from ergosphere.games.buccaneers.rules.kinds import CARDS, KINDS, PARTS, ROBOTS, SEATS, SHAPESHIFTERS, TOYS

SUM_BITS: Final = 15
HALF_SUM: Final = 0x4000


@final
@mypyc_attr(acyclic=True)
class Box:
    cards: list[str]  # by kind: its id in notation and table files
    titles: list[str]  # by kind: its name for people
    copies: vec[u8]  # by kind; a kind that prints the same as an earlier one has none
    value: vec[i64]  # by kind, at rest
    weight: vec[i64]
    sums: vec[i64]  # by kind: what counts by itself, to be added up in fields of SUM_BITS (see sums_of)
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
    points: vec[i64]  # SEATS * seats + place - 1
    laser: vec[i64]  # two that let it stay, two that don't
    tiit: i64
    toys_card: i64
    exoskeleton_card: i64
    carpet_card: i64
    towel: i64
    cubus_minds_toys: bool  # is any Toy of this pack heavy enough to turn Cubus Libra?
    stirs: vec[u8]  # by kind: bits of the Artifacts that it can turn (artifact - SUCKER); Robots never count
    menu: list[Action]
    codes_of: dict[Action, int]
    actions_of: dict[str, Action]  # by notation
    nature_menu: list[Action]
    nature_codes_of: dict[Action, int]
    nature_actions_of: dict[str, Action]

    def __init__(
        self,
        *,
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
        tiit: int,
        toys_card: int,
        exoskeleton_card: int,
        carpet_card: int,
        towel: int,
        cubus_heavy: int,
        loot_heavy: int,
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
        points_by_place = [0] * (SEATS * (SEATS + 1))
        for row in points:
            for place, score in enumerate(row):
                points_by_place[SEATS * len(row) + place] = score
        self.points = vec[i64](points_by_place)
        self.laser = vec[i64](laser)
        self.tiit = tiit
        self.toys_card = toys_card
        self.exoskeleton_card = exoskeleton_card
        self.carpet_card = carpet_card
        self.towel = towel
        self.cubus_minds_toys = max(weight[TOYS:ROBOTS]) >= cubus_heavy
        self.stirs = stirs_of(weight, cubus_heavy, loot_heavy)
        self.menu = seat_menu(cards, laser)
        self.codes_of = codes_by_action(self.menu)
        self.actions_of = {str(action): action for action in self.codes_of}
        self.nature_menu = nature_menu(cards, hole_ids)
        self.nature_codes_of = codes_by_action(self.nature_menu)
        self.nature_actions_of = {str(action): action for action in self.nature_codes_of}


def sums_of(value: list[int], weight: list[int]) -> vec[i64]:
    """From the lowest field: value, weight, weight of Toys, number of Shapeshifters. Zero for parts, Artifacts and
    Relics, and without the weight of Shapeshifters: these depend on other cards."""
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


def stirs_of(weight: list[int], cubus_heavy: int, loot_heavy: int) -> vec[u8]:
    """BB-22, BB-23, BB-24"""
    found = [0] * KINDS
    for kind in range(KINDS):
        if not ROBOTS <= kind < SHAPESHIFTERS:
            sucker = SHAPESHIFTERS <= kind < PARTS
            found[kind] = sucker + 2 * (weight[kind] >= cubus_heavy) + 4 * (weight[kind] >= loot_heavy)
    return vec[u8](found)


def lowest_sum(sums: i64) -> i64:
    """The lowest field, which may be negative."""
    return ((sums + HALF_SUM) & (2 * HALF_SUM - 1)) - HALF_SUM
