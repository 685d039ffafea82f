"""How every check ends: its complaints on standard error, and an exit status that make understands."""

from __future__ import annotations

import sys


def report(complaints: list[str]) -> None:
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    sys.exit(bool(complaints))
