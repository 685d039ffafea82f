"""BH-1 to BH-15, one by one."""

import msgspec
import pytest

import ergosphere
from ergosphere import BadNotation, IllegalAction, Match
from ergosphere.core.match.record import SeatInfo
from ergosphere.games.black_holes.rules.board import SPACES, name
from tests.games.black_holes.scenes import GAME, moves, play, scene, spaces

rule = pytest.mark.rule

START = "6/8/2*4*2/3UuUu3/3uUuU3/3UuUu3/3uUuU3/2*4*2/8/6 L 1 0-0 - -"
CYCLE = "d4w d6w f7n e4s b4e b6e f8s e2n"  # after d5w: both sides come back to where they were


def refused(state, move):
    """Why a move is not legal; it must change nothing."""
    before = state.view(None)
    with pytest.raises(IllegalAction) as problem:
        play(state, move)
    assert state.view(None) == before
    return problem.value.rule, problem.value.id


def turn(state):
    return state.actor(), state.view(None).left


@rule("BH-1")
def test_the_board_has_88_spaces_and_four_holes():
    names = [name(space) for space in SPACES]
    widths = [sum(space[1] == row for space in SPACES) for row in range(10)]
    assert len(names) == 88
    assert widths == [6, 8, 10, 10, 10, 10, 10, 10, 8, 6]
    assert {"c1", "h1", "b2", "i2", "a3", "j8", "b9", "c10"} <= set(names)
    assert not {"a1", "b1", "a2", "i1", "j2", "a9", "b10", "j10"} & set(names)
    assert GAME.new().view(None).holes == ("c3", "h3", "c8", "h8")


@rule("BH-1")
def test_a_move_on_a_space_that_does_not_exist_is_illegal_not_malformed():
    assert refused(GAME.new(), "a1n") == ("BH-1", "refused-no-space")


@rule("BH-2")
def test_each_side_has_eight_blocks_that_stand_on_one_space_or_lie_on_two():
    state = play(GAME.new(), "d5w d4s")
    assert len(spaces(state, 0)) == len(spaces(state, 1)) == 8
    lying = [(block.attitude, block.spaces) for block in state.view(None).blocks if len(block.spaces) == 2]
    assert lying == [("along", ("b5", "c5")), ("across", ("d2", "d3"))]


@rule("BH-2")
def test_a_lying_block_is_named_by_its_anchor():
    assert refused(scene("e6-f6"), "f6n") == ("BH-2", "refused-anchor")
    assert refused(scene("e6-e7"), "e7n") == ("BH-2", "refused-anchor")


@rule("BH-3")
def test_all_blocks_start_upright_in_the_middle_like_a_chessboard():
    state = GAME.new()
    assert state.position() == START
    assert spaces(state, 1) == ["d4", "d6", "e5", "e7", "f4", "f6", "g5", "g7"]


@rule("BH-4")
def test_colours_are_chosen_by_taking_a_seat_before_the_match_begins():
    match = Match(GAME, [SeatInfo("bot", "random"), SeatInfo("human")], {}, bytes(32))
    assert match.begin() == []
    assert match.record.log == []
    assert (GAME.seat_name(0), GAME.seat_name(1)) == ("Light", "Dark")
    assert match.state.actors() == (0,)


@rule("BH-5")
def test_light_makes_one_move_then_the_sides_make_two_each():
    state = GAME.new()
    turns = []
    for _ in range(7):
        turns.append(turn(state))
        state.apply(state.actor(), state.legal(state.actor())[0])
    assert turns == [(0, 1), (1, 2), (1, 1), (0, 2), (0, 1), (1, 2), (1, 1)]


@rule("BH-5")
def test_both_moves_of_a_turn_may_be_made_with_one_block_or_with_two():
    assert turn(play(scene("e6"), "e6n e7e")) == (1, 2)
    assert turn(play(scene("e6 f5"), "e6n f5s")) == (1, 2)


@rule("BH-5")
def test_only_the_side_to_move_moves():
    state = GAME.new()
    with pytest.raises(IllegalAction) as problem:
        state.apply(1, GAME.parse(state, 1, "d4w"))
    assert (problem.value.rule, problem.value.id) == ("BH-5", "refused-turn")


@rule("BH-6")
@pytest.mark.parametrize(("move", "target"), [("e6n", "e7-e8"), ("e6s", "e4-e5"), ("e6e", "f6-g6"), ("e6w", "c6-d6")])
def test_an_upright_block_tips_onto_the_next_two_spaces(move, target):
    state = play(scene("e6"), move)
    assert target in spaces(state, 0)
    assert "e6" not in spaces(state, 0)


