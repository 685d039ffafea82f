import json

import msgspec
import pytest

import ergosphere
from tests.cli import matches


@pytest.fixture
def replay(run, folder):
    """The answer about a record."""

    def call(text, *more):
        (folder / "match.ergo").write_text(text, "utf-8")
        return run("replay", "match.ergo", *more, "--json").json()

    return call


def outcome_of(text):
    return msgspec.to_builtins(ergosphere.Record.from_text(text).result)


def test_finished(replay):
    text = matches.finished("black-holes")
    record = ergosphere.Record.from_text(text)
    *_, last = record.states()
    assert replay(text) == {
        "game": "black-holes",
        "plies": len(record.log),
        "ok": True,
        "outcome": outcome_of(text),
        "seal": "verified",
        "position": last.position(),
    }
    assert outcome_of(text)["reason"]


def test_finished_with_draws(replay):
    """A game without positions answers with a spectator's view; nature's draws are no plies."""
    text = matches.finished("wreck-auction")
    *_, last = ergosphere.Record.from_text(text).states()
    answer = replay(text)
    assert answer == {
        "game": "wreck-auction",
        "plies": 12,
        "ok": True,
        "outcome": outcome_of(text),
        "seal": "verified",
        "view": json.loads(msgspec.json.encode(last.view(None))),
    }
    assert answer["view"]["hand"] == []


@pytest.mark.parametrize("game", ["black-holes", "wreck-auction"])
def test_unfinished(replay, game):
    answer = replay(matches.unfinished(game))
    assert (answer["ok"], answer["outcome"], answer["seal"]) == (True, None, "open")
    assert answer["plies"] == {"black-holes": 5, "wreck-auction": 3}[game]  # a sealed choice is not in the log


def test_nothing_played(replay):
    answer = replay(matches.begin("black-holes").record.to_text())
    assert (answer["plies"], answer["position"], answer["seal"]) == (0, matches.START, "open")


def test_unsealed(replay):
    record = ergosphere.Record.from_text(matches.finished("wreck-auction"))
    record.seal = record.seed = None
    assert replay(record.to_text())["seal"] == "unsealed"


def test_seed_not_opened(replay):
    record = ergosphere.Record.from_text(matches.finished("wreck-auction"))
    record.seed = None
    assert replay(record.to_text())["seal"] == "open"


def test_resigned(replay):
    answer = replay(matches.resigned())
    assert answer["outcome"] == {"scores": [0, 0], "ranks": [1, 2], "winners": [0], "reason": "resigned"}
    assert (answer["plies"], answer["seal"]) == (2, "verified")


def test_undone(replay):
    text = matches.undone()
    assert "! undo 6\n" in text
    answer = replay(text)
    assert (answer["plies"], answer["seal"], answer["outcome"]) == (12, "verified", outcome_of(text))


def test_names(replay):
    text = matches.named()
    record = ergosphere.Record.from_text(text)
    assert tuple(seat.name for seat in record.seats) == matches.NAMES
    assert '! name 1 "a \\" \\u0023 b"\n! seat 2 bot:random\n' in text
    answer = replay(text)
    assert (answer["plies"], answer["seal"], answer["outcome"]) == (12, "verified", outcome_of(text))


def test_comments_are_no_lines(replay):
    """Nature's draws are numbered without them."""
    text = matches.finished("wreck-auction")
    head, log = text.split("\n\n")
    commented = "# before all\n\n" + log.replace("\n", "  # a remark\n# and more\n\n")
    assert replay(f"{head}\n\n{commented}") == replay(text)


def test_windows_line_ends(run, folder):
    (folder / "match.ergo").write_bytes(matches.finished("wreck-auction").replace("\n", "\r\n").encode())
    assert run("replay", "match.ergo", "--json").json()["seal"] == "verified"


def test_to(replay):
    text = matches.undone()
    record = ergosphere.Record.from_text(text)
    kinds = [str(line).split()[0] for line in record.log]
    first_undo = kinds.index("!")
    assert first_undo > 12
    seen = [replay(text, "--to", to) for to in range(len(record.log) + 1)]
    assert seen[-1] == replay(text)
    assert all(answer["outcome"] is None for answer in seen[:-1])
    assert [answer["plies"] for answer in seen[:13]] == [0] * 13
    for to, kind in enumerate(kinds):
        gained = seen[to + 1]["plies"] - seen[to]["plies"]
        assert gained == {"*": 0, "!": -4}.get(kind, 1)


