"""The commands and their options; what they do is in the modules they call."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

from cyclopts import App, Group, Parameter

from nieuw.arena.schedule import MOST_GAMES
from nieuw.bots.levels import USUAL
from nieuw.box.file import BoxFile, builtin
from nieuw.cli import about as about_
from nieuw.cli import analyse as analysing
from nieuw.cli import arena as arena_
from nieuw.cli import bot as bot_
from nieuw.cli import boxes, reading, serving, starting, training
from nieuw.cli.errors import Fail
from nieuw.cli.files import box_for_page, own_file, read_box, read_own_box
from nieuw.cli.help import Help
from nieuw.cli.rules import ALL, print_rules
from nieuw.cli.screen import screen
from nieuw.cli.seats import bot_specs, new_players, seated_bots, split
from nieuw.cli.simulate import simulate as simulate_games
from nieuw.cli.typed import typed
from nieuw.core.names import MAX_SEATS, MIN_SEATS
from nieuw.say.words import in_a_row, languages, say

HIGHEST_SEED = 999_999_999
HIGHEST_LINE = 999_999
HIGHEST_PORT = 65_535
USUAL_JUDGE = "mcts:5000"
MOST_JOBS = 1_000
HELP = ["--help", "-h"]


def option(key: str) -> Parameter:
    """An option or argument with its help and the word for what it takes."""
    return Parameter(help=say(key), metavar=say(f"takes-{key}"), show_default=False, negative="")


def flag(key: str) -> Parameter:
    """An option that takes nothing."""
    return Parameter(help=say(key), show_default=False, negative="")


def epilogue(example: str) -> str:
    """The end of every help: an example, and the option that every command takes."""
    return f"{example}\n\n{say('help-language', list=in_a_row(languages()))}"


def command(key: str, parent: App) -> App:
    """A command of `parent` with its help and an example; they are listed in the order they are
    made."""
    words = key.split("-")
    made = App(
        sort_key=len(list(parent)),
        name=words[-1],
        help=say(f"help-{key}"),
        usage=say(f"usage-{key}", command=typed(*words)),
        help_epilogue=epilogue(say(f"example-{key}", command=typed(*words))),
        help_flags=HELP,
        version_flags=[],
        group_commands=Group(say("help-group-commands")),
        group_parameters=Group(say("help-group-options")),
        group_arguments=Group(say("help-group-arguments")),
    )
    made["--help"].help = say("help-help")
    parent.command(made)
    return made


app = App(
    name="nieuw",
    help=say("help-nieuw"),
    usage=say("usage-nieuw", command=typed()),
    help_epilogue=epilogue(say("example-nieuw", command=typed("play"))),
    help_flags=HELP,
    version=about_.version,
    help_format="plaintext",
    help_formatter=Help(),
    group_commands=Group(say("help-group-commands")),
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
app["--help"].help = say("help-help")
app["--version"].help = say("help-version")

Box = Annotated[str | None, option("option-box")]
Seed = Annotated[str | None, option("option-seed")]
Port = Annotated[str | None, option("option-port")]


def number(name: str, word: str | None, least: int, most: int) -> int | None:
    """The whole number of an option, within its range."""
    if word is None:
        return None
    if not re.fullmatch("[0-9]{1,9}", word) or not least <= int(word) <= most:
        raise Fail(say("error-number", option=name, least=str(least), most=str(most), found=word))
    return int(word)


def box_or_builtin(path: str | None) -> BoxFile:
    """The box of `--box`, or the one that comes with the package."""
    return read_own_box(path) or builtin()


@command("play", app).default
def play(
    file: Annotated[Path | None, option("argument-record-to-resume")] = None,
    /,
    *,
    players: Annotated[str | None, option("option-players")] = None,
    seats: Annotated[str | None, option("option-seats")] = None,
    bots: Annotated[str | None, option("option-play-bots")] = None,
    seed: Annotated[str | None, option("option-play-seed")] = None,
    box: Box = None,
    text: Annotated[bool, flag("option-text")] = False,
    lan: Annotated[bool, flag("option-lan")] = False,
    port: Port = None,
) -> None:
    at = number("--port", port, 1, HIGHEST_PORT)
    number_of_seats = number("--seats", seats, MIN_SEATS, MAX_SEATS)
    start = number("--seed", seed, 0, HIGHEST_SEED)
    if not text and file is None:
        if start is not None:
            raise Fail(say("error-terminal-only", option="--seed"))
        wishes = (players, seats, bots) != (None,) * 3
        seated = new_players(players, bots, number_of_seats) if wishes else None
        offered = serving.offered(bot_specs(players, bots))
        serving.play(lan, at, seated, offered, box_for_page(box))
        return
    if lan or at is not None:
        raise Fail(say("error-browser-only", option="--lan" if lan else "--port"))
    if file is not None:
        if (players, seats, bots, seed) != (None,) * 4:
            raise Fail(say("error-resume-options"))
        starting.play_on(file, box)
        return
    seated = new_players(players, bots, number_of_seats)
    if (players, seats, bots, seed, box) == (None,) * 5:
        starting.play_last_or(seated)
    else:
        starting.play_new(seated, box, start, usual=(players, bots) == (None, None))


@command("rules", app).default
def rules(wanted: Annotated[str, option("argument-rule")] = ALL, /) -> None:
    print_rules(screen(), wanted)


@command("serve", app).default
def serve(
    *,
    host: Annotated[str, option("option-host")] = "127.0.0.1",
    port: Port = None,
    database: Annotated[str | None, option("option-database")] = None,
    prefix: Annotated[str, option("option-prefix")] = "",
    bots: Annotated[str | None, option("option-serve-bots")] = None,
) -> None:
    at = number("--port", port, 1, HIGHEST_PORT)
    serving.serve(host, at, database, prefix, serving.offered(split(bots)))


@command("simulate", app).default
def simulate(
    *,
    out: Annotated[Path, option("option-out")],
    games: Annotated[str, option("option-games")] = "10",
    seats: Annotated[str, option("option-simulate-seats")] = "3",
    bots: Annotated[str, option("option-bots")] = USUAL,
    seed: Seed = "0",
    box: Box = None,
) -> None:
    seated = number("--seats", seats, MIN_SEATS, MAX_SEATS) or 0
    wanted = number("--games", games, 1, MOST_GAMES - 1) or 0
    start = number("--seed", seed, 0, HIGHEST_SEED) or 0
    simulate_games(box_or_builtin(box), seated_bots(bots, seated), wanted, start, out)


@command("arena", app).default
def arena(
    *,
    bots: Annotated[str | None, option("option-arena-bots")] = None,
    against: Annotated[str | None, option("option-against")] = None,
    games: Annotated[str | None, option("option-arena-games")] = None,
    seats: Annotated[str | None, option("option-arena-seats")] = None,
    seed: Annotated[str | None, option("option-arena-seed")] = None,
    out: Annotated[Path | None, option("option-arena-out")] = None,
    resume: Annotated[bool, flag("option-resume")] = False,
    jobs: Annotated[str | None, option("option-jobs")] = None,
    scheduler: Annotated[str | None, option("option-scheduler")] = None,
    box: Box = None,
) -> None:
    arena_.arena(
        arena_.Wish(
            bots=bots,
            against=against,
            games=number("--games", games, 1, MOST_GAMES - 1),
            seats=number("--seats", seats, MIN_SEATS, MAX_SEATS),
            seed=number("--seed", seed, 0, HIGHEST_SEED),
            box=box,
            out=out,
            resume=resume,
            jobs=number("--jobs", jobs, 1, MOST_JOBS),
            scheduler=scheduler,
        )
    )


train_app = command("train", app)


@command("train-value", train_app).default
def train_value(
    *,
    out: Annotated[Path, option("option-train-out")],
    games: Annotated[str | None, option("option-train-games")] = None,
    generations: Annotated[str | None, option("option-train-generations")] = None,
    seed: Annotated[str | None, option("option-arena-seed")] = None,
    resume: Annotated[bool, flag("option-train-resume")] = False,
    jobs: Annotated[str | None, option("option-jobs")] = None,
    box: Box = None,
) -> None:
    training.train(
        box_or_builtin(box),
        out,
        games=number("--games", games, 1, training.MOST),
        generations=number("--generations", generations, 1, training.MOST_GENERATIONS),
        seed=number("--seed", seed, 0, training.HIGHEST_SEED),
        resume=resume,
        jobs=number("--jobs", jobs, 1, MOST_JOBS),
    )


@command("replay", app).default
def replay(
    file: Annotated[Path, option("argument-record")],
    /,
    *,
    to: Annotated[str | None, option("option-to")] = None,
    json: Annotated[bool, flag("option-json")] = False,
    box: Box = None,
) -> None:
    line = number("--to", to, 1, HIGHEST_LINE)
    reading.replay(file, line, json, read_box(box), own_file(box))


@command("verify", app).default
def verify(*files: Annotated[Path, option("argument-records")], box: Box = None) -> None:
    if not files:
        raise Fail(say("error-no-files"))
    reading.verify(list(files), read_box(box))


@command("analyse", app).default
def analyse(
    file: Annotated[Path, option("argument-record")],
    /,
    *,
    bot: Annotated[str, option("option-analyse-bot")] = USUAL_JUDGE,
    json: Annotated[bool, flag("option-analyse-json")] = False,
    out: Annotated[Path | None, option("option-analyse-out")] = None,
    box: Box = None,
) -> None:
    analysing.analyse(file, bot, json, out, read_box(box))


box_app = command("box", app)


@command("box-check", box_app).default
def box_check(file: Annotated[str, option("argument-box")], /) -> None:
    boxes.check(file)


@command("box-show", box_app).default
def box_show(file: Annotated[str | None, option("argument-box-or-builtin")] = None, /) -> None:
    boxes.show(box_or_builtin(file))


@command("box-template", box_app).default
def box_template(file: Annotated[str | None, option("argument-box-new")] = None, /) -> None:
    boxes.template(file)


@command("bot", app).default
def serve_bot(bot: Annotated[str, option("argument-bot")], /) -> None:
    bot_.serve(bot)


@command("about", app).default
def about(*, box: Box = None) -> None:
    about_.about(box_or_builtin(box))
