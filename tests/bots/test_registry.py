"""Bots by what is written for them: names, budgets, and bots of other packages."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bots.asking import code_block, play
from nieuw.bots import BOTS, bot
from nieuw.bots.base import BadBudget, Budget, UnknownBot

POINTS = code_block("bots.md", "## In Python", "toml").splitlines()[1]


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The package of the page, installed for this test."""
    (tmp_path / "thrifty.py").write_text(code_block("bots.md", "## In Python"), "utf-8")
    info = tmp_path / "thrifty-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: thrifty\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[nieuw.bots]\n{POINTS.replace(chr(34), '')}\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "thrifty", raising=False)
    return tmp_path


@pytest.mark.usefixtures("package")
def test_the_package_of_the_page_plays_a_whole_game() -> None:
    player = bot("thrifty")
    assert (player.name, player.budget) == ("thrifty", Budget())
    assert bot("thrifty:20:1s").budget == Budget(20, 1.0)
    assert bot("thrifty:20:1s").name == "thrifty:20:1s"
    record = play([player, bot("greedy")])
    assert [name for _, name in record.seats] == ["bot:thrifty", "bot:greedy"]
    assert record.result() is not None


@pytest.mark.usefixtures("package")
def test_an_unknown_bot_lists_all_there_are() -> None:
    with pytest.raises(UnknownBot) as caught:
        bot("nobody")
    known = ", ".join([*BOTS, "thrifty", "exec:COMMAND"])
    assert str(caught.value) == f"expected a bot ({known}), got 'nobody'"


@pytest.mark.parametrize("budget", ["0", "-5", "1e99", "x", "", "1s:2s"])
@pytest.mark.usefixtures("package")
def test_an_impossible_budget(budget: str) -> None:
    with pytest.raises(BadBudget, match=r"^expected .*, got .*$"):
        bot(f"thrifty:{budget}")


def test_a_package_that_fails(package: Path) -> None:
    (package / "thrifty.py").write_text("import nowhere_at_all\n")
    with pytest.raises(UnknownBot) as caught:
        bot("thrifty")
    assert str(caught.value) == (
        "thrifty of thrifty:Thrifty: ModuleNotFoundError: No module named 'nowhere_at_all'"
    )


def test_a_package_bot_that_answers_nonsense(
    package: Path, caplog: pytest.LogCaptureFixture
) -> None:
    text = (package / "thrifty.py").read_text()
    (package / "thrifty.py").write_text(text.replace("return sentence(", "return 1 + str("))
    record = play([bot("thrifty"), bot("uniform")])
    assert record.result() is not None
    assert [one.getMessage().split("; ")[1] for one in caplog.records] == [
        "a quick move instead",
        "a quick move instead",
        "quick moves from now on, as it failed before",
    ]
    assert caplog.records[0].getMessage().startswith("thrifty: TypeError: ")
