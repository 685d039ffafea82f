"""Alpha-beta is right on games that can be solved, repeatable, and honest about what it has proven."""

import pytest
from librt.vecs import vec
from mypy_extensions import i32

import ergosphere
from ergosphere.bots.analyse import analyse
from ergosphere.bots.search.alphabeta import PROVEN, WIN, AlphaBeta
from ergosphere.core.engine.knowledge import Knowledge
from ergosphere.core.engine.state import NOBODY, State
from ergosphere.games.black_holes.bot.evaluate import BlackHolesKnowledge, Weights
from tests.games.black_holes.scenes import GAME, scene


class Nim(State):
    """Take one to three stones; whoever takes the last one wins. A turn is `moves` takings in a row."""

    def __init__(self, stones, side=0, left=1, moves=1):
        self.stones, self.side, self.left, self.moves = stones, side, left, moves

    def clone(self):
        return Nim(self.stones, self.side, self.left, self.moves)

    def actor(self):
        return self.side if self.stones else NOBODY

    def codes(self, seat):
        return vec[i32](range(1, min(3, self.stones) + 1))

    def play(self, seat, code):
        self.stones -= code
        self.left -= 1
        self.winner = seat
        if self.left == 0:
            self.side, self.left = 1 - self.side, self.moves

    def payoff(self, seat):
        return 1.0 if seat == self.winner else -1.0

    def key(self, seat):
        return self.stones * 1000 + self.side * 100 + self.left * 10 + 7


class Loop(State):
    """One move leads round a cycle of three for ever, the other loses in two."""

    def __init__(self, place=0, doomed=0, side=0):
        self.place, self.doomed, self.side = place, doomed, side

    def clone(self):
        return Loop(self.place, self.doomed, self.side)

    def actor(self):
        return NOBODY if self.doomed == 2 else self.side

    def codes(self, seat):
        return vec[i32]([1] if self.doomed else [1, 2])

    def play(self, seat, code):
        if self.doomed or code == 2:
            self.doomed += 1
        else:
            self.place = (self.place + 1) % 4
        self.side = 1 - self.side

    def payoff(self, seat):
        return -1.0 if seat == self.side else 1.0

    def key(self, seat):
        return 1 + self.place * 100 + self.doomed * 10 + self.side


@pytest.mark.parametrize("stones", range(1, 18))
def test_nim_is_counted_out(stones):
    search = AlphaBeta(Knowledge(), 0, 0, 10)
    code = search.think(Nim(stones), deepest=stones)
    if stones % 4:
        assert code == stones % 4
        assert search.value >= PROVEN
        assert (WIN - search.value) % 2 == 1
    else:
        assert search.value <= -PROVEN


@pytest.mark.parametrize("stones", range(1, 12))
def test_two_moves_in_a_row_change_nobody(stones):
    """The value keeps its sign while the same seat acts; compared with plain minimax."""
    state = Nim(stones, left=2, moves=2)
    search = AlphaBeta(Knowledge(), 0, 0, 10)
    search.think(state, deepest=stones)
    assert (search.value > 0) == (minimax(state, 0, stones, Knowledge()) > 0)


def minimax(state, seat, depth, knowledge):
    who = state.actor()
    if who == NOBODY:
        return state.payoff(seat) * WIN
    if depth == 0:
        return knowledge.estimate(state, seat)
    values = []
    for code in state.codes(who):
        child = state.clone()
        child.play(who, code)
        values.append(minimax(child, seat, depth - 1, knowledge))
    return max(values) if who == seat else min(values)


class Calm(Knowledge):
    """The evaluation of Black Holes without its forcing moves."""

    def __init__(self):
        self.knowledge = GAME.knowledge()

    def estimate(self, state, seat):
        return self.knowledge.estimate(state, seat)


@pytest.mark.parametrize("seed", range(12))
def test_two_moves_deep_it_is_exact(seed):
    """Shallow searches are not reduced, so they must find what plain minimax finds."""
    state = GAME.new()
    state.playout(ergosphere.Rng(seed), 10 + 3 * seed)
    search = AlphaBeta(Calm(), seed, 0, 12)
    search.think(state, deepest=2)
    exact = minimax(state, state.actor(), 2, Calm())
    assert (
        search.value == exact
        or (search.value >= PROVEN and exact == WIN)
        or (search.value <= -PROVEN and exact == -WIN)
    )


