"""The page that `nieuw play` opens: a new table with the seats, bots, box and language of its
options."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.pressing import READY
from browser.words import says
from cli.running import free_port
from nieuw.box.file import parse

OWN_BOX = Path(__file__).parent.parent / "releases" / "0.1.0" / "box.toml"
OPTIONS = ("--players", "Anna,bot:merchant,Bo Berg,bot:uniform", "--language", "de")


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """What `nieuw play` says to open."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    command = [sys.executable, "-m", "nieuw.cli", "play", "--port", str(free_port())]
    command += [*OPTIONS, "--box", str(OWN_BOX)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        yield next(word for word in line.split() if word.startswith("http://"))
        server.kill()


def test_the_page_has_what_the_options_ask_for(address: str, browser: Browser) -> None:
    context = browser.new_context(base_url=address.partition("#")[0], locale="en-GB")
    page = context.new_page()
    page.goto(address)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    names = page.locator("form li input.what")
    expect(names).to_have_count(2)
    expect(names.first).to_have_value("Anna")
    expect(names.last).to_have_value("Bo Berg")
    bots = page.locator("form li select.what")
    expect(bots.first).to_have_value("merchant")
    expect(bots.last).to_have_value("uniform")
    box = parse(OWN_BOX.read_bytes(), "box")
    expect(page.get_by_role("status").filter(has_text=box.name)).to_be_visible()
    page.locator("form .primary").click()
    page.locator(READY).first.wait_for()
    record = context.request.get(f"api/tables/{page.url.rsplit('/', 1)[1]}/record").text()
    assert box.digest in record
    for seat in ('"Anna"', '"Bo Berg"', '"bot:merchant"', '"bot:uniform"'):
        assert seat in record
    context.close()


def test_bots_that_the_server_does_not_know_are_the_usual_ones(page: Page) -> None:
    page.goto("./#/new?seats=,bot:nobody,bot:patroon")
    bots = page.locator("form li select.what")
    expect(bots.first).to_have_value("farmer")
    expect(bots.last).to_have_value("patroon")
    page.get_by_text(says("page-box-own"), exact=True).wait_for()
