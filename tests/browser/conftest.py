"""A real server, a real Chromium."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.people import PATIENCE, somebody
from browser.starting import chromium, start_server, stop_server

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of this folder are marked."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium without a window."""
    expect.set_options(timeout=PATIENCE)
    with chromium() as made:
        yield made


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its tables."""
    return tmp_path_factory.mktemp("server") / "tables.db"


@pytest.fixture(scope="session")
def address(database: Path) -> Iterator[str]:
    """A server on a fresh database, as `nieuw serve` starts it."""
    server, address = start_server(database)
    yield address
    stop_server(server)


@pytest.fixture
def context(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Somebody new."""
    made = somebody(browser, address)
    yield made
    made.close()


@pytest.fixture
def other(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """Somebody else."""
    made = somebody(browser, address)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which nothing may go wrong unseen."""
    made = context.new_page()
    wrong: list[str] = []
    made.on("pageerror", lambda error: wrong.append(str(error)))
    made.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    yield made
    if os.environ.get("NIEUW_SHOTS"):
        made.screenshot(path=os.environ["NIEUW_SHOTS"])
    assert wrong == []


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, as a script."""
    client = HERE.parent.parent / "client"
    return (client / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
