"""`ergosphere analyse`."""

SOON_WON = "2uu2/4v3/2*2v1*2/6HH2/10/8u1/6U3/2*2hh*V1/7V/2HHU1 D 2 3-3 g7e f3w"


def test_shape(run):
    found = run("analyse", "black-holes", "--effort", "500", "--json").json()
    assert set(found) == {"line", "score", "depth", "nodes", "win_in", "loss_in"}
    assert found["nodes"] == 500
    assert found["win_in"] is None
    assert -1 < found["score"] < 1
    assert run("apply", "black-holes", *found["line"]).status == 0


def test_a_proven_win(run):
    found = run("analyse", "black-holes", "--position", SOON_WON, "--effort", "500", "--json").json()
    assert (found["line"], found["score"], found["win_in"]) == (["f3e*"], 1.0, 1)
    assert "wins with this move" in run("analyse", "black-holes", "--position", SOON_WON, "--effort", "500").out


def test_time(run):
    assert run("analyse", "black-holes", "--seconds", "0.05", "--json").json()["depth"] >= 1


def test_a_finished_match(run):
    over = "6/8/2*4*2/10/2uuuuuu2/2UUUU4/10/2*4*2/8/6 D 2 4-2 - -"
    found = run("analyse", "black-holes", "--position", over, "--json").json()
    assert (found["line"], found["win_in"]) == ([], None)


def test_refusals(run):
    assert "Wreck Auction can't be analysed" in run("analyse", "wreck-auction").refuses(2)
    assert "chess" in run("analyse", "chess").refuses(2)
    run("analyse", "black-holes", "--seconds", "0").refuses(2)
    run("analyse", "black-holes", "--position", "nonsense").refuses(2)


def test_times_without_end_are_refused(run):
    for seconds in ("inf", "nan", "-1"):
        run("analyse", "black-holes", "--seconds", seconds).refuses(2)
        run("simulate", "black-holes", "--games", "1", "--seats", "expert,random", "--seconds", seconds).refuses(2)
    assert "not both" in run("analyse", "black-holes", "--seconds", "1", "--effort", "5").refuses(2)
