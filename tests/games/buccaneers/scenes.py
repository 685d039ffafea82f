"""Matches for tests, told by what is played: `Scene([["gps-tracker", "robot 4/2", "toy 1/2"], ...])` deals hands from
which each seat can play its card of each row, wherever the hands have got to by then."""

import pytest

import ergosphere
from ergosphere.core.engine.state import NATURE

GAME = ergosphere.load("buccaneers")
HOLES = {5: "green-15", 6: "green-18", 7: "green-23", 8: "green-27", 9: "orange-28"}
DECK = [card for card, copies in zip(GAME.box.cards, GAME.box.copies, strict=True) for _ in range(copies)]
# What fills up hands: cards without effects first, none that would be a surprise.
PLAIN = [card for card in DECK if card.startswith("spacecraft")] + [card for card in DECK if card.startswith("shape")]
PLAIN += [card for card in DECK if card.startswith(("part", "robot", "toy"))]
# Three turns in which nothing happens.
SPARE = [
    [f"spacecraft {pair}" for pair in ("7/5", "8/6", "9/7")],
    [f"spacecraft {pair}" for pair in ("10/7", "11/8", "12/9")],
    [f"shapeshifter {pair}" for pair in ("3/3", "4/4", "5/5")],
]


class Scene:
    """`rows` are turns, one card a seat; what is not said is filled up with plain cards. `draws` are the cards that
    come from the deck, in order; `takes` those picked at random; of both anything else that can come, comes."""

    def __init__(self, rows, seats=3, pile=None, draws=(), takes=(), clockwise=True, size=None, holes=None, game=GAME):
        self.game = game
        self.draws, self.takes = list(draws), list(takes)
        self.size = size or max(5, len(rows) + 1)
        first = HOLES[self.size]
        others = [hole for hole in ("red-12", "red-15") if hole != first]
        self.state = game.new(seats, holes=holes or ",".join([first, *others]))
        self.count = seats
        self.rows = [list(row) for row in rows]
        self.pile = list(pile or [])
        self.clockwise = clockwise
        self.deal()
        self.turn = 0

    def deal(self):
        """Hands that come to the right seat at the right time; Reality Gyro turns them round."""
        wanted = [card for row in self.rows for card in row] + self.pile + self.draws
        rest = list(PLAIN)
        for card in wanted:
            if card in rest:
                rest.remove(card)
        while len(self.rows) < self.size - 1:
            self.rows.append([rest.pop(0) for _ in range(self.count)])
        while len(self.pile) < self.count:
            self.pile.append(rest.pop(0))
        hands = [[] for _ in range(self.count)]
        shift, way = 0, 1 if self.clockwise else -1
        for number, row in enumerate([*self.rows, self.pile]):
            for seat, card in enumerate(row):
                hands[(seat - shift) % self.count].append(card)
            if number < len(self.rows) - 1:
                way = -way if "reality-gyro" in row else way
                shift += way
        self.nature("direction clockwise" if self.clockwise else "direction counterclockwise")
        for place in range(self.size):
            for seat in range(self.count):
                self.nature(f"deal {hands[seat][place]}")

    def nature(self, text):
        self.state.apply(NATURE, self.game.parse(self.state, NATURE, text))

    def act(self, seat, text):
        """A seat decides; chance goes on until somebody must decide again."""
        self.state.apply(seat, self.game.parse(self.state, seat, text))
        self.draw_all()
        return self

    def draw_all(self):
        """Nature acts until somebody must decide, or a new deal or the end of the round comes."""
        while self.state.actors() == (NATURE,) and self.state.view(None).phase not in ("deal", "hole", "turn-up"):
            options = [str(action) for action in self.state.legal(NATURE)]
            verb = options[0].split()[0]
            planned = self.draws if verb == "draw" else self.takes
            self.nature(f"{verb} {planned.pop(0)}" if planned else options[0])

    def play(self, count=None):
        """So many turns (all, if none is said), as far as no other decision comes between."""
        end = len(self.rows) if count is None else self.turn + count
        while self.turn < end and self.phase == "select":
            row = self.rows[self.turn]
            self.turn += 1
            for seat in self.state.actors():
                self.act(seat, f"pick {row[seat]}")
        return self

    def turn_up(self, card):
        """Step F."""
        self.nature(f"turn-up {card}")
        return self.state.view(None).results[-1]

    @property
    def phase(self):
        return self.state.view(None).phase

    def legal(self, seat):
        return [str(action) for action in self.state.legal(seat)]

    def view(self, seat=None):
        return self.state.view(seat)

    def pairs(self, seat, viewer="own"):
        """The cards of a display with value/weight as they lie."""
        display = self.view(seat if viewer == "own" else viewer).displays[seat]
        return {card.card: f"{card.value}/{card.weight}" for card in display.cards}


def refused(scene, seat, text):
    """The rule and the sentence by which an action is refused; it changes nothing."""
    before = [scene.view(viewer) for viewer in (None, 0, 1, 2)]
    with pytest.raises(ergosphere.IllegalAction) as problem:
        scene.act(seat, text)
    assert [scene.view(viewer) for viewer in (None, 0, 1, 2)] == before
    return problem.value.rule, problem.value.id
