"""Events tell what happened and in which order: somebody who only reads the log knows the table."""

from collections import Counter

import msgspec
import pytest

import ergosphere
from ergosphere import NATURE
from ergosphere.games.chasphere.faces import events as told
from tests.conftest import COMPILED
from tests.games.chasphere.scenes import GAME, PLANETS, hold, hold_out, me, play, put, scene, sky

rule = pytest.mark.rule
SKY = (told.MarkerAdvanced, told.PlanetMoved, told.PlanetEjected, told.PlanetSwallowed, told.StarCollapsed)


def perform(state, line):
    who = NATURE if line.startswith("* ") else state.actor()
    return state.perform(who, GAME.parse(state, who, line.removeprefix("* ")))


def kinds(events):
    return [type(event).__name__ for event in events]


class Chronicle:
    """What a reader of the log writes down. It asks the state for nothing."""

    def __init__(self, view):
        self.spaces = {planet.planet: planet.space for planet in view.planets}
        self.contaminated = set()
        self.cargo = [Counter() for _ in view.players]
        self.seized = [set() for _ in view.players]
        self.engines = [player.engine for player in view.players]
        self.zone = Counter()
        self.open = set()
        self.pending = None
        self.lost = set()
        self.turn = self.last = 0
        self.turn_of = None
        self.collapsed = False
        self.below = {planet: [] for planet in PLANETS}  # cards that this action put under a deck, in order

    def read(self, event):
        """By the event's name; what changes nothing on the table has no method."""
        note = getattr(self, event.__struct_config__.tag.replace("-", "_"), None)
        if note is not None:
            note(event)

    def card_laid_out(self, event):
        self.zone[event.card] += 1

    def opportunity_opened(self, event):
        self.open.add(event.opportunity)

    def game_turn_began(self, event):
        self.turn = event.turn

    def last_turn_set(self, event):
        self.last = event.turn

    def planet_moved(self, event):
        self.spaces[event.planet] = event.space

    planet_ejected = planet_moved

    def planet_swallowed(self, event):
        self.spaces[event.planet] = "S"

    def star_collapsed(self, event):
        self.collapsed = True

    def ship_lost(self, event):
        self.lost.add(event.seat)
        self.cargo[event.seat].clear()
        self.seized[event.seat].clear()

    def turn_began(self, event):
        self.turn_of = event.seat

    def engine_changed(self, event):
        assert (event.engine > self.engines[event.seat]) == event.up
        self.engines[event.seat] = event.engine

    def event_shown(self, event):
        assert event.card.startswith(event.planet)
        assert event.waiting == self.pending
        self.pending = None if event.waiting else event.card
        for resolved in [event.waiting, event.card] if event.waiting else []:
            self.under(resolved)

    def planet_contaminated(self, event):
        assert (event.planet in self.contaminated) == event.already
        self.contaminated.add(event.planet)

    def card_kept(self, event):
        assert event.card.startswith(event.planet)
        self.cargo[event.seat][event.card] += 1

    def card_paid(self, event):
        self.give(event.seat, event.card)
        if "synthesizer" not in event.card:
            self.under(event.card)

    def ship_jumped(self, event):
        if event.how == "capsule":
            self.give(event.seat, event.by)
            self.under(event.by)

    def cards_swapped(self, event):
        self.give(event.seat, event.given)
        self.cargo[event.seat][event.taken] += 1
        self.zone += Counter([event.given])
        self.zone -= Counter([event.taken])

    def artifact_taken(self, event):
        self.give(event.other, "borom/mysterious-artifact")
        self.cargo[event.seat]["borom/mysterious-artifact"] += 1

    def synthesizer_bought(self, event):
        self.cargo[event.seat]["shop/ore-synthesizer"] += 1

    def opportunity_seized(self, event):
        self.open.remove(event.opportunity)
        self.seized[event.seat].add(event.opportunity)

    def give(self, seat, card):
        assert self.cargo[seat][card] > 0
        self.cargo[seat][card] -= 1

    def under(self, card):
        self.below[card.partition("/")[0]].append(card)

    def agrees(self, view):
        assert self.spaces == {planet.planet: planet.space for planet in view.planets}
        assert self.contaminated == {planet.planet for planet in view.planets if planet.contaminated}
        assert [+cargo for cargo in self.cargo] == [Counter(player.cards) for player in view.players]
        assert self.seized == [set(player.opportunities) for player in view.players]
        assert self.engines == [player.engine for player in view.players]
        assert +self.zone == Counter(view.zone)
        assert self.open == set(view.open)
        assert self.pending == view.event
        assert self.lost == {seat for seat, player in enumerate(view.players) if player.lost}
        assert (self.turn, self.last, self.collapsed) == (view.turn, view.last_turn, view.collapsed)
        assert self.turn == 0 or view.outcome or self.turn_of == view.turn_of

    def payments_agree(self, view):
        """What everybody sees at the bottom of a deck lies there in the order in which it was told."""
        for deck in view.decks:
            went = self.below[deck.planet]
            lowest = [place.card for place in (deck.top + deck.bottom)[len(deck.top + deck.bottom) - len(went) :]]
            assert not went or lowest == went
            went.clear()


