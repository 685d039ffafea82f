"""Calls the command line in this process, and looks closely at how it refuses."""

import json
import os
import subprocess
import sys
from typing import NamedTuple

import pytest

from ergosphere.cli import main


class Answer(NamedTuple):
    status: int
    out: str
    err: str

    def json(self):
        """The one document on standard output."""
        assert self.status == 0, self.err
        assert self.out.count("\n") == 1
        assert self.out.endswith("\n")
        return json.loads(self.out)

    def refuses(self, status):
        """No answer, and one to three lines about why not."""
        assert (self.status, self.out) == (status, ""), self
        assert 1 <= len(self.err.strip().splitlines()) <= 3, self.err
        assert "Traceback" not in self.err
        assert "Usage:" not in self.err
        return self.err


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Every command runs in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def run(capsys):
    def call(*arguments):
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return Answer(left.value.code, said.out, said.err)

    return call


@pytest.fixture
def elsewhere(monkeypatch):
    """The command as its own process, with what is typed into it."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(path for path in sys.path if path))

    def call(*arguments, typed=""):
        command = [sys.executable, "-m", "ergosphere", *map(str, arguments)]
        done = subprocess.run(command, input=typed.encode("utf-8", "surrogateescape"), capture_output=True, check=False)
        return Answer(done.returncode, done.stdout.decode(), done.stderr.decode())

    return call


@pytest.fixture
def written(folder):
    """Everything below the folder, to see that nothing was written."""

    def look():
        return {path: path.read_bytes() if path.is_file() else None for path in sorted(folder.rglob("*"))}

    return look
