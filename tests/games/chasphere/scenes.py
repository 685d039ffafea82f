"""Tables for tests: set up without chance, then arranged as a test wants them."""

import ergosphere
from ergosphere import NATURE
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.cargo import acquire
from ergosphere.games.chasphere.rules.sector import NAMES

GAME = ergosphere.load("chasphere")
BOX = GAME.box
PLANETS = ("gomia", "zadus", "loa", "tarili", "borom", "mogudar")
SHIPS = ("etonak", "pirates", "federation", "inferno")
ZONE = ("zadus/carbonid-1", "mogudar/carbonid-1", "tarili/carbonid-1", "gomia/carbonid-blue")
OPEN = ("2-ferrox", "ferrox-azurine-engine", "noctium", "2-fusion-pile")


def play(state, *lines):
    """Actions in notation; nature's begin with a star, all others are of whoever is to act."""
    for line in lines:
        seat = NATURE if line.startswith("* ") else state.actor()
        state.apply(seat, GAME.parse(state, seat, line.removeprefix("* ")))
    return state


def scene(seats=3, zone=ZONE, opened=OPEN, **options):
    """The first turn of seat 0, with disc 1 unless another is wanted."""
    state = GAME.new(seats, **{"first": 0, "disc": 1, **options})
    if options.get("ships") != "choose":
        for ship in SHIPS[:seats] if seats < 4 else SHIPS[:3]:
            play(state, f"* ship {ship}")
    else:
        for ship in SHIPS[: min(seats, 3)]:
            play(state, f"ship {ship}")
    play(state, *[f"* deal {card}" for card in zone], *[f"* open {name}" for name in opened])
    return state


def hold(state, seat, *cards):
    """Cards out of the unordered part of their decks, aboard a ship."""
    for card in cards:
        kind = BOX.names.index(card)
        assert state.cards[BOX.kinds * p.POOL + kind] > 0, card
        state.cards[BOX.kinds * p.POOL + kind] -= 1
        if BOX.deck[kind] < 6:
            state.sizes[3 * int(BOX.deck[kind])] -= 1
        acquire(state, seat, kind)
    return state


def hold_out(state, card):
    """Take a card out of its pool, for a place that the test fills itself."""
    kind = BOX.names.index(card)
    state.cards[BOX.kinds * p.POOL + kind] -= 1
    state.sizes[3 * int(BOX.deck[kind])] -= 1
    return kind


def put(state, seat=0, space=None, **fields):
    """A ship's place and figures: energy, engine (level from 0), markers, ..."""
    if space is not None:
        state.ships[p.FIELDS * seat + p.SPACE] = NAMES.index(space)
        if seat == state.seat:
            state.stopped = planet_on(state, space) is not None
    for name, value in fields.items():
        state.ships[p.FIELDS * seat + getattr(p, name.upper())] = value
    return state


def sky(state, collapsed=None, **spaces):
    """Planets where a test wants them."""
    for planet, space in spaces.items():
        k = PLANETS.index(planet)
        state.at = (state.at & ~(31 << (5 * k))) | (NAMES.index(space) << (5 * k))
    if collapsed is not None:
        state.collapsed = collapsed
        state.visits = 2 if collapsed else state.visits
    return state


def where(state):
    return {seen.planet: seen.space for seen in state.view(None).planets}


def planet_on(state, space):
    return next((planet for planet, place in where(state).items() if place == space), None)


def me(state, seat=0):
    return state.view(None).players[seat]


def legal(state):
    return {str(action) for action in state.legal(state.actor())}


def starting(state, word):
    return {text for text in legal(state) if text.startswith(word)}


def refused(state, line):
    """Why an action is not legal; it must change nothing."""
    before = state.view(None)
    try:
        play(state, line)
    except ergosphere.IllegalAction as problem:
        assert state.view(None) == before
        return problem.rule, problem.id
    raise AssertionError(f"{line} is legal")


def deck(state, planet, seat=None):
    return state.view(seat).decks[PLANETS.index(planet)]


def cards(places):
    return [place.card for place in places]


def end_round(state):
    """Every seat ends its turn, up to the next game turn."""
    turn = state.view(None).turn
    while state.outcome() is None and state.view(None).turn == turn:
        play(state, "end")
    return state
