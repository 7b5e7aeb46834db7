"""The README's example runs, and its commands exist."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_library_example_plays_a_game() -> None:
    example = re.search(r"```python\n(.*?)```", README, re.S)
    assert example is not None
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(compile(example[1], "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\]\n", said.getvalue())


def test_it_opens_with_the_two_commands() -> None:
    assert re.findall(r"```sh\n(.*?)\n```", README) == ["./play", "./test"]
