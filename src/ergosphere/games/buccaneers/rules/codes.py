"""Codes of actions, and the menus that list the actions by code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32

from ergosphere.core.values import Action
from ergosphere.games.buccaneers import actions
from ergosphere.games.buccaneers.rules.kinds import KINDS

# Of seats: first the selections, by kind
ADD: Final = KINDS  # + kind
JOIN: Final = 2 * KINDS  # + group, from 0
PLACE: Final = JOIN + 3  # + number of the Laser's card
USE: Final = PLACE + 4  # + 0 Egg, 1 Pool, 2 Ring
HOLD: Final = USE + 3

# Of nature: first the deals, by kind
DRAW: Final = KINDS
TAKE: Final = 2 * KINDS
TURN_UP: Final = 3 * KINDS
DIRECTION: Final = 4 * KINDS
HOLE: Final = DIRECTION + 2
HOLES: Final = 13

NO_CODES: Final = vec[i32]([0] * KINDS)  # to copy from

DIRECTIONS: Final = ("clockwise", "counterclockwise")
RELICS: Final = ("easter-egg", "alien-kiddie-pool", "one-ring")


def seat_menu(cards: list[str], laser: list[int]) -> list[Action]:
    menu: list[Action] = [actions.SelectCard(card) for card in cards]
    menu += [actions.AddCard(card) for card in cards]
    menu += [actions.JoinGroup(group) for group in (1, 2, 3)]
    menu += [actions.PlaceThreshold(f"{card:+}") for card in laser]
    menu += [actions.UseRelic(relic) for relic in RELICS]
    menu += [actions.HoldRelic(relic) for relic in RELICS]
    return menu


def nature_menu(cards: list[str], holes: list[str]) -> list[Action]:
    menu: list[Action] = [actions.DealCard(card) for card in cards]
    menu += [actions.DrawCard(card) for card in cards]
    menu += [actions.TakeCard(card) for card in cards]
    menu += [actions.TurnUpCard(card) for card in cards]
    menu += [actions.ShowDirection(direction) for direction in DIRECTIONS]
    menu += [actions.TurnHole(hole) for hole in holes]
    return menu


def codes_by_action(menu: list[Action]) -> dict[Action, int]:
    """Of kinds that print the same only the first one exists."""
    found: dict[Action, int] = {}
    for code, action in enumerate(menu):
        if action not in found:
            found[action] = code
    return found
