"""Why something is not possible: the true reason, the rule behind it, and names instead of ids."""

import re
from collections import Counter

import pytest

import ergosphere
from ergosphere.games.chasphere import actions as do
from tests.conftest import COMPILED
from tests.games.chasphere.scenes import GAME, PLANETS, hold, hold_out, play, put, scene, sky, where

RULES = {rule.id for rule in GAME.rules()}
# Hyphens that are part of a name.
NAMED = re.compile(r"Ship-shop")
ID = re.compile(r"[a-z0-9]+/[a-z]|\b[a-z0-9]+-[a-z0-9]+")


def why(state, line):
    """The sentence and the rule."""
    with pytest.raises(ergosphere.IllegalAction) as problem:
        play(state, line)
    return str(problem.value.sentence), problem.value.rule


@pytest.mark.parametrize(
    ("line", "sentence", "rule"),
    [
        ("jump loa by c-coordinates", "you don't have any C'Coordinates", "CH-26"),
        ("jump loa by gomia/c-matter", "you don't have any C'Matter", "CH-25"),
        ("analyze", "you don't have a Planetary Analyzer", "CH-26"),
        ("swap gomia/carbonid-blue", "you have no card to give in a bargain", "CH-21"),
        ("seize ferrox-azurine-engine", "you can't pay for it: you are short of Ferrox and Azurine", "CH-22"),
        ("seize 2-fusion-pile", "you can't pay for it: you are short of 2 Fusion Piles", "CH-22"),
        ("seize 2-noctium", "this Opportunity isn't open: 2 Noctium for 10 points", "CH-22"),
        ("buy-synthesizer", "it takes 2 Fusion Piles, and you have none", "CH-21"),
        ("move S", "no ship flies into the star", "CH-17"),
        ("move A5", "A5 is too far: it costs 5 energy, and you have 3", "CH-17"),
        ("move N3", "N3 is more than one step away: fly there step by step, for 2 energy", "CH-17"),
        ("explore 4", "it costs 4 energy, and you have 3", "CH-18"),
        ("keep tarili/relic", "you have no drawn cards in hand: explore a planet first", "CH-18"),
        ("for zadus/carbonid-1", "first say which of your cards you give", "CH-21"),
        ("pay zadus/ferrox", "there is nothing to pay for", "CH-22"),
        ("ship etonak", "ships are chosen before the first turn", "CH-4"),
        ("take-artifact 0", "you can't take the Mysterious Artifact from yourself", "CH-28"),
    ],
)
def test_what_is_wrong_at_the_beginning_of_a_turn(line, sentence, rule):
    assert why(scene(), line) == (sentence, rule)


def test_what_is_missing_is_counted_without_what_a_synthesizer_stands_for():
    state = hold(scene(), 0, "loa/ore-synthesizer")
    assert why(state, "seize ferrox-azurine-engine")[0] == "you can't pay for it: you are short of Azurine"


def test_only_own_cards_are_swapped():
    state = hold(scene(), 0, "zadus/ferrox")
    assert why(state, "swap gomia/carbonid-blue") == ("you don't have this card: Blue Carbonid 2 (Gomia)", "CH-21")


def test_coordinates_say_where_they_lead():
    state = hold(put(scene(), 0, "A0", energy=0), 0, "loa/c-coordinates-loa")
    assert why(state, "jump gomia by c-coordinates") == (
        "your C'Coordinates lead to Loa, or to Zadus under the marker",
        "CH-26",
    )
    assert why(state, "jump loa by c-coordinates") == ("it costs 1 energy, and you have 0", "CH-26")


def test_off_a_planet():
    state = hold(put(scene(), 0, "A0", energy=3), 0, "loa/planetary-analyzer")
    assert why(state, "analyze") == ("your ship isn't on a planet", "CH-26")
    assert why(state, "explore 1") == ("your ship isn't on a planet", "CH-18")


def test_in_the_middle_of_something():
    state = put(scene(), 0, energy=3)
    play(state, "explore 3", "* draw tarili/sylvane", "* draw tarili/relic", "* draw tarili/c-matter")
    assert why(state, "end") == ("first choose which card to keep", "CH-18")
    assert why(state, "enough") == ("you must keep at least one card", "CH-18")
    assert why(state, "keep tarili/carbonid-2") == ("you haven't drawn this card: White Carbonid 2 (Tarili)", "CH-18")
    play(state, "keep tarili/relic")
    assert why(state, "keep tarili/c-matter") == ("first put the other cards back", "CH-18")
    assert why(state, "top tarili/relic") == ("this is not one of the cards to put back: White Planet Relic", "CH-18")


def test_wrong_payments():
    opened = ("2-ferrox-azurine", "noctium", "2-ferrox", "2-azurine")
    state = hold(scene(opened=opened), 0, "zadus/ferrox", "zadus/ferrox", "gomia/ferrox", "mogudar/azurine")
    hold(state, 0, "zadus/carbonid-2", "gomia/fusion-pile", "zadus/relic")
    play(state, "seize 2-ferrox-azurine")
    assert why(state, "pay zadus/relic")[0] == "nothing can be paid with this card: Yellow Planet Relic"
    assert why(state, "pay tarili/sylvane")[0] == "you don't have this card: Sylvane (Tarili)"
    assert why(state, "pay gomia/fusion-pile")[0] == "no more of these are needed: Fusion Pile (Gomia)"
    assert why(state, "pay mogudar/azurine")[0].startswith("if you paid with this card, the rest couldn't be paid")
    assert why(state, "end") == ("first finish paying", "CH-22")


