"""Nobody gains by an undo: what may be taken back without asking has told the one who takes it back nothing."""

import msgspec
import pytest

import ergosphere
from ergosphere import IllegalAction, Match, Rng
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.seal import seed_from
from ergosphere.core.match.undo import way_back

WORLDS = 12
TABLES = [
    ("black-holes", 2, {}, 1),
    ("buccaneers", 3, {}, 3),
    ("buccaneers", 6, {"holes": "random"}, 2),
    ("chasphere", 2, {"ships": "choose"}, 2),
    ("chasphere", 4, {}, 1),
    ("explorer", 1, {}, 2),
    ("explorer", 3, {"crews": "0+1,2"}, 1),
    ("wreck-auction", 3, {}, 4),
]
encode = msgspec.json.Encoder(order="deterministic").encode


def learnt(match, asker, since, rng):
    """Whether the actions since then could have gone otherwise, for all that the asker knew, in what the asker sees."""
    course = match.course
    actions = match.record.actions[since:]
    now = encode(course.state.view(asker))
    for _ in range(WORLDS):
        world = match.game.determinize(course.state_at(since).view(asker), rng)
        for seat, text in actions:
            try:
                world.apply(seat, match.game.parse(world, seat, text))
            except IllegalAction:
                return True
        if encode(world.view(asker)) != now:
            return True
    return False


def walked(game, seats, options, seed, steps=400):
    """A match of random moves, again and again as it stands whenever all sealed choices are open."""
    rng = Rng(seed)
    match = Match(game, [SeatInfo("human")] * seats, options, seed_from(seed))
    match.begin()
    for _ in range(steps):
        if match.outcome is not None:
            return
        for seat in match.state.actors():
            legal = match.state.legal(seat)
            match.act(seat, legal[rng.below(len(legal))], press=f"{rng.below(3)}")
        yield match


@pytest.mark.parametrize(("key", "seats", "options", "matches"), TABLES)
def test_a_free_undo_has_told_the_asker_nothing(key, seats, options, matches):
    game, rng = ergosphere.load(key), Rng(7)
    free = asked = 0
    for seed in range(matches):
        for match in walked(game, seats, options, seed):
            if match.outcome is not None:
                continue
            for asker in range(seats):
                way = way_back(match.course, {asker}, set(), False, False)  # all others are bots
                if way is None or not way.free:
                    asked += way is not None
                    continue
                free += 1
                since = len(match.course.standing) - way.actions
                assert asker in match.course.state_at(since).actors()
                assert not learnt(match, asker, since, rng), (seed, asker, match.record.actions[since:])
    assert free > 0 or key == "wreck-auction"
    assert asked > 0 or key == "black-holes"


@pytest.mark.parametrize("key", ["buccaneers", "chasphere"])
def test_the_probe_finds_what_a_game_forgets_to_call_a_reveal(key, monkeypatch):
    """In Chasphere every card comes by nature, so there nature has to be forgotten."""
    game, rng = ergosphere.load(key), Rng(7)
    monkeypatch.setattr(type(game), "reveals", lambda *_: False)
    found = 0
    for match in walked(game, game.seats[0], {}, 1, steps=150):
        for asker in range(game.seats[0]):
            steps = [match.course.action(place) for place in range(len(match.course.standing))]
            since = match.course.last_decision(asker)
            told = since is not None and any(step.told for step in steps[since:] if key == "buccaneers")
            if match.outcome is None and since is not None and not told and len(steps) - since < 12:
                found += learnt(match, asker, since, rng)
    assert found > 0
