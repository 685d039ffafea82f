"""What a seat knows of the decks (CH-33): memory that follows cards while it can, and fair redrawing of the rest."""

from collections import Counter

import pytest

import ergosphere
from ergosphere import NATURE, Record
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.replay import replay
from ergosphere.core.match.seal import seed_from
from tests.conftest import COMPILED
from tests.games.chasphere.scenes import BOX, GAME, cards, deck, hold, me, play, put, scene, where

rule = pytest.mark.rule
FOUR = ["* draw tarili/carbonid-2", "* draw tarili/sylvane", "* draw tarili/c-matter", "* draw tarili/relic"]


STACKED = ("top c-matter", "top sylvane", "top carbonid-2")  # the last one lies uppermost


def explored(*ways):
    """Seat 0 has drawn four cards of Tarili, kept the Relic and put the others back, each named without its deck."""
    back = [way.replace(" ", " tarili/") for way in ways]
    return play(put(scene(), 0, energy=4), "explore 4", *FOUR, "keep tarili/relic", *back)


def guest(state, *lines):
    """Seat 1 comes to Tarili in its turn and does something."""
    play(state, "end")
    put(state, 1, where(state)["tarili"], energy=6)
    return play(state, *lines)


def top(state, seat):
    return cards(deck(state, "tarili", seat).top)


@rule("CH-33")
def test_others_see_how_many_went_where_and_not_which():
    state = explored("top c-matter", "bottom sylvane", "top carbonid-2")
    assert top(state, 0) == ["tarili/carbonid-2", "tarili/c-matter"]
    for other in (1, 2, None):
        seen = deck(state, "tarili", other)
        assert [(p.card, p.restriction) for p in seen.top] == [(None, "no-event")] * 2
        assert [(p.card, p.restriction) for p in seen.bottom] == [(None, "no-event")]
        assert seen.between == 14 - 1 - 4


@rule("CH-33")
def test_others_see_which_way_a_card_goes_and_not_which_card():
    one = explored("top sylvane", "bottom c-matter", "bottom carbonid-2")
    two = explored("top carbonid-2", "bottom sylvane", "bottom c-matter")
    assert one.view(1) == two.view(1)
    assert one.view(None) == two.view(None)
    assert one.view(0) != two.view(0)
    half, other_half = explored("top sylvane"), explored("top c-matter")
    assert half.view(1) == other_half.view(1)
    seen = half.view(1).exploration
    assert (seen.on_top, seen.at_bottom, cards(seen.hand)) == (1, 0, [None, None])
    assert cards(half.view(0).exploration.hand) == ["tarili/carbonid-2", "tarili/c-matter"]
    code = half.code(0, GAME.parse(half, 0, "top tarili/carbonid-2"))
    assert [half.discloses(viewer, 0, code) for viewer in (0, 1, 2, None)] == [True, False, False, False]


@rule("CH-33")
def test_a_hand_is_hidden_and_its_size_is_not():
    state = play(put(scene(), 0, energy=4), "explore 4", *FOUR)
    own, other = state.view(0).exploration, state.view(1).exploration
    assert cards(own.hand) == [line.split()[-1] for line in FOUR]
    assert cards(other.hand) == [None] * 4
    assert (other.energy, other.drawn) == (4, 4)


@rule("CH-33")
def test_payments_and_events_are_known_to_all():
    state = hold(scene(), 0, "zadus/ferrox", "zadus/ferrox")
    play(state, "seize 2-ferrox", "* open noctium-ferrox")
    for seat in (0, 1, None):
        assert cards(deck(state, "zadus", seat).bottom) == ["zadus/ferrox"] * 2
        assert all(place.public for place in deck(state, "zadus", seat).bottom)


@rule("CH-33")
def test_memory_follows_a_single_card_that_another_draws_and_puts_back():
    state = explored(*STACKED)
    drawn = ["* draw tarili/carbonid-2", "* draw tarili/sylvane"]
    guest(state, "explore 2", *drawn, "keep tarili/carbonid-2", "bottom tarili/sylvane")
    assert top(state, 0) == ["tarili/c-matter"]
    assert cards(deck(state, "tarili", 0).bottom) == ["tarili/sylvane"]
    assert cards(deck(state, "tarili", 2).bottom) == [None]


@rule("CH-33")
def test_memory_knows_what_another_draws_from_the_top():
    state = explored(*STACKED)
    guest(state, "explore 2")
    assert state.discloses(0, NATURE, BOX.draw + BOX.names.index("tarili/carbonid-2"))
    assert not state.discloses(2, NATURE, BOX.draw + BOX.names.index("tarili/carbonid-2"))
    play(state, "* draw tarili/carbonid-2", "* draw tarili/sylvane")
    assert cards(state.view(0).exploration.hand) == ["tarili/carbonid-2", "tarili/sylvane"]
    assert cards(state.view(2).exploration.hand) == [None, None]


