import json
import re

import pytest

import ergosphere
from tests.cli import matches

AGAINST_RANDOM = {"black-holes": "human,bot:random", "wreck-auction": "human,bot:random,bot:random"}
LISTED = re.compile(r"^ +\d+  (\S+) +(?:tip over|tip up|roll|sink) ", re.MULTILINE)


class Typist:
    """Types from a script; reads the screen before every line."""

    def __init__(self, capsys, script):
        self.capsys = capsys
        self.script = script
        self.screens = []

    def __call__(self):
        said = self.capsys.readouterr()
        self.screens.append(said.out + said.err)
        line = next(self.script, None)
        if line is None:
            raise EOFError
        return line


@pytest.fixture
def sit(run, capsys, monkeypatch):
    """Play with a script, and get the answer and the screen before each line and after the last."""

    def call(script, game, *arguments):
        typist = Typist(capsys, iter(script))
        monkeypatch.setattr("builtins.input", typist)
        seats = () if "--seats" in arguments else ("--seats", AGAINST_RANDOM[game])
        answer = run("play", game, *arguments, *seats)
        return answer, [*typist.screens, answer.out + answer.err]

    return call


def test_whole_game(run, capsys, monkeypatch, folder):
    """Asks for the legal moves, types one of them (a sinking one if there is), until the game is over."""
    rng = ergosphere.Rng(4)

    def script():
        while True:
            yield "?"
            legal = LISTED.findall(typist.screens[-1])
            assert legal
            sinking = [move for move in legal if move.endswith("*")]
            yield sinking[0] if sinking else legal[rng.below(len(legal))]

    typist = Typist(capsys, script())
    monkeypatch.setattr("builtins.input", typist)
    answer = run("play", "black-holes", "--seats", "human,bot:random", "--seed", 7, "--record", "match.ergo")
    assert answer.status == 0
    assert not any("Not possible" in screen for screen in typist.screens)
    record = ergosphere.Record.from_text((folder / "match.ergo").read_text("utf-8"))
    assert record.result.reason in ("four-sunk", "quiet", "repetition", "both-blocked")
    assert re.search(r"^(Light wins|Dark wins|A draw)\.$", answer.out, re.MULTILINE)
    assert answer.out.endswith("The record is in match.ergo.\n")
    assert [(seat.kind, seat.level) for seat in record.seats] == [("human", None), ("bot", "random")]
    replayed = run("replay", "match.ergo", "--json").json()
    assert replayed["seal"] == "verified"
    assert replayed["plies"] == len(record.log)


def test_first_screen(sit):
    answer, screens = sit([], "black-holes", "--seed", 7)
    assert answer.status == 0
    lines = screens[0].splitlines()
    assert lines[0] == "Type what you want to do: its number or its name. ? lists what you can do."
    assert lines[1:3] == [
        "?NAME explains anything here that has a name, and the rules, as in ?BH-1.",
        "Also: name NAME, undo, resign, help, quit.",
    ]
    assert all(len(line) <= 80 for line in lines)
    assert "  7  ·   ·   ·   □   ■   □   ■   ·   ·   ·" in lines
    assert "  3  ·   ·   ◯   ·   ·   ·   ·   ◯   ·   ·" in lines
    assert "     a   b   c   d   e   f   g   h   i   j" in lines
    assert lines[-2] == "Light to move, one move left in this turn."
    assert lines[-1] == "Light> "
    assert screens[-1] == "\nYou have left the table; the match is not finished.\n"


def test_the_seal_is_shown_where_there_is_chance(sit):
    _, screens = sit([], "wreck-auction", "--seed", 7)
    seal = ergosphere.core.match.seal.seal_of(ergosphere.core.match.seal.seed_from(7))
    assert screens[0].startswith(f"Seal of this match: {seal}\n")


def test_default_seats(run, monkeypatch):
    """A person begins, against a bot."""
    monkeypatch.setattr("builtins.input", lambda: "quit")
    record = ergosphere.Record.from_text(run("play", "black-holes", "--json").json()["record"])
    assert [seat.kind for seat in record.seats] == ["human", "bot"]
    assert record.seats[1].level in ergosphere.bots.LEVELS


