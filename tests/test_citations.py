"""Every rule of docs/rules.md is cited by the code that plays it and by a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
RULE = re.compile(r"\bR\d+\.\d+\b")
EXAMPLES = range(1, 29)


def rules() -> list[str]:
    """The numbers of all rules, in order."""
    text = (ROOT / "docs" / "rules.md").read_text("utf-8")
    return re.findall(r"^- \*\*(R\d+\.\d+)\*\*", text, re.MULTILINE)


def trees(folder: Path) -> list[ast.Module]:
    """The Python files below a folder, but this one."""
    files = [path for path in sorted(folder.rglob("*.py")) if path != Path(__file__)]
    return [ast.parse(path.read_text("utf-8")) for path in files]


def core_docstrings() -> str:
    """Everything the core says about itself, attributes included."""
    return "\n".join(
        str(node.value.value)
        for tree in trees(ROOT / "src" / "nieuw" / "core")
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )


def all_tests() -> list[ast.FunctionDef]:
    """All test functions."""
    return [
        node
        for tree in trees(HERE)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_the_page_is_read() -> None:
    """The page has the rules we think it has."""
    found = rules()
    assert len(found) == len(set(found))
    assert found[0] == "R0.1"
    assert found[-1] == "R12.4"
    assert {"R1.8", "R4.10", "R9.9", "R10.8", "R10.11"} <= set(found)


def test_every_rule_is_cited_in_the_core() -> None:
    """Each rule stands in a docstring next to the code that plays it."""
    cited = set(RULE.findall(core_docstrings()))
    assert [rule for rule in rules() if rule not in cited] == []


def test_every_rule_is_cited_by_a_test() -> None:
    """Each rule stands in the docstring of a test."""
    cited = {rule for test in all_tests() for rule in RULE.findall(ast.get_docstring(test) or "")}
    assert [rule for rule in rules() if rule not in cited] == []


def test_no_other_rule_is_cited() -> None:
    """A number that the page does not have is a mistake."""
    cited = RULE.findall(core_docstrings())
    cited += [rule for test in all_tests() for rule in RULE.findall(ast.get_docstring(test) or "")]
    assert sorted(set(cited) - set(rules())) == []


def test_every_example_has_a_record_and_a_test() -> None:
    """E1 to E28, in the page, in tests/rulebook and in test_rulebook.py."""
    page = (ROOT / "docs" / "rules.md").read_text("utf-8")
    assert re.findall(r"^\| (E\d+) \|", page, re.MULTILINE) == [f"E{n}" for n in EXAMPLES]
    files = {path.name for path in (HERE / "rulebook").glob("*.nar")}
    assert files == {f"E{n}.nar" for n in EXAMPLES}
    names = [test.name for test in all_tests()]
    for n in EXAMPLES:
        assert len([name for name in names if name.startswith(f"test_e{n}_")]) == 1
