"""The application: routes, socket, headers, limits and the OpenAPI document, around one lobby."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import ergosphere
from ergosphere.server.database import Database
from ergosphere.server.limits import LARGEST_BODY, MOMENTS, TABLES, TOOLS, WRONG_CODES, Limiter
from ergosphere.server.live import live
from ergosphere.server.lobby import Lobby
from ergosphere.server.pages import page_routes
from ergosphere.server.problems import HANDLERS
from ergosphere.server.routes import ROUTES
from ergosphere.server.store import Store
from ergosphere.server.thinkers import Thinkers

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


PARTS = (b"text/javascript", b"application/javascript", b"text/css", b"image/webp", b"font/")
HEADERS_OF_PARTS = [
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
]
"""For what can't be a document: the rest says what a document may do, and would only weigh on two dozen files."""
NEEDLESS_OF_PARTS = (b"content-disposition", b"etag", b"last-modified")
"""Their names carry the hash of their content: nobody ever asks whether they have changed."""


async def harden(message: Message, scope: Scope) -> None:
    """On every answer, errors and files included."""
    if message["type"] == "http.response.start":
        own = list(message.get("headers", ()))
        kind = next((value for name, value in own if name.lower() == b"content-type"), b"")
        part = scope["path"].startswith("/assets/") and kind.startswith(PARTS)
        kept = [one for one in own if one[0].lower() not in NEEDLESS_OF_PARTS] if part else own
        message["headers"] = [*kept, *(HEADERS_OF_PARTS if part else HEADERS)]


def make_app(database: Database, packs: dict[str, str] | None = None, addresses: list[str] | None = None) -> Litestar:
    """An application on a database that nobody else uses; `packs` are packs of one's own by game, `addresses` where
    others in the network reach it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, thinkers, tools = Store(database), Thinkers(), Thinkers(processes=1)
        await store.open()
        lobby = Lobby(store, thinkers, packs)
        app.state.lobby, app.state.tools, app.state.addresses = lobby, tools, addresses or []
        app.state.table_limit, app.state.join_limit = Limiter(TABLES), Limiter(WRONG_CODES)
        app.state.tool_limit, app.state.moment_limit = Limiter(TOOLS), Limiter(MOMENTS)
        tasks = [asyncio.create_task(lobby.resume()), asyncio.create_task(lobby.sweep())]
        thinkers.warm()
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await lobby.close()
            thinkers.close()
            tools.close()
            await store.close()

    app = Litestar(
        [Router("/api", route_handlers=[*ROUTES, live]), *page_routes()],
        lifespan=[lifespan],
        before_send=[harden],
        exception_handlers=HANDLERS,
        compression_config=CompressionConfig(backend="gzip", minimum_size=500),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Ergosphere",
            version=ergosphere.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],  # the others load their pages from elsewhere
            use_handler_docstrings=True,
        ),
    )
    describe_truly(app)
    return app


def describe_truly(app: Litestar) -> None:
    """Litestar describes a 400 of its own form for whatever is wrong; here that is a 422 (`problems`)."""
    for item in (app.openapi_schema.paths or {}).values():
        for call in (item.get, item.post, item.patch):
            if call is not None and call.responses is not None:
                call.responses.pop("400", None)
