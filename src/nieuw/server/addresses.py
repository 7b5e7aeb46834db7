"""The addresses people come from."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.types import ASGIApp, Receive, Scope, Send

NETWORK = 64
"""Bits of an IPv6 address that a home shares; anyone there may take any of the rest."""


def plain(address: str) -> str:
    """An address as it is; one of IPv4 as such where it came through a socket of IPv6."""
    found = _ipv6(address)
    return str(found.ipv4_mapped) if found and found.ipv4_mapped else address


def household(address: str) -> str:
    """What limits count as one: an address of IPv4, or a whole network of IPv6. On a link of its
    own each address counts, as all neighbours there share a network."""
    found = _ipv6(plain(address))
    if found is None or found.is_link_local:
        return plain(address)
    return str(IPv6Network((int(found), NETWORK), strict=False))


def _ipv6(address: str) -> IPv6Address | None:
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return found if isinstance(found, IPv6Address) else None


class PlainAddresses:
    """Tells an app the plain address of each connection, also of a proxy it trusts."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if client := scope.get("client"):
            scope["client"] = (plain(client[0]), client[1])
        await self.app(scope, receive, send)
