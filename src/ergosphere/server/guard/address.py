"""Where a server can be reached: on this machine, and by others in the same network."""

from __future__ import annotations

import ipaddress
import socket

ANY = ("0.0.0.0", "::", "")  # noqa: S104
ELSEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation: asking for the route to it sends nothing."""


def url_of(host: str, port: int) -> str:
    """As this machine reaches it; a server that listens everywhere is here, too."""
    here = "127.0.0.1" if host in ANY else host
    return f"http://{'[' + here + ']' if ':' in here else here}:{port}"


def in_network(host: str, port: int) -> list[str]:
    """As others reach it; empty if the server only listens to this machine, or there is no network."""
    if host not in ANY:
        return [] if is_loopback(host) else [url_of(host, port)]
    own = own_address()
    return [] if own is None else [url_of(own, port)]


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address() -> str | None:
    """The address that this machine uses towards others."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
            found = str(way.getsockname()[0])
        except OSError:
            return None
    return None if is_loopback(found) or found in ANY else found
