"""The engine against a slow second opinion: the sky on every disc, ships that ride, points of random tables."""

import random
from itertools import product

import msgspec
import pytest

from ergosphere import Rng
from ergosphere.games.chasphere.rules import position as p
from ergosphere.games.chasphere.rules.sector import NAMES
from ergosphere.games.chasphere.rules.sky import advance
from ergosphere.games.chasphere.tools import companion
from tests.conftest import COMPILED
from tests.games.chasphere import reference
from tests.games.chasphere.scenes import GAME, me, scene

rule = pytest.mark.rule
COLOURS = ("yellow", "blue", "white")
CARDS = (
    [f"carbonid {colour} {points}" for colour in COLOURS for points in (1, 2, 3)]
    + ["high-consul 3", "high-consul 2", "deluxe-food-dispenser", "c-matter", "c-matter", "c-matter"]
    + [f"{face} {colour}" for face in ("relic", "local-food-dispenser") for colour in COLOURS]
    + [
        "mysterious-artifact",
        "fusion-pile",
        "ore ferrox",
        "cosco",
        "c-coordinates gomia",
        "robotic-recovery-unit zadus",
    ]
)


@rule("CH-5", "CH-9", "CH-10", "CH-11", "CH-13", "CH-14", "CH-31")
@pytest.mark.parametrize("disc", range(1, 7))
@pytest.mark.parametrize("repulsion", ["free", "chain"])
def test_the_sky_without_events(disc, repulsion):
    tool = GAME.tool("almanac")
    ask = tool.ask(turns=40)
    answer = tool.run(GAME, GAME.settle({"disc": disc, "repulsion": repulsion}), ask)
    sky = reference.Sky(disc, repulsion == "chain")
    for turn in answer.turns:
        moved = sky.turn()
        assert ([turn.moved, *turn.ejected] if turn.moved else []) == moved
        assert turn.positions == sky.at
        assert set(turn.swallowed) == {planet for planet, space in sky.at.items() if space == "S"}
        assert turn.collapsed == sky.hole
    short = tool.run(GAME, GAME.settle({"disc": disc, "repulsion": repulsion}), tool.ask())
    assert len(short.turns[-1].swallowed) >= 3 > len(short.turns[-2].swallowed)


@rule("CH-11", "CH-12", "CH-15")
def test_any_sky_with_ships_on_it():
    """Planets anywhere on their rings, ships anywhere, before and after the collapse, both repulsions."""
    rng = random.Random(3)
    for number in range(3000 if COMPILED else 600):
        chain = bool(number & 1)
        hole = bool(number & 2)
        sky = reference.Sky(1 + number % 6, chain)
        free = dict.fromkeys(NAMES)
        for planet in reference.PLANETS:
            sky.at[planet] = rng.choice([space for space in reference.ring(planet) if space in free and space != "S"])
            del free[sky.at[planet]]
        sky.hole, sky.symbols = hole, 2 * hole
        sky.place = rng.randrange(6)
        sky.ships = {seat: rng.choice(NAMES[:18]) for seat in range(4)}
        state = scene(4, disc=1 + number % 6, repulsion="chain" if chain else "free")
        state.collapsed, state.visits, state.marker = hole, 2 * hole, sky.place
        state.at = sum(NAMES.index(sky.at[planet]) << (5 * k) for k, planet in enumerate(reference.PLANETS))
        for seat, space in sky.ships.items():
            state.ships[p.FIELDS * seat + p.SPACE] = NAMES.index(space)
        moved = [reference.PLANETS[int(planet)] for planet in advance(state)]
        assert moved == sky.turn()
        view = state.view(None)
        assert {planet.capitalize(): space for planet, space in ((p.planet, p.space) for p in view.planets)} == sky.at
        for seat in range(4):
            assert (view.players[seat].lost > 0) == (seat in sky.lost)
            assert seat in sky.lost or view.players[seat].space == sky.ships[seat]


