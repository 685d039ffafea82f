"""`ergosphere serve` as a command: where it says that it is, and what it says instead when it can't."""

import shutil
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ergosphere.core.errors import BadInput
from ergosphere.server.serve import bind
from ergosphere.server.storage.database import Database
from tests.server.running import PATIENCE, ROOT, Server, environment

PACK = 'game = "wreck-auction"\nname = "short"\nversion = "3"\nbase = "builtin"\nhand = 2\n'


def refuses(folder, *arguments, status=2):
    """It stops by itself, with one line."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.serving", *map(str, arguments)],
        capture_output=True,
        cwd=ROOT,
        env=environment(folder / "home"),
        timeout=PATIENCE,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (status, ""), done
    said = done.stderr.strip().splitlines()
    assert len(said) == 1, done.stderr
    assert said[0].startswith("ergosphere: ")
    return said[0]


def test_a_second_server_on_the_same_database_stops(server, tmp_path):
    said = refuses(tmp_path, "--port", 0, "--database", server.database)
    assert "another server" in said
    assert Path(server.database).name in said
    assert httpx.get(f"{server.url}/api/health").status_code == 200


def test_a_port_in_use(server, tmp_path):
    said = refuses(tmp_path, "--port", server.port, "--database", tmp_path / "other.db")
    assert str(server.port) in said


@pytest.mark.parametrize("host", ["256.1.1.1", "no host", "192.0.2.1", "x" * 300, "ä" * 70])
def test_a_host_that_is_not_here(host):
    with pytest.raises(BadInput, match="can't listen on"):
        bind(host, 0)


def test_both_kinds_of_addresses_are_bound():
    for host in ("127.0.0.1", "localhost"):
        with bind(host, 0) as listening:
            assert listening.getsockname()[1] > 0


@pytest.mark.parametrize(
    "url",
    ["nonsense://x", "mysql://root@localhost/x", "sqlite+aiosqlite:///x.db", "://", "http://a", "postgresql+x://"],
)
def test_a_url_of_no_database_that_we_use(url):
    with pytest.raises(BadInput, match="sqlite:///FILE"):
        Database.from_text(url)


def test_what_people_write_for_a_database(tmp_path):
    assert Database.from_text(str(tmp_path / "a b.db")).file == tmp_path / "a b.db"
    assert Database.from_text("sqlite:///x.db").file == Path("x.db")
    assert Database.from_text("sqlite://").file is None
    for scheme in ("postgres", "postgresql", "postgresql+asyncpg"):
        database = Database.from_text(f"{scheme}://ada:secret@db/tables")
        assert database.url.drivername == "postgresql+asyncpg"
        assert "secret" not in database.shown()
    assert "sqlite:///FILE" in refuses(tmp_path, "--port", 0, "--database", "nonsense://x")


def test_a_database_server_that_is_not_there(tmp_path):
    with socket.socket() as unused:
        unused.bind(("127.0.0.1", 0))  # bound, but nobody listens
        port = unused.getsockname()[1]
        said = refuses(tmp_path, "--port", 0, "--database", f"postgresql://ada:secret@127.0.0.1:{port}/tables")
    assert "can't use the database" in said
    assert "secret" not in said


def test_a_file_that_is_no_database(tmp_path):
    (tmp_path / "poem.db").write_text("It was not there to be opened. " * 500)
    assert "poem.db" in refuses(tmp_path, "--port", 0, "--database", tmp_path / "poem.db")
    assert (tmp_path / "poem.db").read_text().startswith("It was not there")
    assert "can't use" in refuses(tmp_path, "--port", 0, "--database", tmp_path)  # a folder


def test_a_database_of_a_later_version(tmp_path):
    with Server(tmp_path / "own") as running:
        running.stop()
    with closing(sqlite3.connect(running.database)) as database:
        database.execute("update alembic_version set version_num = 'ffff'")
        database.commit()
    assert "ffff" in refuses(tmp_path, "--port", 0, "--database", running.database)


def test_a_port_that_is_none(tmp_path):
    assert "--port" in refuses(tmp_path, "--port", "65536")


def test_a_pack_for_all_new_tables(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text(PACK)
    seats = [{"kind": "human"}] * 3
    with Server(tmp_path / "own", None, "--pack", str(own)) as running:
        made = httpx.post(f"{running.url}/api/tables", json={"game": "wreck-auction", "seats": seats}).json()
        assert httpx.get(f"{running.url}/api/tables/{made['id']}").json()["pack"]["name"] == "short"
    own.write_text(PACK.replace("hand = 2", "hands = 2"))
    assert "own.toml" in refuses(tmp_path, "--port", 0, "--pack", own)


def test_a_database_made_by_one_server_serves_the_next_elsewhere(tmp_path):
    """It can be copied when nobody uses it, and its folder is made where it is missing."""
    with Server(tmp_path / "one", tmp_path / "deep" / "er" / "tables.db") as running:
        body = {"game": "black-holes", "seats": [{"kind": "human"}, {"kind": "human"}]}
        made = httpx.post(f"{running.url}/api/tables", json=body).json()
        assert running.stop() == 0
    shutil.copy(running.database, tmp_path / "copy.db")
    with Server(tmp_path / "two", f"sqlite:///{tmp_path / 'copy.db'}") as other:
        shown = httpx.get(f"{other.url}/api/tables/{made['id']}").json()
        assert shown["seal"] == made["seal"]
        answer = httpx.post(f"{other.url}/api/tables/{made['id']}/start", params={"key": made["host"]}, json={})
        assert answer.json()["started"]
        log = other.log
    assert made["host"] not in log
    assert len(log.splitlines()) == 1


def test_the_usual_place_of_the_database(tmp_path):
    running = Server(tmp_path / "usual")
    running.database = None
    with running:
        assert list((tmp_path / "usual" / "home").rglob("ergosphere.db"))
