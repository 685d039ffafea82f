"""A seat at a server's table, typed in the terminal: a process with pipes, as people's scripts would do it."""

import codecs
import os
import subprocess
import sys
import threading

import httpx
import pytest

from ergosphere.core.match.record import Record
from ergosphere.core.match.replay import replay
from tests.server.running import PATIENCE, ROOT, Server, environment, wait_for


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


class Terminal:
    """`ergosphere play --table`; `screen` is all that was printed so far."""

    def __init__(self, home, *arguments):
        command = [sys.executable, "-u", "-m", "ergosphere", "play", *arguments]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            cwd=ROOT,
            env={**environment(home), "COLUMNS": "300"},
        )
        self.screen = ""
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self):
        decoder = codecs.getincrementaldecoder("utf-8")()
        while data := os.read(self.process.stdout.fileno(), 4096):
            self.screen += decoder.decode(data)

    def type(self, line, expected):
        """Wait until something new is on the screen."""
        before = len(self.screen)
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()
        wait_for(lambda: expected in self.screen[before:], f"{expected!r} after {line!r}: {self.screen[before:]}")

    def end(self):
        self.process.stdin.close()
        status = self.process.wait(PATIENCE)
        self.reader.join()
        self.process.stdout.close()
        return status


def make(server, game, seats):
    made = httpx.post(f"{server.url}/api/tables", json={"game": game, "seats": seats}).json()
    return [f"{server.url}/t/{made['id']}" + (f"#{seat['key']}" if seat["key"] else "") for seat in made["seats"]]


def test_moves_undo_rules_names_and_resigning(server, tmp_path):
    links = make(server, "black-holes", [{"kind": "human"}, {"kind": "bot", "level": "random"}])
    terminal = Terminal(tmp_path, "--table", links[0], "--record", str(tmp_path / "match.ergo"))
    wait_for(lambda: "Light to move, one move left" in terminal.screen, "the board")
    terminal.type("?", "d5w")
    terminal.type("d5w", "Light to move, two moves left")  # the bot has had its turn
    terminal.type("undo", "Light to move, one move left")
    terminal.type("zzz", "Not possible")
    terminal.type("a1n", "Not possible")
    terminal.type("?BH-11", "BH-11")
    terminal.type("name Ada", "")
    terminal.type("resign", "Dark wins.")
    assert terminal.end() == 0
    assert "Ada resigns." in terminal.screen
    record = Record.from_text((tmp_path / "match.ergo").read_text())
    assert replay(record).outcome.reason == "resigned"
    assert [str(line) for line in record.log if not str(line).startswith("1 ")] == [
        "0 d5w",
        "! undo 3",
        '! name 0 "Ada"',
        "! resign 0",
    ]


def test_two_terminals_and_an_undo_by_consent(server, tmp_path):
    links = make(server, "black-holes", [{"kind": "human"}, {"kind": "human"}])
    light = Terminal(tmp_path / "light", "--table", links[0])
    wait_for(lambda: "Waiting for Dark." in light.screen, "the other seat")
    dark = Terminal(tmp_path / "dark", "--table", links[1])
    wait_for(lambda: "You are Dark." in dark.screen and "one move left" in light.screen, "the start")
    light.type("d5w", "Dark to move, two moves left")
    wait_for(lambda: "Dark to move, two moves left" in dark.screen, "the other's board")
    dark.type("d4w", "Dark to move, one move left")
    light.type("undo", "")
    wait_for(lambda: "Light would like to take a move back" in dark.screen, "the question")
    dark.type("yes", "Light to move, one move left")
    light.type("quit", "the same link brings you back")
    assert light.end() == 0
    wait_for(lambda: "Light has lost the connection." in dark.screen, "the empty seat")
    assert dark.end() == 0


def test_a_game_that_is_not_known_here(server, tmp_path):
    """Only the server of these tests knows the test game; the plain command says so."""
    seats = [{"kind": "human"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    link = make(server, "wreck-auction", seats)[0]
    terminal = Terminal(tmp_path, "--table", link, "--json")
    assert terminal.end() == 2
    assert "there is no game" in terminal.screen


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda link: link + "x", "4401: wrong key"),
        (lambda link: link.replace("/t/", "/t/x"), "there is no table with this id"),
        (lambda link: "ftp://somewhere", "expected a link to a table"),
    ],
)
def test_a_door_that_stays_shut(server, tmp_path, change, said):
    links = make(server, "black-holes", [{"kind": "human"}, {"kind": "human"}])
    terminal = Terminal(tmp_path, "--table", change(links[0]))
    assert terminal.end() == 2
    assert said in terminal.screen


def test_either_a_game_or_a_table(run):
    for arguments in ([], ["black-holes", "--table", "http://127.0.0.1/t/x"]):
        answer = run("play", *arguments)
        assert answer.status == 2
        assert "expected GAME, or --table URL" in answer.err
    answer = run("play", "--table", "http://127.0.0.1/t/x", "--seed", 3)
    assert (answer.status, "its own seats" in answer.err) == (2, True)
