"""Waiting and inviting: links and QR codes that others can use, and a page that says what it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.people import make_table, somebody
from browser.starting import start_with, stop_server
from browser.words import says

LAN = "192.168.7.5"
CLIENT = Path(__file__).parent.parent.parent / "client"
READER = CLIENT / "node_modules" / "jsqr" / "dist" / "jsQR.js"
SCAN = """async (svg) => {
  const drawn = new XMLSerializer().serializeToString(svg);
  const picture = new Image();
  picture.src = "data:image/svg+xml," + encodeURIComponent(
    drawn.replace("<svg ", "<svg width='400' height='400' ")
  );
  await picture.decode();
  const canvas = new OffscreenCanvas(400, 400).getContext("2d");
  canvas.drawImage(picture, 0, 0, 400, 400);
  const { data } = canvas.getImageData(0, 0, 400, 400);
  return window.jsQR(data, 400, 400)?.data;
}"""
PLAIN = """for (const gone of ["clipboard", "share"])
  Object.defineProperty(navigator, gone, { value: undefined });"""


@pytest.fixture(scope="module")
def on_the_network(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that others on the network reach at another address than its own page."""
    folder = tmp_path_factory.mktemp("lan")
    server, address = start_with(folder / "tables.db", NIEUW_TEST_LAN=LAN)
    yield address
    stop_server(server)


def scanned(page: Page, link: str) -> str:
    """What another's phone would read in the code of a link."""
    code = page.get_by_role("img", name=says("page-qr", link=link))
    code.wait_for()
    page.evaluate(READER.read_text("utf-8"))
    return str(code.evaluate(SCAN))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_codes_and_links_name_an_address_others_reach(
    browser: Browser, on_the_network: str, theme: str
) -> None:
    with closing(somebody(browser, on_the_network, theme=theme)) as her:
        game = make_table(her, "me Anna", "open", "open")
        page = her.new_page()
        page.goto(f"./#/table/{game}")
        port = on_the_network.rstrip("/").rpartition(":")[2]
        links = page.get_by_label(says("page-link"))
        expect(links).to_have_count(2)
        seats = [links.nth(n).input_value() for n in range(2)]
        assert all(link.startswith(f"http://{LAN}:{port}/#/join/") for link in seats)
        watch = page.get_by_label(says("page-invite-watch"))
        assert watch.input_value() == f"http://{LAN}:{port}/#/table/{game}"
        assert scanned(page, seats[0]) == seats[0]
        page.get_by_role("button", name=says("page-qr-show")).nth(1).click()
        assert scanned(page, seats[1]) == seats[1]


def test_an_invitation_says_who_invites_to_what(browser: Browser, on_the_network: str) -> None:
    with (
        closing(somebody(browser, on_the_network)) as her,
        closing(somebody(browser, on_the_network)) as his,
        closing(somebody(browser, on_the_network)) as third,
    ):
        game = make_table(her, "me Anna", "open", "open")
        links = [link["path"] for link in her.request.post(f"api/tables/{game}/links").json()]
        page = his.new_page()
        page.goto(f"./{links[0]}")
        expect(page.get_by_role("heading", level=1)).to_have_text(says("page-join-by", who="Anna"))
        for n in (1, 2, 3):
            expect(page.get_by_text(says(f"page-join-game-{n}"))).to_be_visible()
        seat = says("page-seat-free", colour=says("colour-orange"))
        expect(page.get_by_text(seat)).to_be_visible()
        page.get_by_label(says("page-your-name")).fill("Bo")
        page.get_by_role("button", name=says("page-join-sit")).click()
        page.get_by_role("heading", level=1, name=says("page-table-waits")).wait_for()
        late = third.new_page()
        late.goto(f"./{links[0]}")
        expect(late.get_by_role("alert")).to_have_text(says("page-fault-seat-taken"))
        late.goto(f"./{links[1]}")
        expect(late.get_by_role("listitem").get_by_text("Bo", exact=True)).to_be_visible()


@pytest.mark.parametrize("works", [True, False])
def test_a_link_is_copied_on_plain_http(browser: Browser, on_the_network: str, works: bool) -> None:
    """The old way; where not even that works, the link is selected, and the page says so."""
    with closing(somebody(browser, on_the_network)) as her:
        her.add_init_script(PLAIN)
        if not works:
            her.add_init_script("document.execCommand = () => false")
        game = make_table(her, "me Anna", "open")
        page = her.new_page()
        page.goto(f"./#/table/{game}")
        row = page.get_by_role("listitem").filter(has=page.get_by_label(says("page-link")))
        button = row.get_by_role("button", name=says("page-copy"), exact=True)
        button.click()
        if works:
            copied = row.get_by_role("button", name=says("page-copied"))
            expect(copied).to_be_visible()
        else:
            expect(row.get_by_text(says("page-copy-by-hand"))).to_be_visible()
            expect(button).to_be_visible()
        assert page.evaluate("getSelection().toString()") == (
            row.get_by_label(says("page-link")).input_value()
        )
