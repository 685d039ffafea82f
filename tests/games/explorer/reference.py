"""Black Hole Explorer a second time: slow, plain, in words, from the rules alone. It shares no code with the engine."""

import itertools
import math
from collections import Counter

SAFE, WARNING, DANGER = range(1, 4)
SIZE = {SAFE: 24, WARNING: 12, DANGER: 6}
SECTOR = {SAFE: {0, 1, 2, 3}, WARNING: {0, 1}, DANGER: {0}}
TROUBLE = {SAFE: {2, 6, 10, 14, 18, 22}, WARNING: {2, 5, 8, 11}, DANGER: {1, 3, 5}}
DECK = Counter({
    "solar-surplus": 2, "disc-tailwind": 1, "engine-tune-up": 1, "micrometeoroids": 2, "hull-fatigue": 2, "hot-gas": 2,
    "x-ray-flare": 2, "gamma-ray-jet": 2, "tidal-surge": 3, "tidal-squeeze": 2, "debris-collision": 2,
    "frame-dragging": 1, "navigation-lock": 1, "repair-robot": 2, "spare-probe": 1, "computer-reboot": 1,
    "time-dilation": 1,
})  # fmt: skip
CARDS = {
    "no-return", "bent-light", "circling-light", "dragged-space", "last-orbit", "size-by-mass", "slow-clocks",
    "frozen-fall", "stretched-light", "late-echo", "young-travellers", "long-evaporation", "stretched-body",
    "gentle-giant", "unmarked-door", "only-inwards", "hot-welcome", "no-vacuum-cleaner",
}  # fmt: skip


def zone(orbit):
    return SAFE if orbit <= 2 else WARNING if orbit <= 5 else DANGER


class Ship:
    def __init__(self, levels):
        self.probes, self.shielding, self.strength, power = levels
        self.built = {"shielding": self.shielding, "strength": self.strength}
        self.energy = 6 * power
        self.where = ("home",)  # ("out", n), ("back", n), (orbit, space)
        self.moved = 0
        self.robots = 0
        self.results = set()

    @property
    def orbits(self):
        return isinstance(self.where[0], int)

    @property
    def zone(self):
        return zone(self.where[0])

    def gain(self, tokens):
        self.energy = max(0, min(18, self.energy + tokens))

    def go(self, *where):
        self.where, self.moved = where, 0


def touching(one, other):
    """EX-19, by the angles that spaces cover: they touch if their closed arcs meet, in one or neighbouring orbits."""
    if abs(one[0] - other[0]) > 1:
        return False
    arcs = []
    for orbit, space in (one, other):
        width = 24 // SIZE[zone(orbit)]
        arcs.append({(space * width + step) % 24 for step in range(width + 1)})
    return bool(arcs[0] & arcs[1])