def test_to_in_black_holes(replay):
    text = matches.unfinished("black-holes")
    record = ergosphere.Record.from_text(text)
    positions = [replay(text, "--to", to)["position"] for to in range(6)]
    assert positions == [state.position() for state in record.states()]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
@pytest.mark.parametrize("decisions", [0, 4, 9])
def test_cut(replay, seat, decisions):
    """What a seat may have while the match runs: same lines, other seats' cards hidden."""
    match = matches.advance(matches.begin("wreck-auction"), decisions)
    text = match.cut(seat).to_text()
    header, log = text.split("\n\n")
    full = match.record.to_text().split("\n\n")[1]
    assert f"view: {'null' if seat is None else seat}" in header.splitlines()
    assert "seed:" not in header
    own = range(0) if seat is None else range(4 * seat, 4 * seat + 4)
    expected = [
        line if number >= 12 or number in own else "* ?" for number, line in enumerate(full.strip().splitlines())
    ]
    assert log.strip().splitlines() == expected
    answer = replay(text)
    assert (answer["ok"], answer["seal"], answer["outcome"]) == (True, "open", None)
    assert answer["plies"] == decisions // 3 * 3
    assert "view" in answer


def test_cut_without_secrets(replay):
    text = matches.advance(matches.begin("black-holes"), 4).cut(1).to_text()
    assert "view: 1\n" in text
    assert replay(text)["plies"] == 4


def test_options_and_pack(run, folder):
    """The record says which options and figures it was played with; the pack itself is given."""
    (folder / "own.toml").write_text(
        'game = "black-holes"\nname = "own"\nversion = "1"\nbase = "builtin"\n'
        '[[hole]]\nid = "south-west"\nspace = "c5"\n'
    )
    game = ergosphere.load("black-holes", "own.toml")
    seats = matches.begin("black-holes").record.seats
    match = ergosphere.Match(game, seats, {"blocked": "loss"}, bytes(32))
    match.begin()
    text = matches.advance(match).record.to_text()
    assert 'options: {"blocked":"loss"}\n' in text
    (folder / "match.ergo").write_text(text)
    assert run("replay", "match.ergo", "--pack", "own.toml", "--json").json()["seal"] == "verified"
    said = run("replay", "match.ergo").refuses(2)
    assert "match.ergo" in said
    assert "“own” 1" in said
    assert "--pack" in said


def test_words(run, folder):
    (folder / "match.ergo").write_text(matches.finished("black-holes"))
    lines = run("replay", "match.ergo").out.splitlines()
    assert lines[0] == "The record is a legal match, played to its end."
    assert lines[1].endswith((" moves. Light wins.", " moves. Dark wins.", " moves. A draw."))
    assert lines[2] == "The seal is verified: the seed fits it."  # nothing is drawn in this game
    assert lines[3] == "Position: " + run("replay", "match.ergo", "--json").json()["position"]
    (folder / "match.ergo").write_text(matches.unfinished("black-holes", 1))
    lines = run("replay", "match.ergo").out.splitlines()
    assert lines[:3] == [
        "The record is a legal match, not finished.",
        "1 move.",
        "The seal is still closed: the seed is not known.",
    ]


def test_lines_of_nature_are_no_moves(run, folder):
    (folder / "match.ergo").write_text(matches.finished("wreck-auction"))
    lines = run("replay", "match.ergo", "--to", 3).out.splitlines()
    assert lines[:2] == ["The first 3 lines of the log are legal.", "No player has moved yet."]
    said = run("replay", "match.ergo").out
    assert "The seal is verified: every draw follows from the seed.\n" in said


def test_process(elsewhere, folder):
    (folder / "match.ergo").write_text(matches.finished("black-holes"))
    assert elsewhere("replay", folder / "match.ergo", "--json").json()["seal"] == "verified"
    (folder / "match.ergo").write_text(matches.finished("black-holes").replace("\n\n0 ", "\n\n0 a1#\n0 ", 1))
    assert "line 10: “a1#” is not a move" in elsewhere("replay", folder / "match.ergo").refuses(2)
