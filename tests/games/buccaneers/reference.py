"""A second opinion: the rules once more, slowly and plainly, sharing no code with the engine.

`play` tells a match as one long story: it yields what is to be decided and is sent what was decided. `score` does the
arithmetic of a round, and `score_file` that of a companion's table."""

from collections import Counter

COMMON = {
    **{f"spacecraft {v}/{w}": (1, v, w) for v, w in
       [(-5, -4), (-4, -3), (-3, -2), (7, 5), (8, 6), (9, 7), (10, 7), (11, 8), (12, 9), (14, 10)]},
    **{f"toy {v}/{w}": (1, v, w) for v, w in
       [(1, 2), (2, 2), (2, 3), (3, 3), (3, 4), (4, 4), (4, 5), (4, 6), (5, 5), (5, 6)]},
    **{f"robot {v}/{w}": (c, v, w) for c, v, w in [(3, 4, 2), (3, 6, 3), (2, 5, 2), (2, 7, 3)]},
    **{f"shapeshifter {v}/{v}": (c, v, v) for c, v in [(2, 3), (2, 4), (2, 7), (2, 8), (1, 5), (1, 6)]},
    **{f"part {name}": (3, 2, 5) for name in ("command-chair", "reflector-shield", "quantum-steering", "warp-drive")},
    **{name: (1, v, w) for name, v, w in [
        ("gps-tracker", 8, 3), ("tiit-clo-uhl", 4, 3), ("swiss-army-pocket-laser", 5, 2), ("titanic-tentacles", 2, 4),
        ("reality-gyro", 5, 3), ("morpho-sucker", 2, 5), ("cubus-libra", 1, 4), ("loot-box", 2, 3),
        ("easter-egg", 1, 2), ("alien-kiddie-pool", 2, 2), ("one-ring", 12, 11), ("antigravity-carpet", 2, 3),
        ("exoskeleton", 2, 4), ("xxl-paperweight", 3, 5), ("emergency-towel", 2, 2)]},
}  # fmt: skip
TURNING = {
    "morpho-sucker": [(2, 5), (5, 4), (8, 3), (10, 2)],
    "cubus-libra": [(1, 4), (4, 3), (7, 2), (9, 1)],
    "loot-box": [(2, 3), (6, 3), (10, 3), (14, 3)],
}
GROUP = {1: (2, 5), 2: (4, 4), 3: (5, 3), 4: (5, 2)}
PLACES = {3: [15, 10, 5], 4: [15, 10, 6, 3], 5: [15, 11, 8, 5, 2], 6: [15, 12, 9, 6, 4, 2]}
HOLES = {
    "green-15": (15, 5), "green-18": (18, 6), "green-23": (23, 7), "green-27": (27, 8), "orange-17": (17, 6),
    "orange-20": (20, 7), "orange-24": (24, 8), "orange-28": (28, 9), "red-12": (12, 5), "red-15": (15, 6),
    "red-18": (18, 7), "red-21": (21, 8), "red-25": (25, 9),
}  # fmt: skip
ACT_AT_ONCE = ("gps-tracker", "tiit-clo-uhl", "swiss-army-pocket-laser", "titanic-tentacles", "reality-gyro")


def family(card):
    return card.split()[0]


def rest_weight(card):
    return COMMON[card][2]


class Seat:
    def __init__(self):
        self.cards = []  # [card, turned, awake]: awake is False for Artifacts that have no effect
        self.groups = []
        self.turns = Counter()

    def has(self, card):
        return any(entry[0] == card for entry in self.cards)

    def drop(self, card):
        self.cards = [entry for entry in self.cards if entry[0] != card]

    def choices(self, part):
        """Groups that lack a part, equal ones once, by number from 1."""
        seen = []
        for number, group in enumerate(self.groups, 1):
            if part not in group and group not in [g for _, g in seen]:
                seen.append((number, group))
        return [number for number, _ in seen]

    def join(self, part, number):
        if number > len(self.groups):
            self.groups.append(set())
        self.groups[number - 1].add(part)

    def lay(self, card, turned=False, awake=True):
        self.cards.append([card, turned, awake])

    def pairs(self):
        found = [GROUP[len(group)] for group in self.groups for _ in group]
        shapes = [entry[0] for entry in self.cards if family(entry[0]) == "shapeshifter"]
        for card, turned, _ in self.cards:
            _, value, weight = COMMON[card]
            if card in TURNING:
                found.append(TURNING[card][self.turns[card] % 4])
            elif family(card) == "shapeshifter":
                found.append((value, rest_weight(shapes[-1])))
            elif family(card) != "part":
                found.append((weight, value) if turned else (value, weight))
        return found

    def value(self):
        return sum(value for value, _ in self.pairs())

    def weight(self):
        return sum(weight for _, weight in self.pairs())

    def toys(self):
        return [entry[0] for entry in self.cards if family(entry[0]) == "toy"]

    def craft(self):
        return max((COMMON[entry[0]][1] for entry in self.cards if family(entry[0]) == "spacecraft"), default=None)


