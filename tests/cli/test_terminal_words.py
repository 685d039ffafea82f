"""Whole matches as they are read in the terminal: names instead of ids, true endings, scores explained."""

import json
import re

import pytest

import ergosphere
from ergosphere.core.match.record import SeatInfo
from ergosphere.core.match.seal import seed_from
from ergosphere.core.values import Outcome
from tests.cli.matches import begin
from tests.cli.test_play import Typist

SEATS = {
    "black-holes": "human,bot:random",
    "buccaneers": "human,bot:random,bot:random",
    "chasphere": "human,bot:random,bot:random",
    "explorer": "human,bot:random",
}


def ids(game):
    """Everything that only records and notation should call so."""
    if game.key == "buccaneers":
        return {card for card in game.box.cards if "-" in card and "/" not in card} | set(game.box.hole_ids)
    if game.key == "chasphere":
        return {id for id in (*game.box.names, *game.box.opportunity_names) if "/" in id or "-" in id}
    if game.key == "explorer":
        from ergosphere.games.explorer.rules import cards

        return {card for card in (*cards.EVENTS, *cards.RESULTS) if "-" in card} - {"frame-dragging"}
    return set()


@pytest.fixture
def transcript(run, capsys, monkeypatch):
    """All that is on the screen in a match; moves are picked from the list by number."""

    def call(key, *arguments, first=(), seed=1):
        rng = ergosphere.Rng(seed)
        before = iter(first)

        def script():
            yield from before
            while True:
                yield "?"
                numbers = re.findall(r"^ +(\d+)  \S", typist.screens[-1], re.MULTILINE)
                yield numbers[rng.below(len(numbers))]

        typist = Typist(capsys, script())
        monkeypatch.setattr("builtins.input", typist)
        answer = run("play", key, "--seats", SEATS[key], "--seed", seed, *arguments)
        assert answer.status == 0
        return "".join([*typist.screens, answer.out])

    return call


@pytest.mark.parametrize("key", SEATS)
@pytest.mark.parametrize("seed", [1, 2])
def test_names_and_numbers_as_people_say_them(transcript, key, seed):
    said = transcript(key, seed=seed)
    assert "Not possible" not in said
    assert not {id for id in ids(ergosphere.load(key)) if re.search(rf"(?<![\w-]){re.escape(id)}(?![\w-])", said)}
    assert not re.search(r"\b1 (points|cards|spaces|tokens|probes|results|moves)\b", said)
    assert not re.search(r"[{}]|\bNone\b|\bnone none\b", said)


def test_a_deal_is_one_sentence(transcript):
    said = transcript("buccaneers")
    assert said.count("dealt to everyone.") == 3
    assert "is dealt" not in said


def test_a_lone_crew_that_fails_has_lost(run, capsys, monkeypatch):
    """EX-2: no draw. And EX-26: the match's own story, and something to think about."""
    script = iter(["build 0,0,0,0", *["dice 2", "down", "done"] * 400])

    def decide():
        said = capsys.readouterr().out
        seen.append(said)
        if "build a ship" in said:
            return "build 0,0,0,0"
        if "how many dice" in said:
            return "2"
        return "down" if "change orbit" in said else next(script)

    seen = []
    monkeypatch.setattr("builtins.input", decide)
    answer = run("play", "explorer", "--seats", "human", "--seed", 4, "--set", "missions=1")
    said = answer.out
    assert "No ship is left to win the Prize with: you lose." in said
    assert "A draw" not in said
    assert "The story of the mission:" in said
    assert "It fell into the hole." in said
    assert re.search(r"rolls \d, \d: no double six", said)
    for question in ("What is a black hole", "How would a real mission differ?", "What would you do differently?"):
        assert question in said


