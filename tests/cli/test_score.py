import json
from pathlib import Path

import pytest

TABLE = """
hole = 18
threshold_cards = [3, -4]
deck_top = "xxl-paperweight"
revealed = "toy 4/6"
[[player]]
name = "Andrea"
display = ["spacecraft 7/5", "robot 6/3 turned", "part warp-drive", "shapeshifter 8/8", "loot-box 2", "easter-egg"]
uses = ["easter-egg"]
[[player]]
name = "Jens"
display = ["part warp-drive", "part command-chair 1", "robot 4/2"]
[[player]]
name = "Lisa"
display = ["antigravity-carpet", "toy 5/6"]
"""


@pytest.fixture
def score(run, folder):
    def answer(text=TABLE, *more):
        (folder / "table.toml").write_text(text)
        return run("score", "buccaneers", "table.toml", *more)

    return answer


def test_json(score):
    answer = score(TABLE, "--json").json()
    assert list(answer) == ["threshold", "players", "steps"]
    assert answer["threshold"] == 23
    assert answer["players"][2] == {
        "name": "Lisa",
        "toy_weight": 6,
        "weight_e": 3,
        "weight": 3,
        "threshold": 23,
        "drawn_in": False,
        "value": 17,
        "place": 1,
        "points": 15,
        "cards": ["-6", "+10"],
    }
    andrea = answer["players"][0]
    assert (andrea["drawn_in"], andrea["value"], andrea["place"], andrea["threshold"]) == (True, None, None, 29)
    steps = [step["step"] for step in answer["steps"]]
    assert steps == sorted(steps)
    assert sorted(set(steps)) == list("ABCDEFGH")


def test_words(score):
    lines = score().out.splitlines()
    assert lines[0] == "A  Andrea discards Easter Egg; XXL Paperweight comes into the display."
    assert "E  Lisa weighs 3 = 3 + 6 - 6." in lines
    assert "F  The pile shows Game Slab (Toy 4/6): the threshold is 23 = 18 + 6 + 3 - 4." in lines
    assert lines[-1] == "Lisa: place 1, 15 points"


def test_several_files_are_an_array(run, folder):
    (folder / "one.toml").write_text(TABLE)
    (folder / "two.toml").write_text(TABLE.replace("hole = 18", "hole = 30"))
    answers = run("score", "buccaneers", "one.toml", "two.toml", "--json").json()
    assert [answer["threshold"] for answer in answers] == [23, 35]
    assert run("score", "buccaneers", "one.toml", "two.toml").out.count("A  Andrea") == 2


def test_one_wrong_file_spoils_the_answer(run, folder):
    (folder / "one.toml").write_text(TABLE)
    (folder / "two.toml").write_text(TABLE.replace("robot 4/2", "robot 9/9"))
    said = run("score", "buccaneers", "one.toml", "two.toml", "--json").refuses(2)
    assert "two.toml: Jens, display, 3: there is no card “robot 9/9”; expected robot 4/2" in said


def player(name, *cards, uses=()):
    return f"[[player]]\nname = {json.dumps(name)}\ndisplay = {json.dumps(cards)}\nuses = {json.dumps(uses)}\n"


HEAD = 'hole = 18\nrevealed = "toy 4/6"\n'
THREE = player("a") + player("b") + player("c")