def turn_artifacts(seats, who, card):
    """Seat `who` reveals a card: the Artifacts that are awake answer."""
    for number, seat in enumerate(seats):
        for artifact, _, awake in seat.cards:
            if artifact not in TURNING or not awake or family(card) == "robot":
                continue
            if artifact == "morpho-sucker" and number != who and family(card) == "shapeshifter":
                seat.turns[artifact] += 1
            if artifact == "cubus-libra" and number != who and rest_weight(card) >= 7:
                seat.turns[artifact] += 1
            if artifact == "loot-box" and number == who and rest_weight(card) >= 6:
                seat.turns[artifact] += 1


def turn_up_toys(seats):
    for who, seat in enumerate(seats):
        for toy in seat.toys():
            turn_artifacts(seats, who, toy)


def single(numbers, best):
    """The index of the only best number, or None."""
    found = [i for i, number in enumerate(numbers) if number == best(numbers)]
    return found[0] if len(found) == 1 else None


def score(seats, threshold, revealed):
    """Steps C (its sums) and E to H: a dictionary for each seat."""
    pad = [{"cards": [], "toy_weight": sum(rest_weight(toy) for toy in seat.toys())} for seat in seats]
    totals = [seat.weight() for seat in seats]
    winner = single([line["toy_weight"] for line in pad], max)
    if winner is not None:
        totals[winner] -= 6
        pad[winner]["cards"].append("-6")
    light, heavy = single(totals, min), single(totals, max)
    if light is not None and seats[light].has("antigravity-carpet"):
        pad[light]["cards"].append("+10")
    if heavy is not None and seats[heavy].has("exoskeleton"):
        pad[heavy]["cards"].append("-10")
    standing = []
    for number, (seat, line) in enumerate(zip(seats, pad, strict=True)):
        line["weight_e"] = totals[number]
        line["weight"] = totals[number] - 10 * ("-10" in line["cards"])
        line["threshold"] = threshold + rest_weight(revealed) * (2 if seat.has("xxl-paperweight") else 1)
        line["drawn_in"] = line["weight"] > line["threshold"]
        line["value"] = None if line["drawn_in"] else seat.value() + 10 * ("+10" in line["cards"])
        line["place"], line["points"] = None, 0
        line["craft"] = None if line["drawn_in"] else seat.craft()
        if line["drawn_in"]:
            line["points"] = 5 if seat.has("emergency-towel") else 0
        else:
            craft = -99 if line["craft"] is None else line["craft"]
            standing.append(((line["value"], craft), number))
    standing.sort(reverse=True)
    while standing:  # the best, with all who can't be told from them, share the last of their places
        tied = [entry for entry in standing if entry[0] == standing[0][0]]
        place = sum(line["place"] is not None for line in pad) + len(tied)
        for _, number in tied:
            pad[number]["place"], pad[number]["points"] = place, PLACES[len(seats)][place - 1]
        standing = standing[len(tied) :]
    return pad


def score_file(table):
    """What the companion must answer for a table that is right: threshold and players."""
    seats = []
    for player in table["player"]:
        seat = Seat()
        for text in player["display"]:
            put(seat, text)
        seats.append(seat)
    uses = [player.get("uses", []) for player in table["player"]]
    for relic, source in (("easter-egg", "deck_top"), ("alien-kiddie-pool", "pool_card")):
        for number, seat in enumerate(seats):
            if relic in uses[number]:
                seat.drop(relic)
                card = put(seat, table[source], awake=False)
                if family(card) != "toy":
                    turn_artifacts(seats, number, card)
    turn_up_toys(seats)
    for number, seat in enumerate(seats):
        if "one-ring" in uses[number]:
            seat.drop("one-ring")
    threshold = table["hole"] + sum(table.get("threshold_cards", []))
    pad = score(seats, threshold, table["revealed"])
    for player, line in zip(table["player"], pad, strict=True):
        line["name"] = player["name"]
        del line["craft"]
    return threshold + rest_weight(table["revealed"]), pad


