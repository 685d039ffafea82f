"""The house stays as it is drawn: imports go downwards, sentences exist, every rule has a test."""

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.conftest import COMPILED

ROOT = Path(__file__).parents[1]
LAYERS = ("cli", "client", "server", "lab", "bots", "games", "core")


def check(name, *arguments):
    tool = [sys.executable, ROOT / "tools" / f"{name}.py", *arguments]
    done = subprocess.run(tool, capture_output=True, text=True)
    return done.returncode, done.stderr.strip()


def lint_imports(source):
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"]
    options = ["--config", ROOT / "pyproject.toml", "--no-cache", "--no-logo"]
    environment = {**os.environ, "PYTHONPATH": str(source), "COLUMNS": "200"}
    done = subprocess.run([*command, *options], cwd=source, env=environment, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def write(folder, files):
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


@pytest.mark.parametrize("name", ["check_house", "check_game_names", "check_sentences", "check_rules"])
def test_the_checks_pass(name):
    assert check(name) == (0, "")


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_every_module_in_a_compiled_room_is_compiled():
    assigned = [node for node in ast.parse((ROOT / "setup.py").read_text()).body if isinstance(node, ast.Assign)]
    (rooms,) = (ast.literal_eval(node.value) for node in assigned if ast.unparse(node.targets[0]) == "ROOMS")
    source = ROOT / "src"
    files = [file for room in rooms for file in source.glob(f"ergosphere/{room}/*.py") if file.stem != "__init__"]
    names = [".".join(file.relative_to(source).with_suffix("").parts) for file in files]
    assert len([name for name in names if name.endswith(".rules.state")]) == 4
    assert [name for name in names if import_module(name).__file__.endswith(".py")] == []


def test_imports_go_downwards():
    status, said = lint_imports(ROOT / "src")
    assert status == 0, said


def test_an_import_upwards_is_found(tmp_path):
    write(tmp_path, {f"ergosphere/{layer}/__init__.py": "" for layer in LAYERS} | {"ergosphere/__init__.py": ""})
    write(tmp_path / "ergosphere" / "games", {"chess/__init__.py": "", "go/__init__.py": ""})
    assert lint_imports(tmp_path)[0] == 0
    write(
        tmp_path / "ergosphere",
        {
            "core/game.py": "from ergosphere.bots import make",
            "games/chess/__init__.py": "import ergosphere.games.go",
            "games/go/__init__.py": "import ergosphere.core.game",
        },
    )
    status, said = lint_imports(tmp_path)
    assert status == 1
    assert "ergosphere.core is not allowed to import ergosphere.bots" in said
    assert "ergosphere.games.chess is not allowed to import ergosphere.games.go" in said
    assert "ergosphere.games.go is not allowed" not in said


def test_a_game_named_outside_its_package_is_found(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "tools")
    from check_game_names import problems

    write(
        tmp_path / "ergosphere",
        {
            "games/__init__.py": "BUILT_IN = 'chess'",
            "games/chess/__init__.py": "",
            "games/chess/rules/state.py": "KEY = 'chess'",
            "cli/play.py": "DEFAULT = 'chess'",
            "home.py": "HOME = 'chess'",
        },
    )
    assert [problem.partition(":")[0] for problem in problems(tmp_path)] == [
        "ergosphere/cli/play.py",
        "ergosphere/home.py",
    ]


HOUSE = """
## The house

```
src/ergosphere/
  home.py     where data are kept
  core/       what games share
  games/      the list
    go/         a game
    <game>/     the rooms of each
      rules/      compiled
  locale/     sentences
```
"""


def test_a_house_that_is_not_as_drawn_is_found(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(ROOT / "tools")
    from check_house import problems

    source = tmp_path / "src" / "ergosphere"
    write(
        source,
        {
            "__init__.py": '"""The public face."""',
            "home.py": "",
            "locale/en.ftl": "",
            "core/__init__.py": '"""Core.\n\nstate.py   a match\nrng.py     numbers\n"""',
            "core/state.py": "",
            "core/rng.py": "",
            "games/__init__.py": "",
            "games/go/__init__.py": '"""Go.\n\ngame.py    what it is\npack.toml  its board\n"""',
            "games/go/game.py": "",
            "games/go/pack.toml": "",
            "games/go/rules/__init__.py": "",
        },
    )
    write(tmp_path, {"docs/architecture.md": HOUSE, "web/src/main.ts": "", "web/src/generated/pack.ts": "\n" * 500})
    assert problems(tmp_path) == []

    (source / "core" / "rng.py").unlink()
    write(source, {"core/text.py": "\n" * 401, "core/match/__init__.py": "", "games/go/bot/__init__.py": ""})
    write(source, {f"games/go/rules/rule{number:02}.py": "" for number in range(17)})
    write(tmp_path, {"docs/architecture.md": HOUSE.replace("  locale/", "  lab/       gone\n  locale/")})
    write(tmp_path, {"web/src/lib/table.ts": "\n" * 401})
    rules = ", ".join(f"rule{number:02}.py" for number in range(17))
    assert problems(tmp_path) == [
        "src/ergosphere/core/__init__.py: doesn't list text.py",
        "src/ergosphere/core/__init__.py: lists without a file rng.py",
        f"src/ergosphere/games/go/rules/__init__.py: doesn't list {rules}",
        "architecture.md: the house doesn't show core/match, games/<game>/bot",
        "architecture.md: the house shows without a folder lab",
        "src/ergosphere/games/go/rules: 17 modules; at most 16 a folder",
        "src/ergosphere/core/text.py: 401 lines; at most 400 a module",
        "web/src/lib/table.ts: 401 lines; at most 400 a module",
    ]