@rule("CH-19", "CH-22", "CH-30")
def test_a_reader_of_the_log_knows_the_table():
    rng = ergosphere.Rng(31)
    seen = Counter()
    for number in range(60 if COMPILED else 12):
        state = GAME.new(2 + number % 3, events=("detailed", "overview")[number % 2])
        chronicle = Chronicle(state.view(None))
        while state.outcome() is None:
            who = state.actor()
            action = state.menu(who)[int(state.pick(who, rng))]
            events = state.perform(who, action)
            abandoned = any(isinstance(e, told.CardsReturned) and e.why == "lost" for e in events)
            for event in events:
                chronicle.read(event)
            chronicle.agrees(state.view(None))
            if abandoned:  # cards that nobody sees lie under the others now
                chronicle.below = {planet: [] for planet in PLANETS}
            chronicle.payments_agree(state.view(None))
            in_order(events)
            seen.update(kinds(events))
    assert set(seen) >= {kind.__name__ for kind in GAME.event_types} - {
        "FirstExplorerNamed", "ArtifactTaken", "ShipLost", "PlanetSwallowed", "LastTurnSet", "StarCollapsed",
    }  # fmt: skip


def in_order(events):
    """What follows from something is told after it."""
    names = kinds(events)
    if "CardKept" in names and "EventShown" in names:
        assert names.index("EventShown") < names.index("CardKept")
    if "MarkerAdvanced" in names:
        begun = names.index("MarkerAdvanced")
        assert all(names.index(kind) >= begun for kind in names if kind in {one.__name__ for one in SKY})
        if "CardKept" in names:
            assert begun < names.index("CardKept")
    for kind in ("OpportunitySeized", "SynthesizerBought"):
        if kind in names and "CardPaid" in names:
            assert max(i for i, name in enumerate(names) if name == "CardPaid") < names.index(kind)
    if "TurnBegan" in names:
        assert names[-1] == "TurnBegan"
    if "GameEnded" in names:
        assert names[-1] == "GameEnded"


@rule("CH-19", "CH-30")
def test_the_sky_moves_before_the_last_card_is_kept():
    state = put(scene(), 0, energy=6)
    state.event = hold_out(state, "gomia/flare")
    play(state, "explore 2", "* draw tarili/sylvane")
    events = perform(state, "* draw tarili/quake")
    assert kinds(events) == [
        "CardsDrawn", "EventShown", "MarkerAdvanced", "PlanetMoved", "PlanetEjected", "CardKept",
    ]  # fmt: skip
    assert events[1] == told.EventShown(0, "tarili", "tarili/quake", "gomia/flare")
    assert events[-1] == told.CardKept(0, "tarili", "tarili/sylvane", forced=True)


