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

ROOMS = ("core/engine", "bots/search", "games/*/rules", "games/*/bot")
"""What is compiled: every module in these folders. Those that define msgspec classes live elsewhere, because a compiled
Struct silently loses its class keywords (frozen, tag)."""
COMPILED = sorted(
    str(module)
    for room in ROOMS
    for module in Path("src/ergosphere").glob(f"{room}/*.py")
    if module.name != "__init__.py"
)
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
