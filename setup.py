"""Compiles the hot modules with mypyc; where that fails, the package is installed as plain Python.

CONTRIBUTING.md, "Set-up", describes the variables ERGOSPHERE_COMPILE, ERGOSPHERE_UNIT and ERGOSPHERE_RELEASE.
"""

import hashlib
import importlib.metadata
import json
import os
import platform
import shutil
import sys
from collections import defaultdict
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOMS = ("core/engine", "bots/search", "games/*/rules", "games/*/bot")
"""What is compiled: every module in these folders. Those that define msgspec classes live elsewhere, because a compiled
Struct silently loses its class keywords (frozen, tag)."""
SOURCE = Path("src/ergosphere")
COMPILED = sorted(
    str(module) for room in ROOMS for module in SOURCE.glob(f"{room}/*.py") if module.name != "__init__.py"
)
PAGE = SOURCE / "server/page/index.html"
RELEASE = os.environ.get("ERGOSPHERE_RELEASE") == "1"
SWITCH = os.environ.get("ERGOSPHERE_COMPILE", "always" if RELEASE else "if-possible")
UNIT = os.environ.get("ERGOSPHERE_UNIT", "one")
if UNIT not in ("one", "groups"):
    sys.exit(f"ergosphere: ERGOSPHERE_UNIT is {UNIT!r}; expected one or groups")
BASE = Path("build") / f"{UNIT}-{sys.implementation.cache_tag}"
"""Everything a build leaves behind, so that builds of different kinds never take each other's files."""
OPTIMIZE = "3" if UNIT == "one" else "2"
"""Level 2 compiles quicker than 3, which matters after every change; wheels and measurements take the time."""
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"] if os.name == "posix" else []


def groups():
    """The modules of each C file, by name."""
    found = defaultdict(list)
    for module in COMPILED:
        _, _, house, name, *_ = Path(module).parts
        found[f"ergosphere_{name if house == 'games' else 'engine'}"].append(module)
    return found


def translate():
    """Has mypyc write the C files; it leaves those alone that stay the same."""
    from mypyc.build import mypycify

    choice = {"separate": [(modules, name) for name, modules in groups().items()]}
    if UNIT == "one":
        choice = {"group_name": "ergosphere"}
    found = mypycify(
        [f"--cache-dir={BASE / 'mypy'}", *COMPILED],
        target_dir=str(BASE / "c"),
        opt_level=OPTIMIZE,
        debug_level="0",
        **choice,
    )
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]  # mypyc shares one list among all
        extension.depends = [*extension.depends, str(Stamp.TOOLS)]
    # The largest first, so that no core is left with a long one at the end.
    return sorted(found, key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))


class Stamp:
    """What the last build was made from. Without a change there is nothing to translate or compile."""

    FILE = BASE / "stamp.json"
    TOOLS = BASE / "tools.json"
    """A dependency of every C file: a new compiler or flag compiles all of them again."""

    def __init__(self):
        self.tools = [platform.python_version(), importlib.metadata.version("mypy"), OPTIMIZE, *FLAGS]
        self.modules = COMPILED
        files = [*SOURCE.rglob("*.py"), *map(Path, ("setup.py", "pyproject.toml", "requirements.lock"))]
        hashes = hashlib.sha256()
        for file in sorted(filter(Path.is_file, files)):
            hashes.update(hashlib.sha256(str(file).encode()).digest())
            hashes.update(hashlib.sha256(file.read_bytes()).digest())
        self.digest = hashes.hexdigest()

    def last(self):
        return json.loads(self.FILE.read_text()) if self.FILE.is_file() else {}

    def begin(self):
        last = self.last()
        self.FILE.unlink(missing_ok=True)
        if (last.get("tools"), last.get("modules")) != (self.tools, self.modules):
            shutil.rmtree(BASE / "mypy", ignore_errors=True)  # mypyc would keep the code of a deleted module
        if not self.TOOLS.is_file() or json.loads(self.TOOLS.read_text()) != self.tools:
            self.TOOLS.parent.mkdir(parents=True, exist_ok=True)
            self.TOOLS.write_text(json.dumps(self.tools))

    def end(self, extensions):
        names = [extension.name for extension in extensions]
        self.FILE.write_text(json.dumps({**vars(self), "extensions": names}))


class Compile(build_ext):
    """All or nothing: a half-compiled package would be slow without saying so."""

    def initialize_options(self):
        super().initialize_options()
        self.parallel = os.cpu_count()

    def run(self):
        try:
            stamp = Stamp()
            last = stamp.last()
            if last.get("digest") == stamp.digest:
                self.take([Extension(name, []) for name in last["extensions"]])
                if all(map(os.path.isfile, self.get_outputs())):
                    return
            stamp.begin()
            self.take(translate())
            super().run()
            stamp.end(self.extensions)
        except (Exception, SystemExit) as error:  # mypyc prints what is wrong and exits
            if SWITCH == "always":
                raise
            reason = "mypyc refused it" if isinstance(error, SystemExit) else str(error)
            if len(reason) > 200:  # the compiler's whole command line
                reason = f"{reason[:80]} ... {reason[-80:]}"
            print(f"ergosphere: not compiled, plain Python instead ({reason})", file=sys.stderr)
            self.extensions = []

    def take(self, extensions):
        self.distribution.ext_modules = extensions
        self.ext_map = {}
        self.swig_opts = None  # which setuptools can't finalize twice
        self.finalize_options()


class WithPage(build_py):
    """Without the page the package still has engine, bots and terminal; a release must have everything."""

    def run(self):
        if not self.editable_mode and not PAGE.is_file():
            if RELEASE:
                sys.exit(f"ergosphere: {PAGE.parent} is empty; run `make page` first")
            print("ergosphere: without the page (run `make page` first): engine, bots and terminal", file=sys.stderr)
        super().run()


class Build(build):
    """Keeps what is current for the next build, and nothing else: setuptools packs whatever lies in its folder."""

    def initialize_options(self):
        super().initialize_options()
        self.build_base = str(BASE)

    def run(self):
        super().run()
        parts = map(self.get_finalized_command, self.get_sub_commands())
        current = {Path(file) for part in parts for file in part.get_outputs()}
        for file in Path(self.build_lib).rglob("*"):
            if file.is_file() and file not in current:
                file.unlink()


setup(
    # Only says that there is something to compile; what exactly, `Compile` finds out when it runs.
    ext_modules=[] if SWITCH == "never" else [Extension("ergosphere", [])],
    cmdclass={"build": Build, "build_ext": Compile, "build_py": WithPage},
)
