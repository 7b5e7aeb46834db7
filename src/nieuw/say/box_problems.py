"""What is wrong with a box file, as phrases; `box/wrong.py` has the kinds of it."""

from __future__ import annotations

from typing import assert_never

from nieuw.box import wrong
from nieuw.box.file import BoxError
from nieuw.box.wrong import Got, Numbers, Problem, plain
from nieuw.say.phrases import Many, Phrase, many, phrase


def summary(error: BoxError) -> Phrase:
    """The first problem of a box file, and how many more there are."""
    first, *others = error.problems
    if not others:
        return problem(first)
    return phrase("box-problem-more", problem=problem(first), n=len(others))


def too_long(letters: int, line: int) -> Phrase:
    """A box file of more letters than that, or with a line of more than that."""
    return phrase("box-problem-long", letters=letters, line=line)


def problem(one: Problem) -> Phrase:
    """One thing wrong with a box file, with its key unless it is the whole file."""
    key, got = one.key, came(one.got)
    match one.expected:
        case wrong.File() | wrong.ReadableFile() | wrong.Utf8() | wrong.Toml():
            return got
        case wrong.FileOrBuiltin(names):
            return phrase("box-problem-neither", boxes=", ".join(names))
        case wrong.Builtin(names):
            return phrase("box-problem-not-builtin", boxes=", ".join(names))
        case wrong.SmallFile(most):
            return phrase("box-problem-large", bytes=most)
        case wrong.Json():
            return phrase("box-problem-json", got=got)
        case wrong.JsonObject():
            return phrase("box-problem-json-object", got=got)
        case wrong.Name():
            return phrase("box-problem-name", key=key, got=got)
        case wrong.OwnName():
            return phrase("box-problem-own-name", key=key, got=got)
        case wrong.Table():
            return phrase("box-problem-table", key=key, got=got)
        case wrong.NoSuchKey(known):
            return phrase("box-problem-key", key=key, keys=", ".join(known))
        case wrong.NoSuchNumber(section, last):
            return phrase(f"box-problem-only-{section}", key=key, last=last)
        case wrong.ListOfNumbers(least, most) if least == most:
            return phrase("box-problem-list", key=key, length=most, got=got)
        case wrong.ListOfNumbers(least, most):
            return phrase("box-problem-list-range", key=key, low=least, high=most, got=got)
        case wrong.OneNumber():
            return phrase("box-problem-one-number", key=key, got=got)
        case wrong.WholeNumber(low, high):
            return phrase("box-problem-number", key=key, low=str(low), high=str(high), got=got)
        case wrong.Source():
            return phrase("box-problem-source", key=key, got=got)
        case wrong.ListOfSources(count):
            return phrase("box-problem-sources", key=key, length=count, got=got)
        case wrong.Proven(value):
            return phrase("box-problem-proven", key=key, value=str(value), got=got)
        case wrong.AtLeast(value):
            return phrase("box-problem-at-least", key=key, low=str(value), got=got)
        case wrong.ColumnWithoutCoins():
            return phrase("box-problem-coins", key=key)
        case wrong.CardsWith(numbers, least):
            return phrase(
                "box-problem-cards", key=key, least=least, values=values(numbers), got=got
            )
        case wrong.Areas(count):
            return phrase("box-problem-areas", key=key, length=count, got=got)
        case wrong.Boats(count):
            return phrase("box-problem-boats", key=key, length=count, got=got)
        case wrong.BoatsOfOne(least):
            return phrase("box-problem-boats-of-one", key=key, length=least, got=got)
        case wrong.NoFewerSpaces():
            return phrase("box-problem-spaces", key=key, got=got)
        case wrong.CardUnlike(card):
            return phrase("box-problem-alike", key=key, other=card)
        case wrong.CardNotWorse(card):
            return phrase("box-problem-worse", key=key, other=card, got=got)
        case other:
            assert_never(other)


def came(got: Got) -> Phrase:
    """What came instead, as the end of a sentence; what is wrong with a whole file is one."""
    match got:
        case wrong.Directory():
            return phrase("box-got-folder")
        case wrong.Device():
            return phrase("box-got-device")
        case wrong.Unreadable(reason):
            return phrase("box-got-unreadable", reason=reason)
        case wrong.Byte(value, position):
            return phrase("box-got-byte", byte=f"0x{value:02x}", position=str(position))
        case wrong.TomlMistake(_, reason, place):
            if place is None:
                return phrase("box-got-mistake-at-end", reason=reason)
            line, column = str(place[0]), str(place[1])
            return phrase("box-got-mistake", reason=reason, line=line, column=column)
        case wrong.LongNumber():
            return phrase("box-got-long-number")
        case wrong.DeepLists():
            return phrase("box-got-deep-lists")
        case wrong.BuiltinName(name):
            return phrase("box-got-builtin-name", name=name)
        case wrong.Nothing():
            return phrase("box-got-nothing")
        case wrong.Unfilled():
            return phrase("box-got-unfilled")
        case wrong.Literal(text):
            return phrase("box-got-value", value=text)
        case wrong.Number(value):
            return phrase("box-got-value", value=str(value))
        case wrong.HugeNumber():
            return phrase("box-got-huge-number")
        case wrong.Text(text):
            return phrase("box-got-text", text=plain(text))
        case wrong.List(count):
            return phrase("box-got-list", n=count)
        case wrong.Table():
            return phrase("box-got-table")
        case wrong.DateOrTime():
            return phrase("box-got-date")
        case wrong.Spaces(counts):
            return phrase("box-got-spaces", list=", ".join(map(str, counts)))
        case wrong.Card(numbers):
            return phrase("box-got-card", values=values(numbers))
        case wrong.Neither() | wrong.More() | wrong.Same() | wrong.CoinsEverywhere():
            return phrase("box-got-other")
        case other:
            assert_never(other)


def values(numbers: Numbers) -> Many:
    """Numbers as they are written in the file: `houses = 2 and wood = 3`."""
    return many(phrase("box-value", key=key, value=str(value)) for key, value in numbers)
