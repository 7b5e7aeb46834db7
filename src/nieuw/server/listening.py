"""What a server listens on: one socket, or the reason why there is none."""

from __future__ import annotations

import errno
import os
import socket
from typing import Any, Final


class CantListen(Exception):
    """A host and port nobody can listen on here, and the system's reason."""

    def __init__(self, host: str, port: int, reason: str = "") -> None:
        super().__init__(host, port, reason)
        self.host = host
        self.port = port
        self.reason = reason


class UnknownHost(CantListen):
    """Neither an address nor a name that leads to one."""


class Elsewhere(CantListen):
    """An address this machine does not have."""


class PortTaken(CantListen):
    """Another program listens there."""


class PortReserved(CantListen):
    """A port that needs more rights."""


KNOWN: Final[dict[int | None, type[CantListen]]] = {
    errno.EADDRNOTAVAIL: Elsewhere,
    errno.EAFNOSUPPORT: Elsewhere,
    errno.EADDRINUSE: PortTaken,
    errno.EACCES: PortReserved,
}


def bare(host: str) -> str:
    """A host without the brackets an IPv6 address has in a URL."""
    return host[1:-1] if host.startswith("[") and host.endswith("]") else host


def listen(host: str, port: int) -> socket.socket:
    """A socket to listen on, at the first address of a host that is this machine's; one for IPv6
    takes IPv4 as well where the system can."""
    for family, address in _addresses(host, port):
        dual = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
        try:
            found = socket.create_server(address, family=family, dualstack_ipv6=dual)
        except OSError as error:
            why = KNOWN.get(error.errno, CantListen)
            if why is Elsewhere:
                continue
            raise why(host, port, os.strerror(error.errno or 0)) from None
        # Inherited by every connection; asyncio does it only where the protocol is named.
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return found
    raise Elsewhere(host, port)


def families(listener: socket.socket) -> list[socket.AddressFamily]:
    """The kinds of addresses that reach a socket which listens everywhere, IPv4 first."""
    if listener.family == socket.AF_INET:
        return [socket.AF_INET]
    alone = listener.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY)
    return [socket.AF_INET6] if alone else [socket.AF_INET, socket.AF_INET6]


def _addresses(host: str, port: int) -> list[tuple[socket.AddressFamily, tuple[Any, ...]]]:
    """The addresses of a host, those of IPv4 first."""
    try:
        found = socket.getaddrinfo(bare(host), port, type=socket.SOCK_STREAM)
    except (socket.gaierror, UnicodeError):
        raise UnknownHost(host, port) from None
    addresses = [(family, address) for family, _, _, _, address in found]
    return sorted(addresses, key=lambda one: one[0] != socket.AF_INET)
