"""The engine and the companion against the slow reference: random matches step by step, random tables by thousands."""

import random

import msgspec
import pytest

import ergosphere
from ergosphere.core.engine.state import NATURE
from ergosphere.games.buccaneers.tools.companion import score
from ergosphere.games.buccaneers.tools.table_file import Table
from tests.conftest import COMPILED
from tests.games.buccaneers import reference

GAME = ergosphere.load("buccaneers")
MATCHES = 40 if COMPILED else 3
TABLES = 4000 if COMPILED else 400
SETTINGS = {
    "first": ["green-18", "orange-20", "red-21"],
    "random": None,
    "orange-28,red-25,green-27": ["orange-28", "red-25", "green-27"],
}


def compare(state, table):
    """Everything that lies on the table."""
    view = state.view(None)
    assert list(view.points) == table.points
    assert view.direction == table.direction
    if state.actors() == (NATURE,):
        return  # a draw may still belong to the action before
    assert list(state.actors()) == table.waiting
    for seat in range(table.count):
        own = state.view(seat)
        assert sorted(own.hand) == sorted(table.hands[seat])
        # Toys that a seat knows are its own, so its own view has whole sums.
        side = table.seats[seat]
        shown = own.displays[seat]
        assert shown.taken == (("-6",) if own.phase == "ring" and most_toys(table) == seat else ())
        assert (shown.value, shown.weight) == (side.value(), side.weight() + sum(map(int, shown.taken)))


def most_toys(table):
    """BB-28: who has taken the -6 when One Ring is decided."""
    return reference.single([sum(map(reference.rest_weight, seat.toys())) for seat in table.seats], max)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("holes", SETTINGS)
def test_random_matches_agree_step_by_step(seats, holes):
    for seed in range(MATCHES):
        rng = random.Random(1000 * seats + seed)
        state, table = GAME.new(seats, holes=holes), reference.Table(seats)
        story = reference.play(table, SETTINGS[holes])
        who, options = next(story)
        while True:
            if who == NATURE:
                assert state.actors() == (NATURE,)
                weights = {str(action): weight for action, weight in state.weights()}
                assert weights == options
                text = rng.choices(list(options), list(options.values()))[0]
            else:
                assert {str(action) for action in state.legal(who)} == set(options)
                text = favourite(rng, options)
            state.apply(who, GAME.parse(state, who, text))
            try:
                who, options = story.send(text)
            except StopIteration:
                break
            if who != NATURE and table.waiting and table.waiting[0] == who and not any(view_sealed(state)):
                compare(state, table)
        check_end(state, table)


def view_sealed(state):
    return state.view(None).chosen


def favourite(rng, options):
    """Cards with effects more often than chance would have them, so that they meet each other."""
    special = [text for text in options if text.split()[0] == "use" or "/" not in text]
    return rng.choice(special if special and rng.random() < 0.6 else list(options))


def check_end(state, table):
    outcome = state.outcome()
    assert outcome.scores == table.points
    assert outcome.ranks == table.ranks
    for result, pad in zip(state.view(None).results, table.pads, strict=True):
        for player, line in zip(result.players, pad, strict=True):
            assert msgspec.to_builtins(player) == {**line, "cards": tuple(line["cards"])}


def random_table(rng):
    """A table that is right as a file, whether or not it could have come about."""
    deck = [card for card, (copies, _, _) in reference.COMMON.items() for _ in range(copies)]
    if rng.random() < 0.5:  # few kinds, so that ties and groups are frequent
        deck = [card for card in deck if card.split()[0] in ("part", "robot", "spacecraft") or "/" not in card]
    rng.shuffle(deck)
    count = rng.randint(3, 6)
    table = {
        "hole": rng.randint(5, 30),
        "threshold_cards": rng.sample([-4, -2, 2, 3, 4], rng.randint(0, 3)),
        "revealed": deck.pop(),
        "deck_top": deck.pop(),
        "pool_card": deck.pop(),
        "player": [],
    }
    for number in range(count):
        side = reference.Seat()
        display = [written(rng, side, deck.pop()) for _ in range(rng.randint(0, 6)) if deck]
        table["player"].append({"name": f"P{number}", "display": display})
    held = {text: player for player in table["player"] for text in player["display"]}
    for relic, source in (("easter-egg", "deck_top"), ("alien-kiddie-pool", "pool_card"), ("one-ring", None)):
        if relic in held and rng.random() < 0.7:
            held[relic].setdefault("uses", []).append(relic)
            if source and table[source] in ("alien-kiddie-pool", "one-ring"):
                held.setdefault(table[source], held[relic])
    return table


def written(rng, side, card):
    family = card.split()[0]
    text = card
    if family == "robot" and rng.random() < 0.4:
        text = f"{card} turned"
    elif card in reference.TURNING and rng.random() < 0.7:
        text = f"{card} {rng.randint(0, 9)}"
    elif family == "part":
        lacking = [number for number, group in enumerate(side.groups, 1) if card not in group]
        group = rng.choice(lacking) if lacking else len(side.groups) + 1
        side.join(card, group)
        return f"{card} {group}" if lacking[:1] != [group] or rng.random() < 0.5 else card
    return text


def test_the_companion_scores_random_tables_as_the_reference_does():
    rng = random.Random(4)
    seen = {"drawn_in": 0, "shared": 0, "+10": 0, "-10": 0, "-6": 0, "towel": 0}
    for _ in range(TABLES):
        table = random_table(rng)
        threshold, pad = reference.score_file(table)
        answer = msgspec.to_builtins(score(GAME, {}, msgspec.convert(table, Table)))
        assert answer["threshold"] == threshold
        assert [{**line, "cards": list(line["cards"])} for line in answer["players"]] == pad
        steps = "".join(step["step"] for step in answer["steps"])
        assert "".join(sorted(set(steps))) == "ABCDEFGH"
        assert steps == "".join(sorted(steps))
        places = [line["place"] for line in pad if line["place"]]
        seen["shared"] += len(set(places)) < len(places)
        seen["drawn_in"] += any(line["drawn_in"] for line in pad)
        seen["towel"] += any(line["drawn_in"] and line["points"] for line in pad)
        for card in ("+10", "-10", "-6"):
            seen[card] += any(card in line["cards"] for line in pad)
    assert min(seen.values()) > TABLES // 400, seen
