"""The page: one document for every screen, and the files that it loads. Built by make into the folder `page`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from ergosphere.core.text import FRAME

FOLDER = Path(__file__).parent / "page"
SCREENS = [
    "/",
    "/new/{game:str}",
    "/t/{id:str}",
    "/rules",
    "/rules/{game:str}",
    "/record",
    "/score",
    "/score/{game:str}",
]
"""All serve the same document; the page works out which screen to show."""


@cache
def document() -> bytes | None:
    """Read once; None where the page was never built."""
    file = FOLDER / "index.html"
    return file.read_bytes() if file.is_file() else None


@get(SCREENS, include_in_schema=False, media_type=MediaType.HTML)
async def screen() -> Response[bytes]:
    text = document()
    if text is None:
        return Response(str(FRAME.say("page-missing")).encode(), status_code=503, media_type=MediaType.TEXT)
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def page_routes() -> list[ControllerRouterHandler]:
    """Names of assets carry the hash of their content, so browsers may cache them forever."""
    assets = FOLDER / "assets"
    if not assets.is_dir():
        return [screen]
    for_ever = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
    return [screen, create_static_files_router("/assets", directories=[assets], cache_control=for_ever)]
