"""`docs/notation.md` says what the program does: its grammar accepts what is written, its examples
can be read, its dealer draws the same.

`python tests/test_notation_doc.py --write` makes the generated blocks of the page anew.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nieuw.bots.playout import choose_any, draw_any
from nieuw.bots.rng import Rng
from nieuw.box.file import builtin
from nieuw.core.agenda import ASK_PAY_BID, ASK_PAY_MARKET, ITEM_NAMES
from nieuw.core.engine import apply, new_game, to_move
from nieuw.core.names import CHANCE, OVER
from nieuw.core.state import State
from nieuw.core.verbs import VERB_NAMES
from nieuw.game import reader
from nieuw.game.dealer import Dealer, commitment
from nieuw.game.deals import check_deals
from nieuw.game.reader import RecordError
from nieuw.game.record import Comment, Entry, Record
from nieuw.game.writer import write
from nieuw.text import snapshot
from nieuw.text.sentences import lines

PAGE = Path(__file__).parent.parent / "docs" / "notation.md"
NAMES = ["Anna", "Bram", 'Cor "C" \\', "Dirk", "Énée"]


def blocks(kind: str) -> list[str]:
    """The fenced blocks of the page of that kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S)


# The grammar of the page as regular expressions ------------------------------------------------

TOKEN = re.compile(
    r"""\s*("[^"]*"|'[^']*'|\.\.|\*[0-9]+(?:-[0-9]+)?|[A-Za-z][A-Za-z0-9-]*|[][{}()|=])"""
)
GIVEN = {
    "LF": r"\n",
    "printable": r"[^\x00-\x1f\x7f-\xa0]",
    "unquoted": r'[^\x00-\x1f\x7f-\xa0"\\]',
}
CLOSING = {"(": ")", "[": "]", "{": "}"}


class Grammar:
    """Turns rules into regular expressions; no rule may use itself."""

    def __init__(self, text: str) -> None:
        tokens = TOKEN.findall(text)
        assert not TOKEN.sub("", text).strip()
        self.rules: dict[str, list[str]] = {}
        name = ""
        for i, token in enumerate(tokens):
            if tokens[i + 1 : i + 2] == ["="]:
                name = token
                assert name not in self.rules
                self.rules[name] = []
            elif token != "=":
                self.rules[name].append(token)
        self.made: dict[str, re.Pattern[str]] = {}

    def accepts(self, rule: str, text: str) -> bool:
        if rule not in self.made:
            self.made[rule] = re.compile(self.rule(rule))
        return self.made[rule].fullmatch(text) is not None

    def rule(self, name: str) -> str:
        if name in GIVEN:
            return GIVEN[name]
        tokens = list(self.rules[name])
        found = self.choice(tokens)
        assert not tokens, tokens
        return found

    def choice(self, tokens: list[str]) -> str:
        ways = [self.sequence(tokens)]
        while tokens[:1] == ["|"]:
            tokens.pop(0)
            ways.append(self.sequence(tokens))
        return f"(?:{'|'.join(ways)})"

    def sequence(self, tokens: list[str]) -> str:
        found = ""
        while tokens and tokens[0] not in "|)]}":
            part = self.one(tokens)
            if tokens and tokens[0][0] == "*":
                part = f"(?:{part}){{{tokens.pop(0)[1:].replace('-', ',')}}}"
            found += part
        return found

    def one(self, tokens: list[str]) -> str:
        token = tokens.pop(0)
        if token in CLOSING:
            inner = self.choice(tokens)
            assert tokens.pop(0) == CLOSING[token]
            return inner + {"(": "", "[": "?", "{": "*"}[token]
        if token[0] not in "\"'":
            return self.rule(token)
        if tokens[:1] == [".."]:
            tokens.pop(0)
            return f"[{token[1]}-{tokens.pop(0)[1]}]"
        return re.escape(token[1:-1])


def grammar() -> Grammar:
    return Grammar("".join(blocks("ebnf")))


BODY = ("comment", "segment", "round", "move", "deal")


# Games -----------------------------------------------------------------------------------------


