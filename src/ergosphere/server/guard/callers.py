"""Who calls: the account that work is charged to."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

HOUSEHOLD = 64
"""Leading bits of an IPv6 address that belong to one household; it is free to choose the rest."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return "" if connection.client is None else account_of(connection.client.host)


def account_of(host: str) -> str:
    """All addresses of one household share an account."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, HOUSEHOLD), strict=False))
