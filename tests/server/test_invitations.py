"""What a seat's link tells before anybody sits down, and the address it names."""

from __future__ import annotations

import pytest

from server.client import Refusal
from server.conftest import People, Start
from server.serving import Server

pytestmark = pytest.mark.anyio


async def test_a_link_says_who_invites_to_what(server: Server, people: People) -> None:
    """As often as one looks, until somebody sits there; nobody else learns anything."""
    host, guest, other = await people(server, 3)
    game = await host.new_table("me Anna", "open", "bot farmer", "open")
    tokens = await host.seat_tokens(game)
    for _ in range(2):
        told = await guest.post("/api/invitation", {"token": tokens[1]})
        assert (told["by"], told["seat"]) == ("Anna", 1)
        assert [(chair["kind"], chair["name"]) for chair in told["chairs"]] == [
            *(("person", "Anna"), ("open", ""), ("bot", "farmer"), ("open", "")),
        ]
    await guest.post("/api/join", {"token": tokens[1], "name": "Bo"})
    told = await other.post("/api/invitation", {"token": tokens[3]})
    assert [chair["name"] for chair in told["chairs"]] == ["Anna", "Bo", "farmer", ""]
    for token in (tokens[1], "", "nonsense"):
        with pytest.raises(Refusal) as refused:
            await other.post("/api/invitation", {"token": token})
        assert refused.value.code == "seat-taken"


async def test_a_host_without_a_seat_invites_by_their_own_name(
    server: Server, people: People
) -> None:
    host, guest = await people(server, 2)
    await host.post("/api/me", {"name": "Wim"})
    game = await host.new_table("open", "open")
    tokens = await host.seat_tokens(game)
    assert (await guest.post("/api/invitation", {"token": tokens[0]}))["by"] == "Wim"


@pytest.mark.parametrize("lan", ["192.168.7.5", "127.0.0.1", ""])
async def test_a_server_on_the_network_tells_where_it_is_reached(
    lan: str, own_server: Start, people: People
) -> None:
    """Not where there is no network, nor where it serves this machine alone."""
    server = await own_server(**({"NIEUW_TEST_LAN": lan} if lan else {}))
    (person,) = await people(server)
    reached = f"http://{lan}:{server.port}/" if lan.startswith("192") else ""
    assert (await person.get("/api/me"))["reached"] == reached
