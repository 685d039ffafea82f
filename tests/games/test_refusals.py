"""Refusals in every game: random states, any action that there is, any seat.

Whatever is refused is refused with a rule that exists, in words without ids, and the rule is about what was tried."""

import random
import re
from functools import cache

import pytest

import ergosphere
from ergosphere.core.errors import BadInput, IllegalAction
from tests.conftest import COMPILED
from tests.games.test_contract import played, settings_of

MATCHES = 4 if COMPILED else 2
TRIED = 4
KEYS = [key for key in ergosphere.games() if key != "wreck-auction"]

# Reasons that lie in the moment, not in the action: whose turn it is, what must happen first.
MOMENT = {
    "refused-over", "refused-turn", "refused-nature", "refused-chance", "refused-draw", "refused-players",
    "refused-chosen", "refused-chosen-group", "refused-gps", "refused-step", "refused-seat",
}  # fmt: skip
# The rules that an action is about.
ABOUT = {
    "black-holes": {"MoveBlock": "BH-1 BH-2 BH-6 BH-9 BH-10 BH-11 BH-12"},
    "buccaneers": {
        "SelectCard": "BB-9", "AddCard": "BB-20", "JoinGroup": "BB-14", "PlaceThreshold": "BB-19",
        "UseRelic": "BB-26 BB-27 BB-29", "HoldRelic": "BB-26 BB-27 BB-29",
    },
    "chasphere": {
        "MoveShip": "CH-17 CH-24", "Explore": "CH-18 CH-24", "Analyze": "CH-26", "Jump": "CH-25 CH-26",
        "TakeArtifact": "CH-28", "Swap": "CH-21 CH-24 CH-27", "SwapFor": "CH-21", "UpgradeEngine": "CH-21 CH-24",
        "BuySynthesizer": "CH-21 CH-24", "Seize": "CH-22", "Pay": "CH-22", "Keep": "CH-18 CH-19", "KeepNoMore": "CH-18",
        "PutOnTop": "CH-18", "PutUnder": "CH-18", "TakeShip": "CH-4", "EndTurn": "CH-16",
    },
    "explorer": {
        "AskCrew": "EX-3", "AskNobody": "EX-3", "AcceptCrew": "EX-3", "DeclineCrew": "EX-3", "BuildShip": "EX-3 EX-4",
        "BuyDice": "EX-12", "UseRobot": "EX-24", "StayInOrbit": "EX-13 EX-15 EX-24", "GoDown": "EX-13 EX-15 EX-24",
        "GoUp": "EX-13 EX-14 EX-15 EX-24", "TakeEnergy": "EX-24", "LaunchProbe": "EX-18", "GiveHelp": "EX-19",
    },
}  # fmt: skip


@cache
def ids_of(key):
    """The ids of a game's pack and options that are no words."""
    found = set()

    def collect(node):
        if isinstance(node, dict):
            found.update(value for name, value in node.items() if name == "id" and isinstance(value, str))
            for value in node.values():
                collect(value)
        elif isinstance(node, list):
            for value in node:
                collect(value)

    collect(ergosphere.load(key).content)
    return {id for id in found if re.search("[-/_]", id)}


def some(menu, chance):
    """Actions of several kinds; one kind may have a thousand of them."""
    kinds = sorted({type(action).__name__ for action in menu})
    for kind in chance.sample(kinds, min(TRIED, len(kinds))):
        yield chance.choice([action for action in menu if type(action).__name__ == kind])


def refusals(key):
    """What is tried, in all sorts of states, and the answer."""
    game = played(key)
    for seed in range(MATCHES):
        chance = random.Random(f"{key} {seed}")
        seats = chance.randint(*game.seats)
        try:
            state = game.new(seats, **chance.choice(settings_of(key, seats)))
        except BadInput:
            continue
        while True:
            for seat in range(-1, seats):
                for action in some(state.menu(seat), chance):
                    if action not in state.legal(seat):
                        with pytest.raises(IllegalAction) as refused:
                            state.apply(seat, action)
                        yield seat, action, refused.value
            if not state.actors():
                break
            actor = state.actors()[0]
            state.apply(actor, chance.choice(state.legal(actor)))


@pytest.mark.parametrize("key", KEYS)
def test_a_refusal_has_its_rule_and_speaks_in_names(key):
    rules = {rule.id for rule in ergosphere.load(key).rules()}
    kinds = set()
    for seat, action, problem in refusals(key):
        said = str(problem.sentence)
        assert problem.rule in rules, (action, said)
        named = [id for id in ids_of(key) if re.search(rf"(?<![\w-]){re.escape(id)}(?![\w-])", said)]
        assert not named, (action, said)
        assert not re.search(r"\bnone\b\s*$|\{|\}|\bNone\b", said) or "you have none" in said, (action, said)
        if seat >= 0 and problem.id not in MOMENT and type(action).__name__ in ABOUT[key]:
            kinds.add(type(action).__name__)
            assert problem.rule in ABOUT[key][type(action).__name__].split(), (action, str(problem))
    assert len(kinds) > len(ABOUT[key]) // 2
