"""Games by their keys, also those of other packages."""

import pytest

import ergosphere
from ergosphere.core import registry
from tests.wreck_auction import WreckAuction


def test_games_and_load():
    assert ergosphere.games()[0] == "black-holes"
    assert ergosphere.load("black-holes") is ergosphere.load("black-holes")
    assert ergosphere.load("black-holes").name == "Black Holes"


def test_an_unknown_game_is_named_with_those_that_exist():
    with pytest.raises(ergosphere.BadInput, match=r"chess.*black-holes"):
        ergosphere.load("chess")


def test_a_game_of_another_package_is_found_by_its_announcement(monkeypatch):
    monkeypatch.setattr(registry, "_known", dict(registry._known))
    monkeypatch.setattr(registry, "_announced", lambda: {"elsewhere": "tests.wreck_auction:WreckAuction"})
    assert "elsewhere" in ergosphere.games()
    assert registry.game_class("elsewhere") is WreckAuction


def test_a_broken_package_of_a_third_party_does_not_spoil_the_others(monkeypatch):
    monkeypatch.setattr(registry, "_announced", lambda: {"broken": "no_such_module:Game"})
    with pytest.raises(ergosphere.BadInput, match=r"broken.*no_such_module"):
        ergosphere.load("broken")
    assert "black-holes" in registry.game_classes()
    assert "broken" not in registry.game_classes()
