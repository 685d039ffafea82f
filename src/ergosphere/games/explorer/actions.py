"""The actions and their notation. Not compiled (msgspec)."""

from __future__ import annotations

import re
from collections.abc import Callable

from ergosphere.core.errors import BadNotation
from ergosphere.core.values import Action
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.rules.cards import EVENTS, RESULTS

GIFTS = ("energy", "probe", "robot")
SYSTEMS = ("shielding", "strength")


class ChooseFirst(Action, frozen=True):
    """Nature draws the crew that begins (EX-1)."""

    crew: int

    def __str__(self) -> str:
        return f"first {self.crew}"


class RollDice(Action, frozen=True):
    """Nature rolls; the dice are sorted, because their order doesn't matter."""

    dice: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["roll", *map(str, self.dice)])


class DrawEvent(Action, frozen=True):
    """Nature turns up an event card."""

    card: str

    def __str__(self) -> str:
        return f"draw {self.card}"


class DrawResult(Action, frozen=True):
    """Nature turns up a probe-result card."""

    card: str

    def __str__(self) -> str:
        return f"find {self.card}"


class AskCrew(Action, frozen=True):
    """EX-3: propose to another crew to fly together."""

    crew: int

    def __str__(self) -> str:
        return f"ask {self.crew}"


class AskNobody(Action, frozen=True):
    def __str__(self) -> str:
        return "no-ask"


class AcceptCrew(Action, frozen=True):
    """EX-3: fly together with the crew that asks."""

    def __str__(self) -> str:
        return "yes"


class DeclineCrew(Action, frozen=True):
    def __str__(self) -> str:
        return "no"


class BuildShip(Action, frozen=True):
    """EX-4: a level of 0 to 3 for each of the four items."""

    probes: int
    shielding: int
    strength: int
    power: int

    def __str__(self) -> str:
        return f"build {self.probes},{self.shielding},{self.strength},{self.power}"


class BuyDice(Action, frozen=True):
    """EX-12: the number of dice to roll; those beyond two cost a token each."""

    dice: int

    def __str__(self) -> str:
        return f"dice {self.dice}"


class UseRobot(Action, frozen=True):
    """Spend a repair robot on shielding or strength."""

    system: str

    def __str__(self) -> str:
        return f"repair {self.system}"


class StayInOrbit(Action, frozen=True):
    """EX-14: changing is never compulsory."""

    def __str__(self) -> str:
        return "stay"


class GoDown(Action, frozen=True):
    def __str__(self) -> str:
        return "down"


class GoUp(Action, frozen=True):
    """EX-15: into another zone the crew names one of the two spaces above."""

    space: int | None = None

    def __str__(self) -> str:
        return "up" if self.space is None else f"up {self.space}"


class TakeEnergy(Action, frozen=True):
    """Frame-dragging: energy instead of a higher orbit."""

    def __str__(self) -> str:
        return "charge"


class LaunchProbe(Action, frozen=True):
    def __str__(self) -> str:
        return "launch"


class GiveHelp(Action, frozen=True):
    """EX-19: one service to the ship of another crew."""

    gift: str
    crew: int

    def __str__(self) -> str:
        return f"give {self.gift} {self.crew}"


class EndTurn(Action, frozen=True):
    def __str__(self) -> str:
        return "done"


NOTATION: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Action]], ...] = (
    (re.compile(r"stay"), lambda _: StayInOrbit()),
    (re.compile(r"down"), lambda _: GoDown()),
    (re.compile(r"up(?: (0|[1-9][0-9]?))?"), lambda found: GoUp(None if found[1] is None else int(found[1]))),
    (re.compile(r"charge"), lambda _: TakeEnergy()),
    (re.compile(r"launch"), lambda _: LaunchProbe()),
    (re.compile(r"done"), lambda _: EndTurn()),
    (re.compile(r"dice ([0-9])"), lambda found: BuyDice(int(found[1]))),
    (re.compile(r"repair (shielding|strength)"), lambda found: UseRobot(found[1])),
    (re.compile(r"give (energy|probe|robot) ([0-9])"), lambda found: GiveHelp(found[1], int(found[2]))),
    (re.compile(r"build ([0-9]),([0-9]),([0-9]),([0-9])"), lambda found: BuildShip(*map(int, found.groups()))),
    (re.compile(r"ask ([0-9])"), lambda found: AskCrew(int(found[1]))),
    (re.compile(r"no-ask"), lambda _: AskNobody()),
    (re.compile(r"yes"), lambda _: AcceptCrew()),
    (re.compile(r"no"), lambda _: DeclineCrew()),
    (re.compile(r"roll ([1-6](?: [1-6]){0,3})"), lambda found: RollDice(tuple(map(int, found[1].split())))),
    (re.compile(r"first ([0-9])"), lambda found: ChooseFirst(int(found[1]))),
    (re.compile(f"draw ({'|'.join(EVENTS)})"), lambda found: DrawEvent(found[1])),
    (re.compile(f"find ({'|'.join(RESULTS)})"), lambda found: DrawResult(found[1])),
)


def parse(text: str) -> Action:
    """Well-formed text only; whether the rules allow it is another question."""
    for pattern, make in NOTATION:
        found = pattern.fullmatch(text)
        if found:
            return make(found)
    raise BadNotation(TEXT.say("malformed-action", text=text))
