"""`?NAME`: cards, parts, spaces and rules are explained, with the sentences of the page."""

import pytest

import ergosphere
from ergosphere.cli.lookup import look_up
from ergosphere.core.errors import BadInput
from tests.cli.matches import begin

GAMES = ("black-holes", "buccaneers", "chasphere", "explorer")


def answer(key, text):
    match = begin(key)
    return look_up(match.game, match.view(0), text)


@pytest.mark.parametrize(
    ("game", "typed", "said"),
    [
        ("buccaneers", "gps-tracker", "Next turn your card is picked at random"),
        ("buccaneers", "GPS tracker", "Next turn your card is picked at random"),
        ("buccaneers", "gps", "Artifact, value "),
        ("buccaneers", "robot 6/3", "Robot, value 6, weight 3."),
        ("buccaneers", "warp drive", "In groups of two, three and four parts: "),
        ("buccaneers", "loot box", "With each quarter turn: "),
        ("buccaneers", "robots", "Robot\n"),
        ("buccaneers", "red-21", "Threshold 21"),
        ("buccaneers", "bb-17", "BB-17 ["),
        ("buccaneers", "BB17", "BB-17 ["),
        ("buccaneers", "17", "BB-17 ["),
        ("chasphere", "cosco", "Bargains cost 1 less"),
        ("chasphere", "C'Matter", "capsule"),
        ("chasphere", "zadus", "Its deck has "),
        ("chasphere", "n0", "is there now"),
        ("chasphere", "etonak", "must be back"),
        ("chasphere", "flare", "event"),
        ("explorer", "tidal surge", "Down one orbit and -1 strength if strength is below the zone level."),
        ("explorer", "x-ray-flare", "-2 energy if shielding is below 2."),
        ("explorer", "probes", "Danger zone"),
        ("explorer", "hawking", "A faint glow\n"),
        ("explorer", "stretched-light", "Reddened light\n"),
        ("explorer", "home", "mention “home”"),
        ("explorer", "crew", "“crew”. The first of them:"),
        ("explorer", "orbit", "“orbit” is also in EX-"),
        ("explorer", "prize", "mention “prize”"),
        ("chasphere", "S", "The star\n  The star collapses when"),
        ("chasphere", "star", "The star\n"),
        ("black-holes", "d5", "d5\n  A light block stands here."),
        ("black-holes", "c3", "A black hole."),
        ("black-holes", "b5", "No block is here."),
        ("explorer", "ex-4", "EX-4 ["),
        ("black-holes", "bh-9", "BH-9 ["),
        ("black-holes", "sink", "mention “sink”"),
    ],
)
def test_explained(game, typed, said):
    assert said in answer(game, typed)


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_has_a_name_can_be_looked_up(key):
    """By its name and by its id; nothing is empty, nothing is left of the catalogue's variables."""
    match = begin(key)
    topics = match.game.topics(match.view(0))
    for topic in topics:
        for name in (topic.name, *topic.also[:1]):
            said = look_up(match.game, match.view(0), name)
            assert topic.name in said
            assert len(said) > len(topic.name) + 10
            assert "{" not in said


def test_many_are_counted():
    """A list that stops says so."""
    said = " ".join(answer("buccaneers", "hole").split())
    assert said.startswith("Several things match “hole”: ")
    assert " and 1 more. Type more of the name." in said


def test_all_cards_are_there():
    box = ergosphere.load("buccaneers").box
    named = {topic.name for topic in ergosphere.load("buccaneers").topics(None)}
    assert set(box.titles) <= named
    cards = ergosphere.load("chasphere").figures.decks.card
    match = begin("chasphere")
    known = {other for topic in match.game.topics(match.view(0)) for other in topic.also}
    assert {card.id for card in cards} <= known


@pytest.mark.parametrize(("game", "typed"), [("buccaneers", "xyzzy"), ("explorer", "!!"), ("black-holes", "bb-17")])
def test_nothing_of_that_name(game, typed):
    with pytest.raises(BadInput, match="there is nothing called"):
        answer(game, typed)


def test_a_rule_that_there_is_not():
    with pytest.raises(BadInput, match="has no rule “BB-99”"):
        answer("buccaneers", "bb-99")
