"""Why an action isn't legal, in one sentence with the rule's id. Not compiled."""

from __future__ import annotations

from ergosphere.core.engine.state import NATURE
from ergosphere.core.errors import IllegalAction
from ergosphere.core.values import Action
from ergosphere.games.chasphere import actions as do
from ergosphere.games.chasphere.faces.names import listed, price
from ergosphere.games.chasphere.faces.view import STEPS as PHASES
from ergosphere.games.chasphere.faces.ways import cheapest
from ergosphere.games.chasphere.pack import ORDER, RESOURCES
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.box import NO_PAYMENT, PILES, WILD, count_in
from ergosphere.games.chasphere.rules.cargo import TOP_LEVEL, count_of
from ergosphere.games.chasphere.rules.flight import leaving_toll, surcharge
from ergosphere.games.chasphere.rules.position import FIELDS, deck_size, marked_planet, planet_at, space_of
from ergosphere.games.chasphere.rules.sector import NAMES, OVER, STAR, STEPS
from ergosphere.games.chasphere.rules.state import Chasphere
from ergosphere.games.chasphere.rules.trade import ORES, bargain_cost, ores_needed, rank

STEP_RULES = {
    p.DRAWING_FIRST: "CH-8",
    p.DRAWING_DISC: "CH-5",
    p.DEALING_SHIPS: "CH-4",
    p.DEALING_CARDS: "CH-6",
    p.OPENING: "CH-7",
    p.DRAWING: "CH-18",
    p.LOOKING: "CH-26",
    p.CHOOSING_SHIPS: "CH-4",
    p.TURN: "CH-9",
    p.KEEPING: "CH-18",
    p.RETURNING: "CH-18",
    p.SWAPPING: "CH-21",
    p.PAYING: "CH-22",
}
# Which actions belong to which step; all others belong to a seat's turn.
STEP_ACTIONS: dict[int, tuple[type[Action], ...]] = {
    p.CHOOSING_SHIPS: (do.TakeShip,),
    p.KEEPING: (do.Keep, do.KeepNoMore),
    p.RETURNING: (do.PutOnTop, do.PutUnder),
    p.SWAPPING: (do.SwapFor,),
    p.PAYING: (do.Pay,),
}
# What a seat waits for while nature acts; otherwise for cards.
WAITED_FOR = {p.DRAWING_FIRST: "first", p.DRAWING_DISC: "disc", p.DEALING_SHIPS: "ships"}
BY_COORDINATES = "c-coordinates"
INTO_STAR = do.MoveShip(NAMES[STAR])


def refusal(state: Chasphere, seat: int, action: Action) -> IllegalAction:
    """The most basic thing that is wrong with it."""
    phase = int(state.phase)
    if phase == p.OVER:
        return no(state, "refused-over", "CH-31" if state.reason == p.SECTOR_LOST else "CH-15")
    if phase < p.CHOOSING_SHIPS:
        id = "refused-draw" if seat == NATURE else "refused-nature"
        return no(state, id, STEP_RULES[phase], step=WAITED_FOR.get(phase, "cards"))
    if seat == NATURE:
        return no(state, "refused-players", STEP_RULES[phase])
    if seat != state.seat:
        return no(state, "refused-turn", "CH-4" if phase == p.CHOOSING_SHIPS else "CH-9", seat=int(state.seat))
    if state.code(seat, action) < 0 and action != INTO_STAR:
        return no(state, "refused-unknown", "CH-16")
    if phase == p.TURN:
        return Turn(state, seat).refuse(action)
    if not isinstance(action, STEP_ACTIONS[phase]):
        return no(state, "refused-step", STEP_RULES[phase], step=PHASES[phase])
    return in_step(state, seat, action)


def no(state: Chasphere, id: str, rule: str, **values: object) -> IllegalAction:
    return IllegalAction(state.box.text.say(id, **values), rule)


def in_step(state: Chasphere, seat: int, action: Action) -> IllegalAction:
    match action:
        case do.TakeShip(ship):
            return no(state, "refused-ship-taken", "CH-4", ship=ship)
        case do.Keep(card):
            return no(state, "refused-not-drawn", "CH-18", card=card)
        case do.PutOnTop(card) | do.PutUnder(card):
            return no(state, "refused-not-in-hand", "CH-18", card=card)
        case do.SwapFor(card):
            return no(state, "refused-zone", "CH-21", card=card)
        case do.Pay(card):
            return paying(state, seat, card)
    return no(state, "refused-keep-one", "CH-18")


