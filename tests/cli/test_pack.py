import pytest

import ergosphere

HEAD = 'game = "black-holes"\nname = "own"\nversion = "2"\nbase = "builtin"\n'


def hole(space, id="south-west"):
    return f'[[hole]]\nid = "{id}"\nspace = "{space}"\n'


def test_changes(run, folder):
    (folder / "own.toml").write_text(HEAD + hole("c5"))
    answer = run("pack", "check", "own.toml", "--json").json()
    assert answer == {
        "game": "black-holes",
        "name": "own",
        "version": "2",
        "sha256": ergosphere.load("black-holes", "own.toml").pack.sha256,
        "changes": [
            {"where": "hole.south-west.space", "builtin": "c3", "pack": "c5"},
            {"where": "hole.south-west.source", "builtin": "rebuilt", "pack": "own"},
        ],
    }
    assert len(answer["sha256"]) == 64
    words = run("pack", "check", "own.toml").out.splitlines()
    assert words[0] == "own 2 is a valid pack for Black Holes."
    assert "  hole.south-west.space: c3 -> c5" in words


def test_no_changes(run, folder):
    (folder / "own.toml").write_text(HEAD)
    answer = run("pack", "check", "own.toml", "--json").json()
    assert answer["changes"] == []
    assert answer["sha256"] == ergosphere.load("black-holes").pack.sha256
    assert run("pack", "check", "own.toml").out.endswith("It changes nothing.\n")


def test_process(elsewhere, folder):
    (folder / "own.toml").write_text(HEAD + hole("c5"))
    assert elsewhere("pack", "check", folder / "own.toml", "--json").json()["name"] == "own"


def test_a_byte_order_mark_does_no_harm(run, folder):
    (folder / "own.toml").write_text(HEAD + hole("c5"), "utf-8-sig")
    assert run("pack", "check", "own.toml", "--json").json()["name"] == "own"


TITLED = 'game = "buccaneers"\nname = "own"\nversion = 1\nbase = "builtin"\n[[robot]]\nid = "dusty"\ntitle = "{}"\n'


@pytest.mark.parametrize(
    ("title", "said"),
    [("x" * 61, "at most 60"), ("x" * 2600, "at most 60"), ("", "robot.dusty.title is empty"), ("a\\nb", "one line")],
)
def test_titles_are_short_lines(run, folder, title, said):
    (folder / "own.toml").write_text(TITLED.format(title))
    for command in (["pack", "check", "own.toml"], ["rules", "buccaneers", "--pack", "own.toml"]):
        problem = run(*command)
        assert problem.status == 2
        assert said in problem.err
        assert "robot.dusty.title" in problem.err


def test_long_titles_are_told_in_full(run, folder):
    (folder / "own.toml").write_text(TITLED.format("x" * 60))
    assert run("pack", "check", "own.toml").status == 0
    assert run("rules", "buccaneers", "--pack", "own.toml").status == 0


BROKEN = {
    "figure type": (HEAD + '[blocks]\neach = "8"\n', ["blocks.each: expected a whole number, got text"]),
    "fixed figure": (HEAD + "[blocks]\neach = 9\n", ["blocks.each is 9", "8", "BH-2"]),
    "source": (HEAD + '[blocks]\nsource = "rumour"\n', ["rumour", "source"]),
    "hole on a starting space": (HEAD + hole("d4"), ["south-west", "d4 is a starting space"]),
    "hole on the edge": (HEAD + hole("a5"), ["south-west", "a5 has 3 neighbours, expected 4"]),
    "hole in a corner": (HEAD + hole("a1"), ["south-west", "“a1” is not a space"]),
    "hole twice": (HEAD + hole("h3"), ["h3 is a hole already"]),
    "entry twice": (HEAD + hole("b5") + hole("b6"), ["south-west", "twice"]),
    "unknown id": (HEAD + hole("c5", "middle"), ["middle", "south-west, south-east, north-west, north-east"]),
    "no id": (HEAD + '[[hole]]\nspace = "c5"\n', ["hole", "id"]),
    "unknown key": (HEAD + "colour = 1\n", ["colour", "blocks, board, hole"]),
    "unknown key inside": (HEAD + "[blocks]\nweight = 1\n", ["blocks.weight", "each, source, to_win"]),
    "no table": (HEAD + "blocks = 8\n", ["blocks must be a table"]),
    "unknown game": (HEAD.replace("black-holes", "chess"), ["“chess”", "black-holes"]),
    "no game": (HEAD.split("\n", 1)[1], ["must say", "game ="]),
    "not TOML": ("game = black-holes\n", ["not valid TOML", "line 1"]),
    "not UTF-8": (b'game = "\xff"\n', ["not valid TOML", "utf-8"]),
    "no version": (HEAD.replace('version = "2"\n', ""), ["must have a version"]),
    "no name": (HEAD.replace('name = "own"\n', ""), ["must have a name"]),
    "builtin's name": (HEAD.replace('"own"', '"builtin"'), ["builtin", "another name"]),
    "no base": (HEAD.replace('base = "builtin"\n', ""), ['base = "builtin"']),
}


@pytest.mark.parametrize("case", BROKEN)
def test_broken(run, folder, written, case):
    text, words = BROKEN[case]
    (folder / "own.toml").write_bytes(text if isinstance(text, bytes) else text.encode())
    before = written()
    for style in ((), ("--json",)):
        said = run("pack", "check", "own.toml", *style).refuses(2)
        for word in ["own.toml", *words]:
            assert word in said
    if case != "no game":
        assert "own.toml" in run("legal", "black-holes", "--pack", "own.toml").refuses(2)
    assert written() == before


def test_another_games_pack(run, folder):
    (folder / "own.toml").write_text(HEAD)
    said = run("legal", "wreck-auction", "--pack", "own.toml").refuses(2)
    assert 'own.toml: a pack must say game = "wreck-auction"' in said


@pytest.mark.parametrize("file", ["missing.toml", "."])
def test_no_file(run, file):
    assert f"can't read {file}: " in run("pack", "check", file).refuses(2)
    assert f"can't read {file}: " in run("play", "black-holes", "--pack", file).refuses(2)


@pytest.mark.parametrize("more", ["[[hole]]\nid = []\n", f"hole = {'[' * 3000}{']' * 3000}\n"], ids=["id", "depth"])
def test_crafty_files(run, folder, more):
    (folder / "own.toml").write_text(HEAD + more)
    assert "own.toml" in run("pack", "check", "own.toml").refuses(2)
