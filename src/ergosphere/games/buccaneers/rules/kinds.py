"""The kinds of cards and their numbers: what the rules fix about the 67 cards. Figures are the pack's (box.py)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

# BB-2: a kind's number says its family.
SPACECRAFT: Final = 0
TOYS: Final = 10
ROBOTS: Final = 20
SHAPESHIFTERS: Final = 24
PARTS: Final = 30
ARTIFACTS: Final = 34
RELICS: Final = 42
KINDS: Final = 49
NONE: Final = 255  # no card, no seat

GPS: Final = 34
TIIT: Final = 35
LASER: Final = 36
TENTACLES: Final = 37
GYRO: Final = 38
SUCKER: Final = 39  # the three that turn
CUBUS: Final = 40
LOOT: Final = 41
EGG: Final = 42
POOL: Final = 43
RING: Final = 44
CARPET: Final = 45
EXOSKELETON: Final = 46
PAPERWEIGHT: Final = 47
TOWEL: Final = 48

UNIQUE: Final = ARTIFACTS  # from here on each card exists once
UNIQUES: Final = KINDS - UNIQUE

FAMILIES: Final = ("spacecraft", "toy", "robot", "shapeshifter", "part", "artifact", "relic")
FAMILY_SIZES: Final = (10, 10, 4, 6, 4, 8, 7)  # kinds in each
FAMILY_CARDS: Final = (10, 10, 10, 10, 12, 8, 7)  # cards in each
CARDS: Final = 67

IS_SPACECRAFT: Final = 0
IS_TOY: Final = 1
IS_ROBOT: Final = 2
IS_SHAPESHIFTER: Final = 3
IS_PART: Final = 4
IS_ARTIFACT: Final = 5
IS_RELIC: Final = 6
FAMILY: Final = vec[u8](
    [family for family in range(7) for _ in range(FAMILY_SIZES[family])] + [IS_RELIC] * (256 - KINDS),
)

SEATS: Final = 6  # at most
HAND: Final = 10  # cards that a hand has room for: 9, and one by TIIT CLO UHL
TURNS: Final = 9  # at most in a round: one less than the hand, and one by TIIT CLO UHL
ROUNDS: Final = 3
GROUPS: Final = 3  # a player has at most as many groups as a part has copies
