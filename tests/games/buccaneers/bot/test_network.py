"""What the network counts and what it makes of it."""

import tomllib

import pytest

import ergosphere
from ergosphere.core.engine.playout import advance
from ergosphere.games.buccaneers.bot import features as counted
from ergosphere.games.buccaneers.bot import weights as learnt
from ergosphere.games.buccaneers.bot.evaluate import turns_left
from ergosphere.games.buccaneers.bot.features import DISPLAY, OF_DISPLAY, OF_TABLE, TABLE, Features
from ergosphere.games.buccaneers.bot.network import BLOCK, Network
from ergosphere.games.buccaneers.bot.self_play import remember
from ergosphere.games.buccaneers.rules.kinds import LOOT, SUCKER
from tests.conftest import COMPILED
from tests.games.buccaneers.scenes import GAME, Scene

KNOWLEDGE = GAME.knowledge()
# The first name of each run of features, and the constant that says where it is.
TABLE_PLACES = {
    "one": "ONE", "seats": "COUNT", "threshold": "THRESHOLD", "left-0": "LEFT", "best-value": "BEST_VALUE",
    "second-value": "SECOND_VALUE", "mean-value": "MEAN_VALUE", "most-room": "MOST_ROOM", "mean-room": "MEAN_ROOM",
    "least-room": "LEAST_ROOM", "others-risk": "OTHERS_RISK", "round-1": "ROUND", "lead": "LEAD",
    "mean-lead": "MEAN_LEAD", "last-lead": "LAST_LEAD", "others-toys": "OTHERS_TOYS", "other-hands": "OTHER_HANDS",
    "laser": "HAS_LASER",
}  # fmt: skip
DISPLAY_PLACES = {
    "value": "VALUE", "weight": "WEIGHT", "room": "ROOM", "pace": "PACE", "over-best": "OVER_BEST",
    "over-mean": "OVER_MEAN", "room-over-mean": "ROOM_OVER_MEAN", "shapeshifters": "SHIFTERS", "stack": "STACK",
    "group-1": "GROUP_SIZES", "toys": "TOYS", "toy-lead": "TOY_LEAD", "toys-first": "TOYS_FIRST",
    "toys-tied": "TOYS_TIED", "craft": "CRAFT", "has-craft": "HAS_CRAFT", "robot": "ROBOT", "new-gps": "NEW_GPS",
    "new-tiit": "NEW_TIIT", "new-tentacles": "NEW_TENTACLES", "new-laser": "NEW_LASER", "sucker-0": "SPINS",
    "sucker-turns": "SPIN_TURNS", "egg": "RELICS", "carpet-gap": "CARPET_GAP", "exoskeleton-gap": "EXOSKELETON_GAP",
    "ring-room": "RING_ROOM", "own-hand": "OWN_HAND", "risk": "RISK", "safe-value": "SAFE_VALUE", "beaten": "BEATEN",
    "tight": "TIGHT",
}  # fmt: skip


def considered(state, seat, text):
    """What is counted about a display with a card more, by names."""
    features = KNOWLEDGE.features
    left = turns_left(state, seat)
    features.sums.measure(state)
    features.look(state, seat, left)
    features.consider(state, seat, state.code(seat, GAME.parse(state, seat, text)), left)
    return dict(zip(TABLE + DISPLAY, [*features.table, *features.display], strict=True))


def test_every_feature_has_its_place_and_its_figures():
    assert (len(TABLE), len(DISPLAY)) == (OF_TABLE, OF_DISPLAY)
    for names, places in ((TABLE, TABLE_PLACES), (DISPLAY, DISPLAY_PLACES)):
        assert {name: names.index(name) for name in places} == {
            name: getattr(counted, place) for name, place in places.items()
        }
    for file in (learnt.NETWORK, learnt.CAREFUL):
        network = tomllib.loads(file.read_text("utf-8"))
        assert list(network["features"]) == list(TABLE + DISPLAY)
        width = len(network["units"])
        assert width % BLOCK == 0
        assert {len(row) for row in network["features"].values()} == {width}


