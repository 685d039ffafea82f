"""Tournaments: the same from the same seed, however the work is shared, stopped and taken up again."""

import json
from contextlib import closing

import msgspec
import pytest

import ergosphere
from ergosphere.core.values import Outcome
from ergosphere.lab.tournament import Result, Results, Settings, begin, check_entrants, cross, fixtures, play, standings

HERE = "tests.lab.own_bots"


def settings(game="black-holes", entrants=("random", f"{HERE}:First"), opening=4, seed=7, **options):
    loaded = ergosphere.load(game)
    seats = loaded.seats[0]
    return Settings(game, 1, loaded.pack, loaded.settle(options), seats, tuple(entrants), opening, seed)


def whole(plan, rounds, file=None, jobs=1):
    """All results of a tournament."""
    with closing(Results(plan, file)) as results:
        list(play(results, rounds, jobs=jobs))
        return results.until(rounds)


def test_two_seats_play_both_colours():
    assert fixtures(("A", "B", "C"), 2) == [tuple(pair) for pair in ("AB", "BA", "AC", "CA", "BC", "CB")]


def test_more_seats_play_all_rotations_both_ways():
    assert fixtures(("A", "B"), 3) == [tuple(seats) for seats in ("ABB", "BAB", "BBA", "BAA", "ABA", "AAB")]
    assert len(fixtures(("A", "B", "C"), 4)) == 3 * 2 * 4


def test_a_round_has_one_opening():
    results = whole(settings(), 3)
    openings = [result.opening for result in results]
    assert len(results) == 6
    assert openings[0::2] == openings[1::2]
    assert openings[0] != openings[2]
    game = ergosphere.load("black-holes")
    state = game.new()
    for line in openings[0]:
        seat, action = line.split()
        state.apply(int(seat), game.parse(state, int(seat), action))
    assert len(openings[0]) == 4
    assert state.outcome() is None


def test_a_round_has_one_deal():
    """Only the 12 cards and the die come from nature before the first bid; seats bid four times in the opening."""
    plan = settings("wreck-auction")
    results = whole(plan, 2)
    assert len(results) == 12
    for number in (0, 1):
        openings = {tuple(result.opening) for result in results if result.round == number}
        assert len(openings) == 1
        (log,) = openings
        assert [line.split()[0] for line in log] == ["*"] * 13 + ["0", "1", "2", "*", "0"]
    assert all(result.plies == 12 for result in results)
    assert len({tuple(result.outcome.scores) for result in results}) > 2


def test_a_seed_repeats_the_matches_and_another_does_not():
    first = whole(settings(), 2)
    assert whole(settings(), 2) == first
    assert whole(settings(seed=8), 2) != first


def test_sharing_the_work_changes_nothing(tmp_path):
    alone, shared = tmp_path / "alone", tmp_path / "shared"
    assert whole(settings(), 3, alone) == whole(settings(), 3, shared, jobs=2)
    assert shared.read_bytes() == alone.read_bytes()


def test_more_entrants_change_no_match_of_the_others():
    few = whole(settings(), 1)
    many = whole(settings(entrants=("random", "easy", f"{HERE}:First"), opening=4), 1)
    assert [result for result in many if "easy" not in result.seats] == few


def test_what_is_stopped_can_go_on(tmp_path):
    once, twice = tmp_path / "once", tmp_path / "twice"
    expected = whole(settings(), 4, once)
    with closing(Results(settings(), twice)) as results, closing(play(results, 3)) as matches:
        for _ in range(3):
            next(matches)
    assert len(twice.read_bytes().splitlines()) == 4
    with closing(Results(settings(), twice)) as results:
        assert len(results.until(4)) == 3
        assert len(list(play(results, 4))) == 5  # more rounds than before are fine
        assert results.until(4) == expected
    assert twice.read_bytes() == once.read_bytes()
    assert whole(settings(), 4, twice) == expected
    assert whole(settings(), 1, twice) == expected[:2]


