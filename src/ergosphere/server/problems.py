"""Everything that can go wrong with an HTTP call, as one kind of answer: `{"detail", "where"}`."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ergosphere.core.complaints import in_words
from ergosphere.core.errors import ErgosphereError, IllegalAction
from ergosphere.core.text import FRAME
from ergosphere.server.pages import document
from ergosphere.server.protocol import Problem
from ergosphere.server.storage.store import StoreUnavailable
from ergosphere.server.thinking.lanes import Crowded
from ergosphere.server.thinking.workers import TooLarge, TooLong

LOG = logging.getLogger("ergosphere.http")


class NoTable(Exception):
    """There is no table with this id."""


class NoCode(Exception):
    """There is no table with this code."""


class WrongKey(Exception):
    """A key that doesn't open what it was used for, or none."""


class Refusal(Exception):
    """An answer other than yes."""

    def __init__(self, status: int, detail: str, where: str | None = None) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.where = where


def refusal(status: int, id: str, where: str | None, **values: object) -> Refusal:
    return Refusal(status, str(FRAME.say(id, **values)), where)


@contextmanager
def at(where: str) -> Iterator[None]:
    """Adds the place in the body to any complaint about it."""
    try:
        yield
    except ErgosphereError as problem:
        raise Refusal(422, str(problem), where) from None


def answer(status: int, detail: str, where: str | None) -> Response[Problem]:
    return Response(Problem(detail, where), status_code=status, media_type=MediaType.JSON)


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    return answer(error.status, error.detail, error.where)


def on_no_table(_: Request[Any, Any, Any], error: NoTable) -> Response[Problem]:
    return answer(404, str(FRAME.say("table-unknown")), "id")


def on_no_code(_: Request[Any, Any, Any], error: NoCode) -> Response[Problem]:
    return answer(404, str(FRAME.say("code-unknown")), "code")


def on_wrong_key(_: Request[Any, Any, Any], error: WrongKey) -> Response[Problem]:
    return answer(403, str(FRAME.say("key-wrong")), "key")


def on_wrong(_: Request[Any, Any, Any], error: ErgosphereError) -> Response[Problem]:
    """A well-formed wish that the table doesn't allow now is a conflict; the rest was asked wrongly."""
    return answer(409 if isinstance(error, IllegalAction) else 422, str(error), None)


def on_store(_: Request[Any, Any, Any], error: StoreUnavailable) -> Response[Problem]:
    LOG.warning("not written: %s", error)
    return answer(503, str(FRAME.say("store-unavailable")), None)


def on_too_long(_: Request[Any, Any, Any], error: TooLong) -> Response[Problem]:
    return answer(503, str(FRAME.say("tool-too-long")), None)


def on_too_large(_: Request[Any, Any, Any], error: TooLarge) -> Response[Problem]:
    return answer(503, str(FRAME.say("tool-too-large")), None)


def on_crowded(_: Request[Any, Any, Any], error: Crowded) -> Response[Problem]:
    return answer(429, str(FRAME.say("tool-crowded")), None)


def on_invalid(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    """Litestar's own words for a body or parameter of the wrong type."""
    first = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    message = str(first.get("message") or error.detail) if isinstance(first, dict) else str(error.detail)
    problem, where = split(message)
    if where is None and isinstance(first, dict) and first.get("key"):
        where = str(first["key"])
    return answer(422, problem, where)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = 422 if error.status_code == 400 else error.status_code
    if status == 404 and (page := nowhere(request)) is not None:
        return page
    return answer(status, error.detail, None if status == 422 else request.url.path)


def nowhere(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """A person with a browser who came to a wrong address gets the page, which says so; a program gets its answer."""
    programs = request.url.path.startswith(("/api/", "/assets/"))
    if programs or request.method != "GET" or "text/html" not in request.headers.get("accept", ""):
        return None
    text = document()
    headers = {"cache-control": "no-cache", "vary": "Accept"}
    return None if text is None else Response(text, status_code=404, media_type=MediaType.HTML, headers=headers)


def on_decode(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A body that is no JSON: broken, no UTF-8, or nested without end."""
    return answer(422, *split(str(error)))


def split(message: str) -> tuple[str, str | None]:
    """msgspec's messages name the place at their end."""
    problem, _, place = message.partition(" - at `$")
    return in_words(problem), place.strip("`.") or None


def on_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return answer(500, str(FRAME.say("server-failed")), None)


HANDLERS: dict[int | type[Exception], Any] = {
    Refusal: on_refusal,
    NoTable: on_no_table,
    NoCode: on_no_code,
    WrongKey: on_wrong_key,
    ErgosphereError: on_wrong,
    StoreUnavailable: on_store,
    TooLong: on_too_long,
    TooLarge: on_too_large,
    Crowded: on_crowded,
    ValidationException: on_invalid,
    HTTPException: on_http,
    msgspec.DecodeError: on_decode,
    UnicodeError: on_decode,
    RecursionError: on_decode,
    Exception: on_bug,
}