def test_list_of_moves(sit):
    _, screens = sit(["?", "quit"], "black-holes")
    assert LISTED.findall(screens[1]) == ["d5w", "d7n", "d7w", "e4s", "f7n", "g4e", "g4s", "g6e"]
    assert "  1  d5w  tip over from d5 to b5–c5\n" in screens[1]


@pytest.mark.parametrize(
    ("typed", "words"), [("a1n", "(BH-1)"), ("f5n", "(BH-9)"), ("d5x", "“d5x” is not a move"), ("[b]", "[b]")]
)
def test_refused(sit, folder, typed, words):
    """It says why, with the rule, and asks again; the match goes on."""
    answer, screens = sit([typed, "", "d5w", "quit"], "black-holes", "--seed", 7, "--record", "match.ergo")
    assert screens[1].startswith("Not possible: ")
    assert words in screens[1]
    assert screens[1].endswith("\nLight> ")
    assert screens[2] == "Light> "
    assert "Light tips over from d5 to b5, c5 (d5w)" in screens[3]
    assert answer.status == 0
    assert (folder / "match.ergo").read_text().split("\n\n")[1].startswith("0 d5w\n1 ")


def test_rule(sit):
    _, screens = sit(["?BH-9", "? bh-9", "?BH-99", "help", "quit"], "black-holes")
    assert screens[1].startswith("BH-9 [book]\n  You move your own blocks only.")
    assert screens[2] == screens[1]
    assert "Black Holes has no rule “BH-99”; expected BH-1 to BH-15" in screens[3]
    assert screens[4].startswith("Type what you want to do")


def test_whole_turn_in_one_line(sit):
    """Two moves at once; what is too much or wrong is refused after what was possible."""
    seats = ("black-holes", "--seats", "human,human", "--json")
    answer, screens = sit(["d5w d4s", "d4s g7n", "b5n zz", "quit"], *seats)
    assert "Not possible: d4s: it is Dark's turn (BH-5)" in screens[1]
    assert screens[1].endswith("Dark to move, two moves left in this turn.\nDark> ")
    assert screens[2].endswith("Light to move, two moves left in this turn.\nLight> ")
    assert "Not possible: “zz” is not a move" in screens[3]
    assert screens[3].endswith("Light to move, one move left in this turn.\nLight> ")
    assert json.loads(answer.out)["record"].endswith("\n\n0 d5w\n1 d4s\n1 g7n\n0 b5n\n")


def test_undo(sit):
    """Back to one's own last decision, past the bot's moves."""
    answer, screens = sit(["undo", "d5w", "undo", "d7n", "quit"], "black-holes", "--seed", 7, "--json")
    assert screens[1] == "You have nothing to undo.\nLight> "
    assert "Taken back." in screens[3]
    assert screens[3].endswith("Light to move, one move left in this turn.\nLight> ")
    data = json.loads(answer.out)
    log = data["record"].split("\n\n")[1].splitlines()
    assert log[0] == "0 d5w"
    assert [line[0] for line in log] == list("011!011")
    assert log[3:5] == ["! undo 3", "0 d7n"]
    assert data["plies"] == 3


def test_undo_between_two_people(sit):
    answer, _ = sit(["d5w", "undo", "d4s", "undo", "quit"], "black-holes", "--seats", "human,human", "--json")
    assert json.loads(answer.out)["record"].endswith("\n\n0 d5w\n1 d4s\n! undo 1\n")


def test_undo_by_consent_at_one_screen(sit):
    seats = ("--seats", "human,human", "--json")
    answer, screens = sit(["d5w", "d4s g7n", "undo", "no", "undo", "YES", "quit"], "black-holes", *seats)
    question = "Light would like to take a move back. Dark: do you agree? Type yes or no: "
    assert screens[3] == screens[5] == question
    assert screens[4] == "The move stands.\nLight> "
    assert json.loads(answer.out)["record"].endswith("\n\n0 d5w\n1 d4s\n1 g7n\n! undo 3\n")


