"""EX-3: crews that join after the rolls for funding."""

import pytest

import ergosphere
from ergosphere.core.match.record import Record
from ergosphere.games.explorer.bot.evaluate import pooling
from ergosphere.games.explorer.faces.text import TEXT
from ergosphere.games.explorer.tools.propose import ProposeArguments, propose
from tests.games.explorer.scenes import GAME, choices, do, held, phase, refused

rule = pytest.mark.rule


def rolled(*dice, first=0, **options):
    """A match in which everybody has rolled; dice in turn order."""
    state = GAME.new(seats=options.pop("seats", len(dice)), pooling="on", first=first, **options)
    return do(state, *[f"roll {die}" for die in dice])


def asked(state):
    """Who is asked what now: phase, crew, seat, and what may be answered."""
    return phase(state), state.view(None).crew, state.actors()[0], choices(state)


def told(state, text):
    before = state.clone()
    actor = state.actors()[0]
    do(state, text)
    return [str(event.sentence(TEXT)) for event in state.events(before, actor, GAME.parse(state, actor, text))]


@rule("EX-3")
def test_nobody_joins_unless_the_table_says_so():
    state = do(GAME.new(seats=2, first=0), "roll 1", "roll 2")
    assert phase(state) == "build"
    assert refused(state, "ask 1") == "EX-3"


@rule("EX-3")
@pytest.mark.parametrize("options", [{"seats": 1}, {"seats": 4, "crews": "one"}])
def test_a_crew_that_is_alone_has_nobody_to_ask(options):
    assert phase(rolled(3, **options)) == "build"


@rule("EX-3")
def test_each_crew_is_asked_once_in_turn_order():
    state = rolled(1, 2, 3, first=2)
    assert asked(state) == ("ask", 2, 2, ["ask 0", "ask 1", "no-ask"])
    do(state, "ask 0")
    assert asked(state) == ("answer", 0, 0, ["yes", "no"])
    assert state.view(None).asker == 2
    do(state, "no")
    assert asked(state) == ("ask", 0, 0, ["ask 1", "ask 2", "no-ask"])
    do(state, "no-ask")
    assert asked(state) == ("ask", 1, 1, ["ask 0", "ask 2", "no-ask"])
    do(state, "no-ask")
    assert asked(state)[:3] == ("build", 2, 2)
    assert [held(state, crew).funding for crew in range(3)] == [20, 30, 10]


@rule("EX-3", "EX-1")
def test_a_joined_crew_adds_its_funding_and_takes_turns_in_seat_order():
    state = do(rolled(1, 2, 3), "no-ask", "no-ask", "ask 0", "yes")
    view = state.view(None)
    assert [(ship.seats, ship.joined, ship.funding) for ship in view.ships] == [
        ((), 2, 0), ((1,), None, 20), ((0, 2), 0, 40),
    ]  # fmt: skip
    assert (view.first, view.crew, view.phase) == (1, 1, "build")
    do(state, "build 0,0,0,3", "build 1,1,3,3")
    pilots = []
    for _ in range(4):
        pilots.append(state.actors()[0])
        do(state, "dice 2", "roll 1 2")
        while phase(state) != "prepare":
            do(state, choices(state)[0])
    assert pilots == [1, 0, 1, 2]
    assert [GAME.partners(state, seat) for seat in range(3)] == [[2], [], [0]]


@rule("EX-3")
def test_sixty_million_at_most():
    assert held(do(rolled(4, 5), "ask 1", "yes")).funding == 60


@rule("EX-3")
def test_a_crew_joins_at_most_once():
    state = do(rolled(1, 1, 1, 1), "ask 2", "yes")
    assert asked(state) == ("ask", 1, 1, ["ask 3", "no-ask"])
    assert refused(state, "ask 0") == "EX-3"
    assert refused(state, "ask 2") == "EX-3"
    do(state, "ask 3", "yes")
    assert asked(state)[:3] == ("build", 0, 0)
    state = do(rolled(1, 1, 1), "ask 1", "yes")
    assert asked(state)[:3] == ("build", 0, 0)  # the third has nobody left to ask


@rule("EX-3")
def test_the_asker_s_place_in_the_order_counts():
    state = do(rolled(1, 1, 1), "ask 2", "yes", "build 0,0,0,2")
    assert state.view(None).crew == 1
    state = do(rolled(1, 1, 1), "no-ask", "ask 0", "yes", "build 0,0,0,2")
    assert state.view(None).crew == 2


@rule("EX-3")
def test_in_a_crew_of_several_the_seat_whose_turn_comes_next_decides():
    state = rolled(1, 1, 1, 1, seats=4, crews="0+3,1+2")
    assert asked(state) == ("ask", 0, 0, ["ask 1", "no-ask"])
    do(state, "ask 1")
    assert asked(state)[:3] == ("answer", 1, 1)
    do(state, "yes")
    assert held(state).seats == (0, 1, 2, 3)


