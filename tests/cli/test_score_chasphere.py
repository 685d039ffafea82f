"""The companion for the end of a game at a real table: `ergosphere score chasphere TABLE.toml...`."""

import pytest

rule = pytest.mark.rule

EXAMPLE = """
[[player]]
name = "Etonak"
home = true
lost = false
engine = 5
explored = 6
first_explorer = 4
opportunities = [4, 8]
cards = ["carbonid blue 2", "carbonid white 3", "high-consul 3", "relic blue", "local-food-dispenser yellow",
         "deluxe-food-dispenser", "c-matter", "mysterious-artifact", "fusion-pile", "ore ferrox"]

[[player]]
name = "Pirates"
home = false
engine = 3
explored = 2
cards = ["c-matter", "c-matter", "cosco", "c-coordinates gomia", "robotic-recovery-unit zadus"]

[[player]]
name = "Inferno"
lost = true
cards = ["c-matter", "c-matter", "c-matter"]
"""
NOTHING = dict.fromkeys(("home", "sets", "exploration", "first_explorer", "engine", "opportunities", "cards"), 0)


@pytest.fixture
def table(folder):
    def write(text=EXAMPLE, name="table.toml"):
        (folder / name).write_text(text)
        return name

    return write


@rule("CH-15", "CH-25", "CH-29", "CH-32")
def test_points_by_source(run, table):
    answer = run("score", "chasphere", table(), "--json").json()
    etonak = {
        "home": 0,
        "sets": 5,
        "exploration": 6,
        "first_explorer": 4,
        "engine": 2,
        "opportunities": 12,
        "cards": 16,
    }
    assert answer["players"] == [
        {"name": "Etonak"} | etonak | {"c_matter": 4, "artifact": 5, "total": 54, "rank": 1},
        {"name": "Pirates"}
        | NOTHING
        | {"home": -5, "exploration": 2, "c_matter": 7, "artifact": 0, "total": 4, "rank": 2},
        {"name": "Inferno"} | NOTHING | {"c_matter": 0, "artifact": 0, "total": None, "rank": 3},
    ]
    for player in answer["players"][:2]:
        assert sum(step["points"] for step in answer["steps"] if step["player"] == player["name"]) == player["total"]
    assert all(step["text"] for step in answer["steps"])


@rule("CH-29")
def test_several_consuls_may_stand_in_one_set(run, table):
    cards = '["high-consul 3", "high-consul 2", "carbonid blue 9"]'
    text = EXAMPLE.replace(
        '["c-matter", "c-matter", "cosco", "c-coordinates gomia", "robotic-recovery-unit zadus"]', cards
    )
    assert run("score", "chasphere", table(text), "--json").json()["players"][1]["sets"] == 5


def test_words_explain_every_point(run, table):
    said = run("score", "chasphere", table()).out
    assert "Etonak: Carbonids with Relics and food 16 (printed 8, Relics 5, food 3)" in said
    assert "Etonak: sets of three Carbonids 5 (1 set × 5)" in said
    assert "Pirates: away from the starting space -5" in said
    assert "Inferno: lost (swallowed with everything aboard)" in said
    assert said.endswith("1. Etonak: 54 points\n2. Pirates: 4 points\n3. Inferno: lost\n")


def test_several_files_give_a_list(run, table):
    answer = run("score", "chasphere", table(), table(name="other.toml"), "--json").json()
    assert [players["players"][0]["total"] for players in answer] == [54, 54]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("relic blue", "relic green", "relic green"),
        ("carbonid blue 2", "carbonid blue", "carbonid blue"),
        ("carbonid blue 2", "carbonid blue two", "carbonid blue two"),
        ("high-consul 3", "high-consul", "high-consul"),
        ("fusion-pile", "fusion-pile 2", "fusion-pile 2"),
        ("ore ferrox", "ore fusion-pile", "ore fusion-pile"),
        ("cosco", "flare", "flare"),
        ("cosco", "Cosco", "Cosco"),
        ("engine = 5", "engine = 7", "engine 7"),
        ("explored = 6", "explored = 7", "explored"),
        ("first_explorer = 4", "first_explorer = 3", "first_explorer 3"),
        ("home = true", "", "home is missing"),
        ("home = true", 'home = "yes"', "player 1, home: expected true or false, got text"),
        ("home = true", "home = true\nhull = 3", "player 1: there is no field “hull”; expected one of: name, home,"),
        ('name = "Inferno"', 'name = "Etonak"', "two players"),
        ("[4, 8]", "[4, -8]", "opportunities"),
        ("[[player]]", "[[player]", "TOML"),
    ],
)
def test_wrong_tables_are_refused_with_the_place(run, table, old, new, named):
    told = run("score", "chasphere", table(EXAMPLE.replace(old, new, 1)), "--json").refuses(2)
    assert "table.toml" in told
    assert named in told


def test_too_few_players_and_no_file(run, table):
    only = EXAMPLE[: EXAMPLE.index("[[player]]", 20)]
    assert "1 player; expected 2 to 4" in run("score", "chasphere", table(only)).refuses(2)
    assert "missing.toml" in run("score", "chasphere", "missing.toml").refuses(2)
    assert "player" in run("score", "chasphere", table("")).refuses(2)
    assert run("score", "chasphere").refuses(2) == "ergosphere: score chasphere: expected FILE...\n"