@rule("CH-19", "CH-15")
def test_a_ship_lost_with_its_planet_while_it_explores():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(state, 0, "M5", energy=4)
    state.event = hold_out(state, "gomia/flare")
    play(state, "explore 4", "* draw mogudar/azurine", "* draw mogudar/carbonid-2")
    assert kinds(perform(state, "* draw mogudar/quake")) == [
        "CardsDrawn", "EventShown", "MarkerAdvanced", "PlanetSwallowed", "ShipLost", "CardsReturned", "TurnBegan",
    ]  # fmt: skip


@rule("CH-30", "CH-24")
def test_a_second_contamination_is_told_as_such():
    state = put(scene(), 0, energy=6)
    state.event = hold_out(state, "gomia/quake")
    assert perform(play(state, "explore 1"), "* draw tarili/quake")[1] == told.PlanetContaminated(
        "tarili", already=False
    )
    state.event = hold_out(state, "gomia/flare")
    state.explored = 0
    put(state, 0, energy=6)
    assert perform(play(state, "explore 1"), "* draw tarili/flare")[1] == told.PlanetContaminated(
        "tarili", already=True
    )


@rule("CH-22")
@pytest.mark.parametrize("order", [("zadus/ferrox", "zadus/fusion-pile"), ("zadus/fusion-pile", "zadus/ferrox")])
def test_payments_are_told_in_the_order_in_which_they_are_named(order):
    state = hold(scene(opened=("ferrox-fusion-pile", "noctium", "2-ferrox", "2-azurine")), 0, *order)
    events = [event for line in ("seize ferrox-fusion-pile", f"pay {order[0]}") for event in perform(state, line)]
    assert [event.card for event in events if isinstance(event, told.CardPaid)] == list(order)
    assert kinds(events)[-1] == "OpportunitySeized"


@rule("CH-18")
def test_draws_are_told_together_and_an_event_breaks_in_where_it_came():
    state = put(scene(), 0, energy=5)
    lines = ["explore 5", "* draw tarili/sylvane", "* draw tarili/relic", "* draw tarili/flare"]
    lines += ["* draw tarili/c-matter", "* draw tarili/carbonid-2"]
    heard = [event for line in lines for event in perform(state, line)]
    assert kinds(heard) == ["PlanetExplored", "CardsDrawn", "EventShown", "CardsDrawn"]
    assert heard[1].seen_by(0).cards == ("tarili/sylvane", "tarili/relic")
    assert heard[1].seen_by(1).cards == heard[1].seen_by(None).cards == (None, None)
    assert heard[3].seen_by(0).cards == ("tarili/c-matter", "tarili/carbonid-2")
    assert msgspec.json.decode(msgspec.json.encode(heard[1].seen_by(1)))["known"] == []


@rule("CH-26", "CH-33")
def test_only_those_who_know_a_card_hear_what_an_analyzer_saw():
    state = hold(put(scene(), 0, energy=0), 0, "loa/planetary-analyzer", "loa/planetary-analyzer")
    heard = [e for line in ("analyze", "* show tarili/flare", "* show tarili/relic") for e in perform(state, line)]
    assert kinds(heard) == ["DeckAnalyzed", "CardsSeen"]
    assert heard[1].seen_by(0).cards == ("tarili/flare", "tarili/relic")
    assert heard[1].seen_by(1) is None
    assert heard[1].seen_by(None) is None


@rule("CH-4")
def test_every_ship_is_told_also_the_last_one():
    state = GAME.new(4, first=0, disc=1)
    events = [event for ship in ("etonak", "pirates", "federation") for event in perform(state, f"* ship {ship}")]
    assert [event.ship for event in events] == ["etonak", "pirates", "federation", "inferno"]
    assert [event.planet for event in events] == ["tarili", "mogudar", "gomia", "zadus"]


@rule("CH-31")
def test_the_last_turn_is_announced_when_the_third_planet_falls():
    state = sky(scene(2), collapsed=True, zadus="S", gomia="S", mogudar="M5")
    play(state, "end")
    events = perform(state, "end")
    assert told.LastTurnSet(2, now=True) in events
    assert kinds(events).index("PlanetSwallowed") < kinds(events).index("LastTurnSet")
    assert me(state).energy == events[-1].energy