class Table:
    def __init__(self, crews, first, missions, reroll, chain, pooling=False):
        self.crews, self.missions, self.reroll, self.chain = crews, missions, reroll, chain
        self.pooling, self.bound = pooling, set()  # EX-3: crews that have joined
        self.ships = [None] * len(crews)
        self.funds, self.missed, self.turns, self.flown = ([0] * len(crews) for _ in range(4))
        self.deck, self.pile, self.cards = Counter(DECK), Counter(), set(CARDS)
        self.round, self.winner, self.over = 0, None, ""
        self.queue = []  # what must still be asked, the next one last
        self.order = None
        if first is None and len(crews) > 1:
            self.queue.append(("first",))
        else:
            self.set_up(first or 0)

    def set_up(self, first):
        self.order = [(first + step) % len(self.crews) for step in range(len(self.crews))]
        dice = [("fund", crew) for crew in self.order for _ in self.dice_of(crew)]
        asks = [("ask", crew) for crew in self.order] if self.pooling else []
        self.queue = [*dice, *asks, *[("build", crew) for crew in self.order]][::-1]

    @property
    def alone(self):
        return sum(map(bool, self.crews)) == 1

    def dice_of(self, crew):
        return range(1 if self.alone else len(self.crews[crew]))

    def free(self, crew):
        """Crews that this one may ask."""
        return [c for c in range(len(self.crews)) if c != crew and not {c, crew} & self.bound]

    @property
    def ship(self):
        return self.ships[self.now]

    # Questions

    def ask(self):
        return self.queue[-1] if not self.over else None

    def actor(self):
        if self.over:
            return None
        kind = self.ask()[0]
        if kind in ("first", "fund", "throw", "event", "probe", "card", "fall", "present"):
            return -1
        crew = self.ask()[1] if kind in ("build", "ask", "answer") else self.now
        return self.crews[crew][self.turns[crew] % len(self.crews[crew])]

    def legal(self):  # noqa: C901  one table of questions
        """By notation: how likely, relative to the others."""
        kind, *rest = self.ask()
        match kind:
            case "first":
                return {f"first {crew}": 1 for crew in range(len(self.crews))}
            case "fund":
                return {f"roll {die}": 1 for die in range(2 if self.reroll else 1, 7)}
            case "probe" | "present":
                return {f"roll {die}": 1 for die in range(1, 7)}
            case "throw" | "fall":
                thrown = itertools.product(range(1, 7), repeat=rest[0] if rest else 2)
                return Counter("roll " + " ".join(map(str, sorted(dice))) for dice in thrown)
            case "event":
                return {f"draw {card}": count for card, count in self.deck.items() if count}
            case "card":
                return {f"find {card}": 1 for card in self.cards}
            case "ask":
                return {f"ask {crew}": 1 for crew in self.free(rest[0])} | {"no-ask": 1}
            case "answer":
                return {"yes": 1, "no": 1}
            case "build":
                levels = itertools.product(range(4), repeat=4)
                return {
                    "build " + ",".join(map(str, ship)): 1 for ship in levels if 5 * sum(ship) <= self.funds[rest[0]]
                }
            case "dice":
                return {f"dice {2 + more}": 1 for more in range(min(2, self.ship.energy) + 1)} | self.repairs()
            case "change":
                return {"stay": 1, "down": 1} | (self.ways() if self.ship.energy else {})
            case "climb":
                return self.ways()
            case "drag":
                return {"charge": 1} | self.ways()
        return self.finishing()

    def repairs(self):
        ship = self.ship
        return {f"repair {s}": 1 for s in ("shielding", "strength") if ship.robots and getattr(ship, s) < ship.built[s]}

    def ways(self):
        orbit, space = self.ship.where
        if orbit == 1 or zone(orbit) == zone(orbit - 1):
            return {"up": 1}
        return {f"up {2 * space}": 1, f"up {2 * space + 1}": 1}

    def finishing(self):
        ship, found = self.ship, {"done": 1}
        if ship.orbits and ship.zone == DANGER and ship.probes and ship.energy and not self.launched:
            found["launch"] = 1
        for crew, other in enumerate(self.ships):
            if crew == self.now or other is None or not (ship.orbits and other.orbits):
                continue
            if touching(ship.where, other.where):
                gifts = {
                    "energy": ship.energy >= 2,
                    "probe": ship.energy >= 1 and ship.probes and other.probes < 3,
                    "robot": ship.energy >= 1 and ship.robots,
                }
                found |= {f"give {gift} {crew}": 1 for gift, can in gifts.items() if can}
        return found | self.repairs()

    # Answers

    def apply(self, text):
        kind, *rest = self.queue.pop()
        verb, *words = text.split()
        if verb == "repair":
            self.ship.robots -= 1
            self.pile["repair-robot"] += 1
            setattr(self.ship, words[0], getattr(self.ship, words[0]) + 1)
            self.queue.append((kind,))
        else:
            getattr(self, f"on_{kind}")(verb, words, *rest)
        self.settle()

    def settle(self):
        """Questions that have one answer are not asked."""
        while self.queue and not self.over:
            kind = self.queue[-1][0]
            if kind == "ask" and not self.free(self.queue[-1][1]):
                self.queue.pop()
            elif kind == "dice" and len(self.legal()) == 1:
                self.queue[-1] = ("throw", 2)
            elif kind == "end" and len(self.legal()) == 1:
                self.queue.pop()
                self.next_turn()
            else:
                return

    def on_first(self, verb, words):
        self.set_up(int(words[0]))

    def on_fund(self, verb, words, crew):
        self.funds[crew] = min(60, self.funds[crew] + 10 * int(words[0]))

    def on_ask(self, verb, words, crew):
        if verb == "ask":
            self.queue.append(("answer", int(words[0]), crew))

    def on_answer(self, verb, words, crew, asker):
        if verb == "no":
            return
        self.bound |= {crew, asker}
        self.crews[asker] = sorted(self.crews[asker] + self.crews[crew])
        self.crews[crew] = []
        self.funds[asker] = min(60, self.funds[asker] + self.funds[crew])
        self.funds[crew] = 0
        self.order.remove(crew)
        self.queue = [question for question in self.queue if crew not in question[1:]]

    def on_build(self, verb, words, crew):
        self.ships[crew] = Ship([int(level) for level in words[0].split(",")])
        self.flown[crew] += 1
        if self.round == 0 and not self.queue:
            self.round, self.place = 1, 0
            self.begin()
        elif self.round:
            self.queue.append(("dice",))

    def begin(self):
        self.now = self.order[self.place]
        self.launched = self.drew = False
        if self.missed[self.now]:
            self.missed[self.now] -= 1
            self.next_turn()
        elif self.ship is None:
            self.funds[self.now] = 0
            self.queue = [("build", self.now), *[("fund", self.now) for _ in self.dice_of(self.now)]]
        elif self.ship.orbits and self.ship.energy == 0:
            if self.sink():
                self.queue = [("dice",)]
        else:
            self.queue = [("dice",)]

    def next_turn(self):
        self.turns[self.now] += 1
        self.place += 1
        if self.place == len(self.order):
            self.place = 0
            self.round += 1
            if self.round > 200:
                self.over = "rounds"
                return
        self.begin()

    def sink(self):
        orbit, space = self.ship.where
        if orbit == 8:
            self.queue.append(("fall",))
            return False
        self.ship.go(orbit + 1, space if zone(orbit) == zone(orbit + 1) else space // 2)
        return True

    def lift(self, words):
        orbit, space = self.ship.where
        if orbit == 1:
            self.ship.go("back", 3)
        else:
            self.ship.go(orbit - 1, int(words[0]) if words else space)

    def on_dice(self, verb, words):
        self.ship.energy -= int(words[0]) - 2
        self.queue.append(("throw", int(words[0])))

    def on_throw(self, verb, words, dice):
        self.left = sum(map(int, words))
        self.move()

    def move(self, skip=False):
        """Space by space; `skip`: the change that is offered here was declined."""
        ship = self.ship
        while self.left:
            if ship.orbits and not skip and ship.where[1] in SECTOR[ship.zone] and ship.moved >= SIZE[ship.zone]:
                self.queue.append(("change",))
                return
            skip = False
            self.left -= 1
            match ship.where:
                case ("home",):
                    ship.where = ("out", 1)
                case ("out", 3):
                    ship.go(1, 0)
                case ("out", n):
                    ship.where = ("out", n + 1)
                case ("back", 1):
                    self.home()
                    return
                case ("back", n):
                    ship.where = ("back", n - 1)
                case (orbit, space):
                    ship.where = (orbit, (space + 1) % SIZE[ship.zone])
                    ship.moved += 1
        self.arrive_on_space()

    def arrive_on_space(self):
        ship = self.ship
        if ship.orbits and ship.where[1] in TROUBLE[ship.zone] and (self.chain or not self.drew):
            if not self.deck.total():
                self.deck, self.pile = self.pile, Counter()
            self.queue.append(("event",))
        else:
            self.queue.append(("end",))

    def on_change(self, verb, words):
        if verb == "stay":
            self.move(skip=True)
            return
        self.left -= 1
        if verb == "down":
            if self.sink():
                self.move()
        else:
            self.ship.energy -= 1
            self.lift(words)
            self.move()

    def on_event(self, verb, words):  # noqa: C901  one table of cards
        ship, card = self.ship, words[0]
        self.deck[card] -= 1
        self.drew = True
        if card != "repair-robot":
            self.pile[card] += 1
        weak = ship.strength < ship.zone
        match card:
            case "solar-surplus":
                ship.gain(2)
            case "disc-tailwind":
                ship.gain(1 if ship.zone == SAFE else 3)
            case "engine-tune-up":
                ship.gain(1)
                self.queue.append(("throw", 2))
                return
            case "micrometeoroids":
                ship.shielding = max(0, ship.shielding - 1)
            case "hull-fatigue":
                ship.strength = max(0, ship.strength - 1)
            case "hot-gas" if ship.shielding < 1:
                ship.gain(-2)
            case "x-ray-flare" if ship.shielding < 2:
                ship.gain(-2)
            case "gamma-ray-jet" if ship.shielding < 3:
                ship.gain(-3)
                ship.shielding = max(0, ship.shielding - 1)
            case "tidal-surge" if weak:
                ship.strength = max(0, ship.strength - 1)
                if self.sink():
                    self.arrive_on_space()
                return
            case "tidal-squeeze" if weak:
                if ship.probes:
                    ship.probes -= 1
                else:
                    ship.gain(-2)
            case "debris-collision" if ship.where[0] > 1:
                if len(self.ways()) == 2:
                    self.queue.append(("climb",))
                else:
                    self.on_climb("up", [])
                return
            case "frame-dragging":
                if ship.where[0] > 1:
                    self.queue.append(("drag",))
                    return
                ship.gain(2)
            case "navigation-lock":
                ship.moved = 0
            case "repair-robot":
                ship.robots += 1
            case "spare-probe":
                ship.probes = min(3, ship.probes + 1)
            case "computer-reboot" | "time-dilation" if card == "computer-reboot" or ship.zone == DANGER:
                if self.alone:
                    ship.gain(-1)
                else:
                    self.missed[self.now] += 1
        self.queue.append(("end",))

    def on_climb(self, verb, words):
        self.lift(words)
        self.arrive_on_space()

    def on_drag(self, verb, words):
        if verb == "up":
            self.on_climb(verb, words)
        else:
            self.ship.gain(2)
            self.queue.append(("end",))

    def on_end(self, verb, words):
        ship = self.ship
        if verb == "done":
            self.next_turn()
        elif verb == "launch":
            self.launched = True
            ship.probes -= 1
            ship.energy -= 1
            if ship.where[0] == 8:
                self.queue.append(("card",) if self.cards else ("end",))
            else:
                self.queue.append(("probe",))
        else:
            gift, other = words[0], self.ships[int(words[1])]
            ship.energy -= 1
            if gift == "energy":
                ship.energy -= 1
                other.gain(1)
            else:
                held = gift + "s"
                setattr(ship, held, getattr(ship, held) - 1)
                setattr(other, held, getattr(other, held) + 1)
            self.queue.append(("end",))

    def on_probe(self, verb, words):
        success = int(words[0]) <= {6: 2, 7: 4}[self.ship.where[0]]
        self.queue.append(("card",) if success and self.cards else ("end",))

    def on_card(self, verb, words):
        self.cards.remove(words[0])
        self.ship.results.add(words[0])
        self.queue.append(("end",))

    def on_fall(self, verb, words):
        if words == ["6", "6"]:
            self.win("wormhole")
        else:
            self.end_mission()

    def home(self):
        results = len(self.ship.results)
        self.ship.where = ("home",)
        if results >= 3:
            self.win("prize")
        elif results:
            self.queue.append(("present",))
        else:
            self.end_mission()

    def on_present(self, verb, words):
        if int(words[0]) >= {1: 5, 2: 3}[len(self.ship.results)]:
            self.win("prize")
        else:
            self.end_mission()

    def win(self, reason):
        self.winner, self.over = self.now, reason

    def end_mission(self):
        self.cards |= self.ship.results
        self.pile["repair-robot"] += self.ship.robots
        self.ships[self.now] = None
        if self.alone and self.flown[self.now] == self.missions:
            self.over = "missions-spent"
        else:
            self.next_turn()

    # What can be compared with the engine

    def picture(self):
        ships = []
        for crew, ship in enumerate(self.ships):
            shown = None
            if ship is not None:
                complete = min(ship.moved, SIZE[ship.zone]) if ship.orbits else 0
                shown = (
                    ship.where, complete, ship.energy, ship.probes, ship.shielding, ship.strength, ship.robots,
                    sorted(ship.results),
                )  # fmt: skip
            ships.append((shown, self.funds[crew], self.missed[crew], self.flown[crew], self.turns[crew]))
        winners = [] if self.winner is None else self.crews[self.winner]
        return ships, self.round, dict(+self.deck), dict(+self.pile), sorted(self.cards), self.over, winners


def likely(weights):
    """Relative weights in lowest terms, to compare engines that count differently."""
    divisor = math.gcd(*weights.values())
    return {text: weight // divisor for text, weight in weights.items()}
