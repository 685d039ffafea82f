"""Reports which engine runs and refuses the wrong one (make sets ENGINE). Registers the test game."""

import os

import pytest

import ergosphere
import ergosphere.core.engine.state
from tests.wreck_auction import WreckAuction

COMPILED = not str(ergosphere.core.engine.state.__file__).endswith(".py")

ergosphere.register(WreckAuction.key, WreckAuction)


def pytest_report_header() -> str:
    return f"engine: {'compiled' if COMPILED else 'interpreted'} ({ergosphere.core.engine.state.__file__})"


def pytest_configure() -> None:
    expected = os.environ.get("ENGINE")
    if expected and (expected == "compiled") != COMPILED:
        raise SystemExit(f"expected the {expected} engine, got {ergosphere.core.engine.state.__file__}")
    os.environ["no_proxy"] = "*"  # the servers that tests talk to are all on this machine


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """No test touches the user's own data."""
    monkeypatch.setenv("ERGOSPHERE_HOME", str(tmp_path / "home"))
