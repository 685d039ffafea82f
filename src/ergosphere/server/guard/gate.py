"""The gate: which requests may come in at all. Another site's page must not play here through a visitor's browser."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ergosphere.core.text import FRAME
from ergosphere.server.guard.headers import HEADERS
from ergosphere.server.protocol import Problem

READS = {"GET", "HEAD", "OPTIONS"}
OWN_SITE = {"same-origin", "none"}
JSON = "application/json"


class NotAdmitted(Exception):
    """The request may not come in."""

    def __init__(self, status: int, where: str, id: str, **values: object) -> None:
        super().__init__(id)
        self.status = status
        self.problem = Problem(str(FRAME.say(id, **values)), where)


class Gate:
    """Wraps the application. `hosts` are names it may be called by, besides this machine's own."""

    def __init__(self, app: Any, hosts: Iterable[str] = ()) -> None:
        self.app = app
        self.hosts = {plain(host) for host in hosts}
        self.own = {"localhost", plain(socket.gethostname()), f"{plain(socket.gethostname())}.local"}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except NotAdmitted as refused:
            await refuse(scope, receive, send, refused)
            return
        await self.app(scope, receive, send)

    def check(self, scope: Any) -> None:
        if scope["type"] == "http" and "\0" in scope["path"]:
            raise NotAdmitted(404, "path", "address-odd")
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        self._check_host(host, scope)
        if scope["type"] == "http" and scope["method"] in READS:
            return
        self._check_origin(headers, host)
        if scope["type"] == "http":
            check_kind(headers)

    def _check_host(self, host: str, scope: Any) -> None:
        """A foreign DNS name that resolves to this machine is not ours (DNS rebinding)."""
        name = name_of(host)
        if name in self.own or name in self.hosts or name == address_of(scope):
            return
        raise NotAdmitted(421, "Host", "host-unknown", host=host[:80])

    def _check_origin(self, headers: dict[bytes, str], host: str) -> None:
        """Programs send no origin; browsers always say which page asks."""
        origin, site = headers.get(b"origin"), headers.get(b"sec-fetch-site")
        if site is not None and site not in OWN_SITE:
            raise NotAdmitted(403, "Sec-Fetch-Site", "origin-foreign")
        if origin is None:
            return
        parts = urlsplit(origin)
        asked = parts.netloc.lower()
        same = asked == host.lower()
        if not same and plain(parts.hostname or "") not in self.hosts:
            raise NotAdmitted(403, "Origin", "origin-foreign")


def check_kind(headers: dict[bytes, str]) -> None:
    """JSON only: a form on another site could send anything else unasked."""
    empty = headers.get(b"content-length", "0") == "0" and b"transfer-encoding" not in headers
    kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
    if kind != JSON and not (empty and not kind):
        raise NotAdmitted(415, "Content-Type", "body-not-json")


def plain(name: str) -> str:
    return name.strip("[]").rstrip(".").lower()


def name_of(host: str) -> str:
    """Without the port."""
    if host.startswith("["):
        return plain(host.partition("]")[0])
    return plain(host.rpartition(":")[0] if host.count(":") == 1 else host)


def address_of(scope: Any) -> str | None:
    """Of this end of the connection: whoever reached it knows it."""
    server = scope.get("server")
    if not server:
        return None
    try:
        address = ip_address(str(server[0]).partition("%")[0])
    except ValueError:
        return None
    return str(getattr(address, "ipv4_mapped", None) or address)


async def refuse(scope: Any, receive: Any, send: Any, refused: NotAdmitted) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": refused.problem.where})
        return
    body = msgspec.json.encode(refused.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
