"""The application: routes, socket, headers, limits and the OpenAPI document, around one lobby."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIResponse

import ergosphere
from ergosphere.server.guard.headers import harden
from ergosphere.server.guard.limits import LARGEST_BODY, MOMENTS, TABLES, TOOLS, WRONG_CODES, Limiter
from ergosphere.server.live import live
from ergosphere.server.lobby import Lobby
from ergosphere.server.pages import page_routes
from ergosphere.server.problems import HANDLERS
from ergosphere.server.routes import PROVIDED, ROUTES
from ergosphere.server.storage.database import Database
from ergosphere.server.storage.store import Store
from ergosphere.server.thinking.thinkers import Thinkers


def make_app(database: Database, packs: dict[str, str] | None = None, addresses: list[str] | None = None) -> Litestar:
    """An application on a database that nobody else uses; `packs` are packs of one's own by game, `addresses` where
    others in the network reach it."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store, thinkers = Store(database), Thinkers()
        await store.open()
        lobby = Lobby(store, thinkers, packs)
        app.state.lobby, app.state.thinkers, app.state.addresses = lobby, thinkers, addresses or []
        app.state.table_limit, app.state.join_limit = Limiter(TABLES), Limiter(WRONG_CODES)
        app.state.tool_limit, app.state.moment_limit = Limiter(TOOLS), Limiter(MOMENTS)
        works = (lobby.resume(), lobby.sweep(), get_ready(thinkers))
        tasks = [asyncio.create_task(work) for work in works]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await lobby.close()
            thinkers.close()
            await store.close()

    app = Litestar(
        [Router("/api", route_handlers=[*ROUTES, live], dependencies=PROVIDED), *page_routes()],
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


COLLECTING = (10_000, 20, 50)
"""How rarely the collector looks for cycles: there are few, and it takes tenths of a second over many tables."""


async def get_ready(thinkers: Thinkers) -> None:
    """What is there by then stays for ever: the collector, which holds up everybody, needn't look at it again."""
    await thinkers.warm()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTING)


AT_THE_GATE = {"421": "The server doesn't answer to this name."}
AT_THE_GATE_OF_WRITES = AT_THE_GATE | {
    "403": "The key is wrong or missing, or a page of another site has asked.",
    "415": "The body is not JSON.",
}


def describe_truly(app: Litestar) -> None:
    """Litestar describes a 400 of its own form for whatever is wrong; here that is a 422 (`problems`). And it doesn't
    know what the gate refuses."""
    paths = app.openapi_schema.paths or {}
    calls = [(call, call is not item.get) for item in paths.values() for call in (item.get, item.post, item.patch)]
    known = [(call.responses, writes) for call, writes in calls if call is not None and call.responses is not None]
    problem = next(each["404"] for each, _ in known if "404" in each)
    for responses, writes in known:
        responses.pop("400", None)
        for status, description in (AT_THE_GATE_OF_WRITES if writes else AT_THE_GATE).items():
            if isinstance(problem, OpenAPIResponse):
                responses[status] = replace(problem, description=description)