@rule("BH-7")
@pytest.mark.parametrize(
    ("block", "move", "target"),
    [
        ("e6-f6", "e6n", "e7-f7"),
        ("e6-f6", "e6s", "e5-f5"),
        ("e6-e7", "e6e", "f6-f7"),
        ("e6-e7", "e6w", "d6-d7"),
    ],
)
def test_a_lying_block_rolls_over_its_long_edge(block, move, target):
    assert target in spaces(play(scene(block), move), 0)


@rule("BH-8")
@pytest.mark.parametrize(
    ("block", "move", "target"),
    [("e6-f6", "e6e", "g6"), ("e6-f6", "e6w", "d6"), ("e6-e7", "e6n", "e8"), ("e6-e7", "e6s", "e5")],
)
def test_a_lying_block_tips_up_over_a_short_edge(block, move, target):
    assert target in spaces(play(scene(block), move), 0)


@rule("BH-9")
def test_only_own_blocks_move_and_only_onto_free_spaces():
    state = GAME.new()
    assert moves(state) == ["d5w", "d7n", "d7w", "e4s", "f7n", "g4e", "g4s", "g6e"]
    assert refused(state, "d4w") == ("BH-9", "refused-owner")
    assert refused(state, "d5e") == ("BH-9", "refused-occupied")
    assert refused(state, "a5n") == ("BH-9", "refused-empty")
    assert refused(state, "c3n") == ("BH-9", "refused-hole")


@rule("BH-9")
def test_permits_says_no_to_every_code_that_is_not_legal():
    """Moves of blocks that aren't there, of the other side's blocks, and numbers that are no codes."""
    state = GAME.new()
    for move in ("d5w", "d4w", "g7e", "e4s"):
        seat = state.actor()
        legal = set(state.choices(seat))
        assert {code for code in range(-9, len(state.menu(seat)) + 99) if state.permits(seat, code)} == legal
        play(state, move)


@rule("BH-9")
def test_no_block_leaves_the_board():
    state = scene("e1 b8-b9")
    assert refused(state, "e1s") == ("BH-9", "refused-edge")
    assert refused(state, "b8n") == ("BH-9", "refused-edge")
    assert refused(scene("d1"), "d1w") == ("BH-9", "refused-edge")


@rule("BH-9", "BH-12")
def test_only_a_short_edge_of_a_lying_block_leads_into_a_hole():
    """e3 would tip over d3 onto c3, d3 itself onto c3 and b3; the block on c4 and d4 would roll onto c3."""
    assert refused(scene("e3"), "e3w") == ("BH-9", "refused-into-hole")
    assert refused(scene("d3"), "d3w") == ("BH-9", "refused-into-hole")
    assert refused(scene("c4-d4"), "c4s") == ("BH-9", "refused-into-hole")


@rule("BH-10")
def test_every_hole_keeps_a_free_neighbour():
    """Around c3 the spaces b3, c4 and c2 are taken: nothing may come to d3."""
    state = scene("f3 e2-e3", "b3 c4 c2")
    assert refused(state, "f3w") == ("BH-9", "refused-occupied")
    assert refused(state, "e2w") == ("BH-10", "refused-closes")
    assert "e2w" in moves(scene("f3 e2-e3", "b3 c4"))


@rule("BH-10")
def test_a_block_that_leaves_makes_room_for_another():
    state = play(scene("e2-e3 b3", "c4 c2"), "b3n")
    assert "d2-d3" in spaces(play(state, "e2w"), 0)


@rule("BH-11")
def test_the_next_move_may_not_take_the_last_one_back():
    state = play(scene("e6"), "e6n")
    assert turn(state) == (0, 1)
    assert state.position().split()[4] == "e7s"
    assert refused(state, "e7s") == ("BH-11", "refused-back")
    assert "e7s" not in moves(state)


@rule("BH-11")
def test_the_ban_outlasts_the_opponents_turn():
    state = play(scene("e6", left=1), "e6n")
    assert turn(state) == (1, 2)
    while state.actor() == 1:
        state.apply(1, state.legal(1)[0])
    assert refused(state, "e7s") == ("BH-11", "refused-back")


@rule("BH-11")
def test_the_ban_ends_with_the_next_move():
    state = play(scene("e6 f3", left=2), "e6n f3n")
    while state.actor() == 1:
        state.apply(1, state.legal(1)[0])
    assert "e7s" in moves(state)
    assert refused(state, "f4s") == ("BH-11", "refused-back")


