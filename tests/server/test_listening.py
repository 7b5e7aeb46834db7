"""Where a server listens, over IPv6 as over IPv4, and how people's addresses are counted."""

from __future__ import annotations

import itertools
import socket
import time
from collections.abc import Iterable

import pytest

from cli.running import free_port, has_ipv6
from nieuw.server import run
from nieuw.server.addresses import household, plain
from nieuw.server.limits import RATES
from nieuw.server.listening import PortTaken, listen
from server.client import Person
from server.conftest import People, Start

pytestmark = pytest.mark.anyio

ipv6 = pytest.mark.skipif(not has_ipv6(), reason="no IPv6 here")
both = pytest.mark.skipif(
    not (has_ipv6() and socket.has_dualstack_ipv6()), reason="no socket for IPv6 and IPv4 here"
)


async def play_a_little(person: Person) -> None:
    """A newcomer on our own page makes a table and opens it."""
    own = {"Origin": person.server.url}
    assert (await person.ask_for("POST", "/api/me", {"name": "Anna"}, own)).status_code == 200
    game = await person.new_table("me", "bot uniform")
    assert (await person.open(game, own)).at
    wrong = {"Origin": "http://[::2]"}
    assert (await person.ask_for("POST", "/api/me", {}, wrong)).status_code == 403


@ipv6
@pytest.mark.parametrize("host", ["::1", "[::1]"])
async def test_this_machine_alone_over_ipv6(host: str, own_server: Start, people: People) -> None:
    server = await own_server(NIEUW_TEST_HOST=host)
    server.name = "[::1]"
    (anna,) = await people(server)
    await play_a_little(anna)
    assert (await anna.get("/api/me"))["reached"] == ""
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", server.port))


@both
@pytest.mark.parametrize("name", ["127.0.0.1", "[::1]"])
async def test_everybody_over_one_socket(name: str, own_server: Start, people: People) -> None:
    server = await own_server(NIEUW_TEST_HOST="::", NIEUW_TEST_LAN="192.168.7.5")
    server.name = name
    (anna,) = await people(server)
    await play_a_little(anna)
    assert (await anna.get("/api/me"))["reached"] == f"http://192.168.7.5:{server.port}/"


async def newcomers(person: Person, addresses: Iterable[str]) -> tuple[int, float]:
    """How many came from such addresses, in turn, until one was too many; and how long it took."""
    began = time.monotonic()
    for n, address in enumerate(itertools.cycle(addresses)):
        person.cookie = ""
        came = await person.ask_for("POST", "/api/me", {}, {"X-Forwarded-For": address})
        if came.status_code == 429:
            return n, time.monotonic() - began
    raise AssertionError("never refused")


@both
@pytest.mark.parametrize("name", ["127.0.0.1", "[::1]"])
async def test_a_proxy_is_believed_on_either_protocol(
    name: str, own_server: Start, people: People
) -> None:
    """Over IPv4 it comes from ::ffff:127.0.0.1."""
    server = await own_server(NIEUW_TEST_HOST="::")
    server.name = name
    (anna,) = await people(server)
    most, rate = RATES["person"]
    for one in (["10.9.9.1", "::ffff:10.9.9.1"], ["2001:db8::1", "2001:db8::2:3:4:5"]):
        came, seconds = await newcomers(anna, one)
        assert most <= came <= most + rate * seconds + 1
    came, _ = await newcomers(anna, ["10.9.9.2", "10.9.9.3"])
    assert came >= 2 * most
    came, _ = await newcomers(anna, ["2001:db8:0:1::1", "2001:db8:0:2::1"])
    assert came >= 2 * most


def test_addresses_as_they_are_counted() -> None:
    counted = {
        "10.1.2.3": "10.1.2.3",
        "::ffff:10.1.2.3": "10.1.2.3",
        "::FFFF:a01:203": "10.1.2.3",
        "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::/64",
        "2001:db8:1:2::9": "2001:db8:1:2::/64",
        "2001:db8:1:3::9": "2001:db8:1:3::/64",
        "fe80::1": "fe80::1",
        "fe80::2%eth0": "fe80::2%eth0",
        "fd00::1%eth0": "fd00::/64",
        "::1": "::/64",
        "": "",
        "unknown": "unknown",
    }
    assert {address: household(address) for address in counted} == counted
    assert plain("2001:db8::1") == "2001:db8::1"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80/"),
        ("0.0.0.0", "http://127.0.0.1:80/"),
        ("::", "http://[::1]:80/"),
        ("[::]", "http://[::1]:80/"),
        ("::1", "http://[::1]:80/"),
        ("[::1]", "http://[::1]:80/"),
        ("fe80::1%eth0", "http://[fe80::1%25eth0]:80/"),
        ("localhost", "http://localhost:80/"),
    ],
)
def test_the_address_that_is_printed(host: str, address: str) -> None:
    assert run.address(host, 80) == address


@both
def test_where_others_find_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """By IPv4 if there is a network of it, else by IPv6; not if it serves this machine alone."""
    lans = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "2001:db8::7"}
    monkeypatch.setattr(run, "lan_address", lans.__getitem__)
    with listen("::", 0) as everywhere, listen("0.0.0.0", 0) as old, listen("::1", 0) as here:
        port = everywhere.getsockname()[1]
        assert run.reach("::", everywhere, "/a") == f"http://[2001:db8::7]:{port}/a/"
        assert (run.reach("0.0.0.0", old, ""), run.reach("::1", here, "")) == ("", "")
        lans[socket.AF_INET] = "192.168.7.5"
        assert run.reach("::", everywhere, "") == f"http://192.168.7.5:{port}/"


def test_play_takes_another_port_and_serve_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = free_port()
    monkeypatch.setattr(run, "USUAL_PORT", usual)
    with run.listen_somewhere("127.0.0.1") as first:
        assert first.getsockname()[1] == usual
        with run.listen_somewhere("127.0.0.1") as second:
            assert second.getsockname()[1] not in (0, usual)
        with pytest.raises(PortTaken):
            listen("127.0.0.1", usual)


def test_a_name_leads_to_the_address_that_is_here() -> None:
    with listen("localhost", 0) as listener:
        assert listener.getsockname()[0] in ("127.0.0.1", "::1")
