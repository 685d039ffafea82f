"""A slow second opinion that shares no code with the engine: the sky and the points, straight from the rules."""

from itertools import product

PLANETS = ["Gomia", "Zadus", "Loa", "Tarili", "Borom", "Mogudar"]
START = {"Gomia": "N0", "Zadus": "M1", "Loa": "A2", "Tarili": "N2", "Borom": "A4", "Mogudar": "N5"}
DISCS = {
    1: ("Zadus Mogudar Gomia Borom Loa Tarili", "Borom"),
    2: ("Borom Zadus Mogudar Loa Tarili Gomia", "Gomia"),
    3: ("Tarili Loa Zadus Mogudar Gomia Borom", "Borom"),
    4: ("Gomia Borom Mogudar Tarili Zadus Loa", "Zadus"),
    5: ("Mogudar Gomia Borom Zadus Tarili Loa", "Tarili"),
    6: ("Loa Zadus Tarili Borom Mogudar Gomia", "Gomia"),
}


def ring(planet):
    k = PLANETS.index(planet)
    return [f"A{k}", f"N{k}", f"M{k}", "S", f"M{(k - 2) % 6}", f"N{(k - 1) % 6}"]


class Sky:
    """Positions, the marker and the ships (name: space)."""

    def __init__(self, disc, chain=False, ships=None):
        order, self.symbol = DISCS[disc]
        self.order = order.split()
        self.chain = chain
        self.at = dict(START)
        self.place = -1
        self.symbols = 0
        self.hole = False
        self.ships = dict(ships or {})
        self.lost = []

    def onward(self, planet, space):
        """One space further the way that the planet moves."""
        path = ring(planet)
        i = path.index(space)
        if self.hole:
            return path[i + 1] if i in (0, 1, 2) else path[i - 1]
        following = path[(i + 1) % 6]
        return following if following != "S" else path[(i + 2) % 6]

    def taken(self, space):
        return [planet for planet, place in self.at.items() if place == space and place != "S"]

    def next_planet(self):
        for _ in range(6):
            self.place = (self.place + 1) % 6
            if self.at[self.order[self.place]] != "S":
                return self.order[self.place]
        return None

    def turn(self):
        """One step of the marker; the planets that moved, in order."""
        planet = self.next_planet()
        if planet is None:
            return []
        # A ship's berth is the planet that it is on, or else its space.
        berths = {ship: (self.taken(space) or [space])[0] for ship, space in self.ships.items()}
        moved = self.push(planet, self.onward(planet, self.at[planet]), berths)
        self.ships = {ship: self.at.get(berth, berth) for ship, berth in berths.items()}
        self.lost += [ship for ship, space in self.ships.items() if space == "S"]
        self.ships = {ship: space for ship, space in self.ships.items() if space != "S"}
        if planet == self.symbol and not self.hole:
            self.symbols += 1
            self.hole = self.symbols == 2
        return moved

    def push(self, mover, target, berths):
        others = self.taken(target)
        self.at[mover] = target
        for ship, berth in berths.items():
            if berth == target and not others:
                berths[ship] = mover
        if not others:
            return [mover]
        (other,) = others
        goal = self.onward(other, target)
        while not self.chain and self.taken(goal):
            goal = self.onward(other, goal)
        return [mover, *self.push(other, goal, berths)]


def best_sets(colours):
    """The most sets of three: every Consul ("any") tries every colour."""
    free = colours.count("any")
    most = 0
    for chosen in product(("yellow", "blue", "white"), repeat=free):
        all_of = [colour for colour in colours if colour != "any"] + list(chosen)
        most = max(most, min(all_of.count(colour) for colour in ("yellow", "blue", "white")))
    return most


def people_of(cards):
    """Carbonids as colour and points; the Consul has any colour."""
    found = []
    for card in cards:
        words = card.split()
        if words[0] == "carbonid":
            found.append((words[1], int(words[2])))
        elif words[0] == "high-consul":
            found.append(("any", int(words[1])))
    return found


def card_points(cards):
    people = people_of(cards)
    fitting = {
        colour: [value for own, value in people if own in (colour, "any")] for colour in ("yellow", "blue", "white")
    }
    total = sum(value for _, value in people)
    for card in cards:
        match card.split():
            case ["relic", colour]:
                total += sum(fitting[colour])
            case ["local-food-dispenser", colour]:
                total += len(fitting[colour])
            case ["deluxe-food-dispenser"]:
                total += max(map(len, fitting.values()))
    return total


def points(players):
    """By CH-32, from the companion's player tables as dictionaries; None for the lost."""
    capsules = [0 if player["lost"] else player["cards"].count("c-matter") for player in players]
    found = []
    for player, own in zip(players, capsules, strict=True):
        worst = sum(other >= own for other in capsules)  # of the places that are shared
        parts = {
            "home": 0 if player["home"] else -5,
            "sets": 5 * best_sets([colour for colour, _ in people_of(player["cards"])]),
            "exploration": player["explored"],
            "first_explorer": player["first_explorer"],
            "engine": {3: 0, 4: 1, 5: 2, 6: 4}[player["engine"]],
            "opportunities": sum(player["opportunities"]),
            "cards": card_points(player["cards"]),
            "c_matter": {1: 7, 2: 4, 3: 2}.get(worst, 0) if own else 0,
            "artifact": 5 * player["cards"].count("mysterious-artifact"),
        }
        found.append(None if player["lost"] else parts)
    return found
