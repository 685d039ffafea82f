"""Every refusal names an existing rule, in words, and its reason is true."""

import re

import pytest

import ergosphere
from ergosphere.games.explorer import actions as a
from tests.conftest import COMPILED
from tests.games.explorer.scenes import GAME, NATURE, do, scene, ship

RULES = {rule.id for rule in GAME.rules()}
MOMENTS = {
    a.AskCrew: ("ask",), a.AskNobody: ("ask",), a.AcceptCrew: ("answer",), a.DeclineCrew: ("answer",),
    a.BuildShip: ("build",), a.BuyDice: ("prepare",), a.UseRobot: ("prepare", "finish"),
    a.StayInOrbit: ("move",), a.GoDown: ("move",), a.GoUp: ("move", "climb", "drag"), a.TakeEnergy: ("drag",),
    a.LaunchProbe: ("finish",), a.GiveHelp: ("finish",), a.EndTurn: ("finish",),
}  # fmt: skip
# The rule of each action's own moment, whatever is asked now.
OWN = {
    a.AskCrew: "EX-3", a.AskNobody: "EX-3", a.AcceptCrew: "EX-3", a.DeclineCrew: "EX-3", a.BuildShip: "EX-4",
    a.BuyDice: "EX-12", a.UseRobot: "EX-24", a.StayInOrbit: "EX-13", a.GoDown: "EX-13", a.GoUp: "EX-13",
    a.TakeEnergy: "EX-24", a.LaunchProbe: "EX-18", a.GiveHelp: "EX-19",
}  # fmt: skip
NOTATION = re.compile(r"\d,\d|\b(build|dice|up|ask|give|repair|first|roll) \d|\b[a-z]+(-[a-z]+)+\b|[{}_]")


class Moment:
    """A moment as a view shows it, and an action that was refused there."""

    def __init__(self, view, action):
        self.view, self.action = view, action
        self.own = view.ships[view.crew]
        crew = getattr(action, "crew", None)
        self.other = view.ships[crew] if crew is not None and crew < len(view.ships) else None

    def cost(self):
        action = self.action
        return self.view.box.price * (action.probes + action.shielding + action.strength + action.power)

    def above(self):
        """How many spaces lie above."""
        sizes = {orbit: zone.spaces for zone in self.view.box.zones for orbit in range(zone.first, 9)}
        orbit = self.own.orbit
        return 2 if orbit > 1 and sizes[orbit - 1] > sizes[orbit] else 1


TRUE = {
    "refused-pooling-off": lambda at: not at.view.pooling,
    "refused-asked": lambda at: at.view.phase == "answer",
    "refused-not-asked": lambda at: at.view.phase == "ask" and at.view.asker is None,
    "refused-no-crew": lambda at: at.other is None,
    "refused-own-crew": lambda at: at.action.crew == at.view.crew,
    "refused-joined": lambda at: at.other.joined is not None,
    "refused-moment": lambda at: at.view.phase not in MOMENTS[type(at.action)],
    "refused-level": lambda at: max(at.action.probes, at.action.shielding, at.action.strength, at.action.power) > 3,
    "refused-cost": lambda at: at.cost() > at.own.funding,
    "refused-dice": lambda at: not 2 <= at.action.dice <= 4,
    "refused-dice-cost": lambda at: at.action.dice - 2 > at.own.energy,
    "refused-no-robot": lambda at: at.own.robots == 0,
    "refused-whole": lambda at: getattr(at.own, at.action.system) >= getattr(at.own.design, at.action.system),
    "refused-event-up": lambda at: at.view.phase in ("climb", "drag"),
    "refused-up-cost": lambda at: at.view.phase == "move" and at.own.energy == 0,
    "refused-one-way": lambda at: at.above() == 1 and at.action.space is not None,
    "refused-two-ways": lambda at: (
        at.above() == 2 and at.action.space not in (2 * at.own.space, 2 * at.own.space + 1)
    ),
    "refused-charge": lambda at: at.view.phase != "drag",
    "refused-launch-again": lambda at: at.view.launched,
    "refused-launch-zone": lambda at: at.own.orbit < 6,
    "refused-no-probe": lambda at: at.own.probes == 0,
    "refused-launch-cost": lambda at: at.own.energy == 0,
    "refused-help-place": lambda at: at.own.place != "orbit",
    "refused-help-no-ship": lambda at: at.other.design is None,
    "refused-help-far": lambda at: at.other.place != "orbit" or (at.own.orbit, at.own.space) != (
        at.other.orbit, at.other.space
    ),
    "refused-help-none": lambda at: {"probe": at.own.probes, "robot": at.own.robots}[at.action.gift] == 0,
    "refused-help-cost": lambda at: at.own.energy < (2 if at.action.gift == "energy" else 1),
    "refused-help-full": lambda at: at.action.gift == "probe" and at.other.probes == 3,
}  # fmt: skip
MORE = [GAME.parse(None, 0, text) for text in ("dice 0", "dice 9", "build 4,0,0,0", "give probe 7", "ask 8", "up 47")]


