"""CH-9 to CH-15: the marker, moving and falling planets, and the ships on them."""

import pytest

import ergosphere
from tests.games.chasphere.scenes import (
    BOX,
    GAME,
    PLANETS,
    end_round,
    hold,
    hold_out,
    legal,
    me,
    play,
    put,
    scene,
    sky,
    where,
)

rule = pytest.mark.rule


@rule("CH-9")
def test_the_marker_goes_round_the_disc_and_its_planet_moves():
    state = scene()
    seen = []
    for _ in range(3):
        seen.append((state.view(None).marker, where(state)))
        end_round(state)
    assert [marker for marker, _ in seen] == [0, 1, 2]
    assert seen[0][1]["zadus"] == "M5"  # over the star
    assert seen[1][1]["mogudar"] == "M5"
    assert seen[2][1]["gomia"] == "M0"


@rule("CH-10")
def test_before_the_collapse_a_planet_steps_over_the_star():
    state = sky(scene(), mogudar="M5", zadus="A1")
    assert where(end_round(state))["mogudar"] == "M3"


@rule("CH-11")
def test_a_pushed_planet_goes_to_the_first_free_space_or_pushes_on():
    free = end_round(scene())
    assert where(free) | {"gomia": "N0", "zadus": "A1", "mogudar": "M5"} == where(free)
    chain = end_round(scene(repulsion="chain"))
    assert where(chain) | {"gomia": "M0", "zadus": "N0", "mogudar": "M5"} == where(chain)


@rule("CH-11")
def test_after_the_collapse_a_planet_can_be_pushed_into_the_hole():
    state = sky(scene(), collapsed=True, mogudar="N5", zadus="M5", gomia="A0")
    end_round(state)  # Mogudar comes to M5; the next space of Zadus is the hole
    assert where(state)["zadus"] == "S"


@rule("CH-11")
def test_the_space_that_the_mover_left_is_free():
    state = sky(scene(), gomia="M4", mogudar="N4", borom="A4", zadus="A1")
    state.marker = 1  # Gomia moves from M4 to N5 and nobody is there; then Mogudar from N4 ...
    sky(state, mogudar="N5")  # ... or it is, and is pushed from N5 to M5
    end_round(state)
    assert (where(state)["gomia"], where(state)["mogudar"]) == ("N5", "M5")
    state = sky(scene(), gomia="N5", mogudar="A5", zadus="M5", borom="A4")
    sky(state, gomia="A0", zadus="N0")
    state.marker = 1  # Gomia moves from A0 to N0 and pushes Zadus to A1
    assert where(end_round(state)) | {"gomia": "N0", "zadus": "A1"} == where(state)


@rule("CH-12")
def test_ships_ride_on_planets_and_are_taken_on():
    state = scene(4)
    assert me(state, 3).space == "M5"  # on Zadus, which has moved
    put(state, 0, "M5")
    put(state, 1, "A1")
    end_round(state)  # Mogudar pushes Zadus from M5 to A1
    assert where(state)["zadus"] == "A1"
    assert [me(state, seat).space for seat in (0, 3)] == ["A1", "A1"]
    put(state, 2, "M0")
    end_round(state)  # Gomia comes to the ship on M0 ...
    assert where(state)["gomia"] == me(state, 2).space == "M0"
    state.marker = 1
    end_round(state)  # ... and takes it along
    assert me(state, 2).space == where(state)["gomia"] == "M4"


@rule("CH-13")
def test_the_star_collapses_when_the_symbol_is_passed_for_the_second_time():
    state = scene()
    turns = []
    while not state.view(None).collapsed:
        assert len(turns) < 20
        turns.append(state.view(None).visits)
        end_round(state)
    assert state.view(None).turn == 10
    assert where(state)["borom"] == "M4"  # it moved clockwise, before the collapse
    assert turns == [0] * 3 + [1] * 6


@rule("CH-13", "CH-30")
def test_an_event_can_bring_the_collapse_in_the_middle_of_a_turn():
    state = scene()
    while state.view(None).turn < 9:
        end_round(state)
    put(state, 0, where(state)["loa"], energy=6)
    state.event = BOX.names.index("gomia/flare")
    hold_out(state, "gomia/flare")
    play(state, "explore 2", "* draw loa/quake")
    assert state.view(None).collapsed
    assert state.view(None).turn == 9


