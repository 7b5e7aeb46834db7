"""The kinds of arguments in `locales/arguments.toml`: declared for all, once, and as they are said.

What the page says is held to them by its compiler (`client/src/words/messages.ts`).
"""

from __future__ import annotations

import ast
import fnmatch
from collections import Counter

import pytest

from nieuw.say import words
from nieuw.say.arguments import kinds
from test_locales import SPEAKING, SRC
from words.rendering import messages
from words.saying import WrongArgument, check

SAYING = [
    SRC / "table" / "notes.py",
    *(file for room in ("say", "cli", "arena") for file in sorted((SRC / room).rglob("*.py"))),
]


def asked(key: str) -> set[str]:
    """What any language needs to say a message."""
    return set().union(*(messages(language)[key].arguments for language in words.languages()))


def test_every_argument_has_one_kind() -> None:
    declared = Counter(argument for kind in kinds().values() for argument in kind.arguments)
    assert [argument for argument, n in declared.items() if n > 1] == []
    said = {
        f"{key}.{name}" if f"{key}.{name}" in declared else name
        for key in messages(words.DEFAULT)
        for name in asked(key)
    }
    assert said == set(declared)


def test_every_kind_has_values() -> None:
    for name, kind in kinds().items():
        ways = (kind.numbers, kind.words, kind.texts, kind.messages, kind.list, kind.row)
        assert sum(map(bool, ways)) == 1, name
        for pattern in (*kind.messages, *kind.list, *kind.row):
            assert fnmatch.filter(messages(words.DEFAULT), pattern), (name, pattern)


def test_callers_give_what_a_message_asks_for() -> None:
    wrong = []
    for file in SAYING:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in SPEAKING and isinstance(node.args[0], ast.Constant):
                keywords = {argument.arg for argument in node.keywords}
                needed = asked(str(node.args[0].value))
                right = keywords - {None} <= needed if None in keywords else keywords == needed
                wrong += [] if right else [f"{file.name}:{node.lineno}: {sorted(needed)}"]
    assert wrong == []


def test_a_wrong_argument_is_seen() -> None:
    check("amount-coin", {"n": 2})
    check("choose-wood", {"deal": "buy", "fee": 0})
    with pytest.raises(WrongArgument, match=r"amount-coin.n: '2' is no count"):
        check("amount-coin", {"n": "2"})
    with pytest.raises(WrongArgument, match=r"log-verb-pass.who: 3 is no name"):
        check("log-verb-pass", {"who": 3})
    with pytest.raises(WrongArgument, match=r"choose-wood.deal: 'steal' is no deal"):
        check("choose-wood", {"deal": "steal", "fee": 0})


def test_every_test_checks_what_is_said() -> None:
    with pytest.raises(WrongArgument):
        words.say("amount-coin", n="2")
