import pytest

from tests.lab import own_bots

KEYS = {"games", "seconds", "wins", "draws", "mean_scores", "mean_plies", "seats"}


def result(answer):
    """Everything but the time that it took."""
    data = answer.json()
    assert data.keys() == KEYS
    assert data.pop("seconds") >= 0
    return data


def test_json(run):
    data = result(run("simulate", "black-holes", "--games", 4, "--seats", "random,random", "--seed", 3, "--json"))
    assert data["games"] == 4
    assert data["seats"] == ["random", "random"]
    assert sum(data["wins"]) + data["draws"] == 4
    assert len(data["wins"]) == len(data["mean_scores"]) == 2
    assert all(0 <= score <= 4 for score in data["mean_scores"])
    assert data["mean_plies"] > 7


def test_same_seed_same_matches_whatever_the_jobs(run):
    def matches(*more):
        return result(run("simulate", "black-holes", "--games", 3, "--seats", "random,random", "--json", *more))

    alone = matches("--seed", 5)
    assert matches("--seed", 5, "--jobs", 2) == alone
    assert matches("--seed", 6) != alone
    assert matches() == matches("--seed", 0)


def test_shared_wins_and_draws(run):
    """With ties shared, bids and wins are often equal: the fractions still add up."""
    for ties in ("nobody", "share"):
        settings = ("--games", 40, "--seats", "random,random,random", "--set", f"ties={ties}", "--json")
        data = result(run("simulate", "wreck-auction", *settings))
        assert sum(data["wins"]) + data["draws"] == pytest.approx(40)
        assert data["mean_plies"] == 12
        assert any(wins != int(wins) for wins in data["wins"])


def test_words(run):
    answer = run("simulate", "black-holes", "--games", 1, "--seats", "random,random")
    assert answer.status == 0
    assert answer.err == ""
    lines = answer.out.splitlines()
    assert lines[0].startswith("1 match in ")
    assert [line[:17] for line in lines[1:3]] == ["  seat 0 (random)", "  seat 1 (random)"]
    assert lines[3].startswith("  draws: ")


def test_pack(run, folder):
    head = 'game = "black-holes"\nname = "own"\nversion = "1"\nbase = "builtin"\n'
    (folder / "own.toml").write_text(head + '[[hole]]\nid = "south-west"\nspace = "c5"\n')
    given = ("simulate", "black-holes", "--games", 1, "--seats", "random,random", "--json")
    assert result(run(*given, "--pack", "own.toml")) != result(run(*given))


def test_an_effort_makes_experts_repeatable(run):
    """Given once for all experts, or with the seat."""
    together = run(
        "simulate", "black-holes", "--games", "1", "--seats", "expert,random", "--effort", "60", "--json"
    ).json()
    alone = run("simulate", "black-holes", "--games", "1", "--seats", "expert#60,random", "--json").json()
    assert (together["wins"], together["mean_plies"]) == (alone["wins"], alone["mean_plies"])
    assert together["seats"] == ["expert", "random"]
    both = ("simulate", "black-holes", "--games", "1", "--seats", "expert,random", "--effort", "6", "--seconds", "1")
    assert "not both" in run(*both).refuses(2)


def test_ctrl_c_leaves_what_there_is(run, monkeypatch):
    monkeypatch.setattr(own_bots.Interrupting, "matches", -1)  # one is made to see whether there is such a bot
    seats = f"random,{own_bots.__name__}:Interrupting"
    answer = run("simulate", "black-holes", "--games", "9", "--seats", seats, "--json")
    assert answer.err == "stopped after 2 of 9 matches\n"
    assert answer.json()["games"] == 2
