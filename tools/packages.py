"""Installs what a lock names, by uv with pip's own settings; by pip where uv can't stand in for it.

    python tools/packages.py LOCK [ENVIRONMENT]

Pip knows from its configuration where packages come from (a mirror, a folder); uv doesn't read that, so it is told.
"""

from __future__ import annotations

import ast
import os
import subprocess
import sys
import tempfile
from pathlib import Path

LOCK = Path(__file__).parent.parent / "requirements.lock"
UV = Path(sys.executable).with_name("uv.exe" if os.name == "nt" else "uv")
SETTINGS = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
    "default-timeout": "UV_HTTP_TIMEOUT",
    "timeout": "UV_HTTP_TIMEOUT",
    "no-cache-dir": "UV_NO_CACHE",
}
"""What uv calls a setting of pip's."""
HARMLESS = {"cache-dir", "disable-pip-version-check", "no-input", "progress-bar", "require-virtualenv", "retries"}


def pip(*arguments: str) -> str:
    return subprocess.run(
        [sys.executable, "-m", "pip", *arguments], check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def environment(listed: str) -> dict[str, str] | None:
    """Pip's settings, from `pip config list`, for uv; None if uv has no word for one of them."""
    found = {"UV_INDEX_STRATEGY": "unsafe-best-match"}  # as pip does; the hashes keep it safe
    for line in sorted(listed.splitlines(), key=lambda line: line.startswith(":env:")):  # which overrule the files
        key, _, value = line.partition("=")
        section, _, name = key.partition(".")
        if section not in (":env:", "global", "install") or name in HARMLESS:
            continue
        if name not in SETTINGS:
            return None
        words = ast.literal_eval(value).split()
        found[SETTINGS[name]] = (",".join if name == "find-links" else " ".join)(words)
    return found


def uv_alone() -> str:
    """The lines of the lock that name uv."""
    _, _, rest = LOCK.read_text().partition("\nuv==")
    lines = f"uv=={rest}".splitlines()
    last = next(number for number, line in enumerate(lines) if not line.endswith("\\"))
    return "\n".join(lines[: last + 1]) + "\n"


def main(lock: str, folder: str = sys.prefix) -> None:
    install = ["install", "-q", "--require-hashes", "-r"]
    if not UV.is_file():
        with tempfile.TemporaryDirectory() as scratch:
            file = Path(scratch) / "uv.lock"
            file.write_text(uv_alone())
            pip(*install, str(file))
    settings = environment(pip("config", "list"))
    if settings is not None:
        command = [str(UV), "pip", *install, lock, "--python", folder, "--compile-bytecode"]
        if subprocess.run(command, env={**settings, **os.environ}, check=False).returncode == 0:
            return
        print("packages.py: uv failed, trying pip", file=sys.stderr)
    pip("--python", folder, *install, lock)


if __name__ == "__main__":
    main(*sys.argv[1:])
