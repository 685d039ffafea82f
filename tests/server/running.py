"""A real server in a process of its own, and tests that talk to it from their own event loop."""

import asyncio
import functools
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds that anything may take before a test fails. Nothing waits that long when all is well."""


class Server:
    """Start it, kill it, start it again on the same port and database. `log` is all that it has ever said."""

    module = "tests.server.serving"

    def __init__(self, folder, database=None, *arguments):
        self.folder = Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.database = str(database or self.folder / "tables.db")
        self.arguments = arguments
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = None
        self._said = self.folder / "server.log"
        self._said.touch()

    def __enter__(self):
        return self if self.process else self.start()

    def __exit__(self, *_):
        self.kill()

    @property
    def log(self):
        return self._said.read_text()

    def start(self):
        """Returns when it can be reached."""
        self.begin()
        return self.wait()

    def begin(self):
        """Without waiting for anything."""
        self._before = len(self.log)
        command = [sys.executable, "-m", self.module, "--port", str(self.port), *self.arguments]
        if self.database is not None:
            command += ["--database", self.database]
        with self._said.open("ab") as said:
            self.process = subprocess.Popen(
                command, stdout=said, stderr=said, cwd=ROOT, env=environment(self.folder / "home")
            )

    def wait(self):
        """Until it says where it is."""
        wait_for(lambda: " is at http" in self._news or self.process.poll() is not None, "the server's line")
        found = re.search(r" is at (http\S+)", self._news)
        if found is None:
            raise RuntimeError(f"the server did not start: {self._news}")
        self.url = found[1]
        return self

    @property
    def _news(self):
        return self.log[self._before :]

    def kill(self):
        """At once, as when the power fails."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def stop(self):
        """As it is meant to be ended; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def restart(self):
        self.kill()
        return self.start()


def environment(home):
    """Of a process that finds the same engine as the tests, and no data of the user's."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([*filter(None, sys.path), str(ROOT)]),
        "ERGOSPHERE_HOME": str(home),
    }


def free_port():
    """Below those that the system gives to clients: one of them that tries again and again must not take it."""
    for _ in range(100):
        port = random.randint(15_000, 32_000)
        with socket.socket() as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                attempt.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise RuntimeError("no free port")


def wait_for(condition, what):
    """Looks again and again until it holds; fails after a while."""
    deadline = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < deadline, f"still waiting for {what}"
        time.sleep(0.01)


def in_time(test):
    """An async test, in an event loop of its own, that fails instead of waiting for ever."""

    @functools.wraps(test)
    def run(*arguments, **named):
        return asyncio.run(asyncio.wait_for(test(*arguments, **named), PATIENCE))

    return run