def put(seat, text, awake=True):
    """Lay a card as the file has it, and say which it is."""
    words = text.split()
    if words[0] == "part":
        card = " ".join(words[:2])
        lacking = [number for number, group in enumerate(seat.groups, 1) if card not in group]
        seat.join(card, int(words[2]) if len(words) > 2 else (lacking or [len(seat.groups) + 1])[0])
    elif words[0] in TURNING:
        card = words[0]
        seat.turns[card] = int(words[1]) if len(words) > 1 else 0
    else:
        card = text.removesuffix(" turned")
    seat.lay(card, text.endswith(" turned"), awake)
    return card


# A whole match


class Table:
    """What the story has come to."""

    def __init__(self, count):
        self.count = count
        self.points = [0] * count
        self.pads = []
        self.waiting = []
        self.hands = [[] for _ in range(count)]
        self.seats = [Seat() for _ in range(count)]
        self.beside = []
        self.direction = None
        self.ranks = None


def draws(verb, deck):
    return {f"{verb} {card}": count for card, count in deck.items() if count}


def play(table, holes):
    """The story. Each yield is (who, {action: weight}); -1 is chance. It is sent the action's text."""
    count = table.count
    table.direction = (yield -1, {"direction clockwise": 1, "direction counterclockwise": 1}).split()[1]
    used = []
    for number in range(3):
        hole = holes[number] if holes else None
        if hole is None:
            hole = (yield -1, {f"hole {id}": 1 for id in HOLES if id not in used}).split()[1]
        used.append(hole)
        threshold, size = HOLES[hole]
        yield from play_round(table, threshold, size)
    crafts = [-99 if line["craft"] is None else line["craft"] for line in table.pads[-1]]
    keys = list(zip(table.points, crafts, strict=True))
    table.ranks = [1 + sum(other > key for other in keys) for key in keys]
    assert len(table.points) == count


def play_round(table, threshold, size):
    table.deck = Counter({card: copies for card, (copies, _, _) in COMMON.items()})
    table.hands = [[] for _ in range(table.count)]
    table.seats = [Seat() for _ in range(table.count)]
    table.beside = []
    for number in range(table.count * size):
        table.hands[number % table.count].append((yield from draw(table, "deal")))
    gps = None
    while True:
        chosen = yield from select(table, gps)
        gps = yield from reveal(table, chosen)
        if len(table.hands[0]) == 1:
            break
        step = 1 if table.direction == "clockwise" else -1
        table.hands = [table.hands[(seat - step) % table.count] for seat in range(table.count)]
    yield from score_phase(table, table.deck, threshold)


def draw(table, verb):
    card = (yield -1, draws(verb, table.deck)).split(" ", 1)[1]
    table.deck[card] -= 1
    return card


def decide(table, seat, texts):
    """One seat decides alone; what it says after the verb."""
    table.waiting = [seat]
    answer = (yield seat, dict.fromkeys(texts, 1)).split(" ", 1)[1]
    table.waiting = []
    return answer


def select(table, gps):
    chosen = {}
    table.waiting = [seat for seat in range(table.count) if seat != gps]
    while table.waiting:
        seat = table.waiting[0]
        text = yield seat, dict.fromkeys([f"pick {card}" for card in table.hands[seat]], 1)
        chosen[seat] = text.split(" ", 1)[1]
        table.hands[seat].remove(chosen[seat])
        table.waiting.pop(0)
    if gps is not None:
        chosen[gps] = (yield -1, draws("take", Counter(table.hands[gps]))).split(" ", 1)[1]
        table.hands[gps].remove(chosen[gps])
    return chosen