@rule("CH-14")
def test_planets_fall_the_shortest_way():
    state = sky(scene(), collapsed=True, zadus="A1", mogudar="A5", gomia="N5", borom="N4", loa="M2", tarili="M3")
    paths = {planet: [] for planet in PLANETS}
    for _ in range(14):
        before = where(state)
        end_round(state)
        if state.outcome() is not None:
            break
        for planet, space in where(state).items():
            if space != before[planet]:
                paths[planet].append(space)
    assert paths["mogudar"][:1] == ["N5"]  # from the outer point both ways are equal: clockwise
    assert paths["gomia"][:1] == ["M4"]  # counterclockwise is shorter
    assert paths["loa"][0] == "S"


@rule("CH-14")
def test_the_marker_skips_swallowed_planets_and_nobody_explores_them():
    state = sky(scene(), collapsed=True, mogudar="S", gomia="S", zadus="A1")
    end_round(state)
    assert state.view(None).marker == 3  # Zadus is at 0, then comes Borom
    assert not any("mogudar" in action for action in legal(hold(put(state, 0, "A0"), 0, "borom/c-matter")))


@rule("CH-15")
def test_a_swallowed_ship_loses_everything_and_ranks_last():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(hold(state, 1, "zadus/ferrox", "zadus/carbonid-3"), 1, "M5", seized=1 << 8)
    state.open &= ~(1 << 8)
    end_round(state)
    lost = me(state, 1)
    assert lost.lost
    assert lost.cards == lost.opportunities == ()
    assert set(state.view(None).gone) == {"zadus/ferrox", "zadus/carbonid-3"}
    assert state.view(None).vanished == ("noctium",)
    assert state.audit() is None
    order = []
    for _ in range(4):
        order.append(state.actor())
        play(state, "end")
    assert order == [0, 2, 0, 2]
    while state.outcome() is None:
        put(state, 0, "A0")
        put(state, 2, "A1", seized=1)
        state.open &= ~1
        end_round(state)
    outcome = state.outcome()
    assert outcome.ranks[1] == 3
    assert outcome.scores[1] == GAME.figures.points.away == -5
    assert all(outcome.scores[1] <= outcome.scores[seat] for seat in (0, 2))
    sheet = GAME.draw(state.view(None))
    assert (
        "\nAtonaros Pirates: lost (swallowed with everything aboard)\n" in sheet
    )  # neither points nor a seat's number
    assert "Swallowed:" not in sheet


@rule("CH-15", "CH-32")
def test_a_lost_ship_never_scores_above_one_that_is_not(tmp_path):
    """The bare minimum of a ship that is away is the whole of a lost one; whatever figures a pack has."""
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(state, 1, "M5")
    put(state, 0, "A1")
    put(state, 2, "A1", markers=0b111)
    end_round(state)
    assert state.scores() == [-5, -5, -2]
    own = tmp_path / "own.toml"
    own.write_text('game = "chasphere"\nname = "own"\nversion = 1\nbase = "builtin"\n[points]\naway = 3\nmarker = -4\n')
    other = ergosphere.load("chasphere", own).new(2)
    rng = ergosphere.Rng(4)
    while other.actors():
        other.play(other.actor(), other.pick(other.actor(), rng))
        scores, lost = other.scores(), [me(other, seat).lost for seat in range(2)]
        assert all(scores[a] <= scores[b] for a in range(2) for b in range(2) if lost[a] and not lost[b])
    assert any(lost)


@rule("CH-15")
def test_later_losses_rank_above_earlier_and_one_move_takes_equal():
    state = sky(scene(4), collapsed=True, mogudar="M5", zadus="A1", gomia="M0")
    put(state, 0, "M5")
    put(state, 1, "M0")
    put(state, 2, "M0")
    put(state, 3, "A0")
    end_round(end_round(state))
    outcome = state.outcome()
    assert (outcome.ranks, outcome.winners, outcome.reason) == ([4, 2, 2, 1], [3], "last-ship")


@rule("CH-15")
def test_a_lost_first_player_is_replaced_and_nobody_left_ends_the_game():
    state = sky(scene(), collapsed=True, mogudar="M5", zadus="A1")
    put(state, 0, "M5")
    end_round(state)
    assert state.view(None).first == 1
    assert state.actor() == 1
    sky(state, gomia="M0")
    put(state, 1, "M0")
    put(state, 2, "M0")
    end_round(state)
    outcome = state.outcome()
    assert (outcome.ranks, outcome.winners, outcome.reason) == ([3, 1, 1], [], "all-lost")
