"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import webbrowser

import msgspec
import uvicorn

from ergosphere.core.errors import bad_input
from ergosphere.core.text import FRAME
from ergosphere.server.app import make_app
from ergosphere.server.guard.address import in_network, url_of
from ergosphere.server.guard.entrance import ENTRANCE, Door, SocketDoor
from ergosphere.server.guard.gate import Gate
from ergosphere.server.guard.limits import LARGEST_READ
from ergosphere.server.guard.logs import set_up_logs
from ergosphere.server.pages import document
from ergosphere.server.storage.database import Database
from ergosphere.server.storage.store import Store, StoreUnavailable

MOST_FILES = 65_536
SPARE_FILES = 100
"""For the store, the thinking processes and everything else."""
UNREAD = 30_000
"""Milliseconds that a client may leave unread what was sent to it."""


def bind(host: str, port: int) -> socket.socket:
    """Open the socket first: a port in use is reported in one line."""
    listening = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, where = found[0]
        listening = socket.socket(family)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux: a client that reads nothing for this long is gone
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
        listening.bind(where)
    except (OSError, OverflowError, UnicodeError) as error:
        if listening is not None:
            listening.close()
        problem = getattr(error, "strerror", None) or str(error)
        raise bad_input("address-unusable", host=host, port=str(port), problem=problem) from None
    return listening


class Place(msgspec.Struct, frozen=True):
    """Where the server listens, and for whom."""

    host: str
    port: int
    allowed: tuple[str, ...] = ()
    """Names it may be called by, besides this machine's own."""
    proxies: tuple[str, ...] = ()
    """Addresses that are trusted to name the real caller."""


async def serve(place: Place, database: Database, packs: dict[str, str], open_page: bool) -> None:
    host, port = place.host, place.port
    async with database.held():
        await check(database)
        listening = bind(host, port)
        port = listening.getsockname()[1]
        others = in_network(host, port)
        config = uvicorn.Config(
            Gate(make_app(database, packs, others), place.allowed),
            log_config=None,
            http=Door,
            proxy_headers=bool(place.proxies),
            forwarded_allow_ips=list(place.proxies),
            access_log=False,
            server_header=False,
            ws=SocketDoor,
            ws_max_size=LARGEST_READ,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            timeout_graceful_shutdown=5,
        )
        server = Announced(config, url_of(host, port), others, database, open_page)
        ENTRANCE.most = room()
        await server.serve(sockets=[listening])


class Announced(uvicorn.Server):
    """Says where it is when it can be reached, not before."""

    def __init__(
        self, config: uvicorn.Config, url: str, others: list[str], database: Database, open_page: bool
    ) -> None:
        super().__init__(config)
        self.url = url
        self.others = others
        self.database = database
        self.open_page = open_page

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            import click

            click.echo(str(FRAME.say("serving", url=self.url, database=self.database.shown())), err=True)
            if self.others and self.others != [self.url]:
                click.echo(str(FRAME.say("serving-network", urls=", ".join(self.others))), err=True)
            if document() is None:
                click.echo(str(FRAME.say("page-missing")), err=True)
            if self.open_page:
                await asyncio.to_thread(webbrowser.open, self.url)


def room() -> int:
    """How many connections there may be: as many files as the system lets us open, less what else we need."""
    try:
        import resource
    except ImportError:  # Windows
        return 4_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted) - SPARE_FILES


async def check(database: Database) -> None:
    """Report a store that can't be opened in one line, before anything else begins."""
    store = Store(database)
    try:
        await store.open()
    except StoreUnavailable as problem:
        raise bad_input("database-unusable", database=database.shown(), problem=str(problem)) from None
    finally:
        await store.close()


def run(place: Place, database: str | None, packs: dict[str, str], open_page: bool) -> None:
    if open_page and document() is None:
        raise bad_input("page-missing")
    set_up_logs()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn closes everything, then raises it once more
    try:
        import uvloop
    except ImportError:  # Windows
        asyncio.run(serve(place, Database.from_text(database), packs, open_page))
    else:
        uvloop.run(serve(place, Database.from_text(database), packs, open_page))
