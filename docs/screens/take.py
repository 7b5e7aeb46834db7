"""Takes the pictures of this folder: every page and every kind of decision, wide and on a phone.

Run by hand: `PYTHONPATH=src:tests python docs/screens/take.py [NAME ...]`
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from browser.looking import be_still, speak
from browser.people import somebody
from browser.positions import KINDS
from browser.scenes import MOMENTS, PAGES, Scene, decide
from browser.starting import chromium, start_server, stop_server

HERE = Path(__file__).parent
LANGUAGES = {"en": "English", "de": "German"}
SIZES = {"wide": (1280, 800, 0.7, 20), "phone": (390, 844, 0.9, 20)}
"""Width, height, how much smaller the picture is, and its quality."""
DECISIONS = {kind: decide(kind, seats=3) for kind in KINDS}
CHAPTERS = {"Pages": PAGES, "Decisions": DECISIONS, "At the table": MOMENTS}


def languages(name: str) -> dict[str, str]:
    """The languages of a picture, by code."""
    return {"en": LANGUAGES["en"]} if name in MOMENTS else LANGUAGES


def main(wanted: list[str]) -> None:
    """Take the pictures of these names, or all of them, and write the list."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        server, address = start_server(Path(folder) / "tables.db")
        try:
            for scenes in CHAPTERS.values():
                for name, scene in scenes.items():
                    if not wanted or name in wanted:
                        take(browser, address, name, scene)
        finally:
            stop_server(server)
    (HERE / "README.md").write_text(index(), "utf-8")


def take(browser: Browser, address: str, name: str, scene: Scene) -> None:
    """A scene in every size and language."""
    for size, (width, height, scale, quality) in SIZES.items():
        context = somebody(browser, address, theme="light", language="en")
        context.set_default_timeout(60_000)
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        scene(context, page)
        for language in languages(name):
            speak(page, language)
            be_still(page)
            path = HERE / f"{name}-{size}-{language}.webp"
            path.write_bytes(picture(page, width, height, scale, quality))
        context.close()


def picture(page: Page, width: int, height: int, scale: float, quality: int) -> bytes:
    """What the window shows, small."""
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": scale}
    taken = page.context.new_cdp_session(page).send(
        "Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip}
    )
    return base64.b64decode(taken["data"])


def index() -> str:
    """The list of all pictures."""
    lines = [
        "# What it looks like",
        "",
        "Every page and every kind of decision, on a desktop (1280 x 800) and on a phone",
        "(390 x 844), in English and German; what else a table shows, in English. Taken by",
        "[`take.py`](take.py).",
    ]
    for chapter, scenes in CHAPTERS.items():
        lines += ["", f"## {chapter}"]
        for name in scenes:
            lines += ["", f"### {name}", ""]
            for size in SIZES:
                wide = 400 if size == "wide" else 130
                lines += [
                    f'<img src="{name}-{size}-{code}.webp" width="{wide}" '
                    f'alt="{name}, {size}, {language}">'
                    for code, language in languages(name).items()
                ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(sys.argv[1:])
