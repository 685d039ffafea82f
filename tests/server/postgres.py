"""A PostgreSQL of our own: Debian's programs, a cluster in a temporary folder, reached by a socket in that folder."""

import os
import shutil
import signal
import subprocess
import tempfile
from itertools import count
from pathlib import Path

import pytest

from tests.server.running import PATIENCE, wait_for

NAMES = count()


def programs():
    """The folder of initdb and postgres; None where they are not installed. Debian keeps them out of the path."""
    found = [*Path("/usr/lib/postgresql").glob("*/bin/initdb"), *filter(None, [shutil.which("initdb")])]
    return Path(found[-1]).resolve().parent if found else None


def need_programs():
    """Skips the test without PostgreSQL, except where it has to be there."""
    if programs() is None:
        reason = "PostgreSQL is not installed (make postgresql)"
        if os.environ.get("ERGOSPHERE_POSTGRES") == "always":
            pytest.fail(reason)
        pytest.skip(reason)


class Cluster:
    """Use it with `with`. The programs refuse to run as root; then it belongs to somebody without any rights."""

    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="ergosphere-"))  # not pytest's: a socket's path must be short
        self.process = None
        self._as = {}
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
            self._as = {"user": "nobody", "extra_groups": []}

    def __enter__(self):
        settings = ["--username", "ergosphere", "--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"]
        subprocess.run(
            [programs() / "initdb", "--pgdata", self.folder / "data", *settings],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **self._as,
        )
        return self.start()

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder)

    def start(self):
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [programs() / "postgres", "-D", self.folder / "data", "-k", self.folder, "-h", "", "-F"],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **self._as,
            )
        wait_for(self._answers, "PostgreSQL")
        return self

    def stop(self):
        """At once: whoever is connected is thrown out."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)

    def new_database(self):
        """The URL of an empty one."""
        name = f"tables{next(NAMES)}"
        self.tell(f"CREATE DATABASE {name}")
        return f"postgresql://ergosphere@/{name}?host={self.folder}"

    def break_connections(self):
        self.tell("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'tables%'")

    def tell(self, statement):
        self._run("psql", "-d", "postgres", "-qAt", "-c", statement).check_returncode()

    def _answers(self):
        assert self.process.poll() is None, (self.folder / "log").read_text()
        return self._run("pg_isready", "-d", "postgres").returncode == 0

    def _run(self, program, *arguments):
        return subprocess.run(
            [programs() / program, "-h", self.folder, "-U", "ergosphere", *arguments], check=False, capture_output=True
        )
