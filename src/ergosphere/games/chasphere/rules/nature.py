"""What nature may do, and how likely it is."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i32, i64

from ergosphere.core.engine.rng import Rng
from ergosphere.games.chasphere.rules import box as b
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import SLOTS, Box, bit_codes, has_bit
from ergosphere.games.chasphere.rules.position import Position
from ergosphere.games.chasphere.rules.turns import free_ships, zone_deck


def weight(position: Position, code: i64) -> i64:
    """How many of the equally likely draws have this result; 0 for what can't happen now."""
    number = code - first_code(position)
    if not is_about_cards(position):
        return 1 if has_bit(results(position), number) else 0
    return card_weight(position, deck_of(position), lying_next(position), number)


def nature_codes(position: Position) -> vec[i32]:
    """Every code that has a weight, in the order in which sealed draws count through them."""
    start = first_code(position)
    if not is_about_cards(position):
        return bit_codes(start, results(position))
    box = position.box
    deck = deck_of(position)
    known = lying_next(position)
    codes = vec[i32](capacity=16)
    for kind in range(i64(box.deck_start[deck]), i64(box.deck_start[deck + 1])):
        if card_weight(position, deck, known, kind):
            codes = append(codes, i32(start + kind))
    return codes


def card_weight(position: Position, deck: i64, known: i64, kind: i64) -> i64:
    """Of the card that lies next, if it is known, or of the cards in the deck's pool."""
    if known >= 0:
        return 1 if kind == known else 0
    box = position.box
    if kind < i64(box.deck_start[deck]) or kind >= i64(box.deck_start[deck + 1]):
        return 0
    if position.phase == p.DEALING_CARDS and box.is_event(kind):
        return 0  # CH-6
    return i64(position.cards[box.kinds * p.POOL + kind])


def pick_next(position: Position, rng: Rng) -> i64:
    """One of nature_codes by weight while cards are drawn or looked at: the same, but without a list."""
    known = lying_next(position)
    start = first_code(position)
    if known >= 0:
        return start + known
    box = position.box
    cards = position.cards
    pool = box.kinds * p.POOL
    kind = i64(box.deck_start[position.planet])
    rest = rng.below(i64(position.sizes[3 * position.planet]))
    while True:
        rest -= i64(cards[pool + kind])
        if rest < 0:
            return start + kind
        kind += 1


def is_about_cards(position: Position) -> bool:
    phase = position.phase
    return phase == p.DRAWING or phase == p.LOOKING or phase == p.DEALING_CARDS


def deck_of(position: Position) -> i64:
    """The deck that the next card comes from."""
    return zone_deck(position) if position.phase == p.DEALING_CARDS else position.planet


def lying_next(position: Position) -> i64:
    """The kind of the card that is drawn or seen next if it is on the top list, or NO_KIND."""
    if position.phase == p.DEALING_CARDS:
        return p.NO_KIND
    deck = position.planet
    size = i64(position.sizes[3 * deck + p.ON_TOP])
    seen = position.drawn if position.phase == p.LOOKING else 0
    return i64(position.slots[SLOTS * deck + size - 1 - seen]) if seen < size else p.NO_KIND


def first_code(position: Position) -> i64:
    """Where the codes of this phase begin."""
    phase = position.phase
    if phase == p.DRAWING:
        return position.box.draw
    if phase == p.LOOKING:
        return position.box.show
    if phase == p.DEALING_CARDS:
        return position.box.deal
    if phase == p.OPENING:
        return b.OPEN
    if phase == p.DEALING_SHIPS:
        return b.SHIP
    return b.DISC if phase == p.DRAWING_DISC else b.FIRST


def results(position: Position) -> i64:
    """What can come up in this phase, a bit each: Opportunities, ships, discs or first players."""
    phase = position.phase
    if phase == p.OPENING:
        return position.unopened
    if phase == p.DEALING_SHIPS:
        return free_ships(position)
    if phase == p.DRAWING_DISC:
        return (i64(1) << len(position.box.symbols)) - 1
    return (i64(1) << position.count) - 1 if phase == p.DRAWING_FIRST else 0


def kind_of(box: Box, code: i64) -> i64:
    """The kind that nature deals, draws or shows with a code."""
    if code >= box.show:
        return code - box.show
    return code - box.draw if code >= box.draw else code - box.deal