@rule("EX-3")
def test_pooled_crews_roll_a_die_for_each_seat_the_next_time():
    state = do(rolled(1, 1, 1), "ask 1", "yes", "build 0,0,0,0", "build 0,0,0,2")
    while phase(state) != "fund":
        wanted = {"throw": "roll 1 1", "fall": "roll 1 2", "move": "down"}
        do(state, wanted.get(phase(state), choices(state)[0]))
    assert (state.view(None).crew, state.view(None).dice) == (0, 2)


@rule("EX-2", "EX-3")
def test_crews_that_have_all_joined_are_alone_at_the_table():
    state = do(rolled(1, 1, missions=1), "no-ask", "ask 0", "yes", "build 0,0,0,0")
    assert (state.view(None).crew, held(state, 1).seats) == (1, (0, 1))
    while phase(state) != "over":
        wanted = {"throw": "roll 1 1", "fall": "roll 1 2", "move": "down"}
        do(state, wanted.get(phase(state), choices(state)[0]))
    assert (state.outcome().reason, state.outcome().ranks) == ("missions-spent", [1, 1])
    assert state.payoff(0) == -1.0


@rule("EX-3", "EX-22")
def test_all_seats_of_a_joined_crew_win():
    state = do(rolled(6, 1, 1), "no-ask", "no-ask", "ask 0", "yes", "build 0,0,0,2", "build 3,3,3,3")
    state.rows[2 * 15 + 8], state.unfound = 7, state.unfound & ~7
    state.rows[2 * 15], state.rows[2 * 15 + 1] = 10, 1
    do(state, "dice 2", "roll 1 1", "dice 2", "roll 1 1")
    outcome = state.outcome()
    assert (outcome.winners, outcome.ranks, outcome.reason) == ([0, 2], [1, 3, 1], "prize")
    assert GAME.determinize(state.view(1), ergosphere.Rng(1)).outcome() == outcome


@rule("EX-3")
def test_it_is_told():
    state = rolled(1, 2, 6)
    assert told(state, "ask 1") == ["Crew 0 asks crew 1 to fly together."]
    assert told(state, "no") == ["Crew 1 turns crew 0 down."]
    assert told(state, "ask 2") == ["Crew 1 asks crew 2 to fly together."]
    assert told(state, "yes") == ["Crew 1 and crew 2 join forces: one ship, 60 million in funding."]


@rule("EX-3")
@pytest.mark.parametrize(
    ("actions", "text", "problem"),
    [
        ([], "yes", "refused-not-asked"),
        ([], "ask 0", "refused-own-crew"),
        ([], "ask 5", "refused-no-crew"),
        (["ask 1"], "ask 0", "refused-asked"),
        (["ask 1"], "no-ask", "refused-asked"),
        (["no-ask"] * 4, "ask 1", "refused-moment"),
        (["no-ask"] * 4, "yes", "refused-moment"),
        (["ask 2", "yes"], "ask 2", "refused-joined"),
    ],
)
def test_refusals(actions, text, problem):
    state = do(rolled(1, 1, 1, 1), *actions)
    actor = state.actors()[0]
    complaint = state.refusal(actor, GAME.parse(state, actor, text))
    assert (complaint.id, complaint.rule) == (problem, "EX-3")


@pytest.mark.parametrize(
    ("dice", "answer"),
    [((1, 2, 1), "ask 1"), ((2, 6, 4), "ask 1"), ((3, 1, 1), "no-ask"), ((1, 6, 2), "ask 2")],
)
def test_bots_ask_when_they_are_poor(dice, answer):
    """The richest of the poor, who may agree; else the richest."""
    state = rolled(*dice)
    assert str(state.menu(0)[pooling(state)]) == answer
    given = propose(GAME, GAME.settle({}), ProposeArguments(state.view(0)))
    assert given.action == answer
    assert TEXT.words(given.reason, given.values).endswith(".")


@pytest.mark.parametrize(("die", "answer"), [(1, "yes"), (2, "yes"), (3, "no"), (6, "no")])
def test_bots_agree_when_they_are_poor(die, answer):
    state = do(rolled(1, die), "ask 1")
    assert str(state.menu(1)[GAME.knowledge().decide(state, 1, False)]) == answer


def test_a_record_keeps_it():
    """And the option stands in its header."""
    match = ergosphere.Match(GAME, [ergosphere.SeatInfo("human")] * 3, {"pooling": True, "first": 0}, bytes(32))
    match.begin()
    for text in ("ask 2", "yes"):
        seat = match.state.actors()[0]
        match.act(seat, GAME.parse(match.state, seat, text))
    text = match.record.to_text()
    assert '"pooling":"on"' in text
    assert list(Record.from_text(text).states())[-1].view(None) == match.state.view(None)
