import ergosphere


def test_json(run):
    entries = {entry["key"]: entry for entry in run("games", "--json").json()}
    assert list(entries) == ergosphere.games()
    assert entries["black-holes"] == {
        "key": "black-holes",
        "name": "Black Holes",
        "seats": [2, 2],
        "options": [{"name": "blocked", "values": ["pass", "loss"], "default": "pass"}],
        "packs": ["builtin"],
        "levels": list(ergosphere.bots.LEVELS),
    }
    assert entries["wreck-auction"]["seats"] == [3, 3]


def test_words(run):
    answer = run("games")
    assert answer.status == 0
    assert answer.err == ""
    assert answer.out.startswith("black-holes  Black Holes, 2 players\n")
    assert "--set blocked=pass  it passes; if neither side can move, the game is drawn (default)" in answer.out
    assert "--set blocked=loss  it loses, if it can't move when its turn begins\n" in answer.out
    assert "random" in answer.out.splitlines()[-1]


def test_process(elsewhere):
    answer = elsewhere("games", "--json")
    assert [entry["key"] for entry in answer.json()] == ["black-holes"]
    assert answer.err == ""


def test_alone_it_shows_the_help(run):
    answer = run()
    assert answer.status == 0
    assert answer.out == run("--help").out
    for command in ("apply", "games", "legal", "pack", "perft", "play", "replay", "rules", "simulate"):
        assert f"\n  {command} " in answer.out
    assert all(len(line) <= 80 for line in answer.out.splitlines())
    assert "..." not in answer.out.split("Commands:")[1]


def test_version(run):
    answer = run("--version")
    assert answer.status == 0
    assert answer.out.rsplit(" ", 1)[0] == f"ergosphere {ergosphere.__version__}"
    assert answer.out.rsplit(" ", 1)[1] in ("(compiled)\n", "(interpreted)\n")


def test_reader_that_leaves(elsewhere):
    """As in `| head`: no answer "no", and no traceback."""
    reader = (
        "import subprocess, sys; p = subprocess.Popen(sys.argv[1:], stdout=subprocess.PIPE, stderr=subprocess.PIPE)"
    )
    answer = elsewhere("games", before=("-c", f"{reader}; p.stdout.close(); e = p.stderr.read(); sys.exit(p.wait())"))
    assert answer.status == 0