BAD = {
    "unknown card": (
        HEAD + player("a", "time-machine") + player("b") + player("c"),
        ["a, display, 1", "time-machine", "spacecraft V/W"],
    ),
    "pair that doesn't exist": (
        HEAD + player("a", "toy 1/2", "toy 9/9") + player("b") + player("c"),
        ["a, display, 2", "toy 9/9"],
    ),
    "too often": (
        HEAD + player("a", "robot 5/2", "robot 5/2") + player("b", "robot 5/2") + player("c"),
        ["b, display, 1", "robot 5/2", "2 times"],
    ),
    "revealed too often": (HEAD + player("a", "toy 4/6") + player("b") + player("c"), ["revealed", "toy 4/6", "once"]),
    "one Relic twice": (
        HEAD + player("a", "one-ring") + player("b", "one-ring") + player("c"),
        ["b, display, 1", "one-ring", "once"],
    ),
    "seven players": (HEAD + "".join(player(name) for name in "abcdefg"), ["player", "7 players", "3 to 6"]),
    "two players": (HEAD + player("a") + player("b"), ["player", "2 players", "3 to 6"]),
    "misspelt Relic": (
        HEAD + player("a", "One  Ring") + player("b") + player("c"),
        ["a, display, 1", "expected one-ring"],
    ),
    "capital letters": (
        HEAD + player("a", "Toy 1/2") + player("b") + player("c"),
        ["a, display, 1", "expected toy 1/2"],
    ),
    "no revealed card": ("hole = 18\n" + THREE, ["revealed: no card; expected the one turned up in step F"]),
    "empty revealed card": ('hole = 18\nrevealed = " "\n' + THREE, ["revealed: no card"]),
    "no hole": ('revealed = "toy 4/6"\n' + THREE, ["hole"]),
    "hole is no number": ('hole = "18"\nrevealed = "toy 4/6"\n' + THREE, ["hole", "a whole number"]),
    "hole too large": (f'hole = {10**18}\nrevealed = "toy 4/6"\n' + THREE, ["hole"]),
    "unknown key": ("holes = 1\n" + HEAD + THREE, ["holes"]),
    "same name": (HEAD + player("a") + player("a") + player("c"), ["player 1", "“a”"]),
    "empty name": (HEAD + player(" ") + player("a") + player("c"), ["player 1: the name is empty"]),
    "no name": (HEAD + player("") + player("a") + player("c"), ["player 1: the name is empty"]),
    "long name": (HEAD + player("a") + player("b" * 900) + player("c"), ["player 2: a name has at most 40", "900"]),
    "name that rings": (HEAD + player("a") + player("b\x7fc") + player("c"), ["player 2", "can't be shown"]),
    "threshold card": ("threshold_cards = [5]\n" + HEAD + THREE, ["threshold_cards", "5", "-4, -2, +2, +3, +4"]),
    "threshold card twice": ("threshold_cards = [2, 2]\n" + HEAD + THREE, ["threshold_cards", "2"]),
    "turned toy": (
        HEAD + player("a", "toy 1/2 turned") + player("b") + player("c"),
        ["a, display, 1", "toy 1/2 turned", "Robots"],
    ),
    "number behind a Relic": (
        HEAD + player("a", "one-ring 1") + player("b") + player("c"),
        ["a, display, 1", "one-ring 1"],
    ),
    "negative turns": (HEAD + player("a", "loot-box -1") + player("b") + player("c"), ["a, display, 1", "loot-box -1"]),
    "revealed with turns": (
        'hole = 18\nrevealed = "loot-box 0"\n' + THREE,
        ["revealed", "loot-box", "as it is printed"],
    ),
    "revealed with a group": (
        'hole = 18\nrevealed = "part warp-drive 1"\n' + THREE,
        ["revealed", "part warp-drive", "group"],
    ),
    "turned deck card": ('deck_top = "robot 4/2 turned"\n' + HEAD + THREE, ["deck_top", "robot 4/2"]),
    "group that isn't there": (
        HEAD + player("a", "part warp-drive 2") + player("b") + player("c"),
        ["a, display, 1", "group 2"],
    ),
    "group 0": (HEAD + player("a", "part warp-drive 0") + player("b") + player("c"), ["a, display, 1", "group 0"]),
    "group has it": (
        HEAD + player("a", "part warp-drive", "part warp-drive 1") + player("b") + player("c"),
        ["a, display, 2", "group 1 already holds"],
    ),
    "new group while one lacks it": (
        HEAD + player("a", "part warp-drive", "part command-chair 2") + player("b") + player("c"),
        ["a, display, 2", "group 1 lacks"],
    ),
    "Relic not held": (HEAD + player("a", uses=["one-ring"]) + player("b") + player("c"), ["a, uses", "one-ring"]),
    "Egg of the Pool": (
        'pool_card = "easter-egg"\ndeck_top = "toy 1/2"\n'
        + HEAD
        + player("a", "alien-kiddie-pool", uses=["alien-kiddie-pool", "easter-egg"])
        + player("b")
        + player("c"),
        ["a, uses", "easter-egg"],
    ),
    "no deck card": (
        HEAD + player("a", "easter-egg", uses=["easter-egg"]) + player("b") + player("c"),
        ["deck_top", "a", "easter-egg"],
    ),
    "no pool card": (
        'deck_top = "alien-kiddie-pool"\n'
        + HEAD
        + player("a", "easter-egg", uses=["easter-egg", "alien-kiddie-pool"])
        + player("b")
        + player("c"),
        ["pool_card", "alien-kiddie-pool"],
    ),
    "use of something else": (
        HEAD + player("a", "exoskeleton", uses=["exoskeleton"]) + player("b") + player("c"),
        ["a, uses", "exoskeleton"],
    ),
    "not TOML": ("hole = = 18\n", ["not valid TOML"]),
    "a card that is a number": (
        HEAD + "[[player]]\nname = 'a'\ndisplay = [1]\n" + player("b") + player("c"),
        ["display"],
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_tables(score, case):
    text, words = BAD[case]
    for style in ((), ("--json",)):
        said = score(text, *style).refuses(2)
        assert "table.toml" in said
        for word in words:
            assert word in said


GOOD = {
    "a card counts only when it is used": 'deck_top = "toy 4/6"\npool_card = "toy 4/6"\n' + HEAD + THREE,
    "many turns": HEAD + player("a", f"loot-box {'9' * 5000}") + player("b") + player("c"),
    "spaces": HEAD + player("a", "  robot   4/2   turned ") + player("b") + player("c"),
    "a third group": HEAD + player("a", *["part warp-drive"] * 3) + player("b") + player("c"),
}


@pytest.mark.parametrize("case", GOOD)
def test_good_tables(score, case):
    assert score(GOOD[case], "--json").json()["threshold"] == 24


def test_turns_are_counted_modulo_four(score):
    values = []
    for turns in ("0", "1", "4", "5", "102"):
        text = HEAD + player("a", f"loot-box {turns}") + player("b") + player("c")
        values.append(score(text, "--json").json()["players"][0]["value"])
    assert values == [2, 6, 2, 6, 10]


def test_what_needs_no_sum_has_none(score):
    lines = score(HEAD + player("a", "robot 4/2") + player("b") + player("c")).out.splitlines()
    assert "C  Nobody has Toys, so nobody takes -6." in lines
    assert "E  a weighs 2." in lines
    assert "E  b weighs 0." in lines
    assert any(line.startswith("H  a has value 4: place 1") for line in lines)


def test_a_part_without_a_group(score):
    said = score(HEAD + player("a", "part warp-drive 0") + player("b") + player("c")).refuses(2)
    assert "there is no group 0; the first one is group 1" in said


def test_names_cannot_play_tricks_with_the_terminal(score):
    assert "\x1b" not in score(HEAD + player("\x1b[31ma") + player("b") + player("c")).refuses(2)


def test_no_file(run):
    assert "can't read nowhere.toml: " in run("score", "buccaneers", "nowhere.toml").refuses(2)
    run("score", "buccaneers").refuses(2)
    assert "has no tool" in run("score", "black-holes", "x.toml").refuses(2)


def test_own_figures(run, folder):
    (folder / "own.toml").write_text(
        'game = "buccaneers"\nname = "own"\nversion = 1\nbase = "builtin"\n[[toy]]\nid = "game-slab"\nweight = 9\n'
    )
    (folder / "table.toml").write_text(HEAD.replace("4/6", "4/9") + THREE)
    assert run("score", "buccaneers", "table.toml", "--pack", "own.toml", "--json").json()["threshold"] == 27


def test_process(elsewhere, folder):
    (folder / "table.toml").write_text(TABLE)
    assert elsewhere("score", "buccaneers", folder / "table.toml", "--json").json()["threshold"] == 23


def test_the_example_in_the_document(run, folder):
    text = (Path(__file__).parents[2] / "docs" / "buccaneers.md").read_text("utf-8")
    table = text.split("```toml\n")[1].split("```")[0]
    shown = text.split("$ ergosphere score buccaneers table.toml\n")[1].split("```")[0]
    (folder / "table.toml").write_text(table)
    assert run("score", "buccaneers", "table.toml").out == shown
