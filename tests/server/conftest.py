"""Servers for tests: one that all share, and as many of one's own as a test wants to treat badly."""

import pytest

from tests.server.running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    """Nobody stops this one or uses up its limits; each test makes tables of its own."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def own_server(tmp_path):
    """To be killed, stopped, filled or flooded."""
    with Server(tmp_path / "own") as running:
        yield running