@rule("CH-11")
def test_no_chain_of_pushes_goes_on_for_ever():
    """Every way to put the six planets on their rings, and every mover."""
    rings = [[space for space in reference.ring(planet) if space != "S"] for planet in reference.PLANETS]
    state = scene(2, repulsion="chain")
    longest = 0
    for number, spaces in enumerate(product(*rings)):
        if len(set(spaces)) < 6 or (not COMPILED and number % 7):
            continue
        state.at = sum(NAMES.index(space) << (5 * k) for k, space in enumerate(spaces))
        for place in range(6):
            copy = state.clone()
            copy.marker = place
            longest = max(longest, len(advance(copy)))
    assert 3 <= longest <= 12


def random_player(rng, name):
    return {
        "name": name,
        "home": rng.random() < 0.7,
        "lost": rng.random() < 0.15,
        "engine": rng.choice([3, 4, 5, 6]),
        "explored": rng.randrange(7),
        "first_explorer": rng.choice([0, 0, 2, 4]),
        "opportunities": [rng.choice([4, 5, 7, 10]) for _ in range(rng.randrange(4))],
        "cards": [rng.choice(CARDS) for _ in range(rng.randrange(14))],
    }


@rule("CH-25", "CH-28", "CH-29", "CH-32")
def test_points_of_random_tables():
    rng = random.Random(11)
    for _ in range(4000 if COMPILED else 800):
        players = [random_player(rng, name) for name in "ABCD"[: rng.randrange(2, 5)]]
        score = companion.score(GAME, {}, msgspec.convert({"player": players}, companion.TableFile))
        expected = reference.points(players)
        for shown, parts, player in zip(score.players, expected, players, strict=True):
            if parts is None:
                assert shown.total is None
                assert [getattr(shown, source) for source in companion.SOURCES] == [0] * 9
                assert shown.rank == 1 + sum(not other["lost"] for other in players)
            else:
                assert {source: getattr(shown, source) for source in parts} == parts
                assert shown.total == sum(parts.values())
            assert player["lost"] or shown.total == sum(s.points for s in score.steps if s.player == shown.name)
        alive = [
            (shown.total, player["explored"], player["engine"], shown.rank)
            for shown, player in zip(score.players, players, strict=True)
            if not player["lost"]
        ]
        for own in alive:
            assert own[3] == 1 + sum(other[:3] > own[:3] for other in alive)


def as_written(card):
    """A card of the pack as the companion's files name it."""
    entry = next(entry for entry in GAME.figures.decks.card if entry.id == card)
    if entry.face == "carbonid":
        return f"carbonid {entry.of} {entry.points}"
    if entry.face == "high-consul":
        return f"high-consul {entry.points}"
    return f"{entry.face} {entry.of}".strip()


@rule("CH-32", "CH-15")
def test_the_end_of_random_matches_is_scored_alike():
    """State, companion and the second opinion, on tables that came about in play."""
    rng = Rng(5)
    for number in range(60 if COMPILED else 15):
        state = GAME.new(2 + number % 3)
        while state.outcome() is None:
            who = state.actor()
            state.play(who, state.pick(who, rng))
        seats = range(state.seats())
        players = []
        for seat in seats:
            seen = me(state, seat)
            players.append(
                {
                    "name": str(seat),
                    "home": seen.space == seen.home,
                    "lost": seen.lost > 0,
                    "engine": seen.engine,
                    "explored": len(seen.markers),
                    "first_explorer": {"no": 0, "alone": 4, "shared": 2}[seen.first_explorer],
                    "opportunities": [
                        next(o.points for o in GAME.figures.opportunities.opportunity if o.id == name)
                        for name in seen.opportunities
                    ],
                    "cards": [as_written(card) for card in seen.cards if card != "shop/ore-synthesizer"],
                }
            )
        expected = reference.points(players)
        outcome = state.outcome()
        for seat in seats:
            parts = expected[seat]
            assert me(state, seat).points == (parts or dict.fromkeys(companion.SOURCES, 0))
            assert outcome.scores[seat] == (-5 if parts is None else sum(parts.values()))