def in_words(complaint):
    assert complaint.rule in RULES
    said = str(complaint).removesuffix(f" ({complaint.rule})")
    assert not NOTATION.search(said), said
    assert not re.search(r"\b1 (tokens|probes|dice)\b", said), said
    return complaint.id


def check(state, seat, rng):
    """Everything that a seat could try and may not; says which refusals came."""
    menu = state.menu(seat)
    tried = [menu[rng.below(256)] for _ in range(6)] + list(menu[256:]) + MORE
    legal = set(state.legal(seat))
    view = state.view(seat)
    told = set()
    for action in tried:
        if action in legal:
            continue
        complaint = state.refusal(seat, action)
        id = in_words(complaint)
        assert TRUE[id](Moment(view, action)), (id, str(action), view.phase)
        if id == "refused-moment" and not isinstance(action, a.EndTurn):
            assert complaint.rule == OWN[type(action)]
        told.add(id)
    return told


TABLES = [(1, {}), (3, {}), (4, {"pooling": "on"}), (4, {"crews": "0+1,2,3", "pooling": "on", "reroll_one": "on"})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_action_at_random_moments(seats, options):
    rng = ergosphere.Rng(seats + len(options))
    for _ in range(30 if COMPILED else 2):
        state = GAME.new(seats, **options)
        while state.outcome() is None and state.round < 40:
            (actor,) = state.actors()
            if actor != NATURE:
                check(state, actor, rng)
            bystander = rng.below(seats)
            if bystander != actor:
                in_words(state.refusal(bystander, a.EndTurn()))
            state.play(actor, state.pick(actor, rng))


RICH = ship(6, 2, energy=9, probes=2, robots=1, shielding=1)


@pytest.mark.parametrize(
    ("state", "actions", "text", "expected"),
    [
        (lambda: GAME.new(1), ["roll 1"], "build 1,1,0,1",
         "this ship costs 15 million, but you have only 10 million (EX-4)"),
        (lambda: GAME.new(2, pooling="on", first=0), ["roll 1", "roll 1"], "build 0,0,0,1",
         "a ship is built right after the roll for its funding; first decide whether to ask another crew (EX-4)"),
        (lambda: scene(RICH), [], "give energy 1", "help is given at the end of a turn; first choose how many dice to "
         "roll (EX-19)"),
        (lambda: scene(ship(3, 11, count=12, robots=1, shielding=0)), ["dice 2", "roll 1 2"], "repair shielding",
         "a repair robot works before the roll or after the move; first decide whether to change orbit (EX-24)"),
        (lambda: scene(ship(1, 3, energy=1)), [], "dice 4", "2 extra dice cost 2 tokens, but you have only 1 (EX-12)"),
        (lambda: scene(ship(3, 11, count=12)), ["dice 2", "roll 1 2"], "up",
         "two spaces lie above, 0 and 1; choose one of them (EX-15)"),
        (lambda: scene(RICH, ship(6, 2)), ["dice 2", "roll 1 1"], "give probe 0", "that is your own crew (EX-19)"),
        (lambda: scene(RICH, ship(6, 2)), ["dice 2", "roll 1 1"], "give energy 5", "there is no such crew (EX-19)"),
        (lambda: scene(RICH, ship(6, 4)), ["dice 2", "roll 1 1"], "give probe 1", "that ship already has 3 probes "
         "(EX-19)"),
        (lambda: scene(RICH, ship(2, 4)), ["dice 2", "roll 1 1"], "give probe 1", "that ship is neither on your space "
         "nor on an adjacent one (EX-19)"),
        (lambda: scene(ship(6, 2, energy=1), ship(6, 4)), ["dice 2", "roll 1 1"], "give energy 1",
         "giving energy takes 2 tokens, one for the gift and one for the service, but you have 1 (EX-19)"),
    ],
)  # fmt: skip
def test_in_these_words(state, actions, text, expected):
    state = do(state(), *actions)
    seat = state.actors()[0]
    with pytest.raises(ergosphere.IllegalAction) as refusal:
        state.apply(seat, GAME.parse(state, seat, text))
    assert str(refusal.value) == expected