def test_alone_with_bots_a_roll_is_not_taken_back(sit):
    _, screens = sit(["quit"], "wreck-auction", "--seed", 7)
    card = re.search(r"hand: \((\d)", screens[0])[1]
    answer, screens = sit([f"bid {card}", "undo", "quit"], "wreck-auction", "--seed", 7, "--json")
    assert screens[2].startswith("Not possible: your last move can't be taken back: since then new cards")
    assert "!" not in json.loads(answer.out)["record"].split("\n\n")[1]


def test_practice_is_for_one_person(run):
    answer = run("play", "black-holes", "--practice", "--seats", "human,human")
    assert "practice is for one person" in answer.refuses(2)


def test_undo_past_a_roll_in_practice(sit):
    """The other seats' sealed bids and the next roll are taken back too."""
    practice = ("--seed", 7, "--practice", "--json")
    _, screens = sit(["quit"], "wreck-auction", *practice)
    assert "Practice: undo takes back anything" in screens[0]
    card = re.search(r"hand: \((\d)", screens[0])[1]
    answer, screens = sit([f"bid {card}", "undo", "quit"], "wreck-auction", *practice)
    assert "\npractice: true\n" in json.loads(answer.out)["record"]
    log = json.loads(answer.out)["record"].split("\n\n")[1].splitlines()
    assert [line.split()[0] for line in log[13:]] == ["0", "1", "2", "*", "!"]
    assert log[-1] == "! undo 4"
    assert screens[2] == "Taken back.\n" + screens[0][screens[0].index("\nseat: 0") :]


def test_resign(sit, run, folder):
    answer, screens = sit(["d5w", "resign"], "black-holes", "--record", "match.ergo")
    assert answer.status == 0
    assert "Light resigns.\nDark wins.\n" in screens[-1]
    replayed = run("replay", "match.ergo", "--json").json()
    assert replayed["outcome"] == {"scores": [0, 0], "ranks": [2, 1], "winners": [1], "reason": "resigned"}
    assert replayed["seal"] == "verified"


def test_resign_at_a_larger_table(sit, run, folder):
    """A bot plays on to the end."""
    answer, screens = sit(["resign"], "wreck-auction", "--record", "match.ergo")
    assert answer.status == 0
    assert "Seat 0 resigns; a bot plays on.\n" in screens[-1]
    assert "! resign 0\n" in (folder / "match.ergo").read_text()
    replayed = run("replay", "match.ergo", "--json").json()
    assert (replayed["plies"], replayed["outcome"]["reason"]) == (12, "all-bid")


@pytest.mark.parametrize("script", [["quit"], ["EXIT"], []])
def test_leaving(sit, run, folder, script):
    """The match is kept as far as it went, and can't be verified yet."""
    answer, _ = sit(["d5w", *script], "black-holes", "--record", "match.ergo", "--json")
    assert answer.status == 0
    assert "You have left the table; the match is not finished.\nThe record is in match.ergo.\n" in answer.err
    data = json.loads(answer.out)
    assert data["outcome"] is None
    assert data["record"] == (folder / "match.ergo").read_text("utf-8")
    assert run("replay", "match.ergo", "--json").json()["seal"] == "open"


def test_interrupt(run, monkeypatch):
    """Ctrl-C leaves the table, too."""

    def interrupt():
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    answer = run("play", "black-holes", "--json")
    assert answer.json()["outcome"] is None
    assert "You have left the table" in answer.err


def test_json(sit):
    answer, _ = sit(["d5w", "resign"], "black-holes", "--json", "--set", "blocked=loss")
    data = answer.json()
    assert data.keys() == {"game", "outcome", "plies", "record"}
    assert (data["game"], data["plies"], data["outcome"]["reason"]) == ("black-holes", 3, "resigned")
    record = ergosphere.Record.from_text(data["record"])
    assert (record.options, record.result.winners) == ({"blocked": "loss"}, [1])
    assert "Dark wins." in answer.err


def test_seed_repeats_the_bots(sit):
    def log(seed):
        script = ["d5w", "e4s", "e2e", "undo", "g6e", "quit"]
        answer, _ = sit(script, "black-holes", "--seed", seed, "--json")
        return json.loads(answer.out)["record"].split("\n\n")[1]

    assert log(7) == log(7)
    assert log(7).count("\n1 ") >= 2
    assert log(7) != log(8)


