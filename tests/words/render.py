"""Prints every message of a language as it is said, for someone to read:

python tests/words/render.py de [page.ftl ...]   (with PYTHONPATH=src:tests)

Each value of an argument alone; what differs in a number only is printed once.
"""

from __future__ import annotations

import itertools
import re
import sys

from nieuw.say import words
from words.rendering import messages, renderings


def main(language: str, files: list[str]) -> None:
    """The messages of a language, or of some of its files."""
    catalogue = messages(language)
    sentences = (
        sentence
        for sentence in renderings(language, pairs=False)
        if not files or catalogue[sentence.key].file in files
    )
    for file, in_file in itertools.groupby(
        sentences, lambda sentence: catalogue[sentence.key].file
    ):
        print(f"\n== {file}\n")
        for key, texts in itertools.groupby(in_file, lambda sentence: sentence.key):
            shown = {re.sub(r"\d+", "#", text): text for _, text in texts}
            first, *others = shown.values()
            print(f"{key} = {first}", *others, sep="\n    ")


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in words.languages():
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2:])