def test_a_torn_line_is_mended(tmp_path):
    file = tmp_path / "results"
    expected = whole(settings(), 2, file)
    sound = file.read_bytes()
    ends = [end for end, byte in enumerate(sound) if byte == ord("\n")]
    for cut in (0, 30, ends[0], ends[0] + 1, ends[0] + 50, ends[2], ends[2] + 1, ends[3] + 20, ends[4]):
        file.write_bytes(sound[:cut])
        assert whole(settings(), 2, file) == expected
        assert file.read_bytes() == sound


def test_a_finished_file_is_in_order(tmp_path):
    file = tmp_path / "results"
    whole(settings(), 2, file)
    sound = file.read_bytes()
    head, *matches = sound.splitlines(keepends=True)
    file.write_bytes(head + matches[3] + matches[1])
    whole(settings(), 2, file)
    assert file.read_bytes() == sound
    assert list(tmp_path.iterdir()) == [file]


def test_the_file_holds_everything(tmp_path):
    file = tmp_path / "results"
    results = whole(settings(blocked="loss"), 1, file)
    head, *matches = map(json.loads, file.read_text().splitlines())
    assert head["options"] == {"blocked": "loss"}
    assert head["entrants"] == ["random", f"{HERE}:First"]
    assert (head["type"], head["opening"], head["seed"]) == ("settings", 4, 7)
    assert [match["seats"] for match in matches] == [list(result.seats) for result in results]
    assert matches[0].keys() == {"type", "round", "seats", "opening", "outcome", "plies", "seed"}


OTHERS = {
    "game": settings("wreck-auction"),
    "options": settings(blocked="loss"),
    "entrants": settings(entrants=("random", "easy")),
    "opening": settings(opening=3),
    "seed": settings(seed=8),
}


@pytest.mark.parametrize("what", OTHERS)
def test_results_of_another_tournament(tmp_path, what):
    file = tmp_path / "results"
    whole(settings(), 1, file)
    before = file.read_bytes()
    with pytest.raises(ergosphere.BadInput, match=rf"results has results of another tournament: {what} is ") as refusal:
        Results(OTHERS[what], file)
    assert refusal.value.id == "results-differ"
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", [b"dear diary", b"dear diary\n", b"\n", b"[]\n", b"\xff\n", b'{"type":"match"}\n'])
def test_no_results_at_all(tmp_path, text):
    file = tmp_path / "diary"
    file.write_bytes(text)
    with pytest.raises(ergosphere.BadInput, match="diary: line 1 is not a line"):
        Results(settings(), file)
    assert file.read_bytes() == text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"random", b"easy"),
        (b'"ranks":[', b'"ranks":[1,'),
        (b'"winners":', b'"winners":[2],"w":'),
        (b'"plies"', b'"pies"'),
    ],
)
def test_a_line_that_is_none(tmp_path, old, new):
    file = tmp_path / "results"
    whole(settings(), 1, file)
    head, first, second = file.read_bytes().splitlines(keepends=True)
    assert old in first
    file.write_bytes(head + first.replace(old, new) + second)
    with pytest.raises(ergosphere.BadInput, match="results: line 2 is not a line"):
        Results(settings(), file)


def test_an_opening_does_not_end_the_match():
    game = ergosphere.load("wreck-auction")
    state, _, _ = begin(game, settings("wreck-auction", opening=11), 0)
    assert state.actors() == (2,)
    with pytest.raises(ergosphere.BadInput, match="openings of 12 moves end the match"):
        begin(game, settings("wreck-auction", opening=12), 0)
    state, _, log = begin(game, settings("wreck-auction", opening=0), 0)
    assert state.actors() == (0, 1, 2)
    assert len(log) == 13