@pytest.mark.parametrize("seed", range(6 if COMPILED else 2))
def test_sums_with_a_card_are_those_of_the_display_after_it(seed):
    """Of everything that just lies there once it is revealed: what was counted before is measured afterwards."""
    rng = ergosphere.Rng(seed)
    state = GAME.new(3 + seed % 4, holes="random")
    seen = 0
    while advance(state, rng) >= 0:
        if state.view(None).phase != "select":
            who = state.actors()[0]
            state.play(who, state.pick(who, rng))
            continue
        chosen = {seat: state.pick(seat, rng) for seat in state.actors()}
        cards = {seat: str(state.menu(seat)[code]).removeprefix("pick ") for seat, code in chosen.items()}
        expected = {
            seat: considered(state, seat, f"pick {card}")
            for seat, card in cards.items()
            if card.startswith(("spacecraft", "toy", "shapeshifter"))
            and all(state.owner(kind) != seat for kind in range(SUCKER, LOOT + 1))
        }
        for seat, code in chosen.items():
            state.play(seat, code)
        if state.view(None).phase == "select":
            for seat, features in expected.items():
                value, weight = state.totals(seat)
                assert 20 * features["value"] == pytest.approx(value)
                assert 20 * features["weight"] == pytest.approx(weight)
                seen += 1
    assert seen > 0


def test_what_is_counted_of_a_display():
    rows = [["shapeshifter 8/8", "robot 6/3", "toy 5/6"], ["shapeshifter 3/3", "part warp-drive", "toy 4/4"]]
    scene = Scene([*rows, ["antigravity-carpet", "part warp-drive", "toy 1/2"]]).play(1)
    stack = considered(scene.state, 0, "pick shapeshifter 3/3")
    assert (stack["shapeshifters"], stack["stack"]) == (1.0, pytest.approx(2 * 3 / 15))
    assert (stack["value"], stack["weight"]) == (pytest.approx(11 / 20), pytest.approx(6 / 20))
    toy = considered(scene.state, 2, "pick toy 4/4")
    assert (toy["toys-first"], toy["toy-lead"]) == (1.0, 1.5)
    part = considered(scene.state, 1, "pick part warp-drive")
    assert (part["group-1"], part["group-2"], part["room"]) == (1.0, 0.0, pytest.approx((15 - 3 - 5) / 20))
    assert [part[f"left-{left}"] for left in range(4)] == [0.0, 0.0, 1.0, 0.0]
    scene.play(1)
    carpet = considered(scene.state, 0, "pick antigravity-carpet")
    assert carpet["carpet"] == 1.0
    assert carpet["carpet-gap"] == pytest.approx((8 - 9) / 6)


def test_risk_is_the_share_of_cards_that_would_not_save_the_display():
    rows = [["spacecraft 14/10", "robot 4/2", "robot 6/3"], ["spacecraft 12/9", "robot 4/2", "toy 1/2"]]
    scene = Scene(rows).play(1)
    features = KNOWLEDGE.features
    heavy = considered(scene.state, 0, "pick spacecraft 12/9")
    pile = list(features.sums.pile)[: features.sums.cards]
    assert heavy["risk"] == pytest.approx(sum(15 - 19 + weight < 0 for weight in pile) / len(pile))
    assert considered(scene.state, 1, "pick robot 4/2")["risk"] == 0.0


def test_a_judgement_is_the_sum_of_the_units_above_nothing():
    first = [[0.0] * BLOCK for _ in TABLE + DISPLAY]
    first[TABLE.index("one")][0] = 1.0
    first[OF_TABLE + DISPLAY.index("value")][0] = 2.0
    first[OF_TABLE + DISPLAY.index("value")][1] = -1.0  # never above nothing
    network = Network(first, [0.5, 7.0] + [0.0] * (BLOCK - 2), Features(KNOWLEDGE.mean_weight))
    state = Scene([["spacecraft 14/10", "robot 4/2", "robot 6/3"]]).state
    network.features.sums.measure(state)
    network.look(state, 0, 3)
    code = state.code(0, GAME.parse(state, 0, "pick spacecraft 14/10"))
    assert network.judge(state, 0, code, 3) == pytest.approx(0.5 * (1 + 2 * 14 / 20))


def test_matches_to_learn_from_give_a_payoff_for_every_selection():
    start = GAME.start(4, {"holes": "first"})
    rows, payoffs = remember(start, KNOWLEDGE, [KNOWLEDGE], 3, 1, 12)
    assert len(rows) == (OF_TABLE + OF_DISPLAY) * len(payoffs)
    assert 3 * 15 <= len(payoffs) <= 3 * 21  # hands of 6, 7 and 8, perhaps GPS Tracker or TIIT CLO UHL
    assert all(-1 <= payoff <= 1 for payoff in payoffs)
    assert list(remember(start, KNOWLEDGE, [KNOWLEDGE], 3, 1, 12)[1]) == list(payoffs)
