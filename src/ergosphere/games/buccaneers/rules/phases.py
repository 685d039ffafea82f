"""The phases of a match: what happens next. Nature acts where no seat is waited for."""

from __future__ import annotations

from typing import Final

FLIP: Final = 0  # nature: the Direction card
HOLE: Final = 1  # nature: the next Black Hole card
DEAL: Final = 2  # nature
SELECT: Final = 3
GPS_PICK: Final = 4  # nature
GROUP: Final = 5  # for parts that were selected
TIIT_DRAW: Final = 6  # nature
LASER_CARD: Final = 7
TENTACLES_DRAW: Final = 8  # nature
ADD: Final = 9  # one of the three cards
ADD_GROUP: Final = 10
EGG_USE: Final = 11  # step A
EGG_DRAW: Final = 12  # nature
EGG_GROUP: Final = 13
POOL_USE: Final = 14  # step B
POOL_TAKE: Final = 15  # nature
POOL_GROUP: Final = 16
RING_USE: Final = 17  # step D; from here on Toys lie open
TURN_UP: Final = 18  # nature: step F
OVER: Final = 19

PHASES: Final = (
    "flip", "hole", "deal", "select", "gps", "group", "tiit", "laser", "tentacles", "add", "add-group",
    "egg", "egg-draw", "egg-group", "pool", "pool-take", "pool-group", "ring", "turn-up", "over",
)  # fmt: skip
