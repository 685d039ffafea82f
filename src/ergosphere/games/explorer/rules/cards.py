"""The cards by number: what the two decks hold. Names and figures are the pack's and the catalogue's."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# EX-24: the kinds of event cards, in the order of the pack.
SOLAR_SURPLUS: Final = 0
DISC_TAILWIND: Final = 1
ENGINE_TUNE_UP: Final = 2
MICROMETEOROIDS: Final = 3
HULL_FATIGUE: Final = 4
HOT_GAS: Final = 5
X_RAY_FLARE: Final = 6
GAMMA_RAY_JET: Final = 7
TIDAL_SURGE: Final = 8
TIDAL_SQUEEZE: Final = 9
DEBRIS_COLLISION: Final = 10
FRAME_DRAGGING: Final = 11
NAVIGATION_LOCK: Final = 12
REPAIR_ROBOT: Final = 13
SPARE_PROBE: Final = 14
COMPUTER_REBOOT: Final = 15
TIME_DILATION: Final = 16
KINDS: Final = 17

EVENTS: Final = (
    "solar-surplus",
    "disc-tailwind",
    "engine-tune-up",
    "micrometeoroids",
    "hull-fatigue",
    "hot-gas",
    "x-ray-flare",
    "gamma-ray-jet",
    "tidal-surge",
    "tidal-squeeze",
    "debris-collision",
    "frame-dragging",
    "navigation-lock",
    "repair-robot",
    "spare-probe",
    "computer-reboot",
    "time-dilation",
)

# EX-25: the probe results, six for each question: space, time, a person.
RESULTS: Final = (
    "no-return",
    "bent-light",
    "circling-light",
    "dragged-space",
    "last-orbit",
    "size-by-mass",
    "slow-clocks",
    "frozen-fall",
    "stretched-light",
    "late-echo",
    "young-travellers",
    "long-evaporation",
    "stretched-body",
    "gentle-giant",
    "unmarked-door",
    "only-inwards",
    "hot-welcome",
    "no-vacuum-cleaner",
)
ALL_CARDS: Final = 18
ALL_RESULTS: Final = (1 << ALL_CARDS) - 1

# A deck is one word: three bits for the cards of each kind that it holds. One card of a kind is looked up, because
# the compiler makes a 32-bit shift of `1 << n`.
BITS: Final = 3
ONE: Final = vec[i64]([1 << (BITS * kind) for kind in range(KINDS)])
MOST_COPIES: Final = 6
DECK_SIZE: Final = 28