@rule("CH-33")
@pytest.mark.parametrize("ways", [("bottom", "top"), ("top", "top"), ("bottom", "bottom")])
def test_memory_loses_cards_whose_order_the_explorer_alone_knows(ways):
    state = explored(*STACKED)
    drawn = ["* draw tarili/carbonid-2", "* draw tarili/sylvane", "* draw tarili/c-matter"]
    back = [f"{way} tarili/{card}" for way, card in zip(ways, ("sylvane", "c-matter"), strict=True)]
    guest(state, "explore 3", *drawn, "keep tarili/carbonid-2", *back)
    assert None not in top(state, 1) + cards(deck(state, "tarili", 1).bottom)
    assert top(state, 0) == [None] * ways.count("top")
    assert cards(deck(state, "tarili", 0).bottom) == [None] * ways.count("bottom")


@rule("CH-33")
def test_memory_follows_cards_that_are_all_the_same():
    """Seat 0 has looked at two sylvanes: whichever goes back first, sylvane lies there."""
    state = hold(put(scene(), 0, energy=4), 0, "loa/planetary-analyzer", "loa/planetary-analyzer")
    play(state, "analyze", "* show tarili/sylvane", "* show tarili/sylvane")
    guest(state, "explore 3", "* draw tarili/sylvane", "* draw tarili/sylvane", "* draw tarili/c-matter")
    play(state, "keep tarili/c-matter", "top tarili/sylvane", "bottom tarili/sylvane")
    assert top(state, 0) == ["tarili/sylvane"]
    assert cards(deck(state, "tarili", 0).bottom) == ["tarili/sylvane"]
    assert top(state, 2) == [None]


@rule("CH-33")
def test_memory_loses_a_card_if_another_of_its_kind_may_have_been_kept():
    """Seat 2 has looked at the first card. Seat 0 knows the second, which lies under it, and one like it is kept."""
    state = explored("top carbonid-2", "bottom sylvane", "bottom c-matter")
    state.marks[3 * 14 + 1], state.slots[3 * 14 + 1] = 1 << 2, BOX.names.index("tarili/sylvane")
    state.sizes[3 * 3 + 1] += 1
    state.sizes[3 * 3] -= 1
    state.cards[BOX.kinds * 6 + BOX.names.index("tarili/sylvane")] -= 1
    assert (top(state, 0), top(state, 2)) == ([None, "tarili/carbonid-2"], ["tarili/sylvane", None])
    hold(state, 1, "loa/robotic-recovery-unit-tarili")
    guest(state, "explore 3", "* draw tarili/sylvane", "* draw tarili/carbonid-2", "* draw tarili/local-food-dispenser")
    play(state, "keep tarili/local-food-dispenser")  # with its Unit it may keep one of the others, too
    # For seat 0 the kept card was the first or the third, so the one it knew is now the first or the second.
    assert cards(state.view(0).exploration.hand) == [None, None]
    # For seat 2 it was the second or the third: the first is still where it was.
    assert cards(state.view(2).exploration.hand) == ["tarili/sylvane", None]


@rule("CH-33")
def test_memory_follows_a_known_card_if_an_unknown_one_was_kept():
    state = explored("bottom carbonid-2", "bottom sylvane", "top c-matter")
    guest(state, "explore 2", "* draw tarili/c-matter", "* draw tarili/sylvane", "keep tarili/sylvane")
    play(state, "top tarili/c-matter")
    assert top(state, 0) == ["tarili/c-matter"]


@rule("CH-33", "CH-26")
def test_what_an_analyzer_saw_is_remembered_until_somebody_takes_it():
    state = hold(scene(), 0, "loa/planetary-analyzer")
    play(state, "analyze", "* show tarili/c-matter")
    assert top(state, 0) == ["tarili/c-matter"]
    assert top(state, 1) == [None]
    guest(state, "explore 1", "* draw tarili/c-matter")
    assert me(state, 1).cards == ("tarili/c-matter",)
    assert top(state, 0) == []


@rule("CH-33")
def test_behind_the_last_unordered_card_the_bottom_comes_up_in_order():
    state = put(scene(), 0, energy=6)
    pool = [
        name
        for name in BOX.names
        if name.startswith("tarili/")
        for _ in range(int(state.cards[BOX.kinds * 6 + BOX.names.index(name)]))
    ]
    keep = ["tarili/flare", "tarili/sylvane", "tarili/relic", "tarili/c-matter"]
    for name in keep:
        pool.remove(name)
    for name in pool:
        kind = BOX.names.index(name)
        state.cards[BOX.kinds * 6 + kind] -= 1
        state.cards[BOX.kinds * 5 + kind] += 1
        state.sizes[9] -= 1
    play(state, "explore 3", "* draw tarili/sylvane", "* draw tarili/relic", "* draw tarili/c-matter")
    play(state, "keep tarili/relic", "bottom tarili/sylvane", "bottom tarili/c-matter")
    assert deck(state, "tarili", 0).between == 1
    guest(state, "explore 2", "* draw tarili/flare")
    play(state, "* draw tarili/sylvane")
    assert me(state, 1).cards == ("tarili/sylvane",)
    assert deck(state, "tarili", 0).between == 0
    assert top(state, 0) == ["tarili/c-matter"]
    assert state.audit() is None


