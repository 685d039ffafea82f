"""The codes of all actions, of seats and of nature, and the menus that they number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ergosphere.core.values import Action
from ergosphere.games.explorer import actions as a
from ergosphere.games.explorer.rules.cards import EVENTS, KINDS, RESULTS

MOST_CREWS: Final = 6
MOST_DICE: Final = 4  # EX-12: two, and two that are bought

# Codes of seats. The code of a ship is 64 * probes + 16 * shielding + 4 * strength + power.
DESIGNS: Final = 256
DICE: Final = 254  # + the number of dice, from 2
REPAIR_SHIELDING: Final = 259
REPAIR_STRENGTH: Final = 260
STAY: Final = 261
DOWN: Final = 262
UP: Final = 263
CHARGE: Final = 264
LAUNCH: Final = 265
DONE: Final = 266
GIVE: Final = 267  # + GIFTS * crew + gift
GIFTS: Final = 3
GIVE_ENERGY: Final = 0
GIVE_PROBE: Final = 1
GIVE_ROBOT: Final = 2
ASK: Final = GIVE + GIFTS * MOST_CREWS  # + the crew that is asked
NO_ASK: Final = ASK + MOST_CREWS
YES: Final = NO_ASK + 1
NO: Final = NO_ASK + 2
UP_TO: Final = NO + 1  # + the space above

# Codes of nature.
FIRST_CREW: Final = 0  # + the crew
DIE: Final = 5  # + what it shows
THROWS: Final = 12


def throws(dice: int) -> list[tuple[int, ...]]:
    """Everything that a number of dice can show, sorted."""
    if dice == 0:
        return [()]
    return [(*rest, last) for rest in throws(dice - 1) for last in range(rest[-1] if rest else 1, 7)]


def orders(shown: tuple[int, ...]) -> int:
    """The number of orders in which the dice can show it."""
    count = 1
    for number in range(len(shown)):
        count = count * (number + 1) // shown[: number + 1].count(shown[number])
    return count


ALL_THROWS: Final = throws(2) + throws(3) + throws(4)
# By number of dice: where their throws begin.
THROWS_FROM: Final = vec[i64]([0, 0, THROWS, THROWS + 21, THROWS + 21 + 56, THROWS + 21 + 56 + 126])
DRAWS: Final = THROWS + 21 + 56 + 126  # + the kind of event card
FINDS: Final = DRAWS + KINDS  # + the number of the result
TOTALS: Final = vec[u8]([0] * THROWS + [sum(shown) for shown in ALL_THROWS])
ORDERS: Final = vec[u8]([1] * THROWS + [orders(shown) for shown in ALL_THROWS])


def ordered(dice: int) -> list[int]:
    """The codes of throws, each as often as there are orders: a die with 6 ** dice sides rolls them."""
    return [
        THROWS + number for number, shown in enumerate(ALL_THROWS) if len(shown) == dice for _ in range(orders(shown))
    ]


EVEN_CHANCES: Final = vec[u8](ordered(2) + ordered(3) + ordered(4))
# By number of dice: where their even chances begin, and how many there are.
EVEN_FROM: Final = vec[i64]([0, 0, 0, 36, 36 + 216])
SIDES: Final = vec[i64]([1, 6, 36, 216, 1296])

NATURE_MENU: Final[list[Action]] = [
    *[a.ChooseFirst(crew) for crew in range(MOST_CREWS)],
    *[a.RollDice((shown,)) for shown in range(1, 7)],
    *[a.RollDice(shown) for shown in ALL_THROWS],
    *[a.DrawEvent(card) for card in EVENTS],
    *[a.DrawResult(card) for card in RESULTS],
]
SEAT_MENU: Final[list[Action]] = [  # a box adds one GoUp for each space
    *[a.BuildShip(code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3) for code in range(DESIGNS)],
    *[a.BuyDice(dice) for dice in range(2, MOST_DICE + 1)],
    *[a.UseRobot(system) for system in a.SYSTEMS],
    a.StayInOrbit(),
    a.GoDown(),
    a.GoUp(),
    a.TakeEnergy(),
    a.LaunchProbe(),
    a.EndTurn(),
    *[a.GiveHelp(gift, crew) for crew in range(MOST_CREWS) for gift in a.GIFTS],
    *[a.AskCrew(crew) for crew in range(MOST_CREWS)],
    a.AskNobody(),
    a.AcceptCrew(),
    a.DeclineCrew(),
]
NATURE_CODES_OF: Final[dict[Action, int]] = {action: code for code, action in enumerate(NATURE_MENU)}
