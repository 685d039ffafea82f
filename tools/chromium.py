"""Makes sure that there is a Chromium for the browser tests: installs Debian's where it may, else says how."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def found() -> str | None:
    """The browser that tests and benchmarks drive; CHROMIUM names another one."""
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Only as root and with apt: nobody is asked for a password by a test."""
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        sys.exit(
            "The browser tests need Chromium: install it (Debian: sudo apt install chromium) or set CHROMIUM=PATH."
        )
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-q"], ["apt-get", "install", "-q", "-y", "chromium"]):
        subprocess.run(command, check=True, env=environment, stdout=sys.stderr)


if __name__ == "__main__":
    if found() is None:
        install()
