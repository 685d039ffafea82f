"""The same code without the compiler, as a peer: a process of its own that imports the package from src/.

As a program, `interpreted.py MODULE FUNCTION SECONDS` prints the rate of the side that the function makes.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from measure import Side

HERE = Path(__file__).resolve().parent
PATIENCE = 60.0  # seconds beyond the asked ones


def compiled() -> bool:
    """Which engine does this process run?"""
    return not str(import_module("ergosphere.core.engine.state").__file__).endswith(".py")


def interpreted(make: Callable[[], Side]) -> Side:
    """The side that `make` makes, run interpreted. A function of a module of this folder, so that it has a name."""

    def side(seconds: float) -> float:
        done = subprocess.run(
            [sys.executable, str(HERE / "interpreted.py"), make.__module__, make.__name__, str(seconds)],
            env={**os.environ, "PYTHONPATH": str(HERE.parent / "src"), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            timeout=seconds + PATIENCE,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(done.stderr.strip().splitlines()[-1] if done.stderr.strip() else "no answer")
        return float(done.stdout)

    return side


def main(module: str, function: str, seconds: str) -> None:
    if compiled():
        sys.exit("src/ holds compiled modules, so there is nothing interpreted to compare with")
    side: Side = getattr(import_module(module), function)()
    print(side(float(seconds)))


if __name__ == "__main__":
    main(*sys.argv[1:])
