"""The server's command, except that file permissions hold for it even if root runs the tests."""

import os
import sys

WITHOUT = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []

if __name__ == "__main__":
    command = [*WITHOUT, sys.executable, "-m", "tests.server.serving", *sys.argv[1:]]
    os.execvp(command[0], command)  # noqa: S606
