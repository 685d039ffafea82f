"""Headers on every answer: what a browser may do with it."""

from __future__ import annotations

from litestar.types import Message, Scope

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
"""For files that can't be documents: the other headers would only add weight to two dozen files."""
NEEDLESS_OF_PARTS = (b"content-disposition", b"etag", b"last-modified")
"""File names carry the hash of the content, so nobody asks whether a file has changed."""


async def harden(message: Message, scope: Scope) -> None:
    """On every answer, errors and files included."""
    if message["type"] == "http.response.start":
        own = list(message.get("headers", ()))
        kind = next((value for name, value in own if name.lower() == b"content-type"), b"")
        part = scope["path"].startswith("/assets/") and kind.startswith(PARTS)
        kept = [one for one in own if one[0].lower() not in NEEDLESS_OF_PARTS] if part else own
        message["headers"] = [*kept, *(HEADERS_OF_PARTS if part else HEADERS)]
