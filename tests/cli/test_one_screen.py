"""Several people in front of one screen: nobody sees another's cards, and nobody misses what has happened."""

import re

import pytest

import ergosphere
from tests.cli import matches
from tests.cli.test_play import Typist

HAND_OVER = re.compile(r"Press Enter to hand the screen to (.*)\.$")
CURTAIN = re.compile(r"(.*), press Enter when only you can see the screen\.$")


@pytest.fixture
def table(run, capsys, monkeypatch, folder):
    """Play; `decide` gets the screen and says what is typed at a prompt. Screens come with what was typed then.

    Where the screen is cleared stands a form feed."""
    monkeypatch.setattr("rich.console.Console.clear", lambda console: console.print("\f"))

    def call(decide, game, *arguments):
        def script():
            while True:
                screen = typist.screens[-1]
                yield "" if "press enter" in screen.splitlines()[-1].lower() else decide(screen)

        typist = Typist(capsys, script())
        monkeypatch.setattr("builtins.input", typist)
        answer = run("play", game, *arguments, "--record", "match.ergo")
        assert answer.status == 0
        return [*typist.screens, answer.out]

    return call


def by_number(seed):
    """The first of the listed moves, mostly; numbers that are too high are never typed."""
    rng = ergosphere.Rng(seed)

    def decide(screen):
        hand = [int(number) for number in re.findall(r"^ +(\d+)  \S", screen, re.MULTILINE)]
        return str(1 + rng.below(max(hand, default=1)))

    return decide


def test_the_curtain_hides_hands(table, run):
    """The hands are dealt by the seed: the same as in a match of our own."""
    log = matches.begin("wreck-auction").record.log
    cards = [int(line.action.split()[1]) for line in log[:12]]
    hands = [sorted(cards[4 * seat : 4 * seat + 4]) for seat in range(3)]
    assert hands[0] != hands[1]
    seats = ("--seats", "human:Ada,human:Bo,bot:random", "--seed", 7)
    screens = table(lambda screen: "1", "wreck-auction", *seats)
    seen = 0
    for screen in screens[:-1]:
        parts = screen.split("\f")
        if CURTAIN.search(screen):
            assert "hand:" not in parts[-1]
        for hand in re.findall(r"^hand: (.*)$", parts[-1], re.MULTILINE):
            seen += 1
            seat = 0 if screen.endswith("Ada> ") else 1
            assert set(map(int, re.findall(r"\d", hand))) <= set(hands[seat])
            assert screen.endswith(("Ada> ", "Bo> "))
    assert seen == 8
    assert run("replay", "match.ergo", "--json").json()["seal"] == "verified"


def test_news_is_read_before_the_screen_is_cleared(table):
    seats = ("--seats", "human:Ada,human:Bo,bot:easy", "--seed", 3)
    screens = table(by_number(1), "buccaneers", *seats)
    shown = "".join(screens)
    for screen in screens:
        before, cleared, _ = screen.partition("\f")
        assert not cleared or not re.search(r"reveals|weighs|escapes|drawn in", before), screen
    # What Bo's last pick set going was shown to Bo, acknowledged, and told to Ada when she came.
    told = [screen for screen in screens if "Ada reveals" in screen or "Ada lays" in screen]
    assert any(HAND_OVER.search(screen) for screen in told)
    assert any("What you have missed:" in screen and screen.endswith("Ada> ") for screen in told)
    scored = [screen for screen in screens if "The pile shows" in screen]
    assert len(scored) >= 5, "each of three rounds to both, the last one to whoever sits there"
    assert shown.count("cards are dealt to everyone.") == 6


def test_nobody_is_told_of_hidden_cards(table):
    """A Toy is named to its owner only, until Toys are turned up."""
    screens = table(by_number(2), "buccaneers", "--seats", "human:Ada,human:Bo,bot:easy", "--seed", 5)
    laid = [screen for screen in screens if "Ada lays" in screen]
    assert laid
    for screen in laid:
        own = screen.endswith("Ada> ") or "hand the screen to Bo" in screen
        assert ("Ada lays a Toy facedown." in screen) != own


def test_gps_tracker_shows_the_hand_first(table, folder):
    """BB-17: the owner looks at the hand, then presses Enter, then the card is picked at random from it."""

    def decide(screen):
        picks = dict(re.findall(r"^ +(\d+)  (.*?)  ", screen, re.MULTILINE))
        return next((number for number, title in picks.items() if title.strip() == "GPS Tracker"), "1")

    for seed in range(3, 30):
        screens = table(decide, "buccaneers", "--seats", "human:Ada,bot:easy,bot:easy", "--seed", seed)
        looks = [place for place, screen in enumerate(screens) if "Press Enter to go on." in screen]
        if looks:
            break
        (folder / "match.ergo").unlink()
    screen, after = screens[looks[0]], screens[looks[0] + 1]
    assert "GPS Tracker picks your card this turn, at random from this hand." in screen
    titles = [title.strip() for _, title in re.findall(r"^ +(\d+)  (.*?)  ", screen, re.MULTILINE)]
    picked = re.search(r"GPS Tracker picks (.*?)(?: \(.*?\))? for Ada", after)
    assert picked
    assert picked[1] in titles


def test_an_undo_is_told_to_those_who_were_away(table):
    """In Chasphere a flight can be taken back; Bo hears of both."""
    lines = iter(["1", "undo", "end"])
    screens = table(
        lambda screen: next(lines, "quit"), "chasphere", "--seats", "human:Ada,human:Bo", "--set", "first=0"
    )
    missed = next(screen for screen in screens if "Ada took a move back." in screen)
    assert missed.endswith("Bo> ")
    assert "Ada flies to " in missed


def test_open_games_have_no_curtain(table):
    screens = table(lambda screen: "quit", "black-holes", "--seats", "human,human")
    assert not any(CURTAIN.search(screen) for screen in screens)
