"""What a pack prints, as tables for the engine: kinds of cards, discs, Opportunities, and the codes of all actions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from ergosphere.core.values import Action
from ergosphere.games.chasphere import actions as do
from ergosphere.games.chasphere.faces.names import PackText
from ergosphere.games.chasphere.pack import COLOURS, DECK, FACES, ORDER, RESOURCES, Card, Figures, Opportunity
from ergosphere.games.chasphere.rules.sector import NAMES, PLANETS, SPACES, STAR

SEATS: Final = 4
SLOTS: Final = DECK  # CH-6: a deck has 14 cards, so neither of its two lists is longer
SHOP: Final = 6  # the "deck" of Synthesizers from the Ship-shop, which never lie in a real one

# Faces, in the order of pack.FACES.
FLARE: Final = 0
QUAKE: Final = 1
CARBONID: Final = 2
CONSUL: Final = 3
ORE: Final = 4
PILE: Final = 5
RELIC: Final = 6
FOOD: Final = 7
DELUXE: Final = 8
CAPSULE: Final = 9
COORDINATES: Final = 10
IMPLANT: Final = 11
EXTENSION: Final = 12
ANALYZER: Final = 13
UNIT: Final = 14
SYNTHESIZER: Final = 15
COSCO: Final = 16
ARTIFACT: Final = 17

# What a card pays for: one of the resources 0 to 4 (ores, then Fusion Piles), any ore, or nothing.
PILES: Final = 4
WILD: Final = 5
NO_PAYMENT: Final = 6
# Counts of resources share a word: COUNT_BITS for each, ores first, then Piles, then Synthesizers.
COUNT_BITS: Final = 6
COUNT_MASK: Final = (1 << COUNT_BITS) - 1

# Codes of seats: where each family of actions begins.
END: Final = 0
MOVE: Final = 1  # + space, but never the star
EXPLORE: Final = MOVE + SPACES - 1 - 1  # + energy, from 1
ANALYZE: Final = EXPLORE + 7
TAKE: Final = ANALYZE + 1  # + seat
UPGRADE: Final = TAKE + SEATS
BUY: Final = UPGRADE + 1
ENOUGH: Final = BUY + 1
CHOOSE: Final = ENOUGH + 1  # + ship
BEAM: Final = CHOOSE + SEATS  # + planet: a jump by C'Coordinates
SEIZE: Final = BEAM + PLANETS  # + opportunity; later families depend on the number of kinds: see Box

# Codes of nature.
FIRST: Final = 0  # + seat
DISC: Final = FIRST + SEATS  # + disc
SHIP: Final = DISC + PLANETS  # + ship
OPEN: Final = SHIP + SEATS  # + opportunity; deal, draw and show follow: see Box


@final
@mypyc_attr(acyclic=True)
class Box:
    """One for each content pack. A kind is a card of one deck: identical cards of a deck are one kind."""

    kinds: i64
    names: list[str]  # ids of the kinds; the last one is the Ship-shop's Synthesizer
    copies: vec[u8]
    deck: vec[u8]
    face: vec[u8]
    about: vec[u8]  # a colour, an ore or a planet, depending on the face
    points: vec[u8]
    hidden: vec[u8]  # well hidden (CH-19)
    engine: vec[u8]  # has an engine symbol
    payment: vec[u8]  # what it pays for
    deck_start: vec[u8]  # the kinds of deck d are deck_start[d] to deck_start[d + 1] - 1
    payables: vec[u8]  # kinds that pay for something, in the order in which they are paid (CH-22)
    capsules: vec[u8]  # kinds of C'Matter
    start: vec[u8]  # by planet
    ship_names: list[str]
    homes: vec[u8]  # by ship: its starting space
    discs: vec[u8]  # 6 * disc + place: the planet
    symbols: vec[u8]
    energy: vec[i64]  # by engine level
    level_points: vec[i64]
    opportunities: i64
    opportunity_names: list[str]
    costs: vec[i64]  # counts of resources
    values: vec[i64]
    upgrades: vec[u8]
    away: i64
    set_points: i64
    marker_points: i64
    first_points: i64
    shared_points: i64
    capsule_points: vec[i64]
    artifact_points: i64
    food_points: i64

    # Codes of seats that depend on the kinds.
    consume: i64  # + PLANETS * place in capsules + planet
    swap: i64  # + kind, as in all that follow
    swap_for: i64
    pay: i64
    keep: i64
    top: i64
    bottom: i64
    # Codes of nature that depend on the kinds.
    deal: i64  # + kind, as in all that follow
    draw: i64
    show: i64
    menu: list[Action]  # by code
    nature_menu: list[Action]
    codes_of: dict[Action, int]
    nature_codes_of: dict[Action, int]
    actions_of: dict[str, Action]  # by notation
    nature_actions_of: dict[str, Action]
    text: PackText  # sentences with the names of this pack

    def __init__(self, figures: Figures) -> None:
        self.text = PackText(figures)
        # Sorted so that the kinds of a deck are adjacent.
        cards = sorted(figures.decks.card, key=lambda card: ORDER.index(card.deck))
        self.read_cards(cards, figures.decks.synthesizers)
        sector = figures.sector
        self.start = vec[u8]([NAMES.index(planet.start) for planet in sector.planet])
        self.ship_names = [ship.id for ship in sector.ship]
        self.homes = vec[u8]([int(self.start[ORDER.index(ship.home)]) for ship in sector.ship])
        self.discs = vec[u8]([ORDER.index(planet) for disc in sector.disc for planet in disc.order])
        self.symbols = vec[u8]([ORDER.index(disc.symbol) for disc in sector.disc])
        self.energy = vec[i64](figures.engine.energy)
        self.level_points = vec[i64](figures.engine.points)
        offers = figures.opportunities.opportunity
        self.opportunities = len(offers)
        self.opportunity_names = [offer.id for offer in offers]
        self.costs = vec[i64](list(map(cost_of, offers)))
        self.values = vec[i64]([offer.points for offer in offers])
        self.upgrades = vec[u8]([int(offer.engine) for offer in offers])
        points = figures.points
        self.away = points.away
        self.set_points = points.set
        self.marker_points = points.marker
        self.first_points = points.first_explorer
        self.shared_points = points.shared_explorer
        self.capsule_points = vec[i64](points.c_matter)
        self.artifact_points = points.artifact
        self.food_points = points.food
        self.make_menus(self.ship_names, [disc.id for disc in sector.disc])

    def read_cards(self, cards: list[Card], synthesizers: int) -> None:
        self.kinds = len(cards) + 1
        self.names = [card.id for card in cards] + ["shop/ore-synthesizer"]
        self.copies = vec[u8]([card.copies for card in cards] + [synthesizers])
        self.deck = vec[u8]([ORDER.index(card.deck) for card in cards] + [SHOP])
        self.face = vec[u8]([FACES.index(card.face) for card in cards] + [SYNTHESIZER])
        self.about = vec[u8]([about(card) for card in cards] + [0])
        self.points = vec[u8]([card.points for card in cards] + [0])
        self.hidden = vec[u8]([int(card.hidden) for card in cards] + [0])
        self.engine = vec[u8]([int(card.engine) for card in cards] + [0])
        self.payment = vec[u8]([payment(card) for card in cards] + [WILD])
        self.deck_start = vec[u8]([sum(ORDER.index(card.deck) < deck for card in cards) for deck in range(PLANETS + 1)])
        payments = [int(worth) for worth in self.payment]
        paying = [kind for kind, worth in enumerate(payments) if worth != NO_PAYMENT]
        # Synthesizers leave the game, so the order in which they are paid doesn't matter: they come last.
        self.payables = vec[u8](sorted(paying, key=lambda kind: (payments[kind] == WILD, kind)))
        self.capsules = vec[u8]([kind for kind, card in enumerate(cards) if card.face == "c-matter"])

    def make_menus(self, ships: list[str], discs: list[str]) -> None:
        """Actions by code, and codes by action."""
        menu: list[Action] = [do.EndTurn()]
        menu += [do.MoveShip(NAMES[space]) for space in range(SPACES) if space != STAR]
        menu += [do.Explore(energy) for energy in range(1, 7)]
        menu += [do.Analyze()]
        menu += [do.TakeArtifact(seat) for seat in range(SEATS)]
        menu += [do.UpgradeEngine(), do.BuySynthesizer(), do.KeepNoMore()]
        menu += [do.TakeShip(ship) for ship in ships]
        menu += [do.Jump(planet, "c-coordinates") for planet in ORDER]
        menu += [do.Seize(name) for name in self.opportunity_names]
        self.consume = len(menu)
        for kind in self.capsules:
            name = self.names[int(kind)]
            menu += [do.Jump(planet, name) for planet in ORDER]
        self.swap = len(menu)
        menu += [do.Swap(name) for name in self.names]
        self.swap_for = len(menu)
        menu += [do.SwapFor(name) for name in self.names]
        self.pay = len(menu)
        menu += [do.Pay(name) for name in self.names]
        self.keep = len(menu)
        menu += [do.Keep(name) for name in self.names]
        self.top = len(menu)
        menu += [do.PutOnTop(name) for name in self.names]
        self.bottom = len(menu)
        menu += [do.PutUnder(name) for name in self.names]
        chance: list[Action] = [do.DrawFirst(seat) for seat in range(SEATS)]
        chance += [do.DrawDisc(disc) for disc in discs]
        chance += [do.TakeShip(ship) for ship in ships]
        chance += [do.OpenOpportunity(name) for name in self.opportunity_names]
        self.deal = len(chance)
        chance += [do.DealCard(name) for name in self.names]
        self.draw = len(chance)
        chance += [do.DrawCard(name) for name in self.names]
        self.show = len(chance)
        chance += [do.ShowCard(name) for name in self.names]
        self.menu = menu
        self.nature_menu = chance
        self.codes_of = {action: code for code, action in enumerate(menu)}
        self.nature_codes_of = {action: code for code, action in enumerate(chance)}
        self.actions_of = {str(action): action for action in menu}
        into_star = do.MoveShip(NAMES[STAR])  # never legal (CH-17), but people try it and deserve a reason
        self.actions_of[str(into_star)] = into_star
        self.nature_actions_of = {str(action): action for action in chance}

    def is_event(self, kind: i64) -> bool:
        return i64(self.face[kind]) <= QUAKE


def about(card: Card) -> int:
    if card.of in COLOURS:
        return COLOURS.index(card.of)
    if card.of in ORDER:
        return ORDER.index(card.of)
    return RESOURCES.index(card.of) if card.of else 0


def payment(card: Card) -> int:
    if card.face == "ore":
        return RESOURCES.index(card.of)
    return {"fusion-pile": PILES, "ore-synthesizer": WILD}.get(card.face, NO_PAYMENT)


def cost_of(opportunity: Opportunity) -> int:
    return sum(1 << (COUNT_BITS * RESOURCES.index(part)) for part in opportunity.cost)


def count_in(word: i64, resource: i64) -> i64:
    """A count of resources out of a word as in Box.costs."""
    return (word >> (COUNT_BITS * resource)) & COUNT_MASK


def bit_codes(start: i64, chosen: i64) -> vec[i32]:
    """A code for each bit that is set."""
    codes = vec[i32](capacity=20)
    number: i64 = 0
    while chosen:
        if chosen & 1:
            codes = append(codes, i32(start + number))
        chosen >>= 1
        number += 1
    return codes


def has_bit(word: i64, number: i64) -> bool:
    """Also for numbers that no word has a bit for."""
    return 0 <= number < 62 and (word >> number) & 1 == 1