def test_bots_alone(sit, run):
    answer, _ = sit([], "black-holes", "--seats", "bot:random,bot:random", "--seed", 1, "--json")
    data = answer.json()
    assert data["outcome"] is not None
    assert data["plies"] == data["record"].split("\n\n")[1].count("\n")


def test_one_person_sees_the_own_cards(sit):
    _, screens = sit(["quit"], "wreck-auction", "--seed", 7)
    log = matches.begin("wreck-auction").record.log
    own = [int(line.action.split()[1]) for line in log[:4]]
    assert [int(card) for card in re.findall(r"Seat 0 is dealt a (\d)\.", screens[0])] == own
    assert screens[0].count("is dealt a card.") == 8
    assert f"hand: {tuple(sorted(own))}" in screens[0]
    assert "the screen" not in screens[0]


def test_options_reach_the_match(sit):
    answer, _ = sit(["quit"], "wreck-auction", "--set", "ties=share", "--json")
    assert 'options: {"ties":"share"}\n' in json.loads(answer.out)["record"]


def test_record_that_cannot_be_written(sit, folder):
    """It is said before the first move, not after the last."""
    answer, screens = sit(["d5w", "quit"], "black-holes", "--record", "no/such/folder.ergo")
    assert "can't write no/such/folder.ergo: " in answer.refuses(2)
    assert len(screens) == 1


def test_process(elsewhere, folder):
    file = folder / "match.ergo"
    given = ("--seats", AGAINST_RANDOM["black-holes"], "--seed", 7, "--record", file)
    answer = elsewhere("play", "black-holes", *given, typed="d5x\nd5w\n?\nundo\nd7n\nresign\n")
    assert (answer.status, answer.err) == (0, "")
    assert "Not possible: “d5x” is not a move" in answer.out
    assert f"Light resigns.\nDark wins.\nThe record is in {file}.\n" in answer.out
    assert elsewhere("replay", file, "--json").json()["seal"] == "verified"


def test_a_terminal_without_the_signs_of_a_board(elsewhere, monkeypatch):
    """It is said in one line. JSON has every sign, whatever the terminal can show."""
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    answer = elsewhere("play", "black-holes", "--seats", AGAINST_RANDOM["black-holes"], typed="d5w\n")
    assert answer.status == 2
    assert answer.err == (
        "ergosphere: this terminal's encoding, ascii, lacks characters used here: set PYTHONIOENCODING=utf-8\n"
    )
    assert not elsewhere("rules", "chasphere", "--json").out.isascii()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8:surrogateescape"])
def test_process_with_strange_bytes(elsewhere, monkeypatch, encoding):
    """Bytes that are no text, control codes and markup are refused like any other nonsense."""
    monkeypatch.setenv("PYTHONIOENCODING", encoding)
    seats = ("--seats", AGAINST_RANDOM["black-holes"])
    answer = elsewhere("play", "black-holes", *seats, typed="\udcff\x1b[2J\n[/]\n\\\nd5w\n")
    assert (answer.status, answer.err) == (0, "")
    assert answer.out.count("Not possible: ") == 3
    assert "\x1b" not in answer.out
    assert "Light tips over from d5 to b5, c5 (d5w)" in answer.out


def test_a_record_that_is_there_is_not_overwritten(run, folder):
    (folder / "kept.ergo").write_text("precious")
    assert "is there already" in run("play", "black-holes", "--record", "kept.ergo").refuses(2)
    assert (folder / "kept.ergo").read_text() == "precious"


class Stumbling:
    """A bot of the user's own with a mistake in it."""

    def __init__(self, game, seed):
        pass

    def choose(self, view, legal):
        raise RuntimeError("oh")


def test_a_mistake_in_an_own_bot_is_said_with_its_name(run):
    seats = "bot:tests.cli.test_play:Stumbling,bot:random"
    status, _, err = run("play", "black-holes", "--seats", seats)
    assert status == 2
    assert "tests.cli.test_play:Stumbling" in err
    assert "RuntimeError: oh" in err
    assert "Traceback" not in err