def paying(state: Chasphere, seat: int, card: str) -> IllegalAction:
    box = state.box
    kind = box.names.index(card)
    payment = int(box.payment[kind])
    if payment == NO_PAYMENT:
        return no(state, "refused-no-payment", "CH-22", card=card)
    if not count_of(state, seat, kind):
        return no(state, "refused-no-card", "CH-22", card=card)
    wanted = ores_needed(state.needs) > state.wild if payment == WILD else count_in(state.needs, payment)
    if not wanted:
        return no(state, "refused-not-wanted", "CH-22", card=card)
    late = rank(box, kind) < state.paid_from
    return no(state, "refused-paid-late" if late else "refused-paid-wrong", "CH-22", card=card)


class Turn:
    """What is wrong in a seat's own turn."""

    def __init__(self, state: Chasphere, seat: int) -> None:
        self.state = state
        self.box = state.box
        self.seat = seat
        self.ship = [int(word) for word in state.ships[FIELDS * seat : FIELDS * seat + FIELDS]]
        self.here = self.ship[p.SPACE]
        self.planet = int(planet_at(state, self.here))
        self.extra = int(surcharge(state))

    def no(self, id: str, rule: str, **values: object) -> IllegalAction:
        return no(self.state, id, rule, **values)

    def dear(self, cost: int, rule: str) -> IllegalAction:
        return self.no("refused-energy", rule, cost=cost, energy=self.ship[p.ENERGY])

    def refuse(self, action: Action) -> IllegalAction:
        match action:
            case do.MoveShip(space):
                return self.moving(NAMES.index(space))
            case do.Explore(energy):
                return self.exploring(energy)
            case do.Analyze():
                return self.analyzing()
            case do.Jump(planet, by):
                return self.jumping(ORDER.index(planet), by)
            case do.TakeArtifact(other):
                return self.taking(other)
            case do.Swap(card):
                return self.swapping(card)
            case do.UpgradeEngine():
                return self.upgrading()
            case do.BuySynthesizer():
                return self.buying()
            case do.Seize(opportunity):
                return self.seizing(self.box.opportunity_names.index(opportunity))
        return self.out_of_step(action)

    def out_of_step(self, action: Action) -> IllegalAction:
        match action:
            case do.TakeShip():
                return self.no("refused-ship-now", "CH-4")
            case do.SwapFor():
                return self.no("refused-swap-first", "CH-21")
            case do.Pay():
                return self.no("refused-nothing-to-pay", "CH-22")
        return self.no("refused-not-exploring", "CH-18")

    def place(self, space: int) -> str:
        """The planet there, or the space if there is none."""
        planet = int(planet_at(self.state, space))
        return NAMES[space] if planet < 0 else self.name(planet)

    def name(self, planet: int) -> str:
        return str(self.box.text.planets[ORDER[planet]])

    def moving(self, target: int) -> IllegalAction:
        if target == STAR:
            return self.no("refused-star", "CH-17", collapsed=int(self.state.collapsed))
        if target == self.here:
            return self.no("refused-there", "CH-17", place=self.place(target))
        step = int(STEPS[32 * self.here + target])
        if step & OVER and self.state.collapsed:
            return self.no("refused-hole-way", "CH-17")
        energy = self.ship[p.ENERGY]
        if step == 0:
            cost = cheapest(self.state, self.seat, 99)[target][0]
            far = "refused-too-far" if cost > energy else "refused-no-step"
            return self.no(far, "CH-17", place=self.place(target), cost=cost, energy=energy)
        cost = 1 if step & 3 == 1 or self.ship[p.IMPLANTS] else 2
        extra = int(leaving_toll(self.state))
        return self.dear(cost + extra, "CH-24" if extra else "CH-17")

    def exploring(self, energy: int) -> IllegalAction:
        if self.planet < 0:
            return self.no("refused-no-planet", "CH-18")
        if self.state.explored >> self.planet & 1:
            return self.no("refused-explored", "CH-18", planet=ORDER[self.planet])
        if deck_size(self.state, self.planet) == 0:
            return self.no("refused-empty", "CH-18", planet=ORDER[self.planet])
        return self.dear(energy + self.extra, "CH-24" if self.extra else "CH-18")

    def analyzing(self) -> IllegalAction:
        if not self.ship[p.ANALYZERS]:
            return self.no("refused-no-analyzer", "CH-26")
        if self.planet < 0:
            return self.no("refused-no-planet", "CH-26")
        if self.state.analyzed:
            return self.no("refused-analyzed", "CH-26")
        return self.no("refused-empty", "CH-26", planet=ORDER[self.planet])

    def jumping(self, planet: int, by: str) -> IllegalAction:
        rule = "CH-26" if by == BY_COORDINATES else "CH-25"
        if by == BY_COORDINATES and not self.ship[p.COORDINATES]:
            return self.no("refused-no-coordinates", rule)
        if by != BY_COORDINATES and not self.ship[p.CAPSULES]:
            return self.no("refused-no-capsule", rule)
        if by != BY_COORDINATES and not count_of(self.state, self.seat, self.box.names.index(by)):
            return self.no("refused-no-card", rule, card=by)
        if space_of(self.state, planet) == STAR:
            return self.no("refused-swallowed", "CH-26", planet=ORDER[planet])
        if space_of(self.state, planet) == self.here:
            return self.no("refused-there", rule, place=self.name(planet))
        marked = int(marked_planet(self.state))
        if planet == marked or self.ship[p.COORDINATES] >> planet & 1:
            return self.dear(1, rule)
        leads = [self.name(k) for k in range(len(ORDER)) if self.ship[p.COORDINATES] >> k & 1]
        return self.no("refused-not-led", rule, planets=listed(leads), marked=self.name(marked))

    def taking(self, other: int) -> IllegalAction:
        state = self.state
        if other == self.seat or other >= state.count or not state.ships[FIELDS * other + p.ARTIFACTS]:
            return self.no("refused-no-artifact", "CH-28", other=other, own=int(other == self.seat))
        if state.ships[FIELDS * other + p.SPACE] != self.here:
            return self.no("refused-artifact-away", "CH-28", other=other)
        return self.dear(1, "CH-28")

    def swapping(self, card: str) -> IllegalAction:
        kind = self.box.names.index(card)
        if not any(count_of(self.state, self.seat, own) for own in range(self.box.kinds)):
            return self.no("refused-nothing-to-give", "CH-21")
        if not count_of(self.state, self.seat, kind):
            return self.no("refused-no-card", "CH-21", card=card)
        if kind == self.box.kinds - 1:
            return self.no("refused-shop-card", "CH-21")
        if card.endswith("/cosco"):
            return self.no("refused-cosco", "CH-27")
        return self.too_dear_bargain()

    def upgrading(self) -> IllegalAction:
        if self.ship[p.ENGINE] == TOP_LEVEL:
            return self.no("refused-top-level", "CH-21")
        return self.too_few_piles() or self.too_dear_bargain()

    def buying(self) -> IllegalAction:
        if not count_of(self.state, p.POOL, int(self.box.kinds) - 1):
            return self.no("refused-sold-out", "CH-21")
        return self.too_few_piles() or self.too_dear_bargain()

    def too_few_piles(self) -> IllegalAction | None:
        piles = self.held(PILES)
        return self.no("refused-piles", "CH-21", piles=piles) if piles < 2 else None

    def too_dear_bargain(self) -> IllegalAction:
        return self.dear(int(bargain_cost(self.state)), "CH-24" if self.extra else "CH-21")

    def held(self, payment: int) -> int:
        return count_in(self.ship[p.STOCK], payment)

    def seizing(self, number: int) -> IllegalAction:
        if not self.state.open >> number & 1:
            return self.no("refused-no-opportunity", "CH-22", opportunity=self.box.opportunity_names[number])
        needs = int(self.box.costs[number])
        short = [count_in(needs, payment) - self.held(payment) for payment in range(len(RESOURCES))]
        spare = self.held(WILD)  # an Ore Synthesizer stands for any one ore
        for ore in range(ORES):
            used = min(spare, max(0, short[ore]))
            short[ore] -= used
            spare -= used
        missing = [RESOURCES[payment] for payment, count in enumerate(short) for _ in range(count)]
        return self.no("refused-price", "CH-22", missing=price(missing))
