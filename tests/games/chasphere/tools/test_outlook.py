"""The outlook agrees with the match: flights can be flown, the sky does what it says, and points add up."""

import random
from collections import Counter

import msgspec
import pytest

import ergosphere
from ergosphere.core.errors import BadInput

GAME = ergosphere.load("chasphere")
TOOL = GAME.tool("outlook")


def outlook(state, seat, figures=""):
    return TOOL.run(GAME, {}, TOOL.ask(msgspec.json.encode(state.view(seat)).decode(), figures))


def positions(seed, seats=3, share=0.15):
    """Decisions of a random match in the middle of turns."""
    chance = random.Random(seed)
    state = GAME.new(seats=seats)
    while state.actors():
        (actor,) = state.actors()
        if actor == ergosphere.NATURE:
            actions, weights = zip(*state.chance(), strict=True)
            state.apply(actor, chance.choices(actions, weights)[0])
            continue
        if state.view(actor).step == "turn" and chance.random() < share:
            yield state.clone(), actor
        state.apply(actor, chance.choice(state.legal(actor)))


@pytest.mark.parametrize("seed", range(3))
def test_flights_can_be_flown_for_just_that_energy(seed):
    for state, seat in positions(seed):
        found = outlook(state, seat)
        near = {str(action).removeprefix("move ") for action in state.legal(seat) if str(action).startswith("move ")}
        assert near <= {flight.space for flight in found.flights}
        for flight in found.flights:
            copy = state.clone()
            for leg in flight.way:
                copy.apply(seat, GAME.parse(copy, seat, f"move {leg.space}"))
            own = copy.view(seat).players[seat]
            assert own.space == flight.space
            assert state.view(seat).players[seat].energy - own.energy == flight.energy


@pytest.mark.parametrize("seed", range(3))
def test_points_add_up(seed):
    for state, seat in positions(seed, seats=2):
        found = outlook(state, seat)
        for number, player in enumerate(state.view(seat).players):
            lines = {line.source: line.points for line in found.lines if line.seat == number}
            assert player.lost or lines == {source: points for source, points in player.points.items() if points}


def test_the_sky_does_what_the_outlook_says():
    """Nobody does anything: no event happens."""
    state = GAME.new(seats=2, disc="3")
    chance = random.Random(5)
    first = None
    while state.actors():
        (actor,) = state.actors()
        if actor == ergosphere.NATURE:
            state.apply(actor, chance.choice([action for action, _ in state.chance()]))
            continue
        seen = state.view(actor)
        first = first or outlook(state, actor)
        told = next(one for one in first.ahead if one.turn == seen.turn)
        assert {planet.planet: planet.space for planet in seen.planets} == told.positions
        assert seen.collapsed == told.collapsed
        state.apply(actor, GAME.parse(state, actor, "end"))
    assert first is not None
    assert seen.turn == first.last or state.outcome().reason != "sector-lost"
    assert first.collapse == next(one.turn for one in first.ahead if one.collapsed)


def test_setting_out_in_time_gets_home():
    """In the last game turn it is in time who is home or can fly there now."""
    for state, seat in positions(11):
        found = outlook(state, seat)
        own = state.view(seat).players[seat]
        if found.last == found.ahead[0].turn:
            home = own.space == own.home or any(flight.space == own.home for flight in found.flights)
            assert (found.set_out == found.last) == home


def test_a_view_that_is_none():
    with pytest.raises(BadInput, match="view"):
        TOOL.run(GAME, {}, TOOL.ask("{}"))


def test_a_table_with_a_pack_of_its_own_shows_its_own_figures(tmp_path):
    """The server's tools know the built-in pack; whoever asks about another table sends its figures along."""
    file = tmp_path / "own.toml"
    file.write_text(
        'game = "chasphere"\nname = "mine"\nversion = "1"\nbase = "builtin"\n'
        '[points]\naway = -9\n[sector]\nship = [{ id = "etonak", home = "loa" }, { id = "pirates", home = "borom" }]\n'
    )
    own = ergosphere.load("chasphere", pack=file)
    chance = random.Random(4)
    state = own.new(seats=4, first="0", disc="2")
    while state.actor() == ergosphere.NATURE:
        state.apply(ergosphere.NATURE, chance.choice(state.chance())[0])
    view = state.view(0)
    assert own.read_view(msgspec.json.encode(view).decode()) == view
    state.apply(0, own.parse(state, 0, "end"))
    figures = msgspec.json.encode(own.figures).decode()
    found = outlook(state, 1, figures)
    for number, player in enumerate(state.view(1).players):
        assert player.home == {"etonak": "A2", "pirates": "A4"}.get(player.ship, player.home)
        assert [line.points for line in found.lines if line.seat == number and line.source == "home"] == (
            [-9] if player.space != player.home else []
        )
    broken = msgspec.structs.replace(
        own.figures,
        decks=GAME.figures.decks.__class__(source="own", synthesizers=3, card=own.figures.decks.card[1:]),
    )
    for wrong in (msgspec.json.encode(broken).decode(), "[]", "{", "{}"):
        with pytest.raises(BadInput):
            outlook(state, 1, wrong)


def test_purchases_are_paid_as_the_outlook_says():
    """One press: the purchase, then each payment with a choice; Synthesizers only where an ore is missing."""
    choices = 0
    verbs = ("seize", "upgrade", "buy-synthesizer")
    for state, seat in (one for seed in range(12) for one in positions(seed, share=1)):
        wanted = sorted(str(one) for one in state.legal(seat) if str(one).split()[0] in verbs)
        if not wanted:
            continue
        found = {deal.action: deal for deal in outlook(state, seat).deals}
        assert sorted(found) == wanted
        for deal in found.values():
            choices += len(deal.then)
            copy = state.clone()
            for text in (deal.action, *deal.then):
                copy.apply(seat, GAME.parse(copy, seat, text))
            assert copy.view(None).step != "paying"
            before, after = (Counter(one.view(None).players[seat].cards) for one in (state, copy))
            assert before - after == Counter(deal.cards)
            if any("synthesizer" in card for card in deal.cards) and deal.action.startswith("seize"):
                left = {ore_of(card) for card in after} - {None}
                assert not left & set(cost_of(deal.action.removeprefix("seize ")))
    assert choices


def ore_of(card):
    found = next((one for one in GAME.figures.decks.card if one.id == card), None)
    return found.of if found and found.face == "ore" else None


def cost_of(opportunity):
    return next(one.cost for one in GAME.figures.opportunities.opportunity if one.id == opportunity)


def test_events_bring_the_end_nearer():
    """Each pair that moves the sky brings the last turn one turn nearer, and the last safe turn home not later."""
    for state, seat in positions(4):
        found = outlook(state, seat)
        seen = state.view(seat)
        if seen.last_turn:
            assert found.last_with_event == found.last
        else:
            assert found.last - 1 <= found.last_with_event <= max(found.last, seen.turn + 1)