@rule("BH-11")
def test_the_ban_is_on_the_block_that_moved_last_alone():
    """Another block may come to the spaces that it left."""
    state = play(scene("e6 f5-f6"), "e6n f5w")
    assert "e5-e6" in spaces(state, 0)


@rule("BH-11", "BH-12")
def test_sinking_leaves_no_ban():
    state = play(scene("d3-e3 f6", sunk=(2, 3)), "f6n d3w*")
    assert state.position().split()[4] == "-"


@rule("BH-11", "BH-13")
def test_a_pass_does_not_lift_the_ban():
    """Light's only free move is banned, so Light passes; the ban still stands when Dark moves."""
    state = GAME.position("1U1hh1/8/2*Uhh1*2/10/3uU1hh2/6V2u/4vUVU1U/2*vv1v*2/2v1Uv2/6 L 2 0-0 f4n f10w")
    assert turn(state) == (1, 2)
    assert state.position().split()[4] == "f4n"


@rule("BH-12")
def test_a_lying_block_tips_over_its_short_end_into_a_hole():
    state = scene("d3-e3 h4-h5", sunk=(2, 3))
    assert {"d3w*", "h4s*"} <= set(moves(state))
    assert refused(state, "d3w") == ("BH-12", "refused-no-star")
    assert refused(state, "d3n*") == ("BH-12", "refused-star")
    play(state, "d3w*")
    assert state.scores() == [3, 3]
    assert "d3-e3" not in spaces(state, 0)
    assert turn(state) == (0, 1)


@rule("BH-12")
def test_a_sinking_may_come_from_each_side_of_a_hole():
    for block, move in [("a3-b3", "a3e*"), ("d3-e3", "d3w*"), ("c4-c5", "c4s*"), ("c1-c2", "c1n*")]:
        assert move in moves(scene(block))


LIGHT_BLOCKED = "U1hh1U/8/U1*4*1U/3u6/v4u3v/v3u4v/6u3/U1*4*1U/8/U1hh1U {} 0-0 - -"
BOTH_BLOCKED = "6/8/Uu*4*2/v9/vUU7/uUu7/V9/Vu*4*2/8/6 {} 3-3 c6e c5e"
ONE_MOVE_THEN_NONE = "6/8/Uu*4*2/v9/vU1HH5/uUu7/V9/Vu*4*2/8/6 L 2 3-3 - c5e"


@rule("BH-13")
@pytest.mark.parametrize("to_move", ["L 2", "L 1"])
def test_a_side_without_a_move_passes_at_once(to_move):
    state = GAME.position(LIGHT_BLOCKED.format(to_move))
    assert turn(state) == (1, 2)
    assert state.position() == LIGHT_BLOCKED.format("D 2")


@rule("BH-13")
def test_a_turn_is_cut_short_when_there_is_no_second_move():
    """Light tips d6-e6 up onto c6 and its way back is banned. Dark is banned too: the game is drawn."""
    state = GAME.position(ONE_MOVE_THEN_NONE)
    events = state.perform(0, GAME.parse(state, 0, "d6w"))
    assert [type(event).__name__ for event in events] == ["BlockMoved", "TurnPassed", "GameEnded"]
    assert state.outcome().reason == "both-blocked"


@rule("BH-13")
def test_a_pass_after_a_move_gives_the_other_side_two_moves():
    state = GAME.position("U1hh1U/8/Uv*4*2/1vVv6/vvVv5v/vvv6v/2v7/U1*4*1U/8/U1hh1U L 2 0-0 - -")
    (only,) = state.legal(0)
    assert turn(state) == (0, 2)
    state.apply(0, only)
    while state.actor() == 0:
        state.apply(0, state.legal(0)[0])
    assert turn(state) == (1, 2)


@rule("BH-13")
def test_neither_side_can_move_is_a_draw():
    outcome = GAME.position(BOTH_BLOCKED.format("L 2")).outcome()
    assert (outcome.winners, outcome.ranks, outcome.reason) == ([], [1, 1], "both-blocked")


@rule("BH-13")
def test_with_loss_a_side_without_a_move_at_the_beginning_of_its_turn_loses():
    outcome = GAME.position(LIGHT_BLOCKED.format("L 2"), blocked="loss").outcome()
    assert (outcome.winners, outcome.ranks, outcome.reason) == ([1], [2, 1], "blocked")


@rule("BH-13")
def test_with_loss_a_turn_without_a_second_move_just_ends():
    state = GAME.position(LIGHT_BLOCKED.format("L 1"), blocked="loss")
    assert (state.actor(), state.view(None).left) == (1, 2)
    other_blocked_too = GAME.position(BOTH_BLOCKED.format("L 1"), blocked="loss")
    assert other_blocked_too.outcome().winners == [0]