def test_a_repetition_inside_the_search_is_worth_nothing():
    search = AlphaBeta(Knowledge(), 0, 0, 10)
    assert search.think(Loop(), deepest=12) == 1
    assert search.value == 0


def test_it_sinks_the_fourth_block():
    for seed in range(3):
        state = scene("d3-e3 f6")
        search = AlphaBeta(GAME.knowledge(), seed, 0, 12)
        assert str(state.menu(0)[search.think(state, 5000)]) == "d3w*"
        assert search.value == WIN - 1


def test_a_win_by_two_moves_of_one_turn_is_proven():
    found = analyse(GAME, scene("d3-e3 h4-h5", sunk=(2, 3)), effort=5000)
    assert (found.win_in, found.score, sorted(found.line)) == (2, 1.0, ["d3w*", "h4s*"])


def test_a_loss_that_nobody_can_stop_is_proven():
    """Light needs more moves than it has; Dark sinks its fourth block next turn."""
    found = analyse(GAME, scene("e6", "f3-g3", left=1, sunk=(0, 3)), effort=20000)
    assert (found.win_in, found.loss_in, found.score) == (None, 2, -1.0)


def test_an_analysis_of_a_finished_match_is_empty():
    state = scene("d3-e3", left=1)
    state.apply(0, GAME.parse(state, 0, "d3w*"))
    found = analyse(GAME, state)
    assert (found.line, found.depth, found.nodes, found.win_in) == ([], 0, 0, None)


def test_the_line_can_be_played():
    state = GAME.new()
    found = analyse(GAME, state, effort=3000)
    assert len(found.line) >= 3
    for move in found.line:
        state.apply(state.actor(), GAME.parse(state, 0, move))


def test_hidden_games_are_not_analysed():
    auction = ergosphere.load("wreck-auction")
    with pytest.raises(ergosphere.BadInput, match="Wreck Auction can't be analysed"):
        analyse(auction, auction.new())


def test_the_same_effort_gives_the_same_choice_everywhere():
    """Fixed figures, so that compiled and interpreted engines are compared too."""
    state = GAME.new()
    state.playout(ergosphere.Rng(3), 9)
    weights = Weights(sunk=500, ready=220, soon=60, race=-60, moves=6, stuck=-20, rings=0, tempo=40)
    knowledge = BlackHolesKnowledge(GAME.box, weights)
    search = AlphaBeta(knowledge, 5, 100, 12)
    first = (search.think(state, 3000), search.value, search.depth, search.nodes)
    again = (search.think(state, 3000), search.value, search.depth, search.nodes)
    assert first == again
    assert tuple(map(int, first)) == (940, 656, 6, 3000)


def test_time_is_kept_and_effort_too():
    search = AlphaBeta(GAME.knowledge(), 0, 0, 12)
    search.think(GAME.new(), 700)
    assert search.nodes == 700
    search.think(GAME.new(), 0, 0.01)
    assert search.stopped


def test_more_than_sixty_choices_do_not_mix_up_the_table():
    """Entries are told apart by an age that wraps around after 63 choices."""
    search = AlphaBeta(GAME.knowledge(), 1, 0, 10)
    state = GAME.new()
    first = search.think(state, 200), search.value
    for _ in range(130):
        assert (search.think(state, 200), search.value) == first


def test_a_blind_player_overlooks_the_same_moves_each_time():
    search = AlphaBeta(GAME.knowledge(), 9, 300)
    overlooked = [search.overlooks(123456789 * key, code) for key in range(50) for code in range(20)]
    assert overlooked == [search.overlooks(123456789 * key, code) for key in range(50) for code in range(20)]
    assert 0.2 < sum(overlooked) / len(overlooked) < 0.4
    assert not AlphaBeta(GAME.knowledge(), 9, 0).overlooks(5, 7)