@pytest.mark.parametrize(
    ("bot", "jobs", "words"),
    [
        ("Broken", 1, f"{HERE}:Broken failed: RuntimeError: out of ideas \\(own_bots.py:19\\)"),
        ("Broken", 2, f"{HERE}:Broken failed: RuntimeError: out of ideas \\(own_bots.py:19\\)"),
        ("Careless", 1, f"{HERE}:Careless failed: JSONDecodeError: .* \\(own_bots.py:24\\)"),
        ("Cheat", 1, f"{HERE}:Cheat chose “the whole board”"),
        ("Dying", 2, "ended too early"),
    ],
)
def test_bots_that_fail(bot, jobs, words):
    with pytest.raises(ergosphere.BadInput, match=words):
        whole(settings(entrants=("random", f"{HERE}:{bot}")), 2, jobs=jobs)


def test_a_game_of_this_process_alone_is_unknown_to_others():
    with pytest.raises(ergosphere.BadInput, match="no game “wreck-auction”"):
        whole(settings("wreck-auction"), 1, jobs=2)


@pytest.mark.parametrize(
    ("entrants", "id"),
    [
        (["random"], "entrants-few"),
        (["random", "easy", "random"], "entrant-twice"),
        (["random", "godlike"], "level-unknown"),
        (["random", ""], "level-unknown"),
        (["random", "nosuch:Bot"], "bot-own"),
        (["random", f"{HERE}:Nobody"], "bot-own"),
    ],
)
def test_entrants_that_are_none(entrants, id):
    with pytest.raises(ergosphere.BadInput) as refusal:
        check_entrants(ergosphere.load("black-holes"), tuple(entrants))
    assert refusal.value.id == id


def result(number, seats, ranks, winners):
    return Result(number, tuple(seats), [], Outcome([0] * len(seats), ranks, winners, "made-up"), 9, 0)


def test_standings_of_two_seats():
    results = [
        result(0, "AB", [1, 2], [0]),
        result(0, "BA", [2, 1], [1]),
        result(1, "AB", [1, 1], []),
        result(1, "BA", [1, 2], [0]),
    ]
    table = standings(("B", "A"), results)
    assert [(row.entrant, row.games, row.score) for row in table] == [("A", 4, 0.625), ("B", 4, 0.375)]
    assert table[0].rating - 1500 == pytest.approx(1500 - table[1].rating, abs=0.1)
    assert table[0].rating == round(table[0].rating, 1)
    assert msgspec.to_builtins(table[0]).keys() == {"entrant", "rating", "low", "high", "games", "score"}


def test_standings_of_three_seats():
    """Seats of one entrant share what they win; ratings compare ranks, with each seat of the other."""
    results = [
        result(0, "ABB", [1, 1, 3], [0, 1]),
        result(0, "AAB", [1, 2, 3], [0]),
        result(0, "BCC", [1, 2, 2], [0]),
        result(0, "CBB", [1, 1, 1], [0, 1, 2]),
        result(1, "CBB", [1, 1, 1], []),
    ]
    table = standings(("A", "B", "C"), results)
    assert [(row.entrant, row.games) for row in table] == [("A", 2), ("B", 5), ("C", 3)]
    assert [row.score for row in table] == [0.75, pytest.approx((0.5 + 0 + 1 + 2 / 3 + 0.5) / 5, abs=1e-4), 0.2778]
    assert cross(results, "A", "B") == msgspec.structs.replace(cross(results, "A", "B"), games=2, score=0.75)
    assert cross(results, "A", "C").games == 0


def test_nothing_played_yet():
    assert [(row.rating, row.games, row.score) for row in standings(("A", "B"), [])] == [(1500, 0, 0)] * 2


def test_the_first_action_is_a_weak_choice():
    """Real matches to the table: a bot that always does the same is rated by what it does."""
    table = standings(("random", f"{HERE}:First"), whole(settings("wreck-auction", opening=0), 5))
    assert sum(row.games for row in table) == 2 * 30
    assert sum(row.score for row in table) == pytest.approx(1)
