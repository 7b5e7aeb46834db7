"""Facts about records and positions: what a release answered, as short lines that can be read.

A fact has a name and a value and belongs to a section, such as one record, position or table. A
file of facts lists sections, each a heading `== NAME` and below it lines of `NAME: VALUE`. A long
text is kept as its length and the first digits of its hash.
"""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from releases.product import (
    answers,
    decides,
    draws,
    forecasts,
    moves,
    points,
    position_text,
    previewed,
    question,
    read_position,
    result,
    round_of,
    seats,
    states,
    written,
)

Section = dict[str, str]
"""Values by name."""
Facts = dict[str, Section]
"""Sections by name."""
SAMPLES = 4
"""Mixes of an option that are previewed, at most."""
FORECAST = (
    *("corn", "harvest", "upkeep", "closing", "points_lost", "goods", "goods_lost", "coins"),
    *("final_election", "final_land", "final_furs", "final_rest", "final_total"),
)
"""The numbers of a forecast that are kept."""


# Files ----------------------------------------------------------------------------------------


def read_facts(path: Path) -> Facts:
    """The facts of a file."""
    facts: Facts = {}
    section: Section = {}
    for line in path.read_text("utf-8").splitlines():
        if line.startswith("== "):
            section = facts.setdefault(line.removeprefix("== "), {})
        elif line:
            name, _, value = line.partition(":")
            section[name] = value.removeprefix(" ")
    return facts


def write_facts(path: Path, facts: Facts) -> None:
    """Write a file of facts."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(map(section_text, facts.items())), "utf-8")


def section_text(named: tuple[str, Section]) -> str:
    """A section as lines."""
    name, section = named
    return "".join(f"{line}\n" for line in [f"== {name}", *map(fact_text, section.items())])


def fact_text(named: tuple[str, str]) -> str:
    """A fact as a line."""
    return f"{named[0]}: {named[1]}".rstrip()


# Records --------------------------------------------------------------------------------------


def of_record(record: Any) -> Section:
    """Every state, question and legal answer of a game by round, and how it ended."""
    section: Section = {}
    for number, played in itertools.groupby(states(record), round_of):
        states_seen: list[str] = []
        questions: list[str] = []
        legal: list[str] = []
        for s in played:
            states_seen.append(position_text(s))
            if decides(s):
                questions += [": ".join(fact) for fact in of_question(question(s) or {}).items()]
                legal += moves(s)
        section[f"round {number}"] = ", ".join(
            [
                f"{len(states_seen)} states {digest(states_seen)}",
                f"{len(questions)} lines of questions {digest(questions)}",
                f"{len(legal)} moves {digest(legal)}",
            ]
        )
    section["result"] = numbers(result(record))
    for source, by_seat in points(record).items():
        section[f"points of {source}"] = numbers(by_seat)
    section["draws"] = "{} checked, {} unknown".format(*draws(record))
    section["written again"] = digest([written(record)])
    return section


# Positions ------------------------------------------------------------------------------------


def of_position(text: str) -> Section:
    """A position: what is asked, every answer, and previews of some."""
    s = read_position(text)
    section = {"state": digest([position_text(s)])}
    for seat, forecast in zip(seats(s), forecasts(s), strict=True):
        section[f"forecast of seat {seat + 1}"] = forecast_text(forecast)
    whole = answers(s)
    section["answers"] = f"{len(whole)}, {digest(whole)}"
    asked = question(s) or {}
    section |= of_question(asked)
    for answer in samples(asked):
        section |= of_preview(answer, previewed(s, answer))
    return section


def of_question(asked: Mapping[str, Any]) -> Section:
    """What is asked, and each option with price and prize of the answers it lists."""
    who = f"seat {asked['seat'] + 1} in round {asked['round']}, step {asked['step']}"
    section = {"asked": f"{asked['kind']}, {who}, {asked['due']} due"}
    for option in asked["options"]:
        words = [option["shape"]]
        if option["shape"] != "list":
            words.append(f"from {option['least']} to {option['most']}")
        if option.get("items"):
            words.append("of " + " ".join(f"{i['most']}x{i['word']}" for i in option["items"]))
        section[f"option {option['prefix']}".strip()] = ", ".join([*words, f"fee {option['fee']}"])
        for choice in option.get("choices", []):
            section[choice["text"]] = effect_text(choice)
    return section


def of_preview(answer: str, shown: Mapping[str, Any] | None) -> Section:
    """What an answer would do."""
    if shown is None:
        return {f"preview of {answer}": "not legal"}
    standing = "".join(map(str, shown["standing"]))
    situation = f"standing {standing}, area {shown['area']}, travel {shown['travel']}"
    return {
        f"preview of {answer}": f"{effect_text(shown)}; {situation}".removeprefix("; "),
        f"forecast after {answer}": forecast_text(shown["forecast"]),
    }


def effect_text(effect: Mapping[str, Any]) -> str:
    """Price, prize and points of an answer, as sums and line by line."""
    changes = ", ".join(
        f"{change['kind']} {change['n']:+d} {change['why']}" for change in effect["changes"]
    )
    parts = [
        *(f"{name} {amounts(effect[name])}" if effect[name] else "" for name in ("price", "prize")),
        f"points {effect['points']:+d}" if effect["points"] else "",
        f"as {changes}" if changes else "",
        "ends the turn" if effect["ends_turn"] else "",
        "reveals" if effect["reveals"] else "",
    ]
    return "; ".join(filter(None, parts))


def forecast_text(forecast: Mapping[str, Any]) -> str:
    """The numbers of a forecast that are not 0."""
    shown = {name.replace("_", " "): forecast[name] for name in FORECAST}
    return ", ".join(f"{name} {n}" for name, n in shown.items() if n)


def samples(asked: Mapping[str, Any]) -> list[str]:
    """Some answers of every option, always the same."""
    texts: list[str] = []
    for option in asked["options"]:
        if option["shape"] == "list":
            choices = option["choices"]
            texts += [choices[0]["text"], choices[-1]["text"]]
        elif option["shape"] == "amount":
            least, most = option["least"], option["most"]
            texts += [f"{option['prefix']}{n}" for n in (least, (least + most) // 2, most)]
        else:
            texts += mixes(option)
    return list(dict.fromkeys(texts))


def mixes(option: Mapping[str, Any]) -> Iterator[str]:
    """The least and the most of a mix: items from the left, from the right, and in turn."""
    items = [(item["word"], item["most"]) for item in option["items"]]
    pool = [word for word, most in items for _ in range(most)]
    in_turn = [word for n in range(max(n for _, n in items)) for word, most in items if n < most]
    texts = [
        mix(option["prefix"], items, words[:total])
        for total in (option["least"], option["most"])
        for words in (pool, pool[::-1], in_turn)
    ]
    yield from list(dict.fromkeys(texts))[:SAMPLES]


def mix(prefix: str, items: list[tuple[str, int]], taken: list[str]) -> str:
    """A mix as a sentence: districts one by one, kinds with their number."""
    words = [prefix]
    for word, _ in items:
        n = taken.count(word)
        words += [word] * n if word.isdigit() else [f"{n}{word}"] * (n > 0)
    return " ".join(words)


# Values ---------------------------------------------------------------------------------------


def digest(texts: Iterable[str]) -> str:
    """Twelve digits for texts of any length."""
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:12]


def numbers(values: Iterable[int] | None) -> str:
    """Numbers with spaces between them, a dash for none."""
    return " ".join(map(str, values)) if values else "-"


def amounts(counts: Mapping[str, int]) -> str:
    """`3 coin, 1 wood`."""
    return ", ".join(f"{n} {kind}" for kind, n in counts.items())
