"""Who calls: the address on whose account something is done."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

HOUSEHOLD = 64
"""Bits of an address of version 6 that one household has; the rest it may choose as it likes."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    return "" if connection.client is None else account_of(connection.client.host)


def account_of(host: str) -> str:
    """One line is one account, whichever of its addresses it uses."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, HOUSEHOLD), strict=False))
