"""A real table written down in a file, read and checked: which cards lie where."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from typing import Annotated

import msgspec

from ergosphere.core.errors import BadInput
from ergosphere.core.match.log import check_name
from ergosphere.games.buccaneers.faces.text import TEXT
from ergosphere.games.buccaneers.rules.box import Box
from ergosphere.games.buccaneers.rules.kinds import (
    EGG,
    FAMILY,
    IS_PART,
    IS_ROBOT,
    LOOT,
    POOL,
    RING,
    SEATS,
    SUCKER,
)

FEWEST = 3
CARD = re.compile(r"(?P<name>\S+(?: (?:-?[0-9]+/-?[0-9]+|[a-z-]+(?<!turned)))?)(?: (?P<mark>turned|[0-9]+))?")

RELICS = {"easter-egg": EGG, "alien-kiddie-pool": POOL, "one-ring": RING}
Whole = Annotated[int, msgspec.Meta(ge=-(10**15), le=10**15)]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The display in the order of play; `uses` are the Relics that the player discards for their effect."""

    name: str
    display: tuple[str, ...]
    uses: tuple[str, ...] = ()


class TableFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table when the Score phase begins, and the cards that come up during it."""

    hole: Whole
    player: tuple[Player, ...]
    revealed: str = ""
    """Required; empty by default so that our own sentence asks for it."""
    threshold_cards: tuple[int, ...] = ()
    deck_top: str | None = None
    pool_card: str | None = None


class Written(msgspec.Struct, frozen=True):
    """A card as it is written, with its place in the file for error messages."""

    kind: int
    text: str
    where: str
    turned: bool = False
    turns: int = 0
    group: int | None = None
    marked: bool = False
    """Was anything written after it?"""


class Checked(msgspec.Struct, frozen=True):
    """A table whose cards all exist."""

    table: TableFile
    displays: tuple[tuple[Written, ...], ...]
    revealed: Written
    deck_top: Written | None
    pool_card: Written | None


def wrong(id: str, **values: object) -> BadInput:
    return BadInput(TEXT.say(id, **values))


def check(box: Box, table: TableFile) -> Checked:
    """Everything that can be said without scoring."""
    if not FEWEST <= len(table.player) <= SEATS:
        raise wrong("table-players", count=len(table.player))
    check_names([player.name for player in table.player])
    known = sorted([int(box.tiit), *map(int, box.laser)])
    for card in table.threshold_cards:
        if card not in known or table.threshold_cards.count(card) > 1:
            raise wrong("table-threshold", card=card, known=", ".join(f"{each:+}" for each in known))
    if not table.revealed.strip():
        raise wrong("table-revealed")
    for player in table.player:
        for relic in player.uses:
            if relic not in RELICS or player.uses.count(relic) > 1:
                raise wrong("table-uses", name=player.name, relic=relic, known=", ".join(RELICS))
    checked = Checked(
        table,
        tuple(
            tuple(read(box, text, f"{player.name}, display, {number}") for number, text in enumerate(player.display, 1))
            for player in table.player
        ),
        bare(read(box, table.revealed, "revealed"), group=False),
        None if table.deck_top is None else bare(read(box, table.deck_top, "deck_top"), group=True),
        None if table.pool_card is None else bare(read(box, table.pool_card, "pool_card"), group=True),
    )
    check_copies(box, checked)
    return checked


def check_names(names: list[str]) -> None:
    for number, name in enumerate(names, 1):
        try:
            check_name(name)
        except BadInput as problem:
            raise wrong("table-player", number=number, problem=problem.sentence) from None
        if names.count(name) > 1:
            raise wrong("table-name", number=number, name=name)


def read(box: Box, text: str, where: str) -> Written:
    """A card and what is written after it: `turned` for Robots, quarter turns, or a part's group."""
    found = CARD.fullmatch(" ".join(text.split()))
    name, mark = (found["name"], found["mark"]) if found else (text, None)
    if name not in box.cards:
        raise wrong("table-card", where=where, card=text, hint=hint(box, text))
    kind = box.cards.index(name)
    if mark is None:
        return Written(kind, name, where)
    if mark == "turned":
        if FAMILY[kind] != IS_ROBOT:
            raise wrong("table-turned", where=where, card=text)
        return Written(kind, name, where, turned=True, marked=True)
    if FAMILY[kind] == IS_PART:
        return Written(kind, name, where, group=int(mark[:4]), marked=True)
    if not SUCKER <= kind <= LOOT:
        raise wrong("table-number", where=where, card=text)
    return Written(kind, name, where, turns=int(mark[-2:]) % 4, marked=True)  # two digits are enough modulo 4


def hint(box: Box, text: str) -> str:
    """What might have been meant: the cards of the same family, a similar name, or every form of a card."""
    words = text.lower().split()
    cards = [card for card, copies in zip(box.cards, box.copies, strict=True) if copies]
    meant = [card for card in cards if card.split()[0] in words[:1]]
    meant = meant or difflib.get_close_matches("-".join(words), cards, n=1)
    return ", ".join(meant) if meant else str(TEXT.say("table-forms"))


def bare(card: Written, group: bool) -> Written:
    """Cards that come up during scoring lie as they are printed."""
    if card.marked and not (group and card.group is not None):
        raise wrong("table-bare", where=card.where, card=card.text)
    return card


def check_copies(box: Box, checked: Checked) -> None:
    """No card is there more often than it is printed. `deck_top` and `pool_card` count where they are used."""
    used = {relic for player in checked.table.player for relic in player.uses}
    drawn = {"easter-egg": checked.deck_top, "alien-kiddie-pool": checked.pool_card}
    arriving = [card for relic, card in drawn.items() if relic in used and card is not None]
    counted: Counter[int] = Counter()
    for card in [*(card for display in checked.displays for card in display), *arriving, checked.revealed]:
        counted[card.kind] += 1
        if counted[card.kind] > box.copies[card.kind]:
            raise wrong("table-copies", where=card.where, card=card.text, copies=int(box.copies[card.kind]))
