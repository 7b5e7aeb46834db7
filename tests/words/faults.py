"""What must not be in a text that people read, by language."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel import Locale

from words.rendering import Rendering

HERE = Path(__file__).parent
QUOTES = {"en": "“”", "de": "„“", "ru": "«»„“", "hu": "„”", "it": "«»“”"}
SPACED_PERCENT = ("de", "ru")
TYPED = re.compile(
    r'"[^"\s]*,[^"\s]*"'  # --players "Anna,bot:greedy,Bo"
    r"|'(?= = )"  # a sign of nieuw box show
    r"|\b[A-ZÁÉÍÓÖŐÚÜŰА-ЯЁ]+\.\.\."  # FILE...
    r"|\b(?:wood|corn) -\d"
)
"""Written as it is typed in a terminal, not as people write."""
FAULTS = {
    "a doubled space": re.compile(r"[ \u00a0]{2}"),
    "a space before a mark": re.compile(r"[ \u00a0\n](?:[,;)]|\.(?!\.)|…)"),
    "a space after a bracket": re.compile(r"[(\[„«][ \u00a0]"),
    "empty brackets": re.compile(r"\(\)|\[\]|«»|“”|„“|„”"),
    "a plain space between a number and its word": re.compile(
        r"(?<!\w)(?:\d+|\*\d+\*) (?=[^\W\d_])"
    ),
    "a reference": re.compile(r"[{}]|\[[a-z]+(?:-[a-z0-9]+)+\]"),
    "a straight quotation mark or apostrophe": re.compile(r"[\"'`]"),
    "three dots": re.compile(r"\.\.\."),
    "a hyphen for a minus": re.compile(r"(?<![\w-])-\d"),
}
NUMBER_AND_WORD = re.compile(r"(?<![\w.,])(\d+)\u00a0([^\W\d_]+)")
NUMBERED = ("board-column", "board-column-taken", "board-district", "board-posts")
"""Where a number names what follows it."""
CATEGORIES = ("one", "few", "many", "other")


def faults(language: str, text: str) -> Iterator[str]:
    """Everything wrong with a text of a language."""
    written = _written(text)
    for fault, pattern in FAULTS.items():
        if pattern.search(written):
            yield fault
    if re.search(r"\d%" if language in SPACED_PERCENT else r"\d[ \u00a0]%", written):
        yield "a percent sign written otherwise"
    if set(written) & set("“”„«»") - set(QUOTES[language]):
        yield f"other quotation marks than {QUOTES[language]}"
    for variant, pattern, preferred in forbidden(language):
        if pattern.search(written):
            yield f"“{variant}”, write “{preferred}”"


def _written(text: str) -> str:
    """What is not typed, without the places where a word may be broken."""
    return TYPED.sub("TYPED", text).replace("\u00ad", "")


def disagreeing(language: str, sentences: Iterable[Rendering]) -> list[str]:
    """Words that follow numbers of which only some can have them: `1 points` next to `2 points`."""
    examples: dict[str, dict[str, str]] = {}
    for key, text in sentences:
        if key not in NUMBERED:
            for number, word in NUMBER_AND_WORD.findall(_written(text)):
                category = _plural_category(language, int(number))
                examples.setdefault(word, {}).setdefault(category, f"{key}: {text}")
    known = _words_after_numbers(language)
    return [
        f"“{word}” after {' and '.join(by_category)}: {' / '.join(by_category.values())}"
        for word, by_category in examples.items()
        if len(by_category) > 1 and not by_category.keys() <= known.get(word, known.get("*", set()))
    ]


@functools.cache
def _plural_category(language: str, number: int) -> str:
    return str(Locale(language).plural_form(number))


def lines(folder: str, language: str) -> list[str]:
    """The lines of a list for a language, without remarks."""
    text = (HERE / folder / f"{language}.txt").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


@functools.cache
def _words_after_numbers(language: str) -> dict[str, set[str]]:
    """Words that follow numbers of several categories, each with these."""
    words = {}
    for line in lines("numbers", language):
        word, *categories = line.split()
        words[word] = set(categories or CATEGORIES)
    return words


@functools.cache
def forbidden(language: str) -> list[tuple[str, re.Pattern[str], str]]:
    """Variants of a word, each with the one that is used; * is any ending, <n> a number."""
    variants = []
    for line in lines("forbidden", language):
        variant, _, preferred = (part.strip() for part in line.partition("→"))
        pattern = re.escape(variant).replace(r"\*", r"\w*").replace(r"\ ", "[ \u00a0]")
        pattern = pattern.replace("<n>", r"\d+")
        case = re.IGNORECASE if variant == variant.lower() else re.NOFLAG
        variants.append((variant, re.compile(rf"(?<!\w){pattern}(?!\w)", case), preferred))
    return variants
