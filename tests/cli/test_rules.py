import pytest

import ergosphere


def test_json(run):
    answer = run("rules", "black-holes", "--json").json()
    assert answer.keys() == {"game", "rules"}
    assert answer["game"] == "black-holes"
    assert [rule["id"] for rule in answer["rules"]] == [f"BH-{number}" for number in range(1, 16)]
    assert all(rule.keys() == {"id", "source", "text"} for rule in answer["rules"])
    assert all(rule["source"] and rule["text"] for rule in answer["rules"])


def test_figures_are_filled_in(run):
    assert "88 spaces" in run("rules", "black-holes", "BH-1", "--json").json()["rules"][0]["text"]


def test_one(run):
    answer = run("rules", "black-holes", "BH-9", "--json").json()
    rule = ergosphere.load("black-holes").rule("BH-9")
    assert answer == {"game": "black-holes", "rules": [{"id": "BH-9", "source": rule.source, "text": rule.text}]}


def test_words(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    answer = run("rules", "black-holes", "BH-9")
    assert answer.status == 0
    head, *text = answer.out.splitlines()
    assert head == "BH-9 [book]"
    assert text[0].startswith("  You move your own blocks only.")
    assert all(len(line) <= 60 for line in text)
    everything = run("rules", "black-holes").out
    assert answer.out.partition("\n\n")[0] in everything
    assert everything.count("\n\n") == 15


def test_ids_in_any_spelling(run):
    assert run("rules", "black-holes", "bh-9").out == run("rules", "black-holes", "BH-9").out


@pytest.mark.parametrize("game", ergosphere.games())
def test_every_mark_is_explained_once(run, game):
    """Honestly: what is rebuilt was designed by this project."""
    rules = ergosphere.load(game).rules()
    used = {mark.strip() for rule in rules for mark in rule.source.split(",")}
    _, _, legend = run("rules", game).out.rpartition("Where the rules come from:\n")
    assert {line.split("]")[0].strip(" [") for line in legend.splitlines() if line.startswith("  [")} == used
    if "rebuilt" in used:
        assert "[rebuilt] designed by this project" in legend