@rule("BH-13")
def test_both_moves_must_be_made_while_one_is_legal():
    """A single block that can go in a single direction keeps the turn: the other side waits, and nothing skips it."""
    state = play(GAME.position("6/8/1u*4*2/U1u2v4/V1Uhhv4/VHHv1v4/2Uv1v4/2*4*2/8/6 L 2 3-2 - -"), "c4w")
    assert (turn(state), moves(state)) == ((0, 1), ["a4s"])
    with pytest.raises(IllegalAction) as problem:
        state.apply(1, GAME.parse(state, 1, "f6e"))
    assert problem.value.rule == "BH-5"
    for text in ("", "-", "pass", "d4"):
        with pytest.raises(BadNotation):
            GAME.parse(state, 0, text)
    assert turn(play(state, "a4s")) == (1, 2)
    assert "f6e" in moves(state)


@rule("BH-14")
def test_the_fourth_sinking_wins_at_once_even_with_a_move_left():
    state = play(scene("d3-e3 f6", left=2), "d3w*")
    outcome = state.outcome()
    assert (outcome.scores, outcome.ranks, outcome.winners, outcome.reason) == ([4, 3], [1, 2], [0], "four-sunk")
    assert state.actors() == ()
    assert refused(state, "f6n") == ("BH-14", "refused-over")
    assert (state.payoff(0), state.payoff(1)) == (1.0, -1.0)


@rule("BH-14")
def test_three_sinkings_are_not_enough():
    assert play(scene("d3-e3", sunk=(2, 3)), "d3w*").outcome() is None


@rule("BH-14")
def test_a_won_position_that_is_read_is_over():
    state = play(scene("d3-e3", left=1), "d3w*")
    assert state.position().split()[1:4] == ["D", "2", "4-3"]
    assert GAME.position(state.position()).outcome() == state.outcome()


@rule("BH-15")
def test_a_position_for_the_third_time_is_a_draw():
    state = play(GAME.new(), f"d5w {CYCLE} {CYCLE.rsplit(' ', 1)[0]}")
    assert state.outcome() is None
    play(state, "e2n")
    outcome = state.outcome()
    assert (outcome.scores, outcome.winners, outcome.ranks, outcome.reason) == ([0, 0], [], [1, 1], "repetition")
    assert state.actors() == ()
    assert state.legal(0) == state.legal(1) == []


@rule("BH-15")
def test_the_starting_position_counts_and_bans_are_not_compared():
    """A match that begins in a position has it once already, with other bans than when it comes again."""
    state = GAME.position(play(GAME.new(), "d5w").position())
    play(state, CYCLE)
    assert state.outcome() is None
    assert state.position().split()[4:] != ["b5e", "-"]
    play(state, CYCLE)
    assert state.outcome().reason == "repetition"


@rule("BH-13", "BH-15")
def test_a_position_recurs_at_any_distance_after_a_pass():
    """Dark can't move and passes, so Light makes all moves: three turns, six moves, lead back to where they began."""
    state = GAME.position("6/8/1u*V1U1*2/uhhV6/hhU7/UHH7/10/1u*4*2/8/6 D 1 3-3 - -")
    round_trip = "a5s f8n b5s a3n b4n f9s"
    assert turn(state) == (0, 2)
    play(state, round_trip)
    assert (turn(state), state.outcome()) == ((0, 2), None)
    play(state, round_trip.rsplit(" ", 1)[0])
    assert state.outcome() is None
    assert play(state, "f9s").outcome().reason == "repetition"


@rule("BH-15")
def test_a_position_read_from_text_begins_without_history():
    again = GAME.position(play(GAME.new(), f"d5w {CYCLE}").position())
    play(again, CYCLE)
    assert again.outcome() is None


@rule("BH-15")
def test_200_moves_without_a_sinking_are_a_draw():
    seen = GAME.new().view(0)

    def after(quiet_moves):
        """The start as if so many moves had led to it."""
        past = "".join(f"{number:016x}" for number in range(quiet_moves))
        return GAME.determinize(msgspec.structs.replace(seen, past=past + seen.past), ergosphere.Rng(0))

    assert play(after(198), "d5w").outcome() is None
    outcome = play(after(199), "d5w").outcome()
    assert (outcome.winners, outcome.reason) == ([], "quiet")


@rule("BH-15")
def test_a_sinking_begins_the_count_anew():
    state = play(scene("d3-e3 f6", sunk=(2, 3)), "f6n")
    assert len(state.view(None).past) == 2 * 16
    assert len(play(state, "d3w*").view(None).past) == 16