def reveal(table, chosen):
    """In the order of BB-11; says whom GPS Tracker will pick for."""
    yield from place_all(table, chosen)
    revealed = sorted(chosen.items())
    owner = {card: seat for seat, card in revealed}
    if "tiit-clo-uhl" in owner:
        table.beside.append(3)
        for seat in range(table.count):
            table.hands[seat].append((yield from draw(table, "draw")))
    if "swiss-army-pocket-laser" in owner:
        seat = owner["swiss-army-pocket-laser"]
        card = yield from decide(table, seat, ["laser -4", "laser -2", "laser +2", "laser +4"])
        table.beside.append(int(card))
        if int(card) > 0:
            table.seats[seat].drop("swiss-army-pocket-laser")
    if "titanic-tentacles" in owner:
        seat = owner["titanic-tentacles"]
        one, two, three = (
            (yield from draw(table, "draw")),
            (yield from draw(table, "draw")),
            (yield from draw(table, "draw")),
        )
        card = yield from decide(table, seat, [f"add {card}" for card in (one, two, three)])
        yield from place_one(table, seat, card)
        revealed.append((seat, card))
    if "reality-gyro" in owner:
        table.direction = "counterclockwise" if table.direction == "clockwise" else "clockwise"
    answer_to(table.seats, revealed)
    return owner.get("gps-tracker")


def answer_to(seats, revealed):
    """Robots, then the Artifacts that turn; those revealed in this turn answer from the next one on."""
    robots = [seat for seat, card in revealed if family(card) == "robot"]
    if len(robots) >= 2:
        for seat in robots:
            seats[seat].cards[-1][1] = True
    asleep = [card for _, card in revealed if card in TURNING]
    turned_off(seats, asleep, False)
    for seat, card in revealed:
        if family(card) != "toy":
            turn_artifacts(seats, seat, card)
    turned_off(seats, asleep, True)


def turned_off(seats, artifacts, awake):
    """Artifacts revealed in this turn answer from the next one on."""
    for seat in seats:
        for entry in seat.cards:
            if entry[0] in artifacts:
                entry[2] = awake


def place_all(table, chosen):
    """Cards into displays; group choices at once."""
    asked = {}
    for seat, card in sorted(chosen.items()):
        side = table.seats[seat]
        side.lay(card)
        if family(card) == "part":
            choices = side.choices(card)
            if len(choices) > 1:
                asked[seat] = choices
            else:
                side.join(card, choices[0] if choices else len(side.groups) + 1)
    table.waiting = sorted(asked)
    answers = {}
    for seat in sorted(asked):
        answers[seat] = int((yield seat, dict.fromkeys([f"join {group}" for group in asked[seat]], 1)).split()[1])
        table.waiting.remove(seat)
    for seat, group in answers.items():
        table.seats[seat].join(chosen[seat], group)


def place_one(table, seat, card, awake=True):
    side = table.seats[seat]
    side.lay(card, awake=awake)
    if family(card) == "part":
        choices = side.choices(card)
        if len(choices) > 1:
            choices = [int((yield from decide(table, seat, [f"join {group}" for group in choices])))]
        side.join(card, choices[0] if choices else len(side.groups) + 1)


def score_phase(table, deck, threshold):
    seats = table.seats
    pile = Counter(hand[0] for hand in table.hands)
    for relic, verb in (("easter-egg", "draw"), ("alien-kiddie-pool", "take")):
        for number, seat in enumerate(seats):
            if seat.has(relic) and (yield from ask(table, number, relic)):
                source = deck if verb == "draw" else pile
                card = (yield -1, draws(verb, source)).split(" ", 1)[1]
                source[card] -= 1
                if family(card) != "toy":
                    turn_artifacts(seats, number, card)  # before it lies there itself
                yield from place_one(table, number, card, awake=False)
                break
    turn_up_toys(seats)
    for number, seat in enumerate(seats):
        if seat.has("one-ring"):
            yield from ask(table, number, "one-ring")
    revealed = (yield -1, draws("turn-up", pile)).split(" ", 1)[1]
    pad = score(seats, threshold + sum(table.beside), revealed)
    table.pads.append(pad)
    for number, line in enumerate(pad):
        table.points[number] += line["points"]


def ask(table, seat, relic):
    table.waiting = [seat]
    used = (yield seat, {f"use {relic}": 1, f"hold {relic}": 1}).startswith("use")
    table.waiting = []
    if used:
        table.seats[seat].drop(relic)
    return used
