"""Rows about the server: one table's answer, two hundred tables beside boardgame.io's, and memory.

Servers and the clients that load them are processes of their own, all on 127.0.0.1.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import msgspec
from measure import Plan, Plans, Remembered, Rows, Sides
from server_load import Figures, run
from server_long import one_more_move
from server_memory import memory
from server_one import actions, commits, echoes, median_ms
from server_process import HERE, boardgameio, echo, folder, install_boardgameio, node, ours

ROWS = Rows()

TABLES = 200
WARM = 1.0  # seconds of load before it counts
BUSY = 0.9  # of a core, for a client in one process
PATIENCE = 120.0  # seconds for making the tables, beyond the measured ones
ONE = Plans(full=Plan(rounds=5, seconds=1.0), quick=Plan(rounds=1, seconds=0.5))
MANY = Plans(full=Plan(rounds=3, seconds=7.0), quick=Plan(rounds=1, seconds=2.0))
ONCE = Plans(full=Plan(rounds=1, seconds=0.0), quick=Plan(rounds=1, seconds=0.0))

FLAT_FILE = "boardgame.io, FlatFile"
IN_MEMORY = "boardgame.io, in memory"


def one_table(seconds: float) -> Mapping[str, float]:
    """An action, an echo and a commit, each for so long, on one disk and with one client."""
    with ExitStack() as stack:
        return {
            "action": median_ms(run(actions(ours(stack).url, seconds))),
            "echo": median_ms(run(echoes(echo(stack).url, seconds))),
            "commit": median_ms(commits(folder(stack), seconds)),
        }


def load_of(command: Sequence[str | Path], url: str, seconds: float) -> Mapping[str, float]:
    """What a client that loads a server prints."""
    done = subprocess.run(
        [*command, url, str(TABLES), str(WARM), str(seconds)],
        cwd=HERE,
        capture_output=True,
        text=True,
        timeout=seconds + PATIENCE,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"the load failed: {(done.stderr.strip().splitlines() or ['it said nothing'])[-1]}")
    figures = msgspec.json.decode(done.stdout, type=Figures)
    if figures.client_cpu > BUSY:
        raise RuntimeError(f"the client was busy for {figures.client_cpu:.0%} of the time, so it was what was measured")
    return {"rate": figures.rate, "p99": figures.p99_ms}


def our_load(seconds: float) -> Mapping[str, float]:
    with ExitStack() as stack:
        return load_of([sys.executable, HERE / "server_load.py"], ours(stack).url, seconds)


def their_load(seconds: float, on_disk: bool) -> Mapping[str, float]:
    with ExitStack() as stack:
        url = boardgameio(stack, on_disk).url
        return load_of([node(), HERE / "boardgameio" / "load.js"], url, seconds)


ONE_TABLE = Remembered(one_table)
OURS = Remembered(our_load)
ON_DISK = Remembered(lambda seconds: their_load(seconds, on_disk=True))
NOT_ON_DISK = Remembered(lambda seconds: their_load(seconds, on_disk=False))
MEMORY = Remembered(lambda _: memory())
LONG = Remembered(lambda _: one_more_move())


@cache
def missing() -> str | None:
    """Why boardgame.io can't be measured here."""
    try:
        install_boardgameio()
    except RuntimeError as problem:
        return f"boardgame.io not measured: {problem}"
    return None


def beside(theirs: Remembered, figure: str) -> Sides:
    part = (figure, 1.0)
    without = missing()
    return Sides(OURS.side(part), None if without else theirs.side(part), without)


@ROWS.add(
    name="server-action",
    unit="ms",
    peer_name="5 bare echoes + 3 bare commits",
    bar=1,
    less=True,
    plans=ONE,
    note="One table: from sending an action to the update that acknowledges it, which is after it is on disk.",
)
def action() -> Sides:
    return Sides(ONE_TABLE.side(("action", 1)), ONE_TABLE.side(("echo", 5), ("commit", 3)))


@ROWS.add(
    name="server-action-echo",
    unit="ms",
    peer_name="a bare echo over a socket",
    less=True,
    plans=ONE,
    note="The same action beside a message that uvicorn sends back at once, with the same client.",
)
def action_echo() -> Sides:
    return Sides(ONE_TABLE.side(("action", 1)), ONE_TABLE.side(("echo", 1)))


@ROWS.add(
    name="server-action-commit",
    unit="ms",
    peer_name="a bare commit of one row",
    less=True,
    plans=ONE,
    note="The same action beside one row with Python's sqlite3: WAL, full synchronisation, the same disk.",
)
def action_commit() -> Sides:
    return Sides(ONE_TABLE.side(("action", 1)), ONE_TABLE.side(("commit", 1)))


@ROWS.add(
    name="server-200-tables",
    unit="moves/s",
    peer_name=FLAT_FILE,
    bar=1,
    plans=MANY,
    note=f"{TABLES} tables of two random movers, {2 * TABLES} sockets, each move answered as soon as it comes.",
)
def many() -> Sides:
    return beside(ON_DISK, "rate")


@ROWS.add(
    name="server-200-tables-p99",
    unit="ms",
    peer_name=FLAT_FILE,
    bar=1,
    less=True,
    plans=MANY,
    note="In the same rounds: 99 of 100 moves are acknowledged within so long.",
)
def many_p99() -> Sides:
    return beside(ON_DISK, "p99")


@ROWS.add(
    name="server-200-tables-memory",
    unit="moves/s",
    peer_name=IN_MEMORY,
    plans=MANY,
    note="Our same rounds, on disk, beside a server that writes nothing at all.",
)
def many_memory() -> Sides:
    return beside(NOT_ON_DISK, "rate")


@ROWS.add(
    name="server-200-tables-memory-p99",
    unit="ms",
    peer_name=IN_MEMORY,
    less=True,
    plans=MANY,
    note="The 99th percentile in those rounds.",
)
def many_memory_p99() -> Sides:
    return beside(NOT_ON_DISK, "p99")


@ROWS.add(
    name="server-table-memory",
    unit="KiB",
    less=True,
    plans=ONCE,
    note="What the server's memory grows by for a table in mid-match, nobody connected: of 1,000 tables.",
)
def table_memory() -> Sides:
    return Sides(MEMORY.side(("table", 1)))


@ROWS.add(
    name="server-table-memory-connected",
    unit="KiB",
    less=True,
    plans=ONCE,
    note="The same with two players' sockets open at each table.",
)
def connected_memory() -> Sides:
    return Sides(MEMORY.side(("connected", 1)))


@ROWS.add(
    name="server-long-match",
    unit="ms",
    peer_name="the same match at 20 lines",
    bar=1 / 1.5,
    less=True,
    plans=ONCE,
    note="Six crews of Explorer at 2,000 lines: what one more move takes, with the updates for all six, without disk.",
)
def long_match() -> Sides:
    return Sides(LONG.side(("long-ms", 1)), LONG.side(("young-ms", 1)))


@ROWS.add(
    name="server-long-match-bytes",
    unit="bytes",
    peer_name="the same match at 20 lines",
    bar=1 / 1.5,
    less=True,
    plans=ONCE,
    note="What the server sends to all six of them for one more move.",
)
def long_match_bytes() -> Sides:
    return Sides(LONG.side(("long-bytes", 1)), LONG.side(("young-bytes", 1)))