def test_verdicts():
    chasphere = ergosphere.load("chasphere")
    names = ["Ada", "Bo"]
    lost = Outcome([0, 0], [1, 1], [], "all-lost")
    assert str(chasphere.verdict(lost, names)) == "Nobody wins."
    tied = Outcome([7, 7], [1, 2], [0], "sector-lost")
    assert str(chasphere.verdict(tied, names)).startswith(
        "Ada wins. With equal points, whoever has explored more planets wins"
    )
    clear = Outcome([7, 6], [1, 2], [0], "sector-lost")
    assert str(chasphere.verdict(clear, names)) == "Ada wins."
    shared = Outcome([7, 7, 7], [1, 1, 1], [0, 1, 2], "sector-lost")
    assert str(chasphere.verdict(shared, ["Ada", "Bo", "Cy"])) == "Ada, Bo and Cy share first place."
    explorer = ergosphere.load("explorer")
    assert str(explorer.verdict(Outcome([0], [1], [], "missions-spent"), ["Ada"])).endswith("you lose.")
    assert str(explorer.verdict(Outcome([0, 0], [1, 1], [], "rounds"), names)) == "A draw."


def test_the_ship_has_a_name(run, capsys, monkeypatch):
    """EX-4: it is called so from then on, and the record keeps it."""
    typist = Typist(capsys, iter(["name Patience", "name  ", "1", "quit"]))
    monkeypatch.setattr("builtins.input", typist)
    answer = run("play", "explorer", "--seats", "human", "--seed", 4, "--json")
    screens = typist.screens
    assert screens[1] == "From now on: Patience.\nPatience> "
    assert screens[2] == "Type the name too, as in name Ada\nPatience> "
    assert "Patience builds a ship" in screens[3]
    assert "Patience (Crew 0) at home" in screens[3]
    assert '! name 0 "Patience"' in json.loads(answer.out)["record"]


def test_whoever_has_resigned_is_not_said_to_play_on(transcript):
    """The bot that takes over is called by the seat's name."""
    said = transcript("chasphere", first=["resign"])
    after = said.partition(" resigns; a bot plays on.\n")[2]
    assert " wins." in after
    assert not re.search(r"\b[Yy]ou\b", after)


def test_names_from_the_beginning(run, capsys, monkeypatch):
    typist = Typist(capsys, iter(["quit"]))
    monkeypatch.setattr("builtins.input", typist)
    answer = run("play", "black-holes", "--seats", "human:Ada,human:Bo", "--json")
    assert "Light (Ada), 0 of 4 sunk" in typist.screens[0]
    assert typist.screens[0].endswith("Ada> ")
    assert '"name":"Ada"' in json.loads(answer.out)["record"]
    assert "is not a seat" in run("play", "black-holes", "--seats", "human:,human").refuses(2)


def test_the_end_of_chasphere_shows_where_points_come_from(transcript):
    said = transcript("chasphere", seed=3)
    end = said[said.rindex("Game turn") :]
    sheet = re.findall(r"^(?:Planet|Atonaros|Gatul|Inferno).*: (-?\d+) points?\n((?:      .*\n)*)", end, re.MULTILINE)
    assert sheet
    for total, lines in sheet:
        assert sum(int(points) for points in re.findall(r": (-?\d+) \(", lines)) == int(total)


def test_own_cards_are_known_to_their_owner_only():
    """A draw by everybody is one sentence, and one's own card is named."""
    game = ergosphere.load("buccaneers")
    from ergosphere.games.buccaneers.faces.events import CardDrawn

    drawn = [CardDrawn(seat, "gps-tracker") for seat in range(3)]
    view = begin("buccaneers").view(1)
    seen = [event.seen_by(1) for event in drawn]
    assert [str(said) for said in game.tell(seen, view, {1: "Bo"})] == [
        "Everyone draws a card.",
        "Bo draws GPS Tracker.",
    ]
    alone = [CardDrawn(2, "gps-tracker").seen_by(1)] * 3
    assert [str(said) for said in game.tell(alone, view)] == ["Cook draws three cards."]


def test_a_match_is_seen_by_those_who_only_watch():
    """Bots among themselves: the same sentences, without anybody's secrets."""
    for key in SEATS:
        game = ergosphere.load(key)
        match = ergosphere.Match(game, [SeatInfo("human")] * max(2, game.seats[0]), {}, seed_from(3))
        events = [event.seen_by(None) for event in match.begin()]
        assert all(str(said) for said in game.tell([event for event in events if event], match.view(None)))
