"""Tree search finds what is there, is repeatable, and never needs what a seat can't know."""

import pytest
from librt.vecs import vec
from mypy_extensions import i32

import ergosphere
from ergosphere.bots.search.treesearch import TreeSearch
from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.playout import advance
from ergosphere.core.engine.state import NOBODY, State
from tests.games.black_holes.scenes import GAME, scene

AUCTION = ergosphere.load("wreck-auction")


def auction(seed=1):
    """The first decision after a deal: all three seats must bid."""
    state = AUCTION.new()
    advance(state, ergosphere.Rng(seed))
    return state


def test_it_finds_the_winning_move():
    state = scene("d3-e3 f6")
    search = TreeSearch(Knowledge(), 3, playout_limit=50)
    assert str(state.menu(0)[search.search(state, 0, 300)]) == "d3w*"
    assert max(search.means.values()) == search.means[search.search(state, 0, 300)] == 1.0


def test_the_visits_add_up():
    state = auction()
    search = TreeSearch(Knowledge(), 3)
    code = search.search(state, 0, 200)
    assert search.simulations == sum(search.visits.values()) == 200
    assert search.visits[code] == max(search.visits.values())
    assert set(search.visits) == set(state.codes(0))
    assert all(-1 <= mean <= 1 for mean in search.means.values())


def test_the_same_seed_gives_the_same_search_everywhere():
    """Fixed figures, so that compiled and interpreted engines are compared too."""
    first, second = TreeSearch(Knowledge(), 5), TreeSearch(Knowledge(), 5)
    state = auction(4)
    assert first.search(state, 1, 100) == second.search(state, 1, 100)
    assert first.visits == second.visits == {1: 27, 2: 33, 3: 19, 5: 21}


def test_what_the_others_hold_makes_no_difference():
    state = auction(2)
    found = []
    for seed in range(4):
        other = state.clone()
        other.resample(0, ergosphere.Rng(seed))
        view = other.view(0)
        search = TreeSearch(Knowledge(), 9)
        search.search(AUCTION.determinize(view, ergosphere.Rng(1)), 0, 60)
        found.append(search.visits)
    assert all(visits == found[0] for visits in found)


def test_one_world_is_taken_for_the_real_one_only_without_resampling():
    """The strawman's choice depends on which world it happened to imagine."""
    view = auction(2).view(0)
    worlds = [AUCTION.determinize(view, ergosphere.Rng(seed)) for seed in range(6)]
    fooled = [TreeSearch(Knowledge(), 9, resamples=False) for _ in worlds]
    for search, world in zip(fooled, worlds, strict=True):
        search.search(world, 0, 150)
    assert len({tuple(sorted(search.visits.items())) for search in fooled}) > 1


def test_a_single_choice_needs_no_search():
    state = auction()
    state.hands[0] = [3, 3, 3, 3]
    search = TreeSearch(Knowledge(), 1)
    assert search.search(state, 0, 1000) == 3
    assert search.simulations == 0


def test_time_is_a_limit_too():
    search = TreeSearch(Knowledge(), 1)
    search.search(auction(), 0, 0, 0.02)
    assert search.simulations >= 8
    with pytest.raises(ValueError, match="simulations or seconds"):
        search.search(auction(), 0)


class Coin(State):
    """Seat 0 takes a sure half (code 1) or bets on nature's coin (code 2), which pays `stake` or nothing."""

    def __init__(self, stake, taken=0, shown=0):
        self.stake, self.taken, self.shown = stake, taken, shown

    def clone(self):
        return Coin(self.stake, self.taken, self.shown)

    def seats(self):
        return 1

    def actor(self):
        if not self.taken:
            return 0
        return -1 if self.taken == 2 and not self.shown else NOBODY

    def codes(self, seat):
        return vec[i32]([1, 2])

    def play(self, seat, code):
        if seat == 0:
            self.taken = code
        else:
            self.shown = code

    def payoff(self, seat):
        return 0.5 if self.taken == 1 else self.stake * (self.shown == 1)

    def key(self, seat):
        return self.taken * 10 + self.shown


@pytest.mark.parametrize(("stake", "best"), [(0.6, 1), (0.8, 1), (1.3, 2)])
def test_chance_is_weighed_by_its_probabilities(stake, best):
    search = TreeSearch(Knowledge(), 2, explore=2.0)
    assert search.search(Coin(stake), 0, 3000) == best
    assert search.means[2] == pytest.approx(stake / 2, abs=0.1)