def test_an_action_that_does_not_exist_is_refused_too():
    state = scene()
    for action in (do.MoveShip("Z9"), do.Swap("pluto/relic"), do.Jump("pluto", "c-coordinates"), do.Seize("all")):
        with pytest.raises(ergosphere.IllegalAction):
            state.apply(0, action)


def rich_state(rng, number):
    """Somewhere in a random match, with all sorts of cards in the hold."""
    state = GAME.new(
        2 + number % 3, events=("detailed", "overview")[number % 2], ships=("random", "choose")[number % 5 == 0]
    )
    for _ in range(rng.below(260)):
        if state.outcome() is not None:
            break
        who = state.actor()
        state.play(who, state.pick(who, rng))
    return state


class Seen:
    """What everybody sees of the seat whose action was refused."""

    def __init__(self, state, problem, action):
        self.view = state.view(state.actor())
        self.own = self.view.players[state.actor()]
        self.faces = [card.partition("/")[2] for card in self.own.cards]
        self.spaces = where(state)
        self.here = next((planet for planet, space in self.spaces.items() if space == self.own.space), None)
        self.values = problem.sentence.values
        self.action = action

    def hand(self):
        return [place.card for place in self.view.exploration.hand]


# Is the reason true? For all that can be told from the view.
TRUE = {
    "refused-energy": lambda s: s.values["cost"] > s.values["energy"] == s.own.energy,
    "refused-too-far": lambda s: s.values["cost"] > s.values["energy"] == s.own.energy,
    "refused-no-step": lambda s: s.values["cost"] <= s.values["energy"] == s.own.energy,
    "refused-no-card": lambda s: action_card(s.action) not in s.own.cards,
    "refused-no-planet": lambda s: s.here is None,
    "refused-explored": lambda s: s.here in s.view.explored,
    "refused-there": lambda s: (
        s.own.space in (getattr(s.action, "space", ""), s.spaces.get(getattr(s.action, "planet", "")))
    ),
    "refused-swallowed": lambda s: s.spaces[s.action.planet] == "S",
    "refused-no-coordinates": lambda s: not any(face.startswith("c-coordinates") for face in s.faces),
    "refused-not-led": lambda s: f"c-coordinates-{s.action.planet}" not in s.faces,
    "refused-no-analyzer": lambda s: "planetary-analyzer" not in s.faces,
    "refused-analyzed": lambda s: s.view.analyzed,
    "refused-piles": lambda s: s.faces.count("fusion-pile") == s.values["piles"] < 2,
    "refused-zone": lambda s: s.action.card not in s.view.zone,
    "refused-no-opportunity": lambda s: s.action.opportunity not in s.view.open,
    "refused-price": lambda s: s.action.opportunity in s.view.open,
    "refused-not-drawn": lambda s: s.action.card not in s.hand(),
    "refused-not-in-hand": lambda s: s.action.card not in s.hand(),
    "refused-top-level": lambda s: s.own.engine == 6,
    "refused-sold-out": lambda s: s.view.shop == 0,
    "refused-hole-way": lambda s: s.view.collapsed,
    "refused-artifact-away": lambda s: "borom/mysterious-artifact" in s.view.players[s.action.seat].cards,
}


def holds_for(state, problem, action):
    return problem.id not in TRUE or TRUE[problem.id](Seen(state, problem, action))


def action_card(action):
    return action.by if isinstance(action, do.Jump) else action.card


def test_every_illegal_action_gets_a_true_reason_with_a_rule_and_without_ids():
    rng = ergosphere.Rng(17)
    reasons = Counter()
    for number in range(400 if COMPILED else 60):
        state = rich_state(rng, number)
        if state.outcome() is not None or state.actor() < 0:
            continue
        seat = state.actor()
        legal = state.legal(seat)
        for action in [*state.menu(seat), do.MoveShip("S")]:
            if action in legal:
                continue
            problem = state.refusal(seat, action)
            said = NAMED.sub("", str(problem.sentence))
            assert problem.rule in RULES, problem
            assert not ID.search(said), said
            assert not said.endswith("."), said
            assert holds_for(state, problem, action), (str(action), said)
            reasons[problem.id] += 1
    assert len(reasons) >= 25
    assert sum(reasons.values()) > 5_000


def test_the_surcharge_is_named_where_it_decides():
    state = put(scene(), 0, "N2", energy=2)
    state.contaminated = 1 << PLANETS.index("tarili")
    assert why(state, "explore 2") == ("it costs 3 energy, and you have 2", "CH-24")
    state.event = hold_out(state, "gomia/flare")
    assert why(sky(state, collapsed=True), "move S")[0] == "no ship flies into the black hole"
