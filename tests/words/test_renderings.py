"""Every message in every language, said with every value of its arguments: nothing about it is
wrong that a program can see."""

from __future__ import annotations

import pytest
from babel import Locale

from nieuw.say import words
from nieuw.say.arguments import kind_name, kinds
from nieuw.say.spaces import joined
from words.faults import disagreeing, faults
from words.rendering import Rendering, messages, renderings


@pytest.mark.parametrize("language", words.languages())
def test_nothing_is_wrong(language: str) -> None:
    sentences = list(renderings(language))
    wrong = {f"{key}: {fault}": text for key, text in sentences for fault in faults(language, text)}
    assert wrong == {}
    assert disagreeing(language, sentences) == []


@pytest.mark.parametrize("language", words.languages())
def test_every_branch_can_be_chosen_and_none_is_missing(language: str) -> None:
    plurals = {*Locale(language).plural_form.tags, "other"}
    for key, message in messages(language).items():
        for name, branches in message.selects.items():
            kind = kinds()[kind_name(key, name)]
            assert kind.numbers or kind.words, (key, name)
            if kind.words:
                assert set(branches) == set(kind.words), (key, name)
            for branch in branches if kind.numbers else ():
                possible = branch in plurals or int(branch) in kind.numbers
                assert possible, (key, name, branch)


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("en", "Anna  wins", "a doubled space"),
        ("en", "Anna wins ()", "empty brackets"),
        ("en", "Anna ( Blue)", "a space after a bracket"),
        ("en", "*2* points", "a plain space between a number and its word"),
        ("en", "[page-won]", "a reference"),
        ("en", "Anna doesn't", "a straight quotation mark or apostrophe"),
        ("en", "Anna thinks …", "a space before a mark"),
        ("en", "Anna thinks...", "three dots"),
        ("en", "Anna pays -2", "a hyphen for a minus"),
        ("en", "95\u00a0%", "a percent sign written otherwise"),
        ("de", "95%", "a percent sign written otherwise"),
        ("it", "„Anna“", "other quotation marks than «»“”"),
        ("en", "Whoever owns it", "“whoever”, write “if you, the player who”"),
        ("hu", "3\u00a0pontot, 3\u00a0pontok", "“<n> pontok*”, write “<n> pont”"),
    ],
)
def test_a_fault_is_seen(language: str, text: str, fault: str) -> None:
    assert list(faults(language, text)) == [fault]


@pytest.mark.parametrize("text", ['nieuw play --players "Anna,bot:greedy"', "FILE...", "wood -2"])
def test_what_is_typed_is_no_fault(text: str) -> None:
    assert list(faults("en", text)) == []


@pytest.mark.parametrize(
    ("language", "right", "wrong"),
    [
        ("en", "1 point", "1 points"),
        ("de", "1 Punkt", "1 Punkte"),
        ("ru", "21 монета", "21 монет"),
        ("ru", "2 монеты", "2 монет"),
        ("it", "1 punto", "1 punti"),
    ],
)
def test_a_number_agrees_with_its_noun(language: str, right: str, wrong: str) -> None:
    plural = {"en": "5 points", "de": "5 Punkte", "ru": "5 монет", "it": "5 punti"}[language]
    sentences = [Rendering("amount", joined(text)) for text in (right, plural)]
    assert disagreeing(language, sentences) == []
    assert len(disagreeing(language, [*sentences, Rendering("elsewhere", joined(wrong))])) == 1
