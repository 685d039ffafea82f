"""The house stays as it is drawn: imports go downwards, sentences exist, every rule has a test."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("check", ["check_imports", "check_sentences", "check_rules"])
def test_the_checks_pass(check):
    done = subprocess.run([sys.executable, ROOT / "tools" / f"{check}.py"], capture_output=True, text=True)
    assert (done.returncode, done.stderr.strip()) == (0, "")


def test_an_import_upwards_is_found(tmp_path):
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        from check_imports import problems
    finally:
        sys.path.pop(0)
    for name, text in {
        "core/game.py": "from ergosphere.bots import make",
        "games/__init__.py": "",
        "games/chess/__init__.py": "import ergosphere.games.go",
        "games/go/__init__.py": "import ergosphere.core.game",
        "cli/play.py": "DEFAULT = 'chess'",
    }.items():
        file = tmp_path / "ergosphere" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    found = "\n".join(problems(tmp_path))
    assert "core must not import ergosphere.bots" in found
    assert "a game must not import another" in found
    assert "play.py: names a game" in found
    assert "go/__init__.py" not in found