def close(seen, expected, count):
    """Within five standard deviations of what is expected."""
    assert set(seen) <= set(expected)
    for world, probability in expected.items():
        spread = (count * probability * (1 - probability)) ** 0.5
        assert abs(seen[world] - count * probability) <= 5 * spread + 1, (world, seen[world], count * probability)


COUNT = 20_000 if COMPILED else 3_000


@rule("CH-33")
def test_redrawing_is_fair_where_a_card_is_well_hidden():
    state = play(scene(), "explore 1", "* draw tarili/relic")  # back on top, and everybody can tell why
    view = state.view(1)
    rng = ergosphere.Rng(1)
    found = Counter()
    for _ in range(COUNT):
        world = GAME.determinize(view, rng)
        found[BOX.names[int(world.slots[3 * 14])]] += 1
    assert world.view(1) == view
    close(found, {"tarili/relic": 0.5, "tarili/carbonid-3": 0.5}, COUNT)


@rule("CH-33")
def test_redrawing_never_puts_events_where_explorers_put_cards_back():
    state = explored("top c-matter", "bottom carbonid-2", "bottom sylvane")
    rng = ergosphere.Rng(2)
    pool = Counter(
        name for name in BOX.names if name.startswith("tarili/") for _ in range(int(BOX.copies[BOX.names.index(name)]))
    )
    pool -= Counter(["tarili/carbonid-1", "tarili/relic"])  # in the zone and kept
    plain = {name: n for name, n in pool.items() if not name.endswith(("flare", "quake"))}
    first, drawn_next = Counter(), Counter()
    for _ in range(COUNT):
        world = state.clone()
        world.resample(1, rng)
        assert world.audit() is None
        first[BOX.names[int(world.slots[3 * 14])]] += 1
        drawn_next[
            sum(int(world.cards[BOX.kinds * 6 + BOX.names.index(f"tarili/{e}")]) for e in ("flare", "quake"))
        ] += 1
    close(first, {name: n / sum(plain.values()) for name, n in plain.items()}, COUNT)
    assert set(drawn_next) == {2}  # both events are still in the unordered part


@rule("CH-33")
def test_redrawing_a_hand_is_fair():
    state = play(put(scene(), 0, energy=2), "explore 2", "* draw tarili/sylvane", "* draw tarili/sylvane")
    rng = ergosphere.Rng(3)
    found = Counter()
    for _ in range(COUNT):
        world = GAME.determinize(state.view(2), rng)
        pair = [int(world.hand >> (8 * i) & 255) for i in range(2)]
        found[tuple(BOX.names[kind] == "tarili/sylvane" for kind in pair)] += 1
    # 11 cards of Tarili that are no events are not in the zone; three of them are sylvane.
    expected = {
        (True, True): 3 * 2 / (11 * 10),
        (True, False): 3 * 8 / (11 * 10),
        (False, True): 8 * 3 / (11 * 10),
        (False, False): 8 * 7 / (11 * 10),
    }
    close(found, expected, COUNT)


@rule("CH-33")
def test_what_a_seat_expects_is_what_happens():
    """Over many random matches: the chance that a seat gives to the next card agrees with how often it comes."""
    rng = ergosphere.Rng(4)
    hoped = happened = 0.0
    asked = 0
    for number in range(150 if COMPILED else 12):
        state = GAME.new(3, disc=1 + number % 6)
        while state.outcome() is None:
            who = state.actor()
            if who == NATURE and state.view(None).step == "drawing":
                other = (int(state.seat) + 1) % 3
                guess = GAME.determinize(state.view(other), rng)
                event = ("/flare", "/quake")
                hoped += sum(p for action, p in guess.chance() if str(action).endswith(event))
                happened += sum(p for action, p in state.chance() if str(action).endswith(event))
                asked += 1
            state.play(who, state.pick(who, rng))
    assert abs(hoped - happened) < 5 * (asked * 0.15 * 0.85) ** 0.5


@rule("CH-33")
def test_a_cut_record_hides_draws_and_ways_and_shows_the_rest():
    match = ergosphere.Match(GAME, [SeatInfo("human")] * 2, {"first": "0", "disc": "1"}, seed_from(5))
    match.begin()
    match.act(0, GAME.parse(match.state, 0, "explore 3"))
    while match.state.view(None).step in ("keeping", "returning"):
        match.act(0, match.state.legal(0)[0])
    text = match.cut(1).to_text()
    own = match.cut(0).to_text()
    assert "0 explore 3" in text
    assert "* ?" in text
    assert "0 ?" in text
    assert "?" not in own.split("\n\n", 1)[1]
    assert Record.from_text(text).view == 1


@rule("CH-18")
def test_a_record_from_before_the_order_could_be_chosen_is_refused():
    match = ergosphere.Match(GAME, [SeatInfo("human")] * 2, {}, seed_from(5))
    match.begin()
    old = match.record.to_text().replace("rules: 2", "rules: 1")
    with pytest.raises(ergosphere.BadRecord) as problem:
        replay(Record.from_text(old), GAME)
    assert problem.value.id == "record-rules"