class Doors(State):
    """Seat 1 answers with a hidden card or with 9. Its key is careless: it omits the card it holds."""

    def __init__(self, card=1, said=()):
        self.card, self.said = card, said

    def clone(self):
        return Doors(self.card, self.said)

    def resample(self, seat, rng):
        self.card = 1 + rng.below(3)

    def seats(self):
        return 2

    def actor(self):
        return (0, 1, NOBODY)[len(self.said)]

    def codes(self, seat):
        return vec[i32]([4, 5] if seat == 0 else [self.card, 9])

    def play(self, seat, code):
        self.said += (code,)

    def payoff(self, seat):
        return (0.5 if self.said[1] == 3 else 0.0) * (1 if seat else -1)

    def key(self, seat):
        return len(self.said)


def test_an_arm_is_judged_by_the_times_when_it_was_legal():
    search = TreeSearch(Knowledge(), 1)
    search.search(Doors(), 0, 600)
    (node,) = search.nodes[1].values()
    codes = list(node.codes)
    assert sorted(codes) == [1, 2, 3, 9]
    legal, tried = (dict(zip(codes, counts, strict=True)) for counts in (node.chances, node.visits))
    assert legal[9] == legal[1] + legal[2] + legal[3] == sum(tried.values())
    assert sum(tried.values()) == 599  # the first simulation never gets beyond the root
    assert tried[3] / legal[3] > 0.9 > 0.75 > tried[1] / legal[1]


class Fond(Knowledge):
    """Likes code 2 before trying it."""

    def prior(self, state, seat, code):
        return 1.0 if code == 2 else 0.0


def test_a_prior_leads_first_steps_and_fades():
    eager = TreeSearch(Fond(), 2, explore=0.1, bias=20.0)
    eager.search(Coin(0.8), 0, 30)
    sober = TreeSearch(Fond(), 2, explore=0.1, bias=0.0)
    sober.search(Coin(0.8), 0, 30)
    assert eager.visits[2] > sober.visits[2]
    assert TreeSearch(Fond(), 2, explore=0.5, bias=1.0).search(Coin(0.8), 0, 5000) == 1


class Picky(Knowledge):
    """Never considers code 1."""

    def sensible(self, state, seat):
        return vec[i32]([code for code in state.codes(seat) if code != 1])


def test_only_what_is_sensible_is_tried():
    search = TreeSearch(Picky(), 2)
    assert search.search(Coin(0.8), 0, 50) != 1
    assert 1 not in search.visits


class Content(Knowledge):
    """Judges after one decision, before nature acts."""

    def advance(self, state, nature):
        return NOBODY

    def playout(self, state, rng, nature, limit):
        return 0

    def expect(self, state, seat):
        return 0.5


def test_the_tree_ends_where_the_knowledge_lets_nobody_decide():
    search = TreeSearch(Content(), 2)
    search.search(auction(), 0, 100)
    assert search.size == 1
    assert set(search.means.values()) == {0.5}


class Minding(Knowledge):
    """Remembers which seats it was asked about."""

    def __init__(self):
        self.seats = []

    def begin(self, state, seat):
        self.seats.append(seat)


def test_the_knowledge_is_told_for_whom_a_search_begins():
    mind = Minding()
    search = TreeSearch(mind, 2)
    state = auction()
    for seat in (0, 2):
        search.search(state, seat, 5)
    assert mind.seats == [0, 2]


def test_it_beats_random_players():
    """A few dozen matches; research/auction_strength.py measures it properly."""
    wins = 0.0
    for number in range(30):
        state = AUCTION.new()
        rng = ergosphere.Rng(number)
        search = TreeSearch(Knowledge(), number)
        while advance(state, rng) != NOBODY:
            choices = []
            for seat in state.actors():
                code = search.search(state, seat, 120) if seat == number % 3 else state.pick(seat, rng)
                choices.append((seat, code))
            for seat, code in choices:
                state.play(seat, code)
        winners = state.outcome().winners
        wins += (number % 3 in winners) / len(winners)
    assert wins > 10


def test_black_holes_can_be_searched_too():
    state = GAME.new()
    search = TreeSearch(GAME.knowledge(), 1, playout_limit=20)
    assert search.search(state, 0, 50) in set(state.codes(0))
