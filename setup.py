"""Compiles the hot modules with mypyc; without a working C compiler the package is installed as plain Python.

ERGOSPHERE_COMPILE=always makes a failed compilation an error, never skips it.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

# Modules that define msgspec classes stay out: compiled, a Struct silently loses its class keywords (frozen, tag).
COMPILED = [
    "src/ergosphere/core/rng.py",
    "src/ergosphere/core/state.py",
    "src/ergosphere/core/playout.py",
    "src/ergosphere/core/knowledge.py",
    "src/ergosphere/games/black_holes/board.py",
    "src/ergosphere/games/black_holes/zobrist.py",
    "src/ergosphere/games/black_holes/state.py",
    "src/ergosphere/games/black_holes/perft.py",
    "src/ergosphere/games/black_holes/evaluate.py",
    "src/ergosphere/games/buccaneers/kinds.py",
    "src/ergosphere/games/buccaneers/hand.py",
    "src/ergosphere/games/buccaneers/box.py",
    "src/ergosphere/games/buccaneers/zones.py",
    "src/ergosphere/games/buccaneers/placing.py",
    "src/ergosphere/games/buccaneers/rounds.py",
    "src/ergosphere/games/buccaneers/scoring.py",
    "src/ergosphere/games/buccaneers/score_phase.py",
    "src/ergosphere/games/buccaneers/draft.py",
    "src/ergosphere/games/buccaneers/memory.py",
    "src/ergosphere/games/buccaneers/hidden.py",
    "src/ergosphere/games/buccaneers/nature.py",
    "src/ergosphere/games/buccaneers/key.py",
    "src/ergosphere/games/buccaneers/state.py",
    "src/ergosphere/games/buccaneers/survey.py",
    "src/ergosphere/games/buccaneers/features.py",
    "src/ergosphere/games/buccaneers/network.py",
    "src/ergosphere/games/buccaneers/evaluate.py",
    "src/ergosphere/games/buccaneers/rehearsal.py",
    "src/ergosphere/games/explorer/cards.py",
    "src/ergosphere/games/explorer/board.py",
    "src/ergosphere/games/explorer/ships.py",
    "src/ergosphere/games/explorer/motion.py",
    "src/ergosphere/games/explorer/grounds.py",
    "src/ergosphere/games/explorer/flight.py",
    "src/ergosphere/games/explorer/state.py",
    "src/ergosphere/games/explorer/chart.py",
    "src/ergosphere/games/explorer/model.py",
    "src/ergosphere/games/explorer/pilot.py",
    "src/ergosphere/games/explorer/evaluate.py",
    "src/ergosphere/games/chasphere/sector.py",
    "src/ergosphere/games/chasphere/box.py",
    "src/ergosphere/games/chasphere/table.py",
    "src/ergosphere/games/chasphere/sky.py",
    "src/ergosphere/games/chasphere/cargo.py",
    "src/ergosphere/games/chasphere/decks.py",
    "src/ergosphere/games/chasphere/turns.py",
    "src/ergosphere/games/chasphere/exploration.py",
    "src/ergosphere/games/chasphere/flight.py",
    "src/ergosphere/games/chasphere/trade.py",
    "src/ergosphere/games/chasphere/chances.py",
    "src/ergosphere/games/chasphere/legal.py",
    "src/ergosphere/games/chasphere/scoring.py",
    "src/ergosphere/games/chasphere/state.py",
    "src/ergosphere/games/chasphere/forecast.py",
    "src/ergosphere/games/chasphere/voyage.py",
    "src/ergosphere/games/chasphere/worth.py",
    "src/ergosphere/games/chasphere/finds.py",
    "src/ergosphere/games/chasphere/plan.py",
    "src/ergosphere/games/chasphere/evaluate.py",
    "src/ergosphere/bots/alphabeta.py",
    "src/ergosphere/bots/treesearch.py",
]
SWITCH = os.environ.get("ERGOSPHERE_COMPILE", "if-possible")


class CompileIfPossible(build_ext):
    """Falls back as a whole: a half-compiled package would be slow without saying so."""

    def run(self):
        try:
            super().run()
        except Exception as error:
            if SWITCH == "always":
                raise
            print(f"ergosphere: not compiled, plain Python instead ({error})", file=sys.stderr)
            for library in (path for kind in ("*.so", "*.pyd") for path in Path(self.build_lib).rglob(kind)):
                library.unlink()
            self.extensions = self.distribution.ext_modules = []


class WithPage(build_py):
    """A wheel without the page is a mistake: say so instead of building one."""

    def run(self):
        if not self.editable_mode and not Path("src/ergosphere/server/page/index.html").is_file():
            sys.exit("ergosphere: src/ergosphere/server/page is empty; run `make page` first")
        super().run()


def extensions():
    if SWITCH == "never":
        return []
    from mypyc.build import mypycify

    modules = mypycify(COMPILED, opt_level="3", debug_level="0", group_name="ergosphere")
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    return modules


# setuptools packs whatever an earlier build left here, deleted modules included.
for left_over in Path("build").glob("lib*"):
    shutil.rmtree(left_over)

setup(ext_modules=extensions(), cmdclass={"build_ext": CompileIfPossible, "build_py": WithPage})