def sentence(s: State, rng: Rng) -> str:
    """A random line of the seat to move."""
    t = s.copy()
    t.log = []
    paying = t.agenda[-1][0] in (ASK_PAY_BID, ASK_PAY_MARKET)
    apply(t, choose_any(t, rng))
    while paying and t.agenda[-1][0] in (ASK_PAY_BID, ASK_PAY_MARKET):
        apply(t, choose_any(t, rng))
    return lines(t.log)[0].text


def play_on(game: Record, rng: Rng) -> Iterator[Record]:
    """Random play to the end, after every decision."""
    while True:
        game.deal()
        if to_move(game.state) == OVER:
            return
        yield game
        game.play(sentence(game.state, rng))


def played(seats: int, seed: int, start: State | None = None) -> Record:
    game = Record.new(builtin(), NAMES[:seats], Dealer.numbered(seed), start=start)
    for _ in play_on(game, Rng(seed)):
        pass
    return game


def positions(seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game, also within deals and payments."""
    s = new_game(seats, builtin().box)
    rng = Rng(seed)
    yield s
    while to_move(s) != OVER:
        apply(s, draw_any(s, rng) if to_move(s) == CHANCE else choose_any(s, rng))
        yield s


# The blocks that are made ----------------------------------------------------------------------


def example() -> str:
    """A short record from a late position that has a bit of everything; also taken back once."""
    for seed in range(10_000):
        late = next(s for s in positions(2, seed) if s.round == 6 and s.step >= 7)
        if late.step > 7 or sum(late.players[0].purse) + sum(late.players[1].purse) < 12:
            continue
        text = _example(late, seed)
        body = text.split("\nend\n\n")[1]
        wanted = ("market ", "pay ", "* ", "ship ", "trade ", "; ", "9 ")
        if all(word in body for word in wanted) and body.count("\n") <= 16:
            return text
    raise AssertionError("no such game")


def _example(late: State, seed: int) -> str:
    game = Record.new(builtin(), NAMES[:2], Dealer.numbered(1), start=late)
    for at, _ in enumerate(play_on(game, Rng(seed))):
        if game.state.step == 9:
            break  # a choice; only one answer is wanted
        if at == 1:
            game.entries.append(Entry(0, Comment("a turn taken back, so from here on a new seed")))
            game.new_segment(Dealer.numbered(2))
    return write(game)


def worked_draw() -> str:
    s = new_game(3, builtin().box)
    seed = Dealer.numbered(1).seed
    key = f"{seed} 0 0 deal-furs 1 2 0"
    number = int.from_bytes(hashlib.sha256(key.encode()).digest(), "big")
    return (
        f"seed        {seed}\n"
        f"commitment  {commitment(seed)}\n"
        f"key         {key}\n"
        f"sha256      {hashlib.sha256(key.encode()).hexdigest()}\n"
        f"number      {number}\n"
        "weights     B 10  M 10  O 10  R 10  X 10, sum 50\n"
        f"remainder   {number % 50}\n"
        f"draw        {str(Dealer(seed).draw(s)).split()[1]}\n"
    )


def first_deals() -> str:
    game = Record.new(builtin(), NAMES[:3], Dealer.numbered(1))
    next(game for game in play_on(game, Rng(1)) if game.state.step == 4)
    return "".join(
        f"{line.step} *       {line.text}\n" for line in game.lines() if line.seat == CHANCE
    )


MADE = {"nar": example, "draw": worked_draw, "dealt": first_deals}


def write_page() -> None:
    text = PAGE.read_text("utf-8")
    for kind, make in MADE.items():
        before, _, rest = text.partition(f"\n```{kind}\n")
        text = f"{before}\n```{kind}\n{make()}```{rest[rest.index('```') + 3 :]}"
    PAGE.write_text(text, "utf-8", newline="\n")


# The tests -------------------------------------------------------------------------------------


def test_the_page_is_one_that_can_be_made_again() -> None:
    for kind in MADE:
        assert len(blocks(kind)) == 1


def test_the_example_can_be_read() -> None:
    for text in blocks("nar"):
        game = reader.read(text)
        assert write(game) == text
        assert to_move(game.state) == OVER
        assert check_deals(game)[0] > 0
        assert check_deals(game)[1] == 0
        assert grammar().accepts("record", text)


def test_the_worked_draw_is_the_dealers() -> None:
    said = dict(line.split(None, 1) for line in blocks("draw")[0].splitlines())
    assert blocks("draw")[0] == worked_draw()
    assert said["commitment"] == "sha256:" + hashlib.sha256(said["seed"].encode()).hexdigest()
    assert said["sha256"] == hashlib.sha256(said["key"].encode()).hexdigest()
    assert int(said["number"]) == int(said["sha256"], 16)
    assert int(said["remainder"]) == int(said["number"]) % 50
    assert said["draw"] == "BMORX"[int(said["remainder"]) // 10]
    assert blocks("nar")[0].count(said["seed"]) == 1


@pytest.mark.parametrize("seed", [1, 2])
def test_the_first_deals_do_not_depend_on_play(seed: int) -> None:
    said = blocks("dealt")[0].splitlines()
    game = Record.new(builtin(), NAMES[:3], Dealer.numbered(1))
    next(game for game in play_on(game, Rng(seed)) if game.state.step == 4)
    assert [line for line in write(game).splitlines() if "*  " in line] == said


def test_every_verb_and_agenda_item_is_on_the_page() -> None:
    text = PAGE.read_text("utf-8")
    shown = "\n".join(re.findall(r"`([^`\n]+)`", text))
    items = "\n".join(blocks("ebnf"))
    for verb in VERB_NAMES:
        assert re.search(rf"^{verb}\b", shown, re.M), verb
        assert f'"{verb}' in items, verb
    for name in ITEM_NAMES.values():
        assert re.search(rf"^\| (`[a-z-]+`, )*`{name}`[,| ]", text, re.M), name
        assert f'"{name}"' in items, name


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_grammar_accepts_records(seats: int) -> None:
    rules = grammar()
    for seed in range(3):
        text = write(played(seats, seed))
        assert rules.accepts("record", text)
        body = text.split("\n\n", 1)[1]
        for line in body.splitlines(keepends=True):
            assert sum(rules.accepts(rule, line) for rule in BODY) == 1, line


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_grammar_accepts_positions(seats: int) -> None:
    rules = grammar()
    for at, s in enumerate(positions(seats, 7)):
        text = snapshot.write(s)
        assert rules.accepts("position", f"position\n{text}end\n\n"), text
        names = [line.split()[1] + " " for line in text.splitlines() if line[:7] == "agenda "]
        assert rules.accepts(f"step-{s.step}", "".join(names)), text
        if at % 50 == 0:
            assert rules.accepts("record", write(played(seats, 1, s)))


GOOD = """\
; a remark
;
dealer sha256:{a} seed:{b}
round 6
0 *       furs BM OX RR top BBMX mid ORR low MMXB
2 *       furs top BB mid M
5 *       furs RM
1 *       land L4 L12 L5 L24
1 *       ships S3 S8 S1 S7
3 *       tiles LLC TTL CT LC TC
4 green   pay 12c 1g 3w 2n 1B 1M 1O 1R 1X
5 red     build 2 6 6
7 blue    trade top 1B 2X
7 blue    ship S5 2B 1O
7 blue    wood +999
7 blue    corn -1
7 blue    pass special
9 blue    close 1 1 4
"""
BROKEN = """\
;a remark
dealer sha256:{b}
dealer sha256:{a} seed:{a}
round 0
round 7
 4 blue    pass
4 pink    pass
4 *       pass
4 blue    furs RM
4 blue    passes
4 blue    pass 1
4 blue    pass\x20
4 blue    bid 07
4 blue    bid -1
4 blue    bid 1000
4 blue    pay 1g 1c
4 blue    pay 1c 1c
4 blue    pay 0c
4 blue    pay 1b
4 blue    take 6
5 blue    build
5 blue    build 1 2 3 4
5 blue    build 7
6 blue    add L25
6 blue    add L07
6 blue    add S7
7 blue    trade mid 1B
7 blue    trade top 1c
7 blue    ship L5 1B
7 blue    wood 3
7 blue    corn +0
7 blue    houses 4
7 blue    market 0
1 *       land L1 L2 L3 L4 L5
2 *       furs mid BB top M
2 *       furs top BBBBB
2 *       furs top
3 *       tiles CLX
3 *       tiles CLTC
4 blue    pass tile special
"""


def test_the_grammar_refuses_broken_lines() -> None:
    rules = grammar()
    for text, good in ((GOOD, 1), (BROKEN, 0)):
        for line in text.format(a="0" * 64, b="f" * 32).splitlines(keepends=True):
            assert sum(rules.accepts(rule, line) for rule in BODY) == good, line


def test_the_grammar_and_the_reader_refuse_the_same_headers() -> None:
    rules = grammar()
    text = write(played(2, 1))
    for old, new in (
        ("Record 1", "Record 2"),
        ("Rules 1", "Rules 2"),
        ("Box reconstructed-1 ", "Box "),
        ("seed:", "seed: "),
        (' yellow="Bram"', ""),
        ('"Anna"', '"An"na"'),
        ('"Anna"', '"Anna\\"'),
        ('"Anna"', f'"{"a" * 61}"'),
        ("Seats ", "seats "),
        ("\nResult", "\nEvent spring\nResult"),
        ("\n\n", "\nevent spring\n\n"),
        ("\n\n", "\n\n\n"),
        ("round 3\n", "\n"),
        ("\n", "\r\n"),
    ):
        broken = text.replace(old, new, 1)
        assert broken != text
        assert not rules.accepts("record", broken), (old, new)
        with pytest.raises(RecordError, match=r"^line [0-9]+( '.*')?: "):
            reader.read(broken)
    for old, new in (("\n\n", "\nEvent Spring\n\n"), ('"Anna"', '"\\"Än\\\\na"')):
        other = text.replace(old, new, 1)
        assert rules.accepts("record", other)
        assert write(reader.read(other)) == other


def drawn(seed: str, position: str) -> str:
    """The dealer of the page, from the text of a position alone."""
    rows = [line.partition(" ") for line in position.splitlines()]
    said = {key: words.split() for key, _, words in reversed(rows)}
    item = said["agenda"]
    if item[0] in ("deal-land", "deal-ships"):
        deck = said["land-deck" if item[0] == "deal-land" else "ship-deck"]
        blue = [card for card in deck if int(card[1:]) <= 12]
        weights = [(card, 1) for card in blue or deck]
    elif item[0] == "deal-tiles":
        # A seat has a line of its own behind `seat`, so `tiles` is the cash box.
        weights = [(tile, 4 - "".join(said["tiles"]).count(tile)) for tile in "CLT"]
    else:
        weights = [(amount[-1], int(amount[:-1])) for amount in said["reserve"]]
    key = " ".join([seed, *said["round"], *said["step"], *item])
    number = int(hashlib.sha256(key.encode()).hexdigest(), 16)
    left = number % sum(weight for _, weight in weights)
    for drawn_now, weight in weights:
        if left < weight:
            return drawn_now
        left -= weight
    raise AssertionError


@pytest.mark.parametrize("seats", [2, 5])
def test_the_dealer_of_the_page_draws_the_same(seats: int) -> None:
    dealer = Dealer.numbered(seats)
    for s in positions(seats, 3):
        if to_move(s) == CHANCE:
            assert str(dealer.draw(s)).split()[1] == drawn(dealer.seed, snapshot.write(s))


def test_the_digest_of_a_box_is_the_pages() -> None:
    box = builtin()
    text = json.dumps(box.values, sort_keys=True, separators=(",", ":"))
    assert "source" not in text
    assert box.digest == "sha256:" + hashlib.sha256(text.encode("ascii")).hexdigest()
    shape = json.loads(blocks("json")[0])
    assert shape.keys() == box.values.keys()
    for key, value in shape.items():
        if isinstance(value, dict):
            for inner, fields in value.items():
                assert type(box.values[key][inner]) is type(fields)
                if isinstance(fields, dict):
                    assert box.values[key][inner].keys() == fields.keys()


def test_the_hash_of_a_position_is_the_pages() -> None:
    text = blocks("nar")[0]
    inside = text.split("\nposition\n")[1].split("end\n\n")[0]
    assert f"\nStart sha256:{hashlib.sha256(inside.encode()).hexdigest()}\n" in text


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("usage: python tests/test_notation_doc.py --write")
    write_page()
